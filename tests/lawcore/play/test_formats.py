"""What a format, or a program that writes it, does where one would guess otherwise.

Each is an example of the PBN 2.1 standard (2017.02.14), by its chapter, or of a real file made
small.
"""

from urllib.parse import quote

import pytest

from lawcore.board.report import Report, board_as_text
from lawcore.bridge.auction.irregular import IrregularityKind, asked_about
from lawcore.bridge.auction.recorded import irregular_auction
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.detect import LARGEST, read
from lawcore.bridge.play.record import MOST_BOARDS, BadRecord, Note, Record, RecordRemark, Wrong
from lawcore.bridge.play.replay import Replay, replay
from lawcore.engine.records import replace
from tests.tables import tabled

DEAL = (
    '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]\n'
    '[Vulnerable "None"]\n'
)
"""The deal of the standard's example game (1.2)."""
PLAYED = """[Play "W"]
SK H3 S4 S3
C5 C2 C6 CK
S2 H6 S5 S7
C8 CA CT C4
D2 DA DT D3
D4 DK H5 H7
"""
FIVE_HEARTS = DEAL + '[Declarer "S"]\n[Contract "5HX"]\n'
OTHER = '[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]\n'
BOARD = '[Board "{}"]\n'


def one(text: str) -> Record:
    (record,) = read(text)
    return record


def again(text: str) -> Replay:
    return replay(one(text))


def bought_by(record: Record) -> str:
    return f"{record.contract} {record.declarer}"


def left_out(record: Record) -> list[tuple[Wrong, int | None]]:
    return [(error.code, error.line) for error in record.left_out]


def test_a_comment_that_is_not_closed_hides_no_tags_before_the_next() -> None:
    """Two matches of WBridge5, in reports of 2024: the closing brace is missing."""
    text = f'[Board "1"]\n{OTHER}{{Par: 3S\n[Declarer "S"]\n[Contract "3NT"]\n[Result "10"]\n'
    record = one(text + "{Par: 3S}\n")
    assert (bought_by(record), record.result) == ("3NT S", 10)
    assert left_out(record) == [(Wrong.COMMENT_OPEN, 3)]
    closed = one(text + "}\n")
    assert (closed.contract, closed.left_out) == (None, ()), "tags within a comment are none"


def test_a_deal_may_name_the_suits() -> None:
    """A file of 2022, in a report to a library: S is before the spades of each hand, and so on."""
    named = "S:SA7.H864.DQJT73.CAKQ SQ2.H952.D62.CJT9742 SKT853.HT3.D954.C653 SJ964.HAKQJ7.DAK8.C8"
    plain = "S:A7.864.QJT73.AKQ Q2.952.62.JT9742 KT853.T3.954.653 J964.AKQJ7.AK8.8"
    assert one(f'[Deal "{named}"]\n').hands == one(f'[Deal "{plain}"]\n').hands
    assert one(f'[Deal "N:{"- " * 3}S.HAKQ.DAKQ.CAKQJT98"]\n').faults == ()
    assert not one('[Deal "N:AR.DF.DF5432.R32 - - -"]\n').faults, (
        "the queen has a letter of its own"
    )


# The auction


@tabled
def test_a_player_passed_over_is_marked_and_not_who_called(
    calls: str, made: str, contract: str
) -> None:
    """3.9 (A) and (B), where West deals; the mark ends after its second character (3.2)."""
    record = one(f'[Dealer "W"]\n{DEAL}[Auction "W"]\n{calls}\n')
    assert " ".join(f"{seat}{call}" for seat, call in record.auction) == made
    assert bought_by(record) == contract
    auction = irregular_auction(record)
    assert auction is not None
    found = asked_about(auction)
    assert found is not None
    assert found.kind is (
        IrregularityKind.OUT_OF_TURN if "^S" in calls else IrregularityKind.INSUFFICIENT
    )
    assert found.is_insufficient is ("^I" in calls)
    assert record.notes == ()
    assert record.left_out == ()


def test_a_mark_is_compared_with_the_bid() -> None:
    notes = one(f'[Dealer "W"]\n{DEAL}[Auction "W"]\n1D ^I 2C AP\n').notes
    assert notes == (Note(RecordRemark.MARK_WITHOUT_INSUFFICIENT, text="2C"),)


def test_the_first_column_of_the_auction_need_not_be_the_dealer() -> None:
    """3.5: in import format West may have it, with hyphens before the dealer."""
    calls = "- 1C Pass 1S\nPass 2S Pass 4S\nPass Pass Pass"
    record = one(f'[Dealer "N"]\n{OTHER}[Auction "W"]\n{calls}\n[Play "W"]\nCT C2 C3 CJ\n')
    assert bought_by(record) == "4S S"
    board = replay(record)
    assert (board.tricks[0].leader, board.winners, board.errors) == (Seat.WEST, (Seat.SOUTH,), ())
    assert irregular_auction(record) is None


@pytest.mark.parametrize(
    ("calls", "count", "wrong"),
    [
        ("1C Passe 1S AP", 1, [(Wrong.NOT_A_CALL, 6)]),
        ("1C Pass * 1S AP", 2, [(Wrong.BEHIND_THE_END, 6)]),
        ("1C Pass +", 2, []),
        ("1C All Pass", 4, []),
        ("1C* P 1S* P 2N AP", 8, []),
        ("1C | Double | Redouble | 1S", 4, []),
        ("1SA Pass 2♥! =1= Pass $13 Pass Pass", 6, []),
    ],
)
def test_calls_that_cannot_be_read_are_not_dropped_in_silence(
    calls: str, count: int, wrong: list[tuple[Wrong, int]]
) -> None:
    text = f'[Board "1"]\n[Dealer "N"]\n{DEAL}[Auction "N"]\n{calls}\n'
    record = one(text)
    assert (len(record.auction), left_out(record)) == (count, wrong)
    if wrong and wrong[0][0] is Wrong.NOT_A_CALL:
        assert record.contract is None
        assert "“PASSE” is no call" in board_as_text(Report.of(record), "en")


def test_another_first_caller_than_the_dealer_is_no_call_out_of_turn() -> None:
    """3.5, 3.9: hyphens or ^S stand for who does not call; a test of a bidding program (2023)."""
    text = f'[Dealer "N"]\n{OTHER}[Auction "S"]\n{{}}3NT AP\n'
    record = one(text.format(""))
    assert (record.dealer, bought_by(record)) == (Seat.SOUTH, "3NT S")
    assert record.notes == (Note(RecordRemark.DEALER_DIFFERS, player=Seat.SOUTH),)
    assert irregular_auction(record) is None
    assert "S is taken as dealer" in board_as_text(Report.of(record), "en")
    marked = one(text.replace('"S"', '"N"').format("^S ^S "))
    assert (marked.dealer, bought_by(marked), marked.notes) == (Seat.NORTH, "3NT S", ())
    assert irregular_auction(marked) is not None


