"""Portable Bridge Notation 2.1: the standard, and the deviations that are found in practice."""

import re
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import Struct

from lawcore.bridge.play.auction import (
    PASSED_OVER,
    bought,
    by_players,
    calls_in,
    contract_named,
    vulnerable_named,
    without_surplus,
)
from lawcore.bridge.play.cards import Card, Hands, Seat, Suit, card_named, clockwise
from lawcore.bridge.play.letters import SMALL, hand_of, seats_named
from lawcore.bridge.play.pbn_games import WITH_TOKENS, Game, Token, games_of
from lawcore.bridge.play.record import (
    HAND,
    BadRecord,
    Calls,
    Contract,
    Mark,
    Note,
    Record,
    RecordError,
    RecordRemark,
    Row,
    Written,
    Wrong,
    complete,
    faults_of_hands,
)
from lawcore.bridge.play.table import TRICK
from lawcore.engine.records import replace

_DEAL = re.compile(r"(?:([NESW])\s*:)?\s*(.*)")
_TRICKS = re.compile(r"(?:(NS|EW)\s*)?([0-9]{1,2})")
_RESULT = re.compile(rf"\^?\s*{_TRICKS.pattern}(?:\s*{_TRICKS.pattern})?")
_NAMED_BOARD = re.compile(r"^(?:Board|Bd\.?|No\.?|#)\s*(?=[0-9]+$)", re.IGNORECASE)
_OVERWRITTEN = re.compile(r"X(?:[SHDCN]|ASS)")
"""A double written over the first letter of another call."""
_SUITS = 4
_SHOWN = 60
_DENOMINATIONS = frozenset({"S", "H", "D", "C", "NT"})
"""The contract of an end position (3.10)."""
_PASSED_OUT = "PASS"
_CLOSING = ["P"] * 3
_Placed: TypeAlias = tuple[Card, Mark | None, int]
"""A card, its mark and its line."""
_END, _GOES_ON, _SKIPPED, _TOO_LOW = "*", "+", "^S", "^I"
_ENDS = frozenset({_END, _GOES_ON})


def read_pbn(text: str) -> list[Record]:
    """Return the boards of a PBN text; raise BadRecord if there is none, or they are mixed up."""
    games = games_of(text)
    told = [(game, _Auction.of(game)) for game in games if _is_told(game)]
    _add_first_passes(told)
    records = [_record(game, auction) for game, auction in told]
    if not records:
        raise BadRecord(RecordError(Wrong.NO_RECORD, 1, text=text.strip()[:_SHOWN]))
    empty = (game for game in games if game.line("BOARD") and not _is_told(game))
    unsaid = (
        RecordError(Wrong.NOTHING_PLAYED, game.line("BOARD"), text=_number(game) or "")
        for game in empty
    )
    records[0] = replace(records[0], left_out=(*records[0].left_out, *unsaid))
    return records


def _is_told(game: Game) -> bool:
    """Tell whether a game has a deal of its own, or what was called, bought or played."""
    is_bought = game.value("CONTRACT") not in {"", _PASSED_OUT}
    is_dealt = bool(game.line("DEAL") and game.value("DEAL"))
    return is_dealt or is_bought or any(map(any, map(game.rows, WITH_TOKENS)))


def _number(game: Game) -> str | None:
    return _NAMED_BOARD.sub("", game.tags.get("BOARD", "").strip())[:20] or None


def _record(game: Game, auction: "_Auction") -> Record:
    """Return the record of a game that has a deal or play."""
    hands, faults = _deal(game)
    contract, declarer = _contract(game, auction)
    play = _Play.of(game, declarer)
    rows = () if faults else play.rows()
    faults.extend(play.faults)
    if rows and contract is None:
        line = game.line("CONTRACT") or game.line("PLAY")
        faults.append(RecordError(Wrong.NO_CONTRACT, line))
    result = _Result.of(game, declarer, is_over=play.is_over) if contract else _Result()
    vulnerable = vulnerable_named(game.value("VULNERABLE"))
    if vulnerable is None:
        game.ignore(Wrong.TAG_NOT_UNDERSTOOD, "VULNERABLE")
    dealer, first = _seat(game, "DEALER"), auction.made[0][0] if auction.made else None
    differs = dealer not in {None, first} and first is not None and first is _seat(game, "AUCTION")
    notes = (Note(RecordRemark.DEALER_DIFFERS, player=first),) if differs else ()
    return Record(
        board=_number(game),
        dealer=first if differs else dealer,
        vulnerable=vulnerable,
        hands=hands,
        auction=auction.made,
        contract=contract,
        declarer=declarer,
        rows=rows,
        result=result.tricks,
        is_of_defenders=result.is_of_defenders,
        is_disputed=game.value("RESULT").startswith("^"),
        is_over=True if play.is_over is None and result.of_both == HAND else play.is_over,
        faults=tuple(faults),
        left_out=tuple(dict.fromkeys(game.left_out)),
        notes=(*notes, *auction.notes, *_notes_on_tags(game, auction)),
    )


