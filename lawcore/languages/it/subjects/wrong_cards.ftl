### Che cosa si dice di un numero errato di carte, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Numero errato di carte
    .command = carte_errate
    .menu = Quattordici e dodici carte, o una carta che manca

## I fatti: come si chiedono, come si risponde

fact-case = Quali mani sono errate?
option-case-14_and_12 = Una ha carte in più
option-case-missing = Manca una carta, nessuna in più
option-case-not_of_the_deal = Una carta estranea
fact-call_by_wrong_hand = Ha chiamato chi ha una mano errata?
option-call_by_wrong_hand-yes = Sì
option-call_by_wrong_hand-no = No
fact-seen = Qualcuno ha visto una carta altrui?
option-seen-yes = Sì
option-seen-no = No
fact-playable = La smazzata si può correggere e giocare?
    .aside = Che cosa ha detto la carta in più? Le chiamate reggono?
option-playable-yes = Sì
option-playable-no = No
fact-lead_faced = L'attacco è stato scoperto?
option-lead_faced-yes = Sì
option-lead_faced-no = No
fact-where = Dov'è la carta che manca?
option-where-found = Trovata
option-where-not_found = Non trovata
option-where-among_played = Tra le carte giocate
option-where-elsewhere = Trovata altrove
fact-found = Quando è emerso?
option-found-earlier = Mentre si poteva giocare
option-found-after_play = Dopo il gioco
supposed-found = è emerso in tempo
choice-found-after_play = È emerso dopo il gioco
fact-played_to_quitted_trick = È stata giocata in una presa già coperta?
option-played_to_quitted_trick-no = No
option-played_to_quitted_trick-yes = Sì
brief-case-not_of_the_deal = carta estranea
brief-played_to_quitted_trick-no = non in una presa coperta
brief-played_to_quitted_trick-yes = in una presa coperta
brief-case-14_and_12 = una mano ne ha in più
brief-case-missing = manca una carta
brief-call_by_wrong_hand-yes = ha chiamato una mano errata
brief-call_by_wrong_hand-no = nessuna mano errata ha chiamato
brief-seen-yes = vista una carta
brief-seen-no = nessuna carta vista
brief-playable-yes = si può giocare
brief-playable-no = non si può giocare
brief-lead_faced-yes = attacco scoperto
brief-lead_faced-no = attacco non scoperto
brief-where-found = carta trovata
brief-where-not_found = carta non trovata
brief-where-among_played = tra le carte giocate
brief-where-elsewhere = trovata altrove
brief-found-earlier = in tempo
brief-found-after_play = dopo il gioco
depends-played_to_quitted_trick = se è stata giocata
depends-case = quali mani sono errate
depends-call_by_wrong_hand = se ha chiamato una mano errata
depends-seen = se una carta è stata vista
depends-playable = se si può giocare
depends-lead_faced = se l'attacco è scoperto
depends-where = dov'è la carta
depends-found = quando è emerso

## La decisione

