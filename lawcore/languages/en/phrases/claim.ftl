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
    | (faced/faces/showed/shows/spread/spreads/tabled/tables/laid down/put down) .. (his/her/my)? (hand/cards)
    | (put/puts/laid) .. (cards/hand) .. (on table/faced) | (laid/lays/put/puts/shows/showed/faces/faced) .. (hand/cards)
    | (fanned/spread/put/threw/faced/laid/tabled) (out)? .. (cards/hand)
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
act-said_lose_n =
    | <offending>? <aux>? <conceded> last? <number> more? <tricks> | <offending>? <aux>? <conceded> <number>
    | <offending>? <aux>? <conceded> last trick | <offending>? <aux>? <conceded> rest
    | <offending>? <aux>? <conceded> all? remaining <tricks> | concession of <number> <tricks> | <offending>? <aux>? <conceded> all <tricks>
    | <offending>? <aux>? <conceded> <card> | (conceded/concedes/concede/conceding) .. (down/one off/off/trick/tricks/rest/<number>/it)
    | rest (yours/theirs) | (said/says) .. (lose/losing) (#1/#2/#3/trick)
    | (you/you ve/they) (get/got/have/take/can have) .. (rest/lot/them/one/last) | let us have .. (all/rest)
    | (i ll/i/ll) give you | (concession/conced-) of? .. (trick/one) | rest (is/are)? yours | give you (last/one/rest)
act-abandoned_hand =
    | <offending>? <aux>? <abandoned> <he>? hand | <offending>? <aux>? <abandoned> his hand | <offending>? <aux>? <abandoned> her hand
    | (threw/throws/chucked/folded) (in)? .. (hand/cards) .. (walked/off/board/away)
    | <offending>? (put/puts/putting) (his/her/my/their/all)? (hand/cards) back (in)? (board)?
    | (abandon-/gave up/tossed/walked off/walked away/left chair)
word-abandoned = abandoned | abandons | gave up | gives up | threw in | throws in
act-curtail =
    | <offending>? <aux>? suggested * stop | <offending>? <aux>? suggests * stop | <offending>? <aux>? suggested * curtailed
    | <offending>? <aux>? suggested curtailing play | (shall/lets/let) .. (stop/stop here/call it) | (write/score) #9
    | (suggest-) .. (stop/save time/end)
    | (shall/let) (we/us) (stop/call/leave/finish) | (stop here/call it a day/save time/no point playing)
word-contested = contested | contests | contest | objected | objects | object | disputed | disputes | dispute | disagreed | disagrees | disagree
word-said = claim | concession
accepted-no =
    | <said> * contested | <said> <aux>? disputed | <innocent> <aux>? <contested> | <innocent> <aux>? <not> agree
    | <innocent> <aux>? <not> agreed | <innocent> <aux>? <not> accept | <innocent> <aux>? <not> accepted | contested by <innocent>
    | disputed by <innocent> | <said> * doubtful | <said> <aux>? <not> accepted | <said> <aux>? <not> agreed
    | (we/i/defender/opponents/they/rho/lho) .. (object-/disagree-/contest-/dispute-/not agree/not accept) | (we/i) (say/said) (no/<not>)
    | <not> (buy it/accept/agree/happy) | (refuse-/reject-/object-/dispute-/contest-) | <innocent> (says/said) (no/<not>)
    | (opponent/lho/rho/east/west/north/south/we) (says/said) (<not>/hang on/wait)
accepted-yes =
    | <said> <aux>? accepted | <said> <aux>? agreed | <innocent> <aux>? agreed | <innocent> <aux>? agree | <innocent> <aux>? agrees
    | <innocent> <aux>? accepted | <innocent> <aux>? accepts | <innocent> <aux>? accept | accepted by <innocent> | agreed by <innocent>
    | <innocent> <aux>? acquiesced | <innocent> <aux>? conceded | <all> <aux>? agreed | <all> accepted
    | (declarer/everyone/all/opponents/we/they/defenders) (agree/agrees/agreed/accepted/accepts) (it/claim)? $ | (declarer/everyone) agrees
    | claim (agreed/accepted)
    | (i/we/me) (,)? (said/say)? (fine/ok/sure/yes/agreed) | (everyone/we all/both) nodded | (declarer/partner) nods
accepted-silent =
    | <innocent> <aux>? said nothing | <innocent> kept silent | <innocent> stayed silent | <innocent> <aux>? <not> said anything
    | (nobody/nobody/no one) .. (said/objected) | said nothing | (we/i/they) silent
    | (silent/silence/kept quiet) | (nobody/noone) (answers/answered/reacted/spoke/objected)
    | <innocent> .. <not> (say/said) (thing/anything/word) | ^ silence
accepted-later_withdrawn =
    | <innocent> <aux>? agreed ** then <him>? <contested> | <innocent> <aux>? withdrew agreement | <innocent> <aux>? withdraws agreement
    | <innocent> <aux>? agreed ** later <him>? <contested> | agreement withdrawn | withdrew * agreement | withdraw * agreement
    | (agreed/accepted) .. claim .. (then/later/afterwards/but) .. (realis-/found/notic-/want-/saw/contest-)
    | (agreed/accepted) to? claim .. (realis-/found/notic-/saw)
    | (agreed/accepted/nodded) .. (now/but then/then/later/only then) .. (realis-/realiz-/regret/doubt/changed/found/notic-/object-/dispute)
    | + (agree-/accept-/nodded/acquiesc-/fine/sure) ... (now/then/later/afterwards/minutes/only) .. (realis-/realiz-/want-/undone/retract-/object-/contest-/back/thinks/think/says/say/found/notic-/withdraw/change/regret-/emailed/d have/would have/undo/saw/like)
    | + (agree-/accept-) ... (emailed/went home) | + (agree-/accept-) ... (can/may/could) .. (change mind/withdraw/retract/back)
accepted-conceder_withdraws =
    | <offending> <aux>? withdrew * concession | <offending> <aux>? withdraws * concession | withdrew his concession | cancel * concession
    | concession * cancelled | (conceded) .. but .. (actually/had/made) .. (rest/trick) | conceded .. not give it back
    | (take/withdraw) back .. concession
    | (conced-/concession/gave up/gave him/gave them) ... (now/then/later/but/afterwards/only) .. (back/want-/remember-/cancel-/withdraw-/retract-/realis-/realiz-/found/see/saw/notic-/had)
    | (cancel-/withdraw-/retract-/take back/undo/revoke) .. (concession/conced-) | concession .. (want/wants/wanted) .. back
    | (conced-) ... (can/could) .. (get/have) .. back | conced- ... (turns out/it turns/check)
trumps_out-not_mentioned =
    | <not> mention * trump <out> | <not> mentioned * trump <out> | <not> mentioning * trump <out> | trump <out> ** <not> mentioned
    | trump <out> ** <not> mention | forgot * trump <out> | forgetting * trump <out> | forgotten * trump <out>
    | (without/not) mention- .. trump | (forgot/forgotten/forgetting) .. trump
    | trump .. (out/outstanding/missing) .. (not/never/without) .. (mention-/said/word) | trump .. never (said/mentioned)
    | trump .. (out/outstanding/left/missing/still/hand/around) ... <not> .. (mention-/said/say/saying/word/spoke/told)
    | trump .. (out/outstanding) ... (unsaid/unmentioned/nothing about) | (forgot/forgotten/overlooked/unaware) .. (trump/trumps)
    | <not> .. (mention-/said/say/spoke) .. (trump/trumps) | (said/says) nothing about .. (it/trump)
word-out = still out | outstanding | out | left | at large
phase-round_over =
    | round over | after round | after end of round | round ended | (session/round) .. (over/ended/finished)
    | round .. (gone/ended/ends/called/over/finished/done) | (on/at) (the)? next table | went home
phase-correction_period_over =
    | after correction period | correction period over | correction period expired | correction period ended | correction (period/time) .. (over/ended/expired)
    | correction (deadline/time/period) .. (passed/expired/ended/over/gone/up/too) | (after) .. correction
asked-about = accepted act by
by-declarer-else =
    | declarer .. (claim-/conced-/threw in/throws in/faced/spread/tabled/put down/said rest) | (claim-/concession) by declarer
    | mentioning .. outstanding trump | declarer (laid/shows/showed/claims/claimed/faced/says/said)
    | ^ declarer (says/said/tables) | (mention-/drawing/draw/pulling) .. trump | finesse | (my/our) contract | declaring
    | dummy had | (in/playing) my (contract/<card>) | south in | in <card>
    | (opps/opponents/he/she/lho/rho) claim- .. (all/rest/trump/finesse/contract)
    | (claimed/claims/claim) (on/with) (a/an)? (finesse/trump/squeeze/crossruff) | trump (still)? (out/outstanding/left)
    | one down | our declarer | claims? .. (finesse/hook)
by-defender-else =
    | (defender/east/west) .. (claim-/conced-) | defender .. (says/said/shows/showed/faced) .. (rest/cards/hand/take)
    | (defender/defending) .. (claim-/conced-/says/said/shows/showed)
    | (defender/defence/defenders) .. (conced-/claim-/gives up/gave up/give up/faces/shows/tables/says/said)
    | (gives/gave) up .. (last/rest/trick/tricks/two) .. partner | (east/west/i) (defending)? .. conced- .. partner
    | (defender/defending/defence/defenders) .. (claim-/conced-/rest/get/hand) | we defenders
by-defender =
    | defender (says/said) i take
    | (defender/defenders/defence) .. (claim-/conced-/tabled/tables/folds/folded/suggests/suggested/abandon-/gave/gives)
    | (defending/in defence) .. (claim-/conced-/said/says) | (claim-/conced-/said/say) .. (defending/in defence/as defender)
    | by (a)? defender | claim- , defender , | partner .. (object-/yelped/hang on/protest-) ++ (conced-/rest/give/lot)
phase-same_board =
    | same board
    | (same bd/same board/still on board/not bid next/board still open/nobody .. another board/nobody .. next board)
    | before anyone (bids/bid/calls)
phase-next_board_called_by_side =
    | (we/i) .. (bid/called) .. next (board/hand) | bid next board
    | (we/i/they/both sides/both) .. (bid/called/passed/opened) .. (next/on board/on #n/board <number>) | bids made on
    | (i/they/we) (have/ve) bid | (bid/called/passed/opened) on (board)? <number> | board <number> (now)? , (i/they/we) .. bid
trumps_out-mentioned =
    | (said/say/stated/mention-) .. (drawing/draw/pulling/pull) .. trump | trump .. out .. (say/said) (drawing/pulling)
    | (drawing/draw/pull/pulling/knock/take/taking) .. (last/one/outstanding/that)? (trump/trumps/jack)
    | (say-/said/stated) .. (pull/draw/drawing) .. trump
trumps_out-none =
    | <not> trumps (left/out)
    | (<not>) (trump/trumps) (was/were)? (left/out/involved/outstanding/anywhere/question) | <not> about trumps
    | (trumps) .. (all)? (drawn/gone)
claimer_unaware_likely-yes =
    | (plainly/clearly/obviously) (forgot/unaware/not know) | + (never/<not>) (noticed/knew/know) .. (trump/out)
    | + (lost count/thought trumps gone/miscounted/unaware)
needs_card_position-opponent_showed_out =
    | <who> .. (showed out) .. (earlier/before)? .. | already showed out
    | (lho/rho/west/east/north/south/defender/opponent) .. (shown/showed) out | had (shown/showed) out | marked finesse
needs_card_position-nobody_showed_out =
    | nobody .. (shown out/showed out)
    | (nobody/noone/neither) .. (shown/showed/void/failed to follow/show) (out)? | (both/all) had followed
    | (a)? guess ++ (claim-/needs/find-) | unmarked
clearly_no_claim_intended-other_reason =
    | <not> claiming | (sneezed/dropped) .. cards
    | <not> claim (,/surely/$)? | that <not> claim | (nose bleeding/by accident) | <not> (mean/meant/meaning/intend-) .. claim
clearly_no_claim_intended-lead_out_of_turn =
    | <not> claiming .. led
    | (lead/led) .. (wrong (side/hand)/out of turn) .. (tabled/faced/put/spread) | as if .. dummy
played_on-all_agreed =
    | (played on/continued) .. (all/everyone) agreed
    | all (four)? .. (agree-) .. (finish/play/continue)
played_on-not_all_agreed =
    | (played on/continued/went on) .. (objected/not agree/said no)
    | (play goes on/play went on/play continued/played on) .. (<not>/wasn) .. (asked/agree-/consulted)
revoke_pending-others =
    | other side .. revok- | opponents .. revok-
    | <innocent> <aux>? revok- | revoke by <innocent> | (other side/non claiming side) .. revok-
revoke_pending-claimers =
    | claimer .. revok-
    | <offending> <aux>? .. revok- | revoke by <offending> | (claimer/claimant/claiming side) .. revok-
    | they had revoke before claiming
trick_given_up-contract_settled =
    | contract .. (made/already made)
    | (made/had) (#7/#8/#9/#10/#11/#12) tricks | (#7/#8/#9/#10/#11/#12) tricks .. (already/in)
    | (contract) .. (already/made/beaten/down)
partner_objected_immediately-yes =
    | partner .. (immediately/at once/objected/disagrees/disagreed) | partner .. (immediately)? (object-/said no/protest-)
    | partner .. (object-/protest-/yelp-/hang on/no no/wait/disagree-) .. (at once/immediately/straight away/right away)?
    | (west/east/north/south/he/she/partner) (at once/goes) .. (<not>/hang on/no we)
    | objection .. partner s? .. (right away/at once/immediately)
about_current_trick_only-yes =
    | (current trick/that trick/this trick) only
    | (this one s mine/this is mine/this trick)
order_unstated-yes =
    | (without/not) .. (order/saying which)
    | (silent/nothing/<not>) .. (about/order/which order) | <not> .. (which order/order he)
    | (order) .. (unstated/not stated/not said) | nothing s said | <not> .. say .. order
act-said_win_n-else =
    | (rest/all/others/everything/remaining) .. (mine/good/winners/high/ours)
    | (i have/have/got/i take/takes/taking/making/claim/claims/claimed/claiming) .. (rest/all/<number>/remaining/others/balance) (tricks/more)?
    | (said/says/saying) .. (making/made/rest/mine/good) | claim- .. (all/with/good/rest) | all good
    | (claim-) .. (rest/all/remaining/everything/balance/them/<number>/last)
    | (rest/all/remaining/balance/they re) .. (mine/good/ours/high/winners)
    | (i/we) (have/got/take/make/take all) .. (rest/all/<number> tricks/them all)
act-said_lose_n-else =
    | (conced-/give/gave/giving) .. (trick/tricks/rest/one/down/off/<number>/all/last/you) | (you get/yours/rest yours/off/down) ..
    | (losing/lose/loses/lost) .. (trick/tricks/<number>/one) | (rest/they) .. yours
    | (gives/give/gave/giving) (up/you/them/us)? .. (trick/tricks/one/two/three/last/rest/<number>/all) | (conced-/concession)
    | (i/he/she/we/just)? (lose/loses/lost/losing) (a/the/one/last/<number>) (trick/tricks/more/heart/spade/diamond/club)?
    | (down/off) (one/two/three/<number>) | yours
act-showed_cards-else =
    | (face-/show-/put/laid/lay/lays/spread-/tabl-/display-/open-/exposed/exposes) .. (hand/cards)
    | (hand/cards) .. (on table/face up/faced/down/spread)
    | (showed/shows/show/faced/faces/tabled/tables/spread/spreads/put/puts/laid/lays/threw/turned) .. (down/face up/faced/on table/hand/cards)
    | (hand/cards) .. (face up/spread/shown/on table/tabled)
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
accepted-yes-else =
    | (agree-/accept-/ok d/fine/acquiesc-/conced-) ++ (claim/claimed/rest/scored)
    | (everyone/everybody/we all/all) (agree-/accept-/happy) | (scored/moved on)
    | (declarer/everyone/all/opponents/we/they/defenders) (agree/agrees/agreed/accepted/accepts) (it/claim)? | we all nod
    | everyone agreed
accepted-silent-else =
    | nobody .. (said/spoke/object-/protest-/reacted) | without (a/any)? (word/comment/objection/protest)
accepted-later_withdrawn-else =
    | (agree-/accept-) .. (then/later/now/afterwards/but/only then) .. (realis-/realiz-/found/notic-/want-/saw/see/contest-/had/says/remember-/changed)
    | (want/wants/wanted) .. trick back | (changed mind/second thoughts/withdraw agreement/take back agreement)
    | (agree-/accept-) ... (now/then/later/afterwards/realis-/realiz-) .. (partner/found/notic-/wants/had/says/saw/trick)
    | (agreed/accepted/nodded/acquiesced/conceded) .. (now/but/then/later/afterwards/until/only/however) .. (realis-/realiz-/see/saw/want-/think/regret/doubt/changed/found/found out/notic-/back/object-/dispute)
    | (change/changed/withdraw/retract) .. (mind/acceptance/agreement)
accepted-conceder_withdraws-else =
    | (conced-) .. (but/then/later/can/could/actually/only) .. (back/had/made/good/winner/get/take/high/not lose/found/realis-/13th/master)
    | (take/get/withdraw/cancel) .. (concession/it back/trick back) ++ conced-
    | (conced-/gave up/gave) .. (but/then/though/now/only/had/cannot/could) .. (take back/withdraw/had a winner/winner/back/can t lose/cannot lose/good/realis-/realiz-/high/master)
phase-same_board-else =
    | (same board/still on board/board not over/not yet moved/cards not back/before next board/not bid next)
    | (same board/still at table/board still/not started next/next board not/nobody .. next board/round not over/still in same)
phase-next_board_called_by_side-else =
    | (bid/called/passed/opened/started/playing) .. next (board/hand/deal/one)
    | (next/following) (board/hand/deal) .. (bid/called/opened/started/passed/bidding)
phase-round_over-else =
    | (round/session) .. (over/ended/finished/done) | (moved/changed) .. (table/tables/next round/round) | next round | end of round
phase-correction_period_over-else =
    | (correction/protest) (period/time) .. | (next day/yesterday/last week/day after)
trumps_out-not_mentioned-else =
    | <not> .. (mention-/said/say/word/stat-/drew/about) .. (trump) | (forgot/forgotten/forgetting/unaware/overlook-) .. trump
    | trump .. (outstanding/out/missing/left) .. <not> .. (mention-/said/word/stat-) | trump .. never .. mention-
trumps_out-mentioned-else =
    | (draw-/pull-/drew/tak-) .. (trump/trumps) | (trump) .. (mentioned/he said/stated/announced)
    | (draw-/drawing/pull-/pulling/take out/knock out) .. (last/outstanding/remaining/your)? (trump/trumps)
trumps_out-none-else =
    | <not> trumps? (left/out/outstanding) | trumps (were/all)? (gone/drawn)
needs_card_position-opponent_showed_out-else =
    | (showed/shown/shows) out .. (before/earlier/already/of)? | already (showed/shown) out | known .. (void/finesse)
    | (lho/rho/west/east/defender/opponent/one/he/she) .. (had/has)? (already)? (shown/showed/show/shows) out
needs_card_position-nobody_showed_out-else =
    | (nobody/no one/none) .. (showed/shown) out | <not> (shown/showed) out
    | (no one/nobody/none/neither) .. (shown/showed/show) out | finesse
order_unstated-yes-else =
    | (order/sequence/line) .. <not> | <not> .. (order/line/sequence) .. (stat-/said/mention-/play)?
claimer_unaware_likely-yes-else =
    | (clearly/plainly/obviously/evidently) .. (forgot/unaware/not know/not aware/lost count)
claimer_unaware_likely-no-else =
    | (knew/knows/of course/aware)
played_on-all_agreed-else =
    | (played on/played it out/continued/carried on/play on) .. (all/everyone/everybody/agreement/both)?
    | (all/everyone/everybody/four/both sides) .. (agree-/said/say/ok/wanted/happy) .. (play it out/play on/playing on/carry on/continue/go on/play out)
    | (played/play) (it)? (on/out) .. (agree-/consent/by agreement/all four)
played_on-not_all_agreed-else =
    | (played on/played it out/continued/carried on/play on/made us play) .. (object-/not agree/without/against/said no/refus-)
    | (played on/carried on/continued/play on/play it out/kept playing/made .. play) .. (without/although/though/not/object-/protest-/against/refus-)?
partner_objected_immediately-yes-else =
    | (partner/other defender/pard/i) .. (object-/protest-/disagree-/said no/jump-/immediately/at once/no no/wait/shout-) ++ conced-
    | partner .. (instantly/immediately/at once/straight away/right away/says/said/shouts/shouted/objects/objected/protested/disagrees/jumped) .. (no/wait/object-/winner/has/stop/not)?
about_current_trick_only-yes-else =
    | (this/that/current) trick (only)?
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
trick_given_up-no_legal_play_loses_it-else =
    | (cannot/could not/can not/can t/impossible) .. (lose/lost) | (master/high/13th/thirteenth/winner/ace of trumps)
accepted-unless =
    | (then/later/now/afterwards/realis-/realiz-/only then/but) .. (partner/found/notic-/wants/had/says/saw)
by-declarer =
    | declarer .. (claim-/conced-/tabled/tables/folds/folded/suggests/suggested/abandon-)
    | declarer (,)? .. (i ll/i/shall we/one down/let us) .. (give/take/stop/lose/make/get/have) | declarer (says/said/goes)
    | (knew/forgot/forgotten) .. trump | claimed (on/with) .. (finesse/trump) | declarer (left/gave/faced/spread)
claimer_unaware_likely-no =
    | + (knew/aware) .. (trump/out/it) | + <not> .. forgotten
claimer_unaware_likely-open =
    | + <not> (sure/decided/made up) .. (knew/know/forgot/mind) | + unsure .. (knew/forgot-) | + to (judge/decide) | + pondering
trump_can_score_normal-yes =
    | + (careless/sloppy/inferior/normal/any) .. (line/play)? .. (lets/score/scores/lose/loses/sets/make/makes/wins)
    | + (could/can/would) .. (have scored/scored/score/lose) .. (if/careless-/mis-/sloppy) | + can lose trick
trump_can_score_normal-no =
    | + (trump/it) .. (<not>) .. (make/score/win/take) | + <not> (possibly)? (make/score)
trump_can_score_normal-open =
    | + <not> (worked out/decided/sure) .. (trump/score)
needs_card_position-none =
    | <not> (finesse/card to place)
order_unstated-no =
    | order <not> (matter) | order .. (irrelevant/immaterial) | <not> order (either)?
claim_suit_order-top_down =
    | (from top/top down/from the top/highest first)
claim_suit_order-none =
    | <not> rule .. order | order .. open
less_successful_normal_line-yes =
    | (normal/careless/inferior) .. (line/way/play) .. (loses/lose/less/fewer/worse)
    | (would have)? lost if (i/he)? (went/started/played) | one of them .. lost if
less_successful_normal_line-open =
    | + (normal/worse) line .. <not> decided | + <not> decided .. line
alternative_irrational-yes =
    | + (crazy/daft/irrational/mad/insane/absurd/lunacy) .. (not/to/finesse/play)?
alternative_irrational-no =
    | + (<not>) (irrational/insane/crazy/mad) | + merely inferior
would_show_out_any_normal-yes =
    | + (whichever/either/any) (way/line) .. (show/shows) out | + (shows/show) out .. (whichever/any/either)
would_show_out_any_normal-no =
    | + <not> (always) | + could hold on
would_show_out_any_normal-open =
    | + <not> (sure/decided) .. (yet)? ++ show- out
claimed_all-yes =
    | (defender/defending/defence) .. (claim-/said/says) .. (all/rest/everything)
    | (claim-) .. (all/rest) ++ (defender/defence/defending) | <not> , all of em
claimed_all-no =
    | (defender/defence) .. (take/get/have) .. (rest) (yours/for you) | (more/#1/#2) for me , rest yours
    | i get <number> you get rest
played_on-no =
    | (play/everything) (stopped/ceased/stops/halted) | (nobody/noone) .. (played) .. (card/since/another)
    | (stopped/ceased) (play/playing) | play ended at once | stopped at once
revoke_pending-none =
    | <not> (earlier)? revoke | revoke , none | revoke none
partner_objected_immediately-no =
    | partner .. <not> .. (object/say/said/move/objected) | partner (nods/nodded/agreed)
    | partner object- .. <not> .. (straight away/at once/immediately)
about_current_trick_only-no =
    | <not> (only/just)? (this/current) (#1)? trick | claim just this trick .. <not>
clearly_no_claim_intended-none =
    | (meant it as/normal) claim | meant .. claim
defender_claim_depends_on_partner-yes =
    | (depends/needs/only works/only) .. (partner/<who>) .. (keeps/card/discard/choose/right)
    | partner needs to .. (discard/choose/keep/play)
defender_claim_depends_on_partner-no =
    | partner .. <not> .. choice
trick_given_up-already_won =
    | (trick/it) .. (gathered/in our pile/in pile)
trick_given_up-no_legal_play_loses_it =
    | + (any/every/whatever/legal) .. (legal/card/way/play) .. (win-/lose-)? | + (unlos-/unloseable) | + <not> way .. lose-
trick_given_up-no_normal_play_loses_it =
    | + (sane/sensible/normal/decent/reasonable) .. (play/way/lose/nobody)? ++ conced-
trick_given_up-likely_won =
    | + (probably/likely) .. (won/win/made/make) ++ (conced-/concession/agreed)
trick_given_up-not_likely_won =
    | + (probably) .. (lost) ++ (conced-/concession) | + <not> .. (won) .. (likelihood/likely)
