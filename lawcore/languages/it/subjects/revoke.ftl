### Che cosa si dice di una renonce, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Renonce
    .command = renonce
    .menu = Una renonce: dai fatti alla decisione
further = Renonce { $number }: { $question }
several = Renonce nel board:
    .number = { $number } renonce
    .another = Un'altra renonce
list-took = Quali di queste prese ha vinto la linea che ha fatto la prima renonce?
list-they_took = Quali di queste prese ha vinto l'altra linea?
list-playable = Quali di queste prese chi ha fatto renonce ha vinto con una carta che avrebbe potuto giocare sulla renonce?
    .aside = Con quali carte ha vinto: guarda le prese lontano dal tavolo.

## I fatti: come si chiedono, come si risponde

fact-hand = Chi ha fatto renonce?
option-hand-declarer = Dichiarante
option-hand-dummy = Morto
option-hand-defender = Difensore
fact-trick = In quale presa?
fact-hands_returned = Le quattro mani sono già tutte nel board, o si è ancora più avanti?
option-hands_returned-yes = Sì, tutte
option-hands_returned-no = No, non ancora
fact-since =
    { $hand ->
        [defender] Dopo la renonce, prima che qualcuno la facesse notare, che cosa ha fatto per prima cosa la linea in difesa?
       *[other] Dopo la renonce, prima che qualcuno la facesse notare, che cosa ha fatto per prima cosa la linea del dichiarante?
    }
option-since-nothing = Niente
option-since-played = Giocato alla successiva
option-since-named = Nominato una carta
option-since-claimed = Claim o concessione
option-since-opponents_claimed = Claim avversario
fact-reply_to_claim = Come ha risposto al claim avversario la linea di chi ha fatto renonce?
option-reply_to_claim-accepted = L'ha accettato
option-reply_to_claim-silent = Ha taciuto
option-reply_to_claim-contested = L'ha contestato
fact-claim_settled = La linea di chi ha fatto renonce ha già chiamato in un board successivo, o il turno è finito?
option-claim_settled-yes = Sì
option-claim_settled-no = No
fact-won_by = Chi ha vinto la presa della renonce?
option-won_by-offender =
    { $hand ->
        [declarer] Il dichiarante, di mano
        [dummy] Il morto
        [defender] Lo stesso difensore
       *[other] Chi ha fatto renonce
    }
option-won_by-partner =
    { $hand ->
        [declarer] Il morto
        [dummy] Il dichiarante, di mano
        [defender] Il suo compagno
       *[other] Il suo compagno
    }
option-won_by-opponents =
    { $hand ->
        [defender] Dichiarante o morto
        [declarer] Un difensore
        [dummy] Un difensore
       *[other] Gli avversari
    }
fact-later_tricks = Quante prese ha vinto dopo quella la linea di chi ha fatto renonce?
option-later_tricks-none = Nessuna
option-later_tricks-one = Una
option-later_tricks-more = Due o più
fact-opponents_played_after =
    { $hand ->
        [defender] Dopo la renonce, e prima che fosse notata, la linea del dichiarante ha giocato?
       *[other] Dopo la renonce, e prima che fosse notata, un difensore ha giocato?
    }
option-opponents_played_after-yes = Sì, ha giocato
option-opponents_played_after-no = No
fact-each_side_played_on = Ciascuna linea ha già giocato alla presa successiva a quella in cui manca una carta?
option-each_side_played_on-yes = Sì, tutte e due
option-each_side_played_on-no = No, non ancora
fact-partner_played_after =
    { $hand ->
        [declarer] E dopo di loro ha giocato anche il morto?
        [dummy] E dopo di loro ha giocato anche il dichiarante?
       *[other] E dopo di loro ha giocato anche il compagno di chi ha fatto renonce?
    }
option-partner_played_after-yes = Sì, ha giocato
option-partner_played_after-no = No
fact-partner_still_to_play = Al momento della renonce il compagno di chi l'ha fatta doveva ancora giocare alla dodicesima presa?
option-partner_still_to_play-yes = Sì, doveva giocare
option-partner_still_to_play-no = No, aveva già giocato
fact-partner_has_two_suits = Il compagno di chi ha fatto renonce doveva ancora giocare alla dodicesima presa e aveva carte di due semi?
    .aside = Che cosa ha il compagno: guardalo di persona, lontano dal tavolo.
option-partner_has_two_suits-yes = Sì, di due semi
option-partner_has_two_suits-no = No
fact-dummy_lost_rights = Il morto aveva perso i suoi diritti (scambio di carte, alzarsi a guardare il dichiarante, vedere la mano di un difensore)?
option-dummy_lost_rights-yes = Li aveva persi
option-dummy_lost_rights-no = Li aveva ancora

fact-could_comply = Poteva davvero giocare come doveva?
    .aside = Se poteva rispondere: guarda le sue carte lontano dal tavolo, e lì non dirne nulla.
option-could_comply-yes = Poteva rispondere
option-could_comply-no = Non aveva quel seme
fact-duty = Che cosa non ha fatto?
option-duty-follow_suit = Rispondere a colore
option-duty-required_card = Rispettare un obbligo
option-duty-penalty_card = Giocare la penalizzata
option-duty-faced_card = La dovuta era scoperta
fact-attention = Quando è stata notata la prima volta? (Chiamata degli avversari: nel board seguente.)
option-attention-during_play = Notata durante il gioco
option-attention-after_play = Notata a gioco finito
option-attention-after_call_on_next_deal = Dopo chiamata avversaria
option-attention-after_round = Notata finito il turno
option-attention-after_correction_period = Termine ormai scaduto
fact-earlier_revoke_same_suit = Lo stesso giocatore aveva già fatto renonce in quel seme?
option-earlier_revoke_same_suit-none = Prima nel seme
option-earlier_revoke_same_suit-established = Già una, consumata
option-earlier_revoke_same_suit-corrected = Già una, corretta
fact-other_side_revoked = Anche l'altra linea ha fatto renonce in questo board?
option-other_side_revoked-none = Solo questa linea
option-other_side_revoked-established = Anche gli altri
option-other_side_revoked-established_same_trick = Entrambe, stessa presa
option-other_side_revoked-corrected = Gli altri, corretta
option-other_side_revoked-corrected_at_trick_twelve = Gli altri alla 12ª
fact-same_trick_one_side_played_on = Le due linee hanno fatto renonce su questa presa, e una sola ha poi giocato?
option-same_trick_one_side_played_on-yes = Entrambe, una ha giocato
option-same_trick_one_side_played_on-no = Una sola linea qui
fact-dummy_drew_attention = È stato il morto il primo a farla notare?
option-dummy_drew_attention-yes = Notata prima dal morto
option-dummy_drew_attention-no = Non dal morto
fact-defender_asked_partner = Un difensore ha chiesto al compagno se avesse fatto renonce?
option-defender_asked_partner-yes = Chiesto al compagno
option-defender_asked_partner-no = Nessuna domanda
fact-played_card_faced = La carta giocata in renonce era già scoperta sul tavolo?
option-played_card_faced-yes = Giocata già scoperta
option-played_card_faced-no = Giocata coperta
fact-won_later_with_playable_card = Chi ha fatto renonce ha poi vinto una presa con una carta che avrebbe potuto giocare sulla renonce?
    .aside = Con quale carta ha vinto: guarda le prese lontano dal tavolo; se il gioco continua, aspetta la fine.
option-won_later_with_playable_card-yes = Poi vinta con la dovuta
option-won_later_with_playable_card-no = Nessuna presa così
fact-noticed_by = Chi l'ha notata?
option-noticed_by-player = Notata al tavolo
option-noticed_by-director = Notata dall'Arbitro
option-noticed_by-spectator = Notata da uno spettatore
fact-on_purpose = Sembra voluta o nascosta, o poteva prevederne un danno per gli altri?
option-on_purpose-yes = Voluta o nascosta
option-on_purpose-no = In buona fede
fact-cards_mixed = Una sola linea ha mescolato le sue carte, tanto che i fatti non si accertano più?
option-cards_mixed-yes = Mescolate da una linea
option-cards_mixed-no = Non da una linea sola
fact-card_missing = Un giocatore non ha giocato nessuna carta in quella presa?
option-card_missing-yes = Presa di tre carte
option-card_missing-no = Presa di quattro carte
fact-facts_disputed = I giocatori non concordano sui fatti, o su chi di loro ha fatto renonce?
option-facts_disputed-yes = Fatti contestati
option-facts_disputed-no = Nessuno li contesta
fact-done_before = Qualcosa era già stato deciso prima della decisione dell'Arbitro?
option-done_before-nothing = Ancora deciso nulla
option-done_before-players_settled_it = Risolta fra i giocatori
option-done_before-ruled_wrongly = Decisione già sbagliata
fact-defenders_may_ask = I difensori possono interrogarsi fra loro su una renonce?
option-defenders_may_ask-yes = Ammesso
option-defenders_may_ask-no = Vietato

fact-by = Chi l'ha fatta?
option-by-same_player = Lo stesso giocatore
option-by-partner =
    { $hand ->
        [declarer] Il morto
        [dummy] Il dichiarante
        [defender] L'altro difensore
       *[other] Il suo compagno
    }
