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
word-out = fell | fall | falls | dropped | drops | drop | slipped | slips | spilled | flashed | flashes | showed | shows | shown | exposed | exposes | visible | faced | knocked | showing | tipped | flipped | on table | slid
word-honourcard = ace | king | queen | jack | ten | honour | picture | face card | court card | aces | kings | queens | jacks | tens
word-spot = two | three | four | five | six | seven | eight | nine | deuce | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
word-suitname = spades | hearts | diamonds | clubs | spade | heart | diamond | club
when-auction =
    | before .. (auction/bidding/final pass/last pass) .. (over/ended/finished/closed/done)? | (auction/bidding/acution) .. <not> .. (over/finished/ended/closed/done) | (auction/bidding/acution) .. (going/going on/in progress/open/under way/live/went on)
    | (during/in/middle of/mid/while/still/end of) .. (auction/bidding/acution) | mid (auction/acution) | we bidding | bidding still | before all .. passed | (passes/calls) .. (to come/due/still) | a call coming | round of bidding | %2 round
    | (before i/before he/before she/before lho/before rho/before partner) .. (bid/called/opened) | auction , | while .. (bidding/calling) | called when
when-before =
    | before .. (first call/first bid/anyone .. bid/anybody/anyone/any call/auction started/bidding started/dealer/start) | (auction/bidding) <not> .. (started/begun) | <not> .. (started/begun) | nobody .. (bid/called/opened/spoken) | dealer <not> .. (opened/bid/called)
    | (sorting/taking/took/pulling/picking/removing) .. (cards/hand) .. (out/up/from/of/board) | thinking what to open | dealer still | before bidding (starts/began)
when-clarification =
    | (auction/bidding) .. (done/over/finished/ended/closed/complete) .. (<not>/before/waiting)? .. lead | after .. (final pass/#3 passes/last pass) | (auction/bidding) (done/over/finished/ended/closed) | #3 passes .. (finished/over/lead)? | before .. (opening lead/lead) ++ (auction/passes)
    | waiting for .. lead | after .. (auction/bidding) .. (ended/over/finished/closed) | passed out | prior to .. lead | after everyone .. passed
count-more =
    | (#2/#3/#4/#5/several/couple of/few/some/both) (small/of (his/her/my/lho s)?)? (cards/spades/hearts/diamonds/clubs/aces/kings/queens/of) | (#2/#3/#4/#5) cards | (#2/#3/#4/#5) (fell/slipped/flipped/at once/lying) | spilled #3 | two of .. cards | #2 small | couple of .. ones
    | (<honourcard>/<card>/five/six/seven) & (<honourcard>/<card>/<spot>) | (whole/all/entire) .. (hand/cards) | saw (them)? both | (#2/#3/#4) .. incl
    | knocked her cards
count-one-else =
    | (dropped/fell/exposed/flashed/showed) .. (card/<honourcard>/<card>)
    | #1 card | (card/<honourcard>/deuce) .. (<out>)? | <card> | <low> | <high> | (my/his/her/our/the)? <spot> (of (<suitname>))? (<out>/hit/slipped/was) | (my/his/her) (<spot>/<honourcard>/card) | (dropped) deuce
    | <spot> of (<suitname>) | jack | nine
rank-honour-else =
    | <honourcard> | <high>
rank-low-else =
    | (a/the/my) <spot> | spot card | below ten | (small/low/spot/pip/<low>) (card/spade/heart/diamond/club/of)?
    | (small/low/spot/pip) (card/one/ones/spade/heart/diamond/club/spades/hearts/diamonds/clubs/trump) | <low> | <spot> of (<suitname>) | (the/my/his/a) <spot> (<out>/that/hit/slipped/lying) | deuce | (<out>) (the/my/his)? <spot> $ | <low>
led-yes-else =
    | (led/leads)
led-yes =
    | (made/makes) .. opening lead | (led/leads) (<card>/<honourcard>/faced/the/my/a) | (premature/opening) lead | <him> (led/leads) | as (his/her/a)? lead | lead made | lead out of turn | (faced/played) .. as .. lead
led-no =
    | <not> (lead/led/leading) | nothing led | (exposed/shown/showed/flashed) .. <not> .. (lead/led/leading) | wasn .. (lead/leading) | <not> played
led-unless =
    | before .. lead | <not> led
seen-no =
    | partner .. <not> .. (see/seen/saw/looking/look/notice/noticed/tell) | nobody .. (see/seen/saw/noticed) | <not> visible | partner .. saw <not> | partner .. (looking other way/asleep/facing) | <not> partner saw | (his/her/my)? lho saw it
    | (back) .. seen
seen-yes-else =
    | (partner/everyone/all) .. see | (seen/saw) by (partner/everyone/all)
    | (partner/everyone/everybody/all/whole table/<partner>) .. (saw/seen/see/noticed/clocked/full view/staring) | in full view | seen by .. (partner/all/everyone) | visible to all | <him> saw it
fault-other =
    | (waiter/waitress/kibitzer/caddy/someone/somebody/passer/neighbour/passerby/child/wind/opponent/lho/rho/other side/they/director) .. (knocked/pushed/bumped/jogged/hit/turned/spilled/ran/blew/flipped/from)
    | (knocked/pushed/bumped/jogged/nudged/spilled) by | <not> (my/his/her) fault | (faced) in (board/slot/deck) | wind | ashtray .. tipped | i knocked (her/his/their)
fault-own =
    | (my/his/her) (own)? .. (fault/clumsiness/carelessness) | by (accident/carelessness) of (his/her)? own | (blame) (him/me/her) | own (stupid)? (fault/clumsiness) | fumbled | by carelessness
fault-unless =
    | <not> fault
side-declares =
    | (future/presumed) declarer | (dummy to be/declarer to be) | (guy/player/one) who ll be (dummy/declarer) | (<who>/he/she) (s/is)? (now)? (declarer/dummy) | (declaring side) | <who> .. (ended up/end up) (declaring/as declarer/playing) | (his/her/their) side .. bought it | n s side declaring
    | (declarer/dummy) s? (hand)? (card/ace/king/dropped/drops/exposed/exposes/showed/shows/flashes) | by declarer s hand | <who> are? declaring
side-defends =
    | <who> .. (defends/defended/defending/on defence/on defending side) | defender s? .. (card/ace/king/queen/jack/ten/fell/dropped)? | (ended/end) up .. (defence/defending) | we re? defending | defender
side-unknown =
    | (their/his/her) side <not> .. contract yet | <not> contract yet
