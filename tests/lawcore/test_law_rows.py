"""The rows of `lawcore/readings`: what does not hold is told, and what was read is signed."""

import shutil
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from lawcore import SUBJECTS, Edition
from lawcore.engine.article import Remark, Verdict
from lawcore.engine.records import replace
from lawcore.laws.editions import is_read
from tests.lawcore.shared import is_shared
from tools.law_rows import (
    ANSWERS,
    EARLIER,
    EDITION,
    FOLDER,
    LIBRARY,
    SHARED_ROWS,
    TEXT,
    UNCOMPARED,
    UNREAD,
    Row,
    Rows,
    Said,
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
GONE = "later_play_is_evidence"
"""A provision that only an earlier edition has, 70D3 of 2007, whose text was read."""


def read() -> dict[str, Row]:
    """The rows of a subject as they have to be."""
    return {name: row_of(said) for name, said in SAID.items()}


def row_of(said: Said) -> Row:
    earlier = {
        year: fingerprint(f"{number} {text}") if is_read(number, year) else UNREAD
        for year, (number, text) in said.earlier.items()
    }
    if not said.number:
        return Row("", earlier=earlier)
    why = "" if said.verdict == Verdict.VERIFIED else "By other articles."
    says = fingerprint(said.sentence)
    return Row(said.number, says, said.verdict, TEXT, why=why, earlier=earlier)


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
    assert capsys.readouterr().out.startswith(f"lawcore/readings: {count} rows, ")


def test_rows_that_say_what_the_code_says_have_no_fault() -> None:
    assert list(faults(SAID, read(), KNOWN)) == []


def test_every_provision_in_force_is_wanted_and_no_point_of_judgement() -> None:
    for edition, book in CLAIM.books.items():
        own = {p.name for p in book.versions if not isinstance(p, Remark) and not is_shared(p)}
        told = {
            name
            for name, said in SAID.items()
            if (said.number if edition == EDITION else edition in said.earlier)
        }
        assert told == own
    assert not wanted(SHARED_ROWS).keys() & wanted("revoke").keys()
    assert wanted(SHARED_ROWS)["only_the_defenders_score"].number == "43B3"
    assert SAID[NAME].number == "70D1"
    assert wanted(LIBRARY)["16A"].number == "16A"
    assert wanted(ANSWERS)["claim-play-on"].number.startswith("68D2(a), 68D2(b)")
    assert {*files()} == {SHARED_ROWS, LIBRARY, ANSWERS} | {
        name for name, subject in SUBJECTS.items() if EDITION in subject.books
    }


def in_2007(row: Row, says: str) -> Row:
    return replace(row, earlier={**row.earlier, Edition(2007): says})


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
        pytest.param(
            lambda row: replace(row, verdict=UNCOMPARED, says="0"), "another", id="uncompared"
        ),
        pytest.param(
            lambda row: replace(row, earlier={}),
            "it is in 1997, 2007",
            id="earlier edition left out",
        ),
        pytest.param(
            lambda row: in_2007(row, UNREAD), "do not agree whether 70D1 of 2007", id="not read"
        ),
        pytest.param(
            lambda row: in_2007(row, fingerprint("70D1 As it was.")),
            f"in 2007 another sentence was read than 70D1, “{SAID[NAME].sentence}”",
            id="earlier sentence",
        ),
    ],
)
def test_a_row_that_does_not_hold_is_told(changed: Callable[[Row], Row], told: str) -> None:
    rows = read()
    rows[NAME] = changed(rows[NAME])
    (fault,) = faults(SAID, rows, KNOWN)
    assert fault.startswith(f"{NAME}: ")
    assert told in fault


def test_a_provision_that_only_an_earlier_edition_has_keeps_a_row_of_that_edition() -> None:
    rows = read()
    assert rows[GONE] == Row("", earlier={Edition(2007): rows[GONE].earlier[Edition(2007)]})
    assert [*rows].index(GONE) > max(n for n, said in enumerate(SAID.values()) if said.number)
    (fault,) = faults(SAID, {**rows, GONE: in_2007(rows[GONE], "0")}, KNOWN)
    assert fault.startswith(f"{GONE}: in 2007 another sentence")
    told = [*faults(SAID, {**rows, GONE: replace(rows[GONE], earlier={})}, KNOWN)]
    assert told == [f"{GONE}: the row tells of no earlier edition, it is in 2007"]


@pytest.mark.parametrize("edition", EARLIER)
def test_an_earlier_sentence_was_read_exactly_where_its_text_was(edition: Edition) -> None:
    for name in files():
        said = wanted(name)
        for key, row in kept(FOLDER, name).items():
            if edition in row.earlier:
                number, _ = said[key].earlier[edition]
                assert (row.earlier[edition] == UNREAD) is not is_read(number, edition), key


def test_what_is_derived_has_to_say_how() -> None:
    rows = read()
    rows[DERIVED] = replace(rows[DERIVED], why="")
    assert [*faults(SAID, rows, KNOWN)] == [f"{DERIVED}: what is derived or practice needs a why"]


def test_what_is_verified_may_say_why_where_it_was_disputed() -> None:
    rows = read()
    rows[NAME] = replace(rows[NAME], why="By its footnote.")
    assert [*faults(SAID, rows, KNOWN)] == []


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
    why, earlier = 'è “so” and "so"\\', {Edition(1997): UNREAD, Edition(2007): "0"}
    odd = Row("70D1", "0a1b2c3d", "derived", TEXT, date(2026, 1, 2), why, earlier)
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
    assert shown[place + 2 : place + 4] == [
        "  1997, 70D, read: the same",
        "  2007, 70D1, read: the same",
    ]
    assert shown[place + 4].startswith("  !! another sentence was read")

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
    said, earlier = fingerprint(SAID[NAME].sentence), read()[NAME].earlier
    assert kept(folder, NAMED)[NAME] == Row("70D1", said, UNCOMPARED, earlier=earlier)
    assert main([*of_the_folder, "--check"]) == 0
    count, before = (int(text.split()[3]) for text in (capsys.readouterr().out, counted))
    assert count == before + 2


def test_only_the_text_of_an_earlier_edition_may_be_signed(folder: Path) -> None:
    rows = {**kept(folder, NAMED)}
    before = rows[NAME]
    rows[NAME] = in_2007(replace(before, says="0"), "0")
    (folder / f"{NAMED}.toml").write_text(as_text(NAMED, rows), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["--folder", str(folder), NAMED, "--sign", NAME, "--edition", "2007"])
    rows[NAME] = in_2007(before, "0")
    (folder / f"{NAMED}.toml").write_text(as_text(NAMED, rows), encoding="utf-8")
    assert main(["--folder", str(folder), NAMED, "--sign", NAME, "--edition", "2007"]) == 0
    assert kept(folder, NAMED)[NAME] == before


def test_what_cannot_be_signed_is_said_and_nothing_is_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--folder", str(folder), NAMED, "--sign", DERIVED, "--uncompared"])
    before = kept(folder, NAMED)
    for arguments, told in (
        ([NAMED, "--sign", "no_such_thing"], "claim has no no_such_thing"),
        ([NAMED, "--sign", NAME, "--against", "hearsay"], "knows no hearsay"),
        ([NAMED, "--sign", DERIVED], "needs a why"),
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
