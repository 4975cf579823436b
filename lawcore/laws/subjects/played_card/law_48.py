"""Laws 48, 49, 58, 61 and 64 - A card dropped, two cards at once, a wrong card that stands."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.subjects.played_card import orders
from lawcore.laws.subjects.played_card.facts import Gesture, PlayedCard, RevokeBy, Turn, Who
from lawcore.laws.subjects.played_card.law_45 import noticed_too_late


@consequence("48A", Order("TakeBackTheDroppedCard", decides="not_played"))
def declarer_dropped_it(case: PlayedCard) -> bool:
    """A card that declarer drops is not played, and never becomes a penalty card."""
    return case.who is Who.DECLARER and case.gesture is Gesture.DROPPED


@consequence(
    "49",
    Order(
        "TreatAsExposed",
        decides="not_played",
        leads_to=Lead("penalty_card", {"role": "defender", "how": "dropped"}),
    ),
)
def a_defender_dropped_it(case: PlayedCard) -> bool:
    """A defender's card whose face the partner could see becomes a penalty card."""
    return case.who is Who.DEFENDER and case.gesture is Gesture.DROPPED


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


@consequence("61A", orders.RULE_THE_REVOKE)
def did_not_follow_the_wrong_card(case: PlayedCard) -> Order | None:
    """A player who, though able to, did not follow suit to dummy's wrong card has revoked."""
    if not noticed_too_late(case) or case.revoke_by is RevokeBy.NOBODY:
        return None
    if case.revoke_by is RevokeBy.DUMMY:
        return None
    return orders.rule_the_revoke(hand=case.revoke_by)


@consequence("64B3", orders.RULE_THE_REVOKE)
def dummys_hand_revoked(case: PlayedCard) -> Order | None:
    """Where dummy's hand revoked by the wrong card, no trick is transferred by law."""
    if noticed_too_late(case) and case.revoke_by is RevokeBy.DUMMY:
        return orders.rule_the_revoke(hand=case.revoke_by)
    return None
