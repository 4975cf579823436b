#!/bin/bash
# Debian's dealer 20211121+ds-1, its preprocessor dealer.dpp: the opening bid of its manual is an empty shape, and suits of ten cards or more are
# none.
#
# README.dpp: "x5+xx:h>s,h>=d,h>=c" is a French opening of 1H, hearts longer than spades and no shorter than a minor. Conditions that name two or
# three suits are written out; one that names all four leaves no shape, and dealer stops at a syntax error. "8+xxx" is eight spades or nine.
# Seen: shape(north,) for the example and for the longest suit of four; 8xxx + 9xxx for eight spades or more.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
zcat usr/share/doc/dealer/README.dpp.gz | grep 'x5+xx:h>s,h>=d,h>=c'
told() {
    one=$(echo "shape{north, $1}" | perl -I usr/share/perl5 usr/games/dealer.dpp)
    echo "$1: $one"
    [ "$one" = "$2" ]
}
told 'x5+xx:h>s,h>=d,h>=c' 'shape(north,)'
told 'xxxx:s>h,s>d,s>c' 'shape(north,)'
told '8+xxx' 'shape(north,8xxx + 9xxx)'
told '5s5h(xx):d>c' 'shape(north,5521 + 5530)'
echo 'condition shape{north, x5+xx:h>s,h>=d,h>=c}' | perl -I usr/share/perl5 usr/games/dealer.dpp | usr/games/dealer -s 1 2>&1 | grep 'syntax error'
