"""Insufficient bids: what holds of all dialogues, beside the cases."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.editions import covered
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["insufficient_bid"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)


@EDITION
def test_under_27b_the_partner_passes_throughout_and_never_once(edition: int) -> None:
    """27B2 to B4: to the end of the auction; it is out of turn that he passes once."""
    bound = {ruling.effects["partner"] for ruling in rulings(SUBJECT, edition)}
    assert bound == {"free", "pass_always"}