def test_calls_and_cards_go_on_behind_a_note() -> None:
    calls = '1D 1S 3H =1= 4S\n[Note "1:weak"]\n4NT X Pass Pass\n5C X 5H X\nAP\n'
    played = PLAYED.replace("S2 H6", '[Note "1:highest"]\nS2 H6')
    record = one(f'[Dealer "N"]\n{DEAL}[Auction "N"]\n{calls}{played}*\n')
    assert (len(record.auction), bought_by(record), len(record.rows)) == (15, "5HX S", 6)


def test_the_calls_are_compared_with_the_tags() -> None:
    calls = '[Dealer "N"]\n[Auction "N"]\n1S Pass 4S AP\n'
    assert one(f'{OTHER}[Declarer "N"]\n[Contract "4S"]\n{calls}').notes == ()
    swapped = one(f'{OTHER}[Declarer "^S"]\n[Contract "4S"]\n{calls}')
    assert swapped.notes == (Note(RecordRemark.DUMMY_DECLARED, player=Seat.SOUTH),)
    assert bought_by(swapped) == "4S S"
    other = one(f'{OTHER}[Declarer "S"]\n[Contract "4S"]\n{calls}')
    assert other.notes == (
        Note(RecordRemark.PASSES_MISSING, number=2),
        Note(RecordRemark.AUCTION_DIFFERS, player=Seat.NORTH, text="4S"),
    )


FIRST_BIDS = """% PBN (c) 2021 rpbridge.net
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "W:.AQJ85.986.JT973 A8643.97642.Q.Q8 KT9.K3.K75.AK652 QJ752.T.AJT432.4"]
[Declarer "E"]
[Contract "5C"]
[Result "12"]
[Auction "N"]
1NT X XX 4H
X 4S 4NT X
5C AP

[Declarer "N"]
[Contract "4SX"]
[Result "10"]
[Auction "N"]
1NT 2D 4D 4S
X AP

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "W:J84.AK42.A5.KJ84 A32.965.KQ864.Q6 T65.Q83.JT72.975 KQ97.JT7.93.AT32"]
[Declarer "W"]
[Contract "1N"]
[Result "5"]
[Auction "E"]
1NT AP

[Declarer "W"]
[Contract "3NT"]
[Result "9"]
[Auction "E"]
1NT Pass 3NT AP
"""
"""The auctions of an archive of world championships (rpbridge.net, 2012 and 2021), the last one
added: each begins with the first bid, and Dealer and Auction name the dealer nevertheless."""


def test_passes_before_the_first_bid_that_an_archive_leaves_out_are_added_and_said() -> None:
    records = read(FIRST_BIDS)
    added = [[note.number for note in record.notes] for record in records]
    assert added == [[1], [1], [2], [2]]
    assert {note.code for record in records for note in record.notes} == {
        RecordRemark.PASSES_ADDED
    }
    first = [" ".join(seat + call for seat, call in record.auction[:5]) for record in records]
    assert first == [
        "NP E1N SX WXX N4H",
        "NP E1N S2D W4D N4S",
        "EP SP W1N NP EP",
        "EP SP W1N NP E3N",
    ]
    assert "leaves out the 2 passes" in board_as_text(Report.of(records[2]), "en")
    assert "omette il passo" in board_as_text(Report.of(records[0]), "it").replace("\n", " ")


def test_no_pass_is_added_where_a_file_writes_them_or_leaves_out_others() -> None:
    """Lessons leave out the opponents' passes within the auction, or have some too many."""
    written = FIRST_BIDS + '\n[Declarer "W"]\n[Contract "1NT"]\n[Auction "E"]\nPass Pass 1NT AP\n'
    lessons = "".join(
        f'[Board "{n}"]\n[Dealer "S"]\n[Declarer "S"]\n[Contract "3NT"]\n'
        f'[Auction "S"]\n{calls}\n\n'
        for n, calls in enumerate(("1NT 3NT AP", "1NT 2C 2D 3NT AP", "1NT 3NT AP Pass Pass"), 1)
    )
    for text in (written, lessons):
        records = read(text)
        codes = {note.code for record in records for note in record.notes}
        assert RecordRemark.PASSES_ADDED not in codes
        assert RecordRemark.AUCTION_DIFFERS in codes
        assert all(record.auction[0][1][0].isdigit() for record in records[:3])


# The play and its result


def test_a_plus_stands_for_the_next_card_and_need_not_be_the_last() -> None:
    """1.2 and 3.6: the example game, with the plus that the standard recommends."""
    board = again(f'{FIVE_HEARTS}[Result "6"]\n{PLAYED}+ - - H2\n')
    assert board.errors == ()
    assert (len(board.tricks), board.tricks[6].leader) == (7, Seat.SOUTH)
    assert board.declarer_tricks is None
    assert board.notes == (Note(RecordRemark.GOES_ON, number=6),)
    ended = again(f'{FIVE_HEARTS}[Result "9"]\n{PLAYED}- - - H2\n*\n')
    assert (ended.declarer_tricks, ended.claimed_by_declarer, ended.notes) == (9, 3, ())


def test_while_play_goes_on_the_result_is_that_so_far() -> None:
    """3.4.15: West is to play to the second trick, and nothing is conceded."""
    text = (
        DEAL
        + '[Declarer "S"]\n[Contract "3NT"]\n[Result "0"]\n[Play "W"]\nSK D7 HQ S3\nS2 - - -\n'
    )
    for board in (again(f"{text}+\n"), again(text)):
        assert (board.declarer_tricks, board.claim) == (None, None)
        assert board.notes == (Note(RecordRemark.GOES_ON, number=0),)
        assert [revoke.seat for revoke in board.revokes] == [Seat.EAST]
        assert board.revokes[0].later_tricks == 0
    assert again(f"{text}*\n").declarer_tricks == 0
    assert again(text.replace("- - -", "")).declarer_tricks == 0, "a claim of one producer (2013)"
    differs = again(text.replace('"0"', '"1"') + "+\n").notes
    assert differs[1] == Note(RecordRemark.RESULT_DIFFERS, number=0, text="1")


