"""The page rules as the law does: Node reads the exported law beside the law itself."""

import json
import random
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from lawcore import SUBJECTS
from lawcore.book.export import export
from tests.bot.page.compared import (
    Case,
    answered,
    differences,
    every_case,
    left_open,
    random_cases,
    ruled,
    shown,
    write,
)
from tests.bot.screens.test_not_sure import in_english
from tests.sampling import NIGHT

LONG = ("revoke", "claim", "penalty_card")
"""The subjects of which some states stand for all; the night compares twenty times as many."""
SHORT = [name for name in SUBJECTS if name not in LONG]
EVERY = pytest.mark.parametrize("subject", list(SUBJECTS), scope="module")
"""The tests of a subject stand side by side: it is exported once for them."""
SOME = 600 if NIGHT else 16
WITH_TWO = 4
"""Of one state in so many two facts are left open: the law then follows every way."""
EARLIER = [
    (name, int(year)) for name, one in SUBJECTS.items() for year in one.books if year != 2017
]


exported = lru_cache(maxsize=2)(export)


def compare(subject: str, edition: int, cases: Sequence[Case], folder: Path) -> None:
    write(exported(subject, edition), folder)
    for case, page in zip(cases, shown([one.line for one in cases], folder), strict=True):
        assert not differences(ruled(case), page), case


def states(subject: str, edition: int, number: int) -> list[Case]:
    """Return states of random dialogues, all with one fact left open, and some with two."""
    chance = random.Random(39)  # noqa: S311 - which answers, not what is secret
    known = list(random_cases(SUBJECTS[subject], edition, number, seed=39))
    one = [found for case in known if (found := left_open(case, chance, 1))]
    more = known[::WITH_TWO]
    two = [answered(found, chance) for case in more if (found := left_open(case, chance, 2))]
    assert one
    return [*known, *one, *two]


@pytest.mark.parametrize("subject", SHORT, scope="module")
def test_every_dialogue_of_a_short_subject_comes_to_the_same(subject: str, tmp_path: Path) -> None:
    """Each state of each dialogue, any rare circumstances told at its end, both languages."""
    compare(subject, 2017, list(every_case(SUBJECTS[subject], 2017, 27)), tmp_path)


@EVERY
def test_what_nobody_is_sure_of_is_asked_and_ruled_on_in_the_same_way(
    subject: str, tmp_path: Path
) -> None:
    """Also the long subjects, and pending facts: all that is said is equal, and in its order."""
    compare(
        subject, 2017, states(subject, 2017, SOME * (5 if subject == "revoke" else 1)), tmp_path
    )


@pytest.mark.parametrize(("subject", "edition"), EARLIER)
def test_earlier_editions_come_to_the_same(subject: str, edition: int, tmp_path: Path) -> None:
    compare(subject, edition, states(subject, edition, SOME // 2), tmp_path)


def test_no_answer_tells_what_was_left_open(tmp_path: Path) -> None:
    """Whether it is an honour is asked alone where nobody knows who is to lead."""
    case = Case("penalty_card", 2017, {"role": "defender"}, ("how", "on_lead"))
    compare("penalty_card", 2017, [case], tmp_path)
    told = [tells for _, tells in ruled(case)["question"]["buttons"]]
    assert told == [[["honour", "false"]], [["honour", "true"]]]


def test_a_law_of_another_form_is_not_read(tmp_path: Path) -> None:
    made = export("rotation", 2017)
    made.law["format"] += 1
    write(made, tmp_path)
    with pytest.raises(AssertionError, match="format"):
        shown([Case("rotation", 2017, {}).line], tmp_path)


@pytest.mark.parametrize("subject", ["insufficient_bid", "dummy"])
def test_answers_that_cannot_be_together_are_no_case(subject: str, tmp_path: Path) -> None:
    facts = SUBJECTS[subject].facts
    write(export(subject, 2017), tmp_path)
    pairs = [
        {fact.name: next(o for o in fact.options if o in answers) for fact, answers in pair.parts}
        for pair in facts.impossible
    ]
    found = shown([Case(subject, 2017, told).line for told in pairs], tmp_path)
    assert all(page == {"impossible": True} for page in found)


@EVERY
def test_not_sure_is_answered_as_in_the_bot(subject: str, tmp_path: Path) -> None:
    """The page asks on where the bot does, and else asks the same fact anew, with few words."""
    write(exported(subject, 2017), tmp_path)
    cases = []
    for interview, _ in in_english(subject, 2017):
        told, answers = interview.told, interview.conversation.answers
        unsure = tuple(name for name, value in answers if value is None)
        if not interview.conversation.screen.group and not interview.conversation.chain.former:
            cases.append((Case(subject, 2017, dict(told), unsure), interview))
    lines = [json.dumps(json.loads(case.line) | {"doubted": True}) for case, _ in cases]
    for (case, interview), found in zip(cases, shown(lines, tmp_path), strict=True):
        both: Any = found
        if interview.question is not None:
            assert [one["asked"] for one in both] == [interview.question.facts[0].name] * 2, case
        elif interview.doubted is not None:
            assert both[1]["doubted"] == interview.doubted.name, case
            for one in both:
                words = " ".join([one["ask"], *(f"{c} {o}" for c, o in one["settled"])]).split()
                assert len(words) <= 110, case
                assert not one["several"] or len(one["settled"]) < 4, case
