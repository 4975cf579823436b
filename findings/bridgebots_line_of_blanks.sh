#!/bin/bash
# bridgebots 0.0.12 (2023): two boards with a line of blanks between them are one, with the tags of the second.
#
# PBN 2.1, 3: a game begins behind a semi-empty line, which has no characters or only spaces and tabs. bridgebots waits for a line without any; with
# blanks on it the first board is gone, without a line in its log.
# Seen: of 140 on board 7 and 110 on board 8 the second alone is left.
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
[Auction "S"]
1C Pass 1S Pass
2S Pass Pass Pass
[Play "W"]
CT C2 C3 CJ
D5 D3 DQ DK
*

"""
OTHER = GAME.replace('"7"', '"8"').replace('"9"', '"8"')


def scores(between):
    Path("file.pbn").write_text(GAME.rstrip() + between + OTHER)
    return [record.score for deal in parse_pbn(Path("file.pbn")) for record in deal.board_records]


empty, blank = scores("\n\n"), scores("\n  \n")
print("an empty line:", empty, "- a line of blanks:", blank)
assert (empty, blank) == ([140, 110], [110])
PYTHON
