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
    | (<not>/having none/out of/any/any more) .. (<suitname>) .. (partner)? ++ (dummy/declarer) | having none | dummy .. (asked/asks/ask) .. (declarer/partner/me/him/her) .. (<not>/void/out of/any/revok-/if/whether) | inquiry
    | dummy .. (<says>) .. <not> (<suitname>)
act-ask_defender =
    | (ask/asked/asks/question/said to) .. (defender/opponent/lho/rho/east/west/them) .. (<suitname>/revok-/<not>)? ++ dummy | dummy .. (asked/asks/ask) .. (<defender>/a defender/lho/rho) | <not> .. (<suitname>) , (east/west/north/south)
    | dummy said to (lho/rho/east/west)
act-prevent =
    | (warn-/stop-/prevent-/tells/told/said/says/stopping/helped stop) .. (in hand/in dummy/wrong hand/wrong side/on table/on board/lead in/her hand/his hand/about to/other hand/in your hand/in ur hand/wrong trick/fifth card/picking up/lead-) ++ dummy
    | (you/ur/your) (in/on) (your/ur)? (hand/dummy/table/board) | dummy (stopped/prevented/warned) .. | in (your/ur) hand | stopped it | stop partner | (lead s in dummy)
act-draw_attention =
    | (point-/mention-/draws/drew/draw/announce-/spot-/shout-/says/said/tells/told/claims/goes) .. (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/defender/led out/wrong hand) ++ dummy
    | dummy who said so | dummy .. (was first) .. (say/speak/mention/shout)
act-call_director =
    | (call-/summon-/shout-/ask for/called for/wants/want) .. (director/you over) ++ dummy | dummy .. (call-/summon-/shout-/hand up/put his hand up) .. (director/you)? .. (over)? | dummy .. director please
act-info_to_director =
    | (asked/ask) dummy what .. | dummy .. (answer-/explain-/inform-/told/tells) .. (director/you) | director .. (ask-) .. dummy | told me lot | (told/tells/telling) director ++ dummy
act-comment_on_play =
    | (comment-/critici-/remark-/should ve/should have/why did/moan-/ought to have/lucky lie/mutter-) ++ dummy
act-hand_revoked =
    | dummy s? hand .. (ruffed/threw/revok-/discard-) .. (holding/with/having)? | dummy (hand)? revok- | dummy .. (not follow-/failed to follow)
act-shown_defender_hand =
    | (defender/opponent/opp/lho/rho/east/west/north/south) .. (show-/showed/shows/shoved/put/let/turned) .. (cards/hand/fan) .. (dummy/me/under/nose)? ++ dummy | let dummy see
act-exchange_hands-else =
    | (<swapped>) .. (hand/hands/cards) | dummy .. (<swapped>)
act-looked_at_defender_hand-else =
    | (<looked>) .. (my/defender/lho/rho/opponent/east/west/north/south/their/w) s? .. (hand/cards) | dummy .. (<looked>) .. (hand/hands/cards)
act-left_seat_to_watch-else =
    | dummy .. (got up/gets up/stood/stand-/walk-/left/leaves/went round/came round/goes round/strolled/moved/sat next) .. (behind/round/seat/chair/watch/declarer)? | (behind/over shoulder)
act-suggest_or_touch-else =
    | dummy .. (reach-/touch-/suggest-/point-/indicat-/nudg-/hint-/thumb/finger) .. (card/king/ace/queen/jack/play/lead/suit/trump/club/spade/heart/diamond/at)? | (moved/pulled/picked) .. (card/king/ace/queen/jack) .. (before/without/himself)
    | (put/pointed) .. (thumb/finger/pen) | (pointed/pointing) at
act-count_tricks-else =
    | count- .. tricks | keep- .. (count/track/note) .. tricks? | (#1/one) , (#2/two) , (#3/three) .. tricks
phase-during_play =
    | (during/mid/middle of/halfway) .. (play/hand) | while .. (playing/play/hand/still) | (play/board) .. (still/going on/live/being played/in progress) | at trick | trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11) | whole hand | play s on
phase-after_play =
    | (after/end of/once/when) .. (play/hand/board/last trick) .. (over/ended/finished)? | (hand/play/board) .. (over/done/finished/ended) | at end | after last trick | play s over
attention_already_drawn-yes =
    | (after/already/when) .. (declarer/defender/opponent/someone/somebody/i/we/east/west/north/south) .. (complain-/call-/point-/drawn/said/mention-/noticed) | (already/after) .. (drawn/mention-/pointed/said/called/noticed) .. when?
    | (somebody/someone/east/west) had .. (said/complained/called)
attention_already_drawn-no =
    | nobody .. (said/drawn/noticed/mentioned/heard) | before anyone | <not> .. (noticed/mentioned) | first to (speak/mention/say) | first anyone | nobody else | the first to
a2_breached_before-yes =
    | (<looked>/<swapped>/left/got up/walked/came round) ... (then/afterwards/later/and/told/asked/said/stopped/warned/earlier) ++ (ask-/told/said/says/warn-/stopp-/revok-/call-) | lost .. rights | without rights | dummy .. (<looked>/<swapped>) .. (hand/cards) .. (warn-/ask-/said/then/told/point-)
a2_breached_before-no =
    | <not> .. (lost) .. rights | <not> (peeking/looked/seen) .. | rights intact | <not> (done)? anything wrong before | <not> .. (swapping/swapped/looked at) | had <not> looked
lead_from_wrong_hand-yes =
    | wrong (hand/side) | other hand | (in/on) (your/ur) (hand/table/board/dummy) | you .. (in/on) (hand/dummy/table/board) | (lead s/lead) .. in dummy | in (hand/dummy) <not>
lead_from_wrong_hand-no =
    | <not> (a)? lead (problem/involved)? | fifth card | wrong trick
was_a_revoke-no =
    | <not> .. revoke ++ (dummy) | (out of turn/insufficient/lead out)
was_a_revoke-yes-else =
    | (revok-/reneg-/ruffed while holding/not followed)
was_irregularity_by-defender =
    | (defender/opponent/lho/rho/east/west/north/south/they/<defender>) s? .. (had)? (revok-/irregular-/lead out/led out/infraction/out of turn/misplay) | (to/at) (east/west/north/south) $
was_irregularity_by-declarer =
    | (<declarer>/declarer) .. (revok-/irregular-/infraction/played from wrong) ++ (draw-/drew/said/says/mention-/point-/call-/announc-/told) | declarer named
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
    | (in hand not/in dummy not) .. (board/dummy/hand) | (wrong hand) | you re in (hand/dummy)
    | (wrong hand/other hand)
    | (wrong hand/other hand/you re on/you re in/in your hand/on the table/you re on table)
was_irregularity_by-defender-else =
    | (defender s/defender) .. (revok-/lead out/irregular-)
    | (defender/opponent/lho/rho/east/west/they) .. (revok-/irregular-/lead out/led out/infraction/out of turn)
was_irregularity_by-declarer-else =
    | declarer s .. (revok-/irregular-)
    | (declarer/partner) .. (revok-/irregular-/infraction)
    | declarer .. about to
