from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from lawcore import Edition
from lawcore.board.indicated import Comparison, Indication, LineVerdict, Range, Silence
from lawcore.board.indication import MOST_CHANGES, indicate
from lawcore.board.ruling import RevokeFinding, ruled
from lawcore.bridge.play.cards import Card, Hands, Seat, Side, Suit
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.position import Position
from lawcore.bridge.play.record import Contract, Record, Row, Written
from lawcore.bridge.play.replay import Replay, Revoke, replay
from lawcore.bridge.play.solver import value, values
from lawcore.bridge.play.worker import SolverProcess
from lawcore.engine.records import replace
from tests.lawcore.play.endings import NO_LIBRARY, played, seeded

RECORDS = Path(__file__).with_name("records")
OWED = {"64A1", "64A2", "64B1"}


def _found(*told: tuple[str, int]) -> list[RevokeFinding]:
    return [RevokeFinding(*one, to_be_corrected=False) for one in told]


def solve(position: Position, cards: Iterable[Card] | None) -> Mapping[Card, int] | None:
    return values(position, cards)


def unsolved(position: Position, cards: Iterable[Card] | None) -> None:
    """Do not finish, as a solver whose time is up."""


@cache
def of_example3(edition: int = 2017) -> Indication:
    return indicated(example3(), edition)


def indicated(board: Replay, edition: int = 2017) -> Indication:
    return indicate(board, ruled(board, Edition(edition)).revokes, solve, edition)


def cards(text: str) -> frozenset[Card]:
    return frozenset(map(Card.read, text.split()))


def board(hands: Hands, tricks: Iterable[str], declarer: str, trump: str, rest: int) -> Replay:
    rows = tuple(
        Row(tuple(Written(Card.read(card)) for card in trick.split())) for trick in tricks
    )
    return replay(
        Record(
            hands=hands,
            contract=Contract(4, Suit(trump)),
            declarer=Seat(declarer),
            rows=rows,
            rest=rest,
        )
    )


@cache
def example3() -> Replay:
    return replay(read((RECORDS / "example3.pbn").read_text("utf-8"))[0])


def positions(board: Replay) -> Iterator[tuple[int, Card, Position, Position | None, int]]:
    """Yield each card with its trick, the position before and after, declarer's tricks so far."""
    assert board.declarer is not None
    position: Position | None = Position(board.hands, board.trump, board.declarer.next)
    won = 0
    for trick in board.tricks:
        for _, card in trick.cards:
            assert position is not None
            before = position
            position, by = before.after(card)
            won += by is not None and by.side == board.declarer.side
            yield trick.number, card, before, position, won


def before_it(board: Replay, revoke: Revoke) -> Position:
    return next(before for _, card, before, _, _ in positions(board) if card == revoke.played)


def test_example_3_goes_from_12_to_11_by_the_law_and_to_10_by_the_comparison() -> None:
    found = of_example3()
    first, second = found.revokes
    assert example3().declarer_tricks == 12
    assert (first.after_law, second.after_law) == (2, 2)
    assert [(c.offenders, c.transferred, c.innocent) for c in first.cards] == [(11, 0, 2)] * 4
    assert [(c.offenders, c.transferred, c.innocent) for c in second.cards] == [(11, 1, 3)] * 4
    assert (first.verdict, second.verdict) == (LineVerdict.ENOUGH, LineVerdict.NOT_ENOUGH)
    assert (first.reading, second.reading) == (Comparison.DAMAGE, Comparison.REPEATED)
    (result,) = found.results
    assert (result.side, result.after_law, result.innocent) == ("EW", 2, Range(3, 3))
    assert (result.reading, result.verdict) == (Comparison.REPEATED, LineVerdict.NOT_ENOUGH)
    assert found.declarer_tricks == Range(10, 10)
    assert found.finished


def test_example_3_played_on_without_any_revoke_gives_10_with_two_cards_changed() -> None:
    first, second = of_example3().revokes
    assert first.as_played is not None
    assert (first.as_played.offenders, first.as_played.changes) == (10, 2)
    assert second.as_played is not None
    assert (second.as_played.offenders, second.as_played.changes) == (11, 0)
    assert str(first.as_played.card) == "C5"


def test_each_revoke_of_example_3_gains_a_trick_double_dummy() -> None:
    trace = [
        won + (value(after, Seat.SOUTH) if after else 0)
        for number, _, _, after, won in positions(example3())
        if number > 1
    ]
    assert trace == [11, 11, 12, 12, 11, 11, 12, 12, 12, 12, 12, 12]


