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
    | <named> (jump-/cut/came/come/chimed/slip-/put) .. (in/pass/<card>) | (double/pass/bid/call) (came)? from <named>
    | <card> by <named>
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
    | <who> (was/is)? (the)? #1 (to/who)? .. (speak/call/bid/act/start)?
    | <who> s (go/bid/turn/shot/chair/seat/place/call) (really/ok)? | (when/while/since) <who> should (have)? | <who> (whose turn)
    | <who> to (act/call/speak/bid/start/go) | <who> (is/was)? meant to
    | <who> should .. (been/gone/have/bid/opened/spoken/talking/speaking/first/called) | (ahead/front) of <who>
    | <who> (dealt/dealer/is dealer) | (wait/waiting) .. for <who> | before <who> (did/had/could/even/said/spoke/bid/called/opened)
    | (over/skipped) <who> | should have been <who> | it was <who> | as if <who> <not> | <who> still to (call/speak/bid)
kind-pass =
    | (pass/passed/passes/passing) .. (out of turn/before/turn/supposed/dealer) | out of turn pass | ^ pass
    | ^ .. (pass/passed/passes/passing) .. (out of turn/turn/rotation/dealer/before) | (a)? pass (from/by)
    | (passed/passes) (first/too early/prematurely) | <offender> .. (passed/passes)
    | (green card/green pass/pass card) | pass .. (out/before/ahead/early/when/at)
    | (passed/passes/passing) .. (when/before/ahead/but/instead/though/first/early/in front) | ^ (passed/passes/passing/pass)
    | pass (came/out of/from/was/in) | <who> (pass/passed/passes) | (early/premature) pass | my pass | slip .. pass | ordinary pass
    | passed
kind-bid =
    | (opened/opens/open/bid/bids/overcalled) (<card>/spade/heart/diamond/club) | <card> out of turn
    | (opened/opens/opening) .. (out of turn/turn/dealer) | out of turn (bid/opening) | called <card> | (bid/bids) out of turn
    | <who> (bid/bids) (when/before/but) | (opened/opens/opening/overcalled/bid/bids/started) ... (out of turn/turn/dealer/rotation)
    | out of turn (opening/opener/overcall/bid) | <offender> .. (bid/bids/opened/opens/overcalled) | (opening) bid .. out of turn
    | <bid> | (opening/overcall/transfer/weak two/preempt)
    | (opened/opens/overcalled/overcalls/bid/bids/opening/responded/rebid/jumped) .. (when/before/ahead/but/instead/though/first/early/out)
    | (bid/bids/opened/opens) <card> | ^ (opened/bid/bids/overcalled)
    | (opened/opens/bid/bids/overcalled/opening/jumped/raised) <card>? .. (out of turn/turn/go/rotation)? | early (bid/<card>)
    | <card> (oot/out of turn/at/ahead/in) | (sufficient/natural) , out of turn | plain <card>
kind-dbl_rdbl =
    | (doubled/doubles/double/redoubled/redouble) .. (out of turn/before/turn) | out of turn (double/redouble)
    | (doubled/doubles/double/redoubled/redouble/doubling) .. (out of turn/before/turn/rotation) | <offender> .. (doubled/doubles/redoubled)
    | it (was)? double | (double/redouble) (out of turn)
    | (doubled/doubles/doubling/redoubled/redoubles/dbl/dble/dbld) .. (when/before/ahead/but/instead/though/first/early/out)
    | ^ (doubled/redoubled/double/redouble) | (red/blue/x/xx) card out
    | (x/double/redouble) (out of/came/from/in/at) | (doubles/doubled/redoubled/redouble) (oot/out of turn/&)? | penalty double
    | legal double | i double | <who> (double/doubled/doubles/redoubled)
lho-accepts =
    | accepted | <lho> .. <accepts> | (i/we/they) .. <accepts> | (turn/dealer/before/rotation) ... <lho> .. <calls>
    | <lho> <calls> (over it/on top/anyway/regardless/after) | <lho> .. (bid/overcalled/doubled/passed) .. (over/after) (it/him)
    | (accepted) ++ (turn/dealer) | (bid/passed/doubled) over (it/that) | auction (went/carried/continued) on
    | <lho> .. (carried on/carries on/went on)
    | <lho> .. (overcalled/raised/doubled) (it/over it/on top) | (i ve/i have/guess i) accepted | over it
    | (come/came) in (with/over) | cheerfully (overcalled/bid) | <lho> (overcalls/overcalled) it
