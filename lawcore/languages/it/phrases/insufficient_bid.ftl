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
    | accettat- & (<he>)? (avuto)? (detto/dichiarato/licitato/messo/chiamato) <card> (sopra)?
    | <lho> <he>? avuto (<other_bids>)
    | (giocatore dopo/quello dopo/chi segue/successivo/seguente/prossimo/chi veniva dopo) (poi/ha/gia/subito)? <he>? <other_bids>
    | (<lho>/prossimo/seguente/successivo/giocatore dopo) <he>? (avuto)? (detto/dice/messo) (passo/contro/<card>)
    | chiamato (prossimo/seguente/giocatore dopo) | (passato/contrato) sopra | licita (andata/proseguita/continuata)
    | (dichiarato/licitato/parlato/passato/contrato) sopra | nessuno .. (accort-/notat-) .. <calls>
    | (passato/contrato/dichiarato/parlato) prima che .. (accorg-/not-/vedess-/accort-)
    | (dopo/insuff-) .. (tizio/altro) .. sparato <card> | & <who> (contra/passa/dichiara/rialza) | accorg- .. (dopo/tardi)
    | <lho> <card> | (<lho>/chi segue/seguente) <he>? chiamato | (prossimo/seguente) .. chiamato
lho-accepts =
    | <who> accett- | <lho> .. <accepts> | (io/noi/loro) .. <accepts> | (voglio/vuole/vogliamo/preferisco) (accettar-/tenerla)
    | (tengo/tenut-/tiene/tenere/teniamo/tenuto) .. (buona/buono/per buona/per buono) | (preso/presa) per buon- | (lo prendo/la prendo)
    | (va/sta) bene (lo stesso/cosi/,/$) | prendo (la/lo)? (insuff-/<card>/$) | se la tiene | (dice/detto) va bene
    | (accetto/accetta/accettano/accettata/accettato/accettiamo) | ok valida | (dice/detto) (ok/si/valida) | se tiene
    | (lascia/lasciano/lasciata) (correre/passare/cosi/stare) | (accetta/accettano) (volentieri/subito)?
lho-declines =
    | accettat- da nessuno
    | (altra/seconda/nuova) insufficient- ... (accetta/accettata/accettano)
    | non (accett-/accetta/accettata/accettato) | rifiutat- | rifiuta | non lo vuole | <not> .. <accepts> | <declines>
    | <not> (vuole/voglio/vogliono) | (vuole/chiede) .. (correg-/cambi-) | <not> lascia
    | (non/nemmeno/neanche) .. (accett-/presa/preso/passat-/voluta/voluto/vuole/piace/sta bene/va bene/data buona/tiene)
    | dice (no/no grazie/no no) | <who> (non) ci sta | <not> ci sta | <not> passa | <who> no $ | (fatto/dopo/al) rifiuto
    | (rifiutat-/respint-/respinge/boccia/rifiuto/rifiuta) | (bocciat-/respint-) | <not> va bene
    | (insuff-/<card>/licita) (rifiutat-/respint-) | (dice/dico/dicono) (di)? no | <not> accettazione | not accepted
    | (<who>/seguente) (la)? (rifiuta/respinge) | (chiede/vuole/pretende/esige) .. (correzione/correg-/sostitu-/cambi-)
    | (rifiuta/respinge/boccia/contesta) | <not> (accetta/accettano/accettato/accettata/vuole/vogliono/gradisce)
