"""Tricks with a card too few or too many."""

from lawcore.subject import declare_subject
from lawcore.subjects.defective_trick import law_67
from lawcore.subjects.defective_trick.facts import DefectiveTrick

SUBJECT = declare_subject(
    "defective_trick",
    340,
    DefectiveTrick,
    law_67,
    since=2017,
    same_effect=(frozenset({"supplied", "deemed_a_revoke"}),),
    group="cards",
)
