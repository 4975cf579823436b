"""What changed from one edition of the Laws to another."""

from lawcore.book.changes.difference import Difference, Renumbered, difference
from lawcore.book.changes.kept import all_kept, counted, is_searched, kept
from lawcore.book.changes.search import Change, ChangedProvision, ChangeKind, changes

__all__ = [
    "Change",
    "ChangeKind",
    "ChangedProvision",
    "Difference",
    "Renumbered",
    "all_kept",
    "changes",
    "counted",
    "difference",
    "is_searched",
    "kept",
]
