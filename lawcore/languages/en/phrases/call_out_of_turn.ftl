# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 31
certain =
    | (pass-/doubl-/bid/bids/opened/called) .. (before) .. (i could/he could/she could/i had/my turn/his turn/dealer had/dealer)
    | dealer .. (but/,) .. (bid/opened/passed) | (bid/opened/passed/called/doubled) when .. (turn/dealer) | dealer not bid
    | (bid/bids/bidding/call/calls/called/calling/pass/passed/passes/open/opens/opened/opening/double/doubled/doubles/overcalled/redoubled/<card>) out of turn
    | out of turn (bid/call/pass/double/opening/redouble)
    | (bid/bids/bidding/call/calls/called/calling/pass/passed/passes/open/opens/opened/opening/double/doubled/doubles/<card>) .. (not his turn/not her turn/not my turn/before his turn/before her turn/turn)
topic =
    | (bid/called/pass/passed/opened/<card>) .. out of turn
    | (opened/opens/bid/passed/called/doubled/pass) .. dealer
    | (bid/called/passed/opened/doubled) before .. (partner/turn/rho/dealer)
    | (skipped/lost) .. turn
hint =
    | out of turn
    | turn
    | dealer
trace =
    | (open-/bid/bids/pass-/call/calls/called/auction/overcall-)
    | <card>
against =
    | (lead/led/leads/leading/card/play/played/plays/trick)
    | insufficient
    | over <card>
offender =
    | ^ <who> (opened/opens/open/bid/bids/passed/passes/pass/doubled/doubles/called/calls/overcalled/redoubled/said/says)
    | <named> (has/had/then/also/just/&)? (opened/opens/open/bid/bids/passed/passes/pass/doubled/doubles/called/calls/overcalled/redoubled)
    | (pass/bid/call/double/opening/<card>) * (by/from) <named> | <named> s (pass/bid/call/double/opening/<card>)
    | <named> (jumped/spoke/acted/came in/chimed)
turn_of-who =
    | <who> s (turn/bid/call/go) | <who> (was/is)? (the)? dealer | before <who> (had/has/could)? (bid/called/opened/passed/call/open/pass)?
    | <who> supposed to (open/bid/call) | turn of <who> | <who> to (bid/call/open/speak) | at <who> s (turn/go) | dealer <who>
    | <who> s (turn/go/bid/call/opening/shot) | <who> (was/is)? (the)? (dealer/first to/next to)
    | (when/as/but/,) (it was)? <who> (to)? (bid/call/speak/open/act/start)
    | before <who> (had/has/could/did)? (spoken/bid/called/opened/passed/acted/done)
    | <who> (should/supposed/had/meant/ought) .. (open/opened/bid/call/speak/act/go/start/first) | (at/in) <who> s (turn/place/seat)
    | instead of <who> | (in front/ahead) of <who> | <who> <not> .. (bid/called/spoken/opened/passed/acted) | <who> to (act/start/go)
    | before <who> $ | before <who> , | <who> (deals/dealing/dealt/is dealer) | <who> ,? dealer | dealer ,? <who> | my ,? <who> ,? turn
    | (at/in) my ,? <who> | <who> <not> (opened/bid/called/spoken) | (jumped/ahead/front) .. <who> | <who> s (call/bid/turn/go) first
    | not waiting for <who> | without waiting for <who> | (should/had to) wait for <who>
    | <who> (should/supposed/meant/ought/had) .. (speak/start/open/bid/call/act/first/spoken/started/opened/called)
    | (turn/go/call/bid) (was/is)? <who> s | dealer (is/was/being)? <who> | <who> s (to)? (speak/call/bid/open/act/start)
    | (it)? (was/is)? up to <who> | <who> not (yet)? (spoken/called/bid/passed/acted)
    | (skipped/jumped over/passed over/forgot/ignoring/overlooked) <who>
    | (when/while/as/since/because) <who> (deals/dealt/dealer/to speak/to call/to bid/to open)
    | turn to (call/bid/speak) (was/is)? <who> | <who> (was/is)? first to (call/bid/speak/open)
