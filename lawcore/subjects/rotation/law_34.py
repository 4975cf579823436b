"""Laws 17, 22, 33, 34 and 41 - A turn that was passed over, and calls made at once."""

from lawcore.article import condition, consequence, derived
from lawcore.ruling import Lead, Order
from lawcore.subjects.rotation.facts import Case, Rotation
from lawcore.subjects.rotation.orders import Turn


@consequence(
    "33",
    Order("TakeTheOtherCallAsLater", decides=Turn.LATER_CALL, leads_to=Lead("call_out_of_turn")),
)
def called_at_once(case: Rotation) -> bool:
    """A call made together with that of the player in turn counts as made after it."""
    return case.case is Case.SIMULTANEOUS_CALLS


@condition("34", cited=False)
def a_pass_was_out_of_rotation(case: Rotation) -> bool:
    """A call was followed by three passes, and one of them was out of rotation."""
    return case.case is Case.THREE_PASSES_ONE_OUT_OF_ROTATION


@condition("34", cited=False)
def a_turn_was_lost(case: Rotation) -> bool:
    """By that pass a player lost his turn to call."""
    return a_pass_was_out_of_rotation(case) and case.deprived


@derived
@consequence("22A", Order("TakeTheAuctionAsOver", decides=Turn.AUCTION_IS_OVER))
def nobody_lost_a_turn(case: Rotation) -> bool:
    """Three passes by which nobody has lost a turn have ended the auction."""
    return a_pass_was_out_of_rotation(case) and not case.deprived


@condition("17D3")
def auction_has_not_ended(case: Rotation) -> bool:
    """As long as no lead is faced, passes that took a turn away have not ended the auction."""
    return a_turn_was_lost(case) and not case.lead_faced


@consequence("34", Order("GiveTheTurnBack", decides=Turn.AUCTION_GOES_ON))
def turn_is_given_back(case: Rotation) -> bool:
    """The auction goes back to who lost his turn, and all passes after it are cancelled."""
    return auction_has_not_ended(case)


@derived
@consequence("41C", Order("LetThePlayGoOn", decides=Turn.PLAY_HAS_BEGUN))
def play_has_begun(case: Rotation) -> bool:
    """With the lead faced play has begun for good, and no turn is given back any more."""
    return a_turn_was_lost(case) and case.lead_faced
