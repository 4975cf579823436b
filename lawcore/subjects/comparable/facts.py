"""Whether a call is comparable to the one that was withdrawn."""

from lawcore.fact import NO, YES, Fact, Facts, YesNo
from lawcore.provisions.facts import Judged


class Comparable(Facts):
    """Two calls of one player, in the order in which a director compares them."""

    c_known = YesNo(YES, NO)
    c_similar = Fact(Judged)
    c_subset = Fact(Judged)
    c_purpose = Fact(Judged)
