# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 33
certain =
    | (called/bid/passed/doubled/opened) .. (same time/simultaneous-/at once/together)
    | (both/two players) .. (called/bid/passed) .. (together/once/time) | (passed out/three passes) .. (out of turn/turn)
    | <who>? never got .. (turn/call/bid) | (lost/missed/deprived) .. (turn/call)
topic =
    | (turn/call) .. (passed over/skipped)
hint =
    | turn
against =
    | (card/trick/lead)
case-simultaneous_calls =
    | (same time/simultaneous-/at once/together)
case-three_passes_one_out_of_rotation =
    | (three/#3) passes | passed out
deprived-yes =
    | never got .. (turn/call/bid) | (lost/missed/deprived) .. (turn/call) | without .. (calling/bidding)
lead_faced-yes =
    | lead .. (faced/made/face up) | led
lead_faced-no =
    | (no/not) .. lead | before .. lead
case-three_passes_one_out_of_rotation-else =
    | (three/#3) passes .. (one/third/turn/rotation) | pass ,? pass ,? pass | passed out .. (turn/rotation) | three passes
case-simultaneous_calls-else =
    | (two/both/we) .. (called/bid/passed/doubled) .. (same moment/same instant/same time/together/at once/simultaneous-)
deprived-yes-else =
    | (never/without/not) .. (chance/turn/say/opportunity/got to/called/spoke/bid) | (skipped/passed over/missed out/left out)
deprived-no-else =
    | (everyone/everybody/all four) .. (called/had turn/bid)
lead_faced-no-else =
    | (no/not/before/nobody) .. (lead/led)
lead_faced-yes-else =
    | lead .. (made/faced/face up/table)
