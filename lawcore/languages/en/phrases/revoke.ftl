# How a revoke is told. Slots and signs: see phrases.py.
certain =
    | (misplayed/misplay-) (spade/heart/diamond/club) on
    | (have/had/has/having/holding/held) .. (spade/heart/diamond/club/trump/suit/one/small heart) .. (threw/pitched/discarded/ruffed/trumped/played) .. on (it/that/spade-/heart-/diamond-/club-)
    | (ruff-/trump-/discard-/pitch-/sluff-/threw) .. (while/when/with/although/though/despite/but/,) .. (have/had/has/having/holding/held) .. (spade/heart/diamond/club/trump/suit/one)
    | (ruff-/trump-/discard-/pitch-/sluff-/threw/show- out/showed out) .. (then/later/and/&/before) .. (produc-/played/led/turned up/found/discover-/show-/follow-/win-/won) .. (spade/heart/diamond/club/trump/suit/it/one)
    | no more (spades/hearts/diamonds/clubs/trumps) .. (then/but/later/and/&/,) .. (led/played/had/produc-/found/turned)
    | (ruff-/trump-) .. (ace/king/queen/winner/trick) .. (later/then) .. (play-/had/led/produc-) .. (spade/heart/diamond/club/suit)
    | (revok-/reneg-/renounc-/renonce-) | not (follow-/following) | (failed/fails/fail/failing/neglected/forgot/forgets) to follow
    | (show-/showed/shown/shows) out .. (later/then/but/produc-/at trick/won)
    | (play-/put/puts/threw/throws/pitch-/discard-/dropped) (spade/heart/diamond/club/<suit>) (on/to/under/over) .. (spade-/heart-/diamond-/club-/<suit>)