def _seat(game: Game, name: str) -> Seat | None:
    """Return the player whom a tag names; one that names none is left out."""
    said = game.value(name).removeprefix("^")
    if said in set(Seat):
        return Seat(said)
    if said in seats_named():
        return seats_named()[said]
    game.ignore(Wrong.TAG_NOT_UNDERSTOOD, name)
    return None


def _deal(game: Game) -> tuple[Hands, list[RecordError]]:
    value, line = game.value("DEAL"), game.line("DEAL")
    found = _DEAL.fullmatch(value)
    parts = found.group(2).split() if found else []
    if not found or not value:
        return {}, []
    hands: dict[Seat, list[Card]] = {}
    for seat, part in zip(clockwise(Seat(found.group(1) or "N")), parts, strict=False):
        suits = _suits(part)
        hand = hand_of(suits) if len(suits) == _SUITS else None
        error = RecordError(Wrong.NO_DEAL, line, player=seat, text=part[:_SHOWN])
        if hand is None and SMALL in part:
            game.left_out.append(replace(error, code=Wrong.HAND_NOT_KNOWN))
        elif hand is None and part != "-":
            return {}, [error]
        if hand:
            hands[seat] = hand
    faults = faults_of_hands(hands, dict.fromkeys(Seat, line or 1), of_file=True)
    if len(parts) > _SUITS:
        faults.append(RecordError(Wrong.NO_DEAL, line, text=value[:_SHOWN]))
    return ({} if faults else complete({s: frozenset(h) for s, h in hands.items()})), faults


def _suits(part: str) -> list[str]:
    """Return the ranks of a hand by suits, which may be named; the last voids may lack dots."""
    suits = part.split(".")
    if all(map(str.startswith, suits, Suit)):
        suits = [ranks[1:] for ranks in suits]
    return suits if any(suits[_SUITS:]) else [*suits, *[""] * _SUITS][:_SUITS]


def _contract(game: Game, auction: "_Auction") -> tuple[Contract | None, Seat | None]:
    """Return contract and declarer, from the auction or the leader if a tag is missing."""
    value = game.value("CONTRACT")
    contract, declarer = contract_named(value.replace("*", "X")), _seat(game, "DECLARER")
    if value.startswith(_PASSED_OUT):
        return None, None
    if contract is None and value not in _DENOMINATIONS:
        game.ignore(Wrong.TAG_NOT_UNDERSTOOD, "CONTRACT")
    if auction.bought and (contract is None or declarer is None):
        contract, declarer = contract or auction.bought[0], declarer or auction.bought[1]
    if declarer is None and contract and (leader := _seat(game, "PLAY")):
        declarer = leader.next.partner
    return contract, declarer


def _notes_on_tags(game: Game, auction: "_Auction") -> tuple[Note, ...]:
    """Say that declarer is not who named the denomination first, or that the last bid differs."""
    declarer, contract = _seat(game, "DECLARER"), contract_named(game.value("CONTRACT"))
    if declarer and game.value("DECLARER").startswith("^"):
        return (Note(RecordRemark.DUMMY_DECLARED, player=declarer),)
    if not auction.bought or auction.calls[-3:] != _CLOSING:
        return ()
    bid, bidder = auction.bought
    differs = (contract and contract != bid) or (declarer and declarer != bidder)
    return (Note(RecordRemark.AUCTION_DIFFERS, player=bidder, text=str(bid)),) if differs else ()


