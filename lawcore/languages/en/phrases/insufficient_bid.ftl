# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 27
certain =
    | (insufficient-/insuff/insuf-/insuficient-)
    | <card> over .. <card>
    | <card> on top of <card>
    | (<card>/bid/it) not (enough/sufficient/high enough)
topic =
    | (opened/opens/bid/bids/after) <card> .. (bid/bids/said/says/called/responded/overcalled/replied) <card>
    | (under bid/underbid)
    | (bid/bids) <card> .. (after/over) .. <card>
    | not (enough/sufficient/high enough)
    | (bid/bids/call) too low
hint =
    | make it (good/sufficient/legal)
    | (replac-/chang-/correct-/made it/makes it/substitut-) .. <card>
    | same (suit/denomination/strain)
    | lowest (sufficient/legal)
    | <card> .. <card>
trace =
    | comparable
    | barred
against =
    | out of turn
    | led
    | (revok-/reneg-)
    | next hand bid
    | next player just called
lho-accepts =
    | (lho/next player/next hand/opponents/opponent/they/i/we) .. (accept-/condon-) | accepted by (lho/opponents/next player)
    | <lho> .. <accepts> | (i/we/they) .. <accepts> | ^ accepted $ | accepted by | (accepted) ++ (insuff-/enough/over)
    | (fine/good/happy) with (me/us/them/him) | (want/wants/like/prefer/decided/decide/chose/chooses) to (accept/let it/keep/take)
    | (took/take/takes/taken/treated) .. (as fine/as good/as ok) | (i/we/they/<lho>) (take/ll take/will take/takes/took) (it/<card>)
    | took it | lets it (stand/go/ride/through) | (let/lets) (that/it) (one)? (go/stand/ride/through) | condon-
    | happy .. (with/to) .. (it/bid/<card>) | ok with it | (as/if) fine | (took/takes) (short/low/insuff-) bid
    | <not> mind & bids on
    | (took/takes) (<card>/bid) (gladly/happily) | <lho> .. (takes/took/wants) (it/<card>) | took their (short/low/insuff-) bid
    | (happy/content/willing/glad) to (accept/take/let) | (lho/next player/opponents/<lho>) (happy/content/fine/ok)
    | (waved/waves) (it)? through | (agreed/agrees) to (accept/let)
lho-declines =
    | accepted by nobody
    | not accept- | (lho/next player/next hand/opponents/opponent/they/he/i/we) .. not (accept-/want/condon-/take/have)
    | (refused/rejected/declined/turned down) | <not> .. <accepts> | <declines>
    | (wants/want/insist-/ask-) .. (it)? (corrected/made good/made sufficient/put right/to correct) | <not> (happy/having/have) it
    | <not> let it | wants .. sufficient | (rejected/refused/declined) | (says/said) (no/nope/no thanks/no deal/no way)
    | no (thanks/deal/way) | (rejected/refused/declined/vetoed/cancelled) (by/it)? | (turned/turns/turn) .. down
    | (i/we/they/<lho>) (barred/rejected/refused/declined/blocked) | made .. correct it | <not> (standing/allowed/taken)
    | <not> (accepted/taken/allowed/condoned/accept/condone) | (will <not>/would <not>) (have/take/accept/swallow)
    | <not> (take/want/like/swallow/buy) (it/that) | (have/having) none of it | made (him/her/them/me/<him>) (fix/correct/change/replace)
    | (insuff-/<card>/bid) .. (declined/refused/rejected) | (refuses/declines/rejects/refusing) | unaccepted | (says/said) (no/nope)
    | turn- (it/that) down | (thrown/threw) out | <not> (have/take) (it/<card>)
    | (threw/thrown/throw/throws/knocked) (it/that/him)? (out/back) | (says/said) (no deal/no way/no thanks/go again)
    | (no deal/no way/no thanks) | + (<lho>/next player/lho/they/<who>) would <not> (have/take/accept/let) (it/that/<card>)?
    | (asked/asks/demands/demanded/requires) .. (corrected/correction/replaced) | (objects/objected/objecting) | (unwilling/unhappy)
