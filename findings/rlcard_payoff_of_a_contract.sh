#!/bin/bash
# rlcard 1.2.0 (2023), its bridge: doubles, vulnerability and overtricks do not count, and 1C with 13 tricks pays more than half of 7C redoubled.
#
# Doubles can be called and vulnerability is part of the observation, but the payoff of a contract made is its level and 8, that of one defeated the
# tricks short, and the defenders get their tricks either way: no game, no slam, no bonus, and the sides do not add up to nothing. The word payoff
# promises a score (Laws 2017, 77); training on it teaches an auction of another game.
# Seen: with all 13 tricks 1C pays 9, 7C and 7C redoubled 15 (Laws, not vulnerable: 190, 1440, 1960); 1NT seven down -7 and 13, doubled the same (350
# and 1700 to the defenders).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check rlcard==1.2.0
"$folder/env/bin/python" - <<'PYTHON'
import rlcard
from rlcard.games.bridge.utils.action_event import BidAction, DblAction, PassAction, RdblAction


def payoffs(*calls):
    """Return what declarer's side and the defenders get: the dealer has all clubs, the others a suit each."""
    table = rlcard.make("bridge", config={"seed": 1})
    table.reset()
    play = table.game.round
    cards = [card for player in play.players for card in player.hand]
    for place, suit in enumerate("CDHS"):
        play.players[(play.dealer_id + place) % 4].hand = [card for card in cards if card.suit == suit]
    for call in (*calls, *[PassAction()] * 3):
        table.step(call.action_id)
    declarer = play.get_declarer().player_id
    while not table.is_over():
        table.step(next(iter(table.get_state(table.get_player_id())["legal_actions"])))
    told = table.get_payoffs()
    return int(told[declarer]), int(told[(declarer + 1) % 4])


low, grand = BidAction(1, "C"), BidAction(7, "C")
found = {
    "1C": payoffs(low),
    "7C": payoffs(grand),
    "7CXX": payoffs(grand, DblAction(), RdblAction()),
    "1NT": payoffs(BidAction(1, None)),
    "1NTX": payoffs(BidAction(1, None), DblAction()),
}
print(found)
assert found == {"1C": (9, 0), "7C": (15, 0), "7CXX": (15, 0), "1NT": (-7, 13), "1NTX": (-7, 13)}
PYTHON
