"""Simultaneous leads and plays."""

from lawcore.editions.build import build_subject
from lawcore.subjects.simultaneous import law_58
from lawcore.subjects.simultaneous.facts import Simultaneous

SUBJECT = build_subject(
    "simultaneous",
    330,
    Simultaneous,
    law_58,
    since=2017,
    same_effect=(frozenset({"one_is_played", "he_designates"}),),
    group="play",
)
