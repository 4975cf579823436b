# How an inadmissible call is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 35
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
what-dbl_rdbl =
    | (doubled/doubles/double) .. (own partner/his partner/partner s/own side/own bid/no bid)
    | (redoubled/redouble/redoubles) .. (no double/nobody/not doubled/no one/nothing) | (inadmissible/illegal) (double/redouble)
    | redoubled .. undoubled
    | (redoubled/redouble/redoubles/redoubling) .. (undoubled/without/not doubled/no double/nobody/never doubled/no one)
    | doubled .. doubled
what-barred_acted =
    | (silenced/barred/had to pass/must pass/forced to pass/required to pass/supposed to pass/obliged to pass/has to pass) .. (bid/doubled/called/anyway/makes/acted)
    | (silenced/barred/banned/forbidden/excluded) | (had/must/forced/required/supposed/obliged/has/told) to (pass/sit out/be silent)
    | under .. ban | should .. (silent/passed/pass/quiet) | pass (for)? remainder | (sit out) .. (round/turn)
what-over_seven =
    | eight level | level of (eight/#8) | bid (#8/eight) | more than seven
    | (eight/#8) (of/spades/hearts/diamonds/clubs/notrump/nt/level)? | <over_seven>
what-after_final =
    | (after/when) .. (three/#3) passes .. | after .. final pass
    | (auction/bidding) .. (over/ended/finished) .. (bid/doubled/called/pass/doubles)
    | (bid/doubled/called/doubles) .. (auction/bidding) .. (over/ended/finished)
    | (after/once/when) .. (#3/three/final/last/third) (passes/pass) | (auction/bidding) .. (over/ended/finished/closed/done/dead)
    | #3 passes | passed out .. (<calls>) | (final pass) .. (made)?
what-wrong_words =
    | double .. (wrong/incorrect) (level/words/number) | doubled .. (naming/saying) .. wrong
    | (said/says/saying/i/meant) .. (double/dbl) (of)? <card> .. (but/when/in fact/was/were/actually/they d/,/while)
    | (double/dbl) (of)? <card> .. (but/when/in fact/was/while/they/actually) .. (<card>/bid/#4)? | tongue said
    | (misquoted/misnamed) | double <card> says
lho_called-yes =
    | (next player/lho/next hand) .. (already)? (called/passed/bid/passes)
    | <lho> .. <calls>
    | (next/following/lho/after him/behind it) .. (player/one/guy/hand)? .. (passed/bid/called/doubled/passes/raised/said pass/redoubled)
    | <calls> over (it/that) | got a pass behind | everyone (had)? called after | (s passed/passed) over
lho_called-no =
    | (next player/lho/next hand) .. not (called/passed/bid) | nobody .. (called/bid/acted) .. (after/since)
    | (nobody/no one/none) .. (called/spoken/acted) .. (after/since/yet)?
    | <lho> .. (<not> .. (called/bid/spoken)/waiting/thinking/silent/looks/laughing/staring) | (next) .. (waiting/silent)
    | everyone staring | <not> called (yet/after/since)
barred-next =
    | (one/#1) (round/turn) | once | next turn
    | (one/#1/a) (round/turn/single/go) | next (turn/round) | for one
barred-always =
    | (rest of auction/throughout/whole auction/all auction)
    | (for good/remainder/rest of/last card/throughout/whole/forever/all auction/permanently)
who-def_action =
    | defender .. (doubled/bid/doubles)
    | (defender/defending/defence/leader/on lead/lead) .. (doubles/doubled/bid/bids/double) | defenders
who-def_pass =
    | defender pass-
    | (defender/defence/leader/on lead) .. (green card/pass/passed/passes)
who-decl_side =
    | (declarer/dummy) .. (bid/called/passed)
    | (declarer/dummy) .. (bid/said/doubled/redoubled/calls/called/to be) | (declarer/dummy) to be
late-yes =
    | (after/once) .. (lead/led) | noticed .. (lead/play)
    | (lead/led/spade/heart/card) .. (faced/face up/made/table) | (trick #1/trick one/dummy notes) | face up
out_turn-yes =
    | (also/and/&) out of turn
    | (<not>/wrong/out of) .. turn | (my/<who> s) turn (anyhow/anyway) | also out of turn
what-dbl_rdbl-else =
    | (doubled/doubles/double/doubling) .. (own/partner/partner s/his side/her side/pass/pard/nothing)
    | (double/redouble) (illegal/inadmissible/not allowed) | (doubled/redoubled) (already)? (doubled/redoubled)
    | double of .. (partner/own/redouble/double) | (redoubled/redouble) .. <not> | <not> double .. redouble- | doubled .. own
    | (doubl-/redoubl-/dbl/x/xx) .. (partner/own/double/doubled/already/pass/nothing/no bid/without/undoubled)
    | redoubl- | (doubled/doubles/double) .. (own/partner/side) | own side s
what-barred_acted-else =
    | (silenced/barred/must pass/had to pass/forced to pass/required to pass/supposed to pass/obliged to pass/has to pass/enforced pass/compelled to pass/banned from bidding/not allowed to bid/told to pass/should pass/should have passed) .. <calls>
    | (bid/doubled/called/acted/bids/doubles) .. (while/when/though/although/despite/after) .. (silenced/barred/must pass/had to pass/has to pass/forced)
    | <calls> (anyway/regardless/all same) ++ (barred/silenced/pass)
    | (barred/silenced/had to pass/must pass/forced to pass/not allowed to bid/forbidden/required to pass/supposed to pass) .. (bid/called/doubled/acted/anyway/but/overcalled)?
what-over_seven-else =
    | <over_seven> | (eight/#8) (level/nt/notrump/spades/hearts/diamonds/clubs/no) | (above/over/more than/beyond/higher than) (seven/#7)
    | (nine/#9) (nt/notrump/spades)
    | (eight/8/#8/over seven/above seven) .. (spade/heart/diamond/club/spades/hearts/diamonds/clubs/notrump/nt/level)?
what-after_final-else =
    | (after/once/when) .. (final pass/#3 passes/auction over/auction ended/auction closed/bidding over/auction finished/everyone passed/all passed)
    | (auction/bidding) .. (over/ended/finished/closed/done/dead) ++ (bid/doubled/called/pass/doubles/double/bids/calls)
    | (three passes/#3 passes/passed out) .. (bid/double/doubled/call)
    | (after/auction over) .. (final pass/third pass/three passes/last pass/over/ended/closed) .. (bid/called/doubled)?
what-wrong_words-else =
    | (double/doubled/doubling/redouble) .. (wrong/incorrect) .. (level/denomination/suit/number/bid/words)
    | (said/says/saying) double .. (<card>) .. (was/actually/but) | (double/doubled) <card> .. (but/when/actually/was) .. <card>
    | wrong (level/denomination/number)
    | (said/says) .. (instead of/wrong word/not proper)
lho_called-yes-else =
    | <lho> .. <calls> | (next/following) (player/opponent)? .. <calls> | auction (continued/carried/went on)
    | (next/lho/following) .. (player/guy/hand/one)? .. (has/had/already/s)? (already)? (passed/bid/called/doubled)
lho_called-no-else =
    | <lho> .. <not> .. <calls> | before .. <lho> | caught .. immediately
    | (next/lho) .. <not> .. (called/bid/passed)
barred-next-else =
    | (for)? (one/#1) (round/turn/bid/call) | (once/next turn) | single round
    | (one round/next turn/once/one turn/single round)
barred-always-else =
    | (rest of auction/throughout/whole auction/all auction/rest of hand/entire auction/always/for good/forever/from then on/duration)
    | (rest of auction/throughout/all auction/for the rest/permanently/whole auction)
who-def_action-else =
    | (defender/defence/defending) .. (doubled/bid/doubles/bids/called/redoubled)
who-def_pass-else =
    | (defender/defence/defending) .. (pass/passed/passes)
who-decl_side-else =
    | (declarer/dummy) .. (bid/called/passed/redoubled/doubled)
late-yes-else =
    | (after/once) .. (lead/led/play/dummy) | (noticed/found/discovered/realised) .. (lead/play/trick/during play/dummy)
    | (lead/led) .. (faced/made)
late-no-else =
    | before .. (lead/led)
out_turn-yes-else =
    | (also/&/too) .. (out of turn/wrong turn) | not .. turn
late-no =
    | no lead | before .. lead
out_turn-no =
    | in turn | (his/her) turn (all right/ok/fine)
also_19-yes =
    | (ban-/barred/silenced/supposed/forced) ... (doubled/double/redoubled) .. (own/partner/side/nothing)
also_19-no =
    | (normal/allowed/legal/legitimate) .. (double/kind) | takeout
side-unknown =
    | (auction/bidding) .. (still/in progress/going) | (in)? middle of bidding | still bidding
