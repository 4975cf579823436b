"""Law 29 - A call out of turn that is accepted or cancelled."""

from lawcore.article import condition, consequence
from lawcore.provisions.law_10c2 import chosen_without_consulting
from lawcore.subjects.call_out_of_turn.facts import CallOutOfTurn, Lho, NewCall, RhoThen, TurnOf
from lawcore.subjects.call_out_of_turn.law_28 import (
    is_a_call_out_of_turn,
    player_in_turn_has_called,
    ruled_as_a_bid,
    ruled_as_a_double,
    ruled_as_a_pass,
)
from lawcore.subjects.call_out_of_turn.orders import (
    CancelItForLho,
    CancelItForPartner,
    CancelItForRho,
    CompareTheCalls,
    LetLhoAcceptOrDecline,
    LetPartnerCallWhatHeLikes,
    LetTheCallStand,
    LookHowPartnerCalled,
    NoteThatItWentBackToPartner,
    NoteThatItWentBackToRho,
    NoteThatLhoCalledFirst,
)


@condition("29", cited=False)
def is_still_at_issue(call_out_of_turn: CallOutOfTurn) -> bool:
    """The next player may accept the call or decline it."""
    if player_in_turn_has_called(call_out_of_turn):
        return False
    return is_a_call_out_of_turn(call_out_of_turn)


@condition("29A", since=2017, cited=False)
def lho_has_not_chosen(call_out_of_turn: CallOutOfTurn) -> bool:
    """The next player has not been asked yet."""
    return is_still_at_issue(call_out_of_turn) and call_out_of_turn.lho is Lho.UNDECIDED


@condition("29B", cited=False)
def lho_declines(call_out_of_turn: CallOutOfTurn) -> bool:
    """The next player does not accept the call."""
    return is_still_at_issue(call_out_of_turn) and call_out_of_turn.lho is Lho.DECLINES


@consequence("29A", since=2017)
def lho_may_accept(
    call_out_of_turn: CallOutOfTurn,
) -> LetLhoAcceptOrDecline | LetTheCallStand | None:
    """The next player may accept a call out of turn, and gives up the rectification by that."""
    if chosen_without_consulting(call_out_of_turn):
        return LetLhoAcceptOrDecline()
    if not is_still_at_issue(call_out_of_turn):
        return None
    return LetTheCallStand() if call_out_of_turn.lho is Lho.ACCEPTS else None


@condition("29B", cited=False)
def at_rhos_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """The call is not accepted, and it was the turn of the opponent on his right."""
    return lho_declines(call_out_of_turn) and call_out_of_turn.turn_of is TurnOf.RHO


@condition("29B", cited=False)
def at_another_turn(call_out_of_turn: CallOutOfTurn) -> bool:
    """The call is not accepted, and it was the turn of his partner, or of the dealer after him."""
    return lho_declines(call_out_of_turn) and call_out_of_turn.turn_of is not TurnOf.RHO


@condition("31", cited=False)
def depends_on_rho(call_out_of_turn: CallOutOfTurn) -> bool:
    """What he has to do depends on what the opponent on his right calls."""
    return at_rhos_turn(call_out_of_turn) and not ruled_as_a_pass(call_out_of_turn)


@condition("31", cited=False)
def rho_acts(call_out_of_turn: CallOutOfTurn) -> bool:
    """The opponent on his right bids, doubles or redoubles."""
    return depends_on_rho(call_out_of_turn) and call_out_of_turn.rho_then is RhoThen.ACTS


@condition("31", since=2017, cited=False)
def he_calls_what_he_likes(call_out_of_turn: CallOutOfTurn) -> bool:
    """At his turn he may make any legal call."""
    return at_another_turn(call_out_of_turn) or rho_acts(call_out_of_turn)


@condition("23A", since=2017, cited=False)
def is_to_be_compared(call_out_of_turn: CallOutOfTurn) -> bool:
    """Whether his new call is comparable is not clear."""
    return he_calls_what_he_likes(call_out_of_turn) and call_out_of_turn.cmp is NewCall.UNSURE


