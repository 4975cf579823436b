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
source-words-else =
    | (shook/nodd-/gestur-/grimac-/sigh-/frown-/smil-/remark-/comment-/expression/facial/voice/tone/shrug-/groan-/snort-/laugh-/winc-/looked unhappy/muttered/mannerism/pulled a face/made a face/tutted/emphasis/raised eyebrow-/rolled eyes/body language)
    | (said/says/saying) .. (sorry/oh/oops/hmm/damn/nice) | (question/asked/asking/asks) .. (about/bid/meaning/suit)
source-explanation-else =
    | (alert/alerted/explanation/explained/announced/announcement/answer) .. (partner/reminded/woke/realised/remembered/told me/forgot)
    | partner s (alert/explanation/announcement/answer/failure) | (woke/reminded/woken) .. (alert/explanation/by)?
    | partner .. (alerted/explained/announced/described)
source-withdrawn-else =
    | (withdrawn/withdrew/took back/taken back/cancelled/retracted/insufficient-/replaced) .. (bid/call/card/double)?
source-other-else =
    | (overheard/overhear-/extraneous/next table/another table/other table/neighbouring table/saw .. hand/saw .. cards/hand record/traveller/scoresheet/score slip/heard .. result/kibitzer told)
    | (saw/seen/see/heard) .. (board/hand/score/cards/contract/result/slam) .. (table/earlier/before)?
when-now-else =
    | (now/during/still) .. (auction/bidding/play/middle) | (reserve/reserves/reserving/reserved) .. rights
    | (mid/middle) .. (auction/bidding/hand/play) | called (at once/immediately/straight away) | just happened
    | (called/call) director (when/now)
when-after-else =
    | (hand/play/board/round) .. (over/finished/ended/done/complete) | (after/end of/at end) .. (hand/play/board/round/session/deal)
    | afterwards | (result/scored/made) .. (call/called/director)
u_la-no-else =
    | <not> .. (logical)? alternative | (clear/obvious/automatic) (bid/action/call/pass) | <not> (other/choice)
    | (everyone/everybody/anyone) .. would
u_la-yes-else =
    | (pass/double/passing) (was/is)? .. (logical)? alternative | logical alternative | (could/might) (well)? (have)? pass-
u_info-no-else =
    | <not> .. (hesitat-/paus-/tempo/think/slow/break) | (denies/disputed/disputes/disagree) .. (hesitat-/paus-/tempo)
u_info-yes-else =
    | (clear/obvious/marked/agreed/undisputed/everyone agrees/unmistakable) .. (hesitat-/tempo/pause/tank/think)
    | (hesitation/pause/tempo) (agreed/admitted/undisputed)
u_points-yes-else =
    | (suggest-/point-/indicat-) .. (bidding/action/lead/spade/heart/bid/extra/values/strength/doubling/raise/pass)
u_points-no-else =
    | <not> .. (suggest-/point-)
u_chose-suggested-else =
    | (then/&/so/but) (he/she/partner/i)? (bid/bids/doubled/led/pulled/raised/competed/balanced/went on) | (bid/bidding/went) on
u_chose-other-else =
    | (passed) anyway
u_adv-yes-else =
    | (gained/profited/advantage/worked/got good/made)
u_adv-no-else =
    | <not> (gain/gained/damage/advantage/harm)
