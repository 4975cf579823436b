"""A sample of small changes to the laws, of every kind: each of them is noticed."""

import sys

import pytest

from lawcore import SUBJECTS
from tests import mutants
from tests.mutants import LAWS, Mutant, all_dialogues, mutants_of, noticed, rebuilt

EVERY = [mutant for law in LAWS for mutant in mutants_of(law)]
KINDS = sorted({mutant.kind for mutant in EVERY})


def sample() -> list[Mutant]:
    """Two changes of every kind, from different places of the laws."""
    of_kind = [[mutant for mutant in EVERY if mutant.kind == kind] for kind in KINDS]
    return [some[len(some) * part // 3] for some in of_kind for part in (1, 2)]


def test_every_kind_of_change_is_made() -> None:
    assert KINDS == [
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
    ]
    assert {mutant.law for mutant in EVERY} == set(LAWS)


def test_no_two_changes_are_alike() -> None:
    assert len(set(EVERY)) == len(EVERY)
    assert all(mutant.before != mutant.after for mutant in EVERY)


@pytest.mark.parametrize("mutant", sample(), ids=str)
def test_a_change_of_a_law_is_noticed(mutant: Mutant) -> None:
    assert noticed(mutant) is not None


def test_the_law_as_it_is_written_passes_the_checks() -> None:
    subject = rebuilt(None)
    for check in mutants.CHECKS:
        if check is not all_dialogues:  # test_agreement sees to those
            assert next(check(subject), None) is None, check.__name__


def test_changing_a_law_leaves_the_loaded_ones_alone() -> None:
    before = {name: module for name, module in sys.modules.items() if "lawcore" in name}
    subject = SUBJECTS["revoke"]
    changed = rebuilt(EVERY[0])
    assert changed is not subject
    assert {name: module for name, module in sys.modules.items() if "lawcore" in name} == before
    assert SUBJECTS["revoke"] is subject
