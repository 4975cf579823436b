"""Law 26B - The lead of the offender's partner after a call that was withdrawn."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import (
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


@consequence("26B")
def lead_of_the_offenders_partner(
    case: Facts,
) -> RestrictTheLeadIfTheyDefend | RestrictThePartnersLead | RestrictNoLead | None:
    """Declarer may forbid the offender's partner, at his first lead, one suit not specified."""
    if not lead_may_be_restricted(case):
        return None
    if offenders_declare(case):
        return RestrictNoLead()
    return RestrictThePartnersLead() if offenders_defend(case) else RestrictTheLeadIfTheyDefend()
