"""Simultaneous leads and plays."""

from lawcore.subject import declare_subject
from lawcore.subjects.simultaneous import law_58
from lawcore.subjects.simultaneous.facts import Simultaneous

SUBJECT = declare_subject(
    "simultaneous",
    330,
    Simultaneous,
    law_58,
    since=2017,
    same_effect=(frozenset({"one_is_played", "he_designates"}),),
    group="play",
)
