"""A replay written in Portable Bridge Notation, for the tests of what reads it."""

from collections.abc import Iterable, Iterator

from lawcore.bridge.play.cards import RANKS, Card, Seat, Suit, clockwise
from lawcore.bridge.play.record import HAND
from lawcore.bridge.play.replay import Replay

_UNKNOWN = "?"


def write_pbn(replay: Replay, event: str = "") -> str:
    """Return a board in PBN 2.1, with ^R before each revoke card and ^L before a lead out of turn.

    The hands that are not whole are left unknown.
    """
    names = dict.fromkeys(("West", "North", "East", "South"), _UNKNOWN)
    contract = str(replay.contract) if replay.contract else "Pass"
    tricks = replay.declarer_tricks
    tags = {
        "Event": _value(event) or _UNKNOWN,
        "Site": _UNKNOWN,
        "Date": _UNKNOWN,
        "Board": _value(replay.board or "") or _UNKNOWN,
        **names,
        "Dealer": replay.dealer or _UNKNOWN,
        "Vulnerable": replay.vulnerable or _UNKNOWN,
        "Deal": f"N:{' '.join(_hand(replay.hands.get(seat, frozenset())) for seat in Seat)}",
        "Scoring": _UNKNOWN,
        "Declarer": replay.declarer or _UNKNOWN,
        "Contract": contract if replay.contract or not replay.tricks else _UNKNOWN,
        "Result": _UNKNOWN if tricks is None else str(tricks),
    }
    lines = ["% PBN 2.1", *(f'[{name} "{value}"]' for name, value in tags.items())]
    if replay.tricks and replay.declarer:
        first = replay.declarer.next
        lines.append(f'[Play "{first}"]')
        lines.extend(_rows(replay, first))
        if replay.unplayed:
            lines.append("*")
    return "\n".join(lines) + "\n\n"


def _value(text: str) -> str:
    return " ".join(text.replace("\\", "/").replace('"', "'").split())


def _hand(hand: frozenset[Card]) -> str:
    if len(hand) != HAND:
        return "-"
    return ".".join(_ranks(hand, suit, RANKS) for suit in Suit)


def _ranks(hand: Iterable[Card], suit: Suit, letters: str) -> str:
    held = sorted((card.rank for card in hand if card.suit is suit), reverse=True)
    return "".join(letters[rank - 2] for rank in held)


def _rows(replay: Replay, first: Seat) -> Iterator[str]:
    """Return a line for each trick, in columns from the player to declarer's left."""
    revokes = {(revoke.trick, revoke.seat) for revoke in replay.revokes}
    turn = first
    for trick in replay.tricks:
        of = dict(trick.cards)
        cells: list[str] = []
        for seat in clockwise(first):
            marks = "^L " if seat is trick.leader and seat is not turn else ""
            marks += "^R " if (trick.number, seat) in revokes else ""
            cells.append(f"{marks}{of[seat]}" if seat in of else "-")
        yield " ".join(cells)
        turn = trick.winner or turn
