"""Information that a player may have had from partner."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.laws.provisions.facts import Judged


class When(StrEnum):
    """When the Director was called."""

    NOW = auto()
    AFTER = auto()


class Source(StrEnum):
    """Where the information could come from; the first three are alike to the law."""

    TEMPO = auto()
    WORDS = auto()
    EXPLANATION = auto()
    WITHDRAWN = auto()
    OTHER = auto()
    OPPONENTS_CARD = auto()


class Chosen(StrEnum):
    """What the partner chose, as the Director judges it."""

    SUGGESTED = auto()
    OTHER = auto()
    UNSURE = auto()


class UnauthorisedInformation(Facts):
    """One doubt about information, in the order in which the law asks."""

    when = Fact(When)
    u_info = Fact(Judged)
    u_points = Fact(Judged)
    u_la = Fact(Judged)
    u_chose = Fact(Chosen)
    u_adv = Fact(Judged)
    called_before = YesNo(NO, YES)

    source = Fact(Source, usual=Source.TEMPO)

    play_ended_when = (when.is_(When.AFTER),)
    likeliest = (source,)
    effects: ClassVar = {"decides": False}
