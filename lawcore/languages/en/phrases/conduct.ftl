# How conduct is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 73
certain =
    | (spectator/kibitzer/onlooker) .. (spoke/said/says/pointed/commented/told/disturb-)
    | (hesitat-/paus-/thought) .. singleton | (psych/psyched/psychic) (bid/call/opening/overcall)?
    | (undisclosed/concealed/hidden/illegal) (agreement/understanding)
topic =
    | (spectator/kibitzer) | (procedural/disciplinary) penalty | misleading (tempo/hesitation/gesture)
hint =
    | (rude/discourteous)
against =
    | revok-
case-spectator =
    | (spectator/kibitzer/onlooker)
case-psych =
    | (psych/psyched/psychic)
case-tempo =
    | (hesitat-/paus-/thought) .. singleton | misleading (tempo/hesitation/gesture)
case-hidden =
    | (undisclosed/concealed/hidden/illegal) (agreement/understanding)
case-penalty =
    | (procedural/disciplinary) penalty
