"""The folder in which backups lie: when the newest was made."""

from pathlib import Path
from typing import Final

PATTERN: Final = "*.backup"
"""The names of backups."""
OLD: Final = 36 * 60 * 60.0
"""Seconds after which a nightly backup is missing."""


def newest_backup(folder: Path) -> float:
    """Return when the newest backup in a folder was written, as Unix time; 0.0 without any."""
    try:
        return max((one.stat().st_mtime for one in folder.glob(PATTERN)), default=0.0)
    except OSError:
        return 0.0
