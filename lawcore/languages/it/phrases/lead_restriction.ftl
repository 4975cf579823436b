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
first_turn-yes =
    | (prima volta/prim- attacco/attacco iniziale)
origin-ib-else =
    | insufficient-
origin-out_of_turn-else =
    | fuori turno
origin-changed-else =
    | (cambiat-/sostituit-) .. (licit-/dichiar-/chiamat-/passo)
first_turn-yes-else =
    | prima volta
first_turn-no-else =
    | gia .. (mosso/attaccat-/uscit-/presa) .. (volta)?
side-defends =
    | (difend-/difesa/indifesa/controgioco/controgiocano) | (compagno/socio) .. (attacca/attaccare/primo attacco/in presa/di mano)
    | (sono dichiarante/gioco <card>/mio contratto) | tocca .. attaccare | attacca .. compagno
side-declares =
    | (loro/<offending>/colpevoli/quelli) .. (giocano/dichiarano/gioca) .. (contratto/mano)?
    | contratto .. (giocano/gioca/dichiarano) .. loro | giocano loro
