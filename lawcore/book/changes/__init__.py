"""What changed from one edition of the Laws to another."""

from lawcore.book.changes.changed import (
    Change,
    ChangedProvision,
    ChangeKind,
    Difference,
    difference,
)
from lawcore.book.changes.kept import is_searched, kept
