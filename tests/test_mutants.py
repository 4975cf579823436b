"""A sample of small changes to the laws, of every kind: each of them is noticed."""

import sys
from collections.abc import Iterator

import pytest

from lawcore import SUBJECTS
from lawcore.engine.article import SHARED
from tests.each import together
from tests.lawcore.editions import covered
from tests.lawcore.shared import has_its_own_tests, takers
from tests.sampling import some
from tools.mutants import subjects
from tools.mutants.__main__ import main, parts
from tools.mutants.alike import EQUIVALENT, changes_nothing
from tools.mutants.anew import rebuilt
from tools.mutants.changes import LAWS, OF_ALL, Mutant, mutants_of
from tools.mutants.noticing import checks_of, in_place, noticed
from tools.mutants.revoke import all_dialogues

TESTED = [subject for subject in SUBJECTS if has_its_own_tests(subject)]
"""Of another a test of its own says what is missing."""
KINDS = {
    "and, or",
    "article",
    "bound",
    "comparison",
    "exception",
    "member",
    "not",
    "number",
    "operand",
    "order",
    "true, false",
}
OTHERS = [subject for subject in TESTED if subject != "revoke"]
SUBJECT = together("subject", TESTED)
OF_LAWS = together("subject", [*TESTED, OF_ALL])
OTHER = together("subject", OTHERS)


def every(subject: str) -> list[Mutant]:
    """Every change of the laws of a subject."""
    return [mutant for law in LAWS[subject] for mutant in mutants_of(subject, law)]


def kinds_of(subject: str) -> list[str]:
    return sorted({mutant.kind for mutant in every(subject)})


def sample(subject: str) -> Iterator[Mutant]:
    """Of the revoke two changes of every kind, of the others the last that is not alike."""
    differ = [m for m in every(subject) if m.change not in EQUIVALENT.get(subject, {})]
    for kind in kinds_of(subject):
        some = [mutant for mutant in differ if mutant.kind == kind]
        if subject == "revoke":
            yield from (some[len(some) * part // 3] for part in (1, 2))
        elif some:
            yield some[-1]


def test_every_kind_of_change_is_made() -> None:
    assert set(kinds_of("revoke")) == KINDS
    for subject in OTHERS:
        assert set(kinds_of(subject)) >= {"article", "comparison", "member", "operand", "order"}
        assert {mutant.law for mutant in every(subject)} == set(LAWS[subject])


@OF_LAWS
def test_no_two_changes_are_alike(subject: str) -> None:
    changes = every(subject)
    assert len(set(changes)) == len(changes)
    assert all(mutant.before != mutant.after for mutant in changes)


@OF_LAWS
def test_a_change_said_to_change_nothing_is_one_that_is_made_once(subject: str) -> None:
    changes = [mutant.change for mutant in every(subject)]
    for change, reason in EQUIVALENT.get(subject, {}).items():
        assert changes.count(change) == 1, change
        assert reason


QUICK = sorted(EQUIVALENT.keys() - {"claim", "penalty_card", "revoke"})
"""All but the subjects that have too many dialogues for a quick look."""


@pytest.mark.parametrize("subject", QUICK)
def test_a_change_said_to_change_nothing_asks_and_rules_the_same(subject: str) -> None:
    alike = [mutant for mutant in every(subject) if mutant.change in EQUIVALENT[subject]]
    assert [str(mutant) for mutant in some(alike, 2) if not changes_nothing(mutant)] == []


def test_a_change_that_changes_something_asks_or_rules_otherwise() -> None:
    mutant = next(mutant for mutant in every("lead_out_of_turn") if mutant.kind == "comparison")
    assert not changes_nothing(mutant)


@OF_LAWS
def test_a_change_of_a_law_is_noticed(subject: str) -> None:
    unnoticed = [str(one) for one in sample(subject) if noticed(subject, one) is None]
    assert unnoticed == []


def test_a_change_of_a_shared_law_leaves_it_as_it_was() -> None:
    (mutant, *_) = every(OF_ALL)
    real = sys.modules[f"{SHARED}.{mutant.law}"]
    (subject, *_) = takers(mutant.law)
    rebuilt(subject.name, mutant)
    assert sys.modules[f"{SHARED}.{mutant.law}"] is real
    assert vars(sys.modules[SHARED])[mutant.law] is real


def test_the_law_of_the_revoke_as_it_is_written_passes_the_checks() -> None:
    subject = rebuilt("revoke")
    for check in checks_of("revoke"):
        if check is not all_dialogues:  # test_agreement sees to those
            assert next(check(subject), None) is None, check.__name__


@OTHER
def test_a_law_as_it_is_written_has_the_form_and_the_numbers_that_are_recorded(
    subject: str,
) -> None:
    anew = rebuilt(subject)
    with in_place(anew):
        assert not [*subjects.form(anew)]


@pytest.mark.parametrize("subject", ["lead_out_of_turn", "dummy", "inquiry"])
def test_a_law_as_it_is_written_passes_its_own_tests_when_it_is_made_anew(subject: str) -> None:
    assert noticed(subject) is None


@OTHER
def test_the_tests_of_the_law_are_run_in_every_edition(subject: str) -> None:
    tests = {name: several for name, _, several in subjects.tests_of(subject)}
    assert "test_a_case_is_ruled_as_it_says" in tests
    walks = tests["test_every_dialogue_agrees_with_the_second_procedure"]
    assert {told["walk"].edition for told in walks} == set(covered(SUBJECTS[subject]))


@SUBJECT
def test_changing_a_law_leaves_the_loaded_ones_alone(subject: str) -> None:
    before = {name: module for name, module in sys.modules.items() if "lawcore" in name}
    real = SUBJECTS[subject]
    anew = rebuilt(subject, every(subject)[0])
    assert anew is not real
    assert {name: module for name, module in sys.modules.items() if "lawcore" in name} == before
    with in_place(anew):
        assert SUBJECTS[subject] is (real if subject == "revoke" else anew)
    assert SUBJECTS[subject] is real


def test_parts_are_named_by_subject_and_module() -> None:
    assert [*parts([])] == [(subject, law) for subject in LAWS for law in LAWS[subject]]
    assert [*parts(["dummy"])] == [("dummy", law) for law in LAWS["dummy"]]
    assert [*parts(["revoke.law_64"])] == [("revoke", "law_64")]


@pytest.mark.parametrize("name", ["law_64", "dummy.law_64", "nonsense", ""])
def test_a_name_that_stands_for_nothing_is_refused(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name]) == 2
    assert "There are no laws" in capsys.readouterr().out
