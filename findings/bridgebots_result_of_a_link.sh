#!/bin/bash
# bridgebots 0.0.12 (2023) and endplay 0.5.12 (2025): the link of a board that was claimed becomes LIN in which declarer took minus one trick.
#
# A link to the viewer of Bridge Base Online has the tricks of declarer behind "c=". bridgebots does not read it, puts -1 for the unknown result, and
# writes that into LIN, where "mc" is declarer's number of tricks. endplay reckons with it.
# Seen: 4H by North, claimed with ten tricks (c=10), is "mc|-1|" in LIN; read from there it is down eleven, -1100.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgebots==0.0.12 marshmallow==3.26.2 endplay==0.5.12
"$folder/env/bin/python" - <<'PYTHON'
from bridgebots import build_lin_str
from bridgebots.lin import parse_handviewer_url
from endplay.parsers import lin

link = (
    "https://www.bridgebase.com/tools/handviewer.html?n=SKHAKJ82DAQ96CK52&e=SAQ972H97DJ10CQJ103&s=S8643HQ10DK75CA976&w=SJ105H6543D8432C84"
    "&d=S&nn=a&en=b&sn=c&wn=d&b=7&v=b&a=PP1C1S2SP3HP3SP4DP4HPPP&p=CQC6C8CKH2H7HQH3&c=10"
)
read = parse_handviewer_url(link)
(record,) = read.board_records
written = build_lin_str(read.deal, record)
(board,) = lin.loads(written)
result = written[written.index("mc|") :]
print("bridgebots:", record.tricks, "tricks, LIN", result, "endplay:", board.contract, board.contract.score(board.vul))
assert record.tricks == -1 and result.startswith("mc|-1|")
assert board.contract.score(board.vul) == -1100
PYTHON
