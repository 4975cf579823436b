# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-barred =
    | silenced | barred | banned | forbidden | excluded | shut out | locked out | keep mum | keep quiet | suspended
    | muzzled | gagged | had to pass | must pass | forced to pass | supposed to pass | required to pass
    | obliged to pass | told to pass | made to pass | ordered to pass | has to pass | have to pass | sit out
    | sitting out | <not> allowed to bid | <not> allowed to call | enforced pass | compelled to pass | debarred
    | sentenced to pass | instructed to pass | stay silent | kept silent | keep silent | stay quiet | off
what-after_final =
    | + (bid/doubled/redoubled/overcalled) after (final pass/last pass)
    | + (bid/doubled/redoubled/overcalled) after (auction/bidding) (over/ended/finished/closed)
what-after_final-likely =
    | + (after/auction over) .. (final pass/%3 pass/#3 passes/last pass/over/ended/closed) .. (bid/called/doubled)?
    | + (auction/bidding) .. (over/ended/finished/closed/done/dead) | + #3 passes
what-barred_acted =
    | + <barred>
what-dbl_rdbl =
    | + (redouble/redoubled) (but/when/though)? (nobody/nothing/<not>) (had/has)? (doubled/to redouble)
    | + (doubled/doubles) (double/<who> s double) | + redoubled <partner> s double | redoubled undoubled | (doubled/doubles/redoubled/redoubles) (his/her/their/my/our)? own (side/<partner>/bid/call/contract)
    | + (inadmissible/illegal) (double/redouble) | + double of (<partner>/own/his own/her own)
    | + (doubles/doubled) <partner> s? (bid/call/opening/contract/<bid>/,/.)
    | + (doubled/doubles/doubling) (my/our) (bid/call/own/contract)
what-dbl_rdbl-likely =
    | + (doubl-/redoubl-/dbl/x/xx) .. (<partner>/own/double/doubled/pass/nothing/<not> bid/<not>/undoubled)
    | + redoubl- | + (own/<partner> s) .. (doubled/double) | + (double/doubles/doubling) .. own
    | + (redouble/redoubled/redoubles) .. (<not>/nothing/undoubled/nobody) | + doubled .. own
    | + double of .. (<partner>/own/redouble/double)
    | + (double/doubles/doubled/redouble/redoubles/redoubled) (his/her/their/my/our)? own (side/<partner>/bid)?
    | + (double/doubles/doubled) <partner> s?
what-over_seven =
    | (bid/bids/said/opened/jumped) #8
what-over_seven-likely =
    | + <over_seven> | + (#8) (of/spades/hearts/diamonds/clubs/notrump/nt/level)?
what-wrong_words =
    | + (double/dbl) <bid> .. (but/when/in fact) .. <bid>
what-wrong_words-likely =
    | + <me> double <card> | + (double/dbl) (of)? <card> .. (but/when/in fact/while/<they>) .. (<card>/bid/#4)?
lho_called-no =
    | nobody (has/had)? (called/acted) (after/since) | + <lho> (has/had)? <not> (called/bid/spoken)
lho_called-no-likely =
    | + <lho> .. (said nothing/<not> said/nothing/<not> word/quiet/mum/silent/waited/waits/smiled/stared/frozen/reacted/thinking/to call/to speak)
    | <lho> .. (<not> .. (called/bid/spoken)/waiting/thinking/silent/looks/laughing/staring)
    | <lho> .. <not> .. <calls> | (nobody/<not>) .. (called/spoken/acted) .. (after/since)?
    | + <lho> (has/had)? <not> .. (called/bid/spoken/said/reacted/moved)
lho_called-yes =
    | <next_player> (has/had)? (bid/passed/doubled)
lho_called-yes-likely =
    | <lho> .. <calls> | (s passed/passed) over | (next/following) (player/<opponent>/#1/guy/hand) .. <calls>
who-decl_side =
    | + (<declarer>/<dummy>) (bid/bids/doubled/doubles/redoubled/redoubles)
who-decl_side-likely =
    | + (<declarer>/<dummy>) .. (bid/bids/said/doubled/doubles/redoubled/redoubles/calls/called/puts)
    | (<declarer>/<dummy>) to
who-def_action =
    | + (<defender>/leader) (doubles/doubled/bid/bids/redoubled)
who-def_action-likely =
    | (<defender>/<defending_side>/defending) .. (doubled/bid/doubles/bids/called/redoubled)
    | + (<defender>/leader) .. (doubles/doubled/bid/bids/double/redoubled/redoubles/came in)
who-def_pass =
    | + (<defender>/leader/<defending_side>/<he> on lead) (then/now/also/says/said/adds/added/puts/put/again/makes/made/throws in/<who>)? (#1 more/#4/extra)? (green card/pass/passed/passes/passing)
    | + pass (by/from) <defender>
who-def_pass-likely =
    | + pass .. (by/from) .. (<defender>/<defending_side>)
barred-always =
    | for (entire/whole) (auction/bidding) | until end of (auction/bidding)
barred-always-likely =
    | (for good/remainder/rest of auction/rest of/throughout/whole/forever/all auction/permanently)
    | (rest of auction/throughout/all auction/for rest/permanently/whole auction)
    | (for)? (entire/whole) (auction/bidding) | (until/to) end
barred-next =
    | for (#1 round/#1 turn/single round)
barred-next-likely =
    | (#1 round/next turn/#1 turn/single round)
late-no =
    | + before opening? lead | + lead <not> (made/faced)
late-no-likely =
    | + (before/prior to) .. (lead/led/leading) | + lead <not>
late-yes =
    | + (after/once) opening? lead (faced/made) | (after/once) opening lead
late-yes-likely =
    | faced | + (lead/led/spade/heart/diamond/club/card) .. (faced/table/up/tabled)
    | (after/once) (opening/<who>/<he>)? (had)? (lead/led)
out_turn-yes =
    | (wrong/out of) turn | <not> turn (of <him>)?
also_19-yes-likely =
    | + <barred> .. (doubl-/redoubl-) .. (own/<partner>/nothing/undoubled/illegal-/inadmissible/his side)
side-defends =
    | <offending> (defend/defends/defending/defended)
side-defends-likely =
    | (end up/ended up/finish-/now) (on)? (defending/<defending_side>)
    | (<they>/<offending>/<offending_side>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
side-unknown =
    | (auction/bidding) (open/unfinished/<not> over/<not> finished/continues/continuing/alive)
