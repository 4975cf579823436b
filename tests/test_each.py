"""A test of many cases: all are looked at, and what fails is told by name."""

import pytest

from tests.each import CASES, each, look_at, together

PAIRS = [(1, 1), (2, 1), (3, 3), (4, 5)]
LOOKED_AT: list[int] = []


@each("one, other", PAIRS, of=lambda one, _: one % 2, called=lambda one, other: f"{one}/{other}")
def they_are_alike(one: int, other: int) -> None:
    """Note the case, and compare."""
    LOOKED_AT.append(one)
    if one == max(one for one, _ in PAIRS):
        pytest.fail("the last")
    assert one == other


@together("one", [1, 2])
@together("other", [3, 4])
def they_are_noted(one: int, other: int) -> None:
    LOOKED_AT.append(10 * one + other)


def test_two_marks_put_every_case_of_both_to_one_test() -> None:
    LOOKED_AT.clear()
    they_are_noted(group="all")
    assert LOOKED_AT == [13, 14, 23, 24]
    assert [case.name for case in CASES[they_are_noted][1]] == ["1-3", "1-4", "2-3", "2-4"]


def test_all_cases_are_looked_at_and_each_that_fails_is_named() -> None:
    LOOKED_AT.clear()
    check, cases = CASES[they_are_alike]
    with pytest.raises(BaseExceptionGroup) as failed:
        look_at(check, cases)
    assert sorted(LOOKED_AT) == [one for one, _ in PAIRS]
    assert failed.value.message == "2/1, 4/5"
    assert [error.__notes__ for error in failed.value.exceptions] == [["2/1"], ["4/5"]]


def test_there_is_a_test_for_each_group() -> None:
    (mark,) = they_are_alike.pytestmark  # type: ignore[attr-defined]  # where pytest looks
    assert [*mark.args[1]] == ["1", "0"]
    LOOKED_AT.clear()
    they_are_alike(group="1")
    assert LOOKED_AT == [1, 3]
    with pytest.raises(BaseExceptionGroup, match="2/1, 4/5"):
        they_are_alike(group="0")
