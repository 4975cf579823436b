"""Laws 48, 50 and 58 - Plays made at the same time."""

from lawcore.article import condition, consequence, derived
from lawcore.subjects.simultaneous.facts import Case, Hand, Simultaneous, Visible
from lawcore.subjects.simultaneous.orders import (
    DesignateOneCard,
    KeepTheCardSeen,
    MakeTheOthersPenaltyCards,
    PickUpTheOthers,
    TakeTheOtherAsLater,
)


@consequence("58A")
def two_players_at_once(simultaneous: Simultaneous) -> TakeTheOtherAsLater | None:
    """A play made together with another player's legal play counts as made after it."""
    return TakeTheOtherAsLater() if simultaneous.case is Case.TWO_PLAYERS else None


@condition("58B", cited=False)
def several_cards_of_one_hand(simultaneous: Simultaneous) -> bool:
    """One hand led or played two or more cards at once."""
    return simultaneous.case is Case.TWO_CARDS_ONE_HAND


@consequence("58B1")
def one_face_is_seen(simultaneous: Simultaneous) -> KeepTheCardSeen | None:
    """If only one face is visible that card is played, and the others are picked up."""
    if several_cards_of_one_hand(simultaneous) and simultaneous.visible is Visible.ONE:
        return KeepTheCardSeen()
    return None


@condition("58B", cited=False)
def more_faces_are_seen(simultaneous: Simultaneous) -> bool:
    """The faces of several cards are visible."""
    return several_cards_of_one_hand(simultaneous) and simultaneous.visible is Visible.MORE


@consequence("58B2")
def defender_designates(simultaneous: Simultaneous) -> DesignateOneCard | None:
    """If more faces are visible the player designates the card he plays."""
    if more_faces_are_seen(simultaneous) and simultaneous.hand is Hand.DEFENDER:
        return DesignateOneCard()
    return None


@consequence("50")
def others_are_penalty_cards(simultaneous: Simultaneous) -> MakeTheOthersPenaltyCards | None:
    """Each other card that a defender has exposed is a penalty card."""
    return MakeTheOthersPenaltyCards() if defender_designates(simultaneous) else None


@derived
@consequence("48A")
def declarer_picks_up_the_others(simultaneous: Simultaneous) -> PickUpTheOthers | None:
    """No card of declarer's side becomes a penalty card: the others are picked up."""
    if more_faces_are_seen(simultaneous) and simultaneous.hand is Hand.DECLARER:
        return PickUpTheOthers()
    return None
