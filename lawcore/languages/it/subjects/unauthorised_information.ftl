### Che cosa si dice quando un giocatore può aver avuto informazioni dal compagno, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Informazione non autorizzata
    .command = informazione
    .menu = Esitazione, parola, gesto: le domande del Codice in ordine

## I fatti: come si chiedono, come si risponde

fact-when = Quando sei stato chiamato?
ask-when = Quando sei stato chiamato?
option-when-now = In licitazione o gioco
option-when-after = Dopo il gioco
option-when-too_late = Dopo il termine
choice-when-too_late = Oltre il termine
fact-source = Da dove può venire l'informazione?
option-source-tempo = Tempo, esitazione
option-source-words = Parola, domanda, gesto
option-source-explanation = Alert o spiegazione
option-source-withdrawn = Chiamata o giocata ritirata
option-source-of_the_offenders = Ritirata, degli altri
option-source-other = Non dal compagno
option-source-opponents_card = Carta avversaria vista
fact-called_before = Quando è arrivata, c'era già stata la prima chiamata?
option-called_before-no = No
option-called_before-yes = Sì
fact-u_info =
    { $source ->
        [unknown] L'esitazione era evidente, tale da dire qualcosa al compagno?
        [tempo] L'esitazione era evidente, tale da dire qualcosa al compagno?
       *[other] Il compagno ne ha ricavato un'informazione?
    }
ask-u_info = L'informazione ha fatto danno? Scegli la prima risposta vera.
    .note = Alternativa logica: molti suoi pari la considererebbero, qualcuno potrebbe sceglierla.
choice-u_info-no = Nessuna informazione
choice-u_info-yes-no = Nessun suggerimento dimostrabile
choice-u_info-yes-yes-no = Nessuna alternativa logica
choice-u_info-yes-yes-yes-other = Azione diversa
choice-u_info-yes-yes-yes-suggested-no = Nessun danno
choice-u_info-yes-yes-yes-suggested-yes = Danno accertato
group-u_info-doubt = Sono in dubbio
    .ask = Che cosa è in dubbio?
choice-u_info-doubt-unsure = L'informazione
choice-u_info-doubt-yes-unsure = Che cosa suggeriva
choice-u_info-doubt-yes-yes-unsure = Le alternative
choice-u_info-doubt-yes-yes-yes-unsure = La scelta
choice-u_info-doubt-yes-yes-yes-suggested-unsure = Il danno
option-u_info-yes = Sì
option-u_info-no = No
option-u_info-unsure = In dubbio
fact-u_points = L'informazione suggerisce in modo dimostrabile un'azione?
option-u_points-yes = Sì
option-u_points-no = No
option-u_points-unsure = In dubbio
fact-u_la = Chi aveva l'informazione aveva un'alternativa logica?
    .aside = Molti suoi pari ci penserebbero sul serio, e qualcuno potrebbe sceglierla?
