"""Exposed and penalty cards."""

from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions import law_16b as shared_16b
from lawcore.laws.provisions import law_47e, law_60a
from lawcore.laws.provisions import law_50e as shared_50e
from lawcore.laws.subjects.penalty_card import (
    judgement,
    law_24,
    law_49,
    law_50,
    law_50e,
    law_51,
    law_52,
    law_57,
    law_58,
)
from lawcore.laws.subjects.penalty_card.facts import PenaltyCard

SUBJECT = declare_subject(
    "penalty_card",
    30,
    PenaltyCard,
    law_24,
    law_49,
    law_50,
    law_51,
    law_52,
    law_57,
    law_58,
    law_50e,
    law_47e,
    law_60a,
    shared_50e,
    shared_16b,
    judgement,
    premises={
        shared_16b.a_question_told_partner_something: law_50e.dummy_asked_a_defender,
        law_47e.played_on_an_opponents_word: law_57.on_an_opponents_word_at_all,
        law_60a.the_right_is_forfeited: law_57.the_next_hand_played_on,
        shared_50e.a_penalty_card_lies: law_50.lies_on_the_table,
    },
    same_effect=(
        frozenset({"major", "declarer_chooses", "played_in_turn", "substituted"}),
        frozenset({"no_penalty_card", "card_stands", "taken_back"}),
    ),
)
