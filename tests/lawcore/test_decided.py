"""The decided cases that are published: read, ruled, compared, shown."""

import json
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from lawcore import EDITIONS, SUBJECTS, Question, enquire
from lawcore.__main__ import main
from lawcore.book.decided import (
    Agreement,
    BadCase,
    Case,
    CaseOutcome,
    ComparedCase,
    EntryFault,
    cases,
    compared,
    not_expressible,
    run,
)
from lawcore.book.decided.case import SHIPPED
from lawcore.book.decided.table import COLUMNS, WIDTH, CaseTable, counts
from lawcore.book.library.numbers import ancestors
from lawcore.wording import LANGUAGES, Wording
from tests.each import each, together
from tests.lawcore.editions import NEWEST_IN_FORCE
from tests.patience import PATIENCE
from tests.tables import tabled

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

UNTELLABLE = {"DP27", "RV019"}
NONE_WAS_FOUND: set[str] = {"appeal"}
"""The subjects of which no published decision was gathered."""
SUMMARIES = {
    "en": "{rulings} rulings of {cases} cases: {agrees} agree, {judgement} if judged alike, "
    "{disputed} disputed, {disagrees} disagree; {not_expressible} not expressible",
    "it": "{rulings} decisioni, {cases} casi: {agrees} concordi, {judgement} a pari giudizio, "
    "{disputed} discusse, {disagrees} discordi; {not_expressible} non esprimibili",
}

ALL = cases()
COMPARED = tuple(compared(ALL))
CASE = together("case", ALL, called=lambda case: case.id)
COUNTED = counts(COMPARED, not_expressible())

ONE = Path(__file__).with_name("decided_case.toml").read_text("utf-8")


def folder_with(path: Path, text: str) -> Path:
    path.joinpath("lead_out_of_turn.toml").write_text(text, "utf-8")
    return path


@cache
def told_in(language: str) -> tuple[str, ...]:
    return tuple(run(language)[0])


def named(one: ComparedCase) -> str:
    return f"{one.case.subject}-{one.case.id}-{one.edition}"


@each("one", COMPARED, of=lambda one: one.case.subject, called=named)
def test_a_case_agrees_or_is_disputed_with_a_reason(one: ComparedCase) -> None:
    if one.agreement is Agreement.DISPUTED:
        assert one.case.dispute is not None
        assert all(one.case.dispute.reason.values())
        assert all(one.case.dispute.other.values())
    else:
        assert one.agreement in (Agreement.AGREES, Agreement.JUDGEMENT)
        assert one.ours.status == one.theirs.status
        cited = {n for article in one.ours.articles for n in (article, *ancestors(article))}
        assert set(one.theirs.articles) <= cited


def test_every_subject_has_decided_cases() -> None:
    without = set(SUBJECTS) - NONE_WAS_FOUND - {case.subject for case in ALL}
    assert not without, "write its file in lawcore/book/decided, or name it in NONE_WAS_FOUND"


@CASE
def test_what_is_assumed_is_not_told_and_is_as_usual_where_that_is_known(case: Case) -> None:
    assert not case.assumed.keys() & case.told.keys()
    for name, answer in case.assumed.items():
        assert SUBJECTS[case.subject].usual(name) in (None, answer)


@CASE
def test_nothing_is_assumed_that_no_edition_would_ask(case: Case) -> None:
    for name in case.assumed:
        rest = {other: answer for other, answer in case.answers.items() if other != name}
        replies = [
            enquire(SUBJECTS[case.subject], edition, rest, case.settings)
            for edition in case.theirs
        ]
        asked = any(isinstance(reply, Question) for reply in replies)
        assert asked or SUBJECTS[case.subject].usual(name) is not None, name


def test_a_case_is_ruled_under_its_own_edition_and_the_newest_that_was_read() -> None:
    wanted = [
        f"{case.subject}.toml: {case.id}"
        for case in ALL
        if set(case.theirs) != {case.edition, NEWEST_IN_FORCE}
        or not (case.derived(NEWEST_IN_FORCE) or case.edition == NEWEST_IN_FORCE)
    ]
    todo = (
        f"In lawcore/book/decided/, [case.theirs] needs the case's edition and {NEWEST_IN_FORCE}:"
    )
    assert not wanted, "\n".join([todo, *wanted])


@CASE
def test_a_story_is_one_sentence_that_fits_its_place(case: Case) -> None:
    for story in case.story.values():
        assert story[-1] in ".?"
        assert len(story) <= 140
    assert len(case.id) <= COLUMNS["id"]


@LANGUAGE
def test_the_summary_is_the_last_line(language: str) -> None:
    lines, status = run(language)
    assert lines[-1] == SUMMARIES[language].format(**COUNTED)
    assert status == 0


@LANGUAGE
def test_the_table_can_be_read_in_a_terminal_of_a_hundred_columns(language: str) -> None:
    lines = told_in(language)
    assert max(len(line) for line in lines if not line.startswith("  http")) <= WIDTH
    assert sum(COLUMNS.values()) + len(COLUMNS) - 1 <= WIDTH
    for line in lines:
        assert line == line.rstrip()
        assert not any(sign in line for sign in "{}")


