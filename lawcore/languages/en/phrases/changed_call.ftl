# How a call that was changed is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 25
certain =
    | (change/changed/correct) .. (my/his/her) (bid/call/pass/double/mind)
    | wrong card .. bidding box
    | (by mistake/mistaken-) .. (change/correct)
    | (unintended/unintentional/inadvertent)
    | (bid/called/pass-/took <card> out) .. (said/wanted/meant) .. to (bid/double/pass/change)
    | took .. <card> .. instead
    | (took/take/takes/taking) .. (pass/bid/call/double) back
    | (bidding box) (slip/error/mistake)
    | mechanical
    | (pulled/picked/took) <card> .. (meaning/meant/instead/intend-)
    | (unintended/inadvertent) (call/bid/pass/double)
topic =
    | (change/changed/changes/changing) .. (call/bid/that/pass/mind/double/<card>)
    | wrong .. bidding (card/box)
    | bidding box
    | (meaning/meant/intended/intending/wanted) .. <card>
    | (pulled/picked/took) .. <card>
    | (slip/mispull/mis pulled)
    | (replac-/substitut-) .. (call/bid/pass)
hint =
    | changed
trace =
    | (bid/call/pass/double/<card>)
against =
    | (trick/card played/declarer/dummy)
    | (explan-)
    | (dealer)
    | insufficient
    | not (enough/sufficient)
    | <card> over <card>
    | (explan-/alert-/misinform-)
    | out of turn
    | (enough)
meant-slip =
    | slip | (bidding box/wrong card) | mechanical | (mispull/mis pulled) | (unintended/inadvertent/unintentional) | (fingers/by mistake)
    | never meant to (bid/call) | (pulled/picked/took/grabbed/put) .. (but meant/meaning/when meant/intending) | (pulled/picked/took/grabbed/put) (out)? (<card>/pass/double) .. instead
    | (but/&/and) meant <card> | (wrong/other) bidding card | <not> (mean/meant/intend/intended) | wrong (thing/bid) by (accident/mistake)
    | (by/in) (accident/mistake/error) | slip of | (mechanical/misgrab-/misclick/mispull) | (came out) (for/with/instead)?
    | next to each other | wrong card | in my head | <not> .. card i took | by mistake | (slippery/finger)
    | (slip/mechanical/box) (error/slip) | (meaning/intending/wanting) (to bid/to)? (<card>/pass/double)
    | <card> (but/,) (wanted/meant)
    | (wanted/meant) <card> out came | out came | (tumbled/popped/came/fell) out
    | (thumb/finger/fingers/hand) .. (slipped/found/caught/went for) | meant <card> all along | mis pull | box error
    | in same breath | (<card>/pass/double) .. (where/when) .. (wanted/meant/intended) | (intended/meant) as <card>
    | (intended/wanted) (<card>/pass/double) , (hand/but/put) | wrong slot | hand went wrong
meant-meant =
    | (changed/change/changing) .. mind | (rethought/thought again/thought better) | (had)? <not> (seen/saw/noticed/heard)
    | (forgot/misread/misheard/miscounted/misunderstood) | on second thought
    | (rethought/reconsider-/second thoughts/thought (again/better/twice)/change of (heart/mind)/changed horses) | chose to
    | (deliberate-/of (his/her) own free will/fully meant/meaning it/meant it/on purpose) | (thought/thinking) (again/better/twice)
    | (better/second/%2) (idea/thoughts/thought) | (rethought/rethink/reconsidered) | (preferred/fancied)
    | (meant/intended) (%1/first/original) (#1/call/bid)? | <not> (accident/misprint/mistake/slip) | <card> (intended/meant)
    | call (intended/meant) | (intended/meant) , (then/became/but)? | + no longer .. (likes/wanted) | (wish/wishes) (he/she/i) | regret-
    | + (thought/thinks) (again/better/twice) | + thought better | + (changed/change/changes) (my/his/her)? mind | + fully meant
    | wish <him> (had)? (bid/called/passed/doubled) | + wanted rethink
partner-called =
    | partner (has/had)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke/called/responded/replied/answered/cued/spoken)
    | partner s (called/bid/passed)
    | after (his/her/my)? partner (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke)
    | pass from partner | partner s <card> .. (there/already/down/table) | partner <card>
    | <partner> (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke)
    | partner .. (bid/bids) <card> | partner (has/had)? (raised/replied/cued/since/responded)
    | after .. partner (had)? (passed/bid/called) | partner s <card> | partner called
