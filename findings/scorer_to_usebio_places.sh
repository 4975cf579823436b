#!/bin/bash
# scorer-to-usebio 0.3 (2016): in a handicap event the USEBIO file gives the places of the scores without handicap.
#
# In USEBIO 1.2 a pair has PLACE beside TOTAL_SCORE. Scorer, the program whose results are converted, gives the place after handicap and the raw
# score too; the converter takes TOTAL_SCORE from the one and reckons PLACE anew from the matchpoints, so the trophy goes to another pair.
# Seen: 65% with handicap, which Scorer has first, is second behind 55%.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check scorer-to-usebio==0.3
"$folder/env/bin/python" - <<'PYTHON'
import io

from scorer_to_usebio.convert import convert


def pair(number, direction, place, final, raw, handicap, won):
    names = " ".join(f'player_name_{n}="{direction}{number}{n}" nzb_no_{n}="{ord(direction)}{number}{n}"' for n in (1, 2))
    score = f'place="{place}" res="{final}" raw_score="{raw}" handicap="{handicap}" match_points="{won}/4"'
    return f'<pair no="{number}" dir="{direction}" {score} {names}/>'


def result(board, ns, ew, score, won):
    made = "=" if score > 0 else "-1"
    return f'<result tab="1" bd="{board}" rnd="1" ns="{ns}" ew="{ew}" dec="S" cont="3 NT" lead="" res="{made}" score="{score}" mp_ns="{won}" mp_ew="{20 - won}"/>'


session = f"""<session club="Club" club_no="1" scoring_type="MP" event_name="Handicap" event_date="17/09/2015">
<sections><section sectid="A" handicap="true"/></sections>
<board_results><brsection id="A">{result(1, 1, 1, 400, 20)}{result(1, 2, 2, -50, 0)}{result(2, 1, 2, 400, 10)}{result(2, 2, 1, 400, 10)}</brsection></board_results>
<scores><scsection id="A">
{pair(1, "N", 2, "55.00", "75.00", "-40", 3)}{pair(2, "N", 1, "65.00", "25.00", "80", 1)}
{pair(1, "E", 2, "25.01", "25.00", "0.02", 1)}{pair(2, "E", 1, "75.01", "75.00", "0.02", 3)}
</scsection></scores></session>"""
_, tree = convert(io.StringIO(session))
told = {pair.findtext("PAIR_NUMBER"): (pair.findtext("PLACE"), pair.findtext("TOTAL_SCORE")) for pair in tree.iter("PAIR")}
print(told)
assert told["1 NS"] == ("1", "55.00")
assert told["2 NS"] == ("2", "65.00")
PYTHON
