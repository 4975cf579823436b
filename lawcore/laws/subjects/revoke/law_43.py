"""Laws 42 and 43 - Dummy's rights and limits, as far as they touch a revoke."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke.facts import TWELFTH, Hand, Revoke
from lawcore.laws.subjects.revoke.law_61 import (
    dummy_may_ask_declarer,
    dummy_may_not_ask_defenders,
    governed,
)
from lawcore.laws.subjects.revoke.law_62 import (
    both_sides_correct,
    must_be_corrected,
    to_be_corrected,
    twelfth_trick_is_corrected,
)
from lawcore.laws.subjects.revoke.law_63 import may_no_longer_be_corrected, unestablished
from lawcore.laws.subjects.revoke.law_69 import during_the_play
from lawcore.laws.subjects.revoke.orders import ALLOW_THE_QUESTION, NOTE, SUBSTITUTE_AND_COUNT


@condition("43A2")
def dummy_had_lost_his_rights(case: Revoke) -> bool:
    """Dummy spoke first, having exchanged hands, left the seat to watch or seen a hand."""
    return case.dummy_drew_attention and case.dummy_lost_rights


@condition("42B", cited=False)
def dummy_had_his_rights(case: Revoke) -> bool:
    """Dummy spoke first and had kept all rights."""
    return case.dummy_drew_attention and not case.dummy_lost_rights


@condition("42A3", since=2017, cited=False)
def a_revoke_of_dummys_hand(case: Revoke) -> bool:
    """The revoke was made from the hand of dummy."""
    return case.hand is Hand.DUMMY and governed(case)


@consequence("42B1", ALLOW_THE_QUESTION)
def dummy_asked_declarer(case: Revoke) -> bool:
    """A dummy with full rights may ask declarer about having no card of the suit."""
    return dummy_may_ask_declarer(case) and must_be_corrected(case) and dummy_had_his_rights(case)


@consequence("43B2(b)", SUBSTITUTE_AND_COUNT, exception_to=(to_be_corrected, both_sides_correct))
def counted_because_dummy_asked(case: Revoke) -> bool:
    """Once a dummy without rights asks declarer first, the card is replaced and 64 applies."""
    return case.hand is Hand.DECLARER and unestablished(case) and dummy_had_lost_his_rights(case)


@consequence("43B2(b)", Order("ReplaceItAsIfEstablished", place=NOTE))
def dummy_asked_at_the_twelfth(case: Revoke) -> bool:
    """On the twelfth trick a card of which such a dummy asks is replaced, and 64 applies."""
    return (
        case.hand is Hand.DECLARER
        and twelfth_trick_is_corrected(case)
        and dummy_had_lost_his_rights(case)
    )


@condition("43B3", cited=False)
def dummy_without_rights_pointed(case: Revoke) -> bool:
    """During the play a dummy without rights draws attention first to a defender's revoke."""
    return (
        case.hand is Hand.DEFENDER
        and case.trick != TWELFTH
        and during_the_play(case)
        and dummy_had_lost_his_rights(case)
    )


@consequence(
    "43B3",
    Order("PlayOnAsIfNothingHadHappened", decides="play_on"),
    since=2007,
    exception_to=(to_be_corrected, both_sides_correct, may_no_longer_be_corrected),
)
def no_rectification_now(case: Revoke) -> bool:
    """Where a dummy without rights points at a defender's irregularity first, play goes on."""
    return dummy_without_rights_pointed(case)


@condition("43A1(b)")
def dummy_pointed_at_a_defender(case: Revoke) -> bool:
    """During the play dummy is the first to ask about a defender's revoke or to point at it."""
    return (
        dummy_may_not_ask_defenders(case) and during_the_play(case) and case.dummy_drew_attention
    )


@consequence("16B1", Order("KeepItFromDeclarer", place=NOTE - 1), was={2007: "16B", 1997: "16A"})
def what_dummy_told_declarer(case: Revoke) -> bool:
    """What dummy's words on a defender's revoke told declarer is unauthorised."""
    return dummy_pointed_at_a_defender(case)


@condition("43B1", cited=False)
def dummy_went_too_far(case: Revoke) -> bool:
    """Dummy pointed at a defender's revoke, or asked declarer with the rights already lost."""
    return (
        dummy_pointed_at_a_defender(case)
        or counted_because_dummy_asked(case)
        or dummy_asked_at_the_twelfth(case)
    )
