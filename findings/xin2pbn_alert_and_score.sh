#!/bin/bash
# xin2pbn 0.1.18 (2022): an alerted call is no call of PBN any more, and the score stands where the form of scoring belongs.
#
# Links of the site that it converts have A behind an alerted call (so does the site's own viewer, which bridge-utils 0.4.1 brings along, read them).
# In PBN 2.1, 3.5, a note marks a call, and nothing but a call or a mark is a token. Scoring (3.4.12) is the form of scoring, as "MP"; the points of a
# board are in Score.
# Seen: "1NTA" and "2CA" in the auction; [Scoring "600"] and no Score.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check xin2pbn==0.1.18
cd "$folder"
env/bin/python - <<'PYTHON'
from pathlib import Path

from xin2pbn.xin2pbn import xin2pbn

xin2pbn(
    "http://site.invalid/deallog/DealLog.html?bidlog=1NA,P;2CA,P,2D,P;3N,P,P,P;&playlog=W:2H,4H,KH,7H;E:"
    "&deal=QJ9.97.QJ854.QJ8%20AK7.A52.T93.KT94%20T42.QT84.72.7653%208653.KJ63.AK6.A2"
    "&vul=NS&dealer=S&contract=3N&declarer=S&wintrick=9&score=600&str=a",
    "board",
)
lines = Path("board.pbn").read_text(encoding="utf-8").splitlines()
scores = [line for line in lines if line.startswith("[Scor")]
calls = " ".join(lines[lines.index('[Auction "S"]') + 1 : lines.index('[Play "W"]')]).split()
print(scores, calls)
assert scores == ['[Scoring "600"]']
assert calls == ["1NTA", "Pass", "2CA", "Pass", "2D", "Pass", "3NT", "Pass", "Pass", "Pass"]
PYTHON
