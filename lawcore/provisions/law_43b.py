"""Law 43B - What becomes of an irregularity of which a dummy without rights spoke first."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import AdjustAtTheEnd, AdjustTheDefendersScoreAlone

play_goes_on_unrectified = Premise("play_goes_on_unrectified")
"""A dummy without rights spoke first of a defender's irregularity: nothing is rectified now."""


@consequence("43B3", since=2017)
def only_the_defenders_score(case: Facts) -> AdjustTheDefendersScoreAlone | None:
    """If the defenders gained by it, their score alone is adjusted at the end."""
    return AdjustTheDefendersScoreAlone() if play_goes_on_unrectified(case) else None


@only_the_defenders_score.older("12B1", since=2007, until=2007)
def _damage_at_the_end(case: Facts) -> AdjustAtTheEnd | None:
    """At the end of play the Director looks at damage."""
    return AdjustAtTheEnd() if play_goes_on_unrectified(case) else None
