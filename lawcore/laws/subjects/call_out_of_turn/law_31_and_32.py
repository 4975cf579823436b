"""Laws 31 and 32 - A bid, or a pass ruled as one, and a double or redouble out of turn."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Lead, Order
from lawcore.laws.provisions.orders import BAR_PARTNER_ONCE
from lawcore.laws.subjects.call_out_of_turn import law_29, orders
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn, Kind, RhoThen
from lawcore.laws.subjects.call_out_of_turn.law_28 import ruled_as_a_bid, ruled_as_a_double
from lawcore.laws.subjects.call_out_of_turn.law_29 import comparable_without_more


@condition("31A", cited=False)
def waits_for_rho(case: CallOutOfTurn) -> bool:
    """The right-hand opponent, on whose call it depends, has not called yet."""
    return law_29.depends_on_rho(case) and case.rho_then is RhoThen.NONE


@condition("31A1", cited=False)
def rho_has_passed(case: CallOutOfTurn) -> bool:
    """The right-hand opponent has passed, so that the call has to be repeated."""
    return law_29.depends_on_rho(case) and case.rho_then is RhoThen.PASSES


@condition("31A2", since=2017, cited=False)
def is_free_after_rho(case: CallOutOfTurn) -> bool:
    """The right-hand opponent has acted, and the offender may choose a call."""
    return law_29.rho_acts(case) and law_29.has_not_called_again(case)


@condition("31B", since=2017, cited=False)
def is_free_at_another_turn(case: CallOutOfTurn) -> bool:
    """It was not the right-hand opponent's turn, and the offender's call is still to come."""
    return law_29.at_another_turn(case) and law_29.has_not_called_again(case)


# Law 31 - A bid out of turn, or a pass that is ruled as one.


@consequence("31A", orders.WAIT_FOR_RHO)
def bid_waits_for_rho(case: CallOutOfTurn) -> bool:
    """What the offender has to do depends on the right-hand opponent's call."""
    return waits_for_rho(case) and ruled_as_a_bid(case)


@condition("31A1", cited=False)
def bid_has_to_be_repeated(case: CallOutOfTurn) -> bool:
    """The right-hand opponent has passed."""
    return rho_has_passed(case) and ruled_as_a_bid(case)


@condition("31A1", since=2017, cited=False)
def bid_was_insufficient_too(case: CallOutOfTurn) -> bool:
    """The bid that has to be repeated is insufficient."""
    return case.kind is Kind.BID and bid_has_to_be_repeated(case) and case.insufficient


@consequence("31A1", orders.LET_HIM_REPEAT_THE_CALL, orders.LET_HIM_REPEAT_THE_BID)
def bid_is_repeated(case: CallOutOfTurn) -> Order | None:
    """If that opponent passes, the offender repeats the call, and nothing is rectified."""
    if bid_was_insufficient_too(case):
        return orders.LET_HIM_REPEAT_THE_BID
    return orders.LET_HIM_REPEAT_THE_CALL if bid_has_to_be_repeated(case) else None


@condition("27", since=2017)
def repeated_bid_is_insufficient(case: CallOutOfTurn) -> bool:
    """An insufficient bid is ruled as such once it is made in turn."""
    return bid_was_insufficient_too(case)


@derived
@consequence(
    "27A2",
    Order("RuleTheInsufficientBid", place=orders.NOTE, leads_to=Lead("insufficient_bid")),
    since=2017,
)
def then_it_is_an_insufficient_bid(case: CallOutOfTurn) -> bool:
    """The Law on bids out of turn comes first, that on insufficient bids after it."""
    return repeated_bid_is_insufficient(case)


@condition("27A2")
def insufficient_and_at_issue(case: CallOutOfTurn) -> bool:
    """The bid is insufficient as well, and the next player may accept it, or has done either."""
    return case.kind is Kind.BID and law_29.is_still_at_issue(case) and case.insufficient


@consequence("27A2", Order("RuleItByTheTurnAlone", place=orders.NOTE))
def turn_goes_before_height(case: CallOutOfTurn) -> bool:
    """An insufficient bid out of turn is ruled as a bid out of turn."""
    if bid_has_to_be_repeated(case) or low_bid_is_accepted(case):
        return False
    return insufficient_and_at_issue(case)


@consequence("27A1", Order("TakeTheLowBidAsLegal", place=orders.NOTE))
def low_bid_is_accepted(case: CallOutOfTurn) -> bool:
    """An insufficient bid that the next player accepts is treated as legal."""
    return law_29.lho_accepts(case) and insufficient_and_at_issue(case)


@consequence("29C", Order("GoByWhatItShowed", place=orders.NOTE))
def denomination_specified(case: CallOutOfTurn) -> bool:
    """Of an artificial bid the denomination that it specifies counts, not the one it names."""
    if case.kind is not Kind.BID:
        return False
    return (law_29.at_another_turn(case) or law_29.rho_acts(case)) and case.artificial


@consequence("31A2", orders.LET_HIM_CALL_AGAIN, since=2017)
def bid_may_be_any_call(case: CallOutOfTurn) -> bool:
    """If that opponent acts, the offender may make any legal call in turn."""
    return is_free_after_rho(case) and ruled_as_a_bid(case)


@consequence("31B2", orders.LET_HIM_CALL_AGAIN, since=2017)
def bid_at_partners_turn(case: CallOutOfTurn) -> bool:
    """In turn the offender may then make any legal call."""
    return is_free_at_another_turn(case) and ruled_as_a_bid(case)


