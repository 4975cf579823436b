# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = by
word-aux =
    | has | have | had
word-showed =
    | showed | shows | showing | faced | faces | facing | laid down | lays down | laying down | tabled | tables | spread
    | spreads | exposed | exposes | put down | puts down
word-hand =
    | hand | cards | all cards | remaining cards | whole hand
word-takes_back =
    | back | undo | undone | withdraw | withdraws | withdrawn | withdrew | cancel | cancels | cancelled | retract
    | retracts | retracted | recover | recovered | restored | restore
word-agreeing =
    | agreed | agree | agrees | agreeing | accepted | accept | accepting | accepts | acquiesced | nodded | nods
    | shook hands | said yes | said fine | said sure | said right | signed
word-regrets =
    | realised | realises | realise | realized | realizes | realize | realising | spotted | spots | spot | noticed
    | notices | notice | found | find | finds | saw | see | sees | seen | regret | regrets | regretted | changed
    | change | changes | thought better | objected | object | objects | objection | contest | contests | contested
    | dispute | disputes | disputed | back | undo | undone | withdraw | withdrew | withdraws | withdrawn | retract
    | retracted | wants | want | wanted | asks for | claims <he> | %2 thoughts | remembered | remembers | worked out
    | twigged | <not> happy
word-sane =
    | normal | sane | sensible | reasonable | rational | decent | ordinary | careful | sound
word-lines =
    | line | lines | play | way | plays | ways | route | order | card | bridge | player
word-mad =
    | mad | madness | crazy | daft | irrational | insane | insanity | absurd | lunacy | lunatic | ludicrous | bonkers
    | nuts | silly | folly
word-shows_out =
    | show out | shows out | showing out | shown out | showed out | run out | runs out | void
offender =
    | <who> (has/had/then)? (claim-/conced-/tabled/tables/faced/faces/spread)
    | <who> (has/had)? (threw/put) .. (cards/hand)
    | <who> (said/says) .. (mine/ours)
    | <who> (has/had)? (gives up/gave up/abandoned/folded)
accepted-conceder_withdraws =
    | + (conced-/concession/gave up/given up/gave away/gave <they>/gave <he>/gave <we>/give <he>/surrender-) .. (want/wants/wanted/can/could/may/have/get/ask/asks/like) .. <takes_back>
accepted-conceder_withdraws-likely =
    | (conced-) .. (but/then/later/can/could) .. (back/had/made/good/winner/get/take/high/<not> lose/found/realis-/%13/master)
accepted-later_withdrawn =
    | (agreed/accepted/nodded) .. (now/but then/then/later) .. (realis-/realiz-/regret/doubt/changed/found/notic-/object-/dispute)
    | + (withdraw-/withdrew/retract-/take back/takes back/took back) .. (agreement/acceptance/consent/assent)
accepted-later_withdrawn-likely =
    | + <agreeing> .. (now/then/later/afterwards/since/before/until/next day/after/but) .. <regrets>
    | + (agree-/accept-/nodded/acquiesc-/fine/sure) .. (now/then/later/afterwards/minutes) .. (realis-/realiz-/want-/undone/retract-/object-/contest-/back/thinks/think/says/say/found/notic-/withdraw/change/regret-/emailed/d have/would have/undo/saw/like)
accepted-no =
    | <not> (accept/agree) (claim/to claim/with claim/it/to it/,/.) | <not> buy it
    | claim (doubted/challenged/queried)
accepted-no-likely =
    | claim- .. but (<me>/<we>/<him>)? (had/have/has) .. (winner/ace/trick/trump)
    | (<not> having/disagree-/object-/contest-/disput-/<not> agree/doubt it/dispute)
    | + (object-/disagree-/contest-/disput-/protest-/refus-/<declines>)
    | <not> (agree/agreed/accept/accepted/having/happy) | <not> (buy it/accept/agree/happy)
    | <not> (like/liked/buying/having) (it/this) | (quarrel/argument/quibble/dispute/objection) .. (about/over/from)
    | (claim/it) (doubted/challenged/queried/disputed)
accepted-silent =
    | (nobody/noone) (answers/answered/reacted/spoke/objected)
