"""Law 61 - What a revoke is and who may ask about one; with Laws 44 and 59."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.revoke.facts import LAST_TRICK, Attention, Duty, Hand, Revoke
from lawcore.subjects.revoke.orders import NotARevoke


@derived
@consequence("61A")
def only_one_card_was_left(revoke: Revoke) -> NotARevoke | None:
    """On the last trick a player has but one card, so playing it is no revoke."""
    return NotARevoke() if revoke.trick == LAST_TRICK else None


@derived
@condition("61A", cited=False)
def four_cards_were_played(revoke: Revoke) -> bool:
    """It is a trick of four cards before the last one."""
    return revoke.trick != LAST_TRICK and not revoke.card_missing


@consequence("44D")
def could_not_follow_suit(revoke: Revoke) -> NotARevoke | None:
    """A player who has no card of the suit led may play any card."""
    if four_cards_were_played(revoke) and not revoke.could_comply:
        return NotARevoke() if revoke.duty is Duty.FOLLOW_SUIT else None
    return None


@consequence("59")
def could_not_comply(revoke: Revoke) -> NotARevoke | None:
    """A player who has no card such as is required of him may play any legal card."""
    if four_cards_were_played(revoke) and not revoke.could_comply:
        return None if revoke.duty is Duty.FOLLOW_SUIT else NotARevoke()
    return None


@condition("44C", cited=False)
def failed_to_follow_suit(revoke: Revoke) -> bool:
    """He did not follow suit."""
    return revoke.duty is Duty.FOLLOW_SUIT


@condition("61A")
def disobeyed_a_requirement(revoke: Revoke) -> bool:
    """He did not play the card or suit that the law or an opponent required."""
    return revoke.duty is not Duty.FOLLOW_SUIT


@condition("61A", cited=False)
def a_revoke(revoke: Revoke) -> bool:
    """A player who was able to do so did not play what he had to play."""
    if not four_cards_were_played(revoke) or not revoke.could_comply:
        return False
    return failed_to_follow_suit(revoke) or disobeyed_a_requirement(revoke)


@derived
@condition("79C", cited=False)
def in_time(revoke: Revoke) -> bool:
    """Attention was drawn before the correction period ended."""
    return revoke.attention is not Attention.AFTER_CORRECTION_PERIOD


@derived
@condition("61A", cited=False)
def governed(revoke: Revoke) -> bool:
    """It is a revoke of which the Director has heard in time."""
    return a_revoke(revoke) and in_time(revoke)


@condition("61B2(a)", since=2007)
def dummy_may_ask_declarer(revoke: Revoke) -> bool:
    """Dummy may ask declarer whether he has revoked."""
    return revoke.hand is Hand.DECLARER


dummy_may_ask_declarer.numbered("61B", until=1997)


@condition("61B2(b)", since=2007)
def dummy_may_not_ask_defenders(revoke: Revoke) -> bool:
    """Dummy may not ask a defender whether he has revoked."""
    return revoke.hand is Hand.DEFENDER


dummy_may_not_ask_defenders.numbered("42B1", until=1997)


@condition("61B3", since=2007, until=2007, cited=False)
def defenders_may_ask_each_other(revoke: Revoke) -> bool:
    """Defenders may ask each other unless the regulating authority forbids it."""
    return revoke.defenders_may_ask


@defenders_may_ask_each_other.older("61B", until=1997)
def _if_the_zone_allows_it(revoke: Revoke) -> bool:
    """Defenders may not ask each other unless the zonal organisation allows it."""
    return revoke.defenders_may_ask
