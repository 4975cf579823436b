# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-doveva =
    | doveva | dovevo | toccava | spettava | tocca | deve | di turno | stava | spetta | dovuto
word-sbagliato =
    | sbagliato | sbagliata | <not> giusto | errato | errata
leader-decl_side =
    | (<declarer>/<dummy>) <him>? (attaccato/attacca/uscito/esce) | (parte/linea) del <declarer>
leader-decl_side-likely =
    | (attacca/attaccato/uscito/esce) (<declarer>/<dummy>) (al posto/invece)?
leader-right-likely =
    | giusto | (<defender>/giocatore/quello/mano/persona/<partner>) (giusto/giusta/regolare/corretto) | di turno
    | (tutto)? regolare
leader-wrong =
    | (fuori turno/<not> toccava/fuori posto) | attacco (sbagliato/sbagliata/irregolare)
    | (<sbagliato>) .. (attacc-/<defender>)
leader-wrong-likely =
    | (toccava/spettava/doveva) (attaccare)? (a/al/all/alla)? (<him>/altro/altra/<partner>/signora/suo <partner>/mio <partner>)
    | (al posto/invece) .. (<him>/di/del/mio/suo)?
    | (<defender>/giocatore/quello/quella/<partner>/persona/mano/parte/lato/signora/signore/#1/<opponent>) (<sbagliato>)
    | <not> (<doveva>)
faced-no-likely =
    | (copert-/<not> scopert-/<not> girata/faccia in giu/dorso/rovesciat-)
faced-no =
    | (attacc-/uscit-/esce) (<card>/<compass>/<partner>/<defender>/carta)? copert-
faced-yes =
    | (scopert-/girata/faccia in su/in chiaro/visibile/scoperto/girato/visto da <everyone>)
choice-accept =
    | (accett-/tiene/tengo/gradisc-) .. (volentieri/attacco/<me>)?
choice-accept-likely =
    | (tengo/tiene/prende per buon-/accetta/<me> vinto)
choice-refuse =
    | <declines> | <not> (vuole/accett-/voglio/gradi-)
choice-spread-likely =
    | (stende/stendo) | (fa/diventa/<me> fatto) <dummy>
choice-undecided =
    | <not> .. (decis-/scelt-/chiest-/interpellat-/domandat-)
misinformed-no =
    | <not> (<opponent>/nessuno) .. (detto/indicat-)
misinformed-no-likely =
    | nessun- .. (detto/dett-/indotto/indicat-)
misinformed-yes-likely =
    | (dett-/detto/dice/indicando/assicurat-) .. (tocca-/attacc-/uscire/esci/attacchi)
    | (tocca a te/tocca a <he>/attacca tu/esci tu/vai tu/sta a te/attacchi <he>/attacchi tu)
partner_down-no =
    | <not> .. (messo/posato) .. (giu/tavolo)
partner_down-no-likely =
    | (altro/giusto/<partner>/<him>) .. <not> .. (messo/attaccat-/posat-/giu)
dummy_seen-no =
    | <not> .. (vist-/visto/vedere) .. <dummy>
    | <dummy> <him>? <not> .. (steso/stende/sceso/scende/scendere/calato/giu/aperto/scoperto/mostrato/messo)
dummy_seen-yes =
    | <dummy> <him>? (sue)? (steso/stese/stesa/stende/sceso/scesa/scende/calato/cala/giu/a terra/per terra/in tavola)
    | <dummy> <him>? (aperto/apre/scoperto/scopre/mostrato/mostra/esposto/messo/mette/posato/posa) (sue)? (giu)? (carte/carta/mano/tutto)
    | <dummy> <him>? (messo/mette) giu | (sceso/scende/steso) <dummy>
    | carte del <dummy> .. (scopert-/stes-/espost-/in vista/in tavola/sul tavolo/visibil-/giu)
dummy_seen-yes-likely =
    | (vist-/visto/vede/intravist-) .. (del)? <dummy>
