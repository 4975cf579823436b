# How an insufficient bid is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 27
certain =
    | (insufficient-/insuff)
    | <card> su .. <card>
    | <card> sopra <card>
    | non (basta/bastava/sufficiente)
topic =
    | (detto/licit-/dichiarato) <card> (dopo) .. <card> | (licita/dichiarazione) .. (troppo bassa/bassa) | (dett-/dichiarat-/licitat-) .. (meno/sotto)
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
    | <lho> <he>? avuto (<other_bids>)
    | (giocatore dopo/quello dopo/chi segue/successivo/seguente/prossimo/chi veniva dopo) (poi/ha/gia/subito)? <he>? <other_bids>
    | (<lho>/prossimo/seguente/successivo/giocatore dopo) <he>? (avuto)? (detto/dice/messo) (passo/contro/<card>)
    | chiamato (prossimo/seguente/giocatore dopo) | (dichiarato/licitato/parlato/passato/contrato) sopra
    | (passato/contrato/dichiarato/parlato) prima che .. (accorg-/not-/vedess-/accort-) | (dopo/insuff-) .. (tizio/altro) .. sparato <card>
    | & <who> (contra/passa/dichiara/rialza) | <lho> <card> | (<lho>/chi segue/seguente) <he>? chiamato | (prossimo/seguente) .. chiamato
lho-accepts =
    | <lho> .. <accepts> | (voglio/vuole/vogliamo/preferisco) (accettar-/tenerla)
    | (tengo/tenut-/tiene/tenere/teniamo/tenuto) .. (buona/buono/per buona/per buono) | (preso/presa) per buon- | (lo prendo/la prendo)
    | (va/sta) bene (lo stesso/cosi/,/$) | (accetto/accetta/accettano/accettata/accettato/accettiamo) | se tiene
lho-declines =
    | (altra/seconda/nuova) insufficient- ... (accetta/accettata/accettano) | <not> (vuole/voglio/vogliono)
    | (non/nemmeno/neanche) .. (accett-/presa/preso/passat-/voluta/voluto/vuole/piace/sta bene/va bene/data buona/tiene) | dice (no/no grazie/no no)
    | <who> (non) ci sta | <not> ci sta | <not> passa | <who> no $ | (rifiutat-/respint-/respinge/boccia/rifiuto/rifiuta) | not accepted
    | <not> (accetta/accettano/accettato/accettata/vuole/vogliono/gradisce)
repl-same_denom =
    | (livello) (giusto/sufficiente/minimo/superiore)
    | (minimo/minima) .. (nel/nello/in/stesso)? (colore/seme/quadri/fiori/cuori/picche/sa/denominazione)? | aggiustata .. livello
    | (giusto/stesso/suo) (livello/seme/colore) | livello (sopra/superiore/giusto/successivo/corretto) | stess- (seme/colore/denominazione)
    | (un)? livello (sopra/in piu/superiore)
repl-pass =
    | (cambia/cambiata/cambiato/sostituita/sostituito/sostituisce/corregge/corretto/corretta/mette/messo/rimpiazza/ritira/ritirata/trasforma) .. (passo/passa)
    | (poi/adesso/ora/alla terza/allora/alla fine) .. (passa/passo/passato) | cartellino verde | & (ha/poi)? passato
    | (rifiutat-/accettat-/annullat-/respint-/accettazione) , (<him>)? (ora/poi/allora/adesso)? <him>? (passa/passato/passo)
    | dopo insufficiente (passa/passo) | passo al posto | (in/con/col) passo | (rettific-/modific-/rimedia-) .. passo
repl-dbl_rdbl =
    | (sceglie/decide/vuole) .. (contrare/contro)
    | (contro/contra/contrato/surcontro) (al posto/invece/sputnik/allora)? .. (rimpiazzo)? ++ (posto/rimpiazzo/sostitu-/rispost-/rifiut-/trasform-/cambi-)
    | (in/con/a) contro | ha contrato | (mette/messo) (contro/surcontro) | (poi/ora/adesso) (contra/contro) | (opta/ripiega/sceglie) .. contro
    | (in/con/col) (contro/surcontro)
