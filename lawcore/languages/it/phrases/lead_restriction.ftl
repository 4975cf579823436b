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
    | articleminimum | insuff
origin-out_of_turn =
    | fuori turno
    | (articleforward/articleaccepted/articlerepeated) | fuori rotazione
    | fuori turno
origin-changed =
    | cambiat-
    | articleslip
    | cambiat-
origin-inadmissible =
    | inammissibil-
    | (articleundone/articlebarred/articleabove/articleclosed) | contro .. (<not> .. poteva/illegal-)
    | (esclus-/dopo passo finale/passo finale)
    | contro .. (<not> .. poteva/illegal-) | inammissibil-
first_turn-yes =
    | (prima volta/prim- attacco/attacco iniziale)
    | (prima volta/primo attacco/%1 attacco/attacco iniziale) | tocca .. attaccare | <not> mai attaccato | apre .. difesa
    | primo attacco | mai attaccato
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
word-suits =
    | picche | cuori | quadri | fiori | nobili | minori | p | c | q | f
word-showed =
    | mostrato | mostrate | mostrata | mostrati | licitato | dichiarato | indicato | detto | mostra
word-undone =
    | ritirata | ritirato | annullata | annullato | tolta | tolto | annullati
specified-suits =
    | poi (ha)? (licitato/dichiarato/detto) <card>
    | (regolare/buona/valida/onesta-/regolar-/legal-/vale) .. (<showed>)? .. <suits>
    | <suits> .. <showed> .. (buona/valida/vale/regolare/licita)? | (poi) .. (<showed>) .. <suits>
    | (colpevole/lui/lei/<offending>) .. <showed> <suits> | (aveva/ha) <showed> <suits> .. (licita/dichiarazione)?
    | <suits> .. (sono/è)? (i)? colori .. <showed> | <showed> .. <suits>
specified-none =
    | mai mostrato .. (seme/nulla)?
    | <not> .. <showed> .. (nessun-/nulla/mai)
exempt-27B1a =
    | articleminimum
exempt-25A =
    | articleslip
exempt-28B =
    | articleforward
exempt-29A =
    | articleaccepted | fuori turno .. accettat- | chiamata .. accettat-
exempt-31A1 =
    | articlerepeated
exempt-36A =
    | articleundone
exempt-37A =
    | articlebarred
exempt-38D =
    | articleabove
exempt-39B =
    | articleclosed
exempt-none =
    | (nessun/nessuna) (articolo/eccezione) .. (esclud-)?
first_turn-no =
    | attaccato .. (volte/volta) | torna in presa
    | gia .. (attaccato/mosso/avuto la mano)
withdrawn_relates_to_suits-suits =
    | (<undone>) * <suits> | <suits> (<undone>) | <undone> * <card> | naturale , <suits>
    | (<undone>) .. (era/indicava/prometteva) .. <suits>
    | (<undone>) .. (riguard-/mostra-/promett-/indica-/signific-) .. <suits>
withdrawn_relates_to_suits-none =
    | (<undone>) .. <not> .. (colore/seme)
specified-none-else =
    | <not> .. <showed> .. altro
side-defends-else =
    | compagno .. attacc- | sono ora indifesa
