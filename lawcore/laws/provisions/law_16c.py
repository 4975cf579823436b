"""Law 16C - What withdrawn cards have told."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.orders import INFORMATION

cards_of_who_did_not_err_are_withdrawn = Premise("cards_of_who_did_not_err_are_withdrawn")
"""Cards are withdrawn by which a side may learn that did nothing wrong."""


@consequence(
    "16C1", Order("UseWithdrawnCards", place=INFORMATION - 10), was={2007: "16D1", 1997: "16C1"}
)
def authorised_for_the_innocent_side(case: Facts) -> bool:
    """What withdrawn cards told is authorised for the non-offending side."""
    return cards_of_who_did_not_err_are_withdrawn(case)
