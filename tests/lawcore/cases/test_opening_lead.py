"""Opening leads: what is left to judgement."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.editions import covered
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["opening_lead"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)


@EDITION
def test_what_nobody_has_seen_is_left_to_judgement(edition: int) -> None:
    """J51: of the wrong defender's own error, face down."""
    for ruling in rulings(SUBJECT, edition):
        told = ruling.told
        unseen = told["leader"] == "wrong" and told["faced"] == "no"
        assert ("J51" in ruling.judgement) is (unseen and told["misinformed"] == "no"), told
