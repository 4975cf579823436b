"""Law 26B - The lead of the offender's partner after a call that was withdrawn."""

from lawcore.article import Premise, consequence
from lawcore.provisions.facts import WithdrawnCall
from lawcore.provisions.orders import (
    FollowLaw26,
    FollowLaw26IfTheyDefend,
    RestrictNoLead,
    RestrictTheLeadIfTheyDefend,
    RestrictThePartnersLead,
)

lead_may_be_restricted = Premise("lead_may_be_restricted")
"""A call was withdrawn, no comparable one took its place, and no Law excludes a restriction."""
offenders_defend = Premise("offenders_defend")
"""The auction is over, and the offending side defends."""
offenders_declare = Premise("offenders_declare")
"""The auction is over, and the offending side plays the contract."""


@consequence("26B", since=2017)
def lead_of_the_offenders_partner(
    case: WithdrawnCall,
) -> RestrictTheLeadIfTheyDefend | RestrictThePartnersLead | RestrictNoLead | None:
    """Declarer may forbid the offender's partner, at his first lead, one suit not specified."""
    if not lead_may_be_restricted(case):
        return None
    if offenders_declare(case):
        return RestrictNoLead()
    if offenders_defend(case):
        return RestrictThePartnersLead(case.origin)
    return RestrictTheLeadIfTheyDefend()


@lead_of_the_offenders_partner.older("26", since=2007, until=2007)
def _lead_by_the_suits_that_it_showed(
    case: WithdrawnCall,
) -> FollowLaw26IfTheyDefend | FollowLaw26 | RestrictNoLead | None:
    """What declarer may require or forbid depends on the suits that the call showed."""
    if not lead_may_be_restricted(case):
        return None
    if offenders_declare(case):
        return RestrictNoLead()
    return FollowLaw26(case.origin) if offenders_defend(case) else FollowLaw26IfTheyDefend()
