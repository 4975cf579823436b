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
    | <lho> .. <nobid> | (passato/contrato) sopra | licita (andata/proseguita/continuata)
    | (dichiarato/licitato/parlato/passato/contrato) sopra | nessuno .. (accort-/notat-) .. <calls>
    | (passato/contrato/dichiarato/parlato) prima che .. (accorg-/not-/vedess-/accort-)
    | (giocatore dopo/quello dopo/avversario di sinistra/chi segue/successivo/seguente) (poi/ha/gia/subito)? (detto/dice)? <calls>
    | <lho> <calls> | (dopo/insuff-) .. (tizio/altro) .. sparato <card> | (seguente/successivo/giocatore dopo) .. <calls>
    | & <who> ,? .. (contra/passa/dichiara/rialza) | accorg- .. (dopo/tardi/solo) | solo .. (accorg-/accort-)
lho-accepts =
    | (accetto/accetta/accettat-/accettano) | <who> accett-
    | <lho> .. <accepts> | (io/noi/loro) .. <accepts> | <accepts> ++ (insuff-/su/bast-) | (voglio/vuole/vogliamo/preferisco) (accettar-/tenerla) | accett-
    | (tengo/tenut-/tiene/tenere/teniamo/tenuto) .. (buona/buono/per buona/per buono) | (preso/presa) per buon-
    | (lo prendo/la prendo) | <accepts> .. (sua/cosi/corta)? | (va/sta) bene (lo stesso/cosi/,/$)
    | prendo (la/lo)? (insuff-/<card>/$) | se la tiene | (dice/detto) va bene
lho-declines =
    | non (accett-/accetta/accettata/accettato) | rifiutat- | rifiuta | non lo vuole
    | <not> .. <accepts> | <declines> | <not> (vuole/voglio/vogliono) | (vuole/chiede) .. (correg-/cambi-) | <not> lascia
    | (non/nemmeno/neanche) .. (accett-/presa/preso/passat-/voluta/voluto/vuole/piace/sta bene/va bene/data buona/tiene)
    | (bocciat-/respint-/annullat-/tolta) | dice (no/no grazie/no no) | no grazie | <who> (non) ci sta | <not> ci sta | <not> passa
    | <who> no $ | (fatto/dopo/al) rifiuto | (rifiutat-/respint-/respinge/boccia/rifiuto/rifiuta)
repl-same_denom =
    | minima .. (stess-/seme/denominazione) | stess- (seme/denominazione) | livello (superiore/giusto/sufficiente) | (corrett-/alzat-) .. livello
    | (un)? livello (sopra/piu alto/in piu) | (rende/resa/reso/fatta) sufficiente | (minima/piu bassa) .. (sufficiente/stesso/seme/legale) | minima sufficiente
    | (sostituit-/cambiat-/corrett-) .. minima | con (la)? minima
    | (livello) (giusto/sufficiente/minimo/superiore)
    | (minimo/minima) .. (nel/nello/in/stesso)? (colore/seme/quadri/fiori/cuori/picche/sa/denominazione)? | <card> (minimo/minima)
    | (minimo/minima) <card> | aggiustata .. livello | (giusto/stesso/suo) (livello/seme/colore)
    | (portat-/alzat-/fatta diventare/diventa) .. <card>
repl-pass =
    | (cambi-/sostitu-/corre-) .. (in/con) passo | (messo/dice/detto) passo invece
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/rimpiazza/ritira/ritirata/trasforma) .. (passo/passa)
    | (poi/&) .. (ha)? (ripiega/ripiegato) su passo | con passo | in passo | (sceglie/decide/preferisce) (di)? (passare/passo)
    | (al posto/invece) passo | (passo/passa) (al posto/invece) | (accettata/accettato/rifiutata) , (passa/passo/passato)
    | (poi/allora/&) (passa/passato/passo)
    | (poi/adesso/ora/alla terza/allora/alla fine) .. (passa/passo/passato) | passo (al posto/invece) | (ripiega/passa) (su/a) passo
    | al posto .. passo | cartellino verde | & (ha/poi)? passato | (detto/dice/messo/mette/con) passo
    | (accettat-/rifiutat-/respint-) , (e/poi)? (lui/lei)? (passa/passo)
