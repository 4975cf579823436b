"""The subjects that can be asked about, a module for each, with its facts and its Laws."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from lawcore.subject import Subject


def _subjects() -> Mapping[str, Subject]:
    """Return the subjects of this folder by their names, as they are offered."""
    names = (module.name for module in iter_modules(__path__) if module.name != "making")
    found: list[Subject] = [import_module(f"{__name__}.{name}").SUBJECT for name in names]
    return {subject.name: subject for subject in sorted(found, key=lambda subject: subject.place)}


SUBJECTS = _subjects()
