"""An auction typed in a line of text: found in it, read, or refused with what is wrong with it."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum, auto
from itertools import groupby, pairwise

from msgspec import Struct

from lawcore.bridge.auction.calls import DOUBLE, PASS, REDOUBLE, has_ended
from lawcore.bridge.auction.given import MOST_CALLS, Given
from lawcore.bridge.auction.pieces import (
    Piece,
    PieceKind,
    is_of_another_language,
    pieces_of,
    seat_of,
    unmade,
)
from lawcore.bridge.auction.written import WrittenAuction, WrittenCall, placed
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import plain
from lawcore.engine.records import replace
from lawcore.languages import FALLBACK, LANGUAGES

LONGEST = 1000
"""The characters of a line in which an auction is looked for."""
_SHORT = 60
_BID = re.compile(r"(?<!\d)\d ?[cdhsnfqp♠♥♦♣♤♡♢♧]", re.IGNORECASE)
"""What begins a bid in some language: a longer line without any has no auction."""
_ENOUGH = 2
_OR = "O"
"""West in Italian, and "or": between two bids of one player there is no auction."""
_EMPTY = re.compile(r"[-\u2013\u2014]+")
"""The place of a player who has not called yet, in a table."""
_SPELLED = re.compile(r"[^\W\d_]{4,}")
"""A call that is told in words."""
_PLAYERS = 4
_TOLD = frozenset({PieceKind.OURS, PieceKind.THEIRS})
_BEHIND = _TOLD | {PieceKind.BETWEEN, PieceKind.SEAT, PieceKind.REPLACED, PieceKind.DEALER}
_WRITTEN = frozenset({PieceKind.OPEN, PieceKind.MARK})
_UNLIKE_CARDS = frozenset({PieceKind.OPEN, PieceKind.MARK, PieceKind.OUT_OF_TURN})


class Slip(StrEnum):
    """What is wrong with a typed auction; the name is also the key of the message."""

    NO_CALL = auto()
    """Something stands where a call is expected."""
    TWO_LANGUAGES = auto()
    """The suits have the letters of two languages."""
    BRACKET = auto()
    """A bracket is opened and not closed, or the other way round."""
    TOO_LONG = auto()
    """There are more calls than an auction can have."""


class TypedAuction(Struct, frozen=True):
    """An auction found in a line, the language of its letters, and the words beside it.

    Where it cannot be read there is no auction, but a slip and the piece in question. `is_sure`
    holds where the line can hardly mean anything else: cards are written like bids.
    """

    language: str
    rest: str
    is_sure: bool
    given: Given | None = None
    slip: Slip | None = None
    piece: str = ""


def read_auction(line: str, language: str | None = None) -> TypedAuction | None:
    """Return the auction that a line of text has in it, None where it has none.

    `language` is that of the letters of suits where they may be those of several languages.
    """
    text = " ".join((_from_dealer(line) if len(line) <= LONGEST else line).split())
    if not (len(text) <= _SHORT or _BID.search(text)):
        return None
    text = plain(text)
    if len(text) > LONGEST:
        return None
    first = language if language in LANGUAGES else FALLBACK
    names = (str(first), *(name for name in LANGUAGES if name != first))
    found = [auction for name in names if (auction := _read(text, name)) is not None]
    return min(found, key=lambda auction: auction.slip is not None, default=None)


def _from_dealer(table: str) -> str:
    """Return a table of calls under four players so that its heading begins with the dealer.

    The places before the first call of such a table are empty or have a dash.
    """
    rows = [row for row in table.splitlines() if row.strip()]
    for place, (heading, first) in enumerate(pairwise(rows)):
        pieces = pieces_of(plain(heading), FALLBACK)
        heads = [piece for piece in pieces if piece.kind is not PieceKind.BETWEEN]
        if [piece.kind for piece in heads] != [PieceKind.SEAT] * _PLAYERS:
            continue
        calls = first.split()
        dashes = next((n for n, call in enumerate(calls) if not _EMPTY.fullmatch(call)), 0)
        is_short = len(calls) < _PLAYERS and (place + 2 < len(rows) or first.startswith("  "))
        empty = _PLAYERS - len(calls) if is_short and not dashes else dashes
        named = [str(piece.value) for piece in heads[empty:] + heads[:empty]]
        return " ".join([*rows[:place], *named, *calls[dashes:], *rows[place + 2 :]])
    return table


def _read(text: str, language: str) -> TypedAuction | None:
    """Return what a text in plain capitals has in it, by the letters of one language."""
    run = _run(text, language)
    if not run:
        return None
    before = text[: run[0].start]
    if not any(piece.kind in _WRITTEN for piece in run) and unmade(before):
        return None
    rest = f"{before} {text[run[-1].end :]}".strip()
    rest = rest if re.search(r"[^\W\d_]{2}", rest) else ""
    is_sure = not before.strip() or _is_unlike_cards(run)
    wrong = _wrong(run, language)
    if wrong is not None:
        return TypedAuction(language, rest, is_sure, None, *wrong)
    written = _Run(_in_order(_with_turn_behind(run))).written()
    if len(written.calls) > MOST_CALLS:
        return TypedAuction(language, rest, is_sure, None, Slip.TOO_LONG)
    return TypedAuction(language, rest, is_sure, placed(written))


def _run(text: str, language: str) -> list[Piece]:
    """Return the pieces side by side that have the most calls, none where they are too few."""
    pieces = [*pieces_of(text, language)]
    runs = [_trimmed(_as_written(run), is_seated=_is_seated(run)) for run in _parted(pieces)]
    best = max(runs, key=lambda run: len(_calls(run)), default=[])
    is_alone = len(best) == len(pieces)
    return best if _is_auction(best) or (is_alone and _are_doubles(best)) else []


def _parted(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Yield the pieces that stand between words, among which "o" may be one in Italian."""
    for is_word, some in groupby(pieces, lambda piece: piece.kind is PieceKind.WORD):
        run = [] if is_word else [*some]
        begin = 0
        for place in range(len(run)):
            if _is_or(run, place):
                yield run[begin:place]
                begin = place + 1
        yield run[begin:]


