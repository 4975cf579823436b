"""What comes of comparing two calls, each kind by its imperative."""

from enum import auto

from lawcore.ruling import Order, Status, When


class Compared(Status):
    """What the comparison comes to."""

    COMPARABLE = auto()
    NOT_COMPARABLE = auto()
    JUDGE = auto()


class TakeItAsComparable(Order, decides=Compared.COMPARABLE):
    """One of the tests is passed: the new call is comparable."""


class TakeItAsNotComparable(Order, decides=Compared.NOT_COMPARABLE):
    """No test is passed."""


class JudgeTheComparison(Order, decides=Compared.JUDGE):
    """A test is in doubt and no other is passed: the Director decides."""


class JudgeOnTheEvidence(Order, decides=Compared.JUDGE):
    """What the calls mean cannot be established: the Director decides on the evidence."""


class LookWhetherItHelped(Order, when=When.END_OF_PLAY):
    """At the end the Director looks whether the withdrawn call has helped its side."""
