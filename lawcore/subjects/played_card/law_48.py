"""Laws 48 and 49 - A card dropped: declarer's, and a defender's."""

from lawcore.article import consequence
from lawcore.ruling import Lead, Order
from lawcore.subjects.played_card.facts import Gesture, PlayedCard, Who
from lawcore.subjects.played_card.orders import Played


@consequence("48A", Order("TakeBackTheDroppedCard", decides=Played.NOT_PLAYED))
def declarer_dropped_it(case: PlayedCard) -> bool:
    """A card that declarer drops is not played, and never becomes a penalty card."""
    return case.who is Who.DECLARER and case.gesture is Gesture.DROPPED


@consequence(
    "49",
    Order(
        "TreatAsExposed",
        decides=Played.NOT_PLAYED,
        leads_to=Lead("penalty_card", {"role": "defender", "how": "dropped"}),
    ),
)
def a_defender_dropped_it(case: PlayedCard) -> bool:
    """A defender's card whose face his partner could see becomes a penalty card."""
    return case.who is Who.DEFENDER and case.gesture is Gesture.DROPPED