partner-not_called =
    | <partner> (has/s)? to (call/bid/speak/act)
    | nobody .. (called/bid) | (partner/<partner>) (has/had)? <not> (called/bid/passed/spoken/acted/said/moved/done)
    | before (his/her/my/<who> s)? partner (had/has/could)? (called/bid/passed/calls/bids/done/acted/spoke/$)
    | partner (<not>/silent/mum/frozen/quiet) | partner (has/had)? (to call/to bid/to speak/to act) | before <partner> (called/bid/had)
    | partner (s/is/has)? .. (thinking/studying/tank) .. (call/speak/bid)?
    | partner .. <not> .. (called/bid/said/word/spoken/moved) | but partner <not> | before (anyone/anybody) (said/called/bid/moved/else)
    | partner nothing | (nobody/everyone) .. (called/touched/frozen) .. (since/box)? | partner (had/has)? <not> $
    | partner (s/is)? (in tank/thinking/studying) | partner (about to) (call/bid/speak/act) | before partner s (turn/call/bid)
done-only_asked =
    | (can/could/may) i change | (asked/asks) .. (change/withdraw) | wants to (change/alter/correct) | said .. (change/wanted)
    | (wants/want/wanted/asks/asked/asking/like/tries/tried) to (change/correct/alter/replace/take/withdraw/swap)
    | (asks/asked) (if/whether) .. (change/correct/take) | (may/can/could) (i/he/she) .. (have/take/change/get/fix) .. (back/it)?
    | (wants/asks/asked) .. (back/change/to be) | just asking | wait , (that)? | too late to (fix/change) | wish i
    | + (asked/asks/asking) (if/whether) .. (change/changing/withdraw/alter/back) | + (would/d) like to (change/alter/swap/withdraw)
    | wants .. (changed/back/altered) | (wanted/wants) to (alter/change) | can (i/we) .. (back/change)
done-substituted =
    | (took/takes/taken) .. back for | (changed/changes/replaced/substituted) .. (to/for/into/with) | took <who>? pass back
    | (changed/replaced/corrected/switched) (it)? (at once/immediately/straight away/right away/instantly)
    | (changed/changes/replaced/replaces/substituted/corrected/swapped/switched) .. (to/for/into/with/by)
    | (took/takes/put/puts/pulled) .. back .. (&/then/,) .. (put/puts/bid/bids/passed/doubled/out/replaced)
    | (took/takes) .. back (&/for/,) | (put/puts) .. (back in box) .. (bid/pulled/put)
    | (swap/swapped/swaps/change/turned/switched/change) .. (for/to/into/in) | <card> back .. <card> (out/in)?
    | (took/take) .. (out) .. (put) | in went | (then)? swapped | (pass/<card>/double) .. turned into | then changed it
    | made (her/him/it)? go | (over/on/accepts/accepted/declines/declined/refuses/refused/rejects/object- to) (the)? <new>
    | (made/makes) it (<card>/double/pass/good) | (pass/<card>/double/bid) .. (became/becomes) (<card>/double/pass)
    | (put/took/takes) (pass/<card>/double/it/bid/that)? (card)? (back/off table/off) .. (& (doubled/put/bid/opened/passed)/instead)
    | became (<card>/double/pass) | (changed/swapped/switched) (it/from) | (swapped/changed/switched) (pass/<card>/double) (for/to)
    | second call made | took back .. & (opened/bid/passed/doubled) | then (bid/put) .. instead
    | (took/put) .. out .. instead | oh ! , <card> | after (the)? change | (rethought) .. to <card> | back , <card> out
    | back in box , .. instead | put .. on top of ..
    | (amended/altered/converted/exchanged/replaced/switched/swapped/corrected) (it/to/for/into/with)
    | (withdrew/retracted/removed/picked up) .. & (bid/put/passed/doubled/made/called) | <card> then <card>
    | (now/then) (made/makes)? <card> instead | instead (bid/put/called) <card>
