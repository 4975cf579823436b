"""Inadmissible calls."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16c_calls, law_26, law_26a, law_72c_calls
from lawcore.laws.subjects.inadmissible_call import law_36, law_38
from lawcore.laws.subjects.inadmissible_call.facts import InadmissibleCall

SUBJECT = declare_subject(
    "inadmissible_call",
    130,
    InadmissibleCall,
    law_36,
    law_38,
    law_16c_calls,
    law_26,
    law_26a,
    law_72c_calls,
    premises={
        law_16c_calls.call_is_withdrawn: law_38.a_call_is_cancelled,
        law_26a.comparable_call_stands: law_36.found_comparable,
        law_26.lead_may_be_restricted: law_38.lead_may_be_restricted,
        law_26.found_not_comparable: law_38.lead_may_be_restricted,
        law_26.offenders_defend: law_38.his_side_defends,
        law_26.offenders_declare: law_38.his_side_declares,
        law_72c_calls.damage_may_have_been_foreseen: law_38.may_have_been_foreseen,
    },
    since=2017,
    same_effect=(frozenset({"cancelled", "undone", "to_be_judged"}),),
    group="auction",
)
