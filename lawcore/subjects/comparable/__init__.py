"""Whether a call is comparable to the one that was withdrawn."""

from lawcore.subject import declare_subject
from lawcore.subjects.comparable import judgement, law_23
from lawcore.subjects.comparable.facts import Comparable

SUBJECT = declare_subject(
    "comparable", 170, Comparable, law_23, judgement, since=2017, group="auction"
)
