"""Auctions tapped call by call: the same as those that are typed, and never a key too many."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given as drawn_from
from hypothesis import strategies as st

from lawcore.bridge.auction.calls import DENOMINATIONS
from lawcore.bridge.auction.given import MOST_CALLS, Given, Made
from lawcore.bridge.auction.table import MOST_ROWS, table
from lawcore.bridge.auction.tapped import BLANK, BY, MOST_KEYS, Key, KeypadPage, Tapped, parse
from lawcore.bridge.auction.typed import read_auction
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import Letters
from lawcore.wording import LANGUAGES
from tests.lawcore.auction.drawn import CALLS, LANGUAGE, SPELLINGS
from tests.sure import there
from tests.tables import tabled

SEATS = st.sampled_from(list(Seat))
ANY_CALL = st.sampled_from(CALLS)
ELSEWHERE = st.sampled_from([0, 0, 0, 0, 0, 1, 2, 3])
"""How many players are passed over: mostly none."""


@st.composite
def any_auctions(draw: st.DrawFn) -> Given:
    """Calls of any kind, most of them in rotation, and perhaps one of them changed."""
    seat = dealer = draw(SEATS)
    made: list[Made] = []
    for _ in range(draw(st.integers(2, 9))):
        for _ in range(draw(ELSEWHERE)):
            seat = seat.next
        made.append(Made(seat, draw(ANY_CALL)))
        seat = seat.next
    changed = draw(st.none() | st.integers(0, len(made) - 1))
    if changed is None:
        return Given(tuple(made), dealer, is_seated=True)
    new = draw(ANY_CALL)
    return Given(tuple(made), dealer, is_seated=True, asked=changed, replacement=new)


def keys_for(given: Given) -> Iterator[str]:
    """The keys by which an auction is tapped."""
    yield f"{BY}{given.dealer}"
    in_turn = given.dealer
    for place, made in enumerate(given.calls):
        if made.seat is not in_turn:
            yield from (Key.PLAYERS, f"{BY}{made.seat}")
        yield from made.call if made.call[0].isdigit() else (made.call,)
        if place == given.asked and given.replacement is not None:
            yield Key.CHANGED
            yield from (
                given.replacement if given.replacement[0].isdigit() else (given.replacement,)
            )
        in_turn = made.seat.next


def tap(keys: Sequence[str], tapped: Tapped = BLANK) -> Tapped:
    """The auction after some keys, those of rarer calls looked for behind their key."""
    for key in keys:
        if key not in tapped.at_hand() and tapped.page is KeypadPage.CALLS:
            others = there(tapped.tap(Key.OTHERS))
            tapped = others
        assert key in tapped.at_hand(), (key, tapped)
        after = there(tapped.tap(key))
        tapped = after
    return tapped


def line_of(given: Given, spelling: str) -> str:
    """The auction as somebody types it, each call by its player."""
    spell, seats = SPELLINGS[spelling].spell, Letters.of(LANGUAGE[spelling]).shown_seats
    words = [f"{'dealer' if LANGUAGE[spelling] == 'en' else 'mazziere'} {seats[given.dealer]}:"]
    for place, made in enumerate(given.calls):
        words.append(f"{seats[made.seat]}: {spell(made.call)}")
        if place == given.asked and given.replacement is not None:
            words.append(f"> {spell(given.replacement)}")
    return " ".join(words)


@drawn_from(any_auctions(), st.sampled_from(sorted(SPELLINGS)))
def test_what_is_tapped_is_what_is_typed(given: Given, spelling: str) -> None:
    assert tap([*keys_for(given)]).given == given
    if given.calls[0].call in {"X", "XX"} or all(m.call[0] not in "1234567" for m in given.calls):
        return  # no line of those is taken for an auction
    typed = there(read_auction(line_of(given, spelling), LANGUAGE[spelling]))
    written = there(typed.given)
    named = [made for made in written.calls if not made.implied]
    assert [(made.seat, made.call) for made in named] == [
        (made.seat, made.call) for made in given.calls
    ]
    if len(named) == len(written.calls):
        assert written == given


@drawn_from(st.lists(st.integers(0, 30), max_size=40), st.booleans(), st.booleans())
def test_whatever_is_tapped_is_kept_and_undone(
    choices: list[int], changes: bool, over_seven: bool
) -> None:
    """Each key leads on; the text says all; undone as often, nothing is left."""
    tapped, steps = BLANK, 0
    for choice in choices:
        keys = tapped.at_hand(changes=changes, over_seven=over_seven)
        assert len(keys) == len(set(keys)) <= MOST_KEYS
        after = there(tapped.tap(keys[choice % len(keys)]))
        assert after != tapped
        assert parse(str(after)) == after
        tapped, steps = after, steps + 1
    for _ in range(3 * steps):
        undone = tapped.undo()
        assert undone == parse(str(undone))
        if undone == tapped:
            break
        tapped = undone
    assert tapped.is_blank


@drawn_from(any_auctions())
def test_what_was_given_is_gone_on_with(given: Given) -> None:
    assert Tapped.of(given).given == given


@pytest.mark.parametrize("line", ["1S (2C) 1H?", "1S P 1H out of turn"])
def test_players_without_seats_are_begun_anew(line: str) -> None:
    typed = there(read_auction(line))
    assert typed.given is not None
    assert Tapped.of(typed.given) == BLANK


@drawn_from(any_auctions())
def test_every_call_is_two_keys_or_three(given: Given) -> None:
    """A bid is its level and its denomination, anything else one key; rarer ones one more."""
    tapped = tap([f"{BY}{given.dealer}"])
    for made in given.calls:
        keys = [*made.call] if made.call[0].isdigit() else [made.call]
        if keys[0] not in tapped.at_hand():
            others = there(tapped.tap(Key.OTHERS))
            assert keys[0] in others.at_hand()
        tapped = tap(keys, tapped)


def test_what_is_at_hand() -> None:
    """Passes and doubles that can follow, and the levels from that of the last bid up."""
    assert tap(["by-N"]).at_hand() == ("1", "2", "3", "4", Key.OTHERS, "P", Key.PLAYERS)
    spade = tap(["by-N", "1", "S"])
    assert spade.at_hand() == ("1", "2", "3", Key.OTHERS, "P", "X", Key.PLAYERS)
    assert tap(["X"], spade).at_hand() == ("1", "2", "3", Key.OTHERS, "P", "XX", Key.PLAYERS)
    assert tap(["4", "H"], spade).at_hand()[:3] == ("4", "5", "6")
    assert tap(["7", "N"], spade).at_hand()[:3] == ("5", "6", "7")
    others = there(spade.tap(Key.OTHERS))
    assert others.at_hand() == ("4", "5", "6", "7", "XX", Key.CHANGED)
    assert others.at_hand(changes=True, over_seven=True)[-3:] == ("8", "XX", Key.PLAYERS)
    assert spade.at_hand(changes=True)[-1] == Key.CHANGED
    assert tap(["2"], spade).at_hand() == tuple(DENOMINATIONS)
    players = there(spade.tap(Key.PLAYERS))
    assert players.at_hand() == ("by-N", "by-S", "by-W")


def test_what_is_no_key_is_refused() -> None:
    spade = tap(["by-N", "1", "S"])
    assert all(BLANK.tap(key) is None for key in ("P", "1", "by-X", "others"))
    assert all(spade.tap(key) is None for key in ("by-N", "9", "S", "XXX", "", "nothing"))
    players = there(spade.tap(Key.PLAYERS))
    assert players.tap("by-E") is None
    changing = tap(["changed"], spade)
    assert changing.tap(Key.CHANGED) is None
    assert changing.tap(Key.PLAYERS) is None
    assert not changing.may_end


def test_there_is_an_end_to_calls() -> None:
    full = Tapped(Seat.NORTH, tuple(Made(seat, "P") for seat in Seat) * (MOST_CALLS // 4))
    assert full.at_hand() == ()
    assert full.tap("P") is None
    assert len(full.undo().calls) == MOST_CALLS - 1


@tabled
def test_what_is_no_text_of_one_is_not_read(text: str) -> None:
    assert parse(text) is None


TABLE = {
    "en": ("W    N   E  S", "     1♠     pass", "1♥?  …"),
    "it": ("O    N   E  S", "     1♠     passo", "1♥?  …"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_column_a_player(language: str) -> None:
    """South passes out of turn, West bids next: East has not called."""
    tapped = tap(["by-N", "1", "S", "players", "by-S", "P", "1", "H"])
    assert table(tapped, language) == TABLE[language]


def test_a_long_auction_shows_its_last_rounds() -> None:
    tapped = tap(["by-W", *["P", "P", "P", "1", "C"], *["P", "P", "P", "1", "D"] * 6])
    lines = table(tapped, "en")
    assert lines[1] == "⋮"
    assert len(lines) == MOST_ROWS + 2
    assert lines[-1] == "…"


def test_a_change_is_shown_with_what_it_became() -> None:
    changing = tap(["by-S", "1", "H", "changed"])
    assert table(changing, "en")[-1].split() == ["1♥→…"]
    assert table(tap(["1", "S"], changing), "en")[-2].split() == ["1♥→1♠"]
