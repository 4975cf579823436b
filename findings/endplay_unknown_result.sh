#!/bin/bash
# endplay 0.5.12 (2025): a result that is unknown is read as no trick at all.
#
# In PBN 2.1 a tag whose value is unknown has "?", one that does not apply is empty (3.4): hand generators and bidding programs write Result so.
# Seen: 4S by South, result "?" or "": 4 spades down ten, -500 not vulnerable.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import pbn
from endplay.types import Vul

GAME = """[Event "a"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "S"]
[Contract "4S"]
[Result "{}"]
[Auction "N"]
1C Pass 1S Pass
4S Pass Pass Pass

"""
for result in ("?", ""):
    (board,) = pbn.loads(GAME.format(result))
    print(f'Result "{result}":', board.contract, board.contract.score(Vul.none))
    assert (board.contract.result, board.contract.score(Vul.none)) == (-10, -500)
PYTHON
