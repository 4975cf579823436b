"""What orders come to beside themselves: who is bound, what is looked at, what is asked next."""

import pytest

from lawcore import SUBJECTS, Edition, Subject
from lawcore.engine.ruling import Ask, Order
from lawcore.engine.ruling.replies import Effects, in_all, next_asked, sum_up
from tests.each import together
from tests.lawcore.walks import every_dialogue

USUAL: Effects = {"partner": "free", "lead": "none", "adjust": ()}


BIND_PARTNER = Order("BindPartner", effects={"partner": "pass_always", "adjust": ("72C",)})
BIND_PARTNER_ONCE = Order("BindPartnerOnce", effects={"partner": "pass_next"})
LOOK_AT_THE_END = Order("LookAtTheEnd", effects={"adjust": ("72C", "16C3")})
ASK_HIM = Order("AskHim", asks=Ask("lho"))
ASK_THE_OTHER = Order("AskTheOther", asks=Ask("cmp", {"prior": "dbl"}))


def test_what_no_order_speaks_of_is_as_usual() -> None:
    assert sum_up(USUAL, [ASK_HIM]) == USUAL


def test_lists_are_put_together_each_thing_once() -> None:
    found = sum_up(USUAL, [BIND_PARTNER, LOOK_AT_THE_END])
    assert found == {"partner": "pass_always", "lead": "none", "adjust": ("72C", "16C3")}


def test_orders_that_contradict_each_other_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="partner is pass_always, another that it is pass_next"):
        sum_up(USUAL, [BIND_PARTNER, BIND_PARTNER_ONCE])


def test_an_order_speaks_only_of_what_the_subject_knows() -> None:
    with pytest.raises(RuntimeError, match=r"\['adjust'\]"):
        sum_up({"partner": "free"}, [BIND_PARTNER])


def test_of_several_rulings_holds_what_they_agree_on() -> None:
    one, other = (sum_up(USUAL, [order]) for order in (BIND_PARTNER, LOOK_AT_THE_END))
    assert in_all([one, other]) == {"partner": None, "lead": "none", "adjust": ("72C",)}
    assert in_all([one, one]) == one


def test_one_thing_is_asked_next() -> None:
    assert next_asked([BIND_PARTNER]) is None
    assert next_asked([ASK_HIM, BIND_PARTNER, ASK_HIM]) == Ask("lho")
    with pytest.raises(RuntimeError, match="at once"):
        next_asked([ASK_HIM, ASK_THE_OTHER])


IN_OTHER_WORDS = {"LHO_AI": "25A6", "no_16C": "", "no_16D": "", "open": ""}
"""What stands for another article, or says that none applies or none is known."""
UNTOLD = {("call_out_of_turn", "has_to_pass")}
"""A pass out of turn that its player has to repeat: whether it told anything is disputed (J47)."""


@together(
    "subject, edition",
    [
        (subject, edition)
        for subject in SUBJECTS.values()
        if "info" in subject.facts.effects
        for edition in subject.books
    ],
)
def test_the_law_on_the_information_is_cited(subject: Subject, edition: Edition) -> None:
    for dialogue in every_dialogue(subject, edition):
        ruling = dialogue.ruling
        info = str(ruling.effects["info"])
        number = IN_OTHER_WORDS.get(info, info)
        if info == "none" or (subject.name, str(ruling.status)) in UNTOLD:
            continue
        assert any(article.startswith(number) for article in ruling.articles), ruling.told
