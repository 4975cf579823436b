#!/bin/bash
# bridgeobjects 0.1.35 (2026, for Python 3.13): a game without an Event tag takes the place of the game before, whose deal is gone.
#
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
# PBN 2.1, 3.1: in import format no tag is mandatory, and an empty line begins a game; a session names its event once. bridgeobjects begins a board at
# an Event tag alone, and without one writes the tags of the next game over those that are there, without an error.
# Seen: of boards 1 and 2 one is left, with number 2 and its deal; with its event named again before the second there are two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgeobjects==0.1.35
"$folder/env/bin/python" - <<'PYTHON'
from bridgeobjects import parse_pbn

FIRST = """[Event "a"]
[Date "2020.01.01"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
"""
SECOND = """[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:J6.KJ9.AQT98743. KT972.85.KJ.AKT3 A543.T2..QJ98742 Q8.AQ7643.652.65"]
"""


def numbers(between):
    events = parse_pbn((FIRST + between + SECOND).splitlines())
    return [str(board.number) for event in events for board in event.boards]


without, named = numbers("\n"), numbers('\n[Event "a"]\n[Date "2020.01.01"]\n')
print("without an event:", without, "- with one:", named)
assert (without, named) == (["2"], ["1", "2"])
PYTHON
