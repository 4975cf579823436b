# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-wrong_one =
    | wrong | other | #1 more | previous | next | different | last | earlier
case-board_not_scheduled =
    | + <not> .. (supposed/scheduled/due/meant/ours/theirs/on card/for this round/for <we>/our)
    | + <not> on (our/their/his/card/sheet/slip)
    | board .. (<not> scheduled/unscheduled/<not> supposed/<not> due/next round/meant for/<not> ours/<not> for <we>)
case-board_not_scheduled-likely =
    | played .. (twice/%2 time/round #1/before)
case-cards_from_wrong_board =
    | (picked/took/taken/pulled/grabbed/lifted) (up/out)? .. (hand/cards) .. (board/deal) | hand from
    | (bid/called/opened) .. (on/from/with/using) .. (board <number>/cards/hand)
    | (cards/hand/#13) .. (from/of/out of/in) .. <wrong_one> .. (board/deal/hand/round)
    | (bid/called/opened/passed/using/looking at/holding/with) .. (hand/cards) .. (of/from) .. (<wrong_one>/board)
    | (card/cards) .. from (table <number> s)? board
    | (cards/hand/hands/card) (of/from) (board)? <number> (in/with/on)
case-cards_from_wrong_board-likely =
    | wrong (set of cards/cards/hand/slot/pocket)
case-fouled =
    | + foul- | + <compass> s? (hand/cards) (in/into) .. (slot/pocket)
    | + (different/differ/differs/<not> same/unlike) .. (table/tables/room/rooms/others/other/deal)
    | + <compass> & (<north>/<east>/<south>/<west>) s? (hands/cards)? (got)? (swapped/switched/interchanged/mixed) | + (hands/cards) (got)? (swapped/switched/interchanged) (at/in/by/from/between)
case-fouled-likely =
    | + (swapped/switched/interchanged/mixed up/rotated/turned) .. (hands/cards/pockets/slots/board)?
partner_called_after-yes =
    | <partner> .. (called/bid/passed/responded/raised/made .. call/replied)
event-pairs-likely =
    | + (pairs/pair event/matchpoint-/mitchell/howell/individual/mps/match points)
event-teams =
    | + (teams/team/imps/swiss teams/teams of #4/team event/knockout/team match) | + (imp/imp match/teams match)
played_before_by_someone-no =
    | + <not> .. of (<who>) .. (played/seen/knew) | + <not> of <we> had | + nobody .. (saw/seen/knew/played)
    | + (fresh/new/virgin) (to/for) .. (all/it/<everyone>/<who>)
played_before_by_someone-no-likely =
    | + (<not>/nobody) .. (had/have)? (seen/played/met/had) (it)?
    | + (<not>) .. (of <we>/of <they>/of #4)? .. (seen/played/knew/met)
played_before_by_someone-yes =
    | + (previously/earlier/before/had/d) .. (played/done/seen/met/had)
    | + played .. (before (,/.)/earlier/previously/twice/this morning/round <number>/round #1/last round)
case-wrong_seat-likely =
    | + arrow- | + (rotat-/turn-) .. board | + board .. (wrong way round/90 degrees/round wrong way)
case-wrong_seat =
    | + arrow switched | + directions .. (swapped/switched/reversed/wrong) | + wrong (direction/directions) | + (wrong/other) (seat/seats/chair/chairs)
    | + (sat/sitting/seated) .. (wrong/<compass>) | + <north> s side .. <east> s (side)? (cards/hands)
