"""Kills the bot, and PostgreSQL, at random moments under load, and checks for losses.

    python -m tools.kill [--moments 200] [--people 30] [--seed 1] [--database sqlite|postgres]
                         [--updates posted|polled] [--desk | --alone]

Without a database both are tried, and so are both ways that updates come. The exit status is 1 if
an answer was lost or doubled, or a ruling was shown on other answers than were given. With --desk
the people ask a desk of directors: it is 1 if a question was lost, doubled, or shown to somebody
who neither asked nor answers it. With --alone they ask in groups so that nobody else sees it: it
is 1 if an answer was lost, if all saw anything but rulings, or one of them twice.
"""

import argparse
import asyncio
import sys
from itertools import product

from tools.kill.killing import Report, kill, kill_alone, kill_desk


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.kill", description=__doc__)
    parser.add_argument("--moments", type=_positive, default=200)
    parser.add_argument("--people", type=_positive, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgres"])
    parser.add_argument("--updates", choices=["posted", "polled"])
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--desk", action="store_true")
    which.add_argument("--alone", action="store_true")
    given = parser.parse_args()
    wrong = 0
    ways = [given.updates] if given.updates else ["posted", "polled"]
    kinds = [given.database] if given.database else ["sqlite", "postgres"]
    for way, kind in product(ways, kinds):
        report: Report
        how = {"moments": given.moments, "seed": given.seed, "kind": kind, "updates": way}
        if given.desk:
            report = asyncio.run(kill_desk(askers=given.people, **how))
        elif given.alone:
            report = asyncio.run(kill_alone(people=given.people, **how))
        else:
            report = asyncio.run(kill(people=given.people, **how))
        print(f"{way}, {kind}, seed {given.seed}: {report}", flush=True)  # noqa: T201 - a command
        wrong += len(report.wrong)
    sys.exit(1 if wrong else 0)


def _positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError("write a whole number from 1 on")  # noqa: EM101
    return number


if __name__ == "__main__":
    main()
