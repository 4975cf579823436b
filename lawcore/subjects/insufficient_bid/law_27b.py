"""Law 27B - An insufficient bid that is not accepted, by what takes its place."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import Judged, YesNo
from lawcore.provisions.orders import BarPartnerThroughout, ExplainTheChoice
from lawcore.subjects.insufficient_bid.facts import InsufficientBid, Lho2, Prior, Replacement
from lawcore.subjects.insufficient_bid.law_27a import lho_declines
from lawcore.subjects.insufficient_bid.orders import (
    CancelTheBid,
    CancelTheDouble,
    CancelTheSecondBid,
    CompareTheCalls,
    ExplainWhatMayReplaceIt,
    HaveItReplaced,
    HaveTheDoubleReplaced,
    HaveTheSecondBidReplaced,
    LetLhoChooseAgain,
    LetTheAuctionGoOn,
    LetTheCallOfThatMeaningStand,
    LetTheReplacementStand,
    LetTheSecondBidStand,
)


@condition("27B", cited=False)
def waits_for_a_replacement(insufficient_bid: InsufficientBid) -> bool:
    """He has not yet said what takes the place of the bid."""
    return lho_declines(insufficient_bid) and insufficient_bid.repl is Replacement.NONE


@consequence("27B")
def bid_is_cancelled(insufficient_bid: InsufficientBid) -> CancelTheBid | None:
    """A bid that is not accepted is corrected by a legal call in its place."""
    return CancelTheBid() if waits_for_a_replacement(insufficient_bid) else None


@consequence("27B")
def he_chooses_a_legal_call(insufficient_bid: InsufficientBid) -> HaveItReplaced | None:
    """The offender chooses the legal call that takes its place."""
    return HaveItReplaced() if waits_for_a_replacement(insufficient_bid) else None


@consequence("10C1")
def he_is_told_what_follows(insufficient_bid: InsufficientBid) -> ExplainWhatMayReplaceIt | None:
    """The Director explains what follows from each replacement."""
    return ExplainWhatMayReplaceIt() if waits_for_a_replacement(insufficient_bid) else None


@condition("27B1", cited=False)
def lowest_of_the_same_denomination(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by the lowest sufficient bid that specifies the same denomination."""
    return lho_declines(insufficient_bid) and insufficient_bid.repl is Replacement.SAME_DENOM


