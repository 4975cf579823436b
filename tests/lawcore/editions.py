"""The editions that the expectations of the tests were written for, and how these go on.

What a test expects stands by the year from which it holds: a later edition is expected to rule as
the one before it. Nothing is expected of a new edition until its year stands in `READ`; then just
those tests fail whose expectation it does not meet, and what it says is put beside the others'.
"""

from collections.abc import Mapping
from typing import TypeVar

from lawcore import IN_FORCE, Edition, Subject

READ: tuple[Edition, ...] = (Edition(1997), Edition(2007), Edition(2017))

NEWEST_IN_FORCE: Edition = max(edition for edition in READ if edition <= IN_FORCE)
"""The newest in force that was read: under it too the decided cases say what is ruled."""

T = TypeVar("T")


def as_of(told: Mapping[int, T], edition: int) -> T:
    """What is told of an edition: of its year, or else of the latest year before it."""
    return told[max(year for year in told if year <= edition)]


def covered(subject: Subject) -> tuple[Edition, ...]:
    """The editions of a subject that were read."""
    return tuple(edition for edition in READ if edition in subject.books)
