#!/bin/bash
# Debian's dealer 20211121+ds-1: "predeal spades(north)==5" is read without an error, and nothing is predealt.
#
# Manual, input file: this form ensures that the player gets exactly that number of the suit, whichever cards. A simulation that counts on it,
# instead of a condition that throws most deals away, is one of any hand of North. Cards that are predealt by name are where they should be.
# Seen: of 2000 deals with five, with one and with no spade North has five in 235 each time, as without the line; SAKQJT predealt are in all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
told() {
    printf '%s\nproduce 2000\naction frequency "n" (%s,0,13)\n' "$1" "$2" >script
    one=$(usr/games/dealer -s 1 script | awk '$1 == "5" { print $2 }')
    echo "${1:-nothing}: $2 is five in $one deals"
    [ "$one" = "$3" ]
}
told '' 'spades(north)' 235
told 'predeal spades(north)==5' 'spades(north)' 235
told 'predeal spades(north)==1' 'spades(north)' 235
told 'predeal spades(north)==0' 'spades(north)' 235
told 'predeal north SAKQJT' 'top5(north,spades)' 2000
