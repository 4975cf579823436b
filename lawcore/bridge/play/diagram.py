"""A deal drawn as in books, North above and South below, or as four hands side by side.

An auction is drawn with the four players side by side, and below them their calls.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import TypeAlias

from lawcore.bridge.play.auction import PASSED_OVER, by_players, without_surplus
from lawcore.bridge.play.cards import RANKS, Card, Seat, Suit, clockwise
from lawcore.bridge.play.letters import (
    SYMBOLS,
    Letters,
    plain,
    ranks_of_a_suit,
    record_words,
    seats_named,
)
from lawcore.bridge.play.record import HAND
from lawcore.languages import words_of_all

_APART = re.compile(r"\s{2,}|\||(?=[♠♥♦♣])")
_MARK = re.compile(r"([♠♥♦♣])\s*|[A-Z?]\s*:\s*|\?\s+")
_LETTER = re.compile(rf"[{''.join(Suit)}]\s+")
_FRAME = re.compile(r"[\s|+_=.]*(?:-{4,}[\s|+_=.-]*)?")
_SUIT_ENDS = re.compile(r"[. ]")
_BETWEEN = re.compile(r"[\s,]")
_SUITS = 4
_Held: TypeAlias = tuple[int, Sequence[str]]
"""The place of a line, and the holdings on it."""
_WIDTHS = [1] * _SUITS + [2] * _SUITS + [1] * _SUITS
"""The holdings on each row of a drawing."""
_NO_HOLDING = [Card(Suit.SPADES, 2)] * (HAND + 1)
"""What stands for cards where there is something else: no hand has so many."""
UNNAMED = "?"
"""The line of four hands without the names of their players."""
_ENOUGH = 3
"""The hands that tell a deal."""
_MOST_VOIDS = 3
"""The voids of a deal that have nothing in their places."""
_LIBRARY = re.compile(r"(\S+(?: \S+){3}) ?:[0-9A-D]{20}")
"""Four hands from West and what each player makes in each denomination."""
_COUNTED = re.compile(r"\s*([0-9]{1,4})\.\s*")
"""The number above four hands side by side."""


def as_hands(lines: Sequence[str]) -> list[str]:
    """Return lines in which each drawn deal is a line of four hands from North, the rest empty."""
    lines = [_in_a_row(line) or line for line in lines]
    cells_of = [_holdings(line) for line in lines]
    kept = _side_by_side(lines, cells_of)
    held = [
        (line, cells if line is before else _holdings(line))
        for line, before, cells in zip(kept, lines, cells_of, strict=True)
    ]
    rows = [(place, cells) for place, (line, cells) in enumerate(held) if not _is_beside(line)]
    windows = [*_windows(rows), *_windows_with_voids(held), *_windows_of_hands(rows)]
    for drawn in windows:
        if [len(cells) for _, cells in drawn] != _WIDTHS:
            continue
        hands = _hands([cells for _, cells in drawn])
        if _is_whole(hands):
            begin, end = drawn[0][0], drawn[-1][0]
            while begin and _is_beside(lines[begin - 1]):
                begin -= 1
            while end + 1 < len(lines) and _FRAME.fullmatch(lines[end + 1]):
                end += 1
            dotted = " ".join(_dotted(hands[seat]) for seat in Seat)
            kept[begin : end + 1] = [f"N {dotted}", *[""] * (end - begin)]
    kept = _headed(kept)
    return _unnamed(kept, [row for row in rows if kept[row[0]] == held[row[0]][0]])


def _windows(rows: Sequence[_Held]) -> Iterator[Sequence[_Held]]:
    """Yield twelve rows at each place, which may be a drawing of four holdings a hand."""
    number = len(_WIDTHS)
    for first in range(len(rows) - number + 1):
        yield rows[first : first + number]


def _windows_with_voids(held: Sequence[tuple[str, list[str]]]) -> Iterator[Sequence[_Held]]:
    """Yield the same where a few voids have nothing in their places."""
    number = len(_WIDTHS)
    told = [0, *accumulate(len(cells) for _, cells in held)]
    for first in range(len(held) - number + 1):
        if 0 < sum(_WIDTHS) - told[first + number] + told[first] <= _MOST_VOIDS:
            padded = map(_with_voids, held[first : first + number], _WIDTHS)
            yield [(first + place, cells) for place, cells in enumerate(padded)]


def _windows_of_hands(rows: Sequence[_Held]) -> Iterator[Sequence[_Held]]:
    """Yield twelve rows for three that have a hand, two side by side, and a hand again."""
    whole = _by_suits(rows)
    for north, middle, south in zip(whole, whole[1:], whole[2:], strict=False):
        cells = middle[1]
        if [len(row[1]) for row in (north, middle, south)] != [_SUITS, 2 * _SUITS, _SUITS]:
            continue
        beside = zip(cells[:_SUITS], cells[_SUITS:], strict=True)
        yield [
            *((north[0], [cell]) for cell in north[1]),
            *((middle[0], [*pair]) for pair in beside),
            *((south[0], [cell]) for cell in south[1]),
        ]


def _unnamed(lines: Sequence[str], rows: Sequence[_Held]) -> list[str]:
    """Return lines in which whole hands that nobody is named for are one of UNNAMED.

    `rows` are the holdings by the places of lines: each line is a hand, or one of its suits, or
    one of each of two hands.
    """
    kept = [*lines]
    for held, width, number in ((rows, 1, 16), (_by_suits(rows), _SUITS, 4), (rows, 2, _SUITS)):
        counts = [0, *accumulate(sum(map(_count, cells)) for _, cells in held)]
        for first in range(len(held) - number + 1):
            drawn = held[first : first + number]
            is_deal = counts[first + number] - counts[first] == HAND * number * width // _SUITS
            if not is_deal or any(len(cells) != width for _, cells in drawn):
                continue
            parts = [cells for _, cells in drawn]
            parts = [*zip(*parts, strict=True)] if held is rows and width > 1 else parts
            told = [cell for part in parts for cell in part]
            hands = (told[n : n + _SUITS] for n in range(0, len(told), _SUITS))
            if _is_whole(dict(zip(Seat, map(_hand, hands), strict=False))):
                for place, _ in drawn:
                    kept[place] = ""
                kept[drawn[0][0]] = UNNAMED
    return kept


def _by_suits(rows: Sequence[_Held]) -> list[_Held]:
    """Return rows in which a hand with dots or blanks between its suits is four holdings."""
    return [(place, [suit for cell in cells for suit in _suits(cell)]) for place, cells in rows]


def _suits(cell: str) -> list[str]:
    parts = _SUIT_ENDS.split(cell)
    return parts if len(parts) == _SUITS else [cell]


@lru_cache(maxsize=256)
def _count(cell: str) -> int:
    """Return how many cards a holding has, none if it is none."""
    mark = _LETTER.match(cell) or _MARK.match(cell)
    return len(ranks_of_a_suit(_BETWEEN.sub("", cell[mark.end() :] if mark else cell)) or ())


def _hand(cells: Sequence[str]) -> list[Card]:
    """Return the cards of four holdings, from spades to clubs."""
    return [
        card
        for suit, cell in zip(Suit, _without_letters(cells), strict=True)
        for card in _cards(suit, cell)
    ]


def _in_a_row(line: str) -> str | None:
    """Return a line that is four hands as those from North, None where it is none.

    Bars are between them in the output of Andrews' deal, which writes the tricks behind or blanks
    between suits. West's is first in the library of double-dummy results that Ginsberg made.
    """
    if "|" not in line and line.count(".") != len(Seat) * (_SUITS - 1):
        return None
    text = plain(line)
    library = _LIBRARY.fullmatch(text.strip())
    hands = library[1] if library else text
    parts = hands.split("|")[: len(Seat)] if "|" in hands else hands.split()
    suits = [part.split("." if "." in part else " ") for part in parts]
    if len(parts) != len(Seat) or any(len(of_hand) != _SUITS for of_hand in suits):
        return None
    first = Seat.WEST if library else Seat.NORTH
    told = dict(zip(clockwise(first), map(_hand, suits), strict=True))
    if not _is_whole(told):
        return None
    return f"N {' '.join(_dotted(told[seat]) for seat in Seat)}"


def _headed(lines: Sequence[str]) -> list[str]:
    """Return lines in which hands below the names of their players stand behind the names.

    Three of them have to be whole: two may be those of a drawing that is no deal.
    """
    kept = [*lines]
    headed: set[Seat] = set()
    for place, line in enumerate(lines):
        name = plain(line).strip().rstrip(":")
        if name not in seats_named():
            continue
        for rows in (1, _SUITS):
            below = lines[place + 1 : place + 1 + rows]
            cells = [cell for row in below for cell in _holdings(row)]
            if len(cells) != _SUITS:
                continue
            hand = _hand(cells)
            if len(set(hand)) == len(hand) == HAND:
                kept[place : place + 1 + rows] = [f"{name} {_dotted(hand)}", *[""] * rows]
                headed.add(seats_named()[name])
    return kept if len(headed) >= _ENOUGH else [*lines]


def _side_by_side(lines: Sequence[str], held: Sequence[Sequence[str]]) -> list[str]:
    """Return lines in which four rows of four holdings are the hands from North, and a board.

    `held` is what each line has side by side.
    """
    kept = [*lines]
    for first in range(len(lines) - _SUITS + 1):
        rows = held[first : first + _SUITS]
        if any(len(row) != len(Seat) for row in rows):
            continue
        hands = {
            seat: _hand(cells) for seat, cells in zip(Seat, zip(*rows, strict=True), strict=True)
        }
        if not _is_whole(hands):
            continue
        told = " ".join(_dotted(hands[seat]) for seat in Seat)
        kept[first : first + _SUITS] = [f"N {told}", *[""] * (_SUITS - 1)]
        if first and (counted := _COUNTED.fullmatch(kept[first - 1])):
            kept[first - 1] = f"{record_words('board')[0]} {counted[1]}"
    return kept


def _is_whole(hands: Mapping[Seat, Sequence[Card]]) -> bool:
    return len(set().union(*hands.values())) == sum(map(len, hands.values())) == HAND * len(hands)


def _is_beside(line: str) -> bool:
    """Tell whether a line has only players, a frame or nothing: it belongs to a drawing."""
    words = {*re.split(r"[\s|+_=\[\]]+|-{4,}", plain(line))} - {""}
    return _FRAME.fullmatch(line) is not None or (bool(words) and words <= _players())


@cache
def _players() -> frozenset[str]:
    """Return the players' names and their first letters."""
    return frozenset({*seats_named(), *(name[0] for name in seats_named())})


