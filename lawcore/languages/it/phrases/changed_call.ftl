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
    | senza volerlo | <not> (volevo/voleva/intendevo/intendeva) | appiccicat- | bidding box | (pescat-/presa/preso) (male/per sbaglio)
    | (cartellin-) .. (sbagliat-/appiccicat-/attaccat-/preso male/scambi-) | (errore/sbaglio) .. (cartellino/box/bidding)
    | (scivolat-/meccanic-) | attaccat- | mi viene via | (calato/messo/tirato) <card> .. (cercando/anziche/volevo/al posto)
    | (dal box/dal) (è)? uscito | anziche | per sbaglio | <not> volevo | aveva in mente
    | (voleva/volevo/voleva dire) (<card>/passo/contro) (&/ma/,)? <him>? (preso/tirato/messo/uscito)
    | (cartellin-) (sbagliat-/incastrat-/sotto/accanto) | incastrat- | aver sbagliato cartellino | (volevo/voleva) <card> <not> <card>
    | uscit- al posto di | <not> (avuto)? mai voluto | misclick | tirato fuori per sbaglio | cartellin- (appiccicat-/attaccat-)
    | (appiccicat-/attaccat-) .. cartellin- | passo al posto (del/di)? <card>
meant-meant =
    | (ripensat-/cambiat- idea/ci ripensa) | poi voleva | <not> (visto/vista/sentito/notato)
    | (accort-/accorg-/ricordat-) .. (sistema/convenzione/apert-/dichiar-) | (meglio/piuttosto)
    | (ripens-/cambio (di)? idea/cambiat- idea/pentit-) | (voluto/apposta/di proposito/proprio/perche gli andava)
    | (volevo/voleva) proprio | sapendo | dormito sopra | in mente .. <not> | (ci)? ha ripensato
    | (ripensa/ripenso/ripensamento/ripensato) | (voleva/volevo) davvero | poi visto | cambiat- idea | <not> lapsus
partner-called =
    | (compagno/socio/compagna/dirimpettaio/pard/partner) <him>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/detto/risposto/chiuso)
    | <he>? (parlato/chiamato/licitato) compagno | compagno (intervenuto/<card>/parla)
    | compagno .. (licitat-/chiamat-/passat-/dichiarat-/rispost-) | mio <him>? (avuto)? (detto/dichiarato) <card>
    | passo del (suo/mio)? compagno
partner-not_called =
    | nessuno .. (parlato/licitat-/chiamat-/dichiarato)
    | (compagno/socio/partner) <him>? (avuto)? <not> .. (parlat-/licitat-/chiamat-/dichiarat-/fatto/detto)
    | prima (che/del/di) .. (compagno/qualcuno/chiunque) | compagno (muto/zitto/fermo/deve chiamare/da chiamare/deve parlare/nulla)
    | (compagno/socio) .. <not> .. (parlat-/mossa/dichiar-/chiamat-) | altri .. zitti | nessuno dopo | nessuno .. mosso
    | (compagno/socio/dirimpettaio/partner) no $ | dirimpettaio .. <not> .. parlato | (compagno/socio/partner) <him>? <not> (mosso/mossa)
    | compagno (deve/da) (parlare/dichiarare/chiamare) | prima del compagno | <not> parlato compagno
done-only_asked =
    | (posso/puo/vuole/voleva/vorrebbe/chiede di/chiesto di) (cambiare/cambi-/correggere/ritirare)
    | (posso/puo/possiamo/potrei/potrebbe) (io/lui)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
    | (vuole/vorrebbe/voglio/vorrei/chiede/chiesto/voleva/volevo) (di)? .. (cambiar-/correg-/sostituir-/ritirar-/rettificar-)
    | (posso/puo/potevo/si puo/potrei) .. (cambiar-/toglier-/cambio/rimangiar-/ritirar-/toglierlo/cambiarlo)
    | (chiede/chiedo/domanda) (se)? .. (cambiar-/puo/poteva/potevo) | senza toccarla | (un attimo/aspetta) , (ho)? sbagliat-
    | (forse)? volevo altro | + (chiesto/chiede/chiedo/domanda) se (puo/poteva/potevo) (cambiare/ritirare/correggere)
    | detto (ops/opla) & basta
    | + (se)? (potevo/poteva) (cambiarla/cambiarlo/cambiare/rimangia-) | + chiesto se poteva cambiar-
