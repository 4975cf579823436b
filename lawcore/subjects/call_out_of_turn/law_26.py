"""Laws 16C, 26 and 72C - What a call that was withdrawn comes to for others."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Side
from lawcore.provisions.orders import RestrictNoLead
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    found_not_comparable,
    has_not_called_again,
    rho_acts,
)
from lawcore.subjects.call_out_of_turn.law_30 import pass_at_rhos_turn
from lawcore.subjects.call_out_of_turn.law_30_to_32_of_2007 import (
    another_call_than_that,
    bid_for_another,
    double_for_another,
    pass_before_any_bid,
    pass_not_accepted,
    passed_for_his_partner,
    rho_acts_over_the_bid,
    rho_acts_over_the_double,
)
from lawcore.subjects.call_out_of_turn.orders import (
    ForbidOneSuit,
    ForbidOneSuitIfTheyDefend,
    LetPartnerNotUseIt,
)


@consequence("16C2", since=2017)
def partner_may_not_use_it(call_out_of_turn: CallOutOfTurn) -> LetPartnerNotUseIt | None:
    """Of calls that are possible the partner may not choose what the withdrawn one suggests."""
    if not has_not_called_again(call_out_of_turn):
        return None
    return LetPartnerNotUseIt() if at_another_turn(call_out_of_turn) else None


@condition("26B", since=2017, cited=False)
def no_comparable_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """No comparable call has taken the place of the withdrawn one."""
    return found_not_comparable(call_out_of_turn)


@no_comparable_call.older("16D", since=2007, until=2007)
def _call_was_withdrawn(call_out_of_turn: CallOutOfTurn) -> bool:
    """A call was withdrawn, and he need not repeat it."""
    if pass_not_accepted(call_out_of_turn) or rho_acts(call_out_of_turn):
        return True
    return at_another_turn(call_out_of_turn)


@condition("26B", since=2017, cited=False)
def lead_is_at_issue(call_out_of_turn: CallOutOfTurn) -> bool:
    """A lead may be restricted by what was withdrawn."""
    return no_comparable_call(call_out_of_turn)


@lead_is_at_issue.older("26", since=2007, until=2007)
def _lead_after_a_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """A bid silences the partner throughout."""
    return bid_for_another(call_out_of_turn) or another_call_than_that(call_out_of_turn)


@condition("26B", since=2007, until=2007, cited=False)
def double_was_withdrawn(call_out_of_turn: CallOutOfTurn) -> bool:
    """A double or redouble silences the partner throughout."""
    return double_for_another(call_out_of_turn) or rho_acts_over_the_double(call_out_of_turn)


@condition("26B", since=2017, cited=False)
def his_side_defends(call_out_of_turn: CallOutOfTurn) -> bool:
    """The auction is over, and his side defends."""
    return call_out_of_turn.side is Side.DEFENDS


@condition("26B", since=2017, cited=False)
def his_side_declares(call_out_of_turn: CallOutOfTurn) -> bool:
    """The auction is over, and his side plays the contract."""
    return call_out_of_turn.side is Side.DECLARES


his_side_defends.numbered("26", since=2007, until=2007)
his_side_declares.numbered("26", since=2007, until=2007)


@consequence("26B", since=2007, until=2007)
def lead_after_a_double(
    call_out_of_turn: CallOutOfTurn,
) -> ForbidOneSuitIfTheyDefend | ForbidOneSuit | RestrictNoLead | None:
    """Declarer may forbid the offender's partner, at his first lead, any one suit."""
    if not double_was_withdrawn(call_out_of_turn):
        return None
    if his_side_declares(call_out_of_turn):
        return RestrictNoLead()
    return ForbidOneSuit() if his_side_defends(call_out_of_turn) else ForbidOneSuitIfTheyDefend()


@condition("72C", since=2017, cited=False)
def may_have_been_foreseen(call_out_of_turn: CallOutOfTurn) -> bool:
    """A player had to pass because of it."""
    return bool(pass_at_rhos_turn(call_out_of_turn)) or no_comparable_call(call_out_of_turn)


@may_have_been_foreseen.older("23", since=2007, until=2007)
def _silence_may_have_been_foreseen(call_out_of_turn: CallOutOfTurn) -> bool:
    """A player had to pass because of it, and the Law that says so points there."""
    if pass_before_any_bid(call_out_of_turn) or passed_for_his_partner(call_out_of_turn):
        return True
    if bid_for_another(call_out_of_turn) or rho_acts_over_the_bid(call_out_of_turn):
        return True
    return double_was_withdrawn(call_out_of_turn)
