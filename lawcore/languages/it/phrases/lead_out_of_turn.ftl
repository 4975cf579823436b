# How a lead from the wrong hand is told. Slots and signs: see phrases.py.
certain =
    | (gioca/giocat-/chiam-/attacc-) .. (ma/invece/,) .. (in mano/toccava/al morto/dal morto/dalla mano)
    | (uscito/uscita/attacc-/giocato) ma toccava
    | (rigioca/gioca/attacca) .. (pensando/credendo/convinto) .. (vinto/preso/presa)
    | giocat- fuori turno
    | (attacc-) .. (al posto mio/al posto di)
    | attacco .. (parte sbagliata/sbagliato)
    | difensore sbagliato
    | (attacc-) .. (fuori turno/fuoriturno)
    | (fuori turno) .. attacco
    | (attacc-/giocat-/rigiocat-/mosso/uscit-/giocare) .. (mano sbagliata/parte sbagliata/lato sbagliato)
topic =
    | (attacc-) .. (sbagliato/al posto/invece/non toccava/non era/toccava/dal dichiarante)
    | (giocat-/gioc-/partit-/uscit-/mosso/muove/tirat-) .. (fuori turno/mano sbagliata/non toccava)
    | (toccava) .. (attacc-/giocat-/mano/morto)
    | (difensore sbagliato)
    | (ero/in mano) .. (al morto/in mano) .. (giocat-/gioc-/attacc-)
    | (giocat-/attacc-/gioc-) .. (di mano/dalla mano/dal morto) .. (invece/ma/toccava)
    | (non toccava a)
    | (attacc-) .. tutti e due
    | (dett-) .. (tocca a/toccava a/attacca) .. (te/lei)
hint =
    | (fuori turno)
    | toccava
    | accett-
    | (stes-/stend-/stende)
trace =
    | (attacc-)
against =
    | (licit-/dichiarazione/passo/apert-/apre/contro)
    | penalizzata
    | renonc-
    | (chi doveva/difensore giusto) .. attacc-
word-attaccare = attaccato | attacca | attaccano | attaccando | giocato | gioca | intavolato | intavola | rigiocato | rigioca | uscito | esce
word-fuori = fuori turno | fuori dal turno | non di turno
word-sbagliata = dalla mano sbagliata | da mano sbagliata | dalla parte sbagliata
subject = attacco * <fuori> | <attaccare> * <fuori> | <attaccare> * <sbagliata> | attacco <sbagliata> | <fuori> di attacco
asked-about = reply lead
word-muovere =
    | attaccato | attacca | attaccano | giocato | gioca | intavolato | intavola | rigiocato | rigioca | uscito | esce | mosso | muove | muovo | tirato | tira | parte
    | partito | mette | messo | chiamato | chiama | chiesto | esco | gioco | partita | uscita | mossa | tirata | muovere | giocata | buttato | butta | mossi | uscito
word-latosbagliato = mano sbagliata | parte sbagliata | lato sbagliato | mano che non doveva | sbagliato di mano | sbagliata di mano
word-difsbagliato =
    | difensore sbagliato | quello sbagliato | giocatore sbagliato | persona sbagliata | compagno sbagliato | avversario sbagliato | difensore che non doveva | quello che non doveva
    | altro difensore | non toccava | non era di turno | non di turno | dif sbagliato | chi non doveva | signora sbagliata | uscita sbagliata
word-ok =
    | accetta | accettato | accettano | accetto | va bene | tiene | tenere | accettare | contento | contenta | d accordo | la vuole | vuole | lascia | resti | gli sta bene | favorevole | prende
word-ko =
    | no | non | rifiuta | rifiutato | rifiutare | protesta | protestava | scuote | rimanda | contrario | contraria | contesta | dice no | rimetti | torni | indietro | non vuole | mica