repl-dbl_rdbl =
    | (cambi-/sostitu-/corre-/messo) .. (in/con) (contro/surcontro)
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/trasforma) .. (contro/surcontro/contra)
    | (in/con) (contro/surcontro) | (contro/contra) (al posto/invece) | (sceglie/decide/vuole) .. (contrare/contro)
    | (contro/contra/contrato/surcontro) (al posto/invece/sputnik/allora)? .. (rimpiazzo)? ++ (posto/rimpiazzo/sostitu-/rispost-/rifiut-/trasform-/cambi-)
    | (in/con/a) contro | allora contro | ha contrato
repl-insuff_again =
    | (altra/seconda/ancora/di nuovo) insufficiente | un altra insufficiente
    | (altra/seconda/nuova/nuovamente/di nuovo/ancora una) .. insufficient- | insufficient- .. (di nuovo/nuovamente/seconda volta) | (di nuovo/ancora) non basta
    | (ancora/di nuovo/nuovamente/lo stesso/anche/pure) .. (corta/corto/insuff-/sotto/bassa/non basta) | <not> basta lo stesso
    | (due volte/doppiamente) (corto/corta/insuff-) | insuff- su insuff-
    | (seconda/secondo/rimpiazzo/ricambio) .. (corta/corto/insuff-/bassa) | <card> ancora sotto
repl-other_bid =
    | (altro/diverso) (seme/colore) | (sostitu-/cambi-) .. (con/in) <card> .. non comparabile
    | (altro/diverso/nuovo) (seme/colore) | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce) .. (altra dichiarazione/altra licita/altro seme)
    | (altra/altro/divers-) (seme/licita/dichiarazione/colore) | salta a <card> | (divers-) dalla minima
turn-out_of_turn =
    | (anche/e) fuori turno
    | (fuori turno/non toccava) ++ (insuff-/su/bast-)
    | fuori (turno/giro/rotazione) | <not> .. toccava .. | toccava .. <not> | parlava .. & <not> | turno sbagliato
early-yes =
    | (cambi-/corret-/sostitu-) .. prima .. (arbitro/arriv-)
    | prima .. (arbitro/chiam-/arriv-/spieg-/opzion-) ++ (cambi-/corret-/corregg-/sostitui-/rettific-/passo)
    | da solo | senza (aspettare/chiamare) | prima .. arbitro
    | (da solo/da sola) | (subito/al volo/immediatamente) .. (corrett-/cambiat-/sostituit-/messo/cambia/mette/trasforma)
    | arbitro arrivato .. (cose fatte/dopo) | rimangiat- | prima .. (arbitro/arriv-/direttore/chiam-)
    | (accort-/accortosi) .. (trasforma/cambia/corregge/ritirato/messo)
meant-slip =
    | (sbagliat-/errore/preso) .. cartellino | lapsus | errore meccanico | (errore/sbaglio) (meccanico/di mano/di cartellino/materiale)
    | (cartellino/cartoncino) (sbagliat-/attaccat-) | sbagliat- cartellino | scivolat-
   
    | (preso/tirato/estratto/pescato) .. (ma voleva/invece/al posto/volendo) | appiccicat- | bidding box | mis click
    | (errore/sbaglio) (di) (mano/cartellino/dito) | (appiccicat-/attaccat-) | (voleva/volevo) .. & (è)? uscit- | uscit- <card>
    | scappat- | preso male | rovistando | (scappat-/colpa) .. dito | dito (maldestro/scappato) | cartellino sbagliato
