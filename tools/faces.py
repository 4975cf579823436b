"""Compares the page with the law on states of random dialogues: python -m tools.faces SUBJECT N.

It takes minutes for the revoke. It ends with status 1 where anything differs, and shows the case.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from lawcore import SUBJECTS
from lawcore.export import KEPT, write_all
from tests.bot.page.compared import random_cases, ruled, shown
from tests.bot.page.test_walk import differences

AT_ONCE = 1_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare, say how many were the same, and return the status."""
    parser = argparse.ArgumentParser(prog="python -m tools.faces", description=__doc__)
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("number", type=int)
    parser.add_argument("--edition", type=int, default=2017)
    parser.add_argument("--seed", type=int, default=39)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        list(write_all(folder, [given.subject], [given.edition], None, KEPT))
        cases = list(
            random_cases(SUBJECTS[given.subject], given.edition, given.number, given.seed)
        )
        other = 0
        for first in range(0, len(cases), AT_ONCE):
            some = cases[first : first + AT_ONCE]
            for case, page in zip(some, shown([one.line for one in some], folder), strict=True):
                found = differences(case.subject, ruled(case), page)
                other += bool(found)
                if found and other <= AT_ONCE // 100:
                    sys.stdout.write(f"{case}\n  {found}\n")
    sys.stdout.write(f"{given.subject} {given.edition}: {len(cases)} states, {other} otherwise\n")
    return int(other > 0)


if __name__ == "__main__":
    sys.exit(main())
