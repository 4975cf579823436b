"""Laws 26 and 27D - What hangs on an insufficient bid later, at the lead and at the end."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import Side
from lawcore.subjects.insufficient_bid.facts import Damage, InsufficientBid
from lawcore.subjects.insufficient_bid.law_27b import (
    comparable_call_goes_on,
    doubled_without_comparison,
    found_comparable,
    legal_at_the_second_attempt,
    replaced_otherwise,
    same_denomination_goes_on,
    second_bid_declined,
)
from lawcore.subjects.insufficient_bid.orders import (
    ConsiderTheScoreAsItWouldHaveBeen,
    ConsiderTheScoreWithoutTheBid,
    LeaveTheScore,
    LookWhetherTheBidHelped,
    RestrictNoLeadAfterAComparableCall,
)


@condition("27B", cited=False)
def partner_has_to_pass(insufficient_bid: InsufficientBid) -> bool:
    """A call was withdrawn, and what takes its place silences the partner."""
    if replaced_otherwise(insufficient_bid) or doubled_without_comparison(insufficient_bid):
        return True
    return second_bid_declined(insufficient_bid) or legal_at_the_second_attempt(insufficient_bid)


@condition("26A", since=2017, cited=False)
def comparable_after_all(insufficient_bid: InsufficientBid) -> bool:
    """The call that stands after a cancelled attempt is comparable."""
    return legal_at_the_second_attempt(insufficient_bid) and found_comparable(insufficient_bid)


@condition("26B", since=2017, cited=False)
def no_comparable_call(insufficient_bid: InsufficientBid) -> bool:
    """No comparable call has taken the place of the withdrawn one."""
    return partner_has_to_pass(insufficient_bid) and not comparable_after_all(insufficient_bid)


@no_comparable_call.older("26", until=2007)
def _replaced_at_a_price(insufficient_bid: InsufficientBid) -> bool:
    """A call was withdrawn, and what takes its place silences the partner."""
    return partner_has_to_pass(insufficient_bid)


@condition("26B", since=2017, cited=False)
def his_side_defends(insufficient_bid: InsufficientBid) -> bool:
    """The auction is over, and his side defends."""
    return insufficient_bid.side is Side.DEFENDS


@condition("26B", since=2017, cited=False)
def his_side_declares(insufficient_bid: InsufficientBid) -> bool:
    """The auction is over, and his side plays the contract."""
    return insufficient_bid.side is Side.DECLARES


his_side_defends.numbered("26", until=2007)
his_side_declares.numbered("26", until=2007)


@derived
@consequence("26A", since=2017)
def lead_is_free_after_a_comparable_call(
    insufficient_bid: InsufficientBid,
) -> RestrictNoLeadAfterAComparableCall | None:
    """Where the call that stands in the end is comparable, no lead is restricted."""
    return RestrictNoLeadAfterAComparableCall() if comparable_after_all(insufficient_bid) else None


@condition("27D", cited=False)
def auction_went_on_without_rectification(insufficient_bid: InsufficientBid) -> bool:
    """The replacement left the partner free."""
    if same_denomination_goes_on(insufficient_bid):
        return True
    return bool(comparable_call_goes_on(insufficient_bid))


@consequence("27D", since=2017)
def help_of_the_bid_is_looked_at(
    insufficient_bid: InsufficientBid,
) -> LookWhetherTheBidHelped | ConsiderTheScoreWithoutTheBid | LeaveTheScore | None:
    """If the bid has helped its side and damaged the other, the score is adjusted."""
    if not auction_went_on_without_rectification(insufficient_bid):
        return None
    if insufficient_bid.damage is Damage.NOT_YET:
        return LookWhetherTheBidHelped()
    if insufficient_bid.damage is Damage.YES:
        return ConsiderTheScoreWithoutTheBid()
    return LeaveTheScore()


@help_of_the_bid_is_looked_at.older("27D", until=2007)
def _help_is_looked_at(
    insufficient_bid: InsufficientBid,
) -> LookWhetherTheBidHelped | ConsiderTheScoreAsItWouldHaveBeen | LeaveTheScore | None:
    """If the bid has helped its side and damaged the other, the score is adjusted."""
    if not auction_went_on_without_rectification(insufficient_bid):
        return None
    if insufficient_bid.damage is Damage.NOT_YET:
        return LookWhetherTheBidHelped()
    if insufficient_bid.damage is Damage.YES:
        return ConsiderTheScoreAsItWouldHaveBeen()
    return LeaveTheScore()
