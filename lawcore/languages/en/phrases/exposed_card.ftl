# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
certain =
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (before) .. (bidding/auction/anyone) .. (ended/over/bid/finished)
    | led before .. (auction/bidding) .. (over/ended/finished)
    | dealt .. face up
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (faced/drop-/fell/expos-/knocked/out of my hand/visible/showed/seen) .. (during/in/before/middle of/while) .. (auction/bidding/first call)
    | (auction/bidding) .. (drop-/fell/expos-/flash-/faced/visible/showed/saw) .. (card/ace/king/queen/jack/ten/<high>/<low>)
topic =
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (during/in/before/middle of/while) .. (auction/bidding/first call)
    | (led/lead) .. (during auction/before auction/during bidding/while .. bidding)
    | (drop-/expos-/fac-/flash-) .. (during/in/before) .. (auction/bidding/first call)
    | (auction/bidding) (over/done/finished) .. (no/not) lead
hint =
    | (auction/bidding)
trace =
    | (card/cards/ace/king)
    | (exposed/faced/dropped/fell/flash-)
against =
    | bidding card
    | trick
    | (revok-/reneg-)
