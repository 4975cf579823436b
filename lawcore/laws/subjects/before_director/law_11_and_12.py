"""Laws 11 and 12 - A right that is lost, and what cannot be undone."""

from lawcore.engine.article import condition, consequence, derived
from lawcore.engine.ruling import Order, When
from lawcore.laws.subjects.before_director import orders
from lawcore.laws.subjects.before_director.facts import Acted, BeforeDirector, Gained, Irregularity
from lawcore.laws.subjects.before_director.law_9_and_10 import cannot_be_ruled_any_more
from lawcore.laws.subjects.before_director.law_25_to_60 import (
    has_a_law_of_such_action,
    innocents_acted,
)


@condition("11A", cited=False)
def acted_in_another_way(case: BeforeDirector) -> bool:
    """No Law of the irregularity itself says what the action comes to."""
    if not innocents_acted(case) or case.irregularity is Irregularity.LEAD_OUT_OF_TURN:
        return False
    return not has_a_law_of_such_action(case) or case.acted is Acted.OTHER


@derived
@condition("11A", cited=False)
def right_may_be_forfeited(case: BeforeDirector) -> bool:
    """An action of the other side, or a settlement it took part in, may forfeit the right."""
    return acted_in_another_way(case) or cannot_be_ruled_any_more(case)


@consequence("11A", orders.TAKE_THE_GAIN_AWAY, orders.JUDGE_WHO_GAINED, orders.KEEP_THE_SCORE)
def only_a_gain_is_taken_away(case: BeforeDirector) -> Order | None:
    """A side that gained by an opponent's ignorance loses the gain; the other keeps its score."""
    if not right_may_be_forfeited(case):
        return None
    if case.gained is Gained.OPEN:
        return orders.JUDGE_WHO_GAINED
    return orders.KEEP_THE_SCORE if case.gained is Gained.NO else orders.TAKE_THE_GAIN_AWAY


@consequence("11B", Order("ConsiderAPenalty", when=When.DIRECTOR))
def penalty_is_still_possible(case: BeforeDirector) -> bool:
    """A procedural penalty may be assessed though the right is forfeited."""
    return right_may_be_forfeited(case)


@consequence("12A3", Order("ConsiderAnAdjustedScore", when=When.DIRECTOR))
def rectified_incorrectly(case: BeforeDirector) -> bool:
    """After an incorrect rectification an adjusted score may be awarded."""
    return cannot_be_ruled_any_more(case)