headline-RemoveTheCard = La carta si toglie e si prosegue ({ $articles }).
headline-RemoveTheCardPlayed = La carta si toglie; è possibile un punteggio arbitrale ({ $articles }).
headline-CorrectAndPlayNormally = Correggere le mani e giocare normalmente ({ $articles }).
headline-CorrectAndPlayReadyToAdjust = Correggere le mani, giocare e ricontrollare alla fine ({ $articles }).
headline-CorrectAndChangeNoCall = Correggere la smazzata; nessuna chiamata cambia ({ $articles }).
headline-HaveItNotPlayed = Non si gioca: punteggio arbitrale ({ $articles }).
headline-CancelTheResult = Il risultato è annullato: punteggio arbitrale ({ $articles }).
headline-RestoreTheCard = La carta torna nella sua mano ({ $articles }).
headline-RebuildTheDeal = La smazzata si ricostruisce con un altro mazzo ({ $articles }).
headline-LookAmongThePlayedCards = Una presa è difettosa: va rimessa a posto ({ $articles }).
headline-RestoreTheCardDuringPlay = La carta torna nella sua mano ({ $articles }).
headline-RestoreTheCardAfterPlay = La carta vale come sempre stata in quella mano ({ $articles }).
headline-RebuildTheDealAfterPlay = La carta che manca vale come sempre stata in quella mano ({ $articles }).
headline-RebuildTheDealDuringPlay = La smazzata si ricostruisce con un altro mazzo ({ $articles }).
order-CorrectAndPlayNormally = Correggere le mani e far giocare il board normalmente
order-CorrectAndPlayReadyToAdjust = Correggere le mani, far giocare e segnare il board
order-LookWhetherTheCardSeenMattered = Se la carta vista ha influito sull'esito, attribuire un punteggio arbitrale; è possibile una penalità
order-CorrectAndChangeNoCall = Correggere la smazzata e farla giocare, senza cambiare chiamate
order-LookAtTheScoreAfterPlay = A fine gioco si può attribuire un punteggio arbitrale
order-HaveItNotPlayed = Non farla giocare e attribuire un punteggio arbitrale; è possibile una penalità
order-AdjustTowardsTheProbableResult = Avvicinarsi il più possibile al risultato probabile
order-CancelTheResult = Annullare il risultato e attribuire un punteggio arbitrale; chi ha sbagliato è passibile di penalità
order-InTeamsFollowThatLaw = A squadre vedere se il risultato all'altro tavolo decide il punteggio
order-RestoreTheCard = Rimettere la carta nella mano che l'aveva persa
order-RebuildTheDeal = Ricostruire la smazzata con un altro mazzo
order-LetTheCallsStand = Nessuna chiamata cambia: la mano vale come completa dall'inizio
order-KeepItFromThePartner = Sapere della carta rimessa non è autorizzato per il compagno
order-LookAmongThePlayedCards = Guardare da sé le carte giocate e trovare la presa
order-RuleTheDefectiveTrick = Rimettere a posto la presa difettosa
order-RuleTheDefectiveTrickAfterPlay = Rimettere a posto la presa difettosa
order-RestoreTheCardAfterPlay = Contare la carta nella mano che l'aveva persa; è possibile una penalità
order-RebuildTheDealAfterPlay = Sostituire la carta da un altro mazzo, e contarla nella mano che l'aveva persa; è possibile una penalità
order-LookForARevoke = Verificare se non averla giocata è stata una renonce, e in tal caso decidere la renonce
order-RestoreTheCardDuringPlay = Rimettere la carta nella mano che l'aveva persa
order-RebuildTheDealDuringPlay = Ricostruire la smazzata con un altro mazzo
order-LookForAPenaltyCardOrARevoke = Vale come sempre in mano: se di un difensore può essere penalizzata, e non averla giocata una renonce
order-RemoveTheCard = Togliere la carta e far proseguire: nessun punteggio arbitrale
order-RemoveTheCardPlayed = Togliere la carta e far proseguire; alla fine si può attribuire un punteggio arbitrale
say-RemoveTheCard =
    .all = Questa carta non fa parte della smazzata; si prosegue senza.
say-RemoveTheCardPlayed =
    .all = Questa carta non fa parte della smazzata; si prosegue, e alla fine guardo il punteggio.
say-CorrectAndPlayNormally =
    .all = Ora le mani sono giuste; giocate normalmente.
say-CorrectAndPlayReadyToAdjust =
    .all = Ora le mani sono giuste; giocate, e alla fine ricontrollo.
say-CorrectAndChangeNoCall =
    .all = Ora la smazzata è giusta; le chiamate restano. Proseguite.
say-HaveItNotPlayed =
    .all = Questo board qui non si gioca.
say-CancelTheResult =
    .all = Il risultato di questo board è annullato.
say-RestoreTheCard =
    .all = La carta torna nella sua mano; proseguite.
say-RebuildTheDeal =
    .all = Ricostruisco la smazzata; poi proseguite.
say-LetTheCallsStand =
    .all = Tutte le chiamate restano.
