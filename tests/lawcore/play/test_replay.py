"""The replay finds every revoke and no other, whatever is known of the deal."""

from collections.abc import Iterable

import pytest

from lawcore.bridge.play.cards import PACK, Card, Seat, Suit, winner
from lawcore.bridge.play.record import Claim, Contract, Mark, Record, Row, Written, Wrong
from lawcore.bridge.play.replay import Established, Note, RecordRemark, Replay, Revoke, replay
from lawcore.engine.records import replace
from tests.lawcore.play.deals import SEATS, Board, best, seeded, shared

ROUND = {"N": "E", "E": "S", "S": "W", "W": "N"}


def lawful() -> tuple[Board, ...]:
    return shared(1, 1100)


def some(number: int) -> tuple[Board, ...]:
    return shared(3, 1000, 0.05, claims=True)[:number]


def found(board: Replay) -> list[tuple[int, str, str]]:
    return [(revoke.trick, revoke.seat.value, str(revoke.played)) for revoke in board.revokes]


def cards(text: str) -> Row:
    return Row(tuple(Written(Card.read(name)) for name in text.split()))


def test_a_lawful_board_shows_no_revoke() -> None:
    for board in lawful():
        again = replay(board.record())
        assert not again.revokes
        assert not again.errors
        assert [won.value for won in again.winners] == board.winners


def test_without_the_deal_a_lawful_board_shows_no_revoke_either() -> None:
    for board in lawful():
        assert not replay(board.record(deal=False)).revokes


def test_every_revoke_is_found_and_no_other() -> None:
    for board in some(1000):
        again = replay(board.record())
        assert found(again) == board.revokes
        assert not again.errors


def test_thirteen_tricks_tell_the_same_without_the_deal() -> None:
    for board in [b for b in some(1000) if b.claimed is None]:
        with_deal, without = replay(board.record()), replay(board.record(deal=False))
        assert with_deal.revokes == without.revokes
        assert with_deal.hands == without.hands


def test_fewer_tricks_without_the_deal_show_no_false_revoke() -> None:
    seen = made = 0
    random = seeded(5)
    for whole in some(600):
        board = replace(whole, tricks=whole.tricks[: random.randint(1, 12)])
        in_time = [revoke for revoke in board.revokes if revoke[0] <= len(board.tricks)]
        shown = found(replay(replace(board, claimed=None).record(deal=False)))
        assert set(shown) <= set(in_time)
        seen, made = seen + len(shown), made + len(in_time)
    assert 0.3 < seen / made < 1


def test_columns_tell_the_same_as_the_order_of_play() -> None:
    for board in some(400):
        in_order, in_columns = replay(board.record()), replay(board.record(columns=True))
        if not in_columns.errors:
            assert in_columns.revokes == in_order.revokes
            assert in_columns.tricks == in_order.tricks
        else:
            assert in_columns.errors[0].code is Wrong.LEADER_UNCLEAR


def test_columns_in_disorder_are_put_right_by_the_deal() -> None:
    for board in some(200):
        record = board.record(columns=True)
        shuffled = []
        for row in record.rows:
            seats = [written.seat for written in row.cards]
            turned_by_one = zip(row.cards, [*seats[1:], *seats[:1]], strict=True)
            shuffled.append(Row(tuple(replace(w, seat=seat) for w, seat in turned_by_one)))
        right, wrong = replay(record), replay(replace(record, rows=tuple(shuffled)))
        assert wrong.tricks == right.tricks
        assert wrong.revokes == right.revokes
        if not wrong.errors:
            assert wrong.notes.count(Note(RecordRemark.ROWS_PUT_RIGHT)) == 1


def test_the_winner_of_a_trick_is_that_of_the_other_procedure() -> None:
    random = seeded(10)
    for _ in range(1000):
        dealt = random.sample(PACK, 4)
        trump = random.choice((*Suit, None))
        trick = list(zip(Seat, dealt, strict=True))
        told = [(seat.value, str(card)) for seat, card in trick]
        assert winner(trick, trump).value == best(told, trump.value if trump else None)


def every_revoke(number: int) -> Iterable[tuple[Board, Replay, Revoke]]:
    for board in some(number):
        again = replay(board.record())
        for revoke in again.revokes:
            yield board, again, revoke


