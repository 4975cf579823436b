# What dummy does, as it is told. Slots and signs: see phrases.py.
certain =
    | (may/can/could/must/should/what/allow-/permit-) dummy .. (point-/tell/ask/say/call/warn/stop/prevent/allowed/have/look/speak/leave/touch)
    | (what/which) rights .. dummy | dummy .. (look-/came/come/goes/walked/gone) .. (round/around/behind/hand/cards/see)
    | dummy .. (tells/told/telling/tell) .. (declarer/me/opponent/partner) | dummy .. (points/pointed/point) .. (card/trick)
    | dummy .. (reach-/suggest-/touch-) .. card | dummy said .. (sure/careful/wait) | dummy .. (allowed/permitted)
    | dummy s? (rights/limitations)
    | dummy .. (peek-/exchang-/swap-/left .. seat/walk-/stood up/got up/gets up/warn-/pointed out/points out/called director/calls director/called for director/call director/interrupt-/remind-/comment-/nodd-/count-)
    | dummy .. (asked/asks/ask) .. (revok-/defender/opponent/lho/rho) | as dummy
topic =
    | dummy .. (hand/cards) .. (exchang-/swap-)
    | show- .. (hand/cards) .. dummy
    | dummy .. (look-/suggest-/touch-/tell-/told/says/said/prevent-/stop-/keep track/mention-/draw attention/drew attention/reach-/went/goes/piped)
    | (can/may/could/must/should) dummy
    | i dummy
    | (show-) .. dummy
    | (playing) dummy
hint =
    | dummy
    | (in hand not in/wrong hand)
against =
    | (lead/led/leads) out of turn by
    | (declarer/he/she) .. (call-/name-/asked for) .. (from dummy/from table/card)
    | dummy (revok-/not follow/won/never played/took/wins)
    | (from/in/by/of) dummy
    | trick .. to dummy
    | dummy s? (card/cards/king/ace)
    | dummy to be
    | revok- .. (dummy) (won)
    | (dummy says/dummy goes/dummy said) .. revok-
    | follow .. dummy
    | round (finished/over)
    | dummy (had)? moved card
    | is dummy s? lead
    | dummy .. (card/cards) .. table
    | penalty card-
subject = <dummy> s rights | rights of <dummy> | <dummy> rights | limitations of <dummy>
word-suitname = spade | heart | diamond | club | spades | hearts | diamonds | clubs
word-says = says | said | say | tells | told | goes | asks | asked | warned | warns | shouts | shouted | mentions | mentioned | announced | points out | pointed out | mutters | muttering
word-looked = looked | looks | looking | peeked | peeks | peeping | glanced | read | saw | leaned | leant | sneaked | seen | peered
word-swapped = swapped | swaps | swap | exchanged | exchange | exchanges | traded | swapping | exchanging
act-ask_declarer_revoke =
    | (<not>/having none/out of/any/any more) .. (<suitname>) .. (partner)? ++ (dummy/declarer) | inquiry
    | dummy .. (<says>) .. <not> (<suitname>) | (no/<not>/out of) .. (<suitname>) .. partner
    | partner .. (<not>/having none/finished) .. (<suitname>)? ++ dummy | having none partner
    | (ask/asks/asked/asking) (declarer/partner/me/him/her/about) .. (<not>/missing/void/out of/any/revok-/if/whether/about revok-/having none) ++ dummy
    | (ask/asked/asks/asking) about (missing/last)? (<suitname>/revok-) | dummy s? (inquiry/enquiry/question) .. (declarer/revok-/void)
    | dummy .. (asks/asked/says/said) (declarer/me/his partner/her partner)? .. (having none/<not> <suitname>/any <suitname>/<not> more <suitname>)
    | (query/queried/queries/checked with/checks with) (declarer/partner) .. (<suitname>/revok-/void)
