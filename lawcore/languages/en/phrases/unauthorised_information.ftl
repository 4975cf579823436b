# How unauthorised information is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 16
certain =
    | (tempo)
    | (thought/thinks/paused/waited) .. (minute/long time/ages/while/seconds) .. (pass-/doubl-/bid-/before)
    | slow (pass/double/bid/call)
    | (long/after) pause
    | facial (expression/expressions)
    | (heard/saw) .. (result/score/board) .. (another/next/other) table
    | (question/asked) .. (suggest-/then .. led/& i led/then passed)
    | unauthorised information
    | (hesitat-/tank-/huddl-/break in tempo/logical alternative-)
    | overhear-
    | overheard
    | extraneous
topic =
    | (tempo/paus-/long think/thought for/thought long/slow pass/slow double/slowly/quick pass/took ages/took forever)
    | (heard) .. (table/next/another/other)
    | (shook/nodd-/gestur-/grimac-/sigh-/frown-/smil-/remark-/comment-) .. (auction/bidding/bid/partner/table/pass/hand)
    | (use/used/uses/using) .. partner .. (showed/took back/withdr-)
    | (partner s/his) (alert/explanation/answer) .. (woke/remind-)
    | (asked/question) .. then (led/passed)
    | saw .. (score/board/other table)
    | (think-/thought) .. (pass-/doubl-/bid)
hint =
    | suggest-
    | (long/slow/slowly)
    | reserve- .. rights
    | my auction
against =
    | (revok-/reneg-)
    | heard .. revok-
    | wrong explanation
    | claim-
    | (dummy/declarer) (thought/pauses)
when-now =
    | (now/during) .. (auction/bidding/play/director) | wants director now | my auction
    | (i/we) (re)? to bid now | bid now | (still/now) my (turn/bid)
when-after =
    | (hand/play/board) over | after .. (hand/play/board)
source-tempo =
    | (hesitat-/tempo/huddl-/tank-/paus-/slow-/thought/thinks/long time/took ages/quick) | (thought/think/thinking/tanked/long/slow/pause/paused)
    | (took/takes/taking) .. (sec/seconds/minute/minutes/long/ages/time) | hitch- | (pause/paused/delay)
source-words =
    | (shook/nodd-/gestur-/grimac-/sigh-/frown-/smil-/remark-/comment-/face/facial/voice/asked/question)
    | (loaded/certain/funny) tone | out loud | i have no idea
source-explanation =
    | (alert/explanation) .. (partner/reminded/woke)
source-withdrawn =
    | (took back/withdrawn/withdrew/taken back)
source-other =
    | (overhear-/overheard/heard) .. table | (saw/heard) .. (another/next/other) table | overheard
u_la-no =
    | not logical alternative
u_info-no =
    | not .. hesitat-
source-tempo-else =
    | (hesitat-/tempo/huddl-/tank-/paus-/slow-/thought/thinks/thinking/thinker/ages/forever/quick-/fast/delay-/minute/minutes/seconds/dithered/agonis-/snap/instant-/prompt)
    | (long/took) .. (time/while/think) | bit
    | (hesitat-/tempo/bit/slow/tank-/huddl-/paus-/dither-/ponder-)
    | (thought/thinks/thinking/took/takes) .. (long/ages/forever/time/while/minute/minutes/seconds/sec/eternity)
    | (minute/minutes/seconds/eternity/age/ages) .. (pass/passed/double/doubled/bid/before)
    | (fast/quick/snap/instant/lightning) (pass/double/bid/call)
source-words-else =
    | (shook/nodd-/gestur-/grimac-/sigh-/frown-/smil-/remark-/comment-/expression/facial/voice/tone/shrug-/groan-/snort-/laugh-/winc-/looked unhappy/muttered/mannerism/pulled a face/made a face/tutted/emphasis/raised eyebrow-/rolled eyes/body language)
    | (said/says/saying) .. (sorry/oh/oops/hmm/damn/nice) | (question/asked/asking/asks) .. (about/bid/meaning/suit)
    | (sigh-/grimac-/gestur-/remark-/comment-/muttered/said/groan-/tone/voice/frown-/shrug-/face/smil-/laugh-/eye/eyebrow-/question/questions) .. (partner/pass/passed/before/then/bid/led/lead/out loud)?
    | (asks/asked/asking) .. (what/about/means/meant/meaning/question/<card>)
source-explanation-else =
    | (alert/alerted/explanation/explained/announced/announcement/answer) .. (partner/reminded/woke/realised/remembered/told me/forgot)
    | partner s (alert/explanation/announcement/answer/failure) | (woke/reminded/woken) .. (alert/explanation/by)?
    | partner .. (alerted/explained/announced/described)
    | partner s? .. (explan-/explain-/alert-/announce-/described/answer) .. (woke/realis-/realiz-/misunderst-/wrong/heard/learn-/told me/reminded)?
    | (from/by) .. explan-
source-withdrawn-else =
    | (withdrawn/withdrew/took back/taken back/cancelled/retracted/insufficient-/replaced) .. (bid/call/card/double)?
    | (withdrawn/cancelled/retracted/changed/insufficient/out of turn) .. (bid/call/card/double/pass)