@LANGUAGE
def test_a_row_begins_with_the_case_and_the_edition(language: str) -> None:
    rows = Counter(tuple(line.split()[:2]) for line in told_in(language) if line[:1].isalpha())
    for (name, edition), number in Counter(
        (one.case.id, str(int(one.edition))) for one in COMPARED
    ).items():
        assert rows[name, edition] == number


@LANGUAGE
def test_a_disputed_case_has_its_reason_and_all_readings(language: str) -> None:
    shown = " ".join(" ".join(told_in(language)).split())
    for case in ALL:
        if case.dispute is not None:
            assert case.dispute.reason[language] in shown
            assert case.dispute.other[language] in shown
            assert case.story[language] in shown


@LANGUAGE
def test_whatever_a_matter_comes_to_has_words(language: str) -> None:
    table = CaseTable(language)
    decides = (order.decides for of in SUBJECTS.values() for order in of.orders.values())
    found = {status for status in decides if status is not None}
    assert found
    for status in found:
        words = table.outcome(CaseOutcome(status))
        assert words
        assert "_" not in words


@LANGUAGE
@pytest.mark.parametrize("subject", SUBJECTS)
def test_one_subject_is_shown_alone(language: str, subject: str) -> None:
    lines, status = run(language, subject, as_json=True)
    *rulings, summary = [json.loads(line) for line in lines]
    told = [one for one in rulings if "not_expressible" not in one]
    assert {one["subject"] for one in told} in ([{subject}] if told else [set()])
    assert len(told) == sum(one.case.subject == subject for one in COMPARED)
    assert summary["summary"]["rulings"] == len(told)
    assert status == 0


def test_machines_get_the_same_as_people() -> None:
    lines, status = run("en", as_json=True)
    *told, summary = [json.loads(line) for line in lines]
    rulings = [one for one in told if "not_expressible" not in one]
    assert summary == {"summary": COUNTED}
    assert len(rulings) == COUNTED["rulings"] >= 133
    assert {one["not_expressible"] for one in told if one not in rulings} >= UNTELLABLE
    first = next(one for one in rulings if (one["id"], one["edition"]) == ("RM02", 2017))
    assert first["agreement"] == "agrees"
    assert first["derived"] is True
    assert first["theirs"] == {
        "status": "established",
        "articles": ["64A1"],
        "beside": [],
        "tricks": 1,
        "penalty_card": None,
    }
    assert first["assumed"]["duty"] == "follow_suit"
    assert status == 0


WRONG = [
    pytest.param('status = "defenders_choose"', 'status = "lead_stands"', id="another status"),
    pytest.param('articles = ["55A"]', 'articles = ["55A", "54A"]', id="another article"),
    pytest.param('articles = ["55A"]', "tricks = 1", id="another number of tricks"),
    pytest.param('articles = ["55A"]', 'penalty_card = "major"', id="a penalty card"),
]


@LANGUAGE
@pytest.mark.parametrize(("right", "wrong"), WRONG)
def test_a_wrong_ruling_is_reported_with_both_readings(
    tmp_path: Path, language: str, right: str, wrong: str
) -> None:
    lines, status = run(language, folder=folder_with(tmp_path, ONE.replace(right, wrong)))
    assert status == 1
    counted = {"en": "0 disputed, 1 disagree; 0", "it": "0 discusse, 1 discordi; 0"}
    assert counted[language] in lines[-1]
    shown = " ".join(" ".join(lines).split())
    [one] = compared(cases(tmp_path))
    assert one.agreement is Agreement.DISAGREES
    assert one.case.story[language] in shown
    assert f"(2017): {Wording.of(language).rulings.headline(one.ruling)}" in shown
    assert f"(2017): {CaseTable(language).outcome(one.theirs)}" in shown


def test_the_same_case_rightly_told_agrees(tmp_path: Path) -> None:
    lines, status = run("en", folder=folder_with(tmp_path, ONE))
    assert status == 0
    assert lines[-1] == (
        "1 ruling of 1 case: 1 agree, 0 if judged alike, 0 disputed, 0 disagree; 0 not expressible"
    )


@pytest.mark.parametrize(("article", "agrees"), [("55", True), ("55A1", False), ("5", False)])
def test_a_law_named_as_a_whole_is_cited_where_a_part_of_it_is(
    tmp_path: Path, article: str, agrees: bool
) -> None:
    folder_with(tmp_path, ONE.replace('articles = ["55A"]', f'articles = ["{article}"]'))
    [one] = compared(cases(tmp_path))
    assert (one.agreement is Agreement.AGREES) is agrees


def test_a_case_whose_source_shows_no_date_is_shown_without_a_year(tmp_path: Path) -> None:
    [dated] = cases(folder_with(tmp_path, ONE))
    assert dated.dated(dated.ruling_by) == "Somebody (2020)"
    folder = folder_with(tmp_path, ONE.replace("year = 2020", ""))
    [undated] = cases(folder)
    assert undated.dated(undated.ruling_by) == "Somebody"
    lines, status = run("en", folder=folder)
    assert status == 0
    assert not any("2020" in line or "None" in line for line in lines)


