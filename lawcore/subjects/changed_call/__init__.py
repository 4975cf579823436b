"""Changed calls."""

from lawcore.provisions import law_10c, law_16c_calls, law_26
from lawcore.subject import declare_subject
from lawcore.subjects.changed_call import judgement, law_25a, law_25b
from lawcore.subjects.changed_call.facts import ChangedCall

SUBJECT = declare_subject(
    "changed_call",
    120,
    ChangedCall,
    law_25a,
    law_25b,
    law_10c,
    law_16c_calls,
    law_26,
    judgement,
    premises={
        law_10c.there_is_a_choice: law_25b.lho_has_not_chosen,
        law_16c_calls.call_is_withdrawn: law_25b.a_call_is_withdrawn,
        law_26.lead_may_be_restricted: law_25b.a_call_is_withdrawn,
        law_26.offenders_defend: law_25b.his_side_defends,
        law_26.offenders_declare: law_25b.his_side_declares,
    },
    since=2017,
    group="auction",
)
