### Che cosa si dice quando una spiegazione o un alert può essere errato, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Informazione errata
    .command = spiegazione
    .menu = Spiegazione o alert errati: le domande del Codice in ordine

## I fatti: come si chiedono, come si risponde

fact-when = A che punto sei stato chiamato?
    .aside = Il gioco comincia quando l'attacco è scoperto.
ask-when = A che punto sei stato chiamato?
option-when-auction = In licitazione
option-when-clarification = Dopo l'ultimo passo
option-when-play = Durante il gioco
option-when-after = Dopo il gioco
option-when-too_late = Dopo il termine
choice-when-too_late = Oltre il termine
fact-m_kind = Spiegazione e accordo: che cosa accerti?
    .aside = Chiedi l'accordo a ciascuno della coppia, da solo, lontano dal tavolo. Senza prove: spiegazione errata.
option-m_kind-wrong_expl = Spiegazione errata
option-m_kind-failed_alert = Alert mancato o indebito
option-m_kind-no_agreement = Nessun accordo comune
option-m_kind-misbid = Errata solo la chiamata
option-m_kind-misheard = Ha frainteso il giocatore
option-m_kind-unsure = Nessuna prova
fact-m_partner = Il compagno del giocatore male informato ha già chiamato?
option-m_partner-not_called = No
option-m_partner-called = Sì
fact-m_influenced = Con la spiegazione giusta, chi era male informato poteva chiamare altro?
    .aside = Prima chiedi a ciascuno della coppia, da solo, l'accordo. Poi, lontano dal tavolo, di' il significato giusto a chi è stato male informato e chiediglielo: basta una possibilità realistica.
option-m_influenced-yes = Sì
option-m_influenced-no = No
option-m_influenced-unsure = In dubbio
fact-m_affected = Che cosa può essere stato influenzato dall'errore?
    .aside = Della linea male informata.
