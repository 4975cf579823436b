"""A record of play while it is typed: lines are added, corrected and taken back.

A record is stored as a sheet: the part that reads without errors, in the typed notation, and the
lines that do not read yet. Only cards, seats, contracts and the number of the board are stored.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from urllib.parse import urlsplit

from msgspec import Struct

from bot.play.model import Play
from lawcore import Answer, BadAnswer, Edition
from lawcore.board.report import Report
from lawcore.board.ruling import ruled
from lawcore.bridge.play.cards import Card, Seat
from lawcore.bridge.play.detect import decoded, read
from lawcore.bridge.play.letters import Letters, others, plain, record_words, seats_named
from lawcore.bridge.play.lin import links_in
from lawcore.bridge.play.record import BadRecord, Record, RecordError, Wrong, complete
from lawcore.bridge.play.replay import Replay, replay
from lawcore.bridge.play.spelled import SHOWN, tokens_of
from lawcore.bridge.play.typed import read_typed
from lawcore.bridge.play.writers import write_typed
from lawcore.engine.records import replace
from lawcore.languages import LANGUAGES

BOARDS_APART = "\n--\n"
"""Separates the boards of a record while the person chooses one of them."""
REMARKED = "\n! "
"""Before each remark on a board while one is chosen."""
NOT_UNDERSTOOD = "?"
"""Stored instead of a line that holds anything but cards: such a line is never stored."""
STORED = "en"
"""The language of the deals of a session."""

_MOST_WAITING = 40
_PLAIN_WORDS = frozenset(
    word
    for kind in ("rest", "all", "none", "no_trump", "by", "board")
    for word in record_words(kind)
)


def _any_of(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, words))


_OF_ALL = [Letters.of(language) for language in LANGUAGES]
_SUITS = "".join(sorted({suit for letters in _OF_ALL for suit in letters.suits}))
_RANKS = "".join(sorted({rank for letters in _OF_ALL for rank in letters.ranks if len(rank) == 1}))
_SEATS = "".join(sorted({seat for letters in _OF_ALL for seat in letters.seats}))
_HOLDING = re.compile(rf"[♠♥♦♣{_SUITS}]?[{_RANKS}X10.\-]+[.)]?|[♠♥♦♣][{_RANKS}10]*")
_CONTRACT = re.compile(
    rf"[1-7](?:{_any_of(record_words('no_trump'))}|[{_SUITS}♠♥♦♣])(?:XX?|\*\*?)?[{_SEATS}]?"
)
_SEAT_FIRST = re.compile(rf"([{_SEATS}]|{_any_of(seats_named())})(?:[:=>]|\s|$)")
_BOARD = re.compile(rf"(?:{_any_of(record_words('board'))})\s*[:#.]?\s*([0-9A-Z]{{1,20}})")
_LABEL = re.compile(r"[0-9A-Za-z]{1,20}")
_OWN_HOSTS = frozenset({"t.me", "telegram.me"})
_ENOUGH_LINES = 2


class Sheet(Struct, frozen=True):
    """A record as it is stored, in the typed notation of one language.

    `text` reads without errors. Of the lines in `waiting` the first does not; `line` is its number
    in the text that was sent, from 1, None where it was typed alone.
    """

    text: str = ""
    waiting: tuple[str, ...] = ()
    line: int | None = None

    @classmethod
    def of(cls, play: Play) -> "Sheet":
        """Return the sheet of a row."""
        return cls(play.record, tuple(play.waiting.splitlines()), play.line)

    def write_to(self, play: Play) -> Play:
        """Return a row with this sheet."""
        waiting = "\n".join(self.waiting)
        return replace(play, record=self.text, waiting=waiting, line=self.line)


class SentBoard(Struct, frozen=True):
    """A board of a record that was sent: its label, its sheet, and the errors in it.

    `typed` says that it was in the typed notation, not in PBN, LIN or a link. A board without play
    belongs to a session: `hands` are its deal as the session stores it. `known` is what a file
    has of it, with what is remarked on it and left out; `number` is the one that the file gives.
    """

    label: str
    sheet: Sheet
    has_play: bool
    errors: tuple[RecordError, ...] = ()
    typed: bool = False
    hands: str = ""
    known: Replay | None = None

    @property
    def is_bid(self) -> bool:
        """The file has calls or a contract of the board, which a session does not keep."""
        return bool(self.known and (self.known.auction or self.known.contract))

    @property
    def is_named(self) -> bool:
        """The file gives the board some number or name."""
        return self.known is None or self.known.board is not None

    @property
    def is_numbered(self) -> bool:
        """That is its label, and not only its place in the file."""
        return self.known is None or self.known.board == self.label


def record_of(text: str, language: str, deals: Mapping[str, Record] | None = None) -> Record:
    """Return the board of a typed text; an empty text gives an empty board.

    Raises `BadRecord` if the text is no record, or has more than one board.
    """
    if not text.strip():
        return Record()
    records = read_typed(text, language, deals)
    if len(records) > 1:
        raise BadRecord(RecordError(Wrong.TOO_MANY_BOARDS, number=len(records), expected=1))
    return records[0]


def replay_of(text: str, language: str) -> Replay:
    """Return the play of a sheet's text, replayed card by card."""
    return replay(record_of(text, language))


