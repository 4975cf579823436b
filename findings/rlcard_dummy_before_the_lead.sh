#!/bin/bash
# rlcard 1.2.0 (2023), its bridge: who leads sees dummy's hand before the opening lead.
#
# Dummy's cards are faced after the opening lead (Laws 2017, 41C). The observation adds dummy's hand as soon as the auction is over: an agent learns
# to lead with 26 cards in view, and what it has learned is of no use at a table.
# Seen: after 1C and three passes, before any card, the leader has 13 cards of his own and the 13 of dummy.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check rlcard==1.2.0
"$folder/env/bin/python" - <<'PYTHON'
import rlcard
from rlcard.games.bridge.utils.action_event import BidAction, PassAction

table = rlcard.make("bridge", config={"seed": 1})
table.reset()
for call in (BidAction(1, "C"), *[PassAction()] * 3):
    state, leader = table.step(call.action_id)
play = table.game.round
assert (play.play_card_count, play.get_left_defender().player_id) == (0, leader)
hands = state["obs"][: 4 * 52].reshape(4, 52)
seen = [int(hands[(leader + place) % 4].sum()) for place in range(4)]
print("cards that the leader sees of himself, dummy, his partner, declarer:", seen)
assert seen == [13, 13, 0, 0]
PYTHON
