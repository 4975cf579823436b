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
    | i ? dummy
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
word-aux = has | have | had
subject = <dummy> s rights | rights of <dummy> | <dummy> rights | limitations of <dummy>
word-exchanged = exchanged | exchanges | exchange | swapped | swaps | swap | swapping | exchanging
act-exchange_hands =
    | <dummy> <aux>? <exchanged> * hands | <dummy> <aux>? <exchanged> * cards | <dummy> & <declarer> <aux>? <exchanged> * hands
    | <declarer> & <dummy> <aux>? <exchanged> * hands | <dummy> & <declarer> <aux>? <exchanged> * cards
    | <declarer> & <dummy> <aux>? <exchanged> * cards
act-left_seat_to_watch =
    | <dummy> <aux>? left * seat to watch | <dummy> <aux>? got up to watch | <dummy> gets up to watch | <dummy> leaves * seat to watch
    | <dummy> <aux>? stood up to watch | <dummy> stands up to watch | <dummy> <aux>? walked round to watch
    | <dummy> <aux>? left his seat to watch | <dummy> leaves his seat to watch | <dummy> <aux>? stood behind <declarer>
    | <dummy> <aux>? went behind <declarer> | <dummy> walks round to watch | <dummy> <aux>? left her seat to watch
    | dummy .. (walk-/got up/gets up/went round/stood/left .. seat/came round/behind/look over)
act-looked_at_defender_hand =
    | <dummy> <aux>? looked * <defender> s hand | <dummy> looks * <defender> s hand | <dummy> <aux>? looked * <defender> s cards
    | <dummy> looks * <defender> s cards | <dummy> <aux>? looked * hand of <defender> | <dummy> looks * hand of <defender>
    | <dummy> <aux>? looked * cards of <defender> | <dummy> peeked * <defender> s hand | <dummy> peeks * <defender> s hand
    | <dummy> <aux>? looked into hand of <defender> | <dummy> <aux>? looked in hand of <defender>
    | dummy .. (look-/peek-/saw/see) .. (defender/my/lho/rho/west/east) .. (hand/cards)
act-call_director =
    | <dummy> <aux>? called director | <dummy> calls director | <dummy> <aux>? called for director | <dummy> summons director
    | <dummy> <aux>? summoned director | dummy .. (called/calls/call/calling/summon-) .. director
    | <dummy> .. (shout-/yell-) .. director
    | (shout-/yell-) .. director
act-suggest_or_touch =
    | <dummy> <aux>? suggested * play | <dummy> suggests * play | <dummy> <aux>? suggested card | <dummy> suggests card
    | <dummy> <aux>? touched card | <dummy> touches card | <dummy> <aux>? indicated card | <dummy> indicates card
    | <dummy> <aux>? indicated * card | <dummy> <aux>? suggested play | <dummy> <aux>? suggested lead
    | dummy .. (reach-/touch-/suggest-/point-/pull-/moved) .. (card/king/ace/for/play) | dummy (told/tells) .. which card
act-comment_on_play =
    | <dummy> <aux>? commented on * play | <dummy> comments on * play | <dummy> <aux>? made comment on * play
    | <dummy> <aux>? commented on hand | dummy .. (comment-/critici-/remark-/should have)
act-draw_attention =
    | <dummy> <aux>? drew attention to irregularity | <dummy> draws attention to irregularity | <dummy> <aux>? pointed out irregularity
    | <dummy> points out irregularity | <dummy> <aux>? drew attention to infraction | <dummy> <aux>? drew attention to * irregularity
    | <dummy> <aux>? pointed out infraction | <dummy> points out infraction
    | dummy .. (point-/mention-/draw-/drew/notic-) .. (out/attention/revoke/irregularity/infraction/lead)
