"""Portable Bridge Notation 2.1: the standard, and the deviations that are found in practice."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lawcore.play.auction import (
    PASSED_OVER,
    bought,
    by_players,
    calls_in,
    contract_named,
    vulnerable_named,
)
from lawcore.play.cards import Card, Hands, Seat, clockwise
from lawcore.play.letters import hand_of, plain
from lawcore.play.record import (
    BadRecord,
    Calls,
    Contract,
    Mark,
    Record,
    RecordError,
    Row,
    Written,
    Wrong,
    complete,
    faults_of_hands,
)
from lawcore.play.table import TRICK

_PIECES = re.compile(
    r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]?'
    r"|;[^\n]*|\{[^}]*(?:\}|$)|(?P<row>\n)|(?P<token>[^\s\[{;]+)|\["
)
_DIRECTIVE = re.compile(r"^%[^\n]*", re.MULTILINE)
_IGNORED = re.compile(r"=[0-9]*=|\$[0-9]+|[!?}]+")
_PLAYED = re.compile(r"(?:\^(?P<mark>[A-Z]))?(?P<card>[SHDC](?:10|[2-9TJQKA]))?")
_DEAL = re.compile(r"(?:([NESW])\s*:)?\s*(.*)")
_TRICKS = re.compile(r"\s*\^?([0-9]{1,2})\s*")
_OF_SIDES = re.compile(r"(NS|EW)\s*([0-9]{1,2})")
_DOTS = 3
_SUITS = 4
_SHOWN = 60
_MANY = frozenset({"NOTE"})
"""Tags that a game may have more than once."""
_OF_THE_BOARD = ("DEAL", "DEALER", "VULNERABLE")
"""Tags that are the same whenever the board is played."""


@dataclass
class _Game:
    """A game while it is read: its tags, and the tokens of its sections with their lines."""

    tags: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    play: list[list[tuple[str, int]]] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)

    def value(self, name: str) -> str:
        """Return the value of a tag in plain capitals, empty where it is missing or unknown."""
        value = plain(self.tags.get(name, "")).strip()
        return "" if value in {"?", "#"} else value


def read_pbn(text: str) -> list[Record]:
    """Return the boards of a PBN text; raise BadRecord if there is none."""
    games = _games(text)
    records = [record for game in _inherited(games) if (record := _record(game))]
    if not records:
        raise BadRecord(RecordError(Wrong.NO_RECORD, 1, text=text.strip()[:_SHOWN]))
    return records


def _games(text: str) -> list[_Game]:
    """Split a text into games: a tag that the game already has begins the next one."""
    text = _DIRECTIVE.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    ends = [found.start() for found in re.finditer("\n", text)]
    games = [_Game()]
    section = ""
    for found in _PIECES.finditer(text):
        game = games[-1]
        if name := found["name"]:
            section = name.upper()
            if section in game.tags and section not in _MANY:
                game = _Game()
                games.append(game)
            game.tags[section] = re.sub(r"\\(.)", r"\1", found["value"])
            game.lines[section] = bisect_right(ends, found.start()) + 1
            if section == "PLAY":
                game.play.append([])
        elif section == "PLAY" and found["row"]:
            game.play.append([])
        elif section == "PLAY" and found["token"]:
            line = bisect_right(ends, found.start()) + 1
            game.play[-1].append((found["token"].upper(), line))
        elif section == "AUCTION" and found["token"]:
            game.calls.append(found["token"])
    return games


def _inherited(games: list[_Game]) -> Iterator[_Game]:
    """Fill in the values that refer to the game before."""
    before: dict[str, str] = {}
    lasting: dict[str, str] = {}
    for game in games:
        for name, value in game.tags.items():
            if value.startswith("##"):
                lasting[name] = game.tags[name] = value[2:]
            elif value == "#":
                game.tags[name] = before.get(name, "")
        game.tags = {**lasting, "BOARD": before.get("BOARD", ""), **game.tags}
        if game.tags["BOARD"] == before.get("BOARD"):
            of_the_board = {name: before.get(name, "") for name in _OF_THE_BOARD}
            game.tags |= {n: v for n, v in of_the_board.items() if not game.tags.get(n)}
        before = game.tags
        yield game


def _record(game: _Game) -> Record | None:
    """Return the record of a game; None if it has neither deal nor play."""
    if not game.value("DEAL") and not any(game.play):
        return None
    hands, faults = _deal(game)
    dealer = _seat(game.value("DEALER"))
    contract, declarer = _contract(game, dealer)
    rows, wrong = _rows(game)
    rows = () if faults else rows
    faults.extend(wrong)
    if rows and contract is None:
        line = game.lines.get("CONTRACT", game.lines.get("PLAY"))
        faults.append(RecordError(Wrong.NO_CONTRACT, line))
    return Record(
        board=game.tags.get("BOARD", "").strip()[:20] or None,
        dealer=dealer,
        vulnerable=vulnerable_named(game.value("VULNERABLE")),
        hands=hands,
        auction=_auction(game, dealer),
        contract=contract,
        declarer=declarer,
        rows=rows,
        result=_result(game.value("RESULT"), declarer) if contract else None,
        faults=tuple(faults),
    )


def _seat(text: str) -> Seat | None:
    letter = text.removeprefix("^")[:1]
    return Seat(letter) if letter in set(Seat) else None


def _deal(game: _Game) -> tuple[Hands, list[RecordError]]:
    value, line = game.value("DEAL"), game.lines.get("DEAL", 1)
    found = _DEAL.fullmatch(value)
    parts = found.group(2).split() if found else []
    if not found or not value:
        return {}, []
    hands: dict[Seat, list[Card]] = {}
    for seat, part in zip(clockwise(Seat(found.group(1) or "N")), parts, strict=False):
        suits = part.split(".")
        hand = hand_of(suits) if len(suits) == _DOTS + 1 else None
        if hand is None and part != "-":
            return {}, [RecordError(Wrong.NO_DEAL, line, player=seat, text=part[:_SHOWN])]
        if hand:
            hands[seat] = hand
    faults = faults_of_hands(hands, dict.fromkeys(Seat, line))
    if len(parts) > _SUITS:
        faults.append(RecordError(Wrong.NO_DEAL, line, text=value[:_SHOWN]))
    return ({} if faults else complete({s: frozenset(h) for s, h in hands.items()})), faults


def _contract(game: _Game, dealer: Seat | None) -> tuple[Contract | None, Seat | None]:
    """Return contract and declarer, from the auction or the leader if a tag is missing."""
    value = game.value("CONTRACT")
    contract, declarer = contract_named(value.replace("*", "X")), _seat(game.value("DECLARER"))
    if value.startswith("PASS"):
        return None, None
    caller = _seat(game.value("AUCTION")) or dealer
    if caller and (contract is None or declarer is None):
        found = bought(caller, calls_in(" ".join(map(_uncommented, game.calls))))
        if found:
            contract, declarer = contract or found[0], declarer or found[1]
    if declarer is None and contract and (leader := _seat(game.value("PLAY"))):
        declarer = leader.next.partner
    return contract, declarer


def _auction(game: _Game, dealer: Seat | None) -> Calls:
    """Return the calls with their players, as they are written."""
    first = _seat(game.value("AUCTION")) or dealer
    if first is None:
        return ()
    tokens = map(_uncommented, game.calls)
    return by_players(
        first,
        [
            call
            for token in tokens
            for call in ([token] if token == PASSED_OVER else calls_in(token))
        ],
    )


def _uncommented(token: str) -> str:
    return _IGNORED.sub("", token) if not token.startswith(("^", "*")) else ""


def _result(value: str, declarer: Seat | None) -> int | None:
    if found := _TRICKS.fullmatch(value):
        return int(found.group(1))
    of_sides: Mapping[str, str] = dict(_OF_SIDES.findall(value))
    if declarer and (tricks := of_sides.get(declarer.side)):
        return int(tricks)
    return None


def _rows(game: _Game) -> tuple[tuple[Row, ...], list[RecordError]]:
    """Return the tricks of the play section, each card in its player's column."""
    first = _seat(game.value("PLAY")) or _seat(game.value("DECLARER"))
    lines: list[list[Written | None]] = []
    faults: list[RecordError] = []
    for tokens in game.play if first else ():
        cards, fault, ended = _cards(tokens)
        lines.extend([cards] if cards else [])
        if fault:
            trick = sum(map(len, lines)) // TRICK + 1
            text, line = fault
            faults.append(RecordError(Wrong.NOT_A_CARD, line, trick, text=text[:_SHOWN]))
        if fault or ended:
            break
    rows = [_row(line, first or Seat.WEST) for line in _by_four(lines)]
    while rows and not rows[-1].cards:
        rows.pop()
    return tuple(rows), faults


