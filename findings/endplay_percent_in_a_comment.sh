#!/bin/bash
# endplay 0.5.12 (2025): a comment with a percent sign in the first column of a line makes the whole file empty, without an error.
#
# PBN 2.1, 3.8: within braces "%" in the first column is an ordinary character. endplay drops the line with the brace that ends the comment, takes all
# that follows for the comment, and returns no boards, those before it included.
# Seen: a file of two boards has no board; with another sign instead of "%" it has two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from endplay.parsers import pbn

DEAL = '[Deal "N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"]\n'
REST = '[Declarer "S"]\n[Contract "4S"]\n[Result "10"]\n\n'
FILE = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n{DEAL}{{Only 20\nSIGN of the field bid game}}\n{REST}[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n{DEAL}{REST}'
found = {sign: len(pbn.loads(FILE.replace("SIGN", sign))) for sign in ("%", "per cent")}
print("boards:", found)
assert found == {"%": 0, "per cent": 2}
PYTHON