option-by-opponent =
    { $hand ->
        [defender] Il dichiarante
       *[other] Un avversario
    }
option-by-other_opponent =
    { $hand ->
        [defender] Il morto
       *[other] L'altro avversario
    }
fact-suit_again = Nello stesso seme di una sua renonce precedente?
option-suit_again-yes = Stesso seme
option-suit_again-no = Altro seme

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

choice-hand-defender-1-11 = Un difensore
choice-hand-declarer-1-11 = Il dichiarante
choice-hand-dummy-1-11 = Il morto
group-hand-twelve = Alla presa 12
    .ask = Chi ha fatto renonce alla presa 12?
choice-hand-defender-12 = Un difensore
choice-hand-declarer-12 = Il dichiarante
choice-hand-dummy-12 = Il morto
group-hand-thirteen = Alla presa 13
    .ask = Chi non ha risposto a colore alla presa 13?
choice-hand-defender-13 = Un difensore
choice-hand-declarer-13 = Il dichiarante
choice-hand-dummy-13 = Il morto
ask-trick = A quale presa è stata la renonce?
choice-trick-1-11 = Da 1 a 11
group-trick-first_half = Da 1 a 6
group-trick-second_half = Da 7 a 11
ask-since =
    { $hand ->
        [defender] Un difensore ha giocato nella presa successiva?
        [declarer] Dichiarante o morto hanno giocato nella presa successiva?
        [dummy] Dichiarante o morto hanno giocato nella presa successiva?
       *[untold] La linea di chi ha fatto renonce ha giocato nella presa successiva?
    }
choice-since-nothing = No
choice-since-played = Sì
choice-since-played-during_play = Sì, il gioco continua
choice-since-played-after_play = Sì, mano finita
group-since-next_board = Sì, siamo già al board dopo
    .ask = Quanto tardi è stata notata?
choice-since-next_board-played-after_play = Gli altri non hanno ancora chiamato
choice-since-played-after_call_on_next_deal = Gli altri hanno chiamato al seguente
choice-since-played-after_round = Il turno era finito
choice-since-played-after_correction_period = Il periodo di correzione era finito
group-since-claim = Prima c'è stato un claim
    .ask = Di chi è stato il claim?
choice-since-claimed =
    { $hand ->
        [defender] Prima, un claim dei difensori
        [declarer] Prima, un claim del dichiarante
        [dummy] Prima, un claim del dichiarante
       *[untold] Prima, un claim della stessa linea
    }
choice-since-opponents_claimed =
    { $hand ->
        [defender] Prima, un claim del dichiarante
        [declarer] Prima, un claim dei difensori
        [dummy] Prima, un claim dei difensori
       *[untold] Prima, un claim dell'altra linea
    }
choice-since-named = Carta solo nominata
group-hands_returned-next_board = Sì, siamo già al board dopo
    .ask = Quanto tardi è stata notata?
choice-hands_returned-yes-after_call_on_next_deal = Gli altri hanno chiamato al seguente
choice-hands_returned-yes-after_round = Il turno era finito
choice-hands_returned-yes-after_correction_period = Il periodo di correzione era finito
ask-reply_to_claim =
    { $hand ->
        [defender] Come hanno risposto i difensori al claim?
        [declarer] Come ha risposto il dichiarante al claim?
        [dummy] Come ha risposto il dichiarante al claim?
       *[untold] Come ha risposto al claim la linea di chi ha fatto renonce?
    }
ask-claim_settled =
    { $hand ->
        [defender] I difensori hanno chiamato in un board successivo, o il turno è finito?
        [declarer] La linea del dichiarante ha chiamato in un board successivo, o il turno è finito?
        [dummy] La linea del dichiarante ha chiamato in un board successivo, o il turno è finito?
       *[untold] Chi ha fatto renonce o il compagno ha chiamato in un board successivo, o il turno è finito?
    }
choice-won_by-offender =
    { $hand ->
        [declarer] Il dichiarante
        [dummy] Il morto
        [defender] Chi ha fatto renonce
       *[untold] Chi ha fatto renonce
    }
choice-won_by-partner =
    { $hand ->
        [declarer] Il morto
        [dummy] Il dichiarante
        [defender] Il suo compagno
       *[untold] Il compagno
    }
choice-won_by-opponents =
    { $hand ->
        [declarer] Un difensore
        [dummy] Un difensore
        [defender] Il dichiarante o il morto
       *[untold] Un avversario
    }
ask-opponents_played_after = Chi ha giocato dopo la renonce?
choice-opponents_played_after-yes = Gli avversari
choice-opponents_played_after-yes-no =
    { $hand ->
        [defender] Solo la linea del dichiarante
        [declarer] Solo un difensore
        [dummy] Solo un difensore
       *[untold] Solo gli avversari
    }
choice-opponents_played_after-yes-yes =
    { $hand ->
        [declarer] Anche il morto
        [dummy] Anche il dichiarante
        [defender] Anche l'altro difensore
       *[untold] Anche il compagno
    }
choice-opponents_played_after-no = Nessuno
ask-partner_played_after =
    { $hand ->
        [declarer] E poi il morto?
        [dummy] E poi la mano del dichiarante?
        [defender] E poi l'altro difensore?
       *[untold] E poi il compagno di chi ha fatto renonce?
    }
choice-partner_played_after-yes = Sì
choice-partner_played_after-no = No
ask-partner_still_to_play = Il compagno doveva ancora giocare a quella presa?
ask-partner_has_two_suits = Il compagno doveva ancora giocare, con carte di due semi?
ask-later_tricks =
    { $hand ->
        [defender] Dopo la presa della renonce, i difensori ne hanno vinte altre?
        [declarer] Dopo la presa della renonce, dichiarante o morto ne hanno vinte altre?
        [dummy] Dopo la presa della renonce, dichiarante o morto ne hanno vinte altre?
       *[untold] Dopo la presa della renonce, la linea di chi l'ha fatta ne ha vinte altre?
    }
    .note =
        { $since ->
            [claimed] Conta anche le prese che il claim assegna.
            [opponents_claimed] Conta anche le prese che il claim assegna.
           *[other] { "" }
        }
ask-each_side_played_on = Le due linee hanno giocato alla successiva?
ask-dummy_lost_rights = Il morto aveva perso i suoi diritti?
    .note = Mani scambiate, alzarsi a guardare il dichiarante, una mano della difesa guardata.
ask-won_later_with_playable_card = Ha poi vinto con una carta che allora poteva giocare?
    .note = Guarda le prese alla fine.
ask-could_comply = Poteva davvero giocare come doveva?
    .note = Le sue carte: guardale lontano dal tavolo, senza parlarne.

rare-card = Non aveva il seme, o altro obbligo
rare-late = Notata tardi
rare-several = Più di una renonce
rare-noticed = Chi l'ha notata, chi ha chiesto
rare-doubtful = Fatti contestati o malafede
choice-could_comply-no = Non aveva carte di quel seme
choice-duty-required_card = Non ha rispettato un obbligo
choice-duty-penalty_card = Non ha giocato la penalizzata
choice-duty-faced_card = Quella da giocare era già scoperta
choice-played_card_faced-yes = Quella giocata era già scoperta
choice-won_later_with_playable_card-yes = Ha poi vinto con carta giocabile
choice-attention-after_play = Notata solo a gioco finito
choice-attention-after_call_on_next_deal = Gli altri hanno chiamato al seguente
choice-attention-after_round = Il turno era finito
choice-attention-after_correction_period = Il periodo di correzione era finito
choice-earlier_revoke_same_suit-established = Stesso seme, la prima era consumata
choice-earlier_revoke_same_suit-corrected = Stesso seme, la prima fu corretta
choice-other_side_revoked-established = Anche gli altri, consumata
choice-other_side_revoked-established_same_trick = Le due linee su questa presa
choice-other_side_revoked-corrected = Anche gli altri, corretta
choice-other_side_revoked-corrected_at_trick_twelve = Anche gli altri alla 12ª, corretta
choice-same_trick_one_side_played_on-yes = Due renonce, una linea ha proseguito
choice-dummy_drew_attention-yes = Il primo a dirlo è stato il morto
choice-defender_asked_partner-yes = Un difensore ha chiesto al compagno
choice-noticed_by-director = L'ha vista l'Arbitro
choice-noticed_by-spectator = L'ha notata uno spettatore
choice-on_purpose-yes = Sembra voluta o nascosta
choice-cards_mixed-yes = Una sola linea ha mescolato le carte
choice-card_missing-yes = Nella presa manca una carta
choice-facts_disputed-yes = Non concordano su ciò che è successo
choice-done_before-players_settled_it = L'avevano risolta fra loro
choice-done_before-ruled_wrongly = Avevo già deciso, e male

supposed-could_comply =
    { $duty ->
        [required_card] il giocatore poteva rispettare l'obbligo
        [penalty_card] il giocatore poteva giocarla
        [faced_card] il giocatore poteva giocarla
       *[other] il giocatore aveva il seme
    }
