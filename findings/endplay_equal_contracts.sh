#!/bin/bash
# endplay 0.5.12 (2025): a contract equals the same contract doubled and redoubled.
#
# Doubles are a part of the contract (Laws 2017, Definitions, Contract; 77). Comparing two contracts asks for level, denomination, declarer and
# result, and not for the double: "are the results of both tables the same", or the first of equal results in a list, is answered wrongly.
# Seen: 4S by North with ten tricks, undoubled, doubled and redoubled: 420, 590 and 880 points, and all equal.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.types import Contract, Vul

contracts = [Contract(text) for text in ("4SN=", "4SNX=", "4SNXX=")]
scores = [contract.score(Vul.none) for contract in contracts]
equal = [contract == contracts[0] for contract in contracts]
print([str(contract) for contract in contracts], scores, equal, "place of the last:", contracts.index(contracts[2]))
assert (scores, equal) == ([420, 590, 880], [True, True, True])
assert Contract("4SN=") != Contract("4SN+1") and Contract("4SN=") != Contract("4SS=")
PYTHON
