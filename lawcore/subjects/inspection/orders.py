"""What becomes of a wish to see a trick, and what more than one provision orders."""

from enum import auto

from lawcore.ruling import Order, Status


class Seen(Status):
    """What the wish comes to."""

    ALL_FACED = auto()
    OWN_CARD = auto()
    CLOSED = auto()
    POINTED_OUT = auto()
    TOO_LATE = auto()


HAVE_THE_CARD_TURNED = Order("HaveTheCardTurned", decides=Seen.POINTED_OUT)
LEAVE_THE_CARD_AS_IT_LIES = Order("LeaveTheCardAsItLies", decides=Seen.TOO_LATE)
