### The answers to general questions, in Italian: `-name` is how a question is called, `-ask` how people
### ask it (to be recognised by, not shown), `until-2007` what was otherwise in the Laws of 2007.
### In our own words: the official text of the Laws is not reproduced.

revoke-cost = Se è consumata: due prese se chi l'ha fatta ha vinto quella presa e la sua linea ne vince un'altra dopo; una se la linea ha vinto quella o una successiva; nessuna se non ne vince. Se il danno è maggiore, l'Arbitro corregge il punteggio.
revoke-cost-name = Quanto costa una renonce?
revoke-cost-ask = quanto costa una renonce | una o due prese da restituire | che rettifica si applica a una renonce consumata | quante prese costa la renonce | penalità per la renonce consumata | quante prese si trasferiscono | che penalità c'è per chi non risponde a colore

revoke-trick-won-in-dummy = Una sola, se la renonce è consumata. Una presa vinta dalle carte del morto non è vinta dal dichiarante: se ne trasferisce una, mai due in automatico. L'Arbitro guarda poi se basta a risarcire i difensori.
revoke-trick-won-in-dummy-name = Presa vinta dal morto: una o due?
revoke-trick-won-in-dummy-ask = renonce del dichiarante, ma la presa l'ha vinta il morto: una o due | la presa vinta dal morto conta come vinta da chi ha fatto renonce | renonce del giocante, presa fatta dal morto, quante prese si perdono

revoke-established = Quando il giocatore o il compagno gioca alla presa successiva, anche irregolarmente, o nomina una carta per essa; quando la linea fa un claim o concede; quando accetta il claim avversario senza obiettare prima di chiamare in un altro board o della fine del turno.
    .until-2007 = 63A3: accettare il claim avversario la consuma subito.
revoke-established-name = Quando è consumata una renonce?
revoke-established-ask = quando è consumata una renonce | fino a quando la posso correggere | basta che il compagno giochi | quando si consuma una renonce | fino a che momento si può correggere una renonce | quando la renonce diventa definitiva

revoke-correct = Finché non è consumata deve: ritira la carta e ne gioca una legale. Se Lei è un difensore, la carta ritirata, se non era già scoperta, diventa penalizzata maggiore; al dichiarante e al morto non costa nulla. Gli avversari possono cambiare le carte giocate dopo.
revoke-correct-name = Posso correggere la mia renonce?
revoke-correct-ask = posso correggere la mia renonce | ho fatto renonce e me ne accorgo subito: cosa succede | riprendo la carta e basta | come si corregge una renonce non consumata | che fine fa la carta della renonce corretta | non ho risposto a colore, posso cambiare carta

revoke-no-gain = Sì, se la renonce è consumata e la linea che ha sbagliato ha vinto quella presa o una successiva. Il trasferimento non dipende dal danno, e l'Arbitro non può ridurlo perché gli pare severo.
revoke-no-gain-name = Una renonce che non cambia nulla
revoke-no-gain-ask = renonce ininfluente: la presa va restituita | non ci ha guadagnato niente: deve pagare | la renonce non ha fatto danno, si paga lo stesso | si può non pagare una renonce che non ha influito | la penalità della renonce è esagerata, si può ridurre

revoke-more-damage = Sì. Se le prese trasferite, anche zero, non bastano a risarcire il danno, l'Arbitro assegna un punteggio arbitrale. Non si sommano: gli innocenti ottengono ciò che avrebbero avuto senza la renonce, se è meglio.
revoke-more-damage-name = La renonce ci è costata di più
revoke-more-damage-ask = la renonce ci è costata più delle prese trasferite: si può avere di più | e se una presa non basta | il danno della renonce è superiore alle prese | punteggio arbitrale se la penalità della renonce non basta | senza la renonce avremmo fatto più prese

revoke-noticed-late = Niente trasferimento automatico se la si segnala dopo che un avversario di chi ha fatto renonce ha chiamato nel board seguente, o a turno finito. Finché le correzioni sono ammesse, l'Arbitro restituisce però ciò che è stato davvero perso.
revoke-noticed-late-name = Una renonce scoperta tardi
revoke-noticed-late-ask = e se la renonce si scopre al board dopo | ce ne siamo accorti a fine turno: vale ancora | renonce scoperta a fine torneo | renonce vista dopo che si è iniziato il board seguente | quanto tempo dopo si può reclamare una renonce | ci siamo accorti tardi della renonce

revoke-by-dummy = Sì. Finché non è consumata si corregge senza conseguenze. Poi nessuna presa si trasferisce in automatico, ma se i difensori sono danneggiati l'Arbitro assegna un punteggio arbitrale.
revoke-by-dummy-name = Il morto può fare renonce?
revoke-by-dummy-ask = il morto può fare renonce | renonce del morto: quante prese | penalità se la renonce è del morto | il morto non ha risposto a colore, cosa si fa

revoke-trick-twelve = Si corregge sempre, anche se consumata, finché le quattro mani non sono tornate nel board; nessuna presa si trasferisce. Se il compagno del difensore non aveva ancora giocato, non può usare ciò che la carta ritirata gli ha detto.
revoke-trick-twelve-name = Renonce alla dodicesima presa
revoke-trick-twelve-ask = renonce alla dodicesima presa: cosa si fa | renonce alla penultima | renonce quando restano due carte | renonce alla 12ª presa, si paga

