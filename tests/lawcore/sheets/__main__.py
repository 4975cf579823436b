"""Print what is ruled on the situations of sheets, and which articles are not cited."""

import sys

from tests.lawcore import sheets


def main(subjects: list[str]) -> None:
    """Print a line for each situation that has answers."""
    for subject in subjects or sheets.subjects():
        for situation in sheets.of(subject):
            if situation.requests:
                print(f"{situation}: {_said(situation)}")  # noqa: T201


def _said(situation: sheets.Situation) -> str:
    try:
        return f'ruled = "{situation.line}"  # uncited = {situation.uncited}'
    except AssertionError as not_ruled:
        return str(not_ruled)


if __name__ == "__main__":
    main(sys.argv[1:])
