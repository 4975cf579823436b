"""Whether a change of a law is noticed, and by which check."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext

from lawcore import Subject
from tests.lawcore.shared import MODULES, takers
from tools.mutants import revoke, subjects
from tools.mutants.anew import rebuilt
from tools.mutants.changes import OF_ALL, Mutant

SLOW = ("claim", "revoke")
"""The subjects with the longest checks: for a law that subjects share they run last."""
Check = Callable[[Subject], Iterator[str]]


def checks_of(subject: str) -> tuple[Check, ...]:
    return revoke.CHECKS if subject == "revoke" else subjects.CHECKS


def in_place(subject: Subject) -> AbstractContextManager[None]:
    """Replace the subject by this one for checks that look it up by name."""
    return nullcontext() if subject.name == "revoke" else subjects.in_place(subject)


def noticed(subject: str, mutant: Mutant | None = None) -> str | None:
    """Which check of the subject reports the change first; None without any.

    For a law that subjects share, a check of any of them counts.
    """
    if subject == OF_ALL:
        return next(filter(None, (_noticed(one, mutant) for one in _takers(mutant))), None)
    return _noticed(subject, mutant)


def _takers(mutant: Mutant | None) -> list[str]:
    parts = MODULES if mutant is None else (mutant.law,)
    found = {subject.name for part in parts for subject in takers(part)}
    return sorted(found, key=lambda name: (name in SLOW, name))


def _noticed(subject: str, mutant: Mutant | None) -> str | None:
    try:
        anew = rebuilt(subject, mutant)
    except Exception as error:  # noqa: BLE001 - whatever it is, the change is noticed
        return type(error).__name__
    with in_place(anew):
        for check in checks_of(subject):
            try:
                if next(check(anew), None) is not None:
                    return check.__name__
            except Exception as error:  # noqa: BLE001 - whatever it is, the change is noticed
                return f"{check.__name__}: {type(error).__name__}"
    return None
