"""LIN, the text of Bridge Base Online, and the links of its viewer; nothing is ever fetched."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

from lawcore.play.auction import bought, by_players, calls_in, vulnerable_named
from lawcore.play.cards import Card, Seat, clockwise
from lawcore.play.letters import hand_by_suits, plain
from lawcore.play.record import (
    MOST_BOARDS,
    BadRecord,
    Record,
    RecordError,
    Row,
    Vulnerable,
    Written,
    Wrong,
    complete,
    faults_of_hands,
)
from lawcore.play.table import TRICK

_COMMAND = re.compile(r"([A-Za-z]{2})\|([^|]*)(?:\||$)")
_CARDS = re.compile(r"[SHDC](?:10|[2-9TJQKA])|\S")
_LABEL = re.compile(r"[oc]?([0-9]+)", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,2}")
_LINK = re.compile(r"https?://\S+")
_DEALERS = dict(zip("1234", clockwise(Seat.SOUTH), strict=True))
_LONGEST_LABEL = 20
_SHOWN = 60
_SUITS = "SHDC"


@dataclass
class _Board:
    """A board while its commands are read."""

    board: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    hands: dict[Seat, list[Card]] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    cards: list[Written] = field(default_factory=list)
    result: int | None = None
    dealt: bool = False
    faults: list[RecordError] = field(default_factory=list)

    def read_deal(self, value: str, line: int) -> None:
        """Read the dealer's digit and the hands of South, West, North and East."""
        self.dealt = True
        value = "".join(plain(value).split())
        self.dealer = _DEALERS.get(value[:1], self.dealer)
        hands = value[1:] if value[:1].isdigit() else value
        for seat, text in zip(clockwise(Seat.SOUTH), hands.split(","), strict=False):
            self.read_hand(seat, text, line)

    def read_hand(self, seat: Seat, text: str, line: int) -> None:
        """Read a hand such as SAKQ983H4DJC97653; a suit without cards may be left out."""
        if not text:
            return
        hand = hand_by_suits(_with_all_suits(text))
        if hand is None:
            self.faults.append(RecordError(Wrong.NO_DEAL, line, player=seat, text=text[:_SHOWN]))
        elif hand:
            self.hands[seat] = hand

    def read_cards(self, value: str, line: int) -> None:
        """Read cards in the order of play, one or several."""
        for found in _CARDS.finditer(plain(value)):
            name = found.group().replace("10", "T")
            if len(name) == 1:
                trick = len(self.cards) // TRICK + 1
                shown = value.strip()[:_SHOWN]
                self.faults.append(RecordError(Wrong.NOT_A_CARD, line, trick, text=shown))
                return
            self.cards.append(Written(Card.read(name), line=line))

    def record(self) -> Record:
        """Return what was read."""
        faults = [*self.faults, *faults_of_hands(self.hands)]
        hands = {seat: frozenset(hand) for seat, hand in self.hands.items()}
        found = bought(self.dealer, self.calls) if self.dealer else None
        rows = [Row(tuple(self.cards[at : at + TRICK])) for at in range(0, len(self.cards), TRICK)]
        if rows and found is None and not faults:
            faults.append(RecordError(Wrong.NO_CONTRACT, self.cards[0].line))
        contract, declarer = found or (None, None)
        return Record(
            board=self.board,
            dealer=self.dealer,
            vulnerable=self.vulnerable,
            hands={} if faults else complete(hands),
            auction=by_players(self.dealer, self.calls) if self.dealer else (),
            contract=contract,
            declarer=declarer,
            rows=() if faults else tuple(rows),
            result=self.result if contract else None,
            faults=tuple(faults),
        )


def _with_all_suits(text: str) -> str:
    """Add the letters of suits that a hand is written without; they stand in order."""
    at = 0
    for place, suit in enumerate(_SUITS):
        if text[at : at + 1] != suit:
            text = text[:at] + suit + text[at:]
        rest = [found for s in _SUITS[place + 1 :] if (found := text.find(s, at + 1)) > 0]
        at = min(rest, default=len(text))
    return text


def read_lin(text: str) -> list[Record]:
    """Return the boards of a LIN text; raise BadRecord if there is none."""
    boards = [_Board()]
    line, at = 1, 0
    for found in _COMMAND.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        command, value = found.group(1).lower(), found.group(2)
        if boards[-1].dealt and command in {"qx", "md"}:
            boards.append(_Board())
        if len(boards) > MOST_BOARDS + 1:
            break
        _read(boards[-1], command, value, line)
    records = [board.record() for board in boards if board.dealt or board.cards]
    if not records:
        raise BadRecord(RecordError(Wrong.NO_RECORD, 1, text=text.strip()[:_SHOWN]))
    return records


def _read(board: _Board, command: str, value: str, line: int) -> None:
    match command:
        case "md":
            board.read_deal(value, line)
        case "ah" | "qx":
            board.board = _label(value) or board.board
        case "sv":
            board.vulnerable = vulnerable_named(value)
        case "mb":
            board.calls.extend(calls_in(value))
        case "pc":
            board.read_cards(value, line)
        case "mc" if _NUMBER.fullmatch(value.strip()):
            board.result = int(value)
        case _:
            pass


def _label(text: str) -> str | None:
    """Return the number of a board from "Board 1" or "o1"."""
    words = text.split()
    found = _LABEL.fullmatch(words[-1]) if words else None
    return (found.group(1) if found else text.strip())[:_LONGEST_LABEL] or None


def links_in(text: str) -> list[str]:
    """Return the links of a text."""
    return _LINK.findall(text)


def read_links(links: Iterable[str]) -> list[Record]:
    """Return the boards that viewer links carry; raise BadRecord for one that only names one."""
    records: list[Record] = []
    for link in links:
        try:
            query = parse_qs(urlsplit(link).query, keep_blank_values=True, max_num_fields=200)
        except ValueError:
            query = {}
        told = {name.lower(): values[0] for name, values in query.items()}
        if told.get("lin"):
            records.extend(read_lin(told["lin"]))
        elif any(told.get(letter) for letter in "nesw"):
            records.append(_of_parameters(told))
        else:
            raise BadRecord(RecordError(Wrong.LINK_WITHOUT_CARDS, text=link[:_SHOWN]))
    return records


def _of_parameters(told: Mapping[str, str]) -> Record:
    """Return the board of a link that has parameters for the hands, the auction and the play."""
    board = _Board(
        board=_label(told.get("b", "")),
        vulnerable=vulnerable_named(told.get("v", "")),
        calls=calls_in(told.get("a", "")),
    )
    dealer = told.get("d", "").upper()
    board.dealer = Seat(dealer) if dealer in set(Seat) else None
    for seat in Seat:
        board.read_hand(seat, "".join(plain(told.get(seat.lower(), "")).split()), 1)
    board.read_cards(told.get("p", ""), 1)
    claimed = told.get("c", "").strip()
    if _NUMBER.fullmatch(claimed):
        board.result = int(claimed)
    return board.record()
