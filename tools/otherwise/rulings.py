"""Rules on everything in the tree in which it is run; independent of the tests.

Reads subjects and told cases as JSON, and writes each provision and each ruling.
"""

import ast
import hashlib
import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from textwrap import dedent
from typing import Any

from lawcore import SUBJECTS, BadAnswer, Edition, Ruling, Subject, enquire
from lawcore.engine.article import Remark
from lawcore.engine.dialogues import dialogues

Json = dict[str, Any]


def main() -> None:
    """Write the provisions, the different rulings, and which case has which of them."""
    wanted = json.load(sys.stdin)
    subjects = [SUBJECTS[name] for name in wanted["subjects"] if name in SUBJECTS]
    rulings: dict[str, int] = {}
    cases = {
        key: rulings.setdefault(json.dumps(_in_short(ruling)), len(rulings))
        for key, ruling in (*_dialogues(subjects), *_told(wanted["told"]))
    }
    provisions = [one for subject in subjects for one in _provisions(subject)]
    json.dump(
        {"provisions": provisions, "rulings": [*map(json.loads, rulings)], "cases": cases},
        sys.stdout,
    )


def _dialogues(subjects: Sequence[Subject]) -> Iterator[tuple[str, Ruling]]:
    for subject in subjects:
        for edition in subject.books:
            for dialogue in dialogues(subject, edition):
                told = json.dumps(sorted(dialogue.answers.items()))
                yield f"dialogue {subject.name} {edition} {told}", dialogue.ruling


def _told(cases: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Ruling]]:
    """Yield the rulings on cases that are told completely and not refused."""
    for case in cases:
        edition = Edition(case["edition"])
        try:
            reply = enquire(case["subject"], edition, case["answers"], case["settings"])
        except BadAnswer:
            continue
        if isinstance(reply, Ruling):
            yield f"{case['kind']} {case['subject']} {edition} {case['id']}", reply


def _in_short(ruling: Ruling) -> Json:
    return {
        "status": str(ruling.status),
        "tricks": ruling.tricks,
        "orders": sorted({(one.article, repr(one.order)) for one in ruling.orders}),
        "transfer": sorted({one.article for one in ruling.orders if one.order.transferred}),
    }


def _provisions(subject: Subject) -> Iterator[Json]:
    """Yield each provision in an edition, with a digest of its code."""
    for edition, book in subject.books.items():
        for provision, version in book.versions.items():
            code = ast.dump(ast.parse(dedent(inspect.getsource(version.body))))
            yield {
                "subject": subject.name,
                "edition": int(edition),
                "name": provision.name,
                "number": version.number,
                "module": version.body.__module__,
                "judged": isinstance(provision, Remark),
                "code": hashlib.sha256(code.encode()).hexdigest(),
            }


if __name__ == "__main__":
    main()
