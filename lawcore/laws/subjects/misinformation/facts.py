"""An explanation, or an alert, that may not be what the partners have agreed."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.laws.provisions.facts import Judged, Later


class When(StrEnum):
    """At what point the Director is called; play begins when the lead is faced.

    `TOO_LATE` is when the right to a ruling has expired.
    """

    AUCTION = auto()
    CLARIFICATION = auto()
    PLAY = auto()
    AFTER = auto()
    TOO_LATE = auto()


class Found(StrEnum):
    """What the Director finds of the explanation and of the agreement.

    `MISHEARD`: it was right, and the opponent has misunderstood it, or not asked.
    """

    WRONG_EXPL = auto()
    FAILED_ALERT = auto()
    NO_AGREEMENT = auto()
    MISBID = auto()
    MISHEARD = auto()
    UNSURE = auto()


class Called(StrEnum):
    """Whether the partner of the player misled has called since."""

    NOT_CALLED = auto()
    CALLED = auto()


class Affected(StrEnum):
    """What of the side that was misled could well have been affected."""

    CALL = auto()
    PLAY = auto()
    BOTH = auto()
    NEITHER = auto()


class LeadMade(StrEnum):
    """Whether an opening lead lies there, before any is faced."""

    NONE = auto()
    FACE_DOWN = auto()


class Changed(StrEnum):
    """Whether the player who may change a call has done so."""

    NOT_YET = auto()
    YES = auto()
    NO = auto()


class Misinformation(Facts):
    """One explanation, in the order in which the law asks."""

    when = Fact(When)
    m_kind = Fact(Found)
    m_partner = Fact(Called)
    m_influenced = Fact(Judged)
    m_affected = Fact(Affected)
    m_card = YesNo(NO, YES)
    m_harm = Fact(Later)
    m_harm_call = Fact(Judged)
    m_harm_play = Fact(Judged)

    lead_made = Fact(LeadMade, usual=LeadMade.NONE)
    changes_call = Fact(Changed, usual=Changed.NOT_YET)

    incompatible = (when.is_(When.AFTER).excludes(m_harm, Later.NOT_YET, impossible=True),)
    play_ended_when = (when.is_(When.AFTER, When.TOO_LATE),)
    likeliest = (lead_made, changes_call)
    effects: ClassVar = {"decides": False}
