"""The changes that the specification counts: a key for each, whatever subject it is found in."""

from lawcore.catalogue import SUBJECTS


def counted(subject: str, provision: str) -> str | None:
    """Return the key of the change that a provision belongs to; None if it is not counted."""
    found = (key for key, names in SUBJECTS[subject].counted.items() if provision in names)
    return next(found, None)
