"""Law 72 - A player who erred on purpose, or could have known that it would pay."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.orders import CONSIDER_WHETHER_HE_COULD_HAVE_KNOWN

it_was_done_on_purpose = Premise("it_was_done_on_purpose")
"""It was done on purpose, or its gain could be foreseen."""


@consequence("72C", CONSIDER_WHETHER_HE_COULD_HAVE_KNOWN, was={2007: "23", 1997: "72B1"})
def could_have_known(case: Facts) -> bool:
    """A player who could have known that the irregularity would pay is not to profit from it."""
    return it_was_done_on_purpose(case)


@consequence(
    "72B1", Order("ConsiderAPenaltyForIntent", when=When.DIRECTOR, place=6), was={1997: "72B2"}
)
def infringed_with_intent(case: Facts) -> bool:
    """Nobody may infringe a law intentionally, be it at the price of the rectification."""
    return it_was_done_on_purpose(case)
