"""Laws 48 and 49 - A card dropped: declarer's, and a defender's."""

from lawcore.article import consequence
from lawcore.subjects.played_card.facts import Gesture, PlayedCard, Who
from lawcore.subjects.played_card.orders import TakeBackTheDroppedCard, TreatAsExposed


@consequence("48A")
def declarer_dropped_it(played_card: PlayedCard) -> TakeBackTheDroppedCard | None:
    """A card that declarer drops is not played, and never becomes a penalty card."""
    if played_card.who is Who.DECLARER and played_card.gesture is Gesture.DROPPED:
        return TakeBackTheDroppedCard()
    return None


@consequence("49")
def a_defender_dropped_it(played_card: PlayedCard) -> TreatAsExposed | None:
    """A defender's card whose face his partner could see becomes a penalty card."""
    if played_card.who is Who.DEFENDER and played_card.gesture is Gesture.DROPPED:
        return TreatAsExposed()
    return None
