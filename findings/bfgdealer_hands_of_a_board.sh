#!/bin/bash
# bfgdealer 0.0.28 (2026): in the PBN that it writes South has West's cards and West has South's.
#
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
# PBN 2.1, 3.4.11: behind the player of the first hand the others follow clockwise. create_pbn_list goes on from the hand that it wrote last by one,
# two and three places, so that the third and the fourth change places. The deal that the same board gives to its solver is in order.
# Seen: North AKQ2, East J543, South T987 and West 6 in spades are written as N:AKQ2 J543 6 T987.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check \
    bfgdealer==0.0.28 bfgbidding==0.0.23 bridgeobjects==0.1.35 endplay==0.5.12 icecream==2.1.8
"$folder/env/bin/python" - <<'PYTHON'
from bfgdealer import Board
from bridgeobjects import Hand

hands = {"N": "AKQ2.AKQ.AKQ.AK2", "E": "J543.JT9.JT9.QJ3", "S": "T987.876.876.T98", "W": "6.5432.5432.7654"}
board = Board()
board.dealer = "N"
for player, hand in hands.items():
    board.hands[player] = Hand([rank + suit for suit, ranks in zip("SHDC", hand.split(".")) for rank in ranks])
(written,) = [line for line in board.create_pbn_list() if line.startswith("[Deal ")]
print(written, "to the solver:", board.get_deal_hands_pbn())
assert board.get_deal_hands_pbn() == "{N} {E} {S} {W}".format(**hands)
assert written == '[Deal "N:{N} {E} {W} {S}"]'.format(**hands)
PYTHON
