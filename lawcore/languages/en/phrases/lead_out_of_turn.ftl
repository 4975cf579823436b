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
    | wrong defender | wrong player | wrong person | wrong opponent | wrong guy | wrong one | wrong man | wrong lady | wrong opp | wrong leader | wrong chap
    | incorrect defender | wrong def | wrong woman | wrong member | other defender
word-happy =
    | accept | accepts | accepted | accepting | fine | happy | ok | likes | takes | says yes | takes it | wants it | wants to accept | condones | would accept | wants to keep
word-unhappy = refuses | refused | rejects | objects | objected | isnt | differs | declines | protests | no way | no | not
offender =
    | <who> (has/had)? (<lead>) .. (out of turn/instead/trick/wrong)? | lead out of turn by <who> | led .. by <who> | (opening)? lead (by/from) <who> | <who> s (opening)? lead out of turn
    | <who> * (<lead>/lead) .. (club/heart/spade/diamond/card/lead/out/opening/<card>/from/instead/faced/ace/king/queen/jack/ten)
    | <who> made .. lead | lead .. (by/from) <who> | <who> s .. (opening lead/lead) .. (faced/out of turn/on table)
lead-opening_wrong_side =
    | (declarer/dummy) .. (opening lead/first lead) | opening lead .. (declarer/dummy) $ | opening lead (by/from) (declarer/dummy) | opening lead .. came from .. dummy | (dummy to be) | declarer thought .. (defending/opponents)
    | (declaring side) .. lead
lead-opening_face_down =
    | (quitted/upside down/not faced/unfaced/concealed/not turned/hidden)
lead-opening_faced =
    | faced opening | opening lead .. (faced/up/visible/showing) | (led/lead/leads) .. faced | faced .. (lead/led) | (card/it) (was/is)? up | faced .. by | (lead) to trick #1 | (first trick) .. card up
    | (lead/led) (against/v/vs/to) <card> | against <card> .. (led/leads/lead)
lead-declarer =
    | (<lead>/card/lead) .. (from/off) (my/his/her)? (hand/dummy/board/table/closed hand) | (<lead>) .. from (<wronghand>) .. declarer | from (<wronghand>) | (<wronghand>) .. (lead/led) | (off/in) wrong hand
    | declarer .. (led/leads/played/plays/called/calls) .. (<wronghand>/from dummy/from hand/off/hand/dummy) | wrong hand by declarer | (led/played/called) .. (dummy/hand) .. (winning/won) .. in .. (hand/dummy)
    | (in hand/in dummy/on table) .. (called/led/played/calls) .. (dummy/hand/table) | (he/she/i/declarer) (was/were)? in (hand/dummy) .. (called/led/leads/plays/played) | dummy leads | came from (my/his/her)? hand
    | (led/lead) (from/off) (board/table) | lead from dummy
word-trick =
    | trick 2 | trick 3 | trick 4 | trick 5 | trick 6 | trick 7 | trick 8 | trick 9 | trick 10 | trick 11 | trick 12 | 2nd trick | 3rd trick | 4th trick
    | 5th trick | 6th trick | 7th trick | 8th trick | 9th trick | 10th trick | 11th trick | 12th trick | t2 | t3 | t4 | t5 | t6 | t7 | t8 | t9 | t10
    | mid hand | midhand | middle of | during play | mid play | later
lead-defender-else =
    | <trick> | <trick> ... (<lead>/<wrongplayer>/opening) | (<lead>/<wrongplayer>) ... <trick>
    | (declarer/dummy/partner/<him>) (had)? (won/in hand/got in/on play/cashed) ... (<lead>) | (<lead>) .. (but/when/although/,) .. (declarer/dummy/partner) .. (won/in hand/in dummy/on play)
    | switched | last trick .. defender | defender .. last trick | (<lead>) .. won by
