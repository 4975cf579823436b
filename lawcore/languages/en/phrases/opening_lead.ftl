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
    | (<wrong>) (<seat>) | (wrong) .. (led/lead/leads) | out of turn | (led/lead/leads) .. from wrong
    | <not> .. (my/his/her/hers/mine) (lead/turn)
    | (man/guy/#1/player/<defender>) (who/whose)? <not> .. (on lead/lead/turn)
    | (led/leads/lead/put/faced/card/out/up) .. (instead/in place) (of)? <him>?
    | (led/leads/lead/faced/put) .. (but/though/although/when/while) .. <him> .. (on lead/s lead/s turn/turn/to lead/should)
leader-wrong-likely =
    | <not> <him> | <not> on lead
    | wrong (man/side)
faced-no-likely =
    | (quitted/<not> turned/unfaced/<not> faced/concealed/upside down)
faced-yes =
    | (faced/faces/turned over/exposed/face upwards/turned up/visible to all/in open/went up/up it went)
    | (card/ace/king/queen/jack/#10/<card>) (up/showing) | (lead/led) .. (up/showing)
choice-accept =
    | (accept-/condon-/accepting/takes it/<me> take it/keeps it/keep it) | <me> will (play/take/have) it
choice-accept-likely =
    | <accepts>
choice-refuse =
    | (refus-/reject-)
choice-refuse-likely =
    | (take/put) (it/that/that lead/that #1/lead) back
choice-spread =
    | (<me>/<who>) will <dummy> | (<me> will) .. (put/spread)
choice-spread-likely =
    | (<declarer>/<compass>/<him>/<me>) (spreads/spread/spreading)
choice-undecided =
    | <not> (decided/chosen/offered/asked/consulted/answered/made up/choice/reacted) (anything)?
misinformed-no =
    | (nobody) .. (told/misled/prompted/misinform-) (<he>/<me>/her/anything)?
misinformed-yes =
    | (your lead/you lead/you on lead/you to lead/go ahead)
    | (<opponent>/<declarer>/<they>/<dummy>/<opposing_side>) .. said .. lead
    | (<opponent>/<declarer>/<they>/<dummy>/<opposing_side>) .. (told/informed) .. (lead/<he>/<me>/her/on)
misinformed-yes-likely =
    | (told/said/informed/pointed/says) .. (<he>/<me>/her)? .. (lead/turn/on lead/to lead)
partner_down-no-likely =
    | <not> .. (led/put)
partner_down-yes =
    | both (led/leads/put/faced/<defending_side> led)
dummy_seen-no =
    | <not> (#1)? (card of <dummy>/<dummy> card/cards of <dummy>) .. (seen/visible/showing)
    | <dummy> <him>? <not> .. (down/spread/tabled/faced/exposed/visible) | <not> .. (seen/saw/see) .. <dummy>
dummy_seen-yes =
    | (put/laid/spread/tabled) .. <dummy> (down)?
    | (seen/saw/sees/seeing/spotted/glimps-/shown) .. (<dummy>/card of <dummy>/cards of <dummy>/<dummy> s)
    | <dummy> (has/had/s)? <him>? (came/come/gone/going/went)? (down/spread/tabled/faced/exposed/displayed/visible)
    | <dummy> (has/had)? (put/laid/tabled/faced/spread/exposed/displayed/showed/shown) (down)? (his/her/its)? (cards/hand/card)
    | <dummy> (has/had)? (put/laid) (it/<him>/them)? down | (cards of <dummy>/<dummy> s? cards/<dummy> s? hand) .. (down/spread/tabled/faced/exposed/visible)
