"""What changed from one edition of the Laws to another."""

from lawcore.book.changes.changed import Change, ChangedProvision, ChangeKind
from lawcore.book.changes.difference import Difference, Renumbered, difference
from lawcore.book.changes.kept import all_kept, is_searched, kept

__all__ = [
    "Change",
    "ChangeKind",
    "ChangedProvision",
    "Difference",
    "Renumbered",
    "all_kept",
    "difference",
    "is_searched",
    "kept",
]
