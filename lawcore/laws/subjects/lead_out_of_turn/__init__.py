"""Leads out of turn."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_10c2, law_50e, law_50e2, law_60a
from lawcore.laws.provisions import law_72c as shared_72c
from lawcore.laws.subjects.lead_out_of_turn import law_53, law_54, law_55, law_60
from lawcore.laws.subjects.lead_out_of_turn.facts import LeadOutOfTurn

SUBJECT = declare_subject(
    "lead_out_of_turn",
    40,
    LeadOutOfTurn,
    law_53,
    law_54,
    law_55,
    law_60,
    law_10c2,
    law_60a,
    law_50e,
    law_50e2,
    shared_72c,
    premises={
        law_10c2.a_choice_is_open: law_53.somebody_is_to_choose,
        law_60a.the_right_is_forfeited: law_53.a_defenders_lead_stands,
        law_50e.a_penalty_card_lies: law_54.a_penalty_card_lies,
        law_50e2.declarer_may_have_it_picked_up: law_54.a_penalty_card_lies,
        shared_72c.it_was_done_on_purpose: law_55.led_on_purpose,
    },
    since=2007,
    same_effect=(
        frozenset({"lead_stands", "proper_lead_stands", "declarer_is_dummy"}),
        frozenset({"proper_lead_stands", "lead_withdrawn", "card_of_the_auction"}),
    ),
)
