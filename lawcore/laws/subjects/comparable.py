"""Whether a call is comparable to the one that was withdrawn."""

import sys

from lawcore.engine.article import condition, consequence, practice, remark
from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
from lawcore.engine.ruling import Order, When
from lawcore.engine.subject import declare_subject
from lawcore.laws.provisions.facts import Judged


class Comparable(Facts):
    """Two calls of one player, in the order in which a director compares them."""

    c_known = YesNo(YES, NO)
    c_similar = Fact(Judged)
    c_subset = Fact(Judged)
    c_purpose = Fact(Judged)


TAKE_IT_AS_COMPARABLE = Order("TakeItAsComparable", decides="comparable")


# Law 23 - Comparable calls.


@condition("23A", cited=False)
def meanings_are_known(case: Comparable) -> bool:
    """It can be established what both calls mean."""
    return case.c_known


@consequence("23A1", TAKE_IT_AS_COMPARABLE)
def similar_meaning(case: Comparable) -> bool:
    """A call of the same or a similar meaning is comparable."""
    return meanings_are_known(case) and case.c_similar is Judged.YES


@consequence("23A2", TAKE_IT_AS_COMPARABLE)
def subset_of_the_meanings(case: Comparable) -> bool:
    """A call that defines a subset of what the withdrawn one could mean is comparable."""
    return meanings_are_known(case) and not similar_meaning(case) and (case.c_subset is Judged.YES)


@consequence("23A3", TAKE_IT_AS_COMPARABLE)
def same_purpose(case: Comparable) -> bool:
    """A call of the same purpose, such as an asking bid or a relay, is comparable."""
    return (
        meanings_are_known(case)
        and not similar_meaning(case)
        and not subset_of_the_meanings(case)
        and (case.c_purpose is Judged.YES)
    )


@condition("23A", cited=False)
def passes_a_test(case: Comparable) -> bool:
    """One of the three tests is passed."""
    return similar_meaning(case) or subset_of_the_meanings(case) or same_purpose(case)


@condition("23A")
def passes_no_test(case: Comparable) -> bool:
    """A call that passes none of the tests is not found comparable by them."""
    return not passes_a_test(case)


@condition("23A", cited=False)
def is_in_doubt(case: Comparable) -> bool:
    """The Director is in doubt about one of the tests, and none is passed."""
    if not meanings_are_known(case) or not passes_no_test(case):
        return False
    if case.c_similar is Judged.UNSURE or case.c_subset is Judged.UNSURE:
        return True
    return case.c_purpose is Judged.UNSURE


@consequence("23A", Order("TakeItAsNotComparable", decides="not_comparable"))
def not_comparable(case: Comparable) -> bool:
    """A call for which every test fails is not comparable."""
    return meanings_are_known(case) and not is_in_doubt(case) and passes_no_test(case)


@consequence("23C", Order("LookWhetherItHelped", when=When.END_OF_PLAY))
def help_is_looked_at(case: Comparable) -> bool:
    """Help that the infraction gave is looked at when play has ended."""
    return passes_a_test(case)


@condition("23C")
def protected_by_the_score(case: Comparable) -> bool:
    """Whatever is found comparable in doubt, the score may be adjusted at the end."""
    return is_in_doubt(case)


@practice
@consequence("23A", Order("JudgeTheComparison", decides="judge"))
def left_to_the_director(case: Comparable) -> bool:
    """Where a test is in doubt the Director decides, and is liberal, as 23C protects the rest."""
    return protected_by_the_score(case)


@consequence("85A1", Order("JudgeOnTheEvidence", decides="judge"))
def evidence_is_weighed(case: Comparable) -> bool:
    """Where the facts are not established the Director weighs the evidence."""
    return passes_no_test(case) and not meanings_are_known(case)


# What the Laws leave to the Director in comparing two calls.


@remark("J43")
def how_near_the_calls_are(case: Comparable) -> bool:
    """How near the meanings of two calls have to be."""
    return left_to_the_director(case) or evidence_is_weighed(case)


SUBJECT = declare_subject(
    "comparable", 170, Comparable, sys.modules[__name__], since=2017, group="auction"
)