lead-opening_faced-else =
    | (opening lead/opening leads/first lead/trick #1) | (led/lead) (against/v/vs/to) <card> | against <card> .. (led/leads/lead) | <wrongplayer> | (dummy) .. (spread/tabled/down)
turn-partner =
    | (from/off/in) (<wronghand>) | (<wrongplayer>) | (<wronghand>) | (<lead>/card) .. (from/off) (my/his/her)? (hand/dummy/board/table) | dummy leads | came from (my/his/her)? hand
    | (should/meant) .. (have)? been? (my/from)? (hand/dummy) | partner s (lead/turn/go) | (should/was) .. partner s | both of (us/defenders) | two (opening leads)
    | partner .. (on lead/to lead/should) | (declarer) .. (lead/turn) (was)? in (his/her/my/their)? (hand/dummy) | instead of hand
    | (in hand) .. (called) .. (dummy/table/board) | (he/she/i/declarer) (was/were)? in (hand/dummy) .. (called/led/leads/plays/played)
    | <not> mine .. partner s | partner (had)? won | (his/her) partner .. (won/on lead/lead)
turn-who =
    | (turn/lead) of <who> | <who> s (lead/turn/opening lead/go) | <who> s to (make/lead) | instead of <who> | <who> (to lead/on lead/was leader/has lead/supposed to lead/on play/to play)
    | (won by/taken by) <who> | (won/was/is/were) in <who> | <who> (had)? (won/win/wins/took/got in) (in/it/trick/that/last trick/previous trick/at)? | <who> should .. (led/lead) | <who> in (hand/dummy)
    | not mine , <who> s | (in place of/for) <who> | should (of/have) been? <who> | belonged to <who>
turn-opponent-else =
    | (declarer/dummy) (s/had won/won/on lead/in hand/to lead/on play/on lead/has lead) .. (turn/lead)? | lead (was)? in (declarer/dummy)
    | (declarer/they/opponents) .. won .. (but)? (partner/i/defender/lho/rho/we) .. (led/leads) | <innocent> (had)? won | lead .. (in)? <innocent>
reply-differ =
    | <him> .. (<happy>) .. <him> .. (<unhappy>) | <him> .. (<unhappy>) .. <him> .. (<happy>) | (one/#1) .. (<happy>) .. (other/partner/#1) .. | (<happy>) .. but .. (other/partner) .. (<unhappy>/not/no)
    | one accepts | (disagree/disagreed/differ/not agree/don t agree) | one .. likes | who decides | defenders (split/argue) | one .. (fine/ok) .. other
reply-spread =
    | (spread/spreads/tabled/tables/put down/puts down/put/puts/laid/lays/faced/faces) .. (his/her/my)? (whole)? (hand/cards/thirteen) .. (down)? | declarer .. (wants/decides/chooses/prefers/chose/decided/opts) to be dummy | i ll be dummy
    | dummy .. (spread by declarer) | (becomes/became/become) dummy | declarer .. (spread/spreads/tabled/tables)
    | opts to be
reply-wrong_defender_played =
    | (other defender/wrong defender/wrong one) .. (played/followed/chucked) | (not next) | <him> (covered/followed/played/ruffed) .. (though/when/but) .. <him> .. (next/came) | not (the)? next to play .. (played/followed/chucked/card)
    | (other) defender (played/followed/covered) | wrong (one/defender) .. (chucked/followed/played) .. on it
reply-proper_lead =
    | (right/correct/proper) (defender/player/hand/one/man/hand s) .. (also/too/as well)? (led/lead/leads) | (leads/led) as well | both (leads/led) | (lead/leads) too | & leads as
reply-next_played =
    | (next/next to play/following/lho/rho/i/partner/defender/west/east/north/south) .. (followed/covered/ruffed/played on/has followed) .. (suit)? $ | followed (without/before/thinking) | next .. (played/followed/covered)
    | <him> (followed/covered/ruffed/follows/covers) (it/to it)? | (i/we/he) (played/followed) (to it/on it)
reply-dummy_played =
    | (played/called/plays/calls/ace/king) .. (card)? .. (from/out of/off) (dummy/table) .. | dummy s? card .. (played/called) | called dummy
reply-accepted-else =
    | (takes/took/take) (it)? as led | (let/lets) it (stand/go/be) | <accepts> | lead accepted | (accept-/condon-) | (happy/fine) .. (with)? | leave it | (keep/keeps/kept/like/likes) it | lead stands | plays on | <accepts> .. lead
reply-refused-else =
    | <not> .. <accepts> | <declines> | (want-/demand-/insist-/ask-/told/tells/says/made) .. (back/changed/corrected/other hand/right hand/retracted/taken back/put back/change/other one) | (refus-/reject-/declin-/object-)
    | <not> .. (accept-/have it/allow/want it/having it/want) .. (it/lead)? | <not> accept- | (take/put) (it/that/card) back | answer .. <not> | says <not>
    | (want/wants) .. (diamond/heart/spade/club) lead | withdr-
reply-nothing-else =
    | <not> .. (decided/chosen/reacted/said/objected/spoken/moved/played) | (nobody) .. (said/played/moved/objected/reacted) | what (can/are) .. options | (thinking/deciding/undecided/considering)
    | <not> decision | what (his/her/my) rights
misinformed-yes =
    | (told/said/assured) .. (your lead/my lead/to lead/my turn/your turn/turn/on lead/her lead/his lead/its yours/yours/yes) | (your lead/your turn/you re on lead/you have lead/you lead)
    | <innocent> told <who> .. | (dummy/declarer) told (him/her/me) to (lead)?
misinformed-no =
    | nobody .. (told/said) .. (turn/lead/anything/play/otherwise)? .. (led/lead)? | unprompted | own (bat/accord/idea)
misinformed-unless =
    | my lead | it s my
last_trick-yes =
    | (at/on/to) %13 trick | last trick | (trick #13/%13 trick/final trick/%13) | last card | #1 card left
last_trick-no =
    | <not> (the)? last trick | isn .. last
last_trick-unless =
    | last trick .. (won/taken) | (won/taken) .. last trick
dummy_seen-yes =
    | (seen/saw/sees/spotted/glimps-) .. (dummy/card of dummy/dummy s) | dummy .. (visible/seen/exposed) | card of dummy
dummy_seen-no =
    | <not> .. (seen/see/saw) .. dummy | dummy <not> .. (seen/visible)
partner_led_face_down-yes =
    | (mine/other/partner/correct one/his correct/right one) .. (quitted/hidden/upside down) | (quitted/hidden/upside down) .. correct | correct .. (upside down/hidden/quitted) ++ (faced/showing/both)
partner_led_face_down-no =
    | #1 lead on table | <not> other lead | partner .. nothing down
defender_played_before_the_lead-yes =
    | (defender/they/<him>) .. (played/followed/stuck/threw) .. before .. (led/made/lead) | (followed/played) .. next lead before | <not> .. been? led yet
defender_played_before_the_lead-no =
    | (nobody) .. (jumped/played/moved) .. (between/before) | <not> .. (played) .. before .. (led/lead)
on_purpose-yes =
    | (deliberate-/on purpose/intentional-/wasn t accident/not accident/sneaky/knew) | (so that/to stop/to avoid/to prevent) .. (partner/him/her/me/his/her/endplayed/ducking/lead) | <not> accident
on_purpose-no =
    | (by/pure/honest/genuine) (accident/mistake) | (thought/believed/convinced) .. won | <not> (deliberate/deliberately/on purpose/intentional/sinister) | (tired/nothing sinister/absent minded-/innocent mistake)