topic =
    | (fail-/forgot/omitted) to (play/put) .. (spade/heart/diamond/club/suit) | could (have)? (follow-/played)
    | (had/has) (it/one/some/suit/card) all (time/along) | hidden card | same suit .. (later/before) | (show-/showed/shown/shows) out
    | (ruff-/trump-/discard-/overruff-/pitch-/sluff-/slough-/threw/throws/throw-/ditched/tossed) .. (have/had/has/having/holding/held/holds) .. <suit>
    | (ruff-/trump-/discard-/overruff-/pitch-/sluff-/threw/throws) .. (had one/has one/have one/had some/has got/could have followed/could follow/had it/in hand)
    | (refus-/deni-) <suit> | (could have/should have) followed | could_have followed | (instead of/without) (following/playing it)
    | (has/had/have) .. <suit> (all along/left) | (#3/#5) cards .. trick | trick .. (with/of/has/had/contained) (#3/#5) cards
    | (found/discover-/produc-/turned up/turns up/notic-/finds) .. (spade/heart/diamond/club) .. (later/trick/hand/after)
    | (spade/heart/diamond/club/card) (stuck/hidden/hiding/tucked) .. behind
    | (oops/sorry/whoops/said) .. have .. (spade/heart/diamond/club) | both sides .. (same trick/revok-)
    | (found out) .. (had/have) .. <suit> | (his/her) .. already faced .. (ruff-/discard-)
hint =
    | (offender/offending side/revoker)
    | (won/wins/win) (it/trick)
    | won by
    | (trick/tricks) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13)
    | (%1/%2/%3/%4/%5/%6/%7/%8/%9/%10/%11/%12/%13) trick
    | (more/later/after/afterwards/further/another) (trick/tricks)
    | (established/unestablished)
    | (won/took/made/got/take/win) (#1/#2/#3/#4/#5/no/nothing/none) (more/after/later/of last/afterwards)
    | (next trick/following trick)
    | (one trick or two/two trick-)
    | (discard-/ruff-/trump-)
    | equity
    | (played on)
trace =
    | suit
    | penalty
    | tricks
    | <card>
against =
    | (may/can/could/must/should/allowed) .. dummy
    | dummy .. (warn-/point-/looked at)
    | (may/can/could/allowed) .. defender .. ask
    | (auction/bidding)
    | (claim-) .. (revok-) (earlier/pending/before)
    | turned out .. revok-
    | dummy .. (asked/asks/ask) .. (defender/opponent/lho/rho)
    | (may/can/could) .. ask .. revok-
    | overheard
subject = revoke | revokes | revoked | revoking | renege | reneged | reneges | renounced | failed to follow | fails to follow | <not> follow suit
offender-role = hand
outcome = won_by
won-with = won_later_with_playable_card
counted-when = later_tricks
of-this-trick = opponents_played_after partner_played_after
next-trick =
    | (next/following) trick | (next/following)
afterwards = then | & later
word-revoked = revoked | revokes | revoke | revoking | reneged | reneges | renege | renounced | renounces
    | failed to follow | fails to follow | failing to follow
word-aux = has | have | had
word-ruffed =
    | ruffed | ruffs | ruff | ruffing | trumped | trumps | trump | overruffed | overruffs | overruff | overruffing | discarded | discards
    | discard | discarding | threw | throws | throw | pitched | pitches | pitch | pitching | threw away | sluffed | sluffs | shows out
    | showed out | show out
word-although = although | though | but | while | despite | with | whilst | when
word-had = had | has | have | held | holds | holding | having | hold
word-suit =
    | spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | card of suit | card in suit | card of that suit
    | one of them | one of suit | cards of suit | card of suit led | suit led
word-the_suit = suit | card of suit | one of suit | that suit | card of that suit | card in that suit | suit led | one in hand | one
word-could = could follow | able to follow | could have followed | could_have followed | can follow
offender =
    | <revoke> (made/committed) by <who>
    | <who> , <card>? (declarer/defender/dummy)? , <aux>? (<not> play/<not> follow/<not> put/revok-/reneg-/ruff-/discard-/pitch-/failed)
    | <who> <aux>? <not> (play/put) (spade/heart/diamond/club/<suit>) (to/on/under)
    | <who> <aux>? (claim-/concede-) .. (after/having) (revoking/reneging/revoked/reneged)
    | <revoke> (on/in/at) (trick)? (<number>/<ordinal>) (trick)? (by/from/of) <who> | <who> (says/claims/said/claimed/swears/insists/swore) <he> (followed/follow)
    | having (revoked/reneged) (,)? <who> | <who> <aux>? (said/says) <not> (clubs/diamonds/hearts/spades/more)? & (threw/throws/discarded/discards/pitched/played/ruffed)
    | guilty <who> | <who> (was)? (guilty/offender)
    | ^ <revoke> <who> | <who> s hand <aux>? <revoked> | <who> <aux>? <revoked> | <who> <aux>? <corrected> <he>? revoke | <revoke> by <who>
    | <revoked> * from <who> | <revoked> in <who> | <who> s? <revoke> | <who> <aux>? <not> follow suit | <who> <aux>? <not> follow to
    | <who> <aux>? <ruffed> <him>? ** <although> <had>? <suit> in hand | <who> <aux>? <ruffed> <him>? ** <although> <had> <suit>
    | <who> <aux>? <ruffed> <him>? ** <although> <he> <had> <suit> | <who> <aux>? <ruffed> <him>? ** & <had> <the_suit>
    | <who> <aux>? <ruffed> <him>? ** & <he> <had> <the_suit> | <who> <aux>? <ruffed> <him>? ** , <had> <the_suit>
    | <who> <aux>? <ruffed> <him>? ** <he> <could> | <who> <aux>? <ruffed> <him>? ** <although> <could>
    | <who> <aux>? <ruffed> * holding <suit> | <who> <aux>? <ruffed> * having <suit> | <who> <aux>? <ruffed> with suit in hand
    | <who> <aux>? <ruffed> * instead of following | <revoke> * from <who> $ | <who> <aux>? (shows/showed/showing/shown) out
    | <who> <aux>? (refused/denied) <suit>
    | <who> <aux>? (put/puts/played/plays/play/threw/throws/pitched/discarded/misplayed/dropped) (spade/heart/diamond/club/<suit>) (on/to/under/over) (spade-/heart-/diamond-/club-/<suit>)
    | <who> <aux>? (took/takes/picked/pulled) (back/up) <he>? revoke
    | <who> <aux>? <ruffed> ** (while/whilst/when/with/although/though/despite/but) <he>? <had> <suit>
    | <who> <aux>? (corrects/corrected/notices/noticed/realises/realised) <he>? (his/her/own)? revoke
    | <who> <aux>? (made/committed) <not>? revoke | <who> <aux>? (ruff-/trump-/discard-/threw/pitch-) instead of following
    | <who> <aux>? (fails/failed/forgot/omitted) to (follow/play) .. <suit> | <who> <aux>? (hid/hidden) .. revoke
    | revoke (on/in/at)? (trick/diamonds/spades/hearts/clubs)? <number>? (by/from/of) <who> | <who> s? revoke
    | <who> (turned/turns) * card over .. (oops/sorry) .. have <suit> | <who> <aux>? <not> follow- | <who> revok- (trick/tr/on)
    | <who> <ruffed> ** holding * <suit> | dummy (goes/says/said) you revoked <who> | <who> threw <suit>
    | <revoke> (in/on/at)? (spades/hearts/diamonds/clubs/trumps/suit)? (by/from/of) <who>
    | <who> * (produced/produces/found/finds/turns up/turned up/shows up/came up) (with)? .. <suit> .. (later/after/at trick)
    | <who> had .. <suit> .. (but/&/yet) (ruffed/discarded/pitched/played/threw/trumped)
    | <who> <aux>? <ruffed> .. (holding/having/with) (#1/suit/it)
    | <who> <aux>? <ruffed> .. (had/has/holding/with) .. (#1/suit/<suit>/it) (all along/all time/after all/in hand)?
    | revoke trick <number> <who> | (^/,) <who> revok-
    | <who> (pitched/pitches/ruffed/ruffs/trumped/trumps/discarded/discards) (on/at/to) trick
    | (this/that) <who> $
    | <who> .. (refuses/refused) (spade/heart/diamond/club)
    | <who> (pitched/pitches/throws/threw/puts/put) .. (spade/heart/diamond/club) on .. (spade/heart/diamond/club/spades/hearts/diamonds/clubs/it)
    | declarer s? hand <revoked> | revoking <who> | revoke (came)? from <who> | revoke (was/is)? <who> s
    | <who> said .. no (spades/hearts/diamonds/clubs) .. (then/but)
    | <who> s (wrong/misplaced/careless)? (discard/pitch/sluff/wrong card/wrong discard/wrong suit/slip/lapse/misplay)
    | <who> <aux>? (threw/thrown/throwing/put/played/dropped/discarded) * wrong (card/suit/one)
    | <who> (,)? (declarer/defender/defending) (,)? <aux>? (ruff-/trump-/discard-/pitch-/threw/throws/failed/revok-/reneg-/not follow-)
    | (by/from/mine/ours) <who> , (declarer/defender/defending/declaring) | <who> <aux>? <not> (contribut-/put) .. <suit>
    | <who> (could have/should have) (followed/played) | <who> (could/able to) follow
    | (ours/mine/culprit/offender/revoker) (was/were)? <who> | <who> (was/being)? (culprit/guilty/at fault)
    | <who> <aux>? (let/letting) .. (spade/heart/diamond/club) go | <who> <aux>? let go .. (spade/heart/diamond/club)
    | <who> <aux>? (chuck-/let go/parted with/unloaded/tossed/dumped) .. (spade/heart/diamond/club)
word-revoke = revoke | revokes | renege
offender-named = ^ <who> $ | ^ <who> on? at? trick <number> | ^ <who> on? at? <ordinal> trick
hand-defender-else =
    | + minor penalty card | + major penalty card | + (revok-/reneg-/show- out/showed out) * (in/on/while/when) (defence/defense/defending)
    | + (defending/on defence/on defense/in defence/in defense) * (,)? (i/we)? (revoked/reneged/revoke)
    | + (revoked/reneged/revoke) * (,)? (defending/on defence/on defense/in defence/in defense) | + ^ revoked ... we defend
    | + revoke card .. penalty card | + revoke .. (wrong/kill) entry .. dummy | + as <defender> | + <him> <defender> $
    | + (against/vs/versus/v) (a/the/their/my)? (<card>/slam/game/contract) | + (defending/defended) | + (in/on) (defence/defense)
    | (same) defender
    | + (declarer/dummy) .. (won/wins/took/takes) .. (our/we) | + (i/partner/my partner) .. (against/vs) (declarer/them)
    | + (both defenders/other defender/we defenders) | + (defending/defends/defended/defend)
    | + (declarer/dummy) (led/leads/plays/played) .. (i/partner/my partner/west/east/lho/rho) .. <not> (follow-/ruff-/discard-)
    | (i/we) .. set (them/it/contract)
    | + (he/she/they/opponent/lho/rho/opponents) .. (revok-/reneg-/ruff-/trump-/discard-/pitch-/threw/throws/not follow-/show- out/took it back) ++ (i/we) (declarer/declaring/playing)
    | + (i/we) (declarer/declaring/playing) ++ (he/she/they/opponent/lho/rho/opponents) .. (revok-/reneg-/ruff-/trump-/discard-/pitch-/threw/throws/not follow-/show- out/took back)
    | + (east/west/north/south) , (east/west/north/south) (declaring/declared/playing contract)
    | + (^/,) (defence/defenders/defending/defender) (here)? $ | + partner <aux>? (then/already/had)? (led/leads)
    | + (i/we) (defend/defending/defended) | + declarer s (lho/rho/opponent/left/right)
    | + <declarer> (spotted/noticed/saw/caught) .. <who> s? (revok-/discard/ruff)
    | third hand .. (ruff-/discard-/pitch-/threw/played)
    | + (both/either/one of) (defender/defenders) | + lead penalty | + (ordered/told/forbidden/required) (to)? lead
    | + (defender/def) s partner
    | + opening lead .. (revok-/not follow/third hand)
several =
    | twice | two revokes | both revokes | both revoked | both sides revoked | second revoke | %2 revoke | %1 revoke | #2 revokes
    | three revokes | another revoke | #1 more revoke | revoked again | again revoke | also revoked | also revokes | <all> <aux>? <revoked>
several-keeps = attention noticed_by earlier_revoke_same_suit other_side_revoked hand on_purpose cards_mixed same_trick_one_side_played_on

aside =
    | <won> trick <number> | <won> <ordinal> trick | claimed * trick <number> | claimed * <ordinal> trick | <noticed> * trick <number>
    | <noticed> * <ordinal> trick | <led> * trick <number> | <led> * <ordinal> trick | after trick <number> | until trick <number>
    | before trick <number> | before <ordinal> trick | after <ordinal> trick | <won> * <next> | before * round | before * next board
    | within * correction period | before * correction period | my cards | his cards | her cards | their cards | my hand back
    | his hand back | her hand back | their hand back | own cards | <ordinal> round | round of <suit> | <ordinal> round of
    | by trick <number> | until <ordinal> trick | <won> trick #1 | <ordinal> trick of match | earlier trick | previous trick
    | at? trick <number> (out/up/came/comes/appeared/turned/popped) | <won> previous trick | <won> earlier | <won> trick later | <won> trick <later>
word-noticed =
    | noticed | notices | notice | discovered | discovers | discover | found | finds | spotted | spots | realised | realized | realises
    | surfaced | emerged | appeared | turned up | popped up | showed up | produced | realizes | saw | sees | attention | came to light | called | detected
word-led = led | leads | lead | leading | play | plays | played | playing
word-next = next trick | following trick | subsequent trick | next one | trick after | next card
word-won = taken | won | wins | win | winning | took | takes | take | taking | got | gets | scored
word-it = it | trick | that trick | this trick | revoke trick | trick of revoke | trick in question | same trick | that one
word-honour = ace | king | queen | jack | ten | trump | card | ruff
word-tricks = tricks | trick
trick-number =
    | trick <number> | <ordinal> trick | at <ordinal> $ | on <ordinal> $ | trick <number> | (at/on) trick <number>
    | (in/at/on/to) <ordinal> trick | revoke trick <number> | (revok-/reneg-) (at/on/in) <number>
    | (we/i/they/he) revok- (at/on/in)? (trick)? <number> | (revok-/reneg-/revoke) (at/on) <ordinal> $
    | (ruffed/trumped/discarded/pitched/threw/revoked/reneged/follow) .. (at/on/in/to) (trick)? <number> | (at/on/to) trick <number>
    | (at/on/to) <ordinal> trick | (in/on/at) <ordinal> $ | ^ trick <number> | (trick/t) <number> | revok- (t/tr/trick)? <number>
    | %11 trick ++ last but one | (trick/tricks) <number> (won/taken/revoke)? | revoke (number)? (at/on/in) <number>
    | (rev/revoke/revoked/revokes/reneges) (trick)? <number> | ^ <ordinal> trick , | (on/at) (the)? <ordinal> ,
    | (^/,) <ordinal> ,
    | (ruffed/ruffs/trumped/trumps/discarded/discards/revoked/revokes/pitched/threw/overruffed) <ordinal> (trick/with/of/$)
    | (follow/followed/failed/wrong/erred/slipped/slip/muffed) .. (at/on/to/in) <number>
    | (follow/followed/failed/wrong/erred/slipped/slip/muffed) .. (at/on/to/in) (the)? <ordinal>
    | <not> wait trick? <number> | trick <number> <not> trick? (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13) $
    | (ours/mine) (was/came/is)? (way)? (earlier/later)? (at/on) (trick)? <number>
    | (ours/mine) (was/came/is)? (way)? (earlier/later)? (at/on) (the)? <ordinal> | (ours/mine) trick? <number>
    | <him> s at <number> | same trick , <ordinal> | ^ <number> , (declarer/defender/defending/dummy)
    | (^/,) (at/on) <number> (,/$)
won_by-who =
    | (won/taken) <compass> (,/$)
    | (trick/it) (stays/stayed/remains/remained) with <who>
    | <who> <aux>? <won> <it> | <won> <it>? by <who> | <who> <aux>? <won> $ | <who> <aux>? <won> with | <won> <it>? in <who>
    | <it> went to <who> | <it> goes to <who> | <who> <aux>? <won> <it> in hand | <who> s <honour> <aux>? <won> | & <won> <it>
    | ^ <won> <it> | , <won> <it> | lost <it> to <who> | losing <it> to <who> | ^ <who> trick $ | <it> <won> in <who>
    | <who> <aux>? <won> in hand | & <won> in hand | to win <it> | ^ <it> to <who> $ | ^ winner <who> $ | <who> winner of <it> | <it> mine
    | <who> <aux>? (won/wins/win/took/takes/taking/scored) (it/trick/revoke trick/that trick/that/them)
    | (won/taken/ruffed/overruffed) (it/trick)? by <who> | (trick/it) (to/went to/goes to/for) <who> | <who> <aux>? overruff-
    | won * in (hand/dummy) by <who> | (trick/one) <who> <aux>? won | <who> <aux>? (ruffed/ruffs/trumped/trumps) (it/trick/that/in/and won)
    | (won/taken/ruffed/overruffed/captured/trumped) (it/trick)? by <who>
    | <who> <aux>? (won/took/wins/takes/collected/captured/gathered) * (trick/it) with
    | <who> s (ace/king/queen/jack/trump/ruff/card/trick) (won/took/wins/takes)? | trick (went/goes/fell) to <who>
    | (winning/wins/won) trick $ | & (wins/won) (it/trick)? $ | ^ trick <who> $ | <who> (overtook/overtakes/captured)
    | (wins/won) in <who> $ | overruff- (in/by) <who> | overruffed <who> | (trick/it) (was)? (won/taken) (in/by/with) <who>
    | <who> (won/wins/win/took/takes) (revoke trick/that trick/it/trick/that one) | (won/taken) (by/in) <who>
    | (went/gone/goes/fell/lost) to <who> | <who> s (ace/king/queen/jack/trump/ruff/card/ten) (won/took/wins/takes/held/scored)
    | <who> (ruffed/ruffs/trumped/overruffed/overruffs) (higher/it/that/over) | <who> (win/wins/won) $
    | (won/taken/ruffed) by <who> | <who> (won/took/wins/takes) (it/trick/revoke trick)
    | <who> (wins/won/takes/took/winning) with? (ace/king/queen/jack/ten/trump/ruff/card/<card>)
    | (to/by/with/goes to) <who> s (ace/king/queen/jack/ten/ruff/trump/<card>) | (lost/fell/went) * to <who> (ace/king/queen/jack/trump)
    | <who> (collected/grabbed/pocketed/scooped/gathered/claimed) (it/trick/that trick)
    | (it/trick/that trick) (held/won/taken) (by/in) <who> | <who> (won/win/wins) (revoke/that revoke) trick
    | <who> (won/wins) (it/trick) (anyway/himself/herself/too) | (trick/it) <who> s $ | (trick/it) belong- to <who>
    | winner (is/was)? <who> | <who> (won/took) this
    | <who> (trumped/ruffed/overruffed) (it/him/her/me/higher)? (&/to) (won/win/wins/take/took)
    | (ruffed/trumped/won/taken/overruffed) by <who> s?
    | (won/taken/took) (it)? by <who> | trick (lost/conceded) to <who> | <who> s hand (wins/won/took)
    | <who> <aux>? (won/wins) (trick/it/them) (on table)? | trick , won by <who> | won by (the)? <who> | trick itself , <who>
    | <who> overruff- | revoke trick <aux>? (won/taken) .. by <who> | <who> (won/took) (the)? trick
    | <who> (won/wins/took/takes) <him>? (revoke/ruff/discard) | won <who> $
    | <who> s (ace/king/queen/jack/#10/#9/#8/trump/ruff) (holds/held/holding/winning/win/won/wins/taking/took/takes/scored)
    | <who> (won/wins/winning/took) (it/trick)? (anyway/in any case/regardless/easily/cheaply/at the table) | makes it <who> trick
    | revoke trick , <who> s? $ | trick (taken/won) to <who> | <who> s (won/wins/winning/took) (it/trick)
    | (trick/it) (was)? <who> s $ | <who> <aux>? (ruffs/ruffed/overruffs/overruffed) $
    | <who> <aux>? (gathered/collected/raked/scooped/picked up) .. (trick/it/revoke) | (lost/losing/loses) (it/trick)? (to) <who>
    | <who> (gathered/scooped/pocketed/bagged/grabbed/snaffled) (it/trick/that trick)
later_tricks-number =
    | (,/&) (later/then/afterwards/after) <offending>? <aux>? <made> <number> (more/tricks/more tricks)? $
    | <offending> (gets/got/makes/made/takes/took/scores/scored/wins) <number> (with/,/$)
    | plus <number> $ | <offending>? <aux>? <then>? <made> <number> <more> <tricks>?
    | <offending>? <aux>? <then>? <made> <number> <tricks>? <later> | <offending> <aux>? <later> <made> <number> <more>? <tricks>
    | <offending> <made> <number> <later> <tricks> | ^ <then>? <number> <more>? <tricks>? <later>
    | ^ <then>? <number> <more> <tricks>? <later>? $ | ^ <then> <number> <more>? <tricks> | <offending> <made> <number> of later tricks
    | <offending>? <aux>? <made> <number> of .. (remaining/last/next/rest)
    | <number> (more/other/further)? (tricks)? to <offending> (after/later/afterwards)? | <number> more (for/to) <offending>
    | <number> of (last/remaining/final/next/other) (#2/#3/#4/#5/#6/#7)?
    | <number> (more/other/extra) (tricks)? (came/followed/were won/later/to them/to us)
    | <offending> (score/scored/cash/cashed/collect/collected/won/took/made) <number> (later/more/other/further/extra/afterwards)
    | (later/afterwards/then) <offending> .. (won/took/made/cashed/scored) <number> (tricks)? $
    | <number> (trick/tricks) (later/after/afterwards/thereafter) (for/to) <offending> | & <number> (later/more/afterwards/others)
later_tricks-counted = none one more more
later_tricks-none =
    | (nil/zero/nothing/none/nowt) (more)? for <offending> (after/afterwards/later/then)?
    | <offending>? <made> <not> <more> <tricks>? | ^ <then>? <not> <more> <tricks> | ^ <then>? <not> <tricks> <later>
    | <offending> <aux>? <not> <made> * <more> <tricks>? | <offending> <made> <not> tricks? <later>
    | <offending> <aux>? <not> <made> any tricks? <later> | <offending> <made> nothing <later>
    | <offending> <not> <made> trick <later> | <offending> <aux>? <not> <made> #1 <more>? trick? <later>?
    | <not> (#1/one)? (more/trick/tricks) (for/after/later/afterwards)? .. <offending>
    | #0 (more/after/tricks/later)
    | <not> (won/win/made/got) another trick | (afterwards/after) <not> (for/more) | <not> another trick | lost all (others/rest)
    | <not> more tricks | ^ (made/won/took/got) nothing
    | (no/<not>) (other/further/later) tricks
    | <offending> (never/<not>) (won/got/took/made/win/get/make/take) #1 more | <not> (afterwards/after/later/since)
    | (nothing/no more/none) (after/afterwards/later/since/from then)
    | <offending> didn? <not> (score/win/make/take/get) (again/more/after/another)
    | <offending> * nothing (else/after/more/later/afterwards)
    | <offending> <not> (in/get in/on lead/have lead/see lead) again
    | <not> (won/win/wins/made/make/got/get/took/take) (single/another/any/one/#1) (trick)? (after/afterwards/later/more/since/again)? $
    | <not> tricks (for/to) <offending> (after/later/afterwards)?
    | <offending> (lost/lose) all (rest/remaining/others)
    | <innocent> <aux>? (took/take/takes/taking/won/win/wins/winning/made/make/makes/got/get/ran/run/cashed) (all)? (of)? (rest/remaining/remainder/others/everything else/everything after/lot/last #2/last #3)
    | (rest/all rest/remainder/others) (all)? (went/fell/were) to <innocent> | (then/and/&) <not> (more/tricks after/others) $
    | <offending> <aux>? <not> (won/win/took/take/made/make/got/get/see/saw/score/scored) (another/any/#1)? (trick/tricks)? (after/more/again/later/afterwards/another)
    | (then/,/^/&) <not> (for his side/for their side/for her side/for them/for us/later/later on) | later tricks .. <not> $
    | <not> (other/another/single) trick (after/later/afterwards/for them/for us)
    | <innocent> <aux>? (made/took/won/scored/had) (all)? (last #2/last #3/rest/everything)
    | last (#2/#3/#4) (were/went)? (both/all)? <innocent> s
    | nothing else (after/later/for them/for us)
    | <offending> <aux>? (won/made/took/got/scored) nothing (after/later/afterwards/else/more)
    | (got/get/gets/won/took/made) (zip/nada/diddly/nought/zilch/naught)
later_tricks-more =
    | <offending>? <made> several <more> <tricks>? | <offending> <made> at least <two> <more> <tricks>? | ^ <then>? several <more> <tricks>
    | <offending> <made> many <more> <tricks>? | <offending> <made> <number> or more <more>? <tricks>
    | <offending> <made> some <more> tricks | ^ <then>? at least <two> <more> <tricks>? | <offending> <made> further tricks
    | <offending> <made> more tricks
    | <offending> <aux>? (won/took/made/got/take/get/cash-/cashed) (only/just)? (#2/#3/#4/#5/#6/#7) (more/after/later/afterwards/other/of last/of next/from then)
    | (^/and/then/&/,) (took/won/made/got)? (#2/#3/#4/#5/#6/#7) (more/after/later/afterwards)
    | <offending> <aux>? (won/took/made/got/take/get) both (last/of last/remaining)
    | <offending> <aux>? (won/took/made/got) * (rest/all others) | (won/took/made/got) trick (#2/#3/#4/#5/#6/#7) more
    | (several/many) (more/later) tricks | plus (#2/#3/#4/#5) | <offending> * (then)? (won/took/made/got/take/get) (#2/#3/#4/#5/#6) more
    | <offending> * (took/won/made/got) (last/final)? (#2/#3/#4/#5) (tricks/$) | <offending> later (won/took/made) (#2/#3/#4/#5)
    | <offending> * another (#2/#3/#4)
    | <offending> <aux>? (later/then/still)? (won/took/made/got/make/take/win) (#2/#3/#4/#5/#6/#7) (more/tricks/after/later/others)
    | (later/then/afterwards) <offending> (won/took/made/got/take/make/get) (#2/#3/#4/#5/#6)
    | <offending> (scored/collected/cashed/gathered) (#2/#3/#4/#5/#6) .. (later/after/afterwards/more)
    | last (#2/#3/#4/#5) (mine/ours/theirs/his/hers)
    | <offending> .. (got/made/took/won/score-/cash-) .. (last #2/last #3/last #4/all rest/all the rest/other #2/other #3/other #4)
word-two = two | three
word-made = won | wins | win | winning | made | makes | make | took | takes | take | get | got | gets | scored | scores | score | cashed | cash | cashes
word-more = more | plus | further | additional | subsequent | later | other
word-later = later | after | afterwards | after that | subsequently | thereafter | later on | from then on | after it
word-then = then | afterwards | later | plus

since-played =
    | <offending> <aux>? <led> * to? <next> | <all> <aux>? <led> * to? <next> | <next> <led> by <offending>
    | <offending> <aux>? <led> to <next> | <offending> <aux>? <led> on to <next> | <next> played by all | next trick played out
    | <offending> <aux>? then? led again | <offending> <aux>? <led> next | <offending> <shifted>
    | + <offending> <aux>? (led/lead/played/leads/continued/played on/play/gone on) .. (next trick/next/following trick/next one)
    | + <offending> <aux>? (led/played/gone on/continued/carried) (on/again) | + <all> <aux>? (played on/carried on/continued)
    | + (next trick/following trick) .. (played/led) .. by <offending>
    | + (found/discovered/noticed/realised/produced) .. (#2/#3/several/#1) tricks later | + (#2/#3/several/a few) tricks later
    | + next trick (already)? (started/begun/begins/in progress/under way/played)
    | + (noticed/found/discovered/realised) * (#1/#2/#3/#4) tricks (later/after)
    | + <offending> <aux>? then? (led/leads/played/plays) to (following/next) trick
    | + (,/&/then) (led/leads/played/plays) (card/spade/heart/diamond/club)? (on)? to (next/following) (trick)?
    | + <offending> * (led/plays/leads/played) to (trick <number>/next/following) | + long gone | + (#2/#3/few/several/couple) tricks ago
word-shifted = shifted | switched
since-nothing =
    | before <who>? <aux>? <lead> * <next> | before <offenders> <aux>? <led> * <next> | before <all> <aux>? <led> * <next>
    | before <anyone> <aux>? <led> * to? <next> | before <anyone> <aux>? <lead> | before <next> | <anyone> <aux>? <led> * to? <next>
    | <next> <aux>? <not> <started> | <offenders> <aux>? <not> <led> * to? <next> | <all> <aux>? <not> <led> * <next>
    | ^ <not> <led> to? <next>? $ | <not> <established> | unestablished | non established | before <established>
    | <revoke> <aux>? <corrected> | <corrected> <revoke> | <corrected> <who> <revoke>
    | corrected in time | corrected at once | corrected on same trick | before trick over | before trick quitted
    | before trick <aux>? <not>? quitted | <next> <not> <led> | <noticed> * on same trick | <anyone> <lead> after | + unestablished
    | + <not> established | + (nothing/nobody/none) (played/led) .. (next/after) | + nobody (of/on)? <offending> .. (played/led) (on)?
    | + before (anyone/anybody/nobody/next) .. (played/plays/led/card/trick) | + before <who> (played/plays/led)
    | + (took/takes/taken/picked/put) (it/card)? back .. (before/at once) | + (declarer/partner/they/both) ... <not> <offenders>
    | + <not> (him/her) nor .. (dummy/partner) | + before <innocent> <aux>? (played/plays/play) | + nobody (has/had)? (yet)? played (yet)?
    | + <not> further card played
    | + nobody (has/had)? (moved/played/led/continued)
    | + (^/,/&/revoke) (noticed/corrected/changed/fixed) (it)? (at once/same trick/immediately/straight away/right away/instantly/in time)
    | <offenders> (has/have/had) <not> $ | (offending side/revoker s side/guilty side/offenders) .. (has/have/had) <not> $
    | (he/she) & (his/her)? partner (have/has/had) <not> | neither (of them)? has (gone on/led/played)
    | + before (anyone/anybody/nobody) (else)? (moved/could move/touched/did anything/led/played/plays)
    | + (nobody/noone/nothing/<not>) .. (gone/moved/carried/continued) on
    | + nobody on to next | + <not> (on to next/gone further/gone any further/led to four) | + <not> further .. (played/led)
    | + nothing (else/further/more) .. (played/led/done) | + <not> card .. (led/played) (after/since/by anybody/by anyone/yet/to next)?
    | + nobody (of us/at table/at all/yet)? (has/had/have)? (yet)? (led/played/gone on) to (next/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12)
    | + (nobody/noone/neither side) (had/has/have)? (yet)? (moved/led/gone on/continued)
    | + (neither/nobody) of us (had)? gone on
word-started = started | begun | begin | led | played | been led | been played | been started
word-lead = led | leads | lead | leading
word-anyone = nobody | anyone | anybody | noone
word-established = established | establish
word-corrected = corrected | corrects | correct | correcting | replaced | replaces | substituted
since-named =
    | <offending> <aux>? <named> ** for <next> | <offending> <aux>? <named> ** to <next>
    | <offending> <aux>? <named> * from <dummy> ** <next> | <offending> <aux>? <named> next card
    | + <offending> (called/named/asked) .. (from dummy/next trick) ..
    | (he/she) (had/has)? (already)? (called/calls/asked/asks/told/named) .. (dummy s/dummy/from table/from board)
    | (i) (had/have)? (already)? (called/calls/asked/asks/told/named) .. (from dummy/dummy s/from table/for next) ++ (my/i) .. (revok-/reneg-/mine/ruff-/discard-/not follow)
    | (called/asked/named) .. (dummy/table) .. (next trick/next one/next card/for trick/next lead)
    | (revok-/reneg-/ruff-/discard-) .. (&/then) .. (called/calls/named/asked) .. (dummy/table/card/next)
    | dummy s (ace/king/queen/jack/card) .. (called for/asked for/named)
    | (he/she/<offending>) .. (called/calls/called out) .. (for)? .. (next card/low/small/ace/king/queen/jack/card) .. (from/off) dummy
word-named = called | calls | named | names | designated | designates | called for | asked for
since-claimed =
    | (revok-/reneg-) & (then)? (claimed/conceded) , (we/i) (agreed/accepted/disputed/contested/objected) | <offending> <aux>? <claimed> | claimed by <offending> | claim by <offending> | <offending> s claim
    | + <offending> (then)? claim-
    | + <offending> claimed
    | (revok-/reneg-/ruff-/discard-/pitch-/follow-/slip) .. & .. (claiming/conceding) .. (rest/as declarer/$)
    | claim- .. (after/right after/straight after/immediately after) (revoking/reneging)
    | (rest/remaining/others) (are)? mine .. (revok-/same)
    | (i/he/she) (then)? claim- .. after (revok-/slip/ruff-) | <offending> .. (faced/tabled/spread/showed) .. (hand/cards) .. (claim-/conced-)
    | <offending> .. said .. (rest/remaining/others) .. (mine/yours/ours)
    | (revok-/reneg-/ruff-/discard-/pitch-/follow-/slip) .. (&/then) (then)? (immediately/straight/promptly/straight away/at once)? (off)? (claim-/conced-) (rest/lot/all/remaining/remainder/everything/tricks/#2/#3/#4/himself/herself/myself)
    | (revok-/reneg-/ruff-/discard-/pitch-) , then (claim-/conced-) | (revok-/reneg-/ruff-/discard-/pitch-) & (immediately/straight/promptly/at once) .. (claim-/conced-/spread hand/faced hand)
    | declarer revok- .. then (tabled/spread) .. (claim/hand)
since-opponents_claimed = <innocent> <aux>? <claimed> | claim by <innocent> | <innocent> s claim
    | + <innocent> claim-
    | + claim- by <innocent>
    | + they claim- .. (our/my) revok-
    | + revok- when they claim-
    | + <innocent> claimed
    | <innocent> (then/straight)? (claim-/called for/conced-/asked for) | <innocent> .. claim- .. (after/when) .. revok-
    | (my/our) .. revok- .. (they/opponents/declarer) claim-
    | (opponents/they/declarer/lho/rho) (had/have/has)? (then/straight/straight away/immediately)? (claim-/called for * tricks) ++ (i/my/our/we/partner/ours)
    | (opponents/opponent/their/declarer s) (s)? claim ++ (i/my/our/we/partner/ours)
    | (opponents/they/declarer/lho/rho) .. (faced/tabled/spread/laid down) .. (hands/hand/cards) .. (claim-/after/rest)
    | (we/i/our/my) claim- .. (his/her/their/they/opponents) .. revok- | (our/my) claim ++ (his/their/her/opponents/opponent)
    | claim by (i/us) ++ they | (we/i) claim- ++ <him> revok- | agreed claim ++ (our/my/we)
    | (opponents/they/declarer/defenders/lho/rho) .. (said/say/says) .. (take/took/had/have) .. rest ++ (i/my/our/we/partner/ours)
word-claimed = claimed | claims | conceded | concedes
since-played-else =
    | <revoke> established | both established
    | + (tricks/#1 trick) (on/ahead/further/ago) | + (#2/#3/#4) tricks (on/ahead/further/ago)
    | + (later/then/afterwards) (produced/led/played/followed with/turned up) .. <suit>
    | + (missed/unnoticed/overlooked) at time | + <offending> then (led/played/leads)
    | (play/we/they) (went/carried/continued) on
    | + (two/three/four/several/few/couple of/#2/#3/#4) tricks (later/ago/on/further/after/have gone/passed/have been played)
    | + (followed/follows/produced/produces/cashed/shows/showed) .. (later/trick <number>)
    | + too late to (correct/change/fix)
    | + (found/finds/turn- up/appear-/produc-/discover-/noticed/notices/comes out/came out/came to light/show- up/plays/played/leads/led) .. (#1/#2/#3/#4/#5/few/several) (tricks/rounds/trick) (later/after)
    | + (#1/#2/#3/#4/#5/few/several/couple of) (tricks/rounds) later
    | + (led/gone/carried) on $
    | + (one side/our side/their side/my side/only side) (had/has)? (gone/carried/played/led) on
    | + led next | + play continued | + both played on | + , played on $ | + , (we/then/and/play/all) (we)? (played/went/carried/continued) on $
    | + (revok-/reneg-/ruffed/discarded/pitched/follow suit) , established
    | + (he/she/we/they/partner) (had/has/have)? (then)? (led/leads/lead) (on/to next/to trick/next/again/meanwhile/another/to <number>)
since-unless = claim | claims | claimed | claiming | conceded | concedes | concession | named | called | designated | <not> <established>
    | opponents called for
    | (they/theirs/their/opponents/other side) .. (corrected/fixed/put right/in time/at once/put back) ++ (ours/mine/our/we)
reply_to_claim-accepted = <offending> <aux>? <agreed> * claim | <offending> <aux>? <agreed> to it | <offending> <aux>? agreed
    | (we/i) (agree-/accept-/ok) | <offending> (agree-/accept-)
word-agreed = agreed | agrees | accepted | accepts | acquiesced
reply_to_claim-contested = <offending> <aux>? <contested> * claim | <offending> <aux>? contested it | <offending> contested
    | (we/i) (object-/disagree-/contest-/obj) | <offending> (object-/disagree-/contest-)
word-contested = contested | contests | objected to | disputed | disputes
reply_to_claim-silent = <offending> said nothing * claim
    | <offending> (just)? (sat/said nothing/kept quiet/not said) ..
    | (we/i) (just)? (sat/said) (there/nothing)
    | we said nothing
    | <not> (said/opened) (word/anything)
hands_returned-yes = <cards> ** back in board | <cards> * in board | <cards> * returned to board | <cards> * in pockets | <cards> * in slots
    | (all)? (four/#4) hands .. back in .. (board/boards/slots)
    | (cards/hands) .. (back in/put away/returned) .. (board/boards/slots)
    | + (cards/hands) (all)? back in (board/boards/slots/pockets) | + all back in (board/boards/slots)
hands_returned-no = <cards> <not> * back in board | <cards> <not> * returned | <cards> <not> * in board
    | (hands/cards) <not> .. (back in/returned/put away)
    | (cards/hands) <not> .. (back/returned/put/mixed/away) | before .. (cards/hands) .. (put away/back/returned/mixed)
    | <not> .. (put/anything) .. (back/in) .. board | (nobody/noone) .. put .. (back/board) | cards <not> back
    | + <not> (of)? (hands/cards) (yet)? (back/returned/away) | + <not> other (three/#3)
    | + holding (last) (one/card)? | + <not> .. back in board
    | + (cards/hand/hands) .. on table ++ (trick #12/trick #13/%12/%13)
    | (cards/hands) .. (returned/back/in board/put away) (except/bar/but) | (returned/back/put away) (except/bar) .. s?
word-cards = cards | hands | all four hands | all hands | all cards | cards put
attention-during_play = during play | during play of hand
    | + play (still)? going on | + (still/in) (mid/middle of) (play/hand) | + during play
    | + (mid hand/mid play/mid trick/middle of play) | + during .. (next trick/play)
    | + (play/hand) <not> (over/finished/done/ended) | + (#3/#4/#5/#6/#7/#8/#9) cards (left)? (in)? each
    | + before .. (all)? (finished/done/played out) | + in middle of (hand/play)
    | + there and then | + promptly (asked/said/pointed) | + (asked) to see .. (discard/card/trick) again
attention-after_play =
    | after play over | after play ended | <after> hand | <after> play | <after> deal | <after> board | hand over | hand finished
    | play over | play finished | when hand over | play ended | <cards> ** back in board | <cards> * in pockets
    | + (at/after) end of (play/hand/deal/board) | + (play/hand/board) (had)? (ended/finished/over/done)
    | + after (last trick/hand/play/deal/board) | + (once/when) (play/hand) .. (ended/over/finished)
    | + (noticed/found/discovered/spotted) .. (end of/after) .. (hand/play)
    | + (noticed/discovered/found/spotted/realised/came up/seen) .. (at/until) end (of board/of hand/of play)?
    | + (after/when) .. (hand/play/board/deal) (finished/ended/over/played out/done)
    | + (traveller/scoresheet/score/scoring/scored) .. (filled/entered/entering/up)
    | + (found/discovered/noticed/spotted/saw/came to light/realised) .. (when/while/as) .. (scoring/comparing/putting cards/counting/going over)
    | + nobody .. (noticed/saw/spotted) .. (end/over/last card/every card gone/finished)
    | + not (noticed/spotted/seen) .. (until/till) .. (end/over/finished/after)
    | + (until/till) (hand/play/board) (over/finished/done) | + (until/till/when) every card (gone/played)
    | + in post mortem
    | + waited .. play .. finish | + (when/while) (we)? (were)? scoring up
    | + (in/at/during) post mortem
    | + (^/,/,) (hand/play/board/deal) s? over | + ^ all over .. (noticed/before/spotted) | + ^ played out | + (as) last card (went/hit/was)
    | + hand (all)? over | + hands all intact | + after (we)? (had)? (finished/played) (the)? (hand/board/deal)
word-after = at end of | after end of | after | once we finished | when we finished | end of
attention-after_call_on_next_deal =
    | <innocent> <aux>? <bid> * <next_board> | play on <next_board> ** <begun> | play of <next_board> ** <begun>
    | <all> <aux>? <bid> * <next_board> | + <innocent> .. (bid/called/passed) .. next (board/hand/deal) | + (bid/called) .. (on)? next board
    | + (we/they/<innocent>) .. (bid/called/made call/opened) .. next (hand/board/deal)
    | + until .. (made/call) .. (call) .. next board
    | + next board .. (bid/called/opened/already) | + (bid/called/passed/opened) on (next/following) (board/hand/deal)
    | + (started/starting) (bidding/auction) (next/following)?
word-bid = bid | bids | called | opened | passed | made call | made a call
word-next_board = next board | following board | next hand | next deal | following deal | following hand
word-begun = begun | started | began | under way
attention-after_round =
    | <after_the> round | <after_the> session | <after_the> tournament | <after_the> event | <after_the> match | round <over>
    | session <over> | tournament <over> | next round started | next round begun | during next round | when round <over>
    | round <aux>? ended | + round (finished/over/ended/done) | + (after/end of) (round/session/game) | + everyone moved
    | + (session/round) .. (over/finished) | + (moved) (on)? (to)? next table | + (next table/moved on/moved tables/changed tables)
    | + (move/round) (had been/was/been)? called | + (boards/pairs) (had been/were)? moved | + round (long)? over | + (gone/sat/arrived) at next table
word-after_the = after | at end of | after end of | end of
word-over = over | ended | finished | <aux> finished
attention-after_correction_period =
    | after correction period | correction period * over | correction period * expired | correction period * ended
    | correction period * passed | correction period * finished | after end of correction period
    | + correction (time/period) .. (over/run out/up/expired/ended/past/finished) | + next (morning/day) | + after correction
    | + after .. correction (deadline/time/period) | + correction deadline
    | + correction period s? (up/past/over/out/expired/gone/ran out) | + results (official/final/posted) | + (period/deadline) ran out
    | + (a)? (day/week/month) (later/after) | + (protest time/protest period) (over/past/expired) | + following (day/morning)
noticed_by-director = director <aux>? <saw> | <saw> by director | director first to notice
    | director (walking past)? .. (saw/sees/noticed/spotted/notices/seen)
noticed_by-spectator = <kibitzer> <aux>? <saw> | <saw> by <kibitzer> | <saw> by one of <kibitzer>
    | (kibitzer/spectator/onlooker/someone watching) .. (saw/sees/noticed/pointed/points/spotted/said/says)
    | + (kibitzer/spectator/onlooker/bystander) .. (told/said/says/points/pointed/noticed/saw/spotted/spoke)
word-saw = noticed | notices | spotted | spots | saw | sees | seen | discovered | discovers | pointed out | points out | pointed it out | points it out | told
word-kibitzer = kibitzer | spectator | onlooker | kibitzers | spectators
dummy_drew_attention-yes =
    | <dummy> <aux>? drew attention | <dummy> draws attention | <dummy> <aux>? pointed it out | <dummy> <aux>? pointed out
    | <dummy> points out | <dummy> points it out | <dummy> %1 to notice | attention drawn by <dummy>
    | + dummy (goes/says/said/told/tells/pointed/points/noticed/notices/noticed/spotted/piped)
    | + (pointed out/noticed/spotted/said) by dummy
defender_asked_partner-yes = <defender> <aux>? <asked> <partner> | <partner> <aux>? <asked> <defender> inquiry
    | (defender/partner/<who>) (asked/asks) .. (having none/none partner/no more/no hearts/no spades/no diamonds/no clubs)
word-asked = asked | asks
could_comply-no =
    | <offender> <aux>? void | <offender> had <not> <suit> | <offender> <aux>? <not> card of suit
    | (wasn/not) .. revoke .. (really)? <not> (hearts/spades/diamonds/clubs)
    | (really)? had <not> (hearts/spades/diamonds/clubs/any) (left)? | (was)? (actually/really)? void
    | + <not> .. (had/hold/have)? (spade/heart/diamond/club/card of (it/suit)) ++ <not> (revoke/revok-) | + could <not> follow
    | + couldn (t)? (follow)? | + (never had/hadn) .. (spade/heart/diamond/club) | + #1 card ++ (trick #13/%13)
    | + <not> more? revoke .. <not> | + <not> revoked , .. #1 card
    | + (nope/actually/really) <not> (spades/hearts/diamonds/clubs)
    | + (had/has) <not> (more)? (spades/hearts/diamonds/clubs/trumps) (left/at all)?
    | + <not> (spades/hearts/diamonds/clubs) (left) (at all/when he ruffed/when she ruffed)?
    | + nothing but .. left | + <not> (spades/hearts/diamonds/clubs) at all | + (<not>) (heart/spade/diamond/club) in it since
duty-penalty_card =
    | <not> <play> * penalty card | should have played * penalty card | (should have/had to) played penalty card
    | penalty card (should/had to/ought)
    | penalty card .. (chance/had to/should/must/ought/could have) .. (discard/go/played/be) | (chance/had to) .. (discard/play) .. penalty card
    | #2 (exposed)? penalty cards | wrong one ++ penalty
    | penalty card .. (trumped/ruffed/threw/discarded/played) (spade/heart/diamond/club) instead
word-play = play | played | playing
on_purpose-yes =
    | deliberately | on purpose | intentionally | deliberate | (deliberate/deliberately/on purpose/intentional/intentionally)
    | (hid/hide/hiding/concealed) .. revoke
    | + (deliberately/on purpose/intentionally) | + (hid/hide) .. (on purpose/deliberately) | + so as to (keep/deny/kill)
cards_mixed-yes =
    | <cards> mixed | <cards> shuffled | mixed * cards | shuffled * cards | <cards> * mixed up
    | (cards/tricks/hands) .. (shuffled/mixed/muddled) | (shuffl-/mix-) .. (cards/tricks/hand)
    | + they (shuffled/mixed/have shuffled/have mixed) .. (hands/cards/theirs/tricks)? | + we <not> mixed .. they did | + (shuffled/mixed) their (hands/cards/tricks)
    | + (ours) in order
card_missing-yes = <not> card to trick | played <not> card | trick of #3 cards | #3 cards in trick | trick * #3 cards
    | #3 cards (in/to/on)? .. trick
    | trick .. #3 cards
    | (dummy/declarer/partner/player/he/she) never played (one/card)
    | + trick .. card short | + (card short/one card short/short of card) | + <who> <not> (contribute-/put) .. trick
    | + <who> .. (played) <not> card | + <not> .. play- .. card (at/to/on) trick | + #12 (quitted/cards) .. #13
    | + trick .. (with/of/had/contained) #3 cards | + #3 cards (on/in/there) (table/trick/it)
dummy_lost_rights-yes = <dummy> (,)? having? <aux>? lost * rights
    | dummy .. (looked/peeked/seen/exchanged/swapped/watched) .. (hand/hands/cards)
    | dummy .. (left/leaving) .. (seat/chair) | (left) .. (seat/chair) .. (watch/see/look) ++ dummy
    | dummy .. (wandered/walked/stood up/got up/seen both/peeked/swapped/exchanged/seen)
    | (wandered/walking/stood up/swapped hands/peeked) ++ dummy | rights .. gone
    | dummy (had/has)? (been)? (wandered/round/walked/gone/been) .. (behind/round/watch-/table)
    | (looked/peeked/peeped) (at/in/into) .. (hand/cards) ++ dummy | dummy (had/has)? (seen/looked) .. (cards/hand)
    | dummy .. (forfeited/lost) .. rights | <him> (looked) .. hand ++ dummy
dummy_lost_rights-no = <dummy> <aux>? <not> lost * rights
    | dummy .. <not> .. (left/looked/moved/peeked/seen) | <not> (left) .. (seat/chair) ++ dummy | (full/intact) rights
    | dummy .. (all rights/rights intact/in order/intact) | dummy .. <not> (lost/looked/left/moved/seen) | (rights intact/with all rights) ++ dummy
    | dummy .. (sat still/stayed put/never moved)
played_card_faced-yes =
    | <revoked> by playing * penalty card | <revoked> with * penalty card | <revoked> playing * penalty card | revoke card .. penalty card | revok- (with/by playing/playing) .. penalty card
    | (card) .. (faced/exposed/lying) .. (already/when/since/table/before)? ++ (with it/with that/he revoked with/i revoked with/put on it)
    | card .. revoked with .. (faced/exposed) | (it is)? that card .. revoked with
    | + card .. (revok-/ruff-/trump-/discard-/put on/played/put) .. (faced/face up/penalty card/exposed/lying/open)
    | + #2 (exposed)? penalty cards | + (faced/face up/exposed) .. , .. it .. revok- with
earlier_revoke_same_suit-established =
    | %2 revoke * same suit , %1 established | %2 revoke * same suit , %1 one established | twice .. same suit , %1 .. established
    | + (revoke number two/%2 (one/revoke)) .. (suit/spades/hearts/diamonds/clubs)? .. (%1/number #1/number one) .. established
    | + (%1/number #1) .. established ++ (%2/number #2/again/same suit/both times)
    | + (again/%2/second) .. (one before/first/earlier/%1) .. (established/stood/stuck/stands)
    | + (already/earlier/before) .. (stood/stuck/established) ++ (again/%2/second/third time/%3)
    | + %1 .. <not> .. corrected ++ (again/twice/%2)
    | + (established/%1) .. revoke (number)? .. then .. same .. (fail-/revok-/again)
earlier_revoke_same_suit-corrected = %2 revoke * same suit , %1 <corrected> | %2 revoke * same suit , %1 one <corrected>
    | (first/earlier) .. corrected .. same suit | same suit .. (first/earlier) .. (corrected/put right)
    | + (%1/earlier/last) (one/time/revoke)? .. (put right/corrected/fixed/correct it/made good/put back) ++ (again/%2/twice/same suit/second)
    | + again ++ (%1) one .. put right
    | + (corrected/fixed/put right) (his/her/my)? (%1/first) .. (revoke)? .. (again/then/over)
    | + (%1/first) (was)? (corrected/fixed/put right) .. (again/second/%2)? ++ (again/second/%2/twice)
asked-about = since trick
hand-dummy =
    | dummy (never played/revok-)
hand-declarer-else =
    | dummy (goes/says/said) .. you revoked partner | + as <declarer>
    | + <declarer> , <him> ,
    | + (in/as) declarer
    | + (made/makes) (my/her/his) contract
    | + (i/we) (declarer/declaring/playing/playing it/playing contract/playing hand/playing <card>) ++ (i/my/me/we/our/mine/ours) .. (revok-/reneg-/ruff-/trump-/discard-/pitch-/threw/not follow-/wrong/failed)
    | + (i/we) (declarer/declaring/playing/playing it/playing contract/playing hand/playing <card>) ++ ^ (revok-/reneg-/ruffed/trumped/discarded/pitched/threw/not follow-/failed)
    | + (i/we) (declarer/declaring/playing/playing it/playing contract/playing hand) $ ++ (mine/ours/me/myself) .. $
    | + he declarer $ | + (offender/revoker/culprit) (is/was)? declarer | + in (my/our) contract
    | + (^/,) declarer $ | + (he/she) .. (called/asked/told/named) .. (dummy/table)
    | + (i/he/she) <aux>? (ruffed/trumped/discarded/pitched/revoked) (in/from) hand | + dummy .. (his/her) (own)? partner
    | + (me/mine) , (declarer/declaring) | + declarer s (own)? (revoke/slip/card/hand) | + (offender/revoker) , declarer
won_by-partner-else =
    | won * in dummy
    | (won/wins/won it) .. (on table/in dummy) ++ declarer | dummy (won/wins/took) ++ declarer .. revok-
    | dummy won (revoke trick/trick)
    | (his/her/my/offender s/revoker s)? partner <aux>? (won/wins/took/takes) (it/trick/that trick/revoke trick/$)
    | won by (his/her/my/offender s/revoker s)? partner
won_by-offender-else =
    | (trick kept/kept trick/held trick)
    | won (trick/it) myself | and won it (with) | (ruff-/trump-) (and/&) won
    | (win/won/wins) .. (revoke trick/it) (yourself/himself/myself/herself) | (ruff/trump/discard) won | (his/her/my) ruff (won/held)
    | (won/winning/win/wins/took/taking) (it/trick/that trick) (with/by) (ruff/ruffing/trump) | (ruff/ruffing) (&/to) (win/won)
    | own (ruff/trick) | (ruffs/ruffed/trumped/trumps) & (takes/took/wins/won) (it/trick)
    | (winning/taking) (trick/it) (himself/herself/myself)
    | (won/wins/win) by (her/him) | won it (herself/himself/myself/themselves) | (ruff-/trump-) .. (and/&) (wins/won/took)
    | winning it | revok- .. & (won/wins/took) (it/trick)
    | (makes it/and/,) (his/her/my) trick | won (it/trick) with (his/her/my) (ruff/trump/ace/king/queen)
    | (ruffed/trumped/discarded) .. , (it) (won/held) | won * from hand
later_tricks-one =
    | <offending> <aux>? (won/took/made/got/take/get/cash-) (only/just)? #1 (more/after/later/afterwards/other)
    | (and/then/&) (only/just)? #1 (more/after/later/afterwards) | (only)? #1 after
    | <offending> <aux>? (won/took/made/got) last (trick/one) | plus #1
    | <offending> <aux>? (won/took/made/got) #1 (more/other/later/further) trick
    | <offending> <aux>? (won/took/made/got) last (trick/one)? (too/as well/also)?
    | (later/then/afterwards) <offending> (won/took/made/got/take/make/get) #1
    | <offending> (later/then/still)? (won/scored/made/took/got) (later/after)? #1 (trick)? | & (won/took/made/got) last trick
    | <offending> .. (got/made/took/won/score-/cash-) .. #1 (more/other/later)
trick-1-else =
    | on opening lead | (to/on/at) (trick #1/%1 trick)
    | (%1) trick | opening (lead) .. (revok-/not follow-)
    | opening trick | (very)? %1 card | (to/on) opening lead
opponents_played_after-yes =
    | + <innocent> on next trick
    | + (card/queen/king/ace/jack/ten/one) i played after
    | + after <innocent> <aux>? (played/followed)
    | + before anyone else ..
    | + <innocent> <aux>? (played/followed) (to it/to trick/after/card to)
    | + <innocent> <aux>? played (his/her/my/their)? card
    | + (both/each) (defenders/opponents/defender/opponent) (have/had/has)? (each)? (already)? (played/followed)
    | + (card/king/ace/queen) (i/we) had (already)? (played/put) (after/on top/on it)
    | + (next player/next hand) (had/has)? (already)? (played/followed/overruffed)
    | + <innocent> & <partner> <aux>? (played/followed/contributed/put)
    | + <innocent> <aux>? (played/followed/follows/put/puts/contributed/contributes/covers/covered)
    | + (all three/all #3/other three) (have/had/has)? (played/followed/contributed) (after)?
    | + <all> (have/had/has)? (followed/contributed)
opponents_played_after-no =
    | + before (anyone/anybody/nobody) (else)? (played/plays)
    | + before <innocent> <aux>? (played/plays/play)
    | + before (either)? (defender/<innocent>/def) .. (put/played/play) | + <innocent> .. (still thinking)
    | + (nobody/noone) .. (played/moved) after
    | + before (anyone/anybody/nobody) (else)? (moved/played/plays/could/put/touched/followed)
    | + (nobody/noone) else .. (played/moved/followed/put/touched)
    | + before <innocent> (could/can)? (play/played/follow/followed) | + <innocent> to (play/follow/go) (yet)?
    | + <innocent> <aux>? <not> (played/followed) $
partner_played_after-yes =
    | + <partner> <aux>? (played/followed) (to it/to trick/after/a card)
    | + <partner> <aux>? (follows/plays/puts/put/contributes/contributed) (small/low/to it/to trick/too/as well/one/on/card)?
    | + <innocent> & <partner> <aux>? (played/followed/contributed/put)
    | + <partner> <aux>? (played/followed) (too/as well/small/low/$)
    | + (all three/all #3/other three) (have/had/has)? (played/followed/contributed) (after)?
    | + <all> (have/had/has)? (followed/contributed)
partner_played_after-no =
    | + <partner> <aux>? <not> (played/followed)
    | + <partner> (still)? to play
    | + before <partner> (played/plays/play)
    | + before (anyone/anybody) else
    | partner .. <not> .. played
    | + before (anyone/anybody/nobody) (else)? (moved/played/plays/could/put/touched/followed)
    | + (nobody/noone) else .. (played/moved/followed/put/touched)
    | + <partner> (yet/still)? (has/have/had)? (yet/still)? to (play/go/follow/choose)
    | + (with/and) <partner> (still)? to (go/play/come) | + <partner> <not> (yet)? (played/followed/gone)
noticed_by-player-else =
    | nobody said anything until i
    | nobody (else)? (noticed/saw) .. (but/except) <who>
    | (one/#1)? defender noticed | opponent noticed | (my/our)? (own)? partner (spotted/noticed/saw) | i (spotted/noticed/saw) it
    | spotted .. by (yours truly/i) | saw declarer (throw/play) | <who> , i saw it
    | (declarer/<defender>/partner/lho/rho/opponents/opponent/north/south/east/west) <aux>? (himself/herself)? (spotted/spots/noticed/notices/queried/queries/raised/raises/pointed/points/pipes up)
    | i (noticed/spotted/noticed it/saw it) (myself)
    | (west/east/north/south/declarer/lho/rho) (asked) to see
    | (opponents/opponent/declarer/defender/lho/rho) (who)? (noticed/spotted/raised it/pointed it out)
dummy_drew_attention-no =
    | <not> dummy (who)? (said/pointed/noticed) ..
    | + <not> dummy | + (dummy) (asked/said) nothing
    | + dummy <aux>? <not> (said/say/says/spoken/spoke/utter-/opened mouth/opened) .. (word/thing/anything/first/it)?
    | + dummy (silent/quiet/kept quiet/kept mum/said nothing/stayed silent/kept silent)
    | + <not> dummy who | + dummy <not> (open-/spoke/utter-) | + <not> dummy (,)? <who> (noticed/spotted/said/raised/queried)
on_purpose-no =
    | + <not> .. (deliberate-/purpose/intentional-) | + (good faith/honest mistake/didn know) | + <not> know
    | (revok-/it/pure/genuine/honest/total/just) (by)? (accident/accidental/mistake) | (accidentally/inadvertently/unintentionally) (revok-/reneg-/discard-/ruff-)
    | + (honest/innocent/genuine) (slip/mistake/error) | + in good faith
won_later_with_playable_card-yes =
    | (won/took/wins) trick .. with (that/a/the)? (very)? (spade/heart/diamond/club/same)
    | (later/then/afterwards/after/eventually) .. (won/wins/win/took/takes/scored/made/cashed) .. with .. (that/very/same/spade/heart/diamond/club/card/<card>)
    | (won/wins/win/took/takes/scored/made/cashed) .. (later/last/trick <number>/after) .. with .. (that/very/same/spade/heart/diamond/club)
    | (won/wins/win/took/takes/scored/made/cashed) .. with .. (that/very/same/spade/heart/diamond/club/card) .. (later/afterwards/at the end/could have/should have/ought)
    | (that/very/same/hidden) (spade/heart/diamond/club/card) .. (won/wins/took/takes/scored/scores/made) .. (later/afterwards/trick/last)
    | (could have/should have/ought to have) .. (followed/played/put) .. , .. (won/scored/took/made/cashed) .. (trick/later/last)?
    | cashed .. (spade/heart/diamond/club/card) .. (should/could/ought) | (spade/heart/diamond/club/<card>) .. (should/could/ought) .. (won/scored/made/took) .. trick
other_side_revoked-established_same_trick =
    | (both sides/both/everyone) revok- .. (same trick/on trick/at trick) .. established
    | both sides revok- on .. trick ..  both .. established
    | + both (sides)? revok- .. same trick
    | + (both/each) (sides/camps/lots/pairs/side/pair/of us)? .. same (trick/one/round)
    | + both (camps/lots/sides/pairs) , .. trick
    | + (also/too) .. (failed/revok-/not follow-/reneg-/not followed) .. same (trick/one/round)
    | + same (trick/one/round) .. (both/also/too) .. (revok-/failed/reneg-/established/played on)
other_side_revoked-corrected_at_trick_twelve =
    | (they/opponents) revok- .. (%12/#12) .. (corrected/put right/fixed/in time)
    | + (they/theirs/other lot/other side/opponents) ... (%12/#12/trick #12) .. (put right/corrected/fixed)
    | + corrected .. (opponents/theirs) .. trick #12 | + theirs .. #12
    | + (theirs/they/opponents/other side) .. (give back/put right/corrected/fixed/made good)? .. (trick #12/%12/#12) ++ (ours/mine/we/our)
    | + (%12/#12) they .. (right/back/corrected/fixed) ++ (ours/mine/we/our) | + (theirs/their revoke) .. (trick #12/%12/#12)
    | + (theirs/they/their/opponents/other side/other lot/<innocent>) ... (#12/%12) ... (put right/put it right/corrected/fixed/given back/put back/got put right/made good/right/corrected it)
    | + (theirs/they/their/opponents/other side/other lot/<innocent>) ... (put right/put it right/corrected/fixed/given back/put back/got put right/made good) .. (at/on) .. (#12/%12)
other_side_revoked-corrected =
    | (they/opponents/opponent) revok- ... (corrected/put right/fixed/put it right/in time)
    | + (they/opponents/other side) (had/have)? (also/too)? .. revok- .. (as well/too/also)? .. (but/,/and)? .. (fixed/corrected/spotted .. at once/put right/put back/before the next)
    | + <innocent> .. revok- .. (put it right/put right/corrected/fixed/put back) .. (in time/good time/at once/before)?
    | + (revoke/one) (from/by) <innocent> .. (put back/corrected/fixed/put right)
    | + (theirs/they) .. (in time/put right/corrected/fixed/put back/made good/put it right/got put right) ++ (ours/mine)

earlier_revoke_same_suit-none =
    | %1 (in) (that) suit
    | + (%1/first) (time/revoke) .. (in/suit)? .. (spades/hearts/diamonds/clubs/suit) | + <not> .. revoked .. (suit) .. before
    | + suit <not> .. revoked .. before | + #1 time only
    | + %1 .. (revoke/lapse/time/offence) .. (in) (that/the/this)? (suit/spades/hearts/diamonds/clubs)
    | + (his/her/their/my) %1 in .. (suit/spades/hearts/diamonds/clubs)
    | + <not> (earlier/previous/other) revoke (in) .. (suit/spades/hearts/diamonds/clubs)
same_trick_one_side_played_on-yes =
    | (both sides/both/two) .. revok- .. same trick .. only .. (played/led) ..
    | (same trick/same round) .. (both/two/#2) .. (they/<who> s? side/side) .. (carried on/led/gone on)
    | (both/#2) .. (same trick/same round) ... (only/side) .. (led/played/gone on/carried on)
    | only .. side .. led ++ (same trick/both)
    | + (both/neither/each) .. (revok-/failed/follow-/reneg-/wrong) .. , .. (one side/our lot/our side/their side/alone) .. (carried on/gone on/led/went on/played on/on to)
    | + (our lot/one side/<him> alone/<him>) .. (gone/led/went/carried) .. (on/next/to <number>) ++ (both/neither/same trick/one trick)
duty-required_card =
    | (required/told/made/ordered) .. (lead/play) (spade/heart/diamond/club)
    | (required/forced/ordered/told/instructed/obliged/made) (to/him/her/me)? .. (lead/play) .. (suit/spade/spades/heart/hearts/diamond/diamonds/club/clubs) .. (but/had/did not/not/led/played)
    | (prohibited/forbidden/forbade/banned) .. (suit/spade/spades/heart/hearts/diamond/diamonds/club/clubs) .. (led/played/anyway)
    | + (ordered/told/must/forced/required/forbidden/barred) .. (lead/play/leading) .. (heart/spade/diamond/club/hearts/spades/diamonds/clubs/ace) .. (led/played/penalty)?
    | + lead restriction
    | (suit/card) .. (ordered/told/made/forced/required) to (lead/play) | declarer (demanded/required/forbade/forbid/insisted) .. (spade/heart/diamond/club/suit)
    | (had to/must/made to/forced to) (play/lead) .. (because/under/restriction/declarer) | under (the)? lead (penalty/restriction)
event =
    | (revoked/revokes/revoking/reneged/reneges/reneging/renounced/renounces/renege) | revoke (by/from/in/at/on/,/$) | <not> follow-
    | (failed/fails/failing/forgot) to follow | (show-/showed/shown) out
    | (ruff-/trump-/discard-/pitch-/sluff-/threw) ... (have/had/has/having/holding/held/holds/could) .. (suit/spade/spades/heart/hearts/diamond/diamonds/club/clubs/one/follow-/some)
    | (put/played/plays/play) (spade/heart/diamond/club) (on/to) .. (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (ruff-/trumped/trumps/trumping/discard-/pitched/pitches/sluffed/threw/throws) | (turned up/turns up/shows up/showed up) with .. <suit>
won_by-opponents = <offending> <aux>? (lost/lose) (it/trick/that trick/revoke trick)
won_by-opponents-else =
    | lost trick to overruff | (lost/lose/loses) (it/trick/that trick/revoke trick) | (trick/it) lost
    | (lost/lose/loses/losing) (it/trick/that trick/to)
won_by-unless = (we/i) <aux>? (lost/lose) (it/trick/that trick/revoke trick)
offender-unsaid =
    | (revoked/reneged/ruffed/trumped/discarded/pitched/threw)
    | (failed/forgot) to follow
    | <not> follow-
hand-dummy-else =
    | + (ruffed/trumped/discarded/revoked/revoke/pitched) (in/from) dummy
    | (dummy) .. (ruffs/ruffed/trumps/trumped/discards/discarded/pitched) .. (had/has/with/although/still)
    | dummy (had/has) .. <suit> .. (not/but) | revok- (from/in) dummy | dummy s (revoke/hand revoked)
    | + (table/board) <aux>? (revok-/reneg-/ruffed/trumped/discarded/pitched/not followed/not follow-)
    | + (off/from/on) (table/board) .. (although/though/with/but/while) .. <suit>
    | + dummy s (lone/only/own)? (cards/hand/heart/spade/diamond/club) .. (hid-/stuck/behind/revok-/missed/overlooked)
    | revok- .. (off/from) (table/board) | + dummy s hand $
    | + dummy .. (hiding/stuck to/hid) .. <suit>? ++ (revok-/ruff-/discard-/wrong/not follow)
other_side_revoked-established =
    | (both sides/everyone) revoked .. , .. established
    | (they/we/opponents) (also/later/too) revok- | later <innocent> revok-
    | + both sides reneged .. #3 | + (our side/their side) .. #2 revokes | + (#2) revokes .. both (stood/established)
    | + (theirs/they) .. (stood/stands/established) | + opponents (also/too)? revok- | + nobody fixed anything ++ both sides
    | + both (pairs/sides/partnerships/camps) (have)? (revok-/reneg-) .. different
    | + #1 (for/from) us .. #1 (for/from) them | + #1 (for/from/by) each (side/pair)
    | + (ours/mine) .. (theirs/their) .. (both stuck/both stood/both established/neither corrected/neither fixed)
    | + (theirs/they) .. (ours/mine) .. (both/neither) .. (stuck/stood/established/corrected/fixed/right)
    | + <innocent> had also revok- | + <innocent> .. also .. (revok-/reneg-/not follow-/failed)
    | + both (pairs/sides) (have)? revok- .. (nobody/neither/nothing) .. (right/corrected/fixed)
    | + <innocent> .. revok- .. (too/as well/also) .. <not> (corrected/right/fixed)
hand-defender =
    | <defender> * (revok-/reneg-/ruff-/discard-)
later_tricks-one-else =
    | (then/after/later) .. (took/take/won/made/got) (ace/king/queen/jack) (of)? (spades/hearts/diamonds/clubs)? (& <not> more)? (,/$)
    | <offending> .. (get/got/gets/won/took/made/take/win) (trick #13/%13 trick/last trick/last one/final trick) | #1 trick (later/after)
    | (single/solitary) (trick) (more/later/after)?
    | & #1 (later/at end/after) | (last/final) (trick) (too/as well/also)
    | (and/&) last (trick/one)? $
    | & #1 (other/more/later) | (makes/made/wins/won/takes/took/gets/get) .. #1 more (trick)? | #1 more trick
    | #1 (later/afterwards/after/extra) $
    | (^/,/&) #1 (trick)? (after/later/afterwards/more/other) (,/$/for us/for them/for me)
    | (plus/then/&) #1 (trick/more/other)? $ | later tricks .. #1 $ | #1 trick (later on/in the end/at end)
    | (their/his/her/our/my) (later trick/trick after/trick afterwards) | (took/made/won/got) #1 trick $
    | <offending> (got/made/won/took/get/make) #1 (other/further/extra/more) (trick)?
    | (^/,/&) (got/made/won/took) #1 (other/further/extra/more) (trick)?
later_tricks-more-else =
    | (plenty/several/lots/loads/handful/bunch/couple) (of)? (tricks/more)? (after/afterwards/later/more/tricks)
    | (rest/others/remaining) (all)? to <offending>
    | <offending> (ran/run/runs/cashed/cashes/took) (rest/others/everything/#2/#3/#4/#5/all)
    | (won/took) (it/trick) & (rest/all others) | & (rest/all rest) (too/as well)? $
    | (several/few/many/lots/plenty) (more/later/afterwards/after)
    | (#2/#3/#4/#5) (more)? (tricks)? (later/afterwards/after/followed) | (#2/#3/#4/#5) (tricks)? came back to
    | <offending> .. (won/took/made/got/take/win/score/scored/cash/cashed/ran/run) .. (plenty/several/lots/loads/many/rest/remainder/everything else/every other trick/all but #1/all the others)
    | (rest/remaining/others/remainder) (all)? (to/went to) <offending>
    | (^/,/&/then/plus/came) (#2/#3/#4/#5/#6/#7) (more/tricks/others)? (came/followed/to follow/taken/later/later on/to come/for us/for them/made)
    | (then/plus/&) (#2/#3/#4/#5/#6) $ | came to (#2/#3/#4/#5/#6) (more/tricks)
    | last (#2/#3/#4) .. (went)? to <offending> | later tricks .. (#2/#3/#4/#5/#6) $
    | (every other trick/all but #1 of rest/rest bar #1)
    | (^/,/&) (took/made/won/got/score/scored/cashed) (#2/#3/#4/#5/#6) (after/later/afterwards/more/others/in end)
    | <offending> (score/scored/cash/cashed/cash out/cashed out) (#2/#3/#4/#5/#6) (after/later/afterwards/more/others/in end)
later_tricks-none-else =
    | <not> (trick/tricks) (after that/since/from then/later on) | (last/only) trick <offending> (made/won/got)
    | (gets/got/get/won/took) nothing (after/afterwards/later/else)
    | (that s (their/his/her) lot/that was (their/his) lot) | (^/<offending>) <not> (win/won/take/took) anything (after/later/more)?
    | then (loses/lost) (rest/all/trick) | <not> (of)? (the)? tricks after
since-nothing-else =
    | + before (playing/leading) (on/to/next)
    | + (swaps/changes/swapped/changed) (it)? (before/immediately/at once/straight) | + (still/in) same trick | + before .. (next trick)
    | + trick (not/never) .. (quitted/turned)
    | + nobody .. (led/played) (next/on/yet/to next)? | + (next trick/trick) <not> (started/begun/led to/led yet)
    | + before (next trick/next lead/leading/lead/anyone led/playing on) | + (wait/oops/sorry/whoops/hang on) .. (have/found/got)
    | + <not> (quitted/turned over/turned) (yet)? | + nobody .. (played/led) since | + trick (still)? (open/face up/on table)
    | + (all four cards/all #4 cards/cards to trick/cards of trick) .. (face up/faced/showing)
    | + (i/he/she/<offender>/declarer/partner) .. (noticed/notices/realised/realises/corrected/corrects/changed/fixed/swapped/caught) .. (at once/immediately/straight away/instantly/right away/in time/same trick/same breath)
    | + (took/take/takes/taken/put/picked/grabbed/whipped) .. (back) .. (at once/immediately/straight away/instantly/right away/in time/before)
    | + trick (is)? (still)? (up/open/unturned/on table)
other_side_revoked-established-else =
    | both revokes (are)? established
    | (each/both) (side/sides/pair/pairs) revok- | (they/opponents) (also/too/later/then) revok-
    | (both sides/both pairs/both) revok- .. established
partner_has_two_suits-yes-else =
    | partner .. (has/had/holds) .. #2 suits
could_comply-no-else =
    | (had/has) <not> .. (suit/<suit>) (left)? .. (miscount-/after all/all along) | (was)? void
    | (turned out/really/actually) .. (void/out of)
cards_mixed-yes-else =
    | (cards/hands) .. (mixed/shuffled/jumbled) | (cards/hands/tricks) .. (mixed/shuffled/jumbled/muddled/scrambled/together)
    | (mixed/shuffled) (up)? .. (cards/hands/tricks)
    | (mixed/shuffled/jumbled/muddled) .. (cards/hands/deck)
claim_settled-no-else =
    | (same board/not bid next/nobody .. bid next/next board not/none .. bid next)
    | next (board/hand/deal/bd) .. <not> (started/bid/begun) | round .. <not> over | round still on
    | (nobody/noone) .. (bid) (anything)? (since)? ++ (claim-/called for) | next (board/bd) <not>
    | same board | <not> (started/begun) .. (next board/next hand/next deal) | (nobody/noone/<not>) .. (called/bid) .. (another board/next board/next hand/since/anything)
    | (all)? (still)? on board <number> ++ claim-
claim_settled-yes-else =
    | (bid/called) .. next (board/hand)
    | (opened/bid/called/passed) .. (next (board/bd/hand/deal)/board <number>) ++ (claim-) | round (ended/over/finished) ++ claim-
    | bid board <number>
    | (bid/called/passed/opened) .. (on board/on next/next hand/next board/following board/following hand/on <number>) ++ (claim-/rest)
    | (round) .. (called/over/finished) ++ (claim-/rest) | everybody moved ++ claim-
facts_disputed-yes-else =
    | (denies/denied/disputes/disputed/disagree/disagrees/says not/insists) .. (revok-/it)?
duty-penalty_card-else =
    | penalty card .. (should/had to/not/must) .. (played)? | (should/must) .. played .. penalty card
attention-after_play-else =
    | (hand/play/board) (is/was)? (all)? (over/done/finished/ended) | (when/after) .. (putting/put) .. cards .. (away/back)
    | (noticed/realised/saw/spotted/found/told) .. (after/end) .. (hand/play/board)
attention-after_round-else =
    | (next round/round over/session over/moved .. (table/boards)) | (#2/couple of/few/several) tables ago | changed tables
    | (after/end of) .. (session/round/match/evening) | (next/following) round | previous round | last round
    | (moved/changed/gone) .. (table/tables) | round (gone/over) | opponents already at table
    | (sat/seated/playing/arrived/now) at table <number>
attention-after_call_on_next_deal-else =
    | (passed/bid/called/opened) .. (next/following) (board/hand/deal) | (passed/bid/called/opened) on board
    | (bid/bidding/called/opened/passed/auction) .. (next/following) (board/hand/deal/one)
    | (next/following) (board/hand/deal) .. (bid/called/opened/passed/started/begun/auction)
dummy_drew_attention-unless =
    | nobody .. (noticed/saw/said/spotted)
dummy_drew_attention-yes-else =
    | dummy .. (first/noticed/saw/spotted/spots/notices/pipes up/blurts/calls) .. (it/revoke/attention/out)?
    | + dummy .. (said/says/points/pointed/asks/asked/shouted/shouts/told/tells/claims/mentions/mentioned/drew/calls/called) .. (revok-/reneg-/attention/it/director)
    | + (according to/told by/said by/noticed by/pointed out by) dummy
    | + (shouted/said/announced) dummy
    | + told off by dummy | + (it was)? <him> .. (first) .. (said/to say) ++ dummy | + <him> .. who announced ++ dummy
    | + <dummy> .. you (had)? revoked
    | + dummy * (raised/announced/announces/shouted/said/blurted) .. (first/revok-/it/no)
    | + dummy (was)? first (to)? (say/point/notice/mention)?
    | + (he/she) .. (who)? (said/blurted/shouted/announced/noticed/first) ++ dummy
    | + dummy .. (pipes up/piped up/blurted/shout/announce-/first to/to shout) | + dummy who | + dummy first ,
on_purpose-yes-else =
    | (deliberate-/purpose/intentional-)
    | (deliberate-/on purpose/intentional-/knowingly/purposely/knew exactly/to hide/tried to hide)
    | + (knowing/knew) .. (full well/would) | + <not> .. accident
earlier_revoke_same_suit-established-else =
    | (second/%2/another/#1 more) revok- .. same suit .. (established) | (first/%1) (one/revoke)? (was)? established
claim_settled-no =
    | (nobody/noone) .. bid .. next
hands_returned-yes-else =
    | (cards/hands/everything) .. (put away/put back/back in/returned/in board/in slots/boarded)
    | hands .. in .. slots | (board) .. (closed/packed)
hands_returned-unless =
    | before | until
trick-13-else =
    | (at/on/in) (very)? (last/final) trick | 13th trick
attention-after_correction_period-else =
    | (correction time/correction period/correction) .. (over/up/gone/expired/past/run out/ended)
    | (next/following) (day/morning/week) | (day/days/week/weeks) later | yesterday s | last (night/week) s (game/session)
duty-faced_card =
    | (faced card/card faced/face up card/exposed card) .. (should/had to) .. (played)
    | + (put/play/played) .. (faced card/card already faced) | + forced to play faced | + card already exposed .. (ought/should)
    | + (faced) .. had to put it
    | + (lay/lying/lies) .. (face up/faced/open/exposed) ++ (trumped/ruffed/discarded/another/due/should/had to/required)
    | + (face up/faced) .. due on trick
noticed_by-director-else =
    | director .. (noticed/saw/spotted/sees/notices/spots/seen/watching) | (noticed/seen/spotted) by director
    | director .. (at my shoulder/walking past/counting) .. (saw/seen)? | i saw .. (while)? walking past
    | (i) .. (standing behind/passing with/kibitzing/walking by/walking past/wandering past) ++ (saw/watched/see/spotted/noticed)
    | (director) (kibitzing/strolling by/walking by/passing by/passing/wandering/watching) .. (spotted/noticed/saw/sees)
noticed_by-spectator-else =
    | (kibitzer/spectator/onlooker/kibbitzer/someone watching/person watching/bystander/spectators) .. (said/says/told/noticed/saw/pointed/whispered/mentioned/spotted/pipes up)
    | confirmed by spectator | told by spectator
    | (spectators/spectator/kibitzer/kibitzers/kibitzing/player at another table/someone at another table/player from another table/watching us) .. (said/say/noticed/saw/tells/told/points/pointed/spots/spotted)
    | kibitz- (wife/husband/friend) | (kibitz-/spectat-/onlook-) .. (tell-/told/said/says/notic-/saw/spot-)
defender_asked_partner-yes-else =
    | + (asked/asks/ask) (partner/my partner/his partner/her partner) .. (none/no more/any/no/out of/having)
    | + partner (asked/asks) (me/him/her) .. (none/no/any/out of/having)
    | + (inquiry) ++ (defen-/east/west/north/south/partner)
    | + (asked/asks/said/says/goes) .. (inquiry/none/no (spades/hearts/diamonds/clubs/trumps)) .. (partner/pard)? ++ (defen-)
    | + defender .. said .. no (spades/hearts/diamonds/clubs/trumps)
    | + partner (promptly/then)? (asks/asked) (him/her/me/where/if)
    | + <not> (spades/hearts/diamonds/clubs/more) (,)? (said/asked/says/goes) <who>
    | + (said/asks/asked/says/goes) <not> (spades/hearts/diamonds/clubs/more)
    | + (east/west/north/south) asked (east/west/north/south) | + (she/he/west/east/north/south/defender) asked (nonetheless/anyway/all the same/regardless)
    | + <partner> (said/asked) <not> (spades/hearts/diamonds/clubs)
    | + ^ got <not> (spade/heart/diamond/club) | + because <who> asked | + allowed to ask & .. asked
won_later_with_playable_card-yes-else =
    | (later/then/afterwards) .. (won/wins/took/takes/scored/made) .. with .. (could have/very card/same card/that card)
    | (won/wins) .. with .. (could have played/should have played)
    | (#1/one) of them with .. (very) | (won/took) trick <number> .. (club/heart/spade/diamond) .. (ought/should/could)
reply_to_claim-accepted-else =
    | (agree-/accept-/signed/fine/yes/sure) ++ (claim-/called for/conced-) | reply , sure | my reply .. (sure/yes/fine)
    | (nod/nodded) ++ claim-
    | (we/i/partner) .. (agreed/agree/accepted/accept/said fine/said ok/said sure/said yes/nodded/go along/went along) ++ (claim-/rest/faced/tabled)
reply_to_claim-contested-else =
    | (argued/argue/argues/protested/objected/disputed/objects/disagreed/contested/protest/object) ++ (claim-/called for)
    | (said no/say no/<not> way/hang on/contested/disagreed/disputed/refused/rejected/protested) ++ (claim-/rest)
done_before-ruled_wrongly =
    | + (i/director/td) .. (ruled/gave/told/said) .. (wrong/wrongly/mistake/reread/should have been/looked it up/changed mind)
    | + (ruled/ruling) .. (wrong/wrongly/first) | + (i was/director was) wrong | + i told them .. (looked/should) | + told by you
    | + should have been (#1/#2/#0/one/none) | + reread
    | + (i/director/td/he/she) .. (ruled/gave) .. (wrong/wrongly/reopen/should be #1/should be #2/should have been)
    | + (got it wrong/wrong ruling/ruled it wrong/wrongly ruled/misruled/ruled wrongly) | + i (ruled/gave) .. (wrong/should)
done_before-players_settled_it =
    | + (sorted/settled/fixed/agreed/dealt with/decided) .. (themselves/ourselves/between/themselves/among/shook hands/without director/<not> director)
    | + table (agreed/sorted/settled) | + without (calling/director/you/td) | + <not> director ++ agreed
    | + (gave/taken/took) .. (#1/#2) (tricks/trick)? .. (themselves/without/ask)
    | + by (mutual)? consent | + (sorted/settled/fixed/agreed/worked) it (out)? (themselves/ourselves/between) | + (between themselves/among themselves/amongst themselves/tables agreed)
done_before-nothing =
    | + nothing .. (decided/ruled/settled/agreed) .. | + <not> (ruling/decision) (made/yet)?
    | + (nothing/<not>) .. (been)? (decided/dealt with/ruled/settled/agreed/done) .. (yet/when i got/when i came/when i arrived/by anyone/by anybody/so far)?
    | + nobody .. (dealt/decided/ruled/done anything) | + <not> ruling (yet/given/made)
facts_disputed-yes =
    | + (denies/denied/disagree/disagrees/disputes/disputed/dispute) .. (revok-/whether/facts/it)?
    | + (each says/each says other/who do i believe/different things/two versions/one says .. other says)
    | + (says/say) .. revok- .. (says/say) .. (did/not/didn) | + (says/says it) .. other says
    | + (swear/swears/swearing) .. (not/did/had/never/she/he) | + <who> (says/thinks/claims) .. , .. (swears/says/swear/denies)
    | + (their/our) word (vs/versus/against) | + take .. word | + (deny/denies/denying) | + <not> agree .. whether
facts_disputed-no =
    | + (nobody/noone/<not>) .. (dispute/disputes/disputed/disagree/disagrees/argues) | + agreed by all | + all agree .. facts
    | + facts .. agreed
    | + (everyone/everybody/all four/both partners/both sides/all #4/<all>) .. agree- | + undisputed | + facts agreed | + agreed facts
    | + (nobody/noone) (disputes/disputed/argues/denies) ++ (revok-/facts/it)
could_comply-yes =
    | + (able to/could have) follow | + were able to follow | + she was , had | + could follow
    | (could have/could/able to/should have) (followed/follow/followed suit/played) | (had/has) (it/one) (all along/in hand)? $
    | (had/has) (#2/#3/#4) (spades/hearts/diamonds/clubs) | (discard-/ruff-/pitch-/revok-) with (#2/#3/#4/#1) <suit> | he did hold .. <suit>
    | (had/have) (spades/hearts/diamonds/clubs) $
    | (had/has/have/held/holds/holding/with/would) <suit> (all along/in hand/all the time/left/at time/to play)
defender_asked_partner-no =
    | + <not> .. asked .. partner | + nobody asked partner | + (defender/partner) .. (hadn/<not>) .. asked
    | + <not> (in defence/defender) asked
    | + (nobody/noone) asked | + <not> (defender/one) asked | + <not> .. asked (other/partner/his partner/each other)
each_side_played_on-yes =
    | (both sides/both/<all>/all) .. (on to/played to/gone on/played on/past/into) .. (next/#2)? ++ (<not> put/<not> play-/#3 cards/never put/three card)
    | both sides on to
    | + both sides (have)? (since)? (gone on/played/played on/led) ++ (card/three/#3) | + (#1/one) from each (pair/side) .. trick | + (everyone/everybody/we) .. (gone on/played) .. both sides
    | + played by everyone ++ (contribute-/put/card)
card_missing-yes-else =
    | #3 card trick | <who> .. <not> .. (put/play/played) .. card .. (trick/at all) | (played short/forgot to play)
    | three card trick
cards_mixed-no =
    | both (sides)? (shuffled/mixed) | (mixed up/shuffled) by both | neither side kept | (both/all) .. (shuffled/mixed)
    | + (theirs & ours) | + (cards/hands) .. (in order/intact) .. (both sides)? | + (in order) (on)? both sides
    | + <not> (mixed/shuffled) by either | + (cards/hands) <not> (mixed/shuffled)
same_trick_one_side_played_on-no =
    | <not> (on)? (the)? same trick
    | + (not them/not us/solely our side/solely #1 side/<not> both) ++ (trick) | + each (had/have)? (already)? gone on ++ both
    | + (tricks apart/different tricks) ++ (theirs/ours/both)
partner_has_two_suits-yes =
    | + partner .. (spade/heart/diamond/club) & (spade/heart/diamond/club)
    | + (has/had/holds/with/choose/holding) .. (spade/heart/diamond/club) (&/or) .. (spade/heart/diamond/club) .. (left/in hand)? ++ (trick #12/%12/partner/east/west)
    | + #2 different suits | + (spade/heart/diamond/club/spades/hearts/diamonds/clubs) (&/or) (spade/heart/diamond/club/spades/hearts/diamonds/clubs) .. (left/choose/play/hand)
played_card_faced-no =
    | (card) .. <not> .. (faced/exposed) .. (before)? | <not> (faced/exposed) (before)? | straight from hand
    | from (my/his/her)? hand instead of exposed | <not> , .. straight from
    | + card .. (from/out of) .. hand .. <not> .. (faced/exposed/face up/seen/lying)? | + from (his/her/my)? hand , unseen
    | + <not> .. lying (face up/exposed)
won_later_with_playable_card-no =
    | <not> (won/win/took/wins) .. (trick/anything)? .. with .. (that/suit/spade/heart/diamond/club)
    | <not> card .. could have played .. (won/took)
duty-follow_suit =
    | + (just)? <not> follow suit .. (plain/simple/first)? | + should have followed suit
    | (simple/simply/plain/ordinary) .. (fail-/follow) | did <not> follow suit
opponents_played_after-yes-else =
    | + <innocent> .. (put/had put) .. card (down)? | + before my own (king/card) went | + my own (king/card) went down
partner_played_after-no-else =
    | + partner still to play | + (neither/<not>) .. (his/her) partner | + partner .. (still thinking/to play)
    | + before (partner) played
partner_played_after-yes-else =
    | + partner (had)? (contributed/played/put .. card) | + (his/her) partner already .. card
trick-unless =
    | (look-/see/sees/saw/seen/inspect-/ask-/show-/turn-/view-/check-/review-/peek-) .. (last/final/previous) (trick/one)
    | (conced-/lose/lost/won/win/wins/took/takes/take/make/made/makes/got/get/gets/claim-/score/scored) .. (last/final) (trick/one)
    | (for/to/next/on to/begin/start) trick <number>
    | (led/leads/lead/gone on/went on/go on/continues/continued/carried on/played on/moved on/going on/passed on/gone) (on)? to (trick)? <number>
    | (since/until/till/by/before/after) (trick)? <number> | (since/until/till/by/before/after) (trick)? <ordinal>
    | (notic-/spot-/found/finds/discover-/announc-/told/tells/claim-/conced-/saw/admit-/produc-/cash-/reappear-/turned up/came to light) .. (at/on/in/by)? trick <number>
    | (notic-/spot-/found/finds/discover-/announc-/told/tells/claim-/conced-/saw/admit-/produc-/cash-/reappear-/turned up/came to light) .. <ordinal> trick
    | trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13) <not> <number> $
    | (wandered/walked/looked/got up/left) .. trick <number> | trick? <number> (,/:)? (sorry/no sorry/<not> sorry/<not> , sorry/<not> wait/i mean)
    | (they/theirs/their/opponents/other side/other lot/other pair) .. trick? <number> ++ (ours/mine/we/our)
    | (they/theirs/their/opponents/other side/other lot/other pair) .. <ordinal> trick? ++ (ours/mine/we/our)
    | (<ordinal>) they .. (right/corrected/fixed/back) ++ (ours/mine/we/our) | (won/wins/took/cashed/scored) trick <number> with
trick-12-else =
    | #2 cards (left/each/remaining/to go) | last #2 cards | last but one
other_side_revoked-none =
    | solely (our/my/their/his/her/#1) side | solely (defenders/defender/declarer/<him>) revok- | sole revoke | nobody else (has)? revok-
    | <not> revoke (by/from) (other side/other lot/other pair/opponents/them/<innocent>)
    | (opponents/other side/other lot/other pair/they) (clean/innocent/blameless/did nothing wrong/followed/all followed/not revok-/have not revok-)
    | revok- .. , not (us/them) $ | (#1/single) revoke (in/on) (deal/board/hand)
    | <not> (other/second) revoke
reply_to_claim-silent-else =
    | (said nothing/say nothing/kept quiet/kept mum/kept silent/stayed quiet/stayed silent/sat there/silent/mum) ++ (claim-/rest)
    | <not> (say/said/says) (anything/word) ++ claim- | neither .. said .. word ++ claim-
card_missing-no =
    | + (four/#4) cards (there/alright/in/on/present) | + all (four/#4) cards .. (trick/there) | + (everyone/everybody) (gave/played/put) .. card | + (none/nothing) missing
    | + there (are)? (four/#4) .. (trick/look/counted)
partner_has_two_suits-no =
    | + (#1 suit/single suit)
    | + (had/has/holds/with) #2 (spades/hearts/diamonds/clubs) | + both .. (cards)? (spades/hearts/diamonds/clubs) | + #2 .. (left/both) .. (spades/hearts/diamonds/clubs)
    | + #2 cards .. same suit | + both same suit
each_side_played_on-no =
    | + (others/other side/they) .. <not> (gone on/played to next/played on/gone) ++ (card/three/#3) | + next .. <not> (begun/started) by both ++ (card/short/#3)
    | + (only one side/one side/neither side) .. (gone on/played on) ++ (card/three/#3)
