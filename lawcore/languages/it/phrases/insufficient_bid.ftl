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
    | <lho> .. <nobid> | (su/insuff-/basta-/<card>) ... <lho> .. <calls> | (su/insuff-/bast-) ... (io/noi) .. (passato/contrato)
    | (passato/contrato) sopra | licita (andata/proseguita/continuata) | (dichiarato/licitato/parlato/passato/contrato) sopra
    | (passato/contrato/dichiarato/parlato) prima che .. (accorg-/not-/vedess-/accort-) | nessuno .. (accort-/notat-) .. <calls>
lho-accepts =
    | (accetto/accetta/accettat-/accettano) | <who> accett-
    | <lho> .. <accepts> | (io/noi/loro) .. <accepts> | <accepts> ++ (insuff-/su/bast-) | (voglio/vuole/vogliamo/preferisco) (accettar-/tenerla) | accett-
lho-declines =
    | non (accett-/accetta/accettata/accettato) | rifiutat- | rifiuta | non lo vuole
    | <not> .. <accepts> | <declines> | <not> (vuole/voglio/vogliono) | (vuole/chiede) .. (correg-/cambi-) | <not> lascia
repl-same_denom =
    | minima .. (stess-/seme/denominazione) | stess- (seme/denominazione) | livello (superiore/giusto/sufficiente) | (corrett-/alzat-) .. livello
    | (un)? livello (sopra/piu alto/in piu) | (rende/resa/reso/fatta) sufficiente | (minima/piu bassa) .. (sufficiente/stesso/seme/legale) | minima sufficiente
    | (sostituit-/cambiat-/corrett-) .. minima | con (la)? minima
repl-pass =
    | (cambi-/sostitu-/corre-) .. (in/con) passo | (messo/dice/detto) passo invece
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/rimpiazza/ritira/ritirata/trasforma) .. (passo/passa)
    | (poi/&) .. (ha)? (ripiega/ripiegato) su passo | con passo | in passo | (sceglie/decide/preferisce) (di)? (passare/passo)
    | (al posto/invece) passo | (passo/passa) (al posto/invece) | (accettata/accettato/rifiutata) , (passa/passo/passato)
    | (poi/allora/&) (passa/passato/passo)
repl-dbl_rdbl =
    | (cambi-/sostitu-/corre-/messo) .. (in/con) (contro/surcontro)
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/trasforma) .. (contro/surcontro/contra)
    | (in/con) (contro/surcontro) | (contro/contra) (al posto/invece) | (sceglie/decide/vuole) .. (contrare/contro)
repl-insuff_again =
    | (altra/seconda/ancora/di nuovo) insufficiente | un altra insufficiente
    | (altra/seconda/nuova/nuovamente/di nuovo/ancora una) .. insufficient- | insufficient- .. (di nuovo/nuovamente/seconda volta) | (di nuovo/ancora) non basta
repl-other_bid =
    | (altro/diverso) (seme/colore) | (sostitu-/cambi-) .. (con/in) <card> .. non comparabile
    | (altro/diverso/nuovo) (seme/colore) | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce) .. (altra dichiarazione/altra licita/altro seme)
cmp-no =
    | non comparabile
    | <not> .. (comparabil-/paragonabil-/equivalent-) | (altro/diverso) significato
cmp-yes =
    | chiamata comparabile
    | (comparabil-/paragonabil-/equivalent-) | stesso significato | (mostra/significa/vuol dire) .. (stessa cosa/stesso)
side-defends =
    | (loro/colpevoli/lui) .. (difend-/in difesa) | (loro/colpevoli/<offending>) .. (difend-/difesa/controgioco/indifesa)
    | (giochiamo noi/giocato noi/dichiariamo noi) | <innocent> .. (gioca/giocano/dichiara) contratto
side-declares =
    | (loro/colpevoli) .. (giocano/dichiarano)
    | (loro/<offending>) .. (giocano/giocato/dichiarano) .. (contratto/mano) | (difendiamo noi/noi difendiamo) | <innocent> difende
turn-out_of_turn =
    | (anche/e) fuori turno
    | (fuori turno/non toccava) ++ (insuff-/su/bast-)
early-yes =
    | (cambi-/corret-/sostitu-) .. prima .. (arbitro/arriv-)
    | prima .. (arbitro/chiam-/arriv-/spieg-/opzion-) ++ (cambi-/corret-/corregg-/sostitui-/rettific-/passo)
    | da solo | senza (aspettare/chiamare) | prima .. arbitro
meant-slip =
    | (sbagliat-/errore/preso) .. cartellino | lapsus | errore meccanico | (errore/sbaglio) (meccanico/di mano/di cartellino/materiale)
    | (cartellino/cartoncino) (sbagliat-/attaccat-) | sbagliat- cartellino | scivolat-
    | (voleva/volevo/intendeva) (tirare/mettere/prendere/estrarre)
    | (preso/tirato/estratto/messo/pescato) .. (ma voleva/invece/al posto/volendo) | appiccicat- | bidding box | mis click
