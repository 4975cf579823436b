"""Played cards."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16c as shared_16c
from lawcore.laws.subjects.played_card import law_45, law_46, law_47, law_48
from lawcore.laws.subjects.played_card.facts import PlayedCard

SUBJECT = declare_subject(
    "played_card",
    50,
    PlayedCard,
    law_45,
    law_46,
    law_47,
    law_48,
    shared_16c,
    premises={
        shared_16c.cards_of_who_did_not_err_are_withdrawn: law_47.the_opponent_may_change_too,
    },
    same_effect=(
        frozenset({"stands", "played", "completed", "a_lead"}),
        frozenset({"changed", "as_intended"}),
        frozenset({"penalty_card", "not_played", "corrected", "returned", "too_soon"}),
        frozenset({"to_be_judged", "played"}),
        frozenset({"to_be_judged", "not_played"}),
        frozenset({"to_be_judged", "changed"}),
        frozenset({"to_be_judged", "completed"}),
        frozenset({"to_be_judged", "as_intended"}),
        frozenset({"to_be_judged", "penalty_card"}),
        frozenset({"to_be_judged", "returned"}),
        frozenset({"to_be_judged", "a_lead"}),
    ),
    group="play",
)
