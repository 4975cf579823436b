"""Claims and concessions."""

from lawcore.build import build_subject
from lawcore.subjects.claim import (
    judgement,
    law_48,
    law_63,
    law_68,
    law_68d,
    law_69,
    law_70,
    law_71,
    law_79,
)
from lawcore.subjects.claim.facts import Claim

SUBJECT = build_subject(
    "claim",
    20,
    Claim,
    law_68,
    law_48,
    law_68d,
    law_63,
    law_69,
    law_70,
    law_71,
    law_79,
    judgement,
)
