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
