# How an opening lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 41
certain =
    | face down lead
    | lead face down
    | (change/retract/withdraw/withdrawn/take back) .. (opening lead/face down)
    | (ask/asks/asking) .. (questions/about/bidding) .. (face down/before .. lead)
    | dummy .. (put/puts/spread-/went down/down) .. before .. (lead/led)
    | (opening lead) .. (withdrawn/retracted/taken back/changed)
    | (right/correct/proper) (person/defender/player/leader) .. (led/faced)
    | (led/leads) face down .. (asks/explanation/question/review)
topic =
    | opening lead .. (face down/retract-/withdraw-/take back/taken back/change)
    | (led/leads) face down
    | lead .. (face down)
    | (card/lead) .. (not turned/still face down)
    | (take back/retract-) .. (opening lead/lead)
    | opening lead
hint =
    | face up
    | (led/lead/leads)
    | face down
against =
    | trick
    | (out of turn/both of us)
    | (wrong defender) .. (accept-/spread)
    | (revok-/reneg-)
    | not mine
word-wrong = wrong | incorrect | misplaced | improper
word-right = right | correct | proper | rightful | true | real
word-seat =
    | person | defender | player | leader | hand | one | side | opponent | opp | seat | guy | chap | fellow | lady | man | woman | partner | end | defender s | place
    | leader s | player s
leader-right-else =
    | (<right>) (<seat>) .. (led/leads/faced/lead)? | (<right>) opening leader | (led/lead/leads) (by/from) (<right>) | (player/defender/person/man/one/guy) (on lead/to lead/whose lead)
    | (lho/declarer s lho) .. (led/leads) | <who> on lead .. & <him>? .. (led/lead/put) | (it/was) (my/his/her) lead | (it/card) (was/is)? his lead
    | it was (his/her/my) (lead/turn)
leader-wrong =
    | (<wrong>) (<seat>) | (<wrong>) (opening)? (lead/leader) | (led/lead/leads) (out of turn) | out of turn | <not> on lead | <not> .. (my/his/her/hers/mine) (lead/turn) | <not> (turn/lead) (of me/of him)?
    | (led/leads/lead/put/faced/card/out/up) .. (instead) (of)? .. <him>? | <him> s (lead/turn) | (should/supposed) .. (been)? <him> | <who> should .. (led/lead)
    | (led/leads/lead/faced/put/faced) .. (but/though/although/when/while/,) .. <him> .. (on lead/s lead/s turn/turn/to lead/should)
    | <him> .. (on lead/to lead) .. but .. (led/leads/put/faced/lead) | (wrong) .. (led/lead/leads) | (led/lead/leads) .. from wrong | <not> to lead
    | (man/guy/one/player/defender) (who/whose)? <not> .. (on lead/lead/turn)
leader-decl_side =
    | (declarer/dummy) (has/had/himself/herself/then/tried/s)? (led/leads/faced opening/faced lead) | (declarer/dummy) (made/makes/put/puts/faced/faces/tabled) .. (opening lead/lead/card as)
    | (lead/led) (by/from) (declarer/dummy) | (opening lead) .. (by/from) (declarer/dummy) | (declaring side) | <declarer> (led/leads/faced)
    | (i m/i am/me) .. declarer .. (led/lead) | declarer s? opening lead | i led .. declarer
faced-no-else =
    | (face down/not turned/unfaced/not faced/concealed/not face up/still down/upside down/quitted) | card down
faced-yes =
    | (face up/faced/turned over/exposed/face upwards/turned up/visible/in open) | (card/ace/king/queen/jack/ten/<card>) (was/is)? (up/showing) | (lead/led) .. (up/showing) $
partner_down-yes =
    | (partner/other/right one/right leader/right/other defender/correct/<him>/guy) .. (had/has) .. (face down/quitted/down) | both (led/leads/put/faced)
    | (other/right) .. (also/too) .. (quitted/down) | quitted ++ faced | two (leads/opening leads) | #2 (leads/opening leads/cards)
partner_down-no =
    | (right/other/partner/correct/right one) .. (nothing/<not>) .. (down/lead/led/out) | <not> other lead | (nothing/<not>) down | <not> .. (led/put) yet
dummy_seen-yes =
    | (seen/saw/sees) .. dummy | dummy .. (spread/tabled/down/faced/exposed) .. (seen/saw/all/card)? | (spotted/caught sight/glimps-/noticed) .. dummy
dummy_seen-no =
    | dummy <not> .. (seen/faced/spread/down/tabled/visible) | <not> .. (seen/saw/see) .. dummy | dummy .. (unseen/still hidden)
misinformed-yes =
    | (told/said/informed/pointed/says) .. (him/me/her)? .. (lead/turn/on lead/to lead) | misdirect- | (declarer/opponent/dummy) told him to
    | (your lead/you lead/you re on lead/you to lead/go ahead) | (opponent/declarer/they/dummy/opponents) .. (told/said/informed) .. (lead/him/me/her/on)
misinformed-no =
    | (nobody/<not>) .. (told/said/misled/prompted/misinform-) | (own) .. (fault/mistake/idea) | unprompted
choice-accept =
    | (accept-/condon-/accepting/takes it/took it/i take it/keeps it/keep it) | <accepts> | let it (stand/go) | as it is | (ok/fine/happy) .. (i ll)? (play it/with it/with lead)
    | i ll (play/take/have) it
choice-refuse =
    | <not> .. <accepts> | <declines> | (want-/ask-/told/tells/demand-/requir-/made/makes) .. (back/retracted/other lead/pick it up/pick up/taken back/other one/picked up)
    | pick (it)? up | (refus-/reject-) | <not> (want/wanting/wants/having) .. (it/lead)? | put it back | (no thanks) | lead .. (other one)
choice-spread =
    | (declarer/i) .. (spread/spreads/tabled/tables/put down/puts down/laid/lays down/lays/faced/faces/lay) .. (hand/cards/thirteen/his/her)
    | (become/becomes/became/to be/wants to be/being) dummy | (elected/elects/chose/chooses/decided/decides/wants/prefers) to (spread/be dummy/put)
    | i can (spread/become) | (spread) hand | (i ll) .. (put/spread) | tables his
choice-undecided =
    | <not> .. (decided/chosen/said/offered/asked/answered/made up/choice yet) | (before) .. (choose/chose/decide/decided/settle/choice/options) | (thinking/considering/deciding/wondering)
    | <not> .. (options/choice) .. yet
leader-unless =
    | <accepts> | <declines> | (spread/refus-/reject-) | partner put
aside =
    | took it back | takes it back
