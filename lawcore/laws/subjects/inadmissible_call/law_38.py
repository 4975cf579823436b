"""Laws 38 and 39 - A bid of more than seven, and a call after the final pass."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.facts import Side
from lawcore.laws.subjects.inadmissible_call import orders
from lawcore.laws.subjects.inadmissible_call.facts import InadmissibleCall, What, Who
from lawcore.laws.subjects.inadmissible_call.law_36 import (
    action_not_called_over,
    call_as_he_meant,
    double_is_ruled,
    found_not_comparable,
)


@condition("38", cited=False)
def over_seven(case: InadmissibleCall) -> bool:
    """The bid was of more than seven, and was meant."""
    return case.what is What.OVER_SEVEN and call_as_he_meant(case)


@condition("38D")
def recourse_to_other_laws(case: InadmissibleCall) -> bool:
    """Whether a lead is restricted depends on whether the next player has called."""
    return over_seven(case)


@condition("38A")
def never_played(case: InadmissibleCall) -> bool:
    """A contract of more than seven is never played."""
    return recourse_to_other_laws(case)


@condition("38", cited=False)
def bid_not_called_over(case: InadmissibleCall) -> bool:
    """The next player has not called over the bid."""
    return over_seven(case) and not case.lho_called


@consequence("38B", orders.CANCEL_THE_BID_OVER_SEVEN, orders.CANCEL_THE_BID_CALLED_OVER)
def bid_is_cancelled(case: InadmissibleCall) -> Order | None:
    """A bid of more than seven is cancelled together with all later calls."""
    if not never_played(case):
        return None
    return (
        orders.CANCEL_THE_BID_OVER_SEVEN
        if bid_not_called_over(case)
        else orders.CANCEL_THE_BID_CALLED_OVER
    )


@consequence("38C", orders.HAVE_BOTH_PASS_THROUGHOUT)
def side_is_silenced(case: InadmissibleCall) -> bool:
    """A pass takes its place, and both of the side pass from then on."""
    return over_seven(case)


@consequence("38D", Order("RestrictNoLeadAsLhoCalled", when=When.NEXT_LEAD))
def no_recourse_any_more(case: InadmissibleCall) -> bool:
    """Where the next player had called, no lead is restricted and no score adjusted."""
    return over_seven(case) and not bid_not_called_over(case)


@derived
@consequence("38C", Order("CountTheContractBeforeIt", place=orders.NOTE))
def contract_before_it(case: InadmissibleCall) -> bool:
    """If the pass in its place completes the auction, the last legal bid is the contract."""
    return over_seven(case) and case.late


@condition("39", cited=False)
def after_the_final_pass(case: InadmissibleCall) -> bool:
    """It came after the final pass."""
    return case.what is What.AFTER_FINAL


@condition("39C")
def action_by_a_defender(case: InadmissibleCall) -> bool:
    """A defender has bid or doubled after the final pass, and nobody has called over it."""
    return after_the_final_pass(case) and case.who is Who.DEF_ACTION and not case.lho_called


@consequence("39B", Order("RectifyNothingElse", place=orders.REPLACE))
def no_rectification(case: InadmissibleCall) -> bool:
    """Any other call after the final pass, or one called over, has no further rectification."""
    if not after_the_final_pass(case) or nobody_had_bid(case):
        return False
    return not action_by_a_defender(case)


@consequence("22B", Order("PassTheBoardOut", place=orders.REPLACE))
def nobody_had_bid(case: InadmissibleCall) -> bool:
    """Four passes have ended the auction: the hands go back, and nothing is played or redealt."""
    return after_the_final_pass(case) and case.who is Who.PASSED_OUT


@consequence(
    "39A",
    orders.CANCEL_THE_LATE_CALL,
    orders.CANCEL_THE_CALL_AFTER_FOUR_PASSES,
    orders.CANCEL_THE_LATE_ACTION,
)
def late_call_is_cancelled(case: InadmissibleCall) -> Order | None:
    """All calls after the final pass are cancelled."""
    if no_rectification(case):
        return orders.CANCEL_THE_LATE_CALL
    if nobody_had_bid(case):
        return orders.CANCEL_THE_CALL_AFTER_FOUR_PASSES
    return orders.CANCEL_THE_LATE_ACTION if action_by_a_defender(case) else None


@condition("16C", cited=False)
def a_call_is_cancelled(case: InadmissibleCall) -> bool:
    """A call is withdrawn or cancelled that may have told something, and none is comparable."""
    if found_not_comparable(case) or action_not_called_over(case) or over_seven(case):
        return True
    return no_rectification(case) or action_by_a_defender(case)


@condition("26B", cited=False)
def lead_may_be_restricted(case: InadmissibleCall) -> bool:
    """A call was withdrawn for which a lead may be restricted."""
    if found_not_comparable(case) or action_not_called_over(case):
        return True
    return bid_not_called_over(case) or action_by_a_defender(case)


@condition("26B", cited=False)
def his_side_defends(case: InadmissibleCall) -> bool:
    """The auction is over, and the offending side defends."""
    return action_by_a_defender(case) or case.side is Side.DEFENDS


@condition("26B", cited=False)
def his_side_declares(case: InadmissibleCall) -> bool:
    """The auction is over, and the offending side plays the contract."""
    return not action_by_a_defender(case) and case.side is Side.DECLARES


@condition("72C", cited=False)
def may_have_been_foreseen(case: InadmissibleCall) -> bool:
    """A player has to pass because of it."""
    return double_is_ruled(case) or action_not_called_over(case) or bid_not_called_over(case)
