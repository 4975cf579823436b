#!/bin/bash
# endplay-dealer of endplay 0.5.12 (2025), which reads the scripts of dealer: where "action" follows a predeal, its first letter is taken for an ace.
#
# The statements of a script may come in any order, and a line's end means nothing. A predeal is a list of holdings, as SKJ4, HQJ5; endplay reads on
# over the end of the line, puts the a to the last holding, and says that it does not know "ction". Debian's dealer 20211121+ds-1 deals.
# Seen: "predeal north SKJ4, HQJ5" before "action printpbn" is refused by endplay-dealer; with the lines exchanged, or a condition between, it deals.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check endplay==0.5.12
printf 'produce 1\npredeal north SKJ4, HQJ5\naction printpbn\n' >before.script
printf 'produce 1\naction printpbn\npredeal north SKJ4, HQJ5\n' >behind.script
printf 'produce 1\npredeal north SKJ4, HQJ5\ncondition hcp(south) >= 0\naction printpbn\n' >between.script
dealt() { env/bin/endplay-dealer -s 1 "$1.script" 2>&1 | tail -1; }
for script in before behind between; do echo "$script: $(dealt $script)"; done
[ "$(usr/games/dealer -s 1 before.script | grep -c '^\[Deal "N:')" = 1 ]
[[ $(dealt before) == *"found 'ction'"* && $(dealt behind) == N:* && $(dealt between) == N:* ]]
