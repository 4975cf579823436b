#!/bin/bash
# mdbridge 0.4.4 (2021), its lin2pbn: declarer is whoever first named the denomination, on either side, and an alerted call names another one.
#
# By the Laws (Definitions, Declarer) he is the first of the side that made the last bid to have named its denomination. In LIN an exclamation mark
# behind a call is its alert. lin2pbn looks through the calls of both sides, and compares them with the mark.
# Seen: West overcalls 1NT, North bids 3NT later: declarer West. 1NT by South, alerted, is raised to 3NT: declarer North; without the alert South.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check mdbridge==0.4.4 xin2pbn==0.1.18 pbn2html==0.0.28 requests==2.32.3 setuptools==75.8.0
cd "$folder"
env/bin/python -W ignore - <<'PYTHON'
from pathlib import Path

from mdbridge.lin2pbn import lin2pbn

HEAD = "pn|s,w,n,e|st||md|1SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|rh||ah|Board 1|sv|o|"


def declarer(calls):
    lin2pbn(HEAD + "".join(f"mb|{call}|" for call in calls.split()) + "pg||mc|9|", "board.pbn")
    return next(line.split('"')[1] for line in Path("board.pbn").read_text().splitlines() if line.startswith("[Declarer "))


found = [declarer(calls) for calls in ("1C 1N 2C p 2D p 3N p p p", "1N! p 3N p p p", "1N p 3N p p p")]
print("declarers:", found)
assert found == ["W", "N", "S"]
PYTHON
