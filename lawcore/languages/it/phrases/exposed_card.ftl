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
when-auction =
    | (durante/in/nella/mentre) .. (licita/licitazione/dichiarazione/dichiarava)
    | licita in corso
when-before =
    | prima .. (chiamata/licitare/aprire/licita iniziata)
    | prima (della/che/di) .. licita
when-clarification =
    | (licita/licitazione/dichiarazione) finita .. (attacco/prima)
count-one =
    | (cade/cadut-/vist-/scopert-/mostr-/vedere) .. (asso/re/dama/donna/fante/<low>/<high>/#7/#2/#3/#4/#5/#6/#8/#9) | una carta
count-more =
    | (#2/#3/#4) carte
    | due carte
rank-honour =
    | (asso/re/dama/donna/fante/<high>)
rank-low =
    | (<low>/#2/#3/#4/#5/#6/#7/#8/#9) .. (licita/dichiarazione/licitazione)
led-yes =
    | attaccat-
seen-no =
    | compagno .. non .. (ved-/vist-)
fault-other =
    | (cameriere/qualcuno/avversario) .. (urtat-/fatto cadere/spint-)
