"""What the Director does at each step of the questions.

None of them decides whether anybody was damaged, or what the score is to be.
"""

from enum import auto

from lawcore.ruling import Ask, Order, Status, When

FACTS, NOTE = 5, 90
AT_THE_END = Ask("m_harm", {"when": "after"})
"""What is asked once the play is over."""


class Step(Status):
    """How far the questions have come."""

    MISTAKEN_CALL_NO_INFRACTION = auto()
    CALL_MAY_BE_CHANGED = auto()
    WEIGH_INFLUENCE = auto()
    CALL_NOT_INFLUENCED = auto()
    TOO_LATE_FOR_THAT_CALL = auto()
    CARD_MAY_BE_RETRACTED = auto()
    PLAY_ON_AND_CALL_BACK = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    WEIGH_DAMAGE = auto()
    RESULT_STANDS = auto()


LOOK_FOR_DAMAGE_AT_THE_END = Order("LookForDamageAtTheEnd", when=When.END_OF_PLAY)
