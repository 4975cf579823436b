"""Law 43B - What it costs that dummy goes beyond the limits."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order, When
from lawcore.laws.provisions.orders import WARN_DUMMY

dummy_went_beyond_his_limits = Premise("dummy_went_beyond_his_limits")
"""Dummy did what 43A forbids."""
play_goes_on_unrectified = Premise("play_goes_on_unrectified")
"""A dummy without rights spoke first of a defender's irregularity, which is not rectified now."""


@consequence("43B1", WARN_DUMMY)
def dummy_is_liable_to_a_penalty(case: Facts) -> bool:
    """Dummy may be penalised for going beyond the limits, whatever else it costs."""
    return dummy_went_beyond_his_limits(case)


@consequence(
    "43B3", Order("AdjustTheDefendersScoreAlone", when=When.DIRECTOR, place=1), since=2017
)
def only_the_defenders_score(case: Facts) -> bool:
    """If the defenders gained by it, their score alone is adjusted at the end."""
    return play_goes_on_unrectified(case)


@only_the_defenders_score.older(
    "12B1", Order("AdjustAtTheEnd", when=When.DIRECTOR, place=1), since=2007, until=2007
)
def _damage_at_the_end(case: Facts) -> bool:
    """At the end of play the Director looks at damage."""
    return play_goes_on_unrectified(case)


@only_the_defenders_score.older(
    "43B3", Order("AdjustBothScores", when=When.DIRECTOR, place=1), until=1997
)
def _of_both_sides(case: Facts) -> bool:
    """If the defenders gained by it directly, the score of both sides is adjusted."""
    return play_goes_on_unrectified(case)
