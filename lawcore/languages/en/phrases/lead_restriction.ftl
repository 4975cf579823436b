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
    | articleaccepted | (accept-/went along/bid over it/condon-) .. (out of turn)?
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
    | (<they>/<offending>/<offending_side>/who broke rules) .. (declare/declares/declared/declaring/in contract/playing/won auction/won contract/got to play/play it/plays it/bought contract/bought it/buys contract) .. (it/contract)?
side-defends =
    | (defend/defends/defending/defended)
    | (<partner>/mate/<offending>) .. (opening lead/<defender>/%1 lead/%1 turn to lead/%1 time)
    | (<offending>/<they>/<partner>/mate/<him>) (on lead/to lead/going to lead) .. (for #1 time/against)?
    | (on/in) <defending_side> | (<me>/<we>) (declare/declaring/play/playing)
first_turn-no =
    | led at trick #1
first_turn-yes =
    | (%1 (turn/time/lead)/opening lead) | (leads/lead) %1
withdrawn_relates_to_suits-none =
    | (<undone>/<amiss>) .. (<not>/nothing) .. (suit/suits)
origin-changed =
    | (bidding box/changed) .. (corrected/mishap/mind/call/bid)
origin-ib-likely =
    | insufficient- | articleminimum
origin-inadmissible =
    | inadmissible
origin-out_of_turn =
    | out of turn
