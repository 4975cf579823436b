# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 20
certain =
    | (ripet-/riepilog-) .. (licitazione/dichiarazione/licita) | (chiest-/domand-) .. (fuori turno/per compagno)
    | morto (chiede/chiesto) .. (licita/chiamata/alert)
topic =
    | (ripetizione/riepilogo) .. (licitazione/licita) | carta di sistema
hint =
    | domanda
against =
    | (renonce/esit-)
what-part_review = (ripetizione/riepilogo) .. (parzial-/interrott-/parte)
what-not_his_turn = morto (chiede/chiesto)
