"""What changed between the editions: found by rulings, counted by the specification, kept."""

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest

from lawcore import EDITIONS, SUBJECTS, Edition, Ruling, Subject, enquire
from lawcore.__main__ import main
from lawcore.book.changes import Difference, difference, kept
from lawcore.book.changes.changed import ChangeKind, changed
from lawcore.book.changes.kept import is_searched, rows
from lawcore.book.changes.wording import ChangeWording
from lawcore.wording import LANGUAGES
from tests.each import together
from tests.lawcore.cases import Answers
from tests.lawcore.vectors import ORDINARY, VECTORS
from tests.sampling import NIGHT
from tools.changes import COUNTED, changes, is_of_substance
from tools.changes import main as main_of_the_search

REVOKE = SUBJECTS["revoke"]
NEWEST, BEFORE, OLDEST = Edition(2017), Edition(2007), Edition(1997)
LANGUAGE = together("language", LANGUAGES)


def pairs(*subjects: Subject) -> Iterator[Any]:
    """The editions that were searched, two by two; a test of its own asks for the others."""
    for subject in subjects or SUBJECTS.values():
        for former, latter in combinations(sorted(subject.books), 2):
            if is_searched(subject, former, latter):
                yield subject, former, latter


PAIR = together("subject, former, latter", list(pairs()))
LARGE = ("revoke", "claim", "penalty_card")
SEARCHED = [
    *pairs(*(subject for subject in SUBJECTS.values() if NIGHT or subject.name not in LARGE))
]
"""Searching a large subject takes a minute: at night, and by `python -m tools.changes`."""


def ruled(edition: Edition, answers: Answers) -> Ruling:
    reply = enquire(REVOKE, edition, answers)
    assert isinstance(reply, Ruling)
    return reply


def compared(former: Edition, latter: Edition, **more: str | int | bool) -> Difference:
    answers = {**ORDINARY, **more}
    return difference(ruled(former, answers), ruled(latter, answers))


@together("subject, former, latter", SEARCHED)
def test_the_changes_that_are_kept_are_those_that_are_found(
    subject: Subject, former: Edition, latter: Edition
) -> None:
    found = [
        ([p.name for p in change.provisions], [*change.counted], change.cases, change.example)
        for change in changes(subject, former, latter)
    ]
    assert [
        (r["provisions"], r.get("counted", []), r["cases"], r["example"])
        for r in rows(subject, former, latter)
    ] == [
        (names, keys, cases, None if example is None else dict(example))
        for names, keys, cases, example in found
    ]


def test_every_changed_provision_is_in_some_change() -> None:
    wanted = [
        name
        for name, subject in SUBJECTS.items()
        for books in [combinations(sorted(subject.books), 2)]
        if not all(is_searched(subject, former, latter) for former, latter in books)
    ]
    assert not wanted, f"python -m tools.changes {' '.join(wanted)}"


@PAIR
def test_an_example_is_ruled_otherwise(subject: Subject, former: Edition, latter: Edition) -> None:
    for change in kept(subject, former, latter):
        assert (change.shows is not None) == (change.cases > 0)
        if change.shows is not None:
            assert is_of_substance(change.shows)
            assert (change.shows.former.edition, change.shows.latter.edition) == (former, latter)


def test_every_change_the_specification_counts_comes_up() -> None:
    told = {
        key
        for former, latter in combinations(sorted(EDITIONS), 2)
        for subject in SUBJECTS.values()
        for change in kept(subject, former, latter)
        for key in change.counted
    }
    keys = {key for changes_of_one in COUNTED.values() for key in changes_of_one}
    assert told == keys == {f"D{number}" for number in range(1, 23)}


def test_what_the_specification_counts_are_provisions_that_changed() -> None:
    for name, of_subject in COUNTED.items():
        subject = SUBJECTS[name]
        somewhere = {
            provision
            for former, latter in combinations(sorted(subject.books), 2)
            for provision in changed(subject, former, latter)
        }
        for key, provisions in of_subject.items():
            assert set(provisions) <= somewhere, key