say-KeepItFromThePartner =
    .partner = Non può usare il fatto che una carta è stata rimessa.
say-LookAmongThePlayedCards =
    .all = Un momento: c'è una presa da rimettere a posto.
say-RestoreTheCardDuringPlay =
    .all = La carta torna nella sua mano; proseguite.
say-RestoreTheCardAfterPlay =
    .all = La carta vale come se fosse sempre stata in quella mano.
say-RebuildTheDealAfterPlay =
    .all = La carta che manca vale come se fosse sempre stata in quella mano.
say-RebuildTheDealDuringPlay =
    .all = Ricostruisco la smazzata; poi proseguite.

## Le norme, in parole nostre

law-one_hand_has_too_many = Una mano ha più di tredici carte.
law-found_after_play = A gioco finito un risultato con una mano di più di tredici carte è annullato e si attribuisce un punteggio arbitrale; è possibile una penalità.
law-other_table_may_count = A squadre può valere la norma sul risultato all'altro tavolo.
law-can_still_be_played = È emerso prima che il gioco finisse.
law-no_wrong_hand_has_called = Nessuno con un numero errato di carte ha chiamato.
law-a_wrong_hand_has_called = Ha chiamato un giocatore con un numero errato di carte.
law-nobody_has_seen_a_card = Se nessuno ha visto una carta altrui le mani si correggono e il board si gioca normalmente.
law-a_card_was_seen = Se una carta altrui è stata vista il board si gioca e si segna, con un punteggio arbitrale se ciò ha influito sull'esito.
law-deal_is_corrected = Se la smazzata si può correggere e giocare lo si può fare, senza cambiare chiamate.
law-corrected_deal_is_looked_at = A fine gioco si può attribuire un punteggio arbitrale.
law-deal_is_not_corrected = Altrimenti si attribuisce un punteggio arbitrale, ed è possibile una penalità.
law-towards_the_probable_result = Il punteggio arbitrale si avvicina il più possibile al risultato probabile.
law-a_card_is_missing = Una mano ha meno di tredici carte, e nessuna ne ha di più.
law-before_the_lead_is_faced = Nessun attacco è stato scoperto.
law-after_the_lead_was_faced = L'attacco è stato scoperto.
law-found_before_the_lead = La carta trovata torna nella mano che l'aveva persa.
law-not_found_before_the_lead = Se la carta non si trova la smazzata si ricostruisce con un altro mazzo.
law-calls_stand = Licitazione e gioco proseguono senza cambiare chiamate; la mano vale come sempre completa.
law-among_the_played_cards = Se la carta è tra quelle giocate, una presa è difettosa.
law-trick_is_put_right = Una presa difettosa si rimette a posto.
law-found_elsewhere = La carta trovata altrove dopo l'attacco scoperto torna nella mano che l'aveva persa; possono seguire rettifica e penalità.
law-not_found_afterwards = Se dopo l'attacco scoperto la carta non si trova la smazzata si ricostruisce con un altro mazzo; possono seguire rettifica e penalità.
law-after_play = È emerso a gioco finito, prima che scada il periodo di correzione.
law-was_always_in_the_hand = La carta rimessa dopo l'attacco scoperto vale come sempre stata in mano: può diventare penalizzata, e non averla giocata può essere una renonce.
law-card_is_put_back = Una carta è rimessa in una mano che si deve ancora giocare.
law-replacement_is_unauthorised = Sapere della sostituzione non è autorizzato per il compagno di chi aveva un numero errato di carte.
law-card_of_no_deal = Una carta estranea alla smazzata si toglie e si prosegue; un punteggio arbitrale è possibile solo se quella carta è stata giocata in una presa già coperta.

## Che cosa resta da fare dopo, in poche parole

task-LookAtTheScoreAfterPlay = punteggio arbitrale?
task-LookWhetherTheCardSeenMattered = la carta ha influito?
task-InTeamsFollowThatLaw = squadre: altro tavolo?
task-AdjustTowardsTheProbableResult = punteggio arbitrale
