#!/bin/bash
# endplay 0.5.12 (2025) and Debian's dealer 20211121+ds-1: the two evaluate "cccc" (Kaplan and Rubens, The Bridge World, October 1982)
# differently, on about one hand in six. A script for the one with a condition on it finds other deals with the other.
#
# Seen: QJ AQ2 Q962 JT76 is 9.50 for dealer and 9.25 for endplay; AKQ2 K3 Q432 J32 is 14.05 for both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
env/bin/python - <<'PYTHON'
import subprocess

from endplay.evaluate import cccc
from endplay.types import Hand


def of_dealer(hand: str) -> float:
    cards = ",".join(suit + ranks for suit, ranks in zip("SHDC", hand.split(".")) if ranks)
    script = f'predeal north {cards}\nproduce 1\naction average "cccc" cccc(north)\n'
    said = subprocess.run(["usr/games/dealer", "-s", "1"], input=script, capture_output=True, text=True, check=True).stdout
    return float(said.split("cccc:")[1].split()[0]) / 100


found = {hand: (of_dealer(hand), round(cccc(Hand(hand)), 2)) for hand in ("QJ.AQ2.Q962.JT76", "A2.Q8.A985.AJT53", "AKQ2.K3.Q432.J32")}
print("dealer and endplay:", found)
assert found == {"QJ.AQ2.Q962.JT76": (9.5, 9.25), "A2.Q8.A985.AJT53": (17.0, 16.75), "AKQ2.K3.Q432.J32": (14.05, 14.05)}
PYTHON
