"""The order of calls: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["rotation"]
VECTORS = [*short_subjects.vectors("rotation")]
RULED: Mapping[str, str] = {
    "case=three_passes_one_out_of_rotation deprived=yes lead_faced=no": (
        "auction_goes_on; GiveTheTurnBack 34; MindTheWithdrawnCall 16C"
    ),
    "case=three_passes_one_out_of_rotation deprived=yes lead_faced=yes": (
        "play_has_begun; LetThePlayGoOn 41C"
    ),
    "case=three_passes_one_out_of_rotation deprived=no": (
        "auction_is_over; TakeTheAuctionAsOver 22A"
    ),
    "case=simultaneous_calls": "later_call; TakeTheOtherCallAsLater 33 > call_out_of_turn",
}
"""Everything that can be told, and what is ruled on it, with the way on."""
OTHERWISE: Mapping[str, str] = {
    "case=three_passes_one_out_of_rotation deprived=yes lead_faced=yes": "41C",
}
"""Where the other hand says nothing: once the lead is faced."""


def test_every_dialogue_is_ruled_as_recorded() -> None:
    assert short_subjects.ruled(SUBJECT) == RULED


def test_the_second_procedure_agrees_where_it_rules() -> None:
    assert short_subjects.differences(SUBJECT) == OTHERWISE


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, Any]) -> None:
    short_subjects.is_as_the_vector_says(SUBJECT, vector)


def test_every_way_on_can_be_followed() -> None:
    assert short_subjects.leads_can_be_followed(SUBJECT) == 1
