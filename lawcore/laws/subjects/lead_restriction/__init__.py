"""The lead of the offender's partner after a call that was withdrawn."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.subjects.lead_restriction import law_26, law_26_of_2007
from lawcore.laws.subjects.lead_restriction.facts import LeadRestriction

SUBJECT = declare_subject(
    "lead_restriction",
    160,
    LeadRestriction,
    law_26,
    law_26_of_2007,
    since=2007,
    group="play",
)
