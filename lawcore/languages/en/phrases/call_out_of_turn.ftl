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
    | ^ <named> (opened/opens/open/bid/bids/passed/passes/pass/doubled/doubles/called/calls/overcalled/redoubled/spoke/speaks)
    | ^ <who> (opened/opens/open/bid/bids/passed/passes/pass/doubled/doubles/called/calls/overcalled/redoubled)
    | <named> (has/had/then/also/&)? (opened/opens/open/bid/bids/passed/passes/pass/doubled/doubles/called/calls/overcalled/redoubled)
    | <named> (said/says/says) (<card>/pass/double) | ^ <named> <bid> | (pass/bid/call/double/opening/<card>) * (by/from) <named>
    | <named> s (pass/bid/call/double/opening/<card>) | <named> (jumped/spoke/acted/chimed)
    | <named> (jump-/cut/came/come/chimed/slip-/put) .. (in/pass/<card>) | (double/pass/bid/call) (came)? from <named> | <card> by <named>
turn_of-who =
    | <who> s (turn/bid/call/go) | <who> (was/is)? (the)? dealer | <who> supposed to (open/bid/call) | turn of <who>
    | <who> to (bid/call/open/speak) | at <who> s (turn/go) | dealer <who> | <who> s (turn/go/bid/call/opening/shot)
    | <who> (was/is)? (the)? (dealer/first to/next to) | (when/as/but/,) (it was)? <who> (to)? (bid/call/speak/open/act/start)
    | before <who> (had/has/could/did)? (spoken/bid/called/opened/passed/acted/done)
    | <who> (should/supposed/had/meant/ought) .. (open/opened/bid/call/speak/act/go/start/first) | (at/in) <who> s (turn/place/seat)
    | instead of <who> | (in front/ahead) of <who> | <who> <not> .. (bid/called/spoken/opened/passed/acted) | <who> to (act/start/go)
    | before <who> $ | before <who> , | <who> (deals/dealing/dealt/is dealer) | <who> dealer | dealer <who> | my <who> turn
    | (at/in) my <who> | <who> <not> (opened/bid/called/spoken) | (jumped/ahead/front) .. <who> | <who> s (call/bid/turn/go) first
    | not waiting for <who> | without waiting for <who> | (should/had to) wait for <who>
    | <who> (should/supposed/meant/ought/had) .. (speak/start/open/bid/call/act/first/spoken/started/opened/called)
    | (turn/go/call/bid) (was/is)? <who> s | dealer (is/was/being)? <who> | <who> s (to)? (speak/call/bid/open/act/start)
    | (it)? (was/is)? up to <who> | <who> not (yet)? (spoken/called/bid/passed/acted)
    | (skipped/jumped over/passed over/forgot/ignoring/overlooked) <who>
    | (when/while/as/since/because) <who> (deals/dealt/dealer/to speak/to call/to bid/to open) | turn to (call/bid/speak) (was/is)? <who>
    | <who> (was/is)? first to (call/bid/speak/open) | <who> (was/is)? (the)? #1 (to/who)? .. (speak/call/bid/act/start)?
    | (when/while/since) <who> should (have)? | <who> (whose turn) | <who> to (act/call/speak/bid/start/go) | <who> (is/was)? meant to
    | <who> should .. (been/gone/have/bid/opened/spoken/talking/speaking/first/called) | (ahead/front) of <who>
    | <who> (dealt/dealer/is dealer) | (wait/waiting) .. for <who> | before <who> (did/had/could/even/said/spoke/bid/called/opened)
    | (over/skipped) <who> | should have been <who> | it was <who> | as if <who> <not> | <who> still to (call/speak/bid)
    | (place/seat/chair/stead) of <who> | <who> , (in turn/dealer) , | <who> .. <not> had (his/her/my) (go/turn/call)
    | with <who> to (call/speak/bid/open/act) | it <who> s | <who> in turn | <who> , (in turn/whose turn)
    | (call/turn) (belonged/fell) to <who> | <who> (to go/thinking/sorting)
    | before <who> (had/has/could)? (bid/called/opened/passed/call/open/pass/$) | <who> s (go/turn/shot/chair/seat/place)
