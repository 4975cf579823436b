"""What comes of comparing two calls."""

from enum import auto

from lawcore.ruling import Order, Status


class Compared(Status):
    """What the comparison comes to."""

    COMPARABLE = auto()
    NOT_COMPARABLE = auto()
    JUDGE = auto()


TAKE_IT_AS_COMPARABLE = Order("TakeItAsComparable", decides=Compared.COMPARABLE)
