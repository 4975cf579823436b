# What dummy does, as it is told. Slots and signs: see phrases.py.
certain =
    | (may/can/could/must/should/what/allow-/permit-) dummy .. (point-/tell/ask/say/call/warn/stop/prevent/allowed/have/look/speak/leave/touch)
    | (what/which) rights .. dummy | dummy .. (look-/came/come/goes/walked/gone) .. (round/around/behind/hand/cards/see)
    | dummy .. (tells/told/telling/tell) .. (declarer/me/opponent/partner) | dummy .. (points/pointed/point) .. (card/trick)
    | dummy .. (reach-/suggest-/touch-) .. card | dummy said .. (sure/careful/wait) | dummy .. (allowed/permitted)
    | dummy .. (peek-/exchang-/swap-/left .. seat/walk-/stood up/got up/gets up/warn-/pointed out/points out/called director/calls director/called for director/call director/interrupt-/remind-/comment-/nodd-/count-)
    | dummy .. (asked/asks/ask) .. (revok-/defender/opponent/lho/rho) | as dummy
topic =
    | dummy .. (look-/suggest-/touch-/tell-/told/says/said/prevent-/stop-/keep track/mention-/draw attention/drew attention/reach-/went/goes/piped)
    | (can/may/could/must/should) dummy | i dummy | (show-) .. dummy | (playing) dummy
hint =
    | dummy
    | (in hand not in/wrong hand)
against =
    | (lead/led/leads) out of turn by | (declarer/he/she) .. (call-/name-/asked for) .. (from dummy/from table/card)
    | dummy (revok-/not follow/won/never played/took/wins) | (from/in/by/of) dummy | trick .. to dummy | dummy s? (card/cards/king/ace) | dummy to be
    | (dummy says/dummy goes/dummy said) .. revok- | follow .. dummy | round (finished/over) | dummy (had)? moved card | is dummy s? lead
    | dummy .. (card/cards) .. table | penalty card-
subject = <dummy> s rights | rights of <dummy> | <dummy> rights | limitations of <dummy>
word-suitname = spade | heart | diamond | club | spades | hearts | diamonds | clubs
word-looked = looked | looks | looking | peeked | peeks | peeping | glanced | read | saw | leaned | leant | sneaked | seen | peered
word-swapped = swapped | swaps | swap | exchanged | exchange | exchanges | traded | swapping | exchanging
act-ask_declarer_revoke =
    | (<not>/having none/out of/any/any more) .. (<suitname>) .. (partner)? ++ (dummy/declarer) | inquiry
    | partner .. (<not>/having none/finished) .. (<suitname>)? ++ dummy
    | (ask/asks/asked/asking) (declarer/partner/me/him/her/about) .. (<not>/missing/void/out of/any/revok-/if/whether/about revok-/having none) ++ dummy
act-ask_defender =
    | (ask/asked/asks/question/said to) .. (defender/opponent/lho/rho/east/west/them) .. (<suitname>/revok-/<not>)? ++ dummy
    | dummy .. (asked/asks/ask) .. (<defender>/a defender/lho/rho) | <not> .. (<suitname>) , (east/west/north/south)
    | dummy .. (ask/asks/asked/put it to/says to/said to/queried/queries/quizzed) (a/the)? (defender/opponent/lho/rho/east/west/north/south/opening leader) .. (<suitname>/<not>/having none/revok-/out of/if/whether/have)
act-prevent =
    | (you/ur/your) (in/on) (your/ur)? (hand/dummy/table/board) | dummy (stopped/prevented/warned) .. | in (your/ur) hand | stopped it | stop partner
    | (lead s in dummy)
    | (warn-/stop-/prevent-/stopping/helped stop/checked) .. (in hand/in dummy/wrong hand/wrong side/on table/on board/lead in/her hand/his hand/about to/other hand/other one/over there/in your hand/in ur hand/wrong trick/fifth card/picking up/leading/from hand/from dummy/from board/your lead/before he/before she/before leading/playing/touching) ++ dummy
    | (tells/told/tell/said/says/say/goes/go/shouts/shouted/cries/cried) .. (you re/you/<not>)? (in/on/from/over) (your/ur)? (hand/dummy/table/board/there) ++ dummy
    | (careful/wait/whoa/stop/hold it) .. (hand/dummy/lead/there/not) ++ dummy | <not> your lead ++ dummy
    | (warn-/stop-/prevent-) .. (before/about to/from) ++ dummy