lho-declines =
    | <who> .. not (accept-/take/have/want) | not accepted | (refused/rejected/declined)
    | <not> (want/wants/having/have) it | (wants/want) .. (cancelled/undone/taken back/back) | <not> let it
    | says no thanks | (no thanks/cancelled/rejected)
    | (refused/rejected/declined/condemned) | (thrown/threw) out | <not> (have/want/condone/accept/swallow/like/take) (it)?
    | (won t/wont/doesn t/not) .. (have/accept/swallow/condone) | (says/said) (no/nope/no thank you/no thanks) | <lho> rejects
    | (i) object | rejected by | no thank you
lho-undecided =
    | not (asked/decided)
    | <not> .. (decided/reacted/said anything/made mind)
    | <not> (know/knows/sure) (if/whether) .. (accept-/take)
    | <not> .. (asked/consulted/sorted/explained/been told) .. (<lho>/next/left/options)? | waiting for (you/director)
    | looks (at/to) .. (guidance/us/director) | (<lho>) (waiting/undecided) | got round .. explain-
correct_called-yes =
    | (dealer/player/partner/i/he/she) .. (had/has/d/ve)? (already)? (bid/called/opened) .. (before/by the time/already) .. (director/you/table/i/got)
    | (meanwhile/already) .. (should/supposed) .. (called/did so/bid) | (had/d) already bid in (my/his/her) proper turn
    | (did so/called) , before | <who> (opened/bid/called) .. before .. (director/td/i got/you/arriv-)
rho_then-passes =
    | rho then (passes/passed) | then rho (passes/passed) $
    | <rho> (then/now)? (passes/passed/pass) | (then/now) <rho> pass-
    | <rho> (then/now/duly)? (pass/passes/passed) | (whose turn/turn) .. (passes/passed)
    | (refused/rejected/declined/accepted/thrown) .. (<rho>/partner/right) .. (pass/passes/passed) | right hand then passes
    | (partner/i) (then)? (passes/passed) $
rho_then-acts =
    | rho then (bids/bid/doubles/doubled/overcalls)
    | <rho> (then/now)? (bids/doubles/overcalls/opens/opened)
    | <rho> .. (then/now)? (bid/bids/opened/opens/doubled/raised/overcalled/doubles) <card>?
    | (refused/rejected/declined/accepted) ... (<rho>/partner/i) (bid/opened/opens/doubled/raised/overcalls) .. (<card>)?
artificial-yes =
    | artificial pass | (strong/forcing) pass | pass (shows/showing/is artificial)
    | (artificial/conventional/multi/strong/transfer/forcing) | (pass/it) (shows/showing/means/meant) | (stayman/blackwood/gerber/splinter/cue)
    | (pass/it/bid) .. (artificial/conventional/forcing) | (forcing/strong/artificial) pass | by agreement .. shows
    | pass .. (shows/promises/means)
insufficient-yes =
    | (and/also/&) insufficient
    | insufficient- ++ (turn/rotation) | (&/also) not enough
    | <not> .. (even)? enough | (insufficient/too low) | <bid> over <beaten> .. (turn/half/rotation)
before-yes =
    | had (already)? (bid/called/passed/opened) (before/earlier/once)
    | (had/already) .. (opened/bid/passed/called) (last round/earlier/before/first round) | had call earlier
    | (already/earlier/previously) (bid/passed/called/opened/overcalled/spoken)
    | (had/d/ve) (bid/opened/passed/called/overcalled) .. (once/already/earlier/last round/before/ago) | (again) (bid/passes/bids)
    | bid again | my <card> rebid | spoke .. (ago/earlier/too) | passes again | bid once
offender-unsaid =
    | (pass/passed/opened/bid/doubled/redoubled/called/overcalled)
before-no =
    | (first/%1) (round/call/to speak) | nobody .. (called/bid/spoken) yet | nobody had (called/bid/opened)
    | (first/very first) .. (call/bid/turn/thing/go) .. (of/for/in/did)? | <not> (called/bid/opened/spoken) .. (yet/mouth)
    | (his/her/my) first (call/bid) | <not> opened .. mouth
artificial-no =
    | (natural)
    | (natural/ordinary/everyday/normal/plain) (pass/<card>/double/bid/penalty/opening)
