"""The facts that can be told at the table, their options, and the editions that read them."""

from lawcore.fact.choice import Choice, any_of, by_itself, in_group, telling
from lawcore.fact.edition import Edition
from lawcore.fact.fact import Answer, Answered, Fact, Reader, T, Together, Told, Untold, yes_no
from lawcore.fact.facts import Facts, Rare

__all__ = [
    "Answer",
    "Answered",
    "Choice",
    "Edition",
    "Fact",
    "Facts",
    "Rare",
    "Reader",
    "T",
    "Together",
    "Told",
    "Untold",
    "any_of",
    "by_itself",
    "in_group",
    "telling",
    "yes_no",
]
