# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain =
    | (would)? comparable call
    | comparable | (similar/same) meaning .. (withdrawn/replac-/original/first)
topic =
    | comparable
    | (similar/same) meaning
    | subset
    | (call/bid) .. (similar/same) .. (meaning/purpose)
against =
    | insufficient
    | out of turn
    | replaced
c_similar-yes =
    | (same/similar) meaning
    | (same/similar) (meaning/hand/hands/strength/values)
c_subset-yes =
    | subset
    | (all/every) hands .. (also/would)
c_purpose-yes =
    | same purpose
    | both (ask/asks/asking/relay)
hint =
    | (meaning/purpose/similar)
c_similar-no =
    | (different/other) (meaning/hand/strength)
c_purpose-no =
    | (different/other) purpose
c_known-no =
    | <not> (know/known/agreement) .. (mean/meant/means/meaning) | nobody knows
