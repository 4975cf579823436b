"""Laws 50, 62B and 62C - What becomes of the card that is withdrawn, and of those after it."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke import orders
from lawcore.laws.subjects.revoke.facts import TWELFTH, Hand, Revoke
from lawcore.laws.subjects.revoke.law_43 import counted_because_dummy_asked
from lawcore.laws.subjects.revoke.law_62 import both_sides_correct, corrected
from lawcore.laws.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.laws.subjects.revoke.law_69 import claimed_after_it


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


@consequence("62B1", Order("MajorPenaltyCard", place=orders.CARDS, penalty_card="major"))
def becomes_a_major_penalty_card(case: Revoke) -> bool:
    """A withdrawn card that came from a defender's unfaced hand is a major penalty card."""
    return case.hand is Hand.DEFENDER and a_card_is_withdrawn(case) and deliberately_played(case)


@consequence("62B2", orders.REPLACE_FREELY, orders.PUT_BACK_FACE_UP)
def replaced_without_more(case: Revoke) -> Order | None:
    """A card of declarer's or dummy's, or one already faced, is replaced without more."""
    if not a_card_is_withdrawn(case):
        return None
    if case.hand is not Hand.DEFENDER:
        return orders.REPLACE_FREELY
    return orders.PUT_BACK_FACE_UP if case.played_card_faced else None


@consequence("62C1", Order("OpponentsMayTakeBack", place=orders.PARTNERS - 1))
def opponents_may_take_back(case: Revoke) -> bool:
    """The non-offending side may take back what it played between the revoke and the attention."""
    return a_card_is_withdrawn(case) and case.opponents_played_after


@consequence("62C2", orders.PARTNER_MAY_TAKE_BACK)
def next_player_may_take_back(case: Revoke) -> Order | None:
    """After that the next player of the offending side may change the card played."""
    if opponents_may_take_back(case) and case.partner_played_after:
        return orders.partner_may_take_back(becomes_penalty_card=case.hand is Hand.DEFENDER)
    return None


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
    "50D1(a)",
    Order("PlayItAtTheFirstOpportunity", when=orders.NEXT_LEAD, place=2),
    was={1997: "50D1"},
)
def played_at_the_first_opportunity(case: Revoke) -> bool:
    """A major penalty card is played as soon as that is legal."""
    return a_penalty_card_restricts_the_defenders(case)


@consequence("50D2", Order("DeclarerChoosesTheLead", when=orders.NEXT_LEAD, place=1))
def declarer_chooses_before_the_lead(case: Revoke) -> bool:
    """The offender's partner may not lead before declarer has chosen."""
    return a_penalty_card_restricts_the_defenders(case)


@condition("50E", since=2017, cited=False)
def a_penalty_card_informs(case: Revoke) -> bool:
    """A penalty card lies on the table while the play goes on."""
    return a_penalty_card_restricts_the_defenders(case)


@consequence("50E2", Order("ForgetItOncePickedUp", when=orders.NEXT_LEAD, place=3), since=2017)
def forgotten_once_picked_up(case: Revoke) -> bool:
    """What a card that was picked up has told is unauthorised for the partner alone."""
    return a_penalty_card_informs(case)
