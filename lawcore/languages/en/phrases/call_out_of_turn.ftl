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
offender =
    | <who> (opened/opens/open/bid/bids/passed/passes/pass/doubled/doubles/called/calls/overcalled/redoubled)
    | (pass/bid/call/double/opening/<card>) .. by <who>
turn_of-who =
    | <who> s (turn/bid/call/go)
    | <who> (was/is)? (the)? dealer
    | before <who> (had/has/could)? (bid/called/opened/passed/call/open/pass)?
    | <who> supposed to (open/bid/call)
    | turn of <who>
    | <who> to (bid/call/open/speak)
    | at <who> s (turn/go)
    | dealer <who>
kind-pass =
    | (pass/passed/passes/passing) .. (out of turn/before/turn/supposed/dealer) | out of turn pass | ^ pass
kind-bid =
    | (opened/opens/open/bid/bids/overcalled) (<card>/spade/heart/diamond/club)
    | <card> out of turn
    | (opened/opens/opening) .. (out of turn/turn/dealer)
    | out of turn (bid/opening)
    | called <card>
    | (bid/bids) out of turn
    | <who> (bid/bids) (when/before/but)
kind-dbl_rdbl =
    | (doubled/doubles/double/redoubled/redouble) .. (out of turn/before/turn) | out of turn (double/redouble)
lho-accepts =
    | (lho/next player/next hand/they/opponents/i/we) .. (accept-/condon-)
    | (lho/next player/next hand) .. (called/bid/bids/passed/passes/doubled/overcalled) .. (over it/over)?
    | accepted
lho-declines =
    | <who> .. not (accept-/take/have/want) | not accepted | (refused/rejected/declined)
lho-undecided =
    | not (asked/decided)
correct_called-yes =
    | (dealer/right player/player in turn/correct player) .. (then/already)? (opened/opens/bid/called/calls/passed)
rho_then-passes =
    | rho (then)? (passes/passed) | then rho pass-
rho_then-acts =
    | rho (then)? (bids/bid/doubles/doubled/overcalls)
artificial-yes =
    | artificial pass | (strong/forcing) pass | pass (shows/showing/is artificial)
insufficient-yes =
    | (and/also/&) insufficient
cmp-no =
    | not comparable
cmp-yes =
    | comparable (call/bid)
before-yes =
    | had (already)? (bid/called/passed/opened) (before/earlier/once)
offender-unsaid =
    | (pass/passed/opened/bid/doubled/redoubled/called/overcalled)
