#!/bin/bash
# endplay 0.5.12 (2025): an auction whose table begins with West is lost, without an error.
#
# In import format of PBN 2.1, 3.5, the table may begin with another player than the dealer, with hyphens in the places before him. endplay ends its
# reading at the first hyphen; contract and play stay, and the file written again has no call.
# Seen: "- - - 1NT", Auction "W", dealer South: no call; bridgebots 0.0.12 has four.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12 bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import parse_pbn
from endplay.parsers import pbn

GAME = """[Event "a"]
[Board "1"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "S"]
[Contract "1NT"]
[Result "9"]
[Auction "W"]
- - - 1NT
Pass Pass Pass

"""
Path("file.pbn").write_text(GAME)
(board,) = pbn.loads(GAME)
(deal,) = parse_pbn(Path("file.pbn"))
(record,) = deal.board_records
print("endplay:", board.auction, "bridgebots:", record.bidding_record)
assert board.auction == []
assert record.bidding_record == ["1NT", "PASS", "PASS", "PASS"]
PYTHON
