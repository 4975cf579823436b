#!/bin/bash
# bridge-scorer 2.4.0 (npm): from four tables on the datum of a Butler is without the best and the worst result, though its manual says all results.
#
# Butler is one of the other methods of the Laws (78D); both datums are in use. The number left out at each end is one from 4 tables, two from
# 11, three from 26, and cannot be chosen; with three tables none is, so that a fourth result can move the datum by hundreds.
# Seen: 620, 620 and -1100 have the datum 50, with 170 beside them 400; the mean of the four is 80.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . bridge-scorer@2.4.0 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const scorer = require('bridge-scorer');
const datum = scores => scorer.butler(scores.map(score => ({ contract: { declaror: 'N' }, score })));
const tables = (number, extreme) => [...Array(number).keys()].map(table => (table < extreme ? 6000 : 0));
const found = [datum([620, 620, -1100]), datum([620, 620, 170, -1100])];
console.log('datum of three and of four tables:', found);
assert.deepStrictEqual(found, [50, 400]);
const left = [3, 4, 10, 11, 25, 26].map(number => [1, 2, 3, 4].findIndex(extreme => datum(tables(number, extreme)) > 0));
console.log('left out at each end with 3, 4, 10, 11, 25 and 26 tables:', left);
assert.deepStrictEqual(left, [0, 1, 1, 2, 2, 3]);
JS
node run.js
