#!/bin/bash
# endplay 0.5.12 (2025) and bridgebots 0.0.12 (2023): where two tricks of the play stand on one line, the second has other players or is lost.
#
# PBN 2.1, 3.6: a line of the play has four cards in export format; in import format white space is free, and the columns go by the cards. endplay turns
# the columns only of a line's first trick to its leader, without an error; bridgebots reads the first four cards of each line and no more.
# Seen: South wins the first trick and leads the king of diamonds. For endplay the cards of the second begin with West's five; for bridgebots four
# cards were played.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12 bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import parse_pbn
from endplay.parsers import pbn

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


def cards(text):
    Path("file.pbn").write_text(text)
    (board,) = pbn.loads(text)
    (deal,) = parse_pbn(Path("file.pbn"))
    (record,) = deal.board_records
    return [str(card)[-1] for card in board.play], [str(card)[-1] for card in record.play_record]


apart, together = cards(GAME), cards(GAME.replace("CJ\nD5", "CJ D5"))
print("on two lines:", *apart, "- on one:", *together)
assert apart == (list("T23JK53Q"), list("T23JK53Q"))
assert together == (list("T23J53QK"), list("T23J"))
PYTHON
