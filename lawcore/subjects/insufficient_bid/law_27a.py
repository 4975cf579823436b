"""Law 27A and C - An insufficient bid that is accepted, or replaced too soon."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import YesNo
from lawcore.provisions.law_10c2 import chosen_without_consulting
from lawcore.subjects.insufficient_bid.facts import InsufficientBid, Lho, Meant, Turn
from lawcore.subjects.insufficient_bid.orders import (
    ApplyTheLawOfBidsOutOfTurn,
    AskWhichBidLhoCalledOver,
    LetLhoAcceptOrDecline,
    LetTheBidStand,
    LetTheFirstBidStand,
    RuleABidOutOfTurn,
    TakeHisReplacementAsMade,
)


@condition("27", cited=False)
def bid_as_he_meant(insufficient_bid: InsufficientBid) -> bool:
    """He meant to make the bid."""
    return insufficient_bid.meant is Meant.MEANT


@condition("27", cited=False)
def at_his_turn(insufficient_bid: InsufficientBid) -> bool:
    """He made it at his turn."""
    return bid_as_he_meant(insufficient_bid) and insufficient_bid.turn is Turn.IN_TURN


@condition("31")
def bid_out_of_rotation(insufficient_bid: InsufficientBid) -> bool:
    """A bid out of rotation has a Law of its own."""
    return bid_as_he_meant(insufficient_bid) and insufficient_bid.turn is Turn.OUT_OF_TURN


@consequence("27A2", since=2017)
def out_of_turn_comes_first(insufficient_bid: InsufficientBid) -> RuleABidOutOfTurn | None:
    """An insufficient bid out of turn is ruled as a bid out of turn, unless it is accepted."""
    return RuleABidOutOfTurn() if bid_out_of_rotation(insufficient_bid) else None


@out_of_turn_comes_first.older("27A2", until=2007)
def _ruled_as_a_bid_out_of_turn(
    insufficient_bid: InsufficientBid,
) -> ApplyTheLawOfBidsOutOfTurn | None:
    """An insufficient bid out of turn is ruled as a bid out of turn, unless it is accepted."""
    return ApplyTheLawOfBidsOutOfTurn() if bid_out_of_rotation(insufficient_bid) else None


@condition("27A1", cited=False)
def lho_has_not_chosen(insufficient_bid: InsufficientBid) -> bool:
    """The next player has not been asked yet."""
    return at_his_turn(insufficient_bid) and insufficient_bid.lho is Lho.UNDECIDED


@condition("27A1", cited=False)
def lho_accepts(insufficient_bid: InsufficientBid) -> bool:
    """The next player accepts the bid, or has called."""
    if not at_his_turn(insufficient_bid):
        return False
    return insufficient_bid.lho is Lho.ACCEPTS or insufficient_bid.lho is Lho.CALLED


@condition("27", cited=False)
def lho_declines(insufficient_bid: InsufficientBid) -> bool:
    """The next player does not accept the bid."""
    return at_his_turn(insufficient_bid) and insufficient_bid.lho is Lho.DECLINES


@condition("27C", cited=False)
def was_replaced_early(insufficient_bid: InsufficientBid) -> bool:
    """He had replaced the bid before the Director came."""
    return at_his_turn(insufficient_bid) and insufficient_bid.early is YesNo.YES


@condition("27C", cited=False)
def lho_called_over_one_of_two(insufficient_bid: InsufficientBid) -> bool:
    """The next player has called after two bids, and it is not known over which."""
    if not lho_accepts(insufficient_bid) or not was_replaced_early(insufficient_bid):
        return False
    return insufficient_bid.lho is Lho.CALLED


@condition("16A1(a)")
def is_authorised_as_a_legal_call(insufficient_bid: InsufficientBid) -> bool:
    """What comes from a legal call, or one that is accepted, anybody may use."""
    return lho_accepts(insufficient_bid) and not was_replaced_early(insufficient_bid)


@consequence("27A1")
def may_be_accepted(
    insufficient_bid: InsufficientBid,
) -> (
    LetLhoAcceptOrDecline | LetTheBidStand | LetTheFirstBidStand | AskWhichBidLhoCalledOver | None
):
    """The next player may accept an insufficient bid as legal, and does so if he calls."""
    if chosen_without_consulting(insufficient_bid):
        return LetLhoAcceptOrDecline()
    if lho_called_over_one_of_two(insufficient_bid):
        return AskWhichBidLhoCalledOver()
    if is_authorised_as_a_legal_call(insufficient_bid):
        return LetTheBidStand()
    return LetTheFirstBidStand() if what_the_substitute_told(insufficient_bid) else None


@derived
@condition("27C", cited=False)
def accepted_after_all(insufficient_bid: InsufficientBid) -> bool:
    """The next player accepts the first bid though it had been replaced."""
    if not lho_accepts(insufficient_bid) or not was_replaced_early(insufficient_bid):
        return False
    return insufficient_bid.lho is Lho.ACCEPTS


@condition("16C", since=2017)
def what_the_substitute_told(insufficient_bid: InsufficientBid) -> bool:
    """What a withdrawn call told is authorised for the non-offending side alone."""
    return accepted_after_all(insufficient_bid)


what_the_substitute_told.numbered("16D", until=2007)


@consequence("27C")
def replaced_before_it_was_ruled(
    insufficient_bid: InsufficientBid,
) -> TakeHisReplacementAsMade | None:
    """A replacement made before the ruling stands if it is legal, unless the bid is accepted."""
    return TakeHisReplacementAsMade() if was_replaced_early(insufficient_bid) else None
