#!/bin/bash
# bridgebots 0.0.12 (2023): where a tag stands twice in a game, the second counts.
#
# PBN 2.1, 3.4: in import format a tag that already occurred is ignored; so an editor may put the tags of a template behind those that are known.
# bridgebots overwrites the first value, without a line in its log.
# Seen: 2S with nine tricks, and behind it Contract "3NT": three no trump made, 600.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import parse_pbn

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
[Contract "3NT"]
[Auction "S"]
1C Pass 1S Pass
2S Pass Pass Pass
[Play "W"]
CT C2 C3 CJ
D5 D3 DQ DK
*

"""
Path("file.pbn").write_text(GAME)
(deal,) = parse_pbn(Path("file.pbn"))
(record,) = deal.board_records
print(record.contract, record.tricks, record.score)
assert (record.contract.level, record.score) == (3, 600)
PYTHON
