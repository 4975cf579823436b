"""Laws 66, 70, 72, 79 and 81 - What the Director does beside the revoke."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.law_79c import correction_period_is_over
from lawcore.subjects.revoke.facts import Revoke, Witness
from lawcore.subjects.revoke.law_61 import a_revoke, governed, in_time
from lawcore.subjects.revoke.law_63 import may_no_longer_be_corrected
from lawcore.subjects.revoke.law_67 import a_card_is_missing
from lawcore.subjects.revoke.law_69 import claimed_after_it
from lawcore.subjects.revoke.orders import (
    ConsiderAPenaltyForConcealment,
    CountTheClaim,
    RectifyHoweverItBecameKnown,
    RectifyNothingAnyMore,
    RuleAgainstWhoMixedTheCards,
    RuleTheClaimAfterwards,
)


@consequence("66D", since=2017)
def facts_lost_in_mixed_cards(revoke: Revoke) -> RuleAgainstWhoMixedTheCards | None:
    """If just one side has mixed its cards, facts that are lost are ruled for the other."""
    return RuleAgainstWhoMixedTheCards() if governed(revoke) and revoke.cards_mixed else None


@facts_lost_in_mixed_cards.older("66D", until=2007)
def _after_it_was_alleged(revoke: Revoke) -> RuleAgainstWhoMixedTheCards | None:
    """If a player mixed his cards once a revoke was alleged, lost facts go to the others."""
    return RuleAgainstWhoMixedTheCards() if governed(revoke) and revoke.cards_mixed else None


@consequence("70A")
def a_claim_is_pending(revoke: Revoke) -> CountTheClaim | RuleTheClaimAfterwards | None:
    """A claim made after the revoke is settled as well, equitably to both sides."""
    if not claimed_after_it(revoke):
        return None
    return CountTheClaim() if may_no_longer_be_corrected(revoke) else RuleTheClaimAfterwards()


@derived
@condition("72C", since=2017, cited=False)
def revoked_on_purpose(revoke: Revoke) -> bool:
    """The revoke was made on purpose, or hidden."""
    return governed(revoke) and revoke.on_purpose


revoked_on_purpose.numbered("23", since=2007, until=2007)
revoked_on_purpose.numbered("72B1", until=1997)


@consequence("72B3", since=2007)
def hidden_on_purpose(revoke: Revoke) -> ConsiderAPenaltyForConcealment | None:
    """A player may not conceal an infraction, by a second revoke, a hidden card or mixed cards."""
    return ConsiderAPenaltyForConcealment() if revoked_on_purpose(revoke) else None


hidden_on_purpose.numbered("72B4", until=1997)


@derived
@condition("79C", cited=False)
def attention_came_too_late(revoke: Revoke) -> bool:
    """Attention was drawn to it after the correction period."""
    return (a_revoke(revoke) or a_card_is_missing(revoke)) and not in_time(revoke)


@consequence("81C3", since=2007)
def whatever_the_director_learns(
    revoke: Revoke,
) -> RectifyNothingAnyMore | RectifyHoweverItBecameKnown | None:
    """The Director rectifies what he learns in any way, until the correction period ends."""
    if correction_period_is_over(revoke):
        return RectifyNothingAnyMore()
    if governed(revoke) and revoke.noticed_by is not Witness.PLAYER:
        return RectifyHoweverItBecameKnown()
    return None


whatever_the_director_learns.numbered("81C6", until=1997)