repl-same_denom =
    | minima .. (stess-/seme/denominazione) | stess- (seme/denominazione) | livello (superiore/giusto/sufficiente)
    | (corrett-/alzat-) .. livello | (un)? livello (sopra/piu alto/in piu) | (rende/resa/reso/fatta) sufficiente
    | (minima/piu bassa) .. (sufficiente/stesso/seme/legale) | minima sufficiente | con (la)? minima
    | (livello) (giusto/sufficiente/minimo/superiore)
    | (minimo/minima) .. (nel/nello/in/stesso)? (colore/seme/quadri/fiori/cuori/picche/sa/denominazione)? | <card> (minimo/minima)
    | (minimo/minima) <card> | aggiustata .. livello | (giusto/stesso/suo) (livello/seme/colore)
    | (portat-/alzat-/fatta diventare/diventa) (a/al)? livello
    | (minima/minimo) (sufficiente/legale/possibile) | livello (sopra/superiore/giusto/successivo/corretto)
    | stess- (seme/colore/denominazione) | (rende/resa/rendendola) sufficiente | stesso (seme/colore)
    | (un)? livello (sopra/in piu/superiore) | (minima/minimo) (dello stesso/nello stesso) (seme/colore)
repl-pass =
    | (cambi-/sostitu-/corre-) .. (in/con) passo | (messo/dice/detto) passo invece
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/rimpiazza/ritira/ritirata/trasforma) .. (passo/passa)
    | (poi/&) .. (ha)? (ripiega/ripiegato) su passo | con passo | in passo | (sceglie/decide/preferisce) (di)? (passare/passo)
    | (al posto/invece) passo | (passo/passa) (al posto/invece) | (accettata/accettato/rifiutata) , (passa/passo/passato)
    | (poi/allora/&) (passa/passato/passo) | (poi/adesso/ora/alla terza/allora/alla fine) .. (passa/passo/passato)
    | passo (al posto/invece) | (ripiega/passa) (su/a) passo | al posto .. passo | cartellino verde | & (ha/poi)? passato
    | (accettat-/rifiutat-/respint-) , (e/poi)? (lui/lei)? (passa/passo)
    | (rifiutat-/accettat-/annullat-/respint-/accettazione) , (<him>)? (ora/poi/allora/adesso)? <him>? (passa/passato/passo)
    | (ora/poi/adesso/allora) (passa/passo) | dopo insufficiente (passa/passo) | passo al posto | messo passo | mette passo
    | passo comparabile | (ritirat-/corrett-/cambiat-/sostituit-) .. (con/in/col) passo
    | (opta/ripiega/sceglie) (per/su)? (il)? passo | (in/con/col) passo
    | (rettific-/modific-/rimedia-) .. passo
repl-dbl_rdbl =
    | (in/con) (contro/surcontro) | (contro/contra) (al posto/invece) | (sceglie/decide/vuole) .. (contrare/contro)
    | (contro/contra/contrato/surcontro) (al posto/invece/sputnik/allora)? .. (rimpiazzo)? ++ (posto/rimpiazzo/sostitu-/rispost-/rifiut-/trasform-/cambi-)
    | (in/con/a) contro | ha contrato
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/trasforma/rimpiazza) .. (con/in/a) (contro/surcontro)
    | (mette/messo) (contro/surcontro) | al posto .. contro | (poi/ora/adesso) (contra/contro)
    | (<him>/offender) (poi/ora) contra
    | (corrett-/cambiat-/sostituit-/corregge/cambia/sostituisce/rimpiazzat-) (con/in/col) (un)? (contro/surcontro)
    | (opta/ripiega/sceglie) .. contro | contro (al posto/invece) | (ora/adesso/allora) (fa/dice)? (contro/contra)
    | (in/con/col) (contro/surcontro)
repl-insuff_again =
    | (altra/seconda/ancora/di nuovo) insufficiente | un altra insufficiente
    | (altra/seconda/nuova/nuovamente/di nuovo/ancora una) .. insufficient- | insufficient- .. (di nuovo/nuovamente/seconda volta)
    | (di nuovo/ancora) non basta | (ancora/di nuovo/nuovamente/lo stesso/anche/pure) .. (corta/corto/insuff-/sotto/bassa/non basta)
    | <not> basta lo stesso | insuff- su insuff- | (seconda/secondo/rimpiazzo/ricambio) .. (corta/corto/insuff-/bassa)
    | (seconda/%2) (insuff-/bassa/corta) | (insuff-/bassa/corta) (seconda/di nuovo/due volte)
    | di nuovo (insuff-/bassa/corta) | (altra/nuova) (insuff-/licita insuff-) | rifatta .. insuff- | sbaglia di nuovo
    | (altra) .. (troppo bassa/bassa) | (seconda volta/un altra volta) .. (insuff-/bassa/corta)
    | (insuff-/bassa/corta) (seconda volta/un altra volta/di nuovo)
