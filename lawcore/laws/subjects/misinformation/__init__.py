"""Misinformation: the questions of the law in their order, and nothing decided."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_12, law_83, law_92b
from lawcore.laws.subjects.misinformation import law_21, law_21b3, law_47e, law_75
from lawcore.laws.subjects.misinformation.facts import Misinformation

SUBJECT = declare_subject(
    "misinformation",
    210,
    Misinformation,
    law_75,
    law_21,
    law_47e,
    law_21b3,
    law_12,
    law_83,
    law_92b,
    premises={
        law_12.damage_is_looked_for: law_21b3.damage_is_in_doubt,
        law_12.adjustment_is_considered: law_21b3.an_adjusted_score_is_considered,
        law_83.the_director_has_judged: law_75.play_is_over,
        law_92b.asked_when_the_right_had_expired: law_75.asked_too_late,
    },
    since=2017,
    same_effect=(
        frozenset({"call_not_influenced", "too_late_for_that_call"}),
        frozenset({"too_late_for_that_call", "play_on_and_call_back"}),
    ),
    group="information",
)
