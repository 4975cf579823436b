"""Law 67 - A trick to which a player gave no card."""

from lawcore.article import condition, consequence
from lawcore.subjects.revoke.facts import LAST_TRICK, Revoke
from lawcore.subjects.revoke.law_61 import in_time
from lawcore.subjects.revoke.orders import (
    AddACardOfTheSuit,
    AddAnyCard,
    AddTheCardForNothing,
    SupplyTheMissingCard,
)


@condition("67", cited=False)
def a_card_is_missing(revoke: Revoke) -> bool:
    """A player gave no card to a trick before the last one."""
    return revoke.trick != LAST_TRICK and revoke.card_missing


@consequence("67A1")
def the_card_is_supplied(revoke: Revoke) -> SupplyTheMissingCard | None:
    """Until a player on each side has played on, the missing card is supplied."""
    if not a_card_is_missing(revoke) or not in_time(revoke):
        return None
    return None if revoke.each_side_played_on else SupplyTheMissingCard()


@condition("67B", cited=False)
def too_late_to_supply_it(revoke: Revoke) -> bool:
    """A card is missing from a trick after which both sides have played on."""
    return a_card_is_missing(revoke) and in_time(revoke) and revoke.each_side_played_on


@consequence("67B1(a)", since=2007)
def adds_a_card_of_the_suit(
    revoke: Revoke,
) -> AddACardOfTheSuit | AddTheCardForNothing | None:
    """He adds a card of the suit led to his played cards, and counts as having revoked."""
    if too_late_to_supply_it(revoke) and revoke.could_comply:
        return AddACardOfTheSuit()
    return None


@adds_a_card_of_the_suit.older("67B1(a)", until=1997)
def _for_nothing(revoke: Revoke) -> AddACardOfTheSuit | AddTheCardForNothing | None:
    """He adds a card of the suit led to his played cards, and nothing is rectified."""
    if too_late_to_supply_it(revoke) and revoke.could_comply:
        return AddTheCardForNothing()
    return None


@consequence("67B1(b)")
def adds_any_card(revoke: Revoke) -> AddAnyCard | None:
    """Without the suit he adds any card to his played cards, and counts as having revoked."""
    if too_late_to_supply_it(revoke) and not revoke.could_comply:
        return AddAnyCard()
    return None


@condition("67B1", since=2007, cited=False)
def deemed_to_have_revoked(revoke: Revoke) -> bool:
    """Who gave no card to the trick counts as having revoked there."""
    return bool(adds_a_card_of_the_suit(revoke)) or bool(adds_any_card(revoke))


@deemed_to_have_revoked.older("67B1", until=1997)
def _if_he_had_not_the_suit(revoke: Revoke) -> bool:
    """Who gave no card to the trick, and had none of the suit, counts as having revoked there."""
    return bool(adds_any_card(revoke))
