### Che cosa si dice di ciò che si è fatto prima dell'Arbitro, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Senza l'Arbitro
    .command = prima_arbitro
    .menu = Attenzione attirata e nessuno chiamato; accordi, rinunce, decisioni errate
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-what_was_done = Che cosa è successo prima della tua decisione?
option-what_was_done-attention = Nessuno ha chiamato
choice-what_was_done-attention = Notato, ma Arbitro non chiamato
option-what_was_done-settled = Hanno deciso da soli
option-what_was_done-nos_acted = Hanno agito gli innocenti
option-what_was_done-os_corrected = Si è corretto da solo
option-what_was_done-waiver_asked = Chiedono la rinuncia
option-what_was_done-ruled_wrongly = Ho deciso male
option-what_was_done-consulted = Ha chiesto al compagno
choice-what_was_done-consulted = Ha scelto con il compagno
option-what_was_done-chose_best = Ha scelto il meglio
choice-what_was_done-chose_best = Protestano per la scelta fatta
group-what_was_done-rarer = Una scelta o una rinuncia
fact-drawn = Chi l'ha fatto notare?
option-drawn-in_auction = Un giocatore, in licitazione
option-drawn-in_play = Un giocatore, nel gioco
option-drawn-by_dummy = Il morto, nel gioco
option-drawn-prevented = È stata impedita
option-drawn-own_side_silent = La sua linea ha taciuto
choice-drawn-in_play = Dichiarante o difensore, nel gioco
choice-drawn-prevented = Qualcuno l'ha impedita in tempo
choice-drawn-own_side_silent = Nessuno: la sua linea ha taciuto
fact-curable = Si può ancora applicare la decisione giusta?
option-curable-yes = Sì
option-curable-no = No
fact-irregularity = Quale irregolarità era?
option-irregularity-lead_out_of_turn = Attacco fuori turno
option-irregularity-revoke = Renonce
option-irregularity-penalty_card = Carta esposta nel gioco
option-irregularity-premature_play = Giocata prima del turno
option-irregularity-insufficient_bid = Licita insufficiente
option-irregularity-call_out_of_turn = Chiamata fuori turno
option-irregularity-changed_call = Chiamata cambiata
option-irregularity-inadmissible_call = Chiamata inammissibile
option-irregularity-other = Nessuna di queste
fact-acted = Quale innocente ha agito per primo?
option-acted-next_player = Il giocatore seguente
option-acted-rightful = Chi era di turno
option-acted-other = Un altro
fact-gained = Una linea ha guadagnato perché un avversario ha agito ignorando il Codice?
option-gained-no = Nessuna delle due
option-gained-offenders = Chi ha sbagliato
option-gained-innocents = Gli innocenti
option-gained-open = Ancora da valutare
choice-what_was_done-settled = I giocatori hanno deciso da soli
choice-what_was_done-nos_acted = Gli innocenti hanno agito
choice-what_was_done-os_corrected = Chi ha sbagliato ha corretto da solo
choice-what_was_done-waiver_asked = Gli innocenti chiedono la rinuncia
choice-what_was_done-ruled_wrongly = L'Arbitro ha deciso male
group-irregularity-rarer = Un'altra irregolarità
choice-acted-next_player = Il giocatore che segue
choice-acted-rightful = Il giocatore che era di turno
brief-what_was_done-settled = deciso dai giocatori
brief-what_was_done-nos_acted = gli innocenti hanno agito
brief-what_was_done-os_corrected = si è corretto da solo
brief-what_was_done-waiver_asked = chiesta la rinuncia
brief-what_was_done-ruled_wrongly = deciso male
brief-what_was_done-attention = Arbitro non chiamato subito
brief-what_was_done-consulted = ha chiesto al compagno
brief-what_was_done-chose_best = ha scelto il meglio
brief-drawn-in_auction = notata in licitazione
brief-drawn-in_play = notata nel gioco
brief-drawn-by_dummy = notata dal morto
brief-drawn-prevented = impedita
brief-drawn-own_side_silent = la sua linea ha taciuto
why-drawn = In licitazione chiunque può farla notare (9A1), nel gioco il morto no (9A4).
brief-curable-yes = si può rimediare
brief-curable-no = non si può rimediare
brief-irregularity-lead_out_of_turn = attacco fuori turno
brief-irregularity-revoke = renonce
brief-irregularity-penalty_card = carta esposta nel gioco
brief-irregularity-premature_play = giocata prima del turno
brief-irregularity-insufficient_bid = licita insufficiente
brief-irregularity-call_out_of_turn = chiamata fuori turno
brief-irregularity-changed_call = chiamata cambiata
brief-irregularity-inadmissible_call = chiamata inammissibile
brief-irregularity-other = un'altra irregolarità
brief-acted-next_player = ha agito il giocatore seguente
brief-acted-rightful = ha agito chi era di turno
brief-acted-other = ha agito un altro innocente
brief-gained-no = nessuno ha guadagnato
brief-gained-offenders = ha guadagnato chi ha sbagliato
brief-gained-innocents = hanno guadagnato gli innocenti
brief-gained-open = guadagno da valutare
why-what_was_done = Ciò che si è fatto può essere annullato (10B), far perdere un diritto (11A) o costare di più (9C).
why-irregularity = Ogni irregolarità ha il suo articolo, e quello dice che cosa segue.
why-acted = Dopo una chiamata fuori turno, se chiama chi era di turno si perde la rettifica (28B); altre azioni possono (11A).
why-gained = Perde il guadagno solo la linea che l'ha avuto; l'altra tiene il punteggio del tavolo (11A).
why-curable = Se la decisione giusta non si può più eseguire, le due linee valgono come innocenti (82C).
depends-what_was_done = che cosa è successo
depends-drawn = chi l'ha fatta notare
depends-curable = se si può rimediare
depends-irregularity = quale irregolarità era
depends-acted = chi ha agito
depends-gained = se una linea ha guadagnato