lho-undecided =
    | <not> accept- <not> (refus-/reject-/declin-)
    | (<not>/nobody) .. (asked/consulted/spoken to/put it to) (<lho>/next player/next hand/lho/<him>/next)?
    | <not> .. (decided/made mind/reacted) whether | (thinking/deciding) whether | what are options
    | (can/may/could) .. (i/we/lho/he/they) .. (accept) | <not> (know/knows/sure) (if/whether) .. (accept-/take)
    | (lho/next player/<lho>) .. <not> .. (had/said/decided/been/spoken/asked/called/reacted/chosen) | has not (had)? (her/his)? say
    | before .. think of (taking/accepting) | <not> (spoken/talked) to (lho/next player/<lho>) | <not> .. given .. (choice/say/option)
    | (next player/next hand/<lho>) (silent/undecided/thinking) | <not> (yet)? asked $ | (<lho>/next player) asked nothing
    | <not> (made/given) (decision/choice)
repl-same_denom =
    | (lowest/minimum/cheapest) .. (same/suit/denomination/level/sufficient) | (corrected/raised/changed/made) .. next level
    | <card> not enough .. made it <card> | (makes/made) it (good/sufficient/legal/enough)
    | (minimum/lowest/cheapest) (legal/sufficient/possible)? (bid/number/level) | same (suit/denomination/strain) .. (higher/up/level)
    | one (level/step) (higher/up) | (minimum/lowest/cheapest/least) .. (level/possible/same/suit/spades/hearts/diamonds/clubs/notrump)?
    | (right/correct/next/proper) level | level higher | at (minimum/lowest) level | (same/right) (suit/strain/denomination)
    | (corrects/corrected/makes/made/raises/raised/bumps/bumped/fixed/fixes/changed/changes) (it)? (to/up)? (lowest/next level/level up/sufficient/enough/legal)
    | cheapest #1 | put right (with)? <card>? | (cured/made) good | (made/makes) it (#2/#3/#4/#5)
    | (next/right/proper/sufficient/legal) level | (raised/corrected/bumped/moved/upped) (it)? (level/sufficient)
    | (minimum/lowest/cheapest/next/enough) (of/in) (same/hearts/spades/diamonds/clubs)
    | (level/one) (higher/up) .. same (suit/strain/denomination) | same (suit/strain/denomination) (level/step)? (higher/up)
repl-pass =
    | (chang-/replac-/substitut-/correct-/turned/switched) .. (to/with/into/by/for) pass | (passes/passed) instead
    | (wants/want/wanted) to pass
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/withdraws/withdrew/takes/took) .. (to/with/for/by/into/and/&) .. pass
    | pass (instead/as replacement) | (then/so/&) (he/she/partner/offender) (passes/passed) | (decides/decided/chooses/chose) to pass
    | replacement (is/was)? pass | makes it pass | passes out | (^/.) (he/she/offender) (passed/passes) | so (he/she) pass-
    | (pass/passes/passed/passing) (now)? (instead/in place) | pass for .. <card> | (subbing/substituting) .. pass | straight to pass
    | ended up passing | (now/then/so) (he/she/i)? (pass/passes/passed)
    | (refused/declined/accepted/rejected/cancelled/down/out/deal) ... (he/she/offender) (then/now/just)? (pass/passes/passed) | pass now
    | (threw/thrown) it out , he passed | (she/he) (now/then)? passes
    | (put/puts/gone for/goes for/picks/picked/chose/chooses/opted for/opts for/settles for/uses/cured by/replaced by/now/then/offers/wants) (a)? pass
    | now passes | (is/can)? pass .. (comparable/to replace) | pass what <him> wants | pass in place
    | (offender/<offending>) (then/now)? (pass/passed/passes) | <offending> says pass | changed .. pass
    | (withdrew/withdrawn/retracted/took back) .. & passed | (corrected/changed/altered/amended) .. pass
    | (went for/plumped for/settled on/opts for/elected to) pass | pass (substituted/put/made) | (has/had) passed instead
    | (to/with/by/into) pass | (converted/amended/altered) .. pass | passed (it)? instead
repl-dbl_rdbl =
    | (chang-/replac-/substitut-/correct-/turned/switched/made) .. (to/with/into/by/for/it) (double/redouble)
    | (wants/want/wanted) to (double/redouble) instead
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/turns/turned/makes/made) .. (to/with/for/by/into/it) .. (double/redouble)
    | (double/redouble) instead | doubles instead | replacement double | (decides/decided/chooses/chose/wants/wanted) to (double/redouble)
    | + (replaced/changed/corrected) (with/to/by) (double/dbl) | (swap-/chang-/switch-/replac-) .. (to/with/for) x
    | (x/double/doubles/doubled) (in place/instead) | (negative/takeout) double .. (put/instead/for)? | (wants/want/going) to (x/double)
    | so (he/she) doubles | doubled instead | (now/then/finally) (doubles/doubled/redoubles)
    | (he/she/<offending>) (then/now)? (doubled/doubles) | (he/she) (says/said)? (he/she)? will double
    | (wants/want/going) to (double/redouble) | (withdrew/took back) .. & doubled
    | (corrected/changed/altered/amended) .. (to/into) (double/redouble)
    | (went for/plumped for/settled on/opts for/elected to) (double/redouble) | (double/redouble) (substituted/put) instead
    | (replacement/correction) (double/redouble) | (to/into) (double/redouble/dbl)
