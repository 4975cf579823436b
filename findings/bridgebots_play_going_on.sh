#!/bin/bash
# bridgebots 0.0.12 (2023): of a play that is still going on no card is kept.
#
# PBN 2.1, 3.6: "+" says that the play goes on, as in the standard's own example game, "*" that it has ended. bridgebots knows the second alone;
# with the first the whole play is left out, with a line in its log, and the record stays.
# Seen: of five cards five are kept with "*", none with "+".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
env/bin/python - <<'PYTHON'
import logging
from pathlib import Path

from bridgebots import parse_pbn

logging.disable(logging.CRITICAL)
GAME = """[Event "a"]
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
[Result "2"]
[Auction "N"]
1C Pass 1S Pass
4S Pass Pass Pass
[Play "W"]
C9 C2 C3 CA
-  -  -  C6
{}

"""
found = {}
for sign in "*+":
    Path("file.pbn").write_text(GAME.format(sign))
    (deal,) = parse_pbn(Path("file.pbn"))
    found[sign] = [str(card) for card in deal.board_records[0].play_record]
print(found)
assert found == {"*": ["C9", "C2", "C3", "CA", "C6"], "+": []}
PYTHON
