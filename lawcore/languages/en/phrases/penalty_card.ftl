# How a card that came into view, or was played amiss, is told. Slots and signs: see phrases.py.
certain =
    | #2 cards .. (fell/dropped/out of)
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (play/trick) .. (drop-/fell/expos-)
    | (drop-/fell/expos-/fall/show-) .. (card/cards/ace/king/queen/jack/ten/<high>/<low>/five/#5) .. (play/trick/defend-/defence)
    | (major or minor/minor or major)
    | (defender/rho/lho/declarer/west/east/north/south) .. (drop-/let) .. (card/cards/ace/king/queen/jack/ten/<high>/<low>/fall)
    | penalty card-
    | (minor/major) penalty
    | #2 cards .. (same trick/together/at once/to trick/stuck)
topic =
    | (play-) .. (before) .. (partner/turn) | lead penalties | #2 cards (at once/stuck)
    | (drop-/fell/falls/fall/slip-/expos-/flash-/spill-) .. (card/ace/king/queen/jack/ten/<high>/<low>/table/floor)
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>/spade-/heart-/diamond-/club-) .. (drop-/fell/falls/expos-/slipped/came out/visible)
    | (minor/major) | i (have/ve)? got .. (queen/king/ace/jack) | (play-/faced/played/plays) .. before .. partner
    | (show-/flash-) .. (ace/king/queen/jack/card) .. (partner/table/say) | (played/plays/play) .. (too early/before his turn/prematurely)
    | pull- .. #2 cards
hint =
    | (faced/exposed)
    | (require-/forbid-/forbade/demand-/insist-/prohibit-) .. (lead/suit/heart-/spade-/diamond-/club-)
    | defend-
    | on lead
against = (auction/bidding/before first call) | not claiming | (slip of tongue) | (revok-/reneg-)
word-penalty_card = penalty card | penalty cards | minor penalty card | major penalty card | mpc
word-aux = has | have | had
subject = <penalty_card> | exposed card | <who> exposed <card> | <who> <aux>? <dropped> * card | <who> <aux>? <dropped> <card> | card dropped | <card> dropped
word-dropped = dropped | drops | dropping | exposed accidentally | accidentally exposed | accidentally dropped
honour-yes = + <penalty_card> honour | is an honour
offender =
    | <who> <aux>? <dropped> * card | <who> <aux>? <dropped> <card> | <who> s <penalty_card> | <who> <aux> <penalty_card>
    | <penalty_card> of <who> | <who> with <penalty_card>
    | <who> * (drop-/expos-/shows/showed/faced/faces/let/spilled/flashed/named/pulled) .. (card/cards/ace/king/queen/jack/ten/<high>/<low>)
    | <who> s (card/ace/king/queen/jack/ten/<high>/<low>/penalty) | (card/ace/king/queen/jack/ten/<high>/<low>) .. (by/of/from) <who>
    | <who> (have/has/ve/had) .. penalty card | <who> (play-) .. (before/early/instead) | (^/,) <who> says? .. (got/have)
    | penalty card .. (of/by) <who> | <who> s penalty card
role-defender =
    | <defender> <aux>? <dropped> <card> | <defender> s <penalty_card> | <defender> <aux> <penalty_card> | <penalty_card> of <defender>
    | <defender> with <penalty_card> | <defender> <aux>? played two? #2 cards | <defender> <aux>? named * card | card from <defender>
    | <card> dropped by <defender> | card dropped by <defender> | <defender> s card | card of <defender>
    | <defender> .. (drop-/expos-/show-/faced/fac-/play-/has/holds) .. (card/ace/king/queen/jack/ten/<high>/<low>/penalty) | defenders cards
