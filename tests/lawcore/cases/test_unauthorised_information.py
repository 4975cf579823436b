"""Information from partner: the steps, the poll and the fact sheet; none of them decides."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, Edition
from lawcore.laws.provisions.orders import Settled
from lawcore.laws.subjects.unauthorised_information.orders import Step
from lawcore.wording import LANGUAGES
from tests.lawcore.second import ladders
from tests.lawcore.walks import every_dialogue

SUBJECT = SUBJECTS["unauthorised_information"]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TYPICAL: Mapping[str, str] = {
    "when": "after",
    "u_info": "yes",
    "u_points": "yes",
    "u_la": "unsure",
}
LEAKS = {
    "en": ("pause", "hesita", "tempo", "slow", "result", "score", "partner", "question"),
    "it": ("pausa", "esita", "tempo", "lent", "risultato", "punteggio", "compagno", "domand"),
}
"""What would tell those who are asked why they are asked."""


def test_every_step_is_reached() -> None:
    steps = {dialogue.ruling.status for dialogue in every_dialogue(SUBJECT, Edition(2017))}
    assert steps == {*Step, Settled.TOO_LATE}


def test_the_longest_dialogue_has_six_questions() -> None:
    every = every_dialogue(SUBJECT, Edition(2017))
    lengths = [len(ladders.questions(SUBJECT, dialogue.ruling.told)) for dialogue in every]
    assert max(lengths) == 6


def test_one_answer_is_enough_while_the_board_is_played() -> None:
    assert ladders.questions(SUBJECT, {"when": "now"}) == ["when"]
    ruling = ladders.ruled(SUBJECT, {"when": "now"})
    assert ruling.ask is not None
    assert (ruling.ask.fact, ruling.ask.telling) == ("u_info", {"when": "after"})
    later = {**ruling.told, **ruling.ask.telling, "u_info": "no"}
    assert ladders.ruled(SUBJECT, later).status is Step.STOP_NO_INFORMATION


def test_the_poll_is_reached_by_four_answers() -> None:
    assert ladders.questions(SUBJECT, TYPICAL) == [*TYPICAL]
    ruling = ladders.ruled(SUBJECT, TYPICAL)
    assert "PollPeers" in {ordered.order.name for ordered in ruling.orders}


@LANGUAGE
def test_the_text_for_the_poll_tells_neither_what_happened_nor_what_came_of_it(
    language: str,
) -> None:
    said = ladders.said_to_peers(ladders.ruled(SUBJECT, TYPICAL), language)
    assert not [word for word in LEAKS[language] if word in said]


@LANGUAGE
def test_the_fact_sheet_has_what_was_answered(language: str) -> None:
    sheets = [
        ladders.fact_sheets(SUBJECT, told, language)
        for told in (TYPICAL, {**TYPICAL, "u_la": "no"})
    ]
    assert [len(some) for some in sheets] == [1, 1]
    assert sheets[0] != sheets[1]


@LANGUAGE
def test_questions_and_answers_are_worded_as_the_table_has_them(language: str) -> None:
    assert [*ladders.labels_differ(SUBJECT, language)] == []
