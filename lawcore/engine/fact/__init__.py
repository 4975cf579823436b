"""The facts that can be told at the table, their options, and the editions that read them."""

from lawcore.engine.fact.choice import Choice, any_of, by_itself, choice_of, in_group, only_until
from lawcore.engine.fact.fact import (
    NO,
    YES,
    Answer,
    Answers,
    Edition,
    Fact,
    T,
    Together,
    Unanswered,
    YesNo,
)
from lawcore.engine.fact.facts import Facts, Rare
from lawcore.engine.fact.seats import Faced, PlayerRole, Sitting
