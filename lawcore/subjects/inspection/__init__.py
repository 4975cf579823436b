"""The inspection of tricks."""

from lawcore.subject import declare_subject
from lawcore.subjects.inspection import law_66
from lawcore.subjects.inspection.facts import Inspection

SUBJECT = declare_subject(
    "inspection",
    350,
    Inspection,
    law_66,
    since=2017,
    same_effect=(frozenset({"closed", "too_late"}),),
    group="play",
)
