#!/bin/bash
# Debian's dealer 20211121+ds-1 and endplay-dealer of endplay 0.5.12 (2025), which reads the same scripts: dealer divides whole numbers and drops
# the remainder, endplay does not. "(hcp(north) + hcp(south)) / 2 == 12" lets 24 and 25 points through with dealer, 24 alone with endplay.
#
# Seen: for a hand of 15 points hcp(north) / 2 is 7 with dealer, 7.5 with endplay; -7 % 4 is -3 with dealer, 1 with endplay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
told() {
    printf 'predeal north SAKQ2,HK3,DQ432,CJ32\nproduce 1\naction average "is " %s\n' "$1" >script
    one=$(usr/games/dealer -s 1 script | sed -n 's/^is : //p')
    other=$(env/bin/endplay-dealer script 2>/dev/null | sed -n 's/^is *//p')
    echo "$1: dealer $one, endplay $other"
    [ "$one $other" = "$2" ]
}
told 'hcp(north) / 2' '7 7.5'
told '-7 % 4' '-3 1.0'
