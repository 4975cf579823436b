"""What the Laws leave to the Director where he compares two calls."""

from lawcore.article import remark
from lawcore.subjects.comparable.facts import Comparable
from lawcore.subjects.comparable.law_23 import evidence_is_weighed, left_to_the_director


@remark("J43")
def how_near_the_calls_are(case: Comparable) -> bool:
    """How near the meanings of two calls have to be."""
    return left_to_the_director(case) or evidence_is_weighed(case)
