# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-looked =
    | saw | seen | looked at | showed | shown | glimpsed | glimpse | peeked | caught sight | flashed | exposed
word-foreign =
    | #1 more deck | other deck | different deck | wrong deck | spare deck | #1 more pack | other pack | different pack
    | wrong pack | <not> pack of ours | different back | different colour | different color | wrong back | blue back
    | red back | blue backed | red backed | foreign | stray from | belongs to #1 more | belonged to #1 more
    | <not> of this deal | <not> of this board | #2 aces of | #2 kings of
    | #2 queens of | #2 jacks of | #2 tens of
case-14_and_12 =
    | + (#14/#15/#16) (cards)? .. #12
case-14_and_12-likely =
    | + fourteen | + (extra/surplus/additional) (#1/card) (in/to/for)?
    | + (#14/#15/#16) (.. #12 (cards)? (in)? <compass>)?
case-missing =
    | + missing | + (lost/stray/missing) card | + card (missing/short/gone/absent/light) | + (#1/card) short
    | + nobody .. (over #13/more than #13/has more) | + (#12/#11) .. (others/rest/<everyone>) .. #13
case-missing-likely =
    | + #13 .. (turned up/found/stuck/on/under/missing/in/nowhere) | + card .. (missing/lost/short/gone/absent/light)
    | + (short) (#1/hand)? | + nobody .. (over #13/more than #13/has more/over/with more)
case-not_of_the_deal =
    | + <foreign> | + <not> (belong/come)? (from/of/to/part of) this (deal/board/deck/pack)
case-not_of_the_deal-likely =
    | + <not> .. (from/of) this (deal/board/deck/pack) | + backed
call_by_wrong_hand-no-likely =
    | + nobody .. (bid/called/opened)
call_by_wrong_hand-yes =
    | (both/all) (have/had)? (bid/passed)
call_by_wrong_hand-yes-likely =
    | (has/have/had/both) (bid/called/opened/overcalled)
    | + <him> (has/have/had/both/d)? (bid/called/opened/overcalled/passed/doubled) | (both/all) .. (bid/called/passed)
seen-yes =
    | (card/ace/king/queen/jack) seen by <who>
seen-yes-likely =
    | (card/ace/king/queen/jack) .. <looked> (by)?
playable-no =
    | (can <not>/could <not>) .. (put right/fixed/corrected/rectified/restored/sorted/reconstructed)
    | (unplayable/irreparable/beyond repair)
playable-yes-likely =
    | + (fixed/corrected/restored/sorted/put right/rectified) (it)?
lead_faced-no =
    | + before opening? lead (made/faced/,/.) | + before opening lead | lead (has)? <not> (made/faced/out/turned)
lead_faced-no-likely =
    | + before .. (lead/led/leading/leads)
lead_faced-yes =
    | lead (has/had)? (made/faced)
lead_faced-yes-likely =
    | + lead .. (faced/made/on table/out/turned) | + lead (has/had)? (made/faced/up/out/shown)
where-among_played =
    | in (his/her/my/our/their)? (quitted/turned/played) (tricks/trick/cards)
where-among_played-likely =
    | + (among/amongst/with/stuck to/stuck/under/behind/between/inside) .. (played/tricks/quitted/turned cards/trick/played cards)
    | + in (his/her/my/our/their)? .. (tricks/quitted/turned cards/played cards/trick) | + in .. (heap/pile)
where-found-likely =
    | + (on/under) (chair/table/floor/carpet) | found it (under/on/in/behind)
where-not_found =
    | (can/could) <not> (find/found/locate/located) (it/card/anywhere/,/.) | <not> found anywhere
where-not_found-likely =
    | + <not> .. (found/find/anywhere/turn up/locate)
played_to_quitted_trick-no-likely =
    | + <not> played | + <not> .. (quitted/turned/closed/covered) .. trick
    | + (<not>) .. (to/in/on) .. (trick/tricks) .. (turned/quitted/closed)?
played_to_quitted_trick-yes =
    | (played/gone/went) (to/on/in) (quitted/turned) trick
played_to_quitted_trick-yes-likely =
    | + (trick) .. (turned/quitted)
    | + (played/gone/went/used) (to/on/in/at) .. (trick/<ordinal>) .. (turned/quitted/stacked/over/closed)?
