"""What can be ordered where somebody wants to see a trick, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Lead, Order, Status


class Seen(Status):
    """What the wish comes to."""

    ALL_FACED = auto()
    OWN_CARD = auto()
    CLOSED = auto()
    POINTED_OUT = auto()
    TOO_LATE = auto()


class FaceTheTrick(Order, decides=Seen.ALL_FACED):
    """All four cards of the trick are faced again."""

    @property
    def leads_to(self) -> Lead:
        """The wish to see a trick, which dummy may not have."""
        return Lead("inquiry", {"wants": "see_trick", "trick": "card_faced"})


class LookAtTheOwnCard(Order, decides=Seen.OWN_CARD):
    """He may look at his own last card, and shows it to nobody."""

    @property
    def leads_to(self) -> Lead:
        """The wish to see one's own last card, which dummy may not have."""
        return Lead("inquiry", {"wants": "see_trick", "trick": "card_turned"})


class KeepItClosed(Order, decides=Seen.CLOSED):
    """A quitted trick is seen only if the Director says so."""


class HaveTheCardTurned(Order, decides=Seen.POINTED_OUT):
    """A card pointed the wrong way may be pointed out."""


class LeaveTheCardAsItLies(Order, decides=Seen.TOO_LATE):
    """His side has played on: the right to point it out is gone."""
