#!/bin/bash
# mdbridge 0.4.4 (2021), its lin2pbn: cards of the play go to players who do not hold them.
#
# In PBN 2.1, 3.6, the Play tag names the opening leader, and his cards stand in the first column of every trick, whoever leads to it. lin2pbn reckons
# the leader as if South had dealt, and writes each trick from its own leader on, as LIN has it.
# Seen: 1NT by South, East wins the first heart and returns the jack: it stands in West's column. Dealer and declarer turned on by one, two and
# three seats, West is still said to lead.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check mdbridge==0.4.4 xin2pbn==0.1.18 pbn2html==0.0.28 requests==2.32.3 setuptools==75.8.0
cd "$folder"
env/bin/python -W ignore - <<'PYTHON'
from pathlib import Path

from mdbridge.lin2pbn import lin2pbn

LIN = "pn|s,w,n,e|st||md|{}SQJ9H97DQJ854CQJ8,SAK7HA52DT93CKT94,ST42HQT84D72C7653,|rh||ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||{}mc|7|"


def written(dealer, tricks):
    play = "".join("".join(f"pc|{card}|" for card in trick.split()) + "pg||" for trick in tricks)
    lin2pbn(LIN.format(dealer, play), "board.pbn")
    lines = Path("board.pbn").read_text().splitlines()
    (start,) = (place for place, line in enumerate(lines) if line.startswith("[Play "))
    tags = [next(line.split('"')[1] for line in lines if line.startswith(f"[{name} ")) for name in ("Declarer", "Play")]
    return tags, [line.split() for line in lines[start + 1 :]]


tags, rows = written(1, ("H2 H4 HK H7", "HJ H9 HA H8"))
print(tags, rows[:2])
assert (tags, rows[1]) == (["S", "W"], ["HJ", "H9", "HA", "H8"])  # by the standard HA H8 HJ H9
# LIN numbers the dealer from South: 2 West, 3 North, 4 East.
leaders = [written(dealer, (lead,))[0] for dealer, lead in ((2, "H4"), (3, "HK"), (4, "H9"))]
print("declarer and leader:", leaders)
assert leaders == [["W", "W"], ["N", "W"], ["E", "W"]]
PYTHON
