"""A hand or a board that was not the player's own, a wrong seat, a board that was fouled.

Laws 5 to 7, 12, 15, 16D, 82, 87 - What was seen, called or played of a wrong hand or board.
"""

import sys
from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo, by_itself, choice_of
from lawcore.engine.ruling import Lead, Order, When
from lawcore.engine.subject import declare_subject


class Case(StrEnum):
    """What is wrong: something learnt, a call with a wrong hand, a seat, or the whole board."""

    ONLY_LOOKED = auto()
    CARDS_FROM_WRONG_BOARD = auto()
    WRONG_POCKET_CALLED = auto()
    BOARD_NOT_SCHEDULED = auto()
    WRONG_SEAT = auto()
    FOULED = auto()
    NOT_DEALT = auto()


BoardSeen = StrEnum("BoardSeen", "CURRENT YET_TO_PLAY ALREADY_PLAYED")
"""Of which board the player knows something."""

CanMove = StrEnum("CanMove", "SEATS REDEAL BOTH NEITHER")
"""What the contest and its scoring allow before the first call."""

Stage = StrEnum("Stage", "BEFORE_CALL BEGUN PLAYED")
"""How far the board was when the wrong seat was noticed."""

Event = StrEnum("Event", "PAIRS TEAMS")
"""What is played."""


class WrongBoard(Facts):
    """One board, in the order in which a director asks."""

    case = Fact(Case)
    board_seen = Fact(BoardSeen)
    any_call = YesNo(NO, YES)
    can_move = Fact(CanMove)
    partner_called_after = YesNo(NO, YES)
    stage = Fact(Stage)
    right_board = YesNo(YES, NO)
    event = Fact(Event)
    played_before_by_someone = YesNo(NO, YES)

    opponents_card = YesNo(NO, YES, usual=False)

    certain = (case,)
    choices: ClassVar = {
        "event": (
            choice_of(
                Event.PAIRS, case.is_(Case.BOARD_NOT_SCHEDULED), played_before_by_someone=NO
            ),
            choice_of(
                Event.PAIRS, case.is_(Case.BOARD_NOT_SCHEDULED), played_before_by_someone=YES
            ),
            choice_of(Event.PAIRS, case.is_(*(set(Case) - {Case.BOARD_NOT_SCHEDULED}))),
            *by_itself(Event.TEAMS),
        ),
        "stage": (
            *by_itself(Stage.BEFORE_CALL),
            choice_of(Stage.BEGUN, right_board=YES),
            choice_of(Stage.PLAYED, right_board=YES),
            choice_of(Stage.BEGUN, right_board=NO),
            choice_of(Stage.PLAYED, right_board=NO),
        ),
    }
    likeliest: ClassVar = (opponents_card,)


RULE_IT_AS_IN_TEAMS = Order(
    "RuleItAsInTeams",
    decides="another_law",
    leads_to=Lead("score", {"case": "teams"}, at_once=True),
)
RULE_A_FOULED_BOARD_OF_TEAMS = Order(
    "RuleAFouledBoardOfTeams",
    decides="another_law",
    leads_to=Lead("score", {"case": "teams", "results": "not_comparable"}, at_once=True),
)
AWARD_AN_ARTIFICIAL_SCORE = Order(
    "AwardAnArtificialScore", leads_to=Lead("score", {"case": "no_result"})
)
AWARD_IT_IF_NOT_PLAYED = Order(
    "AwardItIfNotPlayed", when=When.DIRECTOR, leads_to=Lead("score", {"case": "no_result"})
)
LOOK_WHO_LOSES_A_BOARD = Order("LookWhoLosesABoard", when=When.DIRECTOR)


# Laws 7 and 16D - Something was seen or heard, and nobody has called with a wrong hand.


@condition("16D", cited=False)
def knows_something(case: WrongBoard) -> bool:
    """A player has by accident learnt something of a board, and has not called with it."""
    return case.case is Case.ONLY_LOOKED


@consequence("7B3", Order("PutItBack", decides="put_back"))
def nothing_to_protect(case: WrongBoard) -> bool:
    """No player touches another's cards; of a board played already nothing is lost."""
    return knows_something(case) and case.board_seen is BoardSeen.ALREADY_PLAYED


@consequence("90B5", Order("ConsiderAPenaltyForTouching", when=When.DIRECTOR))
def touched_cards_of_another(case: WrongBoard) -> bool:
    """Handling cards of another player is subject to a procedural penalty."""
    return nothing_to_protect(case)


@condition("16D", cited=False)
def board_is_still_to_be_finished(case: WrongBoard) -> bool:
    """The board is the one in play, or has still to be played."""
    return knows_something(case) and case.board_seen is not BoardSeen.ALREADY_PLAYED


@consequence("74C5", Order("LetHimUseIt", decides="may_be_used"))
def saw_a_card_of_an_opponent(case: WrongBoard) -> bool:
    """What was seen unintentionally of an opponent's cards during the auction may be used."""
    if not board_is_still_to_be_finished(case) or information_before_the_first_call(case):
        return False
    return case.opponents_card