offender =
    | <who> <he>? (<muovere>) | (<muovere>) <who> | attacco .. (di/del/dell/della/da/dal) <who> | (attacco/uscita) (fuori turno/iniziale)? (di/del/dell/della/da/dal) <who>
    | <who> .. (<muovere>) .. (fuori turno/per primo/per sbaglio/carta/picche/cuori/quadri/fiori/<card>)
lead-opening_wrong_side =
    | (attacco iniziale/attacco/prima carta) * (del/dal/di/da)? (proprio)? (futuro)? (dichiarante/morto/linea dichiarante) $ ++ (iniziale/futuro/fatto/contro/contratto/visto)
    | attacco .. fatto * (proprio)? (dal/dalla/del/di)? (futuro)? (dichiarante/morto/linea dichiarante) | (futuro morto) .. (attacc-/prima carta)? | (attacc-) * futuro (dichiarante/morto)
    | (attacc-/carta) .. contro ((proprio/suo/mio/nostro) contratto/(propria/sua/mia/nostra) linea) | (chi gioca) contratto .. (attacc-)? | <declarer> .. (attacc-/attacco) .. (difesa/avversari) | come se dovess- attaccare
    | (attacc-/attacco) .. (linea dichiarante/linea che gioca/linea del dichiarante/parte del dichiarante/coppia che gioca/coppia del dichiarante) | (prima carta) .. (morto/dichiarante)
    | (attaccato/attacca/attacco) .. (doveva fare morto) | (attacco iniziale) .. (messo/fatto) .. <declarer> | attacca (compagno/compagna) di dichiarante | (dichiarante) (attacca/ha attaccato/attaccato) (lui)? contro
lead-opening_faced =
    | (toccava/doveva) .. avuto (messa/messo/giu) copert- | (scoperto/scoperta/in chiaro/faccia in su) ++ (coperta/coperto)
    | (attacco/attacca) <difsbagliato> .. scopert- | scoperto per sbaglio
lead-declarer =
    | (<uscire>) * (dal morto/dalla mano/dal tavolo/di qua/da qui) ++ (in mano/al morto/mano sbagliata/parte sbagliata/invece/doveva/dovevo/dichiarante/toccava/difensori/accett-/rifiut-/dal/ha/ho)
    | <declarer> * (<uscire>) .. (mano/morto/tavolo) | <declarer> * (<muovere>) .. (mano/morto/tavolo) ++ (in mano/al morto/toccava/doveva/invece) | (<muovere>) <declarer> dal (morto/tavolo) | (<muovere>) di mano (doveva/invece/ma)
    | (ero/era/vivo/in mano/in presa/sono) (al morto/in mano/di la/di qua) .. (<muovere>) .. (mia/mano/qua/qui/morto/tavolo)
    | (in mano) .. (chiam-/chiest-/carta) .. (al/dal) (morto/tavolo) | (mano sbagliata/parte sbagliata/lato sbagliato) .. <declarer> | <declarer> .. (mano sbagliata/parte sbagliata/lato sbagliato) | (attacco/uscita/mossa/giocata) (di/del) <declarer> (dal/dalla/di)
    | muove morto | (uscita/mossa/giocata) del <declarer> | nuova uscita (del)? <declarer> | <declarer> .. (muovesse/uscisse/rigiochi/rigiocasse/attacchi/riparta) (dal/dalla/da)
    | dal morto ma (era/ero/sono) in mano | dalla mano ma (era/ero/sono) al morto | (muove/mosso/muovo/giocato/gioca) (dal morto/di mano/dalla mano) , (era/ero/doveva)
word-presa =
    | presa 2 | presa 3 | presa 4 | presa 5 | presa 6 | presa 7 | presa 8 | presa 9 | presa 10 | presa 11 | presa 12 | seconda presa | terza presa | quarta presa
    | quinta presa | sesta presa | settima presa | ottava presa | nona presa | decima presa | undicesima presa | dodicesima presa | meta mano | meta gioco
    | durante gioco | a meta | alla 7 | alla 2 | alla 3 | alla 4 | alla 5 | alla 6 | alla 8 | alla 9 | alla 10 | alla 11 | alla 12 | alla seconda | alla terza
    | alla quarta | alla quinta | alla sesta | alla settima | alla ottava | alla nona | alla decima | all ottava
