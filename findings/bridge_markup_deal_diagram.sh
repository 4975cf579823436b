#!/bin/bash
# bridge-markup 2.7.0 (2021): a deal diagram is drawn if its contract is doubled, and stops the whole document if it is not.
#
# The manual, Deal diagrams: the contract is written in capitals with its declarer, as 4SXS (four spades doubled by South); P is a board passed out,
# and any hand may be left out. bml2latex puts the missing double together with the rest as text, which raises TypeError; it knows only PASS, which
# is not in the manual, and draws P as no contract at all; without a hand it raises AssertionError.
# Seen: of 4SXS, 4SS, P and a diagram without South, the first alone comes out as the manual says.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridge-markup==2.7.0 beautifulsoup4==4.12.3
cd "$folder"
drawn() {
    printf '%s\n' "Dealer N, None vul, played $1" 'N: Kxx T9 xxx Q987x' 'E: Jx AJxxx AJx KTx' 'S: A987xx - Q9xx Axx' 'W: QT KQxxxx KTx Jx' |
        grep -v "^$2:" >deal.bml
    env/bin/bml2latex -o - deal.bml 2>&1 | grep -E '^\{North|Error:' | tail -1
}
for contract in 4SXS 4SS P; do echo "$contract: $(drawn "$contract" none)"; done
echo "without South: $(drawn 4SXS S)"
drawn 4SXS none | grep -qF '4\BS X by South'
drawn 4SS none | grep -q TypeError
[ "$(drawn P none)" = '{North / None}' ]
drawn 4SXS S | grep -q AssertionError
