# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 20
certain =
    | (ripet-/riepilog-) .. (licitazione/dichiarazione/licita) | (guard-/consult-/sbirci-) .. (propria/sua) (carta di sistema/convention card)
    | (chiest-/domand-) .. (fuori turno/per compagno) | morto (chiede/chiesto) .. (licita/chiamata/alert)
topic =
    | (ripetizione/riepilogo) .. (licitazione/licita) | carta di sistema
hint =
    | domanda
against =
    | (renonce/esit-)
what-part_review =
    | (parzial-/interrott-/parte) .. (ripetizione/licitazione/riepilogo) | (ripetizione/riepilogo) .. (parzial-/interrott-/parte)
what-wrong_review =
    | (ripetizione/riepilogo) .. (errat-/sbagliat-/errore)
what-own_card =
    | (guard-/consult-/sbirci-) .. (propria/sua) (carta di sistema/convention card)
what-for_partner =
    | (chiest-/domand-) .. per compagno
what-not_his_turn =
    | (chiest-/domand-) .. fuori turno | morto (chiede/chiesto)