kind-pass =
    | <passes> .. (out of turn/rotation/too early/too soon/early/prematurely/out of order)
    | <passes> .. (when/while/with/as/although/though/but) .. (turn/go/dealer/dealt/to call/to bid/to speak/to open/to act/to start/first/sorting/thinking)
    | <passes> .. (before/ahead of/in front of/instead of/in place of/over head of) (<him>/dealer/it/his/her/my/their/our)
    | <passes> .. (at/in/on) .. (turn/go/seat/place) | out of turn <passes> | <passes> ... <not> (his/her/my) (turn/go)
    | <passes> .. (turn/go) | (early/premature) <passes>
    | (out of turn/rotation/too early/too soon/early/prematurely/out of order) , <passes> | <passes> came
kind-bid =
    | <bids> .. (out of turn/rotation/too early/too soon/early/prematurely/out of order)
    | <bids> .. (when/while/with/as/although/though/but) .. (turn/go/dealer/dealt/to call/to bid/to speak/to open/to act/to start/first/sorting/thinking)
    | <bids> .. (before/ahead of/in front of/instead of/in place of/over head of) (<him>/dealer/it/his/her/my/their/our)
    | <bids> .. (at/in/on) .. (turn/go/seat/place) | <bids> ... <not> (his/her/my) (turn/go) | <bids> .. (turn/go)
    | (early/premature) <bids> | (out of turn/rotation/too early/too soon/early/prematurely/out of order) , <bids> | <bids> came
    | <card> .. (out of turn/rotation/too early/too soon/early/prematurely/out of order)
    | (out of turn/rotation/too early/too soon/early/prematurely/out of order) .. <card>
    | <card> .. (when/while/with/as/although/though/but) .. (turn/go/dealer/dealt/to call/to bid/to speak/to open/to act/to start/first/sorting/thinking)
    | <card> .. (before/ahead of/in front of/instead of/in place of/over head of) (<him>/dealer/it/his/her/my/their/our)
    | <card> .. (at/in) .. (turn/go) | <card> .. <not> (his/her/my) (turn/go) | (early/premature) <card> | called <card>
kind-dbl_rdbl =
    | <doubles> .. (out of turn/rotation/too early/too soon/early/prematurely/out of order)
    | <doubles> .. (when/while/with/as/although/though/but) .. (turn/go/dealer/dealt/to call/to bid/to speak/to open/to act/to start/first/sorting/thinking)
    | <doubles> .. (before/ahead of/in front of/instead of/in place of/over head of) (<him>/dealer/it/his/her/my/their/our)
    | <doubles> .. (at/in/on) .. (turn/go/seat/place) | out of turn <doubles> | <doubles> ... <not> (his/her/my) (turn/go)
    | <doubles> .. (turn/go) | (early/premature) <doubles>
    | (out of turn/rotation/too early/too soon/early/prematurely/out of order) , <doubles> | <doubles> came
lho-accepts =
    | <lho> .. <accepts> | (i/we/they) .. <accepts> | ^ <accepts> | (call/pass/bid/double/it/<card>) (accepted/condoned)
    | <lho> (then/cheerfully/happily/shrugs/simply)? &? <calls> (over it/on top/anyway/regardless/after/it/over)
    | (bid/passed/doubled) over (it/that/him/her) | auction (went/carried/continued/goes) on
    | <lho> .. (carried on/carries on/went on/goes on) | (overcalled/raised/doubles/doubled/overcalls) it | (i ve/i have/guess i) accepted
    | over it | came in over (it/him/her/top) | cheerfully (overcalled/bid/doubl-) | (says/said) fine | (accepted/accepts) by
    | <lho> .. <not> notic- , <calls>
lho-declines =
    | (refused/rejected/declined/refuses/rejects/declines/rejecting/refusing/condemned) | (refused/rejected/declined) by
    | not (accepted/taken/condoned/allowed) | <who> .. not (accept-/take/have/want)
    | <not> (want/wants/having/have/condone/accept/swallow/like/take) (it/that/this)? | (wants/want) .. (cancelled/undone/taken back/back)
    | <not> let it | (no thanks/no thank you) | turn- (it)? .. down | (thrown/threw) (it)? out | (says/said/say) (no/nope)
    | (cancelled/canceled) | (i) object | <not> .. (accept/condone/take) (it/call/bid/pass/double)
    | + (<lho>/next player/lho/they/<who>) would <not> (have/take/accept/let) (it/that/<card>)?
