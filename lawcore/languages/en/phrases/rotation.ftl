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
    | + (same time/simultaneous-/at once/together) | + (same/one) (time/moment/beat/breath/instant/second)
    | + (in unison/simul-/together/at once) | + both .. at once
case-three_passes_one_out_of_rotation =
    | + (three/#3) passes | + passed out | + (#3/three) passes | + (passed/pass) out | + (third) pass | + (passed/passes) round
    | + (passes) .. (order/sequence/wrong) | + pass .. (pass .. pass)
deprived-yes =
    | never got .. (turn/call/bid) | (lost/missed/deprived) .. (turn/call) | without .. (calling/bidding)
    | (skipped/robbed/deprived/missed out) | (never/not) .. (spoke/spoken/got/called/responded/respond/asked)
    | (before/till) .. could (say/call/bid/speak) | lost (a/his/her)? turn | passed round (me/him/her) | nobody asked (me/him/her)
    | <who> (never/not) .. (got/had/been) .. (turn/chance/call/bid/say/speak)?
    | (missed/lost) (his/her/my/a/their)? (turn/go/call/chance) | <who> was (skipped/missed/passed over/left out)
    | <who> <not> .. <calls>
lead_faced-yes =
    | lead .. (faced/made/face up) | led | lead .. (face up/faced/made/table/showing/visible/view)
    | (led) .. (face up/showing/table/smiling/faced)? | (ace/king/queen/jack/<card>) .. (led/face up/showing/visible)
    | (ace/king/queen/jack/<card>) (is)? out | out (&/and)? (visible/face up) | lead is on (table/view)
    | (opening)? lead .. (up/table/down/made/shown/out/faced)
lead_faced-no =
    | (no/not) lead | before .. lead | (nobody/nothing/never) (has/have/had)? (been)? (lead/led) | not .. (led) | not * lead
    | lead (still)? (face down/not made) | lead (is/has/was)? not | lead still .. down
    | (auction/bidding) .. (live/unfinished/start/still) | start of auction | (nothing/no card) led | want to lead
    | <not> .. lead time | (no/not/before/without) lead | lead .. (face down/facedown) | lead not | <not> led
    | before .. (lead/led) | nobody .. led | (waiting/wait) .. lead | (nothing/nobody) s? (been)? led
case-three_passes_one_out_of_rotation-else =
    | + (three/#3) passes .. (one/third/turn/rotation) | + pass pass pass | + passed out .. (turn/rotation)
    | + three passes | + (pass/passed/passes) .. (place/turn/early/before/order/chair/sequence/queue/player/soon/round)
    | + pass .. pass .. pass | + (skipped) .. (pass) | + one pass
case-simultaneous_calls-else =
    | + (two/both/we) .. (called/bid/passed/doubled) .. (same moment/same instant/same time/together/at once/simultaneous-)
deprived-yes-else =
    | (never/without/not) .. (chance/turn/say/opportunity/got to/called/spoke/bid) | (skipped/passed over/missed out/left out)
deprived-no-else =
    | (everyone/everybody/all four) .. (called/had turn/bid)
lead_faced-yes-else =
    | lead .. (made/faced/face up/table)
deprived-no =
    | (everyone/all four/every hand/all) .. (chance/turn/say/called/got/spoken)
    | (nobody/neither/not one) .. (lost/missed/skipped/deprived/robbed) .. (turn/anything/chance/out)?
    | <not> .. lost (a/their)? (turn/chance) | already .. passed properly
    | (everyone/everybody/all/all four/each) .. (had/got/called/spoke/spoken/bid) .. (turn/chance/once/call)?
    | nobody .. (lost/missed/deprived/skipped/cheated) | <not> (lost/missed) .. (turn/go/chance)
