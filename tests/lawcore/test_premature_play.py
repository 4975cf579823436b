"""A premature lead or play: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["premature_play"]
VECTORS = [*short_subjects.vectors("premature_play")]
MISLED = "taken_back; TakeTheCardBack 47E1; KeepItFromWhoMisled 16C"
"""What is ruled where an opponent had said that it was his turn."""
RULED: Mapping[str, str] = {
    "case=defender_before_partner declarer_played_both=no misinformed=no": (
        "major_penalty_card; LetDeclarerBindThePartner 57A > penalty_card role=defender "
        "how=played_early declarer_side_played=no"
    ),
    "case=defender_before_partner declarer_played_both=no misinformed=yes": MISLED,
    "case=defender_before_partner declarer_played_both=yes misinformed=no": (
        "no_rectification; RectifyNothing 57C1"
    ),
    "case=defender_before_partner declarer_played_both=yes misinformed=yes": MISLED,
    "case=defender_at_rho_turn misinformed=no": (
        "played_in_turn; PlayItAtItsTurn 57D > penalty_card role=defender "
        "how=played_early at_right_hand_turn=True"
    ),
    "case=defender_at_rho_turn misinformed=yes": MISLED,
    "case=declarer misinformed=no": "card_stands; LetDeclarersCardStand 57C3",
    "case=declarer misinformed=yes": MISLED,
}
"""Everything that can be told, and what is ruled on it, with the way on."""
OTHERWISE: Mapping[str, str] = {}
"""The other hand agrees everywhere."""


def test_every_dialogue_is_ruled_as_recorded() -> None:
    assert short_subjects.ruled(SUBJECT) == RULED


def test_the_second_procedure_agrees_where_it_rules() -> None:
    assert short_subjects.differences(SUBJECT) == OTHERWISE


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, Any]) -> None:
    short_subjects.is_as_the_vector_says(SUBJECT, vector)


def test_every_way_on_can_be_followed() -> None:
    assert short_subjects.leads_can_be_followed(SUBJECT) == 2
