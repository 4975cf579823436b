"""The law as whoever builds on it calls it: names and years as they are, errors in a sentence."""

import json
import pickle
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import lawcore
from lawcore import (
    EDITIONS,
    SUBJECTS,
    Asked,
    BadAnswer,
    BoardRuling,
    Branch,
    Branches,
    Edition,
    Fault,
    Ordered,
    Question,
    Ruling,
    enquire,
)
from lawcore.bridge.play.record import BadRecord, RecordError, Wrong
from lawcore.engine.dialogues import dialogues
from lawcore.jsonlines import reply_as_json, reply_to
from lawcore.wording import LANGUAGES, Wording
from tests.each import together
from tests.lawcore.editions import covered
from tests.tables import tabled

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
YEARS = ", ".join(map(str, EDITIONS))
TOLD: dict[str, str | int] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "partner",
    "later_tricks": "one",
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_subject_may_be_named_and_an_edition_given_by_its_year(edition: Edition) -> None:
    answers = {"hand": "defender", "trick": 5}
    by_name = enquire("revoke", int(edition), answers)
    assert by_name == enquire(SUBJECTS["revoke"], edition, answers)


@tabled
def test_what_is_not_there_is_said(subject: str, edition: int, said: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        enquire(subject, edition, {})
    assert str(caught.value).startswith(said.format(years=YEARS))


@together("code", Fault)
def test_every_error_of_the_law_is_a_sentence(code: Fault) -> None:
    said = str(BadAnswer(code, fact="hand", value="x", allowed=("declarer", 2)))
    assert said[0].isupper()
    assert said.endswith(": hand = 'x'; allowed: declarer, 2.")
    assert "_" not in said
    bare = str(BadAnswer(code))
    assert bare.endswith(".")
    assert ":" not in bare


@together("code", Wrong)
def test_every_error_of_a_record_is_a_sentence(code: Wrong) -> None:
    said = str(BadRecord(RecordError(code, 3, text="4S X")))
    assert said.endswith(" in line 3: '4S X'.")
    assert "_" not in said
    assert str(BadRecord(RecordError(code))).endswith(".")


@tabled
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistyped_name_gets_the_one_that_was_meant(
    asked: dict[str, Any], meant: str | None, language: str
) -> None:
    with pytest.raises(BadAnswer) as caught:
        enquire(**{"subject": "revoke", "edition": 2017, "answers": {}, **asked})
    assert caught.value.suggestion == meant
    for said in (str(caught.value), Wording.of(language).error(caught.value)):
        assert said.endswith(f" {meant}?") is (meant is not None)


def test_two_facts_that_exclude_each_other_are_not_taken_for_slips() -> None:
    with pytest.raises(BadAnswer) as caught:
        enquire("revoke", 2017, {"trick": 13, "later_tricks": "one"})
    assert caught.value.code is Fault.IMPOSSIBLE
    assert caught.value.suggestion is None


@together("asked", ["answers", "options"])
@together("values", [5, "hand", ["hand"], {1: "defender"}])
def test_what_has_no_names_is_refused_in_a_sentence(asked: str, values: object) -> None:
    request: dict[str, Any] = {"subject": "revoke", "edition": 2017, "answers": {}, asked: values}
    with pytest.raises(BadAnswer, match=asked) as caught:
        enquire(**request)
    assert caught.value.code is Fault.WRONG_TYPE


def test_no_answers_are_not_none() -> None:
    nothing: Any = None
    with pytest.raises(BadAnswer, match="answers"):
        enquire("revoke", 2017, nothing)


@pytest.mark.parametrize("asked", [{}, {"subject": None}, {"answers": {"hand": "defender"}}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_without_a_subject_is_told_so(asked: dict[str, Any], language: str) -> None:
    error = json.loads(reply_to(json.dumps({**asked, "language": language})))["error"]
    assert error["code"] == Fault.UNKNOWN_SUBJECT
    assert '"subject"' in error["message"]
    assert "revoke, claim" in error["message"]
    assert "None" not in error["message"]


@pytest.mark.parametrize("key", ["subject", "edition", "language"])
def test_what_is_null_is_said_as_json_says_it(key: str) -> None:
    error = json.loads(reply_to(json.dumps({"subject": "revoke", key: None})))["error"]
    assert "None" not in error["message"]


def test_the_page_of_the_library_says_which_editions_cover_a_subject() -> None:
    section = (
        PAGE.read_text("utf-8").partition("## Subjects and editions")[2].partition("\n## ")[0]
    )
    three, _, others = section.partition(" are covered in all three editions;")
    two, _, rest = others.partition(" in 2007 and 2017;")
    assert covered_in(1997, 2007, 2017) == set(re.findall(r"`(\w+)`", three))
    assert covered_in(2007, 2017) == set(re.findall(r"`(\w+)`", two))
    assert len(covered_in(2017)) == int(rest.split()[2])


def covered_in(*years: int) -> set[str]:
    """The subjects that just these editions cover, of those that were read."""
    return {name for name, one in SUBJECTS.items() if tuple(map(int, covered(one))) == years}


@together("name", SUBJECTS)
@together("suppose", [False, True])
def test_a_reply_goes_to_another_process_and_back(name: str, *, suppose: bool) -> None:
    newest = max(SUBJECTS[name].books)
    first = next(dialogues(SUBJECTS[name], newest))
    told = {fact: answer for message in first.messages for fact, answer in message}
    question = enquire(name, newest, {}, suppose=suppose)
    ruling = enquire(name, newest, told, suppose=suppose)
    assert isinstance(question, Question)
    assert isinstance(ruling, Ruling)
    for reply in (question, ruling):
        again = pickle.loads(pickle.dumps(reply))  # noqa: S301 - it was made here
        assert again == reply
        assert {again} == {reply}
    came: Ruling = pickle.loads(pickle.dumps(ruling))  # noqa: S301 - it was made here
    wording = Wording.of("it")
    assert reply_as_json(came, wording, suppose=suppose) == reply_as_json(
        ruling, wording, suppose=suppose
    )
    assert [one.provision for one in came.findings] == [one.provision for one in ruling.findings]


def test_an_error_goes_to_another_process_and_back() -> None:
    with pytest.raises(BadAnswer) as caught:
        enquire("revoke", 2017, {"hand": "defnder"})
    came = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - it was made here
    assert isinstance(came, BadAnswer)
    assert str(came) == str(caught.value)
    assert vars(came) == vars(caught.value)


@pytest.mark.parametrize("suppose", [False, True])
@pytest.mark.parametrize("answers", [{}, {"hand": "defender"}, TOLD], ids=str)
def test_a_reply_as_json_is_the_reply_of_the_command(
    answers: dict[str, str | int], *, suppose: bool
) -> None:
    request = {"subject": "revoke", "language": "it", "answers": answers, "suppose": suppose}
    reply = enquire("revoke", 2017, answers, suppose=suppose)
    made = reply_as_json(reply, Wording.of("it"), answers, suppose=suppose)
    assert json.loads(json.dumps(made)) == json.loads(reply_to(json.dumps(request)))


def test_the_page_of_the_library_names_what_is_promised() -> None:
    table = PAGE.read_text("utf-8").partition("## Names that stay")[2].partition("\n## ")[0]
    promised = {
        (module, name)
        for module, names in re.findall(r"^\| `(lawcore[.\w]*)` \| (.+?) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", names)
    }
    assert {name for module, name in promised if module == "lawcore"} == set(lawcore.__all__)
    for module, name in promised:
        assert hasattr(import_module(module), name), (module, name)


@pytest.mark.parametrize("kind", [Question, Asked, Ruling, BoardRuling, Branch, Branches, Ordered])
def test_the_page_of_the_library_names_what_a_reply_has(kind: type) -> None:
    table = PAGE.read_text("utf-8").partition("## What a reply has")[2].partition("\n## ")[0]
    (row,) = re.findall(rf"^\| `{kind.__name__}` \| (.+?) \|$", table, re.MULTILINE)
    named = re.findall(r"`([a-z_]+)`", row)
    assert named
    for name in named:
        assert hasattr(kind, name), name


WRONG: dict[str, dict[str, object]] = {
    "Wrong type: unsure": {"unsure": "hand"},
    "Wrong type: unsure; ": {"unsure": 5},
    "Wrong type: unsure; allowed: ": {"unsure": [1]},
    "Wrong type: suppose": {"suppose": "no"},
    "Unknown option: trick = int": {"answers": {"trick": 10**5000}},
    "Unknown option: hand = 'aaaa": {"answers": {"hand": "a" * 9000}},
}
"""What a caller may pass by mistake, by how the error begins."""


@pytest.mark.parametrize("begins", WRONG)
def test_whatever_cannot_be_taken_is_refused_in_a_short_line(begins: str) -> None:
    given: dict[str, object] = {"answers": {}} | WRONG[begins]
    with pytest.raises(BadAnswer) as caught:
        enquire("revoke", 2017, **given)  # type: ignore[arg-type]
    said = str(caught.value)
    assert said.startswith(begins)
    assert len(said) < 200


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadAnswer, match="Unknown language: 'fr'; allowed: it, en"):
        Wording.of("fr")
