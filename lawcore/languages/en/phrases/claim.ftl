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
offender = <who> <aux>? claimed | <who> <aux>? claims | <who> claim | <who> <aux>? <conceded> | claim by <who> | claim from <who> | concession by <who> | <who> s claim | <who> s concession
word-showed = showed | shows | showing | faced | faces | facing | laid down | lays down | laying down | tabled | tables | spread | spreads | exposed | exposes | put down | puts down
word-hand = hand | cards | all cards | remaining cards | whole hand
word-tricks = trick | tricks
act-showed_cards = <offending>? <aux>? <showed> <he>? <hand> | <offending>? <aux>? <showed> his <hand> | <offending>? <aux>? <showed> her <hand> | <offending>? <aux>? <showed> my <hand> | <offending>? <aux>? <showed> all his cards | <offending>? <aux>? <showed> their <hand>
    | (faced/faces/showed/shows/spread/spreads/tabled/tables/laid down/put down) .. (his/her/my)? (hand/cards)
    | (put/puts/laid) .. (cards/hand) .. (on table/faced)
    | (laid/lays/put/puts/shows/showed/faces/faced) .. (hand/cards)
act-said_win_n = <offending>? <aux>? <claimed> last? <number> <tricks> | <offending>? <aux>? <claimed> all? rest | <offending>? <aux>? <claimed> all <tricks> | <offending>? <aux>? <claimed> all remaining <tricks> | <offending>? <aux>? <claimed> remaining <tricks> | claim of rest | claim of <number> <tricks> | claim for <number> <tricks> | <offending>? <aux>? <claimed> <number> more <tricks> | <offending>? <aux>? <claimed> all last <number> <tricks>
    | <offending>? <aux>? <claimed> last <number>
    | (claim/claimed/claims/claiming) (rest/all/last)
    | (claim/claimed/claims/claiming) <number> (more/tricks)?
    | (said/says/saying) .. (rest mine/all mine/making/they are all mine)
    | (claim/claimed/claims) .. (all tricks/remaining/rest/others)