repl-insuff_again =
    | (altra/seconda/nuova/nuovamente/di nuovo/ancora una) .. insufficient- | <not> basta lo stesso | insuff- su insuff-
    | (seconda/secondo/rimpiazzo/ricambio) .. (corta/corto/insuff-/bassa) | (insuff-/bassa/corta) (seconda/di nuovo/due volte)
    | di nuovo (insuff-/bassa/corta) | (altra/nuova) (insuff-/licita insuff-) | rifatta .. insuff- | sbaglia di nuovo
    | (altra) .. (troppo bassa/bassa)
repl-other_bid =
    | (altra/altro/divers-) (seme/licita/dichiarazione/colore) | (divers-) dalla minima | (seme/colore) (divers-/nuov-/altro) | cambia (seme/colore)
turn-out_of_turn = fuori (turno/giro/rotazione) | toccava .. <not> | <not> toccava | toccava .. (suo)? compagno | <not> (suo/mio) turno
early-yes =
    | senza (aspettare/chiamare) | arbitro arrivato .. (cose fatte/dopo) | prima .. (arbitro/arriv-/direttore/chiam-)
    | (accort-/accortosi) .. (trasforma/cambia/corregge/ritirato/messo)
    | (corrett-/cambiat-/sostituit-/rettificat-/aggiustat-/rimediat-) .. (prima che/prima di/prima dell/senza (aspettare/chiamare))
    | (di sua iniziativa/di testa sua/spontaneamente/seduta stante/sul momento/senza aspettare/da se)
    | (arbitro/direttore) <not> .. (arrivato/chiamato)
meant-slip =
    | (sbagliat-/errore/preso) .. cartellino | lapsus | (errore/sbaglio) (meccanico/di mano/di cartellino/materiale)
    | (cartellino/cartoncino) (sbagliat-/attaccat-) | scivolat- | (preso/tirato/estratto/pescato) .. (ma voleva/invece/al posto/volendo)
    | (appiccicat-/attaccat-) | uscit- <card> | preso male | rovistando | (scappat-/colpa) .. dito | dito (maldestro/scappato)
    | (sfilato/pescato/preso/messo) .. (x/per) errore | voleva <card> , | (cartellin-) (vicino/incollat-/appiccicat-/incastrat-/sbagliat-)
    | (scivolat-/scappat-) (dito/mano/cartellin-)
damage-yes =
    | (guadagnat-/favorit-/avvantaggiat-) | (fregat-/danno/danneggiat-) | (solo)? grazie a .. (prima/dichiarazione/licita/insuff-)
    | (trovato/trovano) .. attacco | senza .. <not> .. (trov-/arriv-/chiam-) | zitto .. aiutat-
lho-undecided =
    | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole) | <not> (pronunciat-/interpellat-/interrogat-)
    | <not> .. (chiesto/domandato/interpellat-/interrogat-)
    | (<lho>/seguente/chi segue/sinistra) .. <not> .. (deciso/detto/parlato/risposto/espresso/pronunciat-)
    | (deve/aspetta/aspett-) .. (si dica/chiedano/pronunci-) | <lho> .. (tace/zitto/pensa) | <lho> <him>? <not> (deciso/scelto/risposto/parlato)
offender =
    | <who> * (detto/dice/dichiarato/dichiara/licita/licitato/apre/aperto/risponde/risposto/messo/mette/dato/da/fa/fatto/interviene) .. <card>
    | <card> (di/da/dal) <who> | <who> * insufficient- | insufficient- .. (di/da/dal) <who> | <who> (su)? <card> su <card>
event =
    | <card> (su/sopra) | insufficient- | non (basta/bastava/sufficiente)
meant-meant =
    | + <not> (visto/vedeva/sentito/accort-/notato/vista) | + (pensava/pensavo/credeva/credevo/convinto/convinta/credendo/pensando)
    | (apposta/volut-/di proposito/intenzionale/voleva proprio) | (volev-/voleva) .. proprio | <not> .. (visto/letto/sentito) | quello che volevo
    | (quella/quello) che volevo (dire)? | + (credeva/credevo/pensava/pensavo/convinto/convinta) | + <not> (visto/vista/sentito/notato/accort-)
    | (distratt-/sovrappensiero/addormentat-)
