"""Law 79C - When it is too late to change a result."""

from lawcore.engine.article import Premise, consequence, derived
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order

raised_after_the_correction_period = Premise("raised_after_the_correction_period")
"""The matter was raised when the correction period was over."""


@derived
@consequence("79C", Order("LetTheResultStand", decides="too_late"))
def correction_period_is_over(case: Facts) -> bool:
    """After the correction period the result at the table stands."""
    return raised_after_the_correction_period(case)