act-ask_defender =
    | (ask/asked/asks/question/said to) .. (defender/opponent/lho/rho/east/west/them) .. (<suitname>/revok-/<not>)? ++ dummy | dummy .. (asked/asks/ask) .. (<defender>/a defender/lho/rho) | <not> .. (<suitname>) , (east/west/north/south)
    | dummy said to (lho/rho/east/west)
    | dummy .. (ask/asks/asked/put it to/says to/said to/queried/queries/quizzed) (a/the)? (defender/opponent/lho/rho/east/west/north/south/opening leader) .. (<suitname>/<not>/having none/revok-/out of/if/whether/have)
    | (ask/asks/asked/put it to/says to/said to/question) .. (defender/lho/rho/opponent) .. (<suitname>/<not>/having none/revok-/out of/have any) ++ dummy
act-prevent =
    | (you/ur/your) (in/on) (your/ur)? (hand/dummy/table/board) | dummy (stopped/prevented/warned) .. | in (your/ur) hand | stopped it
    | stop partner | (lead s in dummy)
    | (warn-/stop-/prevent-/stopping/helped stop/checked) .. (in hand/in dummy/wrong hand/wrong side/on table/on board/lead in/her hand/his hand/about to/other hand/other one/over there/in your hand/in ur hand/wrong trick/fifth card/picking up/leading/from hand/from dummy/from board/your lead/before he/before she/before leading/playing/touching) ++ dummy
    | dummy (,/i)? .. (warns/warned/stops/stopped/prevents/prevented/cautions/cautioned) (declarer/partner/defender/me/him/her/<who>)
    | (tells/told/tell/said/says/say/goes/go/shouts/shouted/cries/cried) .. (you re/you/<not>)? (in/on/from/over) (your/ur)? (hand/dummy/table/board/there) ++ dummy
    | (you re/you) <not>? (in/over/on) (hand/there/dummy/table/board) ++ dummy
    | (careful/wait/whoa/stop/hold it) .. (hand/dummy/lead/there/not) ++ dummy | <not> your lead ++ dummy
    | (warn-/stop-/prevent-) .. (before/about to/from) ++ dummy
act-draw_attention =
    | dummy who said so | dummy .. (was first) .. (say/speak/mention/shout)
    | (point-/mention-/draws/drew/draw/announce-/spot-/shout-/cried/claims/flagg-/flags/remark-/observ-) .. (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/led out/wrong hand/not followed/<not> follow-/misplay/offence/penalty card) ++ dummy
    | dummy (,)? .. (says/said/tells/told/points out/pointed out/piped up/mentions/mentioned/announces/declares/draws/drew) .. (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/led out/wrong hand/not followed/<not> follow-/misplay/offence/penalty card)
    | dummy , (that s)? (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/led out/wrong hand/not followed/<not> follow-/misplay/offence/penalty card)
    | (says/said/told/tells) .. (had revoked/revoked/led out of turn/<not> followed/played out of turn) ++ dummy
    | dummy .. (repeated/mentioned/pointed) (it/out) | mentioned it ++ dummy | draw- attention ++ dummy
act-call_director =
    | (call-/summon-/shout-/ask for/called for/wants/want) .. (director/you over) ++ dummy
    | dummy (,)? .. (called/calls/call/calling/summoned/summons/summon/shouted for/shouts for/rang for/rang/sent for/fetched/got/wanted/wants/asks for/asked for/waved) .. (director/me/bell)
    | (called/calls/call/summon/summoned) (the)? director ++ dummy | dummy (called/summoned) (me/you) | director called by dummy
    | dummy s? hand .. up
act-info_to_director =
    | (asked/ask) dummy what .. | director .. (ask-) .. dummy | told me lot | (told/tells/telling) director ++ dummy
    | dummy .. (answer-/explain-/inform-/told/tells/gave/gives/tell/recount-/volunteer-/supplied) .. (director/facts/me what/you what/story/what happened)
    | (tell/told/tells/give/gave/giving/explain) .. (director/me) .. (what happened/facts/story/went on/law) ++ dummy
    | director asked (me/dummy) | (when asked/at my request/my request) ++ dummy | asked by director | what happened ++ (dummy)
    | (facts/account) (to/from) (me/director)
