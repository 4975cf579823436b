"""The summary of what a tree rules otherwise than another, over a small subject."""

import shutil
from pathlib import Path

import pytest

from lawcore import EDITIONS
from tools.otherwise.__main__ import ROOT, Found, changed_provisions, rulings_of, summary

LAW = Path("lawcore/subjects/inquiry/law_61.py")
ASKING = "return LetDefendersAskEachOther() if a_defender_turns_to_his_partner(inquiry) else None"
"""The text since 2017."""
ATTENTION = "return LetHimPointItOut() if inquiry.wants is Wants.ASK_ABOUT_DUMMY else None"
"""One text for all editions."""


def changed(trees: tuple[Path, Path], text: str, other: str) -> list[Found]:
    """What is ruled here, and in a copy where a provision says something else."""
    here, copy = trees
    law = (here / LAW).read_text("utf-8")
    assert text in law
    (copy / LAW).write_text(law.replace(text, other), "utf-8")
    return rulings_of((here, copy), ["inquiry"])


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "lawcore", copy / "lawcore")
    return ROOT, copy


def test_the_same_law_rules_nothing_otherwise(trees: tuple[Path, Path]) -> None:
    former, latter = changed(trees, ASKING, ASKING)
    assert list(summary(former, latter)) == ["Nothing is ruled otherwise."]
    assert not list(changed_provisions(former, latter))


def test_what_one_edition_rules_otherwise_is_counted_and_its_sentences_named(
    trees: tuple[Path, Path],
) -> None:
    other = ASKING.replace("LetDefendersAskEachOther", "ForbidTheQuestion")
    former, latter = changed(trees, ASKING, other)
    (line,) = summary(former, latter)
    years = ", ".join(str(year) for year in EDITIONS if year >= 2017)
    assert line.startswith("61B3: allowed → not_allowed in ")
    assert line.endswith(" decided case")
    said = "\n".join(changed_provisions(former, latter))
    assert (
        f"61B3 defenders_may_ask (lawcore.subjects.inquiry.law_61) is another in {years}" in said
    )
    assert "law-defenders_may_ask (en) says: " in said
    assert "law-defenders_may_ask (it) says: " in said
    assert (".older(…)" in said) is ("," in years)


def test_one_text_for_all_editions_that_is_changed_is_pointed_out(
    trees: tuple[Path, Path],
) -> None:
    former, latter = changed(trees, ATTENTION, ATTENTION.replace("LetHimPointItOut", "LetHimAsk"))
    assert any("9A2" in line for line in summary(former, latter))
    said = "\n".join(changed_provisions(former, latter))
    assert f"is another in {', '.join(map(str, EDITIONS))}" in said
    assert "keep the former text beside it: .older(…)." in said


def test_a_law_that_leaves_a_dialogue_without_a_ruling_is_said_in_a_line(
    trees: tuple[Path, Path],
) -> None:
    with pytest.raises(SystemExit, match="0 orders decide instead of one"):
        changed(trees, ATTENTION, "return None")
