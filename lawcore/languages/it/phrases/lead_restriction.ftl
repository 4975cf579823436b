# How a restriction on the lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 26
topic =
    | restrizion- .. (attacco)
    | (viet-/proib-/impedi-) .. (attacco/attaccare/seme) .. (licita/chiamata/ritirat-)
    | (licita/chiamata/dichiarazione) (ritirat-/annullat-) .. attacc-
    | (viet-/proib-/imporre/imporr-/chiedere) .. (attacco/attaccar-) .. (dopo/ritirat-/insufficient-/fuori turno)
hint =
    | attacc-
    | (viet-/proib-)
    | (ritirat-) | viet- | attacco
against =
    | penalizz-
    | renonc-
    | penalizzat-
certain =
    | (restrizion-/limitazion-/vincol-) .. attacco | attacco .. (restrizion-/limitat-/obbligato) | (26b/articolo 26)
origin-ib =
    | insufficient-
origin-out_of_turn =
    | fuori turno
origin-changed =
    | cambiat-
origin-inadmissible =
    | inammissibil-
cmp-yes =
    | (comparabil-/paragonabil-)
cmp-no =
    | <not> (comparabil-/paragonabil-)
first_turn-yes =
    | (prima volta/prim- attacco/attacco iniziale)
side-defends =
    | (difend-/difesa/indifesa)
cmp-no-else =
    | <not> .. comparabil-
cmp-yes-else =
    | comparabil-
origin-ib-else =
    | insufficient-
origin-out_of_turn-else =
    | fuori turno
origin-changed-else =
    | (cambiat-/sostituit-) .. (licit-/dichiar-/chiamat-/passo)
side-defends-else =
    | (difend-/difesa/controgioco/indifesa)
first_turn-yes-else =
    | prima volta
first_turn-no-else =
    | gia .. (mosso/attaccat-/uscit-/presa) .. (volta)?
