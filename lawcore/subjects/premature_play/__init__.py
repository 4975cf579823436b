"""Premature leads and plays."""

from lawcore.provisions import law_47e
from lawcore.subject import declare_subject
from lawcore.subjects.premature_play import law_57
from lawcore.subjects.premature_play.facts import PrematurePlay

SUBJECT = declare_subject(
    "premature_play",
    320,
    PrematurePlay,
    law_57,
    law_47e,
    premises={law_47e.played_on_an_opponents_word: law_57.on_an_opponents_word},
    since=2017,
    same_effect=(frozenset({"no_rectification", "card_stands", "taken_back"}),),
    group="play",
)
