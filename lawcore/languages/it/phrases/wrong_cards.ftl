# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 14
certain =
    | (#12/#14/#11/#15) carte | carta (mancante/in meno/in piu/persa) | (manca/mancava/mancano) .. carta
    | (avev-/avuto/trovat-/contat-) .. (#14/#12) | carta .. (per terra/nel board/sotto/rimasta)
topic =
    | (#13) carte | numero .. carte | quattordici | carte .. (contat-)
hint =
    | (contat-/carte/terra/manca-)
against =
    | presa con | penalizzat- | renonce | cadut-
case-14_and_12 =
    | (#14/#15) .. (#12/#11)? | (#12/#11) .. (#14/#15) | carta in piu
case-missing =
    | (manca-/mancant-/pers-) .. carta | carta .. (manca-/pers-/in meno/terra/sotto/rimast-) | (solo)? #12 carte
call_by_wrong_hand-yes =
    | (parlato/dichiarato/licitato/aperto/passato/licita in corso/licita iniziata) | (durante/dopo/meta) .. licita | alla <ordinal> presa
call_by_wrong_hand-no =
    | prima .. (licita/dichiar-/parl-) | nessuno .. (parlato/dichiarato/licitato)
seen-yes =
    | (vist-/visto/guardat-) .. carta
seen-no =
    | <not> .. (vist-/visto/guardat-)
lead_faced-yes =
    | (dopo/fatto) .. attacco | (durante/meta/corso) .. (gioco/mano) | alla <ordinal> presa
lead_faced-no =
    | prima .. attacco
where-found =
    | (trovat-/ritrovat-/era/stava) .. (terra/tavolo/sedia/tasca/board/sotto/astuccio) | (per/a) terra
where-not_found =
    | <not> .. trov-
where-among_played =
    | (tra/fra/insieme/sotto) .. (giocate/prese/coperte)
where-elsewhere =
    | (altro/altra/precedente) (board/mazzo/astuccio/tavolo)
found-after_play =
    | (fine/dopo/finit-) .. (mano/gioco)
found-earlier =
    | (durante/meta/prima/corso) .. (gioco/mano/licita/attacco)
case-not_of_the_deal-else =
    | (altro/altra/divers-) (mazzo/colore/dorso) | (dorso/retro) .. (altro/divers-) | due (assi/re/dame/fanti)
case-missing-else =
    | (manca/mancava/mancante/persa/persona/solo dodici/solo #12/per terra/astuccio) .. (carta/carte)?
case-14_and_12-else =
    | (quattordici/#14/carta in piu/una di troppo)
call_by_wrong_hand-yes-else =
    | (gia/entrambi/tutti e due/tutt e due) .. (dichiarat-/licit-/parlat-/passat-/apert-) | (dopo/durante) .. (licita/attacco)
call_by_wrong_hand-no-else =
    | (nessuno/<not>/prima) .. (dichiarat-/licit-/parlat-)
where-found-else =
    | (trovat-/era/ritrovat-/salta-) .. (terra/tasca/sedia/tavolo/astuccio/sotto)
where-not_found-else =
    | <not> .. (trova-)
found-after_play-else =
    | (mano/gioco/smazzata) (gia)? finit- | fine mano
lead_faced-no-else =
    | (prima) .. attacco | (durante/meta) .. licita
