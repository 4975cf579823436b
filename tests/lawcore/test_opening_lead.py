"""Opening leads, by the vectors of the specification and the second procedure."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.auction import agreement, led_over
from tests.lawcore.auction.agreement import Vector
from tests.lawcore.editions import as_of, covered

SUBJECT = SUBJECTS["opening_lead"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)
DIALOGUES = {2017: (29, 4)}
"""How many dialogues there are, and how many messages the longest has."""


@pytest.mark.parametrize("vector", agreement.vectors("opening_lead"), ids=str)
def test_a_vector_is_ruled_as_the_specification_says(vector: Vector) -> None:
    led_over.check_vector(SUBJECT, vector)


@EDITION
def test_every_dialogue_agrees_with_the_second_procedure(edition: int) -> None:
    assert led_over.check_every_ruling(SUBJECT, edition) == as_of(DIALOGUES, edition)[0]


@EDITION
def test_every_rule_is_reached(edition: int) -> None:
    agreement.check_rules_reached(SUBJECT, edition)


@EDITION
def test_number_and_length_of_dialogues_are_as_recorded(edition: int) -> None:
    assert agreement.number_and_length(SUBJECT, edition) == as_of(DIALOGUES, edition)


@EDITION
def test_what_nobody_has_seen_is_left_to_judgement(edition: int) -> None:
    """J51: of the wrong defender's own error, face down."""
    for ruling in agreement.every_ruling(SUBJECT, edition):
        told = ruling.told
        unseen = told["leader"] == "wrong" and told["faced"] == "no"
        assert ("J51" in ruling.judgement) is (unseen and told["misinformed"] == "no"), told