option-m_affected-call = Una chiamata
option-m_affected-play = Una giocata
option-m_affected-both = Chiamata e giocata
option-m_affected-neither = Nessuna delle due
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
fact-m_harm_call = Chi ha informato male ha tratto vantaggio dalla chiamata?
option-m_harm_call-yes = Sì
option-m_harm_call-no = No
option-m_harm_call-unsure = In dubbio
fact-m_harm_play = Chi ha informato male ha tratto vantaggio dalla giocata?
option-m_harm_play-yes = Sì
option-m_harm_play-no = No
option-m_harm_play-unsure = In dubbio
fact-lead_made = È stato fatto l'attacco?
option-lead_made-none = Non ancora
option-lead_made-face_down = Coperto
choice-lead_made-face_down = C'è un attacco coperto
supposed-lead_made = nessuno ha ancora attaccato
fact-changes_call = Cambia la chiamata?
option-changes_call-not_yet = Non l'ha ancora detto
option-changes_call-yes = Sì
option-changes_call-no = No
choice-changes_call-yes = Ha cambiato la chiamata
choice-changes_call-no = Tiene la chiamata
supposed-changes_call = non ha ancora detto se la cambia
choice-m_kind-misbid = Spiegazione giusta, licita errata
next-m_affected = Mano finita: c'è stato danno?
brief-when-auction = in licitazione
brief-when-clarification = dopo l'ultimo passo
brief-when-play = durante il gioco
brief-when-after = dopo il gioco
brief-when-too_late = oltre il termine
brief-m_kind-wrong_expl = spiegazione errata
brief-m_kind-failed_alert = alert mancato o indebito
brief-m_kind-no_agreement = nessun accordo
brief-m_kind-misbid = chiamata errata, parole giuste
brief-m_kind-misheard = ha frainteso il giocatore
brief-m_kind-unsure = nessuna prova
brief-m_partner-not_called = il compagno non ha chiamato dopo
brief-m_partner-called = il compagno ha chiamato dopo
brief-m_influenced-yes = poteva influenzarlo
brief-m_influenced-no = non lo ha influenzato
brief-m_influenced-unsure = influenza in dubbio
brief-m_affected-call = influenzata una chiamata
brief-m_affected-play = influenzata una giocata
brief-m_affected-both = influenzate chiamata e giocata
brief-m_affected-neither = nulla di influenzato
brief-m_card-no = nessuna carta dopo quella
brief-m_card-yes = una carta giocata dopo
brief-m_harm-not_yet = gioco non finito
brief-m_harm-yes = ne hanno guadagnato
brief-m_harm-no = non ne hanno guadagnato
brief-m_harm-unsure = vantaggio in dubbio
brief-m_harm_call-yes = vantaggio dalla chiamata
brief-m_harm_call-no = nessun vantaggio dalla chiamata
brief-m_harm_call-unsure = chiamata in dubbio
brief-m_harm_play-yes = vantaggio dalla giocata
brief-m_harm_play-no = nessun vantaggio dalla giocata
brief-m_harm_play-unsure = giocata in dubbio
brief-lead_made-none = nessun attacco ancora
brief-lead_made-face_down = attacco coperto
brief-changes_call-not_yet = cambio non ancora detto
brief-changes_call-yes = chiamata cambiata
brief-changes_call-no = chiamata tenuta
why-when = Prima che l'attacco sia scoperto si può ancora cambiare l'ultima chiamata; poi al più una carta, o il punteggio (21B1, 21B3, 47E2).
why-m_kind = Se era giusta la spiegazione ed errata la chiamata non c'è infrazione (75C).
why-m_partner = Quando ha chiamato anche il compagno la chiamata non si cambia più (21B1(a)).
why-m_affected = Il danno viene dall'infrazione, per una chiamata o una carta (12B1, 21B3, 47E2).
why-m_harm_call = Il punteggio si corregge solo se la linea che ha sbagliato ne ha guadagnato (12B1, 21B3).
depends-when = quando sei stato chiamato
depends-m_kind = che cosa era errato
depends-m_partner = se il compagno ha chiamato dopo
depends-m_influenced = se lo ha influenzato
depends-m_affected = che cosa è stato influenzato
depends-m_card = se si è giocata una carta dopo
depends-m_harm = se ne hanno guadagnato
depends-m_harm_call = se hanno guadagnato dalla chiamata
depends-m_harm_play = se hanno guadagnato dalla giocata
depends-lead_made = se qualcuno ha attaccato
depends-changes_call = se cambia la chiamata

## Dove finiscono le domande

headline-TakeTheCallAsMistaken = Secondo te era errata la chiamata, non le parole ({ $articles }).
headline-LeaveHimHisMisunderstanding = Il giocatore ha frainteso: nulla gli è dovuto ({ $articles }).
headline-LetTheLastCallBeChanged = L'ultima chiamata si può cambiare ({ $articles }).
headline-LetTheNewCallStand = La nuova chiamata vale; la licitazione prosegue ({ $articles }).
headline-LetHimKeepHisCall = Tiene la chiamata; si attacca ({ $articles }).
headline-WeighTheInfluence = In dubbio: le parole errate potevano influenzare la chiamata? ({ $articles }).
headline-KeepTheLastCall = Secondo te la chiamata non è stata influenzata ({ $articles }).
headline-LeaveTheCallAsItIs = Troppo tardi per quella chiamata ({ $articles }): rivedi a fine gioco (21B3).
headline-LetTheCardBeRetracted = La carta si può ancora ritirare ({ $articles }).
headline-PlayOnAndComeBack = Troppo tardi per quella carta: rivedi a fine gioco ({ $articles }).
headline-HavePlayGoOn = Secondo te nulla è stato influenzato: si prosegue ({ $articles }).
headline-AwardAScore = Vantaggio accertato: attribuisci un punteggio ({ $articles }).
headline-AdjustThePlayAlone = Vantaggio dalla sola giocata: il contratto resta ({ $articles }).
headline-WeighTheDamage = In dubbio: chi ha informato male ne ha tratto vantaggio? ({ $articles }).
headline-FindNoGain = Nessun vantaggio per chi ha sbagliato: il risultato resta ({ $articles }).
headline-FindNothingAffected = Nulla è stato influenzato: il risultato resta ({ $articles }).

