"""What becomes of a card exposed in the auction, and what more than one provision orders."""

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


PROCEED_BY_EXTRANEOUS_INFORMATION = Order(
    "ProceedByExtraneousInformation",
    decides=Exposed.NOT_OF_THE_AUCTION,
    effects={"info": "16D", "adjust": ("16D2(c)",)},
)
MAKE_IT_A_MINOR_PENALTY_CARD = Order(
    "MakeItAMinorPenaltyCard",
    decides=Exposed.MINOR,
    place=CARD,
    penalty_card="minor",
    effects={"card": "minor_pc", "adjust": ("50E4",)},
    leads_to=Lead("penalty_card", {**_SEEN_IN_THE_AUCTION, "honour": False}),
)
MAKE_IT_A_MAJOR_PENALTY_CARD = Order(
    "MakeItAMajorPenaltyCard",
    decides=Exposed.MAJOR,
    place=CARD,
    penalty_card="major",
    effects={"card": "major_pc", "adjust": ("50E4",)},
    leads_to=Lead("penalty_card", {**_SEEN_IN_THE_AUCTION, "honour": True}),
)
LET_DECLARER_CHOOSE_THE_LEAD = Order("LetDeclarerChooseTheLead", when=When.NEXT_LEAD)
LET_DECLARERS_SIDE_PICK_IT_UP = Order("LetDeclarersSidePickItUp", decides=Exposed.PICKED_UP)
ASK_WHICH_SIDE_PLAYS = Order("AskWhichSidePlays", decides=Exposed.WHO_PLAYS, asks=Ask("side"))