repl-insuff_again =
    | (another/second/again) insufficient- | (insufficient-/not enough) again | (second/another/again/new) .. insufficient-
    | insufficient- again | again .. not enough | twice .. <not> enough
    | (replacement/correction/second/new) * (too low/short/insuff-/<not> enough) | bid too low again | again too (low/short)
    | twice running | (insuff-/low) twice | (both/all) (insufficient/too low/below) | (another/%2/third/%3) (low/insuff-/short)
    | %2 (bid/#1) <not> .. enough | another insufficient #1 | <card> , <not> high enough .. again
    | (too low/short/insufficient/low) (again/as well) | (replacement/second/new bid) .. also (not enough/insuff-/low)
    | (once more/yet again/second time) .. (insuff-/low/short/<not> enough)
    | (insuff-/low/short/<not> enough) (a)? (second time/once more/twice/yet again)
repl-other_bid =
    | (replac-/substitut-/chang-/correct-) .. (by/with/to/into) <card> .. not comparable | (another/different) (suit/strain/denomination)
    | (changes/changed/replaces/replaced/substitutes/substituted/swaps/swapped) .. (another/different/other/new) (suit/strain/denomination/bid)
    | (jumps/jumped) to <card> | (another/different) suit | (higher/bigger) bid in (another/different) | (jump/jumps/jumped)
    | <card> (in place) .. insuff- | (something/completely/entirely) (else/different) .. put | different (bid/suit/call) | bids game
    | (jump-/leap-/leapt) to <card> | (other/another) sufficient bid | (new/another/other/different) (suit/strain/denomination/colour)
    | changes suit
turn-out_of_turn =
    | (also/and/&) out of turn | out of turn ++ (insuff-/enough/over) | not even <who> turn | (not/wrong) turn
    | (wrong/not) (person/player/player s turn/seat/chair) | out of (rotation/turn) | wrong .. turn | <not> .. turn
    | <not> (his/her/their) (go/turn) | it <who> s turn (anyhow/anyway/really)
    | (partner/lho/rho/<who>) s (turn/go) (anyhow/anyway/actually) | (wrong player/wrong man) | (from/in) wrong (seat/chair/position)
    | out of rotation
early-yes =
    | (chang-/correct-/replac-/substitut-) .. before .. (director/ruling/called)
    | before .. (director/ruling/calling/anyone called/told/called/asking/i arrived/i got there/i came/explain-/options) ++ (chang-/correct-/replac-/substitut-/made/makes/switch-/turned/pass/fixed)
    | (at once/immediately/instantly/straight away/in flash/right away) .. (made/changed/corrected/switched/swapped/fixed) .. <card>?
    | (made/changed/corrected/fixed/swapped) (it)? (at once/immediately/instantly/straight away/right away)
    | (instantly/immediately) (made/changed/corrected) | before (you/i/td/director/we) (arrive-/got/came/walked/reached/called/get)
    | (swap-/corrected/changed/replaced/switched/switches/swaps) .. before .. (arriv-/got/came/walk-/call-)
    | (by himself/by herself/unprompted/off own bat)
    | (had/already) (altered/changed/corrected/replaced) .. (before/when/by himself/arrived/there)
    | (replaced/changed/corrected/made) .. (when/before) (i/you/director/td) (arrived/got/came/there)
    | (director/td) not (there/here)? .. (altered/changed)
    | (corrected/changed/fixed/replaced/switched/swapped/altered/amended) (it/that/to <card>)? .. (before/by time) .. (director/td/anyone/you/i)
    | without (waiting/calling/asking) .. (director/td/ruling)?
    | before (i/you/td/director) (explained/had explained/reached/was called/called/could explain)
    | he had (corrected/changed/replaced) (it)? (before/when/by)
meant-slip =
    | slip .. (hand/mind/tongue/finger) | mechanical | (pulled/picked/took/grabbed) .. wrong .. card | misclick | mispull- | mis pull-
    | fingers | (pulled/grabbed/picked) .. <card> .. (meaning/meant/wanted/intend-/reaching) | stuck together
    | (wrong/adjacent) (bidding)? card | (wanted/meant/intended/meaning) to (pull/put/take/show)
    | (sticky/adjacent/neighbouring) .. (card/cards) | grabbed (the)? one (above/below/next/beside) | wrong card | came out | stuck
    | hand slipped | (fumbl-/misgrab-) | (slip/typo/mispull/misclick) | (reaching/going/aiming) for <card> | came out instead
    | (next to each other) in box | stuck (to/together)? | (put/laid) out .. (meaning/wanting/meant) <card>
    | <card> .. (but/,) (meant/intended) <card> | (pulled/took/grabbed/picked/put) (the)? wrong (card/#1/bid) | (card/cards) (stuck/stick)
    | (fumble/fumbled/misfiled) | wrong (bidding card/slot/pocket) | (pure/plain) (slip/accident) | inadvertent-
    | unintended | (mechanical)
meant-meant =
    | + <not> (see/seen/saw/notice/noticed/hear/heard/spot/spotted) .. (<card>/bid/overcall/rho/opening/call/intervention/it)
    | + (missed/overlooked/misread/misheard/ignored) .. (bid/overcall/<card>/auction/opening/it)
    | + (thought/thinking/believed/assumed/figured) .. (opened/bid/level/passed/enough/<card>/partner/lho/rho) | (deliberate-/on purpose)
    | (really)? (meant/intended) (it/that) | lost track | + (thought/thinking) <he>? .. opening
    | (thought/thinking/believed/honestly) .. (still/was/level/opening/enough) | (seen/saw) .. <not> .. <card> | misread- | <not> seen
    | had not seen | on purpose | meant <card> all along | (quite/fully) (intended/meant) | <card> , (intended/meant/deliberate)
    | (oblivious/not looking/not having looked/asleep/daydream-) | + thought .. (higher/enough/level)
    | + (misread/misheard/misjudged/overlooked/missed/forgot/miscounted)
    | + <not> (see/seen/saw/notice/noticed) (the)? (<card>/bid/overcall/intervention) | + (asleep/daydreaming/dozing)
    | (deliberate/intentional/intended)
damage-yes =
    | (helped/damaged/hurt) .. (us/them/side) | (after/end/over) .. (helped/damaged)
    | (helped/helps/gained/profited) .. (them/they/offend-) | (they/offenders) .. (gained/profited/benefited/helped)
    | (lost/cost/costs) .. (trick/tricks/us/game/by it) | (did/does/has) (hurt/harm/damage) us | <not> (found/reached) .. without
    | without .. never .. (found/reached) | never .. (found/reached) | (damaged/hurt/harmed) (us/them/side/other side)?
    | looks like damage | <not> it .. (result/score) .. (different/another/otherwise) | partner (silent/silenced) .. helped
    | (made/gone) otherwise | damage to us | (we/us/our side) .. (suffered/lost out/hurt/damaged/worse off)
    | (damage/harm) (yes/sure/claimed) | cost us
    | (gave/given) (them/him) .. (advantage/information) | + (would <not>/wouldn <not>) .. (found/reached/made/got) .. without
    | (they/offenders/other side) (gained/profited/benefited)
lho-called =
    | <lho> (has/had/then/just/simply/immediately/duly/chose to)? <other_bids> (before/over it/over that/on top/anyway/regardless/without/$/,/&/in tempo)
    | (next player/lho) (has/had/then/just/simply/immediately/duly)? <other_bids>
    | (next player/next kid/next hand/next man/lho/left) .. (said/says/put) (pass/double) | (passed/doubled) (over it/it)
    | auction (went/carried/continued) on | <lho> <calls> (over it/on top/anyway/regardless/without noticing)
    | nobody .. noticed .. (next/another) (bid/call/pass) | nobody noticed , <lho>
    | (passed/doubled/called) before .. (noticed/realised/realized/saw/anyone)
    | before (anyone/anybody/any of us) (woke/noticed/said/realised/saw) | (on top of it/over it/over that) | bid on
    | carried on with <card> | (next player/lho) carried on | nobody (noticed/blink-) | (until/till/before) .. (noticed/spotted/realised)
    | <lho> <card> | (next player/lho) (passed/doubled/bid) | (lho/next player/next hand/<lho>) (carried on/went on/bid on/continued)
    | before (anyone/anybody/we/i) (could/had)? (said/noticed/reacted/spoke/spotted/say/react)
offender =
    | <who> * (bid/bids/said/says/opened/called/overcalled/replied/responded/answered/put/puts/pulled/makes/made) .. <card>
    | <card> (from/by) <who> | <who> * insufficient- | <who> s (<card>/insufficient-/bid) | insufficient- .. (from/by) <who>
event =
    | <card> over | insufficient- | not (enough/sufficient/high enough)
repl-none =
    | nothing (to replace/put/chosen) .. (it/yet)? | nobody .. picked .. replacement
    | (he/she/offender) (yet to/still to/has to) (say/choose/pick/decide/correct/replace) | wondering what to put
    | (still)? (choosing/picking/deciding) .. (replacement/what/call)
    | <not> (decided/chosen/picked/known/said) .. (what/replacement/call/new) | <not> (replaced/changed/corrected) (it)? (yet)? $
    | (offender/he/she/<offending>) .. <not> (decided/chosen/picked) | <not> picked anything
    | <not> (replacement/correction) (chosen/made/given/offered) | (replacement/correction) (pending/to come/awaited)
damage-no =
    | <not> (damage/damaged/harm/hurt/harmed) | (made)? <not> difference | (damage/damaged/hurt/harm-) no
    | (same/average) (score/result) .. (field/room/everyone/rest) | no (harm/damage) (done)? | <not> .. difference
    | (lost/cost) (us)? nothing | result stands | (flat/normal/same) (board/score/result) | (can/could) <not> .. done (any)? better
    | <not> (damaged/hurt/harmed/damage/harm) | nobody (hurt/damaged/harmed)
    | (same/normal) (result/score/contract) .. (anyway/everywhere/other tables/room)
prior-dbl =
    | (tried/first/initially) .. (double/redouble) .. (then/but/,)
    | (tried/first/initially) ... (cancelled/stopped/not allowed/disallowed/withdrawn/director/removed) ++ (double/x/redouble)
    | (double/x) .. (cancelled/stopped/disallowed/removed/taken away)
    | (tried/first/initially/prior/earlier/previous/substituted/replacement/%1/%2) .. (double/redouble) .. (cancelled/stopped/not allowed/disallowed/withdrawn/removed)
    | (double/redouble) , (which)? .. (cancelled/disallowed/not allowed)
    | (prior/earlier/previous/first) (replacement/attempt) (double/redouble)
    | (had/already) (tried/doubled/substituted) .. (double/redouble) .. (cancelled/disallowed/before/not allowed)
    | (double/redouble) (disallowed/cancelled/not allowed/ruled out/taken back/thrown out)
    | (earlier/previous/prior/first) (double/redouble) | (tried/attempted) .. double first | after (a)? cancelled double
lho2-accepts =
    | (second/%2/again/new one) .. (accepted/accepts/takes/took it)
    | (second/%2/again/new/that one/this time) ... (accept-/let .. go/took it/let it/takes it) | let that one (go/stand)
    | (short/low/insuff-) .. (go on then) | (low/short/insuff-) .. (lho/next) .. (takes/takes that/lets)
    | (second/%2/that #1/new #1/this #1/another) ... (let (it)? stand/condoned/ok with/fine with/happy)
    | (this time/now) .. (lho/he/they/i/we/next player) (accept-/took it/takes it/let it stand/condone-)
lho2-declines =
    | (second/%2/again/also/either) .. <not> (accepted/accept/accepts) | <not> accept- .. (second/either/that one)
    | (refused/refuse/rejected/declined/refuses/declines) .. (second/%2/that one too/that too/that #1 too/replacement/both)
    | (second/%2) .. (refused/rejected/declined/turned down) | (short/too low/again) , (i/lho)? (barred/refused/rejected) that
    | turned (both/each) .. down | (turned/turns) down (both/each) | refuses that #1
    | (second/%2/that #1/new #1/this #1/also) ... (refused/declined/rejected/turned down/not accepted/<not> accepted/will <not> have)
    | (this time/again) .. (lho/he/they/i/we/next player) (refuse-/decline-/reject-/<not> accept) | (refused/declined) (both/twice/again)
asked-about = cmp lho damage side lho2
repl-compared = same_denom other_bid insuff_again
repl-bid =
    | (chang-/correct-/replac-/substitut-/made/make/makes/raise-/switch-/instead/then/now/swap-/bumped/fix-/puts/put) * <bid>
    | (chang-/correct-/replac-/substitut-/switch-/swap-/raise-/bump-/fix-) * <beaten> (to/into/with/for/by) * <bid> | <bid> instead $
    | (says/said/bids/bid) <bid> instead $ | <beaten> (to/into) <bid> | (then/now/so) <him>? * <bid>
    | (gambled/went/going/goes/settled/tried/tries) (for/with)? <bid> | new (bid/call) <bid>
    | (accept-/taken/refused/declined/rejected) (so/now/then)? <him>? (bid/bids/says/puts)? <bid>
    | <beaten> ... (corrected to/changed to/replaced by/replaced with/made into/made/put right with/became/turned into/raised to/swapped for/substituted by) <bid>
    | <beaten> (then/to/became/made/->) <bid> | <bid> now | (replaced/corrected/changed) (it)? (with/by/to) <bid>
    | already (replaced/changed) (by/to) <bid> | makes it <bid> | <bid> (for/instead of/in place of/to replace) (his/her)? <beaten>
    | <bid> correction
    | (convert-/amend-/alter-/upped/ups/lift-/opt-/pick-/choos-/chose/offer-/correction/replacement/goes/went/jump-/became/becomes/finally/afterwards/rebid-/retried/attempt-/turned) (it)? (to/into/with/by/for/as/was/up to)? <bid>
    | (fixes/fixed/mends/mended/righted) (it)? (to/with/by)? <bid>
    | (then/now/finally) <him>? (puts/put/calls/called/says/said/makes/went/goes) <bid>
meant-slip-else =
    | (wrong card/bidding box/slip/mechanical/pulled/stuck/came out/mispull-/misclick-) | (wanted/intended/meaning) (to)? (bid)? <card>
    | meant (to bid)? <card> (instead/not)? $
meant-meant-else =
    | (thought/took it for/misread/misheard/overlooked/missed/miscounted/mistook/forgot/believed) .. (it/bid/rho/was/still/<card>/auction)?
lho-accepts-else =
    | (accept-/condon-/let it stand/allowed/let it go/happy) .. (it/bid)?
lho-declines-else =
    | <not> (accept-/allow-/like/want/have/wear/having) | (won/wont/doesn/didn/wouldn) .. (accept/have/take/allow)
    | (reject-/refus-/declin-/object-/said no/no way/insist-/wants it corrected)
lho-undecided-else = <not> (decided/spoken/reacted/chosen) (yet)? $
repl-same_denom-else =
    | (made/make/makes/raise-/correct-/bumped/put/puts) (it)? (good/sufficient/enough/legal/up)
    | (next/lowest/higher/minimum/cheapest/legal) (level/sufficient/legal)? .. (same/suit/denomination/level)
    | same (suit/denomination/strain)
repl-pass-else =
    | (replac-/chang-/substitut-/correct-/switch-/turn-/swap-) .. (it/bid)? .. (with/by/to/into/for)? .. pass
    | (then/now/instead) (pass/passes/passed) | passes instead | (decid-/chose/wants) to pass
repl-dbl_rdbl-else =
    | (replac-/chang-/substitut-/correct-/switch-/swap-) .. (with/by/to/into/for)? .. (double/dbl/redouble/x)
    | (then/now/instead/wants to/want to) (double/doubles/doubled/dbl) | double instead
repl-insuff_again-else =
    | (again/still/second/also/another/too) .. (insufficient/not enough/too low/not sufficient/inadequate)
repl-none-else = <not> (replaced/chosen/picked/selected) (yet/call/anything)? $
repl-other_bid-else =
    | (chang-/replac-/correct-/switch-/swap-) .. (other/different/another/new) (suit/bid/denomination/strain)
lho2-accepts-else =
    | (second/again/new/this time/replacement) .. (accept-)
early-yes-else =
    | (already/had/before/at once/immediately/straight away/instantly) .. (correct-/chang-/replac-/swap-/made it/fixed/alter-) .. (before/by time/when/until/td/director)?
    | (chang-/correct-/replac-/swap-) .. (before/without) .. (director/td/called/calling/asked/anyone)
damage-yes-else =
    | (damage-/hurt/gained/cost us/better score/suffered/silenced partner helped)
turn-out_of_turn-else =
    | (also/&/too) out of turn
lho-called-else =
    | (lho/next hand/next player/next/left) .. (just/then/simply)? (bid/passed/doubled/called/overcalled/raised) .. (over it/on top/without/anyway/normally)
    | (over/insuff-/enough) ... (i/we) (had/then/have)? (passed/doubled/raised/overcalled)
    | (over/insuff-/enough) ... (i/we) (bid/raised/overcalled) <card> | (bid/bids/after) <card> , <who> (passed/doubled/raised)
lho2-undecided =
    | (second/%2/replacement/that #1) .. <not> .. (asked/decided/said) | (asked/thinking/deciding/thinks) about (%2/second/that/it)
    | (second/%2/another/low) .. (lho/next/left/he) .. <not> (yet)? (said/asked/decided/consulted)
    | (another insuff-/%2) ... (thinking/thinks/consulted) | <not> .. asked .. (about (that/second/%2)/that one/that #1)
    | (second/%2/that #1/new #1) ... (undecided/thinking/considering/<not> .. (decided/said/asked))
early-no =
    | (nothing/nobody) .. (corrected/changed/replaced) | director called before
    | after .. (director/options/ruling) .. (changed/corrected/replaced) | (waited/waiting) for (you/director)
    | <not> .. (changed/corrected/replaced/altered/touched/change) .. (before/until/till) .. (arrived/came/director/got/td) | untouched
    | (corrected/changed/replaced/put) .. after .. (arrived/came/explained/explanation/ruling) | nobody had (altered/touched)
    | (changed/corrected/replaced) (it)? (once/when) (director/td/i/you) (had)? (explained/said/came/arrived)
    | (after/once) (i/director/td) (explained/had explained/arrived) | <not> .. until .. (director/i/td)
    | waited for (director/td/ruling)
meant-unsure =
    | (argu-/disagree/dispute/debate) .. (whether/ever/if/about)
    | + (two versions/whether/if) .. (meant/intended/slip/mistake/misread/mechanical/wanted)
    | + (<not>/nobody/who) (knows/know/sure/clear/say/tell/settle/obvious) .. (meant/intended/slip/misread/misgrab/wanted/mechanical/stuck/mispull)
    | + (unsure/unclear/hard to say/hard to tell/dunno/foggiest/no idea/doubt/doubtful) .. (meant/intended/slip/misread/mechanical/mispull)
    | + (meant/intended/slip/intention/intent) .. (unsure/unclear/not clear/hard to say/dunno/foggiest/doubtful)
    | + (intended/slip) ++ (foggiest/unsure/can not tell/dunno/unclear) | + slip or (not/meant/intended/misread)
natural_both-yes =
    | both .. natural | (natural/all natural) .. (natural) | neither .. artificial | (nothing/not) artificial | natural before .. after
    | both (genuine/real) | (two/#2) (bids/calls) .. natural | (bids/calls) (both)? natural | natural (calls/bids) both
    | both (spade/heart/diamond/club) bids natural | (both/all/each) (calls/bids)? natural
    | (original/first/%1) .. natural .. (replacement/second/new/correction) .. natural | <not> (conventional/artificial) | natural in both
    | plain natural
natural_both-no =
    | + (one/first/low/short/it/<card>/#1) .. (transfer/artificial/conventional/stayman/relay) | <not> both natural | <not> natural
    | (transfer/artificial/conventional)
precise-yes =
    | (same/says) .. (more (exactly/precise/precisely)) | (more/better) (exactly/precise/precisely/defined) | pins down ..
    | precisely same | says same thing | same (suit/meaning) .. (same)? strength | (exactly/precisely/just) same (thing/meaning/hand)
    | (shows/says/means/same) .. same (thing/hand/meaning) | same meaning | (same/identical) (meaning/message/hand/thing)
    | more (exact/exactly/precise/precisely/specific/narrow/limited/defined) | (narrower/tighter) | within (the)? meaning
    | (means/says/shows) (exactly/precisely)? same
precise-no =
    | (says/means/shows) something .. (else/different) | <not> mean same | (different/other) (meaning/things/hand)
    | <not> (same meaning/same thing/precise/more precise) | (wider/broader/vaguer/less precise)
    | (means/shows/says) (different/another)
turn-in_turn =
    | (his/her/my/<who> s) turn (ok/sure/right/,/$) | turn of <who> (ok/sure/,) | in turn | right player | it (his/her) turn
    | (his/her/my) turn , | <who> s turn (ok/sure enough) | (his/her/my) turn (all right/alright/fine/anyway)? $ | at (his/her/my) turn
prior-insuff =
    | (%2/second/replacement/first/%1/earlier/prior/previous/swap/correction) .. (short/low/insuff-/<not> enough) ... (cancelled/barred/refused/rejected/turned down)
    | (earlier/prior/previous/first) (replacement/correction/attempt) (insufficient/low/short)
    | (cancelled/disallowed) (his/her)? (%1/first/earlier)? (replacement/attempt/try) .. (low/insuff-/short) | third low
    | (third/%3) (low/insuff-/short) | (third/%3) (attempt/try/time)
    | (had/already) (tried/replaced/corrected) .. (low/insuff-/short/<not> enough) .. (cancelled/disallowed/before)
    | (earlier/previous/prior/first) (replacement/correction/attempt/try/substitute/go) .. (low/short/insuff-/<not> enough/<not> sufficient)
    | (low/insuff-/short) (replacement/correction) .. (cancelled/disallowed/thrown out) | after (two/#2) (low/insuff-/short)
prior-none =
    | <not> (tried/try) anything .. (else/between)? | first and only (correction/replacement/try) | %1 (correction/replacement)
    | <not> (earlier/prior/previous) (replacement/correction/attempt/try/replacements)
    | <not> (replacement/correction/attempt) .. (cancelled/earlier/before)
    | <not> (other/previous/earlier) (attempt/replacement/correction) | (first/only/one) (attempt/replacement/correction) (only)?
    | nothing (cancelled/replaced) (before/earlier) | <not> been replaced before | (his/her) first (correction/replacement/attempt)
damage-not_yet =
    | (at/on/in) (trick) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10) | (hand/board) <not> (over/finished/played) | no idea about (result/score)
    | damage (is/for)? later | (still)? playing .. (damage/later) | play (still)? (going/in progress/going on)
    | (play/hand/board) (still)? (to come/to play/under way/in progress/not over/going on) | (hand/board) <not> (played/finished/over)
side-unknown =
    | still in auction | bidding .. (carries on/going/only/continues) | mid auction | (we/they/us) (still)? bidding
    | auction (still)? (on/open/live/going) | bidding goes on | auction .. (going on/carries on/continu-/<not> (finished/over/done))
    | auction (still)? (in progress/unfinished/ongoing) | bidding <not> (over/finished/done)
told-last = repl
word-other_bids =
    | passes | passed | doubles | doubled | redoubles | redoubled | overcalls | overcalled | raises | raised | bids | bid | jumped | acts
    | acted
lho-unless =
    | (%2/second/again/this time/new #1/that #1) ... (accepted/accepts/takes it/took it/accept-)
    | (<him>/offender) .. <not> .. (decided/chosen/picked/decide/know) .. what | <not> (decided/chosen/picked) what
repl-unless =
    | (replac-/substitut-/tried/first/prior/earlier/previous/%1/%2/initially) .. (double/redouble/insufficient/low/short/x) .. (cancelled/disallowed/not allowed/stopped/withdrawn/removed/taken away)
    | (cancelled/disallowed) (his/her/the)? (%1/first/earlier)? (replacement/double/attempt) .. (insuff-/low/short)?
    | (earlier/prior/previous/first) (replacement/correction/attempt/try/swap) (double/redouble/insufficient)
    | (double/redouble/insufficient) , cancelled | <not> (earlier/prior/previous) (replacement/correction/attempt)
side-declares =
    | (they/<offending>/offending side/offenders) (declare/declared/declaring/played/play/playing) (it/hand/contract/<card>/$)
    | (ended up/end up/later/then/eventually/finish- up) (declared/declaring/playing/declares)
    | (they/he/she) (are/is/were)? (playing/play/plays) <card>
    | (they/<offending>/his side/her side) .. (declare/declares/declaring/declared/declarer/declaring_side) | (their/his/her) contract
    | (declaring side) | they (made/make) (game/<card>/contract) | against (them/their contract)
    | (they/<offending>/offenders) (then/now/later/ended up/end up/all)? (declare/declares/declared/declaring/played/play/playing/played there)
    | (ones with/side with/with) insufficient bid .. declaring | they re declaring | <innocent> (defend/defended/defending/re defending)
    | (he/they) ended up (playing/declaring) | (offenders/<offending>/they/he) (got/have/has/bought/won) (the)? (contract/auction)
    | (offenders/<offending>/they) (are)? (declarers/declarer/playing)
    | (insufficient bidder/offender/bidder) (declares/plays/is playing/declarer)
side-defends =
    | (they/<offending>/offending side/offenders) (now/then/will/later/be/re/all)? (are/is/were)? (ended up/end up/left)? (on)? (defend-/defence/defense)
    | (end up/ended up/finish-/now) (on)? (defending/defence/defense) | (them/they) (defending/on defence/on lead/ones defending)
    | (they/<offending>/his side/her side) .. (defend/defending/defended/defends/defence/defense)
    | <innocent> (declare/declaring/declared/declares) | (we/i) (declare/are declaring/ended up declaring/end up declaring)
    | final contract .. (by us/ours/mine) | (offenders/<offending>/they) (are)? (defenders/defending)
    | (insufficient bidder/offender/bidder) (defends/leads/on lead) | (we/i) (declare/declaring) | (we/our side) (got/bought/won) contract
