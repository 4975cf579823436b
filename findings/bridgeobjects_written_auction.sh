#!/bin/bash
# bridgeobjects 0.1.35 (2026, for Python 3.13): its PBN of a board that it has read has the auction as the text of a Python list within the
# tag, quotation marks included: no reader of PBN finds a call in it. Run it with PYENV_VERSION or PATH so that python3.13 is found.
#
# Seen: [Auction "['[Auction "W"]', '1D 1S Pass 2S', ... instead of the tag with the dealer and the calls below it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgeobjects==0.1.35
"$folder/env/bin/python" - <<'PYTHON'
from bridgeobjects import parse_pbn, pbn_as_text

events = parse_pbn("""[Event "a"]
[Site "x"]
[Date "2020.01.01"]
[Board "3"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "W"]
[Vulnerable "NS"]
[Deal "W:J6.KJ9.AQT98743. KT972.85.KJ.AKT3 A543.T2..QJ98742 Q8.AQ7643.652.65"]
[Scoring "IMP"]
[Declarer "W"]
[Contract "5D"]
[Result "10"]
[Auction "W"]
1D 1S Pass 2S
5D Pass Pass Pass
""".splitlines())
written = [line for line in pbn_as_text(events) if line.startswith(("[Contract", "[Auction"))]
print(*written, sep="\n")
assert written[0] == '[Contract "5D"]'
assert written[1].startswith("""[Auction "['[Auction "W"]', '1D 1S Pass 2S',""")
PYTHON
