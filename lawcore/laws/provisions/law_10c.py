"""Laws 9B and 10C1 - A player who has a choice is told all of it before anybody acts."""

from lawcore.engine.article import Premise, condition, consequence
from lawcore.engine.fact import Facts
from lawcore.laws.provisions.orders import EXPLAIN_THE_CHOICE

there_is_a_choice = Premise("there_is_a_choice")
"""An opponent of the offender has to accept or refuse a call."""


@condition("9B2")
def nobody_acts_before(case: Facts) -> bool:
    """Nobody takes any action before the Director has explained what may be done."""
    return there_is_a_choice(case)


@consequence("10C1", EXPLAIN_THE_CHOICE)
def every_choice_is_explained(case: Facts) -> bool:
    """The Director explains all the choices that there are."""
    return nobody_acts_before(case)