def test_example_3_is_the_same_through_the_process() -> None:
    with SolverProcess(environment=NO_LIBRARY) as solver:
        counted = ruled(example3()).revokes
        assert indicate(example3(), counted, solver.values) == of_example3()


def test_in_example_2_both_orders_lead_to_the_same_position_and_nothing_is_lost() -> None:
    hands = {
        Seat.NORTH: cards("SA SK S3 H7 H6 H5 D4 D3 D2 C7 C6 C5 C4"),
        Seat.EAST: cards("S4 S5 S6 S7 H4 H3 D9 D8 D7 CA CK CQ C3"),
        Seat.SOUTH: cards("S2 HA HK HQ HJ HT H9 H8 DA DK DQ DJ C2"),
        Seat.WEST: cards("SQ SJ ST S9 S8 H2 DT D6 D5 CJ CT C9 C8"),
    }
    found = indicated(board(hands, ["SQ SK S4 C2", "SA S5 S2 SJ"], "S", "H", 11))
    (revoke,) = found.revokes
    assert revoke.as_played is not None
    assert (revoke.as_played.offenders, revoke.as_played.changes) == (13, 0)
    assert (revoke.after_law, revoke.verdict) == (1, LineVerdict.ENOUGH)
    assert found.declarer_tricks == Range(12, 12)


def test_every_number_is_what_the_law_and_the_solver_say_on_that_line() -> None:
    compared = transferred = 0
    for seed in range(40):
        made = played(seeded(seed), since=8, revokes=2, by=("NS", "EW")[seed % 2])
        counted = ruled(made).revokes
        for one in indicate(made, counted, solve).revokes:
            position = before_it(made, one.revoke)
            tricks = values(position)
            side, number = one.revoke.seat.side, one.revoke.trick
            won = [by.side == side for by in made.winners[: number - 1]]
            for card in one.cards:
                assert card.offenders == sum(won) + tricks[card.card]
                due = 0
                if one.number == 2 and counted[0].article in OWED:
                    first = made.revokes[0]
                    later = sum(won[first.trick :]) + tricks[card.card]
                    exact = first.won_by == "offender"
                    due = exact + min(1, later + (first.won_by == "partner"))
                assert card.transferred == due
                assert card.innocent == 13 - card.offenders + due
                transferred += due
                compared += 1
    assert compared > 40
    assert transferred > 10


def test_a_verdict_compares_with_the_result_after_64a_and_never_adds_the_two() -> None:
    seen: set[LineVerdict | None] = set()
    for seed in range(80):
        made = played(seeded(seed), since=9)
        counted = ruled(made).revokes
        for one in indicate(made, counted, solve).revokes:
            if one.innocent is None or one.after_law is None:
                continue
            side = one.revoke.seat.side
            offenders = sum(by.side == side for by in made.winners)
            assert one.after_law == 13 - offenders + (counted[0].tricks or 0)
            found = {card.innocent > one.after_law for card in one.cards}
            expected = {
                frozenset({False}): LineVerdict.ENOUGH,
                frozenset({True}): LineVerdict.NOT_ENOUGH,
                frozenset({True, False}): LineVerdict.DEPENDS,
            }
            assert one.verdict is expected[frozenset(found)]
            seen.add(one.verdict)
    assert seen == set(LineVerdict)


def test_the_result_is_the_best_of_all_comparisons_and_never_less_than_the_law_gives() -> None:
    for seed in range(30):
        made = played(seeded(seed), since=8, revokes=3, by=("NS", "EW")[seed % 2])
        found = indicated(made)
        for result in found.results:
            ranges = [one.innocent for one in found.revokes if one.innocent]
            least = max(result.after_law, *(one.least for one in ranges))
            most = max(result.after_law, *(one.most for one in ranges))
            assert result.innocent == Range(least, most)


def test_the_line_as_played_is_dropped_where_too_much_would_change() -> None:
    changes = [
        one.as_played.changes if one.as_played else None
        for seed in (18, 43, 70)
        for one in indicated(played(seeded(seed), since=7)).revokes
        if one.cards
    ]
    assert None in changes
    assert max(count for count in changes if count is not None) == MOST_CHANGES == 6


