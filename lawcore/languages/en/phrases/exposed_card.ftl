# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
word-put =
    | fell | fall | falls | falling | dropped | drops | drop | slipped | slips | spilled | flashed | flashes | showed | shows | showing | shown | exposed | exposes | faced
    | flicked | flipped | knocked | tabled | tables | played | put | tipped | slid | saw | see | revealed | reveals | displayed
word-suit = spades | hearts | diamonds | clubs | spade | heart | diamond | club
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
word-out = fell | fall | falls | dropped | drops | drop | slipped | slips | spilled | flashed | flashes | showed | shows | shown | exposed | exposes | visible | faced | knocked | showing | tipped | flipped | on table | slid
word-honourcard = ace | king | queen | jack | ten | honour | picture | face card | court card | aces | kings | queens | jacks | tens
word-spot = two | three | four | five | six | seven | eight | nine | deuce | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
word-suitname = spades | hearts | diamonds | clubs | spade | heart | diamond | club
when-auction =
    | + before .. (auction/bidding) .. (over/ended/finished/closed/done/end/ends)
    | + before (final pass/last pass/end of (auction/bidding))
    | + (auction/bidding/acution) .. <not> .. (over/finished/ended/closed/done)
    | + (auction/bidding/acution) .. (going/going on/in progress/open/under way/live/went on)
    | + (during/in/middle of/mid/while/still/end of) .. (auction/bidding/acution) | + mid (auction/acution) | + we bidding
    | + bidding still | + before all .. passed | + (passes/calls) .. (to come/due/still) | + a call coming | + round of bidding
    | + %2 round | + (before i/before he/before she/before lho/before rho/before partner) .. (bid/called/opened) | + auction ,
    | + while .. (bidding/calling) | + called when | + (auction/bidding) (was)? at <card> | + in (bidding/auction)
    | + during (bidding/auction) | + mid bidding | + (thought/believed) .. (done/finished/over) .. (weren/not) | + bidding ,
    | + auction on | + ^ bidding | + partway through
when-before =
    | + before .. (first call/first bid/anyone .. bid/anybody/anyone/any call/auction started/bidding started/dealer/start)
    | + (auction/bidding) <not> .. (started/begun) | + <not> .. (started/begun) | + nobody .. (bid/called/opened/spoken)
    | + dealer <not> .. (opened/bid/called)
    | + (sorting/taking/took/pulling/picking/removing) .. (cards/hand) .. (out/up/from/of/board) | + thinking what to open
    | + dealer still | + before bidding (starts/began) | + before (any)? (bidding/auction) (starts/started/began/begins/$/,)
    | + before #1 call | + before (single/first) (call/bid) | + first (call/bid) not | + (while/during) (we)? deal- | + dealing
    | + before (anybody/anyone) .. (called/bid/spoke/spoken/opened) | + before .. single call | + not called yet