order-TellTheAgreementAlone = Fai dire l'accordo e nient'altro
order-HavePartnerTakeNoAdvantage = Fai continuare il compagno di chi ha spiegato come se non avesse sentito
order-HaveTheExplainerCorrectIt =
    Chi ha spiegato { $when ->
        [play] ti chiama e si corregge appena se ne accorge
       *[other] può correggersi subito, e deve farlo prima che l'attacco sia scoperto
    }
order-LetADeclaringPartnerCorrectIt = Il suo compagno, se dichiarante o morto, corregge dopo l'ultimo passo, non prima
order-LetADefenderCorrectItAtTheEnd = Il suo compagno, se difensore, corregge solo a fine gioco
aside-HaveTheExplainerCorrectIt =
    Chi ha spiegato { $when ->
        [play] si corregge appena se ne accorge
       *[other] può correggersi subito, e deve farlo prima che l'attacco sia scoperto
    }
aside-LetADeclaringPartnerCorrectIt = Il suo compagno, se dichiarante o morto, corregge dopo l'ultimo passo
aside-LetADefenderCorrectItAtTheEnd = Il suo compagno, se difensore, corregge solo a fine gioco
order-TakeTheCallAsMistaken = Il risultato resta, qualunque cosa ne sia venuta: da un accordo ben spiegato ci si può scostare
order-LeaveHimHisMisunderstanding = Non cambiare e non correggere nulla: gli avversari hanno spiegato bene, e lui ha frainteso o non ha chiesto
order-KeepTheFindingQuiet = Nessuno corregge la spiegazione, e finché dura la mano non dire a nessuno che cosa hai accertato
order-LookForUndisclosedKnowledge = Guarda se il compagno aveva più motivo degli avversari di aspettarselo
order-LookAtTheInformation = Chiediti che cosa ha saputo dalla spiegazione del compagno chi ha chiamato
order-LetTheLastCallBeChanged = Lasciagli cambiare l'ultima chiamata, senza rettifica per la sua linea
order-LetTheNewCallStand = La nuova chiamata vale, senza rettifica per la sua linea
order-HaveTheAuctionGoOn = Fai proseguire la licitazione da quel giocatore fino a tre passi in rotazione
order-PutTheLeadBack = Fai tornare in mano l'attacco coperto
order-LetHimKeepHisCall = Lascia la licitazione com'è; si attacca
order-LetLhoChangeHisCall =
    { $changes_call ->
        [yes] Chi segue può cambiare una chiamata fatta dopo
       *[other] Se la cambia, chi segue può cambiare la chiamata fatta dopo
    }
order-MindTheWithdrawnActions = Ciò che si ritira è autorizzato solo per la linea male informata
order-WeighTheInfluence = Chiedi al giocatore male informato, lontano dal tavolo, che cosa avrebbe chiamato con le parole giuste e perché; senti anche dei pari, poi decidi
order-KeepTheLastCall = Lascia la licitazione com'è, annotando perché
order-LeaveTheCallAsItIs =
    Fai dare la spiegazione giusta, poi { $when ->
        [clarification] si attacca
        [play] il gioco prosegue
       *[other] la licitazione prosegue
    }
