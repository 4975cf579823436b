# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
what-for_partner =
    | (asked/asking/asks/question) .. (for <partner>/<partner> s benefit)
what-not_his_turn =
    | <dummy> (asked/asks) | (asked/asking/asks/question) .. (out of turn)
what-own_card =
    | (looked/look/looking/looks/peeked/consult-) .. (own/his/her) (convention card/system card/notes)
what-part_review =
    | (part/partial/interrupt-/halt-) .. (review/auction/bidding)
    | (review/restat-) .. (part/partial/interrupt-/halted)
what-wrong_review =
    | (review/restat-) .. (wrong-/error/mistake/incorrect-) | (wrong/incorrect/mistaken) (review/restatement)
