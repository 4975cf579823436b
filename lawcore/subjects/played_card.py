"""Played cards."""

from lawcore.cases.played_card import PlayedCard
from lawcore.laws.played_card import judgement, law_16, law_45, law_46, law_47, law_48, law_61
from lawcore.subjects.making import made

SUBJECT = made(
    "played_card",
    50,
    PlayedCard,
    law_45,
    law_46,
    law_47,
    law_48,
    law_61,
    law_16,
    judgement,
)
