"""What buttons carry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.conversation.callback_data import (
    LIMIT,
    Begin,
    Data,
    EveningAction,
    OfEvening,
    Press,
    SetPreference,
    action_to_tell,
    parse,
    spell,
)
from bot.conversation.model import new_id
from lawcore import SUBJECTS
from lawcore.fact import Fact

MOST_STEPS = 99_999

FACTS = [
    pytest.param(fact, id=f"{name}-{fact.name}")
    for name, subject in SUBJECTS.items()
    for fact in subject.facts.listed
]


@pytest.mark.parametrize("fact", FACTS)
def test_every_option_of_every_fact_fits_into_a_button(fact: Fact[str | int | bool]) -> None:
    for option in fact.options:
        for name in (fact.name, f"9.{fact.name}"):
            press = Press(new_id(), MOST_STEPS, action_to_tell(name, option))
            assert parse(spell(press)) == press


@pytest.mark.parametrize("fact", FACTS)
def test_options_of_a_fact_are_told_apart(fact: Fact[str | int | bool]) -> None:
    assert len({action_to_tell(fact.name, option) for option in fact.options}) == len(fact.options)


@pytest.mark.parametrize(
    "data",
    [
        Begin("revoke"),
        SetPreference("edition", 2**52, "2017"),
        *(OfEvening(of, new_id(), do) for of in ("evening", "task") for do in EveningAction),
        OfEvening("evening", new_id(), EveningAction.SHOW, 79),
    ],
)
def test_other_buttons_are_read_back(data: Data) -> None:
    assert parse(spell(data)) == data


def test_more_than_a_button_carries_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        spell(Press(new_id(), 1, "é" * 30))


@given(st.text(max_size=LIMIT))
def test_anything_can_be_read(text: str) -> None:
    data = parse(text)
    assert data is None or spell(data) == text or isinstance(data, Press)
