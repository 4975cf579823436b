"""What dummy may do: the revoke goes on from what was told."""

import pytest

from lawcore import SUBJECTS, Edition
from tests.lawcore import cases
from tests.lawcore.cases.asking import lead, ruled
from tests.lawcore.editions import READ

DUMMY, REVOKE = SUBJECTS["dummy"], SUBJECTS["revoke"]
EDITION = pytest.mark.parametrize("edition", READ, ids=int)


@EDITION
@pytest.mark.parametrize(("vector", "revoke"), [("D03", "T19"), ("D12", "T34")])
def test_the_revoke_takes_over_what_was_told(vector: str, revoke: str, edition: Edition) -> None:
    start = cases.of("dummy").case(vector, edition)
    goal = cases.of("revoke").case(revoke, edition)
    over = lead(ruled(DUMMY, edition, start.facts))
    assert over is not None
    ruling = ruled(REVOKE, edition, {**goal.facts, **over.answers})
    assert ruling.status == goal.expected["status"]