def test_what_must_hold_of_a_revoke_holds() -> None:
    for board, again, revoke in every_revoke(1000):
        trick = again.tricks[revoke.trick - 1]
        assert revoke.trick < 13
        assert revoke.seat is not trick.leader
        assert revoke.led is trick.cards[0][1].suit
        assert revoke.played.suit is not revoke.led
        assert list(revoke.could_play) == sorted(revoke.could_play, reverse=True)
        assert all(card in again.hands[revoke.seat] for card in revoke.could_play)
        if revoke.won_by == "offender":
            assert revoke.played.suit is again.trump
        if isinstance(revoke.established, Established):
            assert revoke.established.trick == revoke.trick + 1
            assert revoke.established.place in {1, 2}
            assert revoke.established.player.side == revoke.seat.side
        elif isinstance(revoke.established, Claim):
            assert revoke.trick == len(board.tricks)
            assert revoke.established.by == revoke.seat.side
        else:
            assert revoke.trick == len(board.tricks)
            assert board.claimed_by != revoke.seat.side


def test_later_tricks_count_those_played_and_those_claimed() -> None:
    for board, _, revoke in every_revoke(1000):
        assert revoke.later_tricks == board.taken()[revoke.trick :].count(revoke.seat.side)


def test_the_tricks_of_both_sides_are_thirteen() -> None:
    for board in some(400):
        again = replay(board.record())
        declarer = Seat(board.declarer)
        assert again.declarer_tricks == board.taken().count(declarer.side)
        theirs = again.won(declarer.next) + again.share(declarer.next)
        assert again.declarer_tricks + theirs == 13


def turned(board: Board, suits: dict[str, str]) -> Board:
    """The same board with everybody one seat further and the suits renamed."""

    def card(name: str) -> str:
        return suits[name[0]] + name[1]

    side = {"NS": "EW", "EW": "NS"}
    return Board(
        hands={ROUND[seat]: {card(c) for c in hand} for seat, hand in board.hands.items()},
        declarer=ROUND[board.declarer],
        trump=suits[board.trump] if board.trump else None,
        tricks=[[(ROUND[seat], card(c)) for seat, c in trick] for trick in board.tricks],
        winners=[ROUND[seat] for seat in board.winners],
        revokes=[(number, ROUND[seat], card(c)) for number, seat, c in board.revokes],
        claimed=board.claimed,
        claimed_by=side[board.claimed_by] if board.claimed_by else None,  # type: ignore[arg-type]
    )


def test_seats_and_suits_may_change_their_names() -> None:
    random = seeded(14)
    for board in some(300):
        names = dict(zip("SHDC", random.sample("SHDC", 4), strict=True))
        other = turned(board, names)
        again = replay(other.record())
        assert found(again) == other.revokes
        assert [r.won_by for r in again.revokes] == [
            r.won_by for r in replay(board.record()).revokes
        ]


# what cannot have been so

OPENING = Record(contract=Contract(4, Suit.SPADES), declarer=Seat.SOUTH)


def test_a_fifth_card_and_a_fourteenth_trick_are_errors() -> None:
    five = replay(replace(OPENING, rows=(cards("CJ CA C2 C3 C4"),)))
    assert five.errors[0].code is Wrong.NOT_FOUR_CARDS
    board = lawful()[0]
    record = board.record()
    fourteen = replay(replace(record, rows=(*record.rows, record.rows[0])))
    assert fourteen.errors[0].code is Wrong.TOO_MANY_TRICKS
    assert len(fourteen.tricks) == 13


def test_only_the_last_trick_may_be_short() -> None:
    short = cards("CJ CA C2")
    assert not replay(replace(OPENING, rows=(short,))).errors
    again = replay(replace(OPENING, rows=(short, cards("CK C4 DJ CT"))))
    assert [(e.code, e.trick, e.number) for e in again.errors] == [(Wrong.NOT_FOUR_CARDS, 1, 3)]


def test_a_lead_out_of_turn_is_asked_about_and_taken_when_told() -> None:
    board = lawful()[0]
    record = board.record()
    right = Seat(board.tricks[0][0][0])
    out_of_turn = Row((Written(max(record.hands[right.next])),))
    again = replay(replace(record, rows=(out_of_turn,)))
    assert [e.code for e in again.errors] == [Wrong.WRONG_LEADER]
    assert again.errors[0].owner is right.next
    told = replay(replace(record, rows=(replace(out_of_turn, leader=right.next),)))
    assert not told.errors
    assert told.tricks[0].leader is right.next
    assert [note.code for note in told.notes] == [RecordRemark.LED_OUT_OF_TURN]