repl-other_bid =
    | (altro/diverso) (seme/colore) | (sostitu-/cambi-) .. (con/in) <card> .. non comparabile | (altro/diverso/nuovo) (seme/colore)
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce) .. (altra dichiarazione/altra licita/altro seme)
    | (altra/altro/divers-) (seme/licita/dichiarazione/colore) | salta a <card> | (divers-) dalla minima
    | (seme/colore) (divers-/nuov-/altro) | tutt altro (seme/colore) | (cambia/cambiando) (seme/colore)
    | (altro/nuovo/divers-) (seme/colore/denominazione) | cambia (seme/colore)
turn-out_of_turn =
    | (anche/e) fuori turno | (fuori turno/non toccava) ++ (insuff-/su/bast-) | fuori (turno/giro/rotazione) | <not> .. toccava ..
    | toccava .. <not> | parlava .. & <not> | turno sbagliato | (toccava/doveva parlare) (al/alla/il) (suo)? (compagno) | <not> toccava
    | toccava .. (suo)? compagno | <not> toccava a <him> | (fuori turno/fuori rotazione/fuori giro) | <not> (suo/mio) turno
early-yes =
    | (cambi-/corret-/sostitu-) .. prima .. (arbitro/arriv-)
    | prima .. (arbitro/chiam-/arriv-/spieg-/opzion-) ++ (cambi-/corret-/corregg-/sostitui-/rettific-/passo) | senza (aspettare/chiamare)
    | prima .. arbitro | (subito/al volo/immediatamente) .. (corrett-/cambiat-/sostituit-/messo/cambia/mette/trasforma)
    | arbitro arrivato .. (cose fatte/dopo) | rimangiat- | prima .. (arbitro/arriv-/direttore/chiam-)
    | (accort-/accortosi) .. (trasforma/cambia/corregge/ritirato/messo) | prima che (chiamass-/arriv-/qualcuno chiam-)
    | (sostituit-/corrett-/cambiat-) .. prima (che/dell/del) | da sola | di sua iniziativa
    | (corrett-/cambiat-/sostituit-/rettificat-/aggiustat-/rimediat-) .. (prima che/prima di/prima dell/senza (aspettare/chiamare))
    | (di sua iniziativa/di testa sua/spontaneamente/seduta stante/sul momento/senza aspettare/da se)
    | (arbitro/direttore) <not> .. (arrivato/chiamato) | <him> avuto (corretto/cambiato/sostituito) (prima/quando)
meant-slip =
    | (sbagliat-/errore/preso) .. cartellino | lapsus | errore meccanico | (errore/sbaglio) (meccanico/di mano/di cartellino/materiale)
    | (cartellino/cartoncino) (sbagliat-/attaccat-) | sbagliat- cartellino | scivolat-
    | (preso/tirato/estratto/pescato) .. (ma voleva/invece/al posto/volendo) | appiccicat- | bidding box | mis click
    | (errore/sbaglio) (di) (mano/cartellino/dito) | (appiccicat-/attaccat-) | (voleva/volevo) .. & (è)? uscit- | uscit- <card>
    | preso male | rovistando | (scappat-/colpa) .. dito | dito (maldestro/scappato) | cartellino sbagliato
    | (sfilato/pescato/preso/messo) .. (x/per) errore | voleva <card> , | incastrat- | sbagliat- (il)? cartellin-
    | (cartellin-) (vicino/incollat-/appiccicat-/incastrat-/sbagliat-) | (dito/mano) (scivolat-/scappat-)
    | (scivolat-/scappat-) (dito/mano/cartellin-)
   