done-substituted =
    | (cambiat-/cambia/sostitui-) .. (in/con) | (mette/messo) .. poi .. (toglie/tolto) .. licit- | (cambiato/corretto/sostituito) subito
    | subito (cambiat-/corrett-/sostituit-) | (cambiat-/cambia/sostituit-/trasform-/scambi-) .. (con/in/per)?
    | (toglie/tolto) .. (mette/messo) | (rimesso/rimettere) .. (box/posto) .. (tirato/contrare/messo)?
    | dal .. (al/a) .. (passo/contro/<card>) | diventato | (poi) .. (mette/messo/messa) .. <card> | (gia/al volo) cambiato | tolto .. per
    | ci (ha)? messo sopra | ripens- .. (mette/messo/con) <card> | (sulla/sul/sopra/rifiuta/accetta/declina) (la)? <new>
    | dopo (il)? cambio | cambio (di)? (dichiarazione/chiamata/licita) | ops <card> | (poi)? sostituita
    | mette #1 altra | cambiat- (in/con/a) | cambiato in <card>
    | (rimpiazza-/modifica-/rettifica-/converti-/corregge/corretto/scambia-) .. (in/con/a)? (<card>/passo/contro)
    | (ritira-/tolto/toglie/rimette/rimesso) .. & (mette/messo/tira/tirato/dice/detto/passa/contra) | <card> poi <card>
    | (poi/ora/adesso) (mette/messo/tira/fa) (<card>/passo/contro)
lho-none =
    | nessuno <him>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/fatto/mosso/detto) .. (dopo/ancora/dito)?
    | prima che .. (<lho>/qualcuno/chiunque)
    | <lho> <him>? (avuto)? <not> .. (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/fatto/detto/mosso)
    | altri .. zitti | (sinistra/<lho>/chi segue/quello in mezzo/lho) (fermo/ferma/aspetta/muto/muta/zitto/zitta) | nessun movimento
    | nessuno dopo | (quello in mezzo/lho/sinistra) (<not>/tutto fermo) | (<lho>/lho) <him>? (avuto)? <not> .. (proferito/parlato/mosso)
    | alla sinistra <not> | a sinistra tutto fermo | (lho/chi segue) (deve/da) (parlare/dichiarare/chiamare)
    | prima (di/del/della) (lho/chi segue)
lho-over_first =
    | io (avevo/gli ho/ho)? (gia)? (passato/contrato/dichiarato) | (passato/contrato/detto) .. (sulla/sul) prim-
    | (<lho>/lho/next_player/sinistra/avversario/quello dopo/seguente/chi segue) <he>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene) .. (sulla prima/sul primo/sopra)?
    | <lho> <him>? (avuto)? (detto/messo) (<card>/passo/contro)
    | (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene) (sulla/sul/su) (prima/primo)
    | dopo <he>? (parlato/licitato) sulla prima | (<lho>/lho) <him>? messo (suo/il suo)?
    | (passato/dichiarato/licitato) (sopra/sulla) sua prima | io avuto (passato/dichiarato/contrato)
lho-declines =
    | non (accett-/accetta) | <lho> .. <not> .. <accepts> | <declines> | <lho> (protesta/oppone)
    | <not> .. (accett-/vuole) .. (second-/quella)? | ti tieni la prima | <lho> .. no
    | (<lho>/next_player/seguente) .. <not> (accetta/accettato/vuole/gradisce/tiene)
    | (rifiuta/respinge) (seconda/secondo/nuova/cambio/contro/passo) | (respinge/rifiuta/rifiutat-/protest-/oppone)
period-over =
    | attacco .. (fatto/scoperto) | (tre/#3) passo | (attacco/carta d attacco) .. (scoperto/girata/girato/fatto/in su)
    | (mano passata/carte .. rimesse) | quattro passo
    | (licita/asta/dichiarazione/periodo/licitazione) .. (finit-/chius-/terminat-/conclus-) | attacco (fatto/in tavola/scoperto)
    | (licita) & attacco fatti | (mani/carte) (riposte/rimesse/in tavola) | (mani/carte) .. (rimesse/riposte) | rimesse nel board
    | attacco (sul/in)? tavolo
lho-over_second =
    | <lho> <he>? (avuto)? (passato/licitato/dichiarato/contrato/parlato/chiamato/rialzato/chiama/licita/dichiara/contra) (su/sul/sopra/dopo) (%2/nuov-/seconda/secondo)
    | (<lho>/next_player/seguente/chi segue/sinistra/quello dopo/vicino) <him>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/detto) (su/sul/sulla/sopra/dopo) (la/il)? (<new>/quel/quella)
    | (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene) (sul/sopra/sulla/su/dopo) (<new>/cambio/quella nuova)
    | <lho> .. (sul secondo/sopra seconda/sulla seconda/sul nuovo/sulla nuova/su quel)
    | (sinistra/<lho>) <him>? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene) sopra (nuova/seconda)
    | <lho> .. (contrato/licitato/detto <card>) .. (su quel/quel)