def write_record(record: Record, language: str) -> str:
    """Return a record in our own typed notation, up to the first error.

    Hands are written only if they were given, not if they merely follow from the play.
    """
    known = replay(record)
    if known.contract is None or known.declarer is None:
        known = replace(known, contract=None, declarer=None, tricks=(), claim=None)
    if known.errors:
        known = replace(known, claim=None)
    label = known.board if known.board and _LABEL.fullmatch(known.board) else None
    text = write_typed(replace(known, hands=record.hands, board=label), language)
    return text if text.strip() else ""


def boards_of(
    given: bytes | str, language: str, deals: Mapping[str, Record] | None = None
) -> list[SentBoard]:
    """Return the boards of a PBN, LIN or typed text, or of links to a viewer.

    Raises `BadRecord` if it is none of these.
    """
    records = read(given, language, deals)
    given = given if isinstance(given, str) else decoded(given)
    if len(records) == 1 and _is_typed(given, language, deals, records):
        sheet = _read_lines("", _split_lines(given), language, deals)
        if sheet.line is not None:
            numbers = [n for n, line in enumerate(given.splitlines(), start=1) if line.strip()]
            sheet = replace(sheet, line=numbers[sheet.line - 1])
        return [replace(_board(records[0], 1, sheet), typed=True)]
    return [
        _board(record, place, Sheet(_write_readable(record, language)))
        for place, record in enumerate(records, start=1)
    ]


def _write_readable(record: Record, language: str) -> str:
    """Return a record from a file as typed text, empty where nothing of it can be read again."""
    text = write_record(record, language)
    try:
        record_of(text, language)
    except BadRecord:
        return ""
    return text


def _is_typed(
    given: str, language: str, deals: Mapping[str, Record] | None, records: Sequence[Record]
) -> bool:
    try:
        return read_typed(given, language, deals) == records
    except BadRecord:
        return False


def _board(record: Record, place: int, sheet: Sheet) -> SentBoard:
    known = replay(record)
    errors = known.errors
    if record.rows and not errors and not record.declarer:
        errors = (RecordError(Wrong.NO_LEADER, trick=1),)
    label = record.board if record.board and _LABEL.fullmatch(record.board) else f"{place}"
    has_play = bool(record.rows or sheet.waiting)
    deal = Record(dealer=record.dealer, vulnerable=record.vulnerable, hands=record.hands)
    hands = write_record(deal, STORED) if record.hands and not has_play else ""
    return SentBoard(label, sheet, has_play, errors, hands=hands, known=known)


def find_mixed(boards: Sequence[SentBoard]) -> RecordError | None:
    """Return why it is not clear which deal has which number, None where it is."""
    deals: dict[str, Mapping[Seat, frozenset[Card]]] = {}
    for place, board in enumerate(boards, start=1):
        if not board.is_numbered and any(one.is_named for one in boards):
            return RecordError(Wrong.NO_NUMBER, number=place)
        hands = board.known.hands if board.known else {}
        if board.hands and deals.setdefault(board.label, hands) != hands:
            return RecordError(Wrong.TWO_DEALS, text=board.label)
    return None


def translate_board(board: SentBoard, former: str, latter: str) -> SentBoard:
    """Return a board without errors in the letters of another language."""
    if former == latter:
        return board
    text = write_record(record_of(board.sheet.text, former), latter)
    return replace(board, sheet=Sheet(text))


def language_of_record(
    text: str, language: str, deals: Mapping[str, Record] | None = None
) -> str | None:
    """Return the language in which a text is a record of play, None if it is something else.

    Typed text needs two lines with a contract or a hand, or the number of a board of the session.
    A language other than the person's own counts only if the text reads without errors.
    """
    if any(_is_foreign(link) for link in links_in(text)):
        return language
    own_first = sorted(LANGUAGES, key=lambda code: code != language)
    for code in own_first:
        if _is_record(text, code, deals, strictly=True):
            return code
    return language if _is_record(text, language, deals, strictly=False) else None


def _is_foreign(link: str) -> bool:
    try:
        host = urlsplit(link).hostname or ""
    except ValueError:
        return False
    return host not in _OWN_HOSTS


