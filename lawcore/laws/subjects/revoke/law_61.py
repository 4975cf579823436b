"""Law 61 - What a revoke is and who may ask about one; with Laws 44 and 59."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.laws.subjects.revoke.facts import LAST_TRICK, Attention, Duty, Hand, Revoke
from lawcore.laws.subjects.revoke.orders import NOT_A_REVOKE


@derived
@consequence("61A", NOT_A_REVOKE)
def only_one_card_was_left(case: Revoke) -> bool:
    """On the last trick a player has but one card, so playing it is no revoke."""
    return case.trick == LAST_TRICK


@derived
@condition("61A", cited=False)
def four_cards_were_played(case: Revoke) -> bool:
    """It is a trick of four cards before the last one."""
    return case.trick != LAST_TRICK and not case.card_missing


@consequence("44D", NOT_A_REVOKE)
def could_not_follow_suit(case: Revoke) -> bool:
    """A player who has no card of the suit led may play any card."""
    return (
        four_cards_were_played(case) and not case.could_comply and (case.duty is Duty.FOLLOW_SUIT)
    )


@consequence("59", NOT_A_REVOKE)
def could_not_comply(case: Revoke) -> bool:
    """A player who has no card such as is required may play any legal card."""
    return (
        four_cards_were_played(case)
        and not case.could_comply
        and (case.duty is not Duty.FOLLOW_SUIT)
    )


@condition("44C", cited=False)
def failed_to_follow_suit(case: Revoke) -> bool:
    """The player did not follow suit."""
    return case.duty is Duty.FOLLOW_SUIT


@condition("61A")
def disobeyed_a_requirement(case: Revoke) -> bool:
    """The player did not play the card or suit that the law or an opponent required."""
    return case.duty is not Duty.FOLLOW_SUIT


@condition("61A", cited=False)
def a_revoke(case: Revoke) -> bool:
    """A player, though able to, did not play what was required."""
    if not four_cards_were_played(case) or not case.could_comply:
        return False
    return failed_to_follow_suit(case) or disobeyed_a_requirement(case)


@derived
@condition("79C", cited=False)
def in_time(case: Revoke) -> bool:
    """Attention was drawn before the correction period ended."""
    return case.attention is not Attention.AFTER_CORRECTION_PERIOD


@derived
@condition("61A", cited=False)
def governed(case: Revoke) -> bool:
    """It is a revoke of which the Director has heard in time."""
    return a_revoke(case) and in_time(case)


@condition("61B2(a)", was={1997: "61B"})
def dummy_may_ask_declarer(case: Revoke) -> bool:
    """Dummy may ask declarer about a revoke."""
    return case.hand is Hand.DECLARER


@condition("61B2(b)", was={1997: "42B1"})
def dummy_may_not_ask_defenders(case: Revoke) -> bool:
    """Dummy may not ask a defender about a revoke."""
    return case.hand is Hand.DEFENDER


@condition("61B3", since=2007, until=2007, cited=False)
def defenders_may_ask_each_other(case: Revoke) -> bool:
    """Defenders may ask each other unless the regulating authority forbids it."""
    return case.defenders_may_ask


@defenders_may_ask_each_other.older("61B", until=1997)
def _if_the_zone_allows_it(case: Revoke) -> bool:
    """Defenders may not ask each other unless the zonal organisation allows it."""
    return case.defenders_may_ask
