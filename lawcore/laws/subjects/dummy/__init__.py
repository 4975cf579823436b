"""What dummy may do."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16b as shared_16b
from lawcore.laws.provisions import law_42a as shared_42a
from lawcore.laws.provisions import law_43b as shared_43b
from lawcore.laws.subjects.dummy import law_42, law_43a, law_43b
from lawcore.laws.subjects.dummy.facts import Dummy

SUBJECT = declare_subject(
    "dummy",
    60,
    Dummy,
    law_42,
    shared_42a,
    law_43a,
    law_43b,
    shared_43b,
    shared_16b,
    premises={
        shared_16b.a_question_told_partner_something: law_43b.asked_what_he_may_not,
        shared_42a.a_card_of_dummys_hand_is_at_issue: law_42.dummys_hand_did_not_follow,
        shared_43b.dummy_went_beyond_his_limits: law_43b.did_what_he_may_not,
        shared_43b.play_goes_on_unrectified: law_43b.no_rectification_now,
    },
    same_effect=(
        frozenset({"allowed", "rights_kept", "defender_at_fault"}),
        frozenset({"allowed", "dummy_revoked"}),
        frozenset({"not_allowed", "protection_lost"}),
        frozenset({"not_allowed", "hand_chosen"}),
        frozenset({"not_allowed", "as_if_established"}),
        frozenset({"play_on", "not_allowed"}),
        frozenset({"dummy_revoked", "not_allowed"}),
    ),
    group="play",
)
