#!/bin/bash
# scorer-to-usebio 0.3 (2016): an adjusted score of 100% and 0% is written A1000, one of 5% and 95% A595, and a penalty of 1% after a handicap as
# -21%.
#
# In USEBIO 1.2 an adjusted score is A with two figures for each side, as A6040, which is all that the converter's own examples have. ADJUSTMENT is
# what a pair was given or fined beside its score; where there is a handicap as well, the converter writes both together there, and HANDICAP once
# more.
# Seen: A1000, which reads as 10% and 00%, and A595; a pair of 75%, 55% after its handicap of -40, of which half counts, and fined 1% has -21.00.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check scorer-to-usebio==0.3
"$folder/env/bin/python" - <<'PYTHON'
import io

from scorer_to_usebio.convert import convert


def pair(number, direction, final, raw, handicap, won):
    names = " ".join(f'player_name_{n}="{direction}{number}{n}" nzb_no_{n}="{ord(direction)}{number}{n}"' for n in (1, 2))
    return f'<pair no="{number}" dir="{direction}" place="1" res="{final}" raw_score="{raw}" handicap="{handicap}" match_points="{won}/4" {names}/>'


def result(board, ns, ew, score, won, cont="3 NT", made="="):
    return f'<result tab="1" bd="{board}" rnd="1" ns="{ns}" ew="{ew}" dec="S" cont="{cont}" lead="" res="{made}" score="{score}" mp_ns="{won}" mp_ew="{20 - won}"/>'


def converted(adjusted, final):
    played = result(1, 1, 1, 400, 20) + result(1, 2, 2, 400, 0) + result(2, 1, 2, 400, 10) + result(2, 2, 1, 400, 10)
    session = f"""<session club="Club" club_no="1" scoring_type="MP" event_name="Handicap" event_date="17/09/2015">
<sections><section sectid="A" handicap="true"/></sections>
<board_results><brsection id="A">{played}{result(3, 1, 1, "Adj", adjusted, "", "")}</brsection></board_results>
<scores><scsection id="A">{pair(1, "N", final, "75.00", "-40", 3)}{pair(2, "N", "65.00", "25.00", "80", 1)}
{pair(1, "E", "25.01", "25.00", "0.02", 1)}{pair(2, "E", "75.01", "75.00", "0.02", 3)}</scsection></scores></session>"""
    _, tree = convert(io.StringIO(session))
    fined = {pair.findtext("PAIR_NUMBER"): pair.findtext("ADJUSTMENT") for pair in tree.iter("PAIR")}
    return [line.findtext("SCORE") for line in tree.iter("TRAVELLER_LINE")][-1], fined["1 NS"]


told = [converted(20, "55.00"), converted(1, "55.00"), converted(12, "54.00")]
print(told)
assert told == [("A1000", None), ("A595", None), ("A6040", "-21.00")]
PYTHON