inadmissible-yes =
    | (inadmissible/illegal) (double/redouble)
    | (own/partner s/his side/her side) .. (bid/<card>/double) .. (doubled)? ++ (doubl-/x/redoubl-)
    | (no/nothing) double to redouble | nothing to (double/redouble) | <not> double at all | no double .. redouble-
    | partner has (the)? last bid | last bid .. (partner/own/side)
rho_barred-yes =
    | (rho/right) .. (barred/silenced)
    | <rho> .. (barred/silenced/had to pass/must pass/forced/obliged) | (was)? silenced | (barred/silenced) by
asked-about = cmp lho side before
lho-accepts-else =
    | <lho> .. <calls> | (next hand) .. <calls>
    | <lho> .. (did not mind/doesn mind/happy/condon-/let it stand/lets it stand/fine with/ok with/okay)
    | (accept-/condon-) .. (it/call/bid/pass)?
    | (next player/next hand/player to left/next one) .. (bid/called/passed/doubled/overcalled/accepts/accepted) | let it stand
turn_of-lho-else =
    | dealer .. (on/to) (his/her/my/the)? left
    | dealer .. left | <lho> (was/is/to) (dealer/turn/call/speak) | before <lho> .. (did/bid/called/acted)
turn_of-rho-else =
    | dealer .. (on/to) (his/her/my/the)? right | (he/she/dealer) (sits/sitting) .. right
    | (dealer/turn) .. my right
    | <rho> (then/now/still)? (pass-/bid/bids/opens/opened/doubled/overcalled)
    | <rho> .. (barred/silenced/free to call/had to pass/still/yet/about to call/not called/has not)
    | (before/ahead of/beat) .. <rho> | from right | dealer .. (right) | (i m/i am) (on/to) (his/her/the) right
    | <rho> to (act/call/speak) | man to my right | (me/us) (on/to) (his/her/their)? right
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
artificial-yes-else =
    | (artificial/conventional/relay/transfer/stayman/blackwood/multi/strong (club/2c/diamond)/gerber)
insufficient-yes-else =
    | (also/too/&) .. (insufficient/not enough/too low) | <not> (even/high) enough | (even/also) insufficient
correct_called-yes-else =
    | (dealer/right player/proper player/correct player/rightful/player in turn/partner/opponent) (then/had/has)? (already)? (opened/bid/called/passed) (already/before .. noticed/anyway/meanwhile)
rho_barred-yes-else =
    | (rho/right) .. (barred/not allowed/silenced/must pass/had to pass)
turn_of-partner-else =
    | partner (to/was to/should/whose/dealer/s go/s turn/s call) | wrong half | (west/north/south/east) s turn
rho_then-none =
    | <rho> .. (<not>/still/yet/about) .. (called/call/bid/to call) | (about/still/yet) to call | right (still)? <not> .. called
    | player who should .. (still to/yet to/not) call
cmp-none =
    | <not> (yet/called again/made) .. (call/called/again/new/yet) | (he/she/offender) <not> .. called again
    | still (has/have) to make .. (new/call) | <not> called (again/since/yet) .. (yet)?
any_bid_before-yes =
    | (opening/opened/overcall/bid) (already/made/before) | over the? <card> opening | after <who> <card> | <who> (had)? opened
    | including .. opening | opened <card> .. (already/before/last round) | (over/after) <card> opening
any_bid_before-no =
    | (nobody/noone/not soul) .. (bid/opened/called/spoken) | <not> .. (had/has) (bid/opened) | nobody s (bid/opened)
    | (dealer/first) .. before .. (bid/sorted/opened) | first to (speak/bid/call)
correct_called-no =
    | nobody s? (called/said/bid) .. (since/another/else/after)? | <not> .. called .. since | <rho> .. <not> .. called
    | no further call | nobody .. (another/since)
repeats_denom-yes =
    | (same/again) (suit/denomination/strain) | <card> again | (bid/opened/repeat-) <card> again
repeats_denom-no =
    | <not> .. repeat- | (no/not) (spades/hearts/diamonds/clubs) (at all/in) | (settles/settled) for <card>
    | different (suit/denomination)
inadmissible-no =
    | <not> .. inadmissible | (legal/proper/perfectly good/regular) (double/redouble)
insufficient-no =
    | (perfectly)? sufficient .. (but/only/out/bid/<card>/,)?
rho_barred-no =
    | <not> (barred/silenced) | free to (call/bid/speak)
side-unknown =
    | (still bidding/mid auction/auction still/auction .. (going on/continues/finished)) | auction <not> (finished/over)
told-first = kind
