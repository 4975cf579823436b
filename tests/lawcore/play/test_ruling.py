"""What the cards show is ruled as a questionnaire would rule it; what they cannot is asked."""

from collections import Counter

import pytest

from lawcore import EDITIONS, BadAnswer, Question, Ruling
from lawcore.board.ruling import answers_of, rule, ruled
from lawcore.bridge.play.cards import Card, Seat
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.record import BadRecord, Contract, Record, Row, Written
from lawcore.bridge.play.replay import Replay, replay
from lawcore.engine.records import replace
from tests.lawcore.editions import READ
from tests.lawcore.play.agreement import compared
from tests.lawcore.play.deals import boards
from tests.sure import of_kind


def board(text: str) -> Replay:
    return replay(read(text)[0])


def test_the_cards_and_the_questionnaire_rule_alike() -> None:
    kinds = Counter(
        (edition, len(each.revokes) > 1, ruling.tricks > 0)
        for edition, each, ruling in compared(1, 600 * len(READ), several=11)
    )
    assert len(kinds) == 4 * len(READ)
    assert min(kinds.values()) > 1


def test_no_more_is_transferred_than_is_owed_and_all_of_it_for_one_revoke() -> None:
    for each in boards(2, 150, 0.03):
        again = replay(each.record())
        if not 1 <= len(again.revokes) <= 6:
            continue
        found = ruled(again, answers={"hands_returned": True})
        owed: Counter[str] = Counter()
        count: Counter[str] = Counter()
        reply = rule(again, answers={"hands_returned": True}, usual=True)
        assert isinstance(reply, Ruling | Question)
        if isinstance(reply, Question) or found.transferred is None:
            continue
        rulings = getattr(reply, "each", (reply,))
        for revoke, one in zip(again.revokes, rulings, strict=True):
            owed[revoke.seat.side] += one.tricks
            count[revoke.seat.side] += 1
        for side, tricks in found.transferred.items():
            assert 0 <= tricks <= owed[side]
            if count[side] == 1:
                assert tricks == owed[side]
            paid = sum(
                int(of.tricks or 0)
                for revoke, of in zip(again.revokes, found.revokes, strict=True)
                if revoke.seat.side == side
            )
            assert paid == tricks


def test_a_side_never_gains_by_its_own_revokes_alone() -> None:
    seen = 0
    for each in boards(3, 250, 0.03):
        again = replay(each.record())
        sides = {revoke.seat.side for revoke in again.revokes}
        if len(sides) != 1 or len(again.revokes) > 6:
            continue
        transferred = ruled(again).transferred
        if transferred is not None:
            side = sides.pop()
            assert transferred[side] >= 0
            assert transferred["EW" if side == "NS" else "NS"] == 0
            seat = Seat(side[0])
            assert transferred[side] <= again.won(seat)
            seen += 1
    assert seen > 60


EXAMPLE = """4S S
N T.QJ653.K652.AKQ
E 542.AKT2.Q43.842
S AKQ983.4.J.97653
CJ A 2 3
CK 4 DJ T
"""


def test_a_revoke_in_the_last_trick_written_is_to_be_corrected() -> None:
    found = ruled(board(EXAMPLE))
    assert [(of.article, of.tricks, of.to_be_corrected) for of in found.revokes] == [
        ("62A", 0, True)
    ]
    assert not found.result_stands
    assert found.transferred == {"NS": 0, "EW": 0}


@pytest.mark.parametrize(
    ("rest", "article"), [("rest 11 S", "64A2"), ("rest 11 N", "64A2"), ("rest 0 S", "64A2")]
)
def test_a_claim_of_his_side_establishes_it(rest: str, article: str) -> None:
    assert ruled(board(EXAMPLE + rest)).revokes[0].article == article


def test_a_claim_of_the_others_leaves_open_what_his_side_said() -> None:
    again = board(EXAMPLE + "rest 11 W")
    assert again.revokes[0].established is None
    reply = of_kind(Question, rule(again, usual=True))
    assert reply.facts[0].name in {"reply_to_claim", "claim_settled"}
    found = ruled(again)
    assert found.transferred is None
    assert found.revokes[0].article is None
    assert found.asked is not None
    told = ruled(again, answers={"claim_settled": True, "reply_to_claim": "accepted"})
    assert told.transferred == {"NS": 1, "EW": 0}


def test_a_claim_of_nobody_said_leaves_open_what_happened() -> None:
    again = board(EXAMPLE + "rest 11")
    reply = of_kind(Question, rule(again))
    assert reply.facts[0].name == "since"
    assert ruled(again, answers={"since": "claimed"}).transferred == {"NS": 1, "EW": 0}