@condition("31", since=2017, cited=False)
def has_not_called_again(call_out_of_turn: CallOutOfTurn) -> bool:
    """He has not made his new call yet."""
    return he_calls_what_he_likes(call_out_of_turn) and call_out_of_turn.cmp is NewCall.NONE


@condition("23A", since=2017, cited=False)
def found_comparable(call_out_of_turn: CallOutOfTurn) -> bool:
    """The Director has found his new call comparable."""
    return he_calls_what_he_likes(call_out_of_turn) and call_out_of_turn.cmp is NewCall.YES


@condition("23A", since=2017, cited=False)
def found_not_comparable(call_out_of_turn: CallOutOfTurn) -> bool:
    """The Director has found his new call not comparable."""
    return he_calls_what_he_likes(call_out_of_turn) and call_out_of_turn.cmp is NewCall.NO


@condition("29B", since=2017, cited=False)
def is_ruled_by_its_kind(call_out_of_turn: CallOutOfTurn) -> bool:
    """The withdrawn call is ruled as a pass, as a bid or as a double."""
    return (
        ruled_as_a_pass(call_out_of_turn)
        or ruled_as_a_bid(call_out_of_turn)
        or ruled_as_a_double(call_out_of_turn)
    )


@consequence("23A", since=2017)
def calls_are_compared(call_out_of_turn: CallOutOfTurn) -> CompareTheCalls | None:
    """Whether a call is comparable is found by the tests of this Law."""
    if is_to_be_compared(call_out_of_turn) and is_ruled_by_its_kind(call_out_of_turn):
        return CompareTheCalls()
    return None


@condition("29B", since=2017, cited=False)
def is_cancelled(call_out_of_turn: CallOutOfTurn) -> bool:
    """The call is cancelled, and what follows can be told."""
    return lho_declines(call_out_of_turn) and not is_to_be_compared(call_out_of_turn)


@condition("29B", since=2017, cited=False)
def has_made_a_new_call(call_out_of_turn: CallOutOfTurn) -> bool:
    """The turn went back, and he has called again."""
    return found_comparable(call_out_of_turn) or found_not_comparable(call_out_of_turn)


@consequence("29B", since=2017)
def turn_went_back(
    call_out_of_turn: CallOutOfTurn,
) -> NoteThatItWentBackToRho | NoteThatItWentBackToPartner | NoteThatLhoCalledFirst | None:
    """The call that was not accepted was cancelled, and the turn went back to whose it was."""
    if not has_made_a_new_call(call_out_of_turn):
        return None
    if call_out_of_turn.turn_of is TurnOf.RHO:
        return NoteThatItWentBackToRho()
    if call_out_of_turn.turn_of is TurnOf.PARTNER:
        return NoteThatItWentBackToPartner()
    return NoteThatLhoCalledFirst()


@consequence("29B", since=2017)
def turn_goes_back(
    call_out_of_turn: CallOutOfTurn,
) -> CancelItForRho | CancelItForPartner | CancelItForLho | None:
    """A call that is not accepted is cancelled, and the turn goes back to whose it was."""
    if not is_cancelled(call_out_of_turn) or has_made_a_new_call(call_out_of_turn):
        return None
    if call_out_of_turn.turn_of is TurnOf.RHO:
        return CancelItForRho()
    if call_out_of_turn.turn_of is TurnOf.PARTNER:
        return CancelItForPartner()
    return CancelItForLho()


@consequence("29B", since=2017)
def partner_calls_first(
    call_out_of_turn: CallOutOfTurn,
) -> LetPartnerCallWhatHeLikes | LookHowPartnerCalled | None:
    """The partner may make any legal call, whatever the withdrawn one has told him."""
    if not at_another_turn(call_out_of_turn) or not is_cancelled(call_out_of_turn):
        return None
    if has_not_called_again(call_out_of_turn):
        return LetPartnerCallWhatHeLikes()
    return LookHowPartnerCalled()
