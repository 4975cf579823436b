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
word-aux = has | have | had
word-wrong = from wrong hand | from wrong side
word-amiss = out of turn | out of rotation
subject = <led> * <amiss> | lead <amiss> | leads <amiss> | <led> * <wrong> | opening lead * <amiss> | lead <wrong> | loot
offender =
    | <who> <aux>? <led> * <amiss> | <who> <aux>? <led> * <wrong> | lead <amiss> by <who> | <who> s lead <amiss> | lead <wrong> by <who>
    | opening lead <amiss> by <who> | <who> <aux>? made * opening lead <amiss> | <who> makes * opening lead <amiss>
    | <who> s * opening lead <amiss> | <led> <amiss> by <who> | faced opening lead <amiss> by <who>
    | <who> (led/leads/lead) .. (out of turn/instead/trick/wrong)? | lead out of turn by <who> | led .. by <who>
    | <who> * (led/leads/fires/fired/plays/played/put/puts/pushed/started/lead/tables/tabled) .. (club/heart/spade/diamond/card/lead/out/opening/<card>/from/instead/face)
    | <who> (led/leads/lead) | lead .. (by/from) <who> | <who> s (opening)? lead
word-later = 2nd | 3rd | 4th | 5th | 6th | 7th | 8th | 9th | 10th | 11th | 12th | 13th
lead-opening_faced =
    | faced opening lead * <amiss> | opening lead <amiss> faced | opening lead faced <amiss> | opening lead <amiss> , faced
    | opening lead * <amiss> , faced | face_up opening lead <amiss> | <led> faced <amiss> | faced opening lead | opening lead .. faced
    | partner s? faced | led .. faced .. opening lead | (led/lead/leads) .. faced
lead-opening_face_down =
    | opening lead quitted <amiss> | opening lead <amiss> quitted | opening lead * <amiss> , quitted | <led> quitted <amiss>
    | quitted opening lead <amiss> | <amiss> quitted | (lead/led) face down | face down .. (lead/led) | opening lead .. (quitted/still down)
lead-declarer =
    | <declarer> <aux>? <led> * <amiss> | <declarer> <aux>? <led> * <wrong> | lead <amiss> by <declarer> | lead <wrong> by <declarer>
    | <declarer> s lead <amiss> | declarer .. (led/leads/lead/played/plays/called) .. (wrong hand/from dummy/from hand/off wrong hand)
    | (she/he/i) (led/leads/played) from (hand/dummy/table/board) .. (in dummy/in hand/dummy)
    | (led/leads/played) from (hand/dummy/table) .. (in/should) | wrong hand by declarer | declarer (led/leads/lead) from dummy
    | declarer (led/leads/played/plays) from (hand/dummy/table/board) | (called/calls/calling) from wrong hand
lead-defender =
    | <defender> <aux>? <led> * <amiss> at? on? <later> | <defender> <aux>? <led> * <amiss> * in middle of play
    | <defender> <aux>? <led> * <amiss> during play | <defender> <aux>? <led> * <amiss> to <later> trick
    | <defender> <aux>? <led> * <amiss> at trick <later_number> | <defender> <aux>? <led> * <amiss> on trick <later_number>
    | at trick <later_number> <defender> <aux>? <led> * <amiss> | at trick <later_number> , <defender> <aux>? <led> * <amiss>
    | (defender/partner/lho/rho/west/east/north/south/i) .. (led/leads/lead) .. trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12)
    | trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12) .. (led/lead) | defender (led/leads/lead) (when/but/although/while)
    | last trick .. (wrong defender/defender)
    | defender .. (led/leads/lead) .. last trick
word-later_number = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
turn-partner =
    | <offender> <aux>? <led> * from wrong hand
    | it * turn of <partner>
    | it * <partner> s turn
    | it * <partner> s lead
    | <partner> should led
    | <partner> s turn to lead
    | <partner> on lead
    | it <partner> s lead
    | (on lead) .. i led instead
    | not mine , .. partner s
    | partner s (lead/turn/to lead)
    | (should have been/was) partner s
    | both of us led
    | from wrong defender
    | wrong (defender/hand)
    | led .. <not> my turn .. partner
    | both of us
    | <declarer> ... (lead/turn) (was)? in (his/her/my/their)? (hand/dummy)
