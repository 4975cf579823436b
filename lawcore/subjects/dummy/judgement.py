"""What the Laws leave open or to the Director, by the keys of the specification."""

from lawcore.article import remark
from lawcore.subjects.dummy.facts import Act, Dummy, Irregular
from lawcore.subjects.dummy.law_42 import prevented_an_irregularity, used_a_right_he_had_lost
from lawcore.subjects.dummy.law_43b import (
    asked_what_he_may_not,
    gave_up_his_rights,
    no_rectification_now,
    speaks_of_a_defenders_revoke,
)


@remark("J10")
def dummy_who_was_shown_a_hand(case: Dummy) -> bool:
    """Whether dummy lost his protection though he did nothing himself."""
    return case.act is Act.SHOWN_DEFENDER_HAND


@remark("J12")
def whether_it_is_a_penalty_card(case: Dummy) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return asked_what_he_may_not(case)


@remark("J13", until=1997)
def whether_dummys_question_counts(case: Dummy) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return asked_what_he_may_not(case)


@remark("J22", until=1997)
def whether_the_card_is_corrected(case: Dummy) -> bool:
    """Whether the card of a defender's revoke is corrected or play just goes on."""
    return no_rectification_now(case) and speaks_of_a_defenders_revoke(case)


@remark("J31", since=2007, until=2007)
def whose_irregularity_he_may_prevent(case: Dummy) -> bool:
    """Whether dummy may prevent a defender's irregularity, which 42B2 does not name."""
    return prevented_an_irregularity(case) and case.was_irregularity_by is Irregular.DEFENDER


@remark("J32")
def what_no_text_forbids_him(case: Dummy) -> bool:
    """That a dummy without rights has to keep silent is drawn from what it costs him not to."""
    return gave_up_his_rights(case) or used_a_right_he_had_lost(case)