order-LetTheFaceDownLeadBeRetracted = Se l'attacco è stato fatto per la spiegazione, si può ritirare se lo dici tu
order-LetTheCardBeRetracted = Lasciagli ritirare la carta, senza rettifica per la sua linea
order-PlayOnAndComeBack = Fai dare la spiegazione giusta e fai proseguire il gioco
order-HavePlayGoOn = Fai dare la spiegazione giusta e fai proseguire il gioco; nulla cambia
order-LookForDamageAtTheEnd = Guarda se chi ha informato male ha tratto vantaggio dalla chiamata
order-AwardAScore = Attribuisci un punteggio arbitrale; quale, lo giudichi tu, dopo esserti consultato
order-AdjustThePlayAlone = Lascia il contratto; puoi correggere il risultato del gioco, che giudichi tu
order-AwardOneScore = Un solo punteggio per entrambe: come sarebbe probabilmente andata con le parole giuste dall'inizio; non correggere due volte
order-CompareWithFullDisclosure = Chiediti se il danno viene da ciò che non è stato detto
order-CompareAsIfRightlyTold = Confronta come se fosse stato detto in tempo l'accordo, o che non c'era
order-WeighTheDamage = Accerta che cosa sarebbe probabilmente successo con le parole giuste in tempo
order-FindNoGain = Dillo alle due linee, con i motivi; guarda anche che cosa ogni compagno ha saputo dalle parole dell'altro
order-FindNothingAffected = Il risultato resta; dillo alle due linee, con i motivi
order-RememberRepeatedFailures = Chi ripete di non rivelare gli accordi può essere penalizzato, qualunque sia il punteggio
aside-RememberRepeatedFailures = Chi ripete di non rivelare gli accordi può essere penalizzato
order-PollPeers = Chiedi a ciascuno da solo, con la spiegazione giusta, senza dire come è finita
order-FillInTheFactSheet = Scrivi ciò che si è accertato
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

step-AwardOneScore = Dai un solo punteggio per chiamata e giocata: non correggere due volte
step-CompareWithFullDisclosure = Accerta che il danno venga da ciò che non è stato detto
step-CompareAsIfRightlyTold = Consultati e accerta il risultato probabile con la spiegazione giusta in tempo

say-FindNoGain =
    .both_sides =
        { $m_kind ->
            [failed_alert] L'errore nell'alert non ha cambiato l'esito: il risultato resta. Potete appellarvi entro il termine.
           *[other] La spiegazione non ha cambiato l'esito: il risultato resta. Potete appellarvi entro il termine.
        }
say-FindNothingAffected =
    .both_sides =
        { $m_kind ->
            [failed_alert] L'errore nell'alert non ha influenzato nulla: il risultato resta. Potete appellarvi entro il termine.
           *[other] La spiegazione non ha influenzato nulla: il risultato resta. Potete appellarvi entro il termine.
        }
say-AwardAScore =
    .all = C'è stato danno: annullo il risultato e attribuisco un punteggio arbitrale; ve lo dico appena calcolato. Potete appellarvi entro il termine.
say-AdjustThePlayAlone =
    .all = Il contratto resta, ma il gioco è stato danneggiato: attribuisco un punteggio arbitrale, e ve lo dico appena calcolato. Potete appellarvi entro il termine.
say-TellTheAgreementAlone =
    .all =
        { $m_kind ->
            [no_agreement] Su quella chiamata non hanno un accordo.
            [unsure] Il significato, per quanto si può accertare, è: ___.
           *[other] Il significato corretto è: ___.
        }
say-HavePartnerTakeNoAdvantage =
    .explainers_partner = Continui come se non avesse sentito il Suo compagno.
say-LeaveHimHisMisunderstanding =
    .misled_player = La spiegazione era giusta; se l'ha capita male, non Le spetta nulla.
say-LetTheLastCallBeChanged =
    .misled_player = Può cambiare la Sua ultima chiamata.
say-LetTheNewCallStand =
    .misled_player = La Sua nuova chiamata vale.
say-HaveTheAuctionGoOn =
    .both_sides = La licitazione prosegue da qui. Chiamatemi a fine mano se pensate che ci sia danno.
say-PutTheLeadBack =
    .defenders = L'attacco coperto torna in mano.
say-LetHimKeepHisCall =
    .all = La licitazione resta com'è; a fine gioco chiamatemi se pensate che ci sia danno.
say-LetLhoChangeHisCall =
    .lho =
        { $changes_call ->
            [yes] Se dopo il giocatore male informato ha chiamato anche Lei, può cambiare quella chiamata.
           *[other] Se il giocatore male informato cambia la sua chiamata, Lei può cambiare quella che ha fatto dopo.
        }
    .both_sides =
        { $changes_call ->
            [yes] { "" }
           *[other] Chiamatemi a fine mano se c'è danno.
        }