class _Result(Struct, frozen=True):
    """The tricks that were won, of declarer or the defenders; also those of both together."""

    tricks: int | None = None
    is_of_defenders: bool = False
    of_both: int | None = None

    @classmethod
    def of(cls, game: Game, declarer: Seat | None, *, is_over: bool | None) -> "_Result":
        """Read the tricks, also those of a side (3.4.15); of a play that is over there are 13."""
        found = _RESULT.fullmatch(game.value("RESULT"))
        side, tricks, other, others = found.groups() if found else (None,) * 4
        both = int(tricks) + int(others) if tricks and others else None
        are_sides = both is None or {side, other} == {"NS", "EW"}
        if tricks is None or not are_sides or (is_over and both not in {None, HAND}):
            game.ignore(Wrong.TAG_NOT_UNDERSTOOD, "RESULT")
            return cls()
        if side is None:
            return cls(int(tricks))
        if declarer is None:
            return cls()
        if others and side != declarer.side:
            side, tricks = other, others
        return cls(int(tricks), side != declarer.side, both)


@dataclass
class _Auction:
    """The calls of a game with their players, as they are written."""

    made: Calls = ()
    bought: tuple[Contract, Seat] | None = None
    notes: list[Note] = field(default_factory=list)
    has_surplus: bool = False

    def first_passes(self, game: Game) -> int:
        """Return how many passes before the first bid would make a bid that of who declared."""
        named, declarer = contract_named(game.value("CONTRACT")), game.value("DECLARER")
        if not (self.bought and named and declarer in set(Seat) and self.is_closed):
            return 0
        bid, bidder = self.bought
        whole = by_players(_seat(game, "DEALER") or bidder, self.calls) == self.made
        fits = whole and (bid.level, bid.strain) == (named.level, named.strain)
        return clockwise(bidder).index(Seat(declarer)) if fits else 0

    @property
    def calls(self) -> list[str]:
        """The calls without their players."""
        return [call for _, call in self.made]

    @property
    def is_closed(self) -> bool:
        """Three passes stand behind the last bid, and no more."""
        return not self.has_surplus and self.calls[-3:] == _CLOSING

    @property
    def is_in_full(self) -> bool:
        """No pass between the bids is left out: there is one, or a single bid."""
        bids = [place for place, call in enumerate(self.calls) if call[0].isdigit()]
        return len(bids) == 1 or "P" in self.calls[: bids[-1]]

    @classmethod
    def of(cls, game: Game) -> "_Auction":
        """Read the calls up to the end, or to what is no call."""
        first = _seat(game, "AUCTION") or _seat(game, "DEALER")
        tokens = [token for row in game.rows("AUCTION") for token in row]
        if first is None or not tokens:
            error = (RecordError(Wrong.NO_DEALER, line) for _, line in tokens[:1])
            game.left_out.extend(error)
            return cls()
        before = len(game.left_out)
        calls, too_low = _calls(game, tokens)
        is_whole = not any(e.code is Wrong.NOT_A_CALL for e in game.left_out[before:])
        made = by_players(first, calls)
        auction = cls(without_surplus(made))
        if auction.made != made:
            text = tokens[-1][0][:_SHOWN]
            game.left_out.append(RecordError(Wrong.BEHIND_THE_END, tokens[-1][1], text=text))
            auction.has_surplus = True
        auction.bought = bought(auction.made) if is_whole else None
        auction.notes.extend(
            Note(RecordRemark.MARK_WITHOUT_INSUFFICIENT, text=calls[place])
            for place in too_low
            if not _is_too_low(calls[place], calls[:place])
        )
        return auction


def _add_first_passes(told: list[tuple[Game, _Auction]]) -> None:
    """Add the passes before the first bid where a file leaves them out everywhere, and say so.

    That is told by no auction that begins with a pass and several whose calls give the contract
    and declarer of the tags with passes before them alone. A single one is remarked.
    """
    missing = [auction.first_passes(game) for game, auction in told]
    some = [auction for (_, auction), passes in zip(told, missing, strict=True) if passes]
    begun = (auction.calls[0] for _, auction in told if auction.made)
    if not some or "P" in begun:
        return
    is_sure = sum(auction.is_in_full for auction in some) > 1
    code = RecordRemark.PASSES_ADDED if is_sure else RecordRemark.PASSES_MISSING
    for (_, auction), passes in zip(told, missing, strict=True):
        if passes:
            auction.notes.append(Note(code, number=passes))
        if passes and is_sure:
            calls = ["P"] * passes + auction.calls
            auction.made = by_players(auction.made[0][0], calls)
            auction.bought = bought(auction.made)


