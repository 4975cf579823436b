"""Laws 29 to 32 of 2007 - A call out of turn that is not accepted, by its kind and the turn."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import YesNo
from lawcore.provisions.orders import BarPartnerOnce, BarPartnerThroughout
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn, Lho, TurnOf
from lawcore.subjects.call_out_of_turn.law_28 import (
    double_at_lhos_turn,
    later_bid_at_lhos_turn,
    ruled_as_a_bid,
    ruled_as_a_double,
    ruled_as_a_pass,
)
from lawcore.subjects.call_out_of_turn.law_29 import (
    at_another_turn,
    at_rhos_turn,
    is_still_at_issue,
    lho_declines,
    rho_acts,
)
from lawcore.subjects.call_out_of_turn.orders import (
    CancelItForLho,
    CancelItForPartner,
    CancelItForRho,
    LetHimPassOnce,
    LetHimPassThroughout,
    LetPartnerBidOrPass,
    LetTheCallOfAnotherKindStand,
    LetTheNewCallStand,
    LookItUpInThatCode,
    NoteThatItWentBackToRho,
    SilencePartner,
)


@consequence("29A", since=2007, until=2007)
def acceptance_is_not_covered(call_out_of_turn: CallOutOfTurn) -> LookItUpInThatCode | None:
    """What follows where the next player accepts the call was not read for this edition."""
    if not is_still_at_issue(call_out_of_turn):
        return None
    return None if call_out_of_turn.lho is Lho.DECLINES else LookItUpInThatCode()


@consequence("32", since=2007, until=2007)
def double_at_lhos_turn_is_not_covered(
    call_out_of_turn: CallOutOfTurn,
) -> LookItUpInThatCode | None:
    """Of a double at the turn of the opponent on his left nothing was read for this edition."""
    return LookItUpInThatCode() if double_at_lhos_turn(call_out_of_turn) else None


@consequence("31B", since=2007, until=2007)
def later_bid_is_not_covered(call_out_of_turn: CallOutOfTurn) -> LookItUpInThatCode | None:
    """A bid at that turn, after an earlier call of his own, may be a change of that call."""
    return LookItUpInThatCode() if later_bid_at_lhos_turn(call_out_of_turn) else None


@condition("30", since=2007, until=2007, cited=False)
def pass_not_accepted(call_out_of_turn: CallOutOfTurn) -> bool:
    """It is a pass and not an artificial one, and it is not accepted."""
    return ruled_as_a_pass(call_out_of_turn) and lho_declines(call_out_of_turn)


@consequence("30", since=2007, until=2007)
def turn_goes_back_after_a_pass(
    call_out_of_turn: CallOutOfTurn,
) -> CancelItForRho | CancelItForPartner | CancelItForLho | None:
    """A pass that is not accepted is cancelled, and the turn goes back to whose it was."""
    if not pass_not_accepted(call_out_of_turn):
        return None
    if call_out_of_turn.turn_of is TurnOf.RHO:
        return CancelItForRho()
    if call_out_of_turn.turn_of is TurnOf.PARTNER:
        return CancelItForPartner()
    return CancelItForLho()


@condition("30A", since=2007, until=2007, cited=False)
def pass_before_any_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """Nobody had bid before the pass."""
    return pass_not_accepted(call_out_of_turn) and call_out_of_turn.any_bid_before is YesNo.NO


@condition("30B", since=2007, until=2007, cited=False)
def pass_after_a_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """Somebody had bid before the pass."""
    return pass_not_accepted(call_out_of_turn) and call_out_of_turn.any_bid_before is YesNo.YES


@consequence("30A", since=2007, until=2007)
def passes_once_before_any_bid(call_out_of_turn: CallOutOfTurn) -> LetHimPassOnce | None:
    """Who passed out of turn before any bid passes again at his next turn."""
    return LetHimPassOnce() if pass_before_any_bid(call_out_of_turn) else None


@consequence("30B1", since=2007, until=2007)
def passes_once_at_rhos_turn(call_out_of_turn: CallOutOfTurn) -> LetHimPassOnce | None:
    """After a bid, who passed at the turn of the opponent on his right passes at his next."""
    if not at_rhos_turn(call_out_of_turn):
        return None
    return LetHimPassOnce() if pass_after_a_bid(call_out_of_turn) else None


@condition("30B2", since=2007, until=2007, cited=False)
def passed_for_his_partner(call_out_of_turn: CallOutOfTurn) -> bool:
    """After a bid he passed at his partner's turn."""
    if call_out_of_turn.turn_of is not TurnOf.PARTNER:
        return False
    return pass_after_a_bid(call_out_of_turn)


@consequence("30B2(a)", since=2007, until=2007)
def passes_throughout(call_out_of_turn: CallOutOfTurn) -> LetHimPassThroughout | None:
    """After a bid, who passed at his partner's turn passes whenever it is his turn."""
    return LetHimPassThroughout() if passed_for_his_partner(call_out_of_turn) else None


@consequence("30B2(b)", since=2007, until=2007)
def partner_does_not_double(call_out_of_turn: CallOutOfTurn) -> LetPartnerBidOrPass | None:
    """The partner may bid or pass, but not double or redouble at that turn."""
    return LetPartnerBidOrPass() if passed_for_his_partner(call_out_of_turn) else None


