"""What the Director does at each step of the questions.

None of them decides what the score is to be.
"""

from enum import auto

from lawcore.engine.ruling import Ask, Order, Status, When

FACTS, WHO_CORRECTS, SCORE, NOTE = 5, 60, 60, 90
AT_THE_END = Ask("m_affected", {"when": "after"})
"""What is asked once the play is over."""


class Step(Status):
    """How far the questions have come."""

    MISTAKEN_CALL_NO_INFRACTION = auto()
    CALL_MAY_BE_CHANGED = auto()
    AUCTION_REOPENED = auto()
    CALL_KEPT = auto()
    WEIGH_INFLUENCE = auto()
    CALL_NOT_INFLUENCED = auto()
    TOO_LATE_FOR_THAT_CALL = auto()
    CARD_MAY_BE_RETRACTED = auto()
    PLAY_ON_AND_CALL_BACK = auto()
    NOTHING_AFFECTED = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    WEIGH_DAMAGE = auto()
    RESULT_STANDS = auto()
    NO_REDRESS = auto()


LEAVE_THE_CALL_AS_IT_IS = Order(
    "LeaveTheCallAsItIs", decides=Step.TOO_LATE_FOR_THAT_CALL, asks=AT_THE_END
)
LOOK_FOR_DAMAGE_AT_THE_END = Order("LookForDamageAtTheEnd", when=When.END_OF_PLAY)
WEIGH_THE_DAMAGE = Order("WeighTheDamage", decides=Step.WEIGH_DAMAGE)
POLL_PEERS = Order("PollPeers")
FIND_NO_GAIN = Order("FindNoGain", decides=Step.RESULT_STANDS)
TELL_THE_AGREEMENT_ALONE = Order("TellTheAgreementAlone", place=FACTS)
HAVE_THE_EXPLAINER_CORRECT_IT = Order("HaveTheExplainerCorrectIt", place=WHO_CORRECTS)
AWARD_A_SCORE = Order(
    "AwardAScore", decides=Step.CONSIDER_ADJUSTED_SCORE, when=When.END_OF_PLAY, place=SCORE
)
ADJUST_THE_PLAY_ALONE = Order(
    "AdjustThePlayAlone", decides=Step.CONSIDER_ADJUSTED_SCORE, when=When.END_OF_PLAY, place=SCORE
)
