"""Reports of players and directors that were misread once: each row is read rightly."""

import json
from pathlib import Path
from typing import Any

from lawcore.laws.catalogue import SUBJECTS
from lawcore.understanding import understand
from tests.each import together
from tools.bench.understanding import Row, read_rows

FILE = Path(__file__).with_name("told.jsonl")
ROWS = {row.id: row for row in read_rows(FILE)}
WRITTEN: dict[str, dict[str, Any]] = {
    one["id"]: one for one in map(json.loads, FILE.read_text("utf-8").splitlines())
}
EACH = together("name", ROWS)


def right_of(row: Row) -> set[str]:
    return set(row.subjects)


@EACH
def test_its_subject_is_asserted_or_offered_and_no_other(name: str) -> None:
    row = ROWS[name]
    read = understand(row.text, preferred=row.language)
    assert {read.subject, *read.among} & right_of(row)
    assert read.subject is None or read.subject in right_of(row)


@EACH
def test_no_fact_is_wrong_or_invented(name: str) -> None:
    row, right = ROWS[name], WRITTEN[name]["right"]
    for subject in row.subjects:
        read = understand(row.text, preferred=row.language, subject=subject)
        for fact, answer in read.answers.items():
            assert row.answers.get(fact) == answer or row.allows(subject, fact, answer), fact
        told = {**read.likely, **read.answers}
        assert told.keys().isdisjoint(right.get("not_answers", ()))
        assert told.keys() <= SUBJECTS[subject].facts.named.keys()


@EACH
def test_a_written_auction_is_only_what_is_written(name: str) -> None:
    row, right = ROWS[name], WRITTEN[name]["right"]
    read = understand(row.text, preferred=row.language)
    if "auction_calls" in right:
        assert read.auction is not None
        assert read.auction.given is not None
        assert len(read.auction.given.calls) == len(right["auction_calls"])
