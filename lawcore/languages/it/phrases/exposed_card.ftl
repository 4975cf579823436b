# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
certain =
    | (vedere/mostr-/cadut-/scopert-) .. (asso/re/dama/carta/carte) .. (mentre/durante/prima) .. (licit-/dichiar-)
    | (cadut-/scopert-/attaccato) .. prima .. (fine/finisse) .. (licita/dichiarazione/licitazione)
topic =
    | (durante/in/nella/mentre) .. (licita/licitazione/dichiarazione/licitava) .. (cad-/cadut-/scopert-/mostr-/vist-/carta/asso/<low>/<high>/scivol-)
    | (cad-/cadut-/scivolat-/scopert-/mostrat-/vist-/esposta) .. (in licita/durante la? licita/licitazione/dichiarazione/prima di licitare/prima dell attacco/licita finita)
    | (carta/carte/asso/re) .. (licita/licitazione/dichiarazione/prima della? chiamata/prima di aprire)
    | (attacc-) .. (durante la? licita/licita non finita/prima che finisse)
hint =
    | (licita/licitazione/dichiarazione)
trace =
    | (carta/carte/asso/re)
    | (cadut-/cade/scopert-)
against =
    | presa
    | fuori turno
    | (spieg-/alert)
