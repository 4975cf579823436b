#!/bin/bash
# pbn 1.6.1 (npm): a DUP file of boards 17 to 18 is converted into boards 1 and 2.
#
# DUP, the format of dealing machines, has the lowest and the highest number of the set in the last bytes of each record (149 to 151, 154 to 156).
# pbn counts from 1 unless the caller gives another number, and says nothing: every deal comes under a wrong number.
# Seen: Board "1" and "2".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . pbn@1.6.1 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const { Readable } = require('stream');
const pbn = require('pbn');
const two = number => String(number).padStart(2, '0');
const cards = first => [...Array(39).keys()].map(place => two((place + first) % 52 + 1)).join('');
const ranks = 'AKQJT98765432';
const suit = (order, first, seat) => { // the cards of a hand in one suit, for the part of the record that shows them
  const held = [...Array(13).keys()].map(place => (seat * 13 + place + first) % 52);
  return String.fromCharCode([6, 3, 4, 5][order]) + held.filter(card => Math.floor(card / 13) === order).sort((a, b) => a - b).map(card => ranks[card % 13]).join('');
};
const shown = first => [0, 1, 2, 3].map(seat => [0, 1, 2, 3].map(order => suit(order, first, seat)).join('')).join('');
const record = first => cards(first) + shown(first) + 'NN17 1 18 ';
const file = record(0) + record(5);
assert.strictEqual(file.length, 2 * 156);
const boards = [];
Readable.from([Buffer.from(file, 'ascii')]).pipe(pbn.convertDUP({}))
  .on('data', each => each.name === 'Board' && boards.push(each.value))
  .on('end', () => {
    console.log('boards:', boards.join(', '));
    assert.deepStrictEqual(boards, ['1', '2']);
  });
JS
node run.js
