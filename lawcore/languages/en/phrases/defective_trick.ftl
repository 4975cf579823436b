# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 67
certain =
    | (#3/three/#5/five) cards .. (trick) | trick .. (of/with/has/had/contains/contained/only) (#3/three/#5/five) cards?
    | <not> (play/played/contribute-) .. (to/card) .. trick
    | (played/put/contributed) (#2/two) cards .. (same)? trick .. (next/later/found/discovered/tricks later) | defective trick
    | (one/#1) (card/trick) (too many/more/less/short) .. (than/left/end)
topic =
    | (forgot/omitted/failed) to (play/contribute) .. trick | card (too many/short) .. (end/trick)
hint =
    | (trick/card)
against =
    | (auction/bidding/call) | (discard-/ruff-/suit)
kind-omitted =
    | (forgot/omitted/failed/<not>) .. (play/played/contribute/contributed) | (#3/three) cards | (card/one) .. (more/too many/left) .. (than/end/hand/everyone)
kind-too_many =
    | (#5/five) cards | (#2/two) cards .. (trick/once) | (one/#1)? card (short/less/fewer)
found-before_both_sides_played_next =
    | before .. (next/following/both) | (at once/immediately/same trick/straight away)
found-after_both_sides_played_next =
    | (next trick/tricks later/two tricks/end of hand/at end/later/both sides .. next/already playing/trick #)
has_suit-yes =
    | (has/had/have/holding) .. (suit/card of it/one)
has_suit-no =
    | <not> .. (suit/card of it) | void
kind-omitted-else =
    | (three/#3) cards | (forgot/omitted/skipped) .. (put/play/played/contribut-/card) .. trick
    | (card/one) .. (left/left over/too many/more) | dummy .. (skipped/forgotten/missed)
kind-too_many-else =
    | (five/#5) cards | (two/#2) cards .. (one/same/trick) | (card/one) .. (short/fewer/less/missing) | fewer cards
kind-misplaced-else =
    | (played/quitted) card .. (back/wrong place/elsewhere/not/isn/ended up/among/mixed/hand/missing)
    | card .. (isn/not/no longer) .. (among/with) .. (tricks/played)
found-before_both_sides_played_next-else =
    | (before/nobody/no one/none/not) .. (next/played to next/led/following) | (at once/immediately/straight away)
found-after_both_sides_played_next-else =
    | (tricks/#2/#3/several) .. (later/on/ago) | (at/near) (the)? end | we have gone on | (later/next trick)
has_suit-yes-else =
    | (has/had/held/holding) .. (suit/spade/heart/diamond/club/spades/hearts/diamonds/clubs/one)
has_suit-no-else =
    | (void/out of/<not>) .. (suit/spades/hearts/diamonds/clubs)
