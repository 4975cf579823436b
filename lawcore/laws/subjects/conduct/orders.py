"""What a matter of conduct comes to, and what more than one provision orders."""

from collections.abc import Mapping

from lawcore.engine.ruling import Ask, Order, When
from lawcore.laws.provisions.facts import Later

PENALTY = 60
ASK_FOR_DAMAGE = Ask("damage")
PLAY_ON = Order("PlayOn", decides="play_on", asks=ASK_FOR_DAMAGE)
WEIGH_IT = Order("WeighIt", decides="weigh")
WEIGH_THE_DAMAGE = Order("WeighTheDamage", decides="weigh")
AWARD_A_SCORE = Order("AwardAScore", decides="award_adjusted_score")
LET_THE_RESULT_STAND = Order("LeaveTheResult", decides="result_stands")
STOP_THE_REMARK = Order("StopTheRemark", decides="stop_it")
FOLLOW_THE_REGULATION = Order("FollowTheRegulation", decides="follow_the_regulation")
CONSIDER_A_PENALTY = Order("ConsiderAPenalty", when=When.DIRECTOR, place=PENALTY)
ADJUST_AS_NOTHING_IS_PRESCRIBED = Order("AdjustAsNothingIsPrescribed", when=When.END_OF_PLAY)
ASSESS_A_PENALTY = Order("AssessAPenalty", decides="consider_penalty")
BY_DAMAGE: Mapping[Later, Order] = {
    Later.NOT_YET: PLAY_ON,
    Later.UNSURE: WEIGH_THE_DAMAGE,
    Later.YES: AWARD_A_SCORE,
    Later.NO: LET_THE_RESULT_STAND,
}
"""What is ordered where an adjusted score hangs on damage alone."""
