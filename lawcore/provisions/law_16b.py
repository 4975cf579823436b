"""Law 16B - What a question tells partner."""

from lawcore.article import Premise, consequence
from lawcore.fact import Facts
from lawcore.provisions.orders import WeighTheQuestion

a_question_told_partner_something = Premise("a_question_told_partner_something")
"""A player asked, and his partner could learn from the question."""


@consequence("16B", since=2007)
def a_question_tells_partner_something(case: Facts) -> WeighTheQuestion | None:
    """What a question told the partner of who asked is unauthorised."""
    return WeighTheQuestion() if a_question_told_partner_something(case) else None


a_question_tells_partner_something.numbered("16A", until=1997)
