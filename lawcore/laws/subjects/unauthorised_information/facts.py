"""Information that a player may have had from partner."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.laws.provisions.facts import Judged


class When(StrEnum):
    """When the Director was called; `TOO_LATE` is when the right to a ruling had expired."""

    NOW = auto()
    AFTER = auto()
    TOO_LATE = auto()


class Source(StrEnum):
    """Where the information could come from; the first three are alike to the law.

    `WITHDRAWN` is what an offending side has of a withdrawn action, `OF_THE_OFFENDERS` what the
    other side has of it.
    """

    TEMPO = auto()
    WORDS = auto()
    EXPLANATION = auto()
    WITHDRAWN = auto()
    OF_THE_OFFENDERS = auto()
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

    play_ended_when = (when.is_(When.AFTER, When.TOO_LATE),)
    likeliest = (source,)
    effects: ClassVar = {"decides": False}
