"""Law 12 - The score at the end: damage, and what a Director may look at before he adjusts."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import (
    CompareWithoutTheInfraction,
    LookAtTheProbableResult,
    LookForTheirOwnError,
    WeighSeveralResults,
)

damage_is_looked_for = Premise("damage_is_looked_for")
"""It has to be found whether the infraction did damage."""
adjustment_is_considered = Premise("adjustment_is_considered")
"""The Director has found an infraction from which the offending side gained."""


@consequence("12B1")
def damage_is_a_worse_score(case: Facts) -> CompareWithoutTheInfraction | None:
    """Damage is a score less favourable than without the infraction."""
    return CompareWithoutTheInfraction() if damage_is_looked_for(case) else None


@consequence("12C1(b)")
def probable_result(case: Facts) -> LookAtTheProbableResult | None:
    """An adjusted score restores as nearly as possible the result without the infraction."""
    return LookAtTheProbableResult() if adjustment_is_considered(case) else None


@consequence("12C1(c)")
def several_results_weighed(case: Facts) -> WeighSeveralResults | None:
    """An adjusted score may be weighted to reflect several results that could be reached."""
    return WeighSeveralResults() if adjustment_is_considered(case) else None


@consequence("12C1(e)")
def damage_of_their_own_making(case: Facts) -> LookForTheirOwnError | None:
    """Damage that came of an extremely serious error or a gamble is not given back."""
    return LookForTheirOwnError() if adjustment_is_considered(case) else None
