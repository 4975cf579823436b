#!/bin/bash
# endplay 0.5.12 (2025): the contract of an auction is found if East, South or West dealt, and is None if North did.
#
# A board whose contract is not told takes it from its auction. North has the number 0 among the players, and 0 is taken for no dealer: boards 1, 5, 9 …
# of a session have no contract.
# Seen: 4S and three passes on boards 1 to 4 of a PBN file without Contract: None, then 4S by East, South and West.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import pbn

FILE = "% PBN 2.1\n\n" + "".join(
    f'[Board "{number}"]\n[Dealer "{dealer}"]\n[Vulnerable "None"]\n'
    f'[Deal "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"]\n[Auction "{dealer}"]\n4S Pass Pass Pass\n\n'
    for number, dealer in enumerate("NESW", start=1)
)
boards = pbn.loads(FILE)
assert [len(board.auction) for board in boards] == [4] * 4
found = {board.board_num: board.contract and board.contract.declarer.abbr for board in boards}
print("declarers:", found)
assert found == {1: None, 2: "E", 3: "S", 4: "W"}
PYTHON
