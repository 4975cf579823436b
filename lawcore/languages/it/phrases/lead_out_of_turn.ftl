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
word-ok = accetta | accettato | accettano | accetto | va bene | ok | tiene | sì | si | accettare | contento | d accordo
word-ko = no | non | rifiuta | rifiutato | rifiutare | protesta | protestava | scuote | rimanda | contrario | contesta
offender =
    | <who> <he>? (<muovere>) | (<muovere>) <who> | attacco .. (di/del/dell/della/da/dal) <who> | (attacco/uscita) (fuori turno/iniziale)? (di/del/dell/della/da/dal) <who>
    | <who> .. (<muovere>) .. (fuori turno/per primo/per sbaglio/carta/picche/cuori/quadri/fiori/<card>)
lead-opening_wrong_side =
    | attacco iniziale .. (dichiarante/morto) | attacco .. (fatto)? .. (dal/del) .. (futuro)? (dichiarante/morto) | (chi gioca) il? contratto | prima carta .. (morto/dichiarante) | (dichiarante/morto) .. (attacco iniziale/prima carta)
    | (dichiarante) .. (deve/doveva/dovessi) attaccare .. difesa | dichiarante (attacca/attaccato) | come se dovess- attaccare
lead-opening_face_down =
    | (coperta/coperto/faccia in giu/rovesciata) | <not> (ancora)? .. (girata/scoperta)
lead-opening_faced =
    | (attacco/attaccato/attacca/attacco iniziale) .. (scopert-/faccia in su/in chiaro/carta su/visibile) | (scopert-/faccia in su/in chiaro) .. (attacco/attaccato) | (primo attacco) | mess- giu .. scopert- | (carta su/faccia in su/in chiaro)
    | scoperto per sbaglio | (coperta/coperto) ... (scoperto/scoperta/in chiaro) | (scoperto/scoperta/in chiaro) ... (coperta/coperto) | aperto tutta .. attacco | stende .. attacco
lead-declarer =
    | (<muovere>) .. (dal morto/di mano/dalla mano/dal tavolo/di qua/da qui/dal lato sbagliato) | (<latosbagliato>) .. (dich-/dichiarante)? | (in mano) .. (chiam-/chiest-/carta) .. (al/dal) (morto/tavolo)
    | (ero/era/vivo) .. (al morto/in mano) .. (<muovere>) .. | muove (il)? morto | carta .. (dal/al) (morto/tavolo) .. in mano | dichiarante .. (<muovere>) .. (mano/morto/tavolo) | dal lato (sbagliato/giusto/buono)
    | morto .. (aveva/avuto)? (preso/fatto presa) .. (io/tirato/<muovere>)
word-presa =
    | presa 2 | presa 3 | presa 4 | presa 5 | presa 6 | presa 7 | presa 8 | presa 9 | presa 10 | presa 11 | presa 12 | seconda presa | terza presa | quarta presa
    | quinta presa | sesta presa | settima presa | ottava presa | nona presa | decima presa | undicesima presa | dodicesima presa | meta mano | meta gioco
    | durante gioco | a meta | alla 7 | alla 2 | alla 3 | alla 4 | alla 5 | alla 6 | alla 8 | alla 9 | alla 10 | alla 11 | alla 12 | alla seconda | alla terza
    | alla quarta | alla quinta | alla sesta | alla settima | alla ottava | alla nona | alla decima | all ottava
lead-defender-else =
    | <presa> | <presa> ... (<muovere>/<difsbagliato>/attacco) | (<muovere>/<difsbagliato>) ... <presa>
    | (presa) .. (avuto/fatta/vinta) .. (compagno/dichiarante/morto/<him>) | (dichiarante/morto/compagno/<him>) (in mano/in presa) .. (<muovere>) | (<muovere>) .. (ma/invece) .. (in presa/in mano/era al)
    | in mano dichiarante .. <him>? | presa finita | difensore .. ultima presa | ultima presa .. difensore | difensore , muovo | (indifesa/difesa) .. partit- | (<muovere>) del? difensore
