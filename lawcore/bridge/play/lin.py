"""LIN, the text of Bridge Base Online, and the links of its viewer; nothing is ever fetched."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, unquote_plus, urlsplit

from lawcore.bridge.play.auction import (
    bought,
    by_players,
    calls_in,
    contract_named,
    vulnerable_named,
    without_surplus,
)
from lawcore.bridge.play.cards import Card, Seat, Suit, clockwise
from lawcore.bridge.play.letters import SMALL, hand_in_any_order, hand_of, plain
from lawcore.bridge.play.record import (
    BadRecord,
    Contract,
    Record,
    RecordError,
    Row,
    Vulnerable,
    Written,
    Wrong,
    complete,
    faults_of_hands,
)
from lawcore.bridge.play.table import TRICK
from lawcore.engine.records import replace

_COMMAND = re.compile(r"(?<![A-Za-z])([A-Za-z]\n?[A-Za-z])\n?\|([^|]*)(?:\||$)")
"""A command and its value; a longer word before a bar is the rest of a text with a bar in it.

A letter may have broken its line anywhere, within a command too.
"""
_CARDS = re.compile(r"[SHDC](?:10|[2-9TJQKA])|\S")
_LABEL = re.compile(r"(?:[oc]|Board)?([0-9]+)", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,2}")
_WITH_DEAL = (
    r"(?<![\w@./-])(?://)?(?=(?:[\w-]{1,60}\.){1,4}[a-z]{2,9}/[^\s?|]{0,99}\?"
    r'(?:[^\s|"<>]{0,200}&(?:amp;)?)?(?:lin|deal|[nesw]|north|east|south|west)=)'
)
"""Where a link begins that lacks its scheme; it has cards."""
_LINK = re.compile(
    rf'(?:https?://|{_WITH_DEAL})(?:[^\s|"<>]*[?&]lin=[^\s"<>]*|[^\s|"<>]+)'
    r"|\[hv=(?P<query>[^][\s]*)\]",
    re.IGNORECASE,
)
"""A link, or the parameters of one as the forum of Bridge Base Online writes them."""
_VIEWER = "https://www.bridgebase.com/tools/handviewer.html?"
_CLOSING: Mapping[str, str] = {")": "(", "]": "[", "}": "{"} | dict.fromkeys(".,;'", " ")
"""What may stand behind a link and is none of it unless opened in it; a blank never is in it."""
_MOST_BEHIND = 9
_EXPLAINED = re.compile(r"\([^()]*\)|\{[^{}]*\}")
_LOGGED_CALL = re.compile(r"(?<=[CDHSNPX])A(?=[,;]|$)")
"""The mark of an alerted call in a log of calls."""
_LOGGED_CARD = re.compile(r"(10|[2-9TJQKA])([SHDC])(?=[,;]|$)")
"""A card in a log of tricks, each of them behind its leader."""
_BOUGHT = re.compile(r"[-P]([1-7][SHDCN][XDR]?)([NESW])", re.IGNORECASE)
"""The contract and its declarer: in the place of calls, or of what LIN is to show ("dt")."""
_DEALERS = dict(zip("1234", clockwise(Seat.SOUTH), strict=True))
_LONGEST_LABEL = 20
_SHOWN = 60
_DOTS = 3
_HEADING = frozenset({"ah", "sv"})
"""Commands that a board has once: where they come again the next one has begun."""
_PASSED_OUT = frozenset({"P", "PASS", "AP"})
_NAMES: Mapping[str, tuple[str, ...]] = {
    "n": ("n", "north"),
    "e": ("e", "east"),
    "s": ("s", "south"),
    "w": ("w", "west"),
    "dealer": ("d", "dealer"),
    "vulnerable": ("v", "vul", "vulnerable"),
    "board": ("b", "board"),
    "auction": ("a", "auction", "bidlog"),
    "play": ("p", "play", "playlog"),
    "claimed": ("c", "claim", "wintrick"),
    "contract": ("contract",),
    "declarer": ("declarer",),
    "lead": ("lead",),
    "deal": ("deal", "dealstr"),
}
"""How viewers name what they show, in the query of a link."""


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
    contract: Contract | None = None
    declarer: Seat | None = None
    dealt: bool = False
    headed: dict[str, str] = field(default_factory=dict)
    is_cut: bool = False
    line: int = 1
    faults: list[RecordError] = field(default_factory=list)
    no_cards: list[RecordError] = field(default_factory=list)
    left_out: list[RecordError] = field(default_factory=list)

    def read_deal(self, value: str, line: int) -> None:
        """Read the dealer's digit and the hands of South, West, North and East."""
        self.dealt = True
        value = "".join(plain(value).split())
        self.dealer = _DEALERS.get(value[:1], self.dealer)
        hands = value[1:] if value[:1].isdigit() else value
        for seat, text in zip(clockwise(Seat.SOUTH), hands.split(","), strict=False):
            self.read_hand(seat, text, line)

    def read_hand(self, seat: Seat, text: str, line: int) -> None:
        """Read a hand such as SAKQ983H4DJC97653 or AKQ983.4.J.97653."""
        text = text.strip("-")
        suits = text.split(".")
        hand = hand_of(suits) if len(suits) == _DOTS + 1 else hand_in_any_order(text)
        error = RecordError(Wrong.NO_DEAL, line, player=seat, text=text[:_SHOWN])
        if text and hand is None and SMALL in text:
            self.left_out.append(replace(error, code=Wrong.HAND_NOT_KNOWN))
        elif text and hand is None:
            self.faults.append(error)
        elif hand:
            self.hands[seat] = hand

    def read_calls(self, value: str, line: int) -> None:
        """Read calls up to what is none or is asked for; hyphens between them mean nothing."""
        if self.is_cut:
            return
        known, asked, _ = _unexplained(value).replace("-", " ").partition("?")
        calls, wrong = calls_in(plain(known))
        self.calls.extend(calls)
        if wrong := wrong or asked:
            self.is_cut = True
            self.left_out.append(RecordError(Wrong.NOT_A_CALL, line, text=wrong[:_SHOWN]))

    def read_cards(self, value: str, line: int) -> None:
        """Read cards in the order of play, one or several, up to what is none."""
        if self.no_cards:
            return
        for found in _CARDS.finditer("".join(plain(_unexplained(value)).split())):
            name = found.group().replace("10", "T")
            if len(name) == 1:
                trick = len(self.cards) // TRICK + 1
                shown = value.strip()[:_SHOWN]
                self.no_cards.append(RecordError(Wrong.NOT_A_CARD, line, trick, text=shown))
                return
            self.cards.append(Written(Card.read(name), line=line))

    def read_vulnerable(self, value: str, line: int) -> None:
        self.vulnerable = vulnerable_named(value)
        if value and self.vulnerable is None:
            self.ignore(f"sv|{value}|", line)

    def read_number(self, command: str, value: str, line: int) -> None:
        """Read the tricks of declarer ("mc"), or how many cards are taken back ("up")."""
        if value and not _NUMBER.fullmatch(value):
            self.ignore(f"{command}|{value}|", line)
        elif command == "mc":
            self.result = int(value) if value else self.result
        else:
            self.cards = self.cards[: max(0, len(self.cards) - int(value or 0))]

    def ignore(self, text: str, line: int) -> None:
        """Note that something is not understood, as it is written."""
        self.left_out.append(RecordError(Wrong.TAG_NOT_UNDERSTOOD, line, text=text[:_SHOWN]))

    def record(self) -> Record:
        """Return what was read; no trick at all is a result that is not known."""
        of_deal = [*self.faults, *faults_of_hands(self.hands, of_file=True)]
        faults = [*of_deal, *self.no_cards]
        hands = {seat: frozenset(hand) for seat, hand in self.hands.items()}
        made = by_players(self.dealer, self.calls) if self.dealer else ()
        auction = without_surplus(made)
        if auction != made:
            self.left_out.append(RecordError(Wrong.BEHIND_THE_END, self.line, text="P"))
        if self.calls and self.dealer is None:
            self.left_out.append(RecordError(Wrong.NO_DEALER, self.line))
        found = None if self.is_cut else bought(auction)
        contract, declarer = found or (self.contract, self.declarer)
        if contract and self.result == 0:
            self.ignore("mc|0|", self.line)
        rows = [Row(tuple(self.cards[at : at + TRICK])) for at in range(0, len(self.cards), TRICK)]
        if rows and contract is None and not faults:
            faults.append(RecordError(Wrong.NO_CONTRACT, self.cards[0].line))
        return Record(
            board=self.board,
            dealer=self.dealer,
            vulnerable=self.vulnerable,
            hands={} if of_deal else complete(hands),
            auction=auction,
            contract=contract,
            declarer=declarer,
            rows=() if of_deal or contract is None else tuple(rows),
            result=(self.result or None) if contract else None,
            faults=tuple(faults),
            left_out=tuple(self.left_out),
        )


