"""Law 47 - Retraction of a card played."""

from lawcore.article import condition, consequence
from lawcore.subjects.played_card.facts import Gesture, PlayedCard
from lawcore.subjects.played_card.law_45 import (
    a_slip,
    faced_on_the_table,
    held_as_if_played,
    held_at_the_table,
    in_sight_of_his_partner,
    named_as_the_one_he_plays,
    noticed_in_time,
    touched_in_dummy,
    touched_to_be_played,
)
from lawcore.subjects.played_card.orders import (
    DoNotTakeItBack,
    OpponentMayTakeBack,
    OpponentThenDeclarerMayTakeBack,
    PutTheFirstCardBack,
)


@condition("47D", cited=False)
def an_opponent_followed_a_slip(played_card: PlayedCard) -> bool:
    """An opponent had played in turn to the card named by a slip."""
    return a_slip(played_card) and played_card.opponent_played


@condition("47D", cited=False)
def a_defender_followed_the_wrong_card(played_card: PlayedCard) -> bool:
    """A defender had played after dummy's wrong card, before attention was drawn to it."""
    return noticed_in_time(played_card) and played_card.opponent_played


@consequence("47C")
def the_first_card_goes_back(played_card: PlayedCard) -> PutTheFirstCardBack | None:
    """A card named by a slip goes back without rectification."""
    return PutTheFirstCardBack() if a_slip(played_card) else None


@consequence("47D", since=2017)
def the_opponent_may_change_too(
    played_card: PlayedCard,
) -> OpponentMayTakeBack | OpponentThenDeclarerMayTakeBack | None:
    """After a change of play an opponent who had followed it may change his card."""
    if an_opponent_followed_a_slip(played_card):
        return OpponentMayTakeBack()
    if not a_defender_followed_the_wrong_card(played_card):
        return None
    if played_card.declarer_followed:
        return OpponentThenDeclarerMayTakeBack()
    return OpponentMayTakeBack()


the_opponent_may_change_too.numbered("47D", until=2007)


@condition("47F", since=2007, cited=False)
def the_card_is_played(played_card: PlayedCard) -> bool:
    """The card counts as played by what was done with it."""
    if faced_on_the_table(played_card) or named_as_the_one_he_plays(played_card):
        return True
    if touched_in_dummy(played_card):
        return touched_to_be_played(played_card)
    if held_at_the_table(played_card) or held_as_if_played(played_card):
        return True
    if in_sight_of_his_partner(played_card):
        return played_card.gesture is not Gesture.DETACHED_ONLY
    return False


@consequence("47F2", since=2007)
def not_taken_back(played_card: PlayedCard) -> DoNotTakeItBack | None:
    """A card once played is not withdrawn except where a law says so."""
    return DoNotTakeItBack() if the_card_is_played(played_card) else None
