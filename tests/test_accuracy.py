"""The figures of the comparisons are those of the data, and the bot says them."""

import json
import tomllib
from pathlib import Path

import pytest

from bot.screens.accuracy import accuracy_screen
from lawcore import SUBJECTS, Edition
from lawcore.book.decided import cases
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore import sheets
from tests.lawcore.editions import READ
from tools import accuracy
from tools.law_rows import EARLIER, FOLDER, UNREAD, files, kept

ROOT = Path(__file__).parents[1]


def test_every_decided_case_and_every_situation_that_can_be_told_is_counted() -> None:
    told = [one for name in sheets.subjects() for one in sheets.of(name) if one.requests]
    decided = sum(len(case.theirs) for case in cases())
    sums = accuracy.figures()
    assert sums.situations == decided + len(told)
    assert sum(sums.outcomes.values()) - sums.outcomes["cannot_be_told"] == sums.situations
    assert sums.outcomes["disagree"] == 0


def test_every_row_of_the_text_is_counted_and_the_newest_day_is_one_of_theirs() -> None:
    files = FOLDER.glob("*.toml")
    rows = [row for f in files for row in tomllib.loads(f.read_text("utf-8")).values()]
    days = {row["on"] for row in rows if isinstance(row, dict) and "on" in row}
    read = [row for row in rows if isinstance(row, dict) and "verdict" in row]
    assert accuracy.figures().sentences == len(read)
    assert accuracy.figures().day in days | {one.read for one in sheets.every()}


def test_a_subject_has_a_line_for_each_edition_with_what_was_read_of_it() -> None:
    for edition in READ:
        _, _, section = accuracy.page().partition(f"\n## {int(edition)}\n")
        section, _, _ = section.partition("\n## ")
        for subject in SUBJECTS.values():
            line = f"\n| {Wording.of('en').subject(subject.name)} | "
            assert (line in section) == (edition in subject.books)
            if edition in subject.books and edition != READ[-1]:
                rows = [row.earlier for row in kept(FOLDER, subject.name).values()]
                told = [earlier[edition] for earlier in rows if edition in earlier]
                read = len(told) - told.count(UNREAD)
                assert f"{line}{read} of {len(told)} | " in section


@pytest.mark.parametrize("edition", EARLIER)
def test_how_much_of_an_earlier_text_was_read_is_the_sum_of_all_rows(edition: Edition) -> None:
    rows = [row for name in files() for row in kept(FOLDER, name).values()]
    told = [row.earlier[edition] for row in rows if edition in row.earlier]
    assert accuracy.in_the_text(edition).total() == len(told)
    read = len(told) - told.count(UNREAD)
    assert f"text of {edition} | {len(told)} | {read}; {UNREAD} for" in accuracy.page()


def test_what_a_reader_ruled_otherwise_stands_there_with_how_it_was_settled() -> None:
    page = accuracy.settled()
    for name in sheets.subjects():
        for situation in sheets.of(name):
            named = f"`{situation.row['id']}`" in page
            assert named == (accuracy.outcome(situation) != "agree")
            if named:
                why = situation.row.get("cannot_be_told") or situation.row["settled"]
                assert why in page


def test_a_page_that_is_older_than_the_data_is_named_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.txt"
    page.write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(accuracy, "ROOT", tmp_path)
    monkeypatch.setattr(accuracy, "written", lambda: {page: "as it is"})
    assert accuracy.main(["--check"]) == 1
    assert capsys.readouterr().err == f"page.txt is not as the data has it: {accuracy.COMMAND}\n"
    assert page.read_text("utf-8") == "as it was"
    assert accuracy.main([]) == 0
    assert page.read_text("utf-8") == "as it is"
    assert accuracy.main(["--check"]) == 0
    assert accuracy.main(["--chek"]) == 2
    assert accuracy.main(["--settled"]) == 0
    assert capsys.readouterr().out == accuracy.settled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_says_the_day_and_every_figure_in_one_line(language: str) -> None:
    told = json.loads(accuracy.FIGURES.read_text("utf-8"))
    *_, line = accuracy_screen(language).lines
    assert told.keys() > {"day", "situations", "mended"}
    year, _, day = told.pop("day").split("-")
    assert f"{int(day)} " in line.text
    assert year in line.text
    spelt = line.text.replace(",", "").replace(".", "")
    del told["dialogues"]
    assert all(str(number) in spelt for number in told.values())