act-said_lose_n = <offending>? <aux>? <conceded> last? <number> more? <tricks> | <offending>? <aux>? <conceded> <number> | <offending>? <aux>? <conceded> last trick | <offending>? <aux>? <conceded> rest | <offending>? <aux>? <conceded> all? remaining <tricks> | concession of <number> <tricks> | <offending>? <aux>? <conceded> all <tricks> | <offending>? <aux>? <conceded> <card>
    | (conceded/concedes/concede/conceding) .. (down/one off/off/trick/tricks/rest/<number>/it)
    | rest (yours/theirs)
    | (said/says) .. (lose/losing) (#1/#2/#3/trick)
act-abandoned_hand = <offending>? <aux>? <abandoned> <he>? hand | <offending>? <aux>? <abandoned> his hand | <offending>? <aux>? <abandoned> her hand
    | (threw/throws/chucked/folded) (in)? .. (hand/cards) .. (walked/off/board/away)
word-abandoned = abandoned | abandons | gave up | gives up | threw in | throws in
act-curtail = <offending>? <aux>? suggested * stop | <offending>? <aux>? suggests * stop | <offending>? <aux>? suggested * curtailed | <offending>? <aux>? suggested curtailing play
    | (shall/lets/let) .. (stop/stop here/call it)
    | (write/score) #9
    | (suggest-) .. (stop/save time/end)
word-contested = contested | contests | contest | objected | objects | object | disputed | disputes | dispute | disagreed | disagrees | disagree
word-said = claim | concession
accepted-no = <said> * contested | <said> <aux>? disputed | <innocent> <aux>? <contested> | <innocent> <aux>? <not> agree | <innocent> <aux>? <not> agreed | <innocent> <aux>? <not> accept | <innocent> <aux>? <not> accepted | contested by <innocent> | disputed by <innocent> | <said> * doubtful | <said> <aux>? <not> accepted | <said> <aux>? <not> agreed
    | (we/i/defender/opponents/they/rho/lho) .. (object-/disagree-/contest-/dispute-/not agree/not accept)
    | (we/i) (say/said) (no/<not>)
accepted-yes = <said> <aux>? accepted | <said> <aux>? agreed | <innocent> <aux>? agreed | <innocent> <aux>? agree | <innocent> <aux>? agrees | <innocent> <aux>? accepted | <innocent> <aux>? accepts | <innocent> <aux>? accept | accepted by <innocent> | agreed by <innocent> | <innocent> <aux>? acquiesced | <innocent> <aux>? conceded | <all> <aux>? agreed | <all> accepted
    | (declarer/everyone/all/opponents/we/they/defenders) (agree/agrees/agreed/accepted/accepts) (it/claim)? $
    | (declarer/everyone) agrees
    | claim (agreed/accepted)
accepted-silent = <innocent> <aux>? said nothing | <innocent> kept silent | <innocent> stayed silent | <innocent> <aux>? <not> said anything
    | (nobody/nobody/no one) .. (said/objected) | said nothing
    | (we/i/they) silent
accepted-later_withdrawn = <innocent> <aux>? agreed ** then <him>? <contested> | <innocent> <aux>? withdrew agreement | <innocent> <aux>? withdraws agreement | <innocent> <aux>? agreed ** later <him>? <contested> | agreement withdrawn | withdrew * agreement | withdraw * agreement
    | (agreed/accepted) .. claim .. (then/later/afterwards/but) .. (realis-/found/notic-/want-/saw/contest-)
    | (agreed/accepted) to? claim .. (realis-/found/notic-/saw)
accepted-conceder_withdraws = <offending> <aux>? withdrew * concession | <offending> <aux>? withdraws * concession | withdrew his concession | cancel * concession | concession * cancelled
    | (conceded) .. but .. (actually/had/made) .. (rest/trick)
    | conceded .. not give it back
    | (take/withdraw) back .. concession
trumps_out-not_mentioned = <not> mention * trump <out> | <not> mentioned * trump <out> | <not> mentioning * trump <out> | trump <out> ** <not> mentioned | trump <out> ** <not> mention | forgot * trump <out> | forgetting * trump <out> | forgotten * trump <out>
    | (without/not) mention- .. trump
    | (forgot/forgotten/forgetting) .. trump
    | trump .. (out/outstanding/missing) .. (not/never/without) .. (mention-/said/word)
    | trump .. never (said/mentioned)
word-out = still out | outstanding | out | left | at large
phase-round_over = round over | after round | after end of round | round ended
    | (session/round) .. (over/ended/finished) | next round
phase-correction_period_over = after correction period | correction period over | correction period expired | correction period ended
    | correction (period/time) .. (over/ended/expired)
asked-about = accepted act by
by-declarer-else =
    | declarer .. (claim-/conced-/threw in/throws in/faced/spread/tabled/put down/said rest)
    | (claim-/concession) by declarer
    | mentioning .. outstanding trump
    | declarer (laid/shows/showed/claims/claimed/faced/says/said)
    | ^ declarer (says/said/tables)
by-defender-else =
    | (defender/east/west) .. (claim-/conced-)
    | defender .. (says/said/shows/showed/faced) .. (rest/cards/hand/take)
by-defender =
    | defender (says/said) i take
phase-same_board =
    | same board
phase-next_board_called_by_side =
    | (we/i) .. (bid/called) .. next (board/hand) | bid next board
trumps_out-mentioned =
    | (said/say/stated/mention-) .. (drawing/draw/pulling/pull) .. trump
    | trump .. out .. (say/said) (drawing/pulling)
trumps_out-none =
    | <not> trumps (left/out)
claimer_unaware_likely-yes =
    | (plainly/clearly/obviously) (forgot/unaware/not know)
needs_card_position-opponent_showed_out =
    | <who> .. (showed out) .. (earlier/before)? .. | already showed out
needs_card_position-nobody_showed_out =
    | nobody .. (shown out/showed out)
clearly_no_claim_intended-other_reason =
    | <not> claiming | (sneezed/dropped) .. cards
clearly_no_claim_intended-lead_out_of_turn =
    | <not> claiming .. led
played_on-all_agreed =
    | (played on/continued) .. (all/everyone) agreed
played_on-not_all_agreed =
    | (played on/continued/went on) .. (objected/not agree/said no)
revoke_pending-others =
    | other side .. revok- | opponents .. revok-
revoke_pending-claimers =
    | claimer .. revok-
trick_given_up-contract_settled =
    | contract .. (made/already made)
partner_objected_immediately-yes =
    | partner .. (immediately/at once/objected/disagrees/disagreed)
    | partner .. (immediately)? (object-/said no/protest-)
about_current_trick_only-yes =
    | (current trick/that trick/this trick) only
order_unstated-yes =
    | (without/not) .. (order/saying which)
