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
offender =
    | <who> <he>? <attaccare> * <fuori> | <who> <he>? <attaccare> * <sbagliata> | attacco <fuori> del <who> | attacco <fuori> di <who>
    | attacco <fuori> dell <who> | attacco iniziale <fuori> del <who> | attacco iniziale <fuori> di <who>
    | attacco iniziale <fuori> dell <who> | attacco <sbagliata> del <who> | attacco scoperto <fuori> di <who>
    | attacco coperto <fuori> di <who> | <who> <he>? <attaccare> dal morto * invece | <who> <he>? <attaccare> dalla mano * invece
    | <who> <he>? (attaccato/attacca/uscito/giocato)
    | <who> <he>? (attacca/attaccato/esce/uscito/gioca/giocato/parte/partito/muove/mosso/intavola/mette/messo)
    | (esce/attacca/gioca/parte/muove/uscito/attaccato) <who> | attacco (di/del/dell/della) <who>
word-dopo = 2a | 3a | 4a | 5a | 6a | 7a | 8a | 9a | 10a | 11a | 12a | 13a
lead-opening_faced =
    | attacco iniziale scoperto <fuori> | attacco iniziale <fuori> scoperto | attacco iniziale * <fuori> , scoperto
    | <attaccare> scoperto <fuori> | <fuori> , attacco iniziale scoperto | attacco iniziale * <fuori> * , a carta scoperta
    | attacco iniziale <fuori> a carta scoperta | attacco scoperto iniziale <fuori> | (attacco) scoperto | attacco .. scopert-
lead-opening_face_down =
    | attacco iniziale coperto <fuori> | attacco iniziale <fuori> coperto | attacco iniziale * <fuori> , coperto
    | <attaccare> coperto <fuori> | attacco coperto <fuori> | attacco iniziale <fuori> a carta coperta | <fuori> a carta coperta
    | attacco iniziale * <fuori> * , a carta coperta | attacco .. copert- fuori turno | attacco coperto .. (non/sbagliat-)
    | copert- .. non toccava | attacco * coperto
lead-declarer =
    | <declarer> <he>? <attaccare> * <sbagliata> | <declarer> <he>? <attaccare> * <fuori> | attacco <sbagliata> del <declarer>
    | attacco <fuori> del <declarer> | <declarer> <he>? <attaccare> dal morto * invece * mano
    | <declarer> <he>? <attaccare> dalla mano * invece * morto | (giocat-/gioca/mosso/partit-/attacc-) (di/dalla/dal) (mano/morto) ..
    | dichiarante .. (giocat-/gioca/attacc-/muove/parte) .. (mano sbagliata/dal morto/di mano/dalla mano)
    | in mano ma .. (carta/chiest-/chiamat-) .. morto | (io/dichiarante) in mano .. (tavolo/morto)
lead-defender =
    | <defender> <he>? <attaccare> * <fuori> alla <dopo> | <defender> <he>? <attaccare> * <fuori> * a meta mano
    | alla <dopo> presa <defender> <he>? <attaccare> * <fuori> | <defender> <he>? <attaccare> * <fuori> * durante gioco
    | a meta mano <defender> <he>? <attaccare> * <fuori> | durante gioco <defender> <he>? <attaccare> * <fuori>
    | (meta mano/alla presa/%2/%3/%4/%5/%6/%7/%8/%9/%10/%11) .. (difensore/attacc-/giocat-) .. fuori turno
    | difensore .. (attacc-/giocat-/rigioc-) .. (%2/%3/%4/%5/%6/%7/%8/%9/%10/%11)
    | ultima presa .. (attacca/esce/gioca/parte/difensore) .. difensore
    | difensore .. ultima presa
