"""Premature leads and plays."""

from lawcore.build import build_subject
from lawcore.subjects.premature_play import law_57
from lawcore.subjects.premature_play.facts import PrematurePlay

SUBJECT = build_subject(
    "premature_play",
    320,
    PrematurePlay,
    law_57,
    since=2017,
    same_effect=(frozenset({"no_rectification", "card_stands"}),),
    group="play",
)
