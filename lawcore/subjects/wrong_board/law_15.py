"""Laws 15 and 87 - Cards of a wrong board, a wrong board, or a fouled one."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.subjects.wrong_board.facts import Case, Event, WrongBoard
from lawcore.subjects.wrong_board.orders import (
    AwardAnAdjustedScore,
    AwardAnArtificialScore,
    CancelTheBoard,
    CancelTheCall,
    HaveHimCallAgain,
    HaveItPlayedToTheEnd,
    MindTheCancelledCalls,
    RankEachFormByItself,
    RuleAFouledBoardOfTeams,
    RuleItAsInTeams,
    WatchHisCallOnTheOtherBoard,
)


@condition("15A", cited=False)
def called_with_other_cards(wrong_board: WrongBoard) -> bool:
    """A player called with cards of another board."""
    return wrong_board.case is Case.CARDS_FROM_WRONG_BOARD


@consequence("15A2(a)")
def partner_has_called(wrong_board: WrongBoard) -> AwardAnAdjustedScore | None:
    """Where his partner has called after it an adjusted score is awarded."""
    if called_with_other_cards(wrong_board) and wrong_board.partner_called_after is YesNo.YES:
        return AwardAnAdjustedScore()
    return None


@condition("15A", cited=False)
def partner_has_not_called(wrong_board: WrongBoard) -> bool:
    """His partner has not called after it."""
    return called_with_other_cards(wrong_board) and wrong_board.partner_called_after is YesNo.NO


@consequence("15A1")
def call_is_cancelled(wrong_board: WrongBoard) -> CancelTheCall | None:
    """A call made with cards of another board is cancelled, and so are the later ones."""
    return CancelTheCall() if partner_has_not_called(wrong_board) else None


@consequence("15A2(b)")
def calls_with_the_right_hand(wrong_board: WrongBoard) -> HaveHimCallAgain | None:
    """He looks at the right hand and calls again, and the auction goes on."""
    return HaveHimCallAgain() if partner_has_not_called(wrong_board) else None


@consequence("15A2(c)")
def cancelled_calls_told(wrong_board: WrongBoard) -> MindTheCancelledCalls | None:
    """What cancelled calls told is ruled as of any withdrawn call."""
    return MindTheCancelledCalls() if partner_has_not_called(wrong_board) else None


@consequence("15A3", cited=False)
def other_board_is_watched(wrong_board: WrongBoard) -> WatchHisCallOnTheOtherBoard | None:
    """On the other board he has to repeat his call, or the score is adjusted."""
    return WatchHisCallOnTheOtherBoard() if partner_has_not_called(wrong_board) else None


@condition("15B", cited=False)
def board_was_not_scheduled(wrong_board: WrongBoard) -> bool:
    """The board was not to be played in this round."""
    return wrong_board.case is Case.BOARD_NOT_SCHEDULED


@consequence("86B")
def teams_have_a_law_of_their_own(wrong_board: WrongBoard) -> RuleItAsInTeams | None:
    """In team play a wrong board is ruled by the result at the other table."""
    if board_was_not_scheduled(wrong_board) and wrong_board.event is Event.TEAMS:
        return RuleItAsInTeams()
    return None


@condition("15B", cited=False)
def wrong_board_of_pairs(wrong_board: WrongBoard) -> bool:
    """Pairs or individuals play a board that was not to be played."""
    return board_was_not_scheduled(wrong_board) and wrong_board.event is Event.PAIRS


@consequence("15B1")
def somebody_had_played_it(wrong_board: WrongBoard) -> CancelTheBoard | None:
    """If a player at the table has played the board before, it is cancelled for both sides."""
    if wrong_board_of_pairs(wrong_board) and wrong_board.played_before_by_someone is YesNo.YES:
        return CancelTheBoard()
    return None


@consequence("15B2")
def nobody_had_played_it(wrong_board: WrongBoard) -> HaveItPlayedToTheEnd | None:
    """If none of the four has played the board, it is completed and the score stands."""
    if wrong_board_of_pairs(wrong_board) and wrong_board.played_before_by_someone is YesNo.NO:
        return HaveItPlayedToTheEnd()
    return None


@consequence("15B3")
def deprived_of_a_score(wrong_board: WrongBoard) -> AwardAnArtificialScore | None:
    """Who is deprived of a valid score is awarded an artificial one."""
    return AwardAnArtificialScore() if somebody_had_played_it(wrong_board) else None


@condition("87A")
def board_was_fouled(wrong_board: WrongBoard) -> bool:
    """Who should be compared did not play the same board: a card, dealer or vulnerability."""
    return wrong_board.case is Case.FOULED


@consequence("87B")
def scores_are_grouped(wrong_board: WrongBoard) -> RankEachFormByItself | None:
    """Of pairs the scores of each form of a fouled board are ranked by themselves."""
    if board_was_fouled(wrong_board) and wrong_board.event is Event.PAIRS:
        return RankEachFormByItself()
    return None


@consequence("87C")
def fouled_in_teams(wrong_board: WrongBoard) -> RuleAFouledBoardOfTeams | None:
    """In teams a fouled board is ruled as results that cannot be compared."""
    if board_was_fouled(wrong_board) and wrong_board.event is Event.TEAMS:
        return RuleAFouledBoardOfTeams()
    return None
