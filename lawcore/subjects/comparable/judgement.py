"""What the Laws leave to the Director where he compares two calls."""

from lawcore.article import remark
from lawcore.subjects.comparable.facts import Comparable
from lawcore.subjects.comparable.law_23 import evidence_is_weighed, left_to_the_director


@remark("J43")
def how_near_the_calls_are(comparable: Comparable) -> bool:
    """How near the meanings of two calls have to be."""
    return bool(left_to_the_director(comparable)) or bool(evidence_is_weighed(comparable))