word-uscire =
    | attaccato | attacca | gioca | giocato | rigioca | rigiocato | esce | uscito | mosso | muove | muovo | tirato | tira | parte | partito | gioco | mossa | uscita | giocata | esco
word-carte = carte | carta | mano | tutto | tutte | gioco
word-risponde = risposto | risponde | seguito | segue | copre | scartato | scarta | messo | mette | giocato
lead-defender-else =
    | <presa> | (<muovere>) (del)? <defender> | <defender> (muove/mosso/esce/uscito)
    | (dichiarante/morto) (avuto)? (vinto/preso/fatto presa) | (presa) .. (avuto)? (fatta/vinta) .. (compagno/dichiarante/morto) | in mano dichiarante .. <him>? | presa finita
lead-opening_faced-else =
    | (attacco/attaccato/attacca/attacco iniziale) .. (scopert-/faccia in su/in chiaro/carta su/visibile/in vista) | (scopert-/faccia in su/in chiaro/in vista) .. (attacco/attaccato) | (primo attacco) | mess- giu .. scopert-
    | (carta su/faccia in su/in chiaro/carta in vista) | attacco (iniziale/sbagliato) | contro <card> .. (attacc-/attacca) | (attacca/attacc-) .. contro <card> | morto .. (sceso/scende/stes-/stende/stendere/appoggiat-)
    | aperto tutta .. attacco | attacco * dell altro | (doveva/toccava) attaccare
lead-unless =
    | dopo uscita sbagliata
lead-opening_face_down-else =
    | (coperta/coperto/faccia in giu/rovesciata/dorso) | <not> .. (girata/scoperta/girato)
lead-declarer-else =
    | (<latosbagliato>) | dal lato (sbagliato/buono)
lead-defender =
    | <defender> * (<muovere>) ++ (<presa>/morto in presa/in presa/preso/di mano dichiarante) | (<presa>) .. <defender> | (alla/presa) %13 .. <defender>
    | (<muovere>) * <defender> ++ (<presa>/in presa/preso/vinto) | (<presa>) .. (<muovere>) * <difsbagliato> | <difsbagliato> ++ <presa> | uscita (in difesa) .. (ultima presa/presa)
    | (indifesa/in difesa/difesa/controgioco) .. (<muovere>/fuori turno/partit-) ++ (<presa>/presa/ultima) | (<muovere>/fuori turno) .. (indifesa/difesa) ++ (<presa>/presa/ultima)
    | (mosso/uscito/muove/esce) .. (indifesa/controgioco) | <defender> muove | farsi (chiudere in mano/mettere in mano)
turn-partner =
    | (mano/turno/presa) (del/al/di) (suo/mio)? compagno
    | (dalla mano/di mano) .. (toccava/doveva/invece/era) .. (al/dal/che dal) morto | (dal morto/dal tavolo) .. (era/ero/doveva/invece) .. (in mano/dalla mano/di mano)
    | (<difsbagliato>) | (toccava/spettava/tocca/doveva/era di/anziche/stava) .. (compagno/altro) | (al posto mio/al posto del compagno/al posto suo)
    | (toccava/spettava) a io | attacco .. dell altro | (difensore/quello/lato/persona) giusto ++ (sbagliato/attacco)
    | in (mano/presa) (,/&)? (ma/invece)? (<muovere>) (dal morto/dal tavolo) | (al morto) (,/&)? (ma/invece)? (<muovere>) (di mano/dalla mano)
    | compagno (che)? (vinto/preso/doveva) | lato (sbagliato/giusto/buono) | di mano invece | muove morto | (entrambi/tutti e due) attacc-
