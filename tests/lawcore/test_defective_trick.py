"""A defective trick: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["defective_trick"]
VECTORS = [*short_subjects.vectors("defective_trick")]
RULED: Mapping[str, str] = {
    "kind=omitted found=before_both_sides_played_next": "supplied; SupplyALegalCard 67A1",
    "kind=omitted found=after_both_sides_played_next has_suit=yes": (
        "deemed_a_revoke; PlaceACardOfTheSuit 67B1(a); CountItAsARevoke 64A2 > revoke "
        "card_missing=True each_side_played_on=True could_comply=True"
    ),
    "kind=omitted found=after_both_sides_played_next has_suit=no": (
        "deemed_a_revoke; PlaceAnyCard 67B1(b); CountItAsARevoke 64A2 > revoke "
        "card_missing=True each_side_played_on=True could_comply=False"
    ),
    "kind=too_many found=before_both_sides_played_next": (
        "another_law; RuleTheCardsPlayed 67A2 > simultaneous case=two_cards_one_hand"
    ),
    "kind=too_many found=after_both_sides_played_next": (
        "restored; RestoreTheExtraCards 67B2(a); LookForARevoke 67B2(b) > revoke"
    ),
    "kind=misplaced played_again=no": "put_in_its_place; PutItAmongTheTricks 67B3",
    "kind=misplaced played_again=yes": "to_be_adjusted; AdjustAsItWasPlayedTwice 67B3",
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
    assert short_subjects.leads_can_be_followed(SUBJECT) == 4
