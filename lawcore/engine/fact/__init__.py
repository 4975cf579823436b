"""The facts that can be told at the table, their options, and the editions that read them."""

from lawcore.engine.fact.choice import Choice, any_of, by_itself, choice_of, in_group
from lawcore.engine.fact.fact import (
    NO,
    YES,
    Answer,
    Answered,
    Answers,
    Edition,
    Fact,
    Reader,
    T,
    Together,
    Unanswered,
    YesNo,
)
from lawcore.engine.fact.facts import Facts, Rare
from lawcore.engine.fact.seats import Faced, PlayerRole, Sitting

__all__ = [
    "NO",
    "YES",
    "Answer",
    "Answered",
    "Answers",
    "Choice",
    "Edition",
    "Faced",
    "Fact",
    "Facts",
    "PlayerRole",
    "Rare",
    "Reader",
    "Sitting",
    "T",
    "Together",
    "Unanswered",
    "YesNo",
    "any_of",
    "by_itself",
    "choice_of",
    "in_group",
]