damage-no =
    | (danno/danni) (zero/nessuno) | <not> .. (perso/rimess-/dann-) | (come) .. (altri/tutti/sala) | (nessuno) .. danneggiat-
    | (risultato/stesso) .. (uguale/identico/altri tavoli/sala)
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
meant-slip-else = (box/attaccat-/appiccicat-/meccanic-/svista/uscit-)
meant-meant-else =
    | <not> .. (vist-/sentit-/accort-/notat-) | (credev-/pensav-/scambiat-/letto male/capito male/convint-/distratt-/dimenticat-)
lho-accepts-else = (accett-/va bene/lasci- corr-/lascia passare)
lho-declines-else =
    | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradisc-) | (rifiut-/respint-/contest-/obiet-/pretend-/chiede la correzione)
lho-undecided-else = <not> (deciso/risposto/parlato) (ancora)? $
repl-same_denom-else =
    | (portat-/alzat-/corrett-/rialz-/messa/messo/fatta/fa/rende/resa) .. (livello/giusto/sufficiente/minima/minimo/stesso seme/stesso colore/piu alta)
    | stesso (seme/colore)
repl-pass-else = (cambiat-/sostitui-/corrett-/cambia/mette/messo/poi/diventa) .. (con/in/al posto)? .. passo
repl-dbl_rdbl-else =
    | (cambiat-/sostitui-/corrett-/cambia/mette/messo/poi/diventa/ci mette/vuole) .. (con/in/al posto)? .. (contro/contrare/surcontro)
    | (poi/allora/quindi/invece) .. (contra/contro/contrato)
repl-insuff_again-else =
    | (ancora/di nuovo/anche la seconda/pure/altra) .. (insufficient-/troppo bassa/bassa)
lho2-accepts-else =
    | (second-/nuov-/questa volta) .. accett-
early-yes-else = (corrett-/cambiat-/sostituit-) .. prima .. (arbitro/chiam-)
lho-called-else =
    | (seguente/successivo/sinistra/dopo/<lho>) .. (parla/parlato/licita/licitato/passa/passato/dichiara/dichiarato/contra/contrato) (sopra/stesso/tranquill-/come se)
    | <card> , (poi)? <card> .. (di/da) (chi/quello/<who>)
repl-none =
    | <not> (sostituit-/cambiat-/scelto/scelt-/corrett-) (ancora/niente/nulla/con/cosa/$) | <he> <not> (scelto/deciso/sostituito/cambiato)
    | (sta/deve) .. (scegliendo/scegliere/inventarsi/decidere) .. (cosa/con/sostitu-/qualcos) | scelta da fare | <not> (deciso/scelto) .. (cosa/con)
    | (deve/devo) (ancora)? (sostituire/correggere/scegliere)
lho2-accepts =
    | (stavolta/questa volta/seconda/questa/a quel punto/stavolta) ... (accett-/va bene/tiene/buona/detto si/dice si/sta bene)
    | (quest ultima/seconda/%2) .. (tiene/accett-/accetta)
lho2-declines =
    | <not> .. (nemmeno/neanche/neppure) .. (quest-/quell-/seconda) | (seconda/%2/ricambio/rimpiazzo) ... (rifiut-/respint-/<not> accett-/<not> vuole)
    | (rifiuta/respinge) (anche)? (seconda/%2/quella/questa)
lho2-undecided =
    | (seconda/secondo/ricambio/rimpiazzo) .. <not> .. (chiesto/deciso/detto/votat-/messo/sa/so)
    | (seconda/%2/seconda insuff-/nuova insuff-) ... <not> .. (chiesto/interrogat-/espresso/deciso/detto/interpellat-)
    | (seconda/%2) .. (deve dire/pensa/ci pensa) | (seconda/%2) .. lho deve
early-no =
    | <not> .. (cambiat-/toccat-/corrett-/sostituit-/sostituzione) .. prima (dell/del/che) .. (arbitro/arrivo/arriv-) | fatta .. dopo .. arrivo
    | nessuno (cambiat-/toccat-/corrett-) (niente/nulla)