damage-yes =
    | (danneggiat-/danno)
    | (danneggiat-/danno) | (guadagnat-/favorit-/avvantaggiat-)
    | (fregat-/danno/danneggiat-) | (solo)? grazie a .. (prima/dichiarazione/licita/insuff-) | (trovato/trovano) .. attacco
    | senza .. <not> .. (trov-/arriv-/chiam-)
lho-undecided =
    | <not> .. (deciso/decide/detto)
    | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole)
    | <not> .. (pronunciat-/deciso/decide/parla/parlato/interpellat-/chiesto/scelto/risposto) | <not> (ho)? (ancora)? interpellat-
    | (deve/aspetta/aspett-) .. (decid-/scegl-/si dica/chiedano/pronunci-) | prima .. che .. (chiamassi/chiamassero/parlassi)
offender =
    | <who> * (detto/dice/dichiarato/dichiara/licita/licitato/apre/aperto/risponde/risposto/messo/mette/dato/da/fa/fatto/interviene) .. <card>
    | <card> (di/da/dal) <who> | <who> * insufficient- | insufficient- .. (di/da/dal) <who> | <who> (su)? <card> su <card>
event =
    | <card> (su/sopra) | insufficient- | non (basta/bastava/sufficiente)
meant-meant =
    | + <not> (visto/vedeva/sentito/accort-/notato/vista) | + (pensava/pensavo/credeva/credevo/convinto/convinta/credendo/pensando)
    | (apposta/volut-/di proposito/intenzionale/voleva proprio) | distratt-
    | (volev-/voleva) .. (proprio/dire) | (voluto/apposta/di proposito) | (proprio/assolutamente) (voluto/voleva)
    | (capito) .. (passo/male/<card>) | <not> aveva occhiali | <not> .. (visto/letto/sentito) | quello che volevo
damage-no =
    | <not> .. (danneggiat-/danno/danni)
    | (danno/danni) (zero/nessuno) | <not> .. (perso/rimess-/dann-) | (come) .. (altri/tutti/sala)
asked-about = cmp lho damage side lho2
repl-compared = same_denom other_bid insuff_again
repl-bid =
    | (cambi-/corregg-/corrett-/sostitui-/mette/messo/porta/riprova con/portat-/poi/adesso/ora/rimpiazz-/trasform-/alz-/rialz-) * <bid>
    | (cambi-/corregg-/corrett-/sostitui-/trasform-/porta/portat-/alz-) * <beaten> (in/a/con) <bid> | (al posto) * <bid>
    | <beaten> (in) <bid> | (in/con) <bid>
    | (allora/ora/adesso/poi/quindi) <him>? * <bid> | (riprova/spara/torna/ripiega/salta/riparazione/rimedi-/fa diventare) .. <bid>
    | (rimpiazz-/sostitu-/cambi-) * <beaten> * (con/in) <bid>
    | (accett-/rifiut-/respint-/rifiuto) ,? <him>? (ora)? (fa/dice/mette/e)? <bid>
repl-other_bid-else =
    | (al posto/invece) (mette/dice/fa) <card>
    | (cambiat-/sostituit-/cambia) .. (altro/altra/divers-) (seme/colore/licita/dichiarazione)
meant-slip-else =
    | (cartellin-/box/attaccat-/appiccicat-/meccanic-/svista/uscit-) | (messo/tirato/preso/uscit-) <card> .. (voleva/volevo/intendev-) .. <card>
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
early-yes-else =
    | (gia/subito/immediata-) .. (corrett-/cambiat-/sostituit-/corregge/cambia/rimedi-) .. (prima/arbitro/chiamar-/arriv-)?
    | (corrett-/cambiat-/sostituit-) .. prima .. (arbitro/chiam-)
lho-called-else =
    | (seguente/successivo/sinistra/dopo/<lho>) .. (parla/parlato/licita/licitato/passa/passato/dichiara/dichiarato/contra/contrato) (sopra/stesso/tranquill-/come se)
    | (su/insuff-/basta-/<card>) ... <lho> .. <calls> | (su/insuff-/bast-) ... (io/noi) .. (passato/contrato/dichiarato)
    | <card> , (poi)? <card> .. (di/da) (chi/quello/<who>) | <card> .. <who> <card> ,
