# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
over-it = lho
word-other_bids =
    | passa | passato | contra | contrato | rialza | rialzato | dichiara | dichiarato | licita | licitato | interviene
    | surcontra
meant-meant =
    | + <not> (visto/vedeva/sentito/accort-/notato/vista)
    | <not> .. (visto/vista/notato) .. (<card>/dichiarazione/licita/intervento)
meant-meant-likely =
    | + (pensava/pensavo/credeva/credevo/convinto/convinta/credendo/pensando)
    | (apposta/volut-/di proposito/intenzionale/voleva proprio)
meant-slip =
    | (cartellin-) (<next_player>/incollat-/appiccicat-/incastrat-/sbagliat-) | lapsus
meant-slip-likely =
    | (box/attaccat-/appiccicat-/meccanic-/svista/uscit-)
meant-unsure-likely =
    | + (<not>/insicuro/dubbio/boh/chissa) .. (capisce/capire/sa/so/chiaro/chiara/saprei) .. (lapsus/voleva/volesse/volut-/scappat-/cartellin-/letto/incastrat-/intenzion-/se)
lho-accepts-likely =
    | (accettat-/accett-) | <who> accett- | <accepts>
    | <compass> <him>? (chiamato/licitato/passato/dichiarato/contrato/parlato)
lho-called-likely =
    | <lho> <him>? <other_bids>
lho-called =
    | (<next_player>/successivo/prossimo) (poi/<he>)? <him>? <other_bids>
    | (<lho>/prossimo/<next_player>/successivo) <him>? (avuto)? (detto/dice/messo) (passo/contro/<card>)
lho-declines =
    | (<not>) .. (accett-/presa/preso/passat-/voluta/voluto/vuole/piace/sta bene/va bene/data buona/tiene)
    | <not> (accetta/accettano/accettato/accettata/vuole/vogliono/gradisce)
lho-declines-likely =
    | (rifiutat-/respint-/respinge/boccia/rifiuto/rifiuta) | (dice/dico/dicono) (di)? no
lho-undecided-likely =
    | <not> .. (chiesto/domandato/interpellat-/interrogat-)
repl-dbl_rdbl =
    | (contro/contra) (al posto/invece)
repl-dbl_rdbl-likely =
    | (cambiat-/sostitui-/corrett-/cambia/mette/messo/poi/diventa/vuole) .. (con/in/al posto)? .. (contro/contrare/surcontro)
repl-insuff_again =
    | insufficient- .. (di nuovo/nuovamente/%2 volta)
    | (di nuovo/nuovamente/stesso) .. (corta/corto/insuff-/sotto/bassa/<not> basta)
repl-insuff_again-likely =
    | (altra/%2/di nuovo) insufficiente | (altra/nuova) (insuff-/licita insuff-)
    | (insuff-/bassa/corta) (%2/di nuovo/#2 volte)
repl-other_bid-likely =
    | (altra/altro/divers-) (seme/licita/dichiarazione/colore)
repl-pass =
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/rimpiazza/ritira/ritirata/trasforma) .. (passo/passa)
repl-pass-likely =
    | (,/./&) (passa/passare/passo)
    | (cambiat-/sostitui-/corrett-/cambia/mette/messo/poi/diventa) .. (con/in/al posto)? .. passo
    | (poi/adesso/ora/alla %3/alla fine) .. (passa/passo/passato) | (passo/passa) (al posto/invece)
    | (in/con/col) passo | (ora/poi/adesso) (passa/passo)
repl-same_denom =
    | (minimo/minima) .. (nel/nello/in/stesso)? (colore/seme/quadri/fiori/cuori/picche/sa/denominazione)?
    | (sostitu-/corregge/corrett-/cambiat-/rimpiazz-) .. stess- (seme/colore/denominazione)
repl-same_denom-likely =
    | (giusto/stesso/suo) (livello/seme/colore) | stess- (seme/colore/denominazione)
lho2-accepts =
    | (stavolta/questa volta/%2/questa/a quel punto) .. (accett-/va bene/tiene/buona/detto/dice/sta bene)
lho2-declines-likely =
    | (%2/#2/ricambio/rimpiazzo) .. (rifiut-/respint-/<not> accett-/<not> vuole)
cmp-no =
    | (<not>/altro che/col cavolo/per <not>/tutt altro) .. (comparabil-/paragonabil-)
cmp-yes-likely =
    | comparabil-
natural_both-no-likely =
    | (transfer/artificial-/stayman/convenzional-)
natural_both-yes =
    | (<everyone>/tutte & #2/#2) .. natural- | natural- (tutt-/entramb-)
natural_both-yes-likely =
    | (naturale/naturali) .. (naturale/<everyone>/tutte/tutt)
precise-yes =
    | (dice/dicono/significa/vuol dire/mostra/promette) .. (stess-/uguale/identic-)
    | (dice/racconta/mostra/vuol dire/significa) .. stess- (cosa/mano/cose/<card>)
turn-in_turn-likely =
    | (suo/mio) turno
turn-out_of_turn =
    | (fuori turno/fuori rotazione/fuori giro)
turn-out_of_turn-likely =
    | <not> .. toccava
early-no =
    | <not> .. (cambiat-/toccat-/corrett-/sostituit-/sostituzione) .. prima (dell/del/che) .. (arbitro/arrivo/arriv-)
early-yes =
    | (corrett-/cambiat-/sostituit-/rettificat-/aggiustat-/rimediat-) .. (prima che/prima di/prima dell/<not> (aspettare/chiamare))
early-yes-likely =
    | prima .. (arbitro/arriv-/chiam-)
prior-dbl =
    | contro .. (annullat-/tolt-/levat-/<not> valeva/<not> puo) .. (poi/adesso/ora)
    | (provato/tentat-/incaponito) .. (contro/contrare)
    | (messo/provato/sostituito/tentato) .. contro .. (annullat-/vietat-/tolt-/levat-)
    | <him> avuto (provato/messo/tentato) .. contro
prior-insuff =
    | (prima/#1/precedente/altra) (sostitu-/correzione/licita/prova/rimpiazzo) .. (insuff-/bassa/corta)
    | (insuff-/bassa) .. (annullata/cancellata) .. (poi/ora/adesso)
prior-insuff-likely =
    | (rimpiazzo/ricambio/%2/altra) .. (insuff-/corta/corto) .. (annullat-/tolt-/rifiutat-)
side-defends-likely =
    | (difendono/difende/<we> difeso/difendere/difendevano) | indifesa
side-unknown =
    | (licita/licitazione) (prosegue/continua/aperta/in corso)
damage-no-likely =
    | <not> .. (danneggiat-/danno/danni)
damage-not_yet-likely =
    | (stiamo/siamo) .. (giocando/presa/prese)
damage-yes-likely =
    | <not> .. (insuff-/licita) <not> .. (chiam-/arriv-/trov-)
offender =
    | (licita/dichiarazione/offerta)? insufficient- (di/del/dell/della) <who> | <who> <him>? (fatto/fa)? (licita/dichiarazione)? insufficient-
