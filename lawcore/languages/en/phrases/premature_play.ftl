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
case-defender_before_partner-else =
    | (before/ahead of/waiting for) (his/her/my)? partner | partner .. (still to play/had <not> played/hadn .. played/yet to play)
    | (third/fourth) .. before .. (second/third)
case-defender_at_rho_turn-else =
    | (rho/dummy/declarer) s (turn/go) | (before/ahead of) (dummy/declarer/rho/right hand)
case-declarer-else =
    | declarer .. (before/too early/too soon/ahead)
declarer_played_both-yes-else =
    | both hands .. (played/already)? | (dummy/hand) & (hand/dummy)
declarer_played_both-no-else =
    | (declarer/dummy) <not> .. played
misinformed-yes-else =
    | (told/said/says) .. (turn/go/my play/your play)