when-clarification =
    | + (auction/bidding) .. (done/over/finished/ended/closed/complete) .. (<not>/before/waiting)? .. lead
    | + after .. (final pass/#3 passes/last pass) | + (auction/bidding) (done/over/finished/ended/closed)
    | + #3 passes .. (finished/over/lead)? | + before .. (opening lead/lead) ++ (auction/passes) | + waiting for .. lead
    | + after .. (auction/bidding) .. (ended/over/finished/closed) | + passed out | + prior to .. lead
    | + after everyone .. passed | + (auction/bidding) (was)? (done/over/finished/ended/closed/complete)
    | + final pass (made/done/in) | + clarification period | + after .. (final pass/last pass/#3 passes)
    | + (at/with) .. (end of) (auction/bidding) | + (nothing/nobody/no lead) (has)? (led) (yet)?
count-more =
    | + (<honourcard>/<card>) of (spades/hearts/diamonds/clubs) (&/,) (<honourcard>/<card>)
    | + (#2/#3/#4/#5/several/couple of/few/some/both) (small/of (his/her/my/lho s))? (cards/spades/hearts/diamonds/clubs/aces/kings/queens)
    | + (#2/#3/#4/#5/several/some/both) of (my/his/her/them/their) | + #2 of (partner/lho/rho) | + (#2/#3/#4/#5) cards
    | + (#2/#3/#4/#5) (fell/slipped/flipped/at once/lying) | + spilled #3 | + two of .. cards | + #2 small | + couple of .. ones
    | + (<honourcard>/<card>/five/six/seven) & (<honourcard>/<card>/<spot>) | + (whole/all/entire) .. (hand/cards)
    | + saw (them)? both | + (#2/#3/#4) .. incl | + knocked her cards | + <put> #2 $
    | + (#2/#3/#4) (honours/small ones/little ones/of them/small/pictures/others) | + both (fell/dropped/slipped/out/came)
    | + <card> (incl-/including) | + cards (<put>) | + #2 .. (<put>) .. (both)
    | + (#2/#3/#4/#5) of (mine/his/hers/them/my/his/her)
    | + (<honourcard>/<card>/#4/#5/#6/#7/#8/#9) & (<honourcard>/<card>/#4/#5/#6/#7/#8/#9)
count-one-else =
    | + (dropped/fell/exposed/flashed/showed) .. (card/<honourcard>/<card>) | + #1 card
    | + (card/<honourcard>/deuce) .. (<out>)? | + <card> | + (king/queen/ace/jack) | + <low> | + <high>
    | + (my/his/her/our/the)? <spot> (of (<suitname>))? (<out>/hit/slipped/was) | + (my/his/her) (<spot>/<honourcard>/card)
    | + (dropped) deuce | + <spot> of (<suitname>) | + jack | + nine
    | + ^ (my/his/her/our/the)? (#4/#5/#6/#7/#8/#9) (,/$/of/<put>/visible/was)
    | + <put> (my/his/her/our/their/<him>)? (#4/#5/#6/#7/#8/#9)
    | + (my/his/her/their/lho s/rho s/partner s) (#2/#3/#4/#5/#6/#7/#8/#9/#10)
    | + (led/leads/lead/leading) (the)? (#2/#3/#4/#5/#6/#7/#8/#9/#10) | + (k/q/j) of? <suit> | + (k/q/j) <put>
    | + (#4/#5/#6/#7/#8/#9) (<put>/visible/led/lying/on table) | + #1 (little/small/low/tiny/big/lone/single)? (<suit>/card)
    | + (one/#1) of (mine/his/hers/my cards/his cards/her cards) | + (little/small/low/tiny) #1
rank-honour-else =
    | + <honourcard> | + <high> | + (k/q/j) of? <suit> | + (k/q/j) (<put>/visible) | + (king/queen/ace/jack/honour/honours)
    | + (my/his/her/their/<put>) #10 | + #10 (<put>/of <suit>/visible)
rank-low-else =
    | + little card | + ^ (one)? #1? (#2/#3/#4/#5/#6/#7/#8/#9) , | + (a/the/my) <spot> | + spot card | + below ten | + (small/low/spot/pip/<low>) (card/spade/heart/diamond/club/of)?
    | + (small/low/spot/pip) (card/one/ones/spade/heart/diamond/club/spades/hearts/diamonds/clubs/trump) | + <low>
    | + <spot> of (<suitname>) | + (the/my/his/a) <spot> (<out>/that/hit/slipped/lying) | + deuce
    | + (<out>) (the/my/his)? (#4/#5/#6/#7/#8/#9) $ | + ^ (my/his/her/our/the)? (#4/#5/#6/#7/#8/#9) (,/$/of/<put>/visible/was)
    | + <put> (my/his/her/our/their/<him>)? (#4/#5/#6/#7/#8/#9)
    | + (my/his/her/their/lho s/rho s/partner s) (#2/#3/#4/#5/#6/#7/#8/#9)
    | + (led/leads/lead/leading) (the)? (#2/#3/#4/#5/#6/#7/#8/#9) | + (#4/#5/#6/#7/#8/#9) (<put>/visible/led/lying/on table)
    | + (little/small/low/tiny) (#1/ones/<suit>/card) | + (#2/#3) of <suit>
led-yes-else =
    | (led/leads)
led-yes =
    | (made/makes) .. opening lead | (led/leads) (<card>/<honourcard>/faced/the/my/a) | (premature/opening) lead
    | <him> (led/leads) | as (his/her/a)? lead | lead made | lead out of turn | (faced/played) .. as .. lead
    | + as if (leading/lead/to lead) | + (led/leads) (prematurely/early/too early/too soon) | + (prematurely/early) led
    | + led (#2/#3/#4/#5/#6/#7/#8/#9) | + thought .. led | + opening lead (made)? (too)? (early/soon/before)
led-no =
    | <not> (lead/led/leading) | nothing led | (exposed/shown/showed/flashed) .. <not> .. (lead/led/leading)
    | wasn .. (lead/leading) | <not> played | + <not> led | + (merely/just) (dropped/shown/exposed/flashed)
    | + <not> .. (as)? lead | + <put> not led | + ^ not (led/leading) | + (card/it) (was)? not (led/lead)
    | + not (led/leading) $ | + (wasn t/was not) (led/leading/lead) | + it (was)? not lead
led-unless =
    | before .. lead | <not> led
seen-no =
    | partner .. <not> .. (see/seen/saw/looking/look/notice/noticed/tell) | nobody .. (see/seen/saw/noticed)
    | partner .. saw <not> | partner .. (looking other way/asleep/facing) | <not> partner saw | (his/her/my)? lho saw it
    | (back) .. seen
    | + partner .. (loo/toilet/outside/away from table/away/bathroom/bar/asleep/elsewhere/back turned/not looking/looking at/looking away/looking out/gone)
    | + (no way/impossible) .. partner .. (see/seen)
    | + (all but/everyone but/everyone except/all except/except/bar/apart from) .. partner
    | + partner .. (could not/can not/did not) .. (see/seen) | + (unseen by) .. partner | + not seen by partner
    | + partner (was)? (looking) (at/away/elsewhere/other)
seen-yes-else =
    | (partner/everyone/all) .. see | (seen/saw) by (partner/everyone/all)
    | (partner/everyone/everybody/all/whole table/<partner>) .. (saw/seen/see/noticed/clocked/full view/staring) | in full view
    | seen by .. (partner/all/everyone) | visible to all
    | + partner .. (saw/could_have seen/could see/clocked/spotted/stared) | + saw it .. (partner) | + (both/everyone/all) .. saw
    | + (partner) saw
fault-other =
    | (waiter/waitress/kibitzer/caddy/someone/somebody/passer/neighbour/passerby/child/wind/opponent/lho/rho/other side/they/director) .. (knocked/pushed/bumped/jogged/hit/turned/spilled/ran/blew/flipped/from)
    | (knocked/pushed/bumped/jogged/nudged/spilled) by | <not> (my/his/her) fault | (faced) in (board/slot/deck) | wind
    | ashtray .. tipped | i knocked (her/his/their)
    | + (waiter/waitress/kibitzer/caddy/someone/somebody/passer/neighbour/passerby/child/wind/draught/opponent/lho/rho/director/fan/player next/dog/gust) .. (flicked/knocked/pushed/bumped/jogged/hit/nudged/jostled/leaned/caught/brushed/blew)
    | + (tray/elbow/arm/bag) .. (hit/knocked/caught) | + not fault of <him> | + not .. (holder/player/his/her/my) s? fault
    | + nobody s fault | + (opponent/lho/rho/neighbour) .. who (knocked/bumped/hit)
fault-own =
    | (my/his/her) (own)? .. (fault/clumsiness/carelessness) | by (accident/carelessness) of (his/her)? own
    | (blame) (him/me/her) | own (stupid)? (fault/clumsiness) | fumbled | by carelessness | + clums- | + dropped it <him>
    | + (all)? (my/his/her) (own)? (fault/doing/mistake) | + careless- | + butterfingers | + by accident of (his/her/my) own
    | + fault of (his/her/my)? own
fault-unless =
    | <not> fault
side-declares =
    | (declarer s partner/partner of declarer) (shows/showed/drops/dropped/exposes/exposed/flashes/flashed) | (future/presumed) declarer | (dummy to be/declarer to be) | (guy/player/one) who ll be (dummy/declarer)
    | (<who>/he/she) (s/is)? (now)? (declarer/dummy) | (declaring side)
    | <who> .. (ended up/end up) (declaring/as declarer/playing) | (his/her/their) side .. bought it | n s side declaring
    | (declarer/dummy) s? (hand)? (card/ace/king/dropped/drops/exposed/exposes/showed/shows/flashes) | by declarer s hand
    | <who> are? declaring
    | + (offenders/<offending>/his side/her side/our side) .. (declare/declares/declaring/play/plays/playing/bought)
    | + (<offending>) (gonna/going to)? declare | + future dummy | + dummy to be
    | + (his/her/their) side (bought/buys/played/plays/won) | + side that (plays/declares)
side-defends =
    | (defending side) | (guy/player/one) who (s/will/ll/going to)? .. (defend/defends/defending) | <who> .. (defends/defended/defending/on defence/on defending side)
    | defender s? .. (card/ace/king/queen/jack/ten/fell/dropped)? | (ended/end) up .. (defence/defending) | we re? defending
    | defender | + (offenders/<offending>/his side/her side) .. (defend/defends/defending/defended)
    | + (defender/defenders) to be | + <innocent> (now)? (declare/play/playing/declares/plays)
    | + (#1/one/player/man/lady) (about to/going to/on) lead
side-unknown =
    | (their/his/her) side <not> .. contract yet | <not> contract yet | + nobody s contract
    | + <not> .. (known/clear) .. (play/declare) | + not .. (know/known) who (plays/declares)
rank-unless =
    | + (#3/#4/#5/#6/#7) (fell/cards) | + <card> (incl-/including) | + <honourcard> & (#2/#3/#4/#5/#6/#7/#8/#9)
    | + (#2/#3/#4/#5/#6/#7/#8/#9) & <honourcard>
rank-honour =
    | + (#2/#3/both) (honours/aces/kings/queens/jacks)
