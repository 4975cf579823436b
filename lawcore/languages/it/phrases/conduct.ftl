# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-hidden =
    | (intesa/accordo) .. (taciut-/nascost-/vietat-/illecit-)
case-penalty =
    | penalita (procedurale/disciplinare) | <lento> | <scortese> | <tardi>
word-lento = gioco lento | lentezza | (gioca/giocano/giocare/giocatore/coppia) (troppo)? (lent-/lentamente) | (troppo/sempre/molto) lent- | & (lento/lenta/lenti/lente) | (lento/lenta/lenti/lente) &
word-scortese = maleducat- | scortes- | sgarbat- | insult- | offes- | urlat- | bestemmi-
word-tardi = (arrivat-/arriva/arrivano/presentat-) (sempre)? in? ritardo
offence-slow = <lento>
offence-discourteous = <scortese>
offence-rude_to_director =
    | <scortese> .. (arbitro/direttore) | (arbitro/direttore) .. <scortese>
offence-late = <tardi>
case-psych =
    | psichic-
case-spectator =
    | spettatore
    | (angolista/kibitzer) | (chi/signora/tizio/marito/moglie/gente/qualcuno) (che)? guardava
case-tempo =
    | (esit-/pensat-/pens-) .. singolo | ingann- .. (tempo/esitazione/gesto)
offence-compared =
    | (confront-/paragon-) .. (score/risultati/punteggi)
offence-touched =
    | tocc- .. carte (di/dell/degli) (<who>/altri)