say-KeepTheLastCall =
    .all = La licitazione resta com'è; a fine gioco chiamatemi se pensate che ci sia danno.
say-LeaveTheCallAsItIs =
    .all =
        { $when ->
            [play] Quella chiamata resta: nessuna chiamata si cambia più. A fine gioco chiamatemi se pensate che ci sia danno.
           *[other] Chi era male informato tiene la chiamata. Il compagno può cambiare la sua, se è l'ultima della linea e forse influenzata. A fine gioco chiamatemi se pensate che ci sia danno.
        }
say-LetTheFaceDownLeadBeRetracted =
    .defenders = Lasciate l'attacco dov'è finché non dico altro.
say-LetTheCardBeRetracted =
    .misled_player = Può ritirare la carta, se vuole.
say-PlayOnAndComeBack =
    .all = Proseguite; a fine gioco chiamatemi se pensate che ci sia danno.
say-HavePlayGoOn =
    .all = Proseguite; a fine gioco chiamatemi se pensate che ci sia danno.
say-PollPeers =
    .peers = Mano: … Zona: … Licitazione: …, con questi significati: … Che cosa fa? Che altro ha considerato seriamente, e perché?
say-MindTheWithdrawnActions =
    .both_sides = Solo la linea male informata può usare ciò che si ritira.

## Le norme, in parole nostre

law-the_call_was_wrong = Se la spiegazione è l'accordo e la chiamata se ne scosta non c'è infrazione, qualunque cosa ne sia venuta.
law-his_own_misunderstanding = A chi agisce in base a un proprio fraintendimento non spetta né rettifica né riparazione.
law-the_explanation_is_not_corrected = Una spiegazione giusta non si corregge, né si avverte l'Arbitro; perché il compagno non sappia nulla, durante la mano non si dice che cosa si è accertato.
law-partner_may_have_known = Ci si può scostare da ciò che è convenuto se il compagno non ha più motivo degli avversari di aspettarselo; il danno da una conoscenza non rivelata si rimedia.
law-the_partner_has_heard_it = Ciò che un giocatore apprende sulla propria chiamata dalla spiegazione del compagno, giusta o no, non è autorizzato per lui.
law-explained_wrongly = Una spiegazione che non descrive l'accordo dei compagni è un'infrazione.
law-alerted_wrongly = Non alertare subito dove l'autorità lo richiede è informazione errata; un alert non richiesto vale come spiegazione errata.
law-nothing_was_agreed = Se i compagni non hanno un'intesa comune, descriverne una è un'infrazione.
law-presumed_to_be_explained_wrongly = Senza prove contrarie si presume una spiegazione errata, non una chiamata errata.
law-misled = A un avversario è stato detto ciò che non è l'accordo.
law-play_is_over = L'Arbitro la guarda dopo il gioco.
law-asked_too_late = È interpellato quando il diritto a una decisione è scaduto.
law-during_the_auction = L'Arbitro è chiamato durante la licitazione.
law-board_is_not_over = L'Arbitro è chiamato mentre si licita o si gioca.
law-the_agreement_alone_is_told = In licitazione si ha diritto di sapere che cosa gli avversari hanno convenuto, e nient'altro.
law-told_on_a_like_basis = Dopo l'ultimo passo e durante il gioco si spiega allo stesso modo.
law-partner_takes_no_advantage = Chi sente la spiegazione del compagno non ne trae alcun vantaggio.
law-the_explainer_has_a_time = Chi si accorge del proprio errore chiama l'Arbitro e lo corregge prima che l'attacco sia scoperto; prima che la licitazione finisca può farlo, ma non è tenuto.
law-the_explainer_corrects_himself = Chi si accorge che la propria spiegazione era errata chiama l'Arbitro e la corregge prima che l'attacco sia scoperto; può farlo anche prima.
law-the_explainer_finds_it_in_the_play = Chi si accorge solo durante il gioco che la propria spiegazione era errata chiama l'Arbitro e la corregge allora.
law-partner_keeps_to_his_time = Il compagno di chi ha spiegato non corregge nulla finché dura la licitazione né, se difende, finché dura il gioco.
law-a_defending_partner_waits = Se diventa difensore, il compagno di chi ha spiegato corregge solo a fine gioco.
law-a_declaring_partner_speaks = Se è dichiarante o morto, il compagno di chi ha spiegato corregge dopo l'ultimo passo.

