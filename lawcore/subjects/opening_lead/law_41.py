"""Law 41 - The opening lead of the right defender."""

from lawcore.article import condition, consequence
from lawcore.ruling import Order
from lawcore.subjects.opening_lead.facts import Leader, OpeningLead
from lawcore.subjects.opening_lead.orders import Opened


@condition("41", cited=False)
def right_defender_led(case: OpeningLead) -> bool:
    """The defender whose lead it was has led."""
    return case.leader is Leader.RIGHT


@consequence("41C", Order("BeginPlay", decides=Opened.LEAD_STANDS))
def play_begins(case: OpeningLead) -> bool:
    """With the lead faced play begins for good, and dummy's hand is spread."""
    return right_defender_led(case) and case.faced


@consequence("41A", Order("LeaveItFaceDown", decides=Opened.LEAD_FACE_DOWN))
def lead_lies_face_down(case: OpeningLead) -> bool:
    """A face-down lead is withdrawn only on the Director's instruction after an irregularity."""
    return right_defender_led(case) and not case.faced
