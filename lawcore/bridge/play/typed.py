"""The typed notation: contract, hands, and one trick or one player a line."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from lawcore.bridge.play.auction import bought, dealer_of, passes_left, vulnerable_on
from lawcore.bridge.play.cards import Card, Seat, clockwise
from lawcore.bridge.play.diagram import UNNAMED, as_auctions, as_hands, bid_of, calls_of
from lawcore.bridge.play.heading import heading_of
from lawcore.bridge.play.letters import SYMBOLS, Letters, others, plain
from lawcore.bridge.play.line_patterns import ALL, DOUBLED, LinePatterns, declarer_of, either
from lawcore.bridge.play.marked_up import as_plain
from lawcore.bridge.play.record import (
    MOST_BOARDS,
    BadRecord,
    Calls,
    Contract,
    Record,
    RecordError,
    Row,
    Vulnerable,
    Wrong,
    complete,
    faults_of_hands,
)
from lawcore.bridge.play.score_line import BadScoreLine
from lawcore.bridge.play.score_reader import read_score_line
from lawcore.bridge.play.score_words import suits
from lawcore.bridge.play.spelled import (
    SHOWN,
    SpellingFault,
    TypedCards,
    TypedTricks,
    as_played,
    tokens_of,
)
from lawcore.bridge.play.table import Table
from lawcore.bridge.play.typed_hands import hands_of

_AUCTION = re.compile(rf"(?:{either('auction')})(?!\w)\s*:?\s*(.*)")
_RESULT = re.compile(rf"(?:{either('result')})(?!\w)\s*:?\s*")
_ENOUGH = 3
"""The hands that tell a deal."""
_STATISTICS = re.compile(
    r"(?:GENERATED|PRODUCED) [0-9]+ HANDS?|INITIAL RANDOM SEED [0-9]+|TIME NEEDED [0-9.]+ SEC\w*"
    r"|N/S SCORE: -?[0-9]+"
)
"""What Debian's dealer says behind the deals, and Andrews' deal before them."""
_ENDING = "AP"
"""What is written for the passes that end an auction."""
_LONGEST_LINE = 1000


def _told_again(number: int, line: str) -> SpellingFault:
    """Return the fault of a line that tells otherwise what an earlier one has told."""
    return SpellingFault(RecordError(Wrong.TAG_REPEATED, number, text=line[:SHOWN]))


@dataclass
class _Board:
    """A board while its lines are read."""

    language: str
    deals: Mapping[str, Record]
    board: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerable | None = None
    hands: dict[Seat, list[Card]] = field(default_factory=dict)
    hand_lines: dict[Seat, int] = field(default_factory=dict)
    auction: Calls = ()
    contract: Contract | None = None
    declarer: Seat | None = None
    lead: TypedCards | None = None
    tricks: list[TypedCards] = field(default_factory=list)
    players: dict[Seat, TypedCards] = field(default_factory=dict)
    result: int | None = None
    rest: int | Literal["all"] | None = None
    claimed_by: Seat | None = None
    faults: list[RecordError] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.patterns = LinePatterns.of(self.language)
        self.letters = self.patterns.letters

    @property
    def begun(self) -> bool:
        """Something of the play, the deal or a contract without its score has been read."""
        is_bought = self.contract and self.result is None
        return bool(self.hands or is_bought or self.tricks or self.players)

    @property
    def told(self) -> bool:
        """It is a board and not a text about something else."""
        return self.begun or self.board is not None or self.is_unnamed

    @property
    def is_unnamed(self) -> bool:
        """Its hands are there, and whose they are is not told."""
        return any(fault.code is Wrong.PLAYERS_NOT_NAMED for fault in self.faults)

    def starts_another(self, line: str) -> bool:
        """Tell whether a line begins the next board."""
        heading = heading_of(line)
        if heading and heading.board is not None:
            return self.told
        if len(self.hand_lines) >= _ENOUGH and not (self.contract or self.tricks):
            of_player = self.patterns.of_player.fullmatch(line)
            seat = self.patterns.seats[of_player.group(1)] if of_player else None
            return bool(
                of_player
                and seat in self.hands
                and hands_of(of_player.group(2), seat, self.language)
            )
        found = self.patterns.contract.fullmatch(line)
        is_said = found is not None and found["ahead"] is not None
        is_apart = self.tricks and not self.faults if is_said else self.tricks or self.contract
        return bool(found and declarer_of(found) and is_apart)

    def read(self, number: int, line: str) -> None:
        """Read a line; once a board has begun, ignore all that follows an error."""
        if self.faults and self.told:
            return
        try:
            self._read(number, line)
        except SpellingFault as fault:
            self.faults.extend(fault.errors)

    def refuse(self, number: int, line: str) -> None:
        """Note a line that cannot be understood."""
        if not self.faults:
            error = RecordError(Wrong.NOT_UNDERSTOOD, number, text=line[:SHOWN])
            self.faults.append(error)

    def _read(self, number: int, line: str) -> None:
        if line == UNNAMED:
            raise SpellingFault(RecordError(Wrong.PLAYERS_NOT_NAMED, number))
        kinds = (
            self._read_heading,
            self._read_contract,
            self._read_result,
            self._read_rest,
            self._read_led,
            self._read_trick_of_players,
            self._read_of_player,
            self._read_trick,
        )
        if not any(kind(number, line) for kind in kinds):
            self.refuse(number, line)

    def _read_heading(self, number: int, line: str) -> bool:
        heading = heading_of(line)
        if heading is None:
            return self._read_auction(line) or self._read_lead(number, line)
        if heading.board is not None:
            self._take_number(heading.board)
        self.dealer = heading.dealer or self.dealer
        self.vulnerable = heading.vulnerable or self.vulnerable
        return True

    def _take_number(self, board: str) -> None:
        """Take the number of the board, with what it tells and what the session has of it."""
        self.board = board
        if board.isascii() and board.isdigit():
            self.dealer = dealer_of(int(board))
            self.vulnerable = vulnerable_on(int(board))
        if deal := self.deals.get(board):
            self.dealer = deal.dealer or self.dealer
            self.vulnerable = deal.vulnerable or self.vulnerable
            self.hands |= {s: sorted(hand, reverse=True) for s, hand in deal.hands.items()}

    def _read_lead(self, number: int, line: str) -> bool:
        """Read the opening lead, which is used where no trick is told."""
        found = self.patterns.lead.fullmatch(line)
        card = (found["card"] or found["led"]) if found else ""
        if found is None or not self._looks_like_a_card(card):
            return False
        seat = found["of"] or found["by"] or found["ahead"]
        leader = self.patterns.seats[seat] if seat else None
        self.lead = TypedCards(number, tokens_of(card), leader)
        return True

    def _read_auction(self, line: str) -> bool:
        """Read calls, each with its player before it, or in rotation behind one who is named.

        Below the word for an auction, or where there is a dealer, it goes on without that word.
        With hyphens and without a pass the calls may be those of one side alone.
        """
        found = _AUCTION.fullmatch(line)
        told = calls_of(found[1] if found else line)
        is_unclear = (
            "-" in line and len(told) > 1 and not {"P", _ENDING, *self.patterns.seats} & {*told}
        )
        if is_unclear or (found is None and not self._goes_on(told)):
            return False
        calls = [] if found else [*self.auction]
        seat = calls[-1][0].next if calls else self.dealer
        for token in told:
            call = self._call(token)
            if call is not None and seat is not None:
                for one in ["P"] * passes_left(calls) if call == _ENDING else [call]:
                    calls.append((seat, one))
                    seat = seat.next
            elif call is None and token in self.patterns.seats:
                seat = self.patterns.seats[token]
            else:
                return False
        self.auction = tuple(calls)
        return True

    def _goes_on(self, told: Sequence[str]) -> bool:
        """Tell whether words are calls and no cards: a pass or a bid of one is among them."""
        is_open = bool(passes_left(self.auction)) and not (
            self.contract or self.tricks or self.players
        )
        calls = [self._call(token) for token in told]
        is_call = any(call in {"P", _ENDING} or call[0] == "1" for call in calls if call)
        return is_open and self.dealer is not None and is_call and None not in calls

    def _call(self, token: str) -> str | None:
        """Return the call of a token, None where it is none."""
        if token in {"P", "X", "XX", _ENDING}:
            return token
        return bid_of(token, self.letters)

    def _read_contract(self, _: int, line: str) -> bool:
        """Read a contract, or its declarer alone."""
        if found := self.patterns.declarer.fullmatch(line):
            self.declarer = self.patterns.seats[found[1]]
            return True
        found = self.patterns.contract.fullmatch(line)
        if found is None:
            return False
        seat = declarer_of(found)
        if (seat is None or found["ahead"]) and (self.contract or self.tricks):
            return False
        strain = self.letters.suit(found["strain"]) or suits().get(found["strain"])
        doubled = DOUBLED.get(found["doubled"] or "", 1)
        self.contract = Contract(int(found["level"]), strain, doubled)
        self.declarer = self.patterns.seats[seat] if seat else self.declarer
        return True

    def _read_result(self, _: int, line: str) -> bool:
        """Read a result, of the contract that is known or, before any play, with a contract."""
        said = line
        if self.contract and self.declarer and self.result is None:
            if line.isdigit() or all(map(self._looks_like_a_card, tokens_of(line))):
                return False
            strain = SYMBOLS[self.contract.strain] if self.contract.strain else "NT"
            said = f"{self.contract.level}{strain} {self.declarer} {_RESULT.sub('', line)}"
        elif self.contract or self.tricks or self.players:
            return False
        try:
            asked = read_score_line(said, self.language)
        except BadScoreLine:
            return False
        told = asked.parts[0].result
        if not asked.is_alone or told.contract is None or told.declarer is None:
            return False
        self.contract, self.declarer = self.contract or told.contract, told.declarer
        self.result = told.tricks
        return True

    def _read_rest(self, number: int, line: str) -> bool:
        if found := self.patterns.claim.fullmatch(line):
            return self._take_claim(number, line, found)
        found = self.patterns.rest.fullmatch(line)
        if found is None:
            return False
        share, seat = found.groups()
        rest: int | Literal["all"] = "all" if share is None or share in ALL else 0
        if share and share.isdigit():
            rest = int(share)
        self._take_rest(number, line, rest, self.patterns.seats[seat] if seat else None)
        return True

    def _take_claim(self, number: int, line: str, found: re.Match[str]) -> bool:
        """Take all tricks that are left for the side of who claims, or from who concedes."""
        seat = self.patterns.seats[found[1]]
        declarer = self.declarer or (bought(self.auction) or (None, None))[1]
        if declarer is None:
            return False
        is_for_own_side = found[2] is not None
        is_declarers = (seat.side == declarer.side) == is_for_own_side
        self._take_rest(number, line, "all" if is_declarers else 0, seat)
        return True

    def _take_rest(
        self, number: int, line: str, rest: int | Literal["all"], by: Seat | None
    ) -> None:
        if self.rest not in {None, rest}:
            raise _told_again(number, line)
        self.rest = rest
        self.claimed_by = by

    def _read_led(self, number: int, line: str) -> bool:
        found = self.patterns.leader.fullmatch(line)
        if found is None:
            return False
        leader = self.patterns.seats[found.group(1)]
        self._mix([*self.players.values()], number)
        self.tricks.append(TypedCards(number, tokens_of(found.group(2)), leader))
        return True

    def _read_trick_of_players(self, number: int, line: str) -> bool:
        return self._by_players(line) is not None and self._read_trick(number, line)

    def _read_of_player(self, number: int, line: str) -> bool:
        found = self.patterns.of_player.fullmatch(line)
        if found is None:
            return False
        seat, text = self.patterns.seats[found.group(1)], found.group(2)
        hands = hands_of(text, seat, self.language)
        if hands is None and "." in text:
            raise SpellingFault(RecordError(Wrong.NOT_UNDERSTOOD, number, text=line[:SHOWN]))
        if hands is None:
            self._mix(self.tricks, number)
            if seat in self.players:
                raise _told_again(number, line)
            self.players[seat] = TypedCards(number, tokens_of(text))
            return True
        for player, hand in zip(clockwise(seat), hands, strict=False):
            if hand is not None:
                if player in self.hand_lines and set(hand) != set(self.hands[player]):
                    raise _told_again(number, line)
                self.hands[player] = hand
                self.hand_lines[player] = number
        return True

    def _read_trick(self, number: int, line: str) -> bool:
        trick, leader = None, None
        if found := self.patterns.numbered.fullmatch(line):
            trick, line = int(found[1]), found[4]
            leader = self.patterns.seats.get(found[2] or found[3])
        leader, tokens = self._by_players(line) or (leader, tokens_of(line))
        if not tokens or 2 * sum(map(self._looks_like_a_card, tokens)) < len(tokens):
            return False
        self._mix([*self.players.values()], number)
        expected = len(self.tricks) + 1
        if trick not in {None, expected}:
            raise SpellingFault(
                RecordError(Wrong.TRICK_NUMBER, number, number=trick, expected=expected)
            )
        self.tricks.append(TypedCards(number, tokens, leader))
        return True

    def _by_players(self, line: str) -> tuple[Seat, tuple[str, ...]] | None:
        """Return leader and cards of a trick in which each card stands behind its player."""
        words = tokens_of(line.replace(":", " "))
        seats = [self.patterns.seats.get(word) for word in words[::2]]
        first = seats[0] if len(seats) > 1 and len(words) == 2 * len(seats) else None
        if first is None or (*seats,) != clockwise(first)[: len(seats)]:
            return None
        return first, words[1::2]

    def _looks_like_a_card(self, token: str) -> bool:
        token = token.strip("*!?")
        every = (self.letters, *others(self.language))
        small = token.replace("X", "", 1) if "X" in token else None
        return any(
            small == "" or letters.suit(small or "") or letters.card(token) or letters.rank(token)
            for letters in every
        )

    def _mix(self, others: list[TypedCards], number: int) -> None:
        if others:
            raise SpellingFault(RecordError(Wrong.MIXED_ROWS, number))

    def record(self) -> Record:
        faults = faults_of_hands(self.hands, self.hand_lines)
        hands = {} if faults else complete({s: frozenset(h) for s, h in self.hands.items()})
        rows: list[Row] = []
        contract, declarer = self.contract, self.declarer
        if contract is None and self.begun and not passes_left(self.auction):
            contract, declarer = bought(self.auction) or (None, None)
        if declarer is None and self.lead and self.lead.leader:
            declarer = self.lead.leader.partner.next
        tricks = [self.lead] if self.lead and not (self.tricks or self.players) else self.tricks
        if (tricks or self.players) and not faults:
            written = TypedTricks(self.language, tricks, self.players)
            if contract is None:
                faults.append(RecordError(Wrong.NO_CONTRACT, written.first_line))
            else:
                strain = contract.strain
                table = Table(hands, strain, declarer.next if declarer else None)
                try:
                    rows.extend(written.made_out(table))
                except SpellingFault as fault:
                    rows = [as_played(trick.leader, trick.cards) for trick in table.tricks]
                    faults.extend(fault.errors)
        return Record(
            board=self.board,
            dealer=self.dealer,
            vulnerable=self.vulnerable,
            hands=hands,
            auction=self.auction,
            contract=contract,
            declarer=declarer,
            rows=tuple(rows),
            result=self.result,
            rest=self.rest,
            claimed_by=self.claimed_by.side if self.claimed_by else None,
            faults=(*faults, *self.faults),
        )


def read_typed(
    text: str, language: str = "en", deals: Mapping[str, Record] | None = None
) -> list[Record]:
    """Return the boards of a typed text.

    `language` is that of the letters of suits, ranks and seats. `deals` are the boards of a
    session by their numbers, for a line such as "board 12". Raises BadRecord if no part of it is
    a board, KeyError for an unknown language.
    """
    boards = [_Board(language, deals or {})]
    first: tuple[int, str] | None = None
    told = as_plain([line[: _LONGEST_LINE + 1] for line in text.splitlines()], language)
    lines = as_hands(as_auctions([line for line, *_ in told], Letters.of(language)))
    pieces = ([line, *behind] for line, (_, *behind) in zip(lines, told, strict=False))
    numbered = ((number, one) for number, each in enumerate(pieces, start=1) for one in each)
    for number, written in numbered:
        line = " ".join(plain(written[:_LONGEST_LINE]).split())
        if not line or _STATISTICS.fullmatch(line):
            continue
        if len(written) > _LONGEST_LINE:
            boards[-1].refuse(number, line)
        first = first or (number, written.strip())
        if boards[-1].starts_another(line):
            boards.append(_Board(language, deals or {}))
        boards[-1].read(number, line)
        if len(boards) > MOST_BOARDS:
            break
    if not any(board.told for board in boards):
        line_number, shown = first or (None, "")
        raise BadRecord(RecordError(Wrong.NO_RECORD, line_number, text=shown[:SHOWN]))
    return [board.record() for board in boards if board.told]
