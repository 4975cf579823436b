"""Laws 48, 49 and 54 - Cards shown without a claim."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.claim.facts import By, Claim, NoIntent
from lawcore.subjects.claim.law_68 import no_claim_was_meant
from lawcore.subjects.claim.orders import (
    ReturnTheCardsToDeclarer,
    RuleTheExposedCards,
    RuleTheOpeningLead,
)


@condition("48B1")
def faced_after_an_opening_lead(claim: Claim) -> bool:
    """Declarer faced his hand after an opening lead out of turn."""
    if not no_claim_was_meant(claim) or claim.by is not By.DECLARER:
        return False
    return claim.clearly_no_claim_intended is NoIntent.LEAD_OUT_OF_TURN


@consequence("54")
def the_opening_lead_is_ruled(claim: Claim) -> RuleTheOpeningLead | None:
    """A declarer who spreads his hand after an opening lead out of turn is ruled by that Law."""
    return RuleTheOpeningLead() if faced_after_an_opening_lead(claim) else None


@derived
@consequence("48B2")
def declarer_takes_them_back(claim: Claim) -> ReturnTheCardsToDeclarer | None:
    """A declarer who faced his cards and clearly meant no claim picks them up again."""
    if not no_claim_was_meant(claim) or faced_after_an_opening_lead(claim):
        return None
    return ReturnTheCardsToDeclarer() if claim.by is By.DECLARER else None


@consequence("49")
def a_defender_exposed_cards(claim: Claim) -> RuleTheExposedCards | None:
    """Cards that a defender shows where his partner could see them are exposed cards."""
    return RuleTheExposedCards() if no_claim_was_meant(claim) and claim.by is By.DEFENDER else None
