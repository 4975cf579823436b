# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 57
certain =
    | (led/played/plays/leads/play) .. before .. (partner/partner s/rho/declarer/dummy) .. (played/turn/card/followed)
    | (prematurely/premature-) | (played/plays/play/led) (too early/too soon/early) | played before .. turn
    | (led/leads) .. next trick before
topic =
    | before .. (turn/partner)
hint =
    | (early/before/turn)
against =
    | (auction/bidding/bid/call) | penalty card- | revok-
case-defender_before_partner =
    | before .. (partner) | (led/leads/played) .. next trick before
case-defender_at_rho_turn =
    | (at/in/on) (rho/declarer/dummy) s turn | before (rho/declarer/dummy/right) | rho s turn
case-declarer =
    | declarer .. (played/plays/led/leads) .. (early/before/prematurely/too soon)
declarer_played_both-yes =
    | declarer .. (both hands/from hand and dummy/already played from both)
declarer_played_both-no =
    | (declarer/dummy) .. <not> .. played | before (dummy/declarer)
