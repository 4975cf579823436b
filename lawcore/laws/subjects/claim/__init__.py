"""Claims and concessions."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_79c as shared_79c
from lawcore.laws.subjects.claim import (
    judgement,
    law_63,
    law_68,
    law_68d,
    law_69,
    law_70,
    law_71,
    law_79,
)
from lawcore.laws.subjects.claim.facts import Claim

SUBJECT = declare_subject(
    "claim",
    20,
    Claim,
    law_68,
    law_68d,
    law_63,
    law_69,
    law_70,
    law_71,
    law_79,
    shared_79c,
    judgement,
    premises={
        shared_79c.raised_after_the_correction_period: law_79.raised_too_late,
    },
    same_effect=(
        frozenset({"too_late", "agreed", "not_yet_agreed", "accepted", "stands"}),
        frozenset({"no_claim", "no_concession", "played_out"}),
        frozenset({"to_be_judged", "refused"}),
        frozenset({"to_be_judged", "trick_restored"}),
        frozenset({"agreed", "to_be_judged"}),
        frozenset({"stands", "to_be_judged"}),
        frozenset({"too_late", "to_be_judged"}),
        frozenset({"not_yet_agreed", "to_be_judged"}),
        frozenset({"accepted", "to_be_judged"}),
    ),
)
