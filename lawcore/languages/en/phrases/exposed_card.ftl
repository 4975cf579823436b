# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
certain =
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (before) .. (bidding/auction/anyone) .. (ended/over/bid/finished)
    | led before .. (auction/bidding) .. (over/ended/finished)
    | dealt .. face up
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (faced/drop-/fell/expos-/knocked/out of my hand/visible/showed/seen) .. (during/in/before/middle of/while) .. (auction/bidding/first call)
    | (auction/bidding) .. (drop-/fell/expos-/flash-/faced/visible/showed/saw) .. (card/ace/king/queen/jack/ten/<high>/<low>)
topic =
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (during/in/before/middle of/while) .. (auction/bidding/first call)
    | (led/lead) .. (during auction/before auction/during bidding/while .. bidding)
    | (drop-/expos-/fac-/flash-) .. (during/in/before) .. (auction/bidding/first call)
    | (auction/bidding) (over/done/finished) .. (no/not) lead
hint =
    | (auction/bidding)
trace =
    | (card/cards/ace/king)
    | (exposed/faced/dropped/fell/flash-)
against =
    | bidding card
    | trick
    | (revok-/reneg-)
when-auction =
    | (during/in/middle of/while) .. (auction/bidding) | (auction/bidding) .. (dropped/fell/exposed)
    | (while/as) .. (bidding/calling)
    | before auction (ended/over/finished)
when-before =
    | (before) .. (first call/anyone bid/auction started/dealt) | auction not started
when-clarification =
    | (auction/bidding) (done/over/finished/ended) .. (no/not/before) .. lead | after final pass
count-one =
    | #1 card | (an/a)? (ace/king/queen/jack/ten/<low>/<high>) .. (fell/dropped/exposed/out of/visible/faced/knocked) | (dropped/fell/exposed/flashed) .. (ace/king/queen/jack/ten/<low>/<high>) | knocked ace
    | #1 .. card
    | small card
count-more =
    | (#2/#3/#4/two/three) cards
rank-honour =
    | (ace/king/queen/jack/ten/<high>)
rank-low =
    | (<low>/two/three/four/five/six/seven/eight/nine/#2/#3/#4/#5/#6/#7/#8/#9) (of)? (spade-/heart-/diamond-/club-)? .. (fell/dropped/exposed/visible)
    | (small/low/little) card
    | (small/low/little) (spade/heart/diamond/club)
side-declares =
    | (dummy to be/declarer to be/declarer/dummy)
led-yes =
    | (led/lead)
seen-no =
    | partner .. not .. (see/seen/saw)
fault-other =
    | (waiter/kibitzer/opponent/someone) .. (knocked/pushed/bumped)