def test_a_row_of_columns_that_only_another_leader_explains_is_asked_about() -> None:
    hands = {
        Seat.NORTH: "SA SK SQ SJ HA HK HQ HJ DA DK DQ CA CK",
        Seat.EAST: "ST S9 S8 S7 HT H9 H8 H7 DJ DT D9 CQ CJ",
        Seat.SOUTH: "S6 S5 S4 H6 H5 H4 H3 H2 D8 D7 D6 CT C9",
        Seat.WEST: "S3 S2 D5 D4 D3 D2 C8 C7 C6 C5 C4 C3 C2",
    }
    row = dict(zip(Seat, ("HA", "H7", "H4", "D2"), strict=True))
    record = Record(
        hands={seat: frozenset(map(Card.read, text.split())) for seat, text in hands.items()},
        contract=Contract(3, None),
        declarer=Seat.SOUTH,
        rows=(Row(tuple(Written(Card.read(card), seat) for seat, card in row.items())),),
    )
    again = replay(record)
    assert [(e.code, e.player, e.owner) for e in again.errors] == [
        (Wrong.LEADER_UNCLEAR, Seat.WEST, Seat.NORTH)
    ]
    led = replace(record.rows[0].cards[0], mark=Mark.LEAD_OUT_OF_TURN)
    told = replay(replace(record, rows=(Row((led, *record.rows[0].cards[1:])),)))
    assert told.tricks[0].leader is Seat.NORTH
    assert not told.errors
    assert not told.revokes


@pytest.mark.parametrize(("result", "fits"), [(0, False), (1, True), (13, True), (14, False)])
def test_a_result_has_to_fit_the_tricks_won(result: int, *, fits: bool) -> None:
    again = replay(replace(OPENING, rows=(cards("CJ CA C2 C3"),), result=result))
    assert (not again.errors) is fits
    assert again.declarer_tricks == (result if fits else None)


def test_the_rest_of_the_tricks_cannot_be_more_than_there_are() -> None:
    assert replay(replace(OPENING, rows=(cards("CJ CA C2 C3"),), rest=13)).errors
    everything = replay(replace(OPENING, rows=(cards("CJ CA C2 C3"),), rest="all"))
    assert everything.claimed_by_declarer == 12
    assert everything.declarer_tricks == 13


def test_without_contract_or_declarer_the_play_is_not_replayed() -> None:
    rows = (cards("CJ CA C2 C3"),)
    assert replay(Record(rows=rows)).errors[0].code is Wrong.NO_CONTRACT
    nobody = Record(rows=rows, contract=Contract(3, None))
    assert replay(nobody).errors[0].code is Wrong.NO_LEADER


def test_marks_are_compared_with_what_is_found() -> None:
    compared = 0
    for board in some(300):
        if not board.revokes:
            continue
        record = board.record()
        card = board.revokes[0][2]
        rows = [
            Row(
                tuple(
                    replace(w, mark=Mark.REVOKE if str(w.card) == card else None)
                    for w in row.cards
                )
            )
            for row in record.rows
        ]
        notes = replay(replace(record, rows=tuple(rows))).notes
        assert [(n.code, n.trick) for n in notes] == [
            (RecordRemark.REVOKE_NOT_MARKED, trick) for trick, _, _ in board.revokes[1:]
        ]
        lead = record.rows[0].cards[0]
        marked = Row((replace(lead, mark=Mark.REVOKE), *record.rows[0].cards[1:]))
        false = replay(replace(record, rows=(marked, *record.rows[1:]))).notes
        leader = Seat(board.tricks[0][0][0])
        assert Note(RecordRemark.MARK_WITHOUT_REVOKE, 1, leader, lead.card) in false
        compared += 1
    assert compared > 100


def test_seats_go_round_clockwise() -> None:
    assert "".join(Seat(letter).next for letter in SEATS) == "ESWN"
    assert [Seat(letter).side for letter in SEATS] == ["NS", "EW", "NS", "EW"]
