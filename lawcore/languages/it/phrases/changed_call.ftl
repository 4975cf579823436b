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
    | (pescat-/presa/preso) (male/per sbaglio) | (cartellin-) .. (sbagliat-/appiccicat-/attaccat-/preso male/scambi-)
    | (errore/sbaglio) .. (cartellino/box/bidding) | (scivolat-/meccanic-) | attaccat- | mi viene via
    | (calato/messo/tirato) <card> .. (cercando/anziche/volevo/al posto) | (dal box/dal) (è)? uscito | anziche | per sbaglio
    | <not> volevo | aveva in mente
meant-meant =
    | (ripensat-/cambiat- idea/ci ripensa) | poi voleva
    | <not> (visto/vista/sentito/notato) | (accort-/accorg-/ricordat-) .. (sistema/convenzione/apert-/dichiar-) | (meglio/piuttosto)
    | (ripens-/cambio (di)? idea/cambiat- idea/pentit-) | (voluto/apposta/di proposito/proprio/perche gli andava)
    | (volevo/voleva) proprio | sapendo | dormito sopra | in mente .. <not> | (ci)? ha ripensato
partner-called =
    | compagno .. (parlato/licitat-/chiamat-/passat-/dichiarat-)
    | (compagno/socio/compagna/dirimpettaio/pard) .. (gia/poi/aveva/ha)? .. (detto/passato/dichiarato/chiuso/licitato/parlato/rialzato/risposto/<card>)
partner-not_called =
    | nessuno .. (parlato/licitat-/chiamat-/detto) | compagno non .. (parlato/licitat-/chiamat-)
    | compagno .. non .. (parlato/licitat-/chiamat-/dichiarat-)
    | prima (che/del/di) .. (compagno/qualcuno/chiunque) | nessuno (parlato/dichiarato/licitato/passato) | nessuno .. (parlato/dichiarato/licitato)
    | (compagno/socio/compagna/dirimpettaio/pard) .. (<not>/nulla/muto/zitto/pure/fermo/no) .. (parlat-/mossa/dichiar-/chiamat-)?
    | nessuno .. (parlato/chiamato/fatto/dichiarato) .. (dopo/ancora)? | altri .. zitti | nessuno dopo
done-only_asked =
    | (posso/puo/vuole/voleva/vorrebbe/chiede di/chiesto di) (cambiare/cambi-/correggere/ritirare)
    | (posso/puo/possiamo/potrei/potrebbe) (io/lui)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
    | (vuole/vorrebbe/voglio/vorrei/chiede/chiesto/voleva/volevo) (di)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
    | (posso/puo/potevo/si puo/potrei) .. (cambiar-/toglier-/cambio/rimangiar-/ritirar-/toglierlo/cambiarlo)
    | (chiede/chiedo/domanda) (se)? .. (cambiar-/puo/poteva/potevo) | senza toccarla | (un attimo/aspetta) , (ho)? sbagliat-
    | (forse)? volevo altro
done-substituted =
    | (cambiat-/cambia/sostitui-) .. (in/con) | (mette/messo) .. poi .. (toglie/tolto) .. licit-
    | (cambiato/corretto/sostituito) subito
    | subito (cambiat-/corrett-/sostituit-)
    | (cambiat-/cambia/sostituit-/trasform-/scambi-) .. (con/in/per)? | (toglie/tolto) .. (mette/messo)
    | (rimesso/rimettere) .. (box/posto) .. (tirato/contrare/messo)? | dal .. (al/a) .. (passo/contro/<card>) | diventato
    | (poi) .. (mette/messo/messa) .. <card> | (gia/al volo) cambiato | tolto .. per | ci (ha)? messo sopra
    | ripens- .. (mette/messo/con) <card>
lho-none =
    | nessuno .. (parlato/licitat-/chiamat-)
    | nessuno .. (parlato/dichiarato/licitato/passato) | prima che .. (<lho>/qualcuno/chiunque) | <lho> .. <not> .. <calls>
    | nessuno .. (parlato/chiamato/fatto/dichiarato) .. (dopo/ancora)? | altri .. zitti
    | (sinistra/<lho>/chi segue/quello in mezzo) .. (fermo/aspetta/nemmeno/nessun movimento/neanche/<not> .. (parlat-/chiamat-))
    | nessuno dopo