def _unexplained(text: str) -> str:
    """Return calls or cards of a link without what is said of them, in brackets or braces."""
    while text != (text := _EXPLAINED.sub("", text)):
        pass
    return text


def read_lin(text: str) -> list[Record]:
    """Return the boards of a LIN text; raise BadRecord if there is none, or numbers do not fit."""
    boards = [_Board()]
    line, at, is_numbered = 1, 0, False
    for found in _COMMAND.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        command, value = found.group(1).lower().replace("\n", ""), found.group(2)
        is_numbered |= command == "qx"
        again = boards[-1].headed.get(command, value) != value
        if boards[-1].dealt and (command in {"qx", "md"} or again):
            boards.append(_Board(line=line))
        if command in _HEADING:
            boards[-1].headed[command] = value
        _read(boards[-1], command, value, line)
    boards = [board for board in boards if board.dealt or board.cards or board.calls]
    if not boards:
        raise BadRecord(RecordError(Wrong.NO_RECORD, 1, text=text.strip()[:_SHOWN]))
    bare = [str(board.line) for board in boards if board.board is None]
    if 0 < len(bare) < len(boards) and not is_numbered:
        lines = ", ".join(bare)[:_SHOWN]
        raise BadRecord(RecordError(Wrong.BOARDS_MIXED, int(bare[0]), text=lines))
    return [board.record() for board in boards]


