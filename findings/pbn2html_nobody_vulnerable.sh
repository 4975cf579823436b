#!/bin/bash
# pbn2html 0.0.28 (2021): a board on which nobody is vulnerable is drawn with both sides vulnerable.
#
# PBN 2.1, 3.4.10 and 3.11: Vulnerable is "None", "NS", "EW" or "All", in export format in just these letters. pbn2html looks for "NONE" in capitals
# and draws every word that it does not know, "None" with it, as "All".
# Seen: the four seats are red with "None" as with "All"; with "NS" two are red and two green.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check pbn2html==0.0.28 setuptools==75.8.0
"$folder/env/bin/python" -W ignore - <<'PYTHON'
import re

from pbn2html.pbn2html import get_from_pbn, pbn_html_deal

GAME = """[Event "a"]
[Board "1"]
[Dealer "N"]
[Vulnerable "{}"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Auction "N"]
1C Pass 1S Pass
4S Pass Pass Pass
"""
RED = "#E06666"
found = {}
for word in ("None", "NS", "EW", "All"):
    seats = re.findall(r'background-color: (#\w+);">([NESW])<', pbn_html_deal(get_from_pbn(GAME.format(word))))
    found[word] = "".join(sorted(seat for colour, seat in seats if colour == RED))
print("vulnerable seats:", found)
assert found == {"None": "ENSW", "NS": "NS", "EW": "EW", "All": "ENSW"}
PYTHON