## La decisione

headline-TakeItAsCalledNow = Ora che ti hanno chiamato, senti che cosa è successo ({ $articles }).
headline-LeaveWhatWasPrevented = Impedita in tempo: nessuna irregolarità ({ $articles }).
headline-AskForNoConfession = Nessun obbligo di denunciare la propria infrazione ({ $articles }).
headline-HaveHimChooseAlone = Il giocatore sceglie da solo ({ $articles }).
headline-LetThemChooseTheBest = Può scegliere ciò che gli conviene di più ({ $articles }).
headline-TakeTheDecisionBack = Hanno deciso da soli: decidi tu, ora ({ $articles }).
headline-RuleOnTheCorrection = La correzione può costare altro: decidi su entrambe ({ $articles }).
headline-LetItsOwnLawDecide =
    { $irregularity ->
        [insufficient_bid] La licita è accettata: chi segue ci ha chiamato sopra
        [call_out_of_turn] La chiamata è accettata: chi segue ci ha chiamato sopra
        [lead_out_of_turn] L'attacco è accettato: chi segue ci ha giocato
        [premature_play] Il diritto alla rettifica è perso
       *[other] L'azione del giocatore seguente ha la sua regola
    } ({ $articles }).
headline-TakeTheCallAsInRotation = Vale la chiamata di chi era di turno; nessuna rettifica ({ $articles }).
headline-SeeWhatTheirActionComesTo = Ciò che hanno fatto ha la sua regola ({ $articles }).
headline-TakeTheGainAway = Chi ha guadagnato perde il guadagno, e nient'altro ({ $articles }).
headline-JudgeWhoGained = Valuta se una linea ha guadagnato dall'ignoranza altrui ({ $articles }).
headline-KeepTheScore = Il diritto può essere perduto; il punteggio resta ({ $articles }).
headline-DecideOnTheWaiver = Rinunciare spetta all'Arbitro, per un buon motivo ({ $articles }).
headline-PutItRight = La decisione errata si corregge ({ $articles }).
headline-AdjustForBothSides = Punteggio arbitrale, entrambe le linee innocenti ({ $articles }).
order-TakeItAsCalledNow = Chiedi che cosa è successo da quando è stata notata; dovevano chiamarti subito
order-TakeNoRightForTheCall = Chi ti chiama non perde alcun diritto
order-HaveNobodyAct = Nessuno chiami o giochi finché non hai spiegato tutto
step-SeeWhatDummyMayDo = il morto ha parlato per primo: se durante il gioco, vedi «Morto»
order-SeeWhatDummyMayDo = Guarda che cosa comporta che abbia parlato per primo il morto
order-LeaveWhatWasPrevented = Fai proseguire; chiunque può cercare di impedire un'irregolarità, il morto nei limiti di 42 e 43
order-AskForNoConfession = Non rimproverare chi tace un'infrazione della propria linea
order-LookForAnExceptedDuty = Guarda se c'era un obbligo di parlare o correggere: una spiegazione errata, una renonce notata in tempo, una presa non vinta
order-HaveHimChooseAlone = Fai scegliere adesso il giocatore, senza una parola del compagno
order-LookWhatPartnerTold = Ciò che il compagno ne ha detto non si può usare
order-LetThemChooseTheBest = La scelta vale: è corretto prendere ciò che conviene di più
order-TakeTheDecisionBack = Stabilisci tu la rettifica, come se ti avessero chiamato subito
order-AllowOrCancelWhatTheyDid =
    { $what_was_done ->
        [waiver_asked] Ammetti o annulla una rinuncia che hanno già fatto
       *[other] Ammetti o annulla ciò che hanno fatto senza di te
    }