claim-must-accept = No. Il gioco si ferma; se qualcuno dubita, anche il morto, si chiama l'Arbitro. Fa ripetere ciò che ha detto chi ha fatto il claim, sente le obiezioni e decide con equità: i dubbi vanno contro chi ha fatto il claim.
claim-must-accept-name = Devo accettare un claim?
claim-must-accept-ask = il claim è vincolante | devo accettare il reclamo delle prese | non sono d'accordo con chi stende: cosa faccio | cosa faccio se il claim mi sembra sbagliato | come decide l'Arbitro su un claim contestato | non accetto la richiesta del dichiarante

claim-play-on = Solo se lo chiede la linea che non ha fatto il claim e tutti e quattro sono d'accordo: allora il claim è nullo e vale il risultato del gioco. Altrimenti non si gioca più e decide l'Arbitro.
    .until-2007 = Non ammesso: dopo il claim il gioco cessa (68D).
claim-play-on-name = Si gioca ancora dopo un claim?
claim-play-on-ask = dopo un claim si può continuare a giocare | l'avversario dice 'gioca pure': devo | dopo la richiesta si può giocare il resto | il gioco si ferma quando uno reclama | posso pretendere che giochi le carte dopo il claim

claim-trump-out = La presa va agli avversari se insieme: chi ha richiesto non ne ha parlato; è almeno un po' probabile che non sapesse che era fuori; e un gioco normale, pure distratto o inferiore, poteva perdere una presa con quell'atout.
claim-trump-out-name = Claim con un'atout ancora fuori
claim-trump-out-ask = ha steso dimenticando un'atout: la presa è nostra | claim con un'atout fuori | ha reclamato e io avevo ancora un'atout | ha dimenticato l'ultima atout nel claim | claim senza nominare l'atout mancante

claim-without-line = Il claim vale, ma chi lo fa dovrebbe dire subito come e in che ordine gioca. L'Arbitro non gli concede una linea vincente non dichiarata se un'altra normale, anche distratta o inferiore, rende meno.
claim-without-line-name = Claim senza dire come si gioca
claim-without-line-ask = ha steso senza dire come gioca: vale | bisogna dire la linea di gioco quando si reclama | reclama senza spiegare come gioca | ha detto «tutte mie» e nient'altro

claim-agreed-then-doubt = Sì, obiettando prima che la Sua linea chiami in un altro board e prima della fine del turno. Dopo, entro il periodo di correzione, solo per una presa che la Sua linea aveva vinto o avrebbe probabilmente vinto.
claim-agreed-then-doubt-name = Ho accettato un claim per errore
claim-agreed-then-doubt-ask = ho accettato un claim e poi ho visto l'errore | si può ritirare l'accordo su un reclamo | ho detto sì al claim e ora ci ripenso | abbiamo accettato e poi visto che una presa era nostra

concession-cancelled = Sì, entro il periodo di correzione: se la Sua linea aveva già vinto quella presa, o se nessun gioco normale delle carte rimaste, anche distratto o inferiore, poteva perderla. Altrimenti la concessione resta.
concession-cancelled-name = Si può ritirare una concessione?
concession-cancelled-ask = ho concesso una presa che non potevo perdere: la riprendo | abbiamo concesso una presa già vinta | ho concesso una presa che non si poteva perdere | si può riavere una presa concessa | abbiamo regalato una presa per sbaglio

concession-partner-objects = Se un difensore concede e il compagno obietta subito, non c'è né concessione né claim. Si chiama subito l'Arbitro e si continua; le carte mostrate non sono penalizzate, ma il compagno di chi le ha mostrate non può usare ciò che ha visto.
concession-partner-objects-name = Il compagno concede, io no
concession-partner-objects-ask = il mio compagno ha concesso e io ho obiettato subito | un difensore abbandona ma il compagno non vuole | il mio compagno ha buttato le carte ma io voglio giocare | un difensore può opporsi alla concessione dell'altro

claim-showing-cards = Di regola sì, e così proporre di fermare il gioco, salvo che sia dimostrabile che non intendeva fare un claim. Eccezione: il dichiarante che stende dopo un attacco iniziale fuori turno diventa morto.
claim-showing-cards-name = Mostrare le carte è un claim?
claim-showing-cards-ask = mostrare le carte è un claim | il dichiarante ha scoperto le carte: ha reclamato | che cosa vale come claim | quando si considera fatta una richiesta

penalty-card-kinds = È la carta che un difensore nomina, o che il compagno ha potuto vedere fuori dal gioco regolare. Minore: una sola, sotto il dieci, scoperta senza volerlo. Maggiore: un onore, una carta scoperta giocandola, o tutte se sono due o più.
penalty-card-kinds-name = Carta penalizzata maggiore o minore
penalty-card-kinds-ask = cos'è una carta penalizzata maggiore | maggiore o minore: che differenza c'è | mi è caduta una carta in difesa: è penalizzata | quando una carta diventa penalizzata | che cos'è una carta penalizzata | da difensore mi è caduta una carta

penalty-card-minor = Resta scoperta. Finché non l'ha giocata non può giocare un'altra carta di quel seme sotto il dieci; un onore sì. Il compagno attacca come vuole.
penalty-card-minor-name = La penalizzata minore: obblighi
penalty-card-minor-ask = carta penalizzata minore: cosa devo fare | posso giocare un'altra carta dello stesso seme | con una penalizzata piccola sul tavolo cosa posso giocare

penalty-card-major = Sì, alla prima occasione legale: attaccando, rispondendo, scartando o tagliando. Prima vengono l'obbligo di rispondere a colore e quello imposto dal dichiarante. Se può giocarne più d'una, sceglie il dichiarante.
penalty-card-major-name = Quando gioco la penalizzata?
penalty-card-major-ask = devo giocare per forza la carta penalizzata | carta penalizzata maggiore: quando si gioca | la penalizzata si gioca alla prima occasione | ho due carte penalizzate, chi sceglie

