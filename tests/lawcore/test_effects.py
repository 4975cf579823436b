"""What orders come to beside themselves: who is bound, what is looked at, what is asked next."""

import pytest

from lawcore.ruling import Ask, Order
from lawcore.ruling.effects import Effects, in_all, next_asked, sum_up

USUAL: Effects = {"partner": "free", "lead": "none", "adjust": ()}


class BindPartner(Order, effects={"partner": "pass_always", "adjust": ("72C",)}):
    """He passes throughout."""


class BindPartnerOnce(Order, effects={"partner": "pass_next"}):
    """He passes once."""


class LookAtTheEnd(Order, effects={"adjust": ("72C", "16C3")}):
    """The score may be adjusted."""


class AskHim(Order, asks=Ask("lho")):
    """He is asked."""


class AskTheOther(Order, asks=Ask("cmp", {"prior": "dbl"})):
    """The other is asked."""


def test_what_no_order_speaks_of_is_as_usual() -> None:
    assert sum_up(USUAL, [AskHim()]) == USUAL


def test_lists_are_put_together_each_thing_once() -> None:
    found = sum_up(USUAL, [BindPartner(), LookAtTheEnd()])
    assert found == {"partner": "pass_always", "lead": "none", "adjust": ("72C", "16C3")}


def test_orders_that_contradict_each_other_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="partner is pass_always, another that it is pass_next"):
        sum_up(USUAL, [BindPartner(), BindPartnerOnce()])


def test_an_order_speaks_only_of_what_the_subject_knows() -> None:
    with pytest.raises(RuntimeError, match=r"\['adjust'\]"):
        sum_up({"partner": "free"}, [BindPartner()])


def test_of_several_rulings_holds_what_they_agree_on() -> None:
    one, other = (sum_up(USUAL, [order]) for order in (BindPartner(), LookAtTheEnd()))
    assert in_all([one, other]) == {"partner": None, "lead": "none", "adjust": ("72C",)}
    assert in_all([one, one]) == one


def test_one_thing_is_asked_next() -> None:
    assert next_asked([BindPartner()]) is None
    assert next_asked([AskHim(), BindPartner(), AskHim()]) == Ask("lho")
    with pytest.raises(RuntimeError, match="at once"):
        next_asked([AskHim(), AskTheOther()])
