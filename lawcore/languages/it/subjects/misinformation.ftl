### Che cosa si dice quando una spiegazione o un alert può essere errato, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Informazione errata
    .command = spiegazione
    .menu = Spiegazione o alert errati: le domande del Codice in ordine

## I fatti: come si chiedono, come si risponde

fact-when = A che punto sei stato chiamato?
ask-when = A che punto sei stato chiamato?
option-when-auction = In licitazione
option-when-clarification = Dopo l'ultimo passo
option-when-play = Durante il gioco
option-when-after = Dopo il gioco
fact-m_kind = Spiegazione e accordo: che cosa accerti?
    .aside = Senza prove: spiegazione errata.
option-m_kind-wrong_expl = Spiegazione errata
option-m_kind-failed_alert = Alert mancato o indebito
option-m_kind-no_agreement = Nessun accordo comune
option-m_kind-misbid = Chiamata errata, non parole
option-m_kind-unsure = Nessuna prova
fact-m_partner = Innocenti: il compagno ha chiamato dopo?
option-m_partner-not_called = No
option-m_partner-called = Sì
fact-m_influenced = L'errore può averla influenzata?
    .aside = Chiederlo a lui, lontano dal tavolo. Basta una possibilità realistica.
option-m_influenced-yes = Sì
option-m_influenced-no = No
option-m_influenced-unsure = In dubbio
fact-m_card = Dopo quella carta se n'è giocata un'altra?
    .aside = Attacco: il morto ha scoperto una carta?
option-m_card-no = No
option-m_card-yes = Sì
fact-m_harm = Chi ha dato l'informazione errata ne ha tratto vantaggio?
    .aside = Rispetto al probabile esito con la spiegazione giusta in tempo.
option-m_harm-not_yet = Gioco non finito
option-m_harm-yes = Sì
option-m_harm-no = No
option-m_harm-unsure = In dubbio
choice-m_kind-misbid = Errata la chiamata, non le parole
next-m_harm = Gioco finito: c'è stato danno?
brief-when-auction = in licitazione
brief-when-clarification = dopo l'ultimo passo
brief-when-play = durante il gioco
brief-when-after = dopo il gioco
brief-m_kind-wrong_expl = spiegazione errata
brief-m_kind-failed_alert = alert mancato o indebito
brief-m_kind-no_agreement = nessun accordo
brief-m_kind-misbid = chiamata errata, parole giuste
brief-m_kind-unsure = nessuna prova
brief-m_partner-not_called = il compagno non ha chiamato dopo
brief-m_partner-called = il compagno ha chiamato dopo
brief-m_influenced-yes = poteva influenzarlo
brief-m_influenced-no = non lo ha influenzato
brief-m_influenced-unsure = influenza in dubbio
brief-m_card-no = nessuna carta dopo quella
brief-m_card-yes = una carta giocata dopo
brief-m_harm-not_yet = gioco non finito
brief-m_harm-yes = ne hanno guadagnato
brief-m_harm-no = non ne hanno guadagnato
brief-m_harm-unsure = vantaggio in dubbio
depends-when = quando sei stato chiamato
depends-m_kind = che cosa era errato
depends-m_partner = se il compagno ha chiamato dopo
depends-m_influenced = se lo ha influenzato
depends-m_card = se si è giocata una carta dopo
depends-m_harm = se ne hanno guadagnato

## Dove finiscono le domande

headline-TakeTheCallAsMistaken = Secondo te era errata la chiamata, non le parole ({ $articles }).
headline-LetTheLastCallBeChanged = Secondo te l'ultima chiamata si può cambiare ({ $articles }).
headline-WeighTheInfluence = In dubbio: le parole errate potevano influenzarlo? ({ $articles }).
headline-KeepTheLastCall = Secondo te la chiamata non è stata influenzata ({ $articles }).
headline-LeaveTheCallAsItIs = Troppo tardi per quella chiamata: rivedere a fine gioco ({ $articles }).
headline-LetTheCardBeRetracted = La carta si può ancora ritirare ({ $articles }).
headline-PlayOnAndComeBack = Troppo tardi per quella carta: rivedere a fine gioco ({ $articles }).
headline-ConsiderAnAdjustedScore = Secondo te ne hanno guadagnato: valuta il punteggio ({ $articles }).
headline-WeighTheDamage = In dubbio: ne hanno tratto vantaggio? ({ $articles }).
headline-FindNoGain = Secondo te non ne hanno tratto vantaggio ({ $articles }).

