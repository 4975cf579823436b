"""Claims and concessions."""

from lawcore.cases.claim import Claim
from lawcore.laws.claim import (
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
from lawcore.subjects.making import made

SUBJECT = made(
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