@consequence("16D1", Order("AskHimAside", decides="director_chooses"))
def information_before_the_first_call(case: WrongBoard) -> bool:
    """The Director is told at once of what a player has accidentally learnt of a board."""
    if not board_is_still_to_be_finished(case):
        return False
    return case.board_seen is BoardSeen.YET_TO_PLAY or not case.any_call


@consequence("16D3", Order("AskHimAsideAndPlayOn", decides="ready_to_adjust"))
def information_after_the_first_call(case: WrongBoard) -> bool:
    """After the first call neither seats nor cards are changed."""
    if not board_is_still_to_be_finished(case) or information_before_the_first_call(case):
        return False
    return not saw_a_card_of_an_opponent(case)


@consequence("16D2(a)", Order("ChangeTheSeats", place=20))
def seats_may_be_changed(case: WrongBoard) -> bool:
    """A player who knows a hand may be seated so as to hold it."""
    if not information_before_the_first_call(case):
        return False
    return case.can_move in (CanMove.SEATS, CanMove.BOTH)


@consequence("16D2(b)", Order("HaveItRedealt", place=21))
def may_be_redealt(case: WrongBoard) -> bool:
    """The board may be dealt anew for those contestants."""
    if not information_before_the_first_call(case):
        return False
    return case.can_move in (CanMove.REDEAL, CanMove.BOTH)


@condition("16D2", cited=False)
def something_extraneous_is_known(case: WrongBoard) -> bool:
    """A player knows something of the board that may not be used."""
    if information_before_the_first_call(case) or information_after_the_first_call(case):
        return True
    return a_call_was_made_with_it(case)


@condition("16D3")
def a_call_was_made_with_it(case: WrongBoard) -> bool:
    """Once a call has been made neither seats nor cards are changed."""
    return has_called_with_anothers_hand(case)


@consequence("16D2(c)", Order("PlayReadyToAdjust", place=22))
def played_ready_to_adjust(case: WrongBoard) -> bool:
    """The board may be finished, and adjusted if the information affected the result."""
    return something_extraneous_is_known(case)


@consequence("16D2(d)", Order("AdjustAtOnce", place=23))
def adjusted_at_once(case: WrongBoard) -> bool:
    """An adjusted score may be awarded at once."""
    return something_extraneous_is_known(case)


@derived
@consequence("7B1", Order("GiveEachHisHand", decides="ready_to_adjust"))
def has_called_with_anothers_hand(case: WrongBoard) -> bool:
    """Each player has the right pocket's hand; one has called with another hand of that board."""
    return case.case is Case.WRONG_POCKET_CALLED


# Law 15 - A call with cards of another board, and a board that was not to be played.


@condition("15A1")
def called_with_other_cards(case: WrongBoard) -> bool:
    """A call made with cards of another board is cancelled, and so are the later ones."""
    return case.case is Case.CARDS_FROM_WRONG_BOARD


@consequence("15A2(a)", Order("AwardAnAdjustedScore", decides="not_played"))
def partner_has_called(case: WrongBoard) -> bool:
    """Where the partner has called after it an adjusted score is awarded."""
    return called_with_other_cards(case) and case.partner_called_after


@condition("15A", cited=False)
def partner_has_not_called(case: WrongBoard) -> bool:
    """The partner has not called after it."""
    return called_with_other_cards(case) and not case.partner_called_after


@consequence("15A1", Order("CancelTheCall", decides="calls_again"))
def call_is_cancelled(case: WrongBoard) -> bool:
    """The calls are cancelled, and the auction of this board can go on."""
    return partner_has_not_called(case)


@consequence("15A2(b)", Order("HaveHimCallAgain", place=20))
def calls_with_the_right_hand(case: WrongBoard) -> bool:
    """The offender looks at the right hand and calls again, and the auction goes on."""
    return partner_has_not_called(case)


@consequence("15A2(c)", Order("MindTheCancelledCalls"))
def cancelled_calls_told(case: WrongBoard) -> bool:
    """What cancelled calls told is ruled as of any withdrawn call."""
    return partner_has_not_called(case)


@consequence("15A3", Order("WatchHisCallOnTheOtherBoard", when=When.DIRECTOR))
def other_board_is_watched(case: WrongBoard) -> bool:
    """A call repeated on the other board may be let stand; one that differs is adjusted."""
    return called_with_other_cards(case)


@consequence("15A4", Order("ConsiderAPenalty", when=When.DIRECTOR))
def penalty_besides(case: WrongBoard) -> bool:
    """A procedural penalty may be assessed besides."""
    return called_with_other_cards(case)


@condition("5B")
def sat_in_a_wrong_seat(case: WrongBoard) -> bool:
    """Each player is responsible for occupying the correct seat."""
    return case.case is Case.WRONG_SEAT


@consequence("5B", Order("SendThemToTheirSeats", decides="seated_anew"))
def nobody_has_called_yet(case: WrongBoard) -> bool:
    """Before a call the players take the seats that the Director has assigned."""
    return sat_in_a_wrong_seat(case) and case.stage is Stage.BEFORE_CALL


