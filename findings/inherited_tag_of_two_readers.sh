#!/bin/bash
# pbn 1.6.1 (npm) and endplay 0.5.12 (2025): a tag that is set for all games by "##" is lost, or has the value before.
#
# PBN 2.1, 4.8: a value with "##" before it holds for that game and for every later one without the tag; "#" repeats the value of the game before.
# pbn takes the text behind "##" for nothing and gives the former value; endplay keeps the signs as part of the value; neither fills in the later game.
# Seen: games 2 and 3 of the event "b": pbn says "a" and nothing, endplay "##b" and nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . pbn@1.6.1 >/dev/null
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check endplay==0.5.12
cat >file.pbn <<'PBN'
[Event "a"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]

[Event "##b"]
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]

[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]

PBN
cat >run.js <<'JS'
const assert = require('assert');
const fs = require('fs');
const pbn = require('pbn');
const found = {};
let event;
fs.createReadStream('file.pbn').pipe(pbn())
  .on('data', each => {
    if (each.type === 'game') event = null;
    if (each.name === 'Event') event = each.value;
    if (each.name === 'Board') found[each.value] = event;
  })
  .on('end', () => {
    console.log('pbn:', JSON.stringify(found));
    assert.deepStrictEqual(found, { 1: 'a', 2: 'a', 3: null });
  });
JS
node run.js
env/bin/python - <<'PYTHON'
from pathlib import Path

from endplay.parsers import pbn

found = {board.board_num: board.info.get("Event") for board in pbn.loads(Path("file.pbn").read_text())}
print("endplay:", found)
assert found == {1: "a", 2: "##b", 3: None}
PYTHON
