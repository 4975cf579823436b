# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-new =
    | %2 | #2 | nuova | nuovo | nuova chiamata | %2 chiamata | sostitu-
meant-meant =
    | (ripensato/ripensata) | (cambiato/cambia) idea | (ripens-/cambio (di)? idea/cambiat- idea/pentit-)
meant-slip =
    | (cartellin-) .. (sbagliat-/appiccicat-/attaccat-/preso male/scambi-)
    | (preso/tirato)? (cartellin-) (sbagliat-/incastrat-/sotto/accanto)
    | (errore/sbagliat-/sbaglio/scappat-) .. (cartellino/box/scatola/meccanico)
    | (errore/sbaglio) (di)? (dita/mano/cartellino/distrazione) | (appiccicat-/attaccat-) .. cartellin-
meant-slip-likely =
    | (cartellin-/bidding box/box/meccanic-/attaccat-/appiccic-/scivolat-/per sbaglio/per errore/svista) .. (mett-/tirar-/passo/contro/cartell-/dire/<card>/pescat-)?
    | per (sbaglio/errore) | + (voleva/volevo/intendeva/intendevo) .. (tirato/preso/estratto/pescato/messo)
    | (tirato/estratto/preso/messo/pescato) .. (voleva/volevo/invece/al posto/volendo/intendevo/intendeva)
    | appiccicat- | bidding box
meant-unsure =
    | + <not> (capisce/capisco/so/sa/chiaro) .. (lapsus/slip/ripens-/voleva/cartellin-/meccanic-)
partner-called =
    | (<partner>/dirimpettaio) <him>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/detto/risposto/chiuso)
    | <partner> .. (licitat-/chiamat-/passat-/dichiarat-/rispost-)
partner-not_called =
    | <partner> <not> (parlato/dichiarato/licitato/chiamato)
partner-not_called-likely =
    | <partner> (muto/zitto/fermo/deve chiamare/da chiamare/deve parlare/<not>)
    | nessuno .. (parlato/licitat-/chiamat-/dichiarato)
done-only_asked =
    | + (chiesto/chiede/chiedo/domanda) se (puo/poteva/potevo) (cambiare/ritirare/correggere)
    | + (se)? (potevo/poteva) (cambiarla/cambiarlo/cambiare/rimangia-)
done-only_asked-likely =
    | (voleva/vorrebbe/voleva fare) (altro/cambiare)
    | (vuole/vorrebbe/voglio/vorrei/chiede/chiesto/voleva/volevo) (di)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
done-substituted =
    | (ritira/ritirato/rimette/rimesso/toglie/tolto/riprende/ripreso) .. & <him>? (passa/passato/mette/messo/dice/detto/licita/licitato/dichiara/dichiarato/contra/contrato)
    | (sulla/sul/sopra/rifiuta/accetta/declina) <new> | cambio (di)? (dichiarazione/chiamata/licita)
done-substituted-likely =
    | (cambiat-/cambia/sostituit-/sostituisce/corrett-/ritirat-/riprende/ripres-/<he> messo invece/tira fuori/poi mette/poi messo) .. (con/in/&/per/passo/contro/<card>)?
    | (cambiat-/cambia/sostituit-/trasform-/scambi-) .. (con/in/per)?
    | (ritira-/tolto/toglie/rimette/rimesso) .. (mette/messo/tira/tirato/dice/detto/passa/contra)
    | (poi) .. (mette/messo/messa) .. <card> | tolto .. per
lho-declines =
    | <not> .. (accett-/vuole) .. (second-/quella)? | <lho> .. <not> .. <accepts> | <declines>
lho-declines-likely =
    | (respinge/rifiuta/rifiutat-/protest-/oppone)
lho-none =
    | nessuno <him>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/fatto/mosso/detto) .. (dopo/dito)?
    | <lho> <him>? (avuto)? <not> .. (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/fatto/detto/mosso)
    | (sinistra/<lho>/<next_player>/quello in mezzo/<left_opponent>) (fermo/ferma/aspetta/muto/muta/zitto/zitta)
lho-over_first =
    | (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene) (sulla/sul/su) (prima/primo)
lho-over_first-likely =
    | (passato/contrato/detto) .. (sulla/sul) prim-
    | <compass> <him>? (chiamato/licitato/passato/dichiarato/contrato/parlato/passa/licita/dichiara/contra)
lho-over_second =
    | (sulla/sul/sopra) <new> | <lho> .. (sul %2/sopra %2/sulla %2/sul nuovo/sulla nuova/su quel)
period-open =
    | <not> (chiusa/finita/conclusa)
period-over =
    | attacco (fatto/in tavola/scoperto) | (mani/carte) .. (rimesse/riposte)
period-over-likely =
    | (mani/carte) (riposte/rimesse/in tavola)
first_insuff-no-likely =
    | (sufficiente/regolare)
first_insuff-yes =
    | (prima/primo) .. (basso/bassa/insuff-/corta)
first_insuff-yes-likely =
    | (insuff-/troppo bass-/corta)
side-declares-likely =
    | (giocano/gioca/giocato) (loro/<he>)
side-defends-likely =
    | (difendono/difende/<we> difeso/difendere/difendevano)
offender =
    | <who> <him>? (tirato fuori/tira fuori/preso/prende/messo/mette/estratto/estrae/tirato) .. (cartellin-/passo/contro/<card>) | <who> <him>? (cambia/cambiato/corregge/corretto/sostituisce/sostituito/ritira/ritirato) | cartellin- sbagliat- (di/del/della/dell) <who>
partner-called-likely =
    | <compass> <him>? (chiamato/licitato/passato/dichiarato/contrato/parlato/passa/licita/dichiara/contra)
