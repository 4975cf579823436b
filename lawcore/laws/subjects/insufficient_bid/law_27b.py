"""Law 27B - An insufficient bid that is not accepted, by what takes its place."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Ask, Order
from lawcore.laws.provisions.facts import Judged
from lawcore.laws.provisions.law_10c2 import chosen_without_consulting
from lawcore.laws.provisions.orders import (
    BAR_PARTNER_FROM_NOW_ON,
    BAR_PARTNER_THROUGHOUT,
    COMPARE_THE_CALLS,
)
from lawcore.laws.subjects.insufficient_bid import orders
from lawcore.laws.subjects.insufficient_bid.facts import InsufficientBid, Lho2, Prior, Replacement
from lawcore.laws.subjects.insufficient_bid.law_27a import (
    accepted_after_all,
    intention_is_not_clear,
    lho_called_over_one_of_two,
    lho_declines,
    lho_has_not_chosen,
)


@condition("27B", cited=False)
def waits_for_a_replacement(case: InsufficientBid) -> bool:
    """The offender has not yet said what takes the place of the bid."""
    return lho_declines(case) and case.repl is Replacement.NONE


@consequence("27B", Order("CancelTheBid", decides="cancelled"))
def bid_is_cancelled(case: InsufficientBid) -> bool:
    """A bid that is not accepted is corrected by a legal call in its place."""
    return waits_for_a_replacement(case)


@consequence("27B", orders.HAVE_IT_REPLACED)
def he_chooses_a_legal_call(case: InsufficientBid) -> bool:
    """The offender chooses the legal call that takes its place."""
    return waits_for_a_replacement(case)


@consequence("10C1", orders.EXPLAIN_WHAT_MAY_REPLACE_IT)
def he_is_told_what_follows(case: InsufficientBid) -> bool:
    """The Director explains what follows from each replacement."""
    return waits_for_a_replacement(case)


@condition("27B1", cited=False)
def lowest_of_the_same_denomination(case: InsufficientBid) -> bool:
    """It is replaced by the lowest sufficient bid that specifies the same denomination."""
    return lho_declines(case) and case.repl is Replacement.SAME_DENOM


@condition("27B", cited=False)
def sufficient_bid_or_pass(case: InsufficientBid) -> bool:
    """It is replaced by another sufficient bid or by a pass."""
    return lho_declines(case) and case.repl in (Replacement.OTHER_BID, Replacement.PASS)


@condition("27B", cited=False)
def double_or_redouble(case: InsufficientBid) -> bool:
    """It is replaced by a double or a redouble."""
    return lho_declines(case) and case.repl is Replacement.DBL_RDBL


@condition("27B", since=2017, cited=False)
def call_to_be_compared(case: InsufficientBid) -> bool:
    """What follows depends on whether the call that replaces it is comparable."""
    if lowest_of_the_same_denomination(case):
        return not first_replacement(case)
    return sufficient_bid_or_pass(case) or double_or_redouble(case)


@condition("23A", since=2017, cited=False)
def found_comparable(case: InsufficientBid) -> bool:
    """The Director has found the call that replaces it comparable."""
    return call_to_be_compared(case) and case.cmp is Judged.YES


@condition("23A", since=2017)
def comparable_call(case: InsufficientBid) -> bool:
    """A call is comparable if it passes one of the three tests."""
    return found_comparable(case)


@condition("23A", since=2017, cited=False)
def call_that_is_not_comparable(case: InsufficientBid) -> bool:
    """The call that replaces it is not comparable."""
    return call_to_be_compared(case) and case.cmp is Judged.NO


@consequence("23A", COMPARE_THE_CALLS, since=2017)
def calls_are_compared(case: InsufficientBid) -> bool:
    """Whether a call is comparable is found by the tests of this Law."""
    return call_to_be_compared(case) and case.cmp is Judged.UNSURE


@condition("27B", cited=False)
def first_replacement(case: InsufficientBid) -> bool:
    """No replacement was cancelled before."""
    return case.prior is Prior.NONE


@derived
@condition("27B3", cited=False)
def waits_after_a_cancelled_attempt(case: InsufficientBid) -> bool:
    """Nothing that stands has taken the place of an attempt that was cancelled, so far."""
    if not waits_for_a_replacement(case) and not waits_for_lho_again(case):
        return False
    return not first_replacement(case)


@condition("27B1(a)", until=2007, cited=False)
def neither_bid_is_artificial(case: InsufficientBid) -> bool:
    """Neither the insufficient bid nor the one that replaces it is artificial, beyond dispute."""
    return lowest_of_the_same_denomination(case) and case.natural_both


@condition("27B1(b)", until=2007, cited=False)
def call_to_be_measured(case: InsufficientBid) -> bool:
    """It matters whether the new call says as much as the insufficient bid, or more precisely."""
    if lowest_of_the_same_denomination(case):
        return not neither_bid_is_artificial(case)
    return sufficient_bid_or_pass(case) or double_or_redouble(case)


@condition("27B1(b)", until=2007, cited=False)
def same_or_more_precise(case: InsufficientBid) -> bool:
    """The new call means the same as the insufficient bid, or something more precise."""
    return call_to_be_measured(case) and case.precise


@condition("27B2", until=2007, cited=False)
def neither_same_nor_more_precise(case: InsufficientBid) -> bool:
    """The new call means something that the insufficient bid did not."""
    return call_to_be_measured(case) and not case.precise


@condition("26A", since=2017)
def no_restriction_after_it(case: InsufficientBid) -> bool:
    """Where a comparable call takes the place of a withdrawn one, no lead is restricted."""
    return comparable_call(case)


@consequence("27B1(a)", orders.LET_THE_AUCTION_GO_ON, since=2017)
def same_denomination_goes_on(case: InsufficientBid) -> bool:
    """After the lowest sufficient bid of the same denomination the auction goes on as it is."""
    return lowest_of_the_same_denomination(case) and first_replacement(case)


@same_denomination_goes_on.older("27B1(a)", until=2007)
def _natural_bids_go_on(case: InsufficientBid) -> bool:
    """If neither bid is artificial, the lowest of that denomination leaves partner free."""
    return neither_bid_is_artificial(case) and first_replacement(case)


@consequence("27B1(b)", orders.LET_THE_AUCTION_GO_ON, since=2017)
def comparable_call_goes_on(case: InsufficientBid) -> bool:
    """After a comparable call the auction goes on as it is."""
    return no_restriction_after_it(case) and first_replacement(case)


@comparable_call_goes_on.older(
    "27B1(b)",
    Order("LetTheCallOfThatMeaningStand", decides="replaced", effects={"info": "open"}),
    until=2007,
)
def _precise_call_goes_on(case: InsufficientBid) -> bool:
    """A legal call of the same or a more precise meaning leaves the partner free."""
    return same_or_more_precise(case) and first_replacement(case)


@condition("27B2", since=2017, cited=False)
def replaced_otherwise(case: InsufficientBid) -> bool:
    """It is replaced by another sufficient bid or a pass that is not comparable."""
    if not sufficient_bid_or_pass(case) or not call_that_is_not_comparable(case):
        return False
    return first_replacement(case)


@replaced_otherwise.older("27B2", until=2007)
def _replaced_by_another_meaning(case: InsufficientBid) -> bool:
    """It is replaced by a bid or a pass that says something else."""
    if double_or_redouble(case) or not neither_same_nor_more_precise(case):
        return False
    return first_replacement(case)


@consequence("27B2", orders.LET_THE_REPLACEMENT_STAND)
def any_other_replacement_stands(case: InsufficientBid) -> bool:
    """Another sufficient bid or a pass stands."""
    return replaced_otherwise(case)


@consequence("27B2", BAR_PARTNER_THROUGHOUT)
def partner_is_silenced(case: InsufficientBid) -> bool:
    """The offender's partner then passes to the end of the auction."""
    return replaced_otherwise(case)


