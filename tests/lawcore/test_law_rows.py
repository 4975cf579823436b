"""The rows of `docs/law`: what does not hold is told, and what was read is signed."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from lawcore import SUBJECTS
from lawcore.article import Remark, Verdict
from tests.lawcore.shared import is_shared
from tools.law_rows import (
    ANSWERS,
    EDITION,
    FOLDER,
    LIBRARY,
    SHARED_ROWS,
    TEXT,
    UNCOMPARED,
    Row,
    Rows,
    Sources,
    as_text,
    faults,
    files,
    fingerprint,
    kept,
    main,
    signed,
    sources,
    wanted,
)

CLAIM = SUBJECTS["claim"]
NAMED = "claim"
SAID = wanted(NAMED)
KNOWN: Sources = {TEXT: {}}
NAME = "line_not_in_the_statement"
DERIVED = next(name for name, said in SAID.items() if said.verdict == Verdict.DERIVED)


def read() -> dict[str, Row]:
    """The rows of a subject as they have to be."""
    return {
        name: Row(
            said.number,
            fingerprint(said.sentence),
            said.verdict,
            TEXT,
            why="" if said.verdict == Verdict.VERIFIED else "By other articles.",
        )
        for name, said in SAID.items()
    }


def without(rows: Rows, name: str) -> Rows:
    return {other: row for other, row in rows.items() if other != name}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The rows as they are, in a folder of their own."""
    return Path(shutil.copytree(FOLDER, tmp_path / "law"))


def test_every_sentence_in_force_was_read_against_the_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--check"]) == 0
    count = sum(len(wanted(name)) for name in files())
    assert capsys.readouterr().out.startswith(f"docs/law: {count} rows, ")


def test_rows_that_say_what_the_code_says_have_no_fault() -> None:
    assert list(faults(SAID, read(), KNOWN)) == []


def test_every_provision_in_force_is_wanted_and_no_point_of_judgement() -> None:
    versions = CLAIM.books[EDITION].versions
    own = {p.name for p in versions if not isinstance(p, Remark) and not is_shared(p)}
    assert SAID.keys() == own
    assert not wanted(SHARED_ROWS).keys() & wanted("revoke").keys()
    assert wanted(SHARED_ROWS)["only_the_defenders_score"].number == "43B3"
    assert SAID[NAME].number == "70D1"
    assert wanted(LIBRARY)["16A"].number == "16A"
    assert wanted(ANSWERS)["claim-play-on"].number.startswith("68D2(a), 68D2(b)")
    assert {*files()} == {SHARED_ROWS, LIBRARY, ANSWERS} | {
        name for name, subject in SUBJECTS.items() if EDITION in subject.books
    }


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        pytest.param(lambda row: replace(row, number="70D2"), "read as 70D2", id="number"),
        pytest.param(
            lambda row: replace(row, says=fingerprint("Otherwise.")),
            f"another sentence was read than “{SAID[NAME].sentence}”",
            id="sentence",
        ),
        pytest.param(
            lambda row: replace(row, verdict="derived", why="By others."), "derived", id="verdict"
        ),
        pytest.param(lambda row: replace(row, read="hearsay"), "knows no hearsay", id="source"),
        pytest.param(
            lambda row: replace(row, read=""), "source without a name", id="nothing read"
        ),
        pytest.param(lambda row: replace(row, why="By others."), "why is for", id="why"),
        pytest.param(
            lambda row: replace(row, verdict=UNCOMPARED, says="0"), "another", id="uncompared"
        ),
    ],
)
def test_a_row_that_does_not_hold_is_told(changed: Callable[[Row], Row], told: str) -> None:
    rows = read()
    rows[NAME] = changed(rows[NAME])
    (fault,) = faults(SAID, rows, KNOWN)
    assert fault.startswith(f"{NAME}: ")
    assert told in fault


def test_what_is_derived_has_to_say_how() -> None:
    rows = read()
    rows[DERIVED] = replace(rows[DERIVED], why="")
    assert [*faults(SAID, rows, KNOWN)] == [
        f"{DERIVED}: why is for what is derived or practice, and for that alone"
    ]


def test_a_sentence_without_a_row_and_a_row_without_a_sentence_are_told() -> None:
    assert [*faults(SAID, without(read(), NAME), KNOWN)] == [f"{NAME}: no row"]
    more = {**read(), "no_such_thing": read()[NAME]}
    assert [*faults(SAID, more, KNOWN)] == ["no_such_thing: a row, and no such provision in force"]


