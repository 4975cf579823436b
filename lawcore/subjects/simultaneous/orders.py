"""What can be ordered on simultaneous plays, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Lead, Order, Status


class AtOnce(Status):
    """What a simultaneous play has come to."""

    LATER = auto()
    ONE_IS_PLAYED = auto()
    HE_DESIGNATES = auto()


class TakeTheOtherAsLater(Order, decides=AtOnce.LATER):
    """The play that was not in turn counts as made after the other."""


class KeepTheCardSeen(Order, decides=AtOnce.ONE_IS_PLAYED):
    """The card whose face shows is played, and the others are picked up."""


class DesignateOneCard(Order, decides=AtOnce.HE_DESIGNATES):
    """The defender says which card he plays."""


class MakeTheOthersPenaltyCards(Order):
    """Each other card of the defender's that was seen is a penalty card."""

    @property
    def leads_to(self) -> Lead:
        """A defender's cards played to a trick together."""
        return Lead(
            "penalty_card", {"role": "defender", "how": "two_cards_to_trick", "faces": "more"}
        )


class PickUpTheOthers(Order, decides=AtOnce.HE_DESIGNATES):
    """Declarer says which card he plays and picks up the others: none is a penalty card."""