def _read(board: _Board, command: str, value: str, line: int) -> None:
    """Read a command; one that tells nothing of cards, calls or tricks is passed over."""
    said = value.strip()
    match command:
        case "md":
            board.read_deal(value, line)
        case "ah" | "qx":
            board.board = _label(value.replace("\n", "")) or board.board
        case "sv":
            board.read_vulnerable(said, line)
        case "mb":
            board.read_calls(value, line)
        case "pc":
            board.read_cards(value, line)
        case "dt" if bid := _BOUGHT.fullmatch(plain(said)):
            board.contract, board.declarer = contract_named(bid[1]), Seat(bid[2])
        case "mc" | "up":
            board.read_number(command, said, line)
        case _:
            pass


def _label(text: str) -> str | None:
    """Return the number of a board from "Board 1" or "o1"."""
    words = unquote_plus(text).split()
    found = _LABEL.fullmatch(words[-1]) if words else None
    return (found.group(1) if found else text.strip())[:_LONGEST_LABEL] or None


def links_in(text: str) -> list[str]:
    """Return the links of a text, each once, without what stands around them."""
    written = (
        found.group() if found["query"] is None else _VIEWER + found["query"]
        for found in _LINK.finditer(text)
    )
    return [*dict.fromkeys(map(_bare, written))]