@tabled
def test_every_form_of_result(result: str, tricks: int | None) -> None:
    """3.4.15; the play has ended behind an asterisk."""
    record = one(f'{FIVE_HEARTS}[Result "{result}"]\n{PLAYED}*\n')
    assert replay(record).declarer_tricks == tricks
    wrong = [(Wrong.TAG_NOT_UNDERSTOOD, 5)] if result == "+1" else []
    assert left_out(record) == wrong
    agreed = (Note(RecordRemark.RESULT_AGREED, text="9"),) if result == "^9" else ()
    assert replay(record).notes == agreed


@pytest.mark.parametrize("end", ["SK D7 S8 S3\nS2 - - -\n+\n", "SK D7 S8 S3\nS2 - - -\n"])
@pytest.mark.parametrize("result", ["0", "EW 1", "NS 0", "EW 1 NS 0", "NS 0 EW 1"])
def test_the_result_so_far_is_told_by_either_side(result: str, end: str) -> None:
    """3.4.15: of a partial result each form counts the tricks of the play so far."""
    tags = f'{DEAL}[Declarer "S"]\n[Contract "3NT"]\n[Result "{result}"]\n'
    board = again(f'{tags}[Play "W"]\n{end}')
    assert (board.declarer_tricks, board.notes) == (None, (Note(RecordRemark.GOES_ON, number=0),))
    assert board.left_out == ()


def test_results_of_both_sides_are_those_of_thirteen_tricks_or_of_the_play_so_far() -> None:
    """3.4.15."""
    tags = f'{FIVE_HEARTS}[Result "NS {{}} EW {{}}"]\n'
    claimed = again(f"{tags.format(6, 7)}{PLAYED}- - - H2\n")
    assert (claimed.declarer_tricks, claimed.notes) == (6, ())
    so_far = again(f"{tags.format(6, 0)}{PLAYED}- - - H2\n")
    assert so_far.declarer_tricks is None
    assert so_far.notes == (Note(RecordRemark.GOES_ON, number=6),)
    for text in (f"{tags.format(7, 7)}{PLAYED}*\n", tags.format(7, 7)):
        assert left_out(one(text)) == [(Wrong.TAG_NOT_UNDERSTOOD, 5)]
        assert replay(one(text)).declarer_tricks is None


def test_an_agreed_result_does_not_hide_the_play() -> None:
    """3.4.15: the caret says that another number was agreed on than was won."""
    suits = ("AKQJT98765432", "", "", "")
    hands = " ".join(".".join(suits[-turn:] + suits[:-turn]) for turn in range(4))
    rows = "\n".join(" ".join(f"{suit}{rank}" for suit in "CSHD") for rank in "AKQJT98765432")
    text = f'[Deal "N:{hands}"]\n[Declarer "S"]\n[Contract "1NT"]\n[Result "^1"]\n'
    text += f'[Play "W"]\n{rows}\n'
    board = again(text)
    assert board.errors == ()
    assert board.declarer_tricks == 0
    assert board.notes == (Note(RecordRemark.RESULT_DIFFERS, number=0, text="1"),)
    assert [e.code for e in again(text.replace("^", "")).errors] == [Wrong.RESULT_IMPOSSIBLE]


def test_an_agreed_result_may_be_one_that_cannot_be() -> None:
    """3.4.15; the examples of the standard's own verifier (1998): six tricks were won already."""
    text = f'{FIVE_HEARTS}[Result "^5"]\n{PLAYED.replace("C6", "^R S5")}*\n'
    board = again(text.replace("H6 S5", "H6 C6"))
    assert (board.errors, board.declarer_tricks, len(board.revokes)) == ((), None, 2)
    assert Note(RecordRemark.RESULT_DIFFERS, number=6, text="5") in board.notes


def test_a_card_that_was_not_recorded_has_two_hyphens_or_one() -> None:
    """A vugraph archive of 2015, board 14, as the tests of another reader keep it."""
    text = """[Board "14"]
[Dealer "E"]
[Deal "W:A97.QJ.Q764.K876 JT8643.87.983.Q3 KQ5.A964.J.AT952 2.KT532.AKT52.J4"]
[Declarer "E"]
[Contract "5C"]
[Result "11"]
[Auction "E"]
1C 2NT 3H pass
3S pass 3NT pass
5C pass pass pass
[Play "S"]
DK D4 D3 DJ
S2 S7 S8 SK
C4 CK C3 C5
CJ C6 CQ CA
D2 SA S3 S5
-- HQ H7 --
*
"""
    for written in (text, text.replace("--", "-")):
        board = again(written)
        assert (board.errors, board.declarer_tricks, len(board.tricks)) == ((), 11, 6)


def test_a_plus_may_stand_within_a_row() -> None:
    """An example of the standard's own verifier (1999)."""
    text = """[Deal "N:AKJT986.QJ3.4.Q6 32.K7654.T93.AJ5 ..AKQJ87652.K943 Q754.AT982..T872"]
[Declarer "N"]
[Contract "6S"]
[Play "E"]
D3 DA S5 D4
HK D2 H2 HQ
H7 D5 H8 HJ
S3 C3 +  SA
"""
    board = again(text)
    assert board.errors == ()
    assert len(board.winners) == 3
    assert [seat for seat, _ in board.tricks[3].cards] == [Seat.NORTH, Seat.EAST, Seat.SOUTH]


def test_hyphens_for_all_cards_to_the_end_are_a_claim() -> None:
    """3.6: the play ends after 13 tricks; a converter of LIN fills them up (2013)."""
    text = f'{FIVE_HEARTS}[Result "6"]\n{PLAYED}'
    claimed = again(text + "- - - H2\n" + "- - - -\n" * 6)
    assert (claimed.declarer_tricks, claimed.claimed_by_declarer, claimed.notes) == (6, 0, ())
    goes_on = again(text + "- - - H2\n" + "- - - -\n" * 5)
    assert (goes_on.declarer_tricks, len(goes_on.notes)) == (None, 1)
    assert again(text + "+ - - H2\n" + "- - - -\n" * 6).declarer_tricks is None


@pytest.mark.parametrize("last", ["H2 - - -", "- H2 - -", "- - - H2"])
def test_a_last_row_out_of_its_columns_is_put_right_by_the_deal(last: str) -> None:
    """An archive of 7,632 games (2021) puts the hyphens of an unfinished trick in front."""
    board = again(f'{FIVE_HEARTS}[Result "9"]\n{PLAYED}{last}\n*\n')
    assert board.errors == ()
    assert board.tricks[6].cards == ((Seat.SOUTH, board.tricks[6].cards[0][1]),)
    assert board.declarer_tricks == 9
    wrong = again(f'{FIVE_HEARTS}[Result "9"]\n{PLAYED}H8 - - -\n*\n')
    assert wrong.tricks[6].leader is Seat.SOUTH
    other = again(f'{FIVE_HEARTS}[Result "9"]\n{PLAYED}- - - HA\n*\n')
    assert [e.code for e in other.errors] == [Wrong.CARD_ELSEWHERE]


