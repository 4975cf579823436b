"""Law 62 - Correcting a revoke that is not established, or that was made on the twelfth trick."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.revoke.facts import TWELFTH, Duty, Hand, Revoke
from lawcore.subjects.revoke.law_61 import governed
from lawcore.subjects.revoke.law_63 import may_no_longer_be_corrected, unestablished
from lawcore.subjects.revoke.orders import (
    CorrectBothRevokes,
    CorrectTheRevoke,
    KeepTheCardDeclarerAccepted,
    LetDeclarerAcceptOrRefuse,
    OpponentsMayTakeBack,
    PartnerMayNotChooseTheSuggestedPlay,
    PartnerMayTakeBack,
    TestThePartnersPlay,
)


@condition("62A", cited=False)
def to_be_corrected(revoke: Revoke) -> bool:
    """A revoke that is not established has to be corrected."""
    return unestablished(revoke)


@condition("52A", cited=False)
def another_card_than_the_penalty_card(revoke: Revoke) -> bool:
    """A defender played another card when he had to play a penalty card."""
    return revoke.hand is Hand.DEFENDER and revoke.duty is Duty.PENALTY_CARD


@consequence("62A", since=2017)
def must_be_corrected(revoke: Revoke) -> CorrectTheRevoke | None:
    """The offender takes his card back and plays a legal one."""
    if to_be_corrected(revoke) and not another_card_than_the_penalty_card(revoke):
        return CorrectTheRevoke()
    return None


must_be_corrected.numbered("62A", until=2007)


@condition("52A")
def defender_may_not_withdraw_it(revoke: Revoke) -> bool:
    """The defender may not on his own withdraw the card he played instead of a penalty card."""
    return to_be_corrected(revoke) and another_card_than_the_penalty_card(revoke)


@consequence("52B")
def declarer_accepts_or_refuses(revoke: Revoke) -> LetDeclarerAcceptOrRefuse | None:
    """Declarer may accept the card played, or have the penalty card played instead."""
    if defender_may_not_withdraw_it(revoke) and not revoke.opponents_played_after:
        return LetDeclarerAcceptOrRefuse()
    return None


@consequence("52B1(b)", since=2017)
def declarer_has_accepted(revoke: Revoke) -> KeepTheCardDeclarerAccepted | None:
    """Declarer must accept the card played once he has played on from either hand."""
    if defender_may_not_withdraw_it(revoke) and revoke.opponents_played_after:
        return KeepTheCardDeclarerAccepted()
    return None


declarer_has_accepted.numbered("52B1", until=2007)


@consequence("62D1", exception_to=may_no_longer_be_corrected)
def twelfth_trick_is_corrected(revoke: Revoke) -> CorrectTheRevoke | None:
    """On the twelfth trick even an established revoke is corrected until all hands are back."""
    if governed(revoke) and revoke.trick == TWELFTH and not revoke.hands_returned:
        return CorrectTheRevoke()
    return None


@consequence("62C3", since=2017, exception_to=(may_no_longer_be_corrected, to_be_corrected))
def both_sides_correct(revoke: Revoke) -> CorrectBothRevokes | None:
    """Where both sides revoked on one trick and only one has played on, both correct."""
    if governed(revoke) and revoke.trick != TWELFTH and revoke.same_trick_one_side_played_on:
        return CorrectBothRevokes()
    return None


@condition("62B", cited=False)
def corrected(revoke: Revoke) -> bool:
    """The revoke of one side is corrected and nothing else is counted."""
    return bool(must_be_corrected(revoke)) or bool(twelfth_trick_is_corrected(revoke))


@condition("62", cited=False)
def put_right_at_once(revoke: Revoke) -> bool:
    """The revoke is corrected, or declarer decides what becomes of it."""
    return (
        corrected(revoke)
        or bool(both_sides_correct(revoke))
        or bool(declarer_accepts_or_refuses(revoke))
        or bool(declarer_has_accepted(revoke))
    )


@consequence("62C1")
def opponents_may_take_back(revoke: Revoke) -> OpponentsMayTakeBack | None:
    """The non-offending side may take back what it played between the revoke and the attention."""
    return OpponentsMayTakeBack() if corrected(revoke) and revoke.opponents_played_after else None


@consequence("62C2")
def partner_may_take_back(revoke: Revoke) -> PartnerMayTakeBack | None:
    """After that the next player of the offending side may change the card he played."""
    if opponents_may_take_back(revoke) and revoke.partner_played_after:
        return PartnerMayTakeBack(becomes_penalty_card=revoke.hand is Hand.DEFENDER)
    return None


@derived
@condition("62D2", cited=False)
def partner_has_a_choice(revoke: Revoke) -> bool:
    """A defender revoked on the twelfth trick and his partner, still to play, holds two suits."""
    return (
        revoke.hand is Hand.DEFENDER
        and bool(twelfth_trick_is_corrected(revoke))
        and revoke.partner_has_two_suits
    )


@derived
@consequence("62D2", since=2017)
def partners_play_is_tested(revoke: Revoke) -> TestThePartnersPlay | None:
    """On the twelfth trick what the revoke card told a partner with two suits is unauthorised."""
    return TestThePartnersPlay() if partner_has_a_choice(revoke) else None


@partners_play_is_tested.older("62D2", until=2007)
def _the_suggested_play_is_forbidden(revoke: Revoke) -> PartnerMayNotChooseTheSuggestedPlay | None:
    """On trick twelve a partner with two suits may not choose what the card suggests."""
    return PartnerMayNotChooseTheSuggestedPlay() if partner_has_a_choice(revoke) else None
