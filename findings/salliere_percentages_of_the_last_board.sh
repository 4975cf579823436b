#!/bin/bash
# Debian's salliere 0.10 (0.10-3.1): if the last board was played at fewer tables than the others, every percentage is too high, up to 200%.
#
# A percentage is the share of the matchpoints that a pair could have won. salliere brings a board with fewer results to the scale of the others, and
# then reckons what could have been won from the tables of the board with the highest number alone; with a board 0 or a renumbered set it is right.
# Seen: three tables, of which two play the last board: three pairs of six have 200, 150 and 100%; with the short board first 100, 75 and 50%.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq salliere=0.10-3.1 libcsv-java=2.1-2 libitext-java=2.1.7-14 libcommons-net-java=3.9.0-1 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
percentages() {
    printf '%s\n' "$1,1,2,4S,N,10" "$1,3,4,4S,N,11" "$1,5,6,3NT,S,9" "$2,1,2,3NT,N,9" "$2,3,4,3NT,N,9" >boards.csv
    printf '%s,a,b\n' 1 2 3 4 5 6 >names.csv
    classes="usr/share/salliere/salliere-0.10.jar:usr/share/java/*"
    java -cp "$classes" cx.ath.matthew.salliere.Salliere score matchpoint total -- boards.csv names.csv >/dev/null
    sort names.csv | cut -d, -f5 | xargs
}
last=$(percentages 1 2) first=$(percentages 2 1)
echo "two results on the last board: $last; on the first: $first"
[ "$last" = "100 100 150 50 0 200" ]
[ "$first" = "50 50 75 25 0 100" ]