def _bare(link: str) -> str:
    """Return a link without what stands behind it, with its scheme and with plain signs."""
    if "://" not in link.partition("?")[0]:
        link = f"https://{link.removeprefix('//')}"
    link = link.replace("&amp;", "&").partition("](")[0]
    for _ in range(_MOST_BEHIND):
        if link[-1:] in _CLOSING and link.count(link[-1]) > link.count(_CLOSING[link[-1]]):
            link = link[:-1]
    return link


def without_links(text: str) -> str:
    return _LINK.sub("", text)


def read_links(links: Iterable[str]) -> list[Record]:
    """Return the boards that viewer links carry; what has none is left out with the first board.

    Raises BadRecord where no link carries one.
    """
    records: list[Record] = []
    without: list[RecordError] = []
    for link in links:
        try:
            query = parse_qs(urlsplit(link).query, keep_blank_values=True, max_num_fields=200)
        except ValueError:
            query = {}
        told = {name.lower(): values[0] for name, values in query.items()}
        if lin := told.get("lin"):
            records.extend(read_lin(lin if "|" in lin else unquote(lin)))
        elif record := _of_parameters(told):
            records.append(record)
        else:
            without.append(RecordError(Wrong.LINK_WITHOUT_CARDS, text=link[:_SHOWN]))
    if not records:
        raise BadRecord(without[0])
    records[0] = replace(records[0], left_out=(*records[0].left_out, *without))
    return records


def _of_parameters(told: Mapping[str, str]) -> Record | None:
    """Return the board of a link with parameters for hands, calls and play; None without any."""
    of = _by_kind(told)
    board = _Board(board=_label(of["board"]), vulnerable=vulnerable_named(of["vulnerable"]))
    dealer, declarer = (plain(of[name]).strip()[:1] for name in ("dealer", "declarer"))
    board.dealer = Seat(dealer) if dealer in set(Seat) else None
    board.declarer = Seat(declarer) if declarer in set(Seat) else None
    board.contract = contract_named(plain(of["contract"]))
    for name, known in (
        ("vulnerable", board.vulnerable),
        ("dealer", board.dealer),
        ("declarer", board.declarer),
        ("contract", board.contract or plain(of["contract"]).strip() in _PASSED_OUT),
        ("claimed", _NUMBER.fullmatch(of["claimed"].strip())),
    ):
        if of[name].strip() and not known:
            board.ignore(f"{name}={of[name]}", 1)
    if not any(of[seat.lower()] for seat in Seat):
        return None
    for seat in Seat:
        board.read_hand(seat, "".join(plain(of[seat.lower()]).split()), 1)
    board.read_calls(of["auction"], 1)
    lead = plain(of["lead"]).strip()
    board.read_cards(of["play"] or (lead[-1:] + lead[:-1] if lead[-1:] in set(Suit) else lead), 1)
    if _NUMBER.fullmatch(of["claimed"].strip()):
        board.result = int(of["claimed"])
    return board.record()


def _by_kind(told: Mapping[str, str]) -> dict[str, str]:
    """Return what the parameters of a link tell, by the keys of _NAMES, each hand apart.

    Where calls are in "a" and nobody is dealer it is North, as in the viewer that has this name.
    """
    of = {kind: next((told[n] for n in names if n in told), "") for kind, names in _NAMES.items()}
    if "a" in told:
        of["dealer"] = of["dealer"] or Seat.NORTH
    if bid := _BOUGHT.fullmatch(of["auction"].strip()):
        of |= {"auction": "", "contract": bid[1], "declarer": bid[2]}
    if "bidlog" in told:
        logged = _LOGGED_CARD.findall(plain(of["play"]))
        of["play"] = "".join(suit + rank for rank, suit in logged)
        of["auction"] = _LOGGED_CALL.sub("", of["auction"])
    first, colon, hands = plain(of["deal"]).rpartition(":")
    first = first if colon else plain(of["dealer"]).strip()[:1]
    if first in set(Seat):
        of |= {
            s.lower(): hand for s, hand in zip(clockwise(Seat(first)), hands.split(), strict=False)
        }
    return of
