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
when-after =
    | (hand/play/board) over | after .. (hand/play/board)
source-tempo =
    | (hesitat-/tempo/huddl-/tank-/paus-/slow-/thought/thinks/long time/took ages/quick)
    | (thought/think/thinking/tanked/long/slow/pause/paused)
source-words =
    | (shook/nodd-/gestur-/grimac-/sigh-/frown-/smil-/remark-/comment-/face/facial/voice/asked/question)
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
