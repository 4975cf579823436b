#!/bin/bash
# pbn 1.6.1 (npm) and bridgebots 0.0.12 (2023): where West has no clubs, a BRI file becomes PBN with three suits in his hand, and the session is lost.
#
# In PBN 2.1, 3.4.11, a hand has four suits with three dots between them, also of a void. BRI tells the cards of North, East and South; the converter of
# pbn writes the dots behind a hand when it comes to the next one, and there is none behind West.
# Seen: 65432.5432.5432 with two dots for 65432 5432 5432 and a void; bridgebots raises TypeError and returns no board of the file.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . pbn@1.6.1 >/dev/null
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2
cat >run.js <<'JS'
const { Readable } = require('stream');
const pbn = require('pbn');

const number = (suit, rank) => String(13 * suit + 'AKQJT98765432'.indexOf(rank) + 1).padStart(2, '0');
const hands = ['AKQJ.AKQ.AKQ.AKQ', 'T98.JT9.JT9.JT98', '7.876.876.765432']; // North, East, South
const cards = hands.flatMap((hand) => hand.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => number(suit, rank))));
const file = new Readable();
file.push(Buffer.from(cards.join('').padEnd(128)));
file.push(null);
file.pipe(pbn.convertBRI()).on('data', (found) => found.name === 'Deal' && console.log(found.value));
JS
deal=$(node run.js)
echo "$deal"
[ "${deal##* }" = 65432.5432.5432 ]
cat >file.pbn <<PBN
[Event "a"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "$deal"]
[Scoring "MP"]
[Declarer "N"]
[Contract "1NT"]
[Result "9"]
[Auction "N"]
1NT Pass Pass Pass

PBN
env/bin/python - <<'PYTHON'
from pathlib import Path

from bridgebots import parse_pbn

try:
    print(parse_pbn(Path("file.pbn")))
except TypeError as error:
    print("bridgebots:", error)
else:
    raise SystemExit("read")
PYTHON
