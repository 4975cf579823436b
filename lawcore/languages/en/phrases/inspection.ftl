# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-quitted_trick =
    | (see/look at/inspect/review/look back at) (earlier/old/older) (trick/tricks)
    | (see/look at/inspect/review) .. (#2/#3/#4/#5/few/several/couple) (of)? tricks (ago/back/earlier)
case-quitted_trick-likely =
    | (see/look/peek/inspect/check/view/review/show-/again/turn-/shown/reopen/open up) .. (trick #1/trick #2/trick #3/trick #4/trick #5/trick #6/trick #7/trick #8/trick #9/trick #10/#1 trick/#2 trick/#3 trick/#4 trick/#5 trick/#6 trick/#7 trick/#8 trick/opening lead trick)
    | (earlier/old/older/past/previous) (trick/tricks/#1/ones) | (tricks ago/long ago)
    | (#1/#2/#3/#4/#5/few/several/couple) (of)? tricks (ago/back/earlier)
case-wrongly_pointed =
    | (point-/turned/placed/stacked/lying/set) (trick/card/it/<him>)? (wrong way/wrong direction/wrongly/crosswise)
case-wrongly_pointed-likely =
    | (point-/turn/turned/turns/lies/lying/facing/faces/placed/set/stacked/card/trick/tricks/put/#1/it) .. (wrong way/other way/wrong side/wrongly/wrong direction/crosswise/crooked/wrong)
own_side_played_next-no =
    | (nobody/noone) (has/have/had)? (led/played) (on)? to next
own_side_played_next-no-likely =
    | (nobody/noone/<not>) .. (led/lead/leads/played/plays/moved/gone/started/begun/play/on)
own_side_played_next-yes =
    | (<partner>/my side/our side/his side/her side/own side/their side) (has/have/had)? (led/played) to next
own_side_played_next-yes-likely =
    | (<partner>/<me>/<we>/my side/our side/his side/her side/<they>/<dummy>/same side/own side/his <partner>/their side) .. (led/lead/played/plays/leading/playing/gone on/moved on/contributed/on to) .. (next/on/since/following/#2/#3/#4/#5/#6/#7/#8/#9/#10/after/new/later)
    | (<partner>/my side/our side/his side/her side/own side/his <partner>/their side) .. (led/leading/moved on/gone on)
    | (led/played) to next | (my/our/his/her) side (has/had)? (led/played)
    | (<we>/<they>/<he>/play/<me>) .. (on/at/into/in middle of) trick? (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13)
own_card_turned-no =
    | <not> (turned/flipped) (over)? (my/own/my own/his own/her own) card
own_card_turned-no-likely =
    | (mine/card/own/my/his/her/it/<he>/<me> would/<me>/#1) .. (faced/open/up/showing/visible/on view)
    | <not> (turned/flipped/quitted)
