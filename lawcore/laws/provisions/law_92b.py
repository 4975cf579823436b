"""Laws 81C3 and 92B - Until when a score may be adjusted."""

from lawcore.engine.article import Premise, condition, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order

asked_when_the_right_had_expired = Premise("asked_when_the_right_had_expired")
"""An adjusted score is asked for when the right to a ruling has expired."""


@condition("81C3")
def nothing_is_rectified_any_more(case: Facts) -> bool:
    """The Director rectifies what becomes known within the periods of 79C and 92B alone."""
    return asked_when_the_right_had_expired(case)


@consequence("92B", Order("RefuseALateRequest", decides="too_late"))
def right_to_ask_has_expired(case: Facts) -> bool:
    """The right to ask for a ruling expires, and after that the score stands."""
    return nothing_is_rectified_any_more(case)
