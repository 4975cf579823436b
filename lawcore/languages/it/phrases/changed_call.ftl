# How a call that was changed is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 25
certain =
    | (cambiare/cambio/ritirare/correggere) .. (licita/dichiarazione/chiamata)
    | (messo/detto/licit-/tirato) .. <card> .. invece .. <card>
    | (passato/licit-/detto) .. (poi) .. (voleva) .. (contr-/licit-/passare/cambi-)
topic =
    | (cambi-/ritir-/sostitu-) .. (licita/dichiarazione/chiamata/passo/contro/cartellino/<card>/dichiarato)
    | (cambia/cambiare/cambiato) .. (idea) .. (licit-/passo/dichiar-)
    | (sbagliat-/sbaglia/sbaglio) .. (cartellino/box/bidding box/scatola)
    | (cartellino) .. (sbagliat-/volev-/errat-)
    | (voleva/volevo) (dire/licitare/dichiarare/mettere/passare/contrare/fare) .. (<card>/passo/contro)
    | (preso/tirato) .. <card> .. (invece/voleva)
    | errore meccanico
    | (ripensat-) .. (licit-/dichiar-/passo)
hint =
    | (cambia/cambiato/cambiare)
    | (parlato/licitato)
    | lapsus
trace =
    | (licit-/dichiar-/passo/contro/<card>)
against =
    | insufficient-
    | <card> su <card>
    | (spiega-/alert)
    | (morto/carta)
    | fuori turno
meant-slip =
    | lapsus | (errore/sbagliat-/sbaglio/scappat-) .. (cartellino/box/scatola/meccanico) | cartellino .. (sbagliat-/scappat-)
    | errore meccanico | non voleva (dire/licitare/fare) | <card> invece di <card> per (errore/sbaglio)
    | (tirato/messo/preso) .. (per sbaglio/per errore/invece di) | (per sbaglio/per errore) .. (invece/al posto)
    | (tirato/estratto/preso/messo/pescato) .. (voleva/volevo/invece/al posto/volendo/intendevo/intendeva)
    | (volevo/voleva/intendevo/intendeva) (tirare/mettere/prendere/dire/passare/contrare/dichiarare) | involontari- | per (sbaglio/errore)
    | senza volerlo | <not> (volevo/voleva/intendevo/intendeva) | appiccicat- | bidding box
meant-meant =
    | (ripensat-/cambiat- idea/ci ripensa) | poi voleva
    | <not> (visto/vista/sentito/notato) | (accort-/accorg-/ricordat-) .. (sistema/convenzione/apert-/dichiar-) | (meglio/piuttosto)
partner-called =
    | compagno .. (parlato/licitat-/chiamat-/passat-/dichiarat-)
partner-not_called =
    | nessuno .. (parlato/licitat-/chiamat-/detto) | compagno non .. (parlato/licitat-/chiamat-)
    | compagno .. non .. (parlato/licitat-/chiamat-/dichiarat-)
    | prima (che/del/di) .. (compagno/qualcuno/chiunque) | nessuno (parlato/dichiarato/licitato/passato) | nessuno .. (parlato/dichiarato/licitato)
done-only_asked =
    | (posso/puo/vuole/voleva/vorrebbe/chiede di/chiesto di) (cambiare/cambi-/correggere/ritirare)
    | (posso/puo/possiamo/potrei/potrebbe) (io/lui)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
    | (vuole/vorrebbe/voglio/vorrei/chiede/chiesto/voleva/volevo) (di)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
done-substituted =
    | (cambiat-/cambia/sostitui-) .. (in/con) | (mette/messo) .. poi .. (toglie/tolto) .. licit-
    | (cambiato/corretto/sostituito) subito
    | subito (cambiat-/corrett-/sostituit-)
lho-none =
    | nessuno .. (parlato/licitat-/chiamat-)
    | nessuno .. (parlato/dichiarato/licitato/passato) | prima che .. (<lho>/qualcuno/chiunque) | <lho> .. <not> .. <calls>
lho-over_first =
    | (avversario di sinistra/avversario dopo/giocatore dopo/quello dopo) .. (passat-/licitat-/chiamat-/detto)
    | <lho> .. <calls>
lho-declines =
    | non (accett-/accetta)
    | <lho> .. <not> .. <accepts> | <declines> | <lho> (protesta/oppone)
period-over =
    | attacco .. (fatto/scoperto)
    | (tre/#3) passo
lho-over_second =
    | <lho> .. <calls> .. (su/dopo/sopra) .. (second-/nuova/cambio/sostitu-)
first_insuff-yes =
    | insufficient-
offender =
    | <named> .. (cambiato/cambia/sostitu-/tirato/messo/corregge/ritirat-/vuole)
meant-slip-else =
    | (errore/sbaglio) (di)? (dita/mano/cartellino/distrazione) | (dita)
lho-declines-else =
    | (io/noi/lui) .. <not> .. <accepts> | <not> <accepts>
lho-none-else =
    | <lho> .. <not> .. (parlato/dichiarato/passato)
meant-unsure =
    | (errore/lapsus) o .. (ripens-/idea) | non (si)? sa
