"""Laws 16C, 23C, 26 and 72C - What a call that was withdrawn comes to for others."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.facts import Side
from lawcore.laws.provisions.orders import LOOK_WHETHER_THE_CALL_HELPED, RESTRICT_NO_LEAD
from lawcore.laws.subjects.call_out_of_turn import (
    law_29,
    law_30,
    law_30_to_32_of_2007,
    law_31_and_32,
)
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.laws.subjects.call_out_of_turn.orders import (
    FORBID_ONE_SUIT,
    FORBID_ONE_SUIT_IF_THEY_DEFEND,
    LOOK_HOW_PARTNER_CALLED,
    NOTE,
)


@consequence("23C", LOOK_WHETHER_THE_CALL_HELPED, since=2017)
def help_is_looked_at(case: CallOutOfTurn) -> bool:
    """Help that the infraction gave is looked at when play has ended."""
    return law_29.comparable_call(case)


@consequence("16C2", Order("LetPartnerNotUseIt", place=NOTE, effects={"info": "16C2"}), since=2017)
def partner_may_not_use_it(case: CallOutOfTurn) -> bool:
    """Of calls that are possible the partner may not choose what the withdrawn one suggests."""
    return law_29.has_not_called_again(case) and law_29.at_another_turn(case)


@consequence("16C3", LOOK_HOW_PARTNER_CALLED, since=2017)
def partners_call_is_looked_at(case: CallOutOfTurn) -> bool:
    """If the partner has used the withdrawn call, and did damage by it, the score is adjusted."""
    if not law_29.has_made_a_new_call(case):
        return False
    return (
        law_30.partner_is_free_after_a_pass(case)
        or law_31_and_32.partner_is_free_after_a_bid(case)
        or law_31_and_32.partner_is_free_after_a_double(case)
    )


@condition("26B", since=2017, cited=False)
def no_comparable_call(case: CallOutOfTurn) -> bool:
    """No comparable call has taken the place of the withdrawn one."""
    return law_29.found_not_comparable(case)


@no_comparable_call.older("16D", until=2007)
def _call_was_withdrawn(case: CallOutOfTurn) -> bool:
    """A call was withdrawn, and need not be repeated."""
    if law_30_to_32_of_2007.pass_not_accepted(case) or law_29.rho_acts(case):
        return True
    return law_29.at_another_turn(case)


@condition("16C", cited=False, was={2007: "16D"})
def a_call_was_withdrawn(case: CallOutOfTurn) -> bool:
    """No comparable call, or the pass that is due in turn, has taken its place."""
    return law_30.pass_at_rhos_turn(case) or no_comparable_call(case)


@condition("26B", since=2017, cited=False)
def lead_is_at_issue(case: CallOutOfTurn) -> bool:
    """A lead may be restricted by what was withdrawn."""
    return no_comparable_call(case)


@lead_is_at_issue.older("26", until=2007)
def _lead_after_a_bid(case: CallOutOfTurn) -> bool:
    """A bid silences the partner throughout."""
    return law_30_to_32_of_2007.bid_for_another(
        case
    ) or law_30_to_32_of_2007.another_call_than_that(case)


@condition("26B", until=2007, cited=False)
def double_was_withdrawn(case: CallOutOfTurn) -> bool:
    """A double or redouble silences the partner throughout."""
    return law_30_to_32_of_2007.double_for_another(
        case
    ) or law_30_to_32_of_2007.rho_acts_over_the_double(case)


@condition("26B", was={2007: "26"}, cited=False)
def his_side_defends(case: CallOutOfTurn) -> bool:
    """The auction is over, and the offending side defends."""
    return case.side is Side.DEFENDS


@condition("26B", was={2007: "26"}, cited=False)
def his_side_declares(case: CallOutOfTurn) -> bool:
    """The auction is over, and the offending side plays the contract."""
    return case.side is Side.DECLARES


@consequence(
    "26B",
    FORBID_ONE_SUIT_IF_THEY_DEFEND,
    FORBID_ONE_SUIT,
    RESTRICT_NO_LEAD,
    until=2007,
)
def lead_after_a_double(case: CallOutOfTurn) -> Order | None:
    """Declarer may forbid the offender's partner any one suit at the first lead."""
    if not double_was_withdrawn(case):
        return None
    if his_side_declares(case):
        return RESTRICT_NO_LEAD
    return FORBID_ONE_SUIT if his_side_defends(case) else FORBID_ONE_SUIT_IF_THEY_DEFEND


@condition("72C", since=2017, cited=False)
def may_have_been_foreseen(case: CallOutOfTurn) -> bool:
    """A player had to pass because of it."""
    return a_call_was_withdrawn(case)


@may_have_been_foreseen.older("23", until=2007)
def _silence_may_have_been_foreseen(case: CallOutOfTurn) -> bool:
    """A player had to pass because of it, and the Law that says so points there."""
    if law_30_to_32_of_2007.pass_before_any_bid(
        case
    ) or law_30_to_32_of_2007.passed_for_his_partner(case):
        return True
    if law_30_to_32_of_2007.bid_for_another(case) or law_30_to_32_of_2007.rho_acts_over_the_bid(
        case
    ):
        return True
    return double_was_withdrawn(case)
