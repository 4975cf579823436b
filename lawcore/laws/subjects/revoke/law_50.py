"""Laws 50 and 62B - What becomes of the card that is withdrawn."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke.facts import TWELFTH, Hand, Revoke
from lawcore.laws.subjects.revoke.law_43 import counted_because_dummy_asked
from lawcore.laws.subjects.revoke.law_62 import both_sides_correct, corrected
from lawcore.laws.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.laws.subjects.revoke.law_69 import claimed_after_it
from lawcore.laws.subjects.revoke.orders import CARDS, NEXT_LEAD, PUT_BACK_FACE_UP, REPLACE_FREELY


@condition("62B", cited=False)
def a_card_is_withdrawn(case: Revoke) -> bool:
    """The revoke card is taken back and a legal card is played."""
    return (
        corrected(case) or counted_because_dummy_asked(case) or counted_because_partner_asked(case)
    )


@condition("50B")
def deliberately_played(case: Revoke) -> bool:
    """The card came from the unfaced hand and was deliberately played, whatever its rank."""
    return not case.played_card_faced


@consequence("62B1", Order("MajorPenaltyCard", place=CARDS, penalty_card="major"))
def becomes_a_major_penalty_card(case: Revoke) -> bool:
    """A withdrawn card that came from a defender's unfaced hand is a major penalty card."""
    return case.hand is Hand.DEFENDER and a_card_is_withdrawn(case) and deliberately_played(case)


@consequence("62B2", REPLACE_FREELY, PUT_BACK_FACE_UP)
def replaced_without_more(case: Revoke) -> Order | None:
    """A card of declarer's or dummy's, or one already faced, is replaced without more."""
    if not a_card_is_withdrawn(case):
        return None
    if case.hand is not Hand.DEFENDER:
        return REPLACE_FREELY
    return PUT_BACK_FACE_UP if case.played_card_faced else None


@derived
@condition("50D", cited=False)
def tricks_are_still_to_be_played(case: Revoke) -> bool:
    """Another lead can come: the hand goes on after the trick of the revoke and the next one."""
    return case.trick != TWELFTH and not claimed_after_it(case)


@condition("50D", cited=False)
def a_penalty_card_restricts_the_defenders(case: Revoke) -> bool:
    """A card that a defender has withdrawn lies on the table while the play goes on."""
    if not becomes_a_major_penalty_card(case) and not both_sides_correct(case):
        return False
    return tricks_are_still_to_be_played(case)


@consequence(
    "50D1(a)", Order("PlayItAtTheFirstOpportunity", when=NEXT_LEAD, place=2), was={1997: "50D1"}
)
def played_at_the_first_opportunity(case: Revoke) -> bool:
    """A major penalty card is played as soon as that is legal."""
    return a_penalty_card_restricts_the_defenders(case)


@consequence("50D2", Order("DeclarerChoosesTheLead", when=NEXT_LEAD, place=1))
def declarer_chooses_before_the_lead(case: Revoke) -> bool:
    """The offender's partner may not lead before declarer has chosen."""
    return a_penalty_card_restricts_the_defenders(case)


@condition("50E", since=2017, cited=False)
def a_penalty_card_informs(case: Revoke) -> bool:
    """A penalty card lies on the table while the play goes on."""
    return a_penalty_card_restricts_the_defenders(case)


@consequence("50E2", Order("ForgetItOncePickedUp", when=NEXT_LEAD, place=3), since=2017)
def forgotten_once_picked_up(case: Revoke) -> bool:
    """What a card that was picked up has told is unauthorised for the partner alone."""
    return a_penalty_card_informs(case)
