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
    | (play-) .. (before) .. (partner/turn)
    | lead penalties
    | expos- .. (defence/defending)
    | #2 cards (at once/stuck)
    | (drop-/fell/falls/fall/slip-/expos-/flash-/spill-) .. (card/ace/king/queen/jack/ten/<high>/<low>/table/floor)
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>/spade-/heart-/diamond-/club-) .. (drop-/fell/falls/expos-/slipped/came out/visible)
    | (minor/major)
    | i (have/ve)? got .. (queen/king/ace/jack)
    | (play-/faced/played/plays) .. before .. partner
    | (show-/flash-) .. (ace/king/queen/jack/card) .. (partner/table/say)
    | (played/plays/play) .. (too early/before his turn/prematurely)
    | pull- .. #2 cards
hint =
    | (faced/exposed)
    | (require-/forbid-/forbade/demand-/insist-/prohibit-) .. (lead/suit/heart-/spade-/diamond-/club-)
    | defend-
    | on lead
against =
    | (auction/bidding/before first call)
    | revok- .. penalty card- lying
    | revok- .. penalty card- on
    | not claiming
    | (slip of tongue)
    | (revok-/reneg-)
word-penalty_card = penalty card | penalty cards | minor penalty card | major penalty card | mpc
word-aux = has | have | had
subject = <penalty_card> | exposed card | <who> exposed <card> | <who> <aux>? <dropped> * card | <who> <aux>? <dropped> <card> | card dropped | <card> dropped
word-dropped = dropped | drops | dropping | exposed accidentally | accidentally exposed | accidentally dropped
word-honour = ace | king | queen | jack | ten
honour-yes = + <penalty_card> honour | an honour , | is an honour
offender =
    | <who> <aux>? <dropped> * card | <who> <aux>? <dropped> <card> | <who> s <penalty_card> | <who> <aux> <penalty_card>
    | <penalty_card> of <who> | <who> with <penalty_card>
    | <who> * (drop-/expos-/shows/showed/faced/faces/let/spilled/flashed/named/pulled) .. (card/cards/ace/king/queen/jack/ten/<high>/<low>)
    | <who> s (card/ace/king/queen/jack/ten/<high>/<low>/penalty) | (card/ace/king/queen/jack/ten/<high>/<low>) .. (by/of/from) <who>
    | <who> (have/has/ve/had) .. penalty card | <who> (play-) .. (before/early/instead) | (^/,) <who> says? .. (got/have)
    | penalty card .. (of/by) <who> | <who> s penalty card
role-defender =
    | <defender> <aux>? <not> play * penalty card | <defender> <aux>? <not> played * penalty card | <defender> <aux>? <dropped> <honour>
    | <defender> <aux>? <dropped> * card | <defender> <aux>? <dropped> <card> | <defender> <aux>? <dropped> card
    | <defender> s <penalty_card> | <defender> <aux> <penalty_card> | <penalty_card> of <defender> | <defender> with <penalty_card>
    | <defender> <aux>? played two? #2 cards | <defender> <aux>? played #2 cards | <defender> plays #2 cards
    | <defender> <aux>? named * card | <defender> names * card | card from <defender> | <card> dropped by <defender>
    | card dropped by <defender> | <defender> s card | card of <defender>
    | <defender> .. (drop-/expos-/show-/faced/fac-/play-/has/holds) .. (card/ace/king/queen/jack/ten/<high>/<low>/penalty) | defenders cards
