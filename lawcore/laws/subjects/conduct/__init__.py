"""Conduct: what misled whom, what was kept back, what was said, and what may be penalised."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_12 as shared_12
from lawcore.laws.provisions import law_83
from lawcore.laws.subjects.conduct import law_40, law_73, law_74, law_90
from lawcore.laws.subjects.conduct.facts import Conduct

SUBJECT = declare_subject(
    "conduct",
    230,
    Conduct,
    law_73,
    law_40,
    law_74,
    law_90,
    shared_12,
    law_83,
    premises={
        shared_12.damage_is_looked_for: law_90.damage_is_weighed,
        shared_12.adjustment_is_considered: law_90.score_is_adjusted,
        law_83.the_director_has_judged: law_90.something_was_judged,
    },
    since=2017,
    same_effect=(
        frozenset({"nothing", "result_stands", "lawful", "at_their_own_risk"}),
        frozenset({"consider_penalty", "discipline"}),
        frozenset({"weigh", "award_adjusted_score"}),
    ),
    group="behaviour",
)
