"""Python run on a copy of the checkout, which alone it finds."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.patience import PATIENCE


def run_python(
    copy: Path,
    *arguments: str,
    at: Path | None = None,
    typed: str = "",
    environ: Mapping[str, str] | None = None,
) -> "subprocess.CompletedProcess[str]":
    """Return what came of a process in a folder, the copy itself if no other is given."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=at or copy,
        env={**(environ or {}), "PYTHONPATH": str(copy), "PYTHONUTF8": "1"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