def _is_record(
    text: str, language: str, deals: Mapping[str, Record] | None, *, strictly: bool
) -> bool:
    try:
        records = read(text, language, deals)
    except BadRecord:
        return False
    if strictly and any(replay(record).errors for record in records):
        return False
    if not _is_typed(text, language, deals, records):
        return True
    if len(_split_lines(text)) < _ENOUGH_LINES:
        named = _BOARD.fullmatch(plain(text).strip())
        return bool(named and named.group(1) in (deals or {}))
    return any(_is_likely(record) for record in records)


def _is_likely(record: Record) -> bool:
    of_hands = {
        Wrong.HAND_COUNT,
        Wrong.CARD_TWICE,
        Wrong.CARD_IN_TWO_HANDS,
        Wrong.PLAYERS_NOT_NAMED,
    }
    return bool(
        record.contract or record.hands or any(fault.code in of_hands for fault in record.faults)
    )


def add_lines(
    sheet: Sheet, text: str, language: str, deals: Mapping[str, Record]
) -> tuple[Sheet, RecordError | None]:
    """Return a sheet with further lines, and the error if they cannot be added.

    Lines that do not read wait; a further line corrects the first waiting line, or the one of the
    same player. A new contract, board or hand replaces the former one; if that contradicts the
    play, the sheet stays as it is and the error says why.
    """
    lines = _split_lines(text)
    changed = _change_heading(sheet, lines, language, deals)
    if changed is not None:
        return changed
    if len(lines) == 1 and _line_to_keep(lines[0], language) == NOT_UNDERSTOOD:
        return sheet, RecordError(Wrong.NOT_UNDERSTOOD, text=lines[0][:SHOWN])
    return _add_waiting(sheet, lines, language, deals), None


def _add_waiting(
    sheet: Sheet, lines: Sequence[str], language: str, deals: Mapping[str, Record]
) -> Sheet:
    waiting = [*sheet.waiting]
    for line in lines:
        place = _find_corrected(waiting, line)
        waiting[place : place + 1] = [line]
        if sheet.waiting and len(lines) == 1:
            break
    if len(lines) > 1:
        waiting = [*lines, *sheet.waiting[1:]]
    after = _read_lines(sheet.text, waiting, language, deals)
    if sheet.line is not None and len(lines) == 1 and after.waiting:
        gone = len(sheet.waiting) - len(after.waiting)
        return replace(after, line=sheet.line + max(0, gone))
    return replace(after, line=None)


def _find_corrected(waiting: Sequence[str], line: str) -> int:
    """Return the index of the waiting line that a new line corrects."""
    seat = _SEAT_FIRST.match(plain(line))
    if seat:
        for place, other in enumerate(waiting):
            same = _SEAT_FIRST.match(plain(other))
            if same and same.group(1)[0] == seat.group(1)[0] and ">" not in line:
                return place
    return 0


def _change_heading(
    sheet: Sheet, lines: Sequence[str], language: str, deals: Mapping[str, Record]
) -> tuple[Sheet, RecordError | None] | None:
    """Return a sheet with another contract or board, None if the line gives neither."""
    if len(lines) != 1:
        return None
    try:
        said = record_of(lines[0], language, deals)
    except BadRecord:
        return None
    named = _BOARD.fullmatch(plain(lines[0]).strip())
    if said.rows or said.faults or not (said.contract or named):
        return None
    known = record_of(sheet.text, language)
    if named:
        hands = said.hands or known.hands
        changed = replace(
            known, board=said.board, dealer=said.dealer, vulnerable=said.vulnerable, hands=hands
        )
    else:
        changed = replace(known, contract=said.contract, declarer=said.declarer or known.declarer)
        if changed.declarer is None:
            return sheet, RecordError(Wrong.NO_LEADER, trick=1)
    if errors := replay(changed).errors:
        return sheet, replace(errors[0], line=None)
    text = write_record(changed, language)
    kept = sheet.waiting
    if kept and len(tokens_of(plain(kept[0]))) <= _ENOUGH_LINES:  # it is no trick
        kept = kept[1:]
    return _read_lines(text, kept, language, deals), None


def _read_lines(
    text: str, lines: Iterable[str], language: str, deals: Mapping[str, Record] | None
) -> Sheet:
    """Return a sheet with as many further lines as can be read; the others wait."""
    waiting = [*lines][:_MOST_WAITING]
    for count in range(len(waiting), -1, -1):
        joined = "\n".join((text.rstrip("\n"), *waiting[:count])).strip("\n")
        record = _read_without_errors(joined, language, deals)
        if record is not None:
            kept = tuple(_line_to_keep(line, language) for line in waiting[count:])
            line = count + 1 if kept and not text and len(waiting) > 1 else None
            return Sheet(write_record(record, language) if joined else "", kept, line)
    return Sheet(text, tuple(_line_to_keep(line, language) for line in waiting))