turn-who =
    | (toccava/tocca/spettava/spetta/doveva/stava) (attaccare/muovere/giocare)? (a/al/all/alla/agli/ai)? <named> | (al posto/anziche/invece) (di/del/dell/della)? <who> | in (presa/mano) (c)? <who> | <who> in (presa/mano) | di mano <who>
    | (vinta/presa/vinto/fatta) (da/dal/dall/dalla) <who> | presa * (fatta/vinta/di/del) (da/dal)? <named> | <named> (avuto)? (vinto/preso/vinta/fatto) (presa)? | doveva (attaccare/giocare/uscire/muovere) <who> | <named> (che)? (doveva/dovevo) (attaccare/giocare/uscire/muovere)
    | in mano (al/a) <named> | di turno <who> | ma (era)? di <named> | doveva essere <who> | in mano <named> | <named> .. che (doveva/toccava) | fatta <named> $ | in presa (erano)? <who>
turn-opponent-else =
    | (in mano/in presa/di mano) (dichiarante/morto) | (dichiarante/morto) in (mano/presa) | difesa .. partita | <innocent> .. (vinto/preso) | (vinto/preso/fatta/fatto presa) (dichiarante/morto) | (toccava/tocca) (al)? (dichiarante/morto)
    | (dichiarante/morto) (avuto)? (vinto/preso/fatto)
turn-partner-else =
    | (<latosbagliato>) | (<muovere>) .. (dal morto/di mano/dalla mano/dal tavolo/di qua/da qui) | (in mano) .. (chiam-/chiest-/carta) .. (al/dal) (morto/tavolo)
    | (ero/era/sono) .. (al morto/in mano) .. (<muovere>) ..
turn-opponent =
    | (toccava/spettava) (agli/ai) <who> | contro (proprio/suo/mio) contratto | (in presa/in mano) (difensori/difesa) ++ <declarer> (<muovere>)
reply-differ =
    | (uno/#1/difensore/<him>) .. (<ok>) .. (,/&/ma/mentre)? (uno/#1/altro/altra/compagno/<him>) .. (<ko>) | (altro/uno/#1/<him>) .. (<ko>) .. (,/&/ma/mentre)? (altro/altra/<him>) .. (<ok>) | <not> .. (pensano/d accordo) | uno se la tiene
    | (decide/sceglie/prevale) chi | (due) .. <not> .. (uguale/stesso) | (discord-/in disaccordo/litigano/divisi) | <him> no , <him> (si/vuole/accetta) | <him> .. (dice) $ , <him> dice (rimetti/no/indietro)
    | dice (resti/si/tieni/va bene) (&/,)? (altro/<him>) (no/dice)
reply-wrong_defender_played =
    | <not> (era/veniva)? .. (prossima/prossimo/subito dopo/seguente) | difensore .. <not> .. (veniva/dopo) | (altro) difensore .. (giocat-/risposto) | (<risponde>) .. (per errore)? .. altro difensore
    | <him> (<risponde>) * (,)? ma (toccava/veniva/prima/era) .. <him>? | (<risponde>) .. (difensore/<him>/quello) .. (<not> doveva/<not> toccava) | (<difsbagliato>) (<risponde>) | (<risponde>) <difsbagliato>
    | (<risponde>) .. (prima di <him>/al posto di <him>) | difensore che ! doveva
reply-spread =
    | <declarer> .. (steso/stende/stes-/stendere/stendo/apre carte/aperto carte) | ^ (stende/steso/stendo) (<carte>)? (contento)? $ | (stende/steso/stendo/stendono/stendendo) (giu)? (sue/mie)? (<carte>) | (stende/steso) (contento/di corsa/tutto/lui/lei)
    | (fare/fa/faccio/fatto) (lui/lei/io)? (da)? morto | (aperto/apre) (sue)? carte | (cala/mette giu/calato/messo giu) (sue/mie/tutte)? (<carte>) ++ (dichiarante/compagno/socio) | che stende
reply-proper_lead =
    | (chi doveva/quello giusto/difensore di turno/quello di turno/difensore giusto/<him> giusto) .. (attaccat-/attacca/messo/calat-/gioca/uscito) | (attacc-/giocat-/uscit-) .. (quello giusto/altro , giusto/difensore giusto/chi doveva)
    | poi (gioca/rigioca/giocat-) (dal/dalla) (lato/parte)? (buon-/giust-) | poi .. attaccat- .. altro | anche .. (compagno) .. attacc- | (quella giusta) .. (sulla/sopra) | poi rigioca dalla parte | #2 attacchi
reply-accepted-else =
    | (tiene/tengo/tenuta/tenuto/va bene/va benissimo/prende per buon-/lascia correre/lasciamo correre/la tengo/lo tengo/gli sta bene/mi sta bene) | <accepts> | va bene cosi | (detto/dice) ok | (prendo/prende/gioco) (volentieri)? $ | (per me/a noi) .. (bene/benissimo)
    | accettando
reply-refused-else =
    | <not> * <accepts> | <declines> | (vuole/vogliono/voglio/vogliamo) (che)? (rimett-/indietro/cambi-/riprend-/torni) | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradi-)
    | (rifiut-/pretend-/esig-/insist-/contest-) | (dice/diciamo/detto/dicono) (di)? no | (chied-/chiest-) .. (indietro/rimett-/ritir-/riprend-) | (riprend-/ritirata/ritira/tolta) .. (come/loro)? | (fatto/fatta) (tornare/rimettere/riprendere) indietro?
    | (dice/detto) no | (rimetti/rimettila/riprendila)
