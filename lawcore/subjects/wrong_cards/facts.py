"""A hand with too many cards, or with too few."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.fact import NO, YES, Fact, Facts, YesNo


class Case(StrEnum):
    """A hand has what another lacks, a card is missing, or one does not belong to the deal."""

    FOURTEEN_AND_TWELVE = "14_and_12"
    MISSING = auto()
    NOT_OF_THE_DEAL = auto()


class Found(StrEnum):
    """Whether it came to light while the board could still be played."""

    EARLIER = auto()
    AFTER_PLAY = auto()


class Where(StrEnum):
    """Where the missing card is."""

    FOUND = auto()
    NOT_FOUND = auto()
    AMONG_PLAYED = auto()
    ELSEWHERE = auto()


class WrongCards(Facts):
    """One board, in the order in which a director asks."""

    case = Fact(Case)
    call_by_wrong_hand = YesNo(YES, NO)
    seen = YesNo(YES, NO)
    playable = YesNo(YES, NO)
    lead_faced = YesNo(YES, NO)
    where = Fact(Where)
    played_to_quitted_trick = YesNo(NO, YES)

    found = Fact(Found, usual=Found.EARLIER)

    apart = (
        lead_faced.is_(False).excludes(
            where, Where.AMONG_PLAYED, Where.ELSEWHERE, impossible=True
        ),
        lead_faced.is_(True).excludes(where, Where.FOUND, impossible=True),
    )
    likeliest: ClassVar = (found,)