accepted-silent-likely =
    | (nobody/noone/<not>/<not> #1) .. (uttered/spoke/answered/replied/stirred/responded/objected)
    | (nobody) .. (said/objected) | (sat/stood) (there/mute)
phase-correction_period_over =
    | (protest/appeal/correction/complaint/complaints) (time/period/deadline) .. (up/over/gone/past/passed/finished/expired/ended/out/closed)
phase-next_board_called_by_side =
    | (<everyone>/both) (have/has)? (bid/called/passed) .. next (board/hand/deal)
phase-next_board_called_by_side-likely =
    | (next board/<next_player>/next deal/following board) .. (bid/called/opened/passed/doubled/bidding)
    | (next/following) (board/hand/deal) .. (bid/called/opened/started/passed/bidding)
    | (bid/called/opened/passed/bidding) .. (next/new/following) (board/hand/deal/#1)
    | (bid/bidding/called/calling/opened/opening/passed/started/dealt) .. (on)? board <number>
    | (<me>/<they>/<we>) (have/ve) bid
    | (<we>/<me>/<they>/<everyone>/both) .. (bid/called/passed/opened) .. (next/on board/on n/board <number>)
phase-round_over =
    | (moved/changed) (to)? (next)? (table/tables/round) | after round | (round/session) s (over/done/finished)
phase-round_over-likely =
    | round .. (gone/ended/ends/called/over/finished/done) | (moved/changed) .. (table/tables/next round/round)
    | after (round/move)
phase-same_board =
    | same board | <not> (touched/started/begun/bid/called) (on)? next
phase-same_board-likely =
    | <not> (touched/started/begun/looked at/opened/bid/called) .. (next/new)? (board/cards/hand)
by-declarer =
    | <declarer> s? (has/had/then)? (claim-/tabled/tables)
    | <declarer> s? (has/had/then)? (conced-/folded/folds/abandon-) | claim- .. (drawing/pulling) (trump/trumps)
    | (claim-/concession) by <declarer>
by-declarer-likely =
    | in <card> | declaring
    | <declarer> .. (claim-/tables/tabled/showed/shows/faced/faces/lays/laid/shoved/threw/chucks)
    | <declarer> .. (claim-/conced-/tabled/tables/folds/folded/suggests/suggested/abandon-)
    | <declarer> (says/said/goes) | #1 down
    | <declarer> .. (<me> will/<me>/shall <we>/#1 down/let <we>) .. (give/take/stop/lose/make/get/have)
    | <declarer> (left/gave/faced/spread) | (mention-/drawing/draw/pulling) .. trump
by-defender =
    | defending ,? (conceded/claimed/claims/concedes)
    | <defender> (has/had/then)? (claim-/conced-/tabled/tables/folded)
by-defender-likely =
    | <partner> (instantly/at once)? (yells/yelled/shouts/shouted/yelped/says <not>/said <not>/goes <not>/went <not>/objects/objected/protests/protested)
    | (defending/in <defending_side>/on lead) .. (claim-/conced-/shows/says/said/wants/gave/laid/tables)
    | (<defender>/defending/<defending_side>) .. (claim-/conced-/rest/get/hand)
    | (<defender>/<defending_side>) .. (claim-/conced-/tabled/tables/folds/folded/suggests/suggested/abandon-/gave/gives)
    | (claim-/conced-/hand/cards/said/says/shows/trick/winners) .. (defending/in <defending_side>/on <defending_side>)
    | (<defender>/defending) .. (claim-/conced-/says/said/shows/showed)
act-abandoned_hand-likely =
    | (chucks/chucked/tosses/tossed/flung) .. (hand/cards)
act-curtail =
    | (lets/let s/let <we>) (call it/stop/leave/save)
act-curtail-likely =
    | (suggest-/propos-/save time/stop playing/<not> need to play/let s <not>/cut it short)
act-said_lose_n =
    | (conceded/concedes) last (#1/#2/#3/#4/#5)
    | (conceded/concedes) (down/#1 off/#1 trick/rest/all)
act-said_lose_n-likely =
    | (claimed/claims) <number> tricks? (down/off)
    | (conced-/concession) | (conced-/give/gave/giving) .. (trick/tricks/rest/#1/down/off/<number>/all/last/you)
    | (you/you ve/<they>) (get/got/have/take/can have) .. (rest/lot/<they>/#1/last)
    | (gave/give/gives/given) (up/away) (#1/#2/last/every)? (trick/tricks/#1/<number>/last/rest)
    | (you get/yours/rest yours)
    | (conceded/concedes/concede/conceding) .. (down/#1 off/off/trick/tricks/rest/<number>/it)
    | (concession/conced-) of? .. (trick/#1)
act-said_win_n =
    | (claimed/claims) <number> (tricks/more/of) | (claim/claimed/claims/claiming) (rest/all/last)
    | (claimed/claims) (all tricks/remaining/others) | (rest/remaining/others/everything) (tricks)? (mine/ours)
    | (all/last) (mine/ours)
act-said_win_n-likely =
    | (rest/all/others/everything/remaining) .. (mine/good/winners/high/ours) | all good
    | (claimed/claims/claiming) <number> (tricks/more)? | (claim/claimed/claims) .. (all tricks/remaining/rest/others)
act-showed_cards =
    | <offending> <aux>? <showed> <him>? <hand>
    | (<offending>/<declarer>/<defender>) (spread/spreads/faced/faces/tabled/tables/showed/shows) (his/her/my/their)? (cards/hand)
act-showed_cards-likely =
    | <showed> <him>? <hand> | (spread/spreads/faced/faces/tabled/tables/showed/shows) (cards/hand)
    | (fanned/fans/spread/spreads/faced/faces/tabled/tables/showed/shows/displayed/exposed) (out)? (his/her/my/their)? .. (cards/hand)
    | <offending>? <aux>? <showed> his <hand>
    | (<offending>/<declarer>/<defender>/<me>) (spread/spreads/faced/faces/tabled/tables/showed/shows) (his/her/my/their)? (cards/hand)
about_current_trick_only-no =
    | <not> (this/that) (#1/trick)
about_current_trick_only-yes-likely =
    | (win/take/have/got) (this/that) (#1/trick) (&)? (all <he> said)?
clearly_no_claim_intended-lead_out_of_turn-likely =
    | lead out of turn
clearly_no_claim_intended-none =
    | (meant it as/normal) claim
clearly_no_claim_intended-none-likely =
    | (mean/meant/intended/confirms/confirmed/confirm) .. (claim/claiming)
clearly_no_claim_intended-other_reason =
    | <not> claiming
partner_objected_immediately-yes =
    | <partner> (objected/objects/protested/disagreed) (at once/straight away/same %2/same instant)
partner_objected_immediately-yes-likely =
    | <partner> (instantly/at once)? .. (yells/yelled/screams/shouts/shouted/goes <not>/went <not>/says <not>/said <not>/jumped) .. (at once/straight away/same %2)?
    | (<west>/<east>/<north>/<south>/<he>/<partner>) (at once/goes) .. (<not>/hang on/<not> <we>)
    | <partner> .. (same %2/same instant/at once/straight away)
    | + (<partner>/<other_defender>/<compass>) (object-/disagree-/protest-/disput-/<not> agree/<not> accept/says <not>/said <not>)
played_on-all_agreed =
    | (all/<everyone>/#4) .. (agree-/said/say/wanted/happy) .. (play it out/play on/playing on/carry on/continue/go on/play out)
    | (played/play) (it)? (on/out) .. (agree-/consent/by agreement/all #4)
played_on-no =
    | (play/everything) (stopped/ceased/stops/halted)
revoke_pending-claimers =
    | claimer (has/had)? revoked
revoke_pending-claimers-likely =
    | (claimer/claimers/claimant/claiming side/<declaring_side>) .. (revok-/reneg-) | claimer .. revok-
revoke_pending-none =
    | <not> (earlier)? revoke
trumps_out-mentioned =
    | (saying/said/stated) (<him>)? (will)? (pull/draw/drawing/pulling) .. trump
trumps_out-mentioned-likely =
    | (trump/trumps) .. (out/outstanding/left/missing/remaining)
    | (out/outstanding/missing/remaining/forgot) .. (trump/trumps)
    | (drawing/draw/pull/pulling/knock/take/taking) .. (last/#1/outstanding/that)? (trump/trumps/jack)
    | (say-/said/stated) .. (pull/draw/drawing) .. trump | (<me>)? (pull/draw) .. trump
    | (said/say/stated/mention-) .. (drawing/draw/pulling/pull) .. trump
trumps_out-not_mentioned-likely =
    | (trump/trumps) .. (out/outstanding/left/missing/remaining)
    | (out/outstanding/missing/remaining/forgot) .. (trump/trumps)
    | trump .. (<he>)? <not> (said/mentioned/mention/say) (it/anything)?
    | <not> .. (mention-/said/say/word/stat-/drew/about) .. (trump)
    | (trump/trumps) .. <not> (mention/mentioned)
trumps_out-none-likely =
    | notrump (left/out)
trumps_out-not_mentioned =
    | (trump/trumps) (out/outstanding) .. (passed over/unmentioned/<not> mentioned/<not> word/<not> mention-)
    | trump .. (<he>)? <not> (mentioned/mention) | <not> (mention-/say-/said) .. (trump/trumps)
    | <not> (word/statement) about .. (trump/trumps) | (forgot/forgotten/forgetting) .. trump
    | (forgot/forgotten/overlooked/unaware) .. (trump/trumps)
    | (trump/trumps) out (&/,) <him>? <not> (mention/mentioned) it
defender_claim_depends_on_partner-yes =
    | + (needs/depends on/provided) <partner> (to)? (keep/keeps/discard/choose/unblock/throw/keeping/choosing/guess)
    | + <partner> (must/has to/needs to) (keep/choose/guess/unblock)
defender_claim_depends_on_partner-yes-likely =
    | + (if/provided/needs/need/requires/must/has to/hangs/hinges/depends/depending/as long as/unless/works) .. (<partner>/<other_defender>/other hand/his mate) .. (keep-/kept/hold-/holds/throw-/discard-/unblock/choose/guess/hangs on/right card/right/plays)
    | + (<partner>/<other_defender>/other hand/his mate) .. (must/has to/needs to/has/should/would have to/has .. choose) .. (keep/choose/guess/throw/discard/card/unblock/decide)
    | (depends/needs/works) .. (<partner>/<who>) .. (keeps/card/discard/choose/right)
needs_card_position-nobody_showed_out =
    | (nobody/noone) (had/has/have)? (shown/showed) out | <not> (shown/showed) out
needs_card_position-nobody_showed_out-likely =
    | nobody .. (shown out/showed out) | (nobody/noone/<not>) .. (shown/showed/void/failed to follow/show) (out)?
needs_card_position-none =
    | <not> finesse (needed/necessary/required)
needs_card_position-none-likely =
    | <not> (finesse/card to place)
needs_card_position-opponent_showed_out-likely =
    | <who> (had/has/having)? (shown/showed) out
order_unstated-no-likely =
    | (gave/stated/said/named/announced) .. order
order_unstated-yes =
    | <not> .. (which order/order <he>)
order_unstated-yes-likely =
    | <not> .. (stat-/say/said/mention-/specif-/give/given/gave/named/announce-) .. (order/sequence/which suit/which %1)
claimed_all-yes-likely =
    | (claim-/all/rest) (rest/remaining/mine/lot/ours)
claimed_all-no =
    | (claim-/wants/takes/take) <number> of (last)? #3
claimer_unaware_likely-no-likely =
    | + (knew/aware) .. (trump/out/it)
claimer_unaware_likely-yes =
    | (plainly/clearly/obviously) (forgot/unaware/<not> know)
would_show_out_any_normal-yes =
    | + (every/any/all/whichever/whatever/either/always/however) .. (line/lines/way/play/plays) .. <shows_out>
alternative_irrational-no =
    | + (far from/<not>) irrational | + merely inferior
alternative_irrational-no-likely =
    | + (far from/<not>) <mad>
less_successful_normal_line-no-likely =
    | (any/every/all/whatever) .. <sane> <lines> .. (same/<number>/yields/gives/wins/makes)
trick_given_up-already_won =
    | + had in fact won
trick_given_up-already_won-likely =
    | + had (in fact)? won
trick_given_up-contract_settled =
    | contract (made/settled/home)
trick_given_up-contract_settled-likely =
    | contract .. (made/home/down)
trick_given_up-no_legal_play_loses_it =
    | + <not> legal (play/card/line/way)
trick_given_up-no_legal_play_loses_it-likely =
    | + <not> .. legal (play/card/line/way/move)