def test_rows_stand_in_the_order_of_the_code() -> None:
    turned = dict(reversed(read().items()))
    (fault,) = faults(SAID, turned, KNOWN)
    assert fault == "the rows do not stand in the order of the code"
    assert [*signed(SAID, {**turned, "no_such_thing": turned[NAME]}, {})] == [*SAID]


@pytest.mark.parametrize("name", [NAMED, LIBRARY])
def test_the_files_are_as_they_are_written(name: str) -> None:
    assert (FOLDER / f"{name}.toml").read_text("utf-8") == as_text(name, kept(FOLDER, name))


def test_rows_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    odd = Row("70D1", "0a1b2c3d", "derived", TEXT, date(2026, 1, 2), 'è “so” and "so"\\')
    rows = {**read(), NAME: odd, "16B1(a)": Row("16B1(a)", "0", UNCOMPARED)}
    (tmp_path / "claim.toml").write_text(as_text(NAMED, rows), encoding="utf-8")
    assert kept(tmp_path, NAMED) == rows
    assert kept(tmp_path, "dummy") == {}


def changed(folder: Path, name: str) -> None:
    """Have another sentence read for a provision of claims than it says now."""
    rows = {**kept(folder, NAMED)}
    rows[name] = replace(rows[name], says=fingerprint("As it was."))
    (folder / f"{NAMED}.toml").write_text(as_text(NAMED, rows), encoding="utf-8")


def test_a_changed_sentence_fails_the_check_until_its_row_is_signed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = kept(folder, NAMED)
    changed(folder, NAME)
    of_the_folder = ("--folder", str(folder), NAMED)
    assert main([*of_the_folder, "--check"]) == 1
    assert f"claim.toml: {NAME}: another sentence was read" in capsys.readouterr().err
    assert main(of_the_folder) == 0
    shown = capsys.readouterr().out.splitlines()
    place = shown.index(f"70D1 {NAME} - verified, {TEXT}, {sources(folder)[TEXT]['read']}")
    assert shown[place + 1] == f"  {SAID[NAME].sentence}"
    assert shown[place + 2].startswith("  !! another sentence was read")

    assert main([*of_the_folder, "--sign", NAME, "--against", "commentary-61"]) == 0
    assert main([*of_the_folder, "--check"]) == 0
    after = kept(folder, NAMED)
    today = datetime.now(tz=UTC).date()
    assert after[NAME] == replace(before[NAME], read="commentary-61", on=today)
    assert without(after, NAME) == without(before, NAME)


def test_a_row_can_say_that_nobody_has_compared_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    of_the_folder = ("--folder", str(folder), NAMED)
    assert main([*of_the_folder, "--check"]) == 0
    counted = capsys.readouterr().out
    assert main([*of_the_folder, "--sign", NAME, DERIVED, "--uncompared"]) == 0
    said = fingerprint(SAID[NAME].sentence)
    assert kept(folder, NAMED)[NAME] == Row("70D1", said, UNCOMPARED)
    assert main([*of_the_folder, "--check"]) == 0
    count, before = (int(text.split()[3]) for text in (capsys.readouterr().out, counted))
    assert count == before + 2


def test_what_cannot_be_signed_is_said_and_nothing_is_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--folder", str(folder), NAMED, "--sign", DERIVED, "--uncompared"])
    before = kept(folder, NAMED)
    for arguments, told in (
        ([NAMED, "--sign", "no_such_thing"], "claim has no no_such_thing"),
        ([NAMED, "--sign", NAME, "--against", "hearsay"], "knows no hearsay"),
        ([NAMED, "--sign", DERIVED], "why is for what is derived"),
        (["--sign", NAME], "--sign needs a FILE"),
        (["poker"], "invalid choice: 'poker'"),
    ):
        with pytest.raises(SystemExit):
            main(["--folder", str(folder), *arguments])
        assert told in capsys.readouterr().err
    assert kept(folder, NAMED) == before
    reason = "By 68B2."
    assert main(["--folder", str(folder), NAMED, "--sign", DERIVED, "--why", reason]) == 0
    assert kept(folder, NAMED)[DERIVED].why == reason
