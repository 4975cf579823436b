"""What the Laws leave to the Director on a lead out of turn."""

from lawcore.article import remark
from lawcore.subjects.lead_out_of_turn.facts import LeadOutOfTurn
from lawcore.subjects.lead_out_of_turn.law_55 import could_have_known


@remark("J20")
def whether_it_was_meant(lead_out_of_turn: LeadOutOfTurn) -> bool:
    """Whether the lead was deliberate, or its profit could be foreseen."""
    return bool(could_have_known(lead_out_of_turn))
