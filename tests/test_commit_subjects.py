"""The rule for subjects of commits says what CONTRIBUTING.md says."""

from tests.tables import tabled
from tools.commit_subjects import faults


@tabled
def test_a_subject_of_the_form_is_taken(subject: str) -> None:
    assert faults(subject) == []


@tabled
def test_any_other_subject_is_refused(subject: str, fault: str) -> None:
    assert any(fault in said for said in faults(subject))