@condition("27B", cited=False)
def sufficient_bid_or_pass(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by another sufficient bid or by a pass."""
    if not lho_declines(insufficient_bid):
        return False
    return (
        insufficient_bid.repl is Replacement.OTHER_BID or insufficient_bid.repl is Replacement.PASS
    )


@condition("27B", cited=False)
def double_or_redouble(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by a double or a redouble."""
    return lho_declines(insufficient_bid) and insufficient_bid.repl is Replacement.DBL_RDBL


@condition("27B", since=2017, cited=False)
def call_to_be_compared(insufficient_bid: InsufficientBid) -> bool:
    """What follows depends on whether the call that replaces it is comparable."""
    return sufficient_bid_or_pass(insufficient_bid) or double_or_redouble(insufficient_bid)


@condition("23A", since=2017, cited=False)
def found_comparable(insufficient_bid: InsufficientBid) -> bool:
    """The Director has found the call that replaces it comparable."""
    return call_to_be_compared(insufficient_bid) and insufficient_bid.cmp is Judged.YES


@condition("23A", since=2017)
def comparable_call(insufficient_bid: InsufficientBid) -> bool:
    """A call is comparable if it passes one of the three tests."""
    return found_comparable(insufficient_bid)


@condition("23A", since=2017, cited=False)
def call_that_is_not_comparable(insufficient_bid: InsufficientBid) -> bool:
    """The call that replaces it is not comparable."""
    return call_to_be_compared(insufficient_bid) and insufficient_bid.cmp is Judged.NO


@consequence("23A", since=2017)
def calls_are_compared(insufficient_bid: InsufficientBid) -> CompareTheCalls | None:
    """Whether a call is comparable is found by the tests of this Law."""
    if call_to_be_compared(insufficient_bid) and insufficient_bid.cmp is Judged.UNSURE:
        return CompareTheCalls()
    return None


@condition("27B", cited=False)
def first_replacement(insufficient_bid: InsufficientBid) -> bool:
    """No replacement was cancelled before."""
    return insufficient_bid.prior is Prior.NONE


@condition("27B1(a)", until=2007, cited=False)
def neither_bid_is_artificial(insufficient_bid: InsufficientBid) -> bool:
    """Neither the insufficient bid nor the one that replaces it is artificial, beyond dispute."""
    if not lowest_of_the_same_denomination(insufficient_bid):
        return False
    return insufficient_bid.natural_both is YesNo.YES


@condition("27B1(b)", until=2007, cited=False)
def call_to_be_measured(insufficient_bid: InsufficientBid) -> bool:
    """It matters whether the new call says as much as the insufficient bid, or more precisely."""
    if lowest_of_the_same_denomination(insufficient_bid):
        return not neither_bid_is_artificial(insufficient_bid)
    return sufficient_bid_or_pass(insufficient_bid) or double_or_redouble(insufficient_bid)


@condition("27B1(b)", until=2007, cited=False)
def same_or_more_precise(insufficient_bid: InsufficientBid) -> bool:
    """The new call means the same as the insufficient bid, or something more precise."""
    return call_to_be_measured(insufficient_bid) and insufficient_bid.precise is YesNo.YES


@condition("27B2", until=2007, cited=False)
def neither_same_nor_more_precise(insufficient_bid: InsufficientBid) -> bool:
    """The new call means something that the insufficient bid did not."""
    return call_to_be_measured(insufficient_bid) and insufficient_bid.precise is YesNo.NO


@condition("26A", since=2017)
def no_restriction_after_it(insufficient_bid: InsufficientBid) -> bool:
    """Where a comparable call takes the place of a withdrawn one, no lead is restricted."""
    return comparable_call(insufficient_bid)


@consequence("27B1(a)", since=2017)
def same_denomination_goes_on(insufficient_bid: InsufficientBid) -> LetTheAuctionGoOn | None:
    """After the lowest sufficient bid of the same denomination the auction goes on as it is."""
    if lowest_of_the_same_denomination(insufficient_bid) and first_replacement(insufficient_bid):
        return LetTheAuctionGoOn()
    return None


@same_denomination_goes_on.older("27B1(a)", until=2007)
def _natural_bids_go_on(insufficient_bid: InsufficientBid) -> LetTheAuctionGoOn | None:
    """If neither bid is artificial, the lowest of that denomination leaves partner free."""
    if not first_replacement(insufficient_bid):
        return None
    return LetTheAuctionGoOn() if neither_bid_is_artificial(insufficient_bid) else None


@consequence("27B1(b)", since=2017)
def comparable_call_goes_on(insufficient_bid: InsufficientBid) -> LetTheAuctionGoOn | None:
    """After a comparable call the auction goes on as it is."""
    if not no_restriction_after_it(insufficient_bid):
        return None
    return LetTheAuctionGoOn() if first_replacement(insufficient_bid) else None


@comparable_call_goes_on.older("27B1(b)", until=2007)
def _precise_call_goes_on(
    insufficient_bid: InsufficientBid,
) -> LetTheCallOfThatMeaningStand | None:
    """A legal call of the same or a more precise meaning leaves the partner free."""
    if not first_replacement(insufficient_bid):
        return None
    return LetTheCallOfThatMeaningStand() if same_or_more_precise(insufficient_bid) else None


@condition("27B2", since=2017, cited=False)
def replaced_otherwise(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by another sufficient bid or a pass that is not comparable."""
    if not sufficient_bid_or_pass(insufficient_bid) or not first_replacement(insufficient_bid):
        return False
    return call_that_is_not_comparable(insufficient_bid)


@replaced_otherwise.older("27B2", until=2007)
def _replaced_by_another_meaning(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by a bid or a pass that says something else."""
    if double_or_redouble(insufficient_bid) or not first_replacement(insufficient_bid):
        return False
    return neither_same_nor_more_precise(insufficient_bid)


@consequence("27B2")
def any_other_replacement_stands(
    insufficient_bid: InsufficientBid,
) -> LetTheReplacementStand | None:
    """Another sufficient bid or a pass stands."""
    return LetTheReplacementStand() if replaced_otherwise(insufficient_bid) else None


@consequence("27B2")
def partner_is_silenced(insufficient_bid: InsufficientBid) -> BarPartnerThroughout | None:
    """The offender's partner then passes whenever it is his turn."""
    return BarPartnerThroughout() if replaced_otherwise(insufficient_bid) else None


@condition("27B3", since=2017, cited=False)
def doubled_without_comparison(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by a double or redouble that is not comparable."""
    return double_or_redouble(insufficient_bid) and call_that_is_not_comparable(insufficient_bid)


@doubled_without_comparison.older("27B3", until=2007)
def _doubled_with_another_meaning(insufficient_bid: InsufficientBid) -> bool:
    """It is replaced by a double or redouble that says something else."""
    if not double_or_redouble(insufficient_bid):
        return False
    return neither_same_nor_more_precise(insufficient_bid)


@consequence("27B3")
def double_is_cancelled(insufficient_bid: InsufficientBid) -> CancelTheDouble | None:
    """A double or redouble that is not comparable is cancelled."""
    return CancelTheDouble() if doubled_without_comparison(insufficient_bid) else None


@consequence("27B3")
def double_is_replaced(insufficient_bid: InsufficientBid) -> HaveTheDoubleReplaced | None:
    """He then has to choose another call."""
    return HaveTheDoubleReplaced() if doubled_without_comparison(insufficient_bid) else None


@condition("27B4")
def insufficient_again(insufficient_bid: InsufficientBid) -> bool:
    """An attempt to replace it by another insufficient bid is ruled as the first."""
    return lho_declines(insufficient_bid) and insufficient_bid.repl is Replacement.INSUFF_AGAIN


@condition("27B4", cited=False)
def waits_for_lho_again(insufficient_bid: InsufficientBid) -> bool:
    """The next player has not said whether he accepts the second bid."""
    return insufficient_again(insufficient_bid) and insufficient_bid.lho2 is Lho2.UNDECIDED


@consequence("27B4")
def choice_is_explained_again(insufficient_bid: InsufficientBid) -> ExplainTheChoice | None:
    """The Director explains the choice that there is about the second bid."""
    return ExplainTheChoice() if waits_for_lho_again(insufficient_bid) else None


@consequence("27A1")
def second_bid_may_be_accepted(
    insufficient_bid: InsufficientBid,
) -> LetLhoChooseAgain | LetTheSecondBidStand | None:
    """The second insufficient bid may be accepted as the first might."""
    if waits_for_lho_again(insufficient_bid):
        return LetLhoChooseAgain()
    if insufficient_again(insufficient_bid) and insufficient_bid.lho2 is Lho2.ACCEPTS:
        return LetTheSecondBidStand()
    return None


@condition("27B4", cited=False)
def second_bid_declined(insufficient_bid: InsufficientBid) -> bool:
    """The second insufficient bid is not accepted."""
    return insufficient_again(insufficient_bid) and insufficient_bid.lho2 is Lho2.DECLINES


@consequence("27B4")
def second_bid_is_cancelled(insufficient_bid: InsufficientBid) -> CancelTheSecondBid | None:
    """A second insufficient bid that is not accepted is cancelled."""
    return CancelTheSecondBid() if second_bid_declined(insufficient_bid) else None


@consequence("27B4")
def second_bid_is_replaced(insufficient_bid: InsufficientBid) -> HaveTheSecondBidReplaced | None:
    """He then has to choose a legal call, as after a double."""
    return HaveTheSecondBidReplaced() if second_bid_declined(insufficient_bid) else None


@condition("27B3", since=2017, cited=False)
def legal_at_the_second_attempt(insufficient_bid: InsufficientBid) -> bool:
    """A legal call takes the place of a replacement that was cancelled."""
    if first_replacement(insufficient_bid) or not lho_declines(insufficient_bid):
        return False
    if lowest_of_the_same_denomination(insufficient_bid) or found_comparable(insufficient_bid):
        return True
    return sufficient_bid_or_pass(insufficient_bid) and call_that_is_not_comparable(
        insufficient_bid
    )


@legal_at_the_second_attempt.older("27B3", until=2007)
def _legal_after_all(insufficient_bid: InsufficientBid) -> bool:
    """A legal call takes the place of a replacement that was cancelled."""
    if first_replacement(insufficient_bid):
        return False
    if double_or_redouble(insufficient_bid):
        return same_or_more_precise(insufficient_bid)
    if lowest_of_the_same_denomination(insufficient_bid):
        return True
    return sufficient_bid_or_pass(insufficient_bid)


@derived
@consequence("27B3")
def later_replacement_stands(insufficient_bid: InsufficientBid) -> LetTheReplacementStand | None:
    """The legal call that takes the place of a cancelled double stands."""
    if not legal_at_the_second_attempt(insufficient_bid):
        return None
    return LetTheReplacementStand() if insufficient_bid.prior is Prior.DBL else None


@derived
@consequence("27B4")
def replacement_of_the_second_bid_stands(
    insufficient_bid: InsufficientBid,
) -> LetTheReplacementStand | None:
    """The legal call that takes the place of a second insufficient bid stands."""
    if not legal_at_the_second_attempt(insufficient_bid):
        return None
    return LetTheReplacementStand() if insufficient_bid.prior is Prior.INSUFF else None


@consequence("27B3")
def partner_is_silenced_whatever_follows(
    insufficient_bid: InsufficientBid,
) -> BarPartnerThroughout | None:
    """After a cancelled attempt the partner passes throughout, whatever he then chooses."""
    if doubled_without_comparison(insufficient_bid) or second_bid_declined(insufficient_bid):
        return BarPartnerThroughout()
    return BarPartnerThroughout() if later_replacement_stands(insufficient_bid) else None


@derived
@consequence("27B4")
def partner_is_silenced_after_the_second_bid(
    insufficient_bid: InsufficientBid,
) -> BarPartnerThroughout | None:
    """After a second insufficient bid the partner passes throughout, as after a double."""
    if replacement_of_the_second_bid_stands(insufficient_bid):
        return BarPartnerThroughout()
    return None
