"""Law 64 - What an established revoke costs."""

from lawcore.article import condition, consequence, exemption
from lawcore.subjects.revoke.facts import (
    TWELFTH,
    Attention,
    Duty,
    Earlier,
    Hand,
    LaterTricks,
    OtherSide,
    Revoke,
    WonBy,
)
from lawcore.subjects.revoke.law_43 import counted_because_dummy_asked
from lawcore.subjects.revoke.law_62 import both_sides_correct
from lawcore.subjects.revoke.law_63 import may_no_longer_be_corrected
from lawcore.subjects.revoke.law_63b_of_1997 import counted_because_partner_asked
from lawcore.subjects.revoke.law_67 import deemed_to_have_revoked
from lawcore.subjects.revoke.orders import (
    CompareWithoutAnyRevoke,
    CompareWithoutTheLaterRevokes,
    ConsiderAdjustedScore,
    TransferTricks,
)


@condition("64", cited=False)
def to_be_counted(revoke: Revoke) -> bool:
    """The revoke is established, or counts as if it were."""
    return (
        bool(may_no_longer_be_corrected(revoke))
        or bool(counted_because_dummy_asked(revoke))
        or bool(counted_because_partner_asked(revoke))
        or deemed_to_have_revoked(revoke)
    )


@condition("64A", cited=False)
def rectified(revoke: Revoke) -> bool:
    """Tricks are transferred for a revoke that counts."""
    return to_be_counted(revoke)


@consequence("64A1")
def won_by_the_offender(revoke: Revoke) -> TransferTricks | None:
    """The offender won it: that trick goes over, and one later trick if his side won any."""
    if rectified(revoke) and revoke.won_by is WonBy.OFFENDER:
        return TransferTricks(1 if revoke.later_tricks is LaterTricks.NONE else 2)
    return None


@condition("64A2", until=1997, cited=False)
def kept_a_playable_card(revoke: Revoke) -> bool:
    """The offender later won a trick with a card playable then, and his side another."""
    if deemed_to_have_revoked(revoke) or not revoke.won_later_with_playable_card:
        return False
    if revoke.won_by is WonBy.PARTNER:
        return revoke.later_tricks is not LaterTricks.NONE
    return revoke.later_tricks is LaterTricks.MORE


@consequence("64A2", since=2007)
def not_won_by_the_offender(revoke: Revoke) -> TransferTricks | None:
    """The offender did not win it, but his side won that or a later trick: one trick goes over."""
    if rectified(revoke) and revoke.won_by is not WonBy.OFFENDER:
        return TransferTricks(1)
    return None


@not_won_by_the_offender.older("64A2", until=1997)
def _or_two_with_a_playable_card(revoke: Revoke) -> TransferTricks | None:
    """One trick, or two if the offender later won one with a card playable then."""
    if not rectified(revoke) or revoke.won_by is WonBy.OFFENDER:
        return None
    return TransferTricks(2 if kept_a_playable_card(revoke) else 1)


@exemption("64B6", exception_to=rectified)
def on_the_twelfth_trick(revoke: Revoke) -> bool:
    """The revoke was made on the twelfth trick."""
    return revoke.trick == TWELFTH


@exemption("64B8", since=2017, exception_to=rectified, quiet=True)
def both_were_corrected(revoke: Revoke) -> bool:
    """Both sides revoked on one trick and both have corrected."""
    return bool(both_sides_correct(revoke))


@exemption("64B7", since=2017, exception_to=rectified)
def both_sides_revoked(revoke: Revoke) -> bool:
    """Both sides revoked on this board and both revokes were established."""
    return (
        revoke.other_side_revoked is OtherSide.ESTABLISHED
        or revoke.other_side_revoked is OtherSide.ESTABLISHED_SAME_TRICK
    )


