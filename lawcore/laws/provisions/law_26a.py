"""Laws 23C and 26A - A comparable call has taken the place of the one that was withdrawn."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.orders import LOOK_WHETHER_THE_CALL_HELPED

comparable_call_stands = Premise("comparable_call_stands")
"""A call was withdrawn, and the Director has found the call that stands comparable to it."""


@consequence(
    "26A",
    Order("RestrictNoLeadAfterAComparableCall", when=When.NEXT_LEAD, effects={"info": "no_16C"}),
    since=2017,
)
def lead_is_free_after_a_comparable_call(case: Facts) -> bool:
    """After a comparable call no lead is restricted, and 16C does not apply."""
    return comparable_call_stands(case)


@consequence("23C", LOOK_WHETHER_THE_CALL_HELPED, since=2017)
def help_of_the_withdrawn_call(case: Facts) -> bool:
    """If the withdrawn call has helped its side and damaged the other, the score is adjusted."""
    return comparable_call_stands(case)
