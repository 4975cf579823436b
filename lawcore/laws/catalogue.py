"""Every subject that can be asked about, discovered by scanning the folder of the subjects."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from lawcore.engine.subject import DeclaredSubject, Subject
from lawcore.laws import subjects
from lawcore.laws.editions import BOOKS


def _subjects() -> Mapping[str, Subject]:
    """Return the subjects of the folder, modules or packages, by their names, as offered."""
    amendments = {book.edition: book.amendments for book in BOOKS}
    names = (module.name for module in iter_modules(subjects.__path__))
    declared: list[DeclaredSubject] = [
        import_module(f"{subjects.__name__}.{name}").SUBJECT for name in names
    ]
    edited = (one.edited(amendments) for one in declared)
    return {one.name: one for one in sorted(edited, key=lambda subject: subject.place)}


SUBJECTS = _subjects()
