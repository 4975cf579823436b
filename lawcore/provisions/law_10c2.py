"""Law 10C2 - Who has a choice makes it alone."""

from lawcore.article import Premise, condition
from lawcore.fact import Facts

lho_chooses = Premise("lho_chooses")
"""The next player says alone whether he accepts a call."""


@condition("10C2")
def chosen_without_consulting(case: Facts) -> bool:
    """Who has a choice makes it without consulting his partner."""
    return lho_chooses(case)
