# How a claim or a concession is told. Slots and signs: see phrases.py.
certain =
    | (cards/hand) .. (on table/faced/face up/down) .. (said/saying/says) .. (lose/making/rest/mine/take/#1)
    | (faced/tabled/spread/showed/put down) .. hand .. (said/saying/says)
    | (claim-/conced-/concession)
topic =
    | (rest/all) (mine/yours/ours/theirs)
    | (threw in/throws in/throwing in/chucked in/folded) .. (hand/cards)
    | (tabled/tables/faced/spread/showed/laid down/put down) .. (hand/cards) .. (saying/said/says/rest)
    | (shall/let/lets) .. stop
    | (said/says) .. (take/have/got/make) .. rest
    | i (take/have/make) (#1/#2/#3/#4/#5) .. rest
    | line of play
    | (curtail-)
hint =
    | (outstanding/still out/missing/forgotten/forgot) .. trump
    | trump .. (still out/outstanding/left)
    | (agreed/agree/agrees/contest-/object-/acquiesc-)
    | rest
    | play- on
    | scored
against =
    | (opps/they/opponents/opponent/he/she/who) claim that
    | (revok-/reneg-) .. (then/&/when/,) .. (claim-/conced-)
    | (straight after/right after/just after/after) .. (our/my/his/their)? (revok-/reneg-)
    | revok- when .. claim-
    | appeal-
    | penalty card-
    | (show-/faced) .. current trick
word-claimed = claimed | claims | claiming | claim
word-conceded = conceded | concedes | conceding | concede
word-aux = has | have | had
subject = claim | claims | claimed | claiming | concession | concessions | conceded | concedes | <offender>? all mine | rest are mine | i have rest
offender-role = by
offender =
    | <who> <aux>? claimed | <who> <aux>? claims | <who> claim | <who> <aux>? <conceded> | claim by <who> | claim from <who>
    | concession by <who> | <who> s claim | <who> s concession
    | <who> * (claim-/conced-/said/says/shows/showed/tabled/tables/faced/faces/spread/threw/put) .. (rest/all/lose/cards/hand/making/good/trick/tricks/#1/#2/#3/#4/#5)
    | <who> declaring
    | <who> .. (gives up/gave up/abandoned/folded/suggests/suggested) | <who> (,/.)? i (take/make/get/give/have/lose)
word-showed =
    | showed | shows | showing | faced | faces | facing | laid down | lays down | laying down | tabled | tables | spread | spreads | exposed
    | exposes | put down | puts down
word-hand = hand | cards | all cards | remaining cards | whole hand
word-tricks = trick | tricks
act-showed_cards =
    | <offending>? <aux>? <showed> <he>? <hand> | <offending>? <aux>? <showed> his <hand> | <offending>? <aux>? <showed> her <hand>
    | <offending>? <aux>? <showed> my <hand> | <offending>? <aux>? <showed> all his cards | <offending>? <aux>? <showed> their <hand>
    | (fanned/fans/spread/spreads/faced/faces/tabled/tables/showed/shows/displayed/exposed) (out)? (his/her/my/their)? * (cards/hand)
    | (laid/lays/put/puts) (down)? * (cards/hand) (down/on table/face up/faced)?
    | (faced/tabled/spread/exposed) (everything/lot/#4/#5/#6/#3) | (laid/lays/lay) down <card>
    | (puts/put/putting/laid/laying/lays) .. (them/hand/cards) down
act-said_win_n =
    | <offending>? <aux>? <claimed> last? <number> <tricks> | <offending>? <aux>? <claimed> all? rest
    | <offending>? <aux>? <claimed> all <tricks> | <offending>? <aux>? <claimed> all remaining <tricks>
    | <offending>? <aux>? <claimed> remaining <tricks> | claim of rest | claim of <number> <tricks> | claim for <number> <tricks>
    | <offending>? <aux>? <claimed> <number> more <tricks> | <offending>? <aux>? <claimed> all last <number> <tricks>
    | <offending>? <aux>? <claimed> last <number> | (claim/claimed/claims/claiming) (rest/all/last)
    | (claim/claimed/claims/claiming) <number> (more/tricks)? | (said/says/saying) .. (rest mine/all mine/making/they are all mine)
    | (claim/claimed/claims) .. (all tricks/remaining/rest/others)
    | <offending>? (spread/spreads/showed/shows/faced/faces/tabled/tables) .. (hand/cards) (saying/said/says) <number> (more/for/tricks/mine)
    | (i/he/she/declarer/defender) (take/takes/make/makes/get/gets/have/got/claim) <number> (more/tricks/rest)?
    | (i) (have/ve/got) .. rest | (rest/lot/others) (are)? (mine/good/ours/high) | taking .. rest | claim- .. (all/rest)
    | <claimed> .. (all/rest/lot/balance/remainder/everything/every trick)
    | (get/takes/wants/take/win/wins/have/has/want) .. (all/every trick/lot/rest) | <number> (more)? for me
    | (win/take/got/have) (this/that) (one/trick) | (this/this one) (is/s)? (mine/ours) | claim of <number>
    | (said/says/saying) <number> (tricks/more)? (from/for/$) | (pull/draw) .. trump .. (cash/claim/rest/good)
    | (his/her/their) <number> tricks | <claimed> <number> (of/more/tricks)
    | (saying/said/says) * (trumps/diamonds/hearts/clubs/spades) (are/good/high) | this (&/and) .. (rest/others/next) | <number> more $
act-said_lose_n =
    | <offending>? <aux>? <conceded> last? <number> more? <tricks> | <offending>? <aux>? <conceded> <number>
    | <offending>? <aux>? <conceded> last trick | <offending>? <aux>? <conceded> rest
    | <offending>? <aux>? <conceded> all? remaining <tricks> | concession of <number> <tricks> | <offending>? <aux>? <conceded> all <tricks>
    | <offending>? <aux>? <conceded> <card> | (conceded/concedes/concede/conceding) .. (down/one off/off/trick/tricks/rest/<number>/it)
    | rest (yours/theirs) | (said/says) .. (lose/losing) (#1/#2/#3/trick)
    | (you/you ve/they) (get/got/have/take/can have) .. (rest/lot/them/one/last) | let us have .. (all/rest)
    | (i will/i/will) give you | (concession/conced-) of? .. (trick/one) | rest (is/are)? yours | give you (last/one/rest)
    | (gave/give/gives/given) (up/away) (a/one/two/last/every)? (trick/tricks/one/<number>/last/rest)
    | conced- (a/the)? (trick/last/rest/one/<number>/<card>) | (you take/you get/you have/yours) <number>
    | trick (that)? <who> (conced-/gave/gave up/gave away) | <who> conced- <number> | gave (him/them/us) .. (lot/rest/last/all)
    | (i/we) lose (them)? (all)? $ | trick (was)? (conced-/given) | ^ conced- (one/two/trick/last)
act-abandoned_hand =
    | <offending>? <aux>? <abandoned> <he>? hand | <offending>? <aux>? <abandoned> his hand | <offending>? <aux>? <abandoned> her hand
    | (threw/throws/chucked/folded) (in)? .. (hand/cards) .. (walked/off/board/away)
    | <offending>? (put/puts/putting) (his/her/my/their/all)? (hand/cards) back (in)? (board)?
    | (abandon-/walked off/walked away/left chair) | gave up (the)? (hand/$)
    | (threw/throws/throw/chucked/chucks/tossed/tosses/folded/folds/shoved/shoves/scooped/scoops/stuffed/stuffs/stuck/sticks/slid/bunged/put/puts/binned/returned/slammed/flung) .. (hand/cards) .. (in/away/back/board/pocket/bin/slot/face down)
    | (folded/folds) (up)? .. (hand/cards) | (chucks/chucked/tosses/tossed/flung) .. (hand/cards)
word-abandoned = abandoned | abandons | gave up | gives up | threw in | throws in
act-curtail =
    | <offending>? <aux>? suggested * stop | <offending>? <aux>? suggests * stop | <offending>? <aux>? suggested * curtailed
    | <offending>? <aux>? suggested curtailing play | (shall/lets/let) .. (stop/stop here/call it) | (write/score) #9
    | (suggest-) .. (stop/save time/end)
    | (shall/let) (we/us) (stop/call/leave/finish) | (stop here/call it a day/save time/no point playing)
    | (packing/pack) it (in/up) | <not> need (to)? play .. (out/on) | (just)? stop , .. same
    | (lets/let s/let us) (call it/stop/leave/save) | (stop/stopping) (there/now) (,/$)
word-contested = contested | contests | contest | objected | objects | object | disputed | disputes | dispute | disagreed | disagrees | disagree
word-said = claim | concession
accepted-no =
    | <said> * contested | <said> <aux>? disputed | <innocent> <aux>? <contested> | <innocent> <aux>? <not> agree
    | <innocent> <aux>? <not> agreed | <innocent> <aux>? <not> accept | <innocent> <aux>? <not> accepted | contested by <innocent>
    | disputed by <innocent> | <said> * doubtful | <said> <aux>? <not> accepted | <said> <aux>? <not> agreed
    | (we/i/defender/opponents/they/rho/lho) .. (object-/disagree-/contest-/dispute-/not agree/not accept) | (we/i) (say/said) (no/<not>)
    | <not> (buy it/accept/agree/happy) | <innocent> (says/said) (no/<not>)
    | (opponent/lho/rho/east/west/north/south/we) (says/said) (<not>/hang on/wait)
    | (quarrel/argument/quibble/dispute/objection) .. (about/over/from) | (claim/it) (was)? (doubted/challenged/queried/disputed)
    | <innocent> (quibbles/quibbled/challenges/challenged/doubts/doubted/refuses/refused) | <innocent> (hang on/hold on/wait)
    | <innocent> .. (said/says/goes) (hang on/hold on/wait/<not> way/<not> you) | <not> (like/liked/buying/having) (it/this)
    | <not> (hear/go along/persuaded)
accepted-yes =
    | <said> <aux>? accepted | <said> <aux>? agreed | <innocent> <aux>? agree | <innocent> <aux>? agrees | <innocent> <aux>? accepted
    | <innocent> <aux>? accepts | <innocent> <aux>? accept | accepted by <innocent> | agreed by <innocent> | <innocent> <aux>? acquiesced
    | <all> <aux>? agreed | <all> accepted
    | (declarer/everyone/all/opponents/we/they/defenders) (agree/agrees/agreed/accepted/accepts) (it/claim)? $
    | (declarer/everyone) agrees | claim (agreed/accepted) | (everyone/we all/both) nodded | (declarer/partner) nods
    | <innocent> (<aux>/both/all)? nod- | <innocent> said (yes/fine/sure) | <innocent> (are/were)? (happy/content) with it
    | everyone (said fine/content/satisfied) | <innocent> (went along/bought it/had no objection/content)
accepted-silent =
    | <innocent> <aux>? said nothing | <innocent> kept silent | <innocent> stayed silent | <innocent> <aux>? <not> said anything
    | (nobody/nobody/no one) .. (said/objected) | said nothing | (we/i/they) silent
    | (nobody/noone) (answers/answered/reacted/spoke/objected) | <innocent> .. <not> (say/said) (thing/anything/word) | ^ silence
    | (nobody/noone/neither/<not> one) * (uttered/spoke/answered/replied/stirred/responded/objected) | (sat/stood) (there/mute) $
    | (silence/silent) all round | (<not>/without) (a)? peep | <innocent> <not> (answer/react/respond/reply/answered/utter)
accepted-later_withdrawn =
    | <innocent> <aux>? agreed ** then <him>? <contested> | <innocent> <aux>? withdrew agreement | <innocent> <aux>? withdraws agreement
    | <innocent> <aux>? agreed ** later <him>? <contested> | agreement withdrawn | withdrew * agreement | withdraw * agreement
    | (agreed/accepted) .. claim .. (then/later/afterwards/but) .. (realis-/found/notic-/want-/saw/contest-)
    | (agreed/accepted) to? claim .. (realis-/found/notic-/saw)
    | (agreed/accepted/nodded) .. (now/but then/then/later/only then) .. (realis-/realiz-/regret/doubt/changed/found/notic-/object-/dispute)
    | + (agree-/accept-/nodded/acquiesc-/fine/sure) ... (now/then/later/afterwards/minutes/only) .. (realis-/realiz-/want-/undone/retract-/object-/contest-/back/thinks/think/says/say/found/notic-/withdraw/change/regret-/emailed/d have/would have/undo/saw/like)
    | + (agree-/accept-) ... (emailed/went home) | + (agree-/accept-) ... (can/may/could) .. (change mind/withdraw/retract/back)
    | + <agreeing> ... (now/then/later/afterwards/since/before/until/next day/after/but/only) ... <regrets>
    | + (go/going/went/gone) back on .. (agree-/accept-/word) | + (should/ought/wish) .. <not>? (have)? (agreed/accepted)
    | + <not> should have (agreed/accepted) | + (want/wants/wanted/realised/realise/realises/realized) .. trick .. (agreed/accepted/agree)
    | + <agreeing> .. then .. thought better | + (said yes/said fine/agreed/accepted) ... objected
    | + objected ... (had said fine/had agreed/had accepted/had said yes)
    | + <agreeing> ... (objection/wants it back/want it back/trick back)
    | + (withdraw-/withdrew/retract-/take back/takes back/took back) .. (agreement/acceptance/consent/assent)
accepted-conceder_withdraws =
    | <offending> <aux>? withdrew * concession | <offending> <aux>? withdraws * concession | withdrew his concession | cancel * concession
    | concession * cancelled | (conceded) .. but .. (actually/had/made) .. (rest/trick) | conceded .. not give it back
    | (take/withdraw) back .. concession
    | (conced-/concession/gave up/gave him/gave them) ... (now/then/later/but/afterwards/only) .. (back/want-/remember-/cancel-/withdraw-/retract-/realis-/realiz-/found/see/saw/notic-/had)
    | (cancel-/withdraw-/retract-/take back/undo/revoke) .. (concession/conced-) | concession .. (want/wants/wanted) .. back
    | (conced-) ... (can/could) .. (get/have) .. back | conced- ... (turns out/it turns/check)
    | + (conced-/concession/gave up/given up/gave away/gave them/gave him/gave us/give him/surrender-) ... (want/wants/wanted/can/could/may/have/get/ask/asks/like/do) .. <takes_back>
    | + (want/wants/wanted/get/have/give/ask/asks/claim/claims) .. (back/undo) .. (conced-/gave up/gave away/given up)
    | + (conced-/gave up/gave away) .. (had/had actually/he d) (won/got/made/taken/in front)
    | + (ask/asks/asking/want/wants/wanting/like/get) .. (conced-/concession) .. back
    | + (conced-/gave up/gave them/gave him) ... (then/now) .. (saw/see/spotted/realis-/realiz-/notic-/found/say/says)
    | + (realis-/realiz-/find/found/notic-/spotted) ... conced- ... (had won/won/made)
    | + conced- ... (no longer had/not lose/give it back)
trumps_out-not_mentioned =
    | <not> mention * trump <out> | <not> mentioned * trump <out> | <not> mentioning * trump <out> | trump <out> ** <not> mentioned
    | trump <out> ** <not> mention | forgot * trump <out> | forgetting * trump <out> | forgotten * trump <out>
    | (without/not) mention- .. trump | (forgot/forgotten/forgetting) .. trump
    | trump .. (out/outstanding/missing) .. (not/never/without) .. (mention-/said/word) | trump .. never (said/mentioned)
    | trump .. (out/outstanding/left/missing/still/hand/around) ... <not> .. (mention-/said/say/saying/word/spoke/told)
    | trump .. (out/outstanding) ... (unsaid/unmentioned/nothing about) | (forgot/forgotten/overlooked/unaware) .. (trump/trumps)
    | <not> .. (mention-/said/say/spoke) .. (trump/trumps) | (said/says) nothing about .. (it/trump)
    | (trump/trumps) (still)? (out/outstanding) .. (passed over/unmentioned/never mentioned/no word/<not> mention-)
    | trump ... (passed over in silence/said nothing/nothing said/<not> mention-)
    | (knew/aware)? <not> .. (know/aware/idea) .. (trump/trumps)
    | trump ... (he/she)? <not> (said/mentioned/mention/say) (it/so/anything)? | trumps are in ++ (points/four/out/left)
word-out = still out | outstanding | out | left | at large
phase-round_over =
    | round over | after round | after end of round | round ended | (session/round) .. (over/ended/finished)
    | round .. (gone/ended/ends/called/over/finished/done) | (on/at) (the)? next table | (moved/moving) (for/to) .. (next)? (round/table)
    | round (ended/finished/done) | (end/finish) of (the)? round | after (the)? (round/move) | (round/session) s (over/done/finished)
phase-correction_period_over =
    | after correction period | correction period over | correction period expired | correction period ended | correction (period/time) .. (over/ended/expired)
    | correction (deadline/time/period) .. (passed/expired/ended/over/gone/up/too) | (after) .. correction
    | (protest/appeal/correction/complaint/complaints) (time/period/deadline) .. (up/over/gone/past/passed/finished/expired/ended/out/closed)
    | (two/three/several/few) (days/weeks) (on/later/after) | (after/past) .. correction (time/period)
asked-about = accepted act by
by-declarer-else =
    | declarer .. (claim-/conced-/threw in/throws in/faced/spread/tabled/put down/said rest) | (claim-/concession) by declarer
    | mentioning .. outstanding trump | declarer (laid/shows/showed/claims/claimed/faced/says/said) | ^ declarer (says/said/tables)
    | (mention-/drawing/draw/pulling) .. trump | (my/our) contract | declaring | dummy had | (in/playing) my (contract/<card>) | south in
    | in <card> | (opps/opponents/he/she/lho/rho) claim- .. (all/rest/trump/finesse/contract)
    | (claimed/claims/claim) (on/with) (a/an)? (finesse/trump/squeeze/crossruff) | one down | our declarer
by-defender-else =
    | defender .. (says/said/shows/showed/faced) .. (rest/cards/hand/take)
    | (defender/defending) .. (claim-/conced-/says/said/shows/showed)
    | (defender/defence/defenders) .. (conced-/claim-/gives up/gave up/give up/faces/shows/tables/says/said)
    | (gives/gave) up .. (last/rest/trick/tricks/two) .. partner | (east/west/i) (defending)? .. conced- .. partner
    | (defender/defending/defence/defenders) .. (claim-/conced-/rest/get/hand) | we defenders
by-defender =
    | defender (says/said) i take
    | (defender/defenders/defence) .. (claim-/conced-/tabled/tables/folds/folded/suggests/suggested/abandon-/gave/gives)
    | (defending/in defence) .. (claim-/conced-/said/says) | (claim-/conced-/said/say) .. (defending/in defence/as defender)
    | by (a)? defender | claim- , defender , | partner .. (object-/yelped/hang on/protest-) ++ (conced-/rest/give/lot)
    | (claim-/conced-/hand/cards/said/says/shows/trick/winners) .. (defending/in defence/on defence/in defense)
    | (defending/in defence/on lead) .. (claim-/conced-/shows/says/said/wants/gave/laid/tables)
    | declarer (object-/disagree-/not agree/disput-/contest-/accepted/agreed)
    | partner (instantly/at once)? (yells/yelled/shouts/shouted/yelped/says <not>/said <not>/goes <not>/went <not>/objects/objected/protests/protested)
phase-same_board =
    | same board
    | (same bd/same board/still on board/not bid next/board still open/nobody .. another board/nobody .. next board)
    | before anyone (bids/bid/calls)
phase-next_board_called_by_side =
    | (we/i) .. (bid/called) .. next (board/hand) | bid next board
    | (we/i/they/both sides/both) .. (bid/called/passed/opened) .. (next/on board/on #n/board <number>) | bids made on
    | (i/they/we) (have/ve) bid | (bid/called/passed/opened) on (board)? <number> | board <number> (now)? , (i/they/we) .. bid
    | (bid/bidding/called/calling/opened/opening/passed/started/dealt) .. (on)? board <number>
    | (bid/bidding/called/opened/passed/started) .. on <number> | on (board)? <number> .. (bid/called/opened/passed/started)
    | (next board/next hand/next deal/following board) ... (bid/called/opened/passed/doubled/bidding)
    | (bid/called/opened/passed/bidding) .. (the)? (next/new/following) (board/hand/deal/one)
trumps_out-mentioned =
    | (said/say/stated/mention-) .. (drawing/draw/pulling/pull) .. trump | trump .. out .. (say/said) (drawing/pulling)
    | (drawing/draw/pull/pulling/knock/take/taking) .. (last/one/outstanding/that)? (trump/trumps/jack)
    | (say-/said/stated) .. (pull/draw/drawing) .. trump
    | (announced/stated/said/mentioned) .. (it)? .. (trump/trumps)? .. (fall/drop/falls/drops) ++ trump
    | trump .. (outstanding/out) . mentioned | mentioned (the/that)? trump | ^ (i)? (pull/draw) .. trump
trumps_out-none =
    | <not> trumps (left/out)
    | (<not>) (trump/trumps) (was/were)? (left/out/involved/outstanding/anywhere/question) | <not> about trumps
    | (trumps) .. (all)? (drawn/gone)
    | <not> (trump/trumps) (was/were/is/are)? (left)? (out/left/outstanding/anywhere/about/worry)
    | (trumps/all trumps) (had/were/are)? (all)? (in/drawn/gone/accounted) | <not> trumps to worry | in #3 ~n | in <number> notrumps
    | no trumps (left/out)
claimer_unaware_likely-yes =
    | (plainly/clearly/obviously) (forgot/unaware/not know) | + (never/<not>) (noticed/knew/know) .. (trump/out)
    | + (lost count/thought trumps gone/miscounted/unaware)
    | + (clearly/plainly/obviously/evidently) .. (<not>) (idea/know/knew/aware) | + (clueless/oblivious) | + knew nothing of (it/trump)
    | + <not> (idea/inkling/clue) of (it/trump) | + thought .. (trumps/they) (were)? (gone/drawn/in)
needs_card_position-opponent_showed_out =
    | already showed out | (lho/rho/west/east/north/south/defender/opponent) .. (shown/showed) out | marked finesse
    | <who> (had/has/having)? (already)? (shown/showed) out | one of them .. (shown/showed) out
needs_card_position-nobody_showed_out =
    | nobody .. (shown out/showed out)
    | (nobody/noone/neither) .. (shown/showed/void/failed to follow/show) (out)? | (both/all) had followed
    | (a)? guess ++ (claim-/needs/find-) | unmarked
    | (nobody/noone/neither/<not> opponent/<not> defender/<not> one) .. (shown/showed/showing) .. out | <not> opponent having shown out
clearly_no_claim_intended-other_reason =
    | <not> claiming | (sneezed/dropped) .. cards | that <not> claim | (nose bleeding/by accident)
    | <not> (mean/meant/meaning/intend-) .. claim
    | (merely/just/simply) to .. (show/mop/wipe/look/sort) | <not> (meant/meaning/mean/intended/intending) .. claim
    | <not> (meant as/a)? claim $ | (by accident/accidentally/clumsily)
    | (mop/mopping/spilt/spilled/coughed/coughing/fainted/tea/coffee) ++ (hand/cards)
clearly_no_claim_intended-lead_out_of_turn =
    | <not> claiming .. led
    | (lead/led) .. (wrong (side/hand)/out of turn) .. (tabled/faced/put/spread) | as if .. dummy
    | (because/since/thought/believed/thinking/supposed/believing) ... (led/lead) out of turn | (thought/believed/thinking) .. (dummy)
    | (supposed/thought/believed) .. lead .. (wrong) | becoming dummy
played_on-all_agreed =
    | (played on/continued) .. (all/everyone) agreed
    | all (four)? .. (agree-) .. (finish/play/continue)
    | (all/everyone/everybody) (were/was)? (content/happy/agreed/fine) ++ (played/play/playing/continue)
played_on-not_all_agreed =
    | (played on/continued/went on) .. (objected/not agree/said no)
    | (play goes on/play went on/play continued/played on) .. (<not>/wasn) .. (asked/agree-/consulted)
    | (insist-) .. (playing/play) on
    | (played/play/playing/continued/went on) ... (nobody/noone/never/<not>) .. (asked/consulted/agreed/agreeing/happy)
    | (carried on/kept) (playing)? .. (anyway/regardless) | (went on playing/made us play/played on anyway/played on regardless)
    | played .. (left/remaining) , .. never .. agreed
revoke_pending-others =
    | other side .. revok- | opponents .. revok-
    | <innocent> <aux>? revok- | revoke by <innocent> | (other side/non claiming side) .. revok-
    | <innocent> (<aux>/have/had/also)? (revoked/reneged)
    | (defender/defenders/defence) (<aux>/had)? .. (revoked/reneged) ++ (declarer/claim) | other (lot/pair/side) .. (revoked/reneged)
    | claim- ... (they/the)? defence , revoked
revoke_pending-claimers =
    | claimer .. revok- | (claimer/claimant/claiming side) .. revok- | they had revoke before claiming
    | <offending> (<aux>/have/had/also/themselves)? (revoked/reneged)
    | (claimer/claimers/claimant/claiming side/declaring side) .. (revok-/reneg-)
    | (revoke/renege) by (the)? (claimer/claimers/claimant/claiming side) | (claimer s/claimers/claimant s) .. partner .. revok-
    | (revoke/renege) by (his/her/their) own side | their own revoke | revoke by dummy | own partner .. revok-
trick_given_up-contract_settled =
    | contract .. (made/already made) | (made/had) (#7/#8/#9/#10/#11/#12) tricks | (#7/#8/#9/#10/#11/#12) tricks .. (already/in)
    | (contract) .. (already/made/beaten/down)
    | + (contract) (had/was/been)? (already)? (made/home/safe/decided/settled/down/beaten/failed) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + made (his/her/my/our)? <number> ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
partner_objected_immediately-yes =
    | partner .. (immediately/at once/objected/disagrees/disagreed) | partner .. (immediately)? (object-/said no/protest-)
    | partner .. (object-/protest-/yelp-/hang on/no no/wait/disagree-) .. (at once/immediately/straight away/right away)?
    | (west/east/north/south/he/she/partner) (at once/goes) .. (<not>/hang on/no we)
    | objection .. partner s? .. (right away/at once/immediately)
    | partner (instantly/at once/immediately)? .. (yells/yelled/screams/shouts/shouted/goes <not>/went <not>/says <not>/said <not>/jumped) .. (at once/straight away/same second/immediately)?
    | partner .. (same second/same instant/at once/straight away/immediately)
order_unstated-yes =
    | (without/not) .. (order/saying which)
    | (silent/nothing/<not>) .. (about/order/which order) | <not> .. (which order/order he)
    | (order) .. (unstated/not stated/not said) | nothing s said | <not> .. say .. order
act-said_win_n-else =
    | (rest/all/others/everything/remaining) .. (mine/good/winners/high/ours)
    | (i have/have/got/i take/takes/taking/making/claim/claims/claimed/claiming) .. (rest/all/<number>/remaining/others/balance) (tricks/more)?
    | (said/says/saying) .. (making/made/rest/mine/good) | claim- .. (all/with/good/rest) | all good
    | (rest/all/remaining/balance/they re) .. (mine/good/ours/high/winners)
    | (i/we) (have/got/take/make/take all) .. (rest/all/<number> tricks/them all)
act-said_lose_n-else =
    | (conced-/give/gave/giving) .. (trick/tricks/rest/one/down/off/<number>/all/last/you)
    | (losing/lose/loses/lost) .. (trick/tricks/<number>/one) | (rest/they) .. yours
    | (gives/give/gave/giving) (up/you/them/us)? .. (trick/tricks/one/two/three/last/rest/<number>/all) | (conced-/concession)
    | (i/he/she/we/just)? (lose/loses/lost/losing) (a/the/one/last/<number>) (trick/tricks/more/heart/spade/diamond/club)?
    | (down/off) (one/two/three/<number>) | yours
    | (you get/yours/rest yours) | (one/two/<number>) (off/down) | (down/off) <number>
act-showed_cards-else =
    | (face-/show-/put/laid/lay/lays/spread-/tabl-/display-/open-/exposed/exposes) .. (hand/cards)
    | (showed/shows/show/faced/faces/tabled/tables/spread/spreads/put/puts/laid/lays/turned) .. (down/face up/faced/on table)
    | (hand/cards) (on table/face up/faced/spread/tabled/shown)
act-abandoned_hand-else =
    | (threw/throws/threw in/tossed/folded/chucked/put) .. (hand/cards) .. (away/in/back/off/board/bin)
    | (put/puts) .. cards .. (back in board/away)
    | (folded/folds/fold/threw in/throws in/tossed/put away/puts away/returned) .. (hand/cards/up)
act-curtail-else =
    | (stop/finish/end/cut/save) .. (here/now/time/short/there/this) | (call/make/write/score) it (<number>/ten/nine)
    | (lets/let s/shall we/let us)
    | (suggest-/propos-/save time/stop playing/no need to play/let s not/cut it short)
accepted-no-else =
    | (object-/disagree-/contest-/disput-/protest-/refus-/<declines>) | <not> (agree/agreed/accept/accepted/so/having/happy)
    | (we/i/they/opponents/lho/rho/east/west/<innocent>) .. (say/said/says) (no/not/wait)
    | (not having/disagree-/object-/contest-/disput-/don t agree/not agree/doubt it/dispute)
    | (says/said/say) (no/wait/hold on/not so fast/not true/rubbish) | <not> (convinced/sure/agree/accept/happy)
    | (refuse-/reject-/object-/dispute-/contest-)
accepted-yes-else =
    | (everyone/everybody/we all/all) (agree-/accept-/happy)
    | (declarer/everyone/all/opponents/we/they/defenders) (agree/agrees/agreed/accepted/accepts) (it/claim)? | we all nod
    | everyone agreed
    | (agreed/accepted/agree/accept) (to/with/on)? (claim/it/this)
accepted-silent-else =
    | nobody .. (said/spoke/object-/protest-/reacted) | without (a/any)? (word/comment/objection/protest)
accepted-later_withdrawn-else =
    | (agree-/accept-) .. (then/later/now/afterwards/but/only then) .. (realis-/realiz-/found/notic-/want-/saw/see/contest-/had/says/remember-/changed)
    | (want/wants/wanted) .. trick back | (changed mind/second thoughts/withdraw agreement/take back agreement)
    | (agree-/accept-) ... (now/then/later/afterwards/realis-/realiz-) .. (partner/found/notic-/wants/had/says/saw/trick)
    | (change/changed/withdraw/retract) .. (mind/acceptance/agreement)
accepted-conceder_withdraws-else =
    | (conced-) .. (but/then/later/can/could/actually/only) .. (back/had/made/good/winner/get/take/high/not lose/found/realis-/13th/master)
    | (take/get/withdraw/cancel) .. (concession/it back/trick back) ++ conced-
    | (conced-/gave up/gave) .. (but/then/though/now/only/had/cannot/could) .. (take back/withdraw/had a winner/winner/back/can t lose/cannot lose/good/realis-/realiz-/high/master)
phase-same_board-else =
    | (same board/still on board/board not over/not yet moved/cards not back/before next board/not bid next) | same board
    | board still (open/there/on) | (next board/cards) <not> (touched/started/begun/called/bid)
    | <not> (left/finished) (the)? (board/table)
    | <not> (touched/started/begun/looked at/opened/bid/called) .. (next/new)? (board/cards/hand) | nobody .. (bid/called/started) .. next
    | before (anyone/anybody/we/we d) .. (bid/calls/bids/called/touch-/started) | before .. (next board/new cards)
phase-next_board_called_by_side-else =
    | (bid/called/passed/opened/started/playing) .. next (board/hand/deal/one)
    | (next/following) (board/hand/deal) .. (bid/called/opened/started/passed/bidding)
phase-round_over-else =
    | (round/session) .. (over/ended/finished/done) | (moved/changed) .. (table/tables/next round/round) | next round | end of round
phase-correction_period_over-else =
    | (next day/yesterday/last week/day after)
trumps_out-not_mentioned-else =
    | <not> .. (mention-/said/say/word/stat-/drew/about) .. (trump) | (forgot/forgotten/forgetting/unaware/overlook-) .. trump
    | trump .. (outstanding/out/missing/left) .. <not> .. (mention-/said/word/stat-) | trump .. never .. mention-
trumps_out-mentioned-else =
    | (draw-/pull-/drew/tak-) .. (trump/trumps) | (trump) .. (mentioned/he said/stated/announced)
    | (draw-/drawing/pull-/pulling/take out/knock out) .. (last/outstanding/remaining/your)? (trump/trumps)
trumps_out-none-else =
    | <not> trumps? (left/out/outstanding) | trumps (were/all)? (gone/drawn)
needs_card_position-opponent_showed_out-else =
    | already (showed/shown) out | known .. (void/finesse)
needs_card_position-nobody_showed_out-else =
    | (nobody/no one/none) .. (showed/shown) out | <not> (shown/showed) out
    | (no one/nobody/none/neither) .. (shown/showed/show) out | finesse
claimer_unaware_likely-yes-else =
    | (clearly/plainly/obviously/evidently) .. (forgot/unaware/not know/not aware/lost count)
claimer_unaware_likely-no-else =
    | (knew/knows/of course/aware)
played_on-all_agreed-else =
    | (all/everyone/everybody/four/both sides) .. (agree-/said/say/ok/wanted/happy) .. (play it out/play on/playing on/carry on/continue/go on/play out)
    | (played/play) (it)? (on/out) .. (agree-/consent/by agreement/all four)
    | (played on/played it out/continued/carried on/play on) .. (all/everyone/everybody/agreement/both/agreed)
played_on-not_all_agreed-else =
    | (played on/played it out/continued/carried on/play on/made us play) .. (object-/not agree/without/against/said no/refus-)
    | (played on/carried on/continued/play on/play it out/kept playing/made .. play) .. (without/although/though/not/object-/protest-/against/refus-)?
partner_objected_immediately-yes-else =
    | (partner/other defender/pard/i) .. (object-/protest-/disagree-/said no/jump-/immediately/at once/no no/wait/shout-) ++ conced-
    | partner .. (instantly/immediately/at once/straight away/right away/says/said/shouts/shouted/objects/objected/protested/disagrees/jumped) .. (no/wait/object-/winner/has/stop/not)?
clearly_no_claim_intended-lead_out_of_turn-else =
    | lead out of turn | (thought/thinking/believ-) .. (out of turn/dummy/bad lead/wrong lead)
    | (thought/think/believ-) .. (dummy/lead/led) .. (out of turn/dummy) | because .. (led/lead) .. (out of turn/wrong)
clearly_no_claim_intended-other_reason-else =
    | (sneez-/dropped/fell/slipped/tired/by accident)
    | (didn/did/not) .. (mean/meant/intend-) to claim | (dropped/spilled/fell/knocked) .. (hand/cards)
defender_claim_depends_on_partner-yes-else =
    | (only if/if/depends/provided/needs/requires) .. partner
trick_given_up-contract_settled-else =
    | contract .. (made/already/home/down)
trick_given_up-already_won-else =
    | (already won/had won)
accepted-unless =
    | (then/later/now/afterwards/realis-/realiz-/only then/but) .. (partner/found/notic-/wants/had/says/saw)
    | partner .. (object-/protest-/disagree-/yelp-/shout-/yell-)
by-declarer =
    | declarer .. (claim-/conced-/tabled/tables/folds/folded/suggests/suggested/abandon-)
    | declarer (,)? .. (i will/i/shall we/one down/let us) .. (give/take/stop/lose/make/get/have) | declarer (says/said/goes)
    | (knew/forgot/forgotten) .. trump | claimed (on/with) .. (finesse/trump) | declarer (left/gave/faced/spread)
    | claim- .. in <bid> | (down/off) (one/two) .. (claim-/said/says) | trump out against (him/her/me)
    | (declaring/declarer) side .. (revok-/claim-/reneg-)
    | <declarer> .. (claim-/tables/tabled/showed/shows/faced/faces/lays/laid/shoved/threw/chucks) | against (his/her/my) (contract/<bid>)
    | <not> drawn .. trump | neither defender | either defender | defenders (object-/disput-/agree-/contest-)
claimer_unaware_likely-no =
    | + (knew/aware) .. (trump/out/it) | + <not> .. forgotten
    | + (plainly/clearly/obviously/had) .. counted (them/trumps) | + (knew/aware) (perfectly/full)? well
claimer_unaware_likely-open =
    | + <not> (sure/decided/made up) .. (knew/know/forgot/mind) | + unsure .. (knew/forgot-) | + pondering
    | + <undecided> .. (knew/know/forgot/forgotten/aware/unaware)
    | + (whether/if) .. (knew/aware/unaware/forgot/forgotten) ... (? ...)? <undecided> | + <undecided> ... (? ...)? whether .. (knew/aware/forgot)
trump_can_score_normal-yes =
    | + (could/can/would) .. (have scored/scored/score/lose) .. (if/careless-/mis-/sloppy) | + can lose trick
    | + (careless/carelessly/sloppy/inferior/normal/ordinary) .. (line/way/play/plays)? .. (lets/gives) .. (trump/it/ruff/score)
    | + trump .. (can/could/would) (score/make/ruff)
trump_can_score_normal-no =
    | + <not> (possibly)? (make/score)
    | + trump .. <not> .. (make/score/win/take/scores/ruff) | + <not> <sane>? <lines> .. (trump/it) .. (scores/score/wins/makes/loses)
    | + trump ... (<not> <lines> loses/<not> way .. score/drops/it falls/it would fall/would fall)
    | + trump ... score .. (<not>) .. (view/way)
trump_can_score_normal-open =
    | + <not> (worked out/decided/sure) .. (trump/score)
    | + <undecided> .. (trump/it) .. <scores> | + (whether/if/could) .. (trump/it) .. <scores> ... (? ...)? <undecided>
    | + (whether/if) .. (lets/let) it score ... (? ...)? <undecided>
    | + <undecided> ... (? ...)? (whether/if) .. (lets it score/trump .. score/it d .. score/it .. score)
needs_card_position-none =
    | <not> (finesse/card to place)
    | <not> (to/thing)? guess | nothing (to/left)? (guess/place/find) | needs nothing | <not> (missing) (honour/card/queen)
order_unstated-no =
    | order <not> (matter) | order .. (irrelevant/immaterial) | <not> order (either)?
    | <not> order (in it/matters/involved) | (gave/stated/said/named/announced) .. order $ | order <not> (come into/relevant/issue)
    | order .. (beside the point/irrelevant)
claim_suit_order-top_down =
    | (from top/top down/from the top/highest first)
    | (top to bottom/top downwards/highest to lowest/high to low/from high/from top) ++ (order/suit/suits/default/regs/ra/rule/rules/claim)
    | (suit/suits) .. top down | top down ++ (ra/order/rule/regs/regulation)
claim_suit_order-none =
    | <not> rule .. order | order .. open
    | <not> (regulation/rule/reg/regs/default/presumed order) .. (suit/order/claims)?
    | (ra/club/we) .. (set/has/have/laid down) .. <not> .. (suit)? (order/rule) | <not> (suit)? order (set/laid down/presumed)
less_successful_normal_line-yes =
    | (would have)? lost if (i/he)? (went/started/played) | one of them .. lost if
    | (normal/careless/inferior/ordinary/sensible/worse) (line/way/play/order) .. (loses/fewer/trick less/worse/costs)
    | (it/that)? (brings/loses/costs/wins/makes) .. trick (less/fewer) | one (fewer/less) trick
    | there .. (normal/worse/sensible/inferior) line .. (lose/loses/fewer/less/worse)
less_successful_normal_line-open =
    | + (normal/worse) line .. <not> decided | + <not> decided .. line
    | + <undecided> .. (normal/worse/inferior/sane/sensible) .. <lines> | + (worse/normal/inferior/sensible) .. <lines> ... (? ...)? <undecided>
    | + (whether/is there) .. (worse/normal) .. line ... (? ...)? <undecided>
alternative_irrational-yes =
    | + <mad> .. (not/to/finesse/play)?
alternative_irrational-no =
    | + merely inferior
    | + <not> (exactly/really/necessarily/quite/at all)? <mad> | + (merely/just/simply)? (inferior/worse) (&/,)? <not> <mad>
    | + (far from/hardly) <mad> | + <mad> .. (<not>) , .. (inferior/worse)
would_show_out_any_normal-yes =
    | + (whichever/either/any) (way/line) .. (show/shows) out | + (shows/show) out .. (whichever/any/either)
    | + (every/any/all/whichever/whatever/either/always/however) .. (line/lines/way/play/plays) .. <shows_out>
    | + <shows_out> .. (whichever/however/whatever/every/on all/on any) .. (line/way/lines/play)
    | + (would/will/must)? always .. <shows_out> | + <shows_out> .. always
would_show_out_any_normal-no =
    | + <not> (always) | + could hold on
    | + <not> .. <shows_out> .. (every/all/any/either/always/bound) | + (follows/followed/follow) all (the)? way
    | + (nobody/none/noone)? .. (bound/forced/obliged) to (show)? ++ (shown out/show out/showed out/showing out)
    | + nobody .. showing out .. (every/all/any) | + <shows_out> .. on another .. <not> | + <not> bound to
would_show_out_any_normal-open =
    | + <not> (sure/decided) .. (yet)? ++ show- out
    | + <undecided> ... (? ...)? <shows_out> .. (every/any/all/sooner/normal) | + <shows_out> .. (every/any/all/sooner/whichever) ... (? ...)? <undecided>
    | + would .. <shows_out> ... (? ...)? <undecided>
claimed_all-yes =
    | <not> , all of em
claimed_all-no =
    | (defender/defence) .. (take/get/have) .. (rest) (yours/for you) | (more/#1/#2) for me , rest yours
    | i get <number> you get rest
    | (claim-/wants/takes/take) (just/only)? <number> of (last)? #3 | all (but/except) (one/two/<number>)
    | (conced-/gives up/give up/gives/leaves/left) (us/you/them)? (one/<number>/two/last) ++ (claim-)
    | (you take/you get/you have) <number> .. (i/me) | (one/two) (for you/yours) ++ (claim-/defender/mine/rest)
played_on-no =
    | (play/everything) (stopped/ceased/stops/halted) | (nobody/noone) .. (played) .. (card/since/another)
    | (stopped/ceased) (play/playing) | play ended at once | stopped at once
    | play (then/was/had)? (stopped/ceased/ended/halted/stops) | (stopped/ended) (there/at once/play) | <not> (played/more/further) card
revoke_pending-none =
    | <not> (earlier)? revoke | revoke , none | revoke none
    | (nobody/noone/<not> one) .. (revoked/reneged) | <not> (earlier/previous)? (revoke/revokes)
partner_objected_immediately-no =
    | partner .. <not> .. (object/say/said/move/objected) | partner (nods/nodded/agreed)
    | partner object- .. <not> .. (straight away/at once/immediately)
    | partner (stays/stayed/keeps/kept/sat/remained)? (quiet/silent/mute) | partner (says/said) nothing
    | partner <not> .. (object/objected/say/said/protest/mind) | <not> objection from .. partner | partner (was)? (fine/happy)
    | (silence/silent) .. partner
about_current_trick_only-no =
    | <not> (only/just)? (this/current) (#1)? trick | claim just this trick .. <not>
    | more than .. trick in progress | <not> (just/only)? .. (this/that/last) (one/trick) | this (one)? & .. (rest/next/others/<number>)
    | (trick in progress/this trick/current trick) (and/&) .. (<number>/rest/after/next) | later tricks (too/as well)
    | <not> just (this/that) (one/trick) | whole rest of .. hand | every trick to come
clearly_no_claim_intended-none =
    | (meant it as/normal) claim | meant .. claim | (was/definitely/clearly/certainly/really) (a)? claim
    | (did mean/meant/intended/confirms/confirmed/confirm) .. (claim/claiming) | meant it as .. claim | (he/she) was claiming
defender_claim_depends_on_partner-yes =
    | (depends/needs/only works/only) .. (partner/<who>) .. (keeps/card/discard/choose/right)
    | partner needs to .. (discard/choose/keep/play)
    | + (if/only if/provided/needs/need/requires/must/has to/hangs/hinges/depends/depending/as long as/unless/works only) .. (partner/other defender/other hand/his mate) .. (keep-/kept/hold-/holds/throw-/discard-/unblock/choose/guess/hangs on/right card/right/plays)
    | + (partner/other defender/other hand/his mate) .. (must/has to/needs to/has a/should/would have to/has .. choose/still) .. (keep/choose/guess/throw/discard/card/unblock/decide)
    | + needs (me/<partner>) to (unblock/keep/throw/discard/hold)
    | + (comes/works/only good) (only)? if .. (other) .. (keep-/hang-/kept/hold-) | + depends on which card
    | + has .. to (choose/guess) from
defender_claim_depends_on_partner-no =
    | partner .. <not> .. choice
    | + <not> .. (depend/hinge/hang/need/rely/matter/hangs/depends) .. ((partner/other defender/other hand/his mate))
    | + (whichever/whatever) .. (partner/other defender/other hand/his mate) ..
    | + (nothing/<not>) .. (hangs/depends/needed) .. (partner/other defender/other hand/his mate) | + needs (nothing/<not> help) .. from
    | + <not> help from | + <not> (partner/other defender/other hand/his mate) .. choose | + <not> (hinge/depend/hang) on what
trick_given_up-already_won =
    | (trick/it) .. (gathered/in our pile/in pile)
    | + in front of (me/him/her/us) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + had (in fact)? been won | + (had) (won/taken) (it/that trick/the trick)
trick_given_up-no_legal_play_loses_it =
    | + (unlos-/unloseable) | + <not> way .. lose- | + <not> .. legal (play/card/line/way/move/$) | + any legal (play/card/line/way)
    | + legally .. <not>? .. (lose/lost)
    | + <not> (card/way/possible/play) .. (lose/lost/losing) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (nobody/noone) .. (possibly/ever)? lose ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (impossible) .. lose ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (to/must) revoke to lose | + <not> .. (captured/beaten/lost) whatever
    | + whatever .. (played/card/play) .. (win/won/wins/makes) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (master trump/thirteenth trump/ace of trumps/last trump) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
trick_given_up-not_likely_won =
    | + <not> .. (won) .. (likelihood/likely)
    | + (probably/likely/almost certainly) .. (lost/<not> .. made/<not> .. make/<not> .. won/<not> .. have made/<not> .. mine/<not> .. ours) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
    | + (unlikely/improbable/doubtful) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
    | + doubt .. (have)? (made/won/make/win) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
    | + (hardly/<not>) (ever/likely/probably)? (have)? (made/won) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
word-undecided =
    | <not> decided | <not> yet decided | undecided | to decide | to be decided | <not> judged | to judge | to be judged | judge whether
    | still open | leave open | leave it open | left open | open question | question open | jury out | jury s out | still thinking
    | thinking about it | <not> worked out | work out | work that out | up my mind | <not> made up | <not> tell | cannot say
    | could not say | can not say | dunno | no idea | <not> looked into | pondering | cannot answer | can not answer | <not> sure | unsure
    | <not> know | <not> certain | unclear | open to me | open
word-takes_back =
    | back | undo | undone | withdraw | withdraws | withdrawn | withdrew | cancel | cancels | cancelled | retract | retracts | retracted
    | recover | recovered | restored | restore
word-agreeing =
    | agreed | agree | agrees | agreeing | accepted | accept | accepting | accepts | acquiesced | nodded | nods | shook hands | said yes
    | said fine | said sure | said right | signed
word-regrets =
    | realised | realises | realise | realized | realizes | realize | realising | spotted | spots | spot | noticed | notices | notice
    | found | find | finds | saw | see | sees | seen | regret | regrets | regretted | changed | change | changes | thought better
    | objected | object | objects | objection | contest | contests | contested | dispute | disputes | disputed | back | undo | undone
    | withdraw | withdrew | withdraws | withdrawn | retract | retracted | wants | want | wanted | asks for | claims he | second thoughts
    | remembered | remembers | worked out | twigged | <not> happy
word-sane =
    | normal | sane | sensible | reasonable | rational | decent | ordinary | careful | sound
word-lines =
    | line | lines | play | way | plays | ways | route | order | card | bridge | player
word-mad =
    | mad | madness | crazy | daft | irrational | insane | insanity | absurd | lunacy | lunatic | ludicrous | bonkers | nuts | silly
    | folly
word-shows_out =
    | show out | shows out | showing out | shown out | showed out | run out | runs out | void
word-scores =
    | score | scores | scored | scoring | make | makes | made | win | wins | won | take | takes | ruff | trick
about_current_trick_only-yes =
    | (talking/speaking/talked/spoke) (about/of) (this/that/current)? .. trick
    | (win/take/have/got) (this/that) (one/trick) (&/and)? (all he said)? | (this/that) one (is/s)? (mine/ours)
    | (meant/mean/means/meaning/referring to) (just/only)? (this/that/current) .. (trick/one) | (just/for/about) (this/the)? current trick
    | current trick (alone/only)? $ | <not> more than .. (this/current) trick
alternative_irrational-open =
    | + <undecided> ... (? ...)? <mad> | + <mad> ... (? ...)? <undecided>
less_successful_normal_line-no =
    | (any/every/all/whatever) .. <sane> <lines> .. (same/<number>/yields/gives/wins/makes)
    | (same) (number/tricks) .. (any/every/whatever/whichever/however) | (any/every) .. order .. same
    | <not> (worse/<sane>) (line/way) .. (fewer/less/worse)
order_unstated-yes-else =
    | (order/sequence) .. <not> .. (stat-/said/mention-/specif-/given/announce-)
    | <not> .. (stat-/say/said/mention-/specif-/give/given/gave/named/announce-) .. (order/sequence/which suit/which first)
    | (nobody/<not>) .. (said/say/saying) .. (which/what) .. first | named <not> order | keeps quiet on .. suit
trick_given_up-no_normal_play_loses_it =
    | + <not> .. <sane> <lines> .. (lose/loses/lost/losing) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + <not> <sane> <lines> ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (any/every) <sane> <lines> ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (only/nobody but) (a/an)? (lunatic/idiot/fool/madman/maniac) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + <sane> <lines> .. (win/wins/won/ours/mine/lose) ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
    | + (nobody/noone) <sane> ++ (conced-/concession/gave up/gave away/gives up/given up/gave them/give up/back)
trick_given_up-likely_won =
    | + (probably/likely/probable/almost certainly/nearly certainly/surely/odds on/certainly) .. (won/win/made/make/scored/mine/ours/his/theirs/taken/trick of ours) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
    | + (trick/tricks/it) .. (probably/likely/almost certainly/surely) .. (mine/ours/his/hers/theirs/won/made) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
trick_given_up-open =
    | + <undecided> ... (? ...)? (lost/losing/lose/won/his/mine/ours/loser/theirs) ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
    | + (whether/was it/if) .. (have)? (made/his/mine/losing/lost/won/lose) ... (? ...)? <undecided> ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
    | + (was/whether) it (was)? (losing/his/lost/a loser/mine) ... (? ...)? <undecided> ++ (agree-/accept-/conced-/concession/said yes/said fine/gave)
claimed_all-yes-else =
    | (claim-) .. (all/rest) ++ (defender/defence/defending)
    | (claim-/wants/want/take/takes/get/gets/have/got/says/said/saying) .. (all/lot/everything/every trick/rest) ++ (defender/defending/defence/defense/defenders/on lead)
    | rest (is/are)? mine ++ (defender/defending/defence/defense/defenders/on lead)
claimed_all-unless =
    | declarer ** (claim-/tabl-/face-/show-/says/said/laid/spread-) | claim (by/from) declarer | (gives up/gave up/conced-)
