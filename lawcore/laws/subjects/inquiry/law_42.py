"""Laws 42B and 43B - What dummy may ask, and what it costs."""

from lawcore.engine.article import condition, consequence, derived, remark
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.inquiry.facts import Asked, Asker, Inquiry, Wants
from lawcore.laws.subjects.inquiry.orders import (
    FORBID_THE_QUESTION,
    LET_HIM_ASK,
    REPLACE_AND_COUNT,
    REPROVE_THE_QUESTION,
)


@condition("43A2")
def dummy_had_lost_his_rights(case: Inquiry) -> bool:
    """Dummy had exchanged hands, left the seat to watch declarer or looked at a hand."""
    return case.dummy_lost_rights


@condition("61B2(a)", was={1997: "61B"})
def dummy_asks_declarer(case: Inquiry) -> bool:
    """Dummy asks declarer, or wants to."""
    return case.asker is Asker.DUMMY and case.wants is Wants.ASK_DECLARER


@condition("61B2(b)", was={1997: "42B1"})
def dummy_asks_a_defender(case: Inquiry) -> bool:
    """Dummy asks a defender, or wants to."""
    return case.asker is Asker.DUMMY and case.wants is Wants.ASK_DEFENDER


@consequence("42B1", LET_HIM_ASK, FORBID_THE_QUESTION, REPROVE_THE_QUESTION)
def dummy_may_ask_declarer_only(case: Inquiry) -> Order | None:
    """A dummy with full rights may ask declarer, but not a defender."""
    if dummy_asks_a_defender(case):
        return FORBID_THE_QUESTION if case.asked is Asked.NOT_YET else REPROVE_THE_QUESTION
    if not dummy_asks_declarer(case) or dummy_had_lost_his_rights(case):
        return None
    return LET_HIM_ASK


@derived
@consequence("42B", FORBID_THE_QUESTION, REPROVE_THE_QUESTION)
def dummy_had_lost_that_right(case: Inquiry) -> Order | None:
    """Dummy has the rights of 42B only within the limits of 43."""
    if not dummy_asks_declarer(case) or not dummy_had_lost_his_rights(case):
        return None
    if case.asked is Asked.NOT_YET:
        return FORBID_THE_QUESTION
    return REPROVE_THE_QUESTION if case.asked is Asked.AFTER_OTHERS else None


@consequence("43B2(b)", REPLACE_AND_COUNT)
def counted_because_dummy_asked(case: Inquiry) -> bool:
    """Once a dummy without rights asks declarer first, the card is replaced and 64 applies."""
    return (
        dummy_asks_declarer(case)
        and dummy_had_lost_his_rights(case)
        and (case.asked is Asked.FIRST)
    )


@consequence(
    "43B3",
    Order("PlayOnAsIfNothingHadHappened", decides="play_on"),
    since=2007,
    exception_to=dummy_may_ask_declarer_only,
)
def no_rectification_now(case: Inquiry) -> bool:
    """Where a dummy without rights points at a defender's irregularity first, play goes on."""
    return (
        dummy_asks_a_defender(case)
        and case.asked is Asked.FIRST
        and dummy_had_lost_his_rights(case)
    )


@no_rectification_now.older("43B3", Order("ImposeNoPenalty", decides="play_on"), until=1997)
def _no_penalty(case: Inquiry) -> bool:
    """Where a dummy without rights points at a defender's irregularity first, none is due."""
    return (
        dummy_asks_a_defender(case)
        and case.asked is Asked.FIRST
        and dummy_had_lost_his_rights(case)
    )


@condition("43B3", since=2007, cited=False)
def nothing_is_corrected_now(case: Inquiry) -> bool:
    """Dummy had no rights, and the defender's irregularity stays as it is while play goes on."""
    return no_rectification_now(case)


@condition("61A", cited=False)
def asked_a_defender_and_it_is_ruled(case: Inquiry) -> bool:
    """Dummy has asked a defender about a revoke that is ruled on now."""
    if not dummy_asks_a_defender(case) or case.asked is Asked.NOT_YET:
        return False
    return not nothing_is_corrected_now(case)


@derived
@condition("43A1", cited=False)
def dummy_asked_though_he_may_not(case: Inquiry) -> bool:
    """Dummy has asked a defender, or declarer with the right already lost."""
    if dummy_asks_a_defender(case):
        return case.asked is not Asked.NOT_YET
    if not dummy_asks_declarer(case) or not dummy_had_lost_his_rights(case):
        return False
    return case.asked is not Asked.NOT_YET


@derived
@condition("43B1", cited=False)
def asked_a_defender_and_the_revoke_is_ruled(case: Inquiry) -> bool:
    """Dummy has asked a defender, and the rectification is still due."""
    if not dummy_asks_a_defender(case) or case.asked is Asked.NOT_YET:
        return False
    return not no_rectification_now(case)


@remark("J12")
def whether_it_is_a_penalty_card(case: Inquiry) -> bool:
    """Whether the withdrawn card is a penalty card though it was dummy who asked."""
    return asked_a_defender_and_the_revoke_is_ruled(case)


@remark("J13", until=1997)
def whether_dummys_question_counts(case: Inquiry) -> bool:
    """Whether 63B of 1997 applies where it was dummy who asked the defender."""
    return asked_a_defender_and_the_revoke_is_ruled(case)


@remark("J32")
def what_no_text_forbids_him(case: Inquiry) -> bool:
    """That a dummy without rights has to keep silent is drawn from what it costs not to."""
    return dummy_had_lost_that_right(case)