lho-none =
    | (nobody/noone) s? (has/had)? (called/bid/acted/spoken/moved/done/said/touched) .. (since/box/yet/thing/anything)?
    | <not> called after | before (next/lho/anyone/anybody/next player) (had)? (<calls>/said/moved/acted) | (nothing/none) since
    | <lho> (has/had)? <not> .. (called/bid/moved/acted/spoken/said/touched)
    | (lho/next player/lefty) (has/had)? <not> .. (called/bid/moved/acted/spoken/done) | (everyone) .. (frozen/silent)
    | (next player/lho) (silent/waiting/frozen/to call) | <lho> .. (<not> .. (move/called/bid/moved)/looks/waiting/frozen/sits)
    | <lho> nothing | (hands/everyone) .. (off boxes/frozen)
    | (<lho>/lho) (frozen/silent/waiting/looks/sits/likewise/nothing/to call/to bid) | <not> (call/bid) (since/after)
    | before (lho/next player) | (lho/next player) (still)? to (call/bid/act/speak)
lho-over_second =
    | (<lho>/lho/next player/next hand/left) (then/has/had/duly)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke/came in) (it)? (over/on top of/after) <new>
    | (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) (over/after/on) <new>
    | <lho> (then)? (overcalled/doubled/raised) (that/it/<new>) | <lho> s (bid/call/pass) over <new>
    | (next player/lho/<lho>) (then)? (doubled/overcalled) <new> | <lho> (accepts/accepted) <new>
    | (<lho>/lho/next player) (s)? (bid/pass/call) (over/on) <new> | on top of <new> | bid on top of <new> call
lho-declines =
    | (lho/next player/next hand/opponents) .. not (accept-/want) | not accepted | (refus-/object-) | <lho> .. <not> .. <accepts>
    | <declines> | <lho> (objects/objected/insists/protests) | <lho> .. <not> .. (have/want/accept/take) .. (new/second)?
    | (leave it/wants) .. (first/where it was) | i said no | (refuses/objects/will <not> have)
    | <lho> (would <not>/will <not>) (have/accept/take)
    | (will <not>/would <not>) .. (have/accept) .. (new/second/double/pass/<card>)? | + <lho> would <not> (have/take/accept)
    | <lho> (objects/objected/insists/protests/declines/declined/refuses/refused)
    | (declines/declined/refuses/refused/rejects/rejected) (<new>/it/double/pass/<card>) | (says/said) <who>? <not> want
    | <lho> <not> want | lho .. <not> accepting | <lho> (says/said) no | (lho/next player) (says/said) (no)
period-over =
    | (lead/led) .. (faced/already made) | auction over | (opening lead/led/dummy) .. (made/faced/table/down/tabled) | after final pass
    | (three/#3) passes | lead (faced/made/tabled/on table) | auction period (s)? (over/finished/ended)
    | (auction/bidding) s? (over/finished/closed/done) | (cards/bidding cards) (put away/back in box)
first_insuff-yes =
    | first .. insufficient | (too low/insufficient/<not> enough/short) | <bid> over <beaten> | insufficient
lho-over_first =
    | (<lho>/lho/next player/next hand/left) (has/had/d/then/also)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) (over/on/after)? (first/%1/old/original/slip/it/$)
    | (after/when/once) <lho> (had)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke)
    | pass from <lho>
    | i (d/had/ve)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke) .. (first/over)
    | over (first/%1/original) (call/bid/one)? | lho s pass | (lho/next player) has .. pass card out | pass from lho
offender =
    | <named> .. (changed/replaced/took/pulled/put/corrected/substituted/bid/wants/said)
meant-meant-else =
    | (reconsider-/rethink/rethought/second thoughts/better idea) | (misread/misheard/miscounted/missed)
    | (changed/change/changes) .. (my/his/her)? mind
    | (realis-/realiz-/forgot/forgotten/misread/missed/in a daze/thought better/reconsider-/second thoughts/absent mind-)