damage-yes =
    | (danneggiat-/danno) | (guadagnat-/favorit-/avvantaggiat-) | (fregat-/danno/danneggiat-)
    | (solo)? grazie a .. (prima/dichiarazione/licita/insuff-) | (trovato/trovano) .. attacco | senza .. <not> .. (trov-/arriv-/chiam-)
    | <not> (insuff-) .. <not> .. (arriv-/trov-/chiam-) | zitto .. aiutat- | senza .. <not> (arriv-) | (ci hanno/hanno) guadagnato
    | costat- | senza .. (insuff-/licita) <not> .. (chiam-/arriv-/trov-) | rovinat- | (avvantaggiat-/favorit-)
lho-undecided =
    | <not> accett- <not> (rifiut-/respint-)
    | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole) | <not> (ho)? (ancora)? interpellat-
    | <not> (pronunciat-/interpellat-/interrogat-) | <not> .. (chiesto/domandato/interpellat-/interrogat-)
    | (<lho>/seguente/chi segue/sinistra) .. <not> .. (deciso/detto/parlato/risposto/espresso/pronunciat-)
    | <not> (ha)? (deciso/risposto/detto niente) (se/$)
    | (sta/stanno) (pensando/decidendo) se | (deve/aspetta/aspett-) .. (si dica/chiedano/pronunci-) | <lho> .. (tace/zitto/pensa)
    | (<lho>/chi segue/lho) <him>? (sta)? (pensando/riflettendo/valutando/indeciso/indecisa)
    | <not> .. (chiesto/domandato) (a/al/alla)? (<lho>/chi segue/sinistra) | <lho> <him>? <not> (deciso/scelto/risposto/parlato)
offender =
    | <who> * (detto/dice/dichiarato/dichiara/licita/licitato/apre/aperto/risponde/risposto/messo/mette/dato/da/fa/fatto/interviene) .. <card>
    | <card> (di/da/dal) <who> | <who> * insufficient- | insufficient- .. (di/da/dal) <who> | <who> (su)? <card> su <card>
event =
    | <card> (su/sopra) | insufficient- | non (basta/bastava/sufficiente)
meant-meant =
    | + <not> (visto/vedeva/sentito/accort-/notato/vista) | + (pensava/pensavo/credeva/credevo/convinto/convinta/credendo/pensando)
    | (apposta/volut-/di proposito/intenzionale/voleva proprio) | distratt- | (volev-/voleva) .. proprio
    | (voluto/apposta/di proposito) | (proprio/assolutamente) (voluto/voleva) | (capito) .. (passo/male/<card>) | <not> aveva occhiali
    | <not> .. (visto/letto/sentito) | quello che volevo | (quella/quello) che volevo (dire)? | sovrappensiero
    | <not> .. (visto/vista/notato) .. (<card>/dichiarazione/licita/intervento) | + (credeva/credevo/pensava/pensavo/convinto/convinta)
    | + <not> (visto/vista/sentito/notato/accort-) | (distratt-/sovrappensiero/addormentat-)
    | (voluta/voluto/apposta/intenzionale/consapevole)
damage-no =
    | <not> .. (danneggiat-/danno/danni) | (danno/danni) (zero/nessuno) | <not> .. (perso/rimess-/dann-) | (come) .. (altri/tutti/sala)
    | <not> .. (danno/danni/danneggiat-/svantaggi-) | (nessuno) .. danneggiat- | (risultato/stesso) .. (uguale/identico/altri tavoli/sala)
    | (innocua/ininfluente)
