"""Laws 38 and 39 - A bid of more than seven, and a call after the final pass."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Side, YesNo
from lawcore.subjects.inadmissible_call.facts import InadmissibleCall, What, Who
from lawcore.subjects.inadmissible_call.law_36 import action_not_called_over, not_called_over
from lawcore.subjects.inadmissible_call.orders import (
    CancelTheBidCalledOver,
    CancelTheBidOverSeven,
    CancelTheLateAction,
    CancelTheLateCall,
    HaveBothPassThroughout,
    RestrictNoLeadAsLhoCalled,
)


@condition("38", cited=False)
def over_seven(inadmissible_call: InadmissibleCall) -> bool:
    """The bid was of more than seven."""
    return inadmissible_call.what is What.OVER_SEVEN


@condition("38D")
def recourse_to_other_laws(inadmissible_call: InadmissibleCall) -> bool:
    """Whether a lead is restricted depends on whether the next player has called."""
    return over_seven(inadmissible_call)


@condition("38A")
def never_played(inadmissible_call: InadmissibleCall) -> bool:
    """A contract of more than seven is never played."""
    return recourse_to_other_laws(inadmissible_call) and inadmissible_call.lho_called is YesNo.NO


@consequence("38B")
def bid_is_cancelled(
    inadmissible_call: InadmissibleCall,
) -> CancelTheBidOverSeven | CancelTheBidCalledOver | None:
    """A bid of more than seven is cancelled together with all later calls."""
    if never_played(inadmissible_call):
        return CancelTheBidOverSeven()
    return CancelTheBidCalledOver() if over_seven(inadmissible_call) else None


@consequence("38C")
def side_is_silenced(inadmissible_call: InadmissibleCall) -> HaveBothPassThroughout | None:
    """A pass takes its place, and both of the side pass from then on."""
    return HaveBothPassThroughout() if over_seven(inadmissible_call) else None


@consequence("38D")
def no_recourse_any_more(inadmissible_call: InadmissibleCall) -> RestrictNoLeadAsLhoCalled | None:
    """Where the next player had called, no lead is restricted and no score adjusted."""
    if not over_seven(inadmissible_call) or never_played(inadmissible_call):
        return None
    return RestrictNoLeadAsLhoCalled()


@condition("39", cited=False)
def after_the_final_pass(inadmissible_call: InadmissibleCall) -> bool:
    """It came after the final pass."""
    return inadmissible_call.what is What.AFTER_FINAL


@condition("39C")
def action_by_a_defender(inadmissible_call: InadmissibleCall) -> bool:
    """A defender has bid or doubled after the final pass, and nobody has called over it."""
    if not after_the_final_pass(inadmissible_call) or inadmissible_call.lho_called is YesNo.YES:
        return False
    return inadmissible_call.who is Who.DEF_ACTION


@condition("39B")
def no_rectification(inadmissible_call: InadmissibleCall) -> bool:
    """Any other call after the final pass, or one called over, has no further rectification."""
    if not after_the_final_pass(inadmissible_call):
        return False
    return not action_by_a_defender(inadmissible_call)


@consequence("39A")
def late_call_is_cancelled(
    inadmissible_call: InadmissibleCall,
) -> CancelTheLateCall | CancelTheLateAction | None:
    """All calls after the final pass are cancelled."""
    if no_rectification(inadmissible_call):
        return CancelTheLateCall()
    return CancelTheLateAction() if action_by_a_defender(inadmissible_call) else None


@condition("26B", cited=False)
def lead_may_be_restricted(inadmissible_call: InadmissibleCall) -> bool:
    """A call was withdrawn for which a lead may be restricted."""
    if not_called_over(inadmissible_call) or action_not_called_over(inadmissible_call):
        return True
    return never_played(inadmissible_call) or action_by_a_defender(inadmissible_call)


@condition("26B", cited=False)
def his_side_defends(inadmissible_call: InadmissibleCall) -> bool:
    """The auction is over, and his side defends."""
    if action_by_a_defender(inadmissible_call):
        return True
    return inadmissible_call.side is Side.DEFENDS


@condition("26B", cited=False)
def his_side_declares(inadmissible_call: InadmissibleCall) -> bool:
    """The auction is over, and his side plays the contract."""
    if action_by_a_defender(inadmissible_call):
        return False
    return inadmissible_call.side is Side.DECLARES


@condition("72C", cited=False)
def may_have_been_foreseen(inadmissible_call: InadmissibleCall) -> bool:
    """A player has to pass because of it."""
    if not_called_over(inadmissible_call) or action_not_called_over(inadmissible_call):
        return True
    return never_played(inadmissible_call)
