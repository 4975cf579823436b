#!/bin/bash
# Andrews' deal 3.1.9 (Debian 3.1.9-13): the same seed gives the same four hands to other players if another format prints them.
#
# A hand is dealt when something asks for it first, and the formats ask in another order. The PBN for the viewer and the sheet in the style of
# OKbridge, made with one seed, are then not of the same deals: partners become opponents.
# Seen: with seed 5 the North of PBN (QT5, QJT863, no diamond, AK83) sits West on the other, and his partner North.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq deal=3.1.9-13 libtcl8.6=8.6.13+dfsg-2 tcl8.6=8.6.13+dfsg-2 2>/dev/null
for package in *.deb; do dpkg -x "$package" .; done
libraries=$(dirname "$(find "$folder/usr/lib" -name 'libtcl8.6.so*' | head -1)")
export LD_LIBRARY_PATH=$libraries TCL_LIBRARY=$folder/usr/share/tcltk/tcl8.6
cd usr/share/deal
sed -i 's|/usr/share/deal/|.///////////////|g' "$folder/usr/games/deal" deal.tcl # it looks for its scripts where the package would be installed
north=$("$folder/usr/games/deal" -s 5 -i format/pbn 1 2>/dev/null | sed -n 's/^\[Deal "N:\([^ ]*\).*/\1/p')
sheet=$("$folder/usr/games/deal" -s 5 -i format/okb 1 2>/dev/null)
west=$(echo "$sheet" | sed -n 's/^ *S \([^ ]*\) .*S .*/\1/p')
echo "North of PBN: $north"
echo "$sheet" | head -9
[ "$north" = QT5.QJT863..AK83 ]
[ "$west" = QT5 ]
