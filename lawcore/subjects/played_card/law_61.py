"""Laws 61 and 64 - A wrong card of dummy's that stands can make a revoke."""

from lawcore.article import consequence
from lawcore.subjects.played_card.facts import PlayedCard, RevokeBy
from lawcore.subjects.played_card.law_45 import noticed_too_late
from lawcore.subjects.played_card.orders import RuleTheRevoke


@consequence("61A")
def did_not_follow_the_wrong_card(played_card: PlayedCard) -> RuleTheRevoke | None:
    """Who could follow suit to the wrong card that dummy led, and did not, has revoked."""
    if not noticed_too_late(played_card) or played_card.revoke_by is RevokeBy.NOBODY:
        return None
    if played_card.revoke_by is RevokeBy.DUMMY:
        return None
    return RuleTheRevoke(hand=played_card.revoke_by)


@consequence("64B3")
def dummys_hand_revoked(played_card: PlayedCard) -> RuleTheRevoke | None:
    """Where dummy's hand revoked by the wrong card, no trick is transferred by law."""
    if noticed_too_late(played_card) and played_card.revoke_by is RevokeBy.DUMMY:
        return RuleTheRevoke(hand=played_card.revoke_by)
    return None
