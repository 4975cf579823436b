"""Every subject that can be asked about, found in the folder of the subjects."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from lawcore import subjects
from lawcore.subject import Subject


def _subjects() -> Mapping[str, Subject]:
    """Return the subjects of the folder by their names, as they are offered."""
    names = (module.name for module in iter_modules(subjects.__path__))
    found: list[Subject] = [
        import_module(f"{subjects.__name__}.{name}.subject").SUBJECT for name in names
    ]
    return {subject.name: subject for subject in sorted(found, key=lambda subject: subject.place)}


SUBJECTS = _subjects()
