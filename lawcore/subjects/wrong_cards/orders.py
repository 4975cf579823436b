"""What becomes of hands with a wrong number of cards, and what more than one provision orders."""

from enum import auto

from lawcore.ruling import Order, Status, When


class Hands(Status):
    """What the wrong hands have come to."""

    PLAYED_NORMALLY = auto()
    PLAYED_READY_TO_ADJUST = auto()
    NOT_PLAYED = auto()
    CANCELLED = auto()
    RESTORED = auto()
    ANOTHER_LAW = auto()


LOOK_WHETHER_THE_CARD_SEEN_MATTERED = Order(
    "LookWhetherTheCardSeenMattered", when=When.END_OF_PLAY
)
REMOVE_THE_CARD = Order("RemoveTheCard", decides=Hands.PLAYED_NORMALLY)
REMOVE_THE_CARD_PLAYED = Order("RemoveTheCardPlayed", decides=Hands.PLAYED_READY_TO_ADJUST)
ADJUST_TOWARDS_THE_PROBABLE_RESULT = Order("AdjustTowardsTheProbableResult")
