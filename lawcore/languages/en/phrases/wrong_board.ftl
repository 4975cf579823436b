# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-wrong_one =
    | wrong | other | #1 more | previous | next | different | last | earlier
case-board_not_scheduled =
    | + <not> scheduled | + <not> supposed to play (that/this)? board
    | board .. (<not> scheduled/unscheduled/<not> due)
case-board_not_scheduled-likely =
    | played .. (twice/%2 time/round #1/before)
    | + <not> .. (supposed/scheduled/due/meant/ours/theirs/on card/for this round/for <we>/our)
    | + <not> on (our/their/his/card/sheet/slip)
    | board .. (<not> scheduled/unscheduled/<not> supposed/<not> due/next round/meant for/<not> ours/<not> for <we>)
case-cards_from_wrong_board =
    | (picked/took/taken/pulled/grabbed/lifted) (up/out)? (his/her/my)? (hand/cards) (from/out of) <wrong_one> (board/deal)
    | (bid/called/opened/passed) .. (with/using) (cards/hand) (from/of) <wrong_one> board
    | (cards/hand/#13) (from/out of) <wrong_one> (board/deal)
case-cards_from_wrong_board-likely =
    | wrong (set of cards/cards/hand/slot/pocket)
    | (picked/took/taken/pulled/grabbed/lifted) (up/out)? .. (hand/cards) .. (board/deal) | hand from
    | (bid/called/opened/passed/using/looking at/holding/with) .. (hand/cards) .. (of/from) .. (<wrong_one>/board)
    | (card/cards) .. from (table <number> s)? board
    | (cards/hand/hands/card) (of/from) (board)? <number> (in/with/on)
    | (bid/called/opened) .. (on/from/with/using) .. (board <number>/cards/hand)
    | (cards/hand/#13) .. (from/of/out of/in) .. <wrong_one> .. (board/deal/hand/round)
case-fouled =
    | + foul- | + (different/<not> same) (hands/cards/deal/hand) .. (table/tables/room/rooms)
    | + <compass> & (<north>/<east>/<south>/<west>) s? (hands/cards) (got)? (swapped/switched/interchanged/mixed)
    | + (hands/cards) (got)? (swapped/switched/interchanged) (at/in/by/from/between)
case-fouled-likely =
    | + (swapped/switched/interchanged/mixed up/turned) .. (hands/cards/pockets/slots/board)
    | + <compass> s? (hand/cards) (in/into) .. (slot/pocket)
    | + (different/differ/differs/<not> same/unlike) .. (table/tables/room/rooms/others/other/deal)
    | + <compass> & (<north>/<east>/<south>/<west>) s? (hands/cards)? (got)? (swapped/switched/interchanged/mixed)
partner_called_after-yes =
    | <partner> (had/has)? (bid/passed/responded/raised) after
partner_called_after-yes-likely =
    | <partner> .. (called/bid/passed/responded/raised/made .. call/replied)
event-pairs-likely =
    | + (pairs/pair event/matchpoint-/mitchell/howell/individual/mps/match points)
event-teams =
    | + (teams/team/swiss teams/team event/knockout/team match) | + (imp match/teams match)
event-teams-likely =
    | + (teams/team/imps/swiss teams/teams of #4/team event/knockout/team match) | + (imp/imp match/teams match)
played_before_by_someone-no =
    | <not> of <who> (has/have/had)? (played/seen) (it/board/that board/this board/hand/deal)
    | nobody (has/had/have)? played (it/board/that board/this board/hand/deal)
    | + (fresh/new/virgin) (to/for) .. (all/it/<everyone>/<who>)
played_before_by_someone-no-likely =
    | + (<not>/nobody) .. (had/have)? (seen/played/met/had) (it)?
    | + (<not>) .. (of <we>/of <they>/of #4)? .. (seen/played/knew/met) | + <not> .. of (<who>) .. (played/seen/knew)
    | + <not> of <we> had | + nobody .. (saw/seen/knew/played)
played_before_by_someone-yes =
    | <him> (has/have/had)? (previously/earlier) played (it/board/that board/this board)
    | + played (it/board/that board/this board/hand/deal) <number>? (before (,/.)/earlier/previously/twice/this morning/last round)
played_before_by_someone-yes-likely =
    | + (previously/earlier/before/had/d) .. (played/done/seen/met/had)
    | + played .. (before (,/.)/earlier/previously/twice/this morning/round <number>/round #1/last round)
case-wrong_seat-likely =
    | + pairs .. (swapped/switched) | + arrow- | + (rotat-/turn-) .. board | + board .. (wrong way round/90 degrees/round wrong way)
    | + (wrong/other) (seat/seats/chair/chairs) | + (sat/sitting/seated) .. (wrong/<compass>)
    | + <north> s side .. <east> s (side)? (cards/hands)
case-wrong_seat =
    | + arrow switched | + directions .. (swapped/switched/reversed/wrong) | + wrong (direction/directions)
    | + <north> s side played <east> s side (cards/hands)
    | + wrong (seat/seats/chair/chairs) | + (sat/sitting/seated) (in/at)? wrong | + <north> s side sat <east>