turn-opponent = it * <innocent> s turn | it * <innocent> s lead | <innocent> s turn to lead | <innocent> on lead
    | (dummy/dummys/dummy s/declarer/declarers/declarer s) (lead/turn/to lead) | (dummy/declarer) .. won
reply-accepted =
    | <innocent> <aux>? accepted
    | <innocent> <aux>? accepts
    | <innocent> accept
    | lead accepted
    | lead <amiss> accepted
    | accepted by <innocent>
    | happy with it
reply-refused =
    | <innocent> <aux>? refused | <innocent> <aux>? refuses | <innocent> refuse | <innocent> <aux>? rejected | <innocent> rejects
    | lead refused | lead rejected | <innocent> <aux>? <not> accept | <innocent> <aux>? <not> accepted
    | (not/never) (have it/accept-/want it/take it) | want it back | (refus-/reject-) | (wants/want/wanted) .. (back/in hand)
    | declarer (refuses/refused/rejects/declines)
reply-nothing =
    | nobody * played | <innocent> <aux>? <not> decided | <innocent> <aux>? <not> said anything | <innocent> <aux>? said nothing
    | nobody <aux>? said anything | <not> said .. (word/anything) | nobody .. (said/played)
reply-spread =
    | <declarer> <aux>? spread * hand | <declarer> <aux>? spread * cards | <declarer> spreads * hand | <declarer> spreads * cards
    | <declarer> <aux>? tabled his hand | <declarer> <aux>? spread his hand | <declarer> spreads his hand
    | (spread/spreads/put down/laid down/tabled/faced) .. hand | declarer .. (wants/decides/chooses/prefers/chose/decided) to be dummy
reply-dummy_played =
    | <declarer> <aux>? played * from dummy | (played/called) .. (card)? from dummy
misinformed-yes =
    | + <innocent> told <who> it * turn | (told/said) .. (your lead/my lead/to lead/my turn/your turn)
