"""Law 26 of 2007 - The lead after a withdrawn call, by the suits that the call showed."""

from lawcore.article import condition, consequence
from lawcore.subjects.lead_restriction.facts import LeadRestriction, Specified
from lawcore.subjects.lead_restriction.law_26 import at_partners_first_lead
from lawcore.subjects.lead_restriction.orders import (
    LetTheSuitsShownSinceDo,
    OfferToForbidAnySuit,
    OfferToRequireOrForbidASuit,
)


@condition("26A", since=2007, until=2007, cited=False)
def showed_suits_alone(lead_restriction: LeadRestriction) -> bool:
    """The withdrawn call showed one suit or more, and nothing else."""
    if not at_partners_first_lead(lead_restriction):
        return False
    return lead_restriction.withdrawn_relates_to_suits is not Specified.NONE


@condition("26A", since=2007, until=2007, cited=False)
def showed_them_again(lead_restriction: LeadRestriction) -> bool:
    """The offender has shown every one of those suits in the legal auction."""
    if not showed_suits_alone(lead_restriction):
        return False
    return lead_restriction.withdrawn_relates_to_suits.is_within(lead_restriction.specified)


@condition("16D", since=2007, until=2007)
def what_it_told_is_looked_at(lead_restriction: LeadRestriction) -> bool:
    """What the withdrawn call told remains unauthorised for his side."""
    return showed_them_again(lead_restriction)


@consequence("26A1", since=2007, until=2007)
def suits_were_shown_again(lead_restriction: LeadRestriction) -> LetTheSuitsShownSinceDo | None:
    """Where he has shown the same suits again no lead is restricted."""
    return LetTheSuitsShownSinceDo() if what_it_told_is_looked_at(lead_restriction) else None


@consequence("26A2", since=2007, until=2007)
def suit_may_be_required_or_forbidden(
    lead_restriction: LeadRestriction,
) -> OfferToRequireOrForbidASuit | None:
    """Declarer may require or forbid one suit that the call showed and he has not shown since."""
    if not showed_suits_alone(lead_restriction) or showed_them_again(lead_restriction):
        return None
    return OfferToRequireOrForbidASuit(
        lead_restriction.withdrawn_relates_to_suits, lead_restriction.specified
    )


@consequence("26B", since=2007, until=2007)
def any_suit_may_be_forbidden(lead_restriction: LeadRestriction) -> OfferToForbidAnySuit | None:
    """After any other call declarer may forbid one suit, whichever it is."""
    if not at_partners_first_lead(lead_restriction) or showed_suits_alone(lead_restriction):
        return None
    return OfferToForbidAnySuit()
