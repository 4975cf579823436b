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
word-suits = spade | spades | heart | hearts | diamond | diamonds | club | clubs
honour-yes =
    | <who> <aux>? <dropped> <honour> of? <suits>? | + <penalty_card> honour
    | (ace/king/queen/jack/ten/k/q) .. (penalty/fell/drop-/slip-/expos-/down/table)
    | (spade/heart/diamond/club) (k/q/j/ten/king/queen/jack/ace) | (drop-/fell/expos-/show-/shows/got) .. (ace/king/queen/jack/ten/<high>)
    | (penalty card) .. (ace/king/queen/jack/ten/<high>) | (ace/king/queen/jack/ten/<high>) .. (fall/faced/shown)
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
    | <declarer> <aux>? <dropped> card | card dropped by <declarer> | <card> dropped by <declarer> | <declarer> <aux>? played #2 cards
    | <declarer> plays #2 cards | <declarer> s card dropped | (dummy s/dummy) card- .. (fell/drop-) | dummys card- .. fell | (dummys) cards
    | declarer (drop-/expos-) .. (card/cards/ace/king) | declarer (drop-/expos-) .. (queen/jack/ten/king/ace/card/cards)
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
    | (says/said) .. i (have/got) .. (queen/king/ace/jack/ten/<high>/<low>) | (named/mentioned) .. card .. (hand)
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
    | <declarer> <aux>? <requires> * <suit> | <declarer> asks for <suit> | (told/required/ordered/asked) to (lead/play) .. <suit>
    | (demand-/require-/insist-) .. <suit> | (demand-/require-/insist-) .. lead
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
asked-about = declarer_choice honour declarer_accepts how
role-defender-else =
    | + penalty card | + defend- | + (minor/major) | defender | + (lho/rho) says | + (his/her/my) partner (to lead/on lead)
    | + declarer .. (forbid-/require-/says/asks/wants/refuses/accepts/chose/choose)
how-led_out_of_turn =
    | (led/lead) out of turn
    | (lead/led) .. (out of turn) | (lead/led) .. (rejected/refused/not accepted)
how-revoke_corrected =
    | (corrected/withdrawn) .. revoke
how-played_early =
    | (faced/play-/played) .. card? .. before .. (partner/turn) | (played/plays) (out of turn/early/prematurely/too soon/too early) | before partner played
how-claim_context =
    | (show-/shows/faces) .. (say/saying) .. (win/take) .. (one/trick)
claim-trick_in_progress =
    | (current/this/that) trick only