supposed-earlier_revoke_same_suit = è la prima renonce in quel seme
supposed-other_side_revoked = l'altra linea non ha fatto renonce
supposed-attention = notata durante il gioco
supposed-defender_asked_partner = nessun difensore ha chiesto al compagno
supposed-dummy_drew_attention = il morto non ha parlato per primo
supposed-duty = bastava rispondere a colore
supposed-facts_disputed = nessuno contesta i fatti
supposed-done_before = prima non era stato deciso nulla
supposed-played_card_faced = la carta veniva dalla mano
supposed-same_trick_one_side_played_on = in questa presa ha fatto renonce una sola linea
supposed-won_later_with_playable_card = non ha poi vinto con una carta giocabile
supposed-card_missing = la presa ha quattro carte
supposed-on_purpose = in buona fede
supposed-cards_mixed = le carte sono in ordine
supposed-noticed_by = l'ha notata un giocatore

## In così poche parole che più risposte stanno in una riga

brief-hand-declarer = dichiarante
brief-hand-dummy = morto
brief-hand-defender = difensore
brief-trick-1-11 = presa 1–11
brief-hands_returned-yes = mani già riposte
brief-hands_returned-no = mani non riposte
brief-since-nothing = prima che giocassero ancora
brief-since-played =
    { $attention ->
        [after_play] mano finita
       *[other] avevano già giocato
    }
brief-since-named = carta nominata
brief-since-claimed = claim della sua linea
brief-since-opponents_claimed = claim degli altri
brief-reply_to_claim-accepted = claim accettato
brief-reply_to_claim-silent = claim senza risposta
brief-reply_to_claim-contested = claim contestato
brief-claim_settled-yes = claim ormai definito
brief-claim_settled-no = claim non ancora definito
brief-won_by-offender =
    { $hand ->
        [declarer] vinta dal dichiarante
        [dummy] vinta dal morto
       *[defender] vinta da chi ha fatto renonce
    }
brief-won_by-partner =
    { $hand ->
        [declarer] vinta dal morto
        [dummy] vinta dal dichiarante
       *[defender] vinta dal compagno
    }
brief-won_by-opponents = vinta dagli altri
brief-later_tricks-none = nessuna presa dopo
brief-later_tricks-one = una presa dopo
brief-later_tricks-more = più prese dopo
brief-opponents_played_after-yes = gli altri hanno giocato
brief-opponents_played_after-no = gli altri non hanno giocato
brief-partner_played_after-yes = il compagno ha giocato
brief-partner_played_after-no = il compagno non ha giocato
brief-partner_still_to_play-yes = il compagno doveva giocare
brief-partner_still_to_play-no = il compagno aveva giocato
brief-partner_has_two_suits-yes = il compagno ha due semi
brief-partner_has_two_suits-no = il compagno non ha scelta
brief-dummy_lost_rights-yes = morto senza diritti
brief-dummy_lost_rights-no = morto con i suoi diritti
why-hand = Dalla linea dipende a chi vanno le prese; una carta del morto non ne costa (64B3).
why-trick = Alla dodicesima presa si corregge e non costa nulla (62D1); l'ultima carta non è renonce (61A).
why-since = Se quella linea ha giocato, anche irregolarmente, alla presa successiva la renonce è consumata e può costare prese; prima si corregge (62A, 63A).
why-won_by = Da chi ha vinto la presa dipende se ne passa una o due (64A1, 64A2).
why-later_tricks = Paga anche una presa vinta dopo (64A1, 64A2); senza, può non passarne nessuna (64B1).
why-opponents_played_after = La carta che l'altra linea ha giocato dopo si può cambiare, e allora anche quella che segue (62C1, 62C2).
why-hands_returned = Alla dodicesima presa si corregge anche una renonce consumata, finché le quattro mani non sono tutte nel board (62D1).
why-reply_to_claim = Se quella linea accetta il claim la renonce è consumata; se obietta in tempo no (63A4, 69A).
    .until-2007 = Se quella linea accetta il claim la renonce è consumata; se obietta in tempo no (63A3, 69A).
why-claim_settled = Finché quella linea non ha chiamato in un board successivo e il turno non è finito può ancora obiettare (69A).
why-partner_still_to_play = Un compagno che doveva ancora giocare non può scegliere ciò che quella carta suggerisce (62D2, 16C2).
why-partner_has_two_suits = Un compagno che deve ancora giocare, con due semi, non può scegliere ciò che quella carta suggerisce (62D2, 16C2).
    .until-2007 = Un compagno che deve ancora giocare, con due semi, non può scegliere ciò che quella carta suggerisce (62D2, 16D2).
    .until-1997 = Un compagno che deve ancora giocare, con due semi, non può scegliere ciò che quella carta suggerisce (62D2, 16C2).
why-partner_played_after = Se gli altri cambiano la carta può cambiarla anche chi ha giocato dopo di loro per la linea che ha sbagliato (62C2).

## La decisione in una riga

headline-not_a_revoke = Non è una renonce: la giocata resta ({ $articles }).
headline-SupplyTheMissingCard = Nella presa manca una carta: la si fornisce, nessuna presa trasferita ({ $articles }).
headline-AddTheCardForNothing = Nella presa manca una carta: la si aggiunge, nessuna presa trasferita ({ $articles }).
headline-AddACardOfTheSuit =
    { $tricks ->
        [0] Nella presa manca una carta: vale come renonce, ma nessuna presa trasferita ({ $articles }).
       *[other] Nella presa manca una carta: vale come renonce, una presa all'altra linea ({ $articles }).
    }
headline-AddAnyCard =
    { $tricks ->
        [0] Nella presa manca una carta: vale come renonce, ma nessuna presa trasferita ({ $articles }).
       *[other] Nella presa manca una carta: vale come renonce, una presa all'altra linea ({ $articles }).
    }
headline-must_correct = Renonce non consumata: si corregge, nessuna presa trasferita ({ $articles }).
headline-CorrectTheRevoke-62D1 = Renonce alla dodicesima presa: si corregge, nessuna presa trasferita ({ $articles }).
headline-CorrectBothRevokes = Renonce di entrambe sulla stessa presa: si correggono tutte e due, nessuna presa trasferita ({ $articles }).
headline-LetDeclarerAcceptOrRefuse = Decide il dichiarante: accettare la carta giocata o rifiutarla ({ $articles }).
headline-KeepTheCardDeclarerAccepted = La carta giocata è accettata: la linea del dichiarante ha già proseguito ({ $articles }).
headline-established =
    { $tricks ->
        [0] Nessuna presa trasferita ({ $articles }); resta da valutare l'equità.
        [1] Una presa alla linea innocente ({ $articles }).
       *[other] Due prese alla linea innocente ({ $articles }).
    }
headline-as_if_established =
    { $tricks ->
        [0] Si sostituisce la carta; come consumata, ma nessuna presa trasferita ({ $articles }).
        [1] Si sostituisce la carta e si trasferisce una presa, come se fosse consumata ({ $articles }).
       *[other] Si sostituisce la carta e si trasferiscono due prese, come se fosse consumata ({ $articles }).
    }
headline-play_on = Nessuna rettifica ora: si continua a giocare ({ $articles }).
headline-too_late = Troppo tardi: resta il risultato del tavolo ({ $articles }).
headline-board =
    { $hand ->
        [defender] { $tricks ->
            [0] { $others ->
                [0] Più renonce: nessuna presa trasferita.
                [1] Più renonce: una presa ai difensori.
               *[other] Più renonce: { $others } prese ai difensori.
            }
            [1] { $others ->
                [0] Più renonce: una presa al dichiarante.
               *[other] Più renonce: al dichiarante 1 presa, ai difensori { $others }.
            }
           *[other] { $others ->
                [0] Più renonce: { $tricks } prese al dichiarante.
               *[other] Più renonce: al dichiarante { $tricks } prese, ai difensori { $others }.
            }
        }
       *[other] { $tricks ->
            [0] { $others ->
                [0] Più renonce: nessuna presa trasferita.
                [1] Più renonce: una presa al dichiarante.
               *[other] Più renonce: { $others } prese al dichiarante.
            }
            [1] { $others ->
                [0] Più renonce: una presa ai difensori.
               *[other] Più renonce: ai difensori 1 presa, al dichiarante { $others }.
            }
           *[other] { $others ->
                [0] Più renonce: { $tricks } prese ai difensori.
               *[other] Più renonce: ai difensori { $tricks } prese, al dichiarante { $others }.
            }
        }
    }
board-each = Renonce { $number }: { $headline }
board-deed = Presa { $trick }: { $text }
board-some = Renonce { $numbers }: { $headline }
board-one = Renonce { $number }, presa { $trick }: { $outcome }
board-paid =
    { $number ->
        [1] { $outcome }: la presa { $tricks }
       *[other] { $outcome }: le prese { $tricks }
    }
board-payment = La presa { $trick } paga la renonce { $number }
board-unpaid = { $outcome }; ne era dovuta una di più, ma non ne restano

## La decisione in poche parole

