"""A replay written down again in the typed notation."""

from collections.abc import Iterator

from lawcore.bridge.play.cards import Card, Seat, Suit
from lawcore.bridge.play.letters import Letters
from lawcore.bridge.play.record import HAND, Contract
from lawcore.bridge.play.replay import Replay, Trick


def write_typed(replay: Replay, language: str = "en") -> str:
    """Return a board in the typed notation of a language; KeyError for an unknown one.

    Raises ValueError if tricks are known but no declarer: such a play could not be read again.
    """
    letters = Letters.of(language)
    if replay.tricks and not (replay.contract and replay.declarer):
        msg = "tricks without a contract and its declarer cannot be written"
        raise ValueError(msg)
    lines: list[str] = [f"board {replay.board}"] if _one_word(replay.board) else []
    if replay.dealer:
        lines.append(f"dealer {letters.shown_seats[replay.dealer]}")
    if replay.vulnerable:
        lines.append(f"vul {replay.vulnerable}")
    if replay.auction:
        lines.append(f"auction {' '.join(_typed_calls(replay, letters))}")
    if replay.contract and replay.declarer:
        declarer = letters.shown_seats[replay.declarer]
        lines.append(f"{_contract(replay.contract, letters)} {declarer}")
    lines.extend(
        f"{letters.shown_seats[seat]} {_typed_hand(hand, letters)}"
        for seat, hand in replay.hands.items()
        if len(hand) == HAND
    )
    turn = replay.declarer.next if replay.declarer else None
    for trick in replay.tricks:
        lead = "" if trick.leader is turn else f"{letters.shown_seats[trick.leader]}> "
        lines.append(lead + " ".join(_typed_cards(trick, letters)))
        turn = trick.winner
    if replay.claim is not None and replay.declarer is not None:
        by = {None: None, replay.declarer.side: replay.declarer}
        claimer = by.get(replay.claim.by, replay.declarer.next)
        seat = f" {letters.shown_seats[claimer]}" if claimer else ""
        lines.append(f"rest {replay.claim.declarer}{seat}")
    return "\n".join(lines) + "\n"


def _typed_calls(replay: Replay, letters: Letters) -> Iterator[str]:
    """Yield the calls; a player who does not call in rotation is named."""
    turn: Seat | None = None
    for seat, call in replay.auction:
        if seat is not turn:
            yield letters.shown_seats[seat]
        yield _typed_call(call, letters)
        turn = seat.next


def _typed_call(call: str, letters: Letters) -> str:
    if not call[0].isdigit():
        return call
    return f"{call[0]}{'NT' if call[1] == 'N' else letters.shown_suits[Suit(call[1])]}"


def _one_word(board: str | None) -> bool:
    return board is not None and board.isalnum() and board.isascii()


def _contract(contract: Contract, letters: Letters) -> str:
    strain = "NT" if contract.strain is None else letters.shown_suits[contract.strain]
    return f"{contract.level}{strain}{'X' * (contract.doubled // 2)}"


def _typed_hand(hand: frozenset[Card], letters: Letters) -> str:
    by_suit = (sorted((c for c in hand if c.suit is suit), reverse=True) for suit in Suit)
    return ".".join("".join(letters.shown_ranks[c.rank] for c in cards) for cards in by_suit)


def _typed_cards(trick: Trick, letters: Letters) -> Iterator[str]:
    """Yield the cards of a trick; one that follows suit needs its rank alone."""
    led = trick.cards[0][1].suit
    for place, (_, card) in enumerate(trick.cards):
        follows = place and card.suit is led
        yield letters.shown_ranks[card.rank] if follows else letters.write(card)
