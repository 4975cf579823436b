#!/bin/bash
# bridge-markup 2.7.0 (2021): the points of a hand become suits in HTML, "15-17HCP" is 15-17 with a heart, a club and P.
#
# The manual has a bid or a holding, as 1S or 4H, turned into its symbol; so are all letters C, D, H, S and N behind a digit, one after the other. Points
# written without a blank behind the number, as they often are, lose two of their three letters; in LaTeX they stay.
# Seen: "15-17HCP" comes out as 15-17, a heart, a club and P, likewise "5CM" as five clubs and M; "8+HCP" stays as it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridge-markup==2.7.0 beautifulsoup4==4.12.3
cd "$folder"
printf '#+TITLE: System\n\n* Openings\n\n1N 15-17HCP, no 5CM\n  2C Stayman, 8+HCP\n' >system.bml
page=$(env/bin/bml2html -o - system.bml | sed '1,/<body>/d; s/<[^>]*>//g' | tr -s ' \n' ' ')
echo "HTML: $page"
env/bin/bml2latex -o - system.bml | grep HCP
[[ $page == *'15-17 &hearts; &clubs; P, no 5 &clubs; M'* && $page == *'8+HCP'* ]]
env/bin/bml2latex -o - system.bml | grep -q '15-17HCP, no 5CM'