last_trick-yes =
    | at 13th trick | on 13th trick | to 13th trick | last trick | at trick 13 | to trick 13 | on trick 13 | (last trick/trick #13/%13 trick)
asked-about = reply lead
lead-opening_wrong_side =
    | (declarer/dummy) .. opening lead
turn-who =
    | (turn/lead) of <who> | <who> s (lead/turn) | instead of <who> | <who> s opening lead | <who> (to lead/on lead/was leader)
    | (won by/taken by) <who> | (won/was/is/were) in <who> | <who> (had)? (won/win/wins) (it/trick/that/last trick/previous trick)?
    | <who> s (lead/turn/opening lead/go) | <who> (to lead/on lead/was leader/has lead/supposed to lead/should lead/should have led)
    | turn of <who> | lead of <who> | (lead/turn) (was/is)? <who> s | <who> (should/supposed/had) .. (lead/led) | not mine , <who> s
    | <who> in hand | (in place of/for) <who>
    | (should of/should have) been? <who>
reply-next_played =
    | (next/next to play/lho/i/defender/west/east) .. (followed/covered/played) | followed without thinking | (we/i/lho/defender) .. (covered/followed/played) $
reply-differ =
    | one .. accepts .. other .. not
reply-proper_lead =
    | (correct/right/proper) .. (led/lead) (as well/too/also)
dummy_seen-yes =
    | (seen/saw) .. (dummy/card of dummy)
partner_led_face_down-yes =
    | (mine/other/partner) .. face down | face down .. correct
on_purpose-yes =
    | (deliberately/on purpose/intentional-)
turn-partner-else =
    | (in/was in) hand | (instead of) hand | from wrong (hand/side) | wrong (hand/defender/side) | other hand | partner s (lead/turn)
    | it was partner s | (both defenders) (led/faced) | both of us led
    | (was/is/were)? in (dummy/hand) , but (led/leads/played/plays/called/calls)
    | (led/leads/played/plays/called/calls) .. (from)? (hand/dummy/table/board) .. (was/is/were/but/though/when/should) .. (in)? (dummy/hand/other/board/table)
    | lead (was/is/s/were)? in (my/his/her/the)? (hand/dummy) | (should/supposed/ought) .. (from/in) (hand/dummy/table/other hand)
    | (both defenders/both of us/two opening leads) | (wrong/other) (hand/defender) | partner s (lead/turn/go) | my partners
    | (mine/his/hers) was (right/correct) | it (was/is/were)? partner s | (wrong/incorrect) (defender/opponent/player) led
lead-declarer-else =
    | declarer .. (led/leads/lead/plays/played/called/calls/in hand/in dummy) .. (hand/dummy/board/table/wrong)
    | (led/leads/lead/playing/played/plays/called) (from/off) (hand/dummy/board/table/the wrong hand/wrong hand/wrong side)
    | (he/she/i/declarer) .. (in hand/in dummy/on table) .. (led/leads/called/plays/played) | lead from wrong hand by declarer
    | wrong hand (lead/led)
    | (i/we) declarer .. (led/played/called) | called .. (from)? (dummy/table/board)
    | declarer (goes ahead/just)? .. (leads/led/calls/plays) | from (wrong hand/wrong side) .. declarer
    | led from (hand/dummy/table/board)
lead-defender-else =
    | (trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12)/mid hand/middle of/later/t (#2/#3/#4/#5/#6/#7)) .. (led/leads/lead/fires/plays) | (dummy/declarer/partner) (had)? won .. (led/leads/lead/plays/fires) | won (by/in) (declarer/dummy/partner/hand) .. (led/leads/lead/plays/fires) | (led/leads/lead) .. (trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12)/mid hand/middle of) | declarer (had)? won ..
    | (lho/rho/defender/partner/west/east/north/south/opponent) .. (fires/bangs/shoots/leads/led/plays/switches/plonks) .. (after/when/although/but) .. won
    | (mid hand/midhand/trick #4/trick #5/trick #6/trick #7/trick #8/trick #9/trick #10/trick #11) .. (lead/leads/led)
    | (on/in) (defence/defense) .. (led/leads/lead)
lead-opening_faced-else =
    | (opening lead/oloot/opening leads) | face up | led .. face up | faced .. lead | against <card> .. led | led against
    | (dummy/hand) .. (spread/tabled/comes down/came down/goes down/went down) | from wrong defender | wrong (defender/player) led
    | (opening lead/first lead/led/lead) .. (face up/faced) | (led/lead) (against/to) <card>
    | (wrong/incorrect) (defender/opponent/person/hand) .. (led/leads/made/lead) .. (<card>/opening/trick #1/face up)?
lead-opening_face_down-else =
    | face down | (led/lead/card) .. face down | not (faced/turned)
    | (led/lead/leads/card) .. (face down/upside down/not faced/unfaced/concealed)
lead-opening_wrong_side-else =
    | (declarer/dummy/declaring side) .. (opening lead/faced opening) | opening lead (by/from) (declarer/dummy/declarer s side)
reply-accepted-else =
    | (declarer/defender/lho/rho/we/they/i/he/she/opponents/partner/next) .. <accepts> | ^ accepted | (takes/took/take) (it)? as led
    | (let/lets) it (stand/go) | (declarer/defender/lho/rho/we/they/i) .. <accepts> | lead accepted | accepted by
    | (accept-/condon-/happy/fine/take/takes/took) .. (lead/it/that/with it) | let it (stand/go/be)
    | (defence/defenders/declarer/lho/rho) (has/have)? (keep/keeps/kept/like/likes) it
reply-refused-else =
    | <not> .. <accepts> | <declines> | (want-/insist-/ask-) .. (back/retracted/other/right hand/lead from/changed/corrected)
    | (wants/want) .. (diamond/heart/spade/club) lead
    | (want-/demand-/insist-/ask-/ask-) .. (back/changed/corrected/other hand/right hand/from dummy/from hand/retracted/taken back/put back)
    | (refus-/reject-/declin-/object-) | <not> .. (accept-/take/have/allow/want/having/like) .. (it/lead)?
    | (take/took/takes/put) (it/that/the card/card) back
reply-next_played-else =
    | (next/lho/rho/i/we/both/defender/opponent/east/west/north/south) .. (followed/covered/played to it/played to/played on/ruffed/has played)
    | followed .. without | already (followed/played to it)
    | (next/lho/rho/i/defender/we/partner/west/east) .. (followed/follows/covered/played/ruffed/plays) .. (to it/on it/already/without thinking/before/to the lead/after it)?
reply-spread-else =
    | dummy .. (went down/already down/spread/came down/comes down/tabled/goes down/faced/put down)
    | declarer .. (spread/tabled/faced/laid/put down) .. (hand/cards)? | (spread/tabled/laid down) (his/her/my)? (hand/cards)
    | becomes dummy
    | (spread/tabled/put/puts/laid/lays/faced/faces/placed) .. (hand/cards/dummy) (down/on table/as dummy/like dummy)?
    | (becomes/became/thought .. was) dummy
reply-dummy_played-else =
    | (played/called/calls/plays) .. (card)? .. from (dummy/table/board)
    | (played/plays/called/calls) .. (from dummy/dummy s card/dummy) .. (after/on it/to it/already/then)
    | then (plays/played/calls/called) .. dummy
reply-nothing-else =
    | <not> (decided/chosen/reacted/said) | (nobody/none) .. (said/played/moved) | what (can/are) .. options | (has/have)? said nothing
    | (still)? (thinking/deciding/undecided/considering) | <not> (said/reacted/spoken/decided/chosen/moved) .. (yet/anything/word)?
reply-differ-else =
    | (one/partner/i) .. (accept-/likes/wants/happy/rather) .. (other/partner/but) .. (not/refus-/wants/likes/rather/no)
    | (defenders/they/we) (disagree/differ) | who decides | (rather/prefer-) .. (partner/other) .. (likes/happy/accept-/wants)
    | (one/#1) .. <accepts> .. (other/partner) | (accept-) .. but .. (partner/other) .. (not/refus-/want-)
    | (partner/one/lho/rho/my partner/west/east) .. (accept-/ok/yes/happy/likes/fine) .. (i/other/but/,/partner/i m) .. (not/no/refus-/want/rather/don)
    | (i/one/partner) .. (not/no/refus-/rather/want) .. (partner/other/he) .. (accept-/ok/yes/happy/likes/fine)
    | who (decides/gets to decide/chooses) | (disagree/differ)
reply-wrong_defender_played-else =
    | other (defender) .. (played/followed)
reply-proper_lead-else =
    | (right/correct/proper/other) (defender/player/hand/one) .. (also/too)? (led/lead/leads)
misinformed-yes-else =
    | (your lead/my lead/your turn/you re on lead/you to lead) | (told/said/says/told me/assured) .. (lead/turn/on lead)
    | (told/said/says/assured/informed) .. (my/your/his/her/our) (lead/turn/go)
    | (your lead/you lead/you re on lead/you are on lead/your turn)
last_trick-yes-else =
    | (trick #13/%13 trick/last trick/last card/final trick)
dummy_seen-yes-else =
    | (seen/saw/looked) .. dummy | dummy s cards seen
partner_led_face_down-yes-else =
    | (partner/correct one/right one/mine/other/i) .. face down | face down .. (correct/right)
on_purpose-yes-else =
    | (deliberate-/on purpose/intentional-/know better/knew)
    | (deliberate-/on purpose/intentional-/knowing-)
    | (so that/to stop/to avoid/to prevent) .. (partner/him/her/me/his/her/endplayed/ducking/lead)
defender_played_before_the_lead-yes-else =
    | (defender/they) .. played before .. led
reply-unless =
    | (rather/prefers/other defender/who decides/not both/disagree-)
    | (one of/the other/other one/not agree/his partner/her partner) ++ <accepts>
turn-opponent-else =
    | (declarer/dummy/opponent/we/they/lho/rho) (had)? won (it/that/trick/that trick/the trick/last trick/previous trick)? & (declarer/defender/lho/rho/he/she/they/opponent)? .. (led/leads)
    | (declarer/they/opponents) .. won .. (but)? (partner/i/defender/lho/rho/we) .. (led/leads)
    | <innocent> (had)? won (trick/it/that trick/that/previous trick/last trick) | lead (was/is)? (in)? <innocent>
