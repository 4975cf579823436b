# How questions and reviews are told. Slots and signs: see lawcore/understanding/phrases.py.
law = 20
certain =
    | (review-/restat-) .. (auction/bidding) | (looked/look/looking/looks/peeked/consult-) .. (own/his/her) (convention card/system card/notes)
    | (asked/asking/asks/question) .. (out of turn/for partner/partner s benefit)
topic =
    | (review/restatement) | system card
hint =
    | (question/asked)
against =
    | (revok-/none/hesitat-)
what-own_card =
    | (looked/look/looking/looks/peeked/consult-) .. (own/his/her) (convention card/system card/notes)
what-for_partner =
    | (asked/asking/asks/question) .. (for partner/partner s benefit)
what-not_his_turn = dummy (asked/asks)
