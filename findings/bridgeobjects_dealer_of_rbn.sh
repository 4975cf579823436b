#!/bin/bash
# bridgeobjects 0.1.35 (2026, for Python 3.13): the dealer of an RBN file is taken from the wrong line, and a board passed out has three passes.
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
#
# In Richard's Bridge Notation "H" begins with the player whose hand is written first, whoever that is; "A" names the dealer and who is vulnerable,
# and its "A" stands for all the passes that are left. bridgeobjects makes the first hand's player the dealer.
# Seen: South deals by "A SB:", West deals for bridgeobjects; "A NZ:A" has three calls.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgeobjects==0.1.35
cd "$folder"
cat >file.rbn <<'RBN'
D 19980131
E Club match
L Rome
B 7
H W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:
A SB:1DPP1SPPP
C 1S:E

B 9
H W:873.A6.KT864.KQ8:96.T54.97.AJ9643:T542.K93.AQ53.52:
A NZ:A

RBN
env/bin/python - <<'PYTHON'
from bridgeobjects import load_rbn

boards = [board for event in load_rbn("file.rbn") for board in event.boards]
found = [(board.number, board.dealer, board.vulnerable, len(board.auction.calls)) for board in boards]
print(found)
assert [(dealer, calls) for _, dealer, _, calls in found] == [("W", 7), ("W", 3)]
PYTHON
