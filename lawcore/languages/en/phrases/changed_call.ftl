# How a call that was changed is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 25
certain =
    | (change/changed/correct) .. (my/his/her) (bid/call/pass/double/mind)
    | wrong card .. bidding box
    | (by mistake/mistaken-) .. (change/correct)
    | (unintended/unintentional/inadvertent)
    | (bid/called/pass-/took <card> out) .. (said/wanted/meant) .. to (bid/double/pass/change)
    | took .. <card> .. instead
    | (took/take/takes/taking) .. (pass/bid/call/double) back
    | (bidding box) (slip/error/mistake)
    | mechanical
    | (pulled/picked/took) <card> .. (meaning/meant/instead/intend-)
    | (unintended/inadvertent) (call/bid/pass/double)
topic =
    | (change/changed/changes/changing) .. (call/bid/that/pass/mind/double/<card>)
    | wrong .. bidding (card/box)
    | bidding box
    | (meaning/meant/intended/intending/wanted) .. <card>
    | (pulled/picked/took) .. <card>
    | (slip/mispull/mis pulled)
    | (replac-/substitut-) .. (call/bid/pass)
hint =
    | changed
trace =
    | (bid/call/pass/double/<card>)
against =
    | (trick/card played/declarer/dummy)
    | (explan-)
    | (dealer)
    | insufficient
    | not (enough/sufficient)
    | <card> over <card>
    | (explan-/alert-/misinform-)
    | out of turn
    | (enough)