reply-nothing-else =
    | (pensando/decidendo/sta pensando/pensarci/pensa) | (quali/che) .. (opzioni/diritti/scelte) ++ (attacco/uscita)
reply-unless =
    | credeva .. | altro difensore ++ <accepts>
reply-next_played =
    | (seguente/quello dopo/<lho>/successivo) (<he>)? (<risponde>) | prossimo giocatore (<he>)? (<risponde>) | (risposto/seguito) (seguente/quello dopo) | coperto (col/con) | quello dopo .. risponde
    | (<lho>/seguente/vicino/<defender>) (<he>)? (risposto/risponde/seguito/segue/coperto/copre/scartato) | dopo che <defender> (<risponde>) | risposto <defender> | mano dopo .. giocato | (risposto) (difensore seguente/seguente)
reply-dummy_played =
    | (giocato/gioca/gioco/chiamato/chiama/chiamo/metto/messo/mette/chiamando/chiamata/fatto giocare) (carta/una/#1/piccola/bassa/asso/re)? (dal/del/di) morto ++ (<difsbagliato>/attacco/fuori turno/accett-/scoperto)
    | (dal/del) morto .. (sull/su) (attacco/uscita) | morto (<he>)? (<risponde>) .. (ordine/richiesta)? ++ (attacco/fuori turno/difensore) | ordine .. (dichiarante) ++ morto | chiamata carta del morto
reply-nothing =
    | <not> .. (deciso/scelto/pronunciato/reagito/reazione/reazioni/parlato/decisione/aperto bocca/fiatato/detto niente/detto nulla) | (zitto/zitta/zitti/muto/muta/in silenzio/silenzio) | nessuno (dice/detto) (niente/nulla)? $ | nessuno .. reagit-
    | <not> (fiata/parla/dice) | <declarer> (pensa/guarda/riflette/sta pensando) | (zero) reazion- | (si guardano)
misinformed-yes =
    | (detto/dice/fa/diceva/dett-/dicono) .. (tocca/toccava/sta/attacchi/attacca/esci/giochi/sei in mano/sei di attacco/di mano) | (tocca a te/stai tu/esci tu/attacchi tu/attacchi lei/sei in mano tu/tocca a lei/vai)
    | (indott-) in errore | (avversario/dichiarante/morto) .. (detto/dett-) .. (toccava/attaccare/uscire)
misinformed-no =
    | nessuno .. (indotto/ingannat-/indott-/suggerit-) .. errore? | nessuno <he>? (avuto)? detto .. (gioc-/attacc-/turno/toccava/di mano) | nessuno <he> (avuto)? detto | di (testa/iniziativa) sua | (sua iniziativa) | (<not>) .. (indotto/indott-) .. errore
misinformed-unless =
    | nessunissima
last_trick-yes =
    | (%13/presa #13/all ultima/ultima carta/penultim- no) | una carta a testa | #1 carta (a testa/ciascuno)
last_trick-yes-else = ultima presa
last_trick-unless = ultima presa .. (vint-/fatta) | (vint-/fatta) .. ultima presa
last_trick-no =
    | <not> (fino)? (l/all/alla/la)? (ultima/%13) | mancano .. (prese/carte/#2/#3/#4/#5/#6) | <not> .. ultima presa | (mancano/restano) (<number>)
dummy_seen-yes =
    | (carta/carte) (di/del)? morto (scopert-/visibil-) | morto <he>? (avuto)? (scoperto/mostrato/girato) (#1/#2/#3/carta/carte) | carta (di/del)? morto <he>? .. (vista/visto) | (vist-/visto/intravist-/vedendo) (#1/#2/#3/carta/carte/fante/asso/re/dama/donna/una/il)? (carte/carta)? (del/di)? morto | morto .. (vist-/intravist-/occhi) $ | carta del morto .. (vist-) | (del)? morto (vista/visto) (carta/#1) | (aperto/steso/scoperto) .. morto .. vist-
dummy_seen-no =
    | <not> .. (vist-/visto/vedere) .. morto | <not> (vist-/visto) (niente/nulla/morto) | <not> (vist-/visto) <not>? .. morto | <not> carta del morto .. (vist-/vista)? | morto .. ! vist- | morto <not> .. (vist-/aperto/scoperto)
partner_led_face_down-yes =
    | (toccava/doveva) .. avuto (messa/messo/giu) copert- | (altro/compagno/giusto/io/uno/difensore/<him>) .. (avuto/messo/attaccato/giusto/mette giu) .. copert- ++ (scopert-/in chiaro/faccia in su) | (uno/prima) .. coperto , giusto | copert- .. (giusto/giusta/mia/buono/anche) ++ (scopert-/in chiaro)
    | (sua/mia/suo/mio) copert- ++ (scoperto/in chiaro)
partner_led_face_down-no =
    | una carta soltanto | (solo/soltanto) (uno/#1) | <not> .. messo (giu)? (nulla/niente/<not>) | (altro/compagno) <not> .. (messo/attaccat-)
partner_followed-yes =
    | (compagno/altro difensore) (risposto/giocato) .. (prima/dichiarante)
    | <defender> risposto .. prima .. (dichiarante/morto/<him>)
partner_followed-no =
    | compagno <not> (risposto/giocato)
defender_played_before_the_lead-yes =
    | (difensore/est/ovest/nord/sud/<him>) .. (giocat-/gioca/messa/messo/risposto/scartato) .. prima che .. (chiam-/tirass-/tirato/partiss-/rigioc-/avuto/muovess-/usciss-/attacc-/giocass-/riparti-/<him>)
    | prima che .. (chiam-/tirass-/partiss-/rigioc-/muovess-/usciss-) .. (messa/giocat-/messo) | (giocato/risposto/messo) senza (attendere/aspettare) | anticipat- $
defender_played_before_the_lead-no =
    | nessuno .. (messo/giocat-) .. prima | tutti fermi | nessun- .. prima che | <not> <defender> .. (anticipat-/giocat-/messo) .. (prima)? | nessuno dei <defender> .. prima | (hanno)? aspettat- (uscita/che)
on_purpose-yes =
    | (apposta/di proposito/volut-/furb-/sapeva bene/in malafede/mala fede/intenzional-/deliberat-) | <not> (per)? (sbaglio/caso)
on_purpose-no =
    | (buona fede/in buonafede/senza malizia) | <not> (credo)? .. (apposta/volut-/deliberat-/intenzional-) | (per distrazione/distrazione/distratt-) | (mica) .. apposta
