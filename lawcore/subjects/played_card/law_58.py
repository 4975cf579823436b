"""Law 58 - Two players lead or play at the same time."""

from lawcore.article import condition, consequence
from lawcore.ruling import Order
from lawcore.subjects.played_card import orders
from lawcore.subjects.played_card.facts import Gesture, PlayedCard, Turn


@condition("58A", cited=False)
def two_at_once(case: PlayedCard) -> bool:
    """Another player led or played at the same time."""
    return case.gesture is Gesture.AT_THE_SAME_TIME


@consequence(
    "58A",
    orders.COUNT_IT_AS_PLAYED_FIRST,
    orders.COUNT_IT_AS_PLAYED_LATER,
    orders.RULE_IT_AS_PLAYED_TOO_SOON,
)
def counts_as_the_later(case: PlayedCard) -> Order | None:
    """A card played together with the card that was due counts as played after it."""
    if not two_at_once(case):
        return None
    if case.turn is Turn.OWN:
        return orders.COUNT_IT_AS_PLAYED_FIRST
    if case.turn is Turn.NEXT:
        return orders.COUNT_IT_AS_PLAYED_LATER
    return orders.rule_it_as_played_too_soon(who=case.who)