@cache
def _named() -> re.Pattern[str]:
    """Return what matches the name of a player before a holding."""
    return re.compile(rf"\A(?:{'|'.join(seats_named())})\s+(?=\S)")


def _holdings(line: str) -> list[str]:
    """Return what a line has side by side in plain capitals, without the names of players."""
    cells = (_named().sub("", cell.strip()) for cell in _APART.split(plain(line)))
    return [cell for cell in cells if cell and not _is_beside(cell)]


def _with_voids(held: tuple[str, list[str]], width: int) -> list[str]:
    """Return what a line has side by side, with nothing in the place of a void."""
    line, cells = held
    missing = [""] * (width - len(cells))
    return [*missing, *cells] if line[:1].isspace() else [*cells, *missing]


def _hands(rows: Sequence[Sequence[str]]) -> dict[Seat, list[Card]]:
    """Return the hands of twelve rows; with what is no holding of its suit they are no deal."""
    middle = rows[_SUITS:-_SUITS]
    columns = (
        (Seat.NORTH, [row[0] for row in rows[:_SUITS]]),
        (Seat.WEST, [row[0] for row in middle]),
        (Seat.EAST, [row[1] for row in middle]),
        (Seat.SOUTH, [row[0] for row in rows[-_SUITS:]]),
    )
    return {seat: _hand(cells) for seat, cells in columns}


