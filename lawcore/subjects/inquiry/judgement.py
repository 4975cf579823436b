"""What the Laws leave open or to the Director, by the keys of the specification."""

from lawcore.article import remark
from lawcore.subjects.inquiry.facts import Inquiry
from lawcore.subjects.inquiry.law_42 import dummy_is_liable_to_a_penalty, no_rectification_now


@remark("J12")
def whether_it_is_a_penalty_card(inquiry: Inquiry) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return bool(dummy_is_liable_to_a_penalty(inquiry))


@remark("J13", until=1997)
def whether_dummys_question_counts(inquiry: Inquiry) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return bool(dummy_is_liable_to_a_penalty(inquiry))


@remark("J22", until=1997)
def whether_the_card_is_corrected(inquiry: Inquiry) -> bool:
    """Whether the card of a defender's revoke is corrected or play just goes on."""
    return bool(no_rectification_now(inquiry))
