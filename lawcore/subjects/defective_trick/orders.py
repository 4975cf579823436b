"""What can be ordered on a defective trick, each kind by its imperative."""

from dataclasses import dataclass
from enum import auto

from lawcore.ruling import Lead, Order, Status, When


class Defect(Status):
    """What a defective trick has come to."""

    SUPPLIED = auto()
    ANOTHER_LAW = auto()
    DEEMED_A_REVOKE = auto()
    RESTORED = auto()
    PUT_IN_ITS_PLACE = auto()
    TO_BE_ADJUSTED = auto()


class SupplyALegalCard(Order, decides=Defect.SUPPLIED):
    """The player adds a card that he can legally play."""


class RuleTheCardsPlayed(Order, decides=Defect.ANOTHER_LAW):
    """The cards too many are ruled as played together, or as a fifth card."""

    @property
    def leads_to(self) -> Lead:
        """Two cards of one hand played together."""
        return Lead("simultaneous", {"case": "two_cards_one_hand"})


class PlaceACardOfTheSuit(Order, decides=Defect.DEEMED_A_REVOKE):
    """The player places a card of the suit led among his played cards."""


class PlaceAnyCard(Order, decides=Defect.DEEMED_A_REVOKE):
    """The player places any card among his played cards."""


@dataclass(frozen=True)
class CountItAsARevoke(Order, when=When.END_OF_PLAY):
    """One trick goes to the other side at the end, as after a revoke that his side did not win."""

    had_the_suit: bool

    @property
    def leads_to(self) -> Lead:
        """The revoke of a player who gave no card, whose trick is then counted."""
        return Lead(
            "revoke",
            {"card_missing": True, "each_side_played_on": True, "could_comply": self.had_the_suit},
        )


class RestoreTheExtraCards(Order, decides=Defect.RESTORED):
    """The cards too many go back, and the trick stays with whoever won it."""


class PutItAmongTheTricks(Order, decides=Defect.PUT_IN_ITS_PLACE):
    """The card was played and lies elsewhere: it is put among the quitted tricks."""


class AdjustAsItWasPlayedTwice(Order, decides=Defect.TO_BE_ADJUSTED):
    """The card was played a second time, and that cannot be mended any more."""


class LookForARevoke(Order):
    """A card that goes back may have been withheld from an earlier trick."""

    @property
    def leads_to(self) -> Lead:
        """A revoke of which nothing is known yet."""
        return Lead("revoke", {})
