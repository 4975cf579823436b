"""Law 62 - Correcting a revoke that is not established, or that was made on the twelfth trick."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke import orders
from lawcore.laws.subjects.revoke.facts import TWELFTH, Duty, Hand, Revoke
from lawcore.laws.subjects.revoke.law_61 import governed
from lawcore.laws.subjects.revoke.law_63 import may_no_longer_be_corrected, unestablished
from lawcore.laws.subjects.revoke.law_69 import claimed_after_it, during_the_play


@condition("62A", cited=False)
def to_be_corrected(case: Revoke) -> bool:
    """A revoke that is not established has to be corrected."""
    return unestablished(case)


@condition("52A", cited=False)
def another_card_than_the_penalty_card(case: Revoke) -> bool:
    """A defender played another card when a penalty card was due."""
    return case.hand is Hand.DEFENDER and case.duty is Duty.PENALTY_CARD


@consequence("62A", orders.CORRECT_THE_REVOKE)
def must_be_corrected(case: Revoke) -> bool:
    """The offender takes the card back and plays a legal one."""
    return to_be_corrected(case) and not another_card_than_the_penalty_card(case)


@condition("52A")
def defender_may_not_withdraw_it(case: Revoke) -> bool:
    """The defender may not unasked withdraw the card played instead of a penalty card."""
    return to_be_corrected(case) and another_card_than_the_penalty_card(case)


@consequence("52B", Order("LetDeclarerAcceptOrRefuse", decides="must_correct"))
def declarer_accepts_or_refuses(case: Revoke) -> bool:
    """Declarer may accept the card played, or have the penalty card played instead."""
    return defender_may_not_withdraw_it(case) and not case.opponents_played_after


@consequence(
    "52B1(b)",
    Order("KeepTheCardDeclarerAccepted", decides="play_on"),
    was={1997: "52B1"},
)
def declarer_has_accepted(case: Revoke) -> bool:
    """Declarer must accept the card played once either of declarer's hands has played on."""
    return defender_may_not_withdraw_it(case) and case.opponents_played_after


@derived
@condition("52B1(c)", was={1997: "52B1"}, cited=False)
def revoked_with_a_penalty_card(case: Revoke) -> bool:
    """The revoke is established while the hand goes on, and a penalty card was not played."""
    return (
        may_no_longer_be_corrected(case)
        and another_card_than_the_penalty_card(case)
        and case.trick != TWELFTH
        and during_the_play(case)
    )


@consequence("52B1(c)", Order("LeaveThePenaltyCard", place=orders.CARDS), was={1997: "52B1"})
def the_unplayed_card_remains(case: Revoke) -> bool:
    """A penalty card that was not played remains one."""
    if declarer_has_accepted(case):
        return not claimed_after_it(case)
    return revoked_with_a_penalty_card(case)


@consequence("62D1", orders.CORRECT_THE_REVOKE, exception_to=may_no_longer_be_corrected)
def twelfth_trick_is_corrected(case: Revoke) -> bool:
    """On the twelfth trick even an established revoke is corrected until all hands are back."""
    return governed(case) and case.trick == TWELFTH and not case.hands_returned


@consequence(
    "62C3",
    Order("CorrectBothRevokes", decides="must_correct", penalty_card="major"),
    since=2017,
    exception_to=(may_no_longer_be_corrected, to_be_corrected),
)
def both_sides_correct(case: Revoke) -> bool:
    """Where both sides revoked on one trick and only one has played on, both correct."""
    return governed(case) and case.trick != TWELFTH and case.same_trick_one_side_played_on


@condition("62B", cited=False)
def corrected(case: Revoke) -> bool:
    """The revoke of one side is corrected and nothing else is counted."""
    return must_be_corrected(case) or twelfth_trick_is_corrected(case)


@condition("62", cited=False)
def put_right_at_once(case: Revoke) -> bool:
    """The revoke is corrected, or declarer decides what becomes of it."""
    return (
        corrected(case)
        or both_sides_correct(case)
        or declarer_accepts_or_refuses(case)
        or declarer_has_accepted(case)
    )


@condition("62D2", cited=False)
def a_defenders_twelfth_card(case: Revoke) -> bool:
    """A defender's revoke on the twelfth trick is corrected."""
    return case.hand is Hand.DEFENDER and twelfth_trick_is_corrected(case)


@condition("62D2", since=2017, cited=False)
def partner_has_a_choice(case: Revoke) -> bool:
    """A defender revoked on the twelfth trick before the partner's turn to play to it."""
    return a_defenders_twelfth_card(case) and case.partner_still_to_play


@partner_has_a_choice.older("62D2", until=2007)
def _with_two_suits(case: Revoke) -> bool:
    """A defender revoked on the twelfth trick; the other one, still to play, holds two suits."""
    return a_defenders_twelfth_card(case) and case.partner_has_two_suits


@condition("16C2", since=2017)
def partner_has_seen_the_card(case: Revoke) -> bool:
    """What the withdrawn card told the partner, who was still to play, is unauthorised."""
    return partner_has_a_choice(case)


@consequence("62D2", Order("TestThePartnersPlay", place=orders.PARTNERS), since=2017)
def partners_play_is_tested(case: Revoke) -> bool:
    """On the twelfth trick 16C binds a partner who was still to play when the card was seen."""
    return partner_has_seen_the_card(case)


@partners_play_is_tested.older(
    "62D2", Order("PartnerMayNotChooseTheSuggestedPlay", place=orders.PARTNERS), until=2007
)
def _the_suggested_play_is_forbidden(case: Revoke) -> bool:
    """On trick twelve a partner with two suits may not choose what the card suggests."""
    return partner_has_a_choice(case)