honour-no =
    | (eight/seven/six/five/four/three/two/nine/#8/#7/#6/#5/#4/#3/#2/#9) .. (minor) | (drop-/fell/expos-) .. <low>
    | <low> .. (fell/drop-/penalty/expos-) | minor penalty card | penalty card .. <low>
deliberate-no =
    | by (accident/mistake) | (accidentally/inadvertent-)
on_lead-holder =
    | (holder/offender) on lead | on lead .. own penalty card | (has/have/with) penalty card (&/and) on lead
disobeyed-no =
    | partner had <not> .. (led/lead) | had <not> so led
disobeyed-yes =
    | (told/required/asked) .. ( not , had/not) , had (#1/one) | not , had #1
declarer_side_played-dummy =
    | dummy had (moved/played) .. card | dummy .. (on his own/own accord)
declarer_side_played-both_hands =
    | declarer .. played .. (both/from both)
declarer_side_played-no =
    | declarer .. not .. played
partner_could_see-yes =
    | (everyone/partner/all) saw
since-declarer_side =
    | declarer .. played from dummy | dummy .. played
due-honour_instead =
    | (honour/king/queen/ace/jack) instead
honour-yes-else =
    | (ace/king/queen/jack/ten/<high>) | honour
honour-no-else =
    | <low> | (two/three/four/five/six/seven/eight/nine/deuce) of | spot card | (small/low) (card/heart/spade/diamond/club) | minor
    | (small/low/spot/pip) (card/spade/heart/diamond/club) | <low>
how-dropped-else =
    | (fell/falls/fall/fallen/drop-/slip-/slid/tumbl-/slipping) | on floor | out of (my/his/her) hand
    | (dropped/drops/fell/fallen/slipped/slid/knocked/spilled/tumbled/flew) .. (over/out/table/floor/accident/face/hand/card/by)?
    | (accident-/inadvertent-) .. (expos-/faced/shown/showed)
how-named-else =
    | (have/got/hold) .. (ace/king/queen/jack/<high>) ++ (says/said/mention-/blurt-/told/announce-/out loud)
    | (mention-/blurt-/named/names) .. (card/ace/king/queen/jack)
    | (said/says/named/announced/mentioned/told) .. (has/have/holds/got/holding) .. (ace/king/queen/jack/ten/<high>/<low>)
how-played_early-else =
    | before (partner/declarer/his turn/turn/dummy/lho/rho) .. (played/plays/turn)? ++ (play-/follow-/faced/led) | (play-) in front of
    | ahead of (partner/dummy)
    | (played/plays) .. (before/ahead of/early/out of turn/prematurely) .. (partner/turn/dummy/declarer)?
how-led_out_of_turn-else =
    | (led/lead/leads) (out of turn) | out of turn lead | lead from wrong | (lead/led) .. (rejected/refused/not accepted)
    | (led/lead) .. out of turn .. (reject-/refus-/not accept-/declin-/penalty)
    | (refus-/reject-/declin-) lead .. (penalty/stays/table)
how-revoke_corrected-else =
    | revoke- .. (corrected/put right/changed/fixed/withdrawn) | (corrected/put right/withdrew/withdrawn/fixed) .. revoke- | revoke card
    | (corrected/fixed/withdrew/changed/put right) .. (revok-/reneg-) | revok- .. (corrected/fixed/put right/changed)
how-not_played-else =
    | <not> .. (play/played) .. penalty card | (penalty card/it) .. <not> .. played
    | (played/plays/follow-/put) .. (instead/other/another/different) | forgot .. penalty card
    | (did not/not/never/forgot to/failed to) .. (play/played) .. penalty card | penalty card .. (not/wasn) .. (played/play)
    | (played/follows/followed) .. instead
how-claim_context-else =
    | (claim-/conced-)
how-two_cards_to_trick-else =
    | (two/#2) cards .. (trick/together/at once/same time/stuck)
    | (two/#2/both) cards .. (stuck/together/same trick/at once/one trick) | second card .. (same trick/trick/stuck/with it)
on_lead-partner-else =
    | <partner> (on lead/to lead)
    | (on lead/to lead/about to lead/leading/my lead/has lead/has the lead) .. (partner/my partner/his partner/her partner)
    | (partner/his partner/her partner/my partner/other defender) .. (on lead/to lead/about to lead/lead/leading/has lead/his lead/her lead)
    | (told/asked/ordered/required) (me/him/her/partner/west/east/north/south)? .. (to)? (lead)
on_lead-holder-else =
    |
    | (holder/owner/herself/himself/same player/same defender) (himself/herself)? (on lead/to lead/to play)
    | penalty card & (on lead/his lead/her lead/it s her lead/it s his lead)
    | (player/one/defender) with (the)? penalty card (is)? (on lead/to lead)
on_lead-other-else =
    | declarer .. (on lead/won/leads)
declarer_choice-forbid-else =
    | (no/not) (a)? (spade/heart/diamond/club/spades/hearts/diamonds/clubs) | (forbid-/forbade/prohibit-/ban-/bars/barred) ..
    | (anything/any suit) (but/except)
    | (forbid-/forbade/prohibit-/bar/bars/barred/ban/bans/banned/stop-/not to lead/don t lead/not lead) .. (suit/spade/heart/diamond/club/lead/spades/hearts/diamonds/clubs)?
    | no (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
declarer_choice-require-else =
    | (told/ordered/asked/required/forced/made/instructed/wants/want/wanted) .. (to)? (lead/play/led) .. (<suit>)
    | (demand-/require-/insist-) | asks for (a)? <suit> | must lead <suit>
    | (told/asked/ordered/requir-/demand-/insist-/wants/must) .. (lead/a)? (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (demand-/requir-/impos-/insist-)
declarer_choice-none-else =
    | (any suit/anything/whatever/no restriction/no preference/lead what/free to lead/you like/leaves it)
    | (any lead/anything/whatever/free/lead what/you like/any suit/no restriction/not restrict-)
declarer_choice-not_yet-else =
    | (declarer) .. <not> .. (chosen/decided/said/asked/told) | what are (his/declarer s/my) options
    | <not> .. (chosen/decided/said/exercised/made) .. (choice/option/anything/yet)?
declarer_choice-led_too_soon-else =
    | (led/leads/lead) before (declarer/he/i/she) .. (said/chose/chosen/could/decided/spoke/spoken/had/choose)
    | (led/leads/lead) (at once/immediately/straight away/quickly)? .. (before/without) .. (declarer/i/waiting/chose/choice/asking/said/choose/option/anything)
partner_could_see-no-else =
    | partner .. <not> .. (see/seen/saw) | face down | only <who> saw | nobody saw
    | partner .. (not/could not/didn not/never) .. (see/saw/seen) | <not> (visible/seen) .. partner | only (i/declarer/dummy) saw
partner_could_see-yes-else =
    | (everyone/everybody/partner/all/whole table/we all) .. (saw/seen/see)
    | (everyone/everybody/partner/whole table/all) .. (saw/seen/could see)
deliberate-no-else =
    | (accident-/mistake/inadvertent-/clumsy/knocked)
deliberate-yes-else =
    | (deliberate-/on purpose/intentional-)
number_of_penalty_cards-same_suit-else =
    | (#2/two) .. penalty card- .. (same suit/both) | (both/two/#2) .. (spades/hearts/diamonds/clubs) | same suit
    | (two/#2/three/#3) .. (penalty cards/cards) .. (same suit/both (spades/hearts/diamonds/clubs))
number_of_penalty_cards-several_suits-else =
    | different suits | (#2/two) penalty card- .. (<high>/<low>) (&/,) (<high>/<low>)
    | (ace/king/queen/jack/#2/#3/#4/#5/#6/#7/#8/#9) of <suit> (&/,) .. of <suit>
    | (two/#2/three/#3) .. (penalty cards/cards/penalties) .. (different/spade/heart/diamond/club/<suit>) .. (&/and) .. (spade/heart/diamond/club/<suit>)
declarer_accepts-accepted-else =
    | (declarer/i/he/she) .. <accepts>
    | (declarer/i) .. (accept-/happy/let it/fine)
declarer_accepts-refused-else =
    | (declarer/i/he/she) .. <not> .. <accepts> | declarer <declines> | declarer wants .. (back/penalty card played)
    | (declarer/i) .. (refus-/reject-/<not> accept-/object-/want- .. played)
leader_has_penalty_card-yes-else =
    | (both/each) .. penalty card | (leader/on lead) .. (has/have/own) .. penalty card
disobeyed-yes-else =
    | (had/has/holding/held/with) .. (#1/#2/two/it/suit/one) .. (led/lead/played) .. (other/another/different/<suit>)?
    | (ignored/disobeyed/refused) | led .. instead | (led/played) <suit> .. (had/having/holding)
    | (told/asked/ordered/required/forbidden/forbade/demanded) .. (but/and/though/yet) .. (led/played) .. (though/had/another/other/anyway/instead/holding)
disobeyed-no-else =
    | (had/has/have/got/holding) <not> .. (led/lead/<suit>/any/one/suit)? ++ (told/require-/demand-/must/ask-) | void
    | (told/asked/ordered/required) .. (but/&) .. (had/has/hasn/have/holds) <not>
declarer_side_played-no-else =
    | (declarer/dummy) .. <not> .. (played/moved/called) | nothing from (dummy/declarer) | before (declarer/dummy)
declarer_side_played-dummy-else =
    | dummy .. (touched/moved/played/picked) .. card
declarer_side_played-both_hands-else =
    | (both hands/from hand & (from)? dummy)
due-honour_instead-else =
    | (king/queen/ace/jack/<high>/honour) .. instead | instead .. (king/queen/ace/jack/<high>/honour)
    | (honour/king/queen/jack/ace) .. instead
since-declarer_side-else =
    | (declarer/dummy) .. (then/already/has) .. (played/called)
since-next_trick-else =
    | (next trick/tricks later/trick ago)
claim-trick_in_progress-else =
    | (this/current/that) (trick/one) only
opponent_played_after-yes-else =
    | (declarer/lho/rho) .. played after
on_lead-who =
    | <who> (on lead/to lead/has lead/wants to lead/leads) | <who> must lead | (it was)? <who> s lead
how-unless =
    | out of turn
role-declarer_side-else =
    | (declarer/dummy) s? .. (dropped/drops/card fell/fell/exposed/faced/knocked) | fell from dummy
