#!/bin/bash
# Debian's salliere 0.10 (0.10-3.1): a split score counts for both sides in matchpoints, and in cross-IMPs for North-South alone: East-West get the
# opposite of what North-South have.
#
# A Director may give the sides scores that do not balance (Laws 2017, 12C1(f)); README: split scores are supported, "!" before each.
# Seen: +420 for North-South and +50 for East-West, beside +420, -50 and +450 at other tables: 3 and 5 matchpoints of 6; cross-IMPs 3 and -3, where
# East-West's own +50 against -420, +50 and -450 is 10, 0 and 11, on the average 7.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq salliere=0.10-3.1 libcsv-java=2.1-2 libitext-java=2.1.7-14 libcommons-net-java=3.9.0-1 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
score() {
    printf '1,1,2,4S,N,10,!420,!50\n1,3,4,4S,N,10\n1,5,6,4S,N,9\n1,7,8,4S,N,11\n' >boards.csv
    seq 1 8 | sed 's/$/,a,b/' >names.csv
    java -cp "usr/share/salliere/salliere-0.10.jar:usr/share/java/*" cx.ath.matthew.salliere.Salliere score "$1" total -- boards.csv names.csv >/dev/null
    grep '^1,1,2,' boards.csv | cut -d, -f9-10
}
matchpoints=$(score matchpoint)
cross=$(score ximp)
echo "matchpoints $matchpoints, cross-IMPs $cross"
[ "$matchpoints" = 3,5 ]
[ "$cross" = 3,-3 ]
