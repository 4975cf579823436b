#!/bin/bash
# bridgeobjects 0.1.35 (2026, for Python 3.13): of a board in PBN declarer, result and cards played are lost; written again they are not known.
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
#
# Declarer is compared with what the file says in the place of being set; Result and Play are collected and never given to the board.
# Seen: 4S by South, 9 tricks, a trick of play: read as 4S without declarer, result and tricks; written with "?" for declarer and result.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgeobjects==0.1.35
"$folder/env/bin/python" - <<'PYTHON'
from bridgeobjects import parse_pbn, pbn_as_text

FILE = """[Event "x"]
[Site ""]
[Date "2026.01.01"]
[Board "1"]
[West "a"]
[North "b"]
[East "c"]
[South "d"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"]
[Scoring ""]
[Declarer "S"]
[Contract "4S"]
[Result "9"]
[Auction "N"]
1H Pass 1S Pass
2C Pass 4S Pass
Pass Pass
[Play "W"]
CJ CA C2 C3
*
"""
events = parse_pbn(FILE.splitlines())
(board,) = events[0].boards
text = pbn_as_text(events)
text = text if isinstance(text, str) else "\n".join(text)
again = [line for line in text.splitlines() if line.startswith(("[Declarer", "[Contract", "[Result"))]
print(board.contract.name, repr(board.contract.declarer), repr(board.result), board.tricks, again)
assert (board.contract.name, board.contract.declarer, board.result, board.tricks) == ("4S", "", "", [])
assert again == ['[Declarer "?"]', '[Contract "4S"]', '[Result "?"]']
PYTHON
