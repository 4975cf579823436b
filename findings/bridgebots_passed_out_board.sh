#!/bin/bash
# bridgebots 0.0.12 (2023): a board that was passed out vanishes from a PBN file, and the next table's result on that board is given to
# the deal of the board before.
#
# The PBN standard 2.1 leaves Declarer and Result empty where all four pass (3.4.13, 3.4.15). bridgebots wants a number there, leaves the record out
# with a line in its log, and with it the deal. A further table's record of the same board, which does not repeat the deal, then takes the last deal
# that was kept.
# Seen: one deal, that of board 1, with two records: 4S by South on it (420), and 5H of board 2 (-100).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
cat >file.pbn <<'PBN'
[Event "a"]
[Board "1"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Auction "N"]
1C Pass 1S Pass
4S Pass Pass Pass

[Event "a"]
[Board "2"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer ""]
[Contract "Pass"]
[Result ""]
[Auction "E"]
Pass Pass Pass Pass

[Event "a"]
[Board "2"]
[West "w2"]
[North "n2"]
[East "e2"]
[South "s2"]
[Declarer "S"]
[Contract "5H"]
[Result "9"]
[Auction "E"]
Pass 5H Pass Pass
Pass

PBN
env/bin/python - <<'PYTHON'
import logging
from pathlib import Path

from bridgebots import Direction, parse_pbn

logging.disable(logging.CRITICAL)
read = parse_pbn(Path("file.pbn"))
seen = [
    ("queen of clubs" if any(str(card) == "CQ" for card in one.deal.hands[Direction.NORTH].cards) else "void in spades", [(str(record.contract), record.score) for record in one.board_records])
    for one in read
]
print(f"deals: {len(read)}; North and the records:", seen)
assert len(seen) == 1, "the passed-out board is kept"
assert seen[0][0] == "queen of clubs", "it is another deal"
assert [score for _, score in seen[0][1]] == [420, -100], "the second table's record is not there"
PYTHON
