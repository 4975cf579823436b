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
    | make it (good/sufficient/legal) | (replac-/chang-/correct-/made it/makes it/substitut-) .. <card> | same (suit/denomination/strain)
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
    | <lho> .. <accepts> | ^ accepted $ | accepted by | (accepted) ++ (insuff-/enough/over)
    | (took/take/takes/taken/treated) .. (as fine/as good/as ok) | (i/we/they/<lho>) (take/ll take/will take/takes/took) (it/<card>) | took it
    | (let/lets) (that/it) (one)? (go/stand/ride/through) | ok with it | (as/if) fine | <not> mind & bids on | <lho> .. (takes/took/wants) (it/<card>)
    | took their (short/low/insuff-) bid | (lho/next player/opponents/<lho>) (happy/content/fine/ok)
lho-declines =
    | accepted by nobody | (lho/next player/next hand/opponents/opponent/they/he/i/we) .. not (accept-/want/condon-/take/have) | <not> .. <accepts>
    | <declines> | (wants/want/insist-/ask-) .. (it)? (corrected/made good/made sufficient/put right/to correct) | <not> (happy/having/have) it
    | (says/said) (no/nope/no thanks/no deal/no way) | no (thanks/deal/way) | (rejected/refused/declined/vetoed/cancelled) (by/it)?
    | (turned/turns/turn) .. down | (i/we/they/<lho>) (barred/rejected/refused/declined/blocked) | <not> (standing/allowed/taken)
    | <not> (accepted/taken/allowed/condoned/accept/condone) | (will <not>/would <not>) (have/take/accept/swallow)
    | <not> (take/want/like/swallow/buy) (it/that) | (have/having) none of it | made (him/her/them/me/<him>) (fix/correct/change/replace) | unaccepted
    | (threw/thrown/throw/throws/knocked) (it/that/him)? (out/back) | (says/said) (no deal/no way/no thanks/go again)
    | + (<lho>/next player/lho/they/<who>) would <not> (have/take/accept/let) (it/that/<card>)? | (unwilling/unhappy)
lho-undecided =
    | (<not>/nobody) .. (asked/consulted/spoken to/put it to) (<lho>/next player/next hand/lho/<him>/next)?
    | (can/may/could) .. (i/we/lho/he/they) .. (accept)
    | (lho/next player/<lho>) .. <not> .. (had/said/decided/been/spoken/asked/called/reacted/chosen) | before .. think of (taking/accepting)
    | <not> .. given .. (choice/say/option) | (next player/next hand/<lho>) (silent/undecided/thinking)
repl-same_denom =
    | (minimum/lowest/cheapest/least) .. (level/possible/same/suit/spades/hearts/diamonds/clubs/notrump)? | level higher
    | (same/right) (suit/strain/denomination) | put right (with)? <card>? | (cured/made) good | (made/makes) it (#2/#3/#4/#5)
    | (next/right/proper/sufficient/legal) level | (raised/corrected/bumped/moved/upped) (it)? (level/sufficient)
repl-pass =
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/withdraws/withdrew/takes/took) .. (to/with/for/by/into/and/&) .. pass
    | pass (instead/as replacement) | makes it pass | (pass/passes/passed/passing) (now)? (instead/in place) | (subbing/substituting) .. pass
    | ended up passing | (now/then/so) (he/she/i)? (pass/passes/passed) | pass now
    | (put/puts/gone for/goes for/picks/picked/chose/chooses/opted for/opts for/settles for/uses/cured by/replaced by/now/then/offers/wants) (a)? pass
    | (is/can)? pass .. (comparable/to replace) | (offender/<offending>) (then/now)? (pass/passed/passes) | <offending> says pass
    | (to/with/by/into) pass
repl-dbl_rdbl =
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/turns/turned/makes/made) .. (to/with/for/by/into/it) .. (double/redouble)
    | (double/redouble) instead | replacement double | + (replaced/changed/corrected) (with/to/by) (double/dbl)
    | (swap-/chang-/switch-/replac-) .. (to/with/for) x | (x/double/doubles/doubled) (in place/instead)
    | (negative/takeout) double .. (put/instead/for)? | (wants/want/going) to (x/double) | (now/then/finally) (doubles/doubled/redoubles)
    | (he/she/<offending>) (then/now)? (doubled/doubles) | (he/she) (says/said)? (he/she)? will double | (to/into) (double/redouble/dbl)
