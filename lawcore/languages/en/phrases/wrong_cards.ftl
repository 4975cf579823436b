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
case-14_and_12 =
    | (#14/#15) .. (cards)? .. (#12/#11)? | (#12/#11) .. (#14/#15) | (one/a) card too many | extra card | (fourteen)
case-missing =
    | (missing/lost/short) .. card | card .. (missing/lost/short/found/on floor/under/in board/in pocket/in slot)
    | (only/just/with/had/has/have/got) (#12/#11) (cards)? | #12 cards
call_by_wrong_hand-yes =
    | (already)? (bid/called/opened/passed/auction started/bidding started/auction over) | (after/during/middle) .. (auction/bidding/pass/bid) | (at/on) trick
call_by_wrong_hand-no =
    | before .. (bid/called/auction/bidding/call) | nobody .. (bid/called) | <not> (bid/called) yet
seen-yes =
    | (saw/seen/looked at/showed/shown) .. (card/it)
seen-no =
    | <not> .. (saw/seen/looked/see)
lead_faced-yes =
    | (after/once) .. (lead/led) | (during/mid/in) play | (at/on/in) trick | lead .. (faced/made)
lead_faced-no =
    | before .. (lead/led/play) | (auction/bidding) .. (going on/in progress)
where-found =
    | (found/turned up/it was/lying/was) .. (floor/table/chair/lap/pocket/board/slot/under) | (on/under) .. (floor/table/chair)
where-not_found =
    | <not> .. found | (cannot/could not/can not) find | nowhere
where-among_played =
    | (among/amongst/in/with/stuck/under/behind) .. (played/tricks/quitted)
where-elsewhere =
    | (other/another/wrong/previous/next) (board/deck/pack/table)
found-after_play =
    | (after/end of) .. (play/hand/board) | (play/hand) over
found-earlier =
    | (during/mid/middle/before/in) .. (play/auction/bidding/lead) | (at/on) trick
case-not_of_the_deal-else =
    | (another/other/different/wrong) (deck/pack/back/colour/color) | two (aces/kings/queens/jacks) of | (duplicate/foreign) card
case-missing-else =
    | (missing/lost/short/only twelve/only #12/just twelve/just #12/turned up/on floor/floor) .. (card/cards)?
case-14_and_12-else =
    | (fourteen/#14/extra card/one too many)
call_by_wrong_hand-yes-else =
    | (already/has/had/both) .. (bid/called/passed/opened) | (after/during/halfway/middle/in) .. (bidding/auction/play/lead)
call_by_wrong_hand-no-else =
    | (nobody/not/before/no one) .. (bid/called/passed/bidding/auction)
where-found-else =
    | (found/turned up/lying/was) .. (floor/pocket/table/chair/board/under)
where-not_found-else =
    | <not> .. (find/found) | nowhere
found-after_play-else =
    | (hand/board/play) (is/was)? (over/finished/done) | (after/end of) .. (hand/play)
lead_faced-no-else =
    | (bidding/auction/before .. lead/no lead)
lead_faced-yes-else =
    | (after/lead was) .. (lead/made/faced) | (during/mid/in) play
seen-yes-else =
    | (saw/seen/looked at/showed) .. (card/it)
seen-no-else =
    | nobody .. (saw/seen)
