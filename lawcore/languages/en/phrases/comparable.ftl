# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
c_known-no =
    | + <not> .. (agreement/agreements/discussed/documented/written/establish-/explain-/explanation/tell/system) .. (mean/means/meaning/about/for)?
c_known-yes =
    | (both/each/all) .. (explained/documented/known/clear/written/agreed)
c_known-yes-likely =
    | meanings? (clear/known/certain/agreed)
    | (meaning/meanings/agreements/agreement) .. (known/clear/written/agreed/card/cards/explained/certain)
c_similar-no =
    | <not> .. (similar/alike)
c_similar-no-likely =
    | <not> same
c_similar-unsure =
    | + (unsure/whether/doubt/doubtful/idea/decide/can <not> say/can <not> tell/dunno/wondering) .. (similar/alike/close enough/same meaning/meaning .. same)
c_similar-yes =
    | (same/similar) (sort/kind)? (of)? (meaning/hand/hands/strength/values/thing)
c_subset-no =
    | <not> subset
c_subset-no-likely =
    | <not> .. subset
c_subset-yes =
    | + (every/any/all/anything/everything) .. (hand/hands/it/that)? .. (would/fit/fits/sits/open/pass)
    | (contained/inside/within/wholly/entirely)
c_purpose-no =
    | <not> (same/#1/serve) .. (purpose/aim/job)
c_purpose-no-likely =
    | <not> .. purpose
c_purpose-yes =
    | (both/each) .. (ask/asks/asking/relay/transfers/transfer/stayman/blackwood/relays)
    | (asks/asking/ask) .. (as/same/also)
c_purpose-yes-likely =
    | same (reason/question/function/job/purpose/aim)