def _without_letters(cells: Sequence[str]) -> Sequence[str]:
    """Return the holdings of a hand without the letters of the suits, if they head all four."""
    named = all(map(str.startswith, (f"{cell} " for cell in cells), (f"{s} " for s in Suit)))
    return [cell[1:].lstrip(" :") for cell in cells] if named else cells


def _cards(suit: Suit, cell: str) -> list[Card]:
    mark = _MARK.match(cell)
    ranks = ranks_of_a_suit(_BETWEEN.sub("", cell[mark.end() :] if mark else cell))
    if ranks is None or (mark and mark[1] not in {None, SYMBOLS[suit]}):
        return _NO_HOLDING
    return [Card(suit, rank) for rank in ranks]


def _dotted(hand: Sequence[Card]) -> str:
    return ".".join("".join(RANKS[c.rank - 2] for c in hand if c.suit is suit) for suit in Suit)


_EMPTY = re.compile(r"[-\N{EN DASH}\N{EM DASH}]+|=+")
"""The place of a player who does not call, or a rule below the players."""
_BESIDE = re.compile(r"(?<=[1-7]) (?=[♠♥♦♣])|[*!]")
"""A blank within a bid, and the marks of an alert."""
_BETWEEN_CALLS = re.compile(r"[-\N{EN DASH}\N{EM DASH},;:()*!]+")
"""What stands between calls on a line, or around those of a side."""
_PASSES = re.compile(r"P+")
_PLAYERS = 4
_LEVELS = frozenset("1234567")


