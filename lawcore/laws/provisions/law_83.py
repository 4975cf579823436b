"""Law 83 - What contestants are told of a ruling that another might see otherwise."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When

the_director_has_judged = Premise("the_director_has_judged")
"""The ruling rests on a finding of fact or on what the Director has weighed."""


@consequence("83", Order("TellOfTheAppeal", when=When.DIRECTOR), since=2017)
def told_of_the_right_to_appeal(case: Facts) -> bool:
    """Where a review could well be in order, a contestant is told of the right to appeal."""
    return the_director_has_judged(case)