asked-about = cmp lho damage side lho2
repl-compared = same_denom other_bid insuff_again
repl-bid =
    | (cambi-/corregg-/corrett-/sostitui-/mette/messo/porta/riprova con/portat-/poi/adesso/ora/rimpiazz-/trasform-/alz-/rialz-) * <bid>
    | (cambi-/corregg-/corrett-/sostitui-/trasform-/porta/portat-/alz-) * <beaten> (in/a/con) <bid> | (al posto) * <bid>
    | <beaten> (in) <bid> | (in/con) <bid> | (allora/ora/adesso/poi/quindi) <him>? * <bid>
    | (riprova/spara/torna/ripiega/salta/riparazione/rimedi-/fa diventare) .. <bid>
    | (rimpiazz-/sostitu-/cambi-) * <beaten> * (con/in) <bid>
    | (accett-/rifiut-/respint-/rifiuto) <him>? (ora)? (fa/dice/mette/e)? <bid>
    | <beaten> ... (corrett-/cambiat-/sostituit-/portat-/rimess-/diventa/messo) (in/con/a)? <bid>
    | <bid> al posto (del/dell/di)? (insuff-/<beaten>)? | <bid> nuov- | (nuova/seconda) (licita)? <bid>
    | <him> (mette/fa/dice/porta a/rimette/licita) (allora)? <bid>
    | (mette/rimette/rimesso/metto/sostituita in/cambia in/porta a/corretto in/ora/adesso/allora) <bid>
    | (rimedi-/rettific-/aggiust-/modific-/convert-/scegli-/scelto/opta/ripiega/diventa/rifa/rimette/rialza/alza/porta/passa) (la)? (a/in/con/su/per)? <bid>
    | (poi/ora/adesso/infine/alla fine/finalmente) <him>? (fa/dice/mette/detto/messo/dichiara/licita)? <bid> | correzione (a/in)? <bid>
    | sostituzione (con/in)? <bid>
repl-other_bid-else =
    | (al posto/invece) (mette/dice/fa) <card>
    | (cambiat-/sostituit-/cambia) .. (altro/altra/divers-) (seme/colore/licita/dichiarazione)
meant-slip-else =
    | (box/attaccat-/appiccicat-/meccanic-/svista/uscit-) | (messo/tirato/preso/uscit-) <card> .. (voleva/volevo/intendev-) .. <card>
meant-meant-else =
    | <not> .. (vist-/sentit-/accort-/notat-) | (credev-/pensav-/scambiat-/letto male/capito male/convint-/distratt-/dimenticat-)
lho-accepts-else =
    | (accett-/va bene/lasci- corr-/lascia passare)
    | (lascia) (andare/stare)
lho-declines-else =
    | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradisc-) | (rifiut-/respint-/contest-/obiet-/pretend-/chiede la correzione)
lho-undecided-else = <not> (deciso/risposto/parlato) (ancora)? $
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
lho2-accepts-else =
    | (second-/nuov-/questa volta) .. accett-
early-yes-else =
    | (gia/subito/immediata-) .. (corrett-/cambiat-/sostituit-/corregge/cambia/rimedi-) .. (prima/arbitro/chiamar-/arriv-)?
    | (corrett-/cambiat-/sostituit-) .. prima .. (arbitro/chiam-)
lho-called-else =
    | (seguente/successivo/sinistra/dopo/<lho>) .. (parla/parlato/licita/licitato/passa/passato/dichiara/dichiarato/contra/contrato) (sopra/stesso/tranquill-/come se)
    | <card> , (poi)? <card> .. (di/da) (chi/quello/<who>)
    | <card> .. <who> <card> ,
repl-none =
    | <not> (sostituit-/cambiat-/scelto/scelt-/corrett-) (ancora/niente/nulla/con/cosa/$) | <he> <not> (scelto/deciso/sostituito/cambiato)
    | (sta/deve) .. (scegliendo/scegliere/inventarsi/decidere) .. (cosa/con/sostitu-/qualcos) | scelta da fare
    | <not> (deciso/scelto) .. (cosa/con) | <not> (scelto/deciso/detto) (cosa/con)
    | (deve/devo) (ancora)? (sostituire/correggere/scegliere) | (sostituzione/correzione) (da fare/ancora da fare/da decidere)
