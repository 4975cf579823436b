"""Laws 50 to 52 and 62B - What becomes of the card that is withdrawn."""

from lawcore.article import condition, consequence
from lawcore.subjects.revoke.facts import Hand, Revoke
from lawcore.subjects.revoke.law_43 import counted_because_dummy_asked
from lawcore.subjects.revoke.law_62 import corrected
from lawcore.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.subjects.revoke.orders import (
    DeclarerChoosesTheLead,
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


@condition("50", cited=False)
def a_penalty_card_lies_on_the_table(revoke: Revoke) -> bool:
    """The card a defender withdraws lies face up."""
    return revoke.hand is Hand.DEFENDER and a_card_is_withdrawn(revoke)


@condition("50B")
def deliberately_played(revoke: Revoke) -> bool:
    """The card came from the unfaced hand, by a play that was meant, whatever its rank."""
    return not revoke.played_card_faced


@consequence("62B1")
def becomes_a_major_penalty_card(revoke: Revoke) -> MajorPenaltyCard | None:
    """A card withdrawn to a defender's unfaced hand becomes a major penalty card."""
    if a_penalty_card_lies_on_the_table(revoke) and deliberately_played(revoke):
        return MajorPenaltyCard()
    return None


@consequence("62B2")
def replaced_without_more(revoke: Revoke) -> ReplaceFreely | PutBackFaceUp | None:
    """A card of declarer's or dummy's, or one already faced, is replaced without more."""
    if not a_card_is_withdrawn(revoke):
        return None
    if revoke.hand is not Hand.DEFENDER:
        return ReplaceFreely()
    return PutBackFaceUp() if revoke.played_card_faced else None


@consequence("50D1")
def played_at_the_first_opportunity(revoke: Revoke) -> PlayItAtTheFirstOpportunity | None:
    """A major penalty card is played as soon as that is legal."""
    return PlayItAtTheFirstOpportunity() if a_penalty_card_lies_on_the_table(revoke) else None


@consequence("50D2")
def declarer_chooses_before_the_lead(revoke: Revoke) -> DeclarerChoosesTheLead | None:
    """The offender's partner may not lead before declarer has said what he wants."""
    return DeclarerChoosesTheLead() if a_penalty_card_lies_on_the_table(revoke) else None
