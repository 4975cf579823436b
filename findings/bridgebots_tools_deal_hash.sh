#!/bin/bash
# bridgebots-tools 0.0.5 with bridgebots 0.0.11a1 (2023): the column "deal_hash" of a report has another value for the same deal in every run.
#
# The report has a line for each result, and adds to a file that is there already; the column is to say which lines are of the same deal. It is
# Python's hash of the names of suits and players, which begins anew with each process: in a table made by two runs no two lines are of one deal.
# Seen: one PBN file, reported twice into one table: two lines, the same but for this column.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots-tools==0.0.5 bridgebots==0.0.11a1
cd "$folder"
cat >one.pbn <<'PBN'
[Event "example"]
[Board "1"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "E"]
[Contract "2S"]
[Result "8"]
[Auction "N"]
1D 1S Pass 2S
Pass Pass Pass
[Play "S"]
D3 D2 DQ DT
*

PBN
unset PYTHONHASHSEED
for run in 1 2; do
    env/bin/python -m bridgebots_tools.csv_report --input_format pbn --output_format individual one.pbn table.csv
done
env/bin/python - <<'PYTHON'
import csv

first, second = csv.DictReader(open("table.csv"))
differ = [name for name in first if first[name] != second[name]]
print(first["contract"], first["declarer"], first["deal_hash"], second["deal_hash"], "differ:", differ)
assert differ == ["deal_hash"]
PYTHON
