# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-wrong =
    | wrong | incorrect | misplaced | improper
word-right =
    | right | correct | proper | rightful | true | real
word-seat =
    | person | <defender> | player | leader | hand | #1 | side | <opponent> | seat | guy | chap | fellow | lady | man
    | woman | <partner> | end | <defender> s | place | leader s | player s
leader-decl_side =
    | (<declarer>/<dummy>) (has/had/<he>/then/tried/s)? (led/leads/faced opening/faced lead)
leader-right-likely =
    | (<right>) <defender>
leader-wrong =
    | (<wrong>) (<seat>) | wrong (<defender>/hand/player/opponent/side) (has/had)? (led/leads/lead)
    | (<defender>/<partner>/<opponent>/<left_opponent>/<right_opponent>/<compass>/<me>) (has/had)? (led/leads) .. out of turn
    | (led/lead/leads) from wrong (side/hand) | <not> (my/his/her/hers) lead | <not> turn of <him>
    | (<defender>/player/man/guy/#1) (who/whose)? <not> (on lead/turn)
    | (led/leads/faced) (card)? (instead/in place) of <who>
    | (led/leads/faced) .. (but/though/although/when/while) (<who> (on lead/to lead)/it turn of <him>)
leader-wrong-likely =
    | <not> <him> | <not> on lead | wrong (man/side) | (wrong) .. (led/lead/leads) | out of turn
    | (led/lead/leads) .. from wrong | <not> .. (my/his/her/hers/mine) (lead/turn)
    | (man/guy/#1/player/<defender>) (who/whose)? <not> .. (on lead/lead/turn)
    | (led/leads/lead/put/faced/card/out/up) .. (instead/in place) (of)? <him>?
    | (led/leads/lead/faced/put) .. (but/though/although/when/while) .. <him> .. (on lead/s lead/s turn/turn/to lead/should)
faced-no =
    | (led/lead/leads) (<card>/card)? quitted | quitted opening? lead
faced-no-likely =
    | (quitted/<not> turned/unfaced/<not> faced/concealed/upside down)
faced-yes =
    | (led/lead/leads) (<card>/card)? (faced/turned up/face upwards/in open) | faced (opening)? (lead/card)
    | (card/ace/king/queen/jack/#10/<card>) faced
faced-yes-likely =
    | (faced/faces/turned over/exposed/face upwards/turned up/visible to all/in open/went up/up it went)
    | (card/ace/king/queen/jack/#10/<card>) (up/showing) | (lead/led) .. (up/showing)
choice-accept =
    | (<declarer>/<me>) (accepts/accepted/condones/condoned/takes it/keeps it) | <me> accept | lead accepted
    | <me> will (play/take/have) it
choice-accept-likely =
    | <accepts> | (accept-/condon-/accepting/takes it/<me> take it/keeps it/keep it)
choice-refuse =
    | <declarer> (refus-/reject-) | lead (refused/rejected)
choice-refuse-likely =
    | (take/put) (it/that/that lead/that #1/lead) back | (refus-/reject-)
choice-spread =
    | <me> will <dummy> | <me> will (spread/put) (my)? (hand/cards)
choice-spread-likely =
    | (<declarer>/<compass>/<him>/<me>) (spreads/spread/spreading) | (<me>/<who>) will <dummy>
    | (<me> will) .. (put/spread)
choice-undecided =
    | <declarer> (has/had)? <not> (decided/chosen/offered/asked/consulted/answered/reacted) | <not> (decided/chosen)
choice-undecided-likely =
    | <not> (decided/chosen/offered/asked/consulted/answered/made up/choice/reacted) (anything)?
misinformed-no =
    | (nobody) .. (told/misled/prompted/misinform-) (<he>/<me>/her/anything)?
misinformed-yes =
    | (<opponent>/<declarer>/<dummy>/<opposing_side>) (said/says/told) .. (your lead/you lead/you on lead/you to lead)
    | (<opponent>/<declarer>/<dummy>/<opposing_side>) (told/informed) (<he>/<me>/her) .. (on lead/to lead/turn of <me>/my lead/his lead/her lead)
misinformed-yes-likely =
    | (told/said/informed/pointed/says) .. (<he>/<me>/her)? .. (lead/turn/on lead/to lead)
    | (<opponent>/<declarer>/<they>/<dummy>/<opposing_side>) .. said .. lead
    | (your lead/you lead/you on lead/you to lead/go ahead)
    | (<opponent>/<declarer>/<they>/<dummy>/<opposing_side>) .. (told/informed) .. (lead/<he>/<me>/her/on)
partner_down-no-likely =
    | <not> .. (led/put)
partner_down-yes-likely =
    | both (led/leads/put/faced/<defending_side> led)
dummy_seen-no =
    | <not> (#1)? (card of <dummy>/<dummy> card/cards of <dummy>) .. (seen/visible/showing)
    | <dummy> (has/had)? <not> (down/spread/tabled/faced/exposed/visible/put down/gone down/come down)
    | before <dummy> (has/had)? .. (down/spread/tabled/faced/exposed/visible) | <not> (seen/saw/see) <dummy>
dummy_seen-no-likely =
    | <dummy> <him>? <not> .. (down/spread/tabled/faced/exposed/visible) | <not> .. (seen/saw/see) .. <dummy>
dummy_seen-yes =
    | <declarer> (has/had)? (seen/saw/sees/spotted) (<dummy>/card of <dummy>/cards of <dummy>/#1 card of <dummy>)
    | <dummy> (has/had/s)? <him>? (came/come/gone/going/went)? (down/spread/tabled/faced/exposed/displayed/visible)
    | <dummy> (has/had)? (put/laid/tabled/faced/spread/exposed/displayed/showed/shown) (down)? (his/her/its)? (cards/hand/card)
    | <dummy> (has/had)? (put/laid) (it/<him>/them)? down
    | (cards of <dummy>/<dummy> s? cards/<dummy> s? hand) (came/put/laid)? (down/spread/tabled/faced/exposed/visible)
dummy_seen-yes-likely =
    | (put/laid/spread/tabled) .. <dummy> (down)?
    | (seen/saw/sees/seeing/spotted/glimps-/shown) .. (<dummy>/card of <dummy>/cards of <dummy>/<dummy> s)
    | (cards of <dummy>/<dummy> s? cards/<dummy> s? hand) .. (down/spread/tabled/faced/exposed/visible)
