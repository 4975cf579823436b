#!/bin/bash
# @bridge-tools/generator 0.2.2 (npm): dealt with its generator for browsers, North has the eleven highest spades on every board.
#
# Laws 2017, 6E4: another way of dealing has to leave as much to chance as shuffling does. The manual lists two sources of chance; the one for
# browsers adds its words of 64 bits together, with their signs, and does not move them to their places. The number of a deal goes up to 96 bits,
# and its leading digits say who has the high cards: they are always nought. Dealt with the other source, Math.random, the boards are mixed.
# Seen: on each of 200 boards North holds AKQJT987654 of spades with the one, on none of 200 with the other.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @bridge-tools/generator@0.2.2 @bridge-tools/core@0.3.1 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
globalThis.window = { crypto: globalThis.crypto || require('crypto').webcrypto };
const { generate, BrowserCryptoRandomNumberGenerator, MathRandomNumberGenerator } = require('@bridge-tools/generator');
const { StringParser } = require('@bridge-tools/core');
const norths = rng => generate({ num: 200, rng }).map(deal => StringParser.stringifyHand(deal.N));
const browser = norths(BrowserCryptoRandomNumberGenerator);
const math = norths(MathRandomNumberGenerator);
console.log('browser:', browser.slice(0, 3), 'Math.random:', math.slice(0, 3));
const high = hands => hands.filter(hand => hand.startsWith('AKQJT987654')).length;
console.log('of 200:', high(browser), 'and', high(math));
assert.deepStrictEqual([high(browser), high(math)], [200, 0]);
JS
node run.js
