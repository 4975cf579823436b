"""Explanations and alerts: the steps, the poll and the fact sheet; none of them decides."""

from collections.abc import Mapping

from lawcore import SUBJECTS
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


def test_the_call_may_be_changed_after_four_answers() -> None:
    assert ladders.questions(SUBJECT, TYPICAL) == [*TYPICAL]
