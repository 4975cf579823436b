#!/bin/bash
# bridgeobjects 0.1.35 (2026, for Python 3.13): the contract of its own manual, "3NTX", is not doubled.
#
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
# PBN, LIN results and travellers write a doubled contract with X, and so does the manual of Contract. The class takes "3NTX" and "3NTXX" for valid and
# scores them undoubled, without an error; only "D" and "R" double, into which its reader of PBN changes the letters before.
# Seen: down one, 3NTX and 3NTXX are -50, 3NTD is -100 and 3NTR -200.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgeobjects==0.1.35 icecream==2.1.8
"$folder/env/bin/python" - <<'PYTHON'
from bridgeobjects import Contract

assert 'Contract("3NTX", "S")' in Contract.__doc__
scores = {name: Contract(name, "S").score(8) for name in ("3NTX", "3NTXX", "3NTD", "3NTR")}
print("down one:", scores)
assert scores == {"3NTX": -50, "3NTXX": -50, "3NTD": -100, "3NTR": -200}
PYTHON
