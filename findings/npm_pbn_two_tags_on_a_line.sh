#!/bin/bash
# pbn 1.6.1 (npm): where two tags stand on one line, the second is swallowed by the value of the first.
#
# The PBN standard 2.1 lets import format have several tags on a line (3.3). pbn takes the line for one tag, up to its last quotation mark, and
# gives no error: the number of the board, or the deal, is gone.
# Seen: [Event "a"] [Board "7"] is the single tag Event with the value  a"] [Board "7
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . pbn@1.6.1 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const { Readable } = require('stream');
const pbn = require('pbn');
const tags = [];
Readable.from(['[Event "a"] [Board "7"]\n[Dealer "S"]\n']).pipe(pbn())
  .on('data', each => each.type === 'tag' && tags.push([each.name, each.value]))
  .on('end', () => {
    console.log(JSON.stringify(tags));
    assert.deepStrictEqual(tags, [['Event', 'a"] [Board "7'], ['Dealer', 'S']]);
  });
JS
node run.js
