"""The picture of a played board as plain text in letters of one width."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from lawcore.bridge.drawing.font import clean
from lawcore.bridge.drawing.picture import COLUMNS, NOT_KNOWN, SYMBOLS, Picture
from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.table import Trick

WIDTH = 40
"""How many characters a line of running text has at most."""
NAME = 16
CELL = 8
NUMBER = 3
LEADER, WINNER, REVOKE = ">", "*", "!"
"""The marks of a card: before it who led, after it who won, and a card marked in red."""


def text(picture: Picture, *, symbols: bool = True) -> str:
    """Return a picture as lines of text; without `symbols` suits are the language's letters.

    The running text is broken at 40 characters and given as it is, with the suits it has.
    """
    blocks = [
        [*_wrapped(picture.title), *_wrapped(picture.details)],
        _cross(picture, symbols=symbols) if any(picture.hands.values()) else [],
        [*_play(picture, symbols=symbols)] if picture.tricks else [],
        [part for line in picture.ruling for part in _wrapped(line.text)],
        [*_indication(picture)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _wrapped(content: str) -> list[str]:
    return wrap(clean(content), WIDTH)


def _suit(picture: Picture, suit: Suit, *, symbols: bool) -> str:
    return SYMBOLS[suit] if symbols else picture.words.suits[suit]


def _hand(picture: Picture, seat: Seat, *, symbols: bool) -> list[str]:
    """Return the lines of a hand: who it is, then the suits."""
    role = picture.role(seat)
    lines = [picture.words.seats[seat] + (f" ({role})" if role else "")]
    if name := clean(picture.names.get(seat, "")):
        lines.append(name if len(name) <= NAME else name[: NAME - 1].rstrip() + "…")
    if not picture.hands.get(seat):
        return [*lines, picture.words.unknown]
    unknown = picture.unknown_cards(seat)
    for suit in Suit:
        held = " ".join(picture.holding(seat, suit))
        lines.append(f"{_suit(picture, suit, symbols=symbols)} {held}")
    return [*lines, f"+ {unknown} {NOT_KNOWN}"] if unknown else lines


def _cross(picture: Picture, *, symbols: bool) -> list[str]:
    """Return the four hands in a cross."""
    north, east, south, west = (_hand(picture, seat, symbols=symbols) for seat in Seat)
    across = max(15, *map(len, west)) + 3
    indent = " " * (across // 2)
    sides = [
        f"{left:<{across}}{right}".rstrip()
        for left, right in zip_longest(west, east, fillvalue="")
    ]
    return [*(indent + line for line in north), *sides, *(indent + line for line in south)]


def _play(picture: Picture, *, symbols: bool) -> Iterator[str]:
    """Yield a line for each trick, then what the marks mean and which cards are marked."""
    heads = (f" {picture.words.seats[seat]}"[: CELL - 1] for seat in COLUMNS)
    yield (" " * NUMBER + "".join(f"{head:<{CELL}}" for head in heads)).rstrip()
    for trick in picture.tricks:
        cells = (_cell(picture, trick, seat, symbols=symbols) for seat in COLUMNS)
        yield (f"{trick.number:>2} " + "".join(f"{cell:<{CELL}}" for cell in cells)).rstrip()
    yield f"{LEADER} {picture.words.leads}"
    if any(trick.winner for trick in picture.tricks):
        yield f"{WINNER} {picture.words.wins}"
    for mark in picture.revokes:
        yield from _wrapped(
            f"{REVOKE} {mark.trick} {picture.words.seats[mark.seat]}: {mark.label}"
        )


def _cell(picture: Picture, trick: Trick, seat: Seat, *, symbols: bool) -> str:
    """Return the card of a player to a trick with its marks."""
    card = dict(trick.cards).get(seat)
    before = LEADER if seat is trick.leader else " "
    after = WINNER if card is not None and seat is trick.winner else ""
    after += REVOKE if picture.labels(trick.number, seat) else ""
    return before + (_card(picture, card, symbols=symbols) if card else "") + after


def _card(picture: Picture, card: Card, *, symbols: bool) -> str:
    return _suit(picture, card.suit, symbols=symbols) + picture.words.ranks[card.rank]


def _indication(picture: Picture) -> Sequence[str]:
    """Return what is only an indication, under its heading."""
    if not picture.indication:
        return ()
    lines = [part for line in picture.indication for part in _wrapped(line.text)]
    return [*_wrapped(f"[{picture.words.indication}]"), *lines]