option-u_la-yes = Sì
option-u_la-no = No, una sola azione
option-u_la-unsure = In dubbio
fact-u_chose = Che cosa ha scelto chi aveva l'informazione?
option-u_chose-suggested = L'azione suggerita
option-u_chose-other = Un'altra
option-u_chose-unsure = In dubbio
fact-u_adv = La sua scelta ha danneggiato gli avversari?
option-u_adv-yes = Sì
option-u_adv-no = No
option-u_adv-unsure = In dubbio
next-u_info = Mano finita: giudica
supposed-source = un'esitazione
choice-source-words = Una parola, una domanda, un gesto
choice-source-explanation = Un alert o una spiegazione
choice-source-withdrawn = Una chiamata o giocata ritirata
choice-source-of_the_offenders = Ritirata da un avversario in colpa
choice-source-other = Non veniva dal compagno
choice-source-opponents_card = Una carta avversaria vista per caso
choice-when-now = In licitazione o gioco
brief-when-now = chiamato durante il board
brief-when-after = chiamato dopo il gioco
brief-when-too_late = oltre il termine
brief-source-tempo = tempo
brief-source-words = parole o gesti
brief-source-explanation = una spiegazione
brief-source-withdrawn = una chiamata o giocata ritirata
brief-source-of_the_offenders = azione ritirata da un avversario in colpa
brief-source-other = non dal compagno
brief-source-opponents_card = carta avversaria vista
brief-called_before-no = prima della prima chiamata
brief-called_before-yes = dopo la prima chiamata
brief-u_info-yes = informazione data
brief-u_info-no = nessuna informazione
brief-u_info-unsure = informazione in dubbio
brief-u_points-yes = suggerisce
brief-u_points-no = non suggerisce nulla
brief-u_points-unsure = suggerimento in dubbio
brief-u_la-yes = un'alternativa
brief-u_la-no = nessuna alternativa
brief-u_la-unsure = alternativa in dubbio
brief-u_chose-suggested = scelta suggerita
brief-u_chose-other = scelta diversa
brief-u_chose-unsure = scelta in dubbio
brief-u_adv-yes = un vantaggio
brief-u_adv-no = nessun vantaggio
brief-u_adv-unsure = vantaggio in dubbio
why-when = Durante il board si accertano i fatti e si prosegue; il punteggio si guarda dopo (16B2, 16B3).
why-u_info = Se il compagno non ha saputo nulla non c'è nulla da correggere (16B1). Conta il tempo normale per la coppia; sono d'accordo tutti?
why-u_points = È vietata solo un'azione che l'informazione suggerisce rispetto a un'altra (16B1(a)). A che cosa poteva pensare? Tutto porta dalla stessa parte?
why-u_la = Senza un'altra alternativa logica la sua scelta era libera (16B1(a)).
why-u_chose = Il punteggio si corregge solo se ha scelto ciò che era suggerito (16B1(a), 16B3). Un'azione può essere suggerita anche se altre lo sono.
depends-when = quando sei stato chiamato
depends-u_info = se c'era informazione
depends-u_points = che cosa suggerisce
depends-u_la = se c'era un'alternativa
depends-u_chose = che cosa ha scelto
depends-u_adv = se c'è stato un vantaggio
depends-source = da dove veniva
depends-called_before = se c'era già stata la prima chiamata

## Dove finiscono le domande

headline-RecordAndPlayOn = Annota i fatti e fai proseguire: ancora nulla è giudicato ({ $articles }).
headline-EndWithoutInformation = Nessuna informazione dal compagno: nulla da correggere ({ $articles }).
headline-WeighTheInformation = Da accertare: c'è stata un'informazione? ({ $articles }).
headline-EndWithoutSuggestion = Per te non suggerisce nessuna azione: nulla da correggere ({ $articles }).
headline-WeighTheSuggestion = Da accertare: suggerisce un'azione? ({ $articles }).
headline-EndWithoutAlternative = Per te non c'era altra alternativa logica: nulla da correggere ({ $articles }).
headline-WeighTheAlternatives = Da accertare: c'era un'altra alternativa logica? ({ $articles }).
headline-EndWithAnotherAction = Per te non ha scelto l'azione suggerita: nulla da correggere ({ $articles }).
headline-WeighTheChoice = Da accertare: ha scelto ciò che era suggerito? ({ $articles }).
headline-LookAtAPenaltyAlone = Per te chi ha sbagliato non ha guadagnato: nulla da correggere ({ $articles }).
headline-WeighTheDamage = Da accertare: chi ha sbagliato ne ha avuto vantaggio? ({ $articles }).
headline-AwardAScore = Danno accertato: attribuisci un punteggio ({ $articles }).
headline-TreatItAsExtraneous = Non dal compagno, prima della prima chiamata: informazione estranea ({ $articles }).
headline-LetItBePlayedOrAdjust = Non dal compagno, dopo la prima chiamata: informazione estranea ({ $articles }).
headline-AdjustIfItMattered = Non dal compagno, a gioco finito: resta solo il punteggio ({ $articles }).
headline-LetItBeUsed = Una carta avversaria vista per caso si può usare ({ $articles }).
headline-LetTheInnocentUseIt = La linea innocente se ne può servire ({ $articles }).

