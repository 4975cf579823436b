"""Law 41 - The opening lead of the right defender."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.opening_lead.facts import Leader, OpeningLead
from lawcore.subjects.opening_lead.orders import BeginPlay, LeaveItFaceDown


@condition("41", cited=False)
def right_defender_led(opening_lead: OpeningLead) -> bool:
    """The defender whose lead it was has led."""
    return opening_lead.leader is Leader.RIGHT


@consequence("41C")
def play_begins(opening_lead: OpeningLead) -> BeginPlay | None:
    """With the lead faced play begins for good, and dummy's hand is spread."""
    if not right_defender_led(opening_lead):
        return None
    return BeginPlay() if opening_lead.faced is YesNo.YES else None


@consequence("41A")
def lead_lies_face_down(opening_lead: OpeningLead) -> LeaveItFaceDown | None:
    """A face-down lead is withdrawn only on the Director's instruction after an irregularity."""
    if not right_defender_led(opening_lead):
        return None
    return LeaveItFaceDown() if opening_lead.faced is YesNo.NO else None
