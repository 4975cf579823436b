# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-simultaneous_calls =
    | + same (time/moment/beat/breath/instant) | + same time | + simultaneous- | + (in unison/simul-)
    | + (#2/both) .. (bid/passed/doubled) .. (same moment/same instant/same time/together/at once) | + both at once
case-simultaneous_calls-likely =
    | + (same/#1) (time/moment/beat/breath/instant/%2) | + (same time/simultaneous-/at once/together)
    | + (#2/both/<we>) .. (called/bid/passed/doubled) .. (same moment/same instant/same time/together/at once/simultaneous-)
    | + both .. at once
case-three_passes_one_out_of_rotation =
    | + #3 passes .. (#1/%3) .. out of (turn/order) | + (passed/pass/passes) out of turn
case-three_passes_one_out_of_rotation-likely =
    | + (pass/passed/passes) .. (place/turn/early/before/order/chair/sequence/queue/player/soon/round) | + (#3) passes
    | + (%3) pass | + (passes) .. (order/sequence/wrong) | + pass .. (pass .. pass) | + pass .. pass .. pass
    | + passed out | + pass pass pass | + (passed/passes) round | + passed out .. (turn/rotation) | + #1 pass
    | + (skipped) .. (pass) | + (#3) passes .. (#1/%3/turn/rotation) | + (passed/pass) out
deprived-no =
    | nobody (lost/missed) (his/her/their)? (turn/chance) | <not> (lost/missed) (his/her/my/their)? (turn/chance)
deprived-no-likely =
    | (nobody/<not>/<not> #1) .. (lost/missed/skipped/deprived/robbed) .. (turn/anything/chance/out)?
    | nobody .. (lost/missed/deprived/skipped/cheated)
    | (<everyone>/all #4/every hand/all) .. (chance/turn/say/called/got/spoken) | <not> .. lost (their)? (turn/chance)
    | (<everyone>/all/all #4/each) .. (had/got/called/spoke/spoken/bid) .. (turn/chance/once/call)?
    | (<everyone>/all #4) .. (called/had turn/bid) | passed properly | <not> (lost/missed) .. (turn/go/chance)
deprived-yes =
    | (robbed of/deprived of) (his/her/my/their)? (turn/call/chance) | <who> (passed over/left out)
    | (missed/lost) (his/her/my/their)? (turn/chance) | lost (his/her)? turn
deprived-yes-likely =
    | (<not>) .. (chance/turn/say/opportunity/got to/called/spoke/bid)
    | (<not>) .. (spoke/spoken/got/called/responded/respond/asked)
    | <who> (<not>) .. (got/had) .. (turn/chance/call/bid/say/speak)? | <who> <not> .. <calls>
    | <not> got .. (turn/call/bid) | passed round (<me>/<he>/her) | (lost/missed/deprived) .. (turn/call)
    | <not> .. (calling/bidding) | (before/until) .. could (say/call/bid/speak) | nobody asked (<me>/<he>/her)
    | (skipped/robbed/deprived/missed out) | <who> (skipped/missed/passed over/left out)
    | (missed/lost) (his/her/my/their)? (turn/go/call/chance)
lead_faced-no =
    | (nobody/nothing) (has/have/had)? led | <not> lead (faced/made/,/.) | lead (quitted/<not> made)
    | (nothing/nobody) s? led | (nothing/<not> card) led | <not> led
lead_faced-no-likely =
    | (<not>/before) lead | (nobody/nothing/<not>) (has/have/had)? (lead/led) | (<not>) lead
    | lead .. (quitted/facedown) | nobody .. led | <not> .. (led) | (auction/bidding) .. (live/unfinished/start)
    | start of auction | want to lead | <not> .. lead time | (waiting/wait) .. lead
lead_faced-yes =
    | lead (faced/on table) | (ace/king/queen/jack/<card>) faced | lead on (table/view)
lead_faced-yes-likely =
    | (opening)? lead .. (up/table/down/made/shown/out/faced) | lead .. (faced/made)
    | lead .. (faced/made/table/showing/visible/view) | lead .. (made/faced/table) | out (&)? (visible/faced)
    | (ace/king/queen/jack/<card>) out | (ace/king/queen/jack/<card>) .. (led/faced/showing/visible)
