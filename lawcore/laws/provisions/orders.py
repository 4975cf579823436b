"""What provisions order that several subjects share.

The words of an order stand in `provisions.ftl` of a language, or, where they speak of the case,
in the file of each subject that takes the provision in.
"""

from collections.abc import Mapping
from typing import Final

from lawcore.engine.records import replace
from lawcore.engine.ruling import Ask, Lead, Order, Return, When

CARDS, INFORMATION, NOTE = 30, 50, 60
WITHDRAWN: Final[Mapping[str, str]] = {"exempt": "none", "side": "defends"}
"""What is known of a lead that a withdrawn call restricts, once its side defends."""


WARN_DUMMY = Order("WarnDummy", place=NOTE)
CONSIDER_WHETHER_HE_COULD_HAVE_KNOWN = Order(
    "ConsiderWhetherHeCouldHaveKnown", when=When.DIRECTOR, place=4
)
EXPLAIN_THE_CHOICE = Order("ExplainTheChoice", place=5)
BAR_PARTNER_THROUGHOUT = Order(
    "BarPartnerThroughout", place=30, effects={"partner": "pass_always"}
)
BAR_PARTNER_FROM_NOW_ON = Order(
    "BarPartnerFromNowOn", place=30, effects={"partner": "pass_always"}
)
"""The call that is due has not been made yet, whatever was told of how the auction ends."""
BAR_PARTNER_ONCE = Order("BarPartnerOnce", place=30, effects={"partner": "pass_next"})
RESTRICT_THE_LEAD_IF_THEY_DEFEND = Order(
    "RestrictTheLeadIfTheyDefend", when=When.NEXT_LEAD, effects={"lead": "26B"}
)
RESTRICT_THE_PARTNERS_LEAD = Order(
    "RestrictThePartnersLead", when=When.NEXT_LEAD, effects={"lead": "26B"}, takes=("origin",)
)
FOLLOW_LAW_26_IF_THEY_DEFEND = Order(
    "FollowLaw26IfTheyDefend", when=When.NEXT_LEAD, effects={"lead": "26"}
)
FOLLOW_LAW_26 = Order(
    "FollowLaw26", when=When.NEXT_LEAD, effects={"lead": "26"}, takes=("origin",)
)
RESTRICT_NO_LEAD = Order("RestrictNoLead", when=When.NEXT_LEAD)
COMPARE_THE_CALLS = Order(
    "CompareTheCalls",
    decides="to_be_judged",
    asks=Ask("cmp"),
    leads_to=Lead(
        "comparable",
        {},
        Return("cmp", {"comparable": "yes", "not_comparable": "no"}),
        at_once=True,
    ),
)
RULE_THE_DEFECTIVE_TRICK = Order(
    "RuleTheDefectiveTrick",
    decides="defective_trick",
    leads_to=Lead(
        "defective_trick",
        {"kind": "too_many", "found": "after_both_sides_played_next"},
        at_once=True,
    ),
)
LOOK_WHETHER_THE_CALL_HELPED = Order(
    "LookWhetherTheCallHelped", when=When.END_OF_PLAY, effects={"adjust": ("23C",)}
)


def restrict_the_partners_lead(origin: str, not_comparable: bool) -> Order:
    """The offending side defends: declarer may forbid the partner a suit at the first lead.

    `origin` says which call was withdrawn. Where nobody has settled yet that the call that stands
    is not comparable, that is asked next.
    """
    compared = {"cmp": "no"} if not_comparable else {}
    lead = Lead("lead_restriction", {**compared, **WITHDRAWN, "origin": origin})
    return replace(RESTRICT_THE_PARTNERS_LEAD, values={"origin": origin}, leads_to=lead)


def follow_law_26(origin: str) -> Order:
    """The offending side defends: the suits that the call showed say what declarer may.

    `origin` says which call was withdrawn.
    """
    lead = Lead("lead_restriction", {**WITHDRAWN, "origin": origin})
    return replace(FOLLOW_LAW_26, values={"origin": origin}, leads_to=lead)
