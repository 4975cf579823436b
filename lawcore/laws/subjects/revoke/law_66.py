"""Laws 66, 68, 70, 72, 79 and 81 - What the Director does beside the revoke."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import DECIDES, Lead, Order
from lawcore.laws.provisions.law_79c import correction_period_is_over
from lawcore.laws.subjects.revoke import orders
from lawcore.laws.subjects.revoke.facts import Revoke, Witness
from lawcore.laws.subjects.revoke.law_61 import a_revoke, governed, in_time
from lawcore.laws.subjects.revoke.law_63 import may_no_longer_be_corrected
from lawcore.laws.subjects.revoke.law_67 import a_card_is_missing
from lawcore.laws.subjects.revoke.law_69 import claimed_after_it


@consequence("66D", orders.RULE_AGAINST_WHO_MIXED_THE_CARDS, since=2017)
def facts_lost_in_mixed_cards(case: Revoke) -> bool:
    """If just one side has mixed its cards, facts that are lost are ruled for the other."""
    return governed(case) and case.cards_mixed


@facts_lost_in_mixed_cards.older("66D", until=2007)
def _after_it_was_alleged(case: Revoke) -> bool:
    """If a player mixed the cards once a revoke was alleged, lost facts go to the others."""
    return governed(case) and case.cards_mixed


@consequence("68D", Order("CountTheClaim", place=DECIDES - 1, leads_to=Lead("claim")))
def the_claim_is_settled_first(case: Revoke) -> bool:
    """A claim made after a revoke that is established is agreed or ruled first."""
    return claimed_after_it(case) and may_no_longer_be_corrected(case)


@consequence("70A", Order("RuleTheClaimAfterwards", place=orders.CLAIM, leads_to=Lead("claim")))
def a_claim_is_pending(case: Revoke) -> bool:
    """A claim made after a revoke that is corrected is ruled then, equitably to both sides."""
    return claimed_after_it(case) and not may_no_longer_be_corrected(case)


@derived
@condition("72C", was={2007: "23", 1997: "72B1"}, cited=False)
def revoked_on_purpose(case: Revoke) -> bool:
    """The revoke was made on purpose, or hidden."""
    return governed(case) and case.on_purpose


@consequence(
    "72B3",
    Order("ConsiderAPenaltyForConcealment", when=orders.DIRECTOR, place=5),
    was={1997: "72B4"},
)
def hidden_on_purpose(case: Revoke) -> bool:
    """A player may not conceal an infraction, by a second revoke, a hidden card or mixed cards."""
    return revoked_on_purpose(case)


@derived
@condition("79C", cited=False)
def attention_came_too_late(case: Revoke) -> bool:
    """Attention was drawn to it after the correction period."""
    return (a_revoke(case) or a_card_is_missing(case)) and not in_time(case)


@consequence(
    "81C3",
    orders.RECTIFY_NOTHING_ANY_MORE,
    orders.RECTIFY_HOWEVER_IT_BECAME_KNOWN,
    was={1997: "81C6"},
)
def whatever_the_director_learns(case: Revoke) -> Order | None:
    """The Director rectifies what becomes known in any way, until the correction period ends."""
    if correction_period_is_over(case):
        return orders.RECTIFY_NOTHING_ANY_MORE
    if governed(case) and case.noticed_by is not Witness.PLAYER:
        return orders.RECTIFY_HOWEVER_IT_BECAME_KNOWN
    return None
