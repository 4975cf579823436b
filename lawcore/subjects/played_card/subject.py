"""Played cards."""

from lawcore.build import build_subject
from lawcore.subjects.played_card import judgement, law_16, law_45, law_46, law_47, law_48, law_61
from lawcore.subjects.played_card.facts import PlayedCard

SUBJECT = build_subject(
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
