"""The inspection of tricks: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["inspection"]
VECTORS = [*short_subjects.vectors("inspection")]
RULED: Mapping[str, str] = {
    "case=current_trick own_side_played_next=no own_card_turned=no": (
        "all_faced; FaceTheTrick 66A > inquiry wants=see_trick trick=card_faced"
    ),
    "case=current_trick own_side_played_next=no own_card_turned=yes": (
        "own_card; LookAtTheOwnCard 66B > inquiry wants=see_trick trick=card_turned"
    ),
    "case=current_trick own_side_played_next=yes": "closed; KeepItClosed 66C",
    "case=quitted_trick": "closed; KeepItClosed 66C",
    "case=wrongly_pointed own_side_played_next=no": "pointed_out; HaveTheCardTurned 65B3",
    "case=wrongly_pointed own_side_played_next=yes": "too_late; LeaveTheCardAsItLies 65B3",
}
"""Everything that can be told, and what is ruled on it, with the way on."""
OTHERWISE: Mapping[str, str] = {
    "case=current_trick own_side_played_next=no own_card_turned=yes": "66B",
    "case=current_trick own_side_played_next=yes": "66C",
    "case=wrongly_pointed own_side_played_next=no": "65B3",
    "case=wrongly_pointed own_side_played_next=yes": "65B3",
}
"""Where the other hand says nothing: the rest of 66, and 65."""


def test_every_dialogue_is_ruled_as_recorded() -> None:
    assert short_subjects.ruled(SUBJECT) == RULED


def test_the_second_procedure_agrees_where_it_rules() -> None:
    assert short_subjects.differences(SUBJECT) == OTHERWISE


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, Any]) -> None:
    short_subjects.is_as_the_vector_says(SUBJECT, vector)


def test_every_way_on_can_be_followed() -> None:
    assert short_subjects.leads_can_be_followed(SUBJECT) == 2