turn-partner =
    | <offender> <he>? <attaccare> * <sbagliata> | toccava al <partner> | toccava a <partner> | doveva attaccare <partner>
    | turno era del <partner> | <partner> doveva attaccare | <declarer> <he>? <attaccare> dal morto * invece * mano
    | <declarer> <he>? <attaccare> dalla mano * invece * morto | toccava (a/al) (morto/est/ovest/compagno) ,? (io/ho/giocat-)? .. (mano)
    | (toccava/turno) .. compagno | attacco .. del compagno .. fuori turno | fuori turno .. io .. coperta | compagno .. (toccava/doveva)
    | mano sbagliata | (giocato/gioca) dal morto , ma .. (mano/vinta) | (giocato/gioca) (di/dalla) mano , ma .. morto
turn-opponent = toccava al <innocent> | toccava a <innocent> | toccava all <innocent> | doveva attaccare <innocent> | toccava alla <innocent> | toccava agli <innocent>
    | toccava .. (dichiarante/morto) .. (attacc- difensore/difensore) | difensore .. toccava .. (dichiarante/morto)
word-accettare = accettato | accetta | accettano
word-rifiutare = rifiutato | rifiuta | rifiutano
reply-accepted =
    | <innocent> <he>? <accettare>
    | attacco accettato
    | attacco * <fuori> accettato
    | accettat-
    | accetta
    | accetto
    | (dichiarante/difensore/avversario) (accetta/accettato)
reply-refused =
    | <innocent> <he>? <rifiutare> | attacco rifiutato | attacco * <fuori> rifiutato | <innocent> <he>? <not> <accettare>
    | (rifiut-/non accett-) .. (dichiarante/attacco)? | dichiarante .. (rifiut-/non accett-/non vuole) | avversario non accett-
    | (dichiarante/difensore/avversario) (rifiuta/rifiutato)
reply-nothing =
    | nessuno * ancora * detto * giocato | nessuno giocato | <innocent> <he>? <not> detto <not> | <innocent> <he>? <not> ancora * deciso
    | <innocent> <he>? <not> deciso | nessuno .. (detto/giocat-) | non .. (detto/deciso)
reply-spread =
    | <declarer> <he>? steso * carte | <declarer> <he>? stende * carte | <declarer> <he>? steso * mano | <declarer> <he>? steso
    | <declarer> <he>? mette giu * carte | dichiarante .. (steso/stende/stes-) | (steso/stende) .. (sue/mano/carte)
reply-dummy_played =
    | (poi/&) <declarer>? <he>? giocato * dal morto | dichiarante .. (chiamat-/chiama) .. dal morto
reply-next_played =
    | avversario di sinistra <he>? giocato | (avversario/dopo/successivo/difensore) .. (coperto/risposto/seguito/giocat-)
misinformed-yes =
    | <innocent> <he>? detto che toccava | + avversario detto che toccava a me | + avversario <he>? detto che toccava a me
    | (dett-/detto) .. (tocca/toccava) .. (a)? (me/io/lui/te) | avversario .. detto .. (attacca/tocca)
last_trick-yes =
    | alla 13a presa | alla 13a | ultima presa | (ultima presa/13a/%13)
asked-about = reply lead
lead-opening_wrong_side =
    | attacco iniziale? (fatto/effettuato)? (dal/del) (dichiarante/morto) | attacco .. fatto dal dichiarante