act-prevent =
    | <dummy> <aux>? warned <declarer> | <dummy> warns <declarer> | <dummy> <aux>? stopped <declarer> from leading
    | <dummy> stops <declarer> from leading | <dummy> <aux>? prevented * infraction | <dummy> <aux>? prevented * irregularity
    | dummy .. (warn-/stop-/prevent-) .. (in hand/in dummy/declarer/wrong hand/hand)
    | dummy .. (tells/told/said) .. (in hand/in dummy/wrong hand/hand) | you re in hand | (stop/warn/prevent) declarer
    | dummy (told/tells/warned/warns) (declarer/me) .. (wrong hand/lead from/hand)
act-count_tricks =
    | <dummy> <aux>? kept count of tricks | <dummy> keeps count of tricks | <dummy> counts tricks | <dummy> <aux>? counted tricks
    | <dummy> keeps count * tricks | <dummy> <aux>? kept track of tricks | <dummy> keeps track of tricks | count- .. tricks
    | keep- (count/track)
act-shown_defender_hand =
    | <defender> <aux>? showed * hand to <dummy> | <defender> shows * hand to <dummy> | <defender> <aux>? showed * cards to <dummy>
    | <defender> <aux>? showed <dummy> his hand | <defender> <aux>? showed his hand to <dummy> | <defender> shows his hand to <dummy>
    | <defender> <aux>? showed his cards to <dummy> | (show-/showed) .. (hand/cards) .. dummy
phase-during_play =
    | during play | while hand in progress | during hand | during (play/hand) | mid hand
phase-after_play =
    | after play | play over | after hand | at end of hand | hand over | play finished | after play over
    | (after/end of/once) .. (play/hand/board) .. (over/ended/finished)? | play over
attention_already_drawn-yes =
    | after <defender> drew attention | after <defender> had drawn attention | attention * drawn by <defender> | after <defender> pointed
    | (after/already) .. (declarer/defender/opponent/someone) .. (complain-/called/pointed/drawn/said)
a2_breached_before-yes =
    | <dummy> <aux>? lost * rights | <dummy> having lost * rights | <dummy> , having lost * rights | <dummy> without rights
    | dummy .. (peek-/looked at/seen/exchang-/saw) .. (hand/cards) .. (warn-/ask-/said/then/told/point-)
a2_breached_before-no = <dummy> <aux>? <not> lost * rights
act-ask_declarer_revoke =
    | (no more/having none/having no/not) (hearts/spades/diamonds/clubs/partner)? .. at me
    | dummy .. (asked/asks/ask/went/said) .. (declarer/partner/me) .. (none/no more/revok-/no) | dummy .. (no more/having none)
act-ask_defender =
    | dummy .. (asked/asks/ask) .. (defender/opponent/lho/rho/east/west)
attention_already_drawn-no =
    | nobody .. (said/drawn/noticed)
lead_from_wrong_hand-yes =
    | (in hand not/in dummy not) .. (board/dummy/hand) | (wrong hand) | you re in (hand/dummy)
was_irregularity_by-defender =
    | (defender s/defender) .. (revok-/lead out/irregular-)
was_irregularity_by-declarer =
    | declarer s .. (revok-/irregular-)
act-ask_declarer_revoke-else =
    | (no/not/none/any) .. (more)? (spades/hearts/diamonds/clubs/partner)
    | (ask-/say-/said/says/went/query) .. (declarer/partner/me/him/none) .. (revok-/none/no more/void/out/follow/having)? | having none
act-ask_defender-else =
    | (ask-/question-) .. (defender/opponent/lho/rho/east/west/them)
act-draw_attention-else =
    | (point-/mention-/draw-/drew/notic-/say/said/tell/told/announce-/spot-/saw/shout-/call-) .. (out/attention/revok-/irregular-/infraction/lead out/turn)
    | dummy .. (says/said/tells/told/announce-/shout-/claims/points/pointed/mention-/notice-/spot-) .. (revok-/irregular-/infraction/out of turn/defender/insufficient)
act-call_director-else =
    | (call-/summon-/ask- for/shout-) .. director
    | dummy .. (call-/called/calls/summon-/want-/ask- for/shout-) .. (director/td/you)
