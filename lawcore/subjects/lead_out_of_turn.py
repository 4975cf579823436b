"""Leads out of turn."""

from lawcore.cases.lead_out_of_turn import LeadOutOfTurn
from lawcore.laws.lead_out_of_turn import judgement, law_53, law_54, law_55
from lawcore.subjects.making import made

SUBJECT = made(
    "lead_out_of_turn", 40, LeadOutOfTurn, law_53, law_54, law_55, judgement, since=2017
)
