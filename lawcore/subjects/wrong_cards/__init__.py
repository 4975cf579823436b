"""Hands with a wrong number of cards."""

from lawcore.subject import declare_subject
from lawcore.subjects.wrong_cards import law_13, law_14
from lawcore.subjects.wrong_cards.facts import WrongCards

SUBJECT = declare_subject(
    "wrong_cards",
    300,
    WrongCards,
    law_13,
    law_14,
    since=2017,
    same_effect=(
        frozenset({"played_normally", "played_ready_to_adjust"}),
        frozenset({"not_played", "cancelled"}),
    ),
    group="cards",
)
