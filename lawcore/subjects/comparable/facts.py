"""Whether a call is comparable to the one that was withdrawn."""

from lawcore.fact import Fact, Facts
from lawcore.provisions.facts import Judged, YesNo


class Comparable(Facts):
    """Two calls of one player, in the order in which a director compares them."""

    c_known = Fact(YesNo)
    c_similar = Fact(Judged)
    c_subset = Fact(Judged)
    c_purpose = Fact(Judged)
