# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 66
certain =
    | (see/look at/inspect/view/review/show/check) .. (quitted/last/previous/earlier/first/that) (trick/tricks/one)
    | (look/looking/peek) .. (back/through) .. (tricks/played cards)
    | (trick/card) .. (pointing/turned/pointed/lies/facing) .. (wrong/wrongly) | inspect- .. trick
topic =
    | (see/inspect) .. trick | wrongly pointed | own last card
hint =
    | (trick/turned/quitted)
against =
    | (ask-) .. (none/suit/hearts/spades/diamonds/clubs) | revok-
case-current_trick =
    | (last/just played/current/that/this/the) trick | again
case-quitted_trick =
    | (quitted/previous/earlier/older/#2 tricks ago/tricks)
case-wrongly_pointed =
    | (pointing/turned/pointed/lies/facing/placed) .. (wrong/wrongly) | wrong (way/direction)
own_side_played_next-yes =
    | (partner/i/we/he/declarer/my side/his side) .. (led/played) .. (next/already) | after .. (next/led/played)
own_side_played_next-no =
    | (before/nobody/<not>) .. (led/played) .. (next)?
own_card_turned-yes =
    | (turned/quitted) .. (card/it) | card .. (turned/face down)
own_card_turned-no =
    | card .. (face up/faced/not turned) | <not> turned
case-current_trick-else =
    | (again/once more/another look/one more time/see it/that trick/last trick/this trick) .. (trick/please/look)?
    | (my/own) card .. <not> .. (turned/over/quitted)
case-quitted_trick-else =
    | (old/earlier/previous/quitted/past/all/back/through) (trick/tricks/ones) | tricks .. (already)? (quitted/turned)
case-wrongly_pointed-else =
    | (point-/turned/lies/lying/placed/facing) .. (wrong/wrong way/crosswise/incorrect-/other way) | (wrong way/wrong direction)
own_side_played_next-yes-else =
    | (we/i/partner/my side/already) .. (led/played) .. (to/next/it/on)
own_side_played_next-no-else =
    | (nobody/not/neither/before) .. (led/played) .. (next/yet)
own_card_turned-yes-else =
    | (already/after/have/had)? (turned/turning/flipped) .. (it/over/mine/my card/down)
own_card_turned-no-else =
    | <not> (turned/flipped/over) | (still/card) .. (face up/faced/open)