penalty-card-partner-leads = Aspetti il dichiarante. Se la carta è maggiore può imporre quel seme, o vietarlo finché Lei tiene la mano: in entrambi i casi la carta si riprende. Oppure La lascia libero, e la carta resta.
penalty-card-partner-leads-name = Attacco io, penalizzata al compagno
penalty-card-partner-leads-ask = il mio compagno ha una carta penalizzata e tocca a me attaccare | cosa può chiedere il dichiarante | può vietare il seme e lasciare la carta sul tavolo | restrizioni d'attacco per la penalizzata del compagno | il dichiarante può imporre o vietare un seme

declarer-drops-card = No. Le carte del dichiarante e del morto non sono mai penalizzate, e una carta caduta per caso non va giocata. È giocata invece quella che tiene scoperta toccando o quasi il tavolo, o come se l'avesse giocata.
declarer-drops-card-name = Al dichiarante cade una carta
declarer-drops-card-ask = al dichiarante è caduta una carta: è penalizzata | il dichiarante deve giocare la carta caduta | il dichiarante ha mostrato una carta, c'è penalità | carta del dichiarante caduta sul tavolo

penalty-card-information = Finché è sul tavolo sì. Se viene ripresa in mano, no; una volta giocata, non può usare il modo in cui si è scoperta. Se a fine mano risulta che l'aiuto ha danneggiato gli avversari, l'Arbitro corregge il punteggio.
    .until-2007 = Per il compagno è autorizzato solo l'obbligo di giocarla; il resto no (50E).
penalty-card-information-name = Posso usare la sua penalizzata?
penalty-card-information-ask = posso usare quello che mi dice la carta penalizzata del compagno | la carta penalizzata del compagno è informazione autorizzata | devo ignorare la penalizzata del compagno | cosa posso sapere dalla carta esposta del compagno

opening-lead-out-of-turn = Può stendere e diventare morto; accettare: il morto scende e lui gioca per secondo dalla sua mano; rifiutare: la carta è penalizzata maggiore e può imporre o vietare quel seme. Se poteva vedere carte del morto, deve accettare.
opening-lead-out-of-turn-name = Attacco iniziale fuori turno
opening-lead-out-of-turn-ask = ha attaccato il difensore sbagliato: cosa può fare il dichiarante | attacco iniziale dalla parte sbagliata | quali scelte ha il dichiarante dopo l'attacco del difensore sbagliato | ha attaccato l'avversario sbagliato | ha attaccato il mio compagno ma toccava a me

face-down-lead = Non da solo. L'attacco coperto si riprende solo su indicazione dell'Arbitro dopo un'irregolarità, per esempio una spiegazione errata o il turno sbagliato, e la carta torna in mano.
face-down-lead-name = Posso cambiare l'attacco coperto?
face-down-lead-ask = posso cambiare l'attacco coperto | ho attaccato coperto: posso riprenderlo | ho attaccato coperto e voglio un'altra carta | l'attacco coperto è definitivo

defender-lead-out-of-turn = Il dichiarante può accettarlo, dicendolo o giocando dalla mano che segue; o farlo ritirare: la carta diventa penalizzata maggiore e, se tocca attaccare al compagno, il dichiarante può imporre o vietare quel seme.
defender-lead-out-of-turn-name = Un difensore gioca fuori turno
defender-lead-out-of-turn-ask = un difensore gioca fuori turno durante il gioco | ho attaccato quando toccava al mio compagno | un difensore ha giocato ma la presa era del morto | difensore che esce fuori turno a metà mano

declarer-wrong-hand = Ognuno dei difensori può accettarlo o farlo ritirare; se scelgono diversamente vale chi segue la mano sbagliata. Ritirato, il dichiarante deve giocare dalla mano giusta, la carta che vuole: non gli si può imporre un seme.
declarer-wrong-hand-name = Dichiarante: mano sbagliata
declarer-wrong-hand-ask = il giocante ha mosso dal morto ma era in mano | può cambiare? possiamo obbligarlo a quel seme | il dichiarante ha chiamato dal morto ma era in mano | i difensori possono far giocare dall'altra mano

premature-play = La sua carta diventa penalizzata maggiore. Il dichiarante può chiedere al compagno la carta più alta o la più bassa del seme giocato, oppure imporre o vietare un altro seme che nomina. Nulla, se aveva già giocato da tutte e due le mani.
premature-play-name = Un difensore gioca troppo presto
premature-play-ask = un difensore ha giocato prima del compagno: cosa può fare il dichiarante | un difensore è uscito per la presa dopo troppo presto | ha giocato prima che toccasse al suo compagno

defender-card-played = Quando è scoperta davanti a lui sul tavolo, o anche solo tenuta in modo che il compagno possa vederne la faccia: è giocata nella presa in corso. Che l'abbia vista un avversario non basta.
defender-card-played-name = Carta del difensore: è giocata?
defender-card-played-ask = quando la carta di un difensore è giocata | il compagno ha visto la carta che stavo giocando: vale | il compagno può aver visto la mia carta, devo giocarla | ho mostrato la carta ma non l'ho lasciata

change-card-from-dummy = Solo se è un lapsus, mai se ci ripensa o si era distratto, e finché non gioca di nuovo dalla mano o dal morto. L'avversario che nel frattempo ha giocato regolarmente può cambiare la sua carta.
    .until-2007 = Senza pausa di riflessione e finché il compagno non ha giocato (45C4(b)).
