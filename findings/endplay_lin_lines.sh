#!/bin/bash
# endplay 0.5.12 (2025): of a LIN board that goes over several lines the first command of each line is lost, without an error.
#
# Vugraph files, and BridgeComposer, begin a line with the calls, with each trick and with the result. endplay takes the line break for a part of the
# command's name and puts it beside the players: a call falls out and the others move by a seat, or the result is gone and the contract just made.
# Seen: of 1D Pass 1NT and three passes, on two lines, 1NT is missing: one diamond by East; of 1NT with 5 tricks, told on a line of its own, 7.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import lin

BOARD = """pn|a,b,c,d|md|4S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863|rh||ah|Board 3|sv|b|mb|1D|mb|p|{}mb|1N|mb|p|mb|p|mb|p|pg||{}mc|5|pg||
"""
found = {}
for call, result in (("", ""), ("\n", ""), ("", "\n")):
    (board,) = lin.loads(BOARD.format(call, result))
    tricks = 6 + board.contract.level + board.contract.result
    found[call, result] = (str(board.contract.denom.name), board.contract.declarer.name, len(board.auction), tricks)
print(found)
assert found["", ""] == ("nt", "west", 6, 5)
assert found["\n", ""] == ("diamonds", "east", 5, 5)
assert found["", "\n"] == ("nt", "west", 6, 7)
PYTHON
