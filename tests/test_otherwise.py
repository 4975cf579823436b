"""The summary of what a tree rules otherwise than another, over a small subject."""

import shutil
from functools import cache
from pathlib import Path

import pytest

from lawcore import EDITIONS
from tools.otherwise.__main__ import ROOT, Found, changed_provisions, rulings_of, summary

LAW = Path("lawcore/laws/subjects/inquiry/law_61.py")
ASKING = (
    "return orders.LET_DEFENDERS_ASK_EACH_OTHER if a_defender_turns_to_his_partner(case) else None"
)
"""The text since 2017."""
LAWS_OF_2097 = """
from lawcore.engine.article import LAST, Amendment, Version
from lawcore.engine.fact import Edition
from lawcore.laws.editions.book import Book
from lawcore.laws.subjects.inquiry.facts import Asker, Wants
from lawcore.laws.subjects.inquiry.law_61 import a_defender_turns_to_his_partner, defenders_may_ask
from lawcore.laws.subjects.inquiry.orders import FORBID_THE_QUESTION, LET_HIM_ASK


def no_defender_asks(case):
    if case.asker is Asker.DEFENDER and case.wants is Wants.ASK_DECLARER:
        return LET_HIM_ASK
    return FORBID_THE_QUESTION if a_defender_turns_to_his_partner(case) else None


AMENDED = Version("61B3", 2097, LAST, no_defender_asks, (LET_HIM_ASK, FORBID_THE_QUESTION))
BOOK = Book(
    Edition(2097), in_force=False, amendments=(Amendment(defenders_may_ask, AMENDED),)
)
"""
ATTENTION = "return case.wants is Wants.ASK_ABOUT_DUMMY"
"""One text for all editions."""
ASKS = "return orders.LET_HIM_ASK"


@cache
def rulings_in(tree: Path) -> Found:
    """What is ruled in a tree that does not change."""
    (found,) = rulings_of((tree,), ["inquiry"])
    return found


def changed(copy: Path, text: str, other: str) -> tuple[Found, Found]:
    """What is ruled here, and in a copy where a provision says something else."""
    law = (ROOT / LAW).read_text("utf-8")
    assert text in law
    (copy / LAW).write_text(law.replace(text, other), "utf-8")
    return rulings_in(ROOT), rulings_in.__wrapped__(copy)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "lawcore", copy / "lawcore")
    return copy


def test_the_same_law_rules_nothing_otherwise(copy: Path) -> None:
    former, latter = changed(copy, ASKING, ASKING)
    assert list(summary(former, latter)) == ["Nothing is ruled otherwise."]
    assert not list(changed_provisions(former, latter))


def test_what_one_edition_rules_otherwise_is_counted_and_its_sentences_named(copy: Path) -> None:
    other = ASKING.replace("LET_DEFENDERS_ASK_EACH_OTHER", "FORBID_THE_QUESTION")
    former, latter = changed(copy, ASKING, other)
    (line,) = summary(former, latter)
    years = ", ".join(str(year) for year in EDITIONS if year >= 2017)
    assert line.startswith("61B3: allowed → not_allowed in ")
    assert line.endswith(" decided case")
    said = "\n".join(changed_provisions(former, latter))
    assert (
        f"61B3 defenders_may_ask (lawcore.laws.subjects.inquiry.law_61) is another in {years}"
        in said
    )
    assert "law-defenders_may_ask (en) says: " in said
    assert "law-defenders_may_ask (it) says: " in said
    assert (".older(…)" in said) is ("," in years)


def test_one_text_for_all_editions_that_is_changed_is_pointed_out(copy: Path) -> None:
    former, latter = changed(
        copy, ATTENTION, f"{ASKS} if case.wants is Wants.ASK_ABOUT_DUMMY else None"
    )
    assert any("9A2" in line for line in summary(former, latter))
    said = "\n".join(changed_provisions(former, latter))
    assert f"is another in {', '.join(map(str, EDITIONS))}" in said
    assert "keep the former text beside it: .older(…)." in said


def test_a_law_that_leaves_a_dialogue_without_a_ruling_is_said_in_a_line(copy: Path) -> None:
    with pytest.raises(SystemExit, match="0 orders decide instead of one"):
        changed(copy, ATTENTION, "return None")


def test_of_a_new_edition_what_the_one_before_has_otherwise_is_named(
    tmp_path: Path,
) -> None:
    shutil.copytree(ROOT / "lawcore", tmp_path / "lawcore")
    (tmp_path / "lawcore" / "laws" / "editions" / "laws_2097.py").write_text(LAWS_OF_2097, "utf-8")
    former, latter = rulings_of((ROOT, tmp_path), ["inquiry"])
    (line,) = summary(former, latter)
    assert line.startswith("come to a ruling now alone: ")
    _, changed, *said = changed_provisions(former, latter)
    assert changed == "61B3 defenders_may_ask (lawcore.laws.editions.laws_2097) is another in 2097"
    assert [text.partition(" says: ")[0] for text in said[:-1]] == [
        "  law-defenders_may_ask (it)",
        "  law-defenders_may_ask (en)",
    ]


def test_a_point_of_judgement_that_is_changed_has_no_sentence_of_its_own(copy: Path) -> None:
    former, latter = changed(copy, ASKING, ASKING)
    one = next(one for one in latter["provisions"] if one["judged"])
    one["code"] = "another"
    _, said, *more = changed_provisions(former, latter)
    assert said.startswith(f"{one['number']} {one['name']} ")
    assert more == ["  It is a point of judgement: tests/lawcore/keys.md explains it."]