lho-undecided =
    | <not> accept- <not> (refus-/reject-/declin-)
    | (nobody/noone/<not>) .. (asked/consulted/put it/put question/put .. question) .. (<him>/next/left/if/whether)? | not (asked/decided)
    | <not> .. (asked/consulted/sorted/explained/told/given) .. (<lho>/next/left/options)
    | (nobody/noone) s? (said/asked/told) .. (if/whether) | <not> .. (decided/reacted/made mind/said (if/whether))
    | <not> (know/knows/sure) (if/whether) .. (accept-/take) | (waiting/waits) for (you/director)
    | looks (at/to) .. (guidance/us/director) | <lho> (waiting/undecided/deciding/considering/wondering)
    | <lho> .. <not> .. (decided/said/reacted/answered/made) | got round .. explain- | <him> .. <not> .. said (if/whether)
correct_called-yes =
    | (right/correct/proper/rightful) (player/person/hand/one/man/opponent/woman) (then/had/has)? (bid/called/opened/passed/doubled)
    | in turn , <calls> | <calls> .. before .. <arrives> | (should/supposed) .. (called/did so) (already/anyway)
    | (did so/called) , before | had bid in (my/his/her) proper turn | in turn <calls> | (meanwhile/anyway) (called/bid)
    | whose turn it (really)? (bid/called/opened/passed/doubled) | <who> (opened/bid/called/passed/doubled) .. before .. <arrives>
rho_then-passes =
    | <rho> (then/now/duly/next/also/simply)? (pass/passes/passed) | after <rho> s pass
    | (dealer/right hand/right/player in turn/whose turn it/proper player) (then/now/duly)? (passes/passed)
rho_then-acts =
    | <rho> (then/now/duly)? (comes/came)? <acts> (in)? | (then/now) <rho> <acts>
    | (dealer/right hand/player in turn/proper player) (then/now/duly) <acts>
artificial-yes =
    | (strong/forcing/artificial/conventional) pass | pass (shows/showing/promises)
    | (pass/it/bid/call) .. (artificial/conventional/forcing) | by agreement .. (shows/means)
    | (artificial/conventional/multi/transfer/forcing) (pass/bid/double/opening/call/<card>) | (stayman/blackwood/gerber/splinter/cue)
insufficient-yes =
    | (and/also/&) insufficient | insufficient- ++ (turn/rotation) | (&/also) not enough | <not> .. (even)? enough
    | (insufficient/too low) | <bid> over <beaten> .. (turn/half/rotation) | (also/& also/too) too low | so insufficient
before-yes =
    | (i/he/she/they/<named>) had (bid/called/passed/opened/doubled/spoken) .. (before/earlier/once/ago/last round/first round/%1 (time/round)/previous-)
    | (i/he/she/<named>) had (bid/called/passed/opened/overcalled) (<card>)? (once/before/earlier/ago/last round/%1)
    | (has/have/ve) (bid/called/passed/opened/spoken) (before/earlier/once/$/&)
    | (earlier/previously) (bid/passed/called/opened/overcalled/spoken) | bid again | my <card> rebid
    | (passes/passed/doubles/doubled/called/calls) again | bid once
    | (passed/bid/called/opened/spoke) .. (round before/last round/previous round/earlier round/first round)
    | (he/she/i) having (opened/passed/bid/called) | <him> having (opened/passed/bid/called) | %2 (call/bid/pass/turn/time)
    | had had (turn/go/call) | (his/her/my) %2 (call/pass/bid) | (called/bid/passed/opened) earlier | rebid (<card>)? | had call earlier
    | spoke .. ago
offender-unsaid =
    | (pass/passed/opened/bid/doubled/redoubled/called/overcalled)
before-no =
    | %1 (call/bid/thing/go/action) .. (of/for/in/he/she/i/by)? | (his/her/my/their) %1 (call/bid/turn/go) | %1 (to speak/to call/to bid)
    | %1 time .. (mouth/spoken/called/bid) | (first/very first) (call/bid/thing/go/turn) | <not> .. (he/she/i) (called/bid/spoken) before
    | (<him>/who) had <not> (called/bid/spoken/passed) (before/at all)
artificial-no =
    | (natural) | (natural/ordinary/everyday/normal/plain) (pass/<card>/double/bid/penalty/opening)
    | (plain old/nothing special/not conventional/not artificial) | plain .. pass | means nothing
inadmissible-yes =
    | (inadmissible/illegal/not legal/not admissible/impossible) (double/redouble)?
    | (own/partner s/his side/her side) .. (bid/<card>/double) .. (doubled)? ++ (doubl-/x/redoubl-) | (no/nothing) double to redouble
    | nothing to (double/redouble) | <not> .. double (at all/there/either) | no double .. redouble- | partner has (the)? last bid
    | last bid .. (partner/own/side) | nobody had doubled | <not> .. (be)? legal | can <not> .. double