order-EstablishTheFacts =
    { $source ->
        [words] Chiedi a tutti e quattro che cosa è stato detto o mostrato; annota su che cosa concordano e su che cosa no
        [explanation] Chiedi a tutti e quattro che cosa è stato spiegato o alertato; annota su che cosa concordano e su che cosa no
        [withdrawn] Annota che cosa è stato ritirato, e da chi
       *[other] Chiedi a tutti e quattro che cosa è successo e quanto è durato; annota su che cosa concordano e su che cosa no
    }
order-BlameNobodyForAPause = Non rimproverare nessuno per una pausa: da sola non è un'infrazione
order-RecordAndPlayOn =
    { $source ->
        [withdrawn] Fai proseguire
       *[other] Fai proseguire; un giocatore può riservarsi i diritti, se qui è permesso
    }
order-EndWithoutInformation = Nessun'altra domanda di questo articolo si pone; dillo alle due linee, con i motivi
order-WeighTheInformation = Pesa ciò che dicono tutti e quattro, il tempo normale in quel punto e ciò che si vede: mano, carte, licitazione
order-LookHowHeAvoidedIt = Se fu data, il compagno deve aver evitato ogni vantaggio: chiediti poi che cosa suggeriva
order-CollectTheEvidence = Ritieni un fatto ciò che le prove rendono più probabile, ammesso o no
order-EndWithoutSuggestion = Nessun'altra domanda di questo articolo si pone; dillo alle due linee, con i motivi
order-WeighTheSuggestion = Elenca le mani che può avere chi ha dato l'informazione; chiediti quale azione va bene contro quasi tutte
order-EndWithoutAlternative = Nessun'altra domanda di questo articolo si pone; dillo alle due linee, con i motivi
order-WeighTheAlternatives = Chiedi ad almeno tre-cinque giocatori della sua categoria, con i suoi metodi; solo dopo chiedi che cosa suggerirebbe una tale informazione
order-EndWithAnotherAction = Nessun'altra domanda di questo articolo si pone; dillo alle due linee, con i motivi
order-WeighTheChoice = Confronta ciò che ha fatto con ogni azione che l'informazione poteva suggerire
order-LookAtAPenaltyAlone = Per questo articolo il punteggio non si corregge; pesa se è dovuto altro
order-WeighTheDamage = Accerta che cosa sarebbe probabilmente successo senza l'infrazione
order-AwardAScore = Attribuisci un punteggio arbitrale; quale, giudicalo tu, dopo esserti consultato
order-TreatItAsExtraneous = Fatti dire da chi l'ha ricevuta che cosa sa; se probabilmente disturba, cambia i posti, fai ridare se ammesso, fai giocare pronto a correggere, o correggi
order-CountTheExplanationAsHeard = Ciò che ha sentito spiegare dal compagno vale come tale informazione, giusta o sbagliata che fosse la spiegazione
order-AdjustIfItMattered = Correggi il punteggio se ciò che il giocatore sapeva ha influito sul risultato; se no, il risultato vale. Di' i motivi
order-LetItBePlayedOrAdjust = Fatti dire da chi l'ha ricevuta che cosa sa; fai giocare, pronto a correggere se ha influito sul risultato, o correggi subito
order-LetItBeUsed = Si prosegue: ciò che un giocatore ha visto senza volerlo di una carta avversaria lo può usare, a meno che sia stata mostrata per ingannare
order-LetTheInnocentUseIt = Si prosegue: la linea innocente può usare tutto ciò che un'azione ritirata ha detto, propria o avversaria
order-JudgeHowMuchCareHeTook = Chi non ha evitato di approfittarne può essere penalizzato, di solito nei casi palesi
order-PollPeers = Chiedi a ciascuno da solo, senza dire che è successo qualcosa né come è finita
order-PollPeersOnTheSuggestion = Chiedi a giocatori della sua categoria, senza dire come è finita, che cosa suggerirebbe una tale informazione
order-FillInTheFactSheet = Scrivi ciò che hai accertato
aside-BlameNobodyForAPause = Una pausa da sola non è un'infrazione
aside-FillInTheFactSheet =
    Scheda dei fatti. Board, zona, licitazione: … Fonte: { $source ->
        [words] parole o gesti
        [explanation] alert o spiegazione
        [withdrawn] chiamata o giocata ritirata
       *[other] esitazione
    }; ammessa da: … Informazione data: { $u_info ->
        [yes] sì
        [no] no
       *[other] in dubbio
    }. Suggerisce: { $u_points ->
        [yes] sì (…)
        [no] nulla
        [unsure] in dubbio
       *[other] non chiesto
    }. Alternative: { $u_la ->
        [yes] sì (…)
        [no] nessuna
        [unsure] in dubbio
       *[other] non chiesto
    }. Scelta: { $u_chose ->
        [suggested] l'azione suggerita
        [other] un'altra
        [unsure] in dubbio
       *[other] non chiesto
    }. Vantaggio: { $u_adv ->
        [yes] sì
        [no] no
        [unsure] in dubbio
       *[other] non chiesto
    }. Interpellati (categoria, risposte): … Risultato al tavolo: … Motivi: …

