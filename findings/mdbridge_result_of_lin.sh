#!/bin/bash
# mdbridge 0.4.4 (2021), its lin2pbn: the result of a claim becomes a card of the play, and East-West vulnerable are "ES".
#
# In LIN "mc" is declarer's number of tricks, and "sv|e|" East-West vulnerable; PBN 2.1 has Result (3.4.15) for the one and "EW" (3.4.10) for the other.
# lin2pbn leaves Result empty and writes the number in the first column of the play; "ES" is no word of PBN, so a reader has to guess or to refuse.
# Seen: after one trick and a claim of nine the play has a second trick, "9", Result is "", and Vulnerable "ES".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check mdbridge==0.4.4 xin2pbn==0.1.18 pbn2html==0.0.28 requests==2.32.3 setuptools==75.8.0
cd "$folder"
env/bin/python -W ignore - <<'PYTHON'
from pathlib import Path

from mdbridge.lin2pbn import lin2pbn

DEAL = "1SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,"
PLAY = "pg||pc|HA|pc|H4|pc|H3|pc|H7|pg||mc|9|"
lin2pbn(f"pn|s,w,n,e|st||md|{DEAL}|rh||ah|Board 1|sv|e|mb|1N|mb|p|mb|p|mb|p|{PLAY}", "board.pbn")
lines = Path("board.pbn").read_text().splitlines()
found = [line for line in lines if line.startswith(("[Vulnerable", "[Result"))] + [line.split() for line in lines[lines.index('[Play "W"]') + 1 :]]
print(found)
assert found == ['[Vulnerable "ES"]', '[Result ""]', ["HA", "H4", "H3", "H7"], ["9"]]
PYTHON
