"""A call that may not be made at all."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, YesNo
from lawcore.laws.provisions.facts import OF_A_CALL, NewCall, Side, WithdrawnCall

What = StrEnum("What", "DBL_RDBL BARRED_ACTED OVER_SEVEN AFTER_FINAL WRONG_WORDS")
"""What happened."""

Who = StrEnum("Who", "DEF_ACTION DEF_PASS DECL_SIDE PASSED_OUT")
"""Who called after the final pass, and what; `PASSED_OUT` where nobody had bid."""

Barred = StrEnum("Barred", "NEXT ALWAYS")
"""How long the player had to pass."""


class InadmissibleCall(WithdrawnCall):
    """One inadmissible call, in the order in which a director asks."""

    what = Fact(What)
    who = Fact(Who)
    lho_called = YesNo(NO, YES)
    barred = Fact(Barred)
    cmp = Fact(NewCall)

    slip = YesNo(NO, YES, usual=False)
    late = YesNo(NO, YES, usual=False)
    out_turn = YesNo(NO, YES, usual=False)
    also_19 = YesNo(NO, YES, usual=False)
    side = Fact(Side, usual=Side.UNKNOWN, volunteered=True)

    likeliest = (slip, out_turn, late, also_19, side)
    later = (side,)
    new_call = (cmp,)
    speaks_of_seats = (lho_called,)
    effects: ClassVar = OF_A_CALL
    origin: ClassVar = "inadmissible"
