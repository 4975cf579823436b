# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 79
certain =
    | (wrong/incorrect) (score/scoring/result) .. (entered/recorded/written) | (scored/entered/recorded) .. (wrongly/wrong/incorrectly)
    | (disagree/dispute/argue) .. (how many/number of) tricks | average (plus/minus) | (artificial) score
    | (score/result) .. (entered/recorded/written) .. (wrong/wrongly/incorrectly)
    | (correction period) | (score/scoring) (error/mistake)
topic =
    | (how many/number of) tricks .. (won/made) | (no result) .. board | (substitute) board
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
