"""A wrong board or hand: every dialogue, the vectors, and the second procedure."""

from collections.abc import Mapping
from typing import Any

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import short_subjects

SUBJECT = SUBJECTS["wrong_board"]
VECTORS = [*short_subjects.vectors("wrong_board")]
RULED: Mapping[str, str] = {
    "case=cards_from_wrong_board partner_called_after=no": (
        "calls_again; CancelTheCall 15A1; HaveHimCallAgain 15A2(b); "
        "MindTheCancelledCalls 15A2(c); WatchHisCallOnTheOtherBoard 15A3"
    ),
    "case=cards_from_wrong_board partner_called_after=yes": (
        "not_played; AwardAnAdjustedScore 15A2(a)"
    ),
    "case=board_not_scheduled event=pairs played_before_by_someone=no": (
        "score_stands; HaveItPlayedToTheEnd 15B2"
    ),
    "case=board_not_scheduled event=pairs played_before_by_someone=yes": (
        "cancelled; CancelTheBoard 15B1; AwardAnArtificialScore 15B3"
    ),
    "case=board_not_scheduled event=teams": "another_law; RuleItAsInTeams 86B",
    "case=fouled event=pairs": "grouped; RankEachFormByItself 87B",
    "case=fouled event=teams": "another_law; RuleAFouledBoardOfTeams 87C",
}
"""Everything that can be told, and what is ruled on it, with the way on."""
OTHERWISE: Mapping[str, str] = {
    "case=board_not_scheduled event=teams": "86B",
    "case=fouled event=teams": "87A 87C",
}
"""Where the other hand says nothing: in teams."""


def test_every_dialogue_is_ruled_as_recorded() -> None:
    assert short_subjects.ruled(SUBJECT) == RULED


def test_the_second_procedure_agrees_where_it_rules() -> None:
    assert short_subjects.differences(SUBJECT) == OTHERWISE


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_is_ruled_as_it_says(vector: Mapping[str, Any]) -> None:
    short_subjects.is_as_the_vector_says(SUBJECT, vector)


def test_every_way_on_can_be_followed() -> None:
    assert short_subjects.leads_can_be_followed(SUBJECT) == 0