act-draw_attention =
    | (point-/mention-/draws/drew/draw/announce-/spot-/shout-/cried/claims/flagg-/flags/remark-/observ-) .. (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/led out/wrong hand/not followed/<not> follow-/misplay/offence/penalty card) ++ dummy
    | dummy (,)? .. (says/said/tells/told/points out/pointed out/piped up/mentions/mentioned/announces/declares/draws/drew) .. (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/led out/wrong hand/not followed/<not> follow-/misplay/offence/penalty card)
    | (says/said/told/tells) .. (had revoked/revoked/led out of turn/<not> followed/played out of turn) ++ dummy
    | dummy .. (repeated/mentioned/pointed) (it/out) | mentioned it ++ dummy
act-call_director =
    | (call-/summon-/shout-/ask for/called for/wants/want) .. (director/you over) ++ dummy
    | dummy (,)? .. (called/calls/call/calling/summoned/summons/summon/shouted for/shouts for/rang for/rang/sent for/fetched/got/wanted/wants/asks for/asked for/waved) .. (director/me/bell)
    | dummy (called/summoned) (me/you)
act-info_to_director =
    | (asked/ask) dummy what .. | told me lot | (told/tells/telling) director ++ dummy
    | dummy .. (answer-/explain-/inform-/told/tells/gave/gives/tell/recount-/volunteer-/supplied) .. (director/facts/me what/you what/story/what happened)
    | director asked (me/dummy) | asked by director | what happened ++ (dummy) | (facts/account) (to/from) (me/director)
act-hand_revoked =
    | dummy s? hand .. (ruffed/threw/revok-/discard-) .. (holding/with/having)? | dummy .. (not follow-/failed to follow)
    | dummy s? (hand/cards/own cards)? (revoked/reneged/revokes/revoking) | (revoke/renege) (by/from/in/of) dummy s? (own)? (hand/cards)?
    | dummy s (revoke/hand revok-)
act-shown_defender_hand =
    | let dummy see
    | (defender/defends/opponent/opp/lho/rho/east/west/north/south) .. (show-/showed/shows/shoved/put/let/turned/tilted/held/flashed/offered) .. (cards/hand/fan) .. (dummy/me/under/nose/admire/to see/to) ++ dummy
    | (invitation/invited/invites/request/asked) (of/by)? (the/a)? (defender/opponent/opp/lho/rho/east/west/north/south) ++ dummy
    | (show-/showed/shown/flashed) dummy .. (cards/hand)
act-exchange_hands-else = dummy .. (<swapped>) | (<swapped>) (hand/hands/cards) | dummy & declarer .. (<swapped>)
act-left_seat_to_watch-else =
    | (behind/over shoulder)
    | dummy (,)? .. (got up/gets up/stood/standing/stands/walks/walked/walking/left/leaves/went round/came round/goes round/strolled/moved/sat next/wanders/wandered) .. (behind/round/seat/chair/watch/declarer/side)
    | dummy (got up/gets up) $ | (left/leaving) .. seat ++ dummy
    | (watching/watch) .. over .. shoulder
act-suggest_or_touch-else =
    | (put/pointed) .. (thumb/finger/pen) | (pointed/pointing) at
    | dummy .. (reach-/touch-/suggest-/nudg-/hint-/thumb/finger/indicat-/finger-/fidd-/hover-) .. (card/king/ace/queen/jack/play/lead/suit/trump/club/spade/heart/diamond/at/<card>/before)
    | dummy .. (pointed/points/pointing) (at/to) .. (card/king/ace/queen/jack/suit/<card>)
