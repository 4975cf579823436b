"""A provision cites the point that says it, and a number with points only where all are meant."""

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from lawcore import IN_FORCE, SUBJECTS
from lawcore.book.library.numbers import parent
from tests.lawcore.test_numbers import KNOWN

FILE = Path(__file__).with_name("cited_whole.toml")
WITH_POINTS = frozenset(filter(None, map(parent, KNOWN)))


def cited_whole() -> Mapping[str, frozenset[str]]:
    """By number with points of its own: the provisions that cite it."""
    found = defaultdict(set)
    for subject in SUBJECTS.values():
        for provision, rule in subject.books[IN_FORCE].rules.items():
            if provision.cited and rule.number in WITH_POINTS:
                found[rule.number].add(provision.name)
    return {number: frozenset(names) for number, names in found.items()}


def test_a_number_with_points_is_cited_only_for_a_reason_that_was_read() -> None:
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))
    rows.pop("read")
    assert {number: frozenset(row["by"]) for number, row in rows.items()} == cited_whole()
    assert all(row["why"] for row in rows.values())
