"""Opening leads."""

from lawcore.subject import declare_subject
from lawcore.subjects.opening_lead import judgement, law_41, law_47, law_54
from lawcore.subjects.opening_lead.facts import OpeningLead

SUBJECT = declare_subject(
    "opening_lead",
    145,
    OpeningLead,
    law_41,
    law_47,
    law_54,
    judgement,
    since=2017,
    same_effect=(
        frozenset({"led_out_of_turn", "lead_withdrawn"}),
        frozenset({"led_out_of_turn", "declarer_chooses"}),
    ),
    group="auction",
)
