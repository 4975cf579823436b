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
    | happy .. (with/to) .. (it/bid/<card>) | ok with it | (as/if) fine
lho-declines =
    | not accept- | (lho/next player/next hand/opponents/opponent/they/he/i/we) .. not (accept-/want/condon-/take/have)
    | (refused/rejected/declined/turned down) | <not> .. <accepts> | <declines>
    | (wants/want/insist-/ask-) .. (it)? (corrected/made good/made sufficient/put right/to correct) | <not> (happy/having/have) it
    | <not> let it | wants .. sufficient | (rejected/refused/declined)
    | (won t/wont/would not/did not/does not/do not/was not/were not/not/never) .. (taken/take/took/have/passed/condone/swallow/buy/let/accepted)
    | (thrown/threw/throw/knocked) .. (out/back) | (says/said) (no/nope/no thanks/no deal/no way) | no (thanks/deal/way)
    | (rejected/refused/declined/vetoed/cancelled) (by/it)? | (turned/turns/turn) .. down
    | (i/we/they/<lho>) (barred/rejected/refused/declined/blocked) | made .. correct it | <not> (standing/allowed/taken)
lho-undecided =
    | not (asked/decided) .. (lho/yet)?
    | <not> .. (decided/made mind/said anything/reacted) | (thinking/deciding) whether | what are options | (can/may/could) .. (i/we/lho/he/they) .. (accept)
    | <not> (know/knows/sure) (if/whether) .. (accept-/take)
    | <not> .. (asked/decided/said/spoken/reacted/consulted/chosen/given) .. (choice/say/option/lho/next/<lho>/yet)?
    | (lho/next player) .. <not> .. (had/said/decided/been) | has not (had)? (her/his)? say | before .. think of (taking/accepting)
    | <not> (spoken/talked) to (lho/next player/<lho>)
repl-same_denom =
    | (lowest/minimum/cheapest) .. (same/suit/denomination/level/sufficient) | same (suit/denomination/strain)
    | (corrected/raised/changed/made) .. next level | <card> not enough .. made it <card>
    | (corrects/corrected/makes/made/raises/raised/bumps/bumped/fixed/fixes/changed/changes) .. (lowest/next level/level up/sufficient/enough/legal)
    | (makes/made) it (good/sufficient/legal/enough) | (minimum/lowest/cheapest) (legal/sufficient/possible)? (bid/number/level)
    | same (suit/denomination/strain) .. (higher/up/level) | one (level/step) (higher/up) | just enough
    | (minimum/lowest/cheapest/least) .. (level/possible/same/suit/spades/hearts/diamonds/clubs/notrump)?
    | (right/correct/next/proper) level | level higher | at (minimum/lowest) level | (same/right) (suit/strain/denomination)
repl-pass =
    | (chang-/replac-/substitut-/correct-/turned/switched) .. (to/with/into/by/for) pass | (passes/passed) instead
    | (wants/want/wanted) to pass
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/withdraws/withdrew/takes/took) .. (to/with/for/by/into/and/&) .. pass
    | pass (instead/as replacement) | (then/so/&) (he/she/partner/offender) (passes/passed) | (decides/decided/chooses/chose) to pass
    | replacement (is/was)? pass | makes it pass | passes out | (^/.) (he/she/offender) (passed/passes) | so (he/she) pass-
    | (pass/passes/passed/passing) (now)? (instead/in place) | pass for .. <card> | (subbing/substituting) .. pass
    | straight to pass | ended up passing | (now/then/so) (he/she/i)? (pass/passes/passed)
    | (refused/declined/accepted/rejected/cancelled/down/out/deal) ... (he/she/offender) (then/now/just)? (pass/passes/passed)
    | says pass | pass now | (threw/thrown) it out , he passed | (she/he) (now/then)? passes
repl-dbl_rdbl =
    | (chang-/replac-/substitut-/correct-/turned/switched/made) .. (to/with/into/by/for/it) (double/redouble)
    | (wants/want/wanted) to (double/redouble) instead
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/turns/turned/makes/made) .. (to/with/for/by/into/it) .. (double/redouble)
    | (double/redouble) instead | doubles instead | replacement double | (decides/decided/chooses/chose/wants/wanted) to (double/redouble)
    | + (replaced/changed/corrected) (with/to/by) (double/dbl)
    | (swap-/chang-/switch-/replac-) .. (to/with/for) x | (x/double/doubles/doubled) (in place/instead)
    | (negative/takeout) double .. (put/instead/for)? | (wants/want/going) to (x/double) | so (he/she) doubles
