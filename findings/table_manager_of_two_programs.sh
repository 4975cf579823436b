#!/bin/bash
# open-spiel 2.0.2 (2026) and table-master-parser 1.2.10 (npm): of the first five lines of a match by the Blue Chip protocol 18 four are refused.
#
# By that protocol, whose page both cite, programs play the computer championships. open-spiel sends lines to a program and expects lines from it;
# table-master-parser reads those of both sides. They differ in who connects ("as ANYPL", "as North"), brackets and colons, and "2c" or "2C".
# Seen: refused are the connection, the seat, the teams, "ready to start", each card and the time; open-spiel refuses who connects as North; "ready
# for Dummy's card to trick 1" is read as "ready for dummy", an alert without an explanation as no alert.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check open-spiel==2.0.2
npm install --silent --no-audit --no-fund --prefix . table-master-parser@1.2.10 >/dev/null
env/bin/python - <<'PYTHON'
import json
import pyspiel
from open_spiel.python.bots import bluechip_bridge


class Client:
    def __init__(self, lines):
        self.lines, self.said = lines, []

    def read_line(self):
        self.said.append(self.lines.pop(0))
        return self.said[-1]

    def send_line(self, line):
        self.said.append(line)


client = Client([
    'Connecting "A" as ANYPL using protocol version 18', "NORTH ready for teams", "NORTH ready to start", "NORTH ready for deal",
    "NORTH ready for cards", "NORTH PASSES", "NORTH ready for EAST's bid", "NORTH ready for SOUTH's bid", "NORTH ready for WEST's bid",
    "NORTH bids 2C Alert.", *["NORTH ready for EAST's bid", "NORTH ready for SOUTH's bid", "NORTH ready for WEST's bid"], "NORTH PASSES",
    "NORTH ready for SOUTH's card to trick 1", "NORTH ready for dummy", "NORTH ready for Dummy's card to trick 1", "NORTH plays 2c",
])
game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
bot = bluechip_bridge.BlueChipBridgeBot(game, 0, lambda: client)
state = game.new_initial_state()
for card in range(52):
    state.apply_action(card)
for action in (52, 56, 52, 52, 60, 61, 52, 52, 52, 2, 3, 0):
    if state.current_player() == 0:
        assert bot.step(state) == action
    state.apply_action(action)
try:
    bluechip_bridge.BlueChipBridgeBot(game, 0, lambda: Client(['Connecting "A" as NORTH using protocol version 18'])).step(game.new_initial_state())
    refused = False
except ValueError as error:
    refused = "ANYPL" in str(error)
assert refused
json.dump(client.said, open("said.json", "w"))
PYTHON
cat >run.js <<'JS'
const { parse } = require("table-master-parser");
const said = [...require("./said.json"), "Timing - N/S : this board  [1:15],  total  [0:11:23].  E/W : this board  [1:18],  total  [0:10:23]"];
const told = {};
const read = (line) => new Promise((done) => parse(line, (error, message) => done(error ? "refused" : message.kind + ("alert" in message ? " alerted" : ""))));
(async () => {
    for (const line of said) {
        told[line] = await read(line);
        await new Promise(setImmediate);
    }
    check();
})();
const check = () => {
    for (const [line, kind] of Object.entries(told)) console.log(kind.padEnd(14), line);
    const refused = said.filter((line) => told[line] === "refused");
    const first = refused.filter((line) => said.indexOf(line) < 5).length;
    const cards = refused.filter((line) => line.includes(" plays ")).length;
    console.log("refused of the first five:", first, "of the cards:", cards, "of all:", refused.length);
    if (first !== 4 || cards !== 3 || refused.length !== 8) process.exit(1);
    if (told["NORTH ready for Dummy's card to trick 1"] !== "readyForDummy" || told["NORTH bids 2C Alert."] !== "bid") process.exit(1);
};
JS
node run.js