def test_a_disputed_case_is_disputed_whatever_ours_comes_to(tmp_path: Path) -> None:
    disputed = (
        '[case.disputed.reason]\nen = "Why"\nit = "Perché"\n'
        '[case.disputed.other]\nen = "Other"\nit = "Altra"\n'
    )
    text = ONE.replace('"defenders_choose"', '"lead_stands"') + disputed
    assert run("en", folder=folder_with(tmp_path, text))[1] == 0
    [one] = compared(cases(tmp_path))
    assert one.agreement is Agreement.DISPUTED


@tabled
def test_a_file_that_is_wrong_is_refused_with_the_place(
    tmp_path: Path, right: str, wrong: str, code: EntryFault, what: str
) -> None:
    folder = folder_with(tmp_path, ONE.replace(right, wrong, 1))
    with pytest.raises(BadCase) as bad:
        list(compared(cases(folder)))
    assert bad.value.code is code
    assert bad.value.where.startswith("lead_out_of_turn.toml")
    assert what in bad.value.what
    for language in LANGUAGES:
        [line], status = run(language, folder=folder)
        assert line.startswith("lead_out_of_turn.toml")
        assert status == 1


ALLOWED = [
    pytest.param('"stated"', '"certain"', ("stated", "in_part", "derived"), id="provenance"),
    pytest.param("edition = 2017", "edition = 1975", tuple(map(str, EDITIONS)), id="edition"),
    pytest.param("jear", "jear", (), id="nothing wrong"),
    pytest.param('"55A"]', '"55A"], penalty_card = "red"', ("minor", "major"), id="card"),
]


@pytest.mark.parametrize(("right", "wrong", "allowed"), ALLOWED)
def test_what_would_fit_is_named(
    tmp_path: Path, right: str, wrong: str, allowed: tuple[str, ...]
) -> None:
    [*_, line], status = run("en", folder=folder_with(tmp_path, ONE.replace(right, wrong, 1)))
    assert status == bool(allowed)
    assert line.endswith(f"; allowed: {', '.join(allowed)}") == bool(allowed)


def test_a_file_that_belongs_to_no_subject_is_named(tmp_path: Path) -> None:
    tmp_path.joinpath("revokes.toml").write_text(ONE, "utf-8")
    [line], status = run("en", folder=tmp_path)
    assert line.startswith("revokes.toml belongs to no subject; allowed: revoke.toml, ")
    assert status == 1


def test_a_folder_of_ones_own_is_ruled_on_by_the_command(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder_with(tmp_path, ONE)
    assert main(["cases", "--folder", str(tmp_path)]) == 0
    assert b"1 ruling of 1 case: 1 agree" in capfdbinary.readouterr().out
    assert main(["cases", "--folder", str(tmp_path / "none")]) == 1
    assert capfdbinary.readouterr().out.rstrip().endswith(b"none is no folder")


def test_all_that_is_wrong_is_said_in_one_run(tmp_path: Path) -> None:
    other = ONE.replace('"X1"', '"X2"')
    wrong = ONE.replace('"stated"', '"certain"').replace("year = 2020", 'year = "then"')
    lines, status = run("en", folder=folder_with(tmp_path, wrong + other.replace("2017", "1975")))
    assert status == 1
    assert [line.partition(" has no value")[0] for line in lines] == [
        "lead_out_of_turn.toml: X1: year",
        "lead_out_of_turn.toml: X1: provenance",
        "lead_out_of_turn.toml: X2: edition",
        "lead_out_of_turn.toml: X2: theirs",
    ]
    mistyped = ONE.replace("last_trick", "last_tric")
    both = mistyped + mistyped.replace('"X1"', '"X2"')
    lines, _ = run("en", folder=folder_with(tmp_path, both))
    assert [line.split(": ")[1] for line in lines] == ["X1 (2017)", "X2 (2017)"]


def test_a_case_told_twice_is_refused(tmp_path: Path) -> None:
    assert run("en", folder=folder_with(tmp_path, ONE + ONE)) == (
        ["lead_out_of_turn.toml: X1 is there twice"],
        1,
    )


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    tmp_path.joinpath("claim.toml").write_bytes(b"\xff\xfe")
    [line], status = run("en", folder=tmp_path)
    assert line.startswith("claim.toml is not TOML")
    assert status == 1


def test_a_folder_without_cases_has_nothing_to_show(tmp_path: Path) -> None:
    lines, status = run("en", folder=tmp_path)
    assert lines[-1].startswith("0 rulings of 0 cases")
    assert status == 0


def test_the_files_hold_nothing_but_subjects_and_what_is_not_expressible() -> None:
    names = {path.name for path in SHIPPED.iterdir() if path.name.endswith(".toml")}
    assert names <= {f"{subject}.toml" for subject in (*SUBJECTS, "not_expressible")}


def test_the_cases_are_read_without_the_bot() -> None:
    asked = "import sys, lawcore.book.decided as d; d.run('en'); print('bot' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, check=True, text=True, timeout=PATIENCE
    )
    assert done.stdout.strip() == "False"
