"""What the Laws leave to the Director on the lead after a withdrawn call."""

from lawcore.article import remark
from lawcore.subjects.lead_restriction.facts import LeadRestriction, Origin
from lawcore.subjects.lead_restriction.law_26 import nothing_excludes_it


@remark("J47", since=2017)
def lead_after_a_withdrawn_pass(case: LeadRestriction) -> bool:
    """Whether a pass out of turn that was withdrawn restricts a lead."""
    if not nothing_excludes_it(case):
        return False
    return case.origin is Origin.OUT_OF_TURN
