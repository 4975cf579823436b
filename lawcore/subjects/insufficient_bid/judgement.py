"""What the Laws leave to the Director on an insufficient bid."""

from lawcore.article import remark
from lawcore.subjects.insufficient_bid.facts import InsufficientBid
from lawcore.subjects.insufficient_bid.law_25 import intention_is_not_clear
from lawcore.subjects.insufficient_bid.law_27a import (
    accepted_after_all,
    lho_called_over_one_of_two,
)
from lawcore.subjects.insufficient_bid.law_27b import (
    calls_are_compared,
    legal_at_the_second_attempt,
    second_bid_declined,
)


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
    return legal_at_the_second_attempt(case) or second_bid_declined(case)
