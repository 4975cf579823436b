"""Check the subjects of the commits since the last release: `area: do one thing`, at most 72 long.

Run by `make check`. Without git, as in an unpacked archive, there is nothing to check.
"""

import re
import subprocess
import sys
from collections.abc import Sequence

LONGEST = 72
SUBJECT = re.compile(r"[a-z0-9][a-z0-9_./, -]*: [^A-Z\s].*[^.\s]")
"""An area in small letters, a colon, then what the commit does; no full stop."""

BEGINNING = "c7ce33930c62"
"""The commit after which the rule holds, for as long as there is no release after it."""


def faults(subject: str) -> list[str]:
    """Return what is wrong with the subject of a commit, in English, or nothing."""
    wrong = []
    if len(subject) > LONGEST:
        wrong.append(f"{len(subject)} characters, at most {LONGEST}")
    if not SUBJECT.fullmatch(subject):
        wrong.append("not of the form `area: do one thing`")
    return wrong


def _git(*arguments: str) -> str | None:
    """Return what git prints, or None where git, the repository or the commit is not there."""
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=True)  # noqa: S607
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def subjects() -> Sequence[str]:
    """Return the subjects of the commits since the last release, the newest first."""
    released = _git("describe", "--tags", "--abbrev=0", "--match", "v*")
    listed = _git("log", "--no-merges", "--format=%s", f"{released or BEGINNING}..HEAD")
    return listed.splitlines() if listed else []


def main() -> int:
    """Write the faults of all subjects; return 1 if there are any."""
    wrong = [(subject, fault) for subject in subjects() for fault in faults(subject)]
    for subject, fault in wrong:
        sys.stderr.write(f"commit subject {subject!r}: {fault}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
