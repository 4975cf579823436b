# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 15
certain =
    | (wrong/other/another/previous/next/different) (board/hand/deal)
    | (cards/hand) .. (from/of/out of) .. (wrong/another/other/previous/next) .. board
    | board .. (not scheduled/already played/played twice/not supposed/wrong table) | (played/play) .. wrong board | (unscheduled)
topic =
    | (wrong) .. (opponents/table/board/direction) | (sat) .. wrong | arrow switch
hint =
    | (board/boards)
against =
    | penalty | score
case-cards_from_wrong_board =
    | (cards/hand) .. (from/of/out of/in) .. (wrong/another/other/previous/next/different) .. (board/deal)
    | (wrong/another/other/previous) (board s)? (hand/cards) | (picked/took/taken/pulled) .. (hand/cards) .. board
    | (bid/called/opened) .. (with/looking/holding) .. (cards/hand)
case-board_not_scheduled =
    | (played/play/playing/bid) .. (wrong) (board/boards/opponents/pair)
    | board .. (not scheduled/unscheduled/not supposed/not due/next round/meant for/not ours) | unscheduled
partner_called_after-yes =
    | partner .. (called/bid/passed/responded/raised/answered)
partner_called_after-no =
    | partner .. <not> .. (called/bid/passed) | before partner
event-pairs =
    | (pairs/matchpoint-/mitchell/howell)
event-teams =
    | (teams/imps/match/swiss)
played_before_by_someone-yes =
    | (already/previously/earlier/before/had) .. played | played .. (already/before/earlier/previously/twice)
played_before_by_someone-no =
    | (nobody/neither) .. (played/seen) .. (before/it)
case-cards_from_wrong_board-else =
    | (cards/hand/hands) .. (of/from/out of) .. (board/deal/other/previous/wrong)
    | (picked/took/looking at/held/holding) .. (wrong/other/previous) .. (hand/cards/board)
case-board_not_scheduled-else =
    | (not/wasn/weren) .. (supposed/scheduled/due/meant/ours) | (board <number> instead of)
    | (wrong board/wrong opponents/wrong pair/wrong round/unscheduled)
case-fouled-else =
    | (fouled/swapped/wrong slots/wrong pockets/arrow) | (differ-/not same) .. (tables/table/others)
event-pairs-else =
    | (pairs/matchpoint-/mitchell/howell/individual)
event-teams-else =
    | (teams/imps/match/swiss)
played_before_by_someone-yes-else =
    | (already/had/earlier/before) .. (played/seen) .. (it/board/round/earlier/before)?
played_before_by_someone-no-else =
    | (none/nobody/neither/no one) .. (played/seen) .. (it/before)?
partner_called_after-yes-else =
    | partner (has/had)? (already/then)? (called/bid/passed/responded)
partner_called_after-no-else =
    | partner .. <not> .. (called/bid/passed)
