"""Runs the checks on every change of the laws, and reports the changes that nobody noticed."""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context

from tools.mutants.alike import EQUIVALENT, changes_nothing
from tools.mutants.changes import LAWS, Mutant, mutants_of
from tools.mutants.noticing import noticed

WORKERS = os.cpu_count() or 1
Part = tuple[str, str]
"""A subject and one of its modules."""


@dataclass(frozen=True)
class Result:
    """The result of one change: the check that noticed it, or that it changes nothing."""

    mutant: Mutant
    by: str | None
    alike: bool
    seconds: float

    @property
    def unnoticed(self) -> bool:
        return self.by is None and not self.alike


def put_to_the_checks(mutant: Mutant) -> Result:
    started = time.perf_counter()
    by = noticed(mutant.subject, mutant)
    said_to_be_alike = mutant.change in EQUIVALENT.get(mutant.subject, {})
    alike = by is None and said_to_be_alike and changes_nothing(mutant)
    return Result(mutant, by, alike, time.perf_counter() - started)


def parts(names: Sequence[str]) -> Iterator[Part]:
    """Yield the modules that names stand for; raise ValueError for an unknown name."""
    for name in names or LAWS:
        subject, _, law = name.partition(".")
        if subject not in LAWS or (law and law not in LAWS[subject]):
            msg = f"There are no laws {name}: name a subject of {', '.join(LAWS)}, or a module."
            raise ValueError(msg)
        yield from ((subject, one) for one in LAWS[subject] if law in {"", one})


def main(names: Sequence[str]) -> int:
    started = time.perf_counter()
    try:
        chosen = [*parts(names)]
    except ValueError as error:
        _say(str(error))
        return 2
    results: list[Result] = []
    proved = True
    with get_context("fork").Pool(WORKERS) as pool:
        for subject in dict.fromkeys(subject for subject, _ in chosen):
            as_written = pool.apply_async(noticed, (subject,))
            laws = [law for other, law in chosen if other == subject]
            mutants = [mutant for law in laws for mutant in mutants_of(subject, law)]
            of = sorted(pool.imap_unordered(put_to_the_checks, mutants), key=lambda r: r.mutant)
            _report(subject, laws, of)
            results += of
            if (by := as_written.get()) is not None:
                proved = False
                _say(f"{subject} as it is written is refused by {by}: this proves nothing.")
    _say_of("all", results)
    for name in ("kind", "check"):
        counted = Counter(r.mutant.kind if name == "kind" else str(r.by) for r in results)
        _say(f"by {name}: " + ", ".join(f"{what} {n}" for what, n in counted.most_common()))
    if not names:
        _say_what_is_gone([result.mutant for result in results])
    _say(f"{time.perf_counter() - started:.0f} s")
    return 0 if proved and not any(result.unnoticed for result in results) else 1


def _report(subject: str, laws: Sequence[str], results: Sequence[Result]) -> None:
    for law in laws:
        _say_of(f"{subject}.{law}", [r for r in results if r.mutant.law == law])
    _say_of(subject, results)
    for result in results:
        if result.unnoticed:
            _say(f"unnoticed: {result.mutant}")


def _say_what_is_gone(mutants: Sequence[Mutant]) -> None:
    there = {(mutant.subject, mutant.change) for mutant in mutants}
    for subject, changes in EQUIVALENT.items():
        for change in changes:
            if (subject, change) not in there:
                _say(f"no longer there: {subject}: {change}")


def _say_of(name: str, results: Sequence[Result]) -> None:
    caught = sum(result.by is not None for result in results)
    alike = sum(result.alike for result in results)
    seconds = sum(result.seconds for result in results)
    _say(f"{name:<28} {caught:>4} of {len(results):>4}, {alike} alike, {seconds:>5.0f} s of work")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
