"""Laws 17, 22, 33, 34 and 41 - A turn that was passed over, and calls made at once."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import YesNo
from lawcore.subjects.rotation.facts import Case, Rotation
from lawcore.subjects.rotation.orders import (
    GiveTheTurnBack,
    LetThePlayGoOn,
    TakeTheAuctionAsOver,
    TakeTheOtherCallAsLater,
)


@consequence("33")
def called_at_once(rotation: Rotation) -> TakeTheOtherCallAsLater | None:
    """A call made together with that of the player in turn counts as made after it."""
    return TakeTheOtherCallAsLater() if rotation.case is Case.SIMULTANEOUS_CALLS else None


@condition("34", cited=False)
def a_pass_was_out_of_rotation(rotation: Rotation) -> bool:
    """A call was followed by three passes, and one of them was out of rotation."""
    return rotation.case is Case.THREE_PASSES_ONE_OUT_OF_ROTATION


@condition("34", cited=False)
def a_turn_was_lost(rotation: Rotation) -> bool:
    """By that pass a player lost his turn to call."""
    return a_pass_was_out_of_rotation(rotation) and rotation.deprived is YesNo.YES


@derived
@consequence("22A")
def nobody_lost_a_turn(rotation: Rotation) -> TakeTheAuctionAsOver | None:
    """Three passes by which nobody has lost a turn have ended the auction."""
    if a_pass_was_out_of_rotation(rotation) and rotation.deprived is YesNo.NO:
        return TakeTheAuctionAsOver()
    return None


@condition("17D3")
def auction_has_not_ended(rotation: Rotation) -> bool:
    """As long as no lead is faced, passes that took a turn away have not ended the auction."""
    return a_turn_was_lost(rotation) and rotation.lead_faced is YesNo.NO


@consequence("34")
def turn_is_given_back(rotation: Rotation) -> GiveTheTurnBack | None:
    """The auction goes back to who lost his turn, and all passes after it are cancelled."""
    return GiveTheTurnBack() if auction_has_not_ended(rotation) else None


@derived
@consequence("41C")
def play_has_begun(rotation: Rotation) -> LetThePlayGoOn | None:
    """With the lead faced play has begun for good, and no turn is given back any more."""
    if a_turn_was_lost(rotation) and rotation.lead_faced is YesNo.YES:
        return LetThePlayGoOn()
    return None