lead-opening_faced-else =
    | attacco (iniziale/sbagliato) | contro <card> .. (attacc-/attacca) | difensore sbagliato | morto .. (sceso/scende/stes-/giu/stendere)
lead-unless =
    | dopo uscita sbagliata
turn-partner =
    | (<latosbagliato>) | (<difsbagliato>) | (<muovere>) .. (dal morto/di mano/dalla mano/dal tavolo/di qua/da qui) | (toccava/spettava/tocca/doveva/era di/anziche) .. (compagno/altro) | (al posto mio/al posto del compagno)
    | (toccava/spettava) (a)? me | (in mano) .. (chiam-/chiest-/carta) .. (al/dal) (morto/tavolo) | (tutti e due/entrambi) .. attacc- | compagno .. (vinto/fatta/preso/doveva) | lato (sbagliato/giusto/buono) | di mano invece | muove (il)? morto
    | (ero/era) .. (al morto/in mano) .. (<muovere>) .. | ma io (difensore/ero)
turn-who =
    | (toccava/tocca/spettava/spetta/doveva/stava) (attaccare/muovere/giocare)? (a/al/all/alla)? <who> | (al posto/anziche/invece) (di/del/dell/della)? <who> | in (presa/mano) (c)? <who> | <who> in (presa/mano) | di mano <who>
    | (vinta/presa/vinto/fatta) (da/dal/dall/dalla) <who> | presa .. <who> | <who> (avuto)? (vinto/preso/vinta/fatto) .. (presa)? | doveva .. (attaccare/giocare/uscire/muovere) <who> | <who> (doveva/dovevo) (attaccare/giocare/uscire/muovere)?
    | in mano (al/a) <who> | di turno <who> | ma (era)? di <who> | doveva essere <who> | in mano (il)? <who> | <who> .. che (doveva/toccava)
turn-opponent-else =
    | (toccava/tocca/in mano/in presa/mano) .. (dichiarante/morto) | (dichiarante/morto) in (mano/presa) | difesa .. partita | <innocent> .. (vinto/preso/in mano)
reply-differ =
    | (uno/#1/difensore/<him>) .. (<ok>) .. (altro/altra/compagno/<him>) .. (<ko>) | (altro/<him>) .. (<ko>) .. (altro/<him>) .. (<ok>) | <not> .. (pensano/d accordo) | uno se la tiene | chi (decide/sceglie/prevale) | uno dei .. accetta
    | (due) .. <not> .. (uguale/stesso) | #1 .. accetta .. compagno
reply-wrong_defender_played =
    | <not> (era/veniva)? .. (prossima/prossimo/subito dopo/seguente) | difensore .. <not> .. (veniva/dopo) | (altro) difensore .. (giocat-/risposto) | (gioca/risponde/giocato/risposto) .. (per errore)? .. altro difensore
reply-spread =
    | dichiarante .. (steso/stende/stes-/apre .. carte/aperto) | (stes-/stende/steso/sten-) .. (mano/carte/tutto/le sue)? | (fare/fa/faccio/fatto) (lui/lei/io)? .. (da/il)? morto | (aperto/apre) .. (carte/mano) | (cala/mette giu) .. (carte/mano)
reply-proper_lead =
    | (chi doveva/quello giusto/difensore di turno/quello di turno) .. (attaccat-/attacca/messo) | poi .. (gioca/rigioca/giocat-) .. (dal/dalla) (lato/parte/mano)? .. (buon-/giust-/morto come) | quella giusta .. (sbagliata)? | attacca pure
    | poi rigioca dalla parte
reply-next_played-else =
    | (seguente/dopo/<lho>/io/est/ovest/nord/sud/difensore/avversario/quello) .. (giocato/risposto/seguito/coperto/messo/risponde/segue/copre) | coperto (col/con)
    | (risposto/seguito) .. (seguente/dopo) | quello dopo .. risponde
reply-dummy_played-else =
    | (giocato/gioca/chiamato/chiama/messo/mette/chiamando) .. (carta/una/subito)? .. (dal/del) morto | morto .. (messo/mette/risponde/risposto) | subito .. dal morto
reply-accepted-else =
    | (accett-/tiene/tengo/va bene/prende per buon-/lascia correre/lasciamo correre/la tengo/lo tengo) | <accepts> | va bene cosi
reply-refused-else =
    | <not> .. <accepts> | <declines> | (vuole/vogliono/voglio/vogliamo) .. (rimett-/indietro/altro/altra/cambi-/riprend-/torni) | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradi-)
    | (rifiut-/pretend-/esig-/insist-/contest-) | (dice/diciamo/detto) (di)? no | (chied-/chiest-) .. (indietro/rimett-/ritir-/riprend-) | (riprend-/ripresa/ritirata/ritira) .. (come/loro/la)?
