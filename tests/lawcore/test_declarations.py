"""What is declared of facts and orders is checked as it is written: a typo does not import."""

from typing import Any

import pytest

from lawcore.engine.fact import Answer, Fact, Facts, YesNo
from lawcore.engine.records import replace
from lawcore.engine.ruling import DECIDES, Order, When
from tests.tables import tabled


class Rain(Facts):
    where = Fact(("hills", "coast"))
    falls = YesNo()
    inches = Fact(range(4), usual=0)

    incompatible = (
        falls.is_(False).allows_only(inches, 0, impossible=True),
        where.is_("coast").excludes(inches, 3),
    )


def test_a_pair_binds_either_fact_by_the_other() -> None:
    assert Rain.offered(Rain.inches, {"where": "coast"}) == (0, 1, 2)
    assert Rain.offered(Rain.inches, {"where": "hills"}) == (0, 1, 2, 3)
    assert Rain.offered(Rain.where, {"inches": 3}) == ("hills",)
    assert Rain.offered(Rain.falls, {"inches": 1}) == (True,)


def test_only_an_impossible_pair_is_refused() -> None:
    (never,) = Rain.impossible
    assert never.names == ("falls", "inches")
    assert never.met({"falls": False, "inches": 2})
    assert not never.met({"falls": False, "inches": 0})
    assert not never.met({"inches": 2})


class Crop(Facts):
    season = Fact(("spring", "autumn"))
    sown = YesNo()
    reaped = YesNo()

    incompatible = (
        sown.is_(False).excludes(reaped, True, impossible=True, where=season.is_("autumn")),
    )


def test_a_pair_may_hold_where_a_third_fact_is_so() -> None:
    (never,) = Crop.impossible
    assert never.names == ("sown", "reaped", "season")
    told: dict[str, Answer] = {"sown": False, "season": "autumn"}
    assert Crop.offered(Crop.reaped, told) == (False,)
    assert Crop.offered(Crop.reaped, {**told, "season": "spring"}) == (True, False)
    assert Crop.offered(Crop.reaped, {"sown": False}) == (True, False)
    assert Crop.offered(Crop.season, {"sown": False, "reaped": True}) == ("spring",)
    assert never.met({**told, "reaped": True})
    assert not never.met({"sown": False, "reaped": True})


def test_an_answer_that_is_no_option_does_not_import() -> None:
    with pytest.raises(TypeError, match="no option"):
        Fact(("hills", "coast")).is_("moon")
    with pytest.raises(TypeError, match="no option"):
        YesNo().is_(True).excludes(Fact(range(4)), 4)
    with pytest.raises(TypeError, match="no option"):
        YesNo().is_()


def test_a_pair_of_another_subjects_fact_does_not_import() -> None:
    with pytest.raises(TypeError, match="another's facts"):

        class Snow(Facts):
            lies = YesNo()
            incompatible = (lies.is_(True).excludes(Rain.inches, 3),)

    with pytest.raises(TypeError, match="another's facts"):

        class Frost(Facts):
            lies = YesNo()
            melts = YesNo()
            incompatible = (lies.is_(True).excludes(melts, True, where=Rain.falls.is_(True)),)


@pytest.mark.parametrize("groups", [((0, 1), (2,)), ((0, 1, 2, 3), (3,)), ((0, 1, 2, 4),)])
def test_options_held_alike_are_all_the_options_each_once(
    groups: tuple[tuple[int, ...], ...],
) -> None:
    with pytest.raises(TypeError, match="alike"):
        type("Snow", (Facts,), {"inches": Fact(range(4)), "equivalent": {"inches": groups}})
    with pytest.raises(TypeError, match="alike"):
        type("Snow", (Facts,), {"inches": Fact(range(4)), "equivalent": {"inch": ((0, 1, 2, 3),)}})


def test_a_case_declares_nothing_that_is_never_read() -> None:
    with pytest.raises(TypeError, match="declares apart"):
        type("Snow", (Facts,), {"melts": YesNo(), "apart": ()})


def test_an_order_says_what_it_is_in_keywords() -> None:
    decide = Order("Decide", decides="to_this", counted=True, at_the_head=False)
    wait = Order("Wait", when=When.END_OF_PLAY, place=3, penalty_card="minor")
    assert (decide.decides, decide.counted, decide.at_the_head) == ("to_this", True, False)
    assert (decide.when, decide.sort_key) == (When.NOW, (0, DECIDES))
    assert (wait.decides, wait.penalty_card) == (None, "minor")
    assert decide.sort_key < Order("Do").sort_key < wait.sort_key


def test_orders_are_equal_by_their_name_and_the_values_of_the_case() -> None:
    transfer = Order("Transfer", takes=("tricks",))
    one, two = (replace(transfer, values={"tricks": tricks}) for tricks in (1, 2))
    assert one == replace(one, transferred=1)
    assert len({transfer, one, two}) == len(("none", "one", "two"))
    assert repr(two) == "Transfer(tricks=2)"


def test_an_order_has_the_values_that_it_takes() -> None:
    with pytest.raises(TypeError, match=r"takes \('tricks',\) and is given \('cards',\)"):
        Order("Transfer", takes=("tricks",), values={"cards": 1})


@tabled
def test_a_keyword_that_says_nothing_does_not_import(keywords: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        replace(Order("Wrong"), **keywords)


def test_the_stages_come_one_after_the_other() -> None:
    assert sorted(When, key=lambda when: when.stage) == [
        When.NOW,
        When.NEXT_LEAD,
        When.END_OF_PLAY,
        When.DIRECTOR,
    ]