repl-insuff_again =
    | (second/another/again/new) .. insufficient- | twice .. <not> enough | (replacement/correction/second/new) * (too low/short/insuff-/<not> enough)
    | twice running | (both/all) (insufficient/too low/below) | (another/%2/third/%3) (low/insuff-/short) | %2 (bid/#1) <not> .. enough
    | (once more/yet again/second time) .. (insuff-/low/short/<not> enough)
    | (insuff-/low/short/<not> enough) (a)? (second time/once more/twice/yet again)
repl-other_bid =
    | (replac-/substitut-/chang-/correct-) .. (by/with/to/into) <card> .. not comparable | (jump/jumps/jumped) | <card> (in place) .. insuff-
    | bids game | (other/another) sufficient bid | (new/another/other/different) (suit/strain/denomination/colour)
turn-out_of_turn =
    | (wrong/not) (person/player/player s turn/seat/chair) | wrong .. turn | <not> .. turn | <not> (his/her/their) (go/turn)
    | (partner/lho/rho/<who>) s (turn/go) (anyhow/anyway/actually) | out of rotation
early-yes =
    | before .. (director/ruling/calling/anyone called/told/called/asking/i arrived/i got there/i came/explain-/options) ++ (chang-/correct-/replac-/substitut-/made/makes/switch-/turned/pass/fixed)
    | (at once/immediately/instantly/straight away/in flash/right away) .. (made/changed/corrected/switched/swapped/fixed) .. <card>?
    | before (you/i/td/director/we) (arrive-/got/came/walked/reached/called/get)
    | (swap-/corrected/changed/replaced/switched/switches/swaps) .. before .. (arriv-/got/came/walk-/call-)
    | (by himself/by herself/unprompted/off own bat) | (had/already) (altered/changed/corrected/replaced) .. (before/when/by himself/arrived/there)
    | (replaced/changed/corrected/made) .. (when/before) (i/you/director/td) (arrived/got/came/there)
    | (director/td) not (there/here)? .. (altered/changed)
    | (corrected/changed/fixed/replaced/switched/swapped/altered/amended) (it/that/to <card>)? .. (before/by time) .. (director/td/anyone/you/i)
    | without (waiting/calling/asking) .. (director/td/ruling)?
    | before (i/you/td/director) (explained/had explained/reached/was called/called/could explain)
meant-slip =
    | mechanical | mis pull- | fingers | (wanted/meant/intended/meaning) to (pull/put/take/show) | (sticky/adjacent/neighbouring) .. (card/cards)
    | grabbed (the)? one (above/below/next/beside) | wrong card | came out | (fumbl-/misgrab-) | (slip/typo/mispull/misclick)
    | (reaching/going/aiming) for <card> | (next to each other) in box | stuck (to/together)? | (put/laid) out .. (meaning/wanting/meant) <card>
    | <card> .. (but/,) (meant/intended) <card> | (card/cards) (stuck/stick) | (fumble/fumbled/misfiled)
meant-meant =
    | + <not> (see/seen/saw/notice/noticed/hear/heard/spot/spotted) .. (<card>/bid/overcall/rho/opening/call/intervention/it)
    | + (missed/overlooked/misread/misheard/ignored) .. (bid/overcall/<card>/auction/opening/it)
    | + (thought/thinking/believed/assumed/figured) .. (opened/bid/level/passed/enough/<card>/partner/lho/rho) | (deliberate-/on purpose)
    | (really)? (meant/intended) (it/that) | + (thought/thinking) <he>? .. opening
    | (thought/thinking/believed/honestly) .. (still/was/level/opening/enough) | (seen/saw) .. <not> .. <card> | <not> seen | meant <card> all along
    | <card> , (intended/meant/deliberate) | (oblivious/not looking/not having looked/asleep/daydream-) | + thought .. (higher/enough/level)
    | + (misread/misheard/misjudged/overlooked/missed/forgot/miscounted)
    | + <not> (see/seen/saw/notice/noticed) (the)? (<card>/bid/overcall/intervention) | + (asleep/daydreaming/dozing)
    | (deliberate/intentional/intended)
damage-yes =
    | (helped/damaged/hurt) .. (us/them/side) | (after/end/over) .. (helped/damaged) | (they/offenders) .. (gained/profited/benefited/helped)
    | (lost/cost/costs) .. (trick/tricks/us/game/by it) | never .. (found/reached) | (damaged/hurt/harmed) (us/them/side/other side)?
    | looks like damage | <not> it .. (result/score) .. (different/another/otherwise) | (made/gone) otherwise
    | + (would <not>/wouldn <not>) .. (found/reached/made/got) .. without
lho-called =
    | <lho> (has/had/then/just/simply/immediately/duly/chose to)? <other_bids> (before/over it/over that/on top/anyway/regardless/without/$/,/&/in tempo)
    | (next player/lho) (has/had/then/just/simply/immediately/duly)? <other_bids>
    | (next player/next kid/next hand/next man/lho/left) .. (said/says/put) (pass/double)
    | (passed/doubled/called) before .. (noticed/realised/realized/saw/anyone) | before (anyone/anybody/any of us) (woke/noticed/said/realised/saw)
    | (on top of it/over it/over that) | bid on | nobody (noticed/blink-) | (until/till/before) .. (noticed/spotted/realised) | <lho> <card>
    | (lho/next player/next hand/<lho>) (carried on/went on/bid on/continued)
    | before (anyone/anybody/we/i) (could/had)? (said/noticed/reacted/spoke/spotted/say/react)
offender =
    | <who> * (bid/bids/said/says/opened/called/overcalled/replied/responded/answered/put/puts/pulled/makes/made) .. <card>
    | <card> (from/by) <who> | <who> * insufficient- | <who> s (<card>/insufficient-/bid) | insufficient- .. (from/by) <who>
event =
    | <card> over | insufficient- | not (enough/sufficient/high enough)
repl-none =
    | nothing (to replace/put/chosen) .. (it/yet)? | nobody .. picked .. replacement
    | (he/she/offender) (yet to/still to/has to) (say/choose/pick/decide/correct/replace) | wondering what to put
    | <not> (decided/chosen/picked/known/said) .. (what/replacement/call/new) | <not> (replaced/changed/corrected) (it)? (yet)? $
    | (offender/he/she/<offending>) .. <not> (decided/chosen/picked) | <not> (replacement/correction) (chosen/made/given/offered)
damage-no =
    | (damage/damaged/hurt/harm-) no | <not> .. difference | (lost/cost) (us)? nothing | result stands | (flat/normal/same) (board/score/result)
    | <not> (damaged/hurt/harmed/damage/harm) | nobody (hurt/damaged/harmed)
prior-dbl =
    | (tried/first/initially) .. (double/redouble) .. (then/but/,)
    | (tried/first/initially) ... (cancelled/stopped/not allowed/disallowed/withdrawn/director/removed) ++ (double/x/redouble)
    | (double/x) .. (cancelled/stopped/disallowed/removed/taken away) | (prior/earlier/previous/first) (replacement/attempt) (double/redouble)
lho2-accepts =
    | (second/%2/again/new/that one/this time) ... (accept-/let .. go/took it/let it/takes it) | let that one (go/stand)
    | (second/%2/that #1/new #1/this #1/another) ... (let (it)? stand/condoned/ok with/fine with/happy)
lho2-declines =
    | <not> accept- .. (second/either/that one)
    | (refused/refuse/rejected/declined/refuses/declines) .. (second/%2/that one too/that too/that #1 too/replacement/both)
    | (short/too low/again) , (i/lho)? (barred/refused/rejected) that | turned (both/each) .. down | (turned/turns) down (both/each) | refuses that #1
    | (second/%2/that #1/new #1/this #1/also) ... (refused/declined/rejected/turned down/not accepted/<not> accepted/will <not> have)
    | (this time/again) .. (lho/he/they/i/we/next player) (refuse-/decline-/reject-/<not> accept)
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
    | (over/insuff-/enough) ... (i/we) (bid/raised/overcalled) <card>
lho2-undecided =
    | (second/%2/replacement/that #1) .. <not> .. (asked/decided/said) | (asked/thinking/deciding/thinks) about (%2/second/that/it)
    | (another insuff-/%2) ... (thinking/thinks/consulted) | <not> .. asked .. (about (that/second/%2)/that one/that #1)
    | (second/%2/that #1/new #1) ... (undecided/thinking/considering/<not> .. (decided/said/asked))
early-no =
    | (nothing/nobody) .. (corrected/changed/replaced) | director called before | (waited/waiting) for (you/director)
    | <not> .. (changed/corrected/replaced/altered/touched/change) .. (before/until/till) .. (arrived/came/director/got/td) | untouched
    | nobody had (altered/touched) | (changed/corrected/replaced) (it)? (once/when) (director/td/i/you) (had)? (explained/said/came/arrived)
    | <not> .. until .. (director/i/td)
meant-unsure =
    | (argu-/disagree/dispute/debate) .. (whether/ever/if/about)
    | + (two versions/whether/if) .. (meant/intended/slip/mistake/misread/mechanical/wanted)
    | + (<not>/nobody/who) (knows/know/sure/clear/say/tell/settle/obvious) .. (meant/intended/slip/misread/misgrab/wanted/mechanical/stuck/mispull)
    | + (unsure/unclear/hard to say/hard to tell/dunno/foggiest/no idea/doubt/doubtful) .. (meant/intended/slip/misread/mechanical/mispull)
    | + (meant/intended/slip/intention/intent) .. (unsure/unclear/not clear/hard to say/dunno/foggiest/doubtful)
    | + (intended/slip) ++ (foggiest/unsure/can not tell/dunno/unclear) | + slip or (not/meant/intended/misread)
natural_both-yes =
    | both .. natural | (natural/all natural) .. (natural) | (nothing/not) artificial | (two/#2) (bids/calls) .. natural
    | (bids/calls) (both)? natural | <not> (conventional/artificial) | natural in both | plain natural
natural_both-no =
    | + (one/first/low/short/it/<card>/#1) .. (transfer/artificial/conventional/stayman/relay) | <not> natural | (transfer/artificial/conventional)
precise-yes =
    | pins down .. | precisely same | same (suit/meaning) .. (same)? strength | (same/identical) (meaning/message/hand/thing)
    | more (exact/exactly/precise/precisely/specific/narrow/limited/defined) | (narrower/tighter) | (means/says/shows) (exactly/precisely)? same
precise-no = (says/means/shows) something .. (else/different) | <not> mean same
turn-in_turn = (his/her/my/<who> s) turn (ok/sure/right/,/$) | turn of <who> (ok/sure/,) | in turn
prior-insuff =
    | (%2/second/replacement/first/%1/earlier/prior/previous/swap/correction) .. (short/low/insuff-/<not> enough) ... (cancelled/barred/refused/rejected/turned down)
    | (cancelled/disallowed) (his/her)? (%1/first/earlier)? (replacement/attempt/try) .. (low/insuff-/short) | third low
    | (third/%3) (attempt/try/time)
    | (earlier/previous/prior/first) (replacement/correction/attempt/try/substitute/go) .. (low/short/insuff-/<not> enough/<not> sufficient)
prior-none =
    | <not> (tried/try) anything .. (else/between)? | <not> (replacement/correction/attempt) .. (cancelled/earlier/before)
    | <not> (other/previous/earlier) (attempt/replacement/correction) | (first/only/one) (attempt/replacement/correction) (only)?
damage-not_yet =
    | (at/on/in) (trick) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10) | damage (is/for)? later | (still)? playing .. (damage/later)
    | play (still)? (going/in progress/going on) | (play/hand/board) (still)? (to come/to play/under way/in progress/not over/going on)
side-unknown =
    | still in auction | bidding .. (carries on/going/only/continues) | (we/they/us) (still)? bidding | auction (still)? (on/open/live/going)
    | bidding goes on | auction .. (going on/carries on/continu-/<not> (finished/over/done))
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
    | (ended up/end up/later/then/eventually/finish- up) (declared/declaring/playing/declares) | they (made/make) (game/<card>/contract)
    | (they/<offending>/offenders) (then/now/later/ended up/end up/all)? (declare/declares/declared/declaring/played/play/playing/played there)
    | (ones with/side with/with) insufficient bid .. declaring | <innocent> (defend/defended/defending/re defending)
    | (offenders/<offending>/they) (are)? (declarers/declarer/playing)
side-defends =
    | (end up/ended up/finish-/now) (on)? (defending/defence/defense)
    | (they/<offending>/his side/her side) .. (defend/defending/defended/defends/defence/defense) | <innocent> (declare/declaring/declared/declares)
    | (we/i) (declare/are declaring/ended up declaring/end up declaring) | (we/i) (declare/declaring)
