"""Law 79C - When it is too late to change a result."""

from lawcore.article import Premise, consequence, derived
from lawcore.fact import Facts
from lawcore.provisions.orders import LetTheResultStand

raised_after_the_correction_period = Premise("raised_after_the_correction_period")
"""The matter was raised when the correction period was over."""


@derived
@consequence("79C")
def correction_period_is_over(case: Facts) -> LetTheResultStand | None:
    """After the correction period the result at the table stands."""
    return LetTheResultStand() if raised_after_the_correction_period(case) else None
