#!/bin/bash
# bridgemate-dataconnector-client 1.2.1 (2026): a board that was passed out, not played or averaged is refused without a declaring pair, while a contract
# whose declarer does not belong to that pair, or whose tricks were forgotten, is valid.
#
# The client checks results before they go to the control software of the scoring devices. It wants one of the pairs as the declaring one on every board,
# the artificial ones too (level 0 and below); of a contract it compares neither pair and seat, nor is there a value for tricks that are not known.
# Seen: pass, no play and average are refused, and taken with either pair; 4S by North with East-West as declaring pair is taken; 4S without tricks is sent
# with 0 of them, ten down.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check bridgemate-dataconnector-client==1.2.1
"$folder/env/bin/python" - <<'PYTHON'
from bridgemate_dataconnector.dto.result_dto import ResultDTO
from bridgemate_dataconnector.validation import validate_result_dto

PLAYED = {"session_guid": "A" * 32, "section_letters": "A", "table_number": 1, "round_number": 1, "board_number": 1, "scoring_direction": 3}


def checked(**told):
    result = ResultDTO(**PLAYED, pair_north_south=1, pair_east_west=2, **told)
    return validate_result_dto(result), result.validation_messages, result.to_dict()["TotalTricks"]


artificial = {"pass": 0, "no play": ResultDTO.ContractLevel_NoPLay, "average": ResultDTO.AvgAvgAvg}
for name, level in artificial.items():
    without, with_one = checked(level=level), checked(level=level, declaring_pair=2)
    print(f"{name}: {without[1]}, with East-West as declaring pair: {with_one[0]}")
    assert not without[0] and with_one[0]
spades = {"level": 4, "denomination": ResultDTO.Denomination_Spades, "declarer_direction": ResultDTO.Direction_North}
other_pair = checked(**spades, declaring_pair=2, total_tricks=10)
no_tricks = checked(**spades, declaring_pair=1)
print("4S by North, declared by East-West:", other_pair[0], "- without tricks:", no_tricks[0], no_tricks[2])
assert other_pair[0] and no_tricks == (True, [], 0)
PYTHON
