#!/bin/bash
# endplay 0.5.12 (2025): of a LIN file that names its players once, all boards are read as one, with the calls of all of them.
#
# In LIN a board begins with "qx" or "md"; "pn" names the players and may stand at the top of the file alone. endplay splits a file at "pn" and
# nowhere else, without an error.
# Seen: two boards are one: the number and deal of the second, and eleven calls.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import lin

FIRST = "qx|o1|st||md|3SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|ah|Board 1|sv|o|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||mc|9|"
SECOND = "qx|o2|st||md|4SJ5H9DAT862CQ8752,SKQT94HAK73DQ4C93,S872HQT5DJ97CAT64,|ah|Board 2|sv|n|mb|1S|mb|p|mb|p|mb|p|pg||mc|7|"
found = [(board.board_num, len(board.auction), str(board.contract)) for board in lin.loads(f"pn|s,w,n,e|pg||{FIRST}pg||{SECOND}pg||")]
print("boards:", found)
assert [(number, calls) for number, calls, _ in found] == [(2, 11)]
PYTHON
