# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender =
    | <who> (<passes>/<bids>/<doubles>/calls/called/acted/acts) <bid>? (out of turn/early/too early/too soon/prematurely/ahead of/at turn/when turn/when it/before turn/while turn/, but)
    | (<passes>/bid/<bid>/<doubles>/call) (out of turn/early) by <who>
    | + <who> (thought/believed/assumed) .. & (<passes>/<bids>/<doubles>)
word-passes =
    | pass | passes | passed | passing
word-bids =
    | bid | bids | opened | opens | open | opening | overcalled | overcalls | overcall | jumped | responded | rebid
    | raised | started
word-doubles =
    | double | doubles | doubled | doubling | redouble | redoubles | redoubled | dbl | dble | dbld
word-acts =
    | bid | bids | acts | acted | doubles | doubled | redoubles | redoubled | overcalls | overcalled | raises | raised
    | opens | opened | intervenes | intervened | came in | comes in | jumps | jumped
kind-bid-likely =
    | <bid> | <who> <bids> | (opened/opens/overcalled/overcalls/<bid>) (out of turn/early/prematurely/when)
kind-dbl_rdbl =
    | <doubles> (out of turn/rotation/too early/too soon/early/prematurely/out of order)
kind-dbl_rdbl-likely =
    | <doubles> | <doubles> came
kind-pass =
    | <passes> (out of turn/rotation/too early/too soon/early/prematurely/out of order)
    | <passes> (before/ahead of/in front of/instead of/in place of/over head of) (<him>/dealer/it/his/her/my/their/our)
    | <passes> (when/while) (turn/it)
kind-pass-likely =
    | <passes> | my pass | (green card/green pass/pass card) | <passes> came | <passes> (when/while)
turn_of-lho =
    | dealer on (his/her) left
    | (his/her/my) <left_opponent> s (turn/go)
turn_of-lho-likely =
    | dealer .. (on/to) (his/her/my)? left
turn_of-partner =
    | <partner> in turn
turn_of-partner-likely =
    | <partner> (to/should/whose/s place/s seat/%1/next/due/in turn)
turn_of-rho =
    | <right_opponent> in turn | dealer on (his/her) right
    | (his/her/my) <right_opponent> s (turn/go)
turn_of-rho-likely =
    | right .. (to go/to) | <rho> (barred/silenced/free to call/had to pass/going to call)
    | <right_opponent> (in turn/thinking) | dealer .. (on/to) (his/her/my)? right
turn_of-who =
    | (opened/opens) .. ,? <who> dealer
    | + thought .. dealer & (opened/opens) .. ,? <who> dealer | turn of <who> | <who> s (turn/go) | (with/it) <who> to (act/call/speak/bid/start/go)
    | before <who> (could (bid/pass/open/act)/opened/passed/bid)
    | (ahead of/in front of/instead of/in place of/skipped/jumped/bypassed/ignored/ignoring/waiting for/wait for/beat) <who>
turn_of-who-likely =
    | <who> #1 (to/who)? .. (speak/call/bid/act/start)? | it <who> | dealer <who> | (jumped/ahead/front) .. <who>
    | <who> (dealt/dealer) | <who> s (turn/bid/call/go) | <who> to (act/call/speak/bid/start/go) | before <who>
any_bid_before-no =
    | (nobody/noone) (had/d) (bid/opened/called/spoken)
any_bid_before-no-likely =
    | <not> (opening/bid/bids) (had/far/made/before/by/from)
