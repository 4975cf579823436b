#!/bin/bash
# bridgeobjects 0.1.35 (2026, for Python 3.13): of LIN each hand goes to another player, unless East deals.
#
# Run it with PYENV_VERSION or PATH so that python3.13 is found.
# In LIN the digit of "md" is the dealer (1 South, 2 West, 3 North, 4 East), and the hands behind it are always South's, West's and North's, as the viewer
# of Bridge Base Online shows them. bridgeobjects turns them with the digit, without an error.
# Seen: South's hand is East's where South deals, North's where West deals, West's where North deals, and South's where East deals.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3.13 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgeobjects==0.1.35 icecream==2.1.8
"$folder/env/bin/python" - <<'PYTHON'
from bridgeobjects import parse_lin

hands = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732"
souths = {"JS", "9S", "7S", "3S"}
found = {}
for digit, dealer in zip("1234", "SWNE"):
    (event,) = parse_lin([f"qx|o1,BOARD 1|rh||ah|Board 1|md|{digit}{hands}|sv|O|sk||pg||"])
    (board,) = event.boards
    assert board.dealer == dealer
    found[dealer] = [seat for seat in "NESW" if souths <= {card.name for card in board.hands[seat].cards}]
print("dealer, and who has South's hand:", found)
assert found == {"S": ["E"], "W": ["N"], "N": ["W"], "E": ["S"]}
PYTHON
