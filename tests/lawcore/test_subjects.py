"""What is expected of each subject alone is there, or it is said what to add, and where."""

from lawcore import SUBJECTS
from tests.each import together
from tests.lawcore.shared import has_its_own_tests

TO_DO = """
{subject} has no tests of its own: add tests/lawcore/cases/{subject}.toml with
- its cases: what is told, and what has to come of it (as in inquiry.toml; the form is told in
  tests/lawcore/cases/__init__.py);
- [[dialogues]]: how many there are by edition, and the messages of the longest
  (python -m lawcore explore {subject} --stats prints them);
- [recorded]: every dialogue and its ruling, where they are few; or else a second procedure in
  tests/lawcore/second, written by somebody who reads the Law anew, which
  tests/lawcore/second/agreeing.py compares with them all.
"""


@together("subject", SUBJECTS)
def test_a_subject_has_its_own_vectors_and_numbers(subject: str) -> None:
    assert has_its_own_tests(subject), TO_DO.format(subject=subject)