any_bid_before-yes-likely =
    | (several/#2/#3/some/few) (people/players)? .. (spoken/bid/bids) .. (opening/before)?
before-no =
    | (my/his/her) %1 (call/bid/turn)
before-no-likely =
    | (%1/very %1) (call/bid/thing/go/turn)
before-yes =
    | <he> had? (passed/bid/called/opened) (round before/last round/previous round/earlier round/on %1 round/in %1 round)
before-yes-likely =
    | (<me>/<he>/<they>/<who>) had (bid/called/passed/opened/doubled/spoken) .. (before/earlier/once/ago/last round/%1 round/#1 (time/round)/previous-)
    | (passes/passed/doubles/doubled/called/calls) again | bid once | (called/bid/passed/opened) earlier
    | (passed/bid/called/opened/spoke) .. (round before/last round/previous round/earlier round/%1 round)
lho-accepts =
    | (call/pass/bid/double/it/<card>) (accepted/condoned)
lho-accepts-likely =
    | (<next_player>/<left_opponent>/<compass>) accept- | (,/.) (accepted/condoned) | (says/said) fine | over it
    | (<left_opponent>/<next_player>) (then/duly/happily)? (bid/bids/passed/passes/called/doubled/doubles/overcalled/overcalls) (<card>)?
    | <compass> (has/had) (called/bid/passed/doubled/acted/spoken)
lho-declines =
    | (<lho>/<opponent>/<opposing_side>) (refus-/reject-/declin-/object-)
    | (call/pass/bid/double/it) (refused/rejected/declined/cancelled)
    | <lho> (will/would/can)? <not> (accept/condone/allow/want it) | <not> accept (it/call/bid/pass/double) | (pass/bid/call/it/<bid>/,/.) <not> (accepted/condoned)
    | <lho> (says/said) <not> (thanks/thank you/,/.) | + <lho> would <not> (have/take/accept/let) it
lho-declines-likely =
    | <not> (accepted/taken/condoned/allowed)
    | <not> (want/wants/having/have/condone/accept/swallow/like/take) (it/that/this)? | (says/said/say) (<not>/nope)
    | (refus-/reject-/declin-/object-/cancel-) | <not> .. (accept-/condon-/like/wear/allow) .. (it/call/bid/pass)?
    | (<not> thanks/<not> thank you)
    | + (<lho>/<next_player>/<left_opponent>/<they>/<who>) would <not> (have/take/accept/let) (it/that/<card>)?
lho-undecided =
    | <lho> (has/had)? <not> (asked/decided/chosen)
lho-undecided-likely =
    | (nobody/noone/<not>) .. (asked/consulted/put it/put question/put .. question) .. (<him>/next/left/if/whether)?
    | <not> (asked/decided)
rho_then-acts-likely =
    | <rho> (then/now/duly)? (comes/came)? <acts> (in)?
rho_then-passes-likely =
    | <rho> (then/now/duly/next/also)? (pass/passes/passed)
repeats_denom-no =
    | (different/new) (denomination/strain) | bid (different/new/other) suit
repeats_denom-no-likely =
    | (#1 more/different/other/new) (suit/denomination/strain/colour)
repeats_denom-yes =
    | <bid> again
cmp-no =
    | (<not>/nothing like/far from/anything but) comparable
cmp-none =
    | <not> (called/bid) again
cmp-none-likely =
    | <not> (called/bid/spoken) (again/since)
cmp-yes-likely =
    | comparable
artificial-no =
    | plain pass
artificial-no-likely =
    | (natural/ordinary/everyday/normal/plain) (pass/<card>/double/bid/penalty/opening) | plain .. pass
artificial-yes =
    | (strong/forcing/artificial/conventional) pass | artificial pass
artificial-yes-likely =
    | (artificial/conventional/multi/transfer/forcing) (pass/bid/double/opening/call/<card>)
rho_barred-no =
    | <right_opponent> <not> (barred/silenced)
rho_barred-no-likely =
    | <not> (barred/silenced) | free to (call/bid/speak)
rho_barred-yes =
    | <right_opponent> (barred/silenced/had to pass/must pass/obliged to pass/forced to pass)
rho_barred-yes-likely =
    | (<right_opponent>/right) .. (barred/silenced) | (barred/silenced) by
    | <rho> .. (barred/silenced/had to pass/must pass/forced/obliged)
correct_called-no-likely =
    | (nobody/noone) .. (#1 more/since)
inadmissible-no =
    | (legal/proper/perfectly good/regular) (double/redouble)
inadmissible-yes =
    | <not> legal (double/redouble)
inadmissible-yes-likely =
    | (inadmissible/illegal/<not> legal/<not> admissible/impossible) (double/redouble)? | <not> .. legal
insufficient-yes =
    | (insufficient/too low) | <not> high enough
insufficient-yes-likely =
    | <not> .. enough
side-declares =
    | <offending> (declare/declares/declaring/declared)
side-declares-likely =
    | (ended up/end up/wound up/later/then/eventually/finish- up) (declared/declaring/playing/declares/play- it)
    | (<they>/<offending>/<offending_side>/his side/her side) (then/now/later/all)? (declare/declares/declared/declaring/re declaring/play/played/playing/became declarers) (it/hand/contract/<card>/anyway)?
side-defends =
    | <offending> (defend/defends/defending/defended)
side-defends-likely =
    | (<they>/<offending>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
kind-bid =
    | (opened/opens/overcalled/overcalls) <bid>? (out of turn/early/prematurely/when (his/her/my)? (it/turn/<rho>/<partner>)) | (bid/bids/<who>) <bid> out of turn
