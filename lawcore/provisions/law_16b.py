"""Law 16B - What a question tells partner."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import INFORMATION
from lawcore.ruling import Order

a_question_told_partner_something = Premise("a_question_told_partner_something")
"""A player asked, and the partner could learn from the question."""


@consequence("16B1", Order("WeighTheQuestion", place=INFORMATION), since=2017)
def a_question_tells_partner_something(case: Facts) -> bool:
    """What a question told the partner of who asked is unauthorised."""
    return a_question_told_partner_something(case)


a_question_tells_partner_something.numbered("16B", since=2007, until=2007)
a_question_tells_partner_something.numbered("16A", until=1997)