@condition("27B3", since=2017, cited=False)
def doubled_without_comparison(case: InsufficientBid) -> bool:
    """It is replaced by a double or redouble that is not comparable."""
    return double_or_redouble(case) and call_that_is_not_comparable(case)


@doubled_without_comparison.older("27B3", until=2007)
def _doubled_with_another_meaning(case: InsufficientBid) -> bool:
    """It is replaced by a double or redouble that says something else."""
    return double_or_redouble(case) and neither_same_nor_more_precise(case)


@consequence("27B3", Order("CancelTheDouble", decides="replacement_cancelled"))
def double_is_cancelled(case: InsufficientBid) -> bool:
    """A double or redouble that is not comparable is cancelled."""
    return doubled_without_comparison(case)


@consequence(
    "27B3",
    Order("HaveTheDoubleReplaced", place=orders.REPLACE, asks=Ask("repl", {"prior": "dbl"})),
)
def double_is_replaced(case: InsufficientBid) -> bool:
    """The offender then has to choose another call."""
    return doubled_without_comparison(case)


@condition("27B4")
def insufficient_again(case: InsufficientBid) -> bool:
    """An attempt to replace it by another insufficient bid is ruled as the first."""
    return lho_declines(case) and case.repl is Replacement.INSUFF_AGAIN


