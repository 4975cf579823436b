# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
c_known-no =
    | <not> (have/any)? (agreement/agreements/discussed/documented) | can <not> establish
c_known-no-likely =
    | + <not> .. (agreement/agreements/discussed/documented/written/establish-/explain-/explanation/tell/system) .. (mean/means/meaning/about/for)?
c_known-yes =
    | both (calls/bids)? (explained/documented/known/agreed)
c_known-yes-likely =
    | meanings? (clear/known/certain/agreed)
    | (meaning/meanings/agreements/agreement) .. (known/clear/written/agreed/card/cards/explained/certain)
    | (both/each/all) .. (explained/documented/known/clear/written/agreed)
c_similar-no =
    | <not> (at all/very/have)? (similar/alike)
c_similar-no-likely =
    | <not> same | <not> .. (similar/alike)
c_similar-unsure =
    | + (can <not> say/can <not> tell) .. (similar/alike/same meaning)
c_similar-unsure-likely =
    | + (unsure/whether/doubt/doubtful/idea/decide/can <not> say/can <not> tell/dunno/wondering) .. (similar/alike/close enough/same meaning/meaning .. same)
c_similar-yes =
    | (same/similar) (meaning/meanings)
c_similar-yes-likely =
    | (same/similar) (sort/kind)? (of)? (meaning/hand/hands/strength/values/thing)
c_subset-no =
    | <not> subset
c_subset-no-likely =
    | <not> .. subset
c_subset-yes-likely =
    | + (every/any/all/anything/everything) .. (hand/hands/it/that)? .. (would/fit/fits/sits/open/pass)
    | (contained/inside/within/wholly/entirely)
c_purpose-no =
    | <not> (same/#1/serve) .. (purpose/aim/job)
c_purpose-no-likely =
    | <not> .. purpose
c_purpose-yes =
    | both (calls/bids)? (ask for/relays/stayman/blackwood/transfers)
c_purpose-yes-likely =
    | same (reason/question/function/job/purpose/aim) | (asks/asking/ask) .. (as/same/also)
    | (both/each) .. (ask/asks/asking/relay/transfers/transfer/stayman/blackwood/relays)