def test_tricks_that_nobody_counted_leave_only_that_open_which_depends_on_them() -> None:
    played = EXAMPLE + "CQ 8 H4 S6\nDA 2 3 S3\n"
    found = ruled(board(played))
    assert found.transferred == {"NS": 1, "EW": 0}
    assert [of.article for of in found.revokes] == ["64A2", "64B2"]
    lost = Record(
        contract=Contract(1, None),
        declarer=Seat.SOUTH,
        rows=tuple(
            Row(tuple(Written(Card.read(name)) for name in trick.split()))
            for trick in ("CA C2 C3 D2", "CK C4 C5 C6", "CQ C7 C8 C9")
        ),
    )
    asked = ruled(replay(lost))
    assert asked.transferred is None
    assert asked.asked is not None
    assert asked.asked.facts[0].name == "later_tricks"
    assert ruled(replay(replace(lost, rest=0))).revokes[0].article == "64B1"


def test_attention_comes_from_the_caller() -> None:
    again = board(EXAMPLE + "CQ 8 H4 S6\nDA 2 3 S3\nrest 9")
    late = ruled(again, answers={"attention": "after_round", "2.attention": "after_round"})
    assert late.transferred == {"NS": 0, "EW": 0}
    assert late.revokes[0].article == "64B5"


def test_two_tricks_owed_and_one_left_is_said() -> None:
    found = (
        ruled(replay(each.record()))
        for each in boards(4, 1500, 0.03)
        if 2 <= len(each.revokes) <= 3
    )
    unpaid = next(one for one in found if one.unpaid)
    assert set(unpaid.unpaid) <= set(range(1, len(unpaid.revokes) + 1))
    assert unpaid.transferred is not None
    assert sum(unpaid.transferred.values()) == sum(of.tricks or 0 for of in unpaid.revokes)


def test_a_board_without_a_revoke_has_nothing_to_rule() -> None:
    again = board("4S S\nCJ A 2 3")
    assert answers_of(again) == {}
    assert rule(again) is None
    assert ruled(again).transferred == {"NS": 0, "EW": 0}


def test_a_record_with_errors_is_not_ruled() -> None:
    wrong = board(EXAMPLE + "CQ 8 H4 C6")
    for of in (rule, ruled):
        with pytest.raises(BadRecord):
            of(wrong)


def test_more_revokes_than_the_law_core_counts_are_refused() -> None:
    many = next(
        again for each in boards(5, 200, 0.4) if len((again := replay(each.record())).revokes) > 6
    )
    with pytest.raises(BadAnswer):
        ruled(many)


def test_what_the_cards_tell_is_told_by_the_names_of_the_law() -> None:
    told = answers_of(board(EXAMPLE + "CQ 8 H4 S6\nDA 2 3 S3\nrest 9"))
    first = {name: told[name] for name in ("hand", "trick", "since", "won_by", "later_tricks")}
    assert first == {
        "hand": "declarer",
        "trick": 2,
        "since": "played",
        "won_by": "partner",
        "later_tricks": "more",
    }
    assert (told["2.by"], told["2.suit_again"], told["revokes"]) == ("same_player", True, 2)
    assert told["took_1"] is True
    assert told["took_3"] is False
    assert told["they_took_3"] is True


def test_the_partner_of_a_defender_at_the_twelfth_trick_is_seen() -> None:
    seen: Counter[object] = Counter()
    for place, each in enumerate(boards(6, 500, 0.3, only_at=12)):
        if len(each.revokes) != 1:
            continue
        again = replay(each.record())
        seen[answers_of(again)["partner_has_two_suits"]] += 1
        edition = EDITIONS[place % len(EDITIONS)]
        corrected = of_kind(Ruling, rule(again, edition, {"hands_returned": False}, usual=True))
        assert corrected.status == "must_correct"
        assert corrected.articles.count("62D1") == 1
    assert min(seen[True], seen[False]) > 5


def test_the_twelfth_trick_leaves_open_whether_the_hands_went_back() -> None:
    each = next(b for b in boards(7, 100, 0.3, only_at=12) if len(b.revokes) == 1)
    found = ruled(replay(each.record()))
    assert found.asked is not None
    assert found.asked.facts[0].name == "hands_returned"
    assert found.revokes[0].article is None
    assert found.transferred == {"NS": 0, "EW": 0}


def test_what_the_cards_leave_open_is_ruled_each_way_as_if_it_were_told() -> None:
    asked: Counter[tuple[str, ...]] = Counter()
    recorded = (*boards(12, 300, 0.06, claims=True), *boards(6, 120, 0.3, only_at=12))
    for place, each in enumerate(recorded):
        again, edition = replay(each.record()), EDITIONS[place % len(EDITIONS)]
        if not 0 < len(again.revokes) <= 2:
            continue
        found = ruled(again, edition)
        if found.depends is None:
            continue
        for branch in found.depends.branches:
            for way in branch.alike:
                told = of_kind(Ruling, rule(again, edition, way, usual=True))
                assert told.substance == branch.ruling.substance
        assert found.asked is not None
        asked[tuple(fact.name for fact in found.asked.facts)] += 1
    assert asked.keys() >= {("reply_to_claim",), ("hands_returned",)}
    assert min(asked["reply_to_claim",], asked["hands_returned",]) > 3
