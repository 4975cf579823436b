#!/bin/bash
# bridgebots 0.0.12 (2023): of a session in LIN that begins with its first board, this board is lost, and its players sit at all the others.
#
# Vugraph files have "vg", "rs" and "pn" before their boards; the session of a teaching table of Bridge Base Online begins with "qx|o1|", and names the
# players of each board. parse_multi_lin takes all up to the first "pg||" for the heading, without a line in its log, and its "pn" goes before a board's own.
# Seen: of boards 1 to 3 the last two are left, under the names of board 1; read a board a line (parse_single_lin) there are three, each with its players.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
cat >session.lin <<'LIN'
qx|o1|pn|aa,bb,cc,dd|st||md|3SJT9H982DQ532CQ83,SQ432HKJ76D64CJT4,S65HA53DJT7CAK762,|rh||ah|Board 1|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|DK|mc|7|pg||
qx|o2|pn|ee,ff,gg,hh|st||md|4SJ85H4DAJ8753CQ82,SK7HAKQ98632D9CT5,SAQ63HJ7DQ42CAKJ7,|rh||ah|Board 2|sv|n|mb|p|mb|1D|mb|p|mb|p|mb|p|pc|HK|mc|8|pg||
qx|o3|pn|ee,ff,gg,hh|st||md|1SJT9H982DQ532CQ83,SQ432HKJ76D64CJT4,S65HA53DJT7CAK762,|rh||ah|Board 3|sv|e|mb|1D|mb|p|mb|p|mb|p|pc|SQ|mc|8|pg||
LIN
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import parse_multi_lin, parse_single_lin

path = Path("session.lin")
session, lines = (
    [(record.board_name, [*record.names.values()][0]) for deal in read(path) for record in deal.board_records]
    for read in (parse_multi_lin, parse_single_lin)
)
print("as a session, with South:", session)
print("as boards a line:", lines)
assert session == [("Board 2", "aa"), ("Board 3", "aa")]
assert lines == [("Board 1", "aa"), ("Board 2", "ee"), ("Board 3", "ee")]
PYTHON
