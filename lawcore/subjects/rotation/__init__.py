"""The order of calls."""

from lawcore.provisions import law_16c_calls
from lawcore.subject import declare_subject
from lawcore.subjects.rotation import law_34
from lawcore.subjects.rotation.facts import Rotation

SUBJECT = declare_subject(
    "rotation",
    135,
    Rotation,
    law_34,
    law_16c_calls,
    premises={law_16c_calls.call_is_withdrawn: law_34.auction_has_not_ended},
    since=2017,
    same_effect=(frozenset({"auction_is_over", "play_has_begun"}),),
    group="auction",
)
