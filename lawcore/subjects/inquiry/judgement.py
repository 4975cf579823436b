"""What the Laws leave open or to the Director, by the keys of the specification."""

from lawcore.article import remark
from lawcore.subjects.inquiry.facts import Inquiry
from lawcore.subjects.inquiry.law_42 import (
    asked_a_defender_and_the_revoke_is_ruled,
    dummy_had_lost_that_right,
    no_rectification_now,
)


@remark("J12")
def whether_it_is_a_penalty_card(case: Inquiry) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return asked_a_defender_and_the_revoke_is_ruled(case)


@remark("J13", until=1997)
def whether_dummys_question_counts(case: Inquiry) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return asked_a_defender_and_the_revoke_is_ruled(case)


@remark("J22", until=1997)
def whether_the_card_is_corrected(case: Inquiry) -> bool:
    """Whether the card of a defender's revoke is corrected or play just goes on."""
    return no_rectification_now(case)


@remark("J32")
def what_no_text_forbids_him(case: Inquiry) -> bool:
    """That a dummy without rights has to keep silent is drawn from what it costs him not to."""
    return dummy_had_lost_that_right(case)
