"""The rule for subjects of commits says what CONTRIBUTING.md says."""

import pytest

from tools.commit_subjects import LONGEST, faults


@pytest.mark.parametrize(
    "subject",
    [
        "revoke: cite 72B1 where meant",
        "storage: close the pool of a database that is refused",
        "bot/desk, words: name the desk in its card",
        "x: " + "y" * (LONGEST - 3),
    ],
)
def test_a_subject_of_the_form_is_taken(subject: str) -> None:
    assert faults(subject) == []


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("A choice at the next subject is said once", "not of the form"),
        ("revoke: Cite 72B1", "not of the form"),
        ("revoke: cite 72B1.", "not of the form"),
        ("revoke:cite 72B1", "not of the form"),
        ("revoke: ", "not of the form"),
        ("x: " + "y" * (LONGEST - 2), "at most 72"),
    ],
)
def test_any_other_subject_is_refused(subject: str, fault: str) -> None:
    assert any(fault in said for said in faults(subject))