order-RuleOnIt =
    { $irregularity ->
        [other] Decidi sull'irregolarità secondo la sua norma
       *[named] Decidi sull'irregolarità, visto ciò che è seguito
    }
order-RuleOnItUnlessForfeited = Se ritieni che il diritto non sia perduto, decidi sull'irregolarità
order-RuleOnTheCorrection =
    { $irregularity ->
        [other] Decidi sull'irregolarità secondo la sua norma, e anche sulla correzione
       *[named] Decidi sull'irregolarità con la correzione
    }
order-LetItsOwnLawDecide =
    { $irregularity ->
        [insufficient_bid] La licita su cui si è chiamato è accettata: si prosegue lì
        [call_out_of_turn] La chiamata su cui si è chiamato è accettata, senza rettifica: si prosegue lì
        [lead_out_of_turn] L'attacco su cui si è giocato è accettato: si prosegue lì
        [premature_play] Giocando si è perduto il diritto alla rettifica: si prosegue lì
        [changed_call] Vedi lì quale delle due chiamate vale
       *[other] Vedi lì che cosa ne è se si è chiamato dopo
    }
order-TakeTheCallAsInRotation = Vale la chiamata di chi era di turno; quella fuori turno conta come non fatta
order-SeeWhatTheirActionComesTo = Vedi lì che cosa vale la loro azione
order-TakeTheGainAway =
    { $gained ->
        [offenders] Togli il guadagno dal punteggio di chi ha sbagliato; gli altri tengono quello del tavolo
       *[other] Togli il guadagno dal punteggio della linea innocente; l'altra tiene quello del tavolo
    }
order-JudgeWhoGained = Vedi se una linea ha guadagnato perché un avversario ha agito ignorando il Codice; si riduce solo il suo punteggio
order-KeepTheScore = Valuta se il diritto alla rettifica è perduto; nessun punteggio si riduce
order-ConsiderAPenalty = Resta possibile una penalità procedurale
order-ConsiderAnAdjustedScore = Dopo una rettifica errata puoi attribuire un punteggio arbitrale
order-DecideOnTheWaiver = Rinuncia alla rettifica solo per un buon motivo e su richiesta degli innocenti
order-PutItRight = Correggi la decisione e fai proseguire, finché non scade il periodo di correzione; di' alle due linee perché
order-AdjustForBothSides = Attribuisci un punteggio arbitrale, considerando innocenti entrambe le linee
say-TakeItAsCalledNow =
    .all = Un momento: che cosa è successo, e chi se n'è accorto?
say-TakeNoRightForTheCall =
    .all = Chiamarmi non toglie diritti a nessuno.
say-HaveNobodyAct =
    .all = Nessuno chiami o giochi finché non ho spiegato.
say-HaveHimChooseAlone =
    .all = La scelta si fa senza consultare il compagno.
say-LetThemChooseTheBest =
    .all = La scelta vale: un giocatore può prendere ciò che conviene di più alla sua linea.
say-TakeTheDecisionBack =
    .all = Decide solo l'Arbitro. Ditemi che cosa è successo; poi decido io.
say-JudgeWhoGained =
    .both_sides = avete agito prima di chiamarmi: il diritto alla rettifica può essere perduto. A fine mano vedrò se qualcuno ha guadagnato perché gli altri ignoravano la regola.
say-KeepTheScore =
    .both_sides = avete agito prima di chiamarmi: il diritto alla rettifica può essere perduto.
say-DecideOnTheWaiver =
    .innocents = Potete chiedermi di non applicare la rettifica, ma decido io.
say-PutItRight =
    .both_sides = la mia decisione era sbagliata; la correggo.
say-AdjustForBothSides =
    .both_sides = la mia decisione era sbagliata. Il punteggio si corregge considerando innocenti entrambe le linee.

## Le norme, in parole nostre