step-CountTheExplanationAsHeard = La spiegazione del compagno, giusta o no, vale come informazione
step-CompareWithoutTheInfraction =
    { $u_adv ->
        [yes] Consultati e accerta il risultato probabile senza l'infrazione
       *[other] Confronta il risultato con quello senza l'infrazione: c'è danno se è meno favorevole
    }

say-AwardAScore =
    .all = C'è stato danno: annullo il risultato e attribuisco un punteggio arbitrale; ve lo dico appena calcolato. Potete appellarvi entro il termine.
say-EndWithoutInformation =
    .all = Per me non è stata data alcuna informazione: il risultato resta. Potete appellarvi entro il termine.
say-EndWithoutSuggestion =
    .all = Per me l'informazione non suggeriva alcuna azione: il risultato resta. Potete appellarvi entro il termine.
say-EndWithoutAlternative =
    .all = Per me non c'era un'alternativa logica: il risultato resta. Potete appellarvi entro il termine.
say-EndWithAnotherAction =
    .all = Per me non è stata scelta l'azione suggerita: il risultato resta. Potete appellarvi entro il termine.
say-LookAtAPenaltyAlone =
    .all = Per me non c'è stato danno: il risultato resta. Potete appellarvi entro il termine.
say-RecordAndPlayOn =
    .all = Ho annotato i fatti; proseguite. Se alla fine pensate che l'informazione sia stata usata, richiamatemi.
say-LetTheInnocentUseIt =
    .innocents = Potete usare ciò che la chiamata o la carta ritirata vi ha detto.
say-PollPeers =
    .peers = Ha in mano …; zona e licitazione …, significati: … Che cosa fa? Che altro ha considerato davvero, e perché?

## Le norme, in parole nostre

