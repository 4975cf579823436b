# How an inadmissible call is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 35
word-barred =
    | silenced | barred | banned | forbidden | excluded | shut out | locked out | keep mum | keep quiet | suspended | muzzled | gagged
    | had to pass | must pass | forced to pass | supposed to pass | required to pass | obliged to pass | told to pass | made to pass
    | ordered to pass | has to pass | have to pass | sit out | sitting out | not allowed to bid | not allowed to call | enforced pass | compelled to pass
    | debarred | sentenced to pass | instructed to pass | stay silent | kept silent | keep silent | stay quiet | off
certain =
    | eight level
    | (doubled) .. (own/partner s) (partner/bid)?
    | redoubled when .. no double
    | (had to/must/obliged to/required to/forced to) pass .. (bid/doubled/called)
    | (after) (#3/three) passes .. (bid/double/wanted)
    | (inadmissible/illegal) (call/double/redouble/bid)
    | <over_seven>
    | (after) (final pass)
    | (doubled/double/redouble/redoubled) .. (partner s/own partner/own side/nobody/nothing/nothing to double/not doubled)
    | (silenced/barred/had to pass/must pass/forced to pass/supposed to pass/required to pass) .. (but/,) .. (bid/doubled/called/acted)
topic =
    | (silenced/barred) .. bid
    | (doubled/double/redoubled) .. (after .. passes/when over/auction over)
    | (auction/bidding) (over/ended/finished/closed) .. (bid/doubled/pass/called)
    | (bid/called/doubled/pass) .. (after/when) .. (auction/bidding) (over/ended/finished)
    | (bid/bids/call/level) .. (#8/more than #7/above #7)
    | (double) .. (wrong level/wrong number/wrong words)
    | (after) (three passes/#3 passes)
    | (bid/bids/called) after (auction/bidding/final)
hint =
    | (double/redouble/doubled/redoubled)
    | (barred/silenced)
against =
    | (out of turn)
    | (hesitat-/tempo/think)
    | lead
    | alert
    | (insufficient/not enough)
what-barred_acted =
    | + (silenced/barred/had to pass/must pass/forced to pass/required to pass/supposed to pass/obliged to pass/has to pass) .. (bid/doubled/called/anyway/makes/acted)
    | + (silenced/barred/banned/forbidden/excluded)
    | + (had/must/forced/required/supposed/obliged/has/told) to (pass/sit out/be silent) | + under .. ban
    | + should .. (silent/passed/pass/quiet) | + pass remainder | + (sit out) .. (round/turn) | + <barred>
    | + (should/must/supposed to) .. (keep/stay/kept/be/been) (mum/quiet/silent/out/dumb) | + (one round/#1 round) off
    | + (out/off) for (one/#1/good/rest) | + barred player | + had to (quiet/silent/mum) | + pass (for)? (the)? remainder
what-over_seven =
    | + eight level | + level of (eight/#8) | + bid (#8/eight) | + more than seven
    | + (eight/#8) (of/spades/hearts/diamonds/clubs/notrump/nt/level)? | + <over_seven>
what-after_final =
    | + (after/when) .. (three/#3) passes .. | + after .. final pass
    | + (auction/bidding) .. (over/ended/finished) .. (bid/doubled/called/pass/doubles)
    | + (bid/doubled/called/doubles) .. (auction/bidding) .. (over/ended/finished)
    | + (after/once/when) .. (#3/three/final/last/third) (passes/pass)
    | + (auction/bidding) .. (over/ended/finished/closed/done/dead) | + #3 passes | + passed out .. (<calls>)
    | + (final pass) .. (made)? | + after (auction)? (closed/close/over/ended)
    | + (auction/bidding) (had)? (closed/dead/over/done) | + passed out in <card>
what-wrong_words =
    | + double .. (wrong/incorrect) (level/words/number)
    | + (said/says/saying/i/meant) .. (double/dbl) (of)? <card> .. (but/when/in fact/was/were/actually/they d/,/while)
    | + (double/dbl) (of)? <card> .. (but/when/in fact/was/while/they/actually) .. (<card>/bid/#4)? | + tongue said
    | + (misquoted/misnamed) | + double <card> says
    | + (double/doubled/doubles/doubling) .. (naming/saying/said/called it/quoting/citing) .. (wrong/<card>) | + i double <card>
    | + (double/doubled) (of)? <card> .. (contract/bid/was/were) .. <card>
    | + (named/quoted/cited/said/gave) (the)? wrong (level/suit/denomination/strain/contract/bid)
    | + double <card> .. (contract/but/bid)
lho_called-yes =
    | <lho> .. (already)? (called/passed/bid/passes) | <lho> .. <calls>
    | (next/following) (player/one/guy/hand/opponent/bidder/seat/man/lady) .. (passed/bid/called/doubled/passes/raised/said pass/redoubled)
    | (behind it/behind him/after him/after her/after me) .. (passed/bid/called/doubled/passes) | <calls> over (it/that)
    | got a pass behind | everyone (had)? called after | (s passed/passed) over
    | + <who> (had)? (called/passed/bid/overcalled/doubled) over (it/that/him/her)
    | + (over it/over that) .. (passed/bid/called) | + followed by (pass/bid/double) (from)?
    | + (passed/called/bid) (after/behind) (him/her/it/me)
lho_called-no =
    | (next player/lho/next hand) .. not (called/passed/bid) | nobody .. (called/bid/acted) .. (after/since)
    | (nobody/no one/none) .. (called/spoken/acted) .. (after/since/yet)?
    | <lho> .. (<not> .. (called/bid/spoken)/waiting/thinking/silent/looks/laughing/staring) | (next) .. (waiting/silent)
    | everyone staring | <not> called (yet/after/since)
    | + <lho> .. (said nothing/not said/nothing/not word/quiet/mum/silent/waited/waits/smiled/stared/frozen/reacted/thinking/to call/to speak)
    | + <lho> (has/had)? not .. (called/bid/spoken/said/reacted/moved) | + nobody .. (since/after/behind)
    | + (nothing/no call) (since/behind) | + next (player)? .. not .. (called/bid)
    | + (before/until) <lho> .. (called/could/call/calls) | + <lho> (yet)? to (call/speak/act)
    | + caught .. (immediately/before) | + not called (over/after/next/behind)
    | + <him> (has/have/had)? (said nothing/not said/not called/not bid/not spoken) (anything/word/thing)? $
barred-next =
    | (one/#1) (round/turn) | next turn | (one/#1/a) (round/turn/single/go)
    | next (turn/round) | for one | + (one/#1/single) (round/turn/go) (only)? | + next turn (only)?
barred-always =
    | barred for auction
    | (rest of auction/throughout/whole auction/all auction)
    | (for good/remainder/rest of auction/rest of/throughout/whole/forever/all auction/permanently) | (till/until/to) (the)? end
    | (for)? (the)? (entire/whole) (auction/bidding)
who-def_action =
    | defender .. (doubled/bid/doubles) | + (defender/leader) .. (doubles/doubled/bid/bids/double/redoubled/redoubles/came in)
    | (defence/on lead/defending side) .. (doubles/doubled/bids/bid) | + (bid/double/redouble/doubled) .. by .. defender
    | + (going to/will/about to/ll be on/be on/has to/must) lead .. (double/bid/doubles/bids/redouble)
    | + (bids/doubles/bid/doubled) .. (he/she) defends | + would be leader .. (double/doubles/doubled/bid/bids)
who-decl_side =
    | (declarer/dummy) .. (bid/called/passed)
    | + (declarer/dummy) .. (bid/bids/said/doubled/doubles/redoubled/redoubles/calls/called/puts) | (declarer/dummy) to be
    | + (dummy/declarer) to be .. (bid/bids/doubled/doubles/redoubled/says/said/puts/called)
late-yes =
    | (after/once) (opening/<who>/he/she)? (had)? (lead/led) | noticed (after/during/in/at/once/when/only) .. (lead/play)
    | + (lead/led/spade/heart/diamond/club/card) .. (faced/face up/table/up/tabled) | + <card> (faced/tabled/led)
    | + lead (had/has)? (made/up/out/down) | + after (opening)? lead | (trick #1/trick one/dummy notes) | face up
out_turn-yes =
    | (also/and/&) out of turn | + (wrong/out of) turn | + not turn (of <him>)? | + not (my/his/her/their/<him>) .. turn
    | + not turn either | + (turn) not (mine/his/hers) | (my/<who> s) turn (anyhow/anyway) | also out of turn
what-dbl_rdbl-else =
    | + (doubled/doubles/double/doubling) .. (own/partner/partner s/his side/her side/pass/pard/nothing)
    | + (double/redouble) (illegal/inadmissible/not allowed) | + (doubled/redoubled) (already)? (doubled/redoubled)
    | + double of .. (partner/own/redouble/double) | + (redoubled/redouble) .. <not> | + <not> double .. redouble-
    | + doubled .. own
    | + (doubl-/redoubl-/dbl/x/xx) .. (partner/own/double/doubled/already/pass/nothing/no bid/without/undoubled) | + redoubl-
    | + (doubled/doubles/double) .. (own/partner/side) | + own side s
    | + (doubled/doubles/double) .. (own partner/his partner/partner s/own side/own bid/no bid)
    | + (redoubled/redouble/redoubles) .. (no double/nobody/not doubled/no one/nothing)
    | + (inadmissible/illegal) (double/redouble) | + redoubled .. undoubled
    | + (redoubled/redouble/redoubles/redoubling) .. (undoubled/without/not doubled/no double/nobody/never doubled/no one)
    | + doubled .. doubled | + (redouble/redoubled/redoubles) .. (not/no/nothing/undoubled/without/nobody)
    | + (doubled/doubles/double) (his/her/my/<him>)? (own)? (partner/partner s/own/side) | + (own/partner s) .. (doubled/double)
    | + double .. double
what-barred_acted-else =
    | + (silenced/barred/must pass/had to pass/forced to pass/required to pass/supposed to pass/obliged to pass/has to pass/enforced pass/compelled to pass/banned from bidding/not allowed to bid/told to pass/should pass/should have passed) .. <calls>
    | + (bid/doubled/called/acted/bids/doubles) .. (while/when/though/although/despite/after) .. (silenced/barred/must pass/had to pass/has to pass/forced)
    | + (barred/silenced/had to pass/must pass/forced to pass/not allowed to bid/forbidden/required to pass/supposed to pass) .. (bid/called/doubled/acted/anyway/but/overcalled)?
what-over_seven-else =
    | + <over_seven> | + (eight/#8) (level/nt/notrump/spades/hearts/diamonds/clubs/no)
    | + (above/over/more than/beyond/higher than) (seven/#7) | + (nine/#9) (nt/notrump/spades)
    | + (eight/8/#8/over seven/above seven) .. (spade/heart/diamond/club/spades/hearts/diamonds/clubs/notrump/nt/level)?
what-after_final-else =
    | + (after/once/when) .. (final pass/#3 passes/auction over/auction ended/auction closed/bidding over/auction finished/everyone passed/all passed)
    | + (auction/bidding) .. (over/ended/finished/closed/done/dead) ++ (bid/doubled/called/pass/doubles/double/bids/calls)
    | + (three passes/#3 passes/passed out) .. (bid/double/doubled/call)
    | + (after/auction over) .. (final pass/third pass/three passes/last pass/over/ended/closed) .. (bid/called/doubled)?
what-wrong_words-else =
    | + (double/doubled/doubling/redouble) .. (wrong/incorrect) .. (level/denomination/suit/number/bid/words)
    | + (said/says/saying) double .. (<card>) .. (was/actually/but)
    | + (double/doubled) <card> .. (but/when/actually/was) .. <card> | + wrong (level/denomination/number)
    | + (said/says) .. (instead of/wrong word/not proper)
lho_called-yes-else =
    | <lho> .. <calls> | (next/following) (player/opponent/one/guy/hand) .. <calls> | auction (continued/carried/went on)
    | (next/following) (player/guy/hand/one) .. (passed/bid/called/doubled)
lho_called-no-else =
    | <lho> .. <not> .. <calls> | before .. <lho> | caught .. immediately
    | (next/lho) .. <not> .. (called/bid/passed)
barred-next-else =
    | (for)? (one/#1) (round/turn/bid/call) | next turn | single round
    | (one round/next turn/one turn/single round/#1 round/#1 turn)
barred-always-else =
    | (rest of auction/throughout/whole auction/all auction/rest of hand/entire auction/always/for good/forever/from then on/duration)
    | (rest of auction/throughout/all auction/for the rest/permanently/whole auction)
who-def_action-else =
    | (defender/defence/defending) .. (doubled/bid/doubles/bids/called/redoubled)
who-decl_side-else =
    | (declarer/dummy) .. (bid/called/passed/redoubled/doubled)
late-yes-else =
    | (after/once) * (led/play/dummy)
    | (noticed/found/discovered/realised/spotted) (after/during/in/at/when/only/once) .. (lead/play/trick/dummy)
    | (lead/led) .. (faced/made)
late-no-else =
    | before .. (lead/led)
out_turn-yes-else =
    | (also/&/too) .. (out of turn/wrong turn) | not .. turn
late-no =
    | no lead | before .. lead | + (before/prior to) .. (lead/led/leading) | + lead not
    | + (nothing/no card/nobody) (has/had)? led | + lead .. (face down/not faced) | + (on spot/straight away/right away) $
    | + (spotted/seen/noticed/caught) (on spot/at once/straight away/right away)
out_turn-no =
    | in turn | (his/her) turn (all right/ok/fine) | + (at/in/on) (turn) | + (at/on) turn of <him>
    | + not out of turn
also_19-yes =
    | (ban-/barred/silenced/supposed/forced) ... (doubled/double/redoubled) .. (own/partner/side/nothing)
    | + <barred> ... (doubl-/redoubl-) .. (own/partner/nothing/undoubled/illegal-/inadmissible/his side)
    | + <barred> ... (inadmissible/illegal) .. (double/redouble) | + twice wrong
    | + (double/redouble/doubled) .. (itself/too/also/anyway) (illegal/inadmissible)
    | + on top .. (doubl-/redoubl-) (own/partner)
also_19-no =
    | (normal/allowed/legal/legitimate) .. (double/kind) | takeout | + <not> (law)? (19/nineteen)
    | + not (law 19)? double (of any) | + (otherwise)? (legal/legitimate/normal/proper/lawful/ordinary) (double/redouble/bid)
    | + (double/redouble) .. (itself/otherwise) .. (legal/fine/ok/in order/legitimate)
side-unknown =
    | (auction/bidding) .. (still/in progress/going) | (in)? middle of bidding
    | (auction/bidding) (open/unfinished/not over/not finished/continues/continuing/alive) | + mid auction
    | + (auction/bidding) not (over/finished/ended/closed)
who-def_pass =
    | + (defender/leader/defence/he on lead) (then/now/also/says/said/adds/added/puts/put/again/makes/made/throws in/<who>)? (another/one more/#1 more/#4/%4/extra/a)? (green card/pass/passed/passes/passing)
    | + (extra/%4/superfluous/another/#1 more/fourth) pass .. (by/from) .. (defender/defence)
    | + pass .. (by/from) .. (defender/defence) | + by defender , pass $
