"""Cards of another board, a board that was not to be played, or one that was fouled."""

from enum import StrEnum, auto

from lawcore.fact import NO, YES, Fact, Facts, YesNo


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