repl-insuff_again =
    | (another/second/again) insufficient-
    | (insufficient-/not enough) again
    | (second/another/again/new) .. insufficient-
    | insufficient- again
    | again .. not enough
    | also (not enough/insuff-)
    | twice .. <not> enough | (replacement/correction/second/new) .. (too low/short/insuff-/<not> enough)
    | (too low/short/insufficient) (again/too/as well) | bid too low again | first swap .. short
repl-other_bid =
    | (replac-/substitut-/chang-/correct-) .. (by/with/to/into) <card> .. not comparable | (another/different) (suit/strain/denomination)
    | (changes/changed/replaces/replaced/substitutes/substituted/swaps/swapped) .. (another/different/other/new) (suit/strain/denomination/bid)
    | (jumps/jumped) to <card> | (another/different) suit | (higher/bigger) bid in (another/different)
    | (jump/jumps/jumped) | <card> (in place) .. insuff- | (something/completely/entirely) (else/different) .. put
    | different (bid/suit/call)
turn-out_of_turn =
    | (also/and/&) out of turn
    | out of turn ++ (insuff-/enough/over) | not even <who> turn | (not/wrong) turn
    | (wrong/not) (person/player/player s turn/seat/chair) | out of (rotation/turn) | wrong .. turn | <not> .. turn
early-yes =
    | (chang-/correct-/replac-/substitut-) .. before .. (director/ruling/called)
    | before .. (director/ruling/calling/anyone called/told/called/asking/i arrived/i got there/i came/explain-/options) ++ (chang-/correct-/replac-/substitut-/made/makes/switch-/turned/pass/fixed)
    | (at once/immediately/instantly/straight away/in flash/right away) .. (made/changed/corrected/switched/swapped/fixed) .. <card>?
    | (made/changed/corrected/fixed/swapped) (it)? (at once/immediately/instantly/straight away/right away)
    | (instantly/immediately) (made/changed/corrected) | before (you/i/td/director/we) (arrive-/got/came/walked/reached/called/get)
    | (swap-/corrected/changed/replaced/switched/switches/swaps) .. before .. (arriv-/got/came/walk-/call-)
meant-slip =
    | slip .. (hand/mind/tongue/finger) | mechanical | (pulled/picked/took/grabbed) .. wrong .. card | misclick | mispull- | mis pull-
    | (slip/typo) | fingers | (pulled/grabbed/picked) .. <card> .. (meaning/meant/wanted/intend-/reaching) | <card> .. (but/,) (meant/intended) <card>
    | (meaning/reaching/going) for <card> | stuck together | (wrong/adjacent) (bidding)? card
    | (wanted/meant/intended/meaning) to (pull/put/take/show)
    | (sticky/adjacent/neighbouring) .. (card/cards) | grabbed (the)? one (above/below/next/beside) | wrong card | came out | stuck
    | hand slipped | (fumbl-/misgrab-)
meant-meant =
    | meant (it/to bid it)
    | + <not> (see/seen/saw/notice/noticed/hear/heard/spot/spotted) .. (<card>/bid/overcall/rho/opening/call/intervention/it)
    | + (missed/overlooked/misread/misheard/ignored) .. (bid/overcall/<card>/auction/opening/it)
    | + (thought/thinking/believed/assumed/figured) .. (opened/bid/level/passed/enough/<card>/partner/lho/rho) | (deliberate-/on purpose)
    | (really)? (meant/intended) (it/that) | lost track | + (thought/thinking) <he>? .. opening
    | (thought/thinking/believed/honestly) .. (still/was/level/opening/enough) | (seen/saw) .. <not> .. <card> | misread-
    | <not> seen | had not seen | on purpose
damage-yes =
    | (helped/damaged/hurt) .. (us/them/side) | (after/end/over) .. (helped/damaged)
    | (damaged/hurt/harmed) | (helped/helps/gained/profited) .. (them/they/offend-) | (they/offenders) .. (gained/profited/benefited/helped)
    | (lost/cost/costs) .. (trick/tricks/us/game/by it) | never .. (found/reached/bid/made) .. (without)?
    | (did/does/has) (hurt/harm/damage) us | <not> (found/reached) .. without | without .. never .. (found/reached)
