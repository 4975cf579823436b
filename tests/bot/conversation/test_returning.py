"""Where an interview goes back to: written to a column and read from it."""

import pytest

from bot.conversation.returning import Returning, returning_by
from lawcore import Lead, Return

ANSWERS = {"comparable": "yes", "not_comparable": "no"}
LEAD = Lead("comparable", {}, Return("cmp", ANSWERS))


def test_it_is_read_back_as_it_was_written() -> None:
    going = returning_by(LEAD, "abcd_-12", "insufficient_bid")
    assert going == Returning("abcd_-12", "insufficient_bid", "cmp", tuple(ANSWERS.items()))
    assert Returning.parse(str(going)) == going


def test_where_nothing_comes_back_there_is_nowhere_to_go() -> None:
    assert returning_by(Lead("revoke", {"hand": "defender"}), "abcd_-12", "penalty_card") is None


@pytest.mark.parametrize("column", ["abcd_-12", "abcd_-12 comparable", "abcd_-12 comparable cmp"])
def test_a_column_of_another_release_leads_nowhere(column: str) -> None:
    assert Returning.parse(column) is None
