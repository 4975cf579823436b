import itertools
from collections.abc import Iterator

import pytest

from lawcore.bridge.play.cards import PACK, Card, Seat, Suit
from lawcore.bridge.play.position import Position
from lawcore.bridge.play.solver import NotFinished, value, values
from tests.lawcore.play.endings import Everything, ending, in_the_middle, seeded
from tests.tables import tabled

NORTH, EAST, SOUTH, WEST = Seat
OF_DDS = """
7756666 4444444 3 2 44444 0 1111011 0 3 4 77 6633116 3 2 2 6 7 32 4666556 111 43 4 56 000
3344224 66 5 4444444 666 4 5555555 6 222 33 6656566 3333222 11 555 7 44 33 3666445 7 55 555 1
65 3 7 66 7766777 444 5 3233333 3333344 1 7777777 7 5555555 12
"""
"""The tricks of each legal card, as DDS 2.9 found them in the endings dealt from one seed."""


def cards(text: str) -> frozenset[Card]:
    return frozenset(map(Card.read, text.split()))


@pytest.mark.parametrize(("length", "endings"), [(1, 60), (2, 150), (3, 150), (4, 12)])
def test_every_card_is_worth_what_trying_everything_says(length: int, endings: int) -> None:
    rng = seeded(length)
    for _ in range(endings):
        position = in_the_middle(rng, ending(rng, length))
        held = sorted(position.hands[position.turn])
        assert values(position, held) == Everything(position).values(held)


def test_endings_of_seven_cards_are_worth_what_dds_says() -> None:
    rng = seeded(14)
    for expected in OF_DDS.split():
        position = in_the_middle(rng, ending(rng, 7))
        assert "".join(map(str, values(position).values())) == expected


@tabled
def test_what_was_shown_holds_only_for_the_high_cards_it_rests_on(
    seed: int, length: int, expected: str
) -> None:
    position = ending(seeded(seed), length)
    assert "".join(map(str, values(position).values())) == expected


def test_a_position_is_worth_its_best_legal_card_to_either_side() -> None:
    rng = seeded(5)
    for _ in range(25):
        position = in_the_middle(rng, ending(rng, 6))
        best = max(values(position).values())
        assert value(position, position.turn) == best
        assert value(position, position.turn.next) == position.left - best


def test_turning_the_table_and_renaming_the_plain_suits_changes_nothing() -> None:
    rng = seeded(6)
    for _ in range(20):
        position = ending(rng, 6)
        suits = [suit for suit in Suit if suit is not position.trump]
        renamed = dict(zip(suits, rng.sample(suits, len(suits)), strict=True))
        turned = Position(
            {
                seat.next: frozenset(
                    Card(renamed.get(card.suit, card.suit), card.rank) for card in hand
                )
                for seat, hand in position.hands.items()
            },
            position.trump,
            position.turn.next,
        )
        assert value(position, NORTH) == value(turned, EAST)


def test_low_cards_of_one_player_are_worth_the_same_whatever_their_pips() -> None:
    rng = seeded(7)
    for _ in range(20):
        position = ending(rng, 5)
        ranks = {suit: sorted(range(2, 15)) for suit in Suit}
        held = {
            suit: sorted(
                card.rank for hand in position.hands.values() for card in hand if card.suit is suit
            )
            for suit in Suit
        }
        highest = {
            Card(suit, rank): Card(suit, ranks[suit][-len(found) :][place])
            for suit, found in held.items()
            for place, rank in enumerate(found)
        }
        raised = Position(
            {
                seat: frozenset(highest[card] for card in hand)
                for seat, hand in position.hands.items()
            },
            position.trump,
            position.turn,
        )
        told = {highest[card]: tricks for card, tricks in values(position).items()}
        assert values(raised) == told


def squeeze() -> Position:
    return Position(
        {
            NORTH: cards("S2 HA HJ"),
            EAST: cards("D2 D3 D4"),
            SOUTH: cards("SK CA H2"),
            WEST: cards("SA HK HQ"),
        },
        None,
        SOUTH,
    )


def test_it_finds_a_squeeze() -> None:
    assert values(squeeze()) == {
        Card.read("CA"): 3,
        Card.read("SK"): 1,
        Card.read("H2"): 1,
    }


def test_a_revoke_on_the_table_wins_only_as_a_trump() -> None:
    hands = {
        NORTH: cards("S3 C2"),
        EAST: cards("S5"),
        SOUTH: cards("C4 C5"),
        WEST: cards("S6 S7"),
    }
    trick = ((EAST, Card.read("C3")),)
    wests = Position({**hands, SOUTH: cards("S9")}, None, WEST, (*trick, (SOUTH, Card.read("H9"))))
    assert values(wests) == dict.fromkeys(wests.legal(), 1)
    trumped = Position(wests.hands, Suit.HEARTS, WEST, wests.trick)
    assert values(trumped) == dict.fromkeys(trumped.legal(), 0)


def test_a_whole_deal_with_solid_suits_is_solved() -> None:
    hands = {
        seat: frozenset(card for card in PACK if card.suit is suit)
        for seat, suit in zip(Seat, Suit, strict=True)
    }
    for trump, leader in itertools.product((None, *Suit), Seat):
        expected = leader if trump is None else Seat("NESW"["SHDC".index(trump)])
        assert value(Position(hands, trump, leader), expected) == 13


def test_told_to_stop_it_does_not_finish() -> None:
    with pytest.raises(NotFinished):
        value(ending(seeded(8), 11), NORTH, stop=lambda: True)


def test_it_asks_again_until_told_to_stop() -> None:
    asked: Iterator[int] = itertools.count()
    with pytest.raises(NotFinished):
        values(ending(seeded(9), 12), stop=lambda: next(asked) == 3)
    assert next(asked) == 4


@tabled
def test_a_position_that_cannot_be_is_refused(
    hands: str, turn: str, trick: str, message: str
) -> None:
    held = {seat: cards(hand) for seat, hand in zip(Seat, hands.split("/"), strict=True)}
    table = tuple((Seat(one[0]), Card.read(one[1:])) for one in trick.split())
    with pytest.raises(ValueError, match=message):
        Position(held, None, Seat(turn), table)


def test_a_card_that_is_not_held_has_no_value() -> None:
    with pytest.raises(ValueError, match="D2 is not in the hand of S"):
        values(squeeze(), [Card.read("D2")])