def _is_or(run: Sequence[Piece], place: int) -> bool:
    """Tell whether a letter between bids is no player: no other one is named, and it is alone."""
    is_letter = run[place].text.strip() == _OR
    return is_letter and not _is_seated(run) and not _names_a_player(run, place)


def _is_seated(run: Sequence[Piece]) -> bool:
    """Tell whether letters name more than one player."""
    return len({piece.value for piece in run if piece.kind is PieceKind.SEAT}) > 1


def _as_written(run: list[Piece]) -> list[Piece]:
    """Return pieces without what is told of calls in words behind a written auction.

    Brackets and marks are written; behind a colon or a word a call in words tells of those calls:
    "4D (X) X: partner doubled the double".
    """
    is_written = False
    for place, piece in enumerate(run):
        is_written |= piece.kind in _WRITTEN
        if piece.kind is PieceKind.OVER and is_written and len(_calls(run[:place])) > 1:
            return run[:place]
        told = piece.kind is PieceKind.BETWEEN and re.search(r":|[^\W\d_]", piece.text)
        following = next((piece for piece in run[place:] if piece.kind is PieceKind.CALL), None)
        if is_written and told and following is not None and _SPELLED.fullmatch(following.text):
            return run[:place]
    return run


def _calls(run: Sequence[Piece]) -> list[Piece]:
    return [piece for piece in run if piece.kind is PieceKind.CALL]


def _is_auction(run: Sequence[Piece]) -> bool:
    """Tell whether pieces are meant for an auction: two calls, or a dealer and another's call.

    What begins with a double is said of a bid: no auction does.
    """
    calls, kinds = _calls(run), [piece.kind for piece in run]
    if PieceKind.DEALER in kinds and kinds.count(PieceKind.SEAT) > 1 and calls:
        return True
    if not any(call.value[0].isdigit() for call in calls) or "X" in calls[0].value:
        return False
    return len(calls) >= _ENOUGH and len(calls) > kinds.count(PieceKind.NO_CALL)


def _are_doubles(run: Sequence[Piece]) -> bool:
    """Tell whether a whole line is an auction in which somebody doubles before any bid.

    The sign of a double is enough; a word such as "double" needs a dealer, or other calls and no
    bid that it may be said of.
    """
    calls, kinds = _calls(run), {piece.kind for piece in run}
    first = next((call for call in calls if call.value != PASS), None)
    if first is None or first.value[0].isdigit() or PieceKind.NO_CALL in kinds:
        return False
    if PieceKind.DEALER in kinds or first.text in {DOUBLE, REDOUBLE}:
        return True
    return len(calls) >= _ENOUGH and not any(call.value[0].isdigit() for call in calls)


