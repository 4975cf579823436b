#!/bin/bash
# endplay 0.5.12 (2025) and bridgebots 0.0.12 (2023): every doubled contract that the one writes is left out by the other.
#
# endplay marks its file "% EXPORT" and writes the risk in lower case, "4Sx"; the PBN standard 2.1 has capitals alone in export format (3.11).
# bridgebots takes lower-case calls, but not such a contract: the record is left out with a line in its log.
# Seen: of three boards, undoubled, doubled and redoubled, one is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check endplay==0.5.12 bridgebots==0.0.12 marshmallow==3.26.2
cd "$folder"
env/bin/python - <<'PYTHON'
import logging
from pathlib import Path

from bridgebots import parse_pbn
from endplay.parsers import pbn
from endplay.types import Board, Contract, ContractBid, Deal, Denom, Penalty, PenaltyBid, Player, Vul

logging.disable(logging.CRITICAL)
doubled, redoubled, passed = (PenaltyBid(one) for one in (Penalty.doubled, Penalty.redoubled, Penalty.passed))
boards = []
for number, (penalty, calls) in enumerate(((Penalty.passed, []), (Penalty.doubled, [doubled]), (Penalty.redoubled, [doubled, redoubled])), start=1):
    board = Board(deal=Deal("N:AQ52.K84.J93.Q72 K84.Q93.AQ42.853 J973.AJ52.K8.AJ6 T6.T76.T765.KT94"), board_num=number, dealer=Player.south, vul=Vul.none)
    board.auction = [ContractBid(4, Denom.spades), *calls, passed, passed, passed]
    board.contract = Contract(level=4, denom=Denom.spades, declarer=Player.south, penalty=penalty, result=0)
    boards.append(board)
text = pbn.dumps(boards)
Path("file.pbn").write_text(text + "\n")
written = [line for line in text.splitlines() if line.startswith(("% EXPORT", "[Contract"))]
read = [str(record.contract) for one in parse_pbn(Path("file.pbn")) for record in one.board_records]
print("written:", written, "- read:", read)
assert written == ["% EXPORT", '[Contract "4S"]', '[Contract "4Sx"]', '[Contract "4Sxx"]']
assert read == ["4S"]
PYTHON