meant-slip-else =
    | (came out/stuck/wrong card/fingers/slip)
    | (pulled/picked/grabbed/took out/put out/came out/slipped/stuck/misclick-/mispull-/mechanical/wrong card/wrong bidding card/by accident/accident-/unintended/inadvertent-/meant) .. (card/box/pass/double/x/<card>/instead/to)?
lho-none-else =
    | (nobody/noone/opponent) .. <not> .. (bid/called/passed/acted/spoken) | i had <not> (said/called/bid)
    | lho .. <not> (called/bid/moved/acted/move/passed) | i .. next to call
done-only_asked-else =
    | (can/could/may) (i/he/she) * (back/change/alter/correct/fix)
    | (ask/asked/asks/asking/wants/want/wanted/wish/wishes/would like) (if/whether/to)? .. (change/take back/correct/replace/withdraw/alter/mind)
    | (can/may/could/allowed) (i/he/she/we/to)? .. (change/take it back/correct/fix/take back/have)
partner-not_called-else =
    | partner <not> (called/bid) | partner .. <not> .. (bid/called/passed/acted) | partner (still)? to (call/bid/act)
meant-unsure =
    | (brain fade/misclick/slip) or | (or/whether) .. (misclick/slip/change of mind) | will <not> say
    | + (cant/can not/<not>) .. (tell/know/sure/clear/say) .. (mispull/slip/change/meant/intended/mind/mechanical)
    | + (slip/mispull/misclick/mechanical) (or)? .. (or/thoughts/heart/mind) | + maybe .. (mispull/slip)
    | + (unsure/unclear/dunno/hard to say/no idea) .. (slip/meant/intended/mind/mechanical/mispull)
    | + (intention/intent/meant/reason) .. (unclear/unsure/not clear/dunno) | + (slip/mispull) or .. (thoughts/mind)
partner-called-else = after partner
done-substituted-else =
    | (replaced/changed/changes/corrected/corrects/substitut-/swapped/swaps/put back/took back/takes back/switched/and puts/and then bid/then replaced) .. (it/by/with/for/to/pass/double/<card>)?
    | ^? (pass/double/<card>) , no .. (double/pass/<card>)
lho-over_first-else =
    | (lho/lefty/left/next player/next hand) (has/had/s)? (bid/bids/called/calls/passed/passes/doubled/doubles/overcalled/overcalls/raised/acted/spoke)
lho-declines-else =
    | (lho/lefty/next/opponent/opponents) .. (not accept-/object-/refus-/not allow/will <not>/wants the first)
period-over-else =
    | after .. (final pass/last pass) | lead .. faced
period-open =
    | (auction/bidding/auction period) s? (still)? (live/alive/alike/open/in progress/on/going)
    | (auction/bidding/auction period) <not> (over/finished/closed/ended) | (lead/led) <not> (made/faced)
first_insuff-no =
    | (legal/sufficient) (call/bid/<card>)? | (nothing/<not>) insufficient | quite sufficient | fine as it stood
side-unknown =
    | we in auction | mid auction | auction (goes on/continues/carries on)
    | (auction/bidding) <not> (over/finished) , bidding
word-new =
    | second | %2 | new | new one | replacement | change | changed | substitute | correction | corrected call | second one
side-defends =
    | (they/<offending>/offending side/offenders) (now/then/will/later/be/then)? (are/is/were)? (ended up/end up/left)? (on)? (defend-/defence/defense)
    | (they/<offending>/offending side/offenders/his side/her side) .. (defend/defending/defended/defends/defence/defense)
    | (end up/ended up/finish-/now) (on)? (defending/defence/defense) | (them/they) (defending/on defence/on lead)
    | (they/them) .. lead against | final contract .. (by us/ours/mine) | bought it | <offending> (defend-/on defence/re on defence)
    | they (re/are)? on (defence/defense) | ended up on (defence/defense) | <innocent> (declare/declaring/declared/declares)
