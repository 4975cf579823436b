"""Laws 61 and 64 - A wrong card of dummy's that stands can make a revoke."""

from lawcore.article import consequence
from lawcore.ruling import Order
from lawcore.subjects.played_card import orders
from lawcore.subjects.played_card.facts import PlayedCard, RevokeBy
from lawcore.subjects.played_card.law_45 import noticed_too_late


@consequence("61A", orders.RULE_THE_REVOKE)
def did_not_follow_the_wrong_card(case: PlayedCard) -> Order | None:
    """Who could follow suit to the wrong card that dummy led, and did not, has revoked."""
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
