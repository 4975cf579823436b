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
lho-declines =
    | not accept- | (lho/next player/next hand/opponents/opponent/they/he/i/we) .. not (accept-/want/condon-/take/have)
    | (refused/rejected/declined/turned down) | <not> .. <accepts> | <declines>
    | (wants/want/insist-/ask-) .. (it)? (corrected/made good/made sufficient/put right/to correct) | <not> (happy/having/have) it
    | <not> let it | wants .. sufficient | (rejected/refused/declined)
lho-undecided =
    | not (asked/decided) .. (lho/yet)?
    | <not> .. (decided/made mind/said anything/reacted) | (thinking/deciding) whether | what are options | (can/may/could) .. (i/we/lho/he/they) .. (accept)
    | <not> (know/knows/sure) (if/whether) .. (accept-/take)
repl-same_denom =
    | (lowest/minimum/cheapest) .. (same/suit/denomination/level/sufficient) | same (suit/denomination/strain)
    | (corrected/raised/changed/made) .. next level | <card> not enough .. made it <card>
    | (corrects/corrected/makes/made/raises/raised/bumps/bumped/fixed/fixes/changed/changes) .. (lowest/next level/level up/sufficient/enough/legal)
    | (makes/made) it (good/sufficient/legal/enough) | (minimum/lowest/cheapest) (legal/sufficient/possible)? (bid/number/level)
    | same (suit/denomination/strain) .. (higher/up/level) | one (level/step) (higher/up) | just enough
repl-pass =
    | (chang-/replac-/substitut-/correct-/turned/switched) .. (to/with/into/by/for) pass | (passes/passed) instead
    | (wants/want/wanted) to pass
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/withdraws/withdrew/takes/took) .. (to/with/for/by/into/and/&) .. pass
    | pass (instead/as replacement) | (then/so/&) (he/she/partner/offender) (passes/passed) | (decides/decided/chooses/chose) to pass
    | replacement (is/was)? pass | makes it pass | passes out | (^/.) (he/she/offender) (passed/passes) | so (he/she) pass-
repl-dbl_rdbl =
    | (chang-/replac-/substitut-/correct-/turned/switched/made) .. (to/with/into/by/for/it) (double/redouble)
    | (wants/want/wanted) to (double/redouble) instead
    | (changes/changed/replaces/replaced/substitutes/substituted/corrects/corrected/swaps/swapped/turns/turned/makes/made) .. (to/with/for/by/into/it) .. (double/redouble)
    | (double/redouble) instead | doubles instead | replacement double | (decides/decided/chooses/chose/wants/wanted) to (double/redouble)
    | + (replaced/changed/corrected) (with/to/by) (double/dbl)
repl-insuff_again =
    | (another/second/again) insufficient-
    | (insufficient-/not enough) again
    | (second/another/again/new) .. insufficient-
    | insufficient- again
    | again .. not enough
    | also (not enough/insuff-)
repl-other_bid =
    | (replac-/substitut-/chang-/correct-) .. (by/with/to/into) <card> .. not comparable | (another/different) (suit/strain/denomination)
    | (changes/changed/replaces/replaced/substitutes/substituted/swaps/swapped) .. (another/different/other/new) (suit/strain/denomination/bid)
    | (jumps/jumped) to <card> | (another/different) suit | (higher/bigger) bid in (another/different)
cmp-no =
    | not comparable
    | <not> .. comparable | (different/another) meaning | means something (else/different)
cmp-yes =
    | comparable (call/bid/replacement)
    | comparable | same (meaning/hand/values) | shows .. same | means .. same | (equivalent/similar) (call/bid/meaning)
side-defends =
    | (they/offenders/offending side/he) .. (defend-/end up defending/ended up defending)
    | (they/offenders/offending side/insufficient bidders) .. (defend/defending/on lead)
    | (we/us) .. (declare/declaring/play/played/playing/won auction/win auction/bought) | <offending> .. (defend/defending/defended)
    | <innocent> .. (declare/declaring/declared/end up playing/bought) | insufficient bidder .. lead
side-declares =
    | (they/offenders/offending side/he) .. (declar-/end up playing/ended up playing/play the contract)
    | <offending> .. (declare/declaring/declared/end up playing/ended up playing/play/bought it/won auction/win auction)
    | <innocent> .. (defend/defending/defended) | offender s side (declares/plays)
turn-out_of_turn =
    | (also/and/&) out of turn
    | out of turn ++ (insuff-/enough/over) | not even <who> turn | (not/wrong) turn
early-yes =
    | (chang-/correct-/replac-/substitut-) .. before .. (director/ruling/called)
    | before .. (director/ruling/calling/anyone called/told/called/asking/i arrived/i got there/i came/explain-/options) ++ (chang-/correct-/replac-/substitut-/made/makes/switch-/turned/pass/fixed)