reply-nothing-else =
    | <not> .. (detto/deciso/scelto/reagito/mosso/parlato/decisione/aperto bocca) | nessuno .. (detto/mosso/giocat-) | (pensando/pensa/decidendo/sta pensando) | <not> (ancora)? <not>? detto
    | (quali/che) .. (opzioni/diritti/scelte)
reply-unless =
    | credeva .. | altro difensore ++ <accepts>
misinformed-yes =
    | (detto/dice/fa/diceva/dett-) .. (tocca/sta/attacchi/attacca/esci/giochi/sei in mano/sei di attacco) | (tocca a te/stai tu/esci tu/attacchi tu/attacchi lei/sei in mano tu/tocca a lei/vai)
    | (tocca a te) .. detto
misinformed-no =
    | nessuno .. detto .. (gioc-/attacc-/turno/toccava)?
misinformed-unless =
    | niente
last_trick-yes =
    | (ultima presa/%13/presa #13/all ultima/ultima carta/penultim- no) | una carta a testa
last_trick-no =
    | <not> (l)? ultima | mancano .. prese | <not> .. ultima presa
dummy_seen-yes =
    | (vist-/visto/intravist-/vedendo) .. (carta/carte/due/#2/fante/asso/re/dama/donna)? .. (del)? morto? | morto .. (vist-/intravist-/occhi)
dummy_seen-no =
    | <not> .. (vist-/visto/vedere) .. (morto/niente/nessuna/nulla)? | nessuna .. morto
partner_led_face_down-yes =
    | (altro/compagno/giusto/io/uno/difensore/<him>) .. (avuto/messo/attaccato/giusto) .. copert- ++ (scopert-/in chiaro/sbagliato/faccia in su) | (uno/prima) .. coperto , giusto | copert- .. (giusto/giusta/mia) ++ (scopert-/in chiaro/sbagliato)
partner_led_face_down-no =
    | una carta soltanto | <not> .. messo .. (nulla/niente/<not>)
defender_played_before_the_lead-yes =
    | (difensore/est/ovest/nord/sud/<him>) .. (giocat-/gioca/messa/messo/risposto/scartato) .. prima che .. (chiam-/tirass-/tirato/partiss-/rigioc-/avuto/<him>) | prima che .. (chiam-/tirass-/partiss-) .. (gia)? (messa/giocat-/messo) | difensore scartato
defender_played_before_the_lead-no =
    | nessuno .. (messo/giocat-) .. prima | tutti fermi | nessun- .. prima che
on_purpose-yes =
    | (apposta/di proposito/volut-/furb-/sapeva bene) | <not> (per)? (sbaglio/caso)
on_purpose-no =
    | (buona fede/distrazione/in buonafede/senza malizia/convint-) | <not> (credo)? .. (apposta/volut-) | (per sbaglio/per errore/distratt-)
