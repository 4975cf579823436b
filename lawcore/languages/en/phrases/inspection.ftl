# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 66
certain =
    | (see/look at/inspect/view/review/show/check) .. (quitted/last/previous/earlier/first/that) (trick/tricks/one)
    | (look/looking/peek) .. (back/through) .. (tricks/played cards)
    | (trick/card) .. (pointing/turned/pointed/lies/facing) .. (wrong/wrongly) | inspect- .. trick
topic =
    | (see/inspect) .. trick | wrongly pointed | own last card
hint =
    | (trick/turned/quitted)
against =
    | (ask-) .. (none/suit/hearts/spades/diamonds/clubs) | revok-
case-wrongly_pointed =
    | (point-/turn/turned/turns/lies/lying/facing/faces/placed/set/stacked/card/trick/tricks/put/one/it) .. (wrong way/other way/wrong side/wrongly/wrong direction/crosswise/crooked/wrong)
    | (point-/turned/lies/stacked/put/set) .. (as (if)? (lost/won/loser/winner)/like (loser/winner/lost/won)/as (a)? (lost/won) trick/as (won/lost) by)
    | (pointed/points/pointing/turned) .. (north south/east west/other way/right way/right/at (me/us/them/him)/sideways)
    | wrong (way/direction) | (straighten-/realign-/re point-/repoint-) | turn it (round/around) | set same way
    | lies as (won/lost) | (trick/card) points | points .. (should)
    | (lost/won) trick ++ (pointed/points/turned it as/turned round)
    | (pointed out) .. turned trick | (won/lost) (trick/tricks) (point/points/pointing/lie)
own_side_played_next-yes =
    | (we/they/he/she/play/we re/i) .. (on/at/into/in middle of) trick? (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13) | trick #1 further
    | having .. (led/played/contributed) | (lead/card) .. next .. made | side .. (already)? (led/played/leading) | he led
    | after .. (next/led) .. (led/started/next) | (gone/moved/played/went/been) past it
    | (side/we/partner/i) .. (d/have/had)? (led/played/moved) on | (my/our/his/her) side (has/had)? (led/played)
    | (partner/i/we/my side/our side/his side/her side/they/dummy/same side/own side/his partner/their side) .. (led/lead/played/plays/leading/playing/gone on/moved on/contributed/on to) .. (next/already/on/since/following/#2/#3/#4/#5/#6/#7/#8/#9/#10/after/new/later)
    | (partner/my side/our side/his side/her side/own side/his partner/their side) .. (led/leading/moved on/gone on)
own_side_played_next-no =
    | (nobody/noone/neither/none/<not>) .. (led/lead/leads/played/plays/moved/gone/started/begun/play/on)
    | before .. (led/lead/leading/leads/play-/next/started) | led <not> | <not> (next/lead/play)
    | next .. <not> .. (out/started/begun/led/played/yet) | (we ve/we/i) got <not> further | <not> further than
    | <not> (card/lead) .. (next/following) | <not> gone on | (nobody/noone) .. led
case-current_trick-else =
    | (last/just played/current/this/that) trick
    | (see/look/show-/face/faced/view/peek/shown/check/turn) .. (it/trick/again/cards/what/which/please)
    | trick .. (played/completed/finished/quitted/ended) | cards just played | one just (quitted/played/turned)
    | (what/which) .. (was discarded/discarded/lho/rho/threw/played/put/cards/dropped)
    | (again/once more/another look/one more time) | (see/shown) .. (others/his/hers/theirs/rest)
    | (see/know/wonder-/missed/forgot) .. (what/who/which) .. (played/threw/put/discarded/dropped/was)
    | may i look | finished trick
case-quitted_trick-else =
    | tricks .. (already)? (quitted/turned) | quitted trick , | (tricks ago/long ago)
own_side_played_next-yes-else =
    | (#1/#2/#3/#4/few/several/couple) tricks (ago/back/later/earlier) | (next trick/next) .. (led/started/begun/played/made)
    | (led/played) to next
own_side_played_next-no-else =
    | (still in same/same trick)
own_card_turned-yes-else =
    | i .. (turned/quitted/flipped/covered/turning) (mine/it/card/over/my card/down/my own)?
    | (turned/flipped/quitted/covered/turning) .. (mine/my own/my card/own card/his card/her card/his own/her own/over)
    | (mine/my card/my own/own card/his card/her card/his own) .. (turned/flipped/quitted/down/over) | turned by i | ^ turned .
    | (he/she/they/declarer/defender/west/east/north/south/lho/rho) (already/having)? (has/had)? (turned/flipped/quitted) .. (card/it/over/own)
own_card_turned-no-else =
    | (mine/card/own/my/his/her/it/she/he/i d/i/myself/one) .. (faced/open/up/showing/visible/on view)
    | (mine/card/own card/i/he/she/west/east/north/south/declarer/it) .. <not> .. (turned/flipped/quitted/over)
    | <not> (turned/flipped/quitted)
case-quitted_trick =
    | (see/look/peek/inspect/check/view/review/show-/again/turn-/shown/reopen/open up) .. (trick #1/trick #2/trick #3/trick #4/trick #5/trick #6/trick #7/trick #8/trick #9/trick #10/%1 trick/%2 trick/%3 trick/%4 trick/%5 trick/%6 trick/%7 trick/%8 trick/opening lead trick)
    | (trick before last/last trick but one/last but one/opening lead trick)
    | (#1/#2/#3/#4/#5/few/several/couple) (of)? tricks (ago/back/earlier)
    | (earlier/old/older/past/previous) (trick/tricks/one/ones) | trick .. from (earlier/before)
    | (see/look/peek/inspect/check/view/review/show-/want/wants/turn/turned) .. trick .. (from/a) .. (while/two rounds/three rounds/rounds/long ago/earlier)
    | trick (from)? (two/three/a couple of)? rounds (back/ago) | trick .. while (ago/back) | (one/trick) before (that/last/it) $
    | (grabs/picks/takes/opens) .. quitted trick | (from) (the)? pile | trick (number)? #2 , .. (now on/at)
    | (see/look/check/view) .. (first/opening) trick
own_card_turned-unless =
    | (point-/lies/facing/faces/placed/stacked) .. (wrong-/other way) | wrong (way/direction)
    | turned .. (wrong-/as lost/as won/like loser/like winner/other way/as a/round)
    | (turned/one of) .. (tricks/cards) .. (point-/turned) | straighten- | turned (it)? as | turned winner | quitted trick
own_card_turned-yes =
    | (own/mine/my card/his/hers) (is/been)? turned | card (is)? (already)? turned $ | (mine/my card/own card) been turned
