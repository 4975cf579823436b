# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
what-for_partner =
    | (asked/asking/asks/question) .. for <partner> s? (benefit/sake)
what-for_partner-likely =
    | (asked/asking/asks/question) .. (for <partner>/<partner> s benefit)
what-not_his_turn =
    | (asked/asking/asks/question) out of turn | + (asked/asks/asking) .. <not> turn of <him>
what-not_his_turn-likely =
    | <dummy> (asked/asks) | (asked/asking/asks/question) .. (out of turn)
what-own_card =
    | (looked/look/looking/looks/peeked/consult-) (at)? (his/her/their)? own (convention card/system card/notes/system notes)
what-own_card-likely =
    | (looked/look/looking/looks/peeked/consult-) .. (own/his/her) (convention card/system card/notes)
what-part_review =
    | (part/partial) (of)? review | (interrupt-/halt-) review | (review/restatement) (of)? (part/partial)
    | review (interrupt-/halt-)
what-part_review-likely =
    | (part/partial/interrupt-/halt-) .. (review/auction/bidding)
    | (review/restat-) .. (part/partial/interrupt-/halted)
what-wrong_review =
    | (review/restatement) (wrong/incorrect/had mistake/had error/contained mistake/contained error)
    | (wrong/incorrect/mistaken) (review/restatement)
what-wrong_review-likely =
    | (review/restat-) .. (wrong-/error/mistake/incorrect-)
