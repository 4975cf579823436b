"""Laws 20B to 20E, 41B and 41C - Reviews."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.facts import Later
from lawcore.laws.subjects.asking import orders
from lawcore.laws.subjects.asking.facts import Asking, What, When


@condition("20B", cited=False)
def asked_for_a_part(case: Asking) -> bool:
    """A review was asked for in part, or was halted."""
    return case.what is What.PART_REVIEW


@consequence("20B", orders.REVIEW_THE_WHOLE)
def reviewed_in_the_auction(case: Asking) -> bool:
    """In the auction all calls are restated with the alerts, at a player's turn to call."""
    return asked_for_a_part(case) and case.when is When.AUCTION


@consequence("20C2", orders.REVIEW_THE_WHOLE)
def reviewed_after_the_final_pass(case: Asking) -> bool:
    """After the final pass declarer or a defender has it restated whole at the first turn."""
    return asked_for_a_part(case) and case.when is not When.AUCTION


@consequence("20D", Order("LetAnOpponentReview"))
def an_opponent_reviews(case: Asking) -> bool:
    """Only an opponent answers when calls are to be restated."""
    return asked_for_a_part(case) or case.what is What.REVIEW


@consequence("20D", Order("StopTheReview", decides="not_allowed"))
def partner_reviewed(case: Asking) -> bool:
    """The partner of the player who asks restates nothing: only an opponent does."""
    return case.what is What.PARTNERS_REVIEW


@consequence("41B", Order("ReviewBeforeTheLeadIsFaced"))
def review_before_the_lead_is_faced(case: Asking) -> bool:
    """Before the lead is faced its maker's partner and presumed declarer may have a review."""
    return asked_for_a_part(case) and case.when is When.CLARIFICATION


@consequence("41C", Order("TellTheContractAlone", decides="contract_alone"))
def only_the_contract_is_told(case: Asking) -> bool:
    """When it is too late for a review a player is told the contract, and if it was doubled."""
    return case.what is What.LATE_REVIEW


@condition("20E", cited=False)
def reviewed_wrongly(case: Asking) -> bool:
    """A call was restated wrongly."""
    return case.what is What.WRONG_REVIEW


@consequence(
    "20E",
    Order("HaveTheReviewCorrected", decides="correct_it", asks=orders.AT_THE_END),
)
def everybody_corrects(case: Asking) -> bool:
    """All players, dummy too and those who have to pass, correct a wrong review promptly."""
    return reviewed_wrongly(case) and case.damage is Later.NOT_YET


@consequence("20E", Order("AdjustForTheReview", decides="consider_adjusted_score"))
def the_review_did_damage(case: Asking) -> bool:
    """A wrong review that nobody corrected and that did damage leads to an adjusted score."""
    return reviewed_wrongly(case) and case.damage is Later.YES


@consequence("20E", Order("WeighTheReview", decides="weigh_damage"))
def the_review_is_weighed(case: Asking) -> bool:
    """Whether a wrong review did damage has to be found."""
    return reviewed_wrongly(case) and case.damage is Later.UNSURE


@consequence("20E", Order("LeaveTheResult", decides="result_stands"))
def the_review_did_no_damage(case: Asking) -> bool:
    """A wrong review that did no damage leaves the result."""
    return reviewed_wrongly(case) and case.damage is Later.NO