def _read_without_errors(
    text: str, language: str, deals: Mapping[str, Record] | None
) -> Record | None:
    try:
        record = record_of(text, language, deals)
    except BadRecord:
        return None
    unclear = bool(record.contract or record.rows) and record.declarer is None
    return None if unclear or replay(record).errors else record


def undo_last(sheet: Sheet, language: str) -> Sheet:
    """Return a sheet without its last part: a waiting line, claim, trick, hand or the contract.

    The hands of a board of the session go together.
    """
    if sheet.waiting:
        line = None if sheet.line is None else sheet.line + 1
        rest = _read_lines(sheet.text, sheet.waiting[1:], language, None)
        return replace(rest, line=line if rest.waiting else None)
    record = record_of(sheet.text, language)
    if record.rest is not None:
        record = replace(record, rest=None, claimed_by=None)
    elif record.rows:
        record = replace(record, rows=record.rows[:-1])
    elif record.hands:
        record = replace(record, hands=_without_last(record))
    elif record.contract:
        record = replace(record, contract=None, declarer=None)
    else:
        record = Record()
    return Sheet(write_record(record, language))


def _without_last(record: Record) -> dict[Seat, frozenset[Card]]:
    """Return the hands of a record without the last, and without one that follows from others."""
    if record.board is not None:
        return {}
    left = list(record.hands.items())[:-1]
    while len(complete(dict(left))) > len(left):
        left.pop()
    return dict(left)


def trouble_of(sheet: Sheet, language: str) -> RecordError | None:
    """Return why the first waiting line does not read, None if no line waits."""
    if not sheet.waiting:
        return None
    before = sheet.text.rstrip("\n")
    for count in range(1, len(sheet.waiting) + 1):
        try:
            record = record_of("\n".join((before, *sheet.waiting[:count])).strip("\n"), language)
        except BadRecord as bad:
            return replace(bad.error, line=sheet.line)
        errors = replay(record).errors
        if errors:
            return replace(errors[0], line=sheet.line)
        if record.contract and record.declarer is None:
            return RecordError(Wrong.NO_LEADER, sheet.line, trick=1)
    return RecordError(Wrong.NOT_UNDERSTOOD, sheet.line, text=sheet.waiting[0])


def _split_lines(text: str) -> list[str]:
    return [line for line in (one.strip() for one in text.splitlines()) if line]


def _line_to_keep(line: str, language: str) -> str:
    """Return a waiting line as it may be stored: the line itself only if it holds cards alone."""
    said = plain(line)
    words = said.replace(">", "> ").replace(":", ": ").replace("=", " ").split()
    if len(said) > _MOST_WAITING or not all(_is_of_cards(word, language) for word in words):
        return NOT_UNDERSTOOD
    return " ".join(said.split())


def _is_of_cards(word: str, language: str) -> bool:
    word = word.strip(",;:>*!?/|")
    every = (Letters.of(language), *others(language))
    return (
        not word
        or word in _PLAIN_WORDS
        or any(letters.card(word) or letters.rank(word) for letters in every)
        or any(word in letters.seats for letters in every)
        or bool(_CONTRACT.fullmatch(word) or _HOLDING.fullmatch(word))
    )


def next_lead(known: Replay) -> tuple[int, Seat] | None:
    """Return the number of the next trick and who leads to it, None if no trick follows."""
    if known.contract is None or known.declarer is None or known.claim or known.unplayed == 0:
        return None
    if not known.tricks:
        return 1, known.declarer.next
    last = known.tricks[-1]
    return None if last.winner is None else (last.number + 1, last.winner)


class Session(Mapping[str, Record]):
    """The boards of a session, for the reader of the typed notation.

    They are stored in the English typed notation, and parsed each time one is looked up.
    """

    def __init__(self, stored: Mapping[str, str]) -> None:
        self._stored = stored

    def __getitem__(self, board: str) -> Record:
        """Return the dealer, vulnerability and hands of a board; raise KeyError without it."""
        return record_of(self._stored[board], STORED)

    def __iter__(self) -> Iterator[str]:
        """Return the boards in their order."""
        return iter(self._stored)

    def __len__(self) -> int:
        """Return how many boards there are."""
        return len(self._stored)


def report_of(
    play: Play,
    edition: Edition,
    answers: Mapping[str, Answer] | None = None,
    options: Mapping[str, object] | None = None,
) -> Report:
    """Return a record replayed and ruled on.

    `answers` are those given in the interview on it, `options` what an authority has settled. The
    report has no ruling if the law does not accept them together.
    """
    known = replay_of(play.record, play.language)
    try:
        return Report(known, ruled(known, edition, answers, options))
    except BadAnswer:
        return Report(known, None)