meant-unsure =
    | + <not> .. (sa/so/capito/chiaro) .. (voleva/nemmeno/cartellin-/testa/dito/mano)? | + (dito o testa/chi lo sa/chissa)
    | + un po .. & un po | + forse (si/cartell-) .. forse | (altro) giura
    | + (<not>/insicuro/dubbio/boh/chissa) .. (capisce/capire/sa/so/chiaro/chiara/saprei) .. (lapsus/voleva/volesse/volut-/scappat-/cartellin-/letto/incastrat-/intenzion-/se)
    | + (intenzione/lapsus) .. (<not>/poco) (chiara/chiaro/si capisce) | + (lapsus/errore) o .. (voleva/letto/voluta/visto)
    | + insicuro .. (lapsus/voleva/volesse/cartellin-/letto) | + dubbio .. (lapsus/voleva/volesse/cartellin-)
natural_both-yes =
    | (naturale/naturali) .. (naturale/entrambe/tutte/tutt) | (licite/dichiarazioni) (due)? naturali | (picche/cuori/quadri/fiori) vere
    | natural- (tutt-/entramb-) | (entrambi/tutte e due/#2) .. natural-
natural_both-no = + #1 (delle due)? .. (artificial-/convenzional-) | (transfer/artificial-/stayman/convenzional-)
precise-yes =
    | racconta .. stess- mano | (stesso/uguale) (significato) | (stesso/identico/medesimo) (significato/messaggio/senso)
    | piu (precis-/strett-/specific-/limitat-/ristrett-) | (dice/dicono/significa/vuol dire/mostra/promette) .. (stess-/uguale/identic-)
precise-no =
    | (dicono/mostra/promette/significa) .. (cose diverse/altra forza/tutt altr-)
    | (tutt altra cosa/tutt altro/altro significato/cose diverse/altra cosa)
    | (dice/dicono/significa/vuol dire/mostra) (altro/altra cosa/cose diverse)
turn-in_turn = (toccava) .. (giusto) | tocca a lui | suo turno eh | (^/,) di turno , | (suo/mio) turno (&/,/$) | toccava (proprio)? a (lui/lei/me)
prior-dbl =
    | contro .. (annullat-/tolt-/levat-/<not> valeva/<not> puo) ... (allora/poi/adesso/ora) | (provato/tentat-/incaponito) .. (contro/contrare)
    | (messo/provato/sostituito/tentato) .. contro .. (annullat-/vietat-/tolt-/levat-) | contro , (annullat-/vietat-)
    | (prima/precedente) (sostitu-/correzione) .. contro | <him> avuto (provato/messo/tentato) .. contro
prior-insuff =
    | (rimpiazzo/ricambio/seconda/secondo/altra) .. (insuff-/corta/corto) .. (annullat-/tolt-/rifiutat-) | terza (volta/$/,/passa)
    | (prima/%1/precedente/altra) (sostitu-/correzione/licita/prova/rimpiazzo) .. (insuff-/bassa/corta)
    | (sostituta/sostituzione) (precedente)? insuff- | (provato/provata) .. insuff- , annullat- | #2 (insuff-/tentativi) .. (annullat-/respinti/bassi)
    | (seconda/%2) .. (annullat-/annullo) | (insuff-/bassa) .. (annullata/cancellata) .. (poi/ora/adesso)
prior-none = (unica/sola/prima) (correzione/sostituzione)
damage-not_yet =
    | (stiamo/siamo) .. (giocando/presa/prese) | mano <not> (finita/ancora finita) | (danno) .. (dopo/poi/riparl-) | (sta/stanno/stiamo) giocando
    | (gioco/mano/play) (in corso/da giocare) | danno .. (vede/vedra) dopo | mano <not> .. giocata | (danno) .. (fine/dopo/poi/vedremo/vedra)
side-unknown =
    | (licita/licitazione) (prosegue/continua/aperta/in corso) | meta (licita/licitazione)
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
    | (difendono/difende/difendiamo/difendere/difendevano) | <innocent> .. (gioca/giocano/gioco/dichiara/giochiamo) | hanno difeso
    | (difendono/difeso) (poi/<card>/$) | (giochiamo/gioco/dichiariamo) noi | indifesa $
side-declares = (colpevoli/<offending>) .. (giocano/gioca/dichiarante/aggiudicat-/vinto contratto) | (loro/lui) (gioca/giocano) | giocano loro
