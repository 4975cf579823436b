#!/bin/bash
# bfgdealer 0.0.28 (2026): a redoubled contract is only doubled, also in the score.
#
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
# The contract of an auction is made from its end: the redouble is found, and the double behind which it stands puts itself in its place.
# Seen: 1NT, double, redouble and three passes are 1NT doubled by North, 180 with seven tricks; Laws 2017, 77: 560, which bridgeobjects 0.1.35 gives for
# 1NT redoubled.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check \
    bfgdealer==0.0.28 bfgbidding==0.0.23 bridgeobjects==0.1.35 endplay==0.5.12 icecream==2.1.8
"$folder/env/bin/python" - <<'PYTHON'
from bfgdealer import Board
from bridgeobjects import Auction, Call, Contract


def bought(calls):
    board = Board()
    board.dealer = "N"
    auction = Auction()
    auction.calls, auction.first_caller = [Call(call) for call in calls.split()], "N"
    board.auction = auction
    contract = board.get_contract()
    return contract.name, contract.declarer, contract.score(7, False)


redoubled, doubled = bought("1NT D R P P P"), bought("1NT D P P P")
print("redoubled:", redoubled, "doubled:", doubled, "1NT redoubled:", Contract("1NTR", "N").score(7, False))
assert redoubled == doubled == ("1NTD", "N", 180)
assert Contract("1NTR", "N").score(7, False) == 560
PYTHON
