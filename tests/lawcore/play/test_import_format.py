"""The same boards in the ways that import format of PBN and LIN leave open: nothing changes."""

from collections.abc import Sequence
from random import Random
from urllib.parse import quote, quote_plus

from lawcore.bridge.play.cards import Card, Seat, Suit, clockwise
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.record import Record
from lawcore.bridge.play.replay import Replay, replay
from tests.each import together
from tests.lawcore.play.deals import boards, seeded

REMARKS = (
    '{"quoted": [Board "9"] ; and so on\n% not hidden}',
    "{ { one brace, and an\n\nempty line }",
    '; to the end { of the line "\n',
)
MARKS = ("!", "?!", "=1=", "$5", "!!=12=$200", " $13 =2=")
VIEWER = "https://www.bridgebase.com/tools/handviewer.html?"


def dealt(seed: int) -> list[Replay]:
    """Boards played at random, with a number, a dealer and an auction of one bid doubled."""
    found: list[Replay] = []
    for number, board in enumerate(boards(seed, 12, claims=True), 1):
        record = board.record()
        assert record.declarer is not None
        assert record.contract is not None
        strain = record.contract.strain or "N"
        calls = ("P", "P", f"4{strain}", "X", "XX", "P", "P", "P")
        first = record.declarer.partner
        seats = [clockwise(first)[place % 4] for place in range(len(calls))]
        whole = Record(
            board=str(number),
            dealer=first,
            vulnerable=("None", "NS", "EW", "All")[number % 4],
            hands=record.hands,
            auction=tuple(zip(seats, calls, strict=True)),
            contract=type(record.contract)(4, record.contract.strain, 4),
            declarer=record.declarer,
            rows=record.rows,
            rest=record.rest,
        )
        found.append(replay(whole))
    return found


class Writer:
    """A hand that writes records in one way or another."""

    def __init__(self, seed: int) -> None:
        self.random: Random = seeded(seed)

    def some(self, share: float, of: Sequence[str]) -> str:
        """One of some texts, or nothing."""
        return self.random.choice(of) if self.random.random() < share else ""

    def cased(self, text: str) -> str:
        return self.random.choice((text, text.lower()))

    def mixed(self, tags: list[str]) -> list[str]:
        return self.random.sample(tags, len(tags))

    def hand(self, hand: frozenset[Card], named: str = "") -> str:
        """A hand in any order of ranks, suit by suit; with the letters of the suits if named."""
        suits = []
        for suit in Suit:
            ranks = [str(card)[1] for card in sorted(hand) if card.suit is suit]
            suits.append((suit if named else "") + "".join(self.mixed(ranks)))
        return self.cased((named or ".").join(suits).replace(",", ""))

    def pbn(self, board: Replay) -> str:
        """A game in import format (PBN 2.1), with one of three ends of lines."""
        assert board.declarer is not None
        assert board.dealer is not None
        won = board.declarer_tricks or 0
        side, other = (("NS", "EW"), ("EW", "NS"))[board.declarer.side == "EW"]
        first, caller, lead = (self.random.choice(list(Seat)) for _ in range(3))
        results = (
            str(won),
            f"{side} {won}",
            f"{other} {13 - won}",
            f"{other} {13 - won} {side} {won}",
        )
        hands = " ".join(self.hand(board.hands[seat]) for seat in clockwise(first))
        values = {
            "Board": board.board,
            "West": r"a \"b\" [c] {d} ;%",
            "Dealer": self.cased(board.dealer),
            "Vulnerable": self.cased(board.vulnerable or ""),
            "Deal": f"{first}:{hands}",
            "Contract": self.cased(str(board.contract)),
            "Declarer": board.declarer,
            "Result": self.random.choice(results),
        }
        blanks = (" ", "\t")
        tags = [f'[{name}{self.some(0.9, blanks)}"{value}"]' for name, value in values.items()]
        pieces = [piece for tag in self.mixed(tags) for piece in (tag, self.some(0.2, REMARKS))]
        passed = ["-"] * clockwise(caller).index(board.dealer)
        calls = [{"P": "Pass"}.get(call, call) for _, call in board.auction]
        pieces += [f'[Auction "{caller}"]', *self.tokens(passed + calls)]
        pieces += ['[Note "1:* 1C -"]', f'[Play "{lead}"]']
        for trick in board.tricks:
            of = dict(trick.cards)
            pieces += self.tokens([str(of.get(seat, "-")) for seat in clockwise(lead)])
        pieces += ["*"] if board.unplayed else []
        pieces += [
            '[ScoreTable "a;b"]',
            '1 "x; {y"',
            self.some(0.5, (f'[Board "{board.board}"]',)),
        ]
        text = ""
        for piece in filter(None, pieces):
            text += piece if piece.endswith("\n") else piece + self.random.choice(" \n")
        return text.replace("\n", self.random.choice(("\n", "\r\n", "\r")))

    def tokens(self, tokens: list[str]) -> list[str]:
        """Calls or cards, with what may stand behind each."""
        return [
            piece
            for token in tokens
            for piece in (
                self.cased(token) + (self.some(0.2, MARKS) if token != "-" else ""),
                self.some(0.1, REMARKS),
            )
        ]

    def lin(self, board: Replay) -> str:
        """A board in LIN, by commands or as a link."""
        assert board.dealer is not None
        south = clockwise(Seat.SOUTH)
        hands = [self.hand(board.hands[seat], ",").replace(",", "") for seat in south]
        if self.random.random() < 0.5:
            hands[3] = ""
        named = {"None": "o", "NS": "n", "EW": "e", "All": "b"}[board.vulnerable or "None"]
        head = [f"md|{south.index(board.dealer) + 1}{','.join(hands)}|", f"sv|{named}|", "st||"]
        text = "".join(self.mixed([*head, f"ah|Board {board.board}|"]))
        between = ("pg||", "an|p and !S|", "nt|1H, mb and S2|", "at|it ^*is^*|")
        for _, call in board.auction:
            written = {"P": "p", "X": "d", "XX": "r"}.get(call, call)
            text += f"mb|{self.cased(written)}{self.some(0.2, '!')}|{self.some(0.2, between)}"
        for _, card in (played for trick in board.tricks for played in trick.cards):
            text += f"pc|{self.cased(str(card))}|{self.some(0.2, between)}"
        text += f"mc|{board.declarer_tricks}|" if board.unplayed else ""
        link = f"{VIEWER}lin={self.random.choice((quote, quote_plus))(text)}"
        return self.random.choice((text, text.replace("|pg||", "|pg||\n"), link))


@together("seed", range(4))
@together("kind", ["pbn", "lin"])
def test_a_board_is_the_same_however_it_is_written(kind: str, seed: int) -> None:
    """PBN 3.2 to 3.11: white space, case, order, comments, annotations, hyphens."""
    writer = Writer(seed)
    for board in dealt(seed):
        text = getattr(writer, kind)(board)
        [record] = read(text.encode())
        assert replay(record) == board, text
