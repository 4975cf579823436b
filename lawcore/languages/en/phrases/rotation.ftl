# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-simultaneous_calls =
    | + (same/#1) (time/moment/beat/breath/instant/%2) | + (same time/simultaneous-/at once/together)
    | + (in unison/simul-/together/at once)
    | + (#2/both/<we>) .. (called/bid/passed/doubled) .. (same moment/same instant/same time/together/at once/simultaneous-)
    | + both .. at once
case-three_passes_one_out_of_rotation =
    | + (pass/passed/passes) .. (place/turn/early/before/order/chair/sequence/queue/player/soon/round) | + (#3) passes
    | + (#3) passes .. (#1/%3/turn/rotation) | + (%3) pass | + (passes) .. (order/sequence/wrong)
    | + (passed/pass) out | + pass .. (pass .. pass) | + pass .. pass .. pass | + passed out | + pass pass pass
    | + (passed/passes) round | + passed out .. (turn/rotation) | + #1 pass | + (skipped) .. (pass)
deprived-no =
    | (nobody/<not>/<not> #1) .. (lost/missed/skipped/deprived/robbed) .. (turn/anything/chance/out)?
    | nobody .. (lost/missed/deprived/skipped/cheated)
    | (<everyone>/all #4/every hand/all) .. (chance/turn/say/called/got/spoken)
    | <not> (lost/missed) .. (turn/go/chance) | <not> .. lost (their)? (turn/chance)
    | (<everyone>/all/all #4/each) .. (had/got/called/spoke/spoken/bid) .. (turn/chance/once/call)?
    | (<everyone>/all #4) .. (called/had turn/bid) | passed properly
deprived-yes =
    | (<not>) .. (spoke/spoken/got/called/responded/respond/asked)
    | <who> (<not>) .. (got/had) .. (turn/chance/call/bid/say/speak)? | <who> <not> .. <calls>
    | (skipped/robbed/deprived/missed out) | <not> got .. (turn/call/bid) | passed round (<me>/<he>/her)
    | <who> (skipped/missed/passed over/left out) | (lost/missed/deprived) .. (turn/call)
    | (missed/lost) (his/her/my/their)? (turn/go/call/chance) | <not> .. (calling/bidding)
    | (before/until) .. could (say/call/bid/speak) | lost (his/her)? turn | nobody asked (<me>/<he>/her)
deprived-yes-likely =
    | (<not>) .. (chance/turn/say/opportunity/got to/called/spoke/bid)
lead_faced-no =
    | (nobody/nothing/<not>) (has/have/had)? (lead/led) | (<not>) lead | lead (quitted/<not> made)
    | (nothing/nobody) s? led | lead .. (quitted/facedown) | nobody .. led | <not> .. (led)
    | (auction/bidding) .. (live/unfinished/start) | start of auction | (nothing/<not> card) led | want to lead
    | <not> .. lead time | <not> led | (waiting/wait) .. lead
lead_faced-no-likely =
    | (<not>/before) lead
lead_faced-yes =
    | (opening)? lead .. (up/table/down/made/shown/out/faced) | lead .. (faced/made)
    | lead .. (faced/made/table/showing/visible/view) | lead .. (made/faced/table)
    | (ace/king/queen/jack/<card>) .. (led/faced/showing/visible) | out (&)? (visible/faced) | lead on (table/view)
    | (ace/king/queen/jack/<card>) out
