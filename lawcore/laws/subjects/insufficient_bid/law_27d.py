"""Laws 26 and 27D - What hangs on an insufficient bid later, at the lead and at the end."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.facts import Side
from lawcore.laws.subjects.insufficient_bid import law_27a, law_27b, orders
from lawcore.laws.subjects.insufficient_bid.facts import InsufficientBid


@condition("27B", cited=False)
def partner_has_to_pass(case: InsufficientBid) -> bool:
    """A call was withdrawn, and what takes its place silences the partner."""
    if law_27b.replaced_otherwise(case) or law_27b.doubled_without_comparison(case):
        return True
    if law_27b.accepted_after_a_cancelled_attempt(case):
        return True
    if law_27b.waits_after_a_cancelled_attempt(case):
        return True
    return law_27b.second_bid_declined(case) or law_27b.legal_at_the_second_attempt(case)


@derived
@condition("26A", since=2017, cited=False)
def comparable_after_all(case: InsufficientBid) -> bool:
    """The call that stands after a cancelled attempt is comparable."""
    return law_27b.legal_at_the_second_attempt(case) and law_27b.found_comparable(case)


@condition("16C", since=2017, cited=False)
def a_call_is_withdrawn(case: InsufficientBid) -> bool:
    """A call was withdrawn, and neither the paragraph 27B1 nor a comparable call ends 16C."""
    if law_27a.accepted_after_all(case) or law_27b.second_bid_accepted(case):
        return True
    return partner_has_to_pass(case) and not comparable_after_all(case)


@a_call_is_withdrawn.older("16D", until=2007)
def _any_call_that_is_withdrawn(case: InsufficientBid) -> bool:
    """A call was withdrawn, and 27B1 does not end 16D."""
    if law_27a.accepted_after_all(case) or law_27b.second_bid_accepted(case):
        return True
    return partner_has_to_pass(case)


@condition("26B", since=2017, cited=False)
def no_comparable_call(case: InsufficientBid) -> bool:
    """No comparable call has taken the place of the withdrawn one."""
    return partner_has_to_pass(case) and not comparable_after_all(case)


@no_comparable_call.older("26", until=2007)
def _replaced_at_a_price(case: InsufficientBid) -> bool:
    """A call was withdrawn, and what takes its place silences the partner."""
    return partner_has_to_pass(case)


@condition("27B3", cited=False)
def another_call_is_due(case: InsufficientBid) -> bool:
    """A replacement was cancelled, and has to be replaced in turn."""
    if law_27b.waits_after_a_cancelled_attempt(case):
        return True
    return law_27b.doubled_without_comparison(case) or law_27b.second_bid_declined(case)


@condition("26B", was={2007: "26"}, cited=False)
def his_side_defends(case: InsufficientBid) -> bool:
    """The auction is over, and the offending side defends."""
    return case.side is Side.DEFENDS and not another_call_is_due(case)


@condition("26B", was={2007: "26"}, cited=False)
def his_side_declares(case: InsufficientBid) -> bool:
    """The auction is over, and the offending side plays the contract."""
    return case.side is Side.DECLARES


@condition("27D", cited=False)
def auction_went_on_without_rectification(case: InsufficientBid) -> bool:
    """The replacement left the partner free."""
    return law_27b.same_denomination_goes_on(case) or law_27b.comparable_call_goes_on(case)


@consequence("27D", *orders.HELP_BY_DAMAGE.values(), since=2017)
def help_of_the_bid_is_looked_at(case: InsufficientBid) -> Order | None:
    """If the bid has helped its side and damaged the other, the score is adjusted."""
    if not auction_went_on_without_rectification(case):
        return None
    return orders.HELP_BY_DAMAGE[case.damage]


@help_of_the_bid_is_looked_at.older("27D", *orders.HELP_BY_DAMAGE_IN_2007.values(), until=2007)
def _help_is_looked_at(case: InsufficientBid) -> Order | None:
    """If the bid has helped its side and damaged the other, the score is adjusted."""
    if not auction_went_on_without_rectification(case):
        return None
    return orders.HELP_BY_DAMAGE_IN_2007[case.damage]
