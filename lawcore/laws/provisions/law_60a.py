"""Law 60A - What stays after a play has given up the right to a rectification."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.orders import CARDS

the_right_is_forfeited = Premise("the_right_is_forfeited")
"""An opponent played after a defender's irregular lead or play, and so gave up the right."""


@consequence("60A3", Order("KeepEarlierDuties", place=CARDS + 1))
def earlier_duties_remain(case: Facts) -> bool:
    """A penalty card or a restriction that bound the offending side before binds it still."""
    return the_right_is_forfeited(case)
