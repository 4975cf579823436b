"""Law 23 - Comparable calls."""

from lawcore.article import condition, consequence
from lawcore.provisions.facts import Judged, YesNo
from lawcore.subjects.comparable.facts import Comparable
from lawcore.subjects.comparable.orders import (
    JudgeOnTheEvidence,
    JudgeTheComparison,
    LookWhetherItHelped,
    TakeItAsComparable,
    TakeItAsNotComparable,
)


@condition("23A", cited=False)
def meanings_are_known(comparable: Comparable) -> bool:
    """It can be established what both calls mean."""
    return comparable.c_known is YesNo.YES


@consequence("23A1")
def similar_meaning(comparable: Comparable) -> TakeItAsComparable | None:
    """A call of the same or a similar meaning is comparable."""
    if meanings_are_known(comparable) and comparable.c_similar is Judged.YES:
        return TakeItAsComparable()
    return None


@consequence("23A2")
def subset_of_the_meanings(comparable: Comparable) -> TakeItAsComparable | None:
    """A call that defines a subset of what the withdrawn one could mean is comparable."""
    if not meanings_are_known(comparable) or similar_meaning(comparable):
        return None
    return TakeItAsComparable() if comparable.c_subset is Judged.YES else None


@consequence("23A3")
def same_purpose(comparable: Comparable) -> TakeItAsComparable | None:
    """A call of the same purpose, such as an asking bid or a relay, is comparable."""
    if not meanings_are_known(comparable) or similar_meaning(comparable):
        return None
    if subset_of_the_meanings(comparable):
        return None
    return TakeItAsComparable() if comparable.c_purpose is Judged.YES else None


@condition("23A", cited=False)
def passes_a_test(comparable: Comparable) -> bool:
    """One of the three tests is passed."""
    if similar_meaning(comparable) or subset_of_the_meanings(comparable):
        return True
    return bool(same_purpose(comparable))


@condition("23A")
def passes_no_test(comparable: Comparable) -> bool:
    """A call that passes none of the tests is not found comparable by them."""
    return not passes_a_test(comparable)


@condition("23A", cited=False)
def is_in_doubt(comparable: Comparable) -> bool:
    """The Director is in doubt about one of the tests, and none is passed."""
    if not meanings_are_known(comparable) or not passes_no_test(comparable):
        return False
    if comparable.c_similar is Judged.UNSURE or comparable.c_subset is Judged.UNSURE:
        return True
    return comparable.c_purpose is Judged.UNSURE


@consequence("23A")
def not_comparable(comparable: Comparable) -> TakeItAsNotComparable | None:
    """A call for which every test fails is not comparable."""
    if not meanings_are_known(comparable) or is_in_doubt(comparable):
        return None
    return TakeItAsNotComparable() if passes_no_test(comparable) else None


@consequence("23C")
def help_is_looked_at(comparable: Comparable) -> LookWhetherItHelped | None:
    """Help that the infraction gave is looked at when play has ended."""
    return LookWhetherItHelped() if passes_a_test(comparable) else None


@consequence("84D")
def left_to_the_director(comparable: Comparable) -> JudgeTheComparison | None:
    """A doubtful point is the Director's to decide."""
    return JudgeTheComparison() if is_in_doubt(comparable) else None


@consequence("85")
def evidence_is_weighed(comparable: Comparable) -> JudgeOnTheEvidence | None:
    """Where the facts are not established the Director weighs the evidence."""
    if passes_no_test(comparable) and not meanings_are_known(comparable):
        return JudgeOnTheEvidence()
    return None
