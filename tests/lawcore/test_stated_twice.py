"""Articles that several subjects state on their own: each has its reason, and no other does."""

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from lawcore import SUBJECTS, Edition
from lawcore.engine.article import Remark
from tests.lawcore.shared import is_shared

FILE = Path(__file__).with_name("stated_twice.toml")
ROWS = tomllib.loads(FILE.read_text(encoding="utf-8"))
IN_FORCE = Edition(2017)
SHORTEST_REASON = 30


def stated() -> Mapping[str, set[str]]:
    """The numbers of provisions that a subject states itself, with the subjects that do."""
    found: dict[str, set[str]] = defaultdict(set)
    for subject in SUBJECTS.values():
        versions = subject.books[IN_FORCE].versions if IN_FORCE in subject.books else {}
        for provision, version in versions.items():
            if not isinstance(provision, Remark) and not is_shared(provision):
                found[version.number].add(subject.name)
    return found


def test_an_article_that_several_subjects_state_has_its_reason_and_no_other() -> None:
    twice = {number: names for number, names in stated().items() if len(names) > 1}
    assert {number: set(row["subjects"]) for number, row in ROWS.items()} == twice


def test_a_reason_is_a_sentence_of_its_own_kind() -> None:
    for number, row in ROWS.items():
        assert row.keys() == {"subjects", "why"}, number
        assert row["subjects"] == sorted(row["subjects"]), number
        assert len(row["why"]) >= SHORTEST_REASON, number
        assert row["why"].endswith("."), number
