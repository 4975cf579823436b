"""Law 30 - A pass out of turn."""

from lawcore.engine.article import condition, consequence
from lawcore.laws.provisions.orders import BAR_PARTNER_ONCE
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.laws.subjects.call_out_of_turn.law_28 import ruled_as_a_pass
from lawcore.laws.subjects.call_out_of_turn.law_29 import (
    at_rhos_turn,
    comparable_without_more,
    found_not_comparable,
    has_not_called_again,
    partner_calls_first,
)
from lawcore.laws.subjects.call_out_of_turn.orders import (
    LET_HIM_CALL_AGAIN,
    LET_HIM_PASS_ONCE,
    LET_PARTNER_CALL_WHAT_HE_LIKES,
    LET_THE_AUCTION_GO_ON,
    LET_THE_NEW_CALL_STAND,
)


@consequence("30A", LET_HIM_PASS_ONCE, since=2017)
def pass_at_rhos_turn(case: CallOutOfTurn) -> bool:
    """A player who passes at the right-hand opponent's turn passes again at the next turn."""
    return at_rhos_turn(case) and ruled_as_a_pass(case)


@consequence("30B1(b)", LET_HIM_CALL_AGAIN, since=2017)
def pass_at_partners_turn(case: CallOutOfTurn) -> bool:
    """A player who passes at partner's turn may make any legal call in turn."""
    return has_not_called_again(case) and ruled_as_a_pass(case)


@consequence("30B1(b)(i)", LET_THE_AUCTION_GO_ON, since=2017)
def pass_made_good(case: CallOutOfTurn) -> bool:
    """If the new call is comparable to the pass, nothing is rectified."""
    return comparable_without_more(case) and ruled_as_a_pass(case)


@condition("30B1", since=2017, cited=False)
def pass_not_made_good(case: CallOutOfTurn) -> bool:
    """The new call is not comparable to the pass."""
    return found_not_comparable(case) and ruled_as_a_pass(case)


@consequence("30B1(b)(ii)", LET_THE_NEW_CALL_STAND, since=2017)
def new_call_after_a_pass(case: CallOutOfTurn) -> bool:
    """If the new call is not comparable to the pass, it stands."""
    return pass_not_made_good(case)


@consequence("30B1(b)(ii)", BAR_PARTNER_ONCE, since=2017)
def partner_passes_once_after_a_pass(case: CallOutOfTurn) -> bool:
    """The offender's partner then passes at the next turn."""
    return pass_not_made_good(case)


@condition("30B1(a)", since=2017)
def partner_is_free_after_a_pass(case: CallOutOfTurn) -> bool:
    """The partner may make any legal call in turn, but may not use the withdrawn one."""
    return partner_calls_first(case) and ruled_as_a_pass(case)


@consequence("30B1(a)", LET_PARTNER_CALL_WHAT_HE_LIKES, since=2017)
def partner_calls_after_a_pass(case: CallOutOfTurn) -> bool:
    """The partner may make any legal call, whatever the withdrawn one has told."""
    return partner_is_free_after_a_pass(case) and has_not_called_again(case)
