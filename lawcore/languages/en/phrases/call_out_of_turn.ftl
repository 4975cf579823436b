# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 31
certain =
    | (pass-/doubl-/bid/bids/opened/called) .. (before) .. (i could/he could/she could/i had/my turn/his turn/dealer had/dealer)
    | dealer .. (but/,) .. (bid/opened/passed)
    | (bid/opened/passed/called/doubled) when .. (turn/dealer)
    | dealer not bid
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
