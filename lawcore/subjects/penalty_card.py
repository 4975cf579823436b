"""Exposed and penalty cards."""

from lawcore.cases.penalty_card import PenaltyCard
from lawcore.laws.penalty_card import (
    judgement,
    law_49,
    law_50,
    law_50e,
    law_51,
    law_52,
    law_57,
)
from lawcore.subjects.making import made

SUBJECT = made(
    "penalty_card",
    30,
    PenaltyCard,
    law_49,
    law_50,
    law_51,
    law_52,
    law_57,
    law_50e,
    judgement,
)
