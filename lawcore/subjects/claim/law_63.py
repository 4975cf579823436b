"""Laws 62 to 64 - A revoke before the claim that nobody had noticed."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.claim.facts import Accepted, Claim, RevokeBy
from lawcore.subjects.claim.law_68 import contested, to_be_ruled
from lawcore.subjects.claim.law_79 import agreement_complete, in_time
from lawcore.subjects.claim.orders import CorrectTheRevokeFirst, ThenRuleTheRevoke


@condition("63A", cited=False)
def a_revoke_is_pending(claim: Claim) -> bool:
    """A revoke before the claim has come to light in time."""
    if contested(claim):
        return to_be_ruled(claim) and claim.revoke_pending is not RevokeBy.NONE
    return in_time(claim) and claim.revoke_pending is not RevokeBy.NONE


@condition("63A3", since=2017)
def the_claimers_revoked(claim: Claim) -> bool:
    """A claim or concession establishes the revoke of the side that makes it."""
    return a_revoke_is_pending(claim) and claim.revoke_pending is RevokeBy.CLAIMERS


@the_claimers_revoked.older("63A3", until=2007)
def _or_the_others_agreed(claim: Claim) -> bool:
    """It establishes the revoke of the side that makes it, and of the other if that agrees."""
    if not a_revoke_is_pending(claim):
        return False
    if claim.revoke_pending is RevokeBy.CLAIMERS or claim.accepted is Accepted.YES:
        return True
    return claim.accepted is Accepted.LATER_WITHDRAWN or agreement_complete(claim)


@condition("63A4", since=2017)
def the_others_agreement_is_complete(claim: Claim) -> bool:
    """A side's revoke is established once its agreement to the opponents' claim is complete."""
    if not a_revoke_is_pending(claim) or claim.revoke_pending is not RevokeBy.OTHERS:
        return False
    return agreement_complete(claim)


@condition("63A", cited=False)
def established_by_the_claim(claim: Claim) -> bool:
    """The claim, or the agreement to it, has established the revoke."""
    return the_claimers_revoked(claim) or the_others_agreement_is_complete(claim)


@derived
@consequence("62A")
def the_revoke_comes_first(claim: Claim) -> CorrectTheRevokeFirst | None:
    """A revoke that the claim has not established is corrected before the claim is ruled."""
    if not a_revoke_is_pending(claim) or established_by_the_claim(claim):
        return None
    return CorrectTheRevokeFirst(claim.accepted, claim.by if contested(claim) else None)


@derived
@consequence("64A")
def the_revoke_is_counted_afterwards(claim: Claim) -> ThenRuleTheRevoke | None:
    """Once the claim is settled, its tricks count as won and the revoke is rectified."""
    if not a_revoke_is_pending(claim) or not established_by_the_claim(claim):
        return None
    return ThenRuleTheRevoke(
        claim.revoke_pending,
        claim.accepted,
        agreement_complete(claim),
        claim.by if contested(claim) else None,
    )
