"""Law 31 - A bid out of turn, or a pass that is ruled as one."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import YesNo
from lawcore.provisions.orders import BarPartnerOnce
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn, Kind
from lawcore.subjects.call_out_of_turn.law_23 import comparable_without_more
from lawcore.subjects.call_out_of_turn.law_28 import ruled_as_a_bid
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    found_not_comparable,
    rho_acts,
)
from lawcore.subjects.call_out_of_turn.law_31_and_32 import (
    is_free_after_rho,
    is_free_at_another_turn,
    rho_has_passed,
    waits_for_rho,
)
from lawcore.subjects.call_out_of_turn.orders import (
    LetHimCallAgain,
    LetHimRepeatTheBid,
    LetHimRepeatTheCall,
    LetTheAuctionGoOn,
    LetTheNewCallStand,
    RuleTheInsufficientBid,
    WaitForRho,
)


@consequence("31A")
def bid_waits_for_rho(call_out_of_turn: CallOutOfTurn) -> WaitForRho | None:
    """What he has to do depends on the call of the opponent on his right."""
    if not ruled_as_a_bid(call_out_of_turn):
        return None
    return WaitForRho() if waits_for_rho(call_out_of_turn) else None


@condition("31A1", cited=False)
def bid_has_to_be_repeated(call_out_of_turn: CallOutOfTurn) -> bool:
    """The opponent on his right has passed."""
    return ruled_as_a_bid(call_out_of_turn) and rho_has_passed(call_out_of_turn)


@condition("31A1", since=2017, cited=False)
def bid_was_insufficient_too(call_out_of_turn: CallOutOfTurn) -> bool:
    """The bid that he has to repeat is insufficient."""
    if call_out_of_turn.kind is not Kind.BID or not bid_has_to_be_repeated(call_out_of_turn):
        return False
    return call_out_of_turn.insufficient is YesNo.YES


@consequence("31A1")
def bid_is_repeated(
    call_out_of_turn: CallOutOfTurn,
) -> LetHimRepeatTheCall | LetHimRepeatTheBid | None:
    """If that opponent passes, he repeats his call, and nothing is rectified."""
    if bid_was_insufficient_too(call_out_of_turn):
        return LetHimRepeatTheBid()
    return LetHimRepeatTheCall() if bid_has_to_be_repeated(call_out_of_turn) else None


@condition("27", since=2017)
def repeated_bid_is_insufficient(call_out_of_turn: CallOutOfTurn) -> bool:
    """An insufficient bid is ruled as such once it is made in turn."""
    return bid_was_insufficient_too(call_out_of_turn)


@derived
@consequence("27A2", since=2017)
def then_it_is_an_insufficient_bid(
    call_out_of_turn: CallOutOfTurn,
) -> RuleTheInsufficientBid | None:
    """The Law on bids out of turn comes first, that on insufficient bids after it."""
    return RuleTheInsufficientBid() if repeated_bid_is_insufficient(call_out_of_turn) else None


@consequence("31A2", since=2017)
def bid_may_be_any_call(call_out_of_turn: CallOutOfTurn) -> LetHimCallAgain | None:
    """If that opponent acts, he may make any legal call at his turn."""
    if not ruled_as_a_bid(call_out_of_turn):
        return None
    return LetHimCallAgain() if is_free_after_rho(call_out_of_turn) else None


@consequence("31B", since=2017)
def bid_at_partners_turn(call_out_of_turn: CallOutOfTurn) -> LetHimCallAgain | None:
    """At his own turn he may then make any legal call."""
    if not ruled_as_a_bid(call_out_of_turn):
        return None
    return LetHimCallAgain() if is_free_at_another_turn(call_out_of_turn) else None


@condition("31B2", since=2017)
def bid_goes_on_as_at_rhos_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """What follows is as if it had been made at the turn of the opponent on his right."""
    return ruled_as_a_bid(call_out_of_turn) and at_another_turn(call_out_of_turn)


@condition("31A2", since=2017, cited=False)
def bid_is_replaced(call_out_of_turn: CallOutOfTurn) -> bool:
    """He has been free to make another call."""
    if bid_goes_on_as_at_rhos_turn(call_out_of_turn):
        return True
    return ruled_as_a_bid(call_out_of_turn) and rho_acts(call_out_of_turn)


@consequence("31A2(a)", since=2017)
def bid_made_good(call_out_of_turn: CallOutOfTurn) -> LetTheAuctionGoOn | None:
    """If his new call is comparable, nothing is rectified."""
    if not bid_is_replaced(call_out_of_turn):
        return None
    return LetTheAuctionGoOn() if comparable_without_more(call_out_of_turn) else None


@condition("31A2", since=2017, cited=False)
def bid_not_made_good(call_out_of_turn: CallOutOfTurn) -> bool:
    """His new call is not comparable."""
    return bid_is_replaced(call_out_of_turn) and found_not_comparable(call_out_of_turn)


@consequence("31A2(b)", since=2017)
def new_call_after_a_bid(call_out_of_turn: CallOutOfTurn) -> LetTheNewCallStand | None:
    """If his new call is not comparable, it stands."""
    return LetTheNewCallStand() if bid_not_made_good(call_out_of_turn) else None


@consequence("31A2(b)", since=2017)
def partner_passes_once_after_a_bid(call_out_of_turn: CallOutOfTurn) -> BarPartnerOnce | None:
    """The offender's partner then passes at his next turn."""
    return BarPartnerOnce() if bid_not_made_good(call_out_of_turn) else None
