#!/bin/bash
# Debian's dealer 20211121+ds-1: "average" of more than some two million deals is a number of no meaning, often a negative one.
#
# The values of all deals are added up before they are divided, in a number that ends at 2147483647. Kaplan and Rubens points, 1200 for an opening
# bid, reach it with two million deals, a vulnerable game with three and a half; the manual names no limit, and no error is given.
# Seen: the average of 600 is 600 over three million deals, and -473.742 over four; of cccc(north) -862.951 over 2.2 million, where it is 1089.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dealer=20211121+ds-1 2>/dev/null
dpkg -x dealer_*.deb .
told() {
    printf 'generate %s\nproduce %s\naction average "is " %s\n' "$1" "$1" "$2" >script
    one=$(usr/games/dealer -s 2 script | sed -n 's/^is : //p')
    echo "$1 deals, $2: $one"
    [ "$one" = "$3" ]
}
told 3000000 600 600
told 4000000 600 -473.742
told 1000000 'cccc(north)' 1089.29
told 2200000 'cccc(north)' -862.951
