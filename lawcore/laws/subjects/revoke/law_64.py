"""Law 64 - What an established revoke costs."""

from lawcore.engine.article import condition, consequence, exemption
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.revoke import facts, orders
from lawcore.laws.subjects.revoke.law_43 import (
    counted_because_dummy_asked,
    dummy_asked_at_the_twelfth,
)
from lawcore.laws.subjects.revoke.law_62 import both_sides_correct
from lawcore.laws.subjects.revoke.law_63 import may_no_longer_be_corrected
from lawcore.laws.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.laws.subjects.revoke.law_67 import deemed_to_have_revoked


@condition("64", cited=False)
def to_be_counted(case: facts.Revoke) -> bool:
    """The revoke is established, or counts as if it were."""
    return (
        may_no_longer_be_corrected(case)
        or counted_because_dummy_asked(case)
        or counted_because_partner_asked(case)
        or deemed_to_have_revoked(case)
    )


@condition("64A", cited=False)
def rectified(case: facts.Revoke) -> bool:
    """Tricks are transferred for a revoke that counts."""
    return to_be_counted(case)


@consequence("64A1", orders.TRANSFER_TRICKS)
def won_by_the_offender(case: facts.Revoke) -> Order | None:
    """The offender won it: that trick goes over, and one later trick if that side won any."""
    if rectified(case) and case.won_by is facts.WonBy.OFFENDER:
        return orders.transfer_tricks(1 if case.later_tricks is facts.LaterTricks.NONE else 2)
    return None


@condition("64A2", until=1997, cited=False)
def kept_a_playable_card(case: facts.Revoke) -> bool:
    """The offender later won a trick with a card playable then, and the side another."""
    if deemed_to_have_revoked(case) or not case.won_later_with_playable_card:
        return False
    if case.won_by is facts.WonBy.PARTNER:
        return case.later_tricks is not facts.LaterTricks.NONE
    return case.later_tricks is facts.LaterTricks.MORE


@consequence("64A2", orders.TRANSFER_TRICKS, since=2007)
def not_won_by_the_offender(case: facts.Revoke) -> Order | None:
    """The offender did not win it, but the side won that or a later trick: one goes over."""
    if rectified(case) and case.won_by is not facts.WonBy.OFFENDER:
        return orders.transfer_tricks(1)
    return None


@not_won_by_the_offender.older("64A2", until=1997)
def _or_two_with_a_playable_card(case: facts.Revoke) -> Order | None:
    """One trick, or two if the offender later won one with a card playable then."""
    if not rectified(case) or case.won_by is facts.WonBy.OFFENDER:
        return None
    return orders.transfer_tricks(2 if kept_a_playable_card(case) else 1)


@exemption("64B6", exception_to=rectified)
def on_the_twelfth_trick(case: facts.Revoke) -> bool:
    """The revoke was made on the twelfth trick."""
    return case.trick == facts.TWELFTH


@consequence("64B6", Order("TransferNothingAtTheTwelfth", place=orders.NOTE + 1))
def none_goes_over_as_if_established(case: facts.Revoke) -> bool:
    """A revoke on the twelfth trick that counts as if it were established transfers no trick."""
    return dummy_asked_at_the_twelfth(case)


@exemption("64B8", since=2017, exception_to=rectified, quiet=True)
def both_were_corrected(case: facts.Revoke) -> bool:
    """Both sides revoked on one trick and both have corrected."""
    return both_sides_correct(case)


@exemption("64B7", since=2017, exception_to=rectified)
def both_sides_revoked(case: facts.Revoke) -> bool:
    """Both sides revoked on this board and both revokes were established."""
    return case.other_side_revoked in (
        facts.OtherSide.ESTABLISHED,
        facts.OtherSide.ESTABLISHED_SAME_TRICK,
    )


@both_sides_revoked.older("64B7", since=2007, until=2007)
def _established_or_not(case: facts.Revoke) -> bool:
    """Both sides revoked on this board."""
    return (
        case.same_trick_one_side_played_on or case.other_side_revoked is not facts.OtherSide.NONE
    )