@both_sides_revoked.older("64B7", since=2007, until=2007)
def _established_or_not(revoke: Revoke) -> bool:
    """Both sides revoked on this board."""
    return revoke.same_trick_one_side_played_on or revoke.other_side_revoked is not OtherSide.NONE


@condition("64C", until=1997, exception_to=rectified)
def both_sides_revoked_on_one_trick(revoke: Revoke) -> bool:
    """Both sides revoked on the same trick: equity as if neither had, by the minute of 2001."""
    return (
        revoke.same_trick_one_side_played_on
        or revoke.other_side_revoked is OtherSide.ESTABLISHED_SAME_TRICK
    )


@exemption("64B3", since=2017, exception_to=rectified)
def a_card_in_sight_was_not_played(revoke: Revoke) -> bool:
    """What was not played was a penalty card or a card of dummy's."""
    return revoke.hand is Hand.DUMMY or revoke.duty is Duty.PENALTY_CARD


@a_card_in_sight_was_not_played.older("64B3", until=2007)
def _any_faced_card(revoke: Revoke) -> bool:
    """What was not played was a card face up on the table or of a faced hand, dummy's included."""
    return (
        revoke.hand is Hand.DUMMY
        or revoke.duty is Duty.PENALTY_CARD
        or revoke.duty is Duty.FACED_CARD
    )


@exemption("64B2", since=2017, exception_to=rectified)
def same_suit_again(revoke: Revoke) -> bool:
    """The same player revoked again in a suit in which his first revoke was established."""
    return revoke.earlier_revoke_same_suit is Earlier.ESTABLISHED


@same_suit_again.older("64B2", until=2007)
def _even_if_the_first_was_corrected(revoke: Revoke) -> bool:
    """The same player revoked again in the same suit."""
    return revoke.earlier_revoke_same_suit is not Earlier.NONE


@exemption("64B4", exception_to=rectified)
def after_a_call_on_the_next_deal(revoke: Revoke) -> bool:
    """Attention was first drawn after the non-offending side had called on the next deal."""
    return revoke.attention is Attention.AFTER_CALL_ON_NEXT_DEAL


@exemption("64B5", exception_to=rectified)
def after_the_round(revoke: Revoke) -> bool:
    """Attention was first drawn after the round had ended."""
    return revoke.attention is Attention.AFTER_ROUND


@exemption("64B1", since=2007, exception_to=rectified)
def won_nothing(revoke: Revoke) -> bool:
    """The offending side won neither the trick of the revoke nor a later one."""
    return revoke.won_by is WonBy.OPPONENTS and revoke.later_tricks is LaterTricks.NONE


@won_nothing.older("64B1", until=1997)
def _not_even_with_a_playable_card(revoke: Revoke) -> bool:
    """The offending side won no trick from the revoke on, so none with a playable card either."""
    if revoke.won_by is not WonBy.OPPONENTS or revoke.won_later_with_playable_card:
        return False
    return revoke.later_tricks is LaterTricks.NONE


@consequence("64C1", since=2017)
def compensated_enough(revoke: Revoke) -> ConsiderAdjustedScore | None:
    """After any revoke that counts the Director looks whether the law has compensated enough."""
    return ConsiderAdjustedScore() if to_be_counted(revoke) else None


compensated_enough.numbered("64C", until=2007)


@consequence("64C2(a)", since=2017, quiet=True)
def without_the_later_revokes(revoke: Revoke) -> CompareWithoutTheLaterRevokes | None:
    """For a repeated revoke the Director looks at the result without the later ones."""
    if to_be_counted(revoke) and same_suit_again(revoke):
        return CompareWithoutTheLaterRevokes()
    return None


@consequence("64C2(b)", since=2017, quiet=True)
def without_any_revoke(revoke: Revoke) -> CompareWithoutAnyRevoke | None:
    """Where both sides revoked the Director looks whether one was damaged."""
    if to_be_counted(revoke) and both_sides_revoked(revoke):
        return CompareWithoutAnyRevoke()
    return None
