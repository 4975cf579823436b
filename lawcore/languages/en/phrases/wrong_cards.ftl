# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 14
word-looked =
    | saw | seen | looked at | showed | shown | glimpsed | glimpse | peeked | caught sight | flashed | exposed
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
word-hidden =
    | floor | table | chair | lap | pocket | board | slot | under | bag | carpet | sleeve | box | bidding box | drawer | envelope | foot
    | feet
word-after_lead =
    | while playing | while we played | while we were playing | as we played
    | lead faced | lead had faced | lead has faced | lead made | lead down | lead up | dummy down | dummy s down
    | dummy had come down | dummy came down | dummy tabled | dummy spread | during play | in play | mid play | middle of play
    | halfway through play | lead on table | after lead | after opening lead | could played | can played | hand could played
case-not_of_the_deal =
    | + not from this (deal/board/hand) | + not from (our/this) (deck/pack) | + <foreign>
    | + (card/<card>/#1) .. (from/of) (old/previous/neighbouring/next/another/other) (board/deal/deck/pack)
    | + (stray/alien/foreign/intruder/rogue) card | + backed | + <not> .. (from/of) this (deal/board/deck/pack) | + <not> ours
    | + #2 (aces/kings/queens/jacks/tens/<card>) of | + (another/other/different) .. (deck/pack/back)
    | + #2 (twos/threes/fours/fives/sixes/sevens/eights/nines) of
case-14_and_12 =
    | + extra one | + #1 too many | + (#13) .. and #1 more | + (#14/#15/#16) | + (#13 plus #1) | + (one/#1/a)? (card)? too many
    | + (extra/surplus/additional) (#1/card) (in/to/for)? | + #13 plus #1 | + over #13 ++ #14 | + fourteen | + #1 more than #13
    | + #14 ++ #12
    | + (#10/#11/#12) (cards)? .. (fifteen/fourteen/#14/#15/#16)
case-missing-else =
    | + nobody .. (over #13/more than #13/has more/over/with more) | + short (one/#1) | + not enough cards
    | + (lost/stray/missing) card | + (where is) .. (card/<card>) | + (missing/lost/short/gone/absent) .. card
    | + card .. (missing/lost/short/gone/absent/light) | + #1 (short/light/missing/too few/less) | + (#12/#11) cards?
    | + #12 (in/left) | + (#12/#11) .. (others/rest/everyone) .. #13
    | + (had/have/has/with/find/found/count/counted/got/holding/holds) (only)? (#12/#11) | + (short of/minus) card
    | + too few cards | + <card> (was/is)? (missing/gone/lost) | + %13 .. (turned up/found/stuck/on/under/missing/in/nowhere)
    | + (short) (one/hand/#1)? | + <card> .. (turned up/found) | + missing $
call_by_wrong_hand-yes-else =
    | calls .. made | pass came | made call | + <him> (has/have/had/both/d)? (bid/called/opened/overcalled/passed/doubled)
    | (has/have/had/both) (bid/called/opened/overcalled) | (both/all) .. (bid/called/passed) | (already)? (passed/doubled)
call_by_wrong_hand-no =
    | + not call by | + not .. call made | + before .. (bid/called/auction/bidding/call/bids/calls/first call)
    | + nobody .. (bid/called/opened) | + not .. (bid/called) (yet)? | + (auction/bidding) (has)? not .. (started/begun/opened)
    | + <not> (called/bid/opened/spoken) | + nobody .. (called/bid/spoken/opened) | + <him> not (bid/called/opened)
    | + (uncalled/auction not begun)
seen-yes =
    | (hand/card/cards) .. seen by | (glimpse/sight/view) of | (everyone/everybody/all/we all/table) * (saw/seen/noticed)
    | + (saw/seen/glimpsed) (one/#1) | + <him> saw .. (one/#1/it/card/hand/<card>)
    | + (card/cards) (have/has/were/was/had)? seen | + showed .. (extra/card/it/one/#1)
    | (card/ace/king/queen/jack) .. <looked> (by)? | <looked> .. (card/cards/it/hand/<card>/ace/king/queen/jack/honour)
    | (card/it) (was/were)? (noticed/spotted) by <him>
seen-no =
    | + not .. (saw/seen/looked/see) | + nobody .. (saw/seen/looked) | + (not single card) .. seen | + (unseen/sight unseen)
    | + <not> .. (faces/another card/any card) | + no card .. (seen/exposed)
playable-no =
    | + (way to save/beyond saving)
    | + (can not/could not) .. (put right/fixed/corrected/rectified/played/restored/sorted/reconstructed)
    | + (unplayable/irreparable/beyond repair) | + not (playable/possible to play/possible to correct/correctable)
    | + (hands/cards) .. (mixed/muddled/shuffled) | + (board/hand) .. (scrapped/cancelled/void/dead)
    | + (can not/could not) (be)? (played) | + too (late/messy) .. (fix/mend/play)
    | + (not/no) (fixable/way to fix/way to play/longer playable)
playable-yes =
    | + (playable/correctable/fixable) | + (fixed/corrected/restored/sorted/put right/rectified) (it)?
    | + (can/could) .. (be)? (put right/fixed/corrected/rectified/played/restored/sorted)
    | + (can/could) .. (carry on/go on/play on) | + put right | + (mended/repaired)
lead_faced-yes =
    | + lead (has)? (been)? (led/seen) | + after dummy | + dummy (had)? (come/came) down
    | + lead .. (faced/made/on table/out/face up/turned) | + (after/once) .. (lead/led)
    | + lead (has/had)? (made/faced/up/out/shown) | + lead (s)? (faced/made) (some while)?
    | + (during/mid/middle of/halfway through/halfway into) play | + in full play | + dummy (down/tabled/spread/faced)
    | + <number> tricks (in/into/played) | + (lead/it) (up/on view)
lead_faced-no =
    | + (auction/bidding) s? at <card> | + halfway through (auction/bidding) | + before anybody (led/leads)
    | + dummy (has)? not (come/came)? down | + (auction/bidding) .. (going on/in progress/still)
    | + (during/in/mid/middle of) * (auction/bidding) | + lead (has)? not .. (made/faced/yet/out/turned)? | + not (led/lead)
    | + no lead | + lead .. (quitted/to come) | + (nothing/no card/nobody) (has/had)? (been)? led
    | + lead .. (face down/to face/to make) | + before (any)? lead | + <not> .. (opening)? lead (yet)?
    | + before .. (lead/led/leading/leads) | + before play (starts/started/began/begins/$)
where-found-else =
    | (found/turned up/it was/lying/was/stuck/fished/sitting/hiding/dropped/fell/fallen/located/retrieved) .. <hidden>
    | + (on/under/inside/beneath) .. <hidden> | (&/^) found it | found it (under/on/in/behind) | (found/turned up/located) $ | + turned up
    | + (on/under) (the)? (chair/table/floor/carpet)
    | + in * (slot/pocket) of board $
where-not_found =
    | + not .. (found/find/anywhere/turn up/locate) | + (can not/could not) (find/locate) | + nowhere
    | + no (joy/luck/sign/trace) | + (vanished/disappeared) | + looked everywhere | + (still)? missing $ | + (never/not) found
where-among_played =
    | + (among/amongst/with/stuck to/stuck/under/behind/between/inside) * (played/tricks/quitted/turned cards/trick/played cards)
    | + in (his/her/my/our/their/a/the)? * (tricks/quitted/turned cards/played cards/trick)
    | + (pile of)? quitted (tricks/cards)
    | + in * (heap/pile)
where-elsewhere =
    | + (another/wrong/previous/next) (board/table) | + (other/adjacent/neighbouring) (board/table)
    | + (pocket/slot) of board <number> | + in board <number> | + elsewhere | + (old/previous) board | + <foreign> s? box
    | + wrong (deck/pack) s? box
    | + (found/turned up/lying/was/under/on/in/behind/inside/stayed) .. <hidden> ++ <after_lead>
    | + (<after_lead>) ... (found/turned up/stuck/under/lying) .. <hidden>
played_to_quitted_trick-yes =
    | + (played/gone/went/used) (to/on/in/at) .. (trick/<ordinal>) .. (turned/quitted/stacked/over/closed)?
    | + in (turned cards/quitted tricks) | + (trick) .. (turned/quitted) | + (pile of)? quitted (tricks/cards)
played_to_quitted_trick-no =
    | + not put .. (on/in/to) .. trick | + (trick) .. (open/face up/not turned) | + never (been)? played | + not (been)? played
    | + unplayed | + not .. (quitted/turned/closed/covered) .. trick
    | + (not/never) (been)? .. (to/in/on) .. (trick/tricks) .. (turned/quitted/closed)? | + trick .. not .. (turned/quitted)
    | + not in .. (quitted/turned)
found-after_play-else =
    | + left with .. after | + (<ordinal>/last) trick (over/played) | + (after/end of/at end of) * (play/hand/board)
    | + (play/hand/board/deal) s? (over/finished/done/ended) | + played to end | + after (#13/last/<ordinal>) trick
    | + after #13 trick | + post mortem | + (scoring/scored) | + after all .. tricks | + as <him> .. (put/counted) .. cards
    | + put cards (back/away) | + end of (board/play/hand)
found-earlier-else =
    | + (during/mid/middle/middle of/in) (the)? (play/auction/bidding)
    | + before (anybody/anyone/<him>) .. (bid/called/calls/looked/opened/led) | + in (good)? time
    | + before (play/hand) (ended/over/finished/done) | + (could/can) (still)? (be)? played | + while trick <number>
    | + (play/hand) (has/had)? not (over/finished/ended) | + play (goes on/going on/continues)
    | + (at/on/after) (trick <number>/<ordinal> trick)
    | + before play (so/$/,/&/began/started/starts/begins)
call_by_wrong_hand-unless =
    | + (everyone/all) (had/have/has)? (bid/called/passed/spoken)
lead_faced-yes-else =
    | + (at/in/by/during) trick <number> | + (at/on/in/after) <ordinal> trick
lead_faced-unless =
    | + (played/gone/went/ended up/put/used) .. trick | + (left with) .. trick