def test_cards_behind_the_end_are_said() -> None:
    record = one(f"{FIVE_HEARTS}{PLAYED}* SA\n")
    assert left_out(record) == [(Wrong.BEHIND_THE_END, 12)]


# Tags, games and comments


def test_a_percent_sign_in_braces_is_an_ordinary_character() -> None:
    """3.8; outside of braces it hides the line."""
    text = FIVE_HEARTS + "{Only 20\n% of the field bid game}\n" + PLAYED.replace("D4", "%\nD4")
    record = one(text)
    assert len(record.rows) == 6
    assert left_out(one(FIVE_HEARTS + "% } \n{ not closed\n" + PLAYED)) == [
        (Wrong.COMMENT_OPEN, 6)
    ]
    hidden = one(text.replace("SK H3", "% SK H3"))
    assert hidden.rows[0] == record.rows[1]


def test_an_empty_line_in_a_comment_ends_no_game() -> None:
    """3.8."""
    assert len(one(FIVE_HEARTS + '{\n\n[Board "7"]\n\n}\n' + PLAYED).rows) == 6


def test_a_tag_that_already_occurred_is_ignored() -> None:
    """3.4; one producer (2023) writes Room twice, and a file may name its event again."""
    first = f'{BOARD.format(1)}[Room "Open"]\n[Room "IMP"]\n{FIVE_HEARTS}[Event ""]\n'
    second = f'\n{BOARD.format(2)}[Room "Open"]\n[Room "IMP"]\n{OTHER}[Contract "4S"]\n'
    records = read(first + second)
    assert [(r.board, str(r.contract), len(r.hands)) for r in records] == [
        ("1", "5HX", 4),
        ("2", "4S", 4),
    ]
    assert [r.left_out for r in records] == [(), ()]
    again_named = one(f'{first}[Contract "6H"]\n')
    assert (str(again_named.contract), left_out(again_named)) == ("5HX", [(Wrong.TAG_REPEATED, 9)])


def test_tags_behind_an_empty_line_go_on_with_the_board() -> None:
    text = f'{BOARD.format(1)}{FIVE_HEARTS}\n{PLAYED}\n{BOARD.format(2)}{OTHER}\n[Contract "4S"]\n'
    one_board, other = read(text)
    assert (one_board.board, len(one_board.rows)) == ("1", 6)
    assert (other.board, str(other.contract), other.rows) == ("2", "4S", ())


