"""Law 12 - The score at the end: damage, and what is looked at before it is adjusted."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When

damage_is_looked_for = Premise("damage_is_looked_for")
"""It has to be found whether the infraction did damage."""
adjustment_is_considered = Premise("adjustment_is_considered")
"""The Director has found an infraction from which the offending side gained."""


@consequence("12B1", Order("CompareWithoutTheInfraction", when=When.END_OF_PLAY))
def damage_is_a_worse_score(case: Facts) -> bool:
    """Damage is a score less favourable than without the infraction."""
    return damage_is_looked_for(case)


@consequence("12C1(b)", Order("LookAtTheProbableResult", when=When.END_OF_PLAY, adjusts=True))
def probable_result(case: Facts) -> bool:
    """An adjusted score restores as nearly as possible the result without the infraction."""
    return adjustment_is_considered(case)


@consequence("12C1(c)", Order("WeighSeveralResults", when=When.END_OF_PLAY))
def several_results_weighed(case: Facts) -> bool:
    """An adjusted score may be weighted to reflect several results that could be reached."""
    return adjustment_is_considered(case)


@consequence("12C1(e)", Order("LookForTheirOwnError", when=When.END_OF_PLAY))
def damage_of_their_own_making(case: Facts) -> bool:
    """Damage that came of an extremely serious error or a gamble is not given back."""
    return adjustment_is_considered(case)