first_insuff-yes =
    | insufficient- | (insuff-/troppo bass-/corta) | <bid> su <beaten> | (prima/primo) .. (basso/bassa/insuff-/corta)
offender =
    | <named> .. (cambiato/cambia/sostitu-/tirato/messo/corregge/ritirat-/vuole)
meant-slip-else =
    | (errore/sbaglio) (di)? (dita/mano/cartellino/distrazione) | (dita)
    | (cartellin-/bidding box/box/meccanic-/attaccat-/appiccic-/scivolat-/per sbaglio/per errore/svista) .. (mett-/tirar-/passo/contro/cartell-/dire/<card>/pescat-)?
lho-declines-else =
    | (io/noi/lui) .. <not> .. <accepts> | <not> <accepts>
    | (seguente/successivo/sinistra/avversario/avversari/chi segue) .. (<not> accett-/rifiut-/oppon-/protest-)
lho-none-else =
    | (seguente/successivo/sinistra/avversario/chi segue) <him>? (avuto)? <not> .. (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene/fatto)
meant-unsure =
    | (errore/lapsus) o .. (ripens-/idea) | non (si)? sa | + (<not>/chi) .. (sa/lo sa/capir-/perche) | + (per sbaglio/lapsus/errore) o
    | + (lapsus) o no | + se fosse (vero/un lapsus)
    | + <not> (capisce/capisco/so/sa/chiaro) .. (lapsus/slip/ripens-/voleva/cartellin-/meccanic-) | + (boh/chissa/mah/insicuro) .. (lapsus/slip/ripens-/voleva/cartellin-/meccanic-)
    | + (lapsus/slip/errore) o (ripens-/cambio) | + voleva .. boh | + se (ripens-/lapsus/voleva)
meant-meant-else =
    | (ripens-/cambiat- idea/cambio idea/voleva proprio/dimenticat-/non avevo visto/non aveva visto/ci ripens-/pentit-/letto male/capito male)
partner-called-else = compagno .. (dichiar-/licit-/parlat-/passat-/rispost-/detto)
partner-not_called-else =
    | compagno <not> | prima (del/che parlasse il) compagno
done-only_asked-else =
    | (chied-/chiest-/domand-/vuole/vorrebbe/voleva/vorrei/posso/puo/si puo) .. (cambiar-/cambio/corregger-/riprender-/ritirar-/sostituir-)
done-substituted-else =
    | (cambiat-/cambia/sostituit-/sostituisce/corrett-/ritirat-/riprende/ripres-/ha messo invece/tira fuori/poi mette/poi messo) .. (con/in/e/per/passo/contro/<card>)?
lho-over_first-else =
    | (seguente/successivo/sinistra/<lho>/avversario/chi segue) <him>? (avuto)? (passato/passa/licitato/licita/dichiarato/dichiara/contrato/contra/parlato/parla/chiamato/chiama/rialzato/intervenuto/interviene)
lho-over_second-else = (sulla/sul/sopra) <new>
period-open =
    | (ancora/siamo) .. (in licita/licitando/dichiarando) | licita (è)? aperta | (licita) .. in corso | <not> (chiusa/finita/conclusa)
    | attacco <not> fatto | (periodo/licita/licitazione/asta) (licitativo)? (aperto/aperta/viva) | licita .. <not> .. (chiusa/finita)
first_insuff-no =
    | sufficientissimo | (sufficiente/regolare) | <not> insufficient-
word-new =
    | seconda | secondo | %2 | nuova | nuovo | nuova chiamata | seconda chiamata | sostitu-
side-unknown =
    | (licita/dichiarazione/asta) (in corso/prosegue/continua) | meta licita
side-defends =
    | (<offending>/colpevoli/linea colpevole/loro/offensori) .. (difend-/difesa/controgioco/indifesa/controgiocano)
    | (difendono/difende/difendiamo/difendere/difendevano) | (finiscono/finito/finiti) .. (difend-/difesa/indifesa)
    | (gioco/giochiamo/giocato) .. (io/noi) .. contratto | <innocent> .. (gioca/giocano/gioco/dichiara/giochiamo)
    | (gioco/giochiamo) (io/noi)? <card> | (sono/siamo/ora/adesso/stanno) (indifesa/difesa) | (sono/ero) dichiarante | alla fine difendono
    | poi difendono
