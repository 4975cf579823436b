#!/bin/bash
# endplay 0.5.12 (2025): a shortage in trumps adds to the points of a hand.
#
# total_points says that the suit given as trump has no part in the points for distribution, as a short trump holding is no asset. The function
# counts suit by suit and leaves none out; dist_points, asked for the same suit, does.
# Seen: 2 AKQ2 KJ32 Q432 has 17 points with spades as trumps, as without trumps; its 15 high card points and no more would be right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.evaluate import dist_points, hcp, total_points
from endplay.types import Denom, Hand

hand = Hand("2.AKQ2.KJ32.Q432")
found = [total_points(hand, trump=trump) for trump in (None, Denom.spades, Denom.hearts)]
print("high cards:", hcp(hand), "total:", found, "distribution without spades:", dist_points(hand, exclude=[Denom.spades]))
assert (hcp(hand), found) == (15, [17, 17, 17])
assert dist_points(hand, exclude=[Denom.spades]) == 0
PYTHON
