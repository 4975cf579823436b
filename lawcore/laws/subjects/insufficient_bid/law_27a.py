"""Laws 25A, 27A and 27C - An insufficient bid that was a slip, accepted, or replaced too soon."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Ask, Lead, Order
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting
from lawcore.laws.subjects.insufficient_bid import orders
from lawcore.laws.subjects.insufficient_bid.facts import InsufficientBid, Lho, Meant, Turn


@condition("27", cited=False)
def bid_as_he_meant(case: InsufficientBid) -> bool:
    """The bid was meant."""
    return case.meant is Meant.MEANT


@condition("27", cited=False)
def at_his_turn(case: InsufficientBid) -> bool:
    """The bid was made in turn."""
    return bid_as_he_meant(case) and case.turn is Turn.IN_TURN


@condition("31")
def bid_out_of_rotation(case: InsufficientBid) -> bool:
    """A bid out of rotation has a Law of its own."""
    return bid_as_he_meant(case) and case.turn is Turn.OUT_OF_TURN


@consequence(
    "27A2",
    Order(
        "RuleABidOutOfTurn",
        decides="another_law",
        leads_to=Lead("call_out_of_turn", {"kind": "bid", "insufficient": "yes"}, at_once=True),
    ),
    since=2017,
)
def out_of_turn_comes_first(case: InsufficientBid) -> bool:
    """An insufficient bid out of turn is ruled as a bid out of turn, unless it is accepted."""
    return bid_out_of_rotation(case)


@out_of_turn_comes_first.older(
    "27A2",
    Order(
        "ApplyTheLawOfBidsOutOfTurn",
        decides="another_law",
        leads_to=Lead("call_out_of_turn", {"kind": "bid"}, at_once=True),
    ),
    until=2007,
)
def _ruled_as_a_bid_out_of_turn(case: InsufficientBid) -> bool:
    """An insufficient bid out of turn is ruled as a bid out of turn, unless it is accepted."""
    return bid_out_of_rotation(case)


@condition("27A1", cited=False)
def lho_has_not_chosen(case: InsufficientBid) -> bool:
    """The next player has not been asked yet."""
    return at_his_turn(case) and case.lho is Lho.UNDECIDED


@condition("27A1", cited=False)
def lho_accepts(case: InsufficientBid) -> bool:
    """The next player accepts the bid, or has called."""
    return at_his_turn(case) and case.lho in (Lho.ACCEPTS, Lho.CALLED)


@condition("27", cited=False)
def lho_declines(case: InsufficientBid) -> bool:
    """The next player does not accept the bid."""
    return at_his_turn(case) and case.lho is Lho.DECLINES


@condition("27C", cited=False)
def was_replaced_early(case: InsufficientBid) -> bool:
    """The bid had been replaced before the Director came."""
    return at_his_turn(case) and case.early


@condition("27C", cited=False)
def lho_called_over_one_of_two(case: InsufficientBid) -> bool:
    """The next player has called after two bids, and it is not known over which."""
    return lho_accepts(case) and was_replaced_early(case) and case.lho is Lho.CALLED


@condition("16A1(a)")
def is_authorised_as_a_legal_call(case: InsufficientBid) -> bool:
    """What comes from a legal call, or one that is accepted, anybody may use."""
    return lho_accepts(case) and not was_replaced_early(case)


@consequence(
    "27A1",
    orders.LET_LHO_ACCEPT_OR_DECLINE,
    orders.LET_THE_BID_STAND,
    orders.LET_THE_FIRST_BID_STAND,
    orders.ASK_WHICH_BID_LHO_CALLED_OVER,
)
def may_be_accepted(case: InsufficientBid) -> Order | None:
    """The next player may accept an insufficient bid as legal, and does so by calling."""
    if chosen_without_consulting(case) and lho_has_not_chosen(case):
        return orders.LET_LHO_ACCEPT_OR_DECLINE
    if lho_called_over_one_of_two(case):
        return orders.ASK_WHICH_BID_LHO_CALLED_OVER
    if is_authorised_as_a_legal_call(case):
        return orders.LET_THE_BID_STAND
    return orders.LET_THE_FIRST_BID_STAND if accepted_after_all(case) else None


@condition("27C")
def accepted_after_all(case: InsufficientBid) -> bool:
    """The next player accepts the first bid though it had been replaced."""
    return lho_accepts(case) and was_replaced_early(case) and case.lho is Lho.ACCEPTS


@consequence("27C", orders.TAKE_HIS_REPLACEMENT_AS_MADE, orders.RULE_HIS_REPLACEMENT)
def replaced_before_it_was_ruled(case: InsufficientBid) -> Order | None:
    """A replacement made before the ruling stands if it is legal, unless the bid is accepted."""
    if not was_replaced_early(case) or accepted_after_all(case):
        return None
    if lho_declines(case):
        return orders.RULE_HIS_REPLACEMENT
    return orders.TAKE_HIS_REPLACEMENT_AS_MADE


@condition("25A2", since=2017)
def was_no_intention(case: InsufficientBid) -> bool:
    """The call that was first intended stands, however soon the player regrets it."""
    return case.meant is Meant.SLIP


@consequence(
    "25A1",
    Order(
        "RuleAChangeOfCall",
        decides="another_law",
        leads_to=Lead("changed_call", {"meant": "slip"}, at_once=True),
    ),
    since=2017,
)
def was_a_slip(case: InsufficientBid) -> bool:
    """After a mechanical error or a slip of the tongue the intended call takes its place."""
    return was_no_intention(case)


@was_a_slip.older("25A1", Order("ApplyTheLawOfUnintendedCalls", decides="another_law"), until=2007)
def _was_not_intended(case: InsufficientBid) -> bool:
    """An unintended call may be changed before the partner calls, if there was no pause."""
    return case.meant is Meant.SLIP


@consequence(
    "25A2",
    Order("AskHimAwayFromTheTable", decides="to_be_judged", asks=Ask("meant")),
    was={2007: "25A1"},
)
def intention_is_not_clear(case: InsufficientBid) -> bool:
    """What was meant at that moment has to be known before anything is ruled."""
    return case.meant is Meant.UNSURE
