"""What is weighed at each step of the questions on misinformation."""

from lawcore.article import remark
from lawcore.subjects.misinformation.facts import Misinformation
from lawcore.subjects.misinformation.law_21 import influence_is_in_doubt
from lawcore.subjects.misinformation.law_21b3 import damage_is_in_doubt


@remark("J56")
def whether_it_influenced_him(case: Misinformation) -> bool:
    """Whether the wrong words could well have influenced the call."""
    return influence_is_in_doubt(case)


@remark("J57")
def whether_it_did_damage(case: Misinformation) -> bool:
    """Whether the offending side gained by it."""
    return damage_is_in_doubt(case)
