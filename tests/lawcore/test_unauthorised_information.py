"""The questions on information from partner: every dialogue, and that none of them decides."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, Edition
from lawcore.request import dialogues
from lawcore.subjects.unauthorised_information.orders import Step
from lawcore.wording import LANGUAGES
from tests.lawcore.auction import ladders

SUBJECT = SUBJECTS["unauthorised_information"]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
VECTORS = [*ladders.vectors("unauthorised_information")]
DIALOGUES, LONGEST = 60, 6
SHEET, DAMAGE = "FillInTheFactSheet", "CompareWithoutTheInfraction"
ORDERS = {
    "UI-0": "EstablishTheFacts RecordAndPlayOn",
    "UI-1": f"EndWithoutInformation {SHEET}",
    "UI-1?": f"WeighTheInformation LookHowHeAvoidedIt CollectTheEvidence {SHEET}",
    "UI-2": f"EndWithoutSuggestion {SHEET}",
    "UI-2?": f"WeighTheSuggestion PollPeers {SHEET}",
    "UI-3": f"EndWithoutAlternative {SHEET}",
    "UI-3?": f"WeighTheAlternatives PollPeers {SHEET}",
    "UI-4": f"EndWithAnotherAction {SHEET}",
    "UI-4?": f"WeighTheChoice {SHEET}",
    "UI-5": f"LookAtAPenaltyAlone JudgeHowMuchCareHeTook {DAMAGE} {SHEET}",
    "UI-5?": f"WeighTheDamage {DAMAGE} {SHEET}",
    "UI-6": (
        f"ConsiderAnAdjustedScore JudgeHowMuchCareHeTook {DAMAGE} LookAtTheProbableResult "
        f"WeighSeveralResults LookForTheirOwnError {SHEET}"
    ),
    "UI-X": "TreatItAsExtraneous",
}
"""What the Director does at each end of the questions."""
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


def test_every_dialogue_agrees_with_the_second_procedure() -> None:
    for ruling, expected in ladders.every_ruling(SUBJECT):
        ladders.agrees(ruling, expected)


def test_no_dialogue_ends_in_a_decided_outcome() -> None:
    steps = set()
    for ruling, _ in ladders.every_ruling(SUBJECT):
        ladders.decides_nothing(ruling)
        steps.add(ruling.status)
    assert steps == {*Step}


def test_every_end_has_its_orders() -> None:
    assert ladders.orders_by_rule(SUBJECT) == ORDERS


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, object]) -> None:
    ladders.is_as_the_vector_says(SUBJECT, vector)


def test_number_and_length_of_dialogues_are_as_recorded() -> None:
    every = [*dialogues(SUBJECT, Edition(2017))]
    longest = max(
        len(ladders.questions(SUBJECT, ruling.told)) for ruling, _ in ladders.every_ruling(SUBJECT)
    )
    assert (len(every), longest) == (DIALOGUES, LONGEST)


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
    assert "PollPeers" in {type(ordered.order).__name__ for ordered in ruling.orders}


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
