"""Calls out of turn."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_10c, law_10c2, law_16c_calls, law_72c_calls
from lawcore.laws.provisions import law_26 as shared_26
from lawcore.laws.subjects.call_out_of_turn import (
    judgement,
    law_26,
    law_28,
    law_29,
    law_30,
    law_30_to_32_of_2007,
    law_31_and_32,
)
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn

SUBJECT = declare_subject(
    "call_out_of_turn",
    100,
    CallOutOfTurn,
    law_28,
    law_29,
    law_30,
    law_31_and_32,
    law_30_to_32_of_2007,
    law_26,
    law_10c,
    law_10c2,
    law_16c_calls,
    shared_26,
    law_72c_calls,
    judgement,
    premises={
        law_10c.there_is_a_choice: law_29.lho_has_not_chosen,
        law_10c2.a_choice_is_open: law_29.lho_has_not_chosen,
        law_16c_calls.call_is_withdrawn: law_26.a_call_was_withdrawn,
        shared_26.lead_may_be_restricted: law_26.lead_is_at_issue,
        shared_26.found_not_comparable: law_26.lead_is_at_issue,
        shared_26.offenders_defend: law_26.his_side_defends,
        shared_26.offenders_declare: law_26.his_side_declares,
        law_72c_calls.damage_may_have_been_foreseen: law_26.may_have_been_foreseen,
    },
    since=2007,
    same_effect=(frozenset({"waiting", "to_be_judged"}),),
    group="auction",
)
