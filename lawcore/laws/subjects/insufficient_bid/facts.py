"""A bid that is not high enough."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, YesNo
from lawcore.laws.provisions.facts import LAWS_THEN, OF_A_CALL, Judged, Side, WithdrawnCall

Meant = StrEnum("Meant", "MEANT SLIP UNSURE")
"""Whether the player meant to make that bid at that moment."""

Lho = StrEnum("Lho", "DECLINES ACCEPTS CALLED UNDECIDED")
"""What the next player does about the bid."""

Replacement = StrEnum("Replacement", "SAME_DENOM OTHER_BID PASS DBL_RDBL INSUFF_AGAIN NONE")
"""What the offender puts in the place of the bid."""

Lho2 = StrEnum("Lho2", "DECLINES ACCEPTS UNDECIDED")
"""What the next player does about a second insufficient bid."""

Turn = StrEnum("Turn", "IN_TURN OUT_OF_TURN")
"""Whether it was the bidder's turn."""

Prior = StrEnum("Prior", "NONE DBL INSUFF")
"""Which replacement was cancelled before this one."""

Damage = StrEnum("Damage", "NOT_YET NO YES")
"""Whether the other side was damaged, once play is over."""


class InsufficientBid(WithdrawnCall):
    """One insufficient bid, in the order in which a director asks."""

    meant = Fact(Meant)
    lho = Fact(Lho)
    repl = Fact(Replacement)
    lho2 = Fact(Lho2)
    cmp = Fact(Judged)
    natural_both = YesNo(YES, NO)
    precise = YesNo(YES, NO)

    turn = Fact(Turn, usual=Turn.IN_TURN)
    early = YesNo(NO, YES, usual=False)
    prior = Fact(Prior, usual=Prior.NONE)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)
    damage = Fact(Damage, usual=Damage.NOT_YET, volunteered=True)

    play_ended_when = (damage.is_(Damage.NO, Damage.YES),)
    likeliest = (early, turn, prior, side, damage)
    later = (side, damage)
    new_call = (cmp,)
    undecided_answers: ClassVar = {
        "lho": Lho.UNDECIDED,
        "repl": Replacement.NONE,
        "lho2": Lho2.UNDECIDED,
    }
    speaks_of_seats = (lho, lho2)
    effects: ClassVar = OF_A_CALL
    earlier_numbers: ClassVar = LAWS_THEN
    origin: ClassVar = "ib"