law-before_the_lead_is_faced = La licitazione è finita e nessun attacco è scoperto.
law-auction_period_is_open = Il periodo della licitazione non è finito.
law-partner_has_not_called_since = Il compagno del giocatore male informato non ha chiamato dopo.
law-last_call_was_influenced = Finché il periodo della licitazione non è finito un giocatore può cambiare una chiamata che le parole errate possono aver influenzato, se il compagno non ha chiamato dopo.
law-may_change_it = Le parole errate possono aver influenzato una chiamata che si può ancora cambiare.
law-he_has_changed_it = Ha cambiato la chiamata dopo l'ultimo passo.
law-he_keeps_it = Dopo l'ultimo passo ha detto di tenere la chiamata.
law-the_new_call_stands = Una chiamata cambiata in tempo per un'informazione errata vale, senza rettifica per quella linea.
law-the_auction_has_not_ended = La licitazione finisce dopo tre passi consecutivi in rotazione; se uno di essi cambia, prosegue.
law-the_lead_goes_back = Un attacco coperto torna in mano solo su parola dell'Arbitro dopo un'irregolarità.
law-his_call_is_kept = Chi può cambiare una chiamata influenzata da parole errate non è obbligato a farlo.
law-influence_is_in_doubt = Deve essere abbastanza probabile che le parole errate abbiano influenzato la chiamata.
law-last_call_was_not_influenced = Una chiamata che le parole errate non possono aver influenzato non si cambia.
law-partner_has_called_since = Quando il compagno ha chiamato, la chiamata non si può più cambiare.
law-lho_may_change_his_call_too = Se una chiamata cambia, l'avversario di sinistra può cambiare quella che ha fatto dopo.
law-during_the_play = L'Arbitro è chiamato durante il gioco.
law-a_call_was_affected_in_play = Durante il gioco risulta influenzata una chiamata.
law-a_card_was_affected = Durante il gioco risulta influenzata una carta.
law-auction_period_is_over = Scoperto l'attacco, il periodo della licitazione è finito e nessuna chiamata si può cambiare.
law-card_not_followed = Una carta giocata per una spiegazione errata si può ritirare finché non se ne gioca un'altra, un attacco finché il morto non scopre una carta.
law-face_down_lead = Un attacco fatto per una spiegazione errata si può ritirare finché il morto non ha scoperto una carta.
law-card_was_played_after_it = Dopo la carta toccata dall'errore se n'è giocata un'altra: la prima resta.
law-card_followed = Quando è troppo tardi per ritirare la carta l'Arbitro può attribuire un punteggio arbitrale.
law-nothing_affected_in_play = C'è danno se il punteggio è meno favorevole per l'infrazione; se né chiamata né carta ne sono state influenzate, nulla cambia.
law-what_was_withdrawn_told = Ciò che dice una chiamata o giocata ritirata è autorizzato per la linea innocente.
law-unauthorised_for_who_misled = Ciò che dice una chiamata o giocata ritirata non è autorizzato per la linea che ha sbagliato.
law-something_is_withdrawn = Una chiamata o una carta si ritira, o si può ritirare.
law-damage_is_looked_at_later = Quando è troppo tardi per cambiare una chiamata l'Arbitro guarda a fine gioco se la linea che ha sbagliato ne ha guadagnato.

