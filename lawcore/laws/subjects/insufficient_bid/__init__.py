"""Insufficient bids."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import (
    law_10c,
    law_10c2,
    law_16c_calls,
    law_26,
    law_26a,
    law_72c_calls,
)
from lawcore.laws.subjects.insufficient_bid import law_27a, law_27b, law_27d
from lawcore.laws.subjects.insufficient_bid.facts import InsufficientBid

SUBJECT = declare_subject(
    "insufficient_bid",
    110,
    InsufficientBid,
    law_27a,
    law_27b,
    law_27d,
    law_10c,
    law_10c2,
    law_16c_calls,
    law_26,
    law_26a,
    law_72c_calls,
    premises={
        law_10c.there_is_a_choice: law_27b.lho_has_a_choice,
        law_10c2.a_choice_is_open: law_27b.lho_has_a_choice,
        law_16c_calls.call_is_withdrawn: law_27d.a_call_is_withdrawn,
        law_26.lead_may_be_restricted: law_27d.no_comparable_call,
        law_26.found_not_comparable: law_27b.call_that_is_not_comparable,
        law_26a.comparable_call_stands: law_27d.comparable_after_all,
        law_26.offenders_defend: law_27d.his_side_defends,
        law_26.offenders_declare: law_27d.his_side_declares,
        law_72c_calls.damage_may_have_been_foreseen: law_27d.partner_has_to_pass,
    },
    since=2007,
    same_effect=(frozenset({"cancelled", "replacement_cancelled"}),),
    group="auction",
)
