"""Laws 16 and 47 - Retraction of a card played, and what a withdrawn card has told."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.played_card import law_45
from lawcore.laws.subjects.played_card.facts import Gesture, PlayedCard
from lawcore.laws.subjects.played_card.orders import (
    CARDS,
    INFORMATION,
    OPPONENT_MAY_TAKE_BACK,
    OPPONENT_THEN_DECLARER_MAY_TAKE_BACK,
)


@condition("47D", cited=False)
def an_opponent_followed_a_slip(case: PlayedCard) -> bool:
    """An opponent had played in turn to the card named by a slip."""
    return law_45.a_slip(case) and case.opponent_played


@condition("47D", cited=False)
def a_defender_followed_the_wrong_card(case: PlayedCard) -> bool:
    """A defender had played after dummy's wrong card, before attention was drawn to it."""
    return law_45.noticed_in_time(case) and case.opponent_played


@consequence("47C", Order("PutTheFirstCardBack", place=CARDS))
def the_first_card_goes_back(case: PlayedCard) -> bool:
    """A card named by a slip goes back without rectification."""
    return law_45.a_slip(case)


@consequence("47D", OPPONENT_MAY_TAKE_BACK, OPPONENT_THEN_DECLARER_MAY_TAKE_BACK)
def the_opponent_may_change_too(case: PlayedCard) -> Order | None:
    """After a change of play an opponent who had followed it may change that card."""
    if an_opponent_followed_a_slip(case):
        return OPPONENT_MAY_TAKE_BACK
    if not a_defender_followed_the_wrong_card(case):
        return None
    if case.declarer_followed:
        return OPPONENT_THEN_DECLARER_MAY_TAKE_BACK
    return OPPONENT_MAY_TAKE_BACK


@condition("47F", since=2007, cited=False)
def the_card_is_played(case: PlayedCard) -> bool:
    """The card counts as played by what was done with it."""
    if law_45.faced_on_the_table(case) or law_45.named_as_the_one_he_plays(case):
        return True
    if law_45.touched_in_dummy(case):
        return law_45.touched_to_be_played(case)
    if law_45.held_at_the_table(case) or law_45.held_as_if_played(case):
        return True
    return law_45.in_sight_of_his_partner(case) and case.gesture is not Gesture.DETACHED_ONLY


@consequence("47F2", Order("DoNotTakeItBack", place=CARDS), since=2007)
def not_taken_back(case: PlayedCard) -> bool:
    """A card once played is not withdrawn except where a law says so."""
    return the_card_is_played(case)


@consequence(
    "16C2",
    Order("IgnoreTheWithdrawnCard", place=INFORMATION + 1),
    was={2007: "16D2", 1997: "16C2"},
)
def unauthorised_for_declarers_side(case: PlayedCard) -> bool:
    """What was withdrawn because of dummy's wrong card is unauthorised for declarer."""
    return a_defender_followed_the_wrong_card(case)
