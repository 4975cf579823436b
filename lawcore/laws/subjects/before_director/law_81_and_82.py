"""Laws 81 and 82 - What the Director waives, assesses and puts right."""

from lawcore.engine.article import condition, consequence
from lawcore.engine.ruling import Order
from lawcore.laws.subjects.before_director import orders
from lawcore.laws.subjects.before_director.facts import BeforeDirector, Done, Gained, Irregularity
from lawcore.laws.subjects.before_director.law_9_and_10 import (
    a_waiver_is_asked,
    director_alone_determines,
    nobody_has_called,
)
from lawcore.laws.subjects.before_director.law_11_and_12 import acted_in_another_way


@consequence("81C5", Order("DecideOnTheWaiver", decides="waiver"))
def waived_for_cause(case: BeforeDirector) -> bool:
    """The Director may waive rectification for cause at the request of the other side alone."""
    return a_waiver_is_asked(case)


@condition("82C", cited=False)
def ruling_was_wrong(case: BeforeDirector) -> bool:
    """The Director finds that a ruling was incorrect."""
    return case.what_was_done is Done.RULED_WRONGLY


@consequence("81C3", Order("PutItRight", decides="put_right"))
def wrong_ruling_is_put_right(case: BeforeDirector) -> bool:
    """The Director rectifies an error, however it becomes known, within the periods for it."""
    return ruling_was_wrong(case) and case.curable


@consequence("82C", Order("AdjustForBothSides", decides="adjusted"))
def wrong_ruling_cannot_be_put_right(case: BeforeDirector) -> bool:
    """Where the board cannot be scored normally both sides are treated as non-offending."""
    return ruling_was_wrong(case) and not case.curable


@consequence("81C4", orders.RULE_ON_IT, orders.RULE_ON_IT_UNLESS_FORFEITED)
def rectification_is_assessed(case: BeforeDirector) -> Order | None:
    """The Director assesses the rectification where there is one."""
    if director_alone_determines(case) or wrong_ruling_is_put_right(case):
        return orders.rule_on_it(case.irregularity)
    if nobody_has_called(case):
        return orders.rule_on_it(case.irregularity)
    if not acted_in_another_way(case) or case.irregularity is Irregularity.OTHER:
        return None
    if case.gained in (Gained.OFFENDERS, Gained.INNOCENTS):
        return None
    return orders.rule_on_it_unless_forfeited(case.irregularity)