def test_as_they_played_is_the_record_with_two_cards_exchanged_and_the_best_where_it_fails() -> (
    None
):
    unchanged = changed = 0
    for seed in (4, 13, 17, 26, *range(28, 44)):
        made = played(seeded(seed), since=7 + seed % 2)
        for one in indicated(made).revokes:
            line = one.as_played
            if line is None:
                continue
            exchanged = {line.card: one.revoke.played, one.revoke.played: line.card}
            position: Position | None = before_it(made, one.revoke)
            own = {
                seat: [
                    exchanged.get(card, card)
                    for trick in made.tricks
                    for by, card in trick.cards
                    if by is seat
                ]
                for seat in made.hands
            }
            side = one.revoke.seat.side
            won = sum(by.side == side for by in made.winners[: one.revoke.trick - 1])
            changes = 0
            while position is not None:
                turn, legal = position.turn, position.legal()
                card = next(card for card in own[turn] if card in position.hands[turn])
                if card not in legal:
                    tricks = values(position)
                    card = min(legal, key=lambda c: (-tricks[c], c.rank, c.suit))
                    changes += 1
                position, by = position.after(card)
                won += by is not None and by.side == side
            assert (line.offenders, line.changes) == (won, changes)
            unchanged += changes == 0
            changed += changes > 0
    assert min(unchanged, changed) > 4


def test_where_both_sides_revoked_there_is_one_comparison_from_the_first_and_no_transfer() -> None:
    seen = 0
    for seed in range(40):
        made = played(seeded(seed), since=9, revokes=2)
        found = indicated(made)
        if ruled(made).revokes[-1].article != "64B7":
            continue
        first, *others = found.revokes
        assert first.reading is Comparison.BOTH_SIDES
        assert [one.silence for one in others] == [Silence.ONE_COMPARISON] * len(others)
        assert made.declarer_tricks is not None
        assert made.declarer is not None
        own, their = sorted(found.results, key=lambda one: one.side != made.declarer.side)  # type: ignore[union-attr]
        assert (own.after_law, their.after_law) == (
            made.declarer_tricks,
            13 - made.declarer_tricks,
        )
        assert own.innocent == their.innocent.of_others() == found.declarer_tricks
        seen += 1
    assert seen > 5


def test_opinions_differ_on_a_third_revoke_in_a_suit_only_where_the_second_gained() -> None:
    differing = 0
    for seed in (43, 79, 226, 529, 619):
        made = played(seeded(seed), since=6, revokes=3, by="NS" if seed % 2 else "N", led="H")
        counted = ruled(made).revokes
        assert [one.article for one in counted] == ["64A2", "64B2", "64B2"]
        _, second, third = indicate(made, counted, solve).revokes
        position = before_it(made, second.revoke)
        gains = values(position, (*position.legal(), second.revoke.played))
        gained = [gains[second.revoke.played] - gains[card] for card in position.legal()]
        assert third.innocent is not None
        if max(gained) <= 0:
            assert third.cumulative is None
            continue
        assert third.cumulative == Range(
            third.innocent.least + max(0, min(gained)), third.innocent.most + max(gained)
        )
        differing += 1
    assert differing > 1


def test_where_each_side_pays_for_its_own_revoke_the_other_side_is_compared_with_that() -> None:
    compared = 0
    for seed in range(40):
        made = played(seeded(seed), since=9, revokes=2)
        if len({revoke.seat.side for revoke in made.revokes}) < 2 or made.revokes[1].trick > 11:
            continue
        found = indicate(made, _found(("64A2", 1), ("64A2", 2)), solve, 1997)
        for one, balance in zip(found.revokes, (-1, 1), strict=True):
            own = sum(by.side == one.side for by in made.winners)
            assert one.after_law == own + balance
            assert {card.transferred for card in one.cards} == {0}
        compared += 1
    assert compared > 5


def endings(position: Position, side: Side) -> Iterator[int]:
    for card in position.legal():
        after, by = position.after(card)
        won = by is not None and by.side == side
        yield from (won + more for more in (endings(after, side) if after else (0,)))


def test_on_the_twelfth_trick_the_lawful_endings_are_told_instead() -> None:
    alone = impossible = 0
    for seed in range(80):
        made = played(seeded(seed), since=12)
        for one in indicated(made).revokes:
            side = one.revoke.seat.side
            before = sum(by.side == side for by in made.winners[:11])
            expected = sorted({before + n for n in endings(before_it(made, one.revoke), side)})
            assert one.twelfth is not None
            assert list(one.twelfth.offenders) == expected
            assert one.twelfth.table == sum(by.side == side for by in made.winners)
            assert (one.reading, one.cards, one.verdict) == (Comparison.TWELFTH_TRICK, (), None)
            alone += len(expected) == 1
            impossible += not one.twelfth.table_possible
    assert alone > 10
    assert impossible > 5


