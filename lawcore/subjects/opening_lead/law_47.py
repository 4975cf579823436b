"""Laws 47E1 and 16C - An opening lead made because an opponent said whose it was."""

from lawcore.article import condition, consequence
from lawcore.ruling import Order
from lawcore.subjects.opening_lead.facts import Leader, OpeningLead
from lawcore.subjects.opening_lead.orders import INFORMATION, Opened


@condition("54", cited=False)
def wrong_defender_led(case: OpeningLead) -> bool:
    """The defender whose lead it was not has led."""
    return case.leader is Leader.WRONG


@consequence("47E1", Order("HaveTheLeadTakenBack", decides=Opened.LEAD_WITHDRAWN))
def told_it_was_his_lead(case: OpeningLead) -> bool:
    """A lead made because an opponent said it was his is taken back, and not accepted."""
    return wrong_defender_led(case) and case.misinformed


@consequence("16C", Order("MindTheWithdrawnLead", place=INFORMATION))
def what_the_withdrawn_lead_told(case: OpeningLead) -> bool:
    """What a withdrawn card told is authorised for the side that was misled alone."""
    return told_it_was_his_lead(case)


@condition("54", cited=False)
def led_by_his_own_error(case: OpeningLead) -> bool:
    """The wrong defender led, and no opponent had told him to."""
    return wrong_defender_led(case) and not told_it_was_his_lead(case)
