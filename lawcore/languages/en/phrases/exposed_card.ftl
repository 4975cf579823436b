# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
certain =
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (before) .. (bidding/auction/anyone) .. (ended/over/bid/finished)
    | led before .. (auction/bidding) .. (over/ended/finished) | dealt .. face up
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
    | (during/in/middle of/while) .. (auction/bidding) | (auction/bidding) .. (dropped/fell/exposed) | (while/as) .. (bidding/calling)
    | before auction (ended/over/finished)
when-before =
    | (before) .. (first call/anyone bid/auction started/dealt) | auction not started | nobody .. (bid/called/opened)
when-clarification =
    | (auction/bidding) (done/over/finished/ended) .. (no/not/before) .. lead | after final pass
count-one =
    | #1 card | (an/a)? (ace/king/queen/jack/ten/<low>/<high>) .. (fell/dropped/exposed/out of/visible/faced/knocked)
    | (dropped/fell/exposed/flashed) .. (ace/king/queen/jack/ten/<low>/<high>) | knocked ace | #1 .. card | small card
count-more =
    | (#2/#3/#4/two/three) cards
rank-honour =
    | (ace/king/queen/jack/ten/<high>)
rank-low =
    | (<low>/two/three/four/five/six/seven/eight/nine/#2/#3/#4/#5/#6/#7/#8/#9) (of)? (spade-/heart-/diamond-/club-)? .. (fell/dropped/exposed/visible)
    | (small/low/little) card | (small/low/little) (spade/heart/diamond/club)
side-declares =
    | (dummy to be/declarer to be/declarer/dummy)
led-yes =
    | (led/lead)
seen-no =
    | partner .. not .. (see/seen/saw)
fault-other =
    | (waiter/kibitzer/opponent/someone) .. (knocked/pushed/bumped)
when-auction-else =
    | (during/in/middle of/while/mid) .. (auction/bidding/bid)
    | (auction/bidding) (going on/in progress/open/not over/not finished/under way)
    | before .. (auction/bidding) .. (over/ended/finished/closed/done)
    | (before i/before he/before she/before lho/before rho/before partner) .. (bid/called/opened) | (sorting/after) .. (opened/bid)
    | mid (auction/bidding)
    | (during/in/middle of/mid/still/while/before end of) .. (auction/bidding)
    | (still bidding/re bidding/auction (not/isn) over/auction (still)? (on/open/going/in progress))
    | bidding (not/isn/hadn/wasn) .. (over/finished/ended/started)?
when-before-else =
    | (before/prior) .. (first call/first bid/anyone .. bid/anybody .. bid/auction/bidding starts/dealer/anyone called/bidding began/bidding started)
    | (sorting/dealing/dealt/took .. out of board/taking .. out of board/removing .. from board)
    | (before) .. (auction/bidding/first call/anyone bid/anyone called/start/any call/dealer)
    | (sorting/taking/took/pulling/picking) .. (cards/hand) .. (out/up/from/of/board)
    | bidding (not/hadn/has not/had not) (yet)? (started/begun)
when-clarification-else =
    | after .. (final pass/three passes/#3 passes/auction/bidding) | (auction/bidding) .. (over/ended/finished/closed/done/complete)
    | before .. (opening lead/lead) | (waiting/wait) for .. lead | between .. (auction/lead)
    | (after/auction/bidding) .. (over/closed/ended/final pass/finished) .. (lead/led)?
    | (before/not yet/no) .. (opening)? (lead/led)
count-one-else =
    | (a/one/single) card | (an/the/my/his/her)? (ace/king/queen/jack/ten) | <low> | <high>
    | card (fell/dropped/faced/exposed/slipped/out/visible) | dropped card | (my/his/her) card
    | (a/one/#1/single/the/my/his/her) (card/ace/king/queen/jack/ten/<high>/<low>)
count-more-else =
    | (#2/#3/#4/#5/several/couple of/few/some/all) .. (cards/spades/hearts/diamonds/clubs) | cards
    | (ace/king/queen/jack/ten/<high>/<low>) & (an/the)? (ace/king/queen/jack/ten/<high>/<low>/four/five/six/seven/eight/nine/three/two/#2/#3/#4/#5/#6/#7/#8/#9)
    | (two/#2/three/#3/several/some/couple) .. (cards/of them)
    | (ace/king/queen/jack/<high>/<low>) & (ace/king/queen/jack/<high>/<low>) | (whole/all/entire) .. (hand/cards)
rank-honour-else =
    | honour | (ace/king/queen/jack/ten/aces/kings/queens) | <high>
    | (ace/king/queen/jack/ten/honour/honor/picture/face card/court/<high>)
rank-low-else =
    | <low> | (small/low/little) (card/one/spade/heart/diamond/club/trump)
    | (two/three/four/five/six/seven/eight/nine/deuce/#2/#3/#4/#5/#6/#7/#8/#9) of (spades/hearts/diamonds/clubs)
    | (a/the/my) (two/three/four/five/six/seven/eight/nine/deuce) | spot card | below ten
    | (small/low/spot/pip/<low>/two/three/four/five/six/seven/eight/nine) (card/spade/heart/diamond/club/of)?
led-yes-else =
    | (led/lead/leads) | opening lead .. (auction/bidding) | lead- .. before
    | (led/leads/lead/made .. lead) .. (during/while/still/before/in/auction/bidding/end/out of turn)?
seen-no-else =
    | partner .. <not> .. (see/seen/saw/looking/look/notice/noticed) | nobody (saw/seen/noticed) | <not> visible
    | (nobody/no one/none/not/partner) .. <not>? .. (saw/seen/see) | face down
seen-yes-else =
    | (partner/everyone/everybody/all/whole table) .. (saw/seen/see/noticed) | (in full view/visible to)
fault-other-else =
    | (waiter/waitress/kibitzer/caddy/someone/somebody/passer/neighbour/passerby) .. (knocked/pushed/bumped/jogged/hit/turned)
    | (knocked/pushed/bumped/jogged/nudged) by | (opponent/lho/rho/director) .. (knocked/pushed/bumped/jogged/turned/spilled) | wind
    | not (my/his/her) fault | (faced/face up) in (board/slot/deck)
    | (opponent/lho/rho/kibitzer/waiter/other side/they/someone) .. (knocked/hit/bumped/turned/exposed/flipped/pulled)
side-declares-else =
    | (dummy to be/declarer to be/future declarer/presumed declarer)
    | (declarer/dummy) s? .. (card/ace/king/queen/jack/ten/dropped/drops/fell)
    | (exposer/he/she/<who>) .. (became/becomes/ended up/ends up/turned out) .. (declarer/dummy)
    | (declarer/dummy) (dropped/drops/exposed/exposes/showed/shows/flashes/flashed)
    | (side/they/he/she/we/i) .. (declar-/dummy/will play/ended up declaring/playing contract)
side-defends-else =
    | (defender/defenders/defence/defense) .. (card/ace/king/queen/jack/ten/dropped/drops/fell/exposed/shows/showed)
    | (became/becomes/ended up/ends up/turned out) .. (defender/defending/dummy s lho)
    | (defender) (dropped/drops/exposed/exposes/shows/showed) | then defended | (defending/defended) .. (contract/hand)?
    | (side/they/he/she/we/i) .. (defend-/on defence/ended up defending/will defend) | (defender/defending)