kind-pass =
    | (pass/passed/passes/passing) .. (out of turn/before/turn/supposed/dealer) | out of turn pass | ^ pass
    | ^ .. (pass/passed/passes/passing) .. (out of turn/turn/rotation/dealer/before) | (a)? pass (from/by)
    | (passed/passes) (first/too early/prematurely) | <offender> .. (passed/passes)
kind-bid =
    | (opened/opens/open/bid/bids/overcalled) (<card>/spade/heart/diamond/club) | <card> out of turn
    | (opened/opens/opening) .. (out of turn/turn/dealer) | out of turn (bid/opening) | called <card> | (bid/bids) out of turn
    | <who> (bid/bids) (when/before/but) | (opened/opens/opening/overcalled/bid/bids/started) ... (out of turn/turn/dealer/rotation)
    | out of turn (opening/opener/overcall/bid) | <offender> .. (bid/bids/opened/opens/overcalled) | (opening) bid .. out of turn
kind-dbl_rdbl =
    | (doubled/doubles/double/redoubled/redouble) .. (out of turn/before/turn) | out of turn (double/redouble)
    | (doubled/doubles/double/redoubled/redouble/doubling) .. (out of turn/before/turn/rotation) | <offender> .. (doubled/doubles/redoubled)
    | it (was)? double | (double/redouble) (out of turn)
lho-accepts =
    | accepted | <lho> .. <accepts> | (i/we/they) .. <accepts> | (turn/dealer/before/rotation) ... <lho> .. <calls>
    | <lho> <calls> (over it/on top/anyway/regardless/after) | <lho> .. (bid/overcalled/doubled/passed) .. (over/after) (it/him)
    | (accepted) ++ (turn/dealer) | (bid/passed/doubled) over (it/that) | auction (went/carried/continued) on
    | <lho> .. (carried on/carries on/went on)
lho-declines =
    | <who> .. not (accept-/take/have/want) | not accepted | (refused/rejected/declined)
    | <not> (want/wants/having/have) it | (wants/want) .. (cancelled/undone/taken back/back) | <not> let it
    | says no thanks | (no thanks/cancelled/rejected)
lho-undecided =
    | not (asked/decided)
    | <not> .. (decided/reacted/said anything/made mind)
    | <not> (know/knows/sure) (if/whether) .. (accept-/take)
correct_called-yes =
    | (dealer/right player/player in turn/correct player) .. (then/already)? (opened/opens/bid/called/calls/passed)
rho_then-passes =
    | rho then (passes/passed) | then rho (passes/passed) $
    | <rho> (then/now)? (passes/passed/pass) | (then/now) <rho> pass-
rho_then-acts =
    | rho then (bids/bid/doubles/doubled/overcalls)
    | <rho> (then/now)? (bids/doubles/overcalls/opens/opened)
artificial-yes =
    | artificial pass | (strong/forcing) pass | pass (shows/showing/is artificial)
    | (artificial/conventional/multi/strong/transfer/forcing) | (pass/it) (shows/showing/means/meant) | (stayman/blackwood/gerber/splinter/cue)
insufficient-yes =
    | (and/also/&) insufficient
    | insufficient- ++ (turn/rotation) | (&/also) not enough
cmp-no =
    | not comparable
    | <not> .. comparable | (different/another) meaning
cmp-yes =
    | comparable (call/bid)
    | comparable | same (meaning) | (repeats/repeated) .. same
before-yes =
    | had (already)? (bid/called/passed/opened) (before/earlier/once)
    | (had/already) .. (opened/bid/passed/called) (last round/earlier/before/first round) | had call earlier
offender-unsaid =
    | (pass/passed/opened/bid/doubled/redoubled/called/overcalled)
kind-bid-else =
    | <bid> | (opening/overcall/transfer/weak two/preempt)
    | (opened/opens/overcalled/overcalls/bid/bids/opening/responded/rebid/jumped) .. (when/before/ahead/but/instead/though/first/early/out)
    | (bid/bids/opened/opens) <card> | ^ (opened/bid/bids/overcalled)
before-no =
    | (first/%1) (round/call/to speak) | nobody .. (called/bid/spoken) yet | nobody had (called/bid/opened)
artificial-no =
    | (natural)
inadmissible-yes =
    | (inadmissible/illegal) (double/redouble)
side-defends =
    | <innocent> .. (declare/declaring/declared)
    | (they/now) (re)? (defending/defend)
