#!/bin/bash
# bridgebots 0.0.12 (2023): the number of a board is read from LIN and lost from PBN, so that a file converted from the one to the other has no numbers.
#
# PBN 2.1, 3.4.4: the tag Board has it. bridgebots has a name for the board in its record, fills it from "ah" of LIN, and leaves it empty for PBN;
# in the LIN that it writes from there "ah" is missing.
# Seen: board 7 is None from PBN and "Board 7" from LIN.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
cat >file.pbn <<'PBN'
[Event "a"]
[Board "7"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "S:QJ9.97.QJ854.QJ8 AK7.A52.T93.KT94 T42.QT84.72.7653 8653.KJ63.AK6.A2"]
[Declarer "S"]
[Contract "1NT"]
[Result "5"]
[Auction "S"]
1NT Pass Pass Pass
[Play "W"]
H2 H4 HK H7
*

PBN
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import build_lin_str, parse_pbn, parse_single_lin

LIN = "pn|s,w,n,e|st||md|1SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,S8653HKJ63DAK6CA2|ah|Board 7|sv|b|mb|1N|mb|p|mb|p|mb|p|pg||pc|H2|pg||mc|5|\n"
Path("file.lin").write_text(LIN)
(of_pbn,) = parse_pbn(Path("file.pbn"))
(of_lin,) = parse_single_lin(Path("file.lin"))
names = [deal.board_records[0].board_name for deal in (of_pbn, of_lin)]
written = [build_lin_str(deal.deal, deal.board_records[0]) for deal in (of_pbn, of_lin)]
print(names, ["ah|" in lin for lin in written])
assert names == [None, "Board 7"]
assert ["ah|" in lin for lin in written] == [False, True]
PYTHON
