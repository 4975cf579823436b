"""What a matter of conduct comes to, and what more than one provision orders."""

from collections.abc import Mapping
from enum import auto

from lawcore.engine.ruling import Ask, Order, Status, When
from lawcore.laws.provisions.facts import Later


class Conducted(Status):
    """What the matter comes to."""

    NOTHING = auto()
    PLAY_ON = auto()
    WEIGH = auto()
    AT_THEIR_OWN_RISK = auto()
    AWARD_ADJUSTED_SCORE = auto()
    LAWFUL = auto()
    FOLLOW_THE_REGULATION = auto()
    RESULT_STANDS = auto()
    STOP_IT = auto()
    RECTIFY = auto()
    EXTRANEOUS = auto()
    CONSIDER_PENALTY = auto()
    DISCIPLINE = auto()


PENALTY = 60
ASK_FOR_DAMAGE = Ask("damage")
PLAY_ON = Order("PlayOn", decides=Conducted.PLAY_ON, asks=ASK_FOR_DAMAGE)
WEIGH_IT = Order("WeighIt", decides=Conducted.WEIGH)
WEIGH_THE_DAMAGE = Order("WeighTheDamage", decides=Conducted.WEIGH)
AWARD_A_SCORE = Order("AwardAScore", decides=Conducted.AWARD_ADJUSTED_SCORE)
LET_THE_RESULT_STAND = Order("LeaveTheResult", decides=Conducted.RESULT_STANDS)
STOP_THE_REMARK = Order("StopTheRemark", decides=Conducted.STOP_IT)
FOLLOW_THE_REGULATION = Order("FollowTheRegulation", decides=Conducted.FOLLOW_THE_REGULATION)
CONSIDER_A_PENALTY = Order("ConsiderAPenalty", when=When.DIRECTOR, place=PENALTY)
ADJUST_AS_NOTHING_IS_PRESCRIBED = Order("AdjustAsNothingIsPrescribed", when=When.END_OF_PLAY)
ASSESS_A_PENALTY = Order("AssessAPenalty", decides=Conducted.CONSIDER_PENALTY)
BY_DAMAGE: Mapping[Later, Order] = {
    Later.NOT_YET: PLAY_ON,
    Later.UNSURE: WEIGH_THE_DAMAGE,
    Later.YES: AWARD_A_SCORE,
    Later.NO: LET_THE_RESULT_STAND,
}
"""What is ordered where an adjusted score hangs on damage alone."""
