#!/bin/bash
# bridge-scorer 2.4.0 (npm): a Butler score depends on which side is called North-South.
#
# The datum is the mean of North-South's scores, rounded to ten. One that ends in five is rounded towards North-South (155 becomes 160, -155 becomes
# -150), not away from zero: the same results played by the other side are compared with another datum.
# Seen: 140 and 170 give declarers -1 and 0 IMPs if they sit North-South, 0 and 1 if they sit East-West.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . bridge-scorer@2.4.0 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const scorer = require('bridge-scorer');
const butler = (declarer, side) => {
  const games = [140, 170].map(score => ({ contract: { declaror: declarer }, score }));
  const datum = scorer.butler(games);
  return { datum, imps: games.map(game => game[side].value + 0) };
};
const found = { N: butler('N', 'impsNS'), E: butler('E', 'impsEW') };
console.log(JSON.stringify(found));
assert.deepStrictEqual(found, { N: { datum: 160, imps: [-1, 0] }, E: { datum: -150, imps: [0, 1] } });
JS
node run.js
