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
