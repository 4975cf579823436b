"""A wrong number of cards: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["wrong_cards"]
VECTORS = [*short_subjects.vectors("wrong_cards")]
RULED: Mapping[str, str] = {
    "case=14_and_12 call_by_wrong_hand=yes playable=yes found=earlier": (
        "played_ready_to_adjust; CorrectAndChangeNoCall 13B1; LookAtTheScoreAfterPlay 13B1"
    ),
    "case=14_and_12 call_by_wrong_hand=yes playable=yes found=after_play": (
        "cancelled; CancelTheResult 13D"
    ),
    "case=14_and_12 call_by_wrong_hand=yes playable=no found=earlier": (
        "not_played; HaveItNotPlayed 13B2; AdjustTowardsTheProbableResult 12C1(b)"
    ),
    "case=14_and_12 call_by_wrong_hand=yes playable=no found=after_play": (
        "cancelled; CancelTheResult 13D"
    ),
    "case=14_and_12 call_by_wrong_hand=no seen=yes found=earlier": (
        "played_ready_to_adjust; CorrectAndPlayReadyToAdjust 13A2; "
        "LookWhetherTheCardSeenMattered 12C1(b)"
    ),
    "case=14_and_12 call_by_wrong_hand=no seen=yes found=after_play": (
        "cancelled; CancelTheResult 13D"
    ),
    "case=14_and_12 call_by_wrong_hand=no seen=no found=earlier": (
        "played_normally; CorrectAndPlayNormally 13A1"
    ),
    "case=14_and_12 call_by_wrong_hand=no seen=no found=after_play": (
        "cancelled; CancelTheResult 13D"
    ),
    "case=missing lead_faced=yes where=not_found": (
        "restored; RebuildTheDealDuringPlay 14B3; LookForAPenaltyCardOrARevoke 14B4 > "
        "penalty_card role=defender how=another_way other_way=found_again; "
        "KeepItFromThePartner 14C"
    ),
    "case=missing lead_faced=yes where=among_played": (
        "another_law; LookAmongThePlayedCards 14B1; RuleTheDefectiveTrick 67 > "
        "defective_trick kind=too_many"
    ),
    "case=missing lead_faced=yes where=elsewhere": (
        "restored; RestoreTheCardDuringPlay 14B2; LookForAPenaltyCardOrARevoke 14B4 > "
        "penalty_card role=defender how=another_way other_way=found_again; "
        "KeepItFromThePartner 14C"
    ),
    "case=missing lead_faced=no where=found": (
        "restored; RestoreTheCard 14A1; LetTheCallsStand 14A3; KeepItFromThePartner 14C"
    ),
    "case=missing lead_faced=no where=not_found": (
        "restored; RebuildTheDeal 14A2; LetTheCallsStand 14A3; KeepItFromThePartner 14C"
    ),
    "case=not_of_the_deal played_to_quitted_trick=no": "played_normally; RemoveTheCard 13C",
    "case=not_of_the_deal played_to_quitted_trick=yes": (
        "played_ready_to_adjust; RemoveTheCardPlayed 13C"
    ),
}
"""Everything that can be told, and what is ruled on it, with the way on."""
OTHERWISE: Mapping[str, str] = {
    "case=missing lead_faced=yes where=not_found": "14B3 14B4 14C, not 14B2 14B4 14C",
}
"""Where the other hand cites otherwise: a card that is not found during the play is 14B3."""


def test_every_dialogue_is_ruled_as_recorded() -> None:
    assert short_subjects.ruled(SUBJECT) == RULED


def test_the_second_procedure_agrees_where_it_rules() -> None:
    assert short_subjects.differences(SUBJECT) == OTHERWISE


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, Any]) -> None:
    short_subjects.is_as_the_vector_says(SUBJECT, vector)


def test_every_way_on_can_be_followed() -> None:
    assert short_subjects.leads_can_be_followed(SUBJECT) == 3