act-prevent-else =
    | (warn-/stop-/prevent-/tell-/told/said/says/about to) .. (in hand/in dummy/wrong hand/on table/on board/lead-/his hand/her hand/about to/other hand)
    | (you re/you are) (in/on) (hand/dummy/table/board)
    | dummy .. (warn-/stop-/prevent-/about to/careful/watch out/tells/told/said/says) .. (lead-/lead from/wrong hand/on the table/on table/in hand/in your hand/in dummy/you re/other hand)
    | (you re/you are) (on/in) (the)? (table/hand/dummy/board)
act-suggest_or_touch-else =
    | (reach-/touch-/suggest-/point- at/pull-/mov-/pick-/finger-/nudg-/play-) .. (card/king/ace/queen/jack/play/before)
    | dummy .. (suggest-/indicat-/hint-/point-/touch-/reach-/moved/moves/picks) .. (card/play/which/lead/suit/what/queen/king/ace/jack/before/trump/trumps)
act-comment_on_play-else =
    | (comment-/critici-/remark-/should have/why did/moan-/complain-)
    | dummy .. (comment-/remark-/critic-/says/said/moan-/should have/shouldn have/analys-/discuss-)
act-exchange_hands-else =
    | (exchang-/swap-) .. (hand/hands/cards)
    | (swap-/exchang-/trade-) .. (hand/hands/cards)
act-left_seat_to_watch-else =
    | (left/leave-/got up/gets up/stood/stand-/walk-/behind/came round/went round/over shoulder)
    | dummy .. (get-/got/stood/stand-/walk-/left/leav-/went/goes/sat/moved/gone) .. (up/behind/round/around/seat/next to/chair/to watch/over)
act-looked_at_defender_hand-else =
    | (look-/peek-/saw/see/glanc-) .. (my/defender/lho/rho/opponent/east/west/their) .. (hand/cards)
    | dummy .. (look-/peek-/peep-/glanc-/saw/seen/sneak-) .. (hand/hands/cards)
act-shown_defender_hand-else =
    | (show-/showed/shown) .. (hand/cards) .. (dummy/him/me)?
    | (defender/opponent/opp/lho/rho/east/west) .. (show-/showed/shows/shoved/put) .. (cards/hand) .. (dummy/me/under/nose)
act-count_tricks-else =
    | count- | keep- .. (count/track)
act-info_to_director-else =
    | (answer-/tell-/told/inform-) .. director
    | dummy .. (tell-/told/answer-/explain-/inform-) .. (director/you/td) | director .. (ask-) .. dummy
phase-during_play-else =
    | (during/mid/middle of/in) .. (play/hand) | (play) .. (going on/still)
phase-after_play-else =
    | (after/end of/once/when) .. (play/hand/board) .. (over/ended/finished)? | (play/hand) .. (over/finished/ended)
    | (hand/play/board) (was/is)? (over/done/finished)
attention_already_drawn-yes-else =
    | (after/already) .. (declarer/defender/opponent/someone/i/we) .. (complain-/call-/point-/drawn/said/mention-/noticed)
    | (already/after) .. (been)? (drawn/mention-/pointed/said/called/noticed)
attention_already_drawn-no-else =
    | nobody .. (said/drawn/noticed/mentioned) | before anyone | <not> .. (noticed/mentioned) | first
a2_breached_before-yes-else =
    | (peek-/look-/seen/exchang-/saw/swap-/watch-/left) .. (hand/hands/cards/seat) .. (then/&/before/later/,) | lost .. rights
lead_from_wrong_hand-yes-else =
    | (wrong hand/other hand)
    | (wrong hand/other hand/you re on/you re in/in your hand/on the table/you re on table)
was_a_revoke-yes-else =
    | (revok-/reneg-)
was_irregularity_by-defender-else =
    | (defender/opponent/lho/rho/east/west/they) .. (revok-/irregular-/lead out/led out/infraction/out of turn)
was_irregularity_by-declarer-else =
    | (declarer/partner) .. (revok-/irregular-/infraction)
    | declarer .. about to