def _is_unlike_cards(run: Sequence[Piece]) -> bool:
    """Tell whether pieces can be no row of cards.

    A bracket or a mark shows it, passes among bids, or players who made two bids.
    """
    if any(piece.kind in _UNLIKE_CARDS for piece in run):
        return True
    calls = [piece.value for piece in _calls(run)]
    if any(piece.kind in _TOLD for piece in run):
        return sum(call[0].isdigit() for call in calls) >= _ENOUGH
    return len(calls) > _ENOUGH and any(call[-1] not in "CDHS" for call in calls)


def _trimmed(run: list[Piece], *, is_seated: bool) -> list[Piece]:
    """Return pieces without letters that name no player, and without a loose beginning or end.

    "Out of turn" before a stop is said of the whole line: words behind the calls say of which.
    """
    kept = [
        piece
        for place, piece in enumerate(run)
        if piece.kind is not PieceKind.SEAT or is_seated or _names_a_player(run, place)
    ]
    while kept and (kept[-1].kind in _BEHIND or kept[-1].kind is PieceKind.OPEN):
        kept.pop()
    first = next((n for n, one in enumerate(kept) if one.kind is not PieceKind.BETWEEN), 0)
    begins = kept[first:][:1]
    if begins and begins[0].kind is PieceKind.OUT_OF_TURN and _first_at(kept[first + 1 :]) is None:
        del kept[: first + 1]
    return kept


def _with_turn_behind(run: list[Piece]) -> list[Piece]:
    """Return pieces with "out of turn" behind its call where it stands before that.

    It is said of the call before it, unless there is none or a stop parts them: "1NT pass, out of
    turn 2C", "east bid out of turn 1H".
    """
    at = next((n for n, piece in enumerate(run) if piece.kind is PieceKind.OUT_OF_TURN), None)
    if at is None:
        return run
    following = _first_at(run[at + 1 :])
    if following is None or _first_at(run[at - 1 :: -1] if at else []) is not None:
        return run
    call = at + 1 + following
    return [*run[:at], *run[at + 1 : call + 1], run[at], *run[call + 1 :]]


def _first_at(run: Sequence[Piece]) -> int | None:
    """Return the place of the first call of pieces, None where there is none before a stop."""
    for place, piece in enumerate(run):
        if piece.kind is PieceKind.CALL:
            return place
        if piece.kind is PieceKind.BETWEEN and piece.text.strip():
            return None
    return None


def _in_order(run: list[Piece]) -> list[Piece]:
    """Return pieces in the order of the calls: of "1H over 1NT" the second came first.

    What marks the call over it stands behind that: "insufficient bid 1H over 1NT".
    """
    at = next((place for place, piece in enumerate(run) if piece.kind is PieceKind.OVER), None)
    if at is None:
        return run
    over, under = sorted(run[:at], key=lambda one: one.kind is PieceKind.MARK), run[at + 1 :]
    first = next((place for place, piece in enumerate(under, 1) if piece in _calls(under)), 0)
    return [*under[:first], *over, *under[first:]]


def _names_a_player(run: Sequence[Piece], place: int) -> bool:
    """Tell whether a letter has a colon, or stands beside a word for the dealer."""
    if run[place].text[-1] in ":=":
        return True
    sides = (range(place - 1, -1, -1), range(place + 1, len(run)))
    return any(_first_kind(run, side) is PieceKind.DEALER for side in sides)


def _first_kind(run: Sequence[Piece], places: range) -> PieceKind | None:
    """Return the kind of the first piece at some places that is more than a stop or a blank."""
    kinds = (run[place].kind for place in places)
    return next((kind for kind in kinds if kind is not PieceKind.BETWEEN), None)


def _wrong(run: Sequence[Piece], language: str) -> tuple[Slip, str] | None:
    """Return the first thing that is wrong with pieces, None where they can be read."""
    opened: Piece | None = None
    for piece in run:
        match piece.kind:
            case PieceKind.NO_CALL:
                foreign = is_of_another_language(piece.text, language)
                return (Slip.TWO_LANGUAGES if foreign else Slip.NO_CALL), piece.text
            case PieceKind.OPEN if opened is None:
                opened = piece
            case PieceKind.CLOSE if opened is not None:
                opened = None
            case PieceKind.OPEN | PieceKind.CLOSE:
                return Slip.BRACKET, piece.text
            case _:
                pass
    return None if opened is None else (Slip.BRACKET, opened.text)


