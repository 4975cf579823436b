"""The page rules as the law does: Node follows the exported law beside the law itself."""

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from lawcore import SUBJECTS
from lawcore.export import Exported, export
from lawcore.export.diagram import Diagram
from lawcore.export.packing import packed
from lawcore.export.telling import Telling
from lawcore.export.words import WordsAsDiagrams
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

LONG = ("revoke", "claim", "penalty_card")
"""The subjects of which some states stand for all; `tools.faces` compares more."""
SHORT = [name for name in SUBJECTS if name not in LONG]
SOME = 60
OF_THE_REVOKE = "attention"
"""The one rare circumstance of a revoke that is told here: answers tell it beside their own."""


@cache
def exported(subject: str) -> Exported:
    """Return the law of a subject in the edition in force as the page reads it."""
    return export(subject, 2017)


def compare(cases: Sequence[Case], folder: Path) -> None:
    for case, page in zip(cases, shown([one.line for one in cases], folder), strict=True):
        assert not differences(case, ruled(case), page), case


@pytest.mark.parametrize("subject", SHORT)
def test_every_dialogue_of_a_short_subject_comes_to_the_same(subject: str, tmp_path: Path) -> None:
    """Each state of each dialogue, any rare circumstances told at its end, both languages."""
    write(exported(subject), tmp_path)
    compare(list(every_case(SUBJECTS[subject], 2017, 27)), tmp_path)


@pytest.mark.parametrize("subject", [name for name in LONG if name != "revoke"])
def test_states_of_the_long_subjects_come_to_the_same(subject: str, tmp_path: Path) -> None:
    write(exported(subject), tmp_path)
    compare(list(random_cases(SUBJECTS[subject], 2017, SOME, seed=39)), tmp_path)


def test_states_of_a_revoke_with_one_rare_circumstance_come_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it takes minutes to export, most of them why each question is asked."""
    facts = SUBJECTS["revoke"].facts
    never = {fact.name for fact in facts.listed if fact.usual is not None} - {OF_THE_REVOKE}
    all_possible = Telling._possible

    def possible(telling: Telling) -> Diagram:
        d, found = telling.diagrams, all_possible(telling)
        for name in sorted(never):
            found = d.both(found, d.map(telling.state(name), lambda state: not state))
        return found

    monkeypatch.setattr(Telling, "_possible", possible)
    monkeypatch.setattr(
        WordsAsDiagrams, "why", lambda words, _: words.diagrams.end(words.subject("revoke"))
    )
    write(export("revoke", 2017), tmp_path)
    known = random_cases(SUBJECTS["revoke"], 2017, SOME * 5, seed=39)
    here = {case.line: case for case in known if never.isdisjoint(case.told)}
    assert len(here) > SOME
    chance = random.Random(39)  # noqa: S311 - which answers, not what is secret
    two = [answered(found, chance) for c in here.values() if (found := left_open(c, chance, 2))]
    assert len(two) > SOME / 2
    compare([*here.values(), *(case for case in two if never.isdisjoint(case.told))], tmp_path)


@pytest.mark.parametrize("subject", ["insufficient_bid", "dummy", "penalty_card"])
def test_what_nobody_is_sure_of_is_asked_and_ruled_on_in_the_same_way(
    subject: str, tmp_path: Path
) -> None:
    """One fact left open: also what is asked next; two: what it comes to once all is answered.

    Beside two open facts the law may first ask what the page asks later.
    """
    write(exported(subject), tmp_path)
    chance = random.Random(39)  # noqa: S311 - which answers, not what is secret
    known = list(random_cases(SUBJECTS[subject], 2017, SOME * 2, seed=39))
    one = [found for case in known if (found := left_open(case, chance, 1))]
    two = [answered(found, chance) for case in known if (found := left_open(case, chance, 2))]
    assert len(one) > SOME
    assert len(two) > SOME / 2
    compare([*one, *two], tmp_path)


def test_no_answer_tells_what_was_left_open(tmp_path: Path) -> None:
    """Whether it is an honour is asked alone where nobody knows who is to lead."""
    write(exported("penalty_card"), tmp_path)
    case = Case("penalty_card", 2017, {"role": "defender"}, ("how", "on_lead"))
    (page,) = shown([case.line], tmp_path)
    told = [tells for _, tells in page["question"]["buttons"]]
    assert told == [[["honour", "false"]], [["honour", "true"]]]
    assert [one for _, one in ruled(case)["question"]["buttons"]] == told


def test_rulings_that_say_something_else_are_told_apart(tmp_path: Path) -> None:
    """As 64A1 and 64A2 of 1997 while play goes on: one or two tricks, by different later ones."""
    fact = {"name": "who", "values": ["a", "b"], "ask": -1, "labels": [-1, -1], "why": -1}
    made = {
        "format": 3, "facts": [{**fact, "decides": -1, "likely": 0}],
        "nodes": packed([[0, -2, -1, -1], [0, None, -2, -3]]),
        "asks": 0, "screens": [[0, 0, 0, [[0, [[0, 1]], 0], [0, [[0, 2]], 0]], []]],
        "status": -1, "statuses": [["established", 1, 2, None]], "result": -1, "outcome": 1,
        "lines": [], "unusual": [], "later": [], "groups": [], "apart": [],
    }  # fmt: skip
    texts = {language: ["", "if any", "if won with a playable card"] for language in ("en", "it")}
    write(Exported("made", 1997, made, texts), tmp_path)
    (page,) = shown([Case("made", 1997, {}, ("who",)).line], tmp_path)
    said = [one["outcome"][0] for one in page["branches"]]
    assert said == ["if any", "if won with a playable card"]