law-offenders_gained = Se è troppo tardi per cambiare una chiamata e la linea che ha sbagliato ne ha guadagnato, l'Arbitro attribuisce un punteggio arbitrale.
law-a_call_alone = Per l'Arbitro è stata influenzata solo una chiamata.
law-a_play_alone = Per l'Arbitro è stata influenzata solo una giocata.
law-both_were_affected = Per l'Arbitro sono state influenzate una chiamata e anche una giocata.
law-call_or_play_is_in_doubt = È in dubbio se chiamata o giocata abbiano giovato.
law-call_and_play_paid = Per l'Arbitro la linea che ha sbagliato ha guadagnato dalla chiamata e dalla giocata.
law-the_call_alone_paid = Per l'Arbitro ha giovato solo la chiamata.
law-the_play_alone_paid = Per l'Arbitro ha giovato solo la giocata.
law-neither_paid = Per l'Arbitro non hanno giovato né chiamata né giocata.
law-gained_by_the_play = Se era troppo tardi per ritirare una carta giocata per una spiegazione errata, l'Arbitro può attribuire un punteggio arbitrale.
law-gained_by_the_play_too = Per l'Arbitro la linea che ha sbagliato ha guadagnato anche da una carta.
law-one_score_for_both = Il danno si misura sulla mano senza l'infrazione, perciò chiamata e giocata si rimediano con un solo punteggio.
law-gain_is_in_doubt = Se la linea che ha sbagliato abbia guadagnato da una chiamata si giudica dopo il gioco.
law-gain_by_the_play_is_in_doubt = Se la linea che ha sbagliato abbia guadagnato da una carta si giudica dopo il gioco.
law-offenders_did_not_gain = Un punteggio arbitrale si attribuisce solo se la linea che ha sbagliato ha guadagnato dalla chiamata.
law-no_gain_by_the_play = Un punteggio arbitrale si attribuisce solo se la linea che ha sbagliato ha guadagnato dalla carta.
law-nothing_was_affected = C'è danno se il punteggio è meno favorevole per l'infrazione; se né chiamata né giocata ne sono state influenzate non c'è.
law-damage_is_in_doubt = È in dubbio se la linea che ha sbagliato abbia guadagnato.
law-repeated_failures = Chi ripete di non rivelare ciò che è convenuto può essere penalizzato.
law-nobody_was_damaged = Il danno è un punteggio peggiore che senza l'infrazione; dove non c'è, nulla si corregge.
law-an_adjusted_score_is_considered = Per l'Arbitro la linea che ha sbagliato ne ha guadagnato.
law-damaged_by_what_was_not_disclosed = Una linea danneggiata perché gli avversari non hanno rivelato il senso delle chiamate ha diritto a un punteggio arbitrale.
law-as_if_told_in_time = Il punteggio arbitrale si basa sul risultato probabile se agli avversari fosse stato detto in tempo che cosa era convenuto, o che nulla lo era.
law-peers_are_asked_of_the_call = A giocatori della stessa categoria si chiede che cosa avrebbero chiamato con la spiegazione giusta, senza il risultato.
law-peers_are_asked_of_the_play = A giocatori della stessa categoria si chiede che cosa avrebbero giocato con la spiegazione giusta, senza il risultato.
law-peers_are_asked = Si chiede a giocatori della stessa categoria, con la spiegazione giusta, senza il risultato.
law-findings_are_written_down = Ciò che si è accertato si scrive, per i motivi della decisione e per un appello.

## Che cosa resta da fare dopo, in poche parole

task-LookForDamageAtTheEnd = c'è vantaggio?
task-CompareWithFullDisclosure = danno dal silenzio?
task-CompareAsIfRightlyTold = se detto in tempo?
task-AwardOneScore = un solo punteggio
task-RememberRepeatedFailures = recidivi?
task-FillInTheFactSheet = scheda dei fatti
task-AwardAScore = punteggio arbitrale
task-AdjustThePlayAlone = punteggio del gioco?
task-LetADefenderCorrectItAtTheEnd = correzione a fine mano
task-LetTheLastCallBeChanged = rivedere a fine mano
task-LetTheNewCallStand = rivedere a fine mano
task-LetHimKeepHisCall = rivedere a fine mano
task-KeepTheLastCall = rivedere a fine mano
task-LetTheCardBeRetracted = rivedere a fine mano
task-PlayOnAndComeBack = rivedere a fine mano
task-HavePlayGoOn = rivedere a fine mano
task-LeaveTheCallAsItIs = rivedere a fine mano
