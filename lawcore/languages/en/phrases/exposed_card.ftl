# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-put =
    | fell | fall | falls | falling | dropped | drops | drop | slipped | slips | spilled | flashed | flashes | showed
    | shows | showing | shown | exposed | exposes | faced | flicked | flipped | knocked | tabled | tables | played | put
    | tipped | slid | saw | see | revealed | reveals | displayed
word-suit =
    | spades | hearts | diamonds | clubs | spade | heart | diamond | club
word-out =
    | fell | fall | falls | dropped | drops | drop | slipped | slips | spilled | flashed | flashes | showed | shows
    | shown | exposed | exposes | visible | faced | knocked | showing | tipped | flipped | on table | slid
word-honourcard =
    | ace | king | queen | jack | #10 | honour | picture | face card | court card | aces | kings | queens | jacks | tens
word-spot =
    | #2 | #3 | #4 | #5 | #6 | #7 | #8 | #9 | deuce
word-suitname =
    | spades | hearts | diamonds | clubs | spade | heart | diamond | club
when-auction =
    | + (during/in/middle of/mid) (auction/bidding) | + (auction/bidding) (going on/in progress/under way/live)
    | + <we> bidding
when-auction-likely =
    | + auction | + bidding | + before (final pass/last pass/end of (auction/bidding))
    | + (during/in/middle of/mid/while/end of) .. (auction/bidding/acution)
    | + (auction/bidding/acution) .. (going/going on/in progress/open/under way/live/went on)
when-before =
    | + before (%1 call/%1 bid/anyone bid/anybody bid/anyone called/auction started/bidding started)
    | + before (auction/bidding) (,/.) | + before (single/%1) (call/bid) | + nobody (has/had)? (bid/opened/called (,/.))
    | + before (any)? (bidding/auction) (starts/started/began/begins)
when-before-likely =
    | + <not> .. (started/begun)
    | + before .. (%1 call/%1 bid/anyone .. bid/anybody/anyone/any call/auction started/bidding started/dealer/start)
    | + dealer | + <not> called | + nobody .. (bid/called/opened/spoken)
when-clarification =
    | + after (final/last) pass
when-clarification-likely =
    | + (nothing/nobody/<not> lead) (has)? (led)
    | + (auction/bidding) .. (done/over/finished/ended/closed/complete) .. (<not>/before/waiting)? .. lead
    | + after .. (final pass/#3 passes/last pass)
count-more =
    | + (#2/#3/#4/#5/several/few/some/both) cards | + cards (<put>) | + <put> #2 cards
count-more-likely =
    | + (#2/#3/#4) (honours/small ones/little ones/of <they>/small/pictures/others)
    | + (#2/#3/#4/#5/several/few/some/both) (small/of (his/her/my/<left_opponent> s))? (cards/spades/hearts/diamonds/clubs/aces/kings/queens)
    | + <put> #2
count-one-likely =
    | + (card/<honourcard>/deuce) .. (<out>)? | + <card>
    | + (my/his/her/our)? <spot> (of (<suitname>))? (<out>/hit/slipped)
    | + (led/leads/lead/leading) (#2/#3/#4/#5/#6/#7/#8/#9/#10) | + (my/his/her) (<spot>/<honourcard>/card) | + <low>
    | + <high>
rank-honour =
    | + <put> (king/queen/ace/jack) | it (king/queen/ace/jack) | + (king/queen/ace/jack) <put> | + <put> <high> | + <high> <put>
    | + #10 (<put>/of <suit>/visible)
rank-honour-likely =
    | + <honourcard> | + (king/queen/ace/jack/honour/honours) | + <high>
    | + (#2/#3/both) (honours/aces/kings/queens/jacks)
rank-low =
    | + <put> <low> | + <low> <put> | + (small/low/spot/pip) card
rank-low-likely =
    | + (small/low/spot/pip/<low>) (card/spade/heart/diamond/club/of)?
    | + (little/small/low/tiny) (#1/ones/<suit>/card) | + (led/leads/lead/leading) (#2/#3/#4/#5/#6/#7/#8/#9)
    | + <put> (my/his/her/our/their/<him>)? (#4/#5/#6/#7/#8/#9)
    | + (#4/#5/#6/#7/#8/#9) (<put>/visible/led/lying/on table) | + <low>
    | + (small/low/spot/pip) (card/#1/ones/spade/heart/diamond/club/spades/hearts/diamonds/clubs/trump)
led-no =
    | + <not> (led/leading)
led-no-likely =
    | + (<not>) (led/leading/lead)
led-yes-likely =
    | (led/leads) | (led/leads) (<card>/<honourcard>/faced/my) | <him> (led/leads) | + thought .. led
seen-no =
    | + <partner> looking (away/elsewhere) | + <partner> (could <not>/can <not>/<not>) (see/seen)
seen-no-likely =
    | + <partner> (looking) (at/away/elsewhere/other) | + <partner> .. (could <not>/can <not>/<not>) .. (see/seen)
seen-yes =
    | <partner> (saw/spotted/clocked) | + <partner> (could have seen/could_have seen/could see)
seen-yes-likely =
    | (<partner>/<everyone>/all/whole table) .. (saw/seen/see/noticed/clocked/full view/staring)
    | + <partner> .. (saw/could have seen/could see/clocked/spotted/stared)
fault-other =
    | + (waiter/waitress/kibitzer/caddy/<somebody>/passer/neighbour/passerby/child/wind/draught/<opponent>/<left_opponent>/<right_opponent>/dog/gust) (flicked/knocked/pushed/bumped/jogged/nudged/jostled/brushed/blew)
    | + <not> (holder/player/his/her/my) s? fault
fault-other-likely =
    | + (waiter/waitress/kibitzer/caddy/<somebody>/passer/neighbour/passerby/child/wind/draught/<opponent>/<left_opponent>/<right_opponent>/director/fan/<next_player>/dog/gust) .. (flicked/knocked/pushed/bumped/jogged/hit/nudged/jostled/leaned/caught/brushed/blew)
    | (waiter/waitress/kibitzer/caddy/<somebody>/passer/neighbour/passerby/child/wind/<opponent>/<left_opponent>/<right_opponent>/<innocent_side>/<they>/director) .. (knocked/pushed/bumped/jogged/hit/turned/spilled/ran/blew/flipped/from)
    | + <not> .. (holder/player/his/her/my) s? fault
fault-own =
    | (my/his/her) own (fault/clumsiness/carelessness) | own (stupid)? (fault/clumsiness)
fault-own-likely =
    | (my/his/her) (own)? .. (fault/clumsiness/carelessness)
side-declares =
    | + <offending> (declare/declares/declaring)
side-declares-likely =
    | (<dummy> to/<declarer> to) | <who> .. (ended up/end up) (declaring/as <declarer>/playing)
    | + (<offending_side>/<offending>/his side/her side/our side) .. (declare/declares/declaring/play/plays/playing/bought)
side-defends =
    | + <offending> (defend/defends/defending/defended)
side-defends-likely =
    | <defender> | <who> .. (defends/defended/defending/on <defending_side>)
    | + (<offending_side>/<offending>/his side/her side) .. (defend/defends/defending/defended)