lho-called =
    | <lho> .. <nobid> | (passed/doubled) (over it/it) | auction (went/carried/continued) on
    | <lho> <calls> (over it/on top/anyway/regardless/without noticing) | nobody .. noticed .. (next/another) (bid/call/pass)
    | nobody noticed , <lho> | (passed/doubled/called) before .. (noticed/realised/realized/saw/anyone)
    | before (anyone/anybody/any of us) (woke/noticed/said/realised/saw) | (on top/over it/over that)
    | (next player/lho) (has/had/just/then/immediately/chose)? (to)? <calls> | bid on | carried on with <card>
    | (next player/lho) carried on | nobody (noticed/blink-) | (until/till/before) .. (noticed/spotted/realised)
offender =
    | <who> * (bid/bids/said/says/opened/called/overcalled/replied/responded/answered/put/puts/pulled/makes/made) .. <card>
    | <card> (from/by) <who> | <who> * insufficient- | <who> s (<card>/insufficient-/bid) | insufficient- .. (from/by) <who>
event =
    | <card> over | insufficient- | not (enough/sufficient/high enough)
repl-none =
    | <not> (replaced/corrected/changed)
    | nothing (to replace/put/chosen) .. (it/yet)? | nobody .. picked .. replacement
    | (yet to/still to) (say/choose/pick/decide/correct/replace) | wondering what to put
    | (still)? (choosing/picking/deciding) .. (replacement/what/call) | nobody .. (replaced/changed/corrected)
damage-no =
    | <not> (damage/damaged/harm/hurt/harmed) | (made)? <not> difference
    | (damage/damaged/hurt/harm-) no
    | (same/average) (score/result) .. (field/room/everyone/rest) | no (harm/damage) (done)? | <not> .. difference
prior-dbl =
    | (tried/first/initially) .. (double/redouble) .. (then/but/,)
    | (tried/first/initially) ... (cancelled/stopped/not allowed/disallowed/withdrawn/director/removed) ++ (double/x/redouble)
    | (double/x) .. (cancelled/stopped/disallowed/removed/taken away)
lho2-accepts =
    | (second/again/new one) .. (accepted/accepts)
    | (second/again/new/that one/this time) ... (accept-/let .. go/took it/let it) | let that one (go/stand)
lho2-declines =
    | (second/again/also/either/too) .. <not> (accepted/accept/accepts) | <not> accept- .. (second/either/that one)
    | (refused/refuse/rejected/declined/barred) .. (second/that one too/that too/replacement)
    | (second/swap/replacement/again) .. (cancelled/refused/rejected/barred/declined)
    | (still short/too low/again) , (i/lho)? (barred/refused/rejected) that | second .. (too/also/either)
asked-about = cmp lho damage side lho2
repl-compared = same_denom other_bid insuff_again
repl-bid =
    | (chang-/correct-/replac-/substitut-/made/make/makes/raise-/switch-/instead/then/now/swap-/bumped/fix-/puts/put) * <bid>
    | (chang-/correct-/replac-/substitut-/switch-/swap-/raise-/bump-/fix-) * <beaten> (to/into/with/for/by) * <bid> | <bid> instead $
    | (says/said/bids/bid) <bid> instead $ | <beaten> (to/into) <bid>
    | (then/now/so) <him>? * <bid> | (gambled/went/going/goes/settled/tried/tries) (for/with)? <bid> | new (bid/call) <bid>
    | (accept-/taken/refused/declined/rejected) ,? (so/now/then)? <him>? (bid/bids/says/puts)? <bid>
meant-slip-else =
    | (wrong card/bidding box/slip/mechanical/pulled/stuck/came out/mispull-/misclick-) | (meant/wanted/intended) (to)? (bid)? <card>
meant-meant-else =
    | (did not/hadn t/had not/didn/hadn/not) .. (see/seen/notice/noticed/hear/heard/realis-/realiz-)
    | (thought/took it for/misread/misheard/overlooked/missed/miscounted/mistook/forgot/believed) .. (it/bid/rho/was/still/<card>/auction)?
