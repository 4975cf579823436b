"""Law 72C - An irregularity of which the offender could have been aware that it would damage."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When

damage_may_have_been_foreseen = Premise("damage_may_have_been_foreseen")
"""The law that rules the irregularity points here."""


@consequence(
    "72C",
    Order("AdjustIfItCouldBeForeseen", when=When.END_OF_PLAY, effects={"adjust": ("72C",)}),
    since=2007,
    was={2007: "23"},
)
def could_have_been_aware(case: Facts) -> bool:
    """A player who could have been aware that it could well damage is not to gain by it."""
    return damage_may_have_been_foreseen(case)
