# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender =
    | <who> (<passes>/<bids>/<doubles>/calls/called/acted/acts) <bid>? (out of turn/early/too early/too soon/prematurely/when/while/but/before/instead/ahead of)
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
    | <bid> | <who> <bids>
kind-dbl_rdbl =
    | <doubles> (out of turn/rotation/too early/too soon/early/prematurely/out of order) | <doubles> came
kind-dbl_rdbl-likely =
    | <doubles>
kind-pass =
    | <passes> (out of turn/rotation/too early/too soon/early/prematurely/out of order)
    | <passes> (before/ahead of/in front of/instead of/in place of/over head of) (<him>/dealer/it/his/her/my/their/our)
    | my pass | (green card/green pass/pass card) | <passes> came
    | <passes> (when/while)
kind-pass-likely =
    | <passes>
turn_of-lho =
    | dealer .. (on/to) (his/her/my)? left
turn_of-partner =
    | <partner> (to/should/whose/s place/s seat/%1/next/due/in turn)
turn_of-rho =
    | <right_opponent> (in turn/thinking) | dealer .. (on/to) (his/her/my)? right
    | <rho> (barred/silenced/free to call/had to pass/going to call)
turn_of-rho-likely =
    | right .. (to go/to)
turn_of-who =
    | turn of <who> | <who> s (turn/bid/call/go) | it <who> | <who> to (act/call/speak/bid/start/go) | before <who> | dealer <who>
    | (jumped/ahead/front) .. <who>
    | <who> (dealt/dealer) | (ahead of/in front of/instead of/in place of/skipped/jumped/bypassed/ignored/ignoring/waiting for/wait for/beat) <who>
turn_of-who-likely =
    | <who> #1 (to/who)? .. (speak/call/bid/act/start)?
any_bid_before-no =
    | (nobody/noone) (had/d) (bid/opened/called/spoken) | <not> (opening/bid/bids) (had/far/made/before/by/from)
any_bid_before-yes =
    | (several/#2/#3/some/few) (people/players)? .. (spoken/bid/bids) .. (opening/before)?
before-no =
    | (%1/very %1) (call/bid/thing/go/turn)
before-yes =
    | (passes/passed/doubles/doubled/called/calls) again | bid once | (called/bid/passed/opened) earlier
    | (passed/bid/called/opened/spoke) .. (round before/last round/previous round/earlier round/%1 round)
before-yes-likely =
    | (<me>/<he>/<they>/<who>) had (bid/called/passed/opened/doubled/spoken) .. (before/earlier/once/ago/last round/%1 round/#1 (time/round)/previous-)
lho-accepts =
    | over it
    | (<left_opponent>/<next_player>) (then/duly/happily)? (bid/bids/passed/passes/called/doubled/doubles/overcalled/overcalls) (<card>)?
    | (call/pass/bid/double/it/<card>) (accepted/condoned)
lho-accepts-likely =
    | (<next_player>/<left_opponent>) accept- | (says/said) fine
lho-declines =
    | (refus-/reject-/declin-/object-/cancel-) | <not> .. (accept-/condon-/like/wear/allow) .. (it/call/bid/pass)?
    | <not> (want/wants/having/have/condone/accept/swallow/like/take) (it/that/this)? | (says/said/say) (<not>/nope)
    | (<not> thanks/<not> thank you)
    | + (<lho>/<next_player>/<left_opponent>/<they>/<who>) would <not> (have/take/accept/let) (it/that/<card>)?
lho-declines-likely =
    | <not> (accepted/taken/condoned/allowed)
lho-undecided =
    | (nobody/noone/<not>) .. (asked/consulted/put it/put question/put .. question) .. (<him>/next/left/if/whether)?
    | <not> (asked/decided)
rho_then-acts-likely =
    | <rho> (then/now/duly)? (comes/came)? <acts> (in)?
rho_then-passes-likely =
    | <rho> (then/now/duly/next/also)? (pass/passes/passed)
repeats_denom-no =
    | (#1 more/different/other/new) (suit/denomination/strain/colour)
repeats_denom-yes =
    | <card> again
cmp-no =
    | (<not>/nothing like/far from/anything but) comparable
cmp-none =
    | <not> (called/bid/spoken) (again/since)
cmp-yes-likely =
    | comparable
artificial-no =
    | plain .. pass
artificial-no-likely =
    | (natural/ordinary/everyday/normal/plain) (pass/<card>/double/bid/penalty/opening)
artificial-yes =
    | (strong/forcing/artificial/conventional) pass
    | (artificial/conventional/multi/transfer/forcing) (pass/bid/double/opening/call/<card>)
rho_barred-no =
    | <not> (barred/silenced) | free to (call/bid/speak)
rho_barred-yes =
    | <rho> .. (barred/silenced/had to pass/must pass/forced/obliged) | (<right_opponent>/right) .. (barred/silenced)
    | (barred/silenced) by
correct_called-no =
    | (nobody/noone) .. (#1 more/since)
inadmissible-no =
    | (legal/proper/perfectly good/regular) (double/redouble)
inadmissible-yes =
    | <not> .. legal
inadmissible-yes-likely =
    | (inadmissible/illegal/<not> legal/<not> admissible/impossible) (double/redouble)?
insufficient-yes =
    | (insufficient/too low) | <not> .. enough
side-declares =
    | (ended up/end up/wound up/later/then/eventually/finish- up) (declared/declaring/playing/declares/play- it)
    | (<they>/<offending>/<offending_side>/his side/her side) (then/now/later/all)? (declare/declares/declared/declaring/re declaring/play/played/playing/became declarers) (it/hand/contract/<card>/anyway)?
side-defends =
    | (<they>/<offending>/his side/her side) .. (defend/defending/defended/defends/<defending_side>)
kind-bid =
    | (opened/opens/overcalled/overcalls/<bid>) (out of turn/early/prematurely/when)
