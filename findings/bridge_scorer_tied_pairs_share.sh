#!/bin/bash
# bridge-scorer 2.4.0 (npm): what is taken from one of two tied pairs is taken from both.
#
# Tables with the same score get one and the same object for their matchpoints. The Laws adjust and penalize a pair (12, 90, 91): a program that
# writes the penalty into its result writes it into that of each pair that tied with it.
# Seen: of 620, 620, 170 and -100 both first pairs have 5 matchpoints; a penalty of 0.6 for the first leaves 4.4 to both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . bridge-scorer@2.4.0 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const scorer = require('bridge-scorer');
const games = [620, 620, 170, -100].map(score => ({ contract: { declaror: 'N' }, score }));
scorer.matchpoints(games);
const points = () => games.map(game => game.matchpointsNS.value);
const before = points();
games[0].matchpointsNS.value -= 0.6;
console.log(before, points());
assert.deepStrictEqual([before, points()], [[5, 5, 2, 0], [4.4, 4.4, 2, 0]]);
JS
node run.js