law-drawn_during_the_auction = In licitazione qualsiasi giocatore può richiamare l'attenzione su un'irregolarità, sia o no il suo turno.
law-drawn_during_the_play = Nel gioco possono richiamare l'attenzione il dichiarante e ciascun difensore.
law-drawn_by_dummy = Il morto non può richiamare l'attenzione su un'irregolarità finché il gioco non è finito, salvo per una spiegazione errata del dichiarante.
law-nobody_has_called = L'Arbitro va chiamato subito quando si richiama l'attenzione su un'irregolarità.
law-calling_costs_nothing = Chi chiama l'Arbitro non perde alcun diritto.
law-nobody_acts = Nessun giocatore agisce finché l'Arbitro non ha spiegato tutto sulla rettifica.
law-was_prevented = Qualsiasi giocatore può cercare di impedire un'irregolarità, il morto nei limiti di 42 e 43.
law-own_side_kept_silent = Nessuno è obbligato a far notare un'infrazione della propria linea, salvo una spiegazione errata.
law-unless_a_law_says_so = In generale nessuno deve far notare un'infrazione della propria linea, ma si vedano 20F, 62A e 79A2.
law-consulted_partner = Chi ha una scelta dopo un'irregolarità la fa senza consultare il compagno.
law-partner_has_told_something = Una frase del compagno che può suggerire un'azione non è autorizzata.
law-chose_what_pays = È corretto che la linea innocente scelga ciò che le conviene di più.
law-players_settled_it = Dopo il richiamo nessuno agisce finché l'Arbitro non ha spiegato tutto; i giocatori hanno deciso da soli.
law-can_still_be_ruled = La decisione giusta si può ancora applicare.
law-cannot_be_ruled_any_more = La decisione giusta non si può più applicare.
law-director_alone_determines = Solo l'Arbitro stabilisce le rettifiche; i giocatori non ne hanno il diritto.
law-a_waiver_is_asked = La linea che non ha sbagliato chiede una rinuncia.
law-players_have_no_right_to_it = I giocatori non possono stabilire una rettifica né rinunciarvi di loro iniziativa.
law-enforced_without_the_director = L'Arbitro può ammettere o annullare ogni rettifica o rinuncia fatta dai giocatori senza di lui.
law-corrected_too_early = Chi corregge troppo presto la propria irregolarità può subire un'altra rettifica.
law-innocents_acted = La linea che non ha sbagliato ha chiamato o giocato prima di chiamare l'Arbitro.
law-has_a_law_of_such_action = La norma dell'irregolarità dice che cosa vale una chiamata o giocata del giocatore seguente.
law-next_player_acted = Il giocatore che segue ha chiamato o giocato.
law-insufficient_bid_was_called_over = Una licita insufficiente è accettata se il giocatore seguente chiama.
law-call_out_of_turn_was_called_over = Il giocatore seguente può chiamare dopo una chiamata fuori turno, e così perde ogni rettifica.
law-rightful_player_called = La chiamata di chi era di turno, prima della decisione, è in rotazione e fa perdere il diritto alla rettifica.
law-changed_call_was_called_over = Dopo un cambio di chiamata dipende da quella voluta che cosa accetta la chiamata del giocatore seguente.
law-inadmissible_call_was_called_over = La norma di ogni chiamata inammissibile dice che cosa succede se il giocatore seguente ha chiamato.
law-lead_was_played_to = Un attacco fuori turno diventa regolare se la mano seguente ci gioca.
law-lead_was_met_otherwise = Le norme degli attacchi fuori turno dicono che cosa vale ogni altra azione dell'altra linea.
law-premature_card_was_played_to = Una giocata dell'altra linea dopo una carta prematura, prima della decisione, fa perdere il diritto alla rettifica.
law-acted_in_another_way = La norma dell'irregolarità non dice che cosa vale quell'azione.
law-right_may_be_forfeited = Il diritto alla rettifica può essere perduto per ciò che l'altra linea ha fatto prima di chiamare l'Arbitro.
law-only_a_gain_is_taken_away = Se una linea ha guadagnato perché un avversario ha poi agito ignorando il Codice, solo il suo punteggio si riduce del guadagno; l'altra tiene quello del tavolo.
law-penalty_is_still_possible = Anche se il diritto è perduto si può infliggere una penalità procedurale.
law-rectified_incorrectly = Dopo una rettifica errata l'Arbitro può attribuire un punteggio arbitrale.
law-waived_for_cause = L'Arbitro può rinunciare a una rettifica per un buon motivo, su richiesta della linea innocente.
law-ruling_was_wrong = L'Arbitro scopre che una decisione era errata.
law-wrong_ruling_is_put_right = L'Arbitro corregge un errore di cui viene a sapere in qualsiasi modo, entro i periodi di correzione e di appello.
law-wrong_ruling_cannot_be_put_right = Se nessuna rettifica permette di segnare normalmente il board si attribuisce un punteggio arbitrale, con entrambe le linee considerate innocenti.
law-rectification_is_assessed = L'Arbitro stabilisce la rettifica, se ce n'è una.

## Che cosa resta da fare dopo, in poche parole

task-TakeTheGainAway = togliere il guadagno
task-JudgeWhoGained = guadagno di una linea?
task-ConsiderAPenalty = penalità?
task-ConsiderAnAdjustedScore = punteggio arbitrale?
task-AdjustForBothSides = punteggio arbitrale
