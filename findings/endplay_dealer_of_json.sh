#!/bin/bash
# endplay 0.5.12 (2025): its JSON has the dealer, and reading it forgets him; he is then the one of the board's number, and calls move to other players.
#
# Boards of a practice set or of another numbering are dealt by anybody. The reader asks for a key with a blank behind it, which its own writer
# never makes; with a number the dealer of that number (Laws 2017, 2) stands in for him, without it there is none. PBN keeps him.
# Seen: board 1 dealt by South, opened 1NT; by way of JSON North deals and 1NT is North's; by way of PBN South's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import json, pbn
from endplay.types import Board, ContractBid, Deal, Denom, Penalty, PenaltyBid, Player, Vul

deal = Deal("N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT")
calls = [ContractBid(1, Denom.nt), *(PenaltyBid(Penalty.passed) for _ in range(3))]


def sent(way, number):
    board = Board(deal, auction=calls, board_num=number, vul=Vul.none, dealer=Player.south)
    (again,) = way.loads(way.dumps([board]))
    return None if again.dealer is None else again.dealer.abbr


assert '"dealer": "south"' in json.dumps(Board(deal, auction=calls, dealer=Player.south))
print("dealer by JSON:", sent(json, 1), "without a number:", sent(json, None), "by PBN:", sent(pbn, 1))
assert (sent(json, 1), sent(json, None), sent(pbn, 1)) == ("N", None, "S")
PYTHON
