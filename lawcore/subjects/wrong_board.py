"""Cards of another board, a board that was not to be played, or one that was fouled.

Laws 15 and 87 - Cards of a wrong board, a wrong board, or a fouled one.
"""

import sys
from enum import StrEnum, auto

from lawcore.article import condition, consequence
from lawcore.fact import NO, YES, Fact, Facts, YesNo
from lawcore.ruling import Order, Status, When
from lawcore.subject import declare_subject


class Case(StrEnum):
    """Whether a hand or the whole board is wrong, or was not the same at every table."""

    CARDS_FROM_WRONG_BOARD = auto()
    BOARD_NOT_SCHEDULED = auto()
    FOULED = auto()


class Event(StrEnum):
    """What is played."""

    PAIRS = auto()
    TEAMS = auto()


class WrongBoard(Facts):
    """One board, in the order in which a director asks."""

    case = Fact(Case)
    partner_called_after = YesNo(NO, YES)
    event = Fact(Event)
    played_before_by_someone = YesNo(NO, YES)


class Board(Status):
    """What the wrong board or hand has come to."""

    CALLS_AGAIN = auto()
    NOT_PLAYED = auto()
    SCORE_STANDS = auto()
    CANCELLED = auto()
    ANOTHER_LAW = auto()
    GROUPED = auto()


@condition("15A", cited=False)
def called_with_other_cards(case: WrongBoard) -> bool:
    """A player called with cards of another board."""
    return case.case is Case.CARDS_FROM_WRONG_BOARD


@consequence("15A2(a)", Order("AwardAnAdjustedScore", decides=Board.NOT_PLAYED))
def partner_has_called(case: WrongBoard) -> bool:
    """Where his partner has called after it an adjusted score is awarded."""
    return called_with_other_cards(case) and case.partner_called_after


@condition("15A", cited=False)
def partner_has_not_called(case: WrongBoard) -> bool:
    """His partner has not called after it."""
    return called_with_other_cards(case) and not case.partner_called_after


@consequence("15A1", Order("CancelTheCall", decides=Board.CALLS_AGAIN))
def call_is_cancelled(case: WrongBoard) -> bool:
    """A call made with cards of another board is cancelled, and so are the later ones."""
    return partner_has_not_called(case)


@consequence("15A2(b)", Order("HaveHimCallAgain", place=20))
def calls_with_the_right_hand(case: WrongBoard) -> bool:
    """He looks at the right hand and calls again, and the auction goes on."""
    return partner_has_not_called(case)


@consequence("15A2(c)", Order("MindTheCancelledCalls"))
def cancelled_calls_told(case: WrongBoard) -> bool:
    """What cancelled calls told is ruled as of any withdrawn call."""
    return partner_has_not_called(case)


@consequence("15A3", Order("WatchHisCallOnTheOtherBoard", when=When.DIRECTOR), cited=False)
def other_board_is_watched(case: WrongBoard) -> bool:
    """On the other board he has to repeat his call, or the score is adjusted."""
    return partner_has_not_called(case)


@condition("15B", cited=False)
def board_was_not_scheduled(case: WrongBoard) -> bool:
    """The board was not to be played in this round."""
    return case.case is Case.BOARD_NOT_SCHEDULED


@consequence("86B", Order("RuleItAsInTeams", decides=Board.ANOTHER_LAW))
def teams_have_a_law_of_their_own(case: WrongBoard) -> bool:
    """In team play a wrong board is ruled by the result at the other table."""
    return board_was_not_scheduled(case) and case.event is Event.TEAMS


@condition("15B", cited=False)
def wrong_board_of_pairs(case: WrongBoard) -> bool:
    """Pairs or individuals play a board that was not to be played."""
    return board_was_not_scheduled(case) and case.event is Event.PAIRS


@consequence("15B1", Order("CancelTheBoard", decides=Board.CANCELLED))
def somebody_had_played_it(case: WrongBoard) -> bool:
    """If a player at the table has played the board before, it is cancelled for both sides."""
    return wrong_board_of_pairs(case) and case.played_before_by_someone


@consequence("15B2", Order("HaveItPlayedToTheEnd", decides=Board.SCORE_STANDS))
def nobody_had_played_it(case: WrongBoard) -> bool:
    """If none of the four has played the board, it is completed and the score stands."""
    return wrong_board_of_pairs(case) and not case.played_before_by_someone


@consequence("15B3", Order("AwardAnArtificialScore"))
def deprived_of_a_score(case: WrongBoard) -> bool:
    """Who is deprived of a valid score is awarded an artificial one."""
    return somebody_had_played_it(case)


@condition("87A")
def board_was_fouled(case: WrongBoard) -> bool:
    """Who should be compared did not play the same board: a card, dealer or vulnerability."""
    return case.case is Case.FOULED


@consequence("87B", Order("RankEachFormByItself", decides=Board.GROUPED))
def scores_are_grouped(case: WrongBoard) -> bool:
    """Of pairs the scores of each form of a fouled board are ranked by themselves."""
    return board_was_fouled(case) and case.event is Event.PAIRS


@consequence("87C", Order("RuleAFouledBoardOfTeams", decides=Board.ANOTHER_LAW))
def fouled_in_teams(case: WrongBoard) -> bool:
    """In teams a fouled board is ruled as results that cannot be compared."""
    return board_was_fouled(case) and case.event is Event.TEAMS


SUBJECT = declare_subject(
    "wrong_board",
    310,
    WrongBoard,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"not_played", "cancelled"}),),
    group="cards",
)