law-not_from_partner = Un'informazione che non viene dal compagno è estranea; l'Arbitro va avvertito subito.
law-from_elsewhere = Non viene dal compagno né da una carta avversaria vista a licitazione iniziata.
law-asked_too_late = È stato interpellato quando il diritto a una decisione era scaduto.
law-it_came_after_the_first_call = Se è arrivata dopo la prima chiamata, l'Arbitro può soltanto far giocare il board o attribuire un punteggio.
law-only_the_score_is_left = Per essa si può attribuire un punteggio arbitrale; a gioco finito non resta altro.
law-it_may_have_affected_the_result = Di un board già giocato si corregge il punteggio se l'Arbitro giudica che l'informazione abbia influito sul risultato.
law-the_board_is_not_over = Il board è ancora da giocare o da finire.
law-received_before_the_first_call = Se probabilmente disturba il gioco normale, prima della prima chiamata l'Arbitro può cambiare i posti, far ridare dove è ammesso, far giocare il board o attribuire un punteggio.
law-received_after_the_first_call = Dopo la prima chiamata l'Arbitro fa giocare il board, pronto a correggere, o attribuisce un punteggio.
law-an_opponents_card_was_seen = È corretto agire su ciò che si è visto senza volerlo di una carta avversaria.
law-withdrawn_and_not_his_fault = Per la linea innocente tutto ciò che un'azione ritirata ha detto è autorizzato, fosse propria o avversaria.
law-used_rightly = Chi ha l'informazione la può usare.
law-not_from_partner_at_all = Le domande sull'informazione dal compagno non si pongono.
law-from_a_withdrawn_action = Veniva da una chiamata o giocata ritirata.
law-during_the_board = L'Arbitro è stato chiamato durante la licitazione o il gioco.
law-play_has_ended = L'Arbitro la guarda dopo il gioco.
law-nothing_came = Per l'Arbitro nessuna informazione è arrivata al compagno.
law-something_may_have_come = È in dubbio se un'informazione sia arrivata al compagno.
law-information_came = Per l'Arbitro un'informazione è arrivata al compagno.
law-it_points_nowhere = Per l'Arbitro non suggerisce un'azione più di un'altra.
law-it_may_point_somewhere = È in dubbio se suggerisca un'azione.
law-it_suggests_an_action = Per l'Arbitro suggerisce un'azione più di un'altra.
law-nothing_else_to_do = Per l'Arbitro non c'era un'alternativa logica.
law-something_else_perhaps = È in dubbio se ci fosse un'alternativa logica.
law-there_was_an_alternative = Per l'Arbitro c'era un'alternativa logica.
law-he_did_something_else = Per l'Arbitro non ha scelto l'azione suggerita.
law-his_choice_is_in_doubt = È in dubbio se abbia scelto l'azione suggerita.
law-he_did_what_was_suggested = Per l'Arbitro ha scelto l'azione suggerita.
law-nobody_was_damaged = Il danno è un punteggio peggiore che senza l'infrazione; dove non c'è, nulla si corregge.
law-it_may_have_paid = È in dubbio se abbia portato un vantaggio.
law-it_paid = Per l'Arbitro ha portato un vantaggio.

law-called_at_once = Chi pensa che una tale informazione sia stata data può dire che chiamerà più tardi; se è contestata si chiama subito l'Arbitro.
law-no_information = La norma riguarda l'informazione che un giocatore mette a disposizione del compagno: se non ne dà, non si applica.
law-information_in_doubt = Una parola, una domanda, una risposta, un alert, il tempo, l'enfasi o un gesto possono dare informazioni al compagno.
law-no_suggestion = Il compagno non può scegliere una chiamata o giocata che l'informazione non autorizzata suggerisce in modo dimostrabile rispetto a un'altra.
law-suggestion_in_doubt = L'informazione deve suggerire un'azione più di un'altra in modo dimostrabile, non solo possibile.
law-no_alternative = È limitata solo la scelta tra alternative logiche.
law-alternatives_in_doubt = Alternativa logica è ciò che una parte significativa di giocatori della sua categoria, con i suoi metodi, considererebbe seriamente, e qualcuno potrebbe scegliere.
law-chose_another_action = Chi non sceglie ciò che è suggerito in modo dimostrabile ha fatto quanto gli si chiede.
law-choice_in_doubt = Ciò che ha scelto si confronta con ciò che l'informazione suggerisce.
law-chose_what_was_suggested = Chi ha un'alternativa logica non può scegliere ciò che un'informazione non autorizzata suggerisce in modo dimostrabile rispetto ad essa.
law-withdrawn_and_chose_what_was_suggested = Chi è della linea che ha sbagliato e ha un'alternativa logica non può scegliere ciò che una chiamata o giocata ritirata suggerisce in modo dimostrabile rispetto ad essa.
law-no_advantage = Il punteggio si corregge solo se un'infrazione ha portato vantaggio a chi ha sbagliato.
law-advantage_in_doubt = Se l'infrazione abbia portato vantaggio a chi ha sbagliato si giudica dopo il gioco.
law-advantage_gained = Se un'infrazione ha portato vantaggio a chi ha sbagliato l'Arbitro attribuisce un punteggio arbitrale.
law-withdrawn_and_called_at_once = Ciò che ha detto una chiamata o giocata ritirata non è autorizzato per la linea che ha sbagliato; si annotano i fatti e si prosegue.
law-withdrawn_without_information = La norma riguarda ciò che una chiamata o giocata ritirata dice: se non dice nulla, non si applica.
law-withdrawn_with_information_in_doubt = Va accertato che cosa ha detto la chiamata o giocata ritirata.
law-withdrawn_without_suggestion = La linea che ha sbagliato non può scegliere ciò che una chiamata o giocata ritirata suggerisce in modo dimostrabile rispetto a un'altra azione.
law-withdrawn_with_suggestion_in_doubt = La chiamata o giocata ritirata deve suggerire un'azione più di un'altra in modo dimostrabile.
law-withdrawn_and_chose_another = Chi non sceglie ciò che una chiamata o giocata ritirata suggerisce ha fatto quanto gli si chiede.
law-withdrawn_with_choice_in_doubt = Ciò che ha scelto si confronta con ciò che suggerisce la chiamata o giocata ritirata.
law-withdrawn_without_advantage = Dopo una chiamata o giocata ritirata il punteggio si corregge solo se l'uso che se n'è fatto ha danneggiato.
law-withdrawn_with_advantage_in_doubt = Se l'uso di una chiamata o giocata ritirata abbia danneggiato si giudica dopo il gioco.
law-withdrawn_with_damage = Se l'uso di una chiamata o giocata ritirata ha danneggiato l'Arbitro attribuisce un punteggio arbitrale.