act-hand_revoked =
    | dummy s? hand .. (ruffed/threw/revok-/discard-) .. (holding/with/having)? | dummy .. (not follow-/failed to follow)
    | dummy s? (hand/cards/own cards)? (revoked/reneged/revokes/revoking) | (revoke/renege) (by/from/in/of) dummy s? (own)? (hand/cards)?
    | dummy <not> follow- (suit)? | dummy failed to follow | dummy s (revoke/hand revok-)
    | dummy (discarded/ruffed/threw/played) .. (holding/had/with) .. <suitname>
act-shown_defender_hand =
    | let dummy see
    | (defender/defends/opponent/opp/lho/rho/east/west/north/south) .. (show-/showed/shows/shoved/put/let/turned/tilted/held/flashed/offered) .. (cards/hand/fan) .. (dummy/me/under/nose/admire/to see/to) ++ dummy
    | (invitation/invited/invites/request/asked) (of/by)? (the/a)? (defender/opponent/opp/lho/rho/east/west/north/south) ++ dummy
    | (show-/showed/shown/flashed) dummy .. (cards/hand) | dummy was shown .. | (showed/shows/showing) .. (cards/hand) to dummy
act-exchange_hands-else =
    | dummy .. (<swapped>) | (<swapped>) (hand/hands/cards) | dummy & declarer .. (<swapped>) | looked at each other
act-left_seat_to_watch-else =
    | (behind/over shoulder)
    | dummy (,)? .. (got up/gets up/stood/standing/stands/walks/walked/walking/left/leaves/went round/came round/goes round/strolled/moved/sat next/wanders/wandered) .. (behind/round/seat/chair/watch/declarer/side)
    | dummy (got up/gets up) $ | (left/leaving) .. seat ++ dummy
    | (watching/watch) .. over .. shoulder
act-suggest_or_touch-else =
    | (moved/pulled/picked) .. (card/king/ace/queen/jack) .. (before/without/himself) | (put/pointed) .. (thumb/finger/pen)
    | (pointed/pointing) at
    | dummy .. (reach-/touch-/suggest-/nudg-/hint-/thumb/finger/indicat-/finger-/fidd-/hover-) .. (card/king/ace/queen/jack/play/lead/suit/trump/club/spade/heart/diamond/at/<card>/before)
    | dummy .. (pointed/points/pointing) (at/to) .. (card/king/ace/queen/jack/suit/<card>) | dummy (touched/touches/nudged/fingered)
    | touched by dummy