repl-none =
    | <not> .. (sostituit-/cambiat-/scelto/scelt-/corrett-)
    | (sta/deve) .. (scegliendo/pensando/scegliere/inventarsi/decidere) .. (cosa/con/sostitu-/qualcos)?
    | nessuno .. (toccato/cambiata/cambiato/sostituito) .. (niente)?
lho2-accepts =
    | (stavolta/questa volta/seconda/questa/a quel punto/stavolta) ... (accett-/va bene/tiene/buona/detto si/dice si/sta bene)
    | seconda .. (accett-/buona/va bene)
lho2-declines =
    | <not> .. (neanche/nemmeno/neppure/quest-/quell-) .. (quest-/quell-/seconda) | (neanche/nemmeno) (questa/quello/quella)
    | <not> .. (passa/accett-/vuole) .. (questa/quello/quella)
    | (seconda/ricambio/rimpiazzo) .. (rifiutat-/annullat-/respint-/tolt-)
lho2-undecided =
    | (seconda/secondo/ricambio/rimpiazzo) .. <not> .. (chiesto/deciso/detto/votat-/messo/sa/so) | avversario <not> (so) .. dica
early-no =
    | <not> .. (cambiat-/toccato/corrett-/sostituit-) .. (niente/ancora)? | nessuno .. (cambiat-/toccat-/corrett-)
    | (solo)? dopo .. (arrivo/arbitro/spiegazion-) | fatta .. dopo .. arrivo
meant-unsure =
    | + <not> .. (sa/so/capito/chiaro) .. (voleva/nemmeno/cartellin-/testa/dito/mano)? | + (dito o testa/chi lo sa/chissa)
    | + un po .. & un po | + forse (si/cartell-) .. forse | (altro) giura
natural_both-yes =
    | (naturale/naturali) .. (naturale/entrambe/tutte/tutt) | (entrambe/tutte e due/tutt e due/ambedue) .. (natural-/vere)
    | (niente/nulla) .. (artificial-/convenzional-)
natural_both-no =
    | (prima/una/<card>/il/insuff-) .. (transfer/stayman/artificial-/convenzional-/texas)
    | (transfer/artificial-/stayman/convenzional-) | <not> (entrambe/tutte e due/tutt) .. (natural-/vere)
precise-yes =
    | (stess-) (mano/cosa) .. (piu precis-/precis-) | piu (precisa/preciso/stretta) | dic- .. stessa cosa | racconta .. stess- mano
    | (stessa) forza
precise-no =
    | (dicono/mostra/promette/significa) .. (cose diverse/altra forza/tutt altr-)
turn-in_turn =
    | (era/toccava) .. (di turno/lui/lei) (giusto/si/,) | di turno | (toccava) .. (giusto) | al suo turno
prior-dbl =
    | contro .. (annullat-/tolt-/levat-/<not> valeva/<not> puo) ... (allora/poi/adesso/ora) | (provato a) .. contro | (provato/tentat-/incaponito) .. (contro/contrare)
prior-insuff =
    | (rimpiazzo/ricambio/seconda/secondo/altra) .. (insuff-/corta/corto) .. (annullat-/tolt-/rifiutat-) | terza (volta/$/,/passa)
prior-none =
    | (prima e unica/unica/prima) correzione | <not> .. provato .. (altro)
damage-not_yet =
    | (stiamo/siamo) .. (giocando/presa/prese) | (%1/%2/%3/%4/%5/%6/%7/%8) presa | mano <not> (finita/ancora finita)
    | (danno) .. (dopo/poi/riparl-)
side-unknown =
    | (licita/dichiarazione/asta) .. (in corso/aperta/in piedi/<not> finita) | (stiamo/siamo) .. (in licita/dichiarando/licitando)
told-last = repl
