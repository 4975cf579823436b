"""Law 47E1 - A card played before its turn because an opponent said that it was its turn."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.orders import INFORMATION

played_on_an_opponents_word = Premise("played_on_an_opponents_word")
"""A card was led or played before its turn because an opponent had said that it was its turn."""


@consequence("47E1", Order("TakeTheCardBack", decides="taken_back"), since=2007)
def taken_back_for_nothing(case: Facts) -> bool:
    """A card led or played on an opponent's word is taken back, and nobody may accept it."""
    return played_on_an_opponents_word(case)


@taken_back_for_nothing.older(
    "47E1", Order("LetTheLeadBeTakenBack", decides="taken_back"), until=1997
)
def _a_lead_alone(case: Facts) -> bool:
    """A lead out of turn made on an opponent's word may be taken back without penalty."""
    return played_on_an_opponents_word(case)


@consequence(
    "16C", Order("KeepItFromWhoMisled", place=INFORMATION), was={2007: "16D", 1997: "16C"}
)
def what_the_card_taken_back_told(case: Facts) -> bool:
    """What a card taken back told is authorised for the side that was misled alone."""
    return taken_back_for_nothing(case)