law-facts_are_established = L'Arbitro accerta i fatti secondo il peso delle prove che può raccogliere.
law-a_pause_alone_is_no_infraction = Variare senza intenzione tempo o modi non è di per sé un'infrazione.
law-advantage_is_avoided = Chi ha un'informazione non autorizzata dal compagno evita con cura di trarne qualsiasi vantaggio.
law-balance_of_probabilities = L'Arbitro accerta i fatti secondo probabilità, sul peso delle prove che può raccogliere.
law-heard_partners_explanation = Chi ha sentito il compagno spiegare la sua chiamata evita con cura di trarne vantaggio, giusta o sbagliata che sia la spiegazione; altrimenti il punteggio si corregge.
law-damage_is_at_issue = Ha scelto l'azione suggerita, e che non ci sia danno non è accertato: si guarda il danno.
law-an_adjusted_score_is_considered = Per l'Arbitro c'è stata un'infrazione, e ha giovato.
law-penalty_for_taking_advantage = Chi non ha evitato di trarre vantaggio ha violato il Codice e può essere penalizzato oltre all'eventuale punteggio arbitrale.
law-peers_are_asked = Si chiede a giocatori della stessa categoria della mano e della licitazione, senza l'informazione e senza il risultato.
law-peers_are_asked_what_the_withdrawn_suggests = A giocatori della stessa categoria si chiede che cosa suggerirebbe la chiamata o giocata ritirata, senza il risultato.
law-peers_are_asked_what_it_suggests = Si chiede a giocatori della stessa categoria che cosa suggerirebbe l'informazione, senza il risultato.
law-findings_are_written_down = Ciò che si è accertato si scrive, per i motivi della decisione e per un appello.

## Che cosa resta da fare dopo, in poche parole

task-JudgeHowMuchCareHeTook = penalità procedurale?
task-FillInTheFactSheet = scheda dei fatti
task-RecordAndPlayOn = sentire a fine mano
task-WeighTheInformation = era informato?
task-WeighTheSuggestion = che cosa suggeriva?
task-WeighTheAlternatives = sentire i suoi pari
task-WeighTheChoice = la sua scelta
task-AwardAScore = punteggio arbitrale
task-AdjustIfItMattered = ha influito?
task-TreatItAsExtraneous = ha influito?
task-LetItBePlayedOrAdjust = ha influito?
