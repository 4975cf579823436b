#!/bin/bash
# endplay 0.5.12 (2025): the Dealer tag of a hand record, a board without contract and auction, is dropped; the dealer is then reckoned from
# the board's number, and written so into the next file. The Vulnerable tag beside it is kept.
#
# Seen: board 3, dealer West, is read with dealer South; with a contract it is West.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import pbn
from endplay.types import Player

TAGS = """[Board "3"]
[Dealer "W"]
[Vulnerable "NS"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
"""
(deal,) = pbn.loads(TAGS + "\n")
(played,) = pbn.loads(TAGS + '[Declarer "S"]\n[Contract "4S"]\n[Result "10"]\n\n')
written = [line for line in pbn.dumps([deal]).splitlines() if "Dealer" in line or "Vulnerable" in line]
print("hand record:", deal.dealer.abbr, written, "- with a contract:", played.dealer.abbr)
assert deal.dealer == Player.south
assert played.dealer == Player.west
assert written == ['[Dealer "S"]', '[Vulnerable "NS"]']
PYTHON
