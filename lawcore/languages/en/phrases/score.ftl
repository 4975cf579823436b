# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-entry =
    | + (entered/recorded/written/scored) .. (wrongly/wrong/incorrectly) | + (score/scoring) (error/mistake)
    | + (wrote/written/entered/scored/recorded/keyed/typed) .. instead of | + should read | + wrong score
    | + wrong (result/contract) (in/entered/recorded/keyed/typed)
case-entry-likely =
    | + (wrote/written/entered/scored/recorded/keyed/typed) .. (instead/should/but/rather)
    | + (<bid>/plus #1) should (have/read)? | + wrong (score/result/contract) (in/on/entered/recorded)?
case-no_result =
    | + <not> result
case-no_result-likely =
    | + (<not> result/average plus/average minus)
case-passed_out =
    | + (board/hand/deal) passed out | + passed out (,/./&/board/hand/deal) | + (all/<everyone>) (passed/pass)
case-passed_out-likely =
    | + (passed out) | + (all/#4) .. (passed/pass)
case-teams =
    | + (substitute board)
case-teams-likely =
    | + (other table) .. (result/score)
case-tricks =
    | + (disagree/dispute/argue) .. tricks
    | + (<we>/<they>/<me>) (say/said/count) <number> .. (<they>/<we>/<opposing_side>) (say/said/count)
case-tricks-likely =
    | + (how many/number of) tricks | + (count/counts/counted) .. tricks
    | + (<we>/<they>/<me>) (say/said/make/made/have/had/got/count) <number> .. (<they>/<we>/<opposing_side>) (say/said/make/made/have/had/got/count)?
mixed-both =
    | (mixed/shuffled/jumbled) by <everyone> | <everyone> (have/has/had)? (mixed/shuffled/jumbled)
mixed-both-likely =
    | (mixed/shuffled/jumbled) .. (both/#4/all) | (both/all #4/everyone) .. (mixed/shuffled/jumbled)
period-over =
    | + correction period .. (over/up/gone/expired/past/ended)
round_over-yes =
    | + round (over/finished/ended/done)
