# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 73
certain =
    | spettatore .. (parlat-/detto/dice/segnal-/comment-/disturb-) | (esit-/pensat-/pens-) .. singolo
    | (psichica/psichic-) (licita/chiamata/apertura/dichiarazione)?
topic = spettatore
hint =
    | (scortes-/maleducat-)
against =
    | renonce
case-spectator =
    | spettatore
case-psych =
    | psichic-
case-tempo = (esit-/pensat-/pens-) .. singolo