change-card-from-dummy-name = Cambiare la carta del morto
change-card-from-dummy-ask = il dichiarante può cambiare la carta chiamata dal morto | il dichiarante può cambiare la carta del morto | ha detto 'asso, no, piccola': quale vale | il dichiarante ha nominato la carta sbagliata del morto | il dichiarante ci ripensa sulla carta del morto

take-back-card = No, salvo che lo voglia una rettifica o una giocata illegale, per un lapsus del dichiarante sul morto, se cambia l'avversario, o se un avversario ha informato male sul turno o, finché nessuno gioca, su un significato. Quella di un difensore può restare penalizzata.
take-back-card-name = Posso riprendere la carta?
take-back-card-ask = posso riprendere una carta che ho giocato | il dichiarante può riprendere una carta giocata | un giocatore può ritirare la carta giocata | il difensore può cambiare la carta che ha giocato | ho messo giù la carta sbagliata, posso cambiarla

incomplete-designation = Salvo intenzione diversa incontestabile: il solo seme è la più bassa del seme; 'piccola' la più bassa e 'alta' la più alta del seme giocato; 'prendi' la più bassa che si sa vincente.
incomplete-designation-name = Il dichiarante dice solo «cuori»
incomplete-designation-ask = il dichiarante dice solo 'cuori': che carta è | 'piccola', 'grossa', 'prendi': che carta gioca il morto | il dichiarante non ha detto quale carta del seme | cosa vuol dire «piccola» chiamando dal morto

touched-card-in-dummy = Sì, se l'ha toccata di proposito, salvo che stesse riordinando le carte del morto o prendendo una carta vicina.
touched-card-in-dummy-name = Una carta toccata al morto
touched-card-in-dummy-ask = il dichiarante ha toccato una carta del morto: deve giocarla | la carta del morto toccata è giocata | se il dichiarante tocca la carta del morto è giocata

rank-without-suit = Salvo intenzione diversa incontestabile: se si muove dal morto, la carta del seme con cui ha vinto la presa prima, se ha quel valore; altrimenti la carta di quel valore che si può giocare legalmente. Se sono due o più, dice il dichiarante quale.
rank-without-suit-name = Il dichiarante dice solo «dama»
rank-without-suit-ask = il dichiarante nomina il rango e non il seme: quale carta | ha detto «fante» e al morto ce ne sono due | il dichiarante chiede un asso senza dire il colore

two-cards-at-once = Se si vede una sola carta, è giocata quella e l'altra si riprende. Se se ne vedono di più, il giocatore dice quale gioca; l'altra carta di un difensore diventa penalizzata. L'avversario che ha giocato dopo può cambiare.
two-cards-at-once-name = Due carte giocate insieme
two-cards-at-once-ask = ho giocato due carte insieme: quale vale | sono uscite due carte insieme | ha messo giù due carte in un colpo

defective-trick = Prima che le due linee abbiano giocato nella presa dopo si rimedia. Dopo, la carta mancante si aggiunge e vale come renonce, al più una presa; le carte di troppo tornano in mano e può nascerne una renonce. La presa resta di chi l'ha vinta.
defective-trick-name = Presa con una carta in più o meno
defective-trick-ask = qualcuno non ha giocato in una presa: cosa si fa | in una presa ci sono cinque carte | ho dimenticato di giocare una carta in una presa | due carte attaccate nella stessa presa

see-last-trick = Dichiarante e difensori sì, finché la loro linea non ha giocato nella successiva e la loro carta è ancora scoperta. Girata, possono guardare solo la propria. Dopo, solo se l'Arbitro lo ordina. Il morto non può chiederlo.
see-last-trick-name = Posso rivedere l'ultima presa?
see-last-trick-ask = posso rivedere l'ultima presa | il morto può rivedere la presa | posso guardare le carte della presa precedente | si può rivedere una presa già girata | posso far scoprire di nuovo la presa

trick-pointed-wrong = Sì, anche il morto, ma solo finché la Sua linea non ha giocato nella presa dopo. Detto più tardi può essere informazione non autorizzata per il compagno.
trick-pointed-wrong-name = Una presa girata male
trick-pointed-wrong-ask = posso dire che una presa è girata dalla parte sbagliata | il dichiarante ha girato male una presa | posso correggere il verso della carta del compagno

defender-asks-partner = Sì. A chi non risponde a colore può chiedere il dichiarante, e possono chiedere i difensori, anche tra loro ma a loro rischio: ciò che la domanda comunica al compagno è informazione non autorizzata. Il morto può chiedere solo al dichiarante.
defender-asks-partner-name = Posso chiedere «niente cuori?»
defender-asks-partner-ask = un difensore può fare domande al compagno su una renonce | in difesa, si può controllare se l'altro ha finito il seme | chi può chiedere se uno ha ancora il seme | posso chiedere al compagno se non ha più picche | un difensore può chiedere al dichiarante se ha finito il colore | il dichiarante può chiedere a un difensore se ha ancora il seme

dummy-asks-declarer = Al dichiarante sì; a un difensore mai. Se il morto ha perso i suoi diritti, guardando le carte di un difensore, scambiando la mano o alzandosi a vedere il gioco, e chiede per primo, la renonce si corregge ma si paga come consumata.
dummy-asks-declarer-name = Il morto può dire «niente picche?»
dummy-asks-declarer-ask = il morto può chiedere al dichiarante se non ha più il seme | il morto può chiedere a un difensore | il morto può dire 'niente picche?' | il morto può avvertire il dichiarante di una possibile renonce | il morto può chiedere se ha finito il colore

