"""Explanations and alerts: the steps, the poll and the fact sheet; none of them decides."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, enquire
from lawcore.laws.provisions.orders import Settled
from lawcore.laws.subjects.misinformation.orders import Step
from lawcore.wording import LANGUAGES
from tests.lawcore.second import ladders
from tests.lawcore.walks import every_dialogue

SUBJECT = SUBJECTS["misinformation"]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TYPICAL: Mapping[str, str] = {
    "when": "auction",
    "m_kind": "wrong_expl",
    "m_partner": "not_called",
    "m_influenced": "yes",
}
IN_DOUBT: Mapping[str, str] = {
    "when": "after",
    "m_kind": "wrong_expl",
    "m_affected": "call",
    "m_harm": "unsure",
}
IN_PLAY: Mapping[str, str] = {"when": "play", "m_kind": "unsure"}
LEAKS = {
    "en": ("wrong", "mistake", "misinform", "result", "score", "damage"),
    "it": ("errat", "sbagli", "risultato", "punteggio", "danno"),
}
"""What would tell those who are asked why they are asked."""


def test_every_step_is_reached() -> None:
    steps = {dialogue.ruling.status for dialogue in every_dialogue(SUBJECT, Edition(2017))}
    assert steps == {*Step, Settled.TOO_LATE}


def test_the_call_may_be_changed_after_four_answers() -> None:
    assert ladders.questions(SUBJECT, TYPICAL) == [*TYPICAL]


@pytest.mark.parametrize(
    ("told", "step"),
    [
        (TYPICAL, Step.CALL_MAY_BE_CHANGED),
        ({**TYPICAL, "m_influenced": "no"}, Step.CALL_NOT_INFLUENCED),
        ({**TYPICAL, "m_partner": "called"}, Step.TOO_LATE_FOR_THAT_CALL),
        ({**IN_PLAY, "m_affected": "call"}, Step.TOO_LATE_FOR_THAT_CALL),
        ({**IN_PLAY, "m_affected": "neither"}, Step.NOTHING_AFFECTED),
        ({**IN_PLAY, "m_affected": "play", "m_card": "no"}, Step.CARD_MAY_BE_RETRACTED),
        ({**IN_PLAY, "m_affected": "both", "m_card": "yes"}, Step.PLAY_ON_AND_CALL_BACK),
    ],
)
def test_damage_is_asked_for_once_play_is_over(told: Mapping[str, str], step: Step) -> None:
    ruling = ladders.ruled(SUBJECT, told)
    assert ruling.status is step
    assert ruling.ask is not None
    assert (ruling.ask.fact, ruling.ask.telling) == ("m_affected", {"when": "after"})


def test_after_play_somebody_has_gained_or_not() -> None:
    told = {**IN_DOUBT, "m_harm": "not_yet"}
    with pytest.raises(BadAnswer):
        enquire(SUBJECT, Edition(2017), told)


def test_a_mistaken_call_leads_over_to_what_the_caller_has_heard() -> None:
    leads = {
        lead.subject: lead.answers
        for ordered in ladders.ruled(SUBJECT, {"when": "after", "m_kind": "misbid"}).orders
        if (lead := ordered.order.leads_to) is not None
    }
    assert leads == {
        "unauthorised_information": {"source": "explanation"},
        "conduct": {"case": "psych"},
    }


@LANGUAGE
def test_the_text_for_the_poll_tells_neither_what_happened_nor_what_came_of_it(
    language: str,
) -> None:
    said = ladders.said_to_peers(ladders.ruled(SUBJECT, IN_DOUBT), language)
    assert not [word for word in LEAKS[language] if word in said]


@LANGUAGE
def test_the_fact_sheet_has_what_was_answered(language: str) -> None:
    sheets = [
        ladders.fact_sheets(SUBJECT, told, language)
        for told in (IN_DOUBT, {**IN_DOUBT, "m_harm": "yes"})
    ]
    assert [len(some) for some in sheets] == [1, 1]
    assert sheets[0] != sheets[1]


@LANGUAGE
def test_questions_and_answers_are_worded_as_the_table_has_them(language: str) -> None:
    assert [*ladders.labels_differ(SUBJECT, language)] == []
