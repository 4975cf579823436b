"""What the Laws leave to the Director on a lead out of turn."""

from lawcore.article import remark
from lawcore.subjects.lead_out_of_turn.facts import LeadOutOfTurn
from lawcore.subjects.lead_out_of_turn.law_53 import spread_in_spite_of_it
from lawcore.subjects.lead_out_of_turn.law_55 import led_on_purpose


@remark("J20")
def whether_it_was_meant(case: LeadOutOfTurn) -> bool:
    """Whether the lead was deliberate, or its profit could be foreseen."""
    return led_on_purpose(case)


@remark("J28", until=2007)
def spread_having_seen_dummy(case: LeadOutOfTurn) -> bool:
    """Whether a declarer who could have seen a card of dummy's may still become dummy."""
    return spread_in_spite_of_it(case)
