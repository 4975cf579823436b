# How a restriction on the lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 26
certain =
    | lead (restriction-/penalt-)
topic =
    | (forbid/prohibit/ban/bar/require) .. lead .. (suit/after/because)
    | (withdrawn/cancelled) (call/bid) .. lead
hint =
    | (withdrawn/cancelled)
    | (prohibit-/forbid-/forbad-)
against =
    | exposed card
    | penalty card-
    | (revok-/reneg-)
