"""Explanations and alerts: the steps, the poll and the fact sheet; none of them decides."""

from collections.abc import Mapping

import pytest

from lawcore import SUBJECTS, BadAnswer, Edition, enquire
from lawcore.laws.subjects.misinformation.orders import Step
from tests.lawcore.second import ladders

SUBJECT = SUBJECTS["misinformation"]
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
