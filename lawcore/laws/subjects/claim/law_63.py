"""Laws 62 to 64 - A revoke before the claim that nobody had noticed."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.claim import law_68, orders
from lawcore.laws.subjects.claim.facts import Accepted, Claim, RevokeBy
from lawcore.laws.subjects.claim.law_79 import agreement_complete, in_time


@condition("63A", cited=False)
def a_revoke_is_pending(case: Claim) -> bool:
    """A revoke before the claim has come to light in time."""
    if law_68.contested(case):
        return law_68.to_be_ruled(case) and case.revoke_pending is not RevokeBy.NONE
    if law_68.objected_whatever_others_say(case):
        return False
    return in_time(case) and case.revoke_pending is not RevokeBy.NONE


@condition("63A3", since=2017)
def the_claimers_revoked(case: Claim) -> bool:
    """A claim or concession establishes the revoke of the side that makes it."""
    return a_revoke_is_pending(case) and case.revoke_pending is RevokeBy.CLAIMERS


@the_claimers_revoked.older("63A3", until=2007)
def _or_the_others_agreed(case: Claim) -> bool:
    """It establishes the revoke of the side that makes it, and of the other if that agrees."""
    if not a_revoke_is_pending(case):
        return False
    if case.revoke_pending is RevokeBy.CLAIMERS or case.accepted is Accepted.YES:
        return True
    return case.accepted is Accepted.LATER_WITHDRAWN or agreement_complete(case)


@condition("63A4", since=2017)
def the_others_agreement_is_complete(case: Claim) -> bool:
    """A side's revoke is established once its agreement to the opponents' claim is complete."""
    if not a_revoke_is_pending(case) or case.revoke_pending is not RevokeBy.OTHERS:
        return False
    return agreement_complete(case)


@condition("63A", cited=False)
def established_by_the_claim(case: Claim) -> bool:
    """The claim, or the agreement to it, has established the revoke."""
    return the_claimers_revoked(case) or the_others_agreement_is_complete(case)


@condition("68", cited=False)
def nothing_claimed_or_conceded(case: Claim) -> bool:
    """What was said or shown was no claim and no concession, or partner's objection undid it."""
    return (
        law_68.only_the_trick_in_progress(case)
        or law_68.no_claim_was_meant(case)
        or law_68.partner_objected(case)
    )


@derived
@consequence("63A1", orders.RULE_THE_REVOKE_AS_WELL)
def the_void_claim_leaves_the_revoke(case: Claim) -> Order | None:
    """A claim that is void, or was none, establishes no revoke; later play may have done so."""
    if not nothing_claimed_or_conceded(case) and not law_68.all_four_played_on(case):
        return None
    if case.revoke_pending is RevokeBy.NONE:
        return None
    return orders.rule_the_revoke_as_well(case.revoke_pending, case.by)


@derived
@consequence("62A", orders.CORRECT_THE_REVOKE_FIRST)
def the_revoke_comes_first(case: Claim) -> Order | None:
    """A revoke that the claim has not established is corrected before the claim is ruled."""
    if not a_revoke_is_pending(case) or established_by_the_claim(case):
        return None
    return orders.correct_the_revoke_first(
        case.accepted, case.by if law_68.contested(case) else None
    )


@derived
@consequence("64A", orders.THEN_RULE_THE_REVOKE)
def the_revoke_is_counted_afterwards(case: Claim) -> Order | None:
    """Once the claim is settled, its tricks count as won and the revoke is rectified."""
    if not a_revoke_is_pending(case) or not established_by_the_claim(case):
        return None
    return orders.then_rule_the_revoke(
        case.revoke_pending,
        case.accepted,
        agreement_complete(case),
        case.by if law_68.contested(case) else None,
    )


@condition("68D2(a)", was={2007: "68D"})
def ruled_now(case: Claim) -> bool:
    """The Director rules on it, and no revoke has to be corrected first."""
    return law_68.to_be_ruled(case) and not the_revoke_comes_first(case)
