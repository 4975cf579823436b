"""The screen of a conversation as JSON: what was written is read, and anything else is MAIN."""

import json
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.conversation.screen_state import MAIN, ScreenKind, ScreenState
from tests.each import together
from tests.tables import tabled

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
AUCTIONS = st.one_of(st.none(), st.text(min_size=1, max_size=30))
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
    st.builds(
        ScreenState, st.just(ScreenKind.KEYPAD), tapped=st.sampled_from(["-", "N", "N N1S +2"])
    ),
    st.builds(
        ScreenState,
        st.just(ScreenKind.PROPOSAL),
        interrupted=st.one_of(st.none(), KEYS),
        auction=AUCTIONS,
    ),
)


def as_kept(state: ScreenState) -> object:
    """What a database gives back of a screen."""
    return json.loads(json.dumps(state.as_json()))


@given(STATES)
def test_what_is_written_is_read_again(state: ScreenState) -> None:
    read = ScreenState.from_json(as_kept(state))
    assert read == state
    assert repr(read) == repr(state), "1 and True are equal"


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=9), inner, max_size=3)
    ),
)


@given(st.one_of(JSON, st.dictionaries(st.sampled_from([*ScreenState.__struct_fields__]), JSON)))
def test_any_json_is_some_screen_and_settles_at_once(column: object) -> None:
    state = ScreenState.from_json(column)
    assert ScreenState.from_json(as_kept(state)) == state


@together(
    "column, state",
    [
        (None, MAIN),
        ({"shows_why": True}, ScreenState(shows_why=True)),
        ({"came_from": 2007}, ScreenState(came_from=2007)),
        ({"kind": "unsure"}, ScreenState(ScreenKind.UNSURE)),
        ({"kind": "changing", "entry": 3}, ScreenState(ScreenKind.CHANGING, entry=3)),
        ({"kind": "read", "language": "it"}, ScreenState(ScreenKind.READ, language="it")),
        (
            {"was_changed": True, "dropped": [["trick", 5], ["since", None]]},
            ScreenState(was_changed=True, dropped=(("trick", 5), ("since", None))),
        ),
        (
            {"was_changed": True, "was": ["trick", 5], "became": ["trick", 6]},
            ScreenState(was_changed=True, was=("trick", 5), became=("trick", 6)),
        ),
        (
            {"kind": "proposal", "interrupted": "-Xy_01ab"},
            ScreenState(ScreenKind.PROPOSAL, interrupted="-Xy_01ab"),
        ),
    ],
)
def test_the_column_has_what_differs_from_the_main_screen(
    column: object, state: ScreenState
) -> None:
    assert ScreenState.from_json(column) == state
    assert as_kept(state) == column


@tabled
def test_what_cannot_be_read_is_the_main_screen_and_logged(
    column: object, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert ScreenState.from_json(column) == MAIN
    assert [record.name for record in caplog.records] == ["bot.conversation.screen_state"]


@given(STATES)
def test_the_next_answer_forgets_the_screen_but_for_where_it_came_from(state: ScreenState) -> None:
    after = state.going_on
    assert after.kind is ScreenKind.MAIN
    assert not after.shows_why
    assert not after.dropped
    assert (after.came_from, after.was_changed) == (state.came_from, state.was_changed)
