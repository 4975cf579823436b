# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-hidden =
    | (intesa/accordo) .. (taciut-/nascost-/vietat-/illecit-)
case-penalty =
    | penalita (procedurale/disciplinare)
case-psych =
    | psichic-
case-spectator =
    | spettatore
case-tempo =
    | (esit-/pensat-/pens-) .. singolo | ingann- .. (tempo/esitazione/gesto)