@consequence("31", since=2007, until=2007)
def turn_goes_back_after_a_bid(
    call_out_of_turn: CallOutOfTurn,
) -> CancelItForRho | CancelItForPartner | CancelItForLho | NoteThatItWentBackToRho | None:
    """A bid that is not accepted is cancelled, and the turn goes back to whose it was."""
    if not ruled_as_a_bid(call_out_of_turn) or not lho_declines(call_out_of_turn):
        return None
    if rho_acts(call_out_of_turn):
        return NoteThatItWentBackToRho()
    if call_out_of_turn.turn_of is TurnOf.RHO:
        return CancelItForRho()
    if call_out_of_turn.turn_of is TurnOf.PARTNER:
        return CancelItForPartner()
    return CancelItForLho()


@condition("31A2", since=2007, until=2007, cited=False)
def rho_acts_over_the_bid(call_out_of_turn: CallOutOfTurn) -> bool:
    """The bid was cancelled, and the opponent on his right bids, doubles or redoubles."""
    return ruled_as_a_bid(call_out_of_turn) and rho_acts(call_out_of_turn)


@condition("31A2(a)", since=2007, until=2007, cited=False)
def same_denomination_again(call_out_of_turn: CallOutOfTurn) -> bool:
    """His new call repeats the denomination of the bid."""
    if not rho_acts_over_the_bid(call_out_of_turn):
        return False
    return call_out_of_turn.repeats_denom is YesNo.YES


@condition("31A2(b)", since=2007, until=2007, cited=False)
def another_call_than_that(call_out_of_turn: CallOutOfTurn) -> bool:
    """His new call does not repeat the denomination of the bid."""
    if not rho_acts_over_the_bid(call_out_of_turn):
        return False
    return call_out_of_turn.repeats_denom is YesNo.NO


@consequence("31A2(a)", since=2007, until=2007)
def bid_of_the_same_denomination(call_out_of_turn: CallOutOfTurn) -> LetTheNewCallStand | None:
    """A new call that repeats the denomination stands."""
    return LetTheNewCallStand() if same_denomination_again(call_out_of_turn) else None


@consequence("31A2(a)", since=2007, until=2007)
def partner_passes_once_then(call_out_of_turn: CallOutOfTurn) -> BarPartnerOnce | None:
    """The partner then passes at his next turn."""
    return BarPartnerOnce() if same_denomination_again(call_out_of_turn) else None


@consequence("31A2(b)", since=2007, until=2007)
def another_call_stands(call_out_of_turn: CallOutOfTurn) -> LetTheCallOfAnotherKindStand | None:
    """Any other new call stands."""
    return LetTheCallOfAnotherKindStand() if another_call_than_that(call_out_of_turn) else None


@consequence("31A2(b)", since=2007, until=2007)
def partner_passes_throughout_then(
    call_out_of_turn: CallOutOfTurn,
) -> BarPartnerThroughout | None:
    """The partner then passes whenever it is his turn."""
    return BarPartnerThroughout() if another_call_than_that(call_out_of_turn) else None


@condition("31B", since=2007, until=2007, cited=False)
def bid_for_another(call_out_of_turn: CallOutOfTurn) -> bool:
    """The bid was at the turn of his partner, or of the dealer on his left, and is cancelled."""
    return ruled_as_a_bid(call_out_of_turn) and at_another_turn(call_out_of_turn)


@consequence("31B", since=2007, until=2007)
def bid_silences_the_partner(call_out_of_turn: CallOutOfTurn) -> SilencePartner | None:
    """After a bid at his partner's turn the partner passes whenever it is his turn."""
    return SilencePartner() if bid_for_another(call_out_of_turn) else None


@consequence("32", since=2007, until=2007)
def turn_goes_back_after_a_double(
    call_out_of_turn: CallOutOfTurn,
) -> CancelItForRho | CancelItForPartner | NoteThatItWentBackToRho | None:
    """A double that is not accepted is cancelled, and the turn goes back to whose it was."""
    if not ruled_as_a_double(call_out_of_turn) or not lho_declines(call_out_of_turn):
        return None
    if rho_acts(call_out_of_turn):
        return NoteThatItWentBackToRho()
    return CancelItForRho() if at_rhos_turn(call_out_of_turn) else CancelItForPartner()


@condition("32A", since=2007, until=2007, cited=False)
def double_for_another(call_out_of_turn: CallOutOfTurn) -> bool:
    """The double or redouble was at his partner's turn, and is cancelled."""
    return ruled_as_a_double(call_out_of_turn) and at_another_turn(call_out_of_turn)


@consequence("32A", since=2007, until=2007)
def double_silences_the_partner(call_out_of_turn: CallOutOfTurn) -> SilencePartner | None:
    """After a double at his partner's turn the partner passes whenever it is his turn."""
    return SilencePartner() if double_for_another(call_out_of_turn) else None


@condition("32B2", since=2007, until=2007, cited=False)
def rho_acts_over_the_double(call_out_of_turn: CallOutOfTurn) -> bool:
    """The double was cancelled, and the opponent on his right bids, doubles or redoubles."""
    return ruled_as_a_double(call_out_of_turn) and rho_acts(call_out_of_turn)


@consequence("32B2", since=2007, until=2007)
def call_after_the_double_stands(
    call_out_of_turn: CallOutOfTurn,
) -> LetTheCallOfAnotherKindStand | None:
    """If that opponent acts, he may make any legal call."""
    return LetTheCallOfAnotherKindStand() if rho_acts_over_the_double(call_out_of_turn) else None


@consequence("32B2", since=2007, until=2007)
def partner_passes_throughout_after_it(
    call_out_of_turn: CallOutOfTurn,
) -> BarPartnerThroughout | None:
    """The partner then passes whenever it is his turn."""
    return BarPartnerThroughout() if rho_acts_over_the_double(call_out_of_turn) else None