@condition("27B4", cited=False)
def waits_for_lho_again(case: InsufficientBid) -> bool:
    """The next player has neither accepted nor refused the second bid."""
    return insufficient_again(case) and case.lho2 is Lho2.UNDECIDED


@condition("27A1", cited=False)
def lho_has_a_choice(case: InsufficientBid) -> bool:
    """The next player may accept the bid, or the second one, and has not chosen yet."""
    return lho_has_not_chosen(case) or waits_for_lho_again(case)


@consequence(
    "27A1",
    orders.LET_LHO_CHOOSE_AGAIN,
    orders.LET_THE_SECOND_BID_STAND,
    orders.LET_THAT_BID_STAND_TOO,
)
def second_bid_may_be_accepted(case: InsufficientBid) -> Order | None:
    """The second insufficient bid may be accepted as the first might."""
    if chosen_without_consulting(case) and waits_for_lho_again(case):
        return orders.LET_LHO_CHOOSE_AGAIN
    if accepted_after_a_cancelled_attempt(case):
        return orders.LET_THAT_BID_STAND_TOO
    return orders.LET_THE_SECOND_BID_STAND if second_bid_accepted(case) else None


@condition("27B4", cited=False)
def second_bid_accepted(case: InsufficientBid) -> bool:
    """The second insufficient bid is accepted, and the first was withdrawn for it."""
    return insufficient_again(case) and case.lho2 is Lho2.ACCEPTS


@derived
@condition("27B4", cited=False)
def accepted_after_a_cancelled_attempt(case: InsufficientBid) -> bool:
    """A further insufficient bid is accepted, but an attempt before it had been cancelled."""
    return second_bid_accepted(case) and not first_replacement(case)


@condition("27B4", cited=False)
def second_bid_declined(case: InsufficientBid) -> bool:
    """The second insufficient bid is not accepted."""
    return insufficient_again(case) and case.lho2 is Lho2.DECLINES


@consequence("27B4", Order("CancelTheSecondBid", decides="replacement_cancelled"))
def second_bid_is_cancelled(case: InsufficientBid) -> bool:
    """A second insufficient bid that is not accepted is cancelled."""
    return second_bid_declined(case)


@consequence(
    "27B4",
    Order("HaveTheSecondBidReplaced", place=orders.REPLACE, asks=Ask("repl", {"prior": "insuff"})),
)
def second_bid_is_replaced(case: InsufficientBid) -> bool:
    """The offender then has to choose a legal call, as after a double."""
    return second_bid_declined(case)


