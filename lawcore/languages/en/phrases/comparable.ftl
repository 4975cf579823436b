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
c_similar-yes-else =
    | (same/similar/nearly same/almost same) .. (meaning/thing/hand)
c_similar-no-else =
    | <not> (similar/same) | (completely/quite/totally) different
c_subset-yes-else =
    | (every/all) .. hand .. (would/also/opened/bid/made) | (is/was)? a subset | more precise
c_subset-no-else =
    | <not> .. subset
c_purpose-yes-else =
    | same purpose | both .. (ask/asking/relay)
c_known-no-else =
    | <not> .. (know/known/sure/idea) .. (meant/means/meaning)
