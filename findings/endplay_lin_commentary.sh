#!/bin/bash
# endplay 0.5.12 (2025): what a commentator says in a LIN file becomes the explanation of the call before it.
#
# In LIN "an" explains a call and "nt" is commentary, as in each file of a vugraph. endplay takes both for the explanation; the last one stays.
# Seen: 1NT, explained as 15-17, has the announcement "viewer: good morning".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import lin

(board,) = lin.loads("pn|s,w,n,e|st||md|3SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|ah|Board 1|sv|o|mb|1N!|an|15-17|nt|viewer: good morning|pg||mb|p|mb|p|mb|p|pg||mc|7|pg||")
print([(str(call), call.announcement) for call in board.auction])
assert board.auction[0].announcement == "viewer: good morning"
PYTHON