def as_auctions(lines: Sequence[str], letters: Letters) -> list[str]:
    """Return lines in which each table of calls is a line of an auction, the rest of it empty.

    A table has a pass in it, for what stands below four players may be a trick. A row that is
    none of calls ends it. The places before the first call are empty or have a dash.
    """
    kept = [*lines]
    for place, line in enumerate(lines):
        first = _first_of_four(line, letters)
        if first is None:
            continue
        rows: list[list[str]] = []
        for row in lines[place + 1 :]:
            calls = _calls(row, letters)
            if not calls:
                break
            rows.append(calls)
        if not {"P", "AP"} & {call for row in rows for call in row}:
            continue
        told = " ".join(
            f"{letters.shown_seats[s]} {c}" for s, c in _made(first, rows, lines[place + 1])
        )
        kept[place : place + 1 + len(rows)] = [
            f"{record_words('auction')[0]} {told}",
            *[""] * len(rows),
        ]
    return kept


def calls_of(text: str) -> list[str]:
    """Return the words of an auction on a line in plain capitals, with one word for each call.

    These are "P", "X", "XX" and "AP"; bids and what is no call stay as they are.
    """
    text = _BESIDE.sub("", _BETWEEN_CALLS.sub(" ", text))
    called = [_words().get(token, token) for token in _tokens(text)]
    parted = (token if _PASSES.fullmatch(token) else [token] for token in called)
    return [call for calls in parted for call in calls]


def bid_of(token: str, letters: Letters) -> str | None:
    """Return the bid that a token in the letters of a language is, as "4H" or "3N", or None."""
    level, strain = token[:1], token[1:]
    suit = letters.suit(strain)
    if level not in _LEVELS or (suit is None and strain not in record_words("no_trump")):
        return None
    return f"{level}{'N' if suit is None else suit}"


def _tokens(text: str) -> list[str]:
    """Return the words of a text, calls of two words as one."""
    text = " ".join(text.split())
    for word, call in _words().items():
        text = text.replace(word, call) if " " in word else text
    return text.split()


def _first_of_four(line: str, letters: Letters) -> Seat | None:
    """Return the first of four players who head a table, None where a line is no such heading."""
    known = {**seats_named(), **letters.seats}
    seats = [known.get(word) for word in plain(line).replace("|", " ").split()]
    first = seats[0] if len(seats) == _PLAYERS else None
    return first if first and (*seats,) == clockwise(first) else None


def _calls(row: str, letters: Letters) -> list[str] | None:
    """Return the calls of a row, a dash for each place that has one; None where it is no row."""
    calls: list[str] = []
    for token in _tokens(_BESIDE.sub("", " ".join(plain(row).replace("|", " ").split()))):
        made = token if bid_of(token, letters) else _words().get(token)
        if made is None and not _EMPTY.fullmatch(token):
            return None
        calls.append(made or PASSED_OVER)
    return calls


def _made(first: Seat, rows: list[list[str]], written: str) -> tuple[tuple[Seat, str], ...]:
    """Return the calls of a table with their players; the first row may be short, or a rule."""
    if set(rows[0]) == {PASSED_OVER}:
        rows = rows[1:]
    is_short = len(rows[0]) < _PLAYERS and (len(rows) > 1 or plain(written).startswith((" ", "|")))
    ahead = [PASSED_OVER] * (_PLAYERS - len(rows[0]) if is_short else 0)
    return without_surplus(by_players(first, [*ahead, *(call for row in rows for call in row)]))


@cache
def _words() -> Mapping[str, str]:
    """Return the calls that are no bids by their words, in every language."""
    kinds = {"P": "pass", "X": "double", "XX": "redouble", "AP": "all_pass"}
    named = {w.upper(): call for call, kind in kinds.items() for w in words_of_all("calls", kind)}
    return dict(sorted(named.items(), key=lambda each: -len(each[0])))