order-TellTheAgreementAlone = Far dire l'accordo e nient'altro. Chi ha spiegato può correggersi subito, e deve prima che l'attacco sia scoperto; il compagno, se dichiarante o morto, dopo l'ultimo passo, se difensore solo a fine gioco
order-TakeTheCallAsMistaken = Lasciare ciò che è venuto dalla chiamata: da un accordo ben spiegato ci si può scostare
order-LookAtTheInformation = Chiedersi che cosa ha saputo dalla spiegazione del compagno chi ha chiamato
order-LetTheLastCallBeChanged = Lasciargli cambiare l'ultima chiamata senza rettifica se le parole giuste potevano portarlo altrove
order-LetLhoChangeHisCall = Se la cambia, chi segue può cambiare la chiamata fatta dopo
order-MindTheWithdrawnActions = Ciò che si ritira è autorizzato solo per la linea male informata
order-WeighTheInfluence = Chiedergli, lontano dal tavolo, che cosa avrebbe chiamato e perché
order-KeepTheLastCall = Lasciare la licitazione com'è, annotando perché
order-LeaveTheCallAsItIs = Far dare la spiegazione giusta e far proseguire la licitazione
order-LetTheFaceDownLeadBeRetracted = Su parola dell'Arbitro l'attacco si può ritirare finché il morto non scopre una carta
order-LetTheCardBeRetracted = Lasciargli ritirare la carta se le parole giuste potevano portarlo altrove
order-PlayOnAndComeBack = Far dare la spiegazione giusta e far proseguire il gioco
order-LookForDamageAtTheEnd = A fine gioco guardare se ne hanno tratto vantaggio
order-ConsiderAnAdjustedScore = Giudicare da sé se e come attribuire un punteggio arbitrale; prima, consultarsi
order-CompareWithFullDisclosure = Chiedersi se il danno viene da ciò che non è stato detto
order-CompareAsIfRightlyTold = Confrontare come se fosse stato detto in tempo l'accordo, o che non c'era
order-WeighTheDamage = Accertare che cosa sarebbe probabilmente successo con le parole giuste in tempo
order-FindNoGain = Dirlo alle due linee, con i motivi; guardare anche che cosa ogni compagno ha saputo dalle parole dell'altro
order-PollPeers = Chiedere a ciascuno da solo, con la spiegazione giusta, senza dire come è finita
order-FillInTheFactSheet = Scrivere ciò che si è accertato
aside-MindTheWithdrawnActions = Solo la linea male informata può usare ciò che si ritira
aside-FillInTheFactSheet =
    Scheda dei fatti. Board, zona, licitazione: … Detto: … Accordo (carta, appunti, i due separatamente): … Accertato: { $m_kind ->
        [wrong_expl] spiegazione errata
        [failed_alert] alert mancato o indebito
        [no_agreement] nessun accordo
       *[other] nessuna prova, perciò spiegazione presunta errata
    }. Corretta da, quando: … Avrebbe chiamato o giocato: … Vantaggio: { $m_harm ->
        [yes] sì
        [no] no
       *[other] in dubbio
    }. Interpellati (categoria, risposte): … Risultato al tavolo: … Motivi: …

say-TellTheAgreementAlone =
    .explainers = Dica solo qual è l'accordo.
say-LetTheLastCallBeChanged =
    .misled_player = Può cambiare l'ultima chiamata se la spiegazione corretta poteva portarLa ad altro.
say-LetLhoChangeHisCall =
    .other_side = Se la cambia, chi segue può cambiare la propria.
say-KeepTheLastCall =
    .all = La licitazione resta com'è; a fine gioco chiamatemi se pensate che ci sia danno.
say-LeaveTheCallAsItIs =
    .all = Quella chiamata non si può più cambiare; a fine gioco chiamatemi se pensate che ci sia danno.
say-LetTheFaceDownLeadBeRetracted =
    .defenders = Lasciate l'attacco dov'è finché non dico altro.
say-LetTheCardBeRetracted =
    .misled_player = Può ritirare la carta se la spiegazione corretta poteva portarLa ad altro.
say-PlayOnAndComeBack =
    .all = Proseguite; a fine gioco chiamatemi se pensate che ci sia danno.
say-PollPeers =
    .peers = Ha in mano …; zona …; la licitazione finora …, con questi significati: … Che cosa fa? Che cos'altro ha seriamente considerato, e perché?

