"""What is expected of each subject alone is there, or it is said what to add, and where."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.shared import has_its_own_tests

TO_DO = """
{subject} has no tests of its own: add tests/lawcore/test_{subject}.py with
- SUBJECT, its vectors: what is told, and what comes of it (as in test_inquiry.py);
- DIALOGUES, how many dialogues there are by edition, and the messages of the longest
  (python -m lawcore explore {subject} --stats prints them);
- a second procedure, written by somebody who reads the Law anew, to which
  test_every_dialogue_agrees_with_the_second_procedure puts them all.
"""


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_subject_has_its_own_vectors_and_numbers(subject: str) -> None:
    assert has_its_own_tests(subject), TO_DO.format(subject=subject)