class _Run:
    """Pieces in which nothing is wrong, while the calls are made out of them."""

    def __init__(self, run: Sequence[Piece]) -> None:
        self._run = [piece for piece in run if piece.kind is not PieceKind.BETWEEN]
        self._calls: list[WrittenCall] = []
        self._dealer: Seat | None = None
        self._seat: Seat | None = None
        self._in_brackets = False
        self._is_told = any(piece.kind in _TOLD for piece in run)
        self._theirs: bool | None = None
        self._behind_stop = {
            piece.start
            for stop, piece in pairwise(run)
            if stop.kind is PieceKind.BETWEEN and stop.text.strip()
        }
        self._behind_cry = {piece.start for cry, piece in pairwise(run) if "!" in cry.text}
        self._replacement: str | None = None
        self._is_replacing = False
        self._is_free = False
        self._is_out_of_turn = False

    def written(self) -> WrittenAuction:
        self._read_heading()
        for place, piece in enumerate(self._run):
            self._read(piece, self._run[place - 1].kind if place else PieceKind.BETWEEN)
        return WrittenAuction(
            tuple(self._calls),
            self._dealer,
            self._replacement,
            is_out_of_turn=self._is_out_of_turn,
            is_told=self._is_told,
        )

    def _read_heading(self) -> None:
        """Read who is the dealer: named beside the word, or four players head a table."""
        kinds = [piece.kind for piece in self._run]
        if kinds[:_PLAYERS] == [PieceKind.SEAT] * _PLAYERS:
            self._dealer = seat_of(self._run[0])
            del self._run[:_PLAYERS]
        elif PieceKind.DEALER in kinds:
            at = kinds.index(PieceKind.DEALER)
            beside = (at - 1, at + 1) if kinds[:at] == [PieceKind.SEAT] else (at + 1,)
            for place in beside:
                if self._dealer is None and kinds[place : place + 1] == [PieceKind.SEAT]:
                    self._dealer = seat_of(self._run.pop(place))

    def _read(self, piece: Piece, before: PieceKind) -> None:
        match piece.kind:
            case PieceKind.CALL:
                self._call(piece)
            case PieceKind.SEAT:
                self._seat = seat_of(piece)
            case PieceKind.OPEN:
                self._in_brackets = True
            case PieceKind.CLOSE:
                if before is PieceKind.OPEN and piece.start not in self._behind_cry:
                    self._add(PASS)
                self._in_brackets = False
            case PieceKind.ALL_PASS if self._calls:
                self._pass_out()
            case PieceKind.OURS | PieceKind.THEIRS:
                self._player(piece, before)
            case kind:
                self._read_mark(kind)

    def _player(self, piece: Piece, before: PieceKind) -> None:
        """Read whose call it is: that before, if nothing parts them and nobody is named for it."""
        is_theirs = piece.kind is PieceKind.THEIRS
        if before is PieceKind.CALL and self._is_free and piece.start not in self._behind_stop:
            self._calls[-1] = replace(self._calls[-1], in_brackets=is_theirs, is_untold=False)
            self._is_free = False
        else:
            self._theirs = is_theirs

    def _read_mark(self, kind: PieceKind) -> None:
        """Read what is said of the call before it."""
        self._is_replacing |= kind is PieceKind.REPLACED and bool(self._calls)
        self._is_out_of_turn |= kind is PieceKind.OUT_OF_TURN
        if self._calls and kind in {PieceKind.REPLACED, PieceKind.OUT_OF_TURN, PieceKind.MARK}:
            self._calls[-1] = replace(self._calls[-1], is_marked=True)

    def _call(self, piece: Piece) -> None:
        if self._is_replacing:
            self._replacement, self._is_replacing = piece.value, False
            return
        self._add(piece.value)

    def _add(self, call: str) -> None:
        in_brackets = self._in_brackets if self._theirs is None else self._theirs
        self._calls.append(WrittenCall(call, in_brackets, self._seat))
        self._is_free = self._theirs is None and not in_brackets
        if self._is_free and self._is_told:
            self._calls[-1] = replace(self._calls[-1], is_untold=True)
        self._seat = self._theirs = None

    def _pass_out(self) -> None:
        """Let everybody pass until the auction is over."""
        has_brackets = any(made.in_brackets for made in self._calls)
        while not has_ended([made.call for made in self._calls]):
            in_brackets = has_brackets and not self._calls[-1].in_brackets
            self._calls.append(WrittenCall(PASS, in_brackets))
