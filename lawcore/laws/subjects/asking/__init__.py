"""What may be asked and looked at, who answers, and who corrects an explanation when.

Whether there was damage is weighed, never decided.
"""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_12, law_83
from lawcore.laws.subjects.asking import (
    law_16b_and_73b,
    law_20a_to_20f,
    law_20b_to_20e,
    law_20f4_and_20f5,
    law_20g,
    law_40b,
)
from lawcore.laws.subjects.asking.facts import Asking

SUBJECT = declare_subject(
    "asking",
    220,
    Asking,
    law_20a_to_20f,
    law_20f4_and_20f5,
    law_20g,
    law_20b_to_20e,
    law_40b,
    law_16b_and_73b,
    law_12,
    law_83,
    premises={
        law_12.damage_is_looked_for: law_16b_and_73b.damage_is_weighed,
        law_12.adjustment_is_considered: law_16b_and_73b.score_is_adjusted,
        law_83.the_director_has_judged: law_16b_and_73b.something_was_judged,
    },
    since=2017,
    same_effect=(
        frozenset({"not_allowed", "at_his_turn"}),
        frozenset({"correct_it", "result_stands"}),
        frozenset({"weigh_damage", "consider_adjusted_score"}),
    ),
    group="information",
)
