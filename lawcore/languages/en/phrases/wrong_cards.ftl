# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-looked =
    | saw | seen | looked at | showed | shown | glimpsed | glimpse | peeked | caught sight | flashed | exposed
word-foreign =
    | #1 more deck | other deck | different deck | wrong deck | spare deck | #1 more pack | other pack | different pack
    | wrong pack | <not> pack of ours | different back | different colour | different color | wrong back | blue back
    | red back | blue backed | red backed | foreign | stray from | belongs to #1 more | belonged to #1 more
    | <not> of this deal | <not> of this board | <not> ours | duplicate | old deck | #2 aces of | #2 kings of
    | #2 queens of | #2 jacks of | #2 tens of
case-14_and_12 =
    | + (#14/#15/#16) (.. #12 (cards)? (in)? <compass>)?
case-14_and_12-likely =
    | + fourteen | + (extra/surplus/additional) (#1/card) (in/to/for)?
case-missing =
    | + missing | + (lost/stray/missing) card | + card .. (missing/lost/short/gone/absent/light)
    | + (short) (#1/hand)? | + nobody .. (over #13/more than #13/has more/over/with more)
    | + (#12/#11) .. (others/rest/<everyone>) .. #13
case-missing-likely =
    | + #13 .. (turned up/found/stuck/on/under/missing/in/nowhere)
case-not_of_the_deal =
    | + <foreign> | + <not> .. (from/of) this (deal/board/deck/pack) | + backed
call_by_wrong_hand-no-likely =
    | + nobody .. (bid/called/opened)
call_by_wrong_hand-yes =
    | + <him> (has/have/had/both/d)? (bid/called/opened/overcalled/passed/doubled) | (both/all) .. (bid/called/passed)
call_by_wrong_hand-yes-likely =
    | (has/have/had/both) (bid/called/opened/overcalled)
seen-yes =
    | (card/ace/king/queen/jack) .. <looked> (by)?
playable-no =
    | + (can <not>/could <not>) .. (put right/fixed/corrected/rectified/played/restored/sorted/reconstructed)
    | + (unplayable/irreparable/beyond repair)
playable-yes-likely =
    | + (fixed/corrected/restored/sorted/put right/rectified) (it)?
lead_faced-no =
    | + before .. (lead/led/leading/leads) | + lead (has)? <not> .. (made/faced/out/turned)?
lead_faced-yes =
    | + lead .. (faced/made/on table/out/turned) | + lead (has/had)? (made/faced/up/out/shown)
where-among_played =
    | + in (his/her/my/our/their)? .. (tricks/quitted/turned cards/played cards/trick) | + in .. (heap/pile)
where-among_played-likely =
    | + (among/amongst/with/stuck to/stuck/under/behind/between/inside) .. (played/tricks/quitted/turned cards/trick/played cards)
where-found-likely =
    | + (on/under) (chair/table/floor/carpet) | found it (under/on/in/behind)
where-not_found =
    | + <not> .. (found/find/anywhere/turn up/locate)
played_to_quitted_trick-no =
    | + <not> .. (quitted/turned/closed/covered) .. trick
    | + (<not>) .. (to/in/on) .. (trick/tricks) .. (turned/quitted/closed)?
played_to_quitted_trick-no-likely =
    | + <not> played
played_to_quitted_trick-yes =
    | + (played/gone/went/used) (to/on/in/at) .. (trick/<ordinal>) .. (turned/quitted/stacked/over/closed)?
    | + (trick) .. (turned/quitted)