role-declarer_side =
    | <declarer> <aux>? <dropped> <honour> | <declarer> <aux>? <dropped> * card | <declarer> <aux>? <dropped> <card>
    | <declarer> <aux>? <dropped> card | card dropped by <declarer> | <card> dropped by <declarer>
    | <declarer> <aux>? played #2 cards | <declarer> plays #2 cards | <declarer> s card dropped
    | (dummy s/dummy) card- .. (fell/drop-) | dummys card- .. fell | (dummys) cards
    | declarer (drop-/expos-) .. (card/cards/ace/king) | declarer (drop-/expos-) .. (queen/jack/ten/king/ace/card/cards)
    | (<declarer>/<dummy>) s .. (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (fell/drop-/show-/expos-/faced/face up/penalty/upside/slip-/slid/fall-)
    | (declarer/dummy) s & (declarer/dummy) s (card/cards)
    | (card/cards/ace/king/queen/jack/ten/<high>/<low>) .. (fell/drop-/slip-/slid/came/tumbl-) .. (from/of) (<dummy>/<declarer>)
    | (<declarer>/<dummy>) .. (drop-/expos-/flash-/spill-/knock-/tip-) .. (card/cards/ace/king/queen/jack/ten/<high>/<low>/one/#1)
    | #1 of (<declarer>/<dummy>) s cards | <dummy> .. (my/his/her) cards .. (slid/fell/slip-/drop-)
    | <dummy> to (drop-/expos-) | <declarer> .. out of my hand | me .. <dummy> .. penalty
how-dropped =
    | <who> <aux>? <dropped> <honour> | <who> <aux>? <dropped> * card | <who> <aux>? <dropped> <card> | <who> <aux>? <dropped> card
    | card dropped | <card> dropped | card fell | <card> fell | card <aux>? fallen | <who> s card fell
    | (fell/fallen/falls/drop-/slip-/slid) .. (table/floor/hand/card/ace/king/queen)
    | (card/ace/king/queen/jack/ten/<high>/<low>) .. (fell/falls/dropped/slipped/slid/fallen)
    | (drop-) .. (card/ace/king/queen/jack/ten/<high>/<low>/cards) | let .. card .. fall | let .. (fall/slip/drop)
    | (ace/king/queen/jack/ten/<high>/<low>/card/cards) .. (fall/fell)
how-two_cards_to_trick =
    | <who> <aux>? played #2 cards | <who> plays #2 cards | #2 cards to same trick | #2 cards on same trick
    | #2 cards .. (trick/together/at once/same) | (play-) #2 cards
how-named =
    | <defender> <aux>? named * card | <defender> names * card | i (have)? got .. (queen/king/ace/jack)
    | (says/said) .. i (have/got) .. (queen/king/ace/jack/ten/<high>/<low>)
    | (said/says) (he/she) (has/had/holds) .. (ace/king/queen/jack/<high>/<low>)
how-not_played =
    | <who> <aux>? <not> play * <penalty_card> | <who> <aux>? <not> played * <penalty_card> | <penalty_card> <not> played
    | played another card instead of * <penalty_card> | <who> <aux>? played * instead of * <penalty_card>
    | <not> (play-/played) .. when .. due | (play-) .. instead of .. penalty card | follows with .. instead | <not> play- .. penalty card
    | refused to play .. penalty card | other card
on_lead-partner =
    | <partner> on lead | <partner> to lead | <partner> must lead | <partner> * must lead | partner on lead | partner of <defender> on lead
    | partner * must lead | partner to lead | partner of .. on lead | partner to lead
declarer_choice-forbid =
    | <declarer> <forbids> * <suit> | <declarer> <aux>? <forbids> | says not (spade/heart/diamond/club)
    | (forbid-/forbade/prohibit-/ban-) .. (<suit>/lead/suit)
    | declarer (asks/says/wants/said/asked) .. <not> (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
word-forbids = forbids | forbade | forbidden | bans | banned | prohibits | prohibited
declarer_choice-require =
    | <declarer> <aux>? <requires> * <suit> | <declarer> asks for <suit>
    | (told/required/ordered/asked) to (lead/play) .. <suit> | (demand-/require-/insist-) .. <suit>
word-requires = requires | required | demands | demanded
word-suit = spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | that suit | lead
declarer_choice-not_yet =
    | <declarer> <aux>? <not> chosen | <declarer> <aux>? <not> choose | <declarer> <aux>? <not> said anything | declarer <not> (chosen/decided/said)
declarer_choice-none =
    | <declarer> allows any lead | <declarer> <aux>? allowed any lead | <declarer> leaves * free | <declarer> says lead anything
    | <declarer> said lead anything | free lead | declarer .. (any/anything/free)
declarer_choice-led_too_soon =
    | led before <declarer> <aux>? | led before <declarer> chose | led before <declarer> could choose | leads before <declarer> chooses
partner_could_see-no =
    | partner could <not> see | partner could <not> * seen | <not> visible to partner | partner <aux>? <not> see
    | partner .. (not see/not seen/could not see/not saw)
deliberate-yes =
    | deliberately | on purpose | intentionally | (deliberately/on purpose)
number_of_penalty_cards-same_suit =
    | #2 <penalty_card> of same suit | #2 <penalty_card> in same suit | #2 penalty card- .. (#2/#3/#4/#5/#6/#7/#8/#9) & (<low>/<high>)
    | #2 penalty card- .. same suit
number_of_penalty_cards-several_suits =
    | #2 <penalty_card> of different suits | #2 <penalty_card> in different suits | #2 penalty card- .. different suits
    | #2 .. cards .. (spade/heart/diamond/club) (&/and) (spade/heart/diamond/club)
declarer_accepts-accepted =
    | <declarer> <aux>? accepts * card | <declarer> <aux>? accepted * card | <declarer> <aux>? accepts it | <declarer> <aux>? accepted it
    | declarer (accepts/accepted)
declarer_accepts-refused =
    | <declarer> <aux>? refuses * card | <declarer> <aux>? refused * card | <declarer> <aux>? <not> accept * card
    | <declarer> <aux>? <not> accept it | declarer (refuses/refused/rejects) | declarer not (accept/want)
asked-about = declarer_choice declarer_accepts
role-defender-else =
    | + penalty card | + defend- | + (minor/major) | + (lho/rho) says | + (his/her/my) partner (to lead/on lead)
    | + declarer .. (forbid-/require-/says/asks/wants/refuses/accepts/chose/choose) | + <not> .. penalty card
    | (lho/rho) .. (led/played/dropped/showed)
    | (west/east/north/south) .. (led/played/jumped in/exposed/withdrew) .. card | with declarer (to/about)
    | declarer .. (led/hand) .. (he should/he had to/owed) | defence | partner to lead
how-led_out_of_turn =
    | (led/lead) out of turn
    | (lead/led) .. (out of turn) | (lead/led) .. (rejected/refused/not accepted)
how-played_early =
    | (faced/play-/played) .. card? .. before .. (partner/turn) | (played/plays) (out of turn/early/prematurely/too soon/too early) | before partner played
claim-trick_in_progress =
    | (current/this/that) trick only
honour-no =
    | (small/minor) penalty card
    | minor .. (king/queen/ace/jack/ten/<high>) | (king/queen/ace/jack/ten/<high>) .. minor
    | penalty (card)? .. (two/three/four/five/six/seven/eight/nine/<low>) ++ (king/queen/ace/jack/ten/<high>) .. (instead/rather)
deliberate-no =
    | by (accident/mistake) | (accidentally/inadvertent-)
on_lead-holder =
    | (holder/offender) on lead | on lead .. own penalty card | (has/have/with) penalty card (&/and) on lead
disobeyed-yes =
    | (told/required/asked) .. ( not , had/not) , had (#1/one) | not , had #1
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
    | (exposed/penalty) .. (king/queen/ace/jack) .. instead | put (king/queen/ace/jack/ten/<high>) on instead
    | (king/queen/jack/ace) of suit .. instead
    | (small/minor) .. penalty .. (wants to/can) .. play (king/queen/ace/jack/ten/honour)
    | (king/queen/ace/jack/ten) .. instead ++ (minor/small/penalty <low>)
    | minor penalty card .. (but/and) .. (honour/king/queen/ace/jack/ten)
honour-yes-else =
    | (ace/king/queen/jack/ten/<high>) | honour | (my/his/her/spade/heart/diamond/club) (k/q/j)
    | (kd/kh/kc/ks/qd/qh/qc/qs/jd/jh/jc/js/ac/ah) | honours | major
honour-no-else =
    | <low> | (two/three/four/five/six/seven/eight/nine/deuce) of (spades/hearts/diamonds/clubs/trumps)
    | (small/low/spot/pip/little/tiny) (card/spade/heart/diamond/club/one/spades/hearts/diamonds/clubs)
    | (drop-/show-/showed/shown/shows/flash-/named/hold/have/has/had/holds/expos-/faced/faces/with/my/his/her/have got/penalty/card/card ,/spade/heart/diamond/club) (four/five/six/seven/eight/nine) (of/s/penalty/fell/dropped/faced/stays/stayed/lying/at/to/face/when/before/but/on/out/back/&/$)
    | (four/five/six/seven/eight/nine) (s/penalty/fell/drops/dropped/faced/face/stays/stayed/flew/slid/slipped/lying/exposed/at/came/tumbled/jumped/turned/back/hit)
    | , (four/five/six/seven/eight/nine) (, minor/, went/$) | (two/three/deuce) (fell/dropped/slipped/lying/faced)
    | spot card | (exposed/named/trick ,/annoy ,) (four/five/six/seven/eight/nine)
    | instead of (two/three/four/five/six/seven/eight/nine)
    | (spade/heart/diamond/club) (two/three/four/five/six/seven/eight/nine) | minor
how-dropped-else =
    | (fell/falls/fall/fallen/drop-/slip-/slid/tumbl-/slipping) | out of (my/his/her) hand
    | (accident-/inadvertent-) .. (expos-/faced/shown/showed)
    | (dropped/drops/drop/fell/falls/fallen/slipped/slips/slid/spilled/spills/tumbled/tumbles/flew/flies/jumped out/hopped/popped out/came loose/escaped) .. (over/out/table/floor/accident/face/hand/card/by)?
    | (shown/seen/flashed/visible/showed/glimpsed/exposed/saw) .. (hand/sorting/leaned/leaning/low/fanned/reaching/tipped)
    | (tipped/tilted/fanned/leaned) | hit (table/floor/deck) | lying on floor
    | (showed/shown/shows/flashed) .. (to) .. (partner/mate)
    | (flopped/toppled/blew/bounced/popped/came) (out/over/down/onto/on/off) .. (table/floor/hand)?
    | knocked over .. cards? | (visible/exposed) .. (cards/hand) .. (knocked/leaned)
    | (came/sticking) out .. (faced/visible) | (showed/flashed) .. (sorting/leaning/picking)
    | (accident-/inadvertent-/unintention-) .. (expos-/drop-/show-/turn-/reveal-/flash-)
    | (expos-/turned over/turned up) .. (accident-/inadvertent-/by mistake)
how-named-else =
    | (have/got/hold) .. (ace/king/queen/jack/<high>) ++ (says/said/mention-/blurt-/told/announce-/out loud)
    | (mention-/blurt-/named/names) .. (card/ace/king/queen/jack)
    | (said/says/named/announced/mentioned/told) .. (has/have/holds/got/holding) .. (ace/king/queen/jack/ten/<high>/<low>)
    | (naming/named/names/name/announc-/blurt-/mention-/mutter-/declared/declares/reveal-) .. (card/ace/king/queen/jack/ten/two/three/four/five/six/seven/eight/nine/<high>/<low>)
    | (said/says/say/saying/blurt-/told/mutter-/exclaim-/announc-/let slip/out loud/aloud) .. (i/he/she) (had/still/have)? (got/have/had/hold/holds/has/holding)? .. (ace/king/queen/jack/ten/two/three/four/five/six/seven/eight/nine/<high>/<low>)
    | (said/says/tells/told) .. (which card/what card/what he had/what she had/what he held) | (out loud/aloud)
    | (said/says) .. (going to/will/gonna) play .. (of/<high>/<low>)
    | (i/he/she) (have/got/hold/holding) .. (ace/king/queen/jack/<high>/<low>) ++ but .. (show-/nothing)
    | mention of (ace/king/queen/jack/<high>/<low>)
    | (says/said/told/tells/claims/announc-) .. (everyone/us/me/partner/table)? (he/she/i)? (had/has/have/holds/held/got) .. (ace/king/queen/jack/ten/<high>/<low>)
    | told .. (everyone/us/partner) .. (ace/king/queen/jack/ten/<high>/<low>) | let slip (that)? .. (had/have/has)
how-played_early-else =
    | (play-) in front of | ahead of (partner/dummy)
    | (played/plays) .. (before/ahead of/early/out of turn/prematurely) .. (partner/turn/dummy/declarer)?
    | (play-/went/go/gone) .. (ahead of/in front of) .. (partner/turn/pard) | (jump-) (in/queue/gun/ahead) | (anticip-)
    | (too soon/too early/early/premature-) | out of (his/her/my) turn
    | (play-/faced/put .. card) .. (before/ahead of) .. (partner/pard)
    | before (partner/my partner/his partner/her partner) | (play-/went/go) before (me/him/her/partner)
    | (thought/believed) .. (turn/go) | partner s (turn/go) | partner still to play | got in before
    | before (partner/his turn/turn/dummy/lho/rho) .. (played/plays/turn)? ++ (play-/follow-/faced)
    | (followed/played/plays/put) (card)? before (east/west/north/south/him/her) (had chance/could/did/played/had)?
    | out of order | before (east/west/north/south) (had chance/could/had played) | (too quick-/too fast)
    | before .. turn ++ (play-/faced/put)
how-led_out_of_turn-else =
    | (led/lead/leads) (out of turn) | out of turn lead | lead from wrong
    | (lead/led) .. (rejected/refused/not accepted)
    | (led/lead) .. out of turn .. (reject-/refus-/not accept-/declin-/penalty)
    | (refus-/reject-/declin-) lead .. (penalty/stays/table)
    | (lead/card .. led) .. (taken back/took back/withdrawn/retract-/reject-/refus-)
    | (took/take/takes/taken) (back)? .. lead (back)? | lead .. me (took/take) back | <not> my lead
    | (lead/led) .. <not> accept- | withdrawn lead | (led/lead) when <not> (my/his/her) (turn/lead) | (oot/ooturn)
    | (led/lead) from wrong (side/hand) | (led/leads) when .. (s lead/s turn/lead) .. (refus-/reject-/not accept-)?
    | (lead/led) .. wrong (side/hand) | led instead of .. partner
how-revoke_corrected-else =
    | revoke- .. (corrected/put right/changed/fixed/withdrawn)
    | (corrected/put right/withdrew/withdrawn/fixed) .. revoke- | revoke card
    | (corrected/fixed/withdrew/changed/put right) .. (revok-/reneg-) | revok- .. (corrected/fixed/put right/changed)
    | (revok-/reneg-) .. (put it right/put right/made good/correct-/fix-/undone/mend-)
    | (correct-/fix-/put right/withdr-) .. revoke | corrected in time
    | (having none/no more/no spades/no hearts/no diamonds/no clubs) .. (found/had/correct-) .. (one/#1)?
    | wrongly (trumped/ruffed/discarded) | (corrected/put right) by defender
    | ruffed .. (but/then) .. (had/followed/found) | revoked .. (card/so) .. (lies/lying/stays/faced/left)
    | (found/had) (#1/<suit>) .. after .. (discard-/ruff-)
    | (discard-/ruff-/trump-) .. (then/but) (he/she/i)? (found/noticed/spotted/saw) .. (#1/<suit>)
    | (unestablished) revoke | (chang-/replac-/substitut-) .. card .. follow suit
how-not_played-else =
    | (penalty card/it) .. <not> .. played | forgot .. penalty card | penalty card .. (not/wasn) .. (played/play)
    | (played/follows/followed) .. instead
    | (omit-/failed/forgot/overlook-/neglect-/ignor-/withheld) .. (penalty/exposed/pc)
    | (should/should have/ought/supposed) .. (play-) .. (penalty/exposed/faced)
    | (penalty card/pc) .. (unplayed/not put/held back/not gone/<not> played/ignored) | (penalty/exposed) .. instead
    | (put/played/follow-/chose) .. (instead/rather than) | (wrong card/substitute/other card/replacement)
    | could <not> play .. (it/penalty/exposed/open/faced)?
    | minor .. (follow-/play-/put) .. (king/queen/ace/jack/ten/<high>) | penalty card should (have)? gone
    | <declarer> <not> have (<low>/<high>/#2/#3/#4/#5/#6/#7/#8/#9)
    | (instead of/rather than/in place of) .. (penalty/exposed) .. (card/one)? | <not> penalty card , but
    | <not> (play/played) .. (penalty/exposed/faced) card
    | penalty card .. (and/,) .. (played/plays/follows/followed) (something else/another/other)
    | + forgot about (my/his/her/the)? (penalty/exposed) | + <not> play (his/her/my)? (penalty/exposed)
    | (kept/left) .. (penalty/exposed/faced) .. (& played/and played)
    | (played/follow-/discard-/threw) .. (while/with) .. penalty card (still)? (on table/lying)
    | penalty card (left/stayed) .. & .. (played) | (played/plays) (a)? (different/another/other/#1 more) (card/one)
how-claim_context-else =
    | (claim-/conced-) | (concess-/giving up/gave up/gives up/statement)
    | (this/that) (trick/one) .. (mine/ours/i take/i win) | (trick/rest) s? (mine/ours)
    | (trick/one) .. (my/his/her/our) trick
    | (show-/flash-/faced/faces/facing/turned up/put down) .. (prove/proof/say/saying/show) .. (win-/take-/trick/mine)
    | setting trick | (said/says/saying) .. (trick/rest) .. (mine/ours)
    | (showed/shows/faced) .. (king/ace/queen/jack/card/cards/hand/<high>) .. (said/saying/says) .. (taking/take/win/mine/trick/rest/claim-)
    | (laid/put/threw) (down/in) (his/her/my)? (hand/cards) | conceding | (showed/shows) (his/her) (hand/cards)
how-two_cards_to_trick-else =
    | (two/#2) cards .. (trick/together/at once/same time/stuck)
    | (two/#2/both) cards .. (stuck/together/same trick/at once/one trick)
    | second card .. (same trick/trick/stuck/with it)
    | (put/push-/pull-/play-/pushed out/came out/lay/laid/slapped) .. (two/both) .. (at once/together/one go/in one)?
    | two .. (at once/together/in one go/same trick) | (came/come/coming) .. (stuck/together) .. (to)?
    | stuck (to/together) | (an extra/second) card .. (behind/underneath/under/stuck)
    | (two/both) .. (out) .. (one/#1) .. (under/beneath/behind) | (top one/bottom one/underneath)
    | two (of my/of his/of her)? cards .. (stuck/trick/down) | + (stuck together/two cards stuck)
on_lead-partner-else =
    | <partner> (on lead/to lead)
    | (on lead/to lead/about to lead/leading/my lead/has lead/has the lead) .. (partner/my partner/his partner/her partner)
    | choose lead from <partner> | (told/asked/let/make/makes/allow-) (him/her) .. lead | let (him/her) lead
    | don t lead | (asks/asked) for .. lead | from your partner
    | (told/asked/ordered/required) (me/him/her/partner/west/east/north/south)? (to/not) lead (<suit>)
    | (partner/other defender) .. (then/now)? (led/leads/leading) (<suit>/before/without/while/though)
    | leader .. (has/got) .. penalty
    | (partner/his partner/her partner/my partner/other defender) .. (on lead/to lead/about to lead/has lead/his lead/her lead/got lead)
    | (forbid-/forbade/demand-/insist-/requir-) .. (from partner/partner)
    | partner .. (wins/won/took/takes/gets/got) (trick/in) & (must/has to/to)? lead
    | partner .. penalty card & i (won/win/am on lead) | (i won/i win/i got in) ++ partner .. penalty
    | penalty card .. partner .. (has to lead/must lead) | up to partner to lead
    | (my lead/i am on lead/i have lead/i won) .. partner .. (penalty/exposed/faced) | other defender (in/wins/won)
    | partner (gained/got/gets/has) lead | partner (has)? (gone in/got in/in with)
on_lead-holder-else =
    | (holder/owner/herself/himself/same player/same defender) (himself/herself)? (on lead/to lead/to play)
    | penalty card & (on lead/his lead/her lead/it s her lead/it s his lead)
    | (player/one/defender) with (the)? penalty card (is)? (on lead/to lead)
    | (his/her/their) (own)? (lead/turn) (next/now) | (on lead/to lead) (himself/herself/myself)
    | (i am/i m/me) (now)? (on lead/to lead) ++ (my/mine) .. (penalty card/faced/exposed/on table)
    | (on lead/to lead) (&/with) .. (own/his/her)? penalty card | s own lead | penalty card & it (my/his/her) lead
    | (player/defender/one/he/she) (with/who has) penalty card .. (on lead/to lead/won/leads)
    | (his/her/my) own (lead/turn) | (offender/holder) .. (won/on lead/to lead)
    | (have/has) to lead (his/her/my) penalty card | must .. lead (his/her/my) penalty card
on_lead-other-else =
    | declarer .. (on lead/won/leads)
declarer_choice-forbid-else =
    | (no/not) (a)? (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (forbid-/forbade/prohibit-/ban-/bars/barred) .. | (anything/any suit) (but/except)
    | (forbid-/forbade/prohibit-/bar/bars/barred/ban/bans/banned/stop-/not to lead/don t lead/not lead) .. (suit/spade/heart/diamond/club/lead/spades/hearts/diamonds/clubs)?
    | no (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | <not> (to/a)? (lead/leading/play)? (a)? <suit> (from/please/lead)? | <not> to lead
    | (forbids/forbidden/forbade/barred/banned) (both/them/it/suit/$) | (don t/not/never) lead (<suit>)
    | (anything/any suit) but | keep off (<suit>) | (stop-/prevent-) .. (from)? (leading/lead)
    | (asked/tells/told/wants) .. not to lead | cannot lead <suit>
declarer_choice-require-else =
    | asks for (a)? <suit> | must lead <suit>
    | (told/ordered/asked/required/forced/made/instructed/wants/want/wanted) (me/him/her/partner)? .. (to)? (lead/play) .. (<suit>)
    | (demand-/requir-/insist-/impos-/order-/command-) (on)? .. (<suit>/that suit/lead)
    | (<suit>) (demand-/requir-/insist-/order-/impos-/asked for/wanted) | (ask-/call-) for <suit>
    | (lead me/give me/i want/he wants/she wants) (a)? <suit> | wants <suit> (led/played)
    | (asks/asked/tells/told) (partner/me/him/her/west/east/north/south) for <suit> | (lead/play) <suit> please
    | wants (me/him/her/partner) to lead <suit>
    | (must/had to) lead (a)? (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
declarer_choice-none-else =
    | (lead/play) (whatever/what/anything) | (free/liberty) (to lead/choice)?
    | (no restriction-/no demand/no preference/doesn t mind/does not mind/whatever you like/as he likes/as she likes/lets him lead/let him lead/leaves him free)
    | waives | (any lead/whatever/lead what/lead anything/you like/any suit/free to lead/leaves it)
    | (lead/play) (anything/whatever/any suit) | up to (him/her/me/partner) | any (suit/card) he (likes/wants)
    | free choice | does not (care/mind) what
declarer_choice-not_yet-else =
    | (declarer) .. <not> .. (chosen/decided/said/asked/told) | what are (his/declarer s/my) options
    | <not> .. (chosen/decided/said/exercised/made) .. (choice/option/anything/yet)?
    | <declarer> .. (to choose/about to choose/thinking/undecided/making up/deciding/silent/choosing/wondering)
    | (choice/option) <not> .. (made/exercised/chosen) | (waiting/waits) for (<declarer>/choice) | <not> told us
    | <declarer> <not> .. (said/say/spoken/told/decided/decide/chosen/chose)
    | <not> (made up/said a word/spoken/announced/exercised) .. | thinking (about)? (it/what)
declarer_choice-led_too_soon-else =
    | (led/leads/lead) before (declarer/he/i/she) .. (said/chose/chosen/could/decided/spoke/spoken/had/choose)
    | (led/leads/lead) (at once/immediately/straight away/quickly)? .. (before/without) .. (declarer/i/waiting/chose/choice/asking/said/choose/option/anything)
    | <partner> .. (led/leads/lead) .. (before/without) .. (<declarer>/i/he/she/wait-/choice/decid-/chose/said/could)
    | <partner> .. (jumped the gun/too soon/too early/did not wait/not wait-)
    | led .. before .. (could decide/could choose/could say/decid-/chose) | (led/leads) .. <not> wait-
    | (led/leads) <not> (asking/waiting/giving) ..
    | <partner> (led/leads) (quickly/at once/immediately/straight away) <not>
partner_could_see-no-else =
    | face down | only <who> saw | nobody saw | partner .. (not/could not/didn not/never) .. (see/saw/seen)
    | <not> (visible/seen) .. partner | only (i/declarer/dummy) saw | <partner> .. <not> .. (see/seen/saw/notice-)
    | <partner> .. (looking away/away/loo/toilet/bathroom/asleep/outside/back turned/turned away/busy/blocked)
    | (face/it) <not> (seen/visible/shown) | faces only (declarer/me) | only (<declarer>/<dummy>) .. (saw/see)
    | <not> (visible) | face never seen
    | partner (looking/was looking/was) .. (other way/elsewhere/out/away/phone/ceiling/asleep/toilet)
    | only (lho/rho/declarer) could see | partner <not> (have)? (seen/saw/see/notice-)
    | (hidden/shielded/screen) .. partner
partner_could_see-yes-else =
    | (everyone/<partner>/whole table/we all/all/#3 of them/east/west/north/south) .. (saw/sees/could see/gawped/looked at/got a look/stared) (it/at)?
    | seen by (all/everyone/partner) | visible to (all/everyone/partner) | partner must have (seen/noticed)
    | (for/in) (all/everyone) to see | in full view
    | (partner/everyone/they all/all) (saw/has seen/had seen/got a look/noticed/looked) (it/at it/the card)?
    | visible to everyone
deliberate-no-else =
    | (accident-/mistake/inadvertent-/clumsy/knocked)
    | (accident-/accidentally/inadvertent-/unintention-/unintended/clumsy/clumsily)
    | not (on purpose/deliberate-/intention-/mean-) | total accident | pure accident | hiccup | (accident/accidental)
    | did not mean (to)? (show/drop/expose)
deliberate-yes-else =
    | (deliberate-/on purpose/intentional-)
    | (on purpose/deliberate-/intention-/wilful-/flashed .. (at/to) (partner/mate)) | to show (partner/him)
number_of_penalty_cards-same_suit-else =
    | (#2/two) .. penalty card- .. (same suit/both)
    | (two/#2/three/#3) .. (penalty cards/cards) .. (same suit/both (spades/hearts/diamonds/clubs))
    | both (spades/hearts/diamonds/clubs)
    | (#2/#3/#4) .. (penalty/pen/cards/honours) .. (both/all)? (spades/hearts/diamonds/clubs/same suit)
    | (another/one more/#1 more) .. (same suit/also) | had penalty card in (that/same) suit | #2 penalty cards of same
number_of_penalty_cards-several_suits-else =
    | different suits | (#2/two) penalty card- .. (<high>/<low>) (&/,) (<high>/<low>)
    | (ace/king/queen/jack/#2/#3/#4/#5/#6/#7/#8/#9) of <suit> (&/,) .. of <suit>
    | (two/#2/three/#3) .. (penalty cards/cards/penalties) .. (different/spade/heart/diamond/club/<suit>) .. (&/and) .. (spade/heart/diamond/club/<suit>)
    | (#2/#3) .. (pen/penalty) .. (one/#1)? (spade/heart/diamond/club) .. (one/#1/&/,)? (spade/heart/diamond/club)
    | #1 .. (spade/heart/diamond/club) .. #1 .. (spade/heart/diamond/club)
    | (heart/spade/diamond/club) & (heart/spade/diamond/club) .. (both/lying/penalty/pc) | (two/different/several) suits
    | (ace/king/queen/jack/ten/<high>/<low>) .. & .. (two/three/four/five/six/seven/eight/nine/ten/jack/queen/king/<low>/<high>) .. (both/are) penalty cards
    | #2 penalty cards .. (<low>/<high>) .. (<low>/<high>)
    | #1 in (spades/hearts/diamonds/clubs) .. #1 in (spades/hearts/diamonds/clubs)
    | (<high>/<low>/ace/king/queen/jack/ten) of? <suit>? & (<low>/two/three/four/five/six/seven/eight/nine/ten/jack/queen/king) .. (lying/both/exposed/face up/faced/penalty cards)
declarer_accepts-accepted-else =
    | (declarer/i) .. (accept-/happy/let it/fine) | <declarer> (said/says)? (fine/ok/happy/takes it/keeps it/lets it)
    | (as it is/fine by him/fine by her/fine by me/let it be/let it stand) ++ (<declarer>/i)
    | (declarer/i/he/she) <accepts> | declarer says (ok/fine/keep/leave) | declarer lets .. stand
    | declarer (says)? that (is)? (ok/fine) | keep card you played
declarer_accepts-refused-else =
    | declarer <declines> | declarer wants .. (back/penalty card played)
    | (declarer/i/he/she/west/east/north/south) .. <not> have (it/<low>/<high>/that/#2/#3/#4/#5/#6/#7/#8/#9/other)
    | (refus-/reject-/declin-) .. (substitute/card/other/it)
    | (want-/insist-/demand-) .. (penalty card/exposed/faced) .. (instead/back/played)?
    | (<low>/ace/king/queen/jack/it/penalty card) must (go/be played)
    | (wants/want) .. (redone/changed/put right/taken back/replaced) | (declarer/i/he/she) <not> (want)? (to)? <accepts>
    | <declarer> (refuses/refused/rejects/rejected) .. (card/it/other) | declarer says <not> ,
    | (play/wants/want) (the)? penalty card (played)? ++ (instead/says/other)
leader_has_penalty_card-yes-else =
    | both .. (have/got) (one/#1) | #1 each | (both <defender>/both defenders/each defender/both of us) .. penalty card
    | partner .. (has/got) (#1/one) (too/as/also/of)
    | (leader/partner/on lead/he) .. (has/got/have) (#1/one/his/her/own) .. (too/as/also/own/of his)
    | leader s .. (spade/heart/diamond/club) | (player/one/defender/partner) on lead (has/had)? (also)? .. penalty card
    | (each/both) (of them)? (has/have) (a)? penalty card | (also/too) (has/have) (a)? penalty card
    | both defenders have | both of us .. penalty card- | (we/they) both have .. penalty | each of us .. penalty
disobeyed-yes-else =
    | (led/played/leads/plays) .. <suit> .. (though/although/with/had/having/while) .. (<suit>/#1/two/three/one/plenty)
    | (had/has/having/held/holding/with) (plenty/some/two/#2/three)? (of)? (<suit>/#1/one) ++ (ask-/told/requir-/demand-/forb-/insist-/not lead)
    | (ignored/disobey-/didn t obey/not obey/against orders) | (could have) (led/obeyed/played)
    | (got/led) .. <suit> .. (he/she) had (<suit>/#1) | (ignored/disobeyed/defied/disregarded)
    | despite .. (told/order/demand/request)
disobeyed-no-else =
    | (obey-/complied/complies/comply/duly/did as told/as told/as ordered)
    | (had/has/have/holds/got/holding) <not> .. (led/lead/<suit>/any/one/suit)? ++ (told/require-/demand-/must/ask-)
    | void ++ (told/requir-/demand-/ask-) | <suit> (demanded/required/asked for) , <suit> (led/played)
    | (obeyed/obeys/complied/as requested/as instructed) | void in suit
declarer_side_played-no-else =
    | (declarer/dummy) .. <not> .. (played/moved/called) | nothing from (dummy/declarer) | before (declarer/dummy)
    | <declarer> (s side)? (had/has)? <not> .. (played/contribut-/used/put/gone/followed/touched) .. (either hand/yet/anything)?
    | nothing from <declarer> | <not> (declarer) <not> (dummy) .. (played/contributed)
    | <not> (dummy/declarer) .. (had/has) (yet)? played
declarer_side_played-dummy-else =
    | <dummy> (had/has)? (pushed/moved/pulled/detached/slid/put) .. (card/one/#1/up/forward)
    | <dummy> .. (played) .. (himself/own accord/his own/of his own) | <dummy> .. (touched/moved/picked) .. card
declarer_side_played-both_hands-else =
    | (both hands/from hand & (from)? dummy) | <declarer> .. both hands | both <declarer> s hands
    | both (of declarer s)? hands | <declarer> s #2 hands | (gone/played) from both
    | (dummy & declarer/declarer & dummy) .. (played/gone/followed) | both (dummy & declarer/declarer & dummy)
since-declarer_side-else =
    | (dummy/declarer) (s)? (has)? (then/also)? (followed/played/played on/carried on/down) (since)? ++ (penalty/wrong card/instead/exposed)
    | since .. (dummy/declarer) .. (played/followed) | (dummy/declarer) s down ++ (penalty/instead)
    | declarer then (played/called) (on)? .. ++ penalty
    | (dummy/declarer) (has/had) (already)? (then)? played ++ (penalty/noticed)
since-next_trick-else =
    | (partner/he/side/defence/defenders) .. (led/gone on/played) .. (to)? (next/%1/#7/#8) .. (trick)? ++ (penalty/wrong card/instead/exposed)
    | since .. (defence/defenders/partner) .. played | defence .. played (since)?
    | after .. wrong card .. <partner> .. played | (his/her/my)? (partner) (has/had) played since
    | only partner .. since
claim-trick_in_progress-else =
    | (this/that/current) (trick/one) .. (mine/ours/i take/i win/only) | (about/for/mean-) (this/that/one) trick
    | trick in progress | nothing .. (about) .. (later/rest/other) | (this/that) trick $ | takes (this/that) trick
    | setting trick
opponent_played_after-yes-else =
    | (<declarer>/<lho>/<rho>/<dummy>/<innocent>/opponent) .. (followed/played) .. (when/before/after/to it) .. (took/taken/back/it/withdr-/correct-)
    | (opponent) .. played after
    | (rho/lho/declarer/dummy/next player/opponent) (had/has) (already)? (played/followed) ++ (revok-/correct-)
    | (withdr-/correct-) .. after (rho/lho/declarer/dummy/next player) .. played
on_lead-who =
    | <who> (on lead/to lead/has lead/wants to lead/leads) | <who> must lead | (it was)? <who> s lead
how-unless =
    | out of turn
role-declarer_side-else =
    | (declarer/dummy) s? .. (dropped/drops/card fell/fell/exposed/faced/knocked) | fell from dummy
how-law_context-else =
    | (law/laws/rule/rules/code/regulation-/director/td) .. (requir-/made/make/told/tell/order-/instruct-/demand-/oblig-/asked/said) .. (face/faced/show/shown/turn/lay/put/it/card)?
    | (shown/faced/exposed/laid/laid down/tabled/showed/face up) .. (because/as/since/by) .. (law/laws/director/rule-/td)
    | (in accordance/accord-/as) .. (with)? (law/laws/rules) | (law/laws/rule/rules) (says/say/said) to (show/face/put)
    | (required/obliged/ordered/made/told) .. to (show/face/expose/turn up) | application of (law/laws)
how-another_way-else =
    | (auction/bidding/we bid/we were bidding) | everyone .. (revok-/reneg-) | (revok-/reneg-) .. (everyone/both sides)
how-another_way =
    | (in/during/since/while/before/of/at/until/was on) (we/they)? (auction/bidding)
    | (shown/seen/exposed/faced/fell/dropped/flew/visible) .. (auction/bidding) | everyone .. (revok-/reneg-)
    | (revok-/reneg-) .. everyone
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. partner s? .. revok-
    | (missing/lost/mislaid/fourteenth) .. (card/one/<low>/<high>/#2/two/three/four/five/six/seven/eight/nine/ten/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket) | card short .. found
    | (restor-/return-/given back/put back/goes back/went back/came back) .. (missing/lost)
    | (extra/surplus/superfluous/fourteenth/additional/one too many) .. (card/one/#1) .. (back/return-/restor-/put back/given/came/goes/went/taken)
    | (return-/restor-/given back/put back) .. (extra/surplus) | (extra/surplus) (card/one/#1)
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/dummy/due)
    | (told/made/ordered/required/ask-) to lead from (dummy/hand/other hand) .. before
    | (lead/led) .. (owed/he should/he had to) | before .. <declarer> .. (led/lead/made lead)
    | partner s? (revok-/reneg-) | partner (had/has)? (correct-/fix-/put/withdr-/mend-) .. (revok-/reneg-)
    | (revok-/reneg-) ... (my card back/back my card/back his card/back her card/back mine/change mine/changed mine/back my own)
    | (too many cards/#2 cards to (earlier/previous) trick) | card short
other_way-in_the_auction-else = (auction/bidding)
other_way-both_sides_revoked-else = everyone .. (revok-/reneg-) | (revok-/reneg-) .. everyone | both .. revoked
other_way-withdrawn_after_a_revoke-else =
    | partner s? (revok-/reneg-) | partner (had/has)? (correct-/fix-/put/withdr-/mend-) .. (revok-/reneg-)
    | (revok-/reneg-) ... (my card back/back my card/back his card/back her card/back mine/change mine/changed mine/back my own)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. partner s? .. revok-
other_way-found_again-else =
    | (missing/lost/mislaid) .. (card/one/<low>/<high>/#2/two/three/four/five/six/seven/eight/nine/ten/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket) | card short .. found
    | (restor-/return-/given back/put back/goes back/went back/came back) .. (missing/lost)
other_way-surplus_restored-else =
    | (extra/surplus/superfluous/additional/one too many) .. (card/one/#1) .. (back/return-/restor-/put back/given/came/goes/went/taken)?
    | (return-/restor-/given back/put back) .. (extra/surplus) | fourteen-
    | (takes/took/gets/got) #1 back ++ (#2 cards/defective/fourteen) | too many cards
other_way-before_declarers_lead-else =
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/dummy/due/made)
    | (told/made/ordered/required/ask-) to lead from (dummy/hand/other hand) .. before
    | before .. <declarer> .. made .. lead
faces-one-else =
    | #1 (card)? s? (face/visible/seen) | (face/faces) .. of? #1
    | (top one/upper one/bottom one) .. (face/seen/read/visible/hidden)?
    | (tucked/hidden/lay/lying) .. (under/underneath/beneath/behind) | under (the)? (other/first)
    | <not> .. (saw/seen/read/see) .. (face/bottom/second/other)
    | (nobody/nobody could) .. (saw/see/read/seen) .. (face/bottom/second/other)
    | (<low>/<high>) (could/can) .. seen ++ (two/together/#2/trick/stuck)
    | #1 .. (visible/face up/seen/showing) ++ (two/together/#2/trick/stuck)
    | (see/saw/seen) (only)? #1 of (them/cards/two) | #1 of them (could/was) .. (seen/visible)
faces-more-else =
    | (both/two) .. (visible/showing/shown/faced/face up/seen/face upwards) ++ (trick/together/at once/stuck/#2 cards/two at once/same)
    | #2 faces | (see/saw/seen) both ++ (trick/together/at once/stuck/#2 cards)
claim-partner_objected-else =
    | <partner> .. (object-/goes no/says no/said no/shout- no/protest-/disagree-/contest-/disput-/refus-/not accept)
    | (object-/protest-/disput-) .. by partner | (object-/protest-) .. partner
claim-stands-else =
    | (nobody/no one) .. (object-/minds/minded/protest-/disput-/contest-) | <not> .. object-
    | <partner> .. (kept quiet/silent/said nothing/agree-/accept-/no objection) | (claim/concession/it) stands
    | (claim/concession) .. (fine/valid/accepted/agreed) | <defender> s (claim/concession) | showed his hand .. claiming
aside = when .. (<dummy>/<declarer>/<partner>) s (lead/turn/go)
on_lead-other =
    | (dummy/declarer) s (lead/turn/go) | (lead/turn) now? (in/with/passes to) (dummy/declarer)
    | (declarer) (has/holds) lead | in dummy (now/at present/at moment)
    | (dummy/declarer) (s)? now? (on lead/to lead/on play)
declarer_choice-unless = (instead/wrong card/accept- card/unplayed) | other card | take
partner_played_too_soon-yes-else =
    | <partner> .. (led/leads/lead/played/put) .. (before/without) .. (<declarer>/choice/wait-/decid-/chose/said/could)
    | <partner> .. (jumped the gun) | <not> wait- for <declarer>
    | led .. before <declarer> (could decide/could choose/could say/decid-/chose) | without waiting for <declarer>
    | <partner> .. (led/leads/played) .. <not> (asking/waiting/giving) | partner (played/followed) before declarer
    | partner jumped gun
partner_played_too_soon-no-else =
    | <partner> .. (waited/waits/is waiting/waiting/sitting on)
    | (waited/waits/waiting/until/till) (for)? (<declarer>/declarer s/choice/decision) | waited for .. (decision/choice)
    | sitting on .. hands
declarer_accepts-not_yet =
    | (<declarer>/i/he/she/west/east/north/south) .. (undecided/thinking/not decid-/not said/wondering/unsure/making up/<not> said/<not> decid-/<not> made up) .. (accept-/take/keep/other card/allow-)? ++ (instead/unplayed/accept-/take other/other card/wrong card/omit-/not play/substitute)
since-nothing-else =
    | (nobody/nobody s) .. (played/moved/touched/gone/done) .. (since)? ++ (penalty/instead/exposed/accept-/take/since)
    | (nobody/nobody else) .. (played/moved) .. (since/after him/after her/after that) | before anybody else played
    | before nobody else played
due-due-else =
    | should (have played/play) .. (penalty/exposed/faced/pc) | when (due/it was due)
    | (penalty card/pc) .. (due/should have gone/had to be played) | (due) .. <not> played
    | could have (played/been)? .. legally | legal opportunity | + penalty card should (have)? (been)? played
    | + could (legally)? have? (played/followed) .. penalty card | + (could/could_have) .. (played/followed) .. penalty
due-other_duty =
    | (could/had/able) <not> (to)? play (it/penalty/exposed/my)
    | (had to/must/obliged to/needed to) follow (to)? .. (suit/spades/hearts/diamonds/clubs)
    | (penalty card/it) <not> due | (penalty card/it) could <not> (be)? played
    | following (spades/hearts/diamonds/clubs/suit) | (had to) (lead/play) what
    | (spades/hearts/diamonds/clubs/heart/spade/diamond/club) (led) & .. (had) (spades/hearts/diamonds/clubs)
    | (spades/hearts/diamonds/clubs) (led) & (he/she/i) had (<suit>/#1/them)
    | + could <not> (have)? (legally)? play (it/penalty/exposed/his/my) | (had/has) to (ruff/follow) .. ++ penalty
    | different suit .. (led/follow)
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
    | (said/told) me? you so? | (said/told) .. you $ | told it you | (misled/misinform-/misdirect-/deceived)
    | opp told | told .. so by (declarer/opponent)
    | (said/told/tells/says/nodded/wav-/gestur-/prompt-) .. (your turn/my turn/his turn/her turn/s turn/your go/my go/his go/her go/s go/it you/s lead/your lead/my lead/play on)
    | (told) (him/her/me/partner) (it)? (his/her/my/partner s) (turn/go/lead)
leader_has_penalty_card-no-else =
    | (leader/<partner>/on lead) .. (has/have/having/got/with) <not> .. (pen/penalty) .. card
    | (leader/<partner>) .. <not> (have) .. (one/any)? .. (own/himself)? penalty
number_of_penalty_cards-one-else =
    | <not> (other/others) (penalty)? | <not> other penalty | #1 penalty card (for/on/with/here/&/$) | #1 penalty card $
    | has #1 penalty card | solitary penalty
opponent_played_after-no-else =
    | <not> opponent .. played | before (any)? opponent .. played
    | nobody .. played .. (after/yet) ++ (revok-/withdr-/back) | before anybody .. played ++ (revok-/withdr-/back)
    | (correct-/withdr-) .. before .. (next player/lho/rho/opponent/declarer/dummy) .. (played)
dummy_asked-yes-else =
    | <dummy> (who/had)? .. (asked/said/queried/enquired) .. (about/none/no/having/to)? | asked by <dummy>
    | <dummy> to <defender> .. (none/no)
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
    | <not> (gone on/led/played) to next