source-other-else =
    | (overheard/overhear-/extraneous/next table/another table/other table/neighbouring table/saw .. hand/saw .. cards/hand record/traveller/scoresheet/score slip/heard .. result/kibitzer told)
    | (saw/seen/see/heard) .. (board/hand/score/cards/contract/result/slam) .. (table/earlier/before)?
    | (next table/other table/another table/neighbouring/heard/overheard/saw) .. (board/hand/table/score/result/contract/discuss-)
when-now-else =
    | (now/during/still) .. (auction/bidding/play/middle) | (reserve/reserves/reserving/reserved) .. rights
    | (mid/middle) .. (auction/bidding/hand/play) | called (at once/immediately/straight away) | just happened
    | (called/call) director (when/now)
    | (still/we re/we are/i m/now/my) .. (bidding/bid/call/turn/auction/in auction/lead) .. (now)?
    | (partner/i/he/she) .. (has/have) (now)? (to/just) (bid/call/act/lead/decide/doubled/bid)
    | (should/do/can/must/may) i (bid/pass/call/ignore/lead/double/act/stop) | (reserve/call director) (now/rights)?
    | what (should/do/can/may/must) i
when-after-else =
    | (hand/play/board/round) .. (over/finished/ended/done/complete) | (after/end of/at end) .. (hand/play/board/round/session/deal)
    | afterwards | (result/scored/made) .. (call/called/director)
    | (hand/board/play/game/match) (was/is)? (over/finished/done)
    | (afterwards/after play/at end/later/next day/end of) .. (call-/director/complain-/claim-/ask-)?
    | (made/makes/making/went/down/gained/scored/score/imps/result)
u_la-no-else =
    | <not> .. (logical)? alternative | (clear/obvious/automatic) (bid/action/call/pass) | <not> (other/choice)
    | (everyone/everybody/anyone) .. would
    | <not> (la/logical alternative/alternative/other bid/choice/other choice)
    | (only/obvious/automatic/clear/routine/forced) .. (possible)? .. (bid/call/action/pass/lead/choice)
    | (everyone/everybody/anyone/all) .. would
u_la-yes-else =
    | (pass/double/passing) (was/is)? .. (logical)? alternative | logical alternative | (could/might) (well)? (have)? pass-
    | (pass/passing/double/bid) .. (was/is/also/clear/clearly)? .. (logical alternative/alternative/la)
    | (other/two/#2/several/had) .. (options/alternatives/logical/choices)
    | (many/most/some/half/others) (would/might/could) (have)? (pass-/bid/doubled/led)
u_info-no-else =
    | <not> .. (hesitat-/paus-/tempo/think/slow/break) | (denies/disputed/disputes/disagree) .. (hesitat-/paus-/tempo)
    | (den-/disput-/disagree-/not agree-/never) .. (hesitat-/tempo/pause/bit/slow/think)
    | <not> .. (hesitat-/tempo break/pause/slow)
u_info-yes-else =
    | (clear/obvious/marked/agreed/undisputed/everyone agrees/unmistakable) .. (hesitat-/tempo/pause/tank/think)
    | (hesitation/pause/tempo) (agreed/admitted/undisputed)
    | (agreed/clear/obvious/undisputed/admitted/noticeable/unmistakable/confirm-) .. (hesitat-/tempo/pause/bit/break/tank)
    | (hesitat-/tempo/pause/break/bit) .. (agreed/admitted/clear/undisputed/confirmed/noticed)
u_points-yes-else =
    | (suggest-/point-/indicat-) .. (bidding/action/lead/spade/heart/bid/extra/values/strength/doubling/raise/pass)
    | (hesitat-/pause/tempo/question/tone/it/bit) .. (suggest-/points/pointed/pointing/indicat-/show-) .. (bidding/bid/lead/action/to/that/towards/spade/heart/diamond/club/extra/doubt/strength/values)
u_points-no-else =
    | <not> .. (suggest-/point-)
    | <not> (suggest-/point-/say/show-) .. (anything/either/any/one/more)? | could .. mean .. (anything/either/both)
u_chose-suggested-else =
    | (then/&/so/but) (he/she/partner/i)? (bid/bids/doubled/led/pulled/raised/competed/balanced/went on) | (bid/bidding/went) on
    | (took/chose/picks/picked/selected/found/made) .. (suggested/pointed/one/indicated) | bid on
    | (balanced/reopened/competed/raised/pulled/doubled/went on/led) .. (after/anyway/then)?
u_chose-other-else =
    | (passed) anyway
    | (chose/took/did/led/picked) .. (other/opposite/different/not suggested/right/against)
u_adv-yes-else =
    | (gained/profited/advantage/worked/got good/made)
    | (gain-/benefit-/profit-/damaged/cost us/advantage/worked/successful/got good/made)
u_adv-no-else =
    | <not> (gain/gained/damage/advantage/harm)
    | <not> (gain-/benefit-/damage-/advantage/cost) | (went/goes/gone) (down/off/minus)
u_info-unsure-else =
    | (disput-/disagree/unclear) .. (whether/if/long/tempo/hesitat-)
