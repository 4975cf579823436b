"""Auctions drawn at random, every call of them legal by the second table of bids."""

from collections.abc import Iterable
from dataclasses import dataclass

from hypothesis import strategies as st

from lawcore.bridge.auction.given import Given, Made
from lawcore.bridge.play.cards import Seat
from tests.lawcore.second import bids

CALLS = (*bids.BIDS, "P", "X", "XX")
LONGEST = 12


def of_rotation(dealer: Seat, calls: Iterable[str]) -> Given:
    """The auction of some calls in rotation; the last of them is asked about."""
    made: list[Made] = []
    seat = dealer
    for call in calls:
        made.append(Made(seat, call))
        seat = seat.next
    return Given(tuple(made), dealer, is_seated=True)


def is_legal(call: str, before: list[str]) -> bool:
    if bids.ended(before):
        return False
    if call == "P":
        return True
    if call in {"X", "XX"}:
        return bids.admissible(call, before)
    return bids.sufficient(call, last_bid(before))


def last_bid(calls: list[str]) -> str | None:
    return next((call for call in reversed(calls) if call in bids.BIDS), None)


def seat_of(dealer: Seat, place: int) -> Seat:
    return Seat(bids.in_turn(dealer, place))


@st.composite
def auctions(draw: st.DrawFn, shortest: int = 0, *, is_open: bool = False) -> list[str]:
    """Some legal calls in rotation; an open auction is not over."""
    length = draw(st.integers(shortest, LONGEST))
    calls: list[str] = []
    while len(calls) < length and not bids.ended(calls):
        legal = [call for call in CALLS if is_legal(call, calls)]
        likely = st.sampled_from(legal[:9] + legal[-3:])
        calls.append(draw(likely))
    while is_open and bids.ended(calls):
        calls.pop()
    return calls


@dataclass(frozen=True)
class Spelling:
    """How calls are written in a language."""

    suits: dict[str, str]
    calls: dict[str, str]

    def spell(self, call: str) -> str:
        if call[0].isdigit():
            return call[0] + self.suits[call[1]]
        return self.calls[call]


SPELLINGS = {
    "letters": Spelling(
        {"C": "C", "D": "D", "H": "H", "S": "S", "N": "NT"}, {"P": "p", "X": "x", "XX": "xx"}
    ),
    "symbols": Spelling(
        {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "N": "SA"},
        {"P": "passo", "X": "contre", "XX": "surcontro"},
    ),
    "words": Spelling(
        {"C": " clubs", "D": " diamonds", "H": " hearts", "S": " spades", "N": " no trump"},
        {"P": "pass", "X": "double", "XX": "redouble"},
    ),
    "lettere": Spelling(
        {"C": "F", "D": "Q", "H": "C", "S": "P", "N": "SA"},
        {"P": "passo", "X": "contro", "XX": "surcontro"},
    ),
}
LANGUAGE = {"letters": "en", "symbols": "it", "words": "en", "lettere": "it"}
