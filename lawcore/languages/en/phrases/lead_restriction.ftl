# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-undone =
    | withdrawn | withdrew | cancelled | canceled | retracted | taken back | took back | takes back | pulled back
    | annulled | removed | pulled | pulled bid | came back | annuls | revoked
word-amiss =
    | out of turn | insufficient | too low | inadmissible | illegal | changed | <not> allowed
cmp-no =
    | (<not>/nothing like/far from/anything but) comparable | non comparable (call/bid)?
exempt-25A =
    | articleslip
exempt-27B1a =
    | articleminimum
exempt-28B =
    | articleforward
exempt-29A =
    | articleaccepted | (accept-/condon-) .. out of turn
exempt-29A-likely =
    | (accept-/went along/bid over it/condon-) .. (out of turn)?
exempt-31A1 =
    | articlerepeated
exempt-36A =
    | articleundone
exempt-37A =
    | articlebarred
exempt-38D =
    | articleabove
exempt-none-likely =
    | (<not>/nothing) .. (rule/article/exempt-/exemption/exception/saves/law excuses/excuses) .. (<he>/<they>/limit/away)?
side-declares =
    | <offending> (declare/declares/declared/declaring/won auction/got to play)
side-declares-likely =
    | (<they>/<offending>/<offending_side>/who broke rules) .. (declare/declares/declared/declaring/in contract/playing/won auction/won contract/got to play/play it/plays it/bought contract/bought it/buys contract) .. (it/contract)?
side-defends =
    | <offending> (defend/defends/defending/defended) | (<offending>/<partner>) (on lead/to lead/going to lead)
side-defends-likely =
    | (defend/defends/defending/defended)
    | (<partner>/mate/<offending>) .. (opening lead/<defender>/%1 lead/%1 turn to lead/%1 time)
    | (on/in) <defending_side> | (<me>/<we>) (declare/declaring/play/playing)
    | (<offending>/<they>/<partner>/mate/<him>) (on lead/to lead/going to lead) .. (for #1 time/against)?
first_turn-no-likely =
    | led at trick #1
first_turn-yes =
    | %1 (turn/time) to lead
first_turn-yes-likely =
    | (leads/lead) %1 | (%1 (turn/time/lead)/opening lead)
withdrawn_relates_to_suits-none-likely =
    | (<undone>/<amiss>) .. (<not>/nothing) .. (suit/suits)
origin-changed =
    | changed mind
origin-changed-likely =
    | (bidding box/changed) .. (corrected/mishap/mind/call/bid)
origin-ib-likely =
    | insufficient- | articleminimum
origin-inadmissible =
    | inadmissible
origin-out_of_turn =
    | (bid/call/called/pass/passed/opened/doubled) out of turn
origin-out_of_turn-likely =
    | out of turn
