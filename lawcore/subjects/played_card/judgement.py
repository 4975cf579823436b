"""What the Director finds for himself, by the keys of the specification."""

from lawcore.article import remark
from lawcore.subjects.played_card.facts import Gesture, PlayedCard
from lawcore.subjects.played_card.law_45 import asked_to_change


@remark("J21")
def what_was_said_and_done(case: PlayedCard) -> bool:
    """What exactly was said, shown or meant is found on the balance of probabilities."""
    if case.gesture is Gesture.DESIGNATED_OTHERWISE:
        return True
    return asked_to_change(case)