act-count_tricks-else =
    | count- .. tricks | keep- .. (count/track/note) .. tricks? | (#1/one) , (#2/two) , (#3/three) .. tricks
    | (track-/tracks/score/count/tally) .. tricks
    | tricks .. (won & lost/lost & won/so far/won/lost) ++ (dummy .. (says/said/counts/wants/keeps/mutter-))
    | (that is/that s) (#4/#5/#6/#7/#3/#8) .. (after/each/every) trick | mutter- .. (#4/#5/#6/#7/#3/#8)
    | (dummy) .. (counts/counting/counted)
phase-during_play =
    | (during/mid/middle of/halfway) .. (play/hand) | (play/board) .. (still/going on/live/being played/in progress) | at trick
    | trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11) | whole hand | play s on | (tricks/cards) .. (to go/left/to come/still to play)
    | (play/hand/board) .. <not> .. (over/finished/done/ended) | between tricks | while .. still .. (play/playing/going) | after every trick
    | play still on | before .. (led/leads) $
phase-after_play =
    | (after/end of/once/when) .. (play/hand/board/last trick) .. (over/ended/finished)? | (hand/play/board) .. (over/done/finished/ended) | at end
    | (when/after) (it)? all (done/over/finished) | after (the)? (hand/play/board/deal)
attention_already_drawn-yes =
    | (after/already/when) .. (declarer/defender/opponent/someone/somebody/i/we/east/west/north/south) .. (complain-/call-/point-/drawn/said/mention-/noticed)
    | (already/after) .. (drawn/mention-/pointed/said/called/noticed) .. when? | (attention) .. (drawn) .. (by/when)
    | (defender/opponent/someone/somebody/declarer/lho/rho/east/west/north/south/we/they/i/everyone/opp) (had/having/had already) .. (said/complained/called/spotted/noticed/pointed/mentioned/drawn/spoken/seen/cried/shouted/drew)
    | (only)? repeated it | mentioned it as well
    | (defender/opponent/someone/somebody/declarer/lho/rho/east/west/north/south/we/they/i/everyone/opp) .. (spotted/pointed/noticed) it (out)? (first/before)? , .. dummy
attention_already_drawn-no =
    | nobody .. (said/drawn/noticed/mentioned/heard) | <not> .. (noticed/mentioned) | first anyone | nobody else | the first to
    | before (anyone/anybody/any) (else)? | for (the)? first time
a2_breached_before-yes =
    | (<looked>/<swapped>/left/got up/walked/came round) ... (then/afterwards/later/and/told/asked/said/stopped/warned/earlier) ++ (ask-/told/said/says/warn-/stopp-/revok-/call-)
    | dummy .. (<looked>/<swapped>) .. (hand/cards) .. (warn-/ask-/said/then/told/point-) | (lost/forfeited/losing) .. (right/rights)
    | (<looked>/squint/peeking/<swapped>/watching/walking/walked/got up/left) ... (then/later/after/afterwards/now/did it again/asked/ask/said/warned/told/was first/still/can i) ++ dummy
    | having (<looked>/<swapped>/left/walked) | (been/had)? (watching over/peeking/watching) ... (asked/said/told/again)
    | (earlier/previously/before that) ++ (<looked>/<swapped>) | had (<looked>/<swapped>/seen/left) .. (earlier/already/once/before)
a2_breached_before-no =
    | <not> (peeking/looked/seen) .. | <not> (done)? anything wrong before | <not> .. (swapping/swapped/looked at)
    | rights (unimpaired/intact/kept/never lost/untouched/preserved/<not> lost/all there) | (with) .. (his/her/my) rights
    | (stayed put/stayed in seat/sat still/stayed seated) | never left (his/her/my)? seat
lead_from_wrong_hand-yes =
    | wrong (hand/side) | (in/on) (your/ur) (hand/table/board/dummy) | you .. (in/on) (hand/dummy/table/board) | (lead s/lead) .. in dummy
    | in (hand/dummy) <not> | (wrong/other) (hand/side/one) ++ (lead-/led/play-/reach-/touch-) | you (over there/<not> there)
    | <not> (from/in) (hand/dummy/board/table/there) | (over there)
    | (other hand) ++ dummy
lead_from_wrong_hand-no =
    | <not> (a)? lead (problem/involved)? | fifth card | wrong trick | nothing to do .. (wrong/which) .. (hand/side)
    | <not> (a/the)? wrong (hand/side) | <not> your lead
    | (defender/lho/rho/opponent/east/west) .. (leading/lead/led) out of turn ++ (stop-/warn-/prevent-) | quitted trick
was_a_revoke-no = <not> .. revoke ++ (dummy) | (lead/led) (from)? (wrong hand/out of turn) | wrong hand | + <not> .. (a)? revoke ++ dummy
was_a_revoke-yes-else =
    | (revok-/reneg-/ruffed while holding/not followed)
    | (having none/<not> more <suitname>/<not> any <suitname>/<not> <suitname>/missing <suitname>/out of <suitname>) | <not> follow- (suit)?
    | (any/have) (a)? <suitname>
was_irregularity_by-defender =
    | (to/at) (east/west/north/south) $
    | (defender/opponent/lho/rho/they/<defender>/opening leader) (s/had/has/,)? (revoked/reneged/revoke/renege/lead out/led out/led/played out of turn/infraction/irregularity/misplay/<not> followed/out of turn)
    | (east/west/north/south) (s/had/has/,)? (revoked/reneged/revoke/lead out/led out/play out of turn/played out of turn/out of turn)
    | (by/to/from) (a/the)? defender ++ (revok-/out of turn/lead/irregular-)
    | defender .. (<not> followed/leading out of turn/from leading) | out of turn , (east/west/north/south/lho/rho)
    | (ask/asks/asked/says/said) (to)? (defender/lho/rho) .. (<not> <suitname>/having none/any <suitname>)
was_irregularity_by-declarer =
    | declarer named | (stop-/warn-/prevent-/tell/told/tells) (declarer/partner/me/him/her) .. (from/hand/dummy/board/about to/not) ++ dummy
    | declarer (about to/reaches/reached/going/played/led) .. (hand/dummy/board/card/side/trick)?
    | (you re/you) <not>? (in/on/over) (hand/dummy/board/table/there) | wrong (hand/side) | <not> from (hand/dummy)
    | (about to/going to) (play/lead) .. (side/hand/dummy/board) | (<not> <suitname> partner/having none partner)
a2_breached_before-unless =
    | <not> peek-
phase-during_play-else = (during/mid/middle of/in) .. (play/hand)
phase-after_play-else =
    | (after/end of/once/when) .. (play/hand/board) .. (over/ended/finished)? | (play/hand) .. (over/finished/ended)
    | (hand/play/board) (was/is)? (over/done/finished)
lead_from_wrong_hand-yes-else = (in hand not/in dummy not) .. (board/dummy/hand) | you re in (hand/dummy) | (wrong hand/other hand)
was_irregularity_by-defender-else =
    | (defender s/defender) .. (revok-/lead out/irregular-)
was_irregularity_by-declarer-else =
    | declarer s .. (revok-/irregular-)
    | (declarer/partner) .. (revok-/irregular-/infraction)
    | declarer .. about to
act-comment_on_play =
    | (comment-/critici-/remark-/moan-/grumbl-/tut-) ++ dummy | (sticks/stuck/put) .. oar in
    | (nice play/well played/lucky lie/bad luck/unlucky) ++ dummy
act-looked_at_defender_hand-else =
    | (<looked>/squint/look/peek/glance) (at/into/in/over)? .. (my/defender/lho/rho/opponent/east/west/north/south/their/defender s) s? .. (hand/cards/holding)
    | dummy .. (<looked>/squint/peeking/peek) .. (hand/hands/cards) | dummy .. (peeking/peeked/peeks)
    | (to) see (his/her/my/their) (hand/cards) ++ dummy
