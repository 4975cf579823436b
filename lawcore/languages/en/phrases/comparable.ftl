# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain =
    | (would)? comparable call
topic =
    | comparable
    | (similar/same) meaning
    | subset
against =
    | insufficient
    | out of turn
    | replaced
c_similar-yes =
    | (same/similar) meaning
c_subset-yes =
    | subset
c_purpose-yes =
    | same purpose