lho2-accepts =
    | (stavolta/questa volta/seconda/questa/a quel punto/stavolta) ... (accett-/va bene/tiene/buona/detto si/dice si/sta bene)
    | seconda .. (accett-/buona/va bene) | (quest ultima/seconda/%2) .. (tiene/accett-/accetta) | stavolta .. accett-
    | (seconda/%2/questa volta/stavolta/nuova) ... (accetta/accettano/accettata/va bene/sta bene/tiene)
lho2-declines =
    | <not> .. (nemmeno/neanche/neppure) .. (quest-/quell-/seconda) | <not> .. (quest-/quell-/seconda) (passa/accett-/vuole)
    | (seconda/%2/ricambio/rimpiazzo) ... (rifiut-/respint-/<not> accett-/<not> vuole) | (entramb-/tutt e due/everyone) (rifiut-/respint-)
    | #2 .. respinti | <not> (accetta/accettata/vuole) (nemmeno/neanche) (seconda/quell-/quest-)
    | (seconda/%2/nuova/stavolta/questa volta) ... (<not> (vuole/vogliono/accett-/tiene)/rifiut-/respin-)
    | (rifiuta/respinge) (anche)? (seconda/%2/quella/questa)
lho2-undecided =
    | (seconda/secondo/ricambio/rimpiazzo) .. <not> .. (chiesto/deciso/detto/votat-/messo/sa/so) | avversario <not> (so) .. dica
    | (seconda/%2/seconda insuff-/nuova insuff-) ... <not> .. (chiesto/interrogat-/espresso/deciso/detto/interpellat-)
    | (seconda/%2) .. (deve dire/pensa/ci pensa) | altra insuff- .. (pensa) | (seconda/%2) .. lho deve
    | nuova insuff- .. <not> .. (interrog-/chiest-)
    | (seconda/%2/nuova) ... (<not> .. (deciso/chiesto/risposto/detto/parlato)/pensando/indeciso)
early-no =
    | <not> .. (cambiat-/toccat-/corrett-/sostituit-/sostituzione) .. prima (dell/del/che) .. (arbitro/arrivo/arriv-)
    | dopo .. (arrivo/arbitro/spiegazion-) .. (cambi-/corre-/sostitu-) | fatta .. dopo .. arrivo | dopo (arrivo/arbitro/spiegazion-)
    | nessuno (cambiat-/toccat-/corrett-) (niente/nulla) | (corrett-/cambiat-/sostituit-) dopo .. (arbitro/spiegazion-/arrivo)
    | (aspettato/atteso) .. (arbitro/direttore)
meant-unsure =
    | + <not> .. (sa/so/capito/chiaro) .. (voleva/nemmeno/cartellin-/testa/dito/mano)? | + (dito o testa/chi lo sa/chissa)
    | + un po .. & un po | + forse (si/cartell-) .. forse | (altro) giura
    | + (<not>/insicuro/dubbio/boh/chissa) .. (capisce/capire/sa/so/chiaro/chiara/saprei) .. (lapsus/voleva/volesse/volut-/scappat-/cartellin-/letto/incastrat-/intenzion-/se)
    | + (intenzione/lapsus) .. (<not>/poco) (chiara/chiaro/si capisce) | + (lapsus/errore) o .. (voleva/letto/voluta/visto)
    | + insicuro .. (lapsus/voleva/volesse/cartellin-/letto) | + dubbio .. (lapsus/voleva/volesse/cartellin-)
