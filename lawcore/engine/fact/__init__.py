"""The facts that can be told at the table, their options, and the editions that read them."""

from lawcore.engine.fact.fact import (
    NO,
    YES,
    Answer,
    Answers,
    Choice,
    Edition,
    Fact,
    T,
    Together,
    Unanswered,
    YesNo,
    any_of,
    by_itself,
    choice_of,
    in_group,
    only_until,
)
from lawcore.engine.fact.facts import Faced, Facts, PlayerRole, Rare, Sitting
