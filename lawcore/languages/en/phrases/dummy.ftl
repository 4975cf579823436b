# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-looked =
    | looked | looks | looking | peeked | peeks | peeping | glanced | read | saw | leaned | leant | sneaked | seen
    | peered
word-swapped =
    | swapped | swaps | swap | exchanged | exchange | exchanges | traded | swapping | exchanging
act-ask_declarer_revoke =
    | + <dummy> (asked/asks/said/says) ,? inquiry
act-call_director =
    | <dummy> (has/had)? (called/calls/summoned/summons/shouted for/rang for/sent for/fetched) director
    | <dummy> (called/summoned) (<me>/you)
act-call_director-likely =
    | <dummy> .. (called/calls/call/calling/summoned/summons/summon/shouted for/shouts for/rang for/rang/sent for/fetched/got/wanted/wants/asks for/asked for/waved) .. (director/<me>/bell)
act-count_tricks =
    | <dummy> (counts/counting/counted) (tricks/out loud/trick)
act-count_tricks-likely =
    | (<dummy>) .. (counts/counting/counted)
act-draw_attention-likely =
    | <dummy> .. (says/said/tells/told/points out/pointed out/piped up/mentions/mentioned/announces/declares/draws/drew) .. (attention/revok-/irregular-/infraction/lead out/out of turn/reneg-/led out/wrong hand/<not> followed/<not> follow-/misplay/offence/penalty card)
    | <dummy> .. (repeated/mentioned/pointed) (it/out)
act-exchange_hands-likely =
    | (<swapped>) (hand/hands/cards)
act-hand_revoked =
    | <dummy> (revoked/reneged) | <dummy> s hand (revoked/<not> follow-/failed to follow)
act-hand_revoked-likely =
    | <dummy> .. (<not> follow-/failed to follow)
act-info_to_director =
    | <dummy> (answered director/explained facts/told <me> what happened/gave facts)
act-info_to_director-likely =
    | <dummy> .. (answer-/explain-/inform-/told/tells/gave/gives/tell/recount-/volunteer-/supplied) .. (director/facts/<me> what/you what/story/what happened)
act-left_seat_to_watch-likely =
    | (behind/over shoulder)
act-looked_at_defender_hand-likely =
    | <dummy> (has/had)? <looked> (at/into)? (my/his/her/their/<defender> s/<opponent> s/<left_opponent> s/<right_opponent> s/<compass> s) (hand/cards)
act-prevent =
    | + (stopped/warned/warns) (<partner>/<declarer>) .. wrong (hand/side)
    | <dummy> (warns/warned/stops/stopped/prevents/prevented/cautioned) (<declarer>/<partner>/<me>)
act-prevent-likely =
    | <dummy> .. (told/tells/says/said) .. wrong (hand/side) .. (before/going to) .. (led/lead/play-)
    | (you/your) (in/on) (your)? (hand/<dummy>/table/board) | <dummy> (stopped/prevented/warned)
    | + (told/tells/telling/warned/warns/stopped) (<partner>/<declarer>/<he>) .. wrong (hand/side)
    | <dummy> (<me>)? .. (warns/warned/stops/stopped/prevents/prevented/cautions/cautioned) (<declarer>/<partner>/<defender>/<me>/<he>/her/<who>)
act-shown_defender_hand =
    | (showed/shown/flashed) <dummy> (his/her/my/their) (cards/hand)
act-shown_defender_hand-likely =
    | (show-/showed/shown/flashed) <dummy> .. (cards/hand)
act-suggest_or_touch =
    | <dummy> (touched/touches/reached for/reaches for/fingered) .. (card/king/ace/queen/jack/trump/club/spade/heart/diamond)
act-suggest_or_touch-likely =
    | <dummy> .. (reach-/touch-/suggest-/nudg-/hint-/thumb/finger/indicat-/finger-/fidd-/hover-) .. (card/king/ace/queen/jack/play/lead/suit/trump/club/spade/heart/diamond/at/<card>/before)
phase-after_play =
    | after (hand/board/deal) | after play (ended/over/finished) | play over
phase-after_play-likely =
    | (play/hand/board) (had)? (ended/finished/over/done) | after (hand/play/board/deal)
phase-during_play =
    | (during/mid/middle of/halfway) .. (play/hand)
phase-during_play-likely =
    | (during/mid/middle of/in) .. (play/hand) | trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11)
    | (tricks/cards) .. (to go/left/to come/to play) | play on
attention_already_drawn-no =
    | %1 to (draw/notice/mention/point/say) | before anyone (noticed/spoke/said)
attention_already_drawn-no-likely =
    | nobody .. (said/drawn/noticed/mentioned/heard) | before (anyone/anybody/any) (else)? | nobody else | %1 to
    | before anyone
attention_already_drawn-yes-likely =
    | (<defender>/<opponent>/<somebody>/<declarer>/<left_opponent>/<right_opponent>/<east>/<west>/<north>/<south>/<we>/<they>/<me>/<everyone>) (had/having) .. (said/complained/called/spotted/noticed/pointed/mentioned/drawn/spoken/seen/cried/shouted/drew)
a2_breached_before-no =
    | <dummy> (has/had)? <not> (looked/seen/peeked)
    | rights (unimpaired/intact/kept/<not> lost/untouched/preserved/all there)
a2_breached_before-no-likely =
    | <not> (peeking/looked/seen)
a2_breached_before-yes-likely =
    | <dummy> .. (<looked>/<swapped>) .. (hand/cards) .. (warn-/ask-/said/then/told/point-)
was_a_revoke-no =
    | <not> (revoke/renege)
was_a_revoke-yes =
    | (revok-/reneg-/ruffed while holding/<not> followed)
was_irregularity_by-defender =
    | (<defender>/<opponent>/<left_opponent>/<right_opponent>) (has/had)? (revoked/reneged/led out of turn/played out of turn)
was_irregularity_by-defender-likely =
    | (<east>/<west>/<north>/<south>) (s/had/has)? (revoked/reneged/revoke/lead out/led out/play out of turn/played out of turn/out of turn)
    | (<defender>/<opponent>/<left_opponent>/<right_opponent>/<they>) (s/had/has)? (revoked/reneged/revoke/renege/lead out/led out/led/played out of turn/infraction/irregularity/misplay/<not> followed/out of turn)
lead_from_wrong_hand-no-likely =
    | nothing to .. (wrong/which) .. (hand/side)
lead_from_wrong_hand-yes-likely =
    | wrong (hand/side)
    | you .. (in/on) (hand/<dummy>/table/board) | (in/on) (your) (hand/table/board/<dummy>)
    | <not> (from/in) (hand/<dummy>/board/table/there)
