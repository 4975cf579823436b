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
