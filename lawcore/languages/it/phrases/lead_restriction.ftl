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
    | insufficient- | articleminimum | insuff | (troppo bass-) | sotto .. licita
origin-out_of_turn =
    | fuori turno | (articleforward/articleaccepted/articlerepeated) | fuori rotazione | <not> toccava
origin-changed =
    | cambiat- | articleslip | cambio (di)? (chiamata/licita/<card>) | cambio .. con (passo/<card>) | (lapsus/cartellino) .. (corrett-/rimess-/cambiat-) | cambio per lapsus
origin-inadmissible =
    | inammissibil- | (articleundone/articlebarred/articleabove/articleclosed) | contro .. (<not> .. poteva/illegal-/vietat-) | (esclus-/dopo passo finale/passo finale) | licita (chiusa/finita) | licita di piu di #7
    | (barrato/obbligato a passare/escluso) | otto (picche/cuori/quadri/fiori) | passo (di troppo/in piu)
first_turn-yes =
    | (prima volta/primo attacco/%1 attacco) | attacco iniziale ++ (tocca/fa/deve/compagno) | tocca attaccare | <not> mai attaccato | apre .. difesa | (primo/%1) turno .. attacco | mai attaccato | (apre/intavola) gioco
origin-ib-else =
    | insufficient-
origin-out_of_turn-else =
    | fuori turno
origin-changed-else =
    | (cambiat-/sostituit-) .. (licit-/dichiar-/chiamat-/passo)
first_turn-yes-else =
    | prima volta
first_turn-no-else =
    | (attaccato/mosso/uscito) (una volta/prima)
side-defends =
    | (difend-/difeso/difesa/indifesa/controgioco/controgiocano) | (compagno) .. (attacca/attaccare) .. (prima volta/primo attacco/iniziale) | (sono dichiarante/gioco <card>/mio contratto) | tocca .. attaccare | primo (turno/attacco) del compagno
side-declares =
    | (loro/<offending>/colpevoli/quelli) .. (giocano/dichiarano/gioca/giocanti) .. (contratto/mano)? | contratto .. (giocano/gioca/dichiarano) .. loro | giocano (proprio)? (loro/quelli) | (colpevoli) giocanti | giocano $
word-suits =
    | picche | cuori | quadri | fiori | nobili | maggiori | minori | rossi | rosse | neri | nere | p | c | q | f
word-showed =
    | mostrato | mostrate | mostrata | mostrati | licitato | dichiarato | indicato | detto | mostra | nominato | nominate | nominati | nominata | chiamato | dichiara | licita | dice
word-undone =
    | ritirata | ritirato | ritirate | annullata | annullato | tolta | tolto | annullati | annullate | ripresa | ripreso | cancellata | cancellato
word-amiss = fuori turno | insufficiente | inammissibile | illegale | cambiata | cambiato | irregolare
word-denoted =
    | mostrava | mostra | faceva vedere | prometteva | promette | indicava | indica | significava | significa | mostrando | era | erano | vere | naturale | di | a | con | voleva dire | mostravano | riguardava
word-legally = poi | dopo | successivamente | in seguito | legalmente | regolarmente | in licita | alla fine | correttamente | piu tardi
word-stands =
    | licita buona | licita regolare | licita legale | licita valida | licita vera | legale | dichiarazione valida | dichiarazione regolare | licitazione legale | licitazione regolare | buona
specified-suits =
    | (<legally>) * (<showed>) (solo/soltanto/pure/le/i/anche)? <suits> | (<stands>) * (<showed>)? * <suits> | (<showed>) (in licita/nella licita)? (<stands>)? (solo)? <suits> ++ (<undone>/<legally>/<stands>)
    | (<legally>) (solo/soltanto) <suits> | <suits> .. (<showed>) .. (<stands>/regolare) | (colpevole/lui/lei/<offending>/<he>) .. <showed> <suits> ++ (<undone>/poi/dopo/regolare/buona) | <suits> (i)? colori .. <showed>
    | (regolar-/onesta-/legal-/valid-) .. (<showed>)? .. <suits> | <suits> * (<showed>) .. (buona/vale/valida/regolare/legale) | <suits> sono colori .. <showed> | mostrato <suits> & basta | (fatto vedere) <suits> | (in licita) * <suits> | (poi) (ha)? (<showed>) <card> | (ha)? (<showed>) <suits> poi | dopo * <suits>
specified-none =
    | mai mostrato .. (seme/nulla)? | <not> (ha)? piu (<showed>/parlato) | (<not>) (altro)? (seme/colore/altro)? (<showed>) (nessun-/nulla/mai/seme/altro)?
    | (poi/dopo) (<not>) | (sempre) (passato/passo) | (passo/passato) fino alla fine
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
    | (<not>) (articolo/eccezione/norma/regola) .. (esclud-/esenta/salva)? | (nessun/nessuna) (articolo/eccezione) .. (esclud-)?
first_turn-no =
    | attaccato .. (volte/volta) | torna in presa | (fatto) attacco iniziale .. (rientra/presa)? | rientra (in presa/in mano) | (<not>) %1 volta | (seconda/%2) volta .. (attacc-/presa/mano)? | (attaccato/mosso/di mano/in mano) .. (prima/volta/precedenza/inizio) | avuto mano & attaccato | (avuto mano) .. attaccato
withdrawn_relates_to_suits-suits =
    | <undone> (bel)? <card> | (ritirata/insufficiente) (ritirata)? mostrava (#2)? <suits> | tricolore <undone> , <suits>
    | (<undone>) (a/che/fuori turno/insufficiente/<card>)? (<denoted>)? (solo)? <suits> | <suits> (vere/naturali/mostrate &/e basta/, michaels ,)? (<undone>/<amiss>) | <suits> , (naturale)? (<undone>) | <undone> , (<denoted>)? <suits>
    | (<undone>/<amiss>) .. (<denoted>) * <suits> | (<amiss>) (<undone>)? (che)? (<denoted>) <suits> | (<card>/contro/licita/chiamata) (<undone>) (<denoted>) <suits> | (ritirato) <card> * <suits>
    | (<card>/<suits>) (<amiss>) | (<undone>/ha ritirato) (un)? <card> | (<card>) , (naturale) | naturale , <suits> | (cambio) (di)? (<card>/<suits>) con | (bicolore/tricolore/michaels) <suits>? .. (<undone>) (, <suits>)? | (detto) #1 <suits> (<amiss>)
    | (<amiss>) , <suits> | (<amiss>) <suits> | prima .. ritirato <suits> | (contro/licita) .. (prometteva/mostrava) <suits>
withdrawn_relates_to_suits-none =
    | (<undone>/<amiss>) .. <not> .. (colore/seme/semi) | <not> entrava .. semi | (<undone>/<amiss>) .. (artificiale/convenzionale) <not>
specified-none-else =
    | <not> .. <showed> .. altro
specified-SHDC =
    | tutti (e)? #4 .. (legal-/regolar-)? | (#4 semi) .. legalm-
side-defends-else =
    | (attacca) (il)? (suo)? compagno | <not> giocano <not>
