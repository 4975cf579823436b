#!/bin/bash
# Debian's dealer 20211121+ds-1, its preprocessor dealer.dpp: shapes that are excluded in one word come in, all but the first of them.
#
# In dpp "5M(xxx)" is a five-card major and "5+xxx" five spades or more; a shape behind a minus is excluded. dpp writes such a shape out as several
# with plus between them, also behind a minus, and dealer adds those to the list.
# Seen: balanced without a five-card major, "- 5M(xxx)", is "- 5xxx + x5xx": of 1000 hands of North 216 have five hearts or more; with "- 5+xxx" 105
# have six spades or more, where the shapes before the minus have five at most.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
told() {
    printf 'produce 1000\ncondition shape{north, (4333) + (4432) + (5332) - %s}\naction frequency "" (%s,0,13)\n' "$1" "$2" >script
    perl -I usr/share/perl5 usr/games/dealer.dpp <script >written
    grep shape written
    usr/games/dealer -s 1 written | awk -v least="$3" '$1 ~ /^[0-9]+$/ && $1 >= least { all += $2 } END { print all + 0 }' >number
    echo "$2 from $3: $(cat number)"
    [ "$(cat number)" = "$4" ]
}
told '5M(xxx)' 'hearts(north)' 5 216
grep -q 'any 5332 - 5xxx + x5xx)' written
told '5+xxx' 'spades(north)' 6 105