## Le norme, in parole nostre

law-the_call_was_wrong = Se la spiegazione è l'accordo e la chiamata se ne scosta non c'è infrazione, qualunque cosa ne sia venuta.
law-the_partner_has_heard_it = Ciò che un giocatore apprende sulla propria chiamata dalla spiegazione del compagno, giusta o no, non è autorizzato per lui.
law-explained_wrongly = Una spiegazione che non descrive l'accordo dei compagni è un'infrazione.
law-alerted_wrongly = Non alertare subito dove l'autorità lo richiede è informazione errata; un alert non richiesto vale come spiegazione errata.
law-nothing_was_agreed = Se i compagni non hanno un'intesa comune, descriverne una è un'infrazione.
law-presumed_to_be_explained_wrongly = Senza prove contrarie si presume una spiegazione errata, non una chiamata errata.
law-misled = A un avversario è stato detto ciò che non è l'accordo.
law-play_is_over = L'Arbitro la guarda dopo il gioco.
law-the_agreement_alone_is_told = Chi si accorge che la propria spiegazione era errata chiama l'Arbitro e la corregge prima che l'attacco sia scoperto; il compagno lo fa dopo l'ultimo passo se la loro linea gioca, a fine gioco se difende.

law-before_the_lead_is_faced = La licitazione è finita e nessun attacco è scoperto.
law-auction_period_is_open = Il periodo della licitazione non è finito.
law-partner_has_not_called_since = Il compagno del giocatore male informato non ha chiamato dopo.
law-last_call_was_influenced = Finché il periodo della licitazione non è finito un giocatore può cambiare una chiamata che le parole errate possono aver influenzato, se il compagno non ha chiamato dopo.
law-influence_is_in_doubt = Deve essere abbastanza probabile che le parole errate abbiano influenzato la chiamata.
law-last_call_was_not_influenced = Una chiamata che le parole errate non possono aver influenzato non si cambia.
law-partner_has_called_since = Quando il compagno ha chiamato, la chiamata non si può più cambiare.
law-lho_may_change_his_call_too = Se una chiamata cambia, l'avversario di sinistra può cambiare quella che ha fatto dopo.
law-during_the_play = L'Arbitro è chiamato durante il gioco.
law-card_not_followed = Una carta giocata per una spiegazione errata si può ritirare finché non se ne gioca un'altra, un attacco finché il morto non scopre una carta.
law-face_down_lead = Un attacco fatto per una spiegazione errata si può ritirare finché il morto non scopre una carta.
law-card_followed = Quando è troppo tardi per ritirare la carta l'Arbitro può attribuire un punteggio arbitrale.
law-what_was_withdrawn_told = Ciò che dice una chiamata o giocata ritirata è autorizzato per la linea innocente e non per l'altra.
law-nothing_can_be_changed = È troppo tardi per cambiare la chiamata o la carta.
law-damage_is_looked_at_later = Quando è troppo tardi per cambiare una chiamata l'Arbitro guarda a fine gioco se la linea colpevole ha guadagnato.

law-offenders_gained = Se la linea colpevole ne ha guadagnato l'Arbitro valuta un punteggio arbitrale.
law-gain_is_in_doubt = Se la linea colpevole abbia guadagnato si giudica dopo il gioco.
law-offenders_did_not_gain = Un punteggio arbitrale si attribuisce solo se la linea colpevole ne ha guadagnato.
law-damage_is_at_issue = Il vantaggio è in dubbio, o escluso.
law-an_adjusted_score_is_considered = Per l'Arbitro la linea colpevole ne ha guadagnato.
law-damaged_by_what_was_not_disclosed = Una linea danneggiata perché gli avversari non hanno rivelato il senso delle chiamate ha diritto a un punteggio arbitrale.
law-as_if_told_in_time = Il punteggio arbitrale si basa sul risultato probabile se agli avversari fosse stato detto in tempo che cosa era convenuto, o che nulla lo era.
law-peers_are_asked = Si chiede a giocatori della stessa categoria, con la spiegazione giusta, senza il risultato.
law-findings_are_written_down = Ciò che si è accertato si scrive, per i motivi della decisione e per un appello.

## Che cosa resta da fare dopo, in poche parole

task-LookForDamageAtTheEnd = c'è vantaggio?
task-CompareWithFullDisclosure = danno dal silenzio?
task-CompareAsIfRightlyTold = se detto in tempo?
task-FillInTheFactSheet = scheda dei fatti
