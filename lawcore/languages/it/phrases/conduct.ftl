# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 73
certain =
    | spettatore .. (parlat-/detto/dice/segnal-/comment-/disturb-)
    | (esit-/pensat-/pens-) .. singolo | (psichica/psichic-) (licita/chiamata/apertura/dichiarazione)?
    | (intesa/accordo) .. (taciut-/nascost-/vietat-/illecit-)
topic =
    | spettatore | penalita (procedurale/disciplinare) | ingann- .. (tempo/esitazione/gesto)
hint =
    | (scortes-/maleducat-)
against =
    | renonce
case-spectator =
    | spettatore
case-psych =
    | psichic-
case-tempo =
    | (esit-/pensat-/pens-) .. singolo | ingann- .. (tempo/esitazione/gesto)
case-hidden =
    | (intesa/accordo) .. (taciut-/nascost-/vietat-/illecit-)
case-penalty =
    | penalita (procedurale/disciplinare)