transfer =
    { $most ->
        [0] nessuna presa
        [1] { $fewest ->
            [0] { $hand ->
                [defender] 1 presa al dichiarante se la difesa ne vince una dopo
               *[other] 1 presa ai difensori se dopo ne vincono dichiarante o morto
            }
           *[other] { $hand ->
                [defender] 1 presa al dichiarante
               *[other] 1 presa ai difensori
            }
        }
       *[other] { $fewest ->
            [0] { $hand ->
                [defender] fino a 2 prese al dichiarante, secondo le prese successive
               *[other] fino a 2 prese ai difensori, secondo le prese successive
            }
            [1] { $won_by ->
                [offender] { $hand ->
                    [defender] 1 presa al dichiarante, 2 se la difesa ne vince una dopo
                   *[other] 1 presa ai difensori, 2 se dopo ne vincono dichiarante o morto
                }
               *[other] { $hand ->
                    [defender] 1 presa al dichiarante, 2 se poi vince una carta giocabile
                   *[other] 1 presa ai difensori, 2 se poi vince una carta giocabile
                }
            }
           *[other] { $hand ->
                [defender] 2 prese al dichiarante
               *[other] 2 prese ai difensori
            }
        }
    }
result-established = Consumata: { $transfer } ({ $articles })
result-as_if_established = Carta sostituita: { $transfer } ({ $articles })
result-must_correct = Non consumata: si corregge. Non si trasferiscono prese ({ $articles })
result-CorrectTheRevoke-62D1 = Dodicesima presa: si corregge. Non si trasferiscono prese ({ $articles })
result-LetDeclarerAcceptOrRefuse = Il dichiarante accetta la carta giocata o la rifiuta ({ $articles })
result-KeepTheCardDeclarerAccepted = La carta resta: la linea del dichiarante ha già proseguito ({ $articles })
result-not_a_revoke = Nessuna renonce: la giocata resta ({ $articles })
result-play_on = Nessuna rettifica ora: si prosegue ({ $articles })
result-too_late = Troppo tardi: il risultato resta ({ $articles })
result-CorrectBothRevokes = Renonce delle due linee: si correggono. Non si trasferiscono prese ({ $articles })
result-SupplyTheMissingCard = Manca una carta: si fornisce. Non si trasferiscono prese ({ $articles })
result-AddTheCardForNothing = Manca una carta: si aggiunge. Non si trasferiscono prese ({ $articles })
result-AddACardOfTheSuit = Carta aggiunta: { $transfer } ({ $articles })
result-AddAnyCard = Carta aggiunta: { $transfer } ({ $articles })
result-board-pending = Più renonce: le prese si contano a fine gioco
outcome-established = { $transfer } ({ $articles })
step-TransferTricks =
    { $won_by ->
        [offender] { $tricks ->
            [1] { $hand ->
                [defender] si trasferisce al dichiarante la presa della renonce
               *[other] si trasferisce ai difensori la presa della renonce
            }
           *[other] { $hand ->
                [defender] si trasferiscono al dichiarante la presa della renonce e una successiva
               *[other] si trasferiscono ai difensori la presa della renonce e una successiva
            }
        }
       *[other] { $tricks ->
            [1] { $hand ->
                [defender] passa al dichiarante una presa, fra quelle che la difesa ha vinto dalla renonce in poi
               *[other] passa ai difensori una presa, fra quelle che il dichiarante ha vinto dalla renonce in poi
            }
           *[other] { $hand ->
                [defender] si trasferiscono al dichiarante due prese vinte dalla difesa dalla renonce in poi, una con una carta giocabile
               *[other] si trasferiscono ai difensori due prese vinte dal dichiarante dalla renonce in poi, una con una carta giocabile
            }
        }
    }
step-pending =
    { $won_by ->
        [offender] { $hand ->
            [defender] si trasferisce al dichiarante la presa della renonce, e una successiva se la difesa ne vince
           *[other] si trasferisce ai difensori la presa della renonce, e una successiva se il dichiarante ne vince
        }
        [partner] { $hand ->
            [defender] si trasferisce al dichiarante una presa, una seconda se chi ha fatto renonce ne vince una con una carta giocabile
           *[other] si trasferisce ai difensori una presa, una seconda se chi ha fatto renonce ne vince una con una carta giocabile
        }
       *[other] { $most ->
            [1] { $hand ->
                [defender] si trasferisce al dichiarante una presa, se la difesa ne vince una dopo
               *[other] si trasferisce ai difensori una presa, se dichiarante o morto ne vincono una dopo
            }
           *[other] { $hand ->
                [defender] si trasferisce al dichiarante una presa se la difesa ne vince una dopo, due se ne vince due e una con una carta giocabile
               *[other] si trasferisce ai difensori una presa se il dichiarante ne vince una dopo, due se ne vince due e una con una carta giocabile
            }
        }
    }
step-ConsiderAdjustedScore =
    { $edition ->
        [1997] { $most ->
            [0] l'altra linea è danneggiata? Se sì, punteggio arbitrale
           *[other] basta a compensare il danno? Se no, punteggio arbitrale
        }
        [2007] { $most ->
            [0] l'altra linea è danneggiata? Se sì, punteggio arbitrale
           *[other] basta a compensare il danno? Se no, punteggio arbitrale
        }
       *[other] { $other_side_revoked ->
            [established] { "" }
            [established_same_trick] { "" }
           *[other] { $earlier_revoke_same_suit ->
                [established] { "" }
               *[other] { $most ->
                    [0] l'altra linea è danneggiata? Se sì, punteggio arbitrale
                   *[other] basta a compensare il danno? Se no, punteggio arbitrale
                }
            }
        }
    }
step-CompareWithoutTheLaterRevokes =
    { $revokes ->
        [unknown] senza le renonce successive nel seme l'altra linea avrebbe probabilmente fatto più prese? Se sì, punteggio arbitrale
       *[other] basta a compensare il danno? Se no, o se senza le renonce successive nel seme l'altra linea avrebbe probabilmente fatto più prese, punteggio arbitrale
    }
step-CompareWithoutAnyRevoke = una delle due linee è danneggiata? Se sì, punteggio arbitrale: l'esito probabile senza alcuna renonce
short-LetTheTrickStand =
    { $attention ->
        [during_play] { $hands_returned ->
            [yes] la presa resta
           *[other] la presa resta, si prosegue
        }
       *[other] la presa resta
    }
short-ConsiderAdjustedScore = alla fine si valuta il danno
short-CorrectTheRevoke = la carta si corregge
aside-UseWithdrawnCards =
    { $hand ->
        [defender] { $opponents_played_after ->
            [yes] Ciò che le carte riprese hanno mostrato: vale per il dichiarante, non per i difensori
            [no] { $edition ->
                [1997] Ciò che le carte hanno mostrato: vale per il dichiarante, non per i difensori
                [2007] Ciò che le carte hanno mostrato: vale per il dichiarante, non per i difensori
               *[other] Ciò che la carta ha mostrato può servire al dichiarante
            }
           *[other] Ciò che le carte hanno mostrato: vale per il dichiarante, non per i difensori
        }
       *[other] Ciò che le carte hanno mostrato: vale per i difensori, non per il dichiarante
    }
aside-IgnoreWithdrawnCards = { "" }
aside-PlayItAtTheFirstOpportunity = { "" }
aside-LetNobodyUseWithdrawnCards = Ciò che le carte hanno mostrato: nessuna linea può usarlo
aside-ForgetItOncePickedUp = { "" }
aside-AllowTheQuestion =
    { $hand ->
        [declarer] Il morto aveva il diritto di chiedere
       *[other] I difensori possono chiederselo tra loro
    }
aside-RectifyHoweverItBecameKnown = Si rettifica comunque se ne venga a conoscenza
depends-hand = chi ha fatto renonce
depends-trick = a quale presa è stata
depends-since = che cosa è venuto prima che fosse notata
depends-hands_returned = dove sono le mani
depends-reply_to_claim = come si è risposto al claim
depends-claim_settled = quanto è definitivo il claim
depends-won_by = chi ha vinto la presa della renonce
depends-opponents_played_after = chi ha giocato da allora
depends-partner_played_after = che cosa ha fatto poi il compagno
depends-partner_still_to_play = se il compagno doveva ancora giocare
depends-partner_has_two_suits = che carte ha il compagno
depends-dummy_lost_rights = che diritti aveva il morto
if-later_tricks-none =
    { $hand ->
        [defender] la difesa non ne ha vinte altre
       *[other] il dichiarante non ne ha vinte altre
    }
if-later_tricks-one =
    { $hand ->
        [defender] la difesa ne ha vinta un'altra dopo
       *[other] il dichiarante ne ha vinta un'altra dopo
    }
if-later_tricks-more = { if-later_tricks-one }
depends-later_tricks = quante prese seguono

## Gli ordini

order-NotARevoke = Lascia la giocata: il giocatore non poteva giocare altrimenti
order-SupplyTheMissingCard = Fai fornire a chi non ha giocato nella presa una carta che può legalmente giocare
order-AddTheCardForNothing = Fagli scoprire una carta del seme d'attacco e metterla al suo posto fra le carte giocate; chi ha vinto la presa non cambia
order-AddACardOfTheSuit = Fagli scoprire una carta del seme d'attacco e metterla al suo posto fra le carte giocate: conta come se lì avesse fatto renonce; chi ha vinto la presa non cambia
order-AddAnyCard = Fagli scoprire una carta qualunque e metterla al suo posto fra le carte giocate: conta come se lì avesse fatto renonce; chi ha vinto la presa non cambia
order-RectifyNothingAnyMore = Non rettificare più: il dovere di farlo è finito con il periodo di correzione
order-CorrectTheRevoke =
    { $hand ->
        [declarer] Fai riprendere la carta al dichiarante e fagliene giocare una legale
        [dummy] Fai rimettere la carta al morto e fanne giocare una legale
        [defender] Fai ritirare la carta al difensore e fagliene giocare una legale
       *[other] Fai ritirare la carta e fanne giocare una legale
    }