rho_barred-yes =
    | (rho/right) .. (barred/silenced) | <rho> .. (barred/silenced/had to pass/must pass/forced/obliged) | (was)? silenced
    | (barred/silenced) by | <him> .. (barred/silenced) | (forced/obliged/compelled) to pass | had to pass
asked-about = cmp lho side before
lho-accepts-else =
    | <lho> (then/shrugs/simply/duly/happily)? &? <calls>
    | (lho/next player) (then/simply/duly/happily)? (bid/bids/passed/passes/called/doubled/doubles/overcalled/overcalls) (<card>)?
    | <lho> .. (happy/condon-/let it stand/lets it stand/fine with/ok with/okay/doesn mind/did not mind)
    | (accept-/condon-) .. (it/call/bid/pass)? | let it stand | left (accepts/accepted)
turn_of-lho-else =
    | dealer .. (on/to) (his/her/my/the)? left | dealer .. left | lho (dealer/s turn/s go/to call/to speak/to bid/to open)
    | before lho .. (did/bid/called/acted) | (turn/go) of .. left
    | (call/turn/go/chance) .. (hand/player/man/lady/opponent/one/seat) .. left | left s (turn/go/call)
    | lho (dealer/first/next/due/in turn/to speak/to call/to bid/to open/to act/to start/to go/dealt)
    | lho s (turn/go/call/bid/deal/seat/place/shot/chance/opening) | (dealer/turn/go/deal/call/up/due) (of/for/with/to/from)? lho
    | (before/ahead of/in front of/instead of/in place of/skipped/jumped/bypassed/ignored/ignoring/waiting for/wait for) lho
    | lho (should/supposed/meant/ought) | lho (had/has) <not> (bid/called/spoken/passed/acted/opened) | lho (had)? (the)? (deal/turn)
turn_of-rho-else =
    | dealer .. (on/to) (his/her/my/the)? right | (he/she/dealer) (sits/sitting) .. right | (dealer/turn) .. my right
    | right s (turn/go/call) | (turn/go) of .. right
    | (call/turn/go/chance) .. (hand/player/man/lady/opponent/one/gentleman/seat) .. right
    | (hand/player/man/lady/gentleman/chap) (on/to) (his/her/my/the) right (to/was to/should)
    | rho (dealt/dealer/to call/to bid/to speak/to act/to open/s turn/s go/s call/in turn/thinking) | rho , in turn
    | <rho> (barred/silenced/free to call/had to pass/about to call) | (before/ahead of/beat/instead of/place of) rho | from right
    | dealer .. right | (i m/i am) (on/to) (his/her/the) right | <rho> to (act/call/speak/bid/open) | man to my right
    | (me/us) (on/to) (his/her/their)? right | right .. (to go/still to) | rho (then/now/duly/next)? (pass/passes/passed)
    | (then/now) rho (passes/passed) | rho (then/now/duly/next)? <acts> | after rho s pass
    | (rho/right) (hand)? (has/had)? <not> .. (called/bid/spoken/acted) | right hand then (passes/<acts>) | rho (barred/silenced)
    | dealer rho | rho (dealer/first/next/due/in turn/to speak/to call/to bid/to open/to act/to start/to go/dealt)
    | rho s (turn/go/call/bid/deal/seat/place/shot/chance/opening) | (dealer/turn/go/deal/call/up/due) (of/for/with/to/from)? rho
    | (before/ahead of/in front of/instead of/in place of/skipped/jumped/bypassed/ignored/ignoring/waiting for/wait for) rho
    | rho (should/supposed/meant/ought) | rho (had/has) <not> (bid/called/spoken/passed/acted/opened) | rho (had)? (the)? (deal/turn)
lho-declines-else =
    | <not> .. (accept-/condon-/like/wear/allow) .. (it/call/bid/pass)? | (refus-/reject-/declin-/object-/cancel-)
    | (insist-/want-) .. (cancelled/back/withdrawn/undone/proper)
lho-undecided-else =
    | (still)? undecided | has (still)? to (decide/choose) (whether/if)?
before-yes-else =
    | (i/he/she) had (bid/passed/called/opened/overcalled/spoken) | <him> had (passed/called/spoken)
before-no-else = (first/%1) (call/bid/turn) (of)? (auction/all)?
rho_then-passes-else =
    | rho (then/now/duly/next)? (pass/passes/passed) | after rho s pass
