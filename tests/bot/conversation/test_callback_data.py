"""What buttons carry."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conversation.callback_data import (
    About,
    Begin,
    Compare,
    EveningAction,
    EveningButton,
    Happened,
    ListQuestions,
    Look,
    Open,
    OpenAnswer,
    Page,
    Press,
    SetPreference,
)
from bot.conversation.codec import _KINDS, LIMIT, CallbackData, pack, unpack
from bot.conversation.model import new_id
from bot.conversation.pressing import read_action
from lawcore import SUBJECTS
from lawcore.engine.fact import Fact
from lawcore.understanding.answers import CARDS
from tests.bot.walks import tell
from tests.each import each, together

MOST_STEPS = 99_999
LONGEST = max(SUBJECTS, key=len)
ASCII = st.characters(min_codepoint=0x21, max_codepoint=0x7E)

FACTS = [(name, fact) for name, subject in SUBJECTS.items() for fact in subject.facts.listed]
FACT = each(
    "subject, fact", FACTS, of=lambda subject, _: subject, called=lambda _, fact: fact.name
)


@FACT
def test_every_option_of_every_fact_fits_into_a_button(
    subject: str, fact: Fact[str | int | bool]
) -> None:
    for option in fact.options:
        for name in (fact.name, f"9.{fact.name}"):
            press = Press(new_id(), MOST_STEPS, read_action(tell(name, option)))
            assert unpack(pack(press)) == press


@FACT
def test_options_of_a_fact_are_told_apart(subject: str, fact: Fact[str | int | bool]) -> None:
    assert len({tell(fact.name, option) for option in fact.options}) == len(fact.options)


@together(
    "data",
    [
        Begin("revoke"),
        SetPreference("edition", 2**52, "2017"),
        *(EveningButton(of, new_id(), do) for of in ("evening", "task") for do in EveningAction),
        EveningButton("evening", new_id(), EveningAction.SHOW, 79),
        Compare(1997, 2017, LONGEST, 99, user_id=2**52),
        Compare(1997, 2017, LONGEST, page=9, user_id=2**52),
        About(LONGEST, 2**52),
        Begin(LONGEST, below=True, user_id=2**52),
        Happened(max(CARDS, key=len), 2**52),
        ListQuestions(LONGEST, 99, 2**52),
        Look(2017, "64A1(a)(ii)", below=True, user_id=2**52),
        Open(max(Page, key=len), 2**52),
        OpenAnswer(max(CARDS, key=len), listed=True, user_id=2**52),
        EveningButton("evening", new_id(), max(EveningAction, key=len), 9999, 2**52),
    ],
)
def test_other_buttons_are_read_back(data: CallbackData) -> None:
    assert unpack(pack(data)) == data


def test_more_than_a_button_carries_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        pack(Press(new_id(), 1, read_action("é" * 30)))


KINDS = sorted({*_KINDS.values()}, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=settings().max_examples // 4)
@given(data=st.data())
def test_whatever_a_kind_carries_is_read_back(
    kind: type[CallbackData], data: st.DataObject
) -> None:
    packed = data.draw(st.from_regex(kind.spelling.pattern, fullmatch=True, alphabet=ASCII))
    read = unpack(packed)
    assert isinstance(read, kind) or len(packed) > LIMIT
    if read is not None:
        assert unpack(pack(read)) == read
        assert len(pack(read)) <= len(packed)


@given(st.text(max_size=LIMIT))
def test_anything_can_be_read(text: str) -> None:
    data = unpack(text)
    assert data is None or unpack(pack(data)) == data
