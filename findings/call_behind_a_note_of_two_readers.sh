#!/bin/bash
# endplay 0.5.12 (2025) and bridgebots 0.0.12 (2023): a call that follows a note without a blank is lost, or one call with the one before.
#
# PBN 2.1, 3.2: calls and notes end themselves and need no white space between them, as in 1C=1=Pass. endplay drops what follows the note, without
# an error, and each later call belongs to the player before; bridgebots takes the whole for one call.
# Seen: South 1C with a note, West passes, North 1S. For endplay West bids 1S, and the list has seven calls instead of eight.
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
[Board "7"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "S"]
[Contract "2S"]
[Result "9"]
[Auction "S"]
1C=1=Pass 1S Pass
2S Pass Pass Pass
[Note "1:three or more"]
[Play "W"]
CT C2 C3 CJ
D5 D3 DQ DK
*

"""
Path("file.pbn").write_text(GAME)
(board,) = pbn.loads(GAME)
(deal,) = parse_pbn(Path("file.pbn"))
(record,) = deal.board_records
found = [str(call) for call in board.auction], record.raw_bidding_record
print("endplay:", *found[0], "- bridgebots:", *found[1])
assert [call[0].lower() for call in found[0]] == ["1", "1", "p", "2", "p", "p", "p"]
assert found[1] == ["1C=1=Pass", "1S", "Pass", "2S", "Pass", "Pass", "Pass"]
PYTHON
