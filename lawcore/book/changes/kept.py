"""The changes that were found, kept so that nobody has to wait for the search.

`python -m tools.changes` searches anew and writes them down.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from lawcore.book.changes.changed import Change, ChangedProvision, changed, difference
from lawcore.engine.fact import Answer, Edition
from lawcore.engine.ruling import Ruling
from lawcore.engine.subject import Subject
from lawcore.laws.request import enquire

FILE = "kept.json"


@cache
def _kept() -> tuple[Mapping[str, Any], ...]:
    return tuple(json.loads(files("lawcore.book.changes").joinpath(FILE).read_text("utf-8")))


def rows(subject: Subject, former: Edition, latter: Edition) -> list[Mapping[str, Any]]:
    """Return the kept rows of a subject and two editions."""
    wanted = (subject.name, int(former), int(latter))
    return [r for r in _kept() if (r["subject"], r["former"], r["latter"]) == wanted]


def is_searched(subject: Subject, former: Edition, latter: Edition) -> bool:
    """Tell whether the file has all provisions that differ between two editions now."""
    if former not in subject.books or latter not in subject.books:
        return True
    recorded = {name for row in rows(subject, former, latter) for name in row["provisions"]}
    return recorded == changed(subject, former, latter).keys()


@cache
def kept(subject: Subject, former: Edition, latter: Edition) -> tuple[Change, ...]:
    """Return what changed in a subject between two editions; nothing if one is not covered."""
    if former not in subject.books or latter not in subject.books:
        return ()
    return tuple(_change(subject, former, latter, r) for r in rows(subject, former, latter))


def _change(subject: Subject, former: Edition, latter: Edition, row: Mapping[str, Any]) -> Change:
    otherwise = changed(subject, former, latter)
    provisions: tuple[ChangedProvision, ...] = tuple(otherwise[name] for name in row["provisions"])
    keys = tuple(row.get("counted", ()))
    if row["example"] is None:
        return Change(subject.name, provisions, counted=keys)
    answers: dict[str, Answer] = row["example"]
    before, after = (enquire(subject, edition, answers) for edition in (former, latter))
    if not isinstance(before, Ruling) or not isinstance(after, Ruling):
        msg = f"an example of {subject.name} that is no case any more: {answers}"
        raise TypeError(msg)
    shows = difference(before, after)
    return Change(subject.name, provisions, row["cases"], answers, shows, keys)
