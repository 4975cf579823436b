"""Unauthorised information: the questions of the law in their order, and nothing decided."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_12, law_83, law_92b
from lawcore.laws.subjects.unauthorised_information import law_16, law_16b, law_16c, law_73
from lawcore.laws.subjects.unauthorised_information.facts import UnauthorisedInformation

SUBJECT = declare_subject(
    "unauthorised_information",
    200,
    UnauthorisedInformation,
    law_16,
    law_16b,
    law_16c,
    law_73,
    law_12,
    law_83,
    law_92b,
    premises={
        law_12.damage_is_looked_for: law_73.damage_is_at_issue,
        law_12.adjustment_is_considered: law_73.an_adjusted_score_is_considered,
        law_83.the_director_has_judged: law_16.play_has_ended,
        law_92b.asked_when_the_right_had_expired: law_16.asked_too_late,
    },
    since=2017,
    same_effect=(
        frozenset({"stop_no_information", "stop_nothing_suggested"}),
        frozenset({"stop_no_logical_alternative", "stop_not_the_suggested_action"}),
        frozenset({"weigh_suggestion", "weigh_choice"}),
    ),
    group="information",
)
