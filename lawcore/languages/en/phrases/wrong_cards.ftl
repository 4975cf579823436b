# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 14
certain =
    | (#12/#14/#11/#15) cards | (card/cards) (short/missing/too many/too few/light/over)
    | (#1/one) card (short/missing/extra/less/too few/too many) | (missing/extra/lost) card
    | card .. (in board/on floor/under table/on chair/in pocket/in box/still in)
    | (dealt/has/have/had/got/holds/counted) .. (#14/#12/#11/#15) | (#12/#14) & (#12/#14)
topic =
    | (#13) .. (only/cards) | wrong number of cards | card .. missing | fourteen | (incomplete/short) (hand/deck/pack)
hint =
    | (count-/cards/floor/missing)
against =
    | trick | (penalty card-) | revok- | fell
word-foreign =
    | another deck | other deck | different deck | wrong deck | spare deck | another pack | other pack | different pack | wrong pack
    | no pack of ours | different back | different colour | different color | wrong back | blue back | red back | blue backed | red backed
    | foreign | stray from | belongs to another | belonged to another | not of this deal | not of this board | not ours | duplicate
    | old deck | two aces of | two kings of | two queens of | two jacks of | two tens of
word-looked =
    | saw | seen | looked at | showed | shown | glimpsed | glimpse | peeked | noticed | caught sight | flashed | exposed | spotted
word-hidden =
    | floor | table | chair | lap | pocket | board | slot | under | bag | carpet | sleeve | box | bidding box | drawer | envelope | foot
    | feet
case-not_of_the_deal =
    | + not from this (deal/board/hand) | + not from (our/this) (deck/pack) | + <foreign> | + #2 (aces/kings/queens/jacks/tens/<card>) of
    | + (another/other/different) .. (deck/pack/back)
case-14_and_12 =
    | + extra one | + #1 too many | + (#13) .. and #1 more | + (#14/#15/#16) | + (#13 plus #1) | + (one/#1/a)? (card)? too many
    | + (extra/surplus/additional) card | + over #13 ++ #14 | + fourteen | + #1 more than #13
case-missing-else =
    | + nobody .. (over #13/more than #13/has more/over/with more) | + short (one/#1) | + not enough cards | + (lost/stray/missing) card
    | + (where is) .. (card/<card>) | + (missing/lost/short/gone/absent) .. card | + card .. (missing/lost/short/gone/absent/light)
    | + #1 (short/light/missing/too few/less) | + (#12/#11) cards? | + #12 (in/left) | + (#12/#11) .. (others/rest/everyone) .. #13
    | + (had/have/has/with/find/found/count/counted/got/holding/holds) (only)? (#12/#11) | + (short of/minus) card | + too few cards
    | + <card> (was/is)? (missing/gone/lost)
call_by_wrong_hand-yes =
    | calls .. made | pass came | made call | (has/have/had/both)? (bid/called/opened/overcalled) | (both/all) .. (bid/called/passed)
    | (after/at end of) .. (auction/bidding) | (already)? (passed/doubled) | auction (over/finished/ended)
    | (auction/bidding) .. (over/finished/complete)
call_by_wrong_hand-no =
    | + not call by | + not .. call made | + before .. (bid/called/auction/bidding/call/bids/calls/first call)
    | + nobody .. (bid/called/opened) | + not .. (bid/called) (yet)? | + (auction/bidding) (has)? not .. (started/begun/opened)
seen-yes =
    | (hand/card/cards) .. seen by | (glimpse/sight/view) of | <looked> .. (card/cards/it/hand/<card>/ace/king/queen/jack/honour)
    | (card/ace/king/queen/jack) .. <looked> (by)? | (everyone/everybody/all/we all/table) .. (saw/seen/noticed)
seen-no =
    | + not .. (saw/seen/looked/see) | + nobody .. (saw/seen/looked) | + (not single card) .. seen | + (unseen/sight unseen)
playable-no =
    | + (way to save/beyond saving)
    | + (can not/could not/cannot) .. (put right/fixed/corrected/rectified/played/restored/sorted/reconstructed)
    | + (unplayable/irreparable/beyond repair) | + not (playable/possible to play/possible to correct/correctable)
    | + (hands/cards) .. (mixed/muddled/shuffled) | + (board/hand) .. (scrapped/cancelled/void/dead)
playable-yes =
    | + (playable/correctable/fixable) | + (fixed/corrected/restored/sorted/put right/rectified) (it)?
    | + (can/could) .. (be)? (put right/fixed/corrected/rectified/played/restored/sorted)
lead_faced-yes =
    | + lead (has)? (been)? (led/seen) | + after dummy | + dummy (had)? (come/came) down
    | + lead .. (faced/made/on table/out/face up/turned) | + (after/once) .. (lead/led) | + (during/mid/in/middle of/halfway) .. play
    | + (at/on/in/after/by)? trick <number> | + (at/on/after)? <ordinal> trick | + dummy (down/tabled/spread/faced)
    | + <number> tricks (in/into/played) | + (after/end of) .. (play/hand) | + quitted trick | + turned cards
lead_faced-no =
    | + (auction/bidding) s? at <card> | + halfway through (auction/bidding) | + before anybody (led/leads)
    | + dummy (has)? not (come/came)? down | + before .. (lead/led/play/leading/leads) | + (auction/bidding) .. (going on/in progress/still)
    | + (during/in/mid/middle of) .. (auction/bidding) | + lead (has)? not .. (made/faced/yet/out/turned)? | + not (led/lead) | + no lead
    | + lead .. (quitted/to come)
where-found =
    | (found/turned up/it was/lying/was/stuck/fished/sitting/hiding/dropped/fell/fallen/located/retrieved) .. <hidden>
    | + (on/under/inside/beneath) .. <hidden> | found it | (found/turned up/located) $
where-not_found =
    | + not .. (found/find/anywhere/turn up/locate) | + (can not/could not) (find/locate) | + nowhere | + no (joy/luck/sign/trace)
    | + (vanished/disappeared) | + looked everywhere
where-among_played =
    | + (among/amongst/in/with/stuck/under/behind/between/inside) .. (played/tricks/quitted/turned cards/trick/played cards/t <number>)
where-elsewhere =
    | + (another/wrong/previous/next) (board/table) | + (other) (board/table)
played_to_quitted_trick-yes =
    | + (played/gone/went/used) (to/on/in/at) .. (trick/<ordinal>/t <number>) .. (turned/quitted/stacked/over/closed)?
    | + in (turned cards/quitted tricks) | + (trick) .. (turned/quitted)
played_to_quitted_trick-no =
    | + not put .. (on/in/to) .. trick | + (trick) .. (open/face up/not turned) | + never (been)? played | + not (been)? played | + unplayed
found-after_play-else =
    | + left with .. after | + (<ordinal>/last) trick (over/played) | + (after/end of/at end of) .. (play/hand/board)
    | + (play/hand/board/deal) s? (over/finished/done/ended) | + played to end | + after (#13/last/<ordinal>) trick | + after #13 trick
    | + post mortem | + (scoring/scored)
found-earlier-else =
    | + (during/mid/middle/before/in) .. (play/auction/bidding/lead) | + (at/on/after) (trick <number>/<ordinal> trick)
