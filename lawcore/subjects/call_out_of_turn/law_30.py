"""Law 30 - A pass out of turn."""

from lawcore.article import condition, consequence
from lawcore.provisions.orders import BarPartnerOnce
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn
from lawcore.subjects.call_out_of_turn.law_23 import comparable_without_more
from lawcore.subjects.call_out_of_turn.law_28 import ruled_as_a_pass
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_rhos_turn,
    found_not_comparable,
    has_not_called_again,
)
from lawcore.subjects.call_out_of_turn.orders import (
    LetHimCallAgain,
    LetHimPassOnce,
    LetTheAuctionGoOn,
    LetTheNewCallStand,
)


@consequence("30A", since=2017)
def pass_at_rhos_turn(call_out_of_turn: CallOutOfTurn) -> LetHimPassOnce | None:
    """Who passes at the turn of the opponent on his right passes again at his next turn."""
    if not at_rhos_turn(call_out_of_turn):
        return None
    return LetHimPassOnce() if ruled_as_a_pass(call_out_of_turn) else None


@consequence("30B1", since=2017)
def pass_at_partners_turn(call_out_of_turn: CallOutOfTurn) -> LetHimCallAgain | None:
    """Who passes at his partner's turn may make any legal call at his own."""
    if not has_not_called_again(call_out_of_turn):
        return None
    return LetHimCallAgain() if ruled_as_a_pass(call_out_of_turn) else None


@consequence("30B1(b)(i)", since=2017)
def pass_made_good(call_out_of_turn: CallOutOfTurn) -> LetTheAuctionGoOn | None:
    """If his new call is comparable to the pass, nothing is rectified."""
    if not ruled_as_a_pass(call_out_of_turn):
        return None
    return LetTheAuctionGoOn() if comparable_without_more(call_out_of_turn) else None


@condition("30B1", since=2017, cited=False)
def pass_not_made_good(call_out_of_turn: CallOutOfTurn) -> bool:
    """His new call is not comparable to the pass."""
    return ruled_as_a_pass(call_out_of_turn) and found_not_comparable(call_out_of_turn)


@consequence("30B1(b)(ii)", since=2017)
def new_call_after_a_pass(call_out_of_turn: CallOutOfTurn) -> LetTheNewCallStand | None:
    """If his new call is not comparable to the pass, it stands."""
    return LetTheNewCallStand() if pass_not_made_good(call_out_of_turn) else None


@consequence("30B1(b)(ii)", since=2017)
def partner_passes_once_after_a_pass(call_out_of_turn: CallOutOfTurn) -> BarPartnerOnce | None:
    """The offender's partner then passes at his next turn."""
    return BarPartnerOnce() if pass_not_made_good(call_out_of_turn) else None
