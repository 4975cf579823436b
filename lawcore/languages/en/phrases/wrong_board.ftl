# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 15
certain =
    | (wrong/other/another/previous/next/different) (board/hand/deal)
    | (cards/hand) .. (from/of/out of) .. (wrong/another/other/previous/next) .. board
    | board .. (wrong way/wrong way round/upside down/rotated/turned round) | arrow switched
    | (took/taken/picked up/picked/pulled out/taken out) .. (partner/north/south/east/west) s (cards/hand)
    | board .. (not scheduled/already played/played twice/not supposed/wrong table) | (played/play) .. wrong board | (unscheduled)
topic =
    | (wrong) .. (opponents/table/board/direction) | (sat) .. wrong | arrow switch
hint =
    | (board/boards)
against =
    | penalty | score
word-wrong_one =
    | wrong | other | another | previous | next | different | last | earlier
case-cards_from_wrong_board =
    | (yesterday/last round) s? .. (board/set/hand/deal) | (cards/hand) .. (belonged/belong) | (slot/pocket) wrong
    | <card> (on/with) (cards/hand) .. (of/from) | hand from | hand of board
    | (cards/hand/thirteen/#13) .. (from/of/out of/in) .. <wrong_one> .. (board/deal/hand/round)
    | <wrong_one> (board s)? (hand/cards/thirteen)
    | (picked/took/taken/pulled/grabbed/lifted) (up/out)? .. (hand/cards) .. (board/deal)
    | (bid/called/opened/passed/using/looking at/holding/with) .. (hand/cards) .. (of/from) .. (<wrong_one>/board)
    | (different) (#13/thirteen) cards | wrong (set of cards/cards/hand/slot/pocket) | cards .. (of/from) .. <wrong_one>
    | (bid/called/opened) .. (on/from/with/using) .. (board <number>/cards/hand) | hand from (<number>/board)
    | (cards/hand/hands/card) (of/from) (board)? <number> (in/with/on) | <number> s (cards/hand) (in/with)
    | (card/cards) .. from (table <number> s)? board
case-board_not_scheduled =
    | + not on (our/their/his/card/sheet/slip) | + not (meant/to have)
    | + (movement/table/guide/slip) (card)? (says/said) .. <number> | + due next round | + shouldn not .. (had/have/played)
    | + should not .. (had/have/played) | + (going to play/to be on/supposed to be on) <number>
    | (played/play/playing/bid/bidding/finished/opened) .. wrong (board/boards/opponents/pair/hand/hands/set)
    | board .. (not scheduled/unscheduled/not supposed/not due/next round/meant for/not ours/not for us) | unscheduled
    | + not .. (supposed/scheduled/due/meant/ours/theirs/on card/for this round/for us/our)
    | + (should/shdve) (have been)? .. (board/<number>) | + should have been <number>
    | + belongs to .. (round/table/pair)
    | + (meant/scheduled/intended) for .. (round/table/pair) | out of (sequence/order) | + wrong board (on table/out/at table)?
    | + (put out/brought out/put on table) (again/by mistake) | + ahead of (its/round) | + not supposed to (play/have)
    | + (pulled/took/picked) wrong board
case-board_not_scheduled-else =
    | played .. (twice/already/second time/round one/before)
    | + (instead of/rather than) (board)? <number>
    | + replayed
case-fouled =
    | + (other table/other room/tables/table) * (different/another/wrong) .. (hand/cards/deal)?
    | + (hand/cards) .. (switched/swapped/exchanged) | + wrong hand .. tables | + foul-
    | + (swapped/switched/interchanged/mixed up/rotated/turned) .. (hands/cards/pockets/slots/board)?
    | + (hand/cards) .. (wrong) (pocket/slot/pockets/slots)
    | + (different/differ/differs/not same/unlike) .. (table/tables/room/rooms/others/other/deal) | + not match
    | + (aces/cards/card) .. (different hands/moved) | + moved from .. to | + arrow | + <number> tables .. another
    | + (room/tables/field) .. (different/another) (deal/cards/hand/hands) | + curdled
    | + duplicat- (wrong/badly/wrongly/incorrectly) | + (not same) .. (table/tables/room/rooms) | + other hands
    | + <compass> s? (hand/cards) (in/into) * (slot/pocket)
    | + (other/another) (table/room) (had/got/has) (it)? (right/correct/correctly/normal/different)
partner_called_after-yes =
    | partner and <who> .. both (bid/called) | both (bid/called) | opened , <who> responded
    | partner s? (has/had/also)? (also/then/since)? (called/bid/passed/responded/raised/answered/doubled/replied/made)
    | partner .. (called/bid/passed/responded/raised/made .. call/replied) | + <who> (responded/raised/replied/answered)
    | + partner .. (bid/called/passed) after
partner_called_after-no =
    | + nobody else .. (spoken/called/bid) | + partner silent | + partner not (acted/had) | + only call
    | + partner (has/had/s)? not .. (called/bid/passed/spoken)? | + partner .. not .. (called/bid/passed/spoken)
    | + before (his/my)? partner | + partner (yet to/still to) | + (only/sole) call .. (our side/far) | + (rho/lho) has spoken
    | + nobody (else)? has (bid/called) | + (partner/<who>) (silent/mute/quiet/mum)
    | + (partner/<who>) (has/had)? (said nothing/not called/not bid/not spoken) | + partner (not) $
event-pairs =
    | + mp | + (pairs/pair event/matchpoint-/mitchell/howell/individual/mps/match points)
event-teams =
    | + (imp/imp match/teams match) | + (teams/team/imps/swiss teams/teams of #4/team event/knockout/team match)
played_before_by_someone-yes =
    | + (recognise/remember) (it/board/hand) | + (previously/earlier/before/had/d) .. (played/done/seen/met/had)
    | + (has/have) .. (played/done/seen/met) .. (before/already/earlier) | + (has/have) (seen/met) (it/board/this)
    | + played .. (already/before/earlier/previously/twice/this morning/round <number>/round one/last round)
    | + (done/met/seen) (it/them) (already/before/against)
    | + <him> (has/had)? replayed (it/board/a)?
    | + played .. (at/on) #1 more table
played_before_by_someone-no =
    | + (none/neither) .. (of us/of them/of four)? .. (seen/played/knew/met) | + nobody .. (saw/seen/knew/played) | + fresh to
    | + (nobody/neither) .. (played/seen/known/met) | + not .. (played/seen) (it/before)?
    | + <not> .. of (<who>) .. (played/seen/knew) | + (fresh/new/virgin) (to/for) .. (all/it/everyone/<who>) | + fresh to it
    | + none .. (played/seen/knew) | + none of us had | + (none/neither/nobody) .. (had/have)? (seen/played/met/had) (it)?
    | + first time .. (all/everyone/four)
case-only_looked =
    | + (saw/seen/looked at/overheard/heard) .. (wrong hand/result/board)
case-wrong_seat =
    | + (sat/sitting/seated) .. (wrong/other) (seat/seats/direction/way/place)
