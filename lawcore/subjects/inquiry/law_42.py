"""Laws 42B and 43B - What dummy may ask, and what it costs."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.inquiry.facts import Asked, Asker, Inquiry, Wants
from lawcore.subjects.inquiry.orders import (
    ForbidTheQuestion,
    LetHimAsk,
    PlayOnAsIfNothingHadHappened,
    ReplaceAndCount,
    ReproveTheQuestion,
)


@condition("43A2")
def dummy_had_lost_his_rights(inquiry: Inquiry) -> bool:
    """Dummy had exchanged hands, left his seat to watch declarer or looked at a hand."""
    return inquiry.dummy_lost_rights


@condition("61B2(a)", since=2007)
def dummy_asks_declarer(inquiry: Inquiry) -> bool:
    """Dummy asks declarer, or wants to."""
    return inquiry.asker is Asker.DUMMY and inquiry.wants is Wants.ASK_DECLARER


dummy_asks_declarer.numbered("61B", until=1997)


@condition("61B2(b)", since=2007)
def dummy_asks_a_defender(inquiry: Inquiry) -> bool:
    """Dummy asks a defender, or wants to."""
    return inquiry.asker is Asker.DUMMY and inquiry.wants is Wants.ASK_DEFENDER


dummy_asks_a_defender.numbered("42B1", until=1997)


@consequence("42B1")
def dummy_may_ask_declarer_only(
    inquiry: Inquiry,
) -> LetHimAsk | ForbidTheQuestion | ReproveTheQuestion | None:
    """Dummy with his rights may ask declarer, but not a defender."""
    if dummy_asks_a_defender(inquiry):
        return ForbidTheQuestion() if inquiry.asked is Asked.NOT_YET else ReproveTheQuestion()
    if not dummy_asks_declarer(inquiry) or dummy_had_lost_his_rights(inquiry):
        return None
    return LetHimAsk()


@derived
@consequence("42B")
def dummy_had_lost_that_right(
    inquiry: Inquiry,
) -> ForbidTheQuestion | ReproveTheQuestion | None:
    """Dummy has the rights of 42B only while he keeps within the limits of 43."""
    if not dummy_asks_declarer(inquiry) or not dummy_had_lost_his_rights(inquiry):
        return None
    if inquiry.asked is Asked.NOT_YET:
        return ForbidTheQuestion()
    return ReproveTheQuestion() if inquiry.asked is Asked.AFTER_OTHERS else None


@consequence("43B2(b)")
def counted_because_dummy_asked(inquiry: Inquiry) -> ReplaceAndCount | None:
    """Once a dummy without rights asks declarer first, the card is replaced and 64 applies."""
    if dummy_asks_declarer(inquiry) and dummy_had_lost_his_rights(inquiry):
        return ReplaceAndCount() if inquiry.asked is Asked.FIRST else None
    return None


@consequence("43B3", since=2007, exception_to=dummy_may_ask_declarer_only)
def no_rectification_now(inquiry: Inquiry) -> PlayOnAsIfNothingHadHappened | None:
    """Where a dummy without rights points at a defender's irregularity first, play goes on."""
    if not dummy_asks_a_defender(inquiry) or inquiry.asked is not Asked.FIRST:
        return None
    return PlayOnAsIfNothingHadHappened() if dummy_had_lost_his_rights(inquiry) else None


no_rectification_now.numbered("43B3", until=1997)


@derived
@condition("43A1", cited=False)
def dummy_asked_though_he_may_not(inquiry: Inquiry) -> bool:
    """Dummy has asked a defender, or declarer after he had lost the right."""
    if dummy_asks_a_defender(inquiry):
        return inquiry.asked is not Asked.NOT_YET
    if not dummy_asks_declarer(inquiry) or not dummy_had_lost_his_rights(inquiry):
        return False
    return inquiry.asked is not Asked.NOT_YET


@derived
@condition("43B1", cited=False)
def asked_a_defender_and_the_revoke_is_ruled(inquiry: Inquiry) -> bool:
    """Dummy has asked a defender, and the rectification is still due."""
    if not dummy_asks_a_defender(inquiry) or inquiry.asked is Asked.NOT_YET:
        return False
    return not no_rectification_now(inquiry)
