#!/bin/bash
# endplay 0.5.12 (2025): "AP" is three passes, whatever has been called before.
#
# In PBN 2.1, 3.5, "AP" stands for the passes that are left: four if nobody has called, two behind two. endplay always reads three, and writes them so.
# Seen: a board passed out has three calls by "AP", four by "Pass AP", five by "Pass Pass AP".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import pbn

GAME = """[Event "a"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer ""]
[Contract "Pass"]
[Result ""]
[Auction "N"]
{}

"""
found = {}
for calls in ("AP", "Pass AP", "Pass Pass AP", "Pass Pass Pass AP"):
    (board,) = pbn.loads(GAME.format(calls))
    found[calls] = len(board.auction)
print("passes read:", found)
assert list(found.values()) == [3, 4, 5, 6]
PYTHON