@condition("82A", cited=False)
def board_was_played_in_wrong_seats(case: WrongBoard) -> bool:
    """A board was begun or played from wrong seats."""
    return sat_in_a_wrong_seat(case) and not nobody_has_called_yet(case)


@derived
@consequence("82A", Order("ScoreThemAsTheySat", decides="director_chooses"))
def right_board_from_wrong_seats(case: WrongBoard) -> bool:
    """The Director rectifies an error of procedure; no Law says what becomes of the score."""
    return board_was_played_in_wrong_seats(case) and case.right_board


@consequence(
    "82B1",
    Order("OrAwardAScore", when=When.DIRECTOR, leads_to=Lead("score", {"case": "no_result"})),
)
def adjusted_for_an_error_of_procedure(case: WrongBoard) -> bool:
    """To rectify an error of procedure an adjusted score may be awarded, as the Laws permit."""
    return right_board_from_wrong_seats(case)


@condition("15B", cited=False)
def board_was_not_scheduled(case: WrongBoard) -> bool:
    """The board was not to be played in this round by these contestants."""
    if case.case is Case.BOARD_NOT_SCHEDULED:
        return True
    return board_was_played_in_wrong_seats(case) and not case.right_board


@consequence("86B", RULE_IT_AS_IN_TEAMS)
def teams_have_a_law_of_their_own(case: WrongBoard) -> bool:
    """In team play a wrong board is ruled by the result at the other table."""
    return board_was_not_scheduled(case) and case.event is Event.TEAMS


@condition("15B", cited=False)
def wrong_board_of_pairs(case: WrongBoard) -> bool:
    """Pairs or individuals play a board that was not to be played."""
    return board_was_not_scheduled(case) and case.event is Event.PAIRS


@consequence("15B1", Order("CancelTheBoard", decides="cancelled"))
def somebody_had_played_it(case: WrongBoard) -> bool:
    """If a player at the table has played the board before, it is cancelled for both sides."""
    return wrong_board_of_pairs(case) and case.played_before_by_someone


@consequence("15B2", Order("HaveItPlayedToTheEnd", decides="score_stands"))
def nobody_had_played_it(case: WrongBoard) -> bool:
    """If none of the four has played the board, it is completed and the score stands."""
    return wrong_board_of_pairs(case) and not case.played_before_by_someone


@consequence("15B3", AWARD_AN_ARTIFICIAL_SCORE, LOOK_WHO_LOSES_A_BOARD)
def deprived_of_a_score(case: WrongBoard) -> Order | None:
    """A contestant deprived of a valid score, of this board or another, gets an artificial one."""
    if somebody_had_played_it(case):
        return AWARD_AN_ARTIFICIAL_SCORE
    return LOOK_WHO_LOSES_A_BOARD if nobody_had_played_it(case) else None


# Laws 6 and 12 - A deal that was not dealt.


@consequence("6D2", Order("LetNoResultStand", decides="cancelled"))
def was_not_dealt(case: WrongBoard) -> bool:
    """No result stands on an unshuffled sorted pack, or a deal of another session."""
    return case.case is Case.NOT_DEALT


@consequence("6D3", Order("HaveItDealtAnew", place=20))
def may_be_dealt_anew(case: WrongBoard) -> bool:
    """The Director may require a new shuffle and a redeal."""
    return was_not_dealt(case)


@consequence("12A2", AWARD_IT_IF_NOT_PLAYED)
def is_not_played_any_more(case: WrongBoard) -> bool:
    """Where nothing permits normal play an artificial score is awarded."""
    return was_not_dealt(case)


# Law 87 - A fouled board.


@condition("87A")
def board_was_fouled(case: WrongBoard) -> bool:
    """Those to be compared did not play the same board: a card, dealer or vulnerability."""
    return case.case is Case.FOULED


@consequence("87B", Order("RankEachFormByItself", decides="grouped"))
def scores_are_grouped(case: WrongBoard) -> bool:
    """Of pairs the scores of each form of a fouled board are ranked by themselves."""
    return board_was_fouled(case) and case.event is Event.PAIRS


@consequence("87C", RULE_A_FOULED_BOARD_OF_TEAMS)
def fouled_in_teams(case: WrongBoard) -> bool:
    """In teams a fouled board is ruled as results that cannot be compared."""
    return board_was_fouled(case) and case.event is Event.TEAMS


@consequence("90B6", Order("ConsiderAPenaltyForThePocket", when=When.DIRECTOR))
def card_in_a_wrong_pocket(case: WrongBoard) -> bool:
    """Placing a card in a wrong pocket of the board is subject to a procedural penalty."""
    return board_was_fouled(case)


SUBJECT = declare_subject(
    "wrong_board",
    310,
    WrongBoard,
    sys.modules[__name__],
    since=2017,
    same_effect=(frozenset({"not_played", "cancelled"}),),
    group="cards",
)