dummy-warns-wrong-hand = Sì, ma solo per prevenire, prima che la carta sia giocata. Se ha perso i suoi diritti, guardando le carte di un difensore, scambiando la mano o alzandosi a vedere il gioco, ciascun difensore può scegliere da che mano si gioca.
dummy-warns-wrong-hand-name = Il morto può dire «sei in mano»?
dummy-warns-wrong-hand-ask = il morto può fermare il dichiarante che non è in presa di là | il morto può dire 'sei di qua' | il morto può ricordare dove si è in presa | il morto può fermare il dichiarante che muove dalla parte sbagliata

dummy-rights = Gioca le carte come gli si dice, conta le prese, risponde all'Arbitro su fatti e regole, chiede al dichiarante se ha ancora il seme e può prevenire irregolarità. Non partecipa al gioco né segnala infrazioni finché il gioco non è finito.
dummy-rights-name = Che cosa può fare il morto?
dummy-rights-ask = che diritti ha il morto | cosa può fare il morto | cosa è permesso al morto | cosa non deve fare il morto durante il gioco

dummy-calls-director = Durante il gioco non per primo: solo dopo che un altro giocatore ha segnalato l'irregolarità. A gioco finito può segnalarla e chiamare.
dummy-calls-director-name = Il morto può chiamare l'Arbitro?
dummy-calls-director-ask = il morto può chiamare l'Arbitro | perché il morto non deve chiamare per primo | è permesso al morto chiamare l'Arbitro

dummy-points-out = Solo a gioco finito; prima è penalizzabile. Se aveva guardato le carte di un difensore, scambiato la mano o lasciato il posto per vedere il gioco, e parla per primo, niente rettifica immediata: a fine gioco si toglie solo il vantaggio ai difensori.
dummy-points-out-name = Il morto può segnalare una renonce?
dummy-points-out-ask = il morto può far notare una renonce del difensore | il morto può segnalare un'irregolarità | il morto può richiamare l'attenzione su un'irregolarità | il morto ha visto la renonce degli avversari, può dirlo

dummy-suggests = Non può, salvo per riordinare. Si chiama subito l'Arbitro e si continua; a fine gioco, se il morto ha suggerito la giocata e i difensori ne sono danneggiati, assegna un punteggio arbitrale.
dummy-suggests-name = Il morto suggerisce una carta
dummy-suggests-ask = il morto ha toccato o indicato una carta | il morto ha suggerito la giocata | il morto prende una carta prima che sia chiamata | il morto ha detto al dichiarante cosa giocare

change-a-call = Se è un errore meccanico o un lapsus sì, comunque se ne accorga, finché il compagno non ha chiamato. Se in quel momento voleva quella chiamata no: il cambio vale solo se l'avversario di sinistra ci chiama sopra.
    .until-2007 = 25A: solo senza pausa di riflessione.
change-a-call-name = Posso cambiare la mia chiamata?
change-a-call-ask = posso cambiare una dichiarazione | ho tirato fuori il cartellino sbagliato | ho sbagliato licita: posso correggere | ho fatto una licita che non volevo | ho cambiato idea sulla mia dichiarazione | chiamata non voluta, si può cambiare | ho preso il cartellino sbagliato dal box

insufficient-bid = Il giocatore che segue può accettarla. Se no: la minima licita nella stessa denominazione, o una chiamata comparabile, non costa nulla subito; ogni altra licita o passo fa passare il compagno fino alla fine e può limitare l'attacco. Il contro solo se comparabile.
    .until-2007 = 27B1: due licite non artificiali, o significato uguale o più preciso.
insufficient-bid-name = E dopo una licita insufficiente?
insufficient-bid-ask = licita insufficiente: cosa succede | basta alzare di un livello | il compagno deve passare | la licita non era abbastanza alta | quali possibilità dopo una licita insufficiente | come si corregge una licita insufficiente

bid-out-of-turn = Chi segue può accettarla chiamando. Se no si annulla. Se toccava a destra e lui passa, la ripete. Se agisce, o toccava al compagno: una chiamata comparabile non ha conseguenze immediate, un'altra fa passare il compagno una volta e può limitarne l'attacco.
    .until-2007 = 31: niente chiamate comparabili; al turno del compagno, questi passa fino alla fine.
bid-out-of-turn-name = Una licita fuori turno
bid-out-of-turn-ask = ho aperto fuori turno: cosa succede | licita fuori turno | qualcuno ha aperto fuori turno | dichiarazione fuori turno, quali conseguenze

pass-out-of-turn = Un passo normale: chi segue può accettarlo, se no si annulla. Toccava a destra: deve passare al prossimo turno. Toccava al compagno: lui chiama liberamente senza usare il passo; se poi la Sua chiamata non è comparabile, lui passa una volta.
pass-out-of-turn-name = Un passo fuori turno
pass-out-of-turn-ask = ho passato prima del mio turno: cosa succede | ho passato quando toccava al mio compagno | passo fuori rotazione | passo quando toccava all'avversario di destra

comparable-call = È quella che sostituisce una chiamata ritirata e ha significato uguale o simile, o ne definisce un sottoinsieme, o ha lo stesso scopo, come un'interrogativa. Se poi l'infrazione ha aiutato con danno altrui, l'Arbitro corregge il punteggio.
    .until-2007 = Non esisteva.