lho-over_first =
    | (avversario di sinistra/avversario dopo/giocatore dopo/quello dopo) .. (passat-/licitat-/chiamat-/detto)
    | <lho> .. <calls>
    | <lho> .. (gia/aveva/ha)? .. (passato/contrato/detto/dichiarato/licitato/<card>) .. (sulla prima/prima/sopra/sul primo)?
    | io (avevo/gli ho/ho)? (gia)? (passato/contrato/dichiarato) | gia (passato/contrato)
    | (passato/contrato/detto) .. (sulla/sul) prim-
lho-declines =
    | non (accett-/accetta)
    | <lho> .. <not> .. <accepts> | <declines> | <lho> (protesta/oppone)
    | <not> .. (accett-/vuole) .. (second-/quella)? | (respinge/rifiuta/protest-/oppone/insiste) | ti tieni la prima | <lho> .. no
period-over =
    | attacco .. (fatto/scoperto)
    | (tre/#3) passo
    | (attacco/carta d attacco) .. (scoperto/girata/girato/fatto/in su) | (mano passata/carte .. rimesse) | quattro passo
lho-over_second =
    | <lho> .. <calls> .. (su/dopo/sopra) .. (second-/nuova/cambio/sostitu-)
    | <lho> .. (sul secondo/sopra la seconda/sulla seconda/sul nuovo/su quel/nuov-)
    | (licitat-/contrat-/detto/dichiarat-/parlat-) .. (sul/sopra/sulla/su) .. (second-/nuov-/cambiat-/quel)
    | <lho> .. (contrato/licitato) (il/la)? <card>
first_insuff-yes =
    | insufficient-
    | (insuff-/troppo bass-/corta) | <bid> su <beaten>
offender =
    | <named> .. (cambiato/cambia/sostitu-/tirato/messo/corregge/ritirat-/vuole)
meant-slip-else =
    | (errore/sbaglio) (di)? (dita/mano/cartellino/distrazione) | (dita)
    | (cartellin-/bidding box/box/meccanic-/attaccat-/appiccic-/scivolat-/per sbaglio/per errore/svista) .. (mett-/tirar-/passo/contro/cartell-/dire/<card>/pescat-)?
lho-declines-else =
    | (io/noi/lui) .. <not> .. <accepts> | <not> <accepts>
    | (seguente/successivo/sinistra/avversario/avversari/chi segue) .. (<not> accett-/rifiut-/oppon-/protest-)
lho-none-else =
    | <lho> .. <not> .. (parlato/dichiarato/passato)
    | (seguente/successivo/sinistra/nessuno/avversario/chi segue) .. <not>? .. (ancora)? (parlat-/licit-/dichiar-/passat-)
meant-unsure =
    | (errore/lapsus) o .. (ripens-/idea) | non (si)? sa
    | + (<not>/chi) .. (sa/lo sa/capir-/perche) | + (per sbaglio/lapsus/errore) o .. | + (lapsus) o no | + se fosse (vero/un lapsus)
meant-meant-else =
    | (ripens-/cambiat- idea/cambio idea/voleva proprio/dimenticat-/non avevo visto/non aveva visto/ci ripens-/pentit-/letto male/capito male)
partner-called-else =
    | compagno .. (gia/poi)? .. (dichiar-/licit-/parlat-/passat-/rispost-/detto)
partner-not_called-else =
    | compagno <not> .. (ancora)? .. (dichiar-/licit-/parlat-/passat-/rispost-) | prima (del/che parlasse il) compagno
done-only_asked-else =
    | (chied-/chiest-/domand-/vuole/vorrebbe/voleva/vorrei/posso/puo/si puo) .. (cambiar-/cambio/corregger-/riprender-/ritirar-/sostituir-)
done-substituted-else =
    | (cambiat-/cambia/sostituit-/sostituisce/rimess-/corrett-/ritirat-/riprende/ripres-/ha messo invece/tira fuori/poi mette/poi messo) .. (con/in/e/per/passo/contro/<card>)?
lho-over_first-else =
    | (seguente/successivo/sinistra/<lho>/nord/sud/est/ovest/avversario/chi segue) .. (gia/aveva/intanto)? .. (parlat-/licit-/dichiar-/messo/passat-/contrat-) .. (sul/sulla/sopra) (prim-/passo/vecchia)?
lho-over_second-else =
    | (seguente/successivo/sinistra/<lho>/avversario/chi segue) .. (parlat-/licit-/dichiar-/passat-/contrat-) .. (sul/sulla/sopra) .. (second-/nuov-/cambiat-)
period-open =
    | (ancora/siamo) .. (in licita/licitando/dichiarando) | licita (è)? aperta | (licita) .. in corso
first_insuff-no =
    | sufficientissimo | (sufficiente/regolare)