def test_a_revoke_that_is_to_be_corrected_has_no_numbers() -> None:
    made = played(seeded(1), since=8, stop=8, claimed=False)
    (one,) = indicated(made).revokes
    assert (one.silence, one.cards, one.verdict) == (Silence.TO_BE_CORRECTED, (), None)


def test_a_revoke_of_which_the_law_is_not_certain_is_as_good_as_not_established() -> None:
    made = played(seeded(1), since=8, stop=8, claimed=False)
    (one,) = indicate(made, (RevokeFinding(None, None, to_be_corrected=False),), solve).revokes
    assert one.silence is Silence.TO_BE_CORRECTED


def test_without_a_known_result_there_are_numbers_but_no_verdict() -> None:
    made = played(seeded(4), since=8, stop=10, claimed=False)
    found = indicated(made)
    (one,) = found.revokes
    assert one.cards
    assert (one.after_law, one.verdict, found.results) == (None, None, ())
    assert found.declarer_tricks is None


def test_claimed_tricks_count_for_the_result() -> None:
    made = played(seeded(4), since=8, stop=10)
    counted = ruled(made).revokes
    found = indicate(made, counted, solve)
    (one,) = found.revokes
    assert made.declarer_tricks is not None
    assert made.declarer is not None
    table = made.declarer_tricks
    offenders = table if made.declarer.side == one.revoke.seat.side else 13 - table
    assert one.after_law == 13 - offenders + (counted[0].tricks or 0)


def test_no_number_where_the_solver_did_not_finish() -> None:
    found = indicate(example3(), ruled(example3()).revokes, unsolved)
    assert [one.silence for one in found.revokes] == [Silence.NOT_FINISHED] * 2
    assert [one.cards for one in found.revokes] == [(), ()]
    assert (found.results, found.declarer_tricks, found.finished) == ((), None, False)


def test_no_result_where_one_of_two_comparisons_did_not_finish() -> None:
    def late(position: Position, cards: Iterable[Card] | None) -> Mapping[Card, int] | None:
        return values(position, cards) if position.left < 12 else None

    found = indicate(example3(), ruled(example3()).revokes, late)
    assert [one.silence for one in found.revokes] == [Silence.NOT_FINISHED, None]
    assert found.revokes[1].innocent == Range(3, 3)
    assert (found.results, found.finished) == ((), False)


def test_without_the_whole_deal_nothing_is_computed() -> None:
    hands = {seat: hand for seat, hand in example3().hands.items() if seat in "NS"}
    made = replace(example3(), hands=hands)
    assert indicate(made, ruled(example3()).revokes, solve).silence is Silence.DEAL_UNKNOWN


def test_a_record_with_errors_says_nothing() -> None:
    text = (RECORDS / "example3_as_printed.pbn").read_text("utf-8")
    wrong = replay(read(text)[0])
    assert wrong.errors
    counted = ruled(example3()).revokes[: len(wrong.revokes)]
    assert indicate(wrong, counted, solve).silence is Silence.RECORD_ERRORS


def test_a_board_without_a_revoke_says_so() -> None:
    made = played(seeded(2), since=14)
    assert indicate(made, (), solve).silence is Silence.NO_REVOKE


def test_a_ruling_is_needed_for_each_revoke() -> None:
    with pytest.raises(ValueError, match="1 rulings for 2 revokes"):
        indicate(example3(), ruled(example3()).revokes[:1], solve)


@pytest.mark.parametrize("edition", [1997, 2007])
def test_before_2017_the_reading_is_64c(edition: int) -> None:
    found = of_example3(edition)
    assert {one.reading for one in found.revokes} == {Comparison.BEFORE_2017}


@pytest.mark.parametrize(("edition", "tricks"), [(1997, 9), (2007, 10), (2017, 10)])
def test_example_3_costs_what_the_first_revoke_costs_in_each_edition(
    edition: int, tricks: int
) -> None:
    counted = _found(("64A2", 2 if edition == 1997 else 1), ("64B2", 0))
    found = indicate(example3(), counted, solve, edition)
    assert found.declarer_tricks == Range(tricks, tricks)