order-CorrectBothRevokes = Fai ritirare a entrambi i giocatori la carta e giocarne una legale; fai riprendere anche le carte già giocate alla presa successiva: tutto ciò che un difensore ritira resta scoperto, carta penalizzata
order-LetDeclarerAcceptOrRefuse = Chiedi al dichiarante se accetta la carta giocata; se la rifiuta si gioca la carta penalizzata, e l'altra diventa penalizzata maggiore
order-KeepTheCardDeclarerAccepted = Non correggere nulla: la carta giocata resta
order-LeaveThePenaltyCard =
    { $since ->
        [nothing] Fai lasciare scoperta la penalizzata: resta tale
       *[other] Se la penalizzata non è stata giocata dopo, falla lasciare scoperta: resta tale
    }
order-SubstituteAndCount =
    { $hand ->
        [declarer] Fai sostituire al dichiarante la carta con una legale; poi conta le prese come per renonce consumata
       *[other] Fai sostituire al difensore la carta con una legale; poi conta le prese come per renonce consumata
    }
order-ImposeNoPenalty = Non applicare penalità per la renonce del difensore: né carta penalizzata né prese trasferite
step-ReplaceItAsIfEstablished = il morto senza diritti ha chiesto per primo: vale come una renonce consumata
step-TransferNothingAtTheTwelfth = alla dodicesima presa non si trasferisce nulla
order-ReplaceItAsIfEstablished = Il morto senza diritti ha chiesto per primo: il dichiarante sostituisce la carta e vale l'articolo 64 come per una renonce consumata
order-TransferNothingAtTheTwelfth = Per una renonce alla dodicesima presa non trasferire nulla
order-PlayOnAsIfNothingHadHappened = Fai proseguire il gioco come se nulla fosse accaduto
order-LetTheTrickStand =
    { $attention ->
        [during_play] { $since ->
            [claimed] Non correggere più nulla: la presa resta com'è
            [opponents_claimed] Non correggere più nulla: la presa resta com'è
           *[other] { $hands_returned ->
                [yes] Non correggere più nulla: la presa resta com'è
               *[other] Non correggere più nulla: la presa resta com'è e si continua a giocare
            }
        }
       *[other] Non correggere più nulla: la presa resta com'è
    }
order-TransferTricks =
    { $won_by ->
        [offender] { $tricks ->
            [1] { $trick ->
                [unknown] A gioco finito trasferisci alla linea innocente la presa della renonce
               *[other] A gioco finito trasferisci alla linea innocente la presa { $trick }
            }
           *[other] { $trick ->
                [unknown] A gioco finito trasferisci alla linea innocente la presa della renonce e una delle successive vinte dall'altra
               *[other] A gioco finito trasferisci alla linea innocente la presa { $trick } e una delle successive vinte dall'altra
            }
        }
       *[other] { $tricks ->
            [1] A gioco finito trasferisci alla linea innocente una presa vinta dall'altra, quella della renonce o una successiva
           *[other] A gioco finito trasferisci alla linea innocente due prese vinte dall'altra, quella della renonce o successive, una delle quali con una carta giocabile sulla renonce
        }
    }
order-MajorPenaltyCard = Lascia scoperta la carta ritirata: è penalizzata maggiore, di qualunque valore sia
order-ReplaceFreely =
    { $hand ->
        [declarer] Rimetti la carta in mano al dichiarante{ $dummy_lost_rights ->
            [yes] { "" }
           *[other] , senza altra rettifica
        }
        [dummy] Rimetti la carta fra quelle del morto, senza altra rettifica
       *[other] Rimetti la carta nella mano da cui veniva, senza altra rettifica
    }
order-PutBackFaceUp = Rimetti la carta ritirata scoperta sul tavolo: resta quello che era, penalizzata o no
order-OpponentsMayTakeBack = Consenti alla linea innocente di riprendere e cambiare le carte giocate dopo la renonce
order-PartnerMayTakeBack =
    { $becomes_penalty_card ->
        [yes] Se una di quelle carte cambia, consenti al compagno, che ha giocato subito dopo, di cambiare la sua: quella ritirata diventa penalizzata
       *[no] Se una di quelle carte cambia, consenti all'altra mano della linea della renonce, che ha giocato subito dopo, di cambiare la sua, senza altro
    }
order-PlayItAtTheFirstOpportunity = Fai giocare la carta penalizzata alla prima occasione legale, dopo il dovere di rispondere a colore e le scelte del dichiarante; se ce n'è più d'una, le scelte le riguardano tutte
order-DeclarerChoosesTheLead = Prima che il compagno attacchi, il dichiarante può imporre quel seme o vietarlo (la carta si riprende in mano), o lasciare libero l'attacco
order-PartnerMayNotChooseTheSuggestedPlay = Vieta al compagno, che ha carte di due semi, la giocata suggerita dalla carta vista
order-TestThePartnersPlay = Vincola il compagno, che doveva ancora giocare, al 16C: non può scegliere fra le alternative logiche quella suggerita dalla carta vista
order-UseWithdrawnCards = L'informazione data dalle carte ritirate è autorizzata per la linea innocente
order-IgnoreWithdrawnCards =
    { $edition ->
        [1997] L'informazione data dalle carte ritirate non è autorizzata per la linea di chi ha fatto renonce
        [2007] L'informazione data dalle carte ritirate non è autorizzata per la linea di chi ha fatto renonce
       *[other] { $hand ->
            [defender] { $revokes ->
                [unknown] L'informazione data dalle carte che la linea del dichiarante riprende non è autorizzata per i difensori
               *[other] L'informazione data dalle carte che la linea del dichiarante riprende per la renonce del difensore non è autorizzata per i difensori
            }
           *[other] L'informazione data dalle carte ritirate non è autorizzata per la linea di chi ha fatto renonce
        }
    }
order-LetNobodyUseWithdrawnCards = L'informazione data dalle carte ritirate non è autorizzata per nessuna delle due linee
order-ForgetItOncePickedUp = Se la carta torna in mano per scelta del dichiarante, ciò che ha mostrato non è autorizzato per il compagno di chi l'aveva; per il dichiarante sì
order-AllowTheQuestion =
    { $hand ->
        [declarer] Lascia passare la domanda del morto: era nei suoi diritti
       *[other] Lascia passare la domanda fra difensori: era ammessa
    }
order-ReproveTheQuestion = Correggi lo stesso la renonce e richiama o penalizza: qui la domanda fra difensori è vietata
order-WeighTheQuestion =
    { $edition ->
        [1997] Ciò che la domanda ha fatto capire al compagno è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
        [2007] Ciò che la domanda ha fatto capire al compagno è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
       *[other] Se la domanda ha fatto capire qualcosa al compagno (fatta per abitudine, di norma no), è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
    }
order-KeepItFromDeclarer = Ciò che il morto ha fatto capire al dichiarante è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
aside-KeepItFromDeclarer = Ciò che il morto ha fatto capire al dichiarante non è autorizzato: se lo usa, correggi alla fine
order-WarnDummy =
    { $hand ->
        [declarer] Richiama o penalizza il morto secondo l'articolo 90: senza i suoi diritti ha chiesto per primo
       *[other] { $dummy_lost_rights ->
            [yes] Richiama o penalizza il morto secondo l'articolo 90: durante il gioco non può far notare la renonce di un difensore
           *[other] Richiama o penalizza il morto secondo l'articolo 90: durante il gioco non può far notare la renonce di un difensore; la rettifica resta dovuta
        }
    }
order-ConsiderAdjustedScore = Poi valuta l'equità: se quanto dà il Codice non compensa a sufficienza la linea innocente, attribuisci un punteggio arbitrale
order-CompareWithoutTheLaterRevokes = Confronta con ciò che sarebbe probabilmente accaduto senza le renonce successive, contando anche il trasferimento dovuto per la prima
order-CompareWithoutAnyRevoke = Se una linea è stata danneggiata, attribuisci un punteggio arbitrale secondo l'esito probabile senza alcuna renonce
order-CountTheClaim = Prima definisci il claim o la concessione, com'è stato accettato o come lo giudichi; le prese che ne vengono contano come vinte
order-RuleTheClaimAfterwards = Corretta la renonce, giudica il claim senza far gravare sul richiedente ciò che non poteva sapere
order-RuleAgainstWhoMixedTheCards =
    { $edition ->
        [1997] Se le carte sono state mescolate dopo la denuncia della renonce, decidi a favore dell'altra linea i fatti che non si accertano più
        [2007] Se le carte sono state mescolate dopo la denuncia della renonce, decidi a favore dell'altra linea i fatti che non si accertano più
       *[other] Decidi a favore della linea che non ha mescolato le sue carte i fatti che non si accertano più
    }
