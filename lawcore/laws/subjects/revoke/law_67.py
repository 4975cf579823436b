"""Law 67 - A trick to which a player gave no card."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke.facts import LAST_TRICK, Revoke
from lawcore.laws.subjects.revoke.law_61 import in_time


@condition("67", cited=False)
def a_card_is_missing(case: Revoke) -> bool:
    """A player gave no card to a trick before the last one."""
    return case.trick != LAST_TRICK and case.card_missing


@consequence("67A1", Order("SupplyTheMissingCard", decides="not_a_revoke"))
def the_card_is_supplied(case: Revoke) -> bool:
    """Until a player on each side has played on, the missing card is supplied."""
    return a_card_is_missing(case) and in_time(case) and not case.each_side_played_on


@condition("67B", cited=False)
def too_late_to_supply_it(case: Revoke) -> bool:
    """A card is missing from a trick after which both sides have played on."""
    return a_card_is_missing(case) and in_time(case) and case.each_side_played_on


@consequence(
    "67B1(a)", Order("AddACardOfTheSuit", decides="established", counted=True), since=2007
)
def adds_a_card_of_the_suit(case: Revoke) -> bool:
    """The offender adds a card of the suit led to the played cards, and has revoked."""
    return too_late_to_supply_it(case) and case.could_comply


@adds_a_card_of_the_suit.older(
    "67B1(a)", Order("AddTheCardForNothing", decides="not_a_revoke"), until=1997
)
def _for_nothing(case: Revoke) -> bool:
    """The offender adds a card of the suit led to the played cards, and nothing is rectified."""
    return too_late_to_supply_it(case) and case.could_comply


@consequence("67B1(b)", Order("AddAnyCard", decides="established", counted=True))
def adds_any_card(case: Revoke) -> bool:
    """Without the suit the offender adds any card to the played cards, and has revoked."""
    return too_late_to_supply_it(case) and not case.could_comply


@condition("67B1", since=2007, cited=False)
def deemed_to_have_revoked(case: Revoke) -> bool:
    """A player who gave no card to the trick counts as having revoked there."""
    return adds_a_card_of_the_suit(case) or adds_any_card(case)


@deemed_to_have_revoked.older("67B1", until=1997)
def _if_he_had_not_the_suit(case: Revoke) -> bool:
    """A player who gave the trick no card, having none of the suit, counts as having revoked."""
    return adds_any_card(case)
