"""Opening leads: what is left to judgement, and what is ruled as a lead out of turn."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.editions import covered
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["opening_lead"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)


@EDITION
def test_what_nobody_has_seen_is_left_to_judgement(edition: int) -> None:
    """J51: of the wrong defender, face down."""
    for ruling in rulings(SUBJECT, edition):
        told = ruling.told
        unseen = told["leader"] == "wrong" and told["faced"] == "no"
        assert ("J51" in ruling.judgement) is unseen, told


@EDITION
def test_a_lead_out_of_turn_is_ruled_there_alone(edition: int) -> None:
    """Nothing is ruled on it here before that subject takes over."""
    of_its_own = {"lead_stands", "lead_face_down", "lead_withdrawn"}
    for ruling in rulings(SUBJECT, edition):
        relay = ruling.relay.subject if ruling.relay else None
        own = str(ruling.status) in of_its_own
        assert relay == (None if own else "lead_out_of_turn"), ruling.told