reply-differ =
    | (uno/#1/difensore) .. accett- .. (altro/other) .. no | accetta .. altro .. no | difensore accetta .. no
reply-proper_lead =
    | (chi doveva/quello giusto) .. attaccat-
dummy_seen-yes =
    | (vist-/visto/veder-) .. (carta/morto) .. morto?
partner_led_face_down-yes =
    | (io/mio/compagno) .. (messo giu/attaccato/messo) .. copert- | mia coperta
on_purpose-yes =
    | (apposta/di proposito/volutamente)
turn-who =
    | toccava (a/al/all)? <who> | al posto di <who>
    | (toccava/tocca/spettava/stava/era) (a/al/all/alla/di/del/dell)? (mano)? (a/al/all/di/del)? <who> | in presa (c)? <who>
    | <who> in (presa/mano) | (vinta/presa/vinto) (da/dal/dall/dalla) <who> | <who> (vinto/preso/vinta) .. (presa)?
    | doveva (attaccare/giocare/uscire/muovere) <who> | <who> (doveva/dovevo) (attaccare/giocare/uscire/muovere)
    | (al posto/invece) (di/del/dell/della) <who> | (di mano/in mano) (di/a/ad)? <who> | in mano (al/a) <who>
turn-partner-else =
    | (di/dalla/in) mano | mano sbagliata | altra mano | (tutti e due/entrambi) .. attacc- | (tocca/toccava) a me | dice tocca a
    | (muove/mosso/giocato/gioca/uscito/esce/chiamato/chiama/chiesto/attaccato/attacca) .. (dal morto/di mano/dalla mano/dal tavolo) .. (ma/invece/era/toccava/doveva/quando) .. (in mano/morto/mano/di la/tavolo)
    | (era/ero/doveva/toccava/dovevo) .. (in mano/al morto/in presa al morto/di mano/dal morto) .. (gioca/giocato/muove/mosso/chiama/chiesto/chiamato/uscito/esce)
    | (mano/parte/difensore/lato) (sbagliat-)
    | (toccava/spettava/tocca) (a me/a lui/al mio compagno/al compagno/all altro/a sud/a nord/a est/a ovest) .. (e/ma)? .. (compagno/pard/socio/attacca/attaccato/esce/gioca)?
    | altro difensore | (doveva/dovevo) .. (uscire/attaccare/giocare/muovere) .. (io/compagno/altro/socio)
lead-declarer-else =
    | dichiarante .. (gioca/giocat-/muove/mosso/chiama-/parte/tira) .. (mano/morto/tavolo/sbagliata)
    | (gioco/gioca/giocato/mosso/partito/chiamato) (di/dalla/dal/una carta al/carta dal) (mano/morto/tavolo/mano sbagliata/parte sbagliata)
    | (in mano) .. (dal/al/tavolo) | (chiest-/chiamat-) .. carta (al/dal) morto | (gioco/giocato) dalla (mano/parte) sbagliata
    | (dichiarante/giocante/io) .. (muove/mosso/uscito/esce/gioca/giocato/chiama/chiesto) .. (morto/mano/tavolo/sbagliata/parte)
    | (uscita/mossa/giocata) .. (mano sbagliata/parte sbagliata) .. (dich-/dichiarante/giocante)?
    | (di mano/dal morto/dal tavolo) (ma/invece)
lead-defender-else =
    | (meta mano/meta gioco/in presa/alla <ordinal> presa/alla <number>/presa vinta/dopo) .. (esce/attacca/gioca/giocat-/attaccat-/uscit-/parte/difensore)
    | (difensore/difensori) .. (in presa/presa) | (giocat-/gioca/esce/attacca) .. (in presa/aveva vinto/presa)
    | (difensore/controgiocante/compagno/est/ovest/nord/sud/avversario/sinistro/destro) .. (esce/uscito/muove/gioca/rigioca) .. (fuori turno/presa/turno/mano/ma/toccava)
    | (meta mano/presa #4/presa #5/presa #6/presa #7/presa #8/presa #9/presa #10) .. (esce/uscito/uscita/gioca/attacca)
lead-opening_faced-else =
    | (attacco) .. (scopert-/iniziale) | (mette/messo) giu .. scopert- | morto .. (sceso/scende/stes-/giu) | contro .. attacc-
    | difensore sbagliato | attacca (quello/il difensore) sbagliato | scopert-
    | (attacco/attacca/attaccato) .. (scopert-/faccia in su/visibile)
    | (attacca/attaccato/attacco) .. (difensore sbagliato/non toccava)
lead-opening_face_down-else =
    | (copert-/coperto)
    | (attacco/attacca/attaccato/carta) .. (copert-/faccia in giu/rovesciata)
reply-accepted-else =
    | (dichiarante/difensore/avversario/io/lui/noi/<who>) .. <accepts> | <accepts> | va bene
    | (accett-/tiene/va bene/prende per buon-/lascia correre) | (difesa/dichiarante/<who>) (la/lo)? (tiene/accetta/vuole)
reply-refused-else =
    | <not> .. <accepts> | <declines> | (vuole/vogliono/voglio/vogliamo) .. (rimett-/indietro/altro/altra/cambi-/riprend-/torni)
    | (pretend-/chied-) .. (rimett-/cambi-) | (vuole/vogliono/voglio) che .. (rimett-/ritir-/torni/riprend-)
    | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradi-) | (rifiut-/pretend-/esig-/insist-/contest-/protest-)
    | (vuole/vogli-/chied-/chiest-) .. (indietro/rimett-/ritir-/altra mano/posto/cambi-/corregg-)
reply-next_played-else =
    | (difensore/avversario/dopo/altro/io/<lho>) .. (risposto/seguito/coperto/giocat-)
    | (seguente/dopo/<lho>/io/est/ovest/nord/sud/difensore/avversario) .. (gia)? (giocato/risposto/seguito/coperto/messo)
reply-spread-else =
    | (steso/stese/stende/sceso/scende/messo giu/mette giu/calato/aperto) .. (carte/mano/morto)? | morto .. (steso/scende/sceso/giu)
    | (fare/fa/faccio) .. morto
    | (stes-/stende/sten-/steso/mess- giu/mette giu/scopert-/cala/intavol-) .. (carte/mano/morto) | (fa/fatto/diventa) .. morto
reply-dummy_played-else =
    | (chiama-/chiest-/giocat-) .. (dal/al/del) morto
    | (giocato/gioca/chiamato/chiama/messo/mette) .. (carta)? .. (dal/del) morto
    | morto .. (messo/mette/giocato/gioca/risponde/risposto)
reply-nothing-else =
    | <not> .. (detto/deciso/scelto) | nessuno .. (detto/mosso/giocat-)
    | (ancora)? (pensando/pensa/decidendo) | <not> .. (detto/deciso/scelto/reagito/mosso) .. (ancora/nulla/niente/ness-)?
reply-differ-else =
    | (uno/#1/difensore) .. <accepts> .. (altro) | (altro/compagno) .. (protest-/rifiut-/<not>) ++ <accepts>
    | (uno/difensore/compagno/est/ovest/io/dif) .. (accett-/va bene/ok/si/sì) .. (altro/e/ma/est/ovest/compagno/io) .. (no/non/rifiut-/protest-)
    | chi (decide/sceglie)
reply-proper_lead-else =
    | (chi doveva/quello giusto/giusto) .. (attacc-)
misinformed-yes-else =
    | (tocca a te/tocca a voi/attacca tu/esci tu/sei di attacco) | (detto/dice/dett-/assicurat-) .. (tocca-/attacc-/usc-)
    | (detto/dice/fa/diceva/mi fa) .. (tocca/sta/attacchi/esci/giochi) (a te/te/tu/a lui) | (tocca a te/stai tu/esci tu/attacchi tu)
last_trick-yes-else =
    | (ultima presa/%13/presa #13/ultima carta)
dummy_seen-yes-else =
    | (vist-/visto) .. (carta/carte)? .. morto
partner_led_face_down-yes-else =
    | (io/mio/mia/compagno/giusto) .. copert- | copert- .. (giusto/giusta/mia)
on_purpose-yes-else =
    | (apposta/di proposito/volut-/furb-)
reply-unless =
    | (altro/altra parte) ++ <accepts>
turn-opponent-else =
    | (presa/mano) .. (vinta/del/dell/fatta/era/mia/nostra) .. (dich-/dichiarante/difesa/avversari/noi/nostra) .. (esce/gioca/muove/attacca)
    | <innocent> (avuto)? (vinto/vinta/fatto/fatta/preso/in presa/in mano) | (mano/presa) (era/e/è)? (di/del/della/dell) <innocent>