def _calls(game: Game, tokens: list[Token]) -> tuple[list[str], list[int]]:
    """Return the calls, a player who was passed over among them, and the places of marked ones."""
    calls: list[str] = []
    too_low: list[int] = []
    if [token for token, _ in tokens[-2:]] == ["ALL", "PASS"]:
        tokens = [*tokens[:-2], ("AP", tokens[-1][1])]
    is_over = False
    for token, line in tokens:
        if is_over:
            game.left_out.append(RecordError(Wrong.BEHIND_THE_END, line, text=token[:_SHOWN]))
            break
        if token in {_END, _GOES_ON}:
            is_over = True
        elif token[0] == PASSED_OVER or token == _SKIPPED:
            calls.append(PASSED_OVER)
        elif token == _TOO_LOW:
            too_low.append(len(calls))
        else:
            read, wrong = calls_in("X" if _OVERWRITTEN.fullmatch(token) else token)
            if wrong:
                game.left_out.append(RecordError(Wrong.NOT_A_CALL, line, text=token[:_SHOWN]))
                break
            calls.extend(read)
    return calls, [place for place in too_low if place < len(calls)]


def _is_too_low(bid: str, before: list[str]) -> bool:
    bids = [call for call in before if call[0].isdigit()]
    return bool(bids) and bid[0].isdigit() and _height(bid) <= _height(bids[-1])


def _height(bid: str) -> tuple[str, int]:
    return bid[0], "CDHSN".index(bid[1])


@dataclass
class _Play:
    """The cards of a game, in lines as they are written, None for one that is not recorded.

    `is_over` is None where a hyphen may stand for the next card to be played (3.6). A play that
    just stops is over: so some programs write a claim, or with hyphens for the rest of the cards.
    """

    first: Seat | None
    lines: list[list[_Placed | None]] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)
    is_over: bool | None = True
    _has_ended: bool = False
    _mark: Mark | None = None

    @classmethod
    def of(cls, game: Game, declarer: Seat | None) -> "_Play":
        """Read the cards up to the end, or to what is no card."""
        play = cls(_seat(game, "PLAY") or declarer)
        if play.first is None:
            cards = [token for row in game.rows("PLAY") for token in row if token[0] not in _ENDS]
            play.faults.extend(RecordError(Wrong.NO_LEADER, line, 1) for _, line in cards[:1])
            return play
        for tokens in game.rows("PLAY"):
            play.lines.append([])
            for token in tokens:
                if play._has_ended:
                    error = RecordError(Wrong.BEHIND_THE_END, token[1], text=token[0][:_SHOWN])
                    game.left_out.append(error)
                    return play
                if not play._take(*token):
                    return play
        if play.is_over is None and sum(map(len, play.lines)) == HAND * TRICK:
            play.is_over = True
        return play

    def _take(self, token: str, line: int) -> bool:
        """Read a token; return False if it is none."""
        if card := card_named(token) or card_named(token.replace("10", "T")):
            self.lines[-1].append((card, self._mark, line))
        elif token == _END:
            self.is_over = self._has_ended = True
        elif token == _GOES_ON or token[0] == PASSED_OVER:
            goes_on = token == _GOES_ON or self.is_over is False
            self.is_over = False if goes_on else None
            self.lines[-1].append(None)
        elif token[0] == "^" and token[1:] in set(Mark):
            self._mark = Mark(token[1:])
            return True
        else:
            trick = sum(map(len, self.lines)) // TRICK + 1
            self.faults.append(RecordError(Wrong.NOT_A_CARD, line, trick, text=token[:_SHOWN]))
            return False
        self._mark = None
        return True

    def rows(self) -> tuple[Row, ...]:
        """Return the tricks, each card in its player's column."""
        lines = [line for line in self.lines if line]
        rows = [_row(line, self.first or Seat.WEST) for line in _by_four(lines)]
        while rows and not rows[-1].cards:
            rows.pop()
        return tuple(rows)


def _by_four(lines: list[list[_Placed | None]]) -> list[list[_Placed | None]]:
    """Return lines of four cards, even if a comment or a margin broke them elsewhere."""
    too_long = any(len(line) > TRICK for line in lines)
    every = [card for line in lines for card in line]
    if not too_long and (len(every) % TRICK or all(len(ln) == TRICK for ln in lines[:-1])):
        return lines
    return [every[at : at + TRICK] for at in range(0, len(every), TRICK)]


def _row(line: list[_Placed | None], first: Seat) -> Row:
    return Row(
        tuple(
            [
                Written(placed[0], seat, placed[1], placed[2])
                for seat, placed in zip(clockwise(first), line, strict=False)
                if placed is not None
            ]
        )
    )
