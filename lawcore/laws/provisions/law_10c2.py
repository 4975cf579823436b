"""Law 10C2 - Who has a choice makes it alone."""

from lawcore.engine.article import Premise, condition
from lawcore.engine.fact import Facts

a_choice_is_open = Premise("a_choice_is_open")
"""An opponent of the player who erred has a choice, and has not made it."""


@condition("10C2")
def chosen_without_consulting(case: Facts) -> bool:
    """A player who has a choice makes it without consulting partner."""
    return a_choice_is_open(case)
