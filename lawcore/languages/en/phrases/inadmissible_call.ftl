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
