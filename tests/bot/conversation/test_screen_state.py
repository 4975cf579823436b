"""The screen of a conversation as a text: what was written is read, by this release and others."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.conversation.screen_state import MAIN, ScreenKind, ScreenState

ALONE = [
    ScreenKind.UNSURE,
    ScreenKind.UNUSUAL,
    ScreenKind.COUNT,
    ScreenKind.BECAUSE,
    ScreenKind.MORE,
    ScreenKind.REASONING,
    ScreenKind.CHANGE,
    ScreenKind.CANCELLED,
]
YEARS = st.integers(1900, 2100)
ANSWERS = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=9))
ONE = st.tuples(st.text(min_size=1, max_size=9), ANSWERS)
GROUPS = st.text(alphabet="abcxyz_", min_size=1, max_size=9)
DROPPED = st.lists(st.tuples(st.text(min_size=1, max_size=9), ANSWERS), min_size=1, max_size=4)
KEYS = st.text(alphabet="abcXYZ019_-", min_size=8, max_size=8)
STATES = st.one_of(
    st.builds(ScreenState, shows_why=st.booleans()),
    st.builds(ScreenState, shows_why=st.booleans(), came_from=YEARS),
    st.builds(ScreenState, shows_why=st.booleans(), was_changed=st.just(value=True)),
    st.builds(ScreenState, was_changed=st.just(value=True), dropped=DROPPED.map(tuple)),
    st.builds(
        ScreenState,
        was_changed=st.just(value=True),
        was=ONE,
        became=ONE,
        dropped=st.one_of(st.just(()), DROPPED.map(tuple)),
    ),
    st.builds(ScreenState, shows_why=st.booleans(), came_from=YEARS, group=GROUPS),
    st.builds(ScreenState, was_changed=st.just(value=True), group=GROUPS),
    st.builds(ScreenState, st.just(ScreenKind.UNUSUAL), group=GROUPS),
    st.builds(ScreenState, st.sampled_from(ALONE)),
    st.builds(
        ScreenState,
        st.sampled_from([ScreenKind.CHANGING, ScreenKind.RECHANGING]),
        entry=st.integers(0, 99),
        group=st.one_of(st.none(), GROUPS),
    ),
    st.builds(ScreenState, st.just(ScreenKind.READ), language=st.sampled_from(["it", "en", "xx"])),
    st.builds(ScreenState, st.just(ScreenKind.PROPOSAL), interrupted=st.one_of(st.none(), KEYS)),
)


@given(STATES)
def test_what_is_written_is_read_again(state: ScreenState) -> None:
    read = ScreenState.parse(str(state))
    assert read == state
    assert repr(read) == repr(state), "1 and True are equal"


@given(st.text(max_size=40))
def test_any_text_is_some_screen_and_settles_at_once(column: str) -> None:
    state = ScreenState.parse(column)
    assert ScreenState.parse(str(state)) == state


@pytest.mark.parametrize(
    ("column", "state"),
    [
        ("", MAIN),
        ("why", ScreenState(shows_why=True)),
        ("from-2007", ScreenState(came_from=2007)),
        ("whyfrom-2007", ScreenState(shows_why=True, came_from=2007)),
        ("changed", ScreenState(was_changed=True)),
        ("whychanged", ScreenState(shows_why=True, was_changed=True)),
        ("unsure", ScreenState(ScreenKind.UNSURE)),
        ("reasoning", ScreenState(ScreenKind.REASONING)),
        ("change", ScreenState(ScreenKind.CHANGE)),
        ("noting", ScreenState(ScreenKind.NOTING)),
        ("cancelled", ScreenState(ScreenKind.CANCELLED)),
        ("anew-3", ScreenState(ScreenKind.CHANGING, entry=3)),
        ("review-0", ScreenState(ScreenKind.RECHANGING, entry=0)),
        ("read-it", ScreenState(ScreenKind.READ, language="it")),
        ("understood", ScreenState(ScreenKind.PROPOSAL)),
        ("understood--Xy_01ab", ScreenState(ScreenKind.PROPOSAL, interrupted="-Xy_01ab")),
    ],
)
def test_the_columns_of_earlier_releases_mean_what_they_meant(
    column: str, state: ScreenState
) -> None:
    assert ScreenState.parse(column) == state
    assert str(state) == column


def test_answers_that_were_dropped_are_named() -> None:
    column = "dropped-" + json.dumps([["trick", 5], ["since", None], ["hand", "dummy"]])
    state = ScreenState.parse(column)
    assert state.dropped == (("trick", 5), ("since", None), ("hand", "dummy"))
    assert state.was_changed
    assert str(state) == column


@pytest.mark.parametrize("column", ["anew-x", "review-", "from-x", "dropped-[1", "dropped-7", "?"])
def test_what_no_release_has_written_is_a_main_screen(column: str) -> None:
    assert ScreenState.parse(column).kind is ScreenKind.MAIN


@pytest.mark.parametrize("column", ["several", "short", "of-another-release"])
def test_a_screen_that_is_no_more_is_the_main_one(column: str) -> None:
    assert ScreenState.parse(column) == MAIN


@given(STATES)
def test_the_next_answer_forgets_the_screen_but_for_where_it_came_from(state: ScreenState) -> None:
    after = state.going_on
    assert after.kind is ScreenKind.MAIN
    assert not after.shows_why
    assert not after.dropped
    assert (after.came_from, after.was_changed) == (state.came_from, state.was_changed)
