#!/bin/bash
# endplay 0.5.12 (2025) and bridgebots 0.0.12 (2023): a card of the play that is not known is the two of no trump, or falls out.
#
# PBN 2.1, 3.6, has "-" in the place of a card that is not known or does not matter. For endplay it is a card, and in no trump it wins the trick, so
# that the next one is read from the wrong leader. bridgebots takes the cards that are left for the play: the first card of a trick completes the one
# before.
# Seen: 1NT by South, hearts led, North's four not written; East wins with the king and returns the jack. endplay has North lead the eight to the
# second trick; for bridgebots West's ace is the fourth card of the first.
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
[Board "1"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "S:QJ9.97.QJ854.QJ8 AK7.A52.T93.KT94 T42.QT84.72.7653 8653.KJ63.AK6.A2"]
[Declarer "S"]
[Contract "1NT"]
[Result "5"]
[Auction "S"]
1NT Pass Pass Pass
[Play "W"]
H2 - HK H7
HA H8 HJ H9
*

"""
Path("file.pbn").write_text(GAME)
(board,) = pbn.loads(GAME)
(deal,) = parse_pbn(Path("file.pbn"))
(record,) = deal.board_records
found = [str(card) for card in board.play], [str(card) for card in record.play_record]
print("endplay:", *found[0], "- bridgebots:", *found[1])
assert found[0][1] == "NT2"
assert [card[-1] for card in found[0][4:]] == ["8", "J", "9", "A"]
assert found[1] == ["H2", "HK", "H7", "HA", "H8", "HJ", "H9"]
PYTHON
