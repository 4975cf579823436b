# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 58
certain =
    | (#2/two/#3/three) cards .. (at once/at same time/simultaneous-/together/at time) | simultaneous-
    | (both) .. (played/led) .. (at once/same time/together/same moment) | at same (time/moment/instant) | stuck together
topic =
    | (two/#2) (cards/players) .. (played/led/came out)
hint =
    | (together/once/stuck)
against =
    | (auction/bidding/bid/call) | next trick
case-two_cards_one_hand =
    | (#2/two/#3/three) cards | cards stuck | card stuck
case-two_players =
    | (both/two players/two defenders/partner and i/lho and rho/we) .. (played/led/play) | at same (time/moment) as
visible-one =
    | (only)? (one/#1/top one/top card) .. (visible/seen/face up/showing) | other .. (hidden/face down/not visible)
visible-more =
    | (both/two/all) .. (visible/seen/face up/showing/faces)
hand-defender =
    | (defender/lho/rho/defence)
hand-declarer =
    | (declarer/dummy)
case-two_cards_one_hand-else =
    | (two/#2/three/#3/pair of/second) .. (cards/card) .. (hand/one/player/same/stuck/trick/together/underneath/dropped)?
    | stuck together
case-two_players-else =
    | (two/both) (players/defenders/of them/opponents)
    | (i/lho/rho/partner/declarer) & (i/lho/rho/partner/declarer/dummy) .. (same/together/at once/simultaneous-)
visible-one-else =
    | (other/second) .. (hidden/hiding/underneath/face down/not seen)
visible-more-else =
    | both .. (face/faces/visible/seen/showing/up) | (two/#2) faces
hand-defender-else =
    | (defender/lho/rho/east/west/opponent)
hand-declarer-else =
    | declarer s? | dummy
