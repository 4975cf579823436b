# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 79
certain =
    | (scored/entered/recorded) .. (wrongly/wrong/incorrectly) | (disagree/dispute/argue) .. (how many/number of) tricks | average (plus/minus)
    | (correction period) | (score/scoring) (error/mistake)
topic = (how many/number of) tricks .. (won/made) | (no result) .. board
hint =
    | (score/result/average)
case-tricks =
    | + (disagree/dispute/argue) .. tricks | + (how many/number of) tricks
case-entry =
    | + (entered/recorded/written/scored) .. (wrongly/wrong/incorrectly) | + (score/scoring) (error/mistake)
case-no_result =
    | + (no result/average plus/average minus) | + (can not/cannot) .. be scored
case-teams =
    | + (substitute board) | + (other table) .. (result/score)