@condition("64C", until=1997, exception_to=rectified)
def both_sides_revoked_on_one_trick(case: facts.Revoke) -> bool:
    """Both sides revoked on the same trick: equity as if neither had, by the minute of 2001."""
    return (
        case.same_trick_one_side_played_on
        or case.other_side_revoked is facts.OtherSide.ESTABLISHED_SAME_TRICK
    )


@exemption("64B3", since=2017, exception_to=rectified)
def a_card_in_sight_was_not_played(case: facts.Revoke) -> bool:
    """What was not played was a penalty card or a card of dummy's."""
    return case.hand is facts.Hand.DUMMY or case.duty is facts.Duty.PENALTY_CARD


@a_card_in_sight_was_not_played.older("64B3", until=2007)
def _any_faced_card(case: facts.Revoke) -> bool:
    """What was not played was a card face up on the table or of a faced hand, dummy's included."""
    return case.hand is facts.Hand.DUMMY or case.duty in (
        facts.Duty.PENALTY_CARD,
        facts.Duty.FACED_CARD,
    )


@exemption("64B2", since=2017, exception_to=rectified)
def same_suit_again(case: facts.Revoke) -> bool:
    """The same player revoked again in a suit in which the first revoke was established."""
    return case.earlier_revoke_same_suit is facts.Earlier.ESTABLISHED


@same_suit_again.older("64B2", until=2007)
def _even_if_the_first_was_corrected(case: facts.Revoke) -> bool:
    """The same player revoked again in the same suit."""
    return case.earlier_revoke_same_suit is not facts.Earlier.NONE


@exemption("64B4", exception_to=rectified)
def after_a_call_on_the_next_deal(case: facts.Revoke) -> bool:
    """Attention was first drawn after the non-offending side had called on the next deal."""
    return case.attention is facts.Attention.AFTER_CALL_ON_NEXT_DEAL


@exemption("64B5", exception_to=rectified)
def after_the_round(case: facts.Revoke) -> bool:
    """Attention was first drawn after the round had ended."""
    return case.attention is facts.Attention.AFTER_ROUND


@exemption("64B1", since=2007, exception_to=rectified)
def won_nothing(case: facts.Revoke) -> bool:
    """The offending side won neither the trick of the revoke nor a later one."""
    return case.won_by is facts.WonBy.OPPONENTS and case.later_tricks is facts.LaterTricks.NONE


@won_nothing.older("64B1", until=1997)
def _not_even_with_a_playable_card(case: facts.Revoke) -> bool:
    """The offending side won no trick from the revoke on, so none with a playable card either."""
    if case.won_by is not facts.WonBy.OPPONENTS or case.won_later_with_playable_card:
        return False
    return case.later_tricks is facts.LaterTricks.NONE


@consequence(
    "64C1", Order("ConsiderAdjustedScore", when=orders.DIRECTOR, place=1), was={2007: "64C"}
)
def compensated_enough(case: facts.Revoke) -> bool:
    """After any revoke that counts the Director looks whether the law has compensated enough."""
    if both_sides_correct(case):
        return True
    return to_be_counted(case) or dummy_asked_at_the_twelfth(case)


@consequence(
    "64C2(a)",
    Order("CompareWithoutTheLaterRevokes", when=orders.DIRECTOR, place=2),
    since=2017,
    quiet=True,
)
def without_the_later_revokes(case: facts.Revoke) -> bool:
    """For a repeated revoke the Director looks at the result without the later ones."""
    return to_be_counted(case) and same_suit_again(case)


@consequence(
    "64C2(b)",
    Order("CompareWithoutAnyRevoke", when=orders.DIRECTOR, place=2),
    since=2017,
    quiet=True,
)
def without_any_revoke(case: facts.Revoke) -> bool:
    """Where both sides revoked the Director looks whether one was damaged."""
    return to_be_counted(case) and both_sides_revoked(case)
