"""Searches for the changes between the editions, and writes them down."""

import argparse
import json
from pathlib import Path

from lawcore.book.changes.kept import FILE, searched
from lawcore.laws.catalogue import SUBJECTS

NOTE = "It takes some minutes; `python -m lawcore changes FORMER LATTER` prints what was found."


def main() -> None:
    """Search anew, and write what was found beside this module."""
    parser = argparse.ArgumentParser(
        prog="python -m lawcore.book.changes", description=__doc__, epilog=NOTE
    )
    parser.add_argument(
        "subject", nargs="*", help=f"those to search, all if left out: {', '.join(SUBJECTS)}"
    )
    chosen = parser.parse_args().subject
    if unknown := set(chosen) - set(SUBJECTS):
        parser.error(f"no subject: {', '.join(sorted(unknown))}")
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in searched(chosen or SUBJECTS))
    Path(__file__).with_name(FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