@condition("31B2", since=2017)
def bid_goes_on_as_at_rhos_turn(case: CallOutOfTurn) -> bool:
    """What follows is as if it had been made at the right-hand opponent's turn."""
    return law_29.at_another_turn(case) and ruled_as_a_bid(case)


@condition("31A2", since=2017, cited=False)
def bid_is_replaced(case: CallOutOfTurn) -> bool:
    """The offender has been free to make another call."""
    return bid_goes_on_as_at_rhos_turn(case) or (law_29.rho_acts(case) and ruled_as_a_bid(case))


@consequence("31A2(a)", orders.LET_THE_AUCTION_GO_ON, since=2017)
def bid_made_good(case: CallOutOfTurn) -> bool:
    """If the new call is comparable, nothing is rectified."""
    return bid_is_replaced(case) and comparable_without_more(case)


@condition("31A2", since=2017, cited=False)
def bid_not_made_good(case: CallOutOfTurn) -> bool:
    """The new call is not comparable."""
    return bid_is_replaced(case) and law_29.found_not_comparable(case)


@consequence("31A2(b)", orders.LET_THE_NEW_CALL_STAND, since=2017)
def new_call_after_a_bid(case: CallOutOfTurn) -> bool:
    """If the new call is not comparable, it stands."""
    return bid_not_made_good(case)


@consequence("31A2(b)", BAR_PARTNER_ONCE, since=2017)
def partner_passes_once_after_a_bid(case: CallOutOfTurn) -> bool:
    """The offender's partner then passes at the next turn."""
    return bid_not_made_good(case)


@condition("31B1", since=2017)
def partner_is_free_after_a_bid(case: CallOutOfTurn) -> bool:
    """The partner may make any legal call in turn, but may not use the withdrawn one."""
    return law_29.partner_calls_first(case) and ruled_as_a_bid(case)


@consequence("31B1", orders.LET_PARTNER_CALL_WHAT_HE_LIKES, since=2017)
def partner_calls_after_a_bid(case: CallOutOfTurn) -> bool:
    """The partner may make any legal call, whatever the withdrawn one has told."""
    return partner_is_free_after_a_bid(case) and law_29.has_not_called_again(case)


# Law 32 - A double or redouble out of turn.


@consequence("32A", orders.WAIT_FOR_RHO, was={2007: "32B"})
def double_waits_for_rho(case: CallOutOfTurn) -> bool:
    """What the offender has to do depends on the right-hand opponent's call."""
    return ruled_as_a_double(case) and waits_for_rho(case)


@consequence("32A1", orders.LET_HIM_REPEAT_THE_CALL, was={2007: "32B1"})
def double_is_repeated(case: CallOutOfTurn) -> bool:
    """If that opponent passes, the offender repeats the call, and nothing is rectified."""
    return ruled_as_a_double(case) and rho_has_passed(case)


@consequence("32A2", orders.LET_HIM_CALL_AGAIN, since=2017)
def double_may_be_any_call(case: CallOutOfTurn) -> bool:
    """If that opponent acts, the offender may make any legal call in turn."""
    return ruled_as_a_double(case) and is_free_after_rho(case)


@consequence("32B2", orders.LET_HIM_CALL_AGAIN, since=2017)
def double_at_partners_turn(case: CallOutOfTurn) -> bool:
    """In turn the offender may then make any legal call."""
    return ruled_as_a_double(case) and is_free_at_another_turn(case)


@condition("32B2", since=2017)
def double_goes_on_as_at_rhos_turn(case: CallOutOfTurn) -> bool:
    """What follows is as if it had been made at the right-hand opponent's turn."""
    return ruled_as_a_double(case) and law_29.at_another_turn(case)


@condition("32A2", since=2017, cited=False)
def double_is_replaced(case: CallOutOfTurn) -> bool:
    """The offender has been free to make another call."""
    if double_goes_on_as_at_rhos_turn(case):
        return True
    return ruled_as_a_double(case) and law_29.rho_acts(case)


@consequence("32A2(a)", orders.LET_THE_AUCTION_GO_ON, since=2017)
def double_made_good(case: CallOutOfTurn) -> bool:
    """If the new call is comparable, nothing is rectified."""
    return double_is_replaced(case) and comparable_without_more(case)


@condition("32A2", since=2017, cited=False)
def double_not_made_good(case: CallOutOfTurn) -> bool:
    """The new call is not comparable."""
    return double_is_replaced(case) and law_29.found_not_comparable(case)


@consequence("32A2(b)", orders.LET_THE_NEW_CALL_STAND, since=2017)
def new_call_after_a_double(case: CallOutOfTurn) -> bool:
    """If the new call is not comparable, it stands."""
    return double_not_made_good(case)


@consequence("32A2(b)", BAR_PARTNER_ONCE, since=2017)
def partner_passes_once_after_a_double(case: CallOutOfTurn) -> bool:
    """The offender's partner then passes at the next turn."""
    return double_not_made_good(case)


@condition("32B1", since=2017)
def partner_is_free_after_a_double(case: CallOutOfTurn) -> bool:
    """The partner may make any legal call in turn, but may not use the withdrawn one."""
    return law_29.partner_calls_first(case) and ruled_as_a_double(case)


@consequence("32B1", orders.LET_PARTNER_CALL_WHAT_HE_LIKES, since=2017)
def partner_calls_after_a_double(case: CallOutOfTurn) -> bool:
    """The partner may make any legal call, whatever the withdrawn one has told."""
    return partner_is_free_after_a_double(case) and law_29.has_not_called_again(case)
