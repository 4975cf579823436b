"""Law 43B - What it costs that dummy goes beyond his limits."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import (
    AdjustAtTheEnd,
    AdjustTheDefendersScoreAlone,
    WarnDummy,
)

dummy_went_beyond_his_limits = Premise("dummy_went_beyond_his_limits")
"""Dummy did what 43A forbids him."""

play_goes_on_unrectified = Premise("play_goes_on_unrectified")
"""A dummy without rights spoke first of a defender's irregularity: nothing is rectified now."""


@consequence("43B1")
def dummy_is_liable_to_a_penalty(case: Facts) -> WarnDummy | None:
    """Dummy may be penalised for going beyond his limits, whatever else it costs."""
    return WarnDummy() if dummy_went_beyond_his_limits(case) else None


@consequence("43B3", since=2017)
def only_the_defenders_score(case: Facts) -> AdjustTheDefendersScoreAlone | None:
    """If the defenders gained by it, their score alone is adjusted at the end."""
    return AdjustTheDefendersScoreAlone() if play_goes_on_unrectified(case) else None


@only_the_defenders_score.older("12B1", since=2007, until=2007)
def _damage_at_the_end(case: Facts) -> AdjustAtTheEnd | None:
    """At the end of play the Director looks at damage."""
    return AdjustAtTheEnd() if play_goes_on_unrectified(case) else None
