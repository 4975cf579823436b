"""Laws 66, 70, 72, 79 and 81 - What the Director does beside the revoke."""

from lawcore.article import consequence, derived
from lawcore.subjects.revoke.facts import Revoke, Witness
from lawcore.subjects.revoke.law_61 import a_revoke, governed, in_time
from lawcore.subjects.revoke.law_63 import may_no_longer_be_corrected
from lawcore.subjects.revoke.law_67 import a_card_is_missing
from lawcore.subjects.revoke.law_69 import claimed_after_it
from lawcore.subjects.revoke.orders import (
    ConsiderAPenaltyForConcealment,
    ConsiderWhetherHeCouldHaveKnown,
    CountTheClaim,
    LetTheResultStand,
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


@consequence("72B3", since=2007)
def hidden_on_purpose(revoke: Revoke) -> ConsiderAPenaltyForConcealment | None:
    """A player may not conceal an infraction, by a second revoke, a hidden card or mixed cards."""
    return ConsiderAPenaltyForConcealment() if governed(revoke) and revoke.on_purpose else None


hidden_on_purpose.numbered("72B4", until=1997)


@consequence("72C", since=2017)
def could_have_known(revoke: Revoke) -> ConsiderWhetherHeCouldHaveKnown | None:
    """A player who could have known that his irregularity would pay is not to profit from it."""
    return ConsiderWhetherHeCouldHaveKnown() if governed(revoke) and revoke.on_purpose else None


could_have_known.numbered("23", since=2007, until=2007)
could_have_known.numbered("72B1", until=1997)


@derived
@consequence("79C")
def correction_period_is_over(revoke: Revoke) -> LetTheResultStand | None:
    """After the correction period the result at the table stands."""
    if a_revoke(revoke) or a_card_is_missing(revoke):
        return None if in_time(revoke) else LetTheResultStand()
    return None


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
