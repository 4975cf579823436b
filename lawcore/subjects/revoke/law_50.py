"""Laws 50 and 62B - What becomes of the card that is withdrawn."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.revoke.facts import TWELFTH, Hand, Revoke
from lawcore.subjects.revoke.law_43 import counted_because_dummy_asked
from lawcore.subjects.revoke.law_62 import both_sides_correct, corrected
from lawcore.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.subjects.revoke.law_69 import claimed_after_it
from lawcore.subjects.revoke.orders import (
    DeclarerChoosesTheLead,
    ForgetItOncePickedUp,
    MajorPenaltyCard,
    PlayItAtTheFirstOpportunity,
    PutBackFaceUp,
    ReplaceFreely,
)


@condition("62B", cited=False)
def a_card_is_withdrawn(revoke: Revoke) -> bool:
    """The revoke card is taken back and a legal card is played."""
    return (
        corrected(revoke)
        or bool(counted_because_dummy_asked(revoke))
        or bool(counted_because_partner_asked(revoke))
    )


@condition("50B")
def deliberately_played(revoke: Revoke) -> bool:
    """The card came from the unfaced hand and was deliberately played, whatever its rank."""
    return not revoke.played_card_faced


@consequence("62B1")
def becomes_a_major_penalty_card(revoke: Revoke) -> MajorPenaltyCard | None:
    """A withdrawn card that a defender played from his unfaced hand is a major penalty card."""
    if revoke.hand is not Hand.DEFENDER or not a_card_is_withdrawn(revoke):
        return None
    return MajorPenaltyCard() if deliberately_played(revoke) else None


@consequence("62B2")
def replaced_without_more(revoke: Revoke) -> ReplaceFreely | PutBackFaceUp | None:
    """A card of declarer's or dummy's, or one already faced, is replaced without more."""
    if not a_card_is_withdrawn(revoke):
        return None
    if revoke.hand is not Hand.DEFENDER:
        return ReplaceFreely()
    return PutBackFaceUp() if revoke.played_card_faced else None


@derived
@condition("50D", cited=False)
def tricks_are_still_to_be_played(revoke: Revoke) -> bool:
    """Another lead can come: the hand goes on after the trick of the revoke and the next one."""
    return revoke.trick != TWELFTH and not claimed_after_it(revoke)


@condition("50D", cited=False)
def a_penalty_card_restricts_the_defenders(revoke: Revoke) -> bool:
    """A card that a defender has withdrawn lies on the table while the play goes on."""
    if not becomes_a_major_penalty_card(revoke) and not both_sides_correct(revoke):
        return False
    return tricks_are_still_to_be_played(revoke)


@consequence("50D1(a)", since=2007)
def played_at_the_first_opportunity(revoke: Revoke) -> PlayItAtTheFirstOpportunity | None:
    """A major penalty card is played as soon as that is legal."""
    if a_penalty_card_restricts_the_defenders(revoke):
        return PlayItAtTheFirstOpportunity()
    return None


played_at_the_first_opportunity.numbered("50D1", until=1997)


@consequence("50D2")
def declarer_chooses_before_the_lead(revoke: Revoke) -> DeclarerChoosesTheLead | None:
    """The offender's partner may not lead before declarer has said what he wants."""
    return DeclarerChoosesTheLead() if a_penalty_card_restricts_the_defenders(revoke) else None


@derived
@condition("50E", since=2017, cited=False)
def a_penalty_card_informs(revoke: Revoke) -> bool:
    """A penalty card lies on the table, and the other side has not revoked on the trick too."""
    return a_penalty_card_restricts_the_defenders(revoke) and not both_sides_correct(revoke)


@consequence("50E2", since=2017)
def forgotten_once_picked_up(revoke: Revoke) -> ForgetItOncePickedUp | None:
    """What a card that was picked up has told is unauthorised for the partner alone."""
    return ForgetItOncePickedUp() if a_penalty_card_informs(revoke) else None
