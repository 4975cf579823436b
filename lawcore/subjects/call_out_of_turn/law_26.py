"""Laws 16C, 26 and 72C - What a call that was withdrawn comes to for others."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Side
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    found_not_comparable,
    has_not_called_again,
)
from lawcore.subjects.call_out_of_turn.law_30 import pass_at_rhos_turn
from lawcore.subjects.call_out_of_turn.orders import LetPartnerNotUseIt


@consequence("16C2")
def partner_may_not_use_it(call_out_of_turn: CallOutOfTurn) -> LetPartnerNotUseIt | None:
    """Of calls that are possible the partner may not choose what the withdrawn one suggests."""
    if not has_not_called_again(call_out_of_turn):
        return None
    return LetPartnerNotUseIt() if at_another_turn(call_out_of_turn) else None


@condition("26B", cited=False)
def no_comparable_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """No comparable call has taken the place of the withdrawn one."""
    return found_not_comparable(call_out_of_turn)


@condition("26B", cited=False)
def his_side_defends(call_out_of_turn: CallOutOfTurn) -> bool:
    """The auction is over, and his side defends."""
    return call_out_of_turn.side is Side.DEFENDS


@condition("26B", cited=False)
def his_side_declares(call_out_of_turn: CallOutOfTurn) -> bool:
    """The auction is over, and his side plays the contract."""
    return call_out_of_turn.side is Side.DECLARES


@condition("72C", cited=False)
def may_have_been_foreseen(call_out_of_turn: CallOutOfTurn) -> bool:
    """A player had to pass because of it."""
    return bool(pass_at_rhos_turn(call_out_of_turn)) or no_comparable_call(call_out_of_turn)
