"""A call out of turn."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, YesNo, by_itself, choice_of
from lawcore.laws.provisions.facts import LAWS_THEN, OF_A_CALL, NewCall, Side, WithdrawnCall

Kind = StrEnum("Kind", "PASS BID DBL_RDBL")
"""What was called out of turn."""

TurnOf = StrEnum("TurnOf", "RHO PARTNER LHO")
"""Whose turn it was, as seen by the offender."""

Lho = StrEnum("Lho", "DECLINES ACCEPTS CALLED UNDECIDED")
"""What the next player does about the call; who was in turn may simply have called."""

RhoThen = StrEnum("RhoThen", "PASSES ACTS NONE")
"""What the player whose turn it was calls once the turn has come back."""


class CallOutOfTurn(WithdrawnCall):
    """One call out of turn, in the order in which a director asks."""

    kind = Fact(Kind)
    turn_of = Fact(TurnOf)
    any_bid_before = YesNo(YES, NO)
    before = YesNo(NO, YES)
    lho = Fact(Lho)
    rho_then = Fact(RhoThen)
    repeats_denom = YesNo(YES, NO)
    cmp = Fact(NewCall)

    artificial = YesNo(NO, YES, usual=False)
    rho_barred = YesNo(NO, YES, usual=False)
    correct_called = YesNo(NO, YES, usual=False)
    inadmissible = YesNo(NO, YES, usual=False)
    insufficient = YesNo(NO, YES, usual=False)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    likeliest = (correct_called, artificial, insufficient, inadmissible, rho_barred, side)
    later = (side,)
    choices: ClassVar = {
        "turn_of": (
            *by_itself(TurnOf.RHO, TurnOf.PARTNER),
            choice_of(TurnOf.LHO, kind.is_(Kind.BID), before=NO),
            choice_of(TurnOf.LHO, kind.is_(Kind.BID), before=YES),
            choice_of(TurnOf.LHO, kind.is_(Kind.PASS, Kind.DBL_RDBL)),
        )
    }
    new_call = (cmp,)
    turns = (
        (turn_of.is_(TurnOf.LHO), 1),
        (turn_of.is_(TurnOf.PARTNER), 2),
        (turn_of.is_(TurnOf.RHO), 3),
    )
    undecided_answers: ClassVar = {
        "lho": Lho.UNDECIDED,
        "rho_then": RhoThen.NONE,
        "cmp": NewCall.NONE,
    }
    speaks_of_seats = (turn_of, lho, rho_then)
    effects: ClassVar = OF_A_CALL
    earlier_numbers: ClassVar = LAWS_THEN
    origin: ClassVar = "out_of_turn"
