# How questions and reviews are told. Slots and signs: see lawcore/understanding/phrases.py.
law = 20
certain =
    | (review-/restat-) .. (auction/bidding) | (looked/look/looking/looks/peeked/consult-) .. (own/his/her) (convention card/system card/notes)
    | (asked/asking/asks/question) .. (out of turn/for partner/partner s benefit) | dummy (asked/asks) .. (bid/call/alert/auction)
topic =
    | (review/restatement) | system card
hint =
    | (question/asked)
against =
    | (revok-/none/hesitat-)
what-part_review =
    | (part/partial/interrupt-/halt-) .. (review/auction/bidding) | (review/restat-) .. (part/partial/interrupt-/halted)
what-wrong_review =
    | (review/restat-) .. (wrong-/error/mistake/incorrect-) | (wrong/incorrect/mistaken) (review/restatement)
what-own_card =
    | (looked/look/looking/looks/peeked/consult-) .. (own/his/her) (convention card/system card/notes)
what-for_partner =
    | (asked/asking/asks/question) .. (for partner/partner s benefit)
what-not_his_turn =
    | (asked/asking/asks/question) .. (out of turn) | dummy (asked/asks)