order-ConsiderAPenaltyForConcealment = Se ha nascosto o ripetuto la renonce apposta, penalizzalo secondo gli articoli 90 e 91: è un'infrazione a sé
order-RectifyHoweverItBecameKnown = Rettifica anche ciò che hai visto tu o saputo da uno spettatore

## Che cosa si dice ai giocatori

say-NotARevoke =
    .all = non è renonce; la carta giocata resta.
say-SupplyTheMissingCard =
    .short_player = aggiunga una carta che può legalmente giocare.
say-AddTheCardForNothing =
    .short_player = scopra una carta del seme d'attacco e la metta fra le carte giocate.
say-AddACardOfTheSuit =
    .short_player = scopra una carta del seme d'attacco e la metta fra le carte giocate; vale come renonce.
say-AddAnyCard =
    .short_player = scopra una carta qualunque e la metta fra le carte giocate; vale come renonce.
say-CorrectTheRevoke =
    .declarer =
        { $hand ->
            [declarer] riprenda la carta e ne giochi una legale.
            [dummy] la carta torna al morto; ne chieda una legale.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] cambi la carta con una legale.
        }
say-CorrectBothRevokes =
    .both_sides = riprendete le carte delle due renonce e quelle giocate dopo quella presa; giocate carte legali.
    .defenders = le carte riprese restano scoperte davanti a voi: sono penalizzate.
say-LetDeclarerAcceptOrRefuse =
    .declarer =
        può accettare la carta giocata; la carta penalizzata allora resta sul tavolo.
        oppure può rifiutarla; allora si gioca la carta penalizzata, e la carta giocata diventa penalizzata maggiore.
say-KeepTheCardDeclarerAccepted =
    .all = la carta giocata resta, perché la linea del dichiarante ha proseguito.
say-LeaveThePenaltyCard =
    .offender =
        { $since ->
            [nothing] lasci scoperta la carta penalizzata: resta tale.
           *[other] se non ha ancora giocato la carta penalizzata, la lasci scoperta: resta tale.
        }
say-SubstituteAndCount =
    .declarer =
        { $hand ->
            [declarer] sostituisca la carta con una legale; la renonce vale come consumata.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
           *[other] sostituisca la carta con una legale; la renonce vale come consumata.
        }
say-ImposeNoPenalty =
    .all = nessuna penalità per la renonce; a fine gioco guardo che cosa ne hanno guadagnato i difensori.
say-PlayOnAsIfNothingHadHappened =
    .all = proseguite; a fine gioco guardo che cosa ne hanno guadagnato i difensori.
say-LetTheTrickStand =
    .all =
        { $attention ->
            [during_play]
                { $since ->
                    [claimed] { "" }
                    [opponents_claimed] { "" }
                   *[other] { $hands_returned ->
                        [yes] { "" }
                       *[other] { $later_tricks ->
                            [unknown] { $revokes ->
                                [unknown] la renonce è consumata: la presa resta com'è. Finite la mano e richiamatemi.
                                [1] la renonce è consumata: la presa resta com'è. Finite la mano e richiamatemi.
                               *[other] le renonce sono consumate: le prese restano come sono. Proseguite.
                            }
                           *[other] { $revokes ->
                               [unknown] la renonce è consumata.
                               [1] la renonce è consumata.
                              *[other] le renonce sono consumate.
                           }
                        }
                    }
                }
           *[other] { "" }
        }
    .both_sides =
        { $attention ->
            [during_play]
                { $since ->
                    [claimed] { $revokes ->
                        [unknown] la renonce è consumata, la presa resta com'è stata giocata.
                        [1] la renonce è consumata, la presa resta com'è stata giocata.
                       *[other] le renonce sono consumate, le prese restano come sono state giocate.
                    }
                    [opponents_claimed] { $revokes ->
                        [unknown] la renonce è consumata, la presa resta com'è stata giocata.
                        [1] la renonce è consumata, la presa resta com'è stata giocata.
                       *[other] le renonce sono consumate, le prese restano come sono state giocate.
                    }
                   *[other] { $hands_returned ->
                        [yes] { $revokes ->
                            [unknown] la renonce è consumata, la presa resta com'è stata giocata.
                            [1] la renonce è consumata, la presa resta com'è stata giocata.
                           *[other] le renonce sono consumate, le prese restano come sono state giocate.
                        }
                       *[other] { "" }
                    }
                }
           *[other] { $revokes ->
                        [unknown] la renonce è consumata, la presa resta com'è stata giocata.
                        [1] la renonce è consumata, la presa resta com'è stata giocata.
                       *[other] le renonce sono consumate, le prese restano come sono state giocate.
                    }
        }
say-TransferTricks =
    .both_sides =
        { $tricks ->
            [1] a gioco finito una presa si trasferisce dalla linea della renonce all'altra.
           *[other] a gioco finito due prese si trasferiscono dalla linea della renonce all'altra.
        }
say-MajorPenaltyCard =
    .revoker = quella di prima resta scoperta davanti a Lei: è una carta penalizzata maggiore, da giocare appena può.
say-ReplaceFreely =
    .declarer =
        { $hand ->
            [declarer] { $dummy_lost_rights ->
                [yes] la prima carta torna in mano.
               *[other] non c'è altra rettifica.
            }
            [dummy] non c'è altra rettifica.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] la prima torna in mano, senza rettifica.
        }
say-PutBackFaceUp =
    .revoker = la prima torna scoperta sul tavolo, com'era.
say-OpponentsMayTakeBack =
    .declarer =
        { $hand ->
            [defender] può cambiare la carta giocata dopo.
           *[other] { "" }
        }
    .defenders =
        { $hand ->
            [defender] { "" }
           *[other] chi di voi ha giocato dopo può cambiare la sua carta.
        }
say-PartnerMayTakeBack =
    .other_defender =
        { $becomes_penalty_card ->
            [yes] se il dichiarante cambia la carta, Lei può cambiare quella giocata dopo; quella ritirata è penalizzata.
           *[no]
                { $hand ->
                    [defender] se il dichiarante cambia la carta, Lei può cambiare quella giocata dopo, senza rettifica.
                   *[other] { "" }
                }
        }
    .declarer =
        { $becomes_penalty_card ->
            [yes] { "" }
           *[no]
                { $hand ->
                    [defender] { "" }
                   *[other] se un difensore cambia la sua carta, Lei può cambiare quella giocata dopo.
                }
        }
say-PlayItAtTheFirstOpportunity =
    .holder = la giochi appena può.
say-DeclarerChoosesTheLead =
    .all = Se con quella carta sul tavolo deve attaccare il compagno di chi ce l'ha, prima sceglie il dichiarante.
say-PartnerMayNotChooseTheSuggestedPlay =
    .other_defender = se ha due semi, non può scegliere ciò che la carta vista suggerisce.
say-TestThePartnersPlay =
    .other_defender = se può scegliere fra più giocate, non scelga quella che la carta vista può suggerire.
say-UseWithdrawnCards =
    .declarer =
        { $hand ->
            [defender] { $revokes ->
                [unknown] può servirsi di ciò che hanno mostrato le carte ritirate.
               *[other] può servirsi di ciò che hanno mostrato le carte ritirate per la renonce del difensore.
            }
           *[other] { "" }
        }
    .defenders =
        { $hand ->
            [defender] { "" }
           *[other] { $revokes ->
                [unknown] potete servirvi di ciò che hanno mostrato le carte ritirate.
               *[other] potete servirvi di ciò che hanno mostrato le carte ritirate per la renonce della linea del dichiarante.
            }
        }
say-IgnoreWithdrawnCards =
    .defenders =
        { $hand ->
            [defender]
                { $edition ->
                    [1997] { $revokes ->
                        [unknown] non potete servirvi di ciò che hanno mostrato le carte ritirate.
                       *[other] non potete servirvi di ciò che hanno mostrato le carte ritirate per la renonce della vostra linea.
                    }
                    [2007] { $revokes ->
                        [unknown] non potete servirvi di ciò che hanno mostrato le carte ritirate.
                       *[other] non potete servirvi di ciò che hanno mostrato le carte ritirate per la renonce della vostra linea.
                    }
                   *[other] { $revokes ->
                        [unknown] non potete servirvi di ciò che mostrano le carte che la linea del dichiarante riprende.
                       *[other] non potete servirvi di ciò che mostrano le carte che la linea del dichiarante riprende per la renonce della vostra linea.
                    }
                }
           *[other] { "" }
        }
    .declarer =
        { $hand ->
            [defender] { "" }
           *[other] { $revokes ->
                [unknown] non può servirsi di ciò che hanno mostrato le carte ritirate.
               *[other] non può servirsi di ciò che hanno mostrato le carte ritirate per la renonce della Sua linea.
            }
        }
say-LetNobodyUseWithdrawnCards =
    .both_sides = nessuno può servirsi di ciò che hanno mostrato le carte ritirate.
say-ForgetItOncePickedUp =
    .other_defender = una volta ripresa la carta, non può servirsi di ciò che ha mostrato.
say-ReproveTheQuestion =
    .defenders = tra difensori non si chiede al compagno se ha fatto renonce.
say-WeighTheQuestion =
    .askers_partner = non può servirsi di ciò che quella domanda Le ha detto.
