"""Law 58 - Two players lead or play at the same time."""

from lawcore.article import condition, consequence
from lawcore.subjects.played_card.facts import Gesture, PlayedCard, Turn
from lawcore.subjects.played_card.orders import (
    CountItAsPlayedFirst,
    CountItAsPlayedLater,
    RuleItAsPlayedTooSoon,
)


@condition("58A", cited=False)
def two_at_once(played_card: PlayedCard) -> bool:
    """Another player led or played at the same time."""
    return played_card.gesture is Gesture.AT_THE_SAME_TIME


@consequence("58A")
def counts_as_the_later(
    played_card: PlayedCard,
) -> CountItAsPlayedFirst | CountItAsPlayedLater | RuleItAsPlayedTooSoon | None:
    """A card played together with the card that was due counts as played after it."""
    if not two_at_once(played_card):
        return None
    if played_card.turn is Turn.OWN:
        return CountItAsPlayedFirst()
    if played_card.turn is Turn.NEXT:
        return CountItAsPlayedLater()
    return RuleItAsPlayedTooSoon(who=played_card.who)
