"""What can be ordered on a card exposed in the auction, each kind by its imperative."""

from collections.abc import Mapping
from enum import auto

from lawcore.fact import Answer
from lawcore.ruling import Ask, Lead, Order, Status, When

CARD = 35
_SEEN_IN_THE_AUCTION: Mapping[str, Answer] = {
    "role": "defender",
    "how": "another_way",
    "other_way": "in_the_auction",
}


class Exposed(Status):
    """What the card has come to."""

    NOT_OF_THE_AUCTION = auto()
    BACK_TO_THE_HAND = auto()
    FACE_UP = auto()
    PICKED_UP = auto()
    MINOR = auto()
    MAJOR = auto()
    PENALTY_CARD = auto()
    WHO_PLAYS = auto()


class ProceedByExtraneousInformation(
    Order,
    decides=Exposed.NOT_OF_THE_AUCTION,
    effects={"info": "16D", "adjust": ("16D2(c)",)},
):
    """What was seen is information from elsewhere, and is dealt with as such."""


class PutTheCardBack(Order, decides=Exposed.BACK_TO_THE_HAND):
    """His partner could not see it: it goes back to the hand."""


class LeaveItFaceUp(Order, decides=Exposed.FACE_UP, place=CARD, effects={"card": "face_up"}):
    """The card lies face up until the auction is over."""


class MindWhatTheCardTold(Order, place=50, effects={"info": "16C", "adjust": ("16C3",)}):
    """What an exposed card told is for the non-offending side alone."""


class HaveItPickedUp(Order, decides=Exposed.PICKED_UP, place=CARD, effects={"card": "picked_up"}):
    """His side plays the contract: the card goes back to the hand."""


class MakeItAMinorPenaltyCard(
    Order,
    decides=Exposed.MINOR,
    place=CARD,
    penalty_card="minor",
    effects={"card": "minor_pc", "adjust": ("50E4",)},
):
    """His side defends: a single small card is a minor penalty card."""

    @property
    def leads_to(self) -> Lead:
        """The minor penalty card."""
        return Lead("penalty_card", {**_SEEN_IN_THE_AUCTION, "honour": False})


class MakeItAMajorPenaltyCard(
    Order,
    decides=Exposed.MAJOR,
    place=CARD,
    penalty_card="major",
    effects={"card": "major_pc", "adjust": ("50E4",)},
):
    """His side defends: an honour, a card led, and each of several are major penalty cards."""

    @property
    def leads_to(self) -> Lead:
        """The major penalty card."""
        return Lead("penalty_card", {**_SEEN_IN_THE_AUCTION, "honour": True})


class LetDeclarerChooseTheLead(Order, when=When.NEXT_LEAD):
    """Before his partner leads, declarer requires the suit, forbids it, or does neither."""


class TakeItAsAPenaltyCard(Order, decides=Exposed.PENALTY_CARD):
    """A defender showed it after the final pass: it is a penalty card."""

    @property
    def leads_to(self) -> Lead:
        """The penalty card."""
        return Lead("penalty_card", {"role": "defender", "how": "dropped"})


class LetDeclarersSidePickItUp(Order, decides=Exposed.PICKED_UP):
    """No card of declarer's side ever becomes a penalty card."""


class AskWhichSidePlays(Order, decides=Exposed.WHO_PLAYS, asks=Ask("side")):
    """After the final pass it is known which side plays, and that decides."""