say-WarnDummy =
    .dummy =
        { $hand ->
            [declarer] ha perso i Suoi diritti, e non può chiedere.
           *[other] Durante il gioco non segnali renonce della difesa.
        }
say-CountTheClaim =
    .both_sides = prima si definisce il claim, poi la renonce.
say-RuleTheClaimAfterwards =
    .both_sides = prima decido sulla renonce, poi sul claim.
say-board =
    .both_sides =
        { $hand ->
            [defender] { $tricks ->
                [0] { $others ->
                    [1] una presa del dichiarante passa ai difensori.
                   *[other] { $others } prese del dichiarante passano ai difensori.
                }
                [1] una presa dei difensori passa al dichiarante.
               *[other] { $tricks } prese dei difensori passano al dichiarante.
            }
           *[other] { $tricks ->
                [0] { $others ->
                    [1] una presa dei difensori passa al dichiarante.
                   *[other] { $others } prese dei difensori passano al dichiarante.
                }
                [1] una presa del dichiarante passa ai difensori.
               *[other] { $tricks } prese del dichiarante passano ai difensori.
            }
        }

## Le disposizioni, in parole nostre

law-what_dummy_told_declarer = Ciò che il morto, parlando della renonce di un difensore, ha fatto capire al dichiarante non è autorizzato.
law-dummy_went_too_far = Il morto ha indicato la renonce di un difensore, o ha chiesto al dichiarante dopo aver perso i diritti.
law-a_revoke_of_dummys_hand = La renonce è della mano del morto.
law-revoked_on_purpose = La renonce è stata fatta o nascosta di proposito.
law-attention_came_too_late = L'attenzione vi è stata richiamata dopo il periodo di correzione.
law-only_one_card_was_left = Alla tredicesima presa ognuno ha una carta sola: giocarla non è mai renonce.
law-a_card_is_missing = In una presa prima dell'ultima un giocatore non ha giocato.
law-the_card_is_supplied = Finché un giocatore di ciascuna linea non ha giocato alla presa successiva, chi non ha giocato nella presa fornisce una carta che può legalmente giocare.
law-too_late_to_supply_it = Ciascuna linea ha giocato dopo una presa in cui manca una carta.
law-adds_a_card_of_the_suit = Se ciascuna linea ha già giocato alla successiva, chi non ha giocato nella presa aggiunge alle carte giocate una del seme d'attacco; conta come renonce e può costare una presa, ma la presa resta di chi era.
    .until-1997 = Se ciascuna linea ha già giocato alla successiva, chi non ha giocato nella presa aggiunge alle carte giocate una del seme d'attacco, senza rettifica.
law-adds_any_card = Se ciascuna linea ha già giocato alla successiva e non ha il seme d'attacco, aggiunge alle carte giocate una qualunque; conta come renonce e può costare una presa, ma la presa resta di chi era.
law-deemed_to_have_revoked = Chi non ha giocato nella presa conta come se lì avesse fatto renonce.
    .until-1997 = Chi non ha giocato nella presa, e non aveva il seme, conta come se lì avesse fatto renonce.
law-four_cards_were_played = La presa ha quattro carte e non è l'ultima.
law-could_not_follow_suit = Chi non ha carte del seme d'attacco può giocare qualunque carta.
law-could_not_comply = Chi non ha la carta o il seme che gli è imposto può giocare qualunque carta legale.
law-failed_to_follow_suit = Chi può rispondere a colore deve farlo, prima di ogni altro obbligo.
law-disobeyed_a_requirement = È renonce anche non giocare, potendo, la carta o il seme imposti dal Codice o da un avversario (per esempio secondo 50D, 51 o 57A).
law-a_revoke = Un giocatore che poteva non ha giocato ciò che doveva: è una renonce.
law-in_time = L'attenzione è stata richiamata entro il periodo di correzione.
law-governed = È una renonce di cui l'Arbitro ha saputo in tempo.
law-dummy_may_ask_declarer = Finché ha i suoi diritti il morto può chiedere al dichiarante se ha fatto renonce.
law-dummy_may_not_ask_defenders = Il morto non può chiederlo a un difensore.
law-defenders_may_ask_each_other = I difensori possono interrogarsi reciprocamente, se l'autorità non lo vieta.
    .until-1997 = I difensori non possono interrogarsi reciprocamente, se la zona non lo consente.
law-partner_was_asked_in_time = Un difensore ha chiesto al compagno di una renonce che viene sistemata.
law-a_defender_asked_his_partner = I difensori possono interrogarsi reciprocamente su una renonce, a rischio di dare informazione non autorizzata.
    .until-2007 = I difensori possono chiedere al dichiarante e, se l'autorità non lo vieta, interrogarsi reciprocamente, a rischio di dare informazione non autorizzata.
    .until-1997 = Se la zona lo consente, i difensori possono interrogarsi reciprocamente su una renonce.
law-a_card_goes_back_to_a_hand = Una carta giocata torna in una mano.
law-unauthorised_for_the_offending_side = L'informazione data da carte ritirate che tornano in una mano, proprie o altrui, non è autorizzata per la linea che ha sbagliato.
    .until-2007 = L'informazione data dalle carte ritirate, proprie e altrui, non è autorizzata per la linea che ha sbagliato.
    .until-1997 = L'informazione data dalle carte ritirate, proprie e altrui, non è autorizzata per la linea che ha sbagliato.

law-to_be_corrected = Una renonce non consumata va corretta.
law-another_card_than_the_penalty_card = Un difensore ha giocato un'altra carta quando doveva la penalizzata.
law-must_be_corrected = Chi ha fatto renonce la corregge, finché non è consumata, appena se ne richiama l'attenzione.
    .until-2007 = Chi si accorge della propria renonce prima che sia consumata deve correggerla.
law-defender_may_not_withdraw_it = Il difensore non può ritirare da sé la carta giocata al posto della penalizzata.
law-declarer_accepts_or_refuses = Il dichiarante può accettare la carta giocata al posto della penalizzata, o far giocare questa.
law-declarer_has_accepted = Se il dichiarante ha giocato dalla sua mano o dal morto deve accettare la carta giocata al posto della penalizzata.
    .until-1997 = Il dichiarante può accettare la carta giocata al posto della penalizzata, e deve se la sua linea ha giocato dopo.
law-revoked_with_a_penalty_card = La renonce è consumata, il gioco continua e una penalizzata non è stata giocata.
law-the_unplayed_card_remains = Una penalizzata non giocata quando doveva esserlo resta penalizzata.
law-twelfth_trick_is_corrected = Alla dodicesima presa si corregge anche una renonce consumata, finché le quattro mani non sono nel board.
law-both_sides_correct = Se entrambe le linee hanno fatto renonce sulla stessa presa e una sola ha proseguito, correggono entrambe, e ogni carta ritirata dai difensori diventa penalizzata.
law-corrected = La renonce viene corretta.
law-put_right_at_once = La renonce si sistema subito.
law-opponents_may_take_back = La linea innocente può cambiare ciò che ha giocato fra la renonce e il richiamo dell'attenzione.
law-next_player_may_take_back = Se lo fa, il giocatore che segue, della linea che ha sbagliato, può cambiare la sua carta; quella di un difensore diventa penalizzata.
law-a_defenders_twelfth_card = La renonce di un difensore alla dodicesima si corregge.
law-partner_has_a_choice = Un difensore ha fatto renonce alla dodicesima prima che toccasse giocare al compagno.
    .until-2007 = Un difensore ha fatto renonce alla dodicesima e il compagno, che doveva ancora giocare, ha due semi.
law-partner_has_seen_the_card = Ciò che la carta ritirata ha detto al compagno che doveva ancora giocare è non autorizzato.
law-partners_play_is_tested = Alla dodicesima la carta vista è informazione non autorizzata per il compagno che doveva ancora giocare, vincolato dall'articolo 16C.
    .until-2007 = Alla dodicesima il compagno con due semi non può scegliere la giocata suggerita dalla carta vista.

law-all_hands_are_back = Le quattro mani sono tornate nel board: una renonce alla dodicesima presa non si corregge più, comunque si sia consumata.
law-played_to_the_next_trick = Chi ha fatto renonce, o il compagno, ha attaccato o giocato nella presa successiva, anche illegalmente.
law-named_a_card_for_the_next_trick = Chi ha fatto renonce, o il compagno, ha nominato o designato una carta per la presa successiva.
law-claimed_or_conceded = La linea che ha sbagliato ha fatto un claim o una concessione di prese.
    .until-2007 = La linea che ha sbagliato ha fatto un claim o una concessione, o si è detta d'accordo con uno.
law-let_the_opponents_claim_stand = L'accordo della linea che ha sbagliato sul claim avversario è ormai completo.
law-agreed_for_good = Il claim non è stato contestato prima che quella linea chiamasse in un board successivo o che il turno finisse.
law-established = La renonce è consumata.
law-during_the_play = L'attenzione è stata richiamata mentre si giocava la mano.
law-unestablished = La renonce non è consumata.
law-may_no_longer_be_corrected = Una renonce consumata non si corregge più e la presa resta com'è stata giocata.

law-counted_because_partner_asked = Dopo una domanda vietata fra difensori la carta si sostituisce e si applica l'articolo 64 come a una renonce consumata.

