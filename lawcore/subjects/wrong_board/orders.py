"""What can be ordered on a wrong board or hand, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Order, Status, When


class Board(Status):
    """What the wrong board or hand has come to."""

    CALLS_AGAIN = auto()
    NOT_PLAYED = auto()
    SCORE_STANDS = auto()
    CANCELLED = auto()
    ANOTHER_LAW = auto()
    GROUPED = auto()


class CancelTheCall(Order, decides=Board.CALLS_AGAIN):
    """The call and the later ones are cancelled."""


class HaveHimCallAgain(Order, place=20):
    """He looks at the right hand and calls again."""


class MindTheCancelledCalls(Order):
    """What cancelled calls told is for the other side alone."""


class WatchHisCallOnTheOtherBoard(Order, when=When.DIRECTOR):
    """On the board whose cards he had he may not call otherwise."""


class AwardAnAdjustedScore(Order, decides=Board.NOT_PLAYED):
    """His partner has called: the board cannot be played on."""


class HaveItPlayedToTheEnd(Order, decides=Board.SCORE_STANDS):
    """Nobody had played the board: it is finished, and its score stands."""


class CancelTheBoard(Order, decides=Board.CANCELLED):
    """Somebody at the table had played the board before."""


class AwardAnArtificialScore(Order):
    """Who could not get a valid score is given an artificial one."""


class RuleItAsInTeams(Order, decides=Board.ANOTHER_LAW):
    """In teams another Law rules."""


class RankEachFormByItself(Order, decides=Board.GROUPED):
    """The scores of each form of the board are ranked by themselves."""


class RuleAFouledBoardOfTeams(Order, decides=Board.ANOTHER_LAW):
    """In teams the two results of a fouled board cannot be compared."""