rho_then-acts-else =
    | rho (then/now/duly/next)? <acts> | (dealer/partner) (then/now) <acts>
artificial-yes-else =
    | (artificial/conventional/relay/stayman/blackwood/multi/gerber) | strong <card>
insufficient-yes-else =
    | (also/too/&) .. (insufficient/not enough/too low) | <not> (even/high) enough | (even/also) insufficient
correct_called-yes-else =
    | (dealer/right player/proper player/correct player/rightful/player in turn/partner/opponent) (then/had/has)? (already)? (opened/bid/called/passed) (already/before .. noticed/anyway/meanwhile)
rho_barred-yes-else =
    | (rho/right) .. (barred/not allowed/silenced/must pass/had to pass)
turn_of-partner-else =
    | partner (to/was to/should/whose/dealer/s go/s turn/s call/s place/s seat) | (place/instead/ahead/front/seat/before) (of)? partner
    | wrong half | (husband/wife/mate/pal/spouse) s? (turn/go/to call/to speak/to bid)
    | partner (dealer/first/next/due/in turn/to speak/to call/to bid/to open/to act/to start/to go/dealt)
    | partner s (turn/go/deal/seat/place/shot/chance)
    | (before/ahead of/in front of/instead of/in place of/skipped/jumped/bypassed/ignored/ignoring/waiting for/wait for) partner
    | partner (should/supposed/meant/ought) | partner (had/has) <not> (bid/called/spoken/passed/acted/opened)
    | partner (had)? (the)? (deal/turn)
rho_then-none =
    | (rho/dealer/right/gentleman) (has/had)? <not> .. (called/bid/spoken/acted/opened) | player who should .. (to/not) call
    | (rho/dealer) .. about to
cmp-none =
    | <not> (yet/called again/made) .. (call/called/again/new/yet) | (he/she/offender) <not> .. called again
    | still (has/have) to make .. (new/call) | <not> called (again/since/yet) .. (yet)?
    | <not> .. (chosen/made/picked/selected/decided) .. (new/replacement/call) | <not> (called/bid/spoken) (again/since)
    | (offender/he/she) .. <not> .. chosen
