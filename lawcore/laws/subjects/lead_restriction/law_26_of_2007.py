"""Law 26 of 2007 - The lead after a withdrawn call, by the suits that the call showed."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.lead_restriction import orders
from lawcore.laws.subjects.lead_restriction.facts import LeadRestriction, Specified
from lawcore.laws.subjects.lead_restriction.law_26 import at_partners_first_lead


@condition("26A", until=2007, cited=False)
def showed_suits_alone(case: LeadRestriction) -> bool:
    """The withdrawn call showed one suit or more, and nothing else."""
    return at_partners_first_lead(case) and case.withdrawn_relates_to_suits is not Specified.NONE


@condition("26A", until=2007, cited=False)
def showed_them_again(case: LeadRestriction) -> bool:
    """The offender has shown every one of those suits in the legal auction."""
    return showed_suits_alone(case) and case.withdrawn_relates_to_suits.is_within(case.specified)


@condition("16D", until=2007)
def what_it_told_is_looked_at(case: LeadRestriction) -> bool:
    """What the withdrawn call told remains unauthorised for the offending side."""
    return showed_them_again(case)


@consequence(
    "26A1",
    Order("LetTheSuitsShownSinceDo", decides="no_restriction"),
    until=2007,
)
def suits_were_shown_again(case: LeadRestriction) -> bool:
    """Where the offender has shown the same suits again no lead is restricted."""
    return what_it_told_is_looked_at(case)


@consequence("26A2", orders.OFFER_TO_REQUIRE_OR_FORBID_A_SUIT, until=2007)
def suit_may_be_required_or_forbidden(case: LeadRestriction) -> Order | None:
    """Declarer may require or forbid one suit that the call showed and no later call has shown."""
    if not showed_suits_alone(case) or showed_them_again(case):
        return None
    return orders.offer_to_require_or_forbid_a_suit(
        case.withdrawn_relates_to_suits, case.specified
    )


@consequence(
    "26B",
    Order(
        "OfferToForbidAnySuit",
        decides="one_suit_forbidden",
        effects={
            "options": ("prohibit_any_one",),
            "suits": tuple(orders.SUITS),
            "max": 1,
            "duration": "while_partner_retains_lead",
        },
    ),
    until=2007,
)
def any_suit_may_be_forbidden(case: LeadRestriction) -> bool:
    """After any other call declarer may forbid any one suit until the lead is lost."""
    return at_partners_first_lead(case) and not showed_suits_alone(case)