act-count_tricks-else =
    | count- .. tricks | keep- .. (count/track/note) .. tricks? | (#1/one) , (#2/two) , (#3/three) .. tricks
    | (track-/tracks/score/count/tally) .. tricks
    | tricks .. (won & lost/lost & won/so far/won/lost) ++ (dummy .. (says/said/counts/wants/keeps/mutter-))
    | (that is/that s) (#4/#5/#6/#7/#3/#8) .. (after/each/every) trick | mutter- .. (#4/#5/#6/#7/#3/#8)
    | (dummy) .. (counts/counting/counted)
phase-during_play =
    | (during/mid/middle of/halfway) .. (play/hand) | while .. (playing/play/hand/still) | (play/board) .. (still/going on/live/being played/in progress) | at trick | trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11) | whole hand | play s on
    | (mid/middle of/during/halfway through/half way through) (the)? (play/hand/board)
    | (tricks/cards) .. (to go/left/to come/still to play) | (play/hand/board) .. <not> .. (over/finished/done/ended) | between tricks
    | while .. still .. (play/playing/going) | after every trick | play still on | before .. (led/leads) $
phase-after_play =
    | (after/end of/once/when) .. (play/hand/board/last trick) .. (over/ended/finished)? | (hand/play/board) .. (over/done/finished/ended) | at end | after last trick | play s over
    | (play/hand/board) (had)? (ended/finished/over/done) | (when/after) (it)? all (done/over/finished)
    | after (the)? (hand/play/board/deal) | (cards) .. (put away/back in board) | (play/hand) (was)? (finished/over)
attention_already_drawn-yes =
    | (after/already/when) .. (declarer/defender/opponent/someone/somebody/i/we/east/west/north/south) .. (complain-/call-/point-/drawn/said/mention-/noticed)
    | (already/after) .. (drawn/mention-/pointed/said/called/noticed) .. when?
    | (somebody/someone/east/west) had .. (said/complained/called) | (attention) .. (drawn) .. (by/when)
    | (defender/opponent/someone/somebody/declarer/lho/rho/east/west/north/south/we/they/i/everyone/opp) (had/having/had already) .. (said/complained/called/spotted/noticed/pointed/mentioned/drawn/spoken/seen/cried/shouted/drew)
    | after (defender/opponent/someone/somebody/declarer/lho/rho/east/west/north/south/we/they/i/everyone/opp) .. (said/says/spoke/spoken/drew/called/noticed/pointed/mentioned)
    | attention .. drawn .. when | (only)? repeated it | mentioned it as well
    | (defender/opponent/someone/somebody/declarer/lho/rho/east/west/north/south/we/they/i/everyone/opp) .. (spotted/pointed/noticed) it (out)? (first/before)? , .. dummy
attention_already_drawn-no =
    | nobody .. (said/drawn/noticed/mentioned/heard) | before anyone | <not> .. (noticed/mentioned) | first to (speak/mention/say) | first anyone | nobody else | the first to
    | (first) (anyone/anybody/we/one) (had)? (heard/to notice/noticed/to mention/to speak) | before (anyone/anybody/any) (else)?
    | (first) to .. (ask/notice/say/speak/mention/raise/call/draw) | (nobody/noone) (else)? (had)? (noticed/said/spoken/mentioned)
    | for (the)? first time
a2_breached_before-yes =
    | (<looked>/<swapped>/left/got up/walked/came round) ... (then/afterwards/later/and/told/asked/said/stopped/warned/earlier) ++ (ask-/told/said/says/warn-/stopp-/revok-/call-) | lost .. rights | without rights | dummy .. (<looked>/<swapped>) .. (hand/cards) .. (warn-/ask-/said/then/told/point-)
    | (lost/forfeited/losing) .. (right/rights)
    | (<looked>/squint/peeking/<swapped>/watching/walking/walked/got up/left) ... (then/later/after/afterwards/now/did it again/asked/ask/said/warned/told/was first/still/can i) ++ dummy
    | having (<looked>/<swapped>/left/walked) | (been/had)? (watching over/peeking/watching) ... (asked/said/told/again)
    | (earlier/previously/before that) ++ (<looked>/<swapped>) | had (<looked>/<swapped>/seen/left) .. (earlier/already/once/before)
a2_breached_before-no =
    | <not> .. (lost) .. rights | <not> (peeking/looked/seen) .. | rights intact | <not> (done)? anything wrong before | <not> .. (swapping/swapped/looked at) | had <not> looked
    | rights (unimpaired/intact/kept/never lost/untouched/preserved/<not> lost/all there) | (with) .. (his/her/my) rights
    | <not> (lost/forfeited) (any/his/her/my)? (right/rights) | (stayed put/stayed in seat/sat still/stayed seated)
    | <not> (looked/seen/peeked/moved) .. (anything/hand/cards/seat)? | never left (his/her/my)? seat
lead_from_wrong_hand-yes =
    | wrong (hand/side) | (in/on) (your/ur) (hand/table/board/dummy) | you .. (in/on) (hand/dummy/table/board) | (lead s/lead) .. in dummy
    | in (hand/dummy) <not> | (wrong/other) (hand/side/one) ++ (lead-/led/play-/reach-/touch-) | you (over there/<not> there)
    | <not> (from/in) (hand/dummy/board/table/there) | (over there)
    | (other hand) ++ dummy
lead_from_wrong_hand-no =
    | <not> (a)? lead (problem/involved)? | fifth card | wrong trick
    | nothing to do .. (wrong/which) .. (hand/side) | <not> (a/the)? wrong (hand/side) | <not> your lead
    | (defender/lho/rho/opponent/east/west) .. (leading/lead/led) out of turn ++ (stop-/warn-/prevent-) | (to/on) (a/the)? trick twice
    | quitted trick
was_a_revoke-no =
    | <not> .. revoke ++ (dummy) | <not> (a)? (revoke/renege) | (lead/led) (from)? (wrong hand/out of turn) | wrong hand
    | (insufficient) | + <not> .. (a)? revoke ++ dummy
was_a_revoke-yes-else =
    | (revok-/reneg-/ruffed while holding/not followed)
    | (having none/<not> more <suitname>/<not> any <suitname>/<not> <suitname>/missing <suitname>/out of <suitname>)
    | <not> follow- (suit)? | <not> followed | <not> <suitname> .. partner | any more <suitname> | (any/have) (a)? <suitname> | revok-
    | reneg-
was_irregularity_by-defender =
    | (to/at) (east/west/north/south) $
    | (defender/opponent/lho/rho/they/<defender>/opening leader) (s/had/has/,)? (revoked/reneged/revoke/renege/lead out/led out/led/played out of turn/infraction/irregularity/misplay/<not> followed/out of turn)
    | (east/west/north/south) (s/had/has/,)? (revoked/reneged/revoke/lead out/led out/play out of turn/played out of turn/out of turn)
    | (by/to/from) (a/the)? defender ++ (revok-/out of turn/lead/irregular-)
    | defender .. (<not> followed/leading out of turn/from leading) | out of turn , (east/west/north/south/lho/rho)
    | (ask/asks/asked/says/said) (to)? (defender/lho/rho) .. (<not> <suitname>/having none/any <suitname>)
was_irregularity_by-declarer =
    | declarer named
    | (stop-/warn-/prevent-/tell/told/tells) (declarer/partner/me/him/her) .. (from/hand/dummy/board/about to/not) ++ dummy
    | declarer (about to/reaches/reached/going/played/led) .. (hand/dummy/board/card/side/trick)?
    | (you re/you) <not>? (in/on/over) (hand/dummy/board/table/there) | wrong (hand/side) | <not> from (hand/dummy)
    | (about to/going to) (play/lead) .. (side/hand/dummy/board) | (<not> <suitname> partner/having none partner) | by my partner
a2_breached_before-unless =
    | <not> peek-
phase-during_play-else =
    | during play | while hand in progress | during hand | during (play/hand) | mid hand
    | (during/mid/middle of/in) .. (play/hand) | (play) .. (going on/still)
phase-after_play-else =
    | after play | play over | after hand | at end of hand | hand over | play finished | after play over
    | (after/end of/once) .. (play/hand/board) .. (over/ended/finished)? | play over
    | (after/end of/once/when) .. (play/hand/board) .. (over/ended/finished)? | (play/hand) .. (over/finished/ended)
    | (hand/play/board) (was/is)? (over/done/finished)
lead_from_wrong_hand-yes-else =
    | (in hand not/in dummy not) .. (board/dummy/hand) | (wrong hand) | you re in (hand/dummy) | (wrong hand/other hand)
was_irregularity_by-defender-else =
    | (defender s/defender) .. (revok-/lead out/irregular-)
was_irregularity_by-declarer-else =
    | declarer s .. (revok-/irregular-)
    | (declarer/partner) .. (revok-/irregular-/infraction)
    | declarer .. about to
act-comment_on_play =
    | (comment-/critici-/remark-/moan-/grumbl-/tut-) ++ dummy | (sticks/stuck/put) .. oar in
    | dummy .. (passes/passed/made) .. (comment/remark) | (mutter-) .. (play/line/finesse) ++ dummy
    | (should have/ought to have) (drawn/played/finessed/cashed/led/taken/ruffed/ducked) .. (said/says) .. dummy
    | (nice play/well played/lucky lie/bad luck/unlucky) ++ dummy
act-looked_at_defender_hand-else =
    | (<looked>/squint/look/peek/glance) (at/into/in/over)? .. (my/defender/lho/rho/opponent/east/west/north/south/their/defender s) s? .. (hand/cards/holding)
    | dummy .. (<looked>/squint/peeking/peek) .. (hand/hands/cards) | dummy .. (<looked>) (my) (hand/cards)
    | dummy .. (peeking/peeked/peeks) | (to) see (his/her/my/their) (hand/cards) ++ dummy