damage-yes =
    | (aiutat-/danneggiat-/danno)
    | (danneggiat-/danno) | (aiutat-/guadagnat-/favorit-/avvantaggiat-)
lho-undecided =
    | <not> .. (deciso/decide/detto)
    | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole)
offender =
    | <who> * (detto/dice/dichiarato/dichiara/licita/licitato/apre/aperto/risponde/risposto/messo/mette/dato/da/fa/fatto/interviene) .. <card>
    | <card> (di/da/dal) <who> | <who> * insufficient- | insufficient- .. (di/da/dal) <who> | <who> (su)? <card> su <card>
event =
    | <card> (su/sopra) | insufficient- | non (basta/bastava/sufficiente)
meant-meant =
    | + <not> (visto/vedeva/sentito/accort-/notato/vista) | + (pensava/pensavo/credeva/credevo/convinto/convinta/credendo/pensando)
    | (apposta/volut-/di proposito/intenzionale/voleva proprio) | distratt- | sfuggit-
damage-no =
    | <not> .. (danneggiat-/danno/danni)
asked-about = cmp lho damage side lho2
repl-compared = same_denom other_bid insuff_again
repl-bid =
    | (cambi-/corregg-/corrett-/sostitui-/mette/messo/porta/portat-/poi/adesso/ora/rimpiazz-/trasform-/alz-/rialz-) * <bid>
    | (cambi-/corregg-/corrett-/sostitui-/trasform-/porta/portat-/alz-) * <beaten> (in/a/con) <bid> | (al posto) * <bid>
    | <beaten> (in) <bid> | (in/con) <bid>
repl-other_bid-else =
    | (al posto/invece) (mette/dice/fa) <card>
    | (cambiat-/sostituit-/cambia) .. (altro/altra/divers-) (seme/colore/licita/dichiarazione)
meant-slip-else =
    | (cartellin-/box/attaccat-/appiccicat-/meccanic-/sbagliat-/svista/voleva/volevo/intendev-/uscit-) .. (<card>/dire/mettere/tre/due/quattro/cartell-)?
meant-meant-else =
    | <not> .. (vist-/sentit-/accort-/notat-) | (credev-/pensav-/scambiat-/letto male/capito male/convint-/distratt-/dimenticat-)
lho-accepts-else =
    | (accett-/va bene/lasci- corr-/lascia passare)
    | (lascia) (andare/stare)
lho-declines-else =
    | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradisc-) | (rifiut-/respint-/contest-/obiet-/pretend-/chiede la correzione)
lho-undecided-else =
    | <not> .. (ancora)? .. (deciso/detto/parlato/chiesto/risposto/scelto)
repl-same_denom-else =
    | (portat-/alzat-/corrett-/rialz-/messa/messo/fatta/fa/rende/resa) .. (livello/giusto/sufficiente/minima/minimo/stesso seme/stesso colore/piu alta)
    | stesso (seme/colore)
repl-pass-else =
    | (cambiat-/sostitui-/corrett-/cambia/mette/messo/poi/diventa) .. (con/in/al posto)? .. passo
    | (poi/allora/quindi/invece) .. (passa/passo/passato)
repl-dbl_rdbl-else =
    | (cambiat-/sostitui-/corrett-/cambia/mette/messo/poi/diventa/ci mette/vuole) .. (con/in/al posto)? .. (contro/contrare/surcontro)
    | (poi/allora/quindi/invece) .. (contra/contro/contrato)
repl-insuff_again-else =
    | (ancora/di nuovo/anche la seconda/pure/altra) .. (insufficient-/troppo bassa/bassa)
repl-none-else =
    | <not> .. (ancora)? .. (sostituit-/cambiat-/scelt-/corrett-)
lho2-declines-else =
    | (second-/anche/pure/nuov-/quella/di nuovo) .. (rifiut-/<not> accett-)
lho2-accepts-else =
    | (second-/nuov-/questa volta) .. accett-
cmp-yes-else =
    | comparabil-
cmp-no-else =
    | <not> .. comparabil-
early-yes-else =
    | (gia/subito/immediata-) .. (corrett-/cambiat-/sostituit-/corregge/cambia/rimedi-) .. (prima/arbitro/chiamar-/arriv-)?
    | (corrett-/cambiat-/sostituit-) .. prima .. (arbitro/chiam-)
lho-called-else =
    | (seguente/successivo/sinistra/dopo/<lho>) .. (parla/parlato/licita/licitato/passa/passato/dichiara/dichiarato/contra/contrato) (sopra/stesso/tranquill-/come se)
