#!/bin/bash
# Debian's salliere 0.10 (0.10-3.1): an average at one table lowers the cross-IMPs of every other table on that board.
#
# Each result is compared with every other one, and the sum is divided by the comparisons (Cross2 in PBN 2.1, 3.4.12). A table with an average has no
# result to be compared with; salliere counts it among the comparisons, as one that nobody wins. On matchpoints it does otherwise: there the board is
# scored among the results alone and brought to the scale of the others.
# Seen: 420 beside 450, 400 and 0 is 3 IMPs, with an average at a fifth table 2.25.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq salliere=0.10-3.1 libcsv-java=2.1-2 libitext-java=2.1.7-14 libcommons-net-java=3.9.0-1 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
printf '%s,a,b\n' 1 2 3 4 5 6 7 8 9 10 >names.csv
imps() {
    printf '%s\n' '1,1,2,4S,N,10' '1,3,4,4S,N,11' '1,5,6,3NT,S,9' '1,7,8,p,,' "$@" >boards.csv
    classes="usr/share/salliere/salliere-0.10.jar:usr/share/java/*"
    java -cp "$classes" cx.ath.matthew.salliere.Salliere score ximp --ximp -- boards.csv names.csv >/dev/null
    sed -n 's/^1,1,2,.*,\([^,]*\),[^,]*$/\1/p' boards.csv
}
four=$(imps) five=$(imps '1,9,10,,,,av+,av-')
echo "of four results: $four; with an average at a fifth table: $five"
[ "$four" = 3 ]
[ "$five" = 2.25 ]
