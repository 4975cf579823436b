"""Laws 30 to 32 of 2007 - A call out of turn that is not accepted, by its kind and the turn."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.orders import BAR_PARTNER_ONCE, BAR_PARTNER_THROUGHOUT
from lawcore.laws.subjects.call_out_of_turn import orders
from lawcore.laws.subjects.call_out_of_turn.facts import CallOutOfTurn, TurnOf
from lawcore.laws.subjects.call_out_of_turn.law_28 import (
    ruled_as_a_bid,
    ruled_as_a_double,
    ruled_as_a_pass,
)
from lawcore.laws.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    at_rhos_turn,
    lho_declines,
    rho_acts,
)


@condition("30", until=2007, cited=False)
def pass_not_accepted(case: CallOutOfTurn) -> bool:
    """It is a pass and not an artificial one, and it is not accepted."""
    return lho_declines(case) and ruled_as_a_pass(case)


@condition("30A", until=2007, cited=False)
def pass_before_any_bid(case: CallOutOfTurn) -> bool:
    """Nobody had bid before the pass."""
    return pass_not_accepted(case) and not case.any_bid_before


@condition("30B", until=2007, cited=False)
def pass_after_a_bid(case: CallOutOfTurn) -> bool:
    """Somebody had bid before the pass."""
    return pass_not_accepted(case) and case.any_bid_before


@consequence("30A", orders.LET_HIM_PASS_ONCE, until=2007)
def passes_once_before_any_bid(case: CallOutOfTurn) -> bool:
    """A player who passed out of turn before any bid passes again at the next turn."""
    return pass_before_any_bid(case)


@consequence("30B1", orders.LET_HIM_PASS_ONCE, until=2007)
def passes_once_at_rhos_turn(case: CallOutOfTurn) -> bool:
    """After a bid, a player who passed at the right-hand opponent's turn passes once more."""
    return at_rhos_turn(case) and pass_after_a_bid(case)


@condition("30B2", until=2007, cited=False)
def passed_for_his_partner(case: CallOutOfTurn) -> bool:
    """After a bid the offender passed at partner's turn."""
    return case.turn_of is TurnOf.PARTNER and pass_after_a_bid(case)


@consequence(
    "30B2(a)",
    Order(
        "LetHimPassThroughout",
        decides="has_to_pass",
        effects={"offender": "pass_always", "info": "16C"},
    ),
    until=2007,
)
def passes_throughout(case: CallOutOfTurn) -> bool:
    """After a bid, a player who passed at partner's turn passes to the end of the auction."""
    return passed_for_his_partner(case)


@consequence(
    "30B2(b)",
    Order("LetPartnerBidOrPass", place=orders.PARTNER, effects={"partner": "no_double_this_turn"}),
    until=2007,
)
def partner_does_not_double(case: CallOutOfTurn) -> bool:
    """The partner may bid or pass, but not double or redouble at that turn."""
    return passed_for_his_partner(case)


@condition("31A2", until=2007, cited=False)
def rho_acts_over_the_bid(case: CallOutOfTurn) -> bool:
    """The bid was cancelled, and the right-hand opponent bids, doubles or redoubles."""
    return rho_acts(case) and ruled_as_a_bid(case)


@condition("31A2(a)", until=2007, cited=False)
def same_denomination_again(case: CallOutOfTurn) -> bool:
    """The new call repeats the denomination of the bid."""
    return rho_acts_over_the_bid(case) and case.repeats_denom


@condition("31A2(b)", until=2007, cited=False)
def another_call_than_that(case: CallOutOfTurn) -> bool:
    """The new call does not repeat the denomination of the bid."""
    return rho_acts_over_the_bid(case) and not case.repeats_denom


@consequence("31A2(a)", orders.LET_THE_NEW_CALL_STAND, until=2007)
def bid_of_the_same_denomination(case: CallOutOfTurn) -> bool:
    """A new call that repeats the denomination stands."""
    return same_denomination_again(case)


@consequence("31A2(a)", BAR_PARTNER_ONCE, until=2007)
def partner_passes_once_then(case: CallOutOfTurn) -> bool:
    """The partner then passes at the next turn."""
    return same_denomination_again(case)


@consequence("31A2(b)", orders.LET_THE_CALL_OF_ANOTHER_KIND_STAND, until=2007)
def another_call_stands(case: CallOutOfTurn) -> bool:
    """Any other new call stands."""
    return another_call_than_that(case)


@consequence("31A2(b)", BAR_PARTNER_THROUGHOUT, until=2007)
def partner_passes_throughout_then(case: CallOutOfTurn) -> bool:
    """The partner then passes to the end of the auction."""
    return another_call_than_that(case)


@condition("31B", until=2007, cited=False)
def bid_for_another(case: CallOutOfTurn) -> bool:
    """The bid was at the turn of partner, or of the dealer on the left, and is cancelled."""
    return at_another_turn(case) and ruled_as_a_bid(case)


@consequence("31B", orders.SILENCE_PARTNER, until=2007)
def bid_silences_the_partner(case: CallOutOfTurn) -> bool:
    """After a bid at the partner's turn the partner passes to the end of the auction."""
    return bid_for_another(case)


@condition("32A", until=2007, cited=False)
def double_for_another(case: CallOutOfTurn) -> bool:
    """The double or redouble was at the partner's turn, and is cancelled."""
    return ruled_as_a_double(case) and at_another_turn(case)


@consequence("32A", orders.SILENCE_PARTNER, until=2007)
def double_silences_the_partner(case: CallOutOfTurn) -> bool:
    """After a double at the partner's turn the partner passes to the end of the auction."""
    return double_for_another(case)


@condition("32B2", until=2007, cited=False)
def rho_acts_over_the_double(case: CallOutOfTurn) -> bool:
    """The double was cancelled, and the right-hand opponent bids, doubles or redoubles."""
    return ruled_as_a_double(case) and rho_acts(case)


@consequence("32B2", orders.LET_THE_CALL_OF_ANOTHER_KIND_STAND, until=2007)
def call_after_the_double_stands(case: CallOutOfTurn) -> bool:
    """If that opponent acts, the offender may make any legal call."""
    return rho_acts_over_the_double(case)


@consequence("32B2", BAR_PARTNER_THROUGHOUT, until=2007)
def partner_passes_throughout_after_it(case: CallOutOfTurn) -> bool:
    """The partner then passes to the end of the auction."""
    return rho_acts_over_the_double(case)
