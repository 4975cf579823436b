"""Simultaneous plays: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["simultaneous"]
VECTORS = [*short_subjects.vectors("simultaneous")]
RULED: Mapping[str, str] = {
    "case=two_cards_one_hand visible=one": "one_is_played; KeepTheCardSeen 58B1",
    "case=two_cards_one_hand visible=more hand=defender": (
        "he_designates; DesignateOneCard 58B2; MakeTheOthersPenaltyCards 50 > "
        "penalty_card role=defender how=two_cards_to_trick faces=more"
    ),
    "case=two_cards_one_hand visible=more hand=declarer": "he_designates; PickUpTheOthers 48A",
    "case=two_players": "later; TakeTheOtherAsLater 58A",
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
    assert short_subjects.leads_can_be_followed(SUBJECT) == 1
