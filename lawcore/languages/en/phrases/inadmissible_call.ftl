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
    | (doubled/doubles/double) .. (own partner/his partner/partner s/own side/own bid/no bid) | (redoubled/redouble/redoubles) .. (no double/nobody/not doubled/no one/nothing) | (inadmissible/illegal) (double/redouble)
    | redoubled .. undoubled
what-barred_acted =
    | (silenced/barred/had to pass/must pass/forced to pass/required to pass/supposed to pass/obliged to pass/has to pass) .. (bid/doubled/called/anyway/makes/acted)
what-over_seven =
    | <over_seven> | eight level | level of (eight/#8) | bid (#8/eight) | more than seven
what-after_final =
    | (after/when) .. (three/#3) passes .. | after .. final pass | (auction/bidding) .. (over/ended/finished) .. (bid/doubled/called/pass/doubles) | (bid/doubled/called/doubles) .. (auction/bidding) .. (over/ended/finished)
what-wrong_words =
    | double .. (wrong/incorrect) (level/words/number) | doubled .. (naming/saying) .. wrong
lho_called-yes =
    | (next player/lho/next hand) .. (already)? (called/passed/bid/passes)
lho_called-no =
    | (next player/lho/next hand) .. not (called/passed/bid)
barred-next =
    | (one/#1) (round/turn) | once | next turn
barred-always =
    | (rest of auction/throughout/whole auction/all auction)
who-def_action =
    | defender .. (doubled/bid/doubles)
who-def_pass =
    | defender pass-
who-decl_side =
    | (declarer/dummy) .. (bid/called/passed)
late-yes =
    | (after/once) .. (lead/led) | noticed .. (lead/play)
out_turn-yes =
    | (also/and/&) out of turn
