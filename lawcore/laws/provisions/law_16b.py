"""Law 16B - What a question tells partner."""

from lawcore.engine.article import Premise, consequence
from lawcore.engine.fact import Facts
from lawcore.engine.ruling import Order
from lawcore.laws.provisions.orders import NOTE

a_question_told_partner_something = Premise("a_question_told_partner_something")
"""A player asked, and the partner could learn from the question."""


@consequence("16B1", Order("WeighTheQuestion", place=NOTE - 2), was={2007: "16B", 1997: "16A"})
def a_question_tells_partner_something(case: Facts) -> bool:
    """What a question told the partner of who asked is unauthorised."""
    return a_question_told_partner_something(case)
