#!/bin/bash
# bridgebots 0.0.12 (2023): a call with a question mark behind it is no call, and each later one belongs to the player before.
#
# PBN 2.1, 3.5 and 3.7: a mark of opinion, as "!" or "?", may stand behind a call. bridgebots knows the call with "!", and drops that with "?" without an
# error; the list of calls, which names nobody, moves on by a seat.
# Seen: "1D? Pass 1NT! Pass Pass Pass", dealer South, is a pass of South's and 1NT of West's.
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
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "N"]
[Contract "1NT"]
[Result "9"]
[Auction "S"]
1D? Pass 1NT! Pass
Pass Pass

PBN
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import parse_pbn

(deal,) = parse_pbn(Path("file.pbn"))
(record,) = deal.board_records
print(record.bidding_record)
assert record.bidding_record == ["PASS", "1NT", "PASS", "PASS", "PASS"]
PYTHON
