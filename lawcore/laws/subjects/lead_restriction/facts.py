"""The lead of the offender's partner after a call that was withdrawn."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import (
    NO,
    YES,
    Choice,
    Fact,
    Facts,
    PlayerRole,
    Sitting,
    YesNo,
    by_itself,
    in_group,
)
from lawcore.laws.provisions.facts import Side

Origin = StrEnum("Origin", "IB OUT_OF_TURN CHANGED INADMISSIBLE")
"""Which call was withdrawn."""


class Exempt(StrEnum):
    """Which Law excludes a restriction, if one does."""

    NONE = "none"
    LOWEST = "27B1a"
    SLIP = "25A"
    CALLED_IN_TURN = "28B"
    ACCEPTED = "29A"
    REPEATED = "31A1"
    DOUBLED = "36A"
    BARRED_PLAYER = "37A"
    BID_OVER_SEVEN = "38D"
    AFTER_THE_END = "39B"


class Specified(StrEnum):
    """Suits that a player has shown, written together in the order of their rank."""

    NONE = "none"
    S = "S"
    H = "H"
    D = "D"
    C = "C"
    SH = "SH"
    SD = "SD"
    SC = "SC"
    HD = "HD"
    HC = "HC"
    DC = "DC"
    SHD = "SHD"
    SHC = "SHC"
    SDC = "SDC"
    HDC = "HDC"
    SHDC = "SHDC"

    def is_within(self, others: "Specified") -> bool:
        """Tell whether every suit of it is among some others."""
        return self is Specified.NONE or set(self) <= set(others)


class Forbidden(StrEnum):
    """Which suit declarer has forbidden, if any."""

    NOT_YET = "not_yet"
    S = "S"
    H = "H"
    D = "D"
    C = "C"
    NONE = "none"


def _with(suit: str) -> tuple[Specified, ...]:
    """Return every answer that has a suit among those shown."""
    return tuple(one for one in Specified if one is not Specified.NONE and suit in one)


def _excluded(group: str, *laws: Exempt) -> tuple[Choice, ...]:
    """Return a button for each Law that excludes a restriction, all to be shown behind one."""
    return tuple(Choice(NO, (("exempt", law),), group=group) for law in laws)


SUITS = (
    *by_itself(Specified.NONE),
    *in_group("one", Specified.S, Specified.H, Specified.D, Specified.C),
    *in_group(
        "two",
        Specified.SH,
        Specified.SD,
        Specified.SC,
        Specified.HD,
        Specified.HC,
        Specified.DC,
    ),
    *in_group("three", Specified.SHD, Specified.SHC, Specified.SDC, Specified.HDC),
    *by_itself(Specified.SHDC),
)
"""The buttons for some of the four suits."""


class LeadRestriction(Facts):
    """One lead, in the order in which a director asks."""

    cmp = YesNo(NO, YES)
    exempt = Fact(Exempt)
    side = Fact((Side.DEFENDS, Side.DECLARES))
    first_turn = YesNo(YES, NO)
    withdrawn_relates_to_suits = Fact(Specified)
    specified = Fact(Specified)
    origin = Fact(Origin, usual=Origin.IB, volunteered=True)
    forbidden = Fact(Forbidden, usual=Forbidden.NOT_YET, volunteered=True)

    likeliest = (origin, forbidden)
    incompatible = (
        specified.is_(*_with("S")).excludes(forbidden, Forbidden.S, impossible=True),
        specified.is_(*_with("H")).excludes(forbidden, Forbidden.H, impossible=True),
        specified.is_(*_with("D")).excludes(forbidden, Forbidden.D, impossible=True),
        specified.is_(*_with("C")).excludes(forbidden, Forbidden.C, impossible=True),
    )
    later = (forbidden,)
    seats = (Sitting(PlayerRole.CALLED, PlayerRole.DECLARERS_SIDE, PlayerRole.PARTNER),)
    speaks_of_seats = (first_turn,)
    undecided_answers: ClassVar = {"forbidden": Forbidden.NOT_YET}

    choices: ClassVar = {
        "cmp": (
            Choice(YES),
            Choice(NO, (("exempt", Exempt.NONE),)),
            *_excluded("alone", Exempt.LOWEST, Exempt.SLIP, Exempt.ACCEPTED, Exempt.REPEATED),
            *_excluded(
                "called",
                Exempt.CALLED_IN_TURN,
                Exempt.DOUBLED,
                Exempt.BARRED_PLAYER,
                Exempt.BID_OVER_SEVEN,
                Exempt.AFTER_THE_END,
            ),
        ),
        "exempt": (
            *by_itself(Exempt.NONE),
            *in_group("alone", Exempt.LOWEST, Exempt.SLIP, Exempt.ACCEPTED, Exempt.REPEATED),
            *in_group(
                "called",
                Exempt.CALLED_IN_TURN,
                Exempt.DOUBLED,
                Exempt.BARRED_PLAYER,
                Exempt.BID_OVER_SEVEN,
                Exempt.AFTER_THE_END,
            ),
        ),
        "withdrawn_relates_to_suits": SUITS,
        "specified": SUITS,
    }
    effects: ClassVar = {"options": (), "suits": (), "max": None, "duration": None}
