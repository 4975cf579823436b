#!/bin/bash
# endplay 0.5.12 (2025): a list of the par contracts has the same declarer twice, where either partner can declare; read again, it has one contract
# less.
#
# Par is the result of best bidding and play on both sides; here 3S by East and 3S by West both make nine tricks. The documentation has an iterator
# over all par contracts. It writes the second declarer into the contract that it has given out already: printed one by one they are right,
# collected in a list, or counted and then read, they are not.
# Seen: one by one 3S by East and by West; in a list 3S by West twice; in a second list once.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.dds import calc_dd_table, par
from endplay.types import Deal, Denom, Player, Vul

deal = Deal("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
table = calc_dd_table(deal)
assert table[Denom.spades, Player.east] == table[Denom.spades, Player.west] == 9
told = [contract.declarer.abbr for contract in par(table, Vul.none, Player.north)]
contracts = par(table, Vul.none, Player.north)
first, second = ([contract.declarer.abbr for contract in list(contracts)] for _ in range(2))
print("par", contracts.score, "one by one:", told, "in a list:", first, "in a second list:", second)
assert (contracts.score, told, first, second) == (-140, ["E", "W"], ["W", "W"], ["W"])
PYTHON
