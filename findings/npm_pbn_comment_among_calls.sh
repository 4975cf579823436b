#!/bin/bash
# pbn 1.6.1 (npm): comments within an auction or a play come out as calls or cards.
#
# PBN 2.1, 3.8: a comment may stand between any two tokens, in braces or from a semicolon to the end of the line. pbn knows comments only between
# tags; in a section their words are tokens like any other, and each call behind them moves on by as many seats.
# Seen: "1C Pass {forcing} 1S Pass ; weak" has seven tokens for four calls.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . pbn@1.6.1 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const { Readable } = require('stream');
const pbn = require('pbn');
Readable.from(['[Auction "N"]\n1C Pass {forcing} 1S Pass ; weak\n[Result ""]\n']).pipe(pbn())
  .on('data', each => {
    if (each.name !== 'Auction') return;
    console.log(JSON.stringify(each.tokens));
    assert.deepStrictEqual(each.tokens, ['1C', 'Pass', '{forcing}', '1S', 'Pass', ';', 'weak']);
  });
JS
node run.js