@condition("27B3", since=2017, cited=False)
def legal_at_the_second_attempt(case: InsufficientBid) -> bool:
    """A legal call takes the place of a replacement that was cancelled."""
    if not found_comparable(case) and double_or_redouble(case):
        return False
    if not found_comparable(case) and not call_that_is_not_comparable(case):
        return False
    return not first_replacement(case)


@legal_at_the_second_attempt.older("27B3", until=2007)
def _legal_after_all(case: InsufficientBid) -> bool:
    """A legal call takes the place of a replacement that was cancelled."""
    if double_or_redouble(case):
        return same_or_more_precise(case) and not first_replacement(case)
    if not lowest_of_the_same_denomination(case) and not sufficient_bid_or_pass(case):
        return False
    return not first_replacement(case)


@derived
@consequence("27B3", orders.LET_THE_REPLACEMENT_STAND)
def later_replacement_stands(case: InsufficientBid) -> bool:
    """The legal call that takes the place of a cancelled double stands."""
    return legal_at_the_second_attempt(case) and case.prior is Prior.DBL


@derived
@consequence("27B4", orders.LET_THE_REPLACEMENT_STAND)
def replacement_of_the_second_bid_stands(case: InsufficientBid) -> bool:
    """The legal call that takes the place of a second insufficient bid stands."""
    return legal_at_the_second_attempt(case) and case.prior is Prior.INSUFF


@consequence("27B3", BAR_PARTNER_FROM_NOW_ON, BAR_PARTNER_THROUGHOUT)
def partner_is_silenced_whatever_follows(case: InsufficientBid) -> Order | None:
    """After a cancelled attempt the partner passes throughout, whatever is then chosen."""
    if doubled_without_comparison(case) or second_bid_declined(case):
        return BAR_PARTNER_FROM_NOW_ON
    if waits_after_a_cancelled_attempt(case) and case.prior is Prior.DBL:
        return BAR_PARTNER_FROM_NOW_ON
    if accepted_after_a_cancelled_attempt(case) and case.prior is Prior.DBL:
        return BAR_PARTNER_THROUGHOUT
    return BAR_PARTNER_THROUGHOUT if later_replacement_stands(case) else None


@derived
@consequence("27B4", BAR_PARTNER_FROM_NOW_ON, BAR_PARTNER_THROUGHOUT)
def partner_is_silenced_after_the_second_bid(case: InsufficientBid) -> Order | None:
    """After a second insufficient bid the partner passes throughout, as after a double."""
    if waits_after_a_cancelled_attempt(case) and case.prior is Prior.INSUFF:
        return BAR_PARTNER_FROM_NOW_ON
    if accepted_after_a_cancelled_attempt(case) and case.prior is Prior.INSUFF:
        return BAR_PARTNER_THROUGHOUT
    return BAR_PARTNER_THROUGHOUT if replacement_of_the_second_bid_stands(case) else None


@remark("J41")
def what_he_meant(case: InsufficientBid) -> bool:
    """Whether the bid was a slip or was meant."""
    return intention_is_not_clear(case)


@remark("J43", since=2017)
def whether_it_is_comparable(case: InsufficientBid) -> bool:
    """Whether the new call is comparable."""
    return calls_are_compared(case)


@remark("J44")
def which_of_two_bids_is_meant(case: InsufficientBid) -> bool:
    """Which of two bids the next player means to accept or has called over."""
    return accepted_after_all(case) or lho_called_over_one_of_two(case)


@remark("J45")
def whether_a_later_call_frees_partner(case: InsufficientBid) -> bool:
    """Whether a good replacement after a cancelled attempt leaves the partner free."""
    if waits_after_a_cancelled_attempt(case):
        return True
    return legal_at_the_second_attempt(case) or second_bid_declined(case)


@remark("J69")
def whether_a_bid_accepted_restricts_the_lead(case: InsufficientBid) -> bool:
    """Whether a call withdrawn beside the bid that was accepted restricts a lead."""
    return accepted_after_all(case) or second_bid_accepted(case)
