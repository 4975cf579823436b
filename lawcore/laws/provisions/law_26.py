"""Law 26B - The lead of the offender's partner after a call that was withdrawn."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.provisions import orders
from lawcore.laws.provisions.facts import WithdrawnCall

lead_may_be_restricted = Premise("lead_may_be_restricted")
"""A call was withdrawn, no comparable one took its place, and no Law excludes a restriction."""
found_not_comparable = Premise("found_not_comparable")
"""Of the call that stands it is settled that it is not comparable."""
offenders_defend = Premise("offenders_defend")
"""The auction is over, and the offending side defends."""
offenders_declare = Premise("offenders_declare")
"""The auction is over, and the offending side plays the contract."""


@consequence(
    "26B",
    orders.RESTRICT_THE_LEAD_IF_THEY_DEFEND,
    orders.RESTRICT_THE_PARTNERS_LEAD,
    orders.RESTRICT_NO_LEAD,
    since=2017,
)
def lead_of_the_offenders_partner(case: WithdrawnCall) -> Order | None:
    """Declarer may forbid the offender's partner, at the first lead, one suit not specified."""
    if not lead_may_be_restricted(case):
        return None
    if offenders_declare(case):
        return orders.RESTRICT_NO_LEAD
    if offenders_defend(case):
        return orders.restrict_the_partners_lead(
            case.origin, not_comparable=found_not_comparable(case)
        )
    return orders.RESTRICT_THE_LEAD_IF_THEY_DEFEND


@lead_of_the_offenders_partner.older(
    "26",
    orders.FOLLOW_LAW_26_IF_THEY_DEFEND,
    orders.FOLLOW_LAW_26,
    orders.RESTRICT_NO_LEAD,
    since=2007,
    until=2007,
)
def _lead_by_the_suits_that_it_showed(case: WithdrawnCall) -> Order | None:
    """What declarer may require or forbid depends on the suits that the call showed."""
    if not lead_may_be_restricted(case):
        return None
    if offenders_declare(case):
        return orders.RESTRICT_NO_LEAD
    return (
        orders.follow_law_26(case.origin)
        if offenders_defend(case)
        else orders.FOLLOW_LAW_26_IF_THEY_DEFEND
    )
