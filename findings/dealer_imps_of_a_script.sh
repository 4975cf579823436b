#!/bin/bash
# Debian's dealer 20211121+ds-1: "imps" of a script has two limits of its own. A difference of 420 is 10 IMPs, one of 1200 to 1290 is 16.
#
# Laws 2017, 78B: 370 to 420 points are 9 IMPs and 430 to 490 are 10, 1100 to 1290 are 15 and 1300 to 1490 are 16. The manual says that imps
# translates a difference, and no more. "score" of the same scripts is right, so that a game which the other table passes out is an IMP too dear.
# Seen: 410 9, 420 10, 430 10; 1190 15, 1200 16, 1290 16; 4S bid, made, and passed out at the other table 10 instead of 9.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
told() {
    printf 'produce 1\naction average "is " %s\n' "$1" >script
    one=$(usr/games/dealer -s 1 script | sed -n 's/^is : //p')
    echo "$1: $one"
    [ "$one" = "$2" ]
}
told 'imps(410)' 9
told 'imps(420)' 10
told 'imps(430)' 10
told 'imps(-420)' -10
told 'imps(1190)' 15
told 'imps(1200)' 16
told 'imps(1290)' 16
told 'score(nv, x4S, 10)' 420
told 'imps(score(nv, x4S, 10) - 0)' 10