any_bid_before-yes =
    | (somebody/someone/one) had? (else)? (bid/opened/overcalled) | there d? had? (bid/opening) | there (had)? (an)? (opening/opener)
    | (over/after) (the)? <card> opening | including .. opening | opening .. (on table/made) | (bid/bids/call/calls) or #2
    | (bids/bid) (had)? (made)
    | (after/over) <him> s? (had)? (opened/opening/<card> opening) | once (someone/somebody) (had)? (opened/bid)
    | (several/two/three/some/#2/#3/few) (people/players)? .. (spoken/bid/bids) .. (opening/before)?
    | auction (had)? (started/begun/under way)
any_bid_before-no =
    | (nobody/noone) (had/d) (bid/opened/called/spoken) | (nobody/noone) (has)? opened | nobody s (bid/opened)
    | <not> .. soul had (bid/opened/spoken) | no (opening/bid/bids) (had/so far/made/before/by/from) | <not> (opening)? bids so far
    | (passes/passed) so far | (only/all) passes | everyone had? passed | first to (speak/bid/call/open)
    | <not> bid .. (auction/made/so far) | start of auction
correct_called-no =
    | (nobody/noone) s? (has/had)? (called/said/bid/spoken/done) .. (since/another/after/else/before) | <not> .. called .. since
    | no further call | (nobody/noone) .. (another/since) | (nobody/noone) in turn .. (called/spoken/bid)
    | <not> (call/bid) (since/up to now) | <him> (has/had) <not> .. (call/called) up to now
repeats_denom-yes =
    | (same/again) (denomination/strain) | (bid/bids/rebids/repeat-/again/in/sticks) .. same suit | same suit again | <card> again
    | repeat- .. (suit/<card>/it/bid/strain) | (hearts/spades/diamonds/clubs/nt/notrump) again
    | repeat- (it/suit/bid/call/opening)
repeats_denom-no =
    | <not> .. repeat- | (no/not) (spades/hearts/diamonds/clubs) (at all/in) | (settles/settled) for <card>
    | (another/different/other/new) (suit/denomination/strain/colour) | #1 more (suit/strain/denomination)
    | instead of (hearts/spades/diamonds/clubs) .. (notrump/nt/<card>)
inadmissible-no =
    | <not> .. inadmissible | (legal/proper/perfectly good/regular) (double/redouble) | (admissible/permissible/legitimate)
    | (proper/legal/valid) one | (would/could) .. (legal/fine/proper) (in turn/at his turn)
insufficient-no =
    | (perfectly)? sufficient | (high/big) enough | enough of bid
rho_barred-no =
    | <not> (barred/silenced) | free to (call/bid/speak) | free to (act/pass) | <not> .. (under/any) (bar/restriction)
side-unknown =
    | (still bidding/mid auction/middle of auction/auction (going/open/live/continues/in progress))
    | auction s? (still)? (live/going/open/in progress/not finished) | auction <not> (finished/over/ended)
told-first = kind
word-passes =
    | pass | passes | passed | passing
word-bids =
    | bid | bids | opened | opens | open | opening | overcalled | overcalls | overcall | jumped | responded | rebid | raised | started
word-doubles =
    | double | doubles | doubled | doubling | redouble | redoubles | redoubled | dbl | dble | dbld
word-acts =
    | bid | bids | acts | acted | doubles | doubled | redoubles | redoubled | overcalls | overcalled | raises | raised | opens | opened
    | intervenes | intervened | came in | comes in | jumps | jumped
word-arrives =
    | director | td | ruling | i got | i arrived | i came | you got | you came | you arrived | i could get | i was called | we called
    | anyone noticed | you | table
kind-pass-else =
    | <passes> | (green card/green pass/pass card) | my pass | slip .. pass
kind-bid-else =
    | <bids> <card> | ^ <who>? <bids> | <named> <bids> | <bid> | (overcall/transfer/weak two/preempt) | <card> <bids> | his <bids>
    | early bid
kind-dbl_rdbl-else =
    | <doubles> | (red/blue/x/xx) card out | (x/xx) (out of/came/from/in/at)
before-unless =
    | (bid/opened/passed/doubled/called/spoken) <card>? (too early/too soon/early/prematurely/out of turn/at/in/instead)
    | (somebody/someone/nobody/noone) .. (bid/opened/called/spoken/passed)
repeats_denom-denominations = yes no
repeats_denom-bid =
    | <beaten> ... (now/then/later/instead/replac-/repeat-/replacement/substitut-/next) <offending>? (bid/bids/says/said/calls/called/made/makes/wants to bid/wants/put/tries/chooses/opts for/rebids/goes)? <bid>
    | <beaten> ... <offending> (then/now/later/next/instead)? (bid/bids/says/said/calls/called/makes/made/wants to bid/rebids/tries/chooses/goes) (now/then/instead)? <bid>
    | <beaten> (becomes/turns into/replaced by/replaced with/changed to/to/into) <bid> | <beaten> .. replaced (by/with) <bid>
    | <bid> (now)? (instead of/for/to replace/in place of/comparable to/compared to/same as) <beaten>
side-declares =
    | (they/<offending>/offending side/offenders/his side/her side) (then/now/later/all)? (declare/declares/declared/declaring/re declaring/play/played/playing/became declarers) (it/hand/contract/<card>/$/anyway/&)?
    | (ended up/end up/wound up/later/then/eventually/finish- up) (declared/declaring/playing/declares/play- it)
    | which (they/he/she) (play/played) | against their contract | (they/<offending>) (made/make) (game/<card>/contract)
    | <innocent> .. (defend/defending/defended) | became (declarer/declarers)
    | (<offending>/his side) .. (won auction/win auction/bought it/got contract)
side-defends =
    | (they/<offending>/offending side/offenders/his side/her side) (now/then/will/later/be/re/all)? (are/is/were)? (ended up/end up/left)? (on)? (defend-/defence/defense)
    | (they/<offending>/his side/her side) .. (defend/defending/defended/defends/defence/defense)
    | (end up/ended up/finish-/wound up/now) (on)? (defending/defence/defense) | (them/they) (defending/on defence/on lead)
    | <innocent> (declare/declaring/declared/declares/are declaring/bought it) | final contract .. (by us/ours/mine)
rho_then-unless =
    | rho (bid/bids/passed/passes/opened/opens/doubled/doubles/overcalled) <card>? .. (out of turn/too early/early/before/when/instead/at)
turn_of-unless =
    | rho (bid/bids/passed/passes/opened/opens/doubled/doubles/overcalled) <card>? .. (out of turn/too early/early/before/when/instead/at)
kind-unless =
    | proper player .. <calls> (<card>)?
    | whose turn it (really/properly/truly/rightly/had)? <calls> (<card>)?
