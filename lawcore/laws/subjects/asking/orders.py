"""What a question or review comes to, and what more than one provision orders."""

from lawcore.engine.ruling import Ask, Order

PENALTY = 60
AT_THE_END = Ask("damage")
"""What is asked once the play is over."""
WAIT_FOR_HIS_TURN = Order("WaitForHisTurn", decides="at_his_turn")
REVIEW_THE_WHOLE = Order("ReviewTheWhole", decides="whole_review")
EXPLAIN_IT = Order("ExplainIt", decides="allowed")
GIVE_A_REVIEW = Order("GiveAReview", decides="allowed")
LET_HIM_LOOK_AT_THEIRS = Order("LetHimLookAtTheirs", decides="allowed")
CORRECT_IT_NOW = Order("CorrectItNow", decides="correct_it")
MAY_CORRECT_IT = Order("MayCorrectIt", decides="correct_it")
HAVE_PARTNER_ANSWER = Order("HavePartnerAnswer", decides="partner_answers")
