"""Comparable calls, by the vectors of the specification and the second procedure."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import agreement
from tests.lawcore.auction.agreement import Vector
from tests.lawcore.editions import as_of, covered

SUBJECT = SUBJECTS["comparable"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)
DIALOGUES = {2017: (16, 4)}
"""How many dialogues there are, and how many messages the longest has."""


@pytest.mark.parametrize("vector", agreement.vectors("comparable"), ids=str)
def test_a_vector_is_ruled_as_the_specification_says(vector: Vector) -> None:
    agreement.check_vector(SUBJECT, vector)


@EDITION
def test_every_dialogue_agrees_with_the_second_procedure(edition: int) -> None:
    agreement.check_every_ruling(SUBJECT, edition)


@EDITION
def test_every_rule_is_reached(edition: int) -> None:
    agreement.check_rules_reached(SUBJECT, edition)


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: int) -> None:
    assert agreement.number_and_length(SUBJECT, edition) == as_of(DIALOGUES, edition)
