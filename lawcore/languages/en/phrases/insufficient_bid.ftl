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
lho-called =
    | (lho/next player/next hand/next person/next opponent/left hand opponent) .. (passed/passes/pass/doubled/doubles/bid/bids/called/calls/raised)
lho-accepts =
    | (lho/next player/next hand/opponents/opponent/they/i/we) .. (accept-/condon-)
    | accepted by (lho/opponents/next player)
lho-declines =
    | not accept-
    | (lho/next player/next hand/opponents/opponent/they/he/i/we) .. not (accept-/want/condon-/take/have)
    | (refused/rejected/declined/turned down)
lho-undecided =
    | not (asked/decided) .. (lho/yet)?
repl-same_denom =
    | (lowest/minimum/cheapest) .. (same/suit/denomination/level/sufficient)
    | same (suit/denomination/strain)
    | (corrected/raised/changed/made) .. next level
    | <card> not enough .. made it <card>
repl-pass =
    | (chang-/replac-/substitut-/correct-/turned/switched) .. (to/with/into/by/for) pass
    | (passes/passed) instead
    | (wants/want/wanted) to pass
repl-dbl_rdbl =
    | (chang-/replac-/substitut-/correct-/turned/switched/made) .. (to/with/into/by/for/it) (double/redouble)
    | (wants/want/wanted) to (double/redouble) instead
repl-insuff_again =
    | (another/second/again) insufficient- | (insufficient-/not enough) again
repl-other_bid =
    | (replac-/substitut-/chang-/correct-) .. (by/with/to/into) <card> .. not comparable | (another/different) (suit/strain/denomination)
cmp-no =
    | not comparable
cmp-yes =
    | comparable (call/bid/replacement)
side-defends =
    | (they/offenders/offending side/he) .. (defend-/end up defending/ended up defending)
side-declares =
    | (they/offenders/offending side/he) .. (declar-/end up playing/ended up playing/play the contract)
turn-out_of_turn =
    | (also/and/&) out of turn
early-yes =
    | (chang-/correct-/replac-/substitut-) .. before .. (director/ruling/called)
meant-slip =
    | slip .. (hand/mind/tongue/finger) | mechanical | (pulled/picked/took/grabbed) .. wrong .. card
meant-meant =
    | meant (it/to bid it)
damage-yes =
    | (helped/damaged/hurt) .. (us/them/side) | (after/end/over) .. (helped/damaged)
