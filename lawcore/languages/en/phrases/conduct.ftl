# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-hidden =
    | (undisclosed/concealed/hidden/illegal) (agreement/understanding)
case-penalty =
    | (procedural/disciplinary) penalty
case-psych =
    | (psych/psyched/psychic)
case-spectator =
    | (spectator/kibitzer/onlooker)
case-tempo =
    | (hesitat-/paus-/thought) .. singleton | misleading (tempo/hesitation/gesture)
