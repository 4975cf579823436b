#!/bin/bash
# bridge.js 2.10.0 (npm): an auction takes the same bid twice, and a double of one's own side's contract.
#
# Laws 2017, 18: a bid supersedes the last one only if it is higher; 19A1: only an opponent's bid can be doubled. The auction raises an error for a
# lower bid and for a double of partner's bid; an equal bid is not lower, and where partner has raised, declarer is whoever bid the suit first.
# Seen: 1S, 1S is an auction, 2S, pass, pass, 1S an error; 1S, pass, 2S, pass and a double by the opener is 2S doubled.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . bridge.js@2.10.0 >/dev/null
cat >run.js <<'JS'
const { Auction, seat } = require("bridge.js");
const told = (calls) => {
    try {
        return String(new Auction(seat.north, calls).contract());
    } catch (error) {
        return error.message;
    }
};
const found = ["1S 1S", "2S - - 1S", "1S - 2S - X", "1S - X"].map((calls) => [calls, told(calls)]);
console.log(found);
const expected = ["1S by E", "Insufficient bid", "2SX by N", "Doubling your partner is not allowed"];
if (JSON.stringify(found.map((one) => one[1])) !== JSON.stringify(expected)) process.exit(1);
JS
node run.js