lho-accepts-else =
    | (accept-/condon-/let it stand/allowed/let it go/happy) .. (it/bid)?
lho-declines-else =
    | <not> (accept-/allow-/like/want/have/wear/having) | (won/wont/doesn/didn/wouldn) .. (accept/have/take/allow)
    | (reject-/refus-/declin-/object-/said no/no way/insist-/wants it corrected)
lho-undecided-else =
    | <not> .. (decided/asked/said anything/spoken/reacted/chosen) .. (yet)?
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
repl-none-else =
    | <not> .. (replac-/chosen/picked/corrected/changed/selected) .. (yet/call/anything)?
repl-other_bid-else =
    | (chang-/replac-/correct-/switch-/swap-) .. (other/different/another/new) (suit/bid/denomination/strain)
lho2-accepts-else =
    | (second/again/new/this time/replacement) .. (accept-)
lho2-declines-else =
    | (second/new/this time/also/too/that/replacement) .. (reject-/refus-/not accept-/declin-)
early-yes-else =
    | (already/had/before/at once/immediately/straight away/instantly) .. (correct-/chang-/replac-/swap-/made it/fixed/alter-) .. (before/by time/when/until/td/director)?
    | (chang-/correct-/replac-/swap-) .. (before/without) .. (director/td/called/calling/asked/anyone)
damage-yes-else =
    | (damage-/hurt/gained/cost us/better score/suffered/silenced partner helped)
turn-out_of_turn-else =
    | (also/&/too) out of turn
lho-called-else =
    | (lho/next hand/next player/next/left) .. (just/then/simply)? (bid/passed/doubled/called/overcalled/raised) .. (over it/on top/without/anyway/normally)
    | <lho> .. <nobid> | (over/insuff-/enough/<card>) ... <lho> .. <calls>
    | (over/insuff-/enough) ... (i/we) (had/then/have)? (<nobid>) | (over/insuff-/enough) ... (i/we) (bid/raised/overcalled) <card>
    | (bid/bids/after) <card> , <who> (passed/doubled/raised/bid)
lho2-undecided =
    | <not> .. asked .. about (that one/second/that/new one) | (second/replacement) .. <not> .. (asked/decided)
early-no =
    | (nothing/nobody) .. (corrected/changed/replaced) | director called before | only (then/after) .. (changed/corrected/replaced)
    | after .. (director/options/ruling) .. (changed/corrected/replaced) | (waited/waiting) for (you/director)
meant-unsure =
    | (argu-/disagree/dispute/debate) .. (whether/ever/if/about) | + (two versions/whether/if) .. (meant/intended/slip/mistake)
    | + (<not>/nobody/who) (knows/know/sure/clear) .. (meant/intended/slip)
natural_both-yes =
    | both .. natural | (natural/all natural) .. (natural) | neither .. artificial | (nothing/not) artificial
    | natural before .. after | both (genuine/real)
natural_both-no =
    | (one/first/low/short/it/<card>) .. (transfer/artificial/conventional/stayman/relay) | (transfer/artificial/conventional)
precise-yes =
    | (same/says) .. (more (exactly/precise/precisely)) | (more/better) (exactly/precise/precisely/defined) | pins down ..
    | precisely same | says same thing | same (suit/meaning) .. (same)? strength
precise-no =
    | (says/means/shows) something .. (else/different) | <not> mean same | (different/other) (meaning/things/hand)
turn-in_turn =
    | (his/her/my/<who> s) turn (ok/sure/all right/right/,/$) | turn of <who> (ok/sure/,) | in turn | right player
prior-insuff =
    | (second/replacement/first swap/swap/correction) .. (short/low/insuff-/enough) ... (cancelled/barred/refused/rejected)
    | third (attempt/try/time)
prior-none =
    | <not> (tried/try) anything .. (else/between)? | first and only (correction/replacement/try) | first correction
damage-not_yet =
    | (at/on/in) (trick) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10) | (hand/board) <not> (over/finished/played) | no idea about (result/score)
side-unknown =
    | auction .. (still/going on/carries on/continu-/<not> .. (finished/over)) | still bidding | still in auction
    | bidding .. (carries on/going/only/continues) | mid auction
told-last = repl