natural_both-yes =
    | (naturale/naturali) .. (naturale/entrambe/tutte/tutt) | (entrambe/tutte e due/tutt e due/ambedue) .. (natural-/vere)
    | (niente/nulla) .. (artificial-/convenzional-) | (licite/dichiarazioni) (due)? naturali | #2 (licite/dichiarazioni) natural-
    | (picche/cuori/quadri/fiori) vere | natural- (tutt-/entramb-) | naturali (entrambi/entrambe) | (entrambe/entrambi) natural-
    | (entrambe/tutte e due/due) natural- | naturale (prima)? .. naturale (seconda/dopo) | <not> (artificial-/convenzional-)
    | (entrambi/tutte e due/#2) .. natural-
natural_both-no =
    | (prima/una/<card>/il/insuff-) .. (transfer/stayman/artificial-/convenzional-/texas)
    | <not> (entrambe/tutte e due/tutt) .. (natural-/vere) | naturali no | + #1 (delle due)? .. (artificial-/convenzional-)
    | (transfer/artificial-/stayman/convenzional-) | (prima/seconda/insuff-/una) .. (artificial-/convenzional-/transfer)
precise-yes =
    | (stess-) (mano/cosa) .. (piu precis-/precis-) | piu (precisa/preciso/stretta) | dic- .. stessa cosa | racconta .. stess- mano
    | (stessa) forza | (stesso/uguale) (significato) | (dice/racconta/mostra/vuol dire/significa) .. stess- (cosa/mano/cose/<card>)
    | dice proprio stesse | (stesso/identico/medesimo) (significato/messaggio/senso) | piu (precis-/strett-/specific-/limitat-/ristrett-)
    | (dice/dicono/significa/vuol dire/mostra/promette) .. (stess-/uguale/identic-)
precise-no =
    | (dicono/mostra/promette/significa) .. (cose diverse/altra forza/tutt altr-)
    | (tutt altra cosa/tutt altro/altro significato/cose diverse/altra cosa)
    | (significato) (diverso/altro) | (altro/divers-) (significato/messaggio/senso)
    | (dice/dicono/significa/vuol dire/mostra) (altro/altra cosa/cose diverse) | (meno precis-/piu vag-/piu larg-)
turn-in_turn =
    | (era/toccava) .. (di turno/lui/lei) (giusto/si/,) | (toccava) .. (giusto) | al suo turno | (suo/era il suo/mio) turno ,
    | toccava a (lui/lei) , | tocca a lui | suo turno eh | (^/,) di turno , | (al/nel) suo turno
    | (suo/mio) turno (&/,/$) | toccava (proprio)? a (lui/lei/me)
prior-dbl =
    | contro .. (annullat-/tolt-/levat-/<not> valeva/<not> puo) ... (allora/poi/adesso/ora) | (provato a) .. contro
    | (provato/tentat-/incaponito) .. (contro/contrare) | (messo/provato/sostituito/tentato) .. contro .. (annullat-/vietat-/tolt-/levat-)
    | contro , (annullat-/vietat-) | (prima/precedente) (sostitu-/correzione) .. contro
    | (primo/%1/precedente) (tentativo/rimpiazzo/cambio) .. contro | <him> avuto (provato/messo/tentato) .. contro
    | contro (non ammesso/non valido/annullato/cancellato/vietato) | (sostituzione/correzione) (precedente)? (con)? contro , annullat-
prior-insuff =
    | (rimpiazzo/ricambio/seconda/secondo/altra) .. (insuff-/corta/corto) .. (annullat-/tolt-/rifiutat-) | terza (volta/$/,/passa)
    | (prima/%1/precedente/altra) (sostitu-/correzione/licita/prova/rimpiazzo) .. (insuff-/bassa/corta)
    | (sostituta/sostituzione) (precedente)? insuff- | (provato/provata) .. insuff- , annullat-
    | #2 (insuff-/tentativi) .. (annullat-/respinti/bassi) | (seconda/%2) .. (annullat-/annullo)
    | <him> avuto (provato/tentato) .. (insuff-/bassa/corta) | (primo/%1/precedente) (tentativo/rimpiazzo/cambio) .. (insuff-/basso/corto)
    | (sostituzione/correzione) (precedente)? .. (insuff-/bassa) , annullat-
    | (insuff-/bassa) .. (annullata/cancellata) .. (poi/ora/adesso)
prior-none =
    | (prima e unica/unica/prima) correzione | <not> .. provato .. (altro)
    | (%1/prima) (sostituzione/correzione) della | <not> .. (altri tentativi/altre correzioni/altre sostituzioni)
    | (unica/sola/prima) (correzione/sostituzione) | <not> (correzioni/sostituzioni) (precedenti/prima/annullate)
    | <not> (altro)? tentativo (prima/precedente) | <not> (sostituzione/correzione) precedente
damage-not_yet =
    | (stiamo/siamo) .. (giocando/presa/prese) | (%1/%2/%3/%4/%5/%6/%7/%8) presa | mano <not> (finita/ancora finita)
    | (danno) .. (dopo/poi/riparl-) | (sta/stanno/stiamo) giocando | (gioco/mano/play) (in corso/da giocare) | mano da giocare
    | mano <not> (giocata/si giocata) | danno .. (vede/vedra) dopo | mano <not> .. giocata | (danno) .. (fine/dopo/poi/vedremo/vedra)
    | siamo (alla/in)? presa | (mano/board/smazzata) .. (in corso/da finire/non finita) | <not> finito (di)? giocare
side-unknown =
    | (licita/dichiarazione/asta) .. (in corso/aperta/in piedi/<not> finita) | (stiamo/siamo) .. (in licita/dichiarando/licitando)
    | (licita/licitazione) (prosegue/continua/aperta/in corso) | meta (licita/licitazione) | siamo in licita
    | (licita/asta/dichiarazione) .. (prosegue/continua/in corso/<not> finita)
told-last = repl
word-other_bids =
    | passa | passato | contra | contrato | rialza | rialzato | dichiara | dichiarato | licita | licitato | interviene | surcontra
lho-unless =
    | (seconda/%2/stavolta/questa volta/quest ultima/quella) ... (accett-/tiene/va bene)
    | <him>? <not> .. (deciso/scelto/scelta) .. (cosa/con/sostitu-) | deve scegliere cosa
repl-unless =
    | (prima/%1/precedente) (sostitu-/correzione/licita/prova) .. (insuff-/contro/bassa)
    | (prima/precedente) .. (insuff-/contro) .. annullat- | (contro/insuff-) .. (annullat-/vietat-/tolto/levat-)
    | <not> (sostituzione/correzione) .. prima | <not> cambiata prima | (messo/provato/tentato) .. contro .. (annullat-/tolt-)
side-defends =
    | (<offending>/colpevoli/linea colpevole/loro/offensori) .. (difend-/difesa/controgioco/indifesa/controgiocano)
    | (difendono/difende/difendiamo/difendere/difendevano) | (finiscono/finito/finiti) .. (difend-/difesa/indifesa)
    | (gioco/giochiamo/giocato) .. (io/noi) .. contratto | <innocent> .. (gioca/giocano/gioco/dichiara/giochiamo)
    | (gioco/giochiamo) (io/noi)? <card> | (sono/siamo/ora/adesso/stanno) (indifesa/difesa) | (sono/ero) dichiarante | hanno difeso
    | (difendono/difeso) (poi/<card>/$) | ora (difendono) | (giochiamo/gioco/dichiariamo) noi | (contratto) (nostro/mio/a noi)
    | (finiscono/finisce/stanno/sono) (in)? difesa | indifesa $
side-declares =
    | (colpevoli/<offending>) .. (giocano/gioca/dichiarante/aggiudicat-/vinto contratto)
    | (contratto) (a/vinto da/preso da) (loro/colpevoli) | (loro/lui) (gioca/giocano) | giocano loro | finiscono (a/per)? giocare