def test_boards_without_an_empty_line_are_told_apart_by_their_first_tag() -> None:
    boards = "".join(f'[Event "x"]\n{BOARD.format(n)}{DEAL}' for n in range(1, 5))
    assert [r.board for r in read(boards)] == ["1", "2", "3", "4"]
    boards = "".join(f'[Event ""]\n{BOARD.format(3)}{FIVE_HEARTS}{PLAYED}*\n' for _ in range(3))
    assert [(r.board, len(r.rows)) for r in read(boards)] == [("3", 6)] * 3


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (f"{BOARD.format(1)}{BOARD.format(2)}{DEAL}", "1, 2, 3"),
        (f"{BOARD.format(1)}{DEAL}{OTHER}", "1, 2, 4"),
        (f"{DEAL}{BOARD.format(1)}{BOARD.format(2)}{OTHER}", "1, 3, 4, 5"),
        (f'[Dealer "N"]\n{BOARD.format(1)}{DEAL}{BOARD.format(2)}{OTHER}', "2, 3, 5, 6"),
        ("ah|Board 1|\nmd|1SA,,,|\nmd|2SA,,,|\nah|Board 2|md|3SA,,,|", "4"),
    ],
)
def test_boards_that_cannot_be_told_apart_are_refused_with_their_lines(
    text: str, lines: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert (caught.value.error.code, caught.value.error.text) == (Wrong.BOARDS_MIXED, lines)


def test_a_deal_without_a_number_does_not_get_the_one_before() -> None:
    first, second = read(f"{BOARD.format(7)}{DEAL}\n{OTHER}")
    assert (first.board, second.board) == ("7", None)
    same = read(f"{BOARD.format(7)}{FIVE_HEARTS}{PLAYED}\n{DEAL}{PLAYED}")
    assert [r.board for r in same] == ["7", "7"]
    assert (
        read(f'{BOARD.format(7)}[Dealer "W"]\n{DEAL}\n{BOARD.format(7)}{OTHER}')[1].dealer is None
    )


def test_a_game_of_its_own_is_no_further_table_of_the_board_before() -> None:
    """4.8: a missing tag is unknown. The examples of the standard's own verifier (1998, 1999)."""
    board = f'{BOARD.format(13)}[Dealer "N"]\n{FIVE_HEARTS}\n'
    no_games = '[Scoring "MP;MP1"]\n\n[Scoring ""]\n\n'
    auction = '[Dealer "S"]\n[Declarer "^N"]\n[Contract "1C"]\n[Auction "S"]\n1C AP\n'
    first, other = read(board + no_games + auction)
    assert (first.board, bought_by(first), first.left_out) == ("13", "5HX S", ())
    assert (other.board, bought_by(other), other.vulnerable, other.hands) == (
        None,
        "1C N",
        None,
        {},
    )
    alike = auction.replace('"S"', '"N"').replace("^N", "N")
    assert [(r.board, len(r.hands)) for r in read(board + alike)] == [("13", 4), ("13", 4)]
    empty = f'{BOARD.format(13)}[Vulnerable "EW"]\n[Scoring "MP"]\n\n[Scoring "IMP"]\n'
    unknown = read(empty + auction)
    assert [(r.board, r.vulnerable) for r in unknown] == [(None, None)]
    assert left_out(unknown[0]) == [(Wrong.NOTHING_PLAYED, 1)]


def test_a_deal_behind_an_empty_line_is_not_that_of_the_calls_before() -> None:
    """3; the examples of the standard's own verifier (1998): all pass, and a deal alone."""
    passed_out, dealt = read(f'[Dealer "S"]\n[Auction "S"]\nAP\n\n{OTHER}')
    assert (passed_out.hands, len(passed_out.auction)) == ({}, 4)
    assert (len(dealt.hands), dealt.auction, dealt.dealer) == (4, (), None)


@pytest.mark.parametrize("said", ["Board 7", "Bd. 7", "No 7", "#7", "7"])
def test_a_number_may_have_a_word_before_it(said: str) -> None:
    assert one(f'[Board "{said}"]\n{DEAL}').board == "7"
    assert one(f'[Board "{said}A"]\n{DEAL}').board == f"{said}A"


def test_a_broken_tag_is_said_with_all_that_it_has() -> None:
    """The standard's own text has such a tag (3.6)."""
    record = one(FIVE_HEARTS + PLAYED.replace('"W"', '"W'))
    assert (record.rows, left_out(record)) == ((), [(Wrong.TAG_BROKEN, 5)])


def test_names_in_a_table_may_have_signs_of_comments() -> None:
    """5.1: a string is one element, whatever is in it."""
    table = '[ScoreTable "Rank;Names_NS"]\n1 "Smith; {Jones"\n'
    assert [
        r.board for r in read(f"{BOARD.format(1)}{DEAL}{table}\n{BOARD.format(2)}{OTHER}")
    ] == [
        "1",
        "2",
    ]


def test_an_end_position_is_said_to_be_one() -> None:
    """3.10."""
    record = one('[Deal "N:A.K.. Q.J.. 2.3.. 4.5.."]\n[Contract "NT"]\n[Play "N"]\nSA SQ S2 S4\n')
    assert [(e.code, e.number) for e in record.faults] == [(Wrong.END_POSITION, 2)]
    assert record.left_out == ()


def test_an_end_position_in_lin_is_said_to_be_one() -> None:
    """A set of problems of declarer play for a viewer: 55 boards."""
    record = one("qx|A1|st||md|4S73,SK6,SAQ,SJT|mb|1nppp|pg||")
    assert [(e.code, e.number) for e in record.faults] == [(Wrong.END_POSITION, 2)]
    assert bought_by(record) == "1NT E"


@tabled
def test_passes_behind_the_end_are_left_out_and_no_irregularity(
    calls: str, made: int, surplus: bool
) -> None:
    """Lessons of two sites end each auction with two passes more."""
    record = one(f'[Dealer "N"]\n{OTHER}[Auction "N"]\n{calls}\n')
    assert len(record.auction) == made
    assert left_out(record) == ([(Wrong.BEHIND_THE_END, 4)] if surplus else [])
    lin = "".join(f"mb|{call.replace('pass', 'p')}|" for call in calls.split())
    deal = "md|3SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|"
    of_lin = one(f"{deal}{lin}")
    assert len(of_lin.auction) == made
    assert [e.code for e in of_lin.left_out] == [Wrong.BEHIND_THE_END] * surplus


def test_values_that_are_not_understood_are_said() -> None:
    tags = '[Dealer "X"]\n[Vulnerable "Nobody"]\n[Declarer "EW"]\n[Contract "4S="]\n'
    record = one(OTHER + tags)
    assert {line for _, line in left_out(record)} == {2, 3, 4, 5}


def test_the_limit_is_of_deals_and_not_of_tables() -> None:
    """A session of one game a table had 351 games of 27 deals."""
    games = "".join(
        f'{BOARD.format(n)}{(DEAL, OTHER)[n % 2]}[Table "{table}"]\n\n'
        for n in range(1, 28)
        for table in range(13)
    )
    assert len(read(games)) == 351 > MOST_BOARDS


@tabled
def test_what_cannot_be_told_without_a_tag_is_said(tags: str, code: Wrong, line: int) -> None:
    assert left_out(one(f"{BOARD.format(1)}{OTHER}{tags}")) == [(code, line)]


def test_a_play_without_its_leader_is_an_error_and_not_silence() -> None:
    record = one(f'{OTHER}[Contract "4S"]\n{PLAYED.replace("W", "")}')
    assert [(e.code, e.line) for e in record.faults] == [(Wrong.NO_LEADER, 4)]
    assert one(f'{OTHER}[Play ""]\n*\n').faults == ()


def test_a_board_without_cards_keeps_its_calls_and_contract() -> None:
    text = f'{BOARD.format(1)}{OTHER}\n{BOARD.format(2)}[Dealer "N"]\n[Auction "N"]\n1C 1D 1C\n'
    text += f'\n{BOARD.format(3)}[Contract "3NT"]\n[Declarer "S"]\n'
    assert [(r.board, len(r.auction), str(r.contract)) for r in read(text)][1:] == [
        ("2", 3, "1C"),
        ("3", 0, "3NT"),
    ]


@pytest.mark.parametrize("double", ["XS", "XH", "Xass"])
def test_a_double_may_stand_over_the_first_letter_of_another_call(double: str) -> None:
    """Files made with a bidding program (2024), where Contract says that it is a double."""
    record = one(f'{OTHER}[Dealer "N"]\n[Auction "N"]\n1S 2H 3S {double} Pass Pass Pass\n')
    assert (str(record.contract), record.left_out) == ("3SX", ())


@pytest.mark.parametrize("sign", ["> ", "> > ", ">", "  >"])
@pytest.mark.parametrize("begin", ["", "On Monday somebody wrote:\n\n"])
def test_a_file_that_is_quoted_in_an_answer_is_read(sign: str, begin: str) -> None:
    text = f"{BOARD.format(1)}{FIVE_HEARTS}{PLAYED}\n{BOARD.format(2)}{OTHER}"
    quoted = "".join(f"{sign}{line}\n" for line in text.splitlines())
    assert [replace(r, rows=()) for r in read(begin + quoted)] == [
        replace(r, rows=()) for r in read(text)
    ]
    assert len(read(begin + quoted)[0].rows) == 6
    lin = "".join(f"{sign}{line}\n" for line in VUGRAPH.splitlines())
    assert replay(one(lin)).declarer_tricks == 11


@tabled
def test_games_within_a_page_or_letter_are_read(before: str, behind: str) -> None:
    """6.2: two signs of their own stand around them."""
    text = f"{BOARD.format(1)}{FIVE_HEARTS}{PLAYED}"
    within = f"{before}{text}{behind}"
    assert one(within).rows[0].cards[0].line == before.count("\n") + 7
    assert [replay(record) for record in read(within)] == [again(text)]
    other = f"{BOARD.format(2)}{OTHER}"
    assert [record.board for record in read(f"{within}<PBN>{other}")] == ["1", "2"]


def test_what_stands_before_the_first_tag_is_no_other_format() -> None:
    """3.8: a comment may begin a game; Macintosh files of old end their lines with CR."""
    text = f'{{"A quoted hand": it is board 1}}\n{BOARD.format(1)}{FIVE_HEARTS}{PLAYED}'
    for end in ("\n", "\r", "\r\n"):
        assert len(one(text.replace("\n", end)).rows) == 6
        assert one(f"; first\n{text}".replace("\n", end)).board == "1"


def test_three_x_are_a_double_and_a_redouble() -> None:
    assert [call for _, call in one(f"{VIEWER}{HANDS}&d=e&a=1hxxxppp").auction][1:3] == ["X", "XX"]


def test_typographic_quotation_marks_are_those_of_a_tag() -> None:
    text = f"{BOARD.format(1)}{FIVE_HEARTS}"
    curled = text.replace(' "', " “").replace('"]', "”]")
    assert one(curled) == one(text)
    assert one(f'[Event "the “Cup”"]\n{text}').board == "1"


# LIN and links

VUGRAPH = """vg|Club match,Round 11,I,17,17,HOME,0,AWAY,0|
rs|3NE+2,3NE+1|
pn|South1,West1,North1,East1,South2,West2,North2,East2|pg||
qx|o17|st||md|3SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,S8653HKJ63DAK6CA2|sv|o|\
nt|op1: http://example.org/results  Results R10|pg||
mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|sQ|pc|s7|pc|sT|pc|s5|pg||
pc|sJ|pc|sK|pc|s4|pc|s6|pg||
pc|c4|pc|c3|pc|cA|pc|c8|pg||
mc|11|pg||
"""


@pytest.mark.parametrize(
    "text", [VUGRAPH, VUGRAPH.replace("vg|Club", "vg|https://example.org/cup|\nvg|Club")]
)
def test_an_address_in_a_lin_file_is_no_link_to_a_board(text: str) -> None:
    """Vugraph files of 2010 to 2016 have results and photographs named in their commentary."""
    record = one(text)
    assert (record.board, bought_by(record)) == ("17", "3NT E")
    assert replay(record).declarer_tricks == 11
    assert read(text.replace("\n", ""))[0] == record or record.rows


def test_the_number_before_a_deal_in_lin_is_its_own() -> None:
    deal = "md|{}SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|"
    before = "".join(
        f"ah|Board {n}|sv|{v}|{deal.format(n)}mb|1N|" for n, v in ((1, "o"), (2, "n"))
    )
    after = "".join(f"{deal.format(n)}ah|Board {n}|sv|{v}|mb|1N|" for n, v in ((1, "o"), (2, "n")))
    for text in (before, after):
        assert [(r.board, r.dealer, r.vulnerable) for r in read(text)] == [
            ("1", Seat.SOUTH, "None"),
            ("2", Seat.WEST, "NS"),
        ]


def test_cards_taken_back_in_a_lesson_are_not_played() -> None:
    taken = VUGRAPH.replace("pc|c4|pc|c3|", "pc|c9|pc|c3|up|2|pc|c4|pc|c3|")
    assert one(taken).rows == one(VUGRAPH).rows


@pytest.mark.parametrize(
    ("former", "latter", "wrong"),
    [
        ("sv|o|", "sv|q|", (Wrong.TAG_NOT_UNDERSTOOD, "sv|q|")),
        ("mc|11|", "mc|eleven|", (Wrong.TAG_NOT_UNDERSTOOD, "mc|eleven|")),
        ("md|3S", "md|0S", (Wrong.NO_DEALER, "")),
    ],
)
def test_what_a_command_of_lin_does_not_tell_is_said(
    former: str, latter: str, wrong: tuple[Wrong, str]
) -> None:
    record = read(VUGRAPH.replace(former, latter))[0]
    assert [(e.code, e.text) for e in record.left_out] == [wrong]


def test_what_is_no_call_in_lin_is_said() -> None:
    record = one(VUGRAPH.replace("mb|3N|", "mb|3 bananas|"))
    assert [(e.code, e.text) for e in record.left_out] == [(Wrong.NOT_A_CALL, "3")]
    assert record.contract is None


COMPOSED = """mn|Probe|pn|A+B,Smith, J,O'Brien,Lee|Kim|qx|o3,BOARD 3|rh||ah|Board 3|\
md|2S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863|sv|b|
sa|0|mb|1H|an|5+ hearts | strong|mb|d|mb|p|mb|2S|mb|p|mb|p|mb|p|pg||
mc|0|pg||
"""
"""A board as BridgeComposer 5.118.2 writes it (2026); its names and notes are not escaped."""


def test_a_bar_within_a_note_of_lin_takes_no_call_away() -> None:
    record = one(COMPOSED)
    assert (record.board, len(record.hands)) == ("3", 4)
    assert " ".join(f"{seat}{call}" for seat, call in record.auction) == "W1H NX EP S2S WP NP EP"
    assert bought_by(record) == "2S S"


def test_a_line_of_lin_may_break_anywhere() -> None:
    """A public document quotes a board of Bridge Base Online in lines of 79 characters."""
    lin = (
        "md|1S58KAH269KDTKC34Q,S26JQH4D246JAC267,S349H37QAD3789C5A,|ah|Board 11|sv|o|mb|1N|mb|p|"
        "mb|2C|mb|p|mb|2H|mb|p|mb|4H|mb|p|mb|p|mb|p|pg||pc|C2|pc|C5|pc|CK|pc|C3|pg||pc|S7|pc|SA|"
        "pc|S6|pc|S3|pg||"
    )
    expected = one(lin)
    assert (expected.board, bought_by(expected), len(expected.rows)) == ("11", "4H S", 2)
    for place in range(1, len(lin)):
        record = one(f"> {lin[:place]}\n> {lin[place:]}")
        for row, other in zip(record.rows, expected.rows, strict=True):
            assert [w.card for w in row.cards] == [w.card for w in other.cards], place
        assert (record.hands, record.auction) == (expected.hands, expected.auction), place
        assert (record.board, record.vulnerable, record.left_out) == ("11", "None", ()), place


def test_no_trick_in_lin_is_a_result_that_is_not_known() -> None:
    """BridgeComposer 5.118.2 writes mc|0| for a contract without a result."""
    record = one(COMPOSED)
    assert (record.result, [e.text for e in record.left_out]) == (None, ["mc|0|"])
    assert replay(record).declarer_tricks is None
    assert one(COMPOSED.replace("mc|0|", "mc|7|")).result == 7
    passed_out = one(COMPOSED.replace("mb|1H|", "mb|p|").replace("mb|d|mb|p|mb|2S|", ""))
    assert (passed_out.result, passed_out.left_out) == (None, ()), "vugraph files, 1987 and 1999"


@pytest.mark.parametrize("written", ["Board+7", "Board%207", "BOARD 7", "o7,BOARD 7"])
def test_the_number_of_a_board_may_be_escaped(written: str) -> None:
    assert one(COMPOSED.replace("ah|Board 3|", f"ah|{written}|")).board == "7"


def test_what_is_no_card_in_lin_leaves_the_hands() -> None:
    """A film of Bridge Base Online names a suit alone where the card does not matter."""
    film = COMPOSED.replace("mc|0|", "pc|CK|pc|C3|pc|CA|pc|C5|pg||pc|hq|pc|h|pc|h|pc|ha|")
    record = one(film)
    assert (len(record.hands), len(record.rows), bought_by(record)) == (4, 2, "2S S")
    assert [(e.code, e.text, e.trick) for e in record.faults] == [(Wrong.NOT_A_CARD, "h", 2)]


VIEWER = "https://www.bridgebase.com/tools/handviewer.html?"
HANDS = "n=sakhqjt98da72c543&e=s32hak7654dk3cak2&s=sqjt98h32dq54cq98&w=s7654hdjt986cjt76"


@tabled
def test_explanations_in_a_link_are_no_calls(calls: str, contract: str) -> None:
    """The tests of three readers of such links in public repositories."""
    assert bought_by(one(f"{VIEWER}{HANDS}&d=e&a={calls}")) == contract


def test_cards_of_a_link_have_comments_too() -> None:
    """The viewer itself (a copy of June 2024) and the page of a club (2022)."""
    record = one(f"{VIEWER}{HANDS}&d=e&a=1hppp&p={{%3Cp%3ECup%202022%3C/p%3E}}d2d3{{+x}}d9da")
    assert (bought_by(record), len(record.hands)) == ("1H E", 4)
    assert [str(written.card) for written in record.rows[0].cards] == ["D2", "D3", "D9", "DA"]


@pytest.mark.parametrize(
    ("told", "first", "contract"),
    [
        ("a=1hppp", "N1H EP SP WP", "1H N"),
        ("d=e&a=1h-p-1s--p", "E1H SP W1S NP", "1S W"),
        ("a=-4SN&p=d3", "", "4S N"),
        ("d=e&a=-3nw", "", "3NT W"),
        ("d=e&a=-4dxs", "", "4DX S"),
        ("d=e&a=-4hrw", "", "4HXX W"),
    ],
)
def test_a_link_is_read_as_the_viewer_reads_it(told: str, first: str, contract: str) -> None:
    """The viewer itself (a copy of June 2024), for doubled contracts another (2023).

    North deals, and only a first hyphen has a meaning.
    """
    record = one(f"{VIEWER}{HANDS}&{told}")
    assert " ".join(f"{seat}{call}" for seat, call in record.auction) == first
    assert (bought_by(record), record.left_out) == (contract, ())


def test_a_call_that_is_asked_for_is_no_pass_and_none_that_is_skipped() -> None:
    """The viewer itself: "?" stands for a call; what is behind it is not moved by a seat."""
    record = one(f"{VIEWER}{HANDS}&d=e&a=1hp?2cppp")
    assert " ".join(f"{seat}{call}" for seat, call in record.auction) == "E1H SP"
    assert (record.contract, left_out(record)) == (None, [(Wrong.NOT_A_CALL, 1)])
    lesson = one(VUGRAPH.replace("mb|3N|", "mb|?|"))
    assert (lesson.contract, [e.text for e in lesson.left_out]) == (None, ["?"])


@tabled
@pytest.mark.parametrize("separator", ["&", "&amp;"])
def test_what_stands_around_a_link_is_none_of_it(written: str, separator: str) -> None:
    link = f"{VIEWER}{HANDS}&d=e&v=e&b=7&a=1h(weak)ppp".replace("&", separator)
    record = one(written.format(link))
    assert (record.board, record.vulnerable, bought_by(record)) == ("7", "EW", "1H E")
    assert record.left_out == ()
    explained = one(written.format(f"{VIEWER}{HANDS}&d=e&a=1hppp(all%20of%20us)"))
    assert (bought_by(explained), explained.left_out) == ("1H E", ())


def test_the_hand_of_a_forum_is_a_link() -> None:
    """The forum of Bridge Base Online shows a hand by the parameters of its viewer in [hv=…]."""
    record = one(f"what now?\n[hv=pc=n&{HANDS}&d=e&v=e&b=7&a=1hppp]266|200|Scoring: MP[/hv]")
    assert (record.board, record.vulnerable, bought_by(record)) == ("7", "EW", "1H E")


def test_the_lin_of_a_link_may_be_escaped_twice() -> None:
    lin = quote(quote("md|3SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|mb|1N|"))
    assert str(one(f"{VIEWER}lin={lin}").contract) == "1NT"


def test_a_link_may_name_the_suits_in_any_order() -> None:
    """A link of a site of results (2018 to 2024)."""
    hands = "n=ck1098daj987sk106h10&s=c53dkq102s8753ha52&e=caqj642d5sq94h964&w=c7d643saj2hkqj873"
    record = one(f"{VIEWER}{hands}&d=n&v=-&b=1&a=ppp4hppp")
    assert (record.board, record.vulnerable, bought_by(record)) == ("1", "None", "4H W")
    assert {len(hand) for hand in record.hands.values()} == {13}


def test_a_void_of_a_link_may_have_any_number_of_dashes() -> None:
    """The links of the results of the American league (2024), with a page among the cards."""
    hands = "n=cj532dk10sk103hk542&s=caq1094d-----sq962haqj8&e=c876dq87saj754h97"
    said = quote("{<p><b>Optimal Contract:</b> 5!H-NS</p>\n<p>4!S NT2</p>}")
    record = one(f"{VIEWER}{hands}&w=ckdaj965432s8h1063&d=n&v=-&b=1&a=pp6hppp&tbt=y&p={said}")
    assert (bought_by(record), record.faults, record.left_out) == ("6H S", (), ())
    assert {len(hand) for hand in record.hands.values()} == {13}


LOG = (
    "http://example.org/deallog/DealLog.html?bidlog=P%3B1N,P,4D,P%3B4HA,P,4N,P%3B5H,P,5N,P%3B6C,P,6D,P"
    "%3B7H,P,P,P%3B&playlog=W:2H,5H,3H,9H%3BS:KC,8C,2C,4C%3BS:5C,JC,AC,3C%3BN:6C,9C,AH,QC%3BS:&deal="
    "QT983.3.Q52.T943%20AK654.A9.J643.K5%2072.T842.KT87.QJ8%20J.KQJ765.A9.A762"
    "&vul=EW&dealer=E&contract=7H&declarer=S&wintrick=13&score=1510&str=a"
)
"""A link of a Chinese site, from the converter xin2pbn 0.1.18 (2022), with fewer tricks."""


def test_a_link_with_a_log_of_calls_and_tricks_is_read() -> None:
    """The hands begin with the dealer's, A marks an alerted call, each trick has its leader."""
    record = one(LOG)
    assert (record.vulnerable, bought_by(record), record.result) == ("EW", "7H S", 13)
    assert [f"{seat}{call}" for seat, call in record.auction[4:6]] == ["EP", "S4H"]
    board = replay(record)
    assert (board.errors, board.left_out, board.revokes) == ((), (), ())
    assert "".join(board.winners) == "SSNS"
    assert one(f"{VIEWER}{HANDS}&d=e&a=1sa").contract == one(f"{VIEWER}{HANDS}&d=e&a=1n").contract


def test_a_viewer_that_names_hands_and_lead_in_words_is_read() -> None:
    """The double-dummy viewer of two sites of clubs (2020)."""
    hands = (
        "north=Q86.T763.T82.862&east=K7.54.K97.AQT743&south=A953.AKJ98.J5.J9&west=JT42.Q2.AQ643.K5"
    )
    link = f"https://example.org/bsol2/ddummy.htm?club=a&board=1&dealer=N&vul=None&contract=4C&declarer=E&lead=KH&{hands}&analyse=true"
    record = one(link)
    assert (record.board, record.dealer, bought_by(record)) == ("1", Seat.NORTH, "4C E")
    assert [str(written.card) for written in record.rows[0].cards] == ["HK"]
    assert replay(record).errors == ()
    dealt = one(
        "https://example.org/v?deal=N:Q86.T763.T82.862%20K7.54.K97.AQT743%20A953.AKJ98.J5.J9%20-"
    )
    assert dealt.hands == record.hands


def test_a_small_card_leaves_its_hand_unknown_and_the_rest_stands() -> None:
    record = one(f"{VIEWER}s=sakqhakqdakxcakqj&d=s&a=1nppp")
    assert (bought_by(record), record.hands, record.faults) == ("1NT S", {}, ())
    assert [(e.code, e.player) for e in record.left_out] == [(Wrong.HAND_NOT_KNOWN, Seat.SOUTH)]


def test_a_small_card_of_a_lesson_leaves_its_hand_unknown_too() -> None:
    """Exercises of opening leads, from BridgeComposer 5.109 (2024)."""
    record = one("""[Dealer "W"]
[Deal "W:xxx.xx.xxxx.xxxx AKQJ.T98.765.432 xx.xxxxx.xxxx.xx ..."]
[Contract "2D"]
[Declarer "E"]
[Auction "W"]
Pass Pass 1H Pass
1NT Pass 2D AP
""")
    assert (bought_by(record), [*record.hands], record.faults) == ("2D E", [Seat.NORTH], ())
    unknown = [(e.code, e.player) for e in record.left_out]
    assert unknown == [(Wrong.HAND_NOT_KNOWN, seat) for seat in (Seat.WEST, Seat.EAST)]


def test_the_last_void_may_have_a_dot_more_or_less() -> None:
    """The converter of pbn 1.6.1 (npm) leaves out the clubs of a West who has none.

    Deals in a report to a library (2022) have a dot behind them.
    """
    deal = "AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 7.876.876.765432 65432.5432.5432"
    record = one(f'[Board "1"]\n[Deal "N:{deal}"]\n')
    assert (record.faults, {len(hand) for hand in record.hands.values()}) == ((), {13})
    more = one(f'[Board "1"]\n[Deal "N:{deal}.."]\n')
    assert (more.faults, more.hands) == ((), record.hands)
    short = one(f'[Board "1"]\n[Deal "N:{deal.removesuffix("2")}"]\n')
    assert [e.code for e in short.faults] == [Wrong.HAND_COUNT]


def test_a_declarer_in_words_is_the_one_of_the_calls() -> None:
    """The tests of a solver's server (2013) have South in the tag Declarer."""
    tags = '[Dealer "S"]\n[Contract "4D"]\n[Declarer "South"]\n[Auction "S"]\n4D AP\n'
    record = one(tags)
    assert (bought_by(record), record.notes, record.left_out) == ("4D S", (), ())


def test_one_link_without_cards_does_not_spoil_the_others() -> None:
    record = one(f"see {VIEWER}myhand=M-1-2 and {VIEWER}{HANDS}&d=e&a=1hppp")
    assert bought_by(record) == "1H E"
    assert [e.code for e in record.left_out] == [Wrong.LINK_WITHOUT_CARDS]


def test_what_a_link_says_and_is_not_understood_is_said() -> None:
    record = one(f"{VIEWER}{HANDS}&d=q&v=z&a=1hppp")
    assert [(e.code, e.text) for e in record.left_out] == [
        (Wrong.TAG_NOT_UNDERSTOOD, "vulnerable=z"),
        (Wrong.TAG_NOT_UNDERSTOOD, "dealer=q"),
        (Wrong.NO_DEALER, ""),
    ]


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (b'<?xml version="1.0"?>\n<USEBIO Version="1.2">\n4S N\n</USEBIO>', "USEBIO"),
        (b"<html><body>\nBoard 1\n4S N\n", "XML"),
        (b"E Match\nB 7\nH W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:\n", "RBN"),
        (b'[{"board": 1, "contract": "4S"}]', "JSON"),
        (b"[Document]\nVersion=11\n", "DLM"),
        (b"".join(b"%02d" % n for n in range(1, 40)) + b" " * 50, "BRI, DUP"),
        (b"2243332211442123" * 4, "BER"),
        (b"\r\nIJNWYdehnouvzABGHPRXabfgswDEFSTZcjlmptyCKLMOQUVikqrx\r\n", "BHG"),
        (b"\x06AKQ\x03J\x04T9876\x055432", "DGE"),
        (b"\x10\x00           \x44\x74\xda\xb3\x93\xa5\x66\x70\x3c\x09\xdf\xca\xe8", "RZD"),
        (b" \x00           \x44\x74\xda\xb3\x93\xa5\x66\x70\x3c\x09\xdf\xca\xe8", "RZD"),
        (b"\x00\x01\x00\x00Standard Jet DB\x00" + b" " * LARGEST, "BWS"),
    ],
)
def test_a_file_of_another_format_is_named(content: bytes, name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(content)
    assert (caught.value.error.code, caught.value.error.text) == (Wrong.OTHER_FORMAT, name)
