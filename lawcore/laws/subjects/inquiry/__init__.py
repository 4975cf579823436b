"""Questions about a revoke: who may ask whom."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16b as shared_16b
from lawcore.laws.provisions import law_43b as shared_43b
from lawcore.laws.subjects.inquiry import law_42, law_61, law_66
from lawcore.laws.subjects.inquiry.facts import Inquiry

SUBJECT = declare_subject(
    "inquiry",
    70,
    Inquiry,
    law_61,
    law_42,
    shared_43b,
    law_66,
    shared_16b,
    premises={
        shared_16b.a_question_told_partner_something: law_66.tells_partner_something,
        shared_43b.dummy_went_beyond_his_limits: law_42.dummy_asked_though_he_may_not,
        shared_43b.play_goes_on_unrectified: law_42.no_rectification_now,
    },
    same_effect=(
        frozenset({"not_allowed", "as_if_established"}),
        frozenset({"play_on", "not_allowed"}),
    ),
    group="play",
)
