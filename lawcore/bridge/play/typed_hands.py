"""The hands of the typed notation: by suits, with dots, or card by card."""

import re
from itertools import groupby

from lawcore.bridge.play.cards import Card, Seat, Suit, clockwise
from lawcore.bridge.play.letters import Letters, hand_by_suits, hand_of, others, ranks_of_a_suit
from lawcore.bridge.play.line_patterns import LinePatterns
from lawcore.bridge.play.record import HAND
from lawcore.bridge.play.spelled import tokens_of

_SUITS = 4
_DOTS = 3


def hands_of(text: str, seat: Seat, language: str) -> list[list[Card] | None] | None:
    """Return the hands of a text, clockwise from a player; None if it is no hand."""
    text = text.removeprefix("(").removesuffix(")")
    for sign in "/,-":
        text = _as_dots(text, sign)
    parts = text.split() if text.count(".") > _DOTS else [text.replace(" ", "")]
    if (*map(LinePatterns.of(language).seats.get, parts[1::2]),) == clockwise(seat)[1:]:
        parts = parts[::2]
    if len(parts) <= _SUITS and all(part == "-" or part.count(".") == _DOTS for part in parts):
        hands = [None if part == "-" else hand_of(part.split(".")) for part in parts]
        wrong = any(hand is None and part != "-" for hand, part in zip(hands, parts, strict=True))
        return None if wrong else [*hands]
    suits = text.split()
    if len(suits) == _SUITS and (hand := hand_of(suits)) and len(hand) == HAND:
        return [hand]
    hand = hand_by_suits(text.replace(" ", "")) or _by_suit_tokens(text, language)
    hand = _by_cards(text, language) if hand is None else hand
    return None if hand is None else [hand]


def _as_dots(text: str, sign: str) -> str:
    """Return a hand with dots in the place of another sign between four suits of 13 cards."""
    suits = [ranks.replace(" ", "") for ranks in text.split(sign)]
    hand = hand_of(suits) if len(suits) == _SUITS else None
    return ".".join(suits) if hand and (sign == "/" or len(hand) == HAND) else text


def _by_cards(text: str, language: str) -> list[Card] | None:
    """Return the hand of thirteen cards by suits, from the highest; as played they are not."""
    cards = [card for token in tokens_of(text) if (card := Letters.of(language).card(token))]
    by_suit = [[*same] for _, same in groupby(cards, key=lambda card: card.suit)]
    in_order = all(same == sorted(same, reverse=True) for same in by_suit)
    suits = {same[0].suit for same in by_suit}
    is_hand = len({*cards}) == HAND == len(tokens_of(text)) and len(suits) == len(by_suit)
    return cards if is_hand and in_order else None


def _by_suit_tokens(text: str, language: str) -> list[Card] | None:
    """Return the hand of "♠T ♥QJ653, ♦K 6 5 2 ♣AKQ"; None where it is a row of cards."""
    alphabets = (Letters.of(language), *others(language))
    for signs in ("♠♥♦♣", *(letters.suits for letters in alphabets)):
        parted = re.sub(r"([♠♥♦♣])", r" \1 ", text)
        apart = r"[\s,;.]+".join(rf"{sign}[\s:]+(.*?)" for sign in signs)
        if found := re.fullmatch(rf"\s*{apart}\s*", parted):
            text = " ".join(
                sign + "".join(re.split(r"[\s,]+", ranks))
                for sign, ranks in zip("♠♥♦♣", found.groups(), strict=True)
            )
            break
    spaced = re.sub(r"([♠♥♦♣])", r" \1", text.replace(":", "")).split()
    if not 1 <= len(spaced) <= _SUITS:
        return None
    hand: list[Card] = []
    by_suit: dict[Suit, list[int]] = {}
    for token in spaced:
        suit, ranks = Letters.of(language).suit(token[0]), ranks_of_a_suit(token[1:])
        if suit is None or ranks is None or suit in by_suit:
            return None
        by_suit[suit] = ranks
        hand.extend(Card(suit, rank) for rank in ranks)
    return hand if any(len(ranks) != 1 for ranks in by_suit.values()) else None
