#!/bin/bash
# pbn 1.6.1 (npm): a comment over several lines that ends behind a word swallows the rest of the file, further boards included.
#
# PBN 2.1, 3.8: a comment in braces goes on to the next right brace, wherever it stands. pbn looks for that brace at the beginning of a line; one at the
# end of a line does not end a comment that began on another, and all that follows comes out as its text, without an error.
# Seen: of two boards the first has its number and a comment; the second is in that comment.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . pbn@1.6.1 >/dev/null
cat >run.js <<'JS'
const assert = require('assert');
const { Readable } = require('stream');
const pbn = require('pbn');
const read = text => new Promise(done => {
  const found = [];
  Readable.from([text]).pipe(pbn())
    .on('data', each => found.push(each.type === 'tag' ? each.value : each.type)).on('end', () => done(found));
});
const game = (number, comment) => `[Board "${number}"]\n${comment}[Dealer "N"]\n\n`;
(async () => {
  const alone = await read(game(1, '{a\nb\n}\n') + game(2, ''));
  const behind = await read(game(1, '{a\nb}\n') + game(2, ''));
  console.log('brace alone on its line:', alone, 'behind a word:', behind);
  assert.deepStrictEqual(alone, ['game', '1', 'comment', 'N', 'game', '2', 'N']);
  assert.deepStrictEqual(behind, ['game', '1', 'comment']);
})();
JS
node run.js
