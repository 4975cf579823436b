#!/bin/bash
# open-spiel 2.0.2 (2026), its table manager for bridge programs: who asks for "dummy's card" in small letters is told what a player called dummy
# plays.
#
# The Blue Chip protocol 18 is the one of the computer championships: each player's card is announced by his seat, and a client asks for it in lines
# such as "NORTH ready for Dummy's card to trick 1". open-spiel puts the seat in the place of "Dummy", and takes "dummy", as the npm bridge player
# of the same protocol writes it, for the name of a seat.
# Seen: asked for Dummy's card, "WEST plays 2s"; asked for dummy's card on the same deal, "dummy plays 2s".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check open-spiel==2.0.2
"$folder/env/bin/python" - <<'PYTHON'
import pyspiel
from open_spiel.python.bots import bluechip_bridge


class Client:
    def __init__(self, lines):
        self.lines, self.told = lines, []

    def read_line(self):
        return self.lines.pop(0)

    def send_line(self, line):
        self.told.append(line)


def told(asked):
    first = ['Connecting "A" as ANYPL using protocol version 18', "NORTH ready for teams", "NORTH ready to start", "NORTH ready for deal"]
    calls = ["NORTH ready for cards", "NORTH PASSES", *(f"NORTH ready for {seat}'s bid" for seat in ("EAST", "SOUTH", "WEST")), "NORTH PASSES"]
    cards = ["NORTH ready for SOUTH's card to trick 1", "NORTH ready for dummy", f"NORTH ready for {asked}'s card to trick 1", "NORTH plays 2c"]
    client = Client([*first, *calls, *cards])
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    bot = bluechip_bridge.BlueChipBridgeBot(game, 0, lambda: client)
    state = game.new_initial_state()
    for card in range(52):  # a suit to each player, clubs to North
        state.apply_action(card)
    for action in (52, 56, 52, 52, 52, 2, 3, 0):  # 1D by East, a heart is led
        if state.current_player() == 0:
            assert bot.step(state) == action
        state.apply_action(action)
    return client.told[-1]


written, small = told("Dummy"), told("dummy")
print("Dummy:", written, "| dummy:", small)
assert (written, small) == ("WEST plays 2s", "dummy plays 2s")
PYTHON