comparable-call-name = Che cos'è una chiamata comparabile?
comparable-call-ask = che cos'è una chiamata comparabile | quando una chiamata è comparabile | definizione di chiamata comparabile

inadmissible-double = Non vale mai. Se il giocatore seguente non ha chiamato, lo sostituisce con una chiamata legale e il compagno passa fino alla fine. Se ha chiamato, il contro e tutto ciò che segue si annullano e si riprende come se nulla fosse.
inadmissible-double-name = Un contro inammissibile
inadmissible-double-ask = ho contrato il mio compagno: cosa succede | contro inammissibile | ho contrato quando non si poteva | contro alla licita del compagno | surcontro senza contro

lead-restriction = Se la chiamata ritirata non è sostituita da una comparabile (o l'insufficiente dalla minima nella stessa denominazione) e chi l'ha fatta difende: al primo attacco del compagno il dichiarante può vietare un seme che quello non ha specificato nella licitazione legale, finché resta in presa.
lead-restriction-name = Quando si può vietare un attacco?
lead-restriction-ask = il dichiarante può vietare l'attacco dopo una chiamata ritirata | restrizioni d'attacco dopo una licita fuori turno | che seme può vietare il dichiarante dopo una licita ritirata

withdrawn-call = La linea innocente può usare tutto ciò che le chiamate ritirate hanno mostrato, le proprie e quelle avversarie. La linea che ha sbagliato non può usarne nulla, né scegliere ciò che suggeriscono tra altre buone azioni; se l'ha fatto, punteggio arbitrale.
withdrawn-call-name = Chi può usare una chiamata ritirata?
withdrawn-call-ask = possiamo usare ciò che mostrava la chiamata ritirata degli avversari | chi può servirsi di una licita annullata | la licita del compagno è stata ritirata: posso tenerne conto | una chiamata ritirata è informazione autorizzata

own-misunderstanding = No. Chi agisce per un malinteso proprio, come una chiamata letta male o una risposta capita male, non ha rimedio. Solo ciò che un avversario ha spiegato o segnalato male gli permette di cambiare una chiamata, finché il compagno non chiama.
own-misunderstanding-name = Ho frainteso: ho un rimedio?
own-misunderstanding-ask = ho letto male la licitazione: ho diritto a un rimedio | ho frainteso le licite, posso cambiare la chiamata | ho capito male una spiegazione giusta | credevo che l'avversario avesse licitato altro | un malinteso mio dà diritto a qualcosa

skipped-turn = No, se un passo fuori turno ha tolto a un giocatore il diritto di chiamare. La licitazione torna a lui, i passi successivi si annullano e si prosegue; ciò che hanno detto non è autorizzato per la linea che ha passato fuori turno.
skipped-turn-name = Un giocatore è stato saltato
skipped-turn-ask = tre passi, ma uno fuori turno: la licitazione è finita | un giocatore non ha potuto dichiarare | hanno saltato il mio turno in licita

card-shown-in-auction = Se il compagno poteva vederla, resta scoperta fino a fine licitazione. Una sola sotto il dieci: nient'altro. Un onore, due carte o un attacco prematuro: il compagno passa un turno. Se poi difendete è penalizzata; altrimenti si riprende.
card-shown-in-auction-name = Una carta vista in licitazione
card-shown-in-auction-ask = durante la licita mi è caduta una carta scoperta | carta vista in licitazione: il compagno deve passare | carta esposta prima della fine della licita | ho attaccato prima che la licita fosse finita

hesitation-illegal = No, se non è voluta. Ma ciò che dice al compagno è informazione non autorizzata, e si deve essere attenti quando può giovare alla propria linea. È vietato esitare per ingannare.
hesitation-illegal-name = Esitare è vietato?
hesitation-illegal-ask = è vietato pensare | esitare è irregolare | posso prendermi tempo per pensare | pensare troppo è un'infrazione | posso esitare con un singolo

partner-hesitated = Sì, ma non può scegliere l'azione che l'esitazione suggerisce se c'era un'alternativa logica: quella che una parte significativa dei giocatori della Sua categoria considererebbe davvero, e qualcuno sceglierebbe. «L'avrei fatto comunque» non basta.
partner-hesitated-name = Il compagno ha esitato: dichiaro?
partner-hesitated-ask = il mio compagno ha esitato: posso dichiarare | dopo la pensata del compagno devo passare | cosa posso fare dopo l'esitazione del mio compagno | devo stare zitto dopo la pensata del compagno | che cos'è un'alternativa logica

partners-question = No. Domande, risposte, alert, osservazioni e gesti del compagno sono informazione non autorizzata, anche se la spiegazione è giusta: deve evitare con cura ogni vantaggio, e non scegliere ciò che suggeriscono se c'è un'alternativa logica.
partners-question-name = Posso usare la sua domanda?
partners-question-ask = posso usare quello che ho capito dalla domanda del compagno | la spiegazione del compagno mi ha svegliato: posso tenerne conto | il compagno ha chiesto di un seme, posso giocarlo | il commento del compagno è informazione non autorizzata | l'alert del compagno mi ha svegliato

opponent-used-hesitation = Può dire subito che si riserva di chiamare l'Arbitro, salvo che il regolamento voglia che lo si chiami; se l'esitazione è negata, la chiamata è immediata. Se pensa che ne abbiano approfittato, chiami a fine gioco. Prima o dopo non è infrazione.
opponent-used-hesitation-name = Hanno usato un'esitazione
opponent-used-hesitation-ask = l'avversario ha dichiarato dopo l'esitazione del compagno: cosa faccio | quando chiamo l'Arbitro per un'esitazione | gli avversari hanno approfittato della pensata del compagno | posso fare riserva | devo chiamare subito l'Arbitro per la pensata

saw-other-cards = Avvisi subito l'Arbitro. Prima di ogni chiamata, se la cosa può disturbare il gioco, può cambiare i posti o far ridare, se la gara lo consente, far giocare e poi correggere, o assegnare un punteggio; dopo, solo le ultime due.
saw-other-cards-name = Ho visto carte che non dovevo
saw-other-cards-ask = ho visto per sbaglio le carte di un altro board | ho sentito parlare della mano: cosa faccio | ho sentito il risultato di una mano che devo giocare | so qualcosa di un board dall'altro tavolo

partner-explained-wrong = In licitazione nulla: né parole né segni. Se Lei è dichiarante o morto, dopo l'ultimo passo chiama l'Arbitro e avvisa gli avversari; se difende, solo a fine gioco. E non può approfittare di ciò che ha sentito.
partner-explained-wrong-name = Il compagno ha spiegato male
partner-explained-wrong-ask = il mio compagno ha spiegato male: cosa faccio | il compagno non ha alertato: lo devo dire | il compagno ha dato una spiegazione errata, quando lo dico | il compagno ha alertato e non doveva

i-explained-wrong = Chiami l'Arbitro e corregga prima che l'attacco sia scoperto; può farlo subito, ma non è obbligato. Se se ne accorge durante il gioco, chiama e corregge allora.
i-explained-wrong-name = Ho spiegato male
i-explained-wrong-ask = ho spiegato male: quando correggo | mi sono accorto di aver dato una spiegazione sbagliata | la mia spiegazione era sbagliata | ho informato male gli avversari, cosa devo fare

opponents-explained-wrong = Chiami l'Arbitro. Finché l'attacco non è scoperto può cambiare la chiamata, se l'errore può averla influenzata e il compagno non ha chiamato dopo. Se è tardi e loro ne hanno avuto vantaggio, corregge il punteggio.
opponents-explained-wrong-name = Gli avversari hanno spiegato male
opponents-explained-wrong-ask = spiegazione sbagliata degli avversari: posso cambiare la mia dichiarazione | alert mancato: ho diritto a qualcosa | siamo stati informati male, ci spetta qualcosa | posso cambiare la licita per un alert mancato

hand-differs-from-explanation = No, se la spiegazione corrisponde all'accordo e il compagno non ne sa più di Lei: chiunque può sbagliare o scostarsi dal sistema, e il risultato vale. In mancanza di prove, però, l'Arbitro presume sbagliata la spiegazione.
hand-differs-from-explanation-name = La mano non è come spiegata
hand-differs-from-explanation-ask = aveva una mano diversa dalla spiegazione: ho diritto a un rimborso | ha sbagliato licita: c'è infrazione | l'avversario non aveva quello che ha detto il compagno | una licita sbagliata è informazione errata

must-i-alert = Lo stabilisce la federazione, non il Codice. Il Codice impone di rendere noti gli accordi, e il mancato alert di ciò che il regolamento richiede vale come informazione errata.
must-i-alert-name = Devo alertare questa chiamata?
must-i-alert-ask = devo alertare questa dichiarazione | cosa si alerta | quando devo alertare | questa licita va alertata

ask-about-bidding = In licitazione al Suo turno, se non deve passare; prima che l'attacco sia scoperto e poi al Suo turno di gioco, non da morto. Anche una sola chiamata, ma ciò che rivela non è autorizzato per il compagno. Risponde il compagno del chiamante.
ask-about-bidding-name = Quando chiedo della licita?
ask-about-bidding-ask = quando posso chiedere spiegazioni sulla licita | posso chiedere di una sola dichiarazione | chi deve rispondere | posso chiedere cosa significa una licita | a chi chiedo la spiegazione | domande durante il gioco sulla licita

own-partners-call = No. Si chiede solo delle chiamate avversarie, al proprio turno; quelle della propria linea le spiega agli avversari il compagno di chi ha chiamato. Ciò che Lei ne apprende non è autorizzato, e non si domanda solo per aiutare il compagno.
own-partners-call-name = Posso chiedere al compagno?
own-partners-call-ask = posso chiedere al mio compagno cosa significa la sua licita | posso chiedere la spiegazione al compagno | non capisco la dichiarazione del mio compagno, posso chiedergli cosa vuol dire | si può domandare al proprio compagno che cosa ha dichiarato

own-system-card = La propria no, dall'inizio della licitazione a fine gioco, salvo la linea del dichiarante tra l'ultimo passo e l'attacco scoperto. Quella avversaria sì, prima della licitazione, al proprio turno e in quel periodo. La federazione può disporre altrimenti.
own-system-card-name = Posso guardare la mia carta?
own-system-card-ask = posso guardare la mia carta di sistema | posso consultare la convention card | posso controllare la mia convention card in licita | posso guardare la carta di sistema degli avversari

review-of-auction = In licitazione al Suo turno, se non deve passare: tutta e con gli alert, mai in parte; poi dichiarante e difensori fino alla loro prima carta. Risponde un avversario. Più tardi, al Suo turno, solo il contratto e se è contrato, non da chi.
review-of-auction-name = Posso farmi ripetere la licita?
review-of-auction-ask = posso farmi ripetere la licita | fino a quando si può chiedere la licitazione | posso avere un riepilogo della licita | posso chiedere qual è il contratto

opponents-hesitation = Sì, a Suo rischio. Solo se era ingannevole, senza motivo di gioco, e chi l'ha fatta poteva capire che poteva giovargli, l'Arbitro assegna un punteggio arbitrale.
opponents-hesitation-name = Usare l'esitazione avversaria?
opponents-hesitation-ask = posso approfittare dell'esitazione di un avversario | l'avversario ha pensato: posso tenerne conto | un avversario ha esitato e mi ha ingannato | l'avversario ha pensato con una carta sola

psychic-call = Sì, se il compagno ne sa quanto gli avversari. Se si ripetono diventano accordo e vanno dichiarate; se il compagno ne sapeva di più e c'è danno, l'Arbitro corregge il punteggio. La federazione può limitare quelle artificiali.
psychic-call-name = Si può fare una psichica?
psychic-call-ask = si può fare una psichica | posso bluffare in licita | è legale bluffare in licita | una psichica è permessa

settle-it-ourselves = No. Solo l'Arbitro stabilisce o condona una rettifica, e nessuno agisce finché non ha spiegato tutto. Può convalidare o annullare ciò che avete fatto; gli innocenti che agiscono prima di chiamarlo possono perdere il diritto alla rettifica.
settle-it-ourselves-name = Possiamo arrangiarci da soli?
settle-it-ourselves-ask = possiamo metterci d'accordo tra noi | abbiamo sistemato da soli: va bene | i giocatori possono rinunciare alla penalità | serve l'Arbitro o possiamo accordarci

wrong-score = Sì, un errore nel segnare o calcolare il risultato concordato si corregge nel periodo di correzione: 30 minuti da quando i risultati ufficiali sono disponibili, se l'organizzatore non dispone altrimenti.
wrong-score-name = Punteggio segnato male
wrong-score-ask = abbiamo segnato il punteggio sbagliato: si corregge | fino a quando si può correggere lo score | risultato registrato male | per quanto tempo si può correggere un risultato

wrong-board = A coppie: se nessuno dei quattro l'aveva già giocato si finisce e il punteggio vale; quello giusto si può giocare poi. Se qualcuno l'aveva giocato, si annulla, con punteggio artificiale a chi ha perso la possibilità di un risultato.
wrong-board-name = Abbiamo giocato il board sbagliato
wrong-board-ask = abbiamo giocato il board sbagliato: cosa succede | board di un altro turno | board che non era per il nostro tavolo | abbiamo giocato un board già giocato

wrong-number-of-cards = Le conti prima di guardarle. Uno ne ha troppe, un altro poche: prima che uno di loro chiami si corregge e si gioca; dopo, si gioca solo se recuperabile, altrimenti punteggio arbitrale. Se ne manca soltanto una, si cerca e si restituisce.
wrong-number-of-cards-name = Numero di carte sbagliato
wrong-number-of-cards-ask = ho 14 carte: cosa si fa | mi manca una carta | uno ha 12 carte e l'altro 14 | un giocatore ha troppe carte | qualcuno ha una carta in meno

how-long-partner-passes = Dopo una licita insufficiente sostituita né dalla minima nella stessa denominazione né da una comparabile, o un contro o surcontro inammissibile: fino alla fine. Dopo una chiamata fuori turno senza una comparabile, o una carta esposta che obbliga a passare: solo al turno seguente.
how-long-partner-passes-name = Per quanto passa il compagno?
how-long-partner-passes-ask = per quanto deve passare il compagno | il compagno deve passare per sempre o una volta | il compagno è fuori per un giro o per tutta la licita | quando il compagno deve stare zitto

passed-out = No. Le carte tornano nel board senza giocare, il punteggio è zero per entrambe le linee e non si ridanno.
passed-out-name = Quattro passi: si ridà?
passed-out-ask = quattro passi: si ridà le carte | tutti passano: si rigioca | nessuno dichiara, che si fa | che punteggio si segna se passano tutti

who-calls-director = Chiunque, anche il morto, appena un'irregolarità è stata segnalata; e allora va chiamato subito. Chiamarlo non fa perdere diritti, e chi segnala un errore della propria linea non toglie nulla agli avversari.
who-calls-director-name = Chi può chiamare l'Arbitro?
who-calls-director-ask = chi può chiamare l'Arbitro | quando si chiama l'Arbitro | perdo diritti se lo chiamo | è scortese chiamare l'Arbitro | quando bisogna chiamare il direttore

own-irregularity = In generale no, ma non può nasconderla, per esempio con un'altra renonce o mischiando le carte. Deve invece correggere le spiegazioni sbagliate nei tempi previsti e non accettare consapevolmente prese non vinte.
own-irregularity-name = Devo denunciare un mio errore?
own-irregularity-ask = devo denunciare un errore della mia linea | ho fatto renonce e nessuno se n'è accorto: devo dirlo | devo dire che ho commesso un'infrazione | mi accorgo di aver fatto renonce nella presa prima, devo dirlo | devo confessare la mia renonce | posso nascondere un mio errore

appeal = Tramite l'Arbitro, entro 30 minuti da quando il punteggio ufficiale è disponibile, salvo termine diverso dell'organizzatore. Lo stesso termine vale per chiedere una decisione. Per l'appello a coppie devono volerlo entrambi; a squadre deve essere d'accordo il capitano.
appeal-name = Come si fa appello?
appeal-ask = come si fa appello contro l'Arbitro | entro quanto si fa reclamo | non sono d'accordo con la decisione dell'arbitro, che faccio | termine per l'appello | quanto tempo ho per chiedere una decisione o una rettifica | entro quando si può chiedere un intervento dell'Arbitro | serve il consenso del compagno per l'appello