meant-slip =
    | slip .. (hand/mind/tongue/finger) | mechanical | (pulled/picked/took/grabbed) .. wrong .. card | misclick | mispull- | mis pull-
    | (slip/typo) | fingers | (pulled/grabbed/took/picked/put/got) .. <card> .. (meaning/meant/wanted/instead/intend-/reaching)
    | (meaning/reaching/going) for <card> | stuck together | (wrong/adjacent) (bidding)? card
    | (wanted/meant/intended/meaning) to (pull/put/take/show)
meant-meant =
    | meant (it/to bid it)
    | + <not> (see/seen/saw/notice/noticed/hear/heard/spot/spotted) .. (<card>/bid/overcall/rho/opening/call/intervention/it)
    | + (missed/overlooked/misread/misheard/ignored) .. (bid/overcall/<card>/auction/opening/it)
    | + (thought/thinking/believed/assumed/figured) .. (opened/bid/level/passed/enough/<card>/partner/lho/rho) | (deliberate-/on purpose)
    | (really)? (meant/intended) (it/that) | lost track | + (thought/thinking) <he>? .. opening
damage-yes =
    | (helped/damaged/hurt) .. (us/them/side) | (after/end/over) .. (helped/damaged)
    | (damaged/hurt/harmed) | (helped/helps/gained/profited) .. (them/they/offend-) | (they/offenders) .. (gained/profited/benefited/helped)
lho-called =
    | <lho> .. <nobid> | (over/insuff-/enough/<card>) ... <lho> .. <calls> | (over/insuff-/enough) ... (i/we) (had/then/have)? (<nobid>)
    | (over/insuff-/enough) ... (i/we) (bid/raised/overcalled) <card> | <lho> <calls> (over it/on top/anyway/regardless/without noticing)
    | (passed/doubled) (over it/it) | auction (went/carried/continued) on | nobody .. noticed .. (next/another) (bid/call/pass)
    | nobody noticed , <lho> | (passed/doubled/called) before .. (noticed/realised/realized/saw/anyone)
    | before (anyone/anybody) (woke/noticed/said/realised/saw) | (on top/over it/over that)
offender =
    | <who> * (bid/bids/said/says/opened/called/overcalled/replied/responded/answered/put/puts/pulled/makes/made) .. <card>
    | <card> (from/by) <who> | <who> * insufficient- | <who> s (<card>/insufficient-/bid) | insufficient- .. (from/by) <who>
event =
    | <card> over | insufficient- | not (enough/sufficient/high enough)
repl-none =
    | <not> (replaced/corrected/changed)
damage-no =
    | <not> (damage/damaged/harm/hurt/harmed) | (made)? <not> difference
    | (damage/damaged/hurt/harm-) no
prior-dbl =
    | (tried/first/initially) .. (double/redouble) .. (then/but/,)
lho2-accepts =
    | (second/again/new one) .. (accepted/accepts)
lho2-declines =
    | (second/again/also/either/too) .. <not> (accepted/accept/accepts) | <not> accept- .. (second/either/that one)
asked-about = cmp lho damage side lho2
repl-compared = same_denom other_bid insuff_again
repl-bid =
    | (chang-/correct-/replac-/substitut-/made/make/makes/raise-/switch-/instead/then/now/swap-/bumped/fix-/puts/put) * <bid>
    | (chang-/correct-/replac-/substitut-/switch-/swap-/raise-/bump-/fix-) * <beaten> (to/into/with/for/by) * <bid> | <bid> instead
    | (says/said/bids/bid) <bid> instead | <beaten> (to/into) <bid>
meant-slip-else =
    | (wrong card/bidding box/box/slip/mechanical/pulled/stuck/came out/mispull-/misclick-/meant/wanted/intended/meaning) .. (to)? (bid/say/<card>/card/out)?
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
cmp-yes-else =
    | (is/was)? comparable | (same/similar) meaning
cmp-no-else =
    | <not> (comparable/similar)
early-yes-else =
    | (already/had/before/at once/immediately/straight away/instantly) .. (correct-/chang-/replac-/swap-/made it/fixed/alter-) .. (before/by time/when/until/td/director)?
    | (chang-/correct-/replac-/swap-) .. (before/without) .. (director/td/called/calling/asked/anyone)
damage-yes-else =
    | (damage-/hurt/gained/cost us/better score/suffered/silenced partner helped)
turn-out_of_turn-else =
    | (also/&/too) out of turn
side-defends-else =
    | (they/offenders/we) .. (defend-/on defence)
side-declares-else =
    | (they/offenders/we) .. (declar-/play-) (contract/hand/it)?
lho-called-else =
    | (lho/next hand/next player/next/left) .. (just/then/simply)? (bid/passed/doubled/called/overcalled/raised) .. (over it/on top/without/anyway/normally)
