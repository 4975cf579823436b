"""Laws 48, 49 and 54 - Cards shown without a claim."""

from lawcore.article import condition, consequence, derived
from lawcore.ruling import Order
from lawcore.subjects.claim.facts import By, Claim, NoIntent
from lawcore.subjects.claim.law_68 import no_claim_was_meant
from lawcore.subjects.claim.orders import NOTE


@condition("48B1")
def faced_after_an_opening_lead(case: Claim) -> bool:
    """Declarer faced his hand after an opening lead out of turn."""
    if not no_claim_was_meant(case) or case.by is not By.DECLARER:
        return False
    return case.clearly_no_claim_intended is NoIntent.LEAD_OUT_OF_TURN


@consequence("54", Order("RuleTheOpeningLead", place=NOTE))
def the_opening_lead_is_ruled(case: Claim) -> bool:
    """A declarer who spreads his hand after an opening lead out of turn is ruled by that Law."""
    return faced_after_an_opening_lead(case)


@derived
@consequence("48B2", Order("ReturnTheCardsToDeclarer", place=NOTE))
def declarer_takes_them_back(case: Claim) -> bool:
    """A declarer who faced his cards and clearly meant no claim picks them up again."""
    return (
        no_claim_was_meant(case)
        and not faced_after_an_opening_lead(case)
        and (case.by is By.DECLARER)
    )


@consequence("49", Order("RuleTheExposedCards", place=NOTE))
def a_defender_exposed_cards(case: Claim) -> bool:
    """Cards that a defender shows where his partner could see them are exposed cards."""
    return no_claim_was_meant(case) and case.by is By.DEFENDER