role-declarer_side =
    | <declarer> <aux>? <dropped> <card> | card dropped by <declarer> | <card> dropped by <declarer> | <declarer> <aux>? played #2 cards
    | (dummys) cards
    | (<declarer>/<dummy>) s .. (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (fell/drop-/show-/expos-/faced/face up/penalty/upside/slip-/slid/fall-)
    | (declarer/dummy) s & (declarer/dummy) s (card/cards)
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (fell/drop-/slip-/slid/came/tumbl-) .. (from/of) (<dummy>/<declarer>)
    | (<declarer>/<dummy>) .. (drop-/expos-/flash-/spill-/knock-/tip-) .. (card/cards/ace/king/queen/jack/ten/<high>/<low>/one/#1)
    | #1 of (<declarer>/<dummy>) s cards | <dummy> .. (my/his/her) cards .. (slid/fell/slip-/drop-) | <declarer> .. out of my hand
    | me .. <dummy> .. penalty
how-dropped =
    | <who> <aux>? <dropped> <card> | (fell/fallen/falls/drop-/slip-/slid) .. (table/floor/hand/card/ace/king/queen)
    | (card/ace/king/queen/jack/ten/<high>/<low>) .. (fell/falls/dropped/slipped/slid/fallen)
    | (drop-) .. (card/ace/king/queen/jack/ten/<high>/<low>/cards) | let .. (fall/slip/drop)
    | (ace/king/queen/jack/ten/<high>/<low>/card/cards) .. (fall/fell)
how-two_cards_to_trick = #2 cards .. (trick/together/at once/same)
how-named =
    | <defender> <aux>? named * card | i (have)? got .. (queen/king/ace/jack) | (says/said) .. i (have/got) .. (queen/king/ace/jack/ten/<high>/<low>)
how-not_played =
    | <penalty_card> <not> played | <not> (play-/played) .. when .. due | (play-) .. instead of .. penalty card | follows with .. instead
    | <not> play- .. penalty card | other card
on_lead-partner = <partner> on lead | <partner> to lead | <partner> must lead | partner of .. on lead
declarer_choice-forbid =
    | <declarer> <aux>? <forbids> | (forbid-/forbade/prohibit-/ban-) .. (<suit>/lead/suit)
    | declarer (asks/says/wants/said/asked) .. <not> (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
word-forbids = forbids | forbade | forbidden | bans | banned | prohibits | prohibited
declarer_choice-require = <declarer> asks for <suit> | (told/required/ordered/asked) to (lead/play) .. <suit> | (demand-/require-/insist-) .. <suit>
word-suit = spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | that suit | lead
declarer_choice-not_yet = <declarer> <aux>? <not> chosen | <declarer> <aux>? <not> said anything
declarer_choice-none = declarer .. (any/anything/free)
declarer_choice-led_too_soon = led before <declarer> <aux>?
partner_could_see-no = partner could <not> * seen | partner .. (not see/not seen/could not see/not saw)
deliberate-yes = (deliberately/on purpose)
number_of_penalty_cards-same_suit = #2 penalty card- .. (#2/#3/#4/#5/#6/#7/#8/#9) & (<low>/<high>) | #2 penalty card- .. same suit
number_of_penalty_cards-several_suits =
    | #2 penalty card- .. different suits | #2 .. cards .. (spade/heart/diamond/club) (&/and) (spade/heart/diamond/club)
declarer_accepts-accepted = <declarer> <aux>? accepts it | declarer (accepts/accepted)
declarer_accepts-refused = declarer (refuses/refused/rejects) | declarer not (accept/want)
asked-about = declarer_choice declarer_accepts
role-defender-else =
    | + penalty card | + defend- | + (minor/major) | + (lho/rho) says | + (his/her/my) partner (to lead/on lead)
    | + declarer .. (forbid-/require-/says/asks/wants/refuses/accepts/chose/choose) | + <not> .. penalty card
    | (lho/rho) .. (led/played/dropped/showed) | (west/east/north/south) .. (led/played/jumped in/exposed/withdrew) .. card
    | declarer .. (led/hand) .. (he should/he had to/owed) | defence | partner to lead
how-led_out_of_turn = (lead/led) .. (out of turn) | (lead/led) .. (rejected/refused/not accepted)
how-played_early = (faced/play-/played) .. card? .. before .. (partner/turn) | (played/plays) (out of turn/early/prematurely/too soon/too early)
claim-trick_in_progress =
    | (current/this/that) trick only
honour-no =
    | (small/minor) penalty card
    | minor .. (king/queen/ace/jack/ten/<high>) | (king/queen/ace/jack/ten/<high>) .. minor
    | penalty (card)? .. (two/three/four/five/six/seven/eight/nine/<low>) ++ (king/queen/ace/jack/ten/<high>) .. (instead/rather)
deliberate-no =
    | by (accident/mistake) | (accidentally/inadvertent-)
on_lead-holder = (holder/offender) on lead | (has/have/with) penalty card (&/and) on lead
disobeyed-yes = not , had #1
declarer_side_played-dummy = dummy .. (on his own/own accord/off his own)
declarer_side_played-both_hands =
    | declarer .. played .. (both/from both)
declarer_side_played-no =
    | declarer .. not .. played
partner_could_see-yes =
    | (everyone/partner/all) saw
since-declarer_side =
    | declarer .. played from dummy | dummy .. played
due-honour_instead =
    | minor .. (follow-/play-/put/used/chose) .. (king/queen/ace/jack/ten/<high>/honour)
    | (king/queen/ace/jack/ten/<high>/honour) .. (rather than/instead of/in place of) .. (minor/penalty/exposed/<low>)
    | (exposed/penalty) .. (king/queen/ace/jack) .. instead | (king/queen/jack/ace) of suit .. instead
    | (king/queen/ace/jack/ten) .. instead ++ (minor/small/penalty <low>)
honour-yes-else =
    | (ace/king/queen/jack/ten/<high>) | honour | (my/his/her/spade/heart/diamond/club) (k/q/j)
    | (kd/kh/kc/ks/qd/qh/qc/qs/jd/jh/jc/js/ac/ah) | honours | major
honour-no-else =
    | <low> | (two/three/four/five/six/seven/eight/nine/deuce) of (spades/hearts/diamonds/clubs/trumps)
    | (small/low/spot/pip/little/tiny) (card/spade/heart/diamond/club/one/spades/hearts/diamonds/clubs)
    | (drop-/show-/showed/shown/shows/flash-/named/hold/have/has/had/holds/expos-/faced/faces/with/my/his/her/have got/penalty/card/card ,/spade/heart/diamond/club) (four/five/six/seven/eight/nine) (of/s/penalty/fell/dropped/faced/stays/stayed/lying/at/to/face/when/before/but/on/out/back/&/$)
    | (four/five/six/seven/eight/nine) (s/penalty/fell/drops/dropped/faced/face/stays/stayed/flew/slid/slipped/lying/exposed/at/came/tumbled/jumped/turned/back/hit)
    | , (four/five/six/seven/eight/nine) (, minor/, went/$) | (two/three/deuce) (fell/dropped/slipped/lying/faced)
    | (exposed/named/trick ,/annoy ,) (four/five/six/seven/eight/nine) | instead of (two/three/four/five/six/seven/eight/nine)
    | (spade/heart/diamond/club) (two/three/four/five/six/seven/eight/nine) | minor
how-dropped-else =
    | (fell/falls/fall/fallen/drop-/slip-/slid/tumbl-/slipping) | out of (my/his/her) hand
    | (dropped/drops/drop/fell/falls/fallen/slipped/slips/slid/spilled/spills/tumbled/tumbles/flew/flies/jumped out/hopped/popped out/came loose/escaped) .. (over/out/table/floor/accident/face/hand/card/by)?
    | (shown/seen/flashed/visible/showed/glimpsed/exposed/saw) .. (hand/sorting/leaned/leaning/low/fanned/reaching/tipped)
    | (tipped/tilted/fanned/leaned) | hit (table/floor/deck) | (showed/shown/shows/flashed) .. (to) .. (partner/mate)
    | (flopped/toppled/blew/bounced/popped/came) (out/over/down/onto/on/off) .. (table/floor/hand)? | knocked over .. cards?
    | (accident-/inadvertent-/unintention-) .. (expos-/drop-/show-/turn-/reveal-/flash-)
    | (expos-/turned over/turned up) .. (accident-/inadvertent-/by mistake)
how-named-else =
    | (have/got/hold) .. (ace/king/queen/jack/<high>) ++ (says/said/mention-/blurt-/told/announce-/out loud)
    | (said/says/named/announced/mentioned/told) .. (has/have/holds/got/holding) .. (ace/king/queen/jack/ten/<high>/<low>)
    | (naming/named/names/name/announc-/blurt-/mention-/mutter-/declared/declares/reveal-) .. (card/ace/king/queen/jack/ten/two/three/four/five/six/seven/eight/nine/<high>/<low>)
    | (said/says/say/saying/blurt-/told/mutter-/exclaim-/announc-/let slip/out loud/aloud) .. (i/he/she) (had/still/have)? (got/have/had/hold/holds/has/holding)? .. (ace/king/queen/jack/ten/two/three/four/five/six/seven/eight/nine/<high>/<low>)
    | (said/says/tells/told) .. (which card/what card/what he had/what she had/what he held) | (out loud/aloud)
    | (said/says) .. (going to/will/gonna) play .. (of/<high>/<low>)
    | (says/said/told/tells/claims/announc-) .. (everyone/us/me/partner/table)? (he/she/i)? (had/has/have/holds/held/got) .. (ace/king/queen/jack/ten/<high>/<low>)
how-played_early-else =
    | (play-) in front of | ahead of (partner/dummy)
    | (played/plays) .. (before/ahead of/early/out of turn/prematurely) .. (partner/turn/dummy/declarer)?
    | (play-/went/go/gone) .. (ahead of/in front of) .. (partner/turn/pard) | (jump-) (in/queue/gun/ahead) | (anticip-)
    | (too soon/too early/early/premature-) | before (partner/my partner/his partner/her partner) | (play-/went/go) before (me/him/her/partner)
    | (thought/believed) .. (turn/go) | partner s (turn/go) | partner still to play | got in before
    | (followed/played/plays/put) (card)? before (east/west/north/south/him/her) (had chance/could/did/played/had)?
    | before (east/west/north/south) (had chance/could/had played) | (too quick-/too fast) | before .. turn ++ (play-/faced/put)
how-led_out_of_turn-else =
    | (lead/led) .. (rejected/refused/not accepted) | (lead/card .. led) .. (taken back/took back/withdrawn/retract-/reject-/refus-) | <not> my lead
    | (lead/led) .. <not> accept- | (oot/ooturn) | (led/leads) when .. (s lead/s turn/lead) .. (refus-/reject-/not accept-)?
how-revoke_corrected-else =
    | revoke- .. (corrected/put right/changed/fixed/withdrawn) | revoke card | (corrected/fixed/withdrew/changed/put right) .. (revok-/reneg-)
    | (revok-/reneg-) .. (put it right/put right/made good/correct-/fix-/undone/mend-) | (correct-/fix-/put right/withdr-) .. revoke
    | corrected in time | (having none/no more/no spades/no hearts/no diamonds/no clubs) .. (found/had/correct-) .. (one/#1)?
    | wrongly (trumped/ruffed/discarded) | (corrected/put right) by defender
how-not_played-else =
    | (penalty card/it) .. <not> .. played | (omit-/failed/forgot/overlook-/neglect-/ignor-/withheld) .. (penalty/exposed/pc)
    | (should/should have/ought/supposed) .. (play-) .. (penalty/exposed/faced)
    | (penalty card/pc) .. (unplayed/not put/held back/not gone/<not> played/ignored) | (penalty/exposed) .. instead
    | (put/played/follow-/chose) .. (instead/rather than) | (wrong card/substitute/other card/replacement)
    | could <not> play .. (it/penalty/exposed/open/faced)? | minor .. (follow-/play-/put) .. (king/queen/ace/jack/ten/<high>)
    | (instead of/rather than/in place of) .. (penalty/exposed) .. (card/one)? | <not> penalty card , but
    | penalty card .. (and/,) .. (played/plays/follows/followed) (something else/another/other) | + forgot about (my/his/her/the)? (penalty/exposed)
    | + <not> play (his/her/my)? (penalty/exposed) | (played/plays) (a)? (different/another/other/#1 more) (card/one)
how-claim_context-else =
    | (claim-/conced-) | (concess-/giving up/gave up/gives up/statement) | (trick/rest) s? (mine/ours)
    | (show-/flash-/faced/faces/facing/turned up/put down) .. (prove/proof/say/saying/show) .. (win-/take-/trick/mine) | setting trick
    | (showed/shows/faced) .. (king/ace/queen/jack/card/cards/hand/<high>) .. (said/saying/says) .. (taking/take/win/mine/trick/rest/claim-)
how-two_cards_to_trick-else =
    | (two/#2) cards .. (trick/together/at once/same time/stuck)
    | (put/push-/pull-/play-/pushed out/came out/lay/laid/slapped) .. (two/both) .. (at once/together/one go/in one)?
    | two .. (at once/together/in one go/same trick) | (came/come/coming) .. (stuck/together) .. (to)? | stuck (to/together)
    | (two/both) .. (out) .. (one/#1) .. (under/beneath/behind) | (top one/bottom one/underneath)
    | two (of my/of his/of her)? cards .. (stuck/trick/down) | + (stuck together/two cards stuck)
on_lead-partner-else =
    | <partner> (on lead/to lead)
    | (on lead/to lead/about to lead/leading/my lead/has lead/has the lead) .. (partner/my partner/his partner/her partner)
    | choose lead from <partner> | (told/asked/let/make/makes/allow-) (him/her) .. lead | don t lead | (asks/asked) for .. lead | from your partner
    | (told/asked/ordered/required) (me/him/her/partner/west/east/north/south)? (to/not) lead (<suit>)
    | (partner/other defender) .. (then/now)? (led/leads/leading) (<suit>/before/without/while/though) | leader .. (has/got) .. penalty
    | (partner/his partner/her partner/my partner/other defender) .. (on lead/to lead/about to lead/has lead/his lead/her lead/got lead)
    | (forbid-/forbade/demand-/insist-/requir-) .. (from partner/partner) | partner .. penalty card & i (won/win/am on lead)
    | partner (has)? (gone in/got in/in with)
on_lead-holder-else =
    | (holder/owner/herself/himself/same player/same defender) (himself/herself)? (on lead/to lead/to play)
    | penalty card & (on lead/his lead/her lead/it s her lead/it s his lead) | (player/one/defender) with (the)? penalty card (is)? (on lead/to lead)
    | (his/her/their) (own)? (lead/turn) (next/now) | (on lead/to lead) (himself/herself/myself)
    | (i am/i m/me) (now)? (on lead/to lead) ++ (my/mine) .. (penalty card/faced/exposed/on table) | s own lead | penalty card & it (my/his/her) lead
    | (his/her/my) own (lead/turn) | (offender/holder) .. (won/on lead/to lead)
on_lead-other-else =
    | declarer .. (on lead/won/leads)
declarer_choice-forbid-else =
    | (forbid-/forbade/prohibit-/ban-/bars/barred) ..
    | (forbid-/forbade/prohibit-/bar/bars/barred/ban/bans/banned/stop-/not to lead/don t lead/not lead) .. (suit/spade/heart/diamond/club/lead/spades/hearts/diamonds/clubs)?
    | <not> (to/a)? (lead/leading/play)? (a)? <suit> (from/please/lead)? | keep off (<suit>)
declarer_choice-require-else =
    | (told/ordered/asked/required/forced/made/instructed/wants/want/wanted) (me/him/her/partner)? .. (to)? (lead/play) .. (<suit>)
    | (demand-/requir-/insist-/impos-/order-/command-) (on)? .. (<suit>/that suit/lead)
    | (<suit>) (demand-/requir-/insist-/order-/impos-/asked for/wanted) | (ask-/call-) for <suit>
    | (asks/asked/tells/told) (partner/me/him/her/west/east/north/south) for <suit> | (lead/play) <suit> please
declarer_choice-none-else =
    | (free/liberty) (to lead/choice)?
    | (no restriction-/no demand/no preference/doesn t mind/does not mind/whatever you like/as he likes/as she likes/lets him lead/let him lead/leaves him free)
    | (any lead/whatever/lead what/lead anything/you like/any suit/free to lead/leaves it)
declarer_choice-not_yet-else =
    | (declarer) .. <not> .. (chosen/decided/said/asked/told) | what are (his/declarer s/my) options
    | <not> .. (chosen/decided/said/exercised/made) .. (choice/option/anything/yet)?
    | <declarer> .. (to choose/about to choose/thinking/undecided/making up/deciding/silent/choosing/wondering)
    | (waiting/waits) for (<declarer>/choice) | <not> told us | thinking (about)? (it/what)
declarer_choice-led_too_soon-else =
    | (led/leads/lead) (at once/immediately/straight away/quickly)? .. (before/without) .. (declarer/i/waiting/chose/choice/asking/said/choose/option/anything)
    | <partner> .. (led/leads/lead) .. (before/without) .. (<declarer>/i/he/she/wait-/choice/decid-/chose/said/could)
    | <partner> .. (jumped the gun/too soon/too early/did not wait/not wait-) | led .. before .. (could decide/could choose/could say/decid-/chose)
    | (led/leads) .. <not> wait-
partner_could_see-no-else =
    | face down | nobody saw | only (i/declarer/dummy) saw | <partner> .. <not> .. (see/seen/saw/notice-)
    | <partner> .. (looking away/away/loo/toilet/bathroom/asleep/outside/back turned/turned away/busy/blocked) | faces only (declarer/me)
    | only (<declarer>/<dummy>) .. (saw/see) | face never seen
    | partner (looking/was looking/was) .. (other way/elsewhere/out/away/phone/ceiling/asleep/toilet) | only (lho/rho/declarer) could see
    | (hidden/shielded/screen) .. partner
partner_could_see-yes-else =
    | (everyone/<partner>/whole table/we all/all/#3 of them/east/west/north/south) .. (saw/sees/could see/gawped/looked at/got a look/stared) (it/at)?
    | seen by (all/everyone/partner) | visible to (all/everyone/partner) | (for/in) (all/everyone) to see | in full view
    | (partner/everyone/they all/all) (saw/has seen/had seen/got a look/noticed/looked) (it/at it/the card)?
deliberate-no-else = (accident-/mistake/inadvertent-/clumsy/knocked) | not (on purpose/deliberate-/intention-/mean-)
deliberate-yes-else = (on purpose/deliberate-/intention-/wilful-/flashed .. (at/to) (partner/mate)) | to show (partner/him)
number_of_penalty_cards-same_suit-else =
    | both (spades/hearts/diamonds/clubs) | (#2/#3/#4) .. (penalty/pen/cards/honours) .. (both/all)? (spades/hearts/diamonds/clubs/same suit)
    | #2 penalty cards of same
number_of_penalty_cards-several_suits-else =
    | different suits
    | (two/#2/three/#3) .. (penalty cards/cards/penalties) .. (different/spade/heart/diamond/club/<suit>) .. (&/and) .. (spade/heart/diamond/club/<suit>)
    | (#2/#3) .. (pen/penalty) .. (one/#1)? (spade/heart/diamond/club) .. (one/#1/&/,)? (spade/heart/diamond/club)
    | #1 .. (spade/heart/diamond/club) .. #1 .. (spade/heart/diamond/club)
    | (heart/spade/diamond/club) & (heart/spade/diamond/club) .. (both/lying/penalty/pc) | (two/different/several) suits
    | (<high>/<low>/ace/king/queen/jack/ten) of? <suit>? & (<low>/two/three/four/five/six/seven/eight/nine/ten/jack/queen/king) .. (lying/both/exposed/face up/faced/penalty cards)
declarer_accepts-accepted-else =
    | (declarer/i) .. (accept-/happy/let it/fine) | (as it is/fine by him/fine by her/fine by me/let it be/let it stand) ++ (<declarer>/i)
    | (declarer/i/he/she) <accepts> | declarer says (ok/fine/keep/leave)
declarer_accepts-refused-else =
    | declarer <declines> | (declarer/i/he/she/west/east/north/south) .. <not> have (it/<low>/<high>/that/#2/#3/#4/#5/#6/#7/#8/#9/other)
    | (refus-/reject-/declin-) .. (substitute/card/other/it) | (want-/insist-/demand-) .. (penalty card/exposed/faced) .. (instead/back/played)?
    | (wants/want) .. (redone/changed/put right/taken back/replaced) | (declarer/i/he/she) <not> (want)? (to)? <accepts>
leader_has_penalty_card-yes-else =
    | both .. (have/got) (one/#1) | (both <defender>/both defenders/each defender/both of us) .. penalty card
    | (leader/partner/on lead/he) .. (has/got/have) (#1/one/his/her/own) .. (too/as/also/own/of his) | leader s .. (spade/heart/diamond/club)
    | (player/one/defender/partner) on lead (has/had)? (also)? .. penalty card | both defenders have
disobeyed-yes-else =
    | (led/played/leads/plays) .. <suit> .. (though/although/with/had/having/while) .. (<suit>/#1/two/three/one/plenty)
    | (had/has/having/held/holding/with) (plenty/some/two/#2/three)? (of)? (<suit>/#1/one) ++ (ask-/told/requir-/demand-/forb-/insist-/not lead)
    | (could have) (led/obeyed/played) | (ignored/disobeyed/defied/disregarded)
disobeyed-no-else =
    | (obey-/complied/complies/comply/duly/did as told/as told/as ordered)
    | (had/has/have/holds/got/holding) <not> .. (led/lead/<suit>/any/one/suit)? ++ (told/require-/demand-/must/ask-)
declarer_side_played-no-else =
    | (declarer/dummy) .. <not> .. (played/moved/called) | nothing from (dummy/declarer) | before (declarer/dummy)
    | <declarer> (s side)? (had/has)? <not> .. (played/contribut-/used/put/gone/followed/touched) .. (either hand/yet/anything)?
    | nothing from <declarer> | <not> (declarer) <not> (dummy) .. (played/contributed)
declarer_side_played-dummy-else =
    | <dummy> (had/has)? (pushed/moved/pulled/detached/slid/put) .. (card/one/#1/up/forward)
    | <dummy> .. (played) .. (himself/own accord/his own/of his own) | <dummy> .. (touched/moved/picked) .. card
declarer_side_played-both_hands-else =
    | both <declarer> s hands | both (of declarer s)? hands | <declarer> s #2 hands | (gone/played) from both
    | (dummy & declarer/declarer & dummy) .. (played/gone/followed)
since-declarer_side-else =
    | (dummy/declarer) (s)? (has)? (then/also)? (followed/played/played on/carried on/down) (since)? ++ (penalty/wrong card/instead/exposed)
    | (dummy/declarer) (has/had) (already)? (then)? played ++ (penalty/noticed)
since-next_trick-else =
    | (partner/he/side/defence/defenders) .. (led/gone on/played) .. (to)? (next/%1/#7/#8) .. (trick)? ++ (penalty/wrong card/instead/exposed)
    | since .. (defence/defenders/partner) .. played | defence .. played (since)? | after .. wrong card .. <partner> .. played | only partner .. since
claim-trick_in_progress-else =
    | (this/that/current) (trick/one) .. (mine/ours/i take/i win/only) | trick in progress | (this/that) trick $ | setting trick
opponent_played_after-yes-else =
    | (<declarer>/<lho>/<rho>/<dummy>/<innocent>/opponent) .. (followed/played) .. (when/before/after/to it) .. (took/taken/back/it/withdr-/correct-)
    | (opponent) .. played after | (rho/lho/declarer/dummy/next player/opponent) (had/has) (already)? (played/followed) ++ (revok-/correct-)
on_lead-who =
    | <who> (on lead/to lead/has lead/wants to lead/leads) | <who> must lead | (it was)? <who> s lead
how-unless =
    | out of turn
role-declarer_side-else =
    | (declarer/dummy) s? .. (dropped/drops/card fell/fell/exposed/faced/knocked) | fell from dummy
how-law_context-else =
    | (law/laws/rule/rules/code/regulation-/director/td) .. (requir-/made/make/told/tell/order-/instruct-/demand-/oblig-/asked/said) .. (face/faced/show/shown/turn/lay/put/it/card)?
    | (shown/faced/exposed/laid/laid down/tabled/showed/face up) .. (because/as/since/by) .. (law/laws/director/rule-/td)
    | (required/obliged/ordered/made/told) .. to (show/face/expose/turn up)
how-another_way-else = (auction/bidding/we bid/we were bidding) | everyone .. (revok-/reneg-)
how-another_way =
    | (in/during/since/while/before/of/at/until/was on) (we/they)? (auction/bidding) | everyone .. (revok-/reneg-)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. partner s? .. revok-
    | (missing/lost/mislaid/fourteenth) .. (card/one/<low>/<high>/#2/two/three/four/five/six/seven/eight/nine/ten/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket)
    | (restor-/return-/given back/put back/goes back/went back/came back) .. (missing/lost) | (extra/surplus) (card/one/#1)
    | (told/made/ordered/required/ask-) to lead from (dummy/hand/other hand) .. before | (lead/led) .. (owed/he should/he had to)
    | before .. <declarer> .. (led/lead/made lead) | partner s? (revok-/reneg-)
    | partner (had/has)? (correct-/fix-/put/withdr-/mend-) .. (revok-/reneg-) | card short
other_way-in_the_auction-else = (auction/bidding)
other_way-both_sides_revoked-else = everyone .. (revok-/reneg-) | both .. revoked
other_way-withdrawn_after_a_revoke-else =
    | partner s? (revok-/reneg-) | partner (had/has)? (correct-/fix-/put/withdr-/mend-) .. (revok-/reneg-)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. partner s? .. revok-
other_way-found_again-else =
    | (missing/lost/mislaid) .. (card/one/<low>/<high>/#2/two/three/four/five/six/seven/eight/nine/ten/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket)
    | (restor-/return-/given back/put back/goes back/went back/came back) .. (missing/lost)
other_way-surplus_restored-else =
    | (extra/surplus/superfluous/additional/one too many) .. (card/one/#1) .. (back/return-/restor-/put back/given/came/goes/went/taken)? | fourteen-
other_way-before_declarers_lead-else =
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/dummy/due/made)
    | (told/made/ordered/required/ask-) to lead from (dummy/hand/other hand) .. before
    | before .. <declarer> .. made .. lead
faces-one-else =
    | #1 (card)? s? (face/visible/seen) | (face/faces) .. of? #1 | (top one/upper one/bottom one) .. (face/seen/read/visible/hidden)?
    | (tucked/hidden/lay/lying) .. (under/underneath/beneath/behind) | under (the)? (other/first)
    | <not> .. (saw/seen/read/see) .. (face/bottom/second/other) | (nobody/nobody could) .. (saw/see/read/seen) .. (face/bottom/second/other)
    | (<low>/<high>) (could/can) .. seen ++ (two/together/#2/trick/stuck) | #1 .. (visible/face up/seen/showing) ++ (two/together/#2/trick/stuck)
faces-more-else =
    | (both/two) .. (visible/showing/shown/faced/face up/seen/face upwards) ++ (trick/together/at once/stuck/#2 cards/two at once/same)
    | #2 faces | (see/saw/seen) both ++ (trick/together/at once/stuck/#2 cards)
claim-partner_objected-else =
    | <partner> .. (object-/goes no/says no/said no/shout- no/protest-/disagree-/contest-/disput-/refus-/not accept) | (object-/protest-) .. partner
claim-stands-else =
    | (nobody/no one) .. (object-/minds/minded/protest-/disput-/contest-) | <not> .. object-
    | <partner> .. (kept quiet/silent/said nothing/agree-/accept-/no objection) | (claim/concession/it) stands | <defender> s (claim/concession)
    | showed his hand .. claiming
aside = when .. (<dummy>/<declarer>/<partner>) s (lead/turn/go)
on_lead-other =
    | (dummy/declarer) s (lead/turn/go) | (lead/turn) now? (in/with/passes to) (dummy/declarer) | in dummy (now/at present/at moment)
    | (dummy/declarer) (s)? now? (on lead/to lead/on play)
declarer_choice-unless = (instead/wrong card/accept- card/unplayed) | other card | take
partner_played_too_soon-yes-else =
    | <partner> .. (led/leads/lead/played/put) .. (before/without) .. (<declarer>/choice/wait-/decid-/chose/said/could)
    | <partner> .. (jumped the gun) | <not> wait- for <declarer> | <partner> .. (led/leads/played) .. <not> (asking/waiting/giving)
partner_played_too_soon-no-else =
    | <partner> .. (waited/waits/is waiting/waiting/sitting on) | (waited/waits/waiting/until/till) (for)? (<declarer>/declarer s/choice/decision)
    | sitting on .. hands
declarer_accepts-not_yet =
    | (<declarer>/i/he/she/west/east/north/south) .. (undecided/thinking/not decid-/not said/wondering/unsure/making up/<not> said/<not> decid-/<not> made up) .. (accept-/take/keep/other card/allow-)? ++ (instead/unplayed/accept-/take other/other card/wrong card/omit-/not play/substitute)
since-nothing-else =
    | (nobody/nobody s) .. (played/moved/touched/gone/done) .. (since)? ++ (penalty/instead/exposed/accept-/take/since)
    | (nobody/nobody else) .. (played/moved) .. (since/after him/after her/after that)
due-due-else =
    | when (due/it was due) | (penalty card/pc) .. (due/should have gone/had to be played) | (due) .. <not> played
    | + penalty card should (have)? (been)? played | + could (legally)? have? (played/followed) .. penalty card
    | + (could/could_have) .. (played/followed) .. penalty
due-other_duty =
    | (could/had/able) <not> (to)? play (it/penalty/exposed/my)
    | (had to/must/obliged to/needed to) follow (to)? .. (suit/spades/hearts/diamonds/clubs) | (penalty card/it) <not> due
    | (penalty card/it) could <not> (be)? played | following (spades/hearts/diamonds/clubs/suit) | (had to) (lead/play) what
    | (spades/hearts/diamonds/clubs/heart/spade/diamond/club) (led) & .. (had) (spades/hearts/diamonds/clubs)
    | + could <not> (have)? (legally)? play (it/penalty/exposed/his/my) | (had/has) to (ruff/follow) .. ++ penalty
declarer_side_played-afterwards-else =
    | <declarer> .. (since/then/went on/carried on/next)? (played/followed/carried on) .. (next hand/next to it/hand next/hand after/after it)
    | next hand .. (has)? (played/followed) | since (then)? .. (carried on/played on) | <lho> .. played (after it/since)
declarer_side_played-other_hand-else =
    | hand .. (<not> next/<not> play next/<not> play- next) | (other/wrong) hand .. (played/gone/since)
    | hand that (had nothing/<not> next)
at_right_hand_turn-yes-else =
    | (<rho>/right_opponent) s (turn/go/play/card) | (turn/go/play/next/card) .. (on/to) (his/her/my) right
    | partner had (long since)? (gone/played/followed) ++ (turn/ahead/early)
at_right_hand_turn-no-else =
    | (<partner>) s (turn/go/card) | <partner> (hadn t/had not/hasn t/<not>/still/yet) .. (gone/played/to play)
    | <not> .. (<rho>/declarer/chap on my right) (s)? (turn/go)?
misinformed-no-else = nobody .. (told/misled/said/misinform-/prompt-) | <not> (misled/misinform-/deceived)
misinformed-yes-else =
    | (misled/misinform-/misdirect-/deceived) | opp told | told .. so by (declarer/opponent)
    | (said/told/tells/says/nodded/wav-/gestur-/prompt-) .. (your turn/my turn/his turn/her turn/s turn/your go/my go/his go/her go/s go/it you/s lead/your lead/my lead/play on)
leader_has_penalty_card-no-else =
    | (leader/<partner>/on lead) .. (has/have/having/got/with) <not> .. (pen/penalty) .. card
    | (leader/<partner>) .. <not> (have) .. (one/any)? .. (own/himself)? penalty
number_of_penalty_cards-one-else = <not> (other/others) (penalty)? | #1 penalty card (for/on/with/here/&/$)
opponent_played_after-no-else =
    | <not> opponent .. played | before (any)? opponent .. played
    | nobody .. played .. (after/yet) ++ (revok-/withdr-/back) | before anybody .. played ++ (revok-/withdr-/back)
    | (correct-/withdr-) .. before .. (next player/lho/rho/opponent/declarer/dummy) .. (played)
dummy_asked-yes-else = <dummy> (who/had)? .. (asked/said/queried/enquired) .. (about/none/no/having/to)? | asked by <dummy>
dummy_asked-no-else =
    | <dummy> .. (<not> ask-/<not> asked/quiet/silent/said nothing/mute/kept quiet/kept silent)
    | <not> <dummy> (who)? (ask-)?
both_sides_played_on-yes-else =
    | (everyone/we/all) .. (gone on/led to/played to/played on) .. (to)? .. (next)?
    | (noticed/spotted/found) .. after .. (everyone/all) .. (led/played) .. (next)
    | after .. (everyone/all) .. (led/played) .. (next)
both_sides_played_on-no-else =
    | (spotted/noticed/seen/came to light/found) .. before .. (next/gone on/either/anyone/nobody/anybody)
    | (spotted/noticed/found/seen) (in time/at once/straight away) | nobody .. played to next
