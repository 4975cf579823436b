"""Says in one summary what the tree rules otherwise than a revision, the last commit by default.

`python -m tools.otherwise [REVISION] [--subject NAME …]`: every dialogue, vector and decided case
is ruled on by both. Then which provisions were changed, and the sentences that paraphrase them.
Revokes take some two minutes, all other subjects together half a minute.
"""

import argparse
import json
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

from lawcore import SUBJECTS, Edition
from lawcore.book.decided import cases
from lawcore.engine.article import book_order
from lawcore.wording import LANGUAGES, Wording
from tests.lawcore import cases as files
from tests.lawcore.second.procedure import PROCEDURES, usual

ROOT = Path(__file__).parents[2]
RULINGS = Path(__file__).with_name("rulings.py")
KINDS = {
    "dialogue": ("dialogue", "dialogues"),
    "vector": ("vector", "vectors"),
    "decided": ("decided case", "decided cases"),
}
NAMED = 3

Found = Mapping[str, Any]


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare the tree with a revision, and print what differs."""
    parser = argparse.ArgumentParser(prog="python -m tools.otherwise", description=__doc__)
    parser.add_argument("revision", nargs="?", default="HEAD")
    parser.add_argument("--subject", nargs="*", choices=SUBJECTS, default=list(SUBJECTS))
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        _unpack(options.revision, Path(folder))
        former, latter = rulings_of((Path(folder), ROOT), options.subject)
    for line in (*summary(former, latter), *changed_provisions(former, latter)):
        sys.stdout.write(f"{line}\n")


def _unpack(revision: str, folder: Path) -> None:
    command = ["git", "archive", revision, "lawcore"]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def rulings_of(trees: Sequence[Path], subjects: Sequence[str]) -> list[Found]:
    """The rulings of both trees, computed at the same time."""
    told = [case for case in _told() if case["subject"] in subjects]
    wanted = json.dumps({"subjects": subjects, "told": told})

    def run(tree: Path) -> Found:
        done = subprocess.run(
            [sys.executable, "-B", "-P", str(RULINGS)],
            env={"PYTHONPATH": str(tree)},
            cwd=tree,
            input=wanted,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{tree} cannot be ruled by: {done.stderr.splitlines()[-1]}")
        found: Found = json.loads(done.stdout)
        return found

    with ThreadPoolExecutor() as threads:
        return list(threads.map(run, trees))


def _told() -> Iterator[Found]:
    """Yield the vectors and the decided cases as they are told."""
    for one in (one for file in files.every() for one in file.cases):
        facts = {**(usual(one.subject) if one.subject in PROCEDURES else {}), **one.facts}
        yield _case("vector", one.subject, one.id, one.edition, facts, one.settings)
    for case in cases():
        for decided in case.theirs:
            year, told = int(decided), case.answers
            yield _case("decided", case.subject, case.id, year, told, case.settings)


def _case(  # noqa: PLR0913, PLR0917 - all that a case is told with
    kind: str,
    subject: str,
    key: str,
    edition: int,
    answers: Mapping[str, Any],
    settings: Mapping[str, Any],
) -> Found:
    told = {"answers": dict(answers), "settings": dict(settings)}
    return {"kind": kind, "subject": subject, "id": key, "edition": edition, **told}


def summary(former: Found, latter: Found) -> Iterator[str]:
    """Yield a line for each way in which rulings differ, the commonest first."""
    counted: dict[str, Counter[str]] = {}
    before, after = former["cases"], latter["cases"]
    for key in before.keys() & after.keys():
        was, now = former["rulings"][before[key]], latter["rulings"][after[key]]
        if was != now:
            counted.setdefault(_difference(was, now), Counter())[key.split()[0]] += 1
    ordered = sorted(counted.items(), key=lambda one: (-one[1].total(), one[0]))
    for what, kinds in ordered:
        yield f"{what} in {_numbers(kinds)}"
    for said, keys in ("now alone", after.keys() - before), ("no more", before.keys() - after):
        if keys:
            numbers = _numbers(Counter(key.split()[0] for key in keys))
            yield f"come to a ruling {said}: {numbers} ({_some(keys)})"
    if before.keys() == after.keys() and not counted:
        yield "Nothing is ruled otherwise."


def _some(keys: AbstractSet[str]) -> str:
    """Return a few of many cases, by the names under which they can be found."""
    named = sorted(key.partition(" ")[2] for key in keys)
    return "; ".join((*named[:NAMED], *("…" for _ in named[NAMED : NAMED + 1])))


def _numbers(kinds: Counter[str]) -> str:
    return ", ".join(
        f"{kinds[kind]} {one if kinds[kind] == 1 else many}"
        for kind, (one, many) in KINDS.items()
        if kinds[kind]
    )


def _difference(was: Found, now: Found) -> str:
    """Return how two rulings differ, after the articles of the orders that do."""
    gone, new = ({(article, order) for article, order in one["orders"]} for one in (was, now))
    changed = (gone - new) | (new - gone)
    numbers = {article for article, _ in changed}
    if was["tricks"] != now["tricks"]:
        paying = numbers & {*was["transfer"], *now["transfer"]}
        return f"{_listed(paying or numbers)}: {was['tricks']} → {now['tricks']} tricks"
    if was["status"] != now["status"]:
        return f"{_listed(numbers)}: {was['status']} → {now['status']}"
    orders = [
        ", ".join(sorted(o for _, o in side)) or "nothing" for side in (gone - new, new - gone)
    ]
    return f"{_listed(numbers)}: {orders[0]} → {orders[1]}"


def _listed(numbers: set[str]) -> str:
    return ", ".join(sorted(numbers, key=book_order))


def changed_provisions(former: Found, latter: Found) -> Iterator[str]:
    """Yield each provision with changed code, its bounds, and the sentences about it.

    In a new edition, those that differ from the edition before it.
    """
    known = {_key(one): one["code"] for one in former["provisions"]}
    read = sorted({one["edition"] for one in former["provisions"]})
    changed: dict[tuple[str, str], list[Found]] = {}
    for one in latter["provisions"]:
        edition = max((year for year in read if year <= one["edition"]), default=read[0])
        if known.get((one["subject"], one["name"], edition)) != one["code"]:
            changed.setdefault((one["subject"], one["name"]), []).append(one)
    for (subject, name), found in changed.items():
        years = ", ".join(str(one["edition"]) for one in found)
        yield ""
        yield f"{found[-1]['number']} {name} ({found[-1]['module']}) is another in {years}"
        if len(found) > 1:
            yield (
                "  It is one text for all of these editions. Where one alone says otherwise, keep"
                " the former text beside it: .older(…)."
            )
        if found[-1]["judged"]:
            yield "  It is a point of judgement: tests/lawcore/keys.md explains it."
            continue
        edition = Edition(found[-1]["edition"])
        for language in LANGUAGES:
            sentence = Wording.of(language).articles.sentence(subject, name, edition)
            yield f"  law-{name} ({language}) says: {sentence}"
        yield "  Is that still so? Then its row in lawcore/readings/ is to be read anew as well."


def _key(provision: Found) -> tuple[Any, ...]:
    return provision["subject"], provision["name"], provision["edition"]


if __name__ == "__main__":
    main()
