"""Leads out of turn."""

from lawcore.build import build_subject
from lawcore.subjects.lead_out_of_turn import judgement, law_53, law_54, law_55
from lawcore.subjects.lead_out_of_turn.facts import LeadOutOfTurn

SUBJECT = build_subject(
    "lead_out_of_turn",
    40,
    LeadOutOfTurn,
    law_53,
    law_54,
    law_55,
    judgement,
    since=2007,
    same_effect=(
        frozenset({"lead_stands", "proper_lead_stands", "declarer_is_dummy"}),
        frozenset({"proper_lead_stands", "lead_withdrawn", "card_of_the_auction"}),
    ),
)
