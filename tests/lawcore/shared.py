"""What the subjects share: the modules of the room, and what of it a subject has taken in."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from lawcore import SUBJECTS, Subject
from lawcore.engine.article import SHARED, Provision
from lawcore.laws import provisions
from tests.lawcore import cases
from tests.lawcore.second import agreeing

MODULES: tuple[str, ...] = tuple(
    module.name for module in iter_modules(provisions.__path__) if module.name.startswith("law_")
)
"""The names of the parts of Laws that are shared."""


def module(name: str) -> ModuleType:
    """A part of a Law that is shared."""
    return import_module(f"{SHARED}.{name}")


def part(subject: str, name: str) -> ModuleType:
    """The module of a subject that has its "facts" or "orders": a small one is a single module."""
    whole = import_module(f"lawcore.laws.subjects.{subject}")
    return import_module(f"{whole.__name__}.{name}") if hasattr(whole, "__path__") else whole


def provisions_of(subject: Subject) -> Iterator[Provision[Any]]:
    """Yield the provisions that a subject has, whatever the edition, each once."""
    yield from {provision: None for book in subject.books.values() for provision in book.versions}


def is_shared(provision: Provision[Any]) -> bool:
    """Whether a provision stands in the room of all."""
    return provision.home.startswith(f"{SHARED}.")


def has_its_own_tests(subject: str) -> bool:
    """Whether there is a file of cases of a subject, and all its dialogues are compared."""
    if subject not in cases.subjects():
        return False
    file = cases.of(subject)
    compared = file.recorded or subject in {"revoke", *agreeing.CHECKS}
    return bool(file.cases or file.recorded) and bool(compared)


def takers(name: str) -> Iterator[Subject]:
    """Yield the subjects that have taken in a part of a Law."""
    home = f"{SHARED}.{name}"
    for subject in SUBJECTS.values():
        if any(provision.home == home for provision in provisions_of(subject)):
            yield subject