side-declares =
    | <offending> .. (declare/declaring/declared) | <innocent> .. (defend/defending/defended)
rho_barred-yes =
    | (rho/right) .. (barred/silenced)
asked-about = cmp lho side before
lho-accepts-else =
    | <lho> .. <calls> | (next hand) .. <calls>
    | <lho> .. (did not mind/doesn mind/happy/condon-/let it stand/lets it stand/fine with/ok with/okay)
    | (accept-/condon-) .. (it/call/bid/pass)?
    | (next player/next hand/player to left/next one) .. (bid/called/passed/doubled/overcalled/accepts/accepted) | let it stand
kind-pass-else =
    | (green card/green pass/pass card) | pass .. (out/before/ahead/early/when/at)
    | (passed/passes/passing) .. (when/before/ahead/but/instead/though/first/early/in front) | ^ (passed/passes/passing/pass)
kind-dbl_rdbl-else =
    | (doubled/doubles/doubling/redoubled/redoubles/dbl/dble/dbld) .. (when/before/ahead/but/instead/though/first/early/out)
    | ^ (doubled/redoubled/double/redouble) | (red/blue/x/xx) card out
turn_of-lho-else =
    | dealer .. (on/to) (his/her/my/the)? left
turn_of-rho-else =
    | dealer .. (on/to) (his/her/my/the)? right | (he/she/dealer) (sits/sitting) .. right
    | (dealer/turn) .. my right
lho-declines-else =
    | <not> .. (accept-/condon-/having/want/like/take/wear/allow) .. (it/call/bid/pass)? | (refus-/reject-/declin-/object-/cancel-)
    | (won/wont) (have/take/accept) (it)? | no thanks | (insist-/want-) .. (cancelled/back/withdrawn/undone/proper)
lho-undecided-else =
    | <not> .. (asked/consulted/decided/chosen/said/made up/spoken/reacted/sure) .. (yet/accept/anything)?
    | (still)? (thinking/undecided/deciding/considering/wondering) | (has/have) to (decide/choose)
before-yes-else =
    | (already/previously/earlier/before) (called/bid/opened/passed/doubled/had) .. (earlier/before/round/once)?
    | (second/%2/third/%3) (round/time/turn) | (opened/bid/called/passed) (last/previous/earlier/first) round
    | had (already)? (call/bid/pass/opened/overcalled)
before-no-else =
    | <not> (called/bid/passed/spoken/acted) (yet/before/anything) | (first/%1) (call/bid/turn) (of)? (auction/all)?
rho_then-passes-else =
    | <rho> .. (then/now/later/after that) .. (pass-) | (then/now) <rho> (pass-)
rho_then-acts-else =
    | <rho> .. (then/now/later/after that) .. (bid/bids/overcall-/doubl-/open-/rais-)
    | (then/now) <rho> (bid/bids/overcall-/doubl-/opens/opened)
rho_then-none-else =
    | <rho> <not> .. (called/bid/yet)
cmp-yes-else =
    | (is/was)? comparable | (same/similar) (meaning/thing/hand) | subset
cmp-no-else =
    | <not> (comparable/similar) | (nothing like/quite different/other/another/different) (meaning/thing/hand)?
cmp-unsure-else =
    | (whether/if/doubt/unsure/not sure/decide/know) .. comparable | comparable .. (or not/unsure/not sure/doubt)
artificial-yes-else =
    | (artificial/conventional/relay/transfer/stayman/blackwood/multi/strong (club/2c/diamond)/gerber)
insufficient-yes-else =
    | (also/too/&) .. (insufficient/not enough/too low) | <not> (even/high) enough | (even/also) insufficient
correct_called-yes-else =
    | (dealer/right player/proper player/correct player/rightful/player in turn/partner/opponent) (then/had/has)? (already)? (opened/bid/called/passed) (already/before .. noticed/anyway/meanwhile)
rho_barred-yes-else =
    | (rho/right) .. (barred/not allowed/silenced/must pass/had to pass)
side-defends-else =
    | (now/end up/ended up/will be/they/we/he) .. (defend-/on defence)
side-declares-else =
    | (now/end up/ended up/will be/they/we/he) .. (declar-/playing contract/play it)
