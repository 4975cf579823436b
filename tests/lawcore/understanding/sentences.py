"""Sentences as they are typed, with all that each surely states: the rows of `sentences.jsonl`.

A sentence that is about no revoke, among those of revokes, states None; a sentence of no subject
is under "none", and one that could be of two as well.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from lawcore.engine.fact import Answer

Sentences: TypeAlias = Sequence[tuple[str, dict[str, Answer] | None]]
ROWS = [
    json.loads(line)
    for line in Path(__file__).with_name("sentences.jsonl").read_text("utf-8").splitlines()
]


LABELLED = tuple(dict.fromkeys(row["language"] for row in ROWS))
"""The languages that have sentences."""


def of(language: str, subject: str) -> Sentences:
    """The sentences of a subject in a language, in the order in which they stand."""
    return [
        (row["text"], row["answers"])
        for row in ROWS
        if (row["language"], row["subject"]) == (language, subject)
    ]


REVOKES: Mapping[str, Sentences] = {language: of(language, "revoke") for language in LABELLED}
OTHERS: Mapping[str, Mapping[str, Sequence[tuple[str, dict[str, Answer]]]]] = {
    language: {
        subject: [(text, stated or {}) for text, stated in of(language, subject)]
        for subject in dict.fromkeys(row["subject"] for row in ROWS if row["subject"] != "revoke")
    }
    for language in LABELLED
}
