# How an insufficient bid is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 27
certain =
    | (insufficient-/insuff)
    | <card> su .. <card>
    | <card> sopra <card>
    | non (basta/bastava/sufficiente)
topic =
    | (aperto/apre/apro) <card> .. (detto/dice/licit-/risposto/dichiar-) <card>
    | (detto/licit-/dichiarato) <card> (dopo) .. <card>
    | (licita/dichiarazione) .. (troppo bassa/bassa)
    | (dett-/dichiarat-/licitat-) .. (meno/sotto)
hint =
    | (sostitui-/cambi-/corre-) .. (licita/minima/passo/<card>)
    | (non accett-/accett-)
    | (minima)
    | (stess- seme/stessa denominazione)
trace =
    | comparabile
    | <card>
against =
    | fuori turno
    | attacc-
lho-called =
    | (giocatore dopo/quello dopo/avversario di sinistra/avversario dopo/chi segue/successivo) .. (detto/passat-/passa/licit-/dichiar-/contrat-/chiamat-/parlato)
lho-accepts =
    | (accetto/accetta/accettat-/accettano) | <who> accett-
lho-declines =
    | non (accett-/accetta/accettata/accettato) | rifiutat- | rifiuta | non lo vuole
repl-same_denom =
    | minima .. (stess-/seme/denominazione) | stess- (seme/denominazione) | livello (superiore/giusto/sufficiente) | (corrett-/alzat-) .. livello
repl-pass =
    | (cambi-/sostitu-/corre-) .. (in/con) passo | (messo/dice/detto) passo invece
repl-dbl_rdbl =
    | (cambi-/sostitu-/corre-/messo) .. (in/con) (contro/surcontro)
repl-insuff_again =
    | (altra/seconda/ancora/di nuovo) insufficiente | un altra insufficiente
repl-other_bid =
    | (altro/diverso) (seme/colore) | (sostitu-/cambi-) .. (con/in) <card> .. non comparabile
cmp-no =
    | non comparabile
cmp-yes =
    | chiamata comparabile
side-defends =
    | (loro/colpevoli/lui) .. (difend-/in difesa)
side-declares =
    | (loro/colpevoli) .. (giocano/dichiarano)
turn-out_of_turn =
    | (anche/e) fuori turno
early-yes =
    | (cambi-/corret-/sostitu-) .. prima .. (arbitro/arriv-)
meant-slip =
    | (sbagliat-/errore/preso) .. cartellino | lapsus | errore meccanico
damage-yes =
    | (aiutat-/danneggiat-/danno)