@together("vector", VECTORS)
def test_a_difference_is_none_where_orders_and_numbers_are_the_same(vector: Any) -> None:
    for former, latter in combinations(sorted(EDITIONS), 2):
        before, after = ruled(former, vector.facts), ruled(latter, vector.facts)
        same = (before.status, before.orders) == (after.status, after.orders)
        shown = difference(before, after)
        assert shown.none == (same and not shown.no_longer and not shown.now)


def test_a_difference_names_orders_and_exemptions_of_one_edition() -> None:
    shown = compared(BEFORE, NEWEST, other_side_revoked="corrected", won_by="offender")
    assert [o.order.name for o in shown.new] == ["TransferTricks"]
    assert [finding.number for finding in shown.no_longer] == ["64B7"]
    assert [(r.former, r.latter) for r in shown.renumbered] == [("64C", "64C1")]
    assert not shown.gone
    assert not shown.now


def test_a_provision_of_one_edition_is_new_or_gone() -> None:
    found = changed(REVOKE, OLDEST, NEWEST)
    assert found["both_sides_correct"].kind is ChangeKind.NEW
    assert found["counted_because_partner_asked"].kind is ChangeKind.GONE
    assert found["may_no_longer_be_corrected"].kind is ChangeKind.RENUMBERED
    assert found["same_suit_again"].kind is ChangeKind.REWORDED
    assert found["must_be_corrected"].kind is ChangeKind.SAID_OTHERWISE


@LANGUAGE
@PAIR
def test_every_change_can_be_said(
    language: str, subject: Subject, former: Edition, latter: Edition
) -> None:
    changing = ChangeWording(language)
    for change in kept(subject, former, latter):
        told = changing.change(change, former, latter)
        lines = (told.title, *told.texts, told.cases, *told.example, *told.differences)
        assert all(line and line == line.strip() and "{" not in line for line in lines)
        assert bool(told.example) == bool(told.differences) == bool(change.cases)


@LANGUAGE
def test_a_ruling_that_is_the_same_is_said_to_be(language: str) -> None:
    shown = compared(BEFORE, BEFORE)
    assert shown.none
    (line,) = ChangeWording(language).differences(shown)
    assert "2007" in line


def test_the_search_says_how_it_is_run_and_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def write(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("pathlib.Path.write_text", write)
    for arguments, status in (["--help"], 0), (["nothing"], 2):
        monkeypatch.setattr("sys.argv", ["tools.changes", *arguments])
        with pytest.raises(SystemExit) as ended:
            main_of_the_search()
        assert ended.value.code == status
    said = capsys.readouterr()
    assert "usage: python -m tools.changes" in said.out
    assert "no subject: nothing" in said.err


def test_what_was_not_searched_since_the_law_changed_names_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(import_module("lawcore.book.changes.kept"), "_kept", lambda: ())
    assert main(["changes", "2007", "2017", "inquiry"]) == 1
    assert "`python -m tools.changes inquiry`" in capsys.readouterr().err


def test_where_nothing_changed_and_where_nothing_can_be_compared_is_said(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert main(["changes", "2017", "2017"]) == 0
    assert main(["changes", "2007", "2017", "comparable"]) == 0
    assert capfdbinary.readouterr().out.decode().splitlines() == [
        "Nothing changed from 2017 to 2017.",
        "Comparable call: not covered in both 2007 and 2017.",
    ]


def test_what_one_edition_lacks_is_not_treated_there_and_was_not_compared_with_its_text(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    assert main(["changes", "1997", "2017", "revoke"]) == 0
    said = capfdbinary.readouterr().out.decode().splitlines()
    place = next(n for n, line in enumerate(said) if line.startswith("  2017 · 64B7"))
    assert said[place - 1] == "  1997: not among the points treated here."
    assert said[-1] == "In our own words, only partly compared with the text of 1997."
    assert main(["changes", "1997", "2007", "revoke"]) == 0
    assert capfdbinary.readouterr().out.decode().splitlines()[-1].endswith("1997, 2007.")
