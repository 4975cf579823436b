"""Law 47E1 - A card played before its turn because an opponent said that it was its turn."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import KeepItFromWhoMisled, TakeTheCardBack

played_on_an_opponents_word = Premise("played_on_an_opponents_word")
"""A card was led or played before its turn because an opponent had said that it was its turn."""


@consequence("47E1", since=2007)
def taken_back_for_nothing(case: Facts) -> TakeTheCardBack | None:
    """Who led or played on an opponent's word takes the card back, and nobody may accept it."""
    return TakeTheCardBack() if played_on_an_opponents_word(case) else None


@consequence("16C", since=2017)
def what_the_card_taken_back_told(case: Facts) -> KeepItFromWhoMisled | None:
    """What a card taken back told is authorised for the side that was misled alone."""
    return KeepItFromWhoMisled() if taken_back_for_nothing(case) else None


what_the_card_taken_back_told.numbered("16D", since=2007, until=2007)
