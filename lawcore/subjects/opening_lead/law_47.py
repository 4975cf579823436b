"""Laws 47E1 and 16C - An opening lead made because an opponent said whose it was."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.opening_lead.facts import Leader, OpeningLead
from lawcore.subjects.opening_lead.orders import (
    HaveTheLeadTakenBack,
    MindTheWithdrawnLead,
)


@condition("54", cited=False)
def wrong_defender_led(opening_lead: OpeningLead) -> bool:
    """The defender whose lead it was not has led."""
    return opening_lead.leader is Leader.WRONG


@consequence("47E1")
def told_it_was_his_lead(opening_lead: OpeningLead) -> HaveTheLeadTakenBack | None:
    """A lead made because an opponent said it was his is taken back, and not accepted."""
    if not wrong_defender_led(opening_lead):
        return None
    return HaveTheLeadTakenBack() if opening_lead.misinformed is YesNo.YES else None


@consequence("16C")
def what_the_withdrawn_lead_told(opening_lead: OpeningLead) -> MindTheWithdrawnLead | None:
    """What a withdrawn card told is authorised for the side that was misled alone."""
    return MindTheWithdrawnLead() if told_it_was_his_lead(opening_lead) else None


@condition("54", cited=False)
def led_by_his_own_error(opening_lead: OpeningLead) -> bool:
    """The wrong defender led, and no opponent had told him to."""
    return wrong_defender_led(opening_lead) and not told_it_was_his_lead(opening_lead)
