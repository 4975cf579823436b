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
    | (it/card) (was/is)? his lead | right (lead/one) | my lead
leader-wrong =
    | (<right>) (<seat>)? (had/has)? <not> .. (led/put/down) | (<wrong>) (<seat>) | (<wrong>) (opening)? (lead/leader) | (led/lead/leads) (out of turn) | out of turn | <not> on lead | <not> .. (my/his/her/hers/mine) (lead/turn) | <not> (turn/lead) (of me/of him)?
    | (led/leads/lead/put/faced/card/out/up) * (instead/in place) (of)? <him>? | <him> s (lead/turn) | (should/supposed) .. (been)? <him> | <who> should .. (led/lead)
    | (led/leads/lead/faced/put/faced) .. (but/though/although/when/while/,) .. <him> .. (on lead/s lead/s turn/turn/to lead/should)
    | <him> .. (on lead/to lead) .. (but/&) .. <him> .. (led/leads/put/faced/lead) | (wrong) .. (led/lead/leads) | (led/lead/leads) .. from wrong | <not> to lead | but not <him>
    | (man/guy/one/player/defender) (who/whose)? <not> .. (on lead/lead/turn) | when it <him> s | (<right>) (<seat>)? .. quitted ++ (faced/wrong #1/wrong <seat>) | (other one/other defender/partner/right one/mine) .. quitted .. (this one/<him>) .. faced
    | should have <him> (to lead)? | should ve <him> | not <him> , (puts/leads/led/faces) | , not <him> , | (hers/his/mine) wrong
leader-decl_side =
    | (declarer/dummy) (has/had/himself/herself/then/tried/s)? (led/leads/faced opening/faced lead) | (declarer/dummy) (made/makes/put/puts/faced/faces/tabled) .. (opening lead/lead/card as)
    | (lead/led) (by/from) (declarer/dummy) | (opening lead) .. (by/from) (declarer/dummy) | (declaring side/declarer side) | <declarer> (led/leads/faced) | (<partner> of declarer) led | declarer s partner (led/leads/faced)
    | (i m/i am/me) .. declarer .. (led/lead) | declarer s? opening lead | i led .. declarer | who going to dummy .. (led/faced) | (going to be dummy/dummy to be/future dummy) .. (led/leads/faced) | against (his/her) own contract
faced-no =
    | (nothing/<not>) (faced/face up/turned up) (yet)?
    | before (it)? (faced/face up/turned/turning/turned up/turned over)
faced-no-else =
    | (face down/not turned/unfaced/not faced/concealed/not face up/upside down/quitted) | (its/my) card down
faced-yes =
    | (face up/faced/faces/turned over/exposed/face upwards/turned up/visible to all/in open/went up/up it went) | (card/ace/king/queen/jack/ten/<card>) (was/is)? (up/showing) | (lead/led) .. (up/showing) $ | (wrong one/lead) .. (face up/up)
partner_down-yes =
    | (partner/other/right one/right leader/right/other defender/correct/guy/mine) .. (had/has)? .. (face down/quitted) ++ (faced/wrong/went up) | both (led/leads/put/faced/defenders led) | partner d? put his down
    | (other/right) .. (also/too) .. (quitted/down) | quitted ++ faced | two (leads/opening leads) | #2 (leads/opening leads) | (mine/<him> s) (on table)? quitted ++ faced | (proper/right) lead quitted
partner_down-no =
    | (right/other/partner/correct/right one/<him>) .. (nothing/<not>) .. (card on table/card down/anything down/anything out/led) | <not> other lead | nothing down | <not> .. (led/put) yet | led nothing (of his own)? | <not> card on table
dummy_seen-yes =
    | (seen/saw/sees/glimpsed) .. (of)? (dummy) | dummy * (spread/tabled/down/exposed/open/visible) * (seen/saw/all/card/,)? ++ (seen/saw/visible/cards/hand/card) | (spotted/caught sight/glimps-/noticed) .. dummy | dummy s? (ace/king/hand/card/cards) .. (visible/seen/saw/open)
    | dummy (card) .. visible | dummy .. put .. (#1/#2/#3/#4) cards down | cards? of dummy .. (seen/visible/saw/showing) | hand came down in part | dummy .. (came down/coming down) | he saw them
dummy_seen-no =
    | dummy <not> .. (seen/faced/spread/down/tabled/visible) | <not> .. (seen/saw/see/seeing) .. dummy | dummy .. (unseen/hidden) | <not> (#1)? (card of dummy/dummy card/cards of dummy) .. (seen/visible/showing) | before (seeing) .. (dummy/cards)
misinformed-yes =
    | (declarer/opponent/dummy) said yours | (declarer/opponent/dummy) said yes & <who> (led/leads/lead) | (told/said/informed/pointed/says) .. (him/me/her)? .. (lead/turn/on lead/to lead) | misdirect- | (declarer/opponent/dummy) told him to
    | (your lead/you lead/you re on lead/you to lead/go ahead) | (opponent/declarer/they/dummy/opponents) .. (told/informed) .. (lead/him/me/her/on) | (opponent/declarer/they/dummy/opponents) .. said .. lead
misinformed-no =
    | (nobody) .. (told/misled/prompted/misinform-) (him/me/her/anything)? | <not> .. (misled/prompted/misinform-) | <not> (been)? told (him/me/her/anything/to lead) | nobody .. (said/prompted) | (own) .. (fault/mistake/idea) | unprompted | <not> (opponent) .. (said/told)
choice-accept =
    | (accept-/condon-/accepting/takes it/i take it/keeps it/keep it) | <accepts> | let it (stand/go/ride) | as it is | (fine/happy) .. (i will)? (play it/with it/with lead) | (takes/took/accepts/keeps) lead | (let) .. ride
    | i will (play/take/have) it | (carries on/plays on) as declarer
choice-refuse =
    | <not> .. <accepts> | <declines> | (want-/ask-/told/tells/demand-/requir-/made/makes) .. (back/retracted/other lead/pick it up/pick up/taken back/other one/picked up) | (take/put) (it/that/that lead/that one/lead) back
    | pick (it)? up | (refus-/reject-) | <not> (want/wanting/wants/having) (it/lead) | put it back | (says/say/said) <not> (thanks/thank)? $ | <not> (thanks/thank) | lead .. (other one) | (will/would)? <not> have it | out of here
choice-spread =
    | (declarer/i) .. (spread/spreads/tabled/tables/put down/puts down/laid/lays down/lays/lay) .. (hand/cards/thirteen/his/her) ++ (declarer/<card>/lead/led)
    | (become/becomes/became/to be/wants to be/being) dummy ++ (declarer/i) | (elected/elects/chose/chooses/decided/decides/wants/prefers) to (spread/be dummy/put)
    | i can (spread/become) | (spread) hand | (i will) * (put/spread) | tables his | (declarer/<compass>/<he>/i) (spreads/spread/spreading) | i m spreading | (i/<who>) will dummy | (put/puts/laid/lay) (his/her/my)? (own)? (hand/cards) down ++ (declarer/partner play/dummy/spread)
    | cards down as dummy | let my partner play | want to put my cards down
choice-undecided =
    | <not> (yet)? (decided/chosen/offered/asked/consulted/answered/made up/choice yet/reacted) (anything/yet)? | (before) .. (choose/chose/decide/decided/settle/choice/options/said) | declarer .. (undecided/considering/deciding/wondering) | undecided
    | <not> .. (options/choice) .. yet | <not> made up | <not> said (anything/word) | (declarer/<him>) thinking (it over/about it) | declarer <not> asked
leader-unless =
    | <accepts> | <declines> | (spread/refus-/reject-) | partner put
leader-right =
    | (<right>) (<seat>)? .. (told/said) .. not (on lead/turn/his turn/turn of him) | (right/correct/proper) lead (,/$) | my lead , (quitted/faced) | (mine) to lead & .. quitted | it (mine to lead)
aside =
    | took it back | takes it back
