"""What a question or review comes to, and what more than one provision orders."""

from enum import auto

from lawcore.engine.ruling import Ask, Order, Status


class Answered(Status):
    """What the question or review comes to."""

    NOT_ALLOWED = auto()
    AT_HIS_TURN = auto()
    WHOLE_REVIEW = auto()
    CONTRACT_ALONE = auto()
    CORRECT_IT = auto()
    PARTNER_ANSWERS = auto()
    ALLOWED = auto()
    CONSIDER_ADJUSTED_SCORE = auto()
    WEIGH_DAMAGE = auto()
    RESULT_STANDS = auto()


PENALTY = 60
AT_THE_END = Ask("damage")
"""What is asked once the play is over."""
WAIT_FOR_HIS_TURN = Order("WaitForHisTurn", decides=Answered.AT_HIS_TURN)
REVIEW_THE_WHOLE = Order("ReviewTheWhole", decides=Answered.WHOLE_REVIEW)
EXPLAIN_IT = Order("ExplainIt", decides=Answered.ALLOWED)
GIVE_A_REVIEW = Order("GiveAReview", decides=Answered.ALLOWED)
LET_HIM_LOOK_AT_THEIRS = Order("LetHimLookAtTheirs", decides=Answered.ALLOWED)
CORRECT_IT_NOW = Order("CorrectItNow", decides=Answered.CORRECT_IT)
MAY_CORRECT_IT = Order("MayCorrectIt", decides=Answered.CORRECT_IT)
HAVE_PARTNER_ANSWER = Order("HavePartnerAnswer", decides=Answered.PARTNER_ANSWERS)