law-dummy_had_lost_his_rights = Il morto ha parlato per primo dopo aver perso i suoi diritti.
law-dummy_had_his_rights = Il morto ha parlato per primo e aveva i suoi diritti.
law-dummy_asked_declarer = Il morto che ha i suoi diritti può chiedere al dichiarante, mai a un difensore, se non ha più carte del seme.
law-dummy_pointed_at_a_defender = Durante il gioco il morto è stato il primo a chiedere di una renonce di un difensore o a farla notare.
law-counted_because_dummy_asked = Se chiede per primo un morto senza diritti, il dichiarante sostituisce la carta e si applica l'articolo 64 come a una renonce consumata.
law-dummy_without_rights_pointed = Durante il gioco un morto senza diritti ha fatto notare per primo la renonce di un difensore.
law-dummy_asked_at_the_twelfth = Alla dodicesima la carta di cui un morto senza diritti chiede per primo si sostituisce, e si applica l'articolo 64.
law-none_goes_over_as_if_established = Una renonce alla dodicesima presa che vale come consumata non trasferisce prese.
law-no_rectification_now = Se un morto senza diritti fa notare per primo l'irregolarità di un difensore non c'è rettifica immediata, consumata o no, e si prosegue.
law-no_penalty = Se un morto senza diritti fa notare per primo la renonce di un difensore non c'è penalità: si corregge, se si può ancora, e non si trasferiscono prese.
law-the_defenders_gain_is_looked_at = Ora non si rettifica nulla, o nulla si penalizza, e a fine gioco si guarda al vantaggio.

law-a_card_is_withdrawn = La carta della renonce viene ritirata.
law-deliberately_played = La carta è stata giocata deliberatamente dalla mano coperta.
law-becomes_a_major_penalty_card = La carta ritirata da un difensore, se giocata dalla mano coperta, diventa penalizzata maggiore.
law-replaced_without_more = Una carta del dichiarante, del morto o già scoperta si sostituisce senza altra rettifica.
law-tricks_are_still_to_be_played = Può ancora venire un attacco.
law-a_penalty_card_restricts_the_defenders = La carta ritirata da un difensore è sul tavolo mentre il gioco continua.
law-played_at_the_first_opportunity = La penalizzata maggiore si gioca alla prima occasione legale.
law-declarer_chooses_before_the_lead = Il compagno di chi ha la carta penalizzata non attacca prima che il dichiarante abbia scelto.
law-a_penalty_card_informs = Una carta penalizzata è sul tavolo mentre si gioca.
law-forgotten_once_picked_up = Ciò che ha mostrato una carta penalizzata ripresa in mano non è autorizzato per il compagno di chi l'aveva; per il dichiarante sì.

law-to_be_counted = La renonce è consumata, o conta come se lo fosse.
law-rectified = Per una renonce che conta si trasferiscono prese.
law-won_by_the_offender = Se la presa l'ha vinta chi ha fatto renonce, si trasferiscono quella e, se la sua linea ne ha vinte altre dopo, una di esse.
law-not_won_by_the_offender = Se non l'ha vinta chi ha fatto renonce, ma la sua linea ha vinto quella o una successiva, si trasferisce una presa.
    .until-1997 = Se non l'ha vinta chi ha fatto renonce, si trasferisce una presa, o due se ne ha poi vinta una con una carta giocabile allora e la sua linea un'altra.
law-kept_a_playable_card = Chi ha fatto renonce ha poi vinto una presa con una carta che poteva giocare allora, e la sua linea un'altra ancora.
law-on_the_twelfth_trick = La renonce è stata fatta alla dodicesima presa.
law-both_were_corrected = Entrambe le renonce sulla stessa presa vengono corrette.
law-both_sides_revoked = Entrambe le linee hanno fatto renonce nel board, ed entrambe sono consumate.
    .until-2007 = Entrambe le linee hanno fatto renonce nel board.
law-both_sides_revoked_on_one_trick = Entrambe le linee hanno fatto renonce sulla stessa presa: solo equità, come se nessuna l'avesse fatta (verbale WBF del 2001).
law-a_card_in_sight_was_not_played = Non è stata giocata una carta penalizzata o una carta del morto.
    .until-2007 = Non è stata giocata una carta scoperta sul tavolo o di una mano scoperta, morto compreso.
law-same_suit_again = Lo stesso giocatore ha fatto di nuovo renonce nel seme, e la prima era consumata.
    .until-2007 = Lo stesso giocatore ha fatto di nuovo renonce nello stesso seme.
law-after_a_call_on_the_next_deal = L'attenzione è stata richiamata dopo che la linea innocente aveva già chiamato nella mano successiva.
law-after_the_round = L'attenzione è stata richiamata dopo la fine del turno.
law-won_nothing = La linea che ha sbagliato non ha vinto né la presa della renonce né una successiva.
law-compensated_enough = Dopo ogni renonce consumata, anche se non costa prese, e dopo una che entrambe le linee hanno dovuto correggere, l'Arbitro guarda se la linea innocente è compensata a sufficienza.
    .until-2007 = Dopo ogni renonce consumata, anche se non costa prese, l'Arbitro guarda se la linea innocente è compensata a sufficienza.
law-without_the_later_revokes = Per renonce ripetute si guarda all'esito senza le successive.
law-without_any_revoke = Se hanno fatto renonce entrambe e una è stata danneggiata, il punteggio arbitrale segue l'esito probabile senza alcuna renonce.

law-claimed_after_it = Dopo la renonce c'è stato un claim o una concessione, e il gioco è cessato.
law-the_claim_is_settled_first = Un claim fatto dopo una renonce consumata si definisce prima: com'è stato accettato, o come giudica l'Arbitro.
law-a_claim_is_pending = Un claim fatto dopo una renonce che si corregge si decide allora, con equità per entrambe le linee.
law-facts_lost_in_mixed_cards = Se i fatti di una renonce denunciata non si accertano più e una sola linea ha mescolato le sue carte, si decide per l'altra.
    .until-2007 = Se qualcuno mescola le sue carte dopo la denuncia e i fatti non si accertano più, si decide per l'altra linea.
law-hidden_on_purpose = Non si può nascondere un'infrazione, nemmeno con una seconda renonce o mescolando le carte.
law-whatever_the_director_learns = L'Arbitro rettifica ciò che apprende in qualunque modo, entro il periodo di correzione.

## Perché

reason-1 =
    { $status ->
        [not_a_revoke] { "" }
       *[other] { $hand ->
            [declarer] Il dichiarante ha fatto renonce{ $trick ->
                [unknown] .
               *[other] {" "}alla presa { $trick }.
            }
            [dummy] La mano del morto ha fatto renonce{ $trick ->
                [unknown] .
               *[other] {" "}alla presa { $trick }.
            }
            [defender] Un difensore ha fatto renonce{ $trick ->
                [unknown] .
               *[other] {" "}alla presa { $trick }.
            }
           *[other] È stata fatta una renonce{ $trick ->
                [unknown] .
               *[other] {" "}alla presa { $trick }.
            }
        }
    }
reason-2 =
    { $tricks ->
        [0] { "" }
       *[other] { $won_by ->
            [unknown] { "" }
            [offender] La presa l'ha vinta chi ha fatto renonce{ $later_tricks ->
                [none] ; la sua linea non ne ha vinte altre dopo.
                [one] ; la sua linea ne ha vinta un'altra dopo.
                [more] ; la sua linea ne ha vinte altre dopo.
               *[other] .
            }
            [partner] La presa l'ha vinta l'altra mano di quella linea, non chi ha fatto renonce.
           *[opponents] La presa l'ha vinta la linea innocente{ $later_tricks ->
                [none] ; chi ha fatto renonce e il compagno non ne hanno vinte altre dopo.
                [one] ; chi ha fatto renonce e il compagno ne hanno vinta una dopo.
                [more] ; chi ha fatto renonce e il compagno ne hanno vinte altre dopo.
               *[other] .
            }
        }
    }
reason-no-exemption = Non si applica nessuna delle eccezioni dell'articolo 64B.

## Che cosa resta da fare dopo, in poche parole

task-TransferTricks =
    { $tricks ->
        [1] { $hand ->
            [defender] 1 presa al dichiarante
           *[other] 1 presa ai difensori
        }
       *[other] { $hand ->
            [defender] { $tricks } prese al dichiarante
           *[other] { $tricks } prese ai difensori
        }
    }
task-ConsiderAdjustedScore =
    { $most ->
        [0] c'è danno?
       *[other] danno compensato?
    }
task-CompareWithoutTheLaterRevokes = senza le successive?
task-CompareWithoutAnyRevoke = senza renonce?
task-ConsiderAPenaltyForConcealment = renonce nascosta?
task-pending = prese da contare
task-board =
    { $others ->
        [0] { $tricks ->
            [1] 1 presa in tutto
           *[other] { $tricks } prese in tutto
        }
       *[other] { $tricks } e { $others } prese
    }
task-RuleTheClaimAfterwards = poi il claim
task-KeepItFromDeclarer = morto: lo ha aiutato?
task-WeighTheQuestion = domanda: li ha aiutati?
task-DeclarerChoosesTheLead = attacco del compagno