def _by_four(lines: list[list[Written | None]]) -> list[list[Written | None]]:
    """Return lines of four cards, even if a comment or a margin broke them elsewhere."""
    too_long = any(len(line) > TRICK for line in lines)
    every = [card for line in lines for card in line]
    if not too_long and (len(every) % TRICK or all(len(ln) == TRICK for ln in lines[:-1])):
        return lines
    return [every[at : at + TRICK] for at in range(0, len(every), TRICK)]


def _row(line: list[Written | None], first: Seat) -> Row:
    return Row(
        tuple(
            Written(written.card, seat, written.mark, written.line)
            for seat, written in zip(clockwise(first), line, strict=False)
            if written is not None
        )
    )


def _cards(
    tokens: list[tuple[str, int]],
) -> tuple[list[Written | None], tuple[str, int] | None, bool]:
    """Return the cards of a line, a token that is none, and whether the play ends here."""
    cards: list[Written | None] = []
    marked: Mark | None = None
    for text, line in tokens:
        token = _IGNORED.sub("", text)
        if token in {"*", "+"}:
            return cards, None, True
        if token == "-":  # noqa: S105 - a card that was not played
            cards.append(None)
            continue
        found = _PLAYED.fullmatch(token.removesuffix("*"))
        if found is None:
            return cards, (text, line), False
        marked = Mark(found["mark"]) if found["mark"] in set(Mark) else marked
        if name := found["card"]:
            card = Card.read(name.replace("10", "T"))
            cards.append(Written(card, None, marked, line))
            marked = None
        if token.endswith("*"):
            return cards, None, True
    return cards, None, False
