# How a lead from the wrong hand is told. Slots and signs: see phrases.py.
certain =
    | (call-/led/lead/leads/play-/from dummy) .. (but/when/while/though/,) .. (lead)? .. in (hand/dummy/his hand/her hand)
    | (led/lead/plays/played/leads) .. (but) .. (declarer/dummy/partner) .. (won/to lead/had won)
    | (play-/led/leads) .. (think-/thought/believ-) .. won
    | (two/both/#2) (of us/defenders/players)? .. (led/opening lead/leads)
    | (five options/#5 options)
    | wrong (player/defender/person/opponent/hand)
    | (lead/led/leads/leading) .. (out of turn)
    | (out of turn) (lead/led/opening lead)
    | (lead/led/leads/leading) .. (wrong hand/wrong side/wrong defender/wrong player/wrong person)
    | (wrong hand/wrong defender/wrong side) .. (lead/led/leads/leading)
    | (led/leads) instead (of)?
topic =
    | (lead/led/leads/leading) .. (not/wasn/wasnt) .. (turn/mine/my lead/his lead/her lead/on lead/to lead)
    | (lead/led/leads) .. (turn/s lead)
    | (led/leads/lead) from (hand/dummy/board/table) .. (in dummy/in hand/on board/should)
    | both .. led
    | (on lead) .. led
    | (told/said) .. (your lead/my lead/turn to lead/on lead/to lead)
    | played out of turn
    | led .. (dummys/dummy s/partner s) lead
    | it (wasn/not) your lead
hint =
    | out of turn
    | (accept-/refus-/not have it/want it back)
    | (spread/lay down/put down/table-) .. (hand/cards)
    | wrong
trace =
    | (lead/led/leads/leading)
    | (faced/face down)
against =
    | (may/can) .. dummy
    | alert
    | (bid/call/pass/auction/opened/dealer)
    | penalty card-
    | (revok-/reneg-)
    | (right/correct/proper) (person/defender/player/leader) led
    | next trick
    | asked
word-led = led | leads | lead | leading | led * card
word-wrong = from wrong hand | from wrong side
word-amiss = out of turn | out of rotation
subject = <led> * <amiss> | lead <amiss> | leads <amiss> | <led> * <wrong> | opening lead * <amiss> | lead <wrong> | loot
asked-about = reply lead
word-lead = led | leads | lead | leading | plays | played | tables | tabled | cashed | banged | bangs | faced | puts | put | fires | switched | called | calls | switches | plonks
word-wronghand =
    | wrong hand | wrong side | wrong seat | wrong place | other hand | off hand
word-wrongplayer =
    | wrong defender | wrong player | wrong person | wrong opponent | wrong guy | wrong fellow | wrong seat | wrong man | wrong lady | wrong opp | wrong leader | wrong chap
    | incorrect defender | wrong def | wrong woman | wrong member | other defender
word-happy =
    | accept | accepts | accepted | accepting | fine | happy | likes | takes | says yes | says accept | takes it | wants it | wants it played | wants to accept | condones | would accept | wants to keep
    | wants to keep it | wants it to stand | all for it | not mind
word-unhappy =
    | refuses | refused | rejects | objects | objected | isnt | differs | declines | protests | no way | no | not | wants it back | wants it taken back | wants it changed | against it | insists
offender =
    | <who> (has/had)? (<lead>) .. (out of turn/instead/trick/wrong)? | lead out of turn by <who> | led .. by <who> | (opening)? lead (by/from) <who> | <who> s (opening)? lead out of turn
    | <who> * (<lead>/lead) .. (club/heart/spade/diamond/card/lead/out/opening/<card>/from/instead/faced/ace/king/queen/jack/ten)
    | <who> made .. lead | lead .. (by/from) <who> | <who> s .. (opening lead/lead) .. (faced/out of turn/on table)
lead-opening_wrong_side =
    | declarer s? opening lead | (declarer/dummy) * (<lead>/made/makes/put) * (opening lead/first lead/first card) | (opening lead/first lead) * (by/from) .. (declarer/dummy/declaring side) | opening lead .. came from .. dummy
    | (<lead>/card) .. against (his/her/my/our/their)? own contract | (declarer/dummy) thought * (defending/opponents won auction)
    | (declaring side) .. (opening)? lead | (opening lead) .. (declarer/declaring side) | future dummy (<lead>) | (our/his/their) own side $ ++ <lead>
    | (us/we/side/partner) .. (contract) .. (<lead>) .. (first trick/first card/opening/card)
lead-opening_faced =
    | dummy (had)? (put/laid/spread) down .. (card/cards) | (faced/went up/showing) ++ (quitted/upside down) | took lead ++ quitted
lead-declarer =
    | (led/leads/lead) * (from/off) (my/his/her/its/own/closed)? (hand/dummy/board/table) | (played/plays/called/calls/card) * (from/off) (my/his/her/its/own/closed)? (hand/dummy/board/table) ++ (in (my/his/her)? (dummy/hand)/on (table/board)/lead in/s turn/should/meant/instead)
    | (led/leads/plays/played) from (my/his/her/own/closed)? (hand/dummy/board/table) | (lead/led/leads) off (board/table/dummy)
    | (<wronghand>) (of/by) declarer | (declarer/declaring) .. from <wronghand> | declarer .. (<wronghand>) .. lead
    | (in hand/in dummy/on table) .. (called/led/played/calls/plays) .. (dummy/hand/table) | dummy s (card/club/diamond/heart/spade) (led/called)
    | (he/she/i/declarer) (was/were)? in (my/his/her/own)? (hand/dummy) .. (called/led/leads/plays/played) .. (dummy/table/hand/board)
    | came from (my/his/her)? hand | declarer re led | declarer then led | declarer led again | (called) .. from dummy with lead in
    | declarer .. (take/took/takes) .. (lead) from (dummy/hand)
word-trick =
    | trick 2 | trick 3 | trick 4 | trick 5 | trick 6 | trick 7 | trick 8 | trick 9 | trick 10 | trick 11 | trick 12 | 2nd trick | 3rd trick | 4th trick
    | 5th trick | 6th trick | 7th trick | 8th trick | 9th trick | 10th trick | 11th trick | 12th trick | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10
    | mid hand | midhand | middle of | during play | mid play | later
word-spreads = spread | spreads | spreading | tabled | tables | tabling | laid down | lays down | put down | puts down | laid | lays | exposes | exposed | displayed
word-wrongdefender =
    | wrong defender | wrong opponent | wrong one of us | wrong one | wrong opp | defender on wrong side | opponent on wrong side | wrong hand of defence | other defender | defender not next
lead-defender-else =
    | <trick> | <wrongplayer> | (<lead>) .. (but/when/although/,) .. (declarer/dummy) .. (won/on play)
    | (declarer/dummy) (had)? won | (led) (after/when) .. (won) | before partner could lead
lead-opening_faced-else =
    | faced opening | (opening lead/first lead) .. (faced/up/visible/showing)? | opening leads | (led/lead/leads/opened) .. faced | faced .. (lead/led) | faced (by/against/v)
    | (<him> faced) * <card> | (first card) of hand | (lead) to trick #1 | (first trick)
    | (lead/led/leads) (against/v/vs/to) <card> | against <card> .. (led/leads/lead) | (dummy) .. (spread/tabled) | (dummy) (started/coming/came) .. down | wrong opening
lead-opening_face_down-else =
    | (quitted/upside down/not faced/unfaced/concealed/not turned/hidden)
lead-declarer-else =
    | from (<wronghand>) | (off/in/out of) wrong hand
lead-defender =
    | (defender/def) * (<lead>/led) .. (<trick>/turn/dummy/declarer)? ++ (<trick>/in progress/had won/had just won)
    | (<lead>/<wrongplayer>) ... (<trick>) ++ (defender/<wrongplayer>) | (<trick>) .. (<wrongplayer>/by defender) | <wrongplayer> .. during play
    | (by) defender ++ (<trick>) | (defender) * led .. (declarer/dummy) (had)? (won/on lead/to lead/turn)
    | defender , (led/leads) | <wrongplayer> ++ (<trick>/middle) | (%13 trick/last trick) .. (defender) | (<defender>) (<lead>) .. (%13 trick/last trick)
turn-partner =
    | lead (is/was/belonged to)? (his/her/my)? partner s
    | (<wrongplayer>) (<lead>)? | both of (us/defenders) | two (opening leads) | #2 opening leads | (should/meant) .. (have/ve)? been? (from)? (his/her/my)? (hand/dummy/table)
    | partner s (lead/turn/go) | instead (of)? (hand/table/dummy/his hand/her hand) | (wrong side) of (defence/defence)
    | (right/correct/proper) (seat/leader/opening leader) ++ (wrong/out of turn) | wrong opening lead
    | (it/lead) (is/was)? (his/her/my) partner s | it (was)? partner s | for (partner/him/her) ++ (asleep/place)
turn-who =
    | (turn/lead) of <who> | <who> s (lead/turn/opening lead/go) | <who> s to (make/lead) | instead of <who> | <who> (to lead/on lead/was leader/has lead/supposed to lead/on play/to play)
    | (won by/taken by) <who> | (won/was/is/were) in <who> | <who> (had)? (won/win/wins/took/got in) (in/it/trick/that/last trick/previous trick/at)? | <who> should .. (led/lead) | <who> in (hand/dummy)
    | not mine , <who> s | in place of <who> | should (of/have/ve) been? <who> (s)? | belonged to <who> | (when) lead (was)? <who> s | when it (was)? <who> s
    | <who> (being)? (proper/right/correct) leader | <who> , who on (play/lead) | <who> (who on (play/lead/turn)) | (it/which) (was/is)? (my) lead ++ not (my/me)
turn-opponent-else =
    | (declarer/dummy) (had won/won/on lead/to lead/on play/has lead/s (turn/lead/go)) | lead (was)? in (declarer/dummy) | <innocent> (had)? won
turn-partner-else =
    | (from/off/in) (<wronghand>) | (led/leads/lead) .. (from/off) (my/his/her)? (hand/dummy/board/table) | (plays/played) from (my/his/her)? (hand/dummy) | dummy leads | came from (my/his/her)? hand
    | (in hand) .. (called) .. (dummy/table/board) | (he/she/i/declarer) (was/were)? in (hand/dummy) .. (called/led/leads/plays/played)
    | dummy s (card/club/diamond/heart/spade) (led/called)
turn-opponent =
    | declarer (<lead>) .. (lho/rho/opponent) s (lead/turn) | declarer s? opening lead | declarer (led/leads/played/plays) .. (though/but/when/although) (<compass>/defender/i/defence) (had)? won | led from (dummy/hand) (though/but/when/although) (<compass>/defender/defence) (had)? won
    | against (his/her/my/our/their)? own contract | (declarer/dummy) (s (turn/lead/go)/had won/won/on lead/to lead/on play) ++ (defender/lho/rho/<compass>/partner/defence) (<lead>)
    | declarer (<lead>) .. (our/my) (lead/turn) | my lead ++ (i declarer/as declarer/i dummy/i in dummy)
reply-differ =
    | <him> * (<happy>) .. (,)? (&/but/while/though/whereas)? <him> (says/said/is/was/does/did/would)? (<unhappy>) | <him> (says/said/is/was/does/did/would)? (<unhappy>) .. (,)? (&/but/while/though/whereas)? <him> * (<happy>) | (one/#1) .. (<happy>) .. (other/partner/#1) .. (<unhappy>)
    | (one/#1) .. (<unhappy>) .. (other/partner/#1) .. (<happy>) | (<happy>) * (,)? (but/&/while/though) (other/<him>) .. (<unhappy>)
    | (disagree/disagrees/disagreed/differ/differed/argue/arguing/quarrel-/split/divided/of #2 minds/can not agree/not agree/in disagreement) ++ (defenders/opponents/we/us/both/they/lead/led)
    | (<him>) (says/said) (accept/yes/fine/take it) , (<him>) (says/said) (<not>/back/take it back) | <him> wants it back , <him> wants it (played/to stand)
    | #1 * with it .. other .. (<unhappy>) | one (takes/took/accepts/accept/wants/likes) it .. (other/one) <not> | (<him>) wants it played ++ wants it back | who decides | whose (word/view/choice) (goes/counts/prevails)
reply-spread =
    | (<spreads>) (his/her/my/their/own)? (whole/own/entire/whole own)? (hand/cards/#13/whole fan) (down)? | declarer .. (wants/decides/chooses/prefers/chose/decided/opts) to be dummy | i will be dummy
    | (<spreads>) down (his/her/my/own)? (own)? (hand/cards) | (puts/put/lays/laid) (his/her/my)? (whole)? (hand/cards) (on table/down/as dummy)
    | (becomes/became/become) dummy | declarer (simply)? (spread/spreads/spreading/tabled/tables) ++ not opening lead | opts to be | declarer (spread/spreads/spreading) | as dummy himself
reply-wrong_defender_played =
    | <wrongdefender> .. (played/followed/covered/chucked/ruffed/contributed/put) (it/to it/on it)? | wrong one of us .. (played/followed/covered) (to it/it/on it)?
    | <him> (covered/followed/played/ruffed) .. (though/when/but) .. <him> .. (next/came) | not (the)? next to play .. (played/followed/chucked/card)
    | (defender) (who/whose) .. not .. (next/turn/due) .. (played/followed/covered) | (played/followed/covered) by <wrongdefender> | <him> , next to play , .. , <him> (followed/covered/played) (to it)?
    | (next to play) ... <him> (followed/covered/played) (to it)? ++ before | (out of turn to it)
reply-proper_lead =
    | (right/correct/proper/rightful) (defender/player/hand/one/man/hand s/leader/seat) .. (also/too/as well)? (led/lead/leads) (too/as well/also)? | (leads/led) (as well/too/also) | both (leads/led)
    | #2 leads | (two leads) | then <him> .. (led/leads) (too/as well/also/his own/her own)
    | (leader/defender) led .. on top of | double lead
reply-next_played =
    | (next player) .. (followed/played/plays/covered/covers/ruffed/contributed/put) | (following hand/following player) .. (followed/played/covered)
    | (<him>) (has/had)? (followed/covered/covers/follows) (it/to it/suit)? (without thinking/before)? | <him> (played/plays/plays) (to it/on it) | (followed) (without/before/thinking/suit)
    | (guy/man/lady/hand/one/player) (after/next/on left) (had/has)? (followed/played/covered) | next .. (played/followed/covered) | (just/simply)? played on (without/regardless) | (next one) plays
reply-dummy_played =
    | (played/called/plays/calls) (for)? (card/low/small/ace/king/queen/#1/club/diamond/heart/spade)? (card)? (from/out of/off) (dummy/table/board) ++ (<wrongplayer>/out of turn/opening/faced/led against/lead against/proper leader/accept-)
    | (played/called/plays/calls) .. (from/out of/off) (dummy/table/board) .. to (lead/it/trick) | (called/played) (for)? (card/low/ace/king)? from (dummy/table) (straight off/at once/on it/to it) | playing (on)? from dummy
    | dummy s? low? card .. (played/called) (after/to/on)? | (by/&) (playing/calling) from dummy | called dummy s card ++ out of turn
reply-accepted-else =
    | (takes/took/take/taking/having/keeps/keep/kept/likes/like) (it/that/lead/led) (as led)? | (let/lets) it (stand/go/be) | <accepts> .. (lead)? | lead accepted | (accept-/condon-)
    | (happy/fine) (with/by)? (it/that/lead/us/me)? | says (fine/yes/sure/take it) | (leave it/leave it there) | lead stands | (i will/will) (have/take/keep) it | fine , leave | all right (by/with)
reply-refused-else =
    | <not> * <accepts> | <declines> .. (lead)? | both (decline/declined/refuse/said <not>) | (want-/demand-/insist-/ask-/told/tells/says/made/make) .. (back/changed/corrected/other hand/right hand/retracted/taken back/put back/change/other one/redo)
    | (refus-/reject-/declin-/object-) | <not> thanks | (says/say) (<not>/nah/redo it/nope) | nah | redo it | both (said/say) <not> | (lead) (taken/put/sent) back
    | <not> .. (have it/allow/want it/having it) | (take/took/taken/put/puts/sent/went) (it/that/card/lead)? (his lead/her lead)? back | answer .. <not> | withdr- | retract-
    | (want/wants) .. (diamond/heart/spade/club) lead | <not> (want/take) it | after it went back
reply-nothing-else =
    | (what/which) (can/are/have/could) .. (options/choices/choose/rights/choice) | what (his/her/my) rights | (thinking/deciding/undecided/considering) | <not> decision
reply-nothing =
    | (still undecided/undecided still) | (neither/<not>) (of)? <him>? (has/have/had)? (yet)? said (anything/word/thing) | (declarer/<him>) * (quiet/silent/mute/quiet as mouse/speechless) | (declarer/<him>) * (looking at (me/us/each other)) | (sits/sat/stood) there | (stare/stares/stared/staring) at (us/me/him/her/them/each other/it/card) | both cards stare
    | (nothing said/said nothing/says nothing/not word/without word) | <not> (yet)? (stirred/reacted/reaction/moved/decided/chosen/responded/answered/uttered/spoken/opened mouth/reacted)
    | <not> (yet)? said (anything/thing/word) | (nobody) .. (uttered/objected/reacted/spoken/moved/said anything/said word/done anything/said/acted) $ | (nobody) s? .. uttered word
    | (declarer/<him>) (is)? (thinking/deciding/undecided/considering/hesitating/wondering) | wht options
reply-unless =
    | who decides ++ (wants/refus-/accept-)
misinformed-yes =
    | (told/said/assured/informed/confirmed) .. (your lead/my lead/to lead/my turn/your turn/turn/on lead/her lead/his lead/its yours/yours)
    | (your lead/your turn/you re on lead/you on lead/you have lead/you lead) ++ (told/said/says/declarer/dummy/opponent)
    | (dummy/declarer/opponent/<innocent>) told (him/her/me/<who>) to lead | my lead ++ (declarer/dummy/opponent) (said/says) (yes/sure/yeah) | (misled/misdirected) (by/him/her/me)
misinformed-no =
    | nobody .. (told/misled/prompted/misinformed) | nobody .. said .. (turn/lead/otherwise/to lead) | unprompted | unprovoked | own (bat/accord/idea/initiative) | <not> (opponent/opponents/declarer) .. (told/said/misled)
    | <not> (misled/misinformed/misdirected/told otherwise)
misinformed-unless =
    | <not> mine
    | told to lead from (dummy/hand/his hand/her hand/board/table/other hand)
last_trick-yes =
    | (at/on/to/trick) %13 (trick)? | (trick #13/%13 trick/final trick/final card) | last card (each/left)? | #1 card (left/each) | (#1 card) each (left)?
last_trick-yes-else = last trick
last_trick-no =
    | <not> .. (last (trick/one/card)/%13) | <not> last $ | isn .. last | (<number>/still) .. (cards/tricks) (left/to go/to play/remaining) | still (<number>) to play
last_trick-unless =
    | last trick .. (won/taken) | (won/win/wins/winning/took/taken/taking) .. last trick
dummy_seen-yes =
    | (seen/saw/sees/seeing/spotted/glimps-/shown) .. (dummy/card of dummy/cards of dummy/dummy s) | dummy .. (visible/seen/exposed/shown/half shown/face up) | (of dummy) .. (visible/seen/shown)
    | dummy (started/began) (coming/to come/spreading/laying) | dummy s? (#4/#3/#2/#1)? (card/cards) .. (spread/seen/visible) | declarer saw $ ++ (dummy/fan)
dummy_seen-no =
    | dummy (had/has/was/is) <not> .. (seen/visible/down/shown/put) | <not> dummy card (been)? .. (seen/visible/shown) | <not> .. (seen/see/saw/look-) .. dummy | dummy <not> .. (seen/visible/down/shown) | not seen any of dummy
dummy_seen-unless =
    | seen <not> .. dummy
partner_led_face_down-yes =
    | (mine/other/partner/correct one/his correct/right one/right/right leader/correct hand/own lead/partner s card/<him> s card) .. (quitted/hidden/upside down/down on face) ++ (faced/showing/both/wrong/lead/went up/too)
    | (quitted/hidden/upside down) .. (correct/right) | lay (quitted) | <him> s (upside down/quitted) ++ faced | down on its face | (was/were)? already? down , quitted
partner_led_face_down-no =
    | #1 lead on table | <not> other lead | (partner/other defender/<defender>) .. <not> .. (led/put/laid) .. (anything/down/thing) | having had nothing down | nothing down | partner .. nothing down | only mine led
partner_followed-yes =
    | (partner/other defender/<defender>/<him>) (has/had)? (also/too/already)? (followed/played to it/played too) .. before (declarer/dummy/<him>/anybody/anyone/next hand/next player)
    | (his/her/leader s) partner (has/had) (already/also) (followed/played to it)
partner_followed-no =
    | (partner/other defender) (has/had) <not> (followed/played) (yet/to it)
defender_played_before_the_lead-yes =
    | (defender/they/<him>) (had/has)? (played/followed/stuck/threw/put) * before .. (led/made/lead/re led/play) | (followed/played/put) .. (next lead/led) before | played .. before he had led | (had)? played before (he/she/declarer/<him>) .. (led/lead)
    | (jumped gun/too soon/too early) ++ (played/card)
defender_played_before_the_lead-no =
    | (nobody/no defender) .. (jumped/played/moved/put) .. (between/before/too soon/too early/prematurely) | <not> (defender) .. (played/put/put down) .. before .. (led/lead) | (defenders/we/they) waited
on_purpose-yes =
    | (deliberate-/on purpose/intentional-/wasn t accident/sneaky/crafty/tactical) | looks deliberate | (to stop/to avoid/to prevent) .. (partner/him/her/me/his/her/endplayed/ducking/lead) | <not> accident | smelt rat | could have known
on_purpose-no =
    | (<not>/no/without) (bad)? intent | (by/pure/honest/genuine/simple) (accident/mistake/absent mindedness/oversight/absentmindedness) | (thought/believed/convinced) .. (won/on board/in dummy/in hand/turn/lead) | absent minded-
    | <not> (deliberate/deliberately/on purpose/intentional/sinister) | (nothing sinister/innocent mistake/innocently/led honestly/inadvertently/good faith)
