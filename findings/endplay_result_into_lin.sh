#!/bin/bash
# endplay 0.5.12 (2025): a PBN board with a result and no play loses the result on its way into LIN, and comes back as just made.
#
# LIN tells declarer's tricks by "mc". endplay writes it only for a board that it holds for claimed, and a board without a play section is not one.
# Seen: 4S by South with 8 tricks, down two; the LIN has no "mc"; read again it is 4S just made.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import lin, pbn

(board,) = pbn.loads("""[Event "a"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]
[Declarer "S"]
[Contract "4S"]
[Result "8"]
[Auction "N"]
1C Pass 1S Pass
4S Pass Pass Pass

""")
text = lin.dumps([board])
(again,) = lin.loads(text)
print("PBN:", board.contract, "- mc in the LIN:", "mc|" in text, "- read again:", again.contract)
assert board.contract.result == -2
assert "mc|" not in text
assert again.contract.result == 0
PYTHON
