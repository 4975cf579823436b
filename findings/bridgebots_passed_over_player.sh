#!/bin/bash
# bridgebots 0.0.12 (2023): a player who was passed over in the auction is dropped, and each later call belongs to the player before.
#
# PBN 2.1, 3.9: "^S" stands for a player whose call out of turn was accepted over his head. bridgebots leaves the sign out of its list of
# calls, which begins with the dealer and names nobody: whoever counts seats gets every later call one seat early.
# Seen: North opens 1C, East is passed over, South bids 1S; the list has 1S second, where East's call belongs.
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
1C ^S 1S Pass
4S Pass Pass Pass

PBN
env/bin/python - <<'PYTHON'
import logging
from pathlib import Path

from bridgebots import parse_pbn

logging.disable(logging.CRITICAL)
(deal,) = parse_pbn(Path("file.pbn"))
calls = deal.board_records[0].bidding_record
print("dealer:", deal.deal.dealer.name, "- calls:", calls)
assert calls == ["1C", "1S", "PASS", "4S", "PASS", "PASS", "PASS"]
PYTHON
