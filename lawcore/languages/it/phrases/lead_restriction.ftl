# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-undone =
    | ritirata | ritirato | ritirate | annullata | annullato | tolta | tolto | annullati | annullate | ripresa | ripreso
    | cancellata | cancellato
word-amiss =
    | fuori turno | insufficiente | inammissibile | illegale | cambiata | cambiato | irregolare
cmp-no =
    | (<not>/altro che/col cavolo/per <not>/tutt altro) .. (comparabil-/paragonabil-)
cmp-yes-likely =
    | comparabil-
exempt-27B1a =
    | articleminimum
exempt-28B =
    | articleforward
exempt-29A =
    | fuori turno .. accettat-
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
exempt-none-likely =
    | (<not>) (articolo/eccezione) .. (esclud-)?
side-declares =
    | (loro/<offending>/<offending_side>/quelli) .. (giocano/dichiarano/gioca/giocanti) .. (contratto/mano)?
side-declares-likely =
    | giocano
side-defends =
    | (<me> dichiarato/gioco <card>/mio contratto)
side-defends-likely =
    | (difend-/difeso/<defending_side>/indifesa/controgioco/controgiocano) | (attacca) (suo)? <partner>
    | (<partner>) .. (attacca/attaccare) .. (prima volta/primo attacco/iniziale)
first_turn-no =
    | attaccato .. (volte/volta)
first_turn-no-likely =
    | (attaccato/mosso/di mano/in mano) .. (prima/volta/precedenza/inizio)
first_turn-yes =
    | (prima volta/primo attacco/#1 attacco)
withdrawn_relates_to_suits-none-likely =
    | (<undone>/<amiss>) .. <not> .. (colore/seme/semi)
origin-ib =
    | insufficient- | articleminimum
origin-inadmissible =
    | inammissibil-
origin-out_of_turn =
    | fuori turno
