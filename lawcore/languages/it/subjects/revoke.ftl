### Che cosa si dice di una renonce, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Renonce
    .command = renonce
    .menu = Una renonce: dai fatti alla decisione
further = { $number }ª renonce: { $question }
several = Renonce nel board:
    .number = { $number } renonce
    .another = Un'altra renonce
list-took = Quali di queste prese ha vinto la linea che ha fatto la prima renonce?
list-they_took = Quali di queste prese ha vinto l'altra linea?
list-playable = Quali di queste prese il colpevole ha vinto con una carta che avrebbe potuto giocare sulla renonce?
    .aside = Con quali carte ha vinto: guardate le prese lontano dal tavolo.

## I fatti: come si chiedono, come si risponde

fact-hand = Chi ha fatto renonce?
option-hand-declarer = Dichiarante
option-hand-dummy = Morto
option-hand-defender = Difensore
fact-trick = In quale presa?
fact-hands_returned = Le quattro mani sono già tutte nel board?
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
option-since-claimed = Richiesta o concessione
option-since-opponents_claimed = Richiesta avversaria
fact-reply_to_claim = Come ha risposto la linea colpevole alla richiesta avversaria?
option-reply_to_claim-accepted = L'ha accettata
option-reply_to_claim-silent = Ha taciuto
option-reply_to_claim-contested = L'ha contestata
fact-claim_settled = La linea colpevole ha già chiamato in un board successivo, o il turno è finito?
option-claim_settled-yes = Sì
option-claim_settled-no = No
fact-won_by = Chi ha vinto la presa della renonce?
option-won_by-offender =
    { $hand ->
        [declarer] Il dichiarante, di mano
        [dummy] Il morto
        [defender] Lo stesso difensore
       *[other] Il giocatore colpevole
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
fact-later_tricks = Quante prese ha vinto dopo quella la linea colpevole?
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
fact-partner_played_after =
    { $hand ->
        [declarer] E dopo di loro ha giocato anche il morto?
        [dummy] E dopo di loro ha giocato anche il dichiarante?
       *[other] E dopo di loro ha giocato anche il compagno del colpevole?
    }
option-partner_played_after-yes = Sì, ha giocato
option-partner_played_after-no = No
fact-partner_has_two_suits = Il compagno del colpevole doveva ancora giocare alla dodicesima presa e aveva carte di due semi?
    .aside = Che cosa ha il compagno: guardatelo da voi, lontano dal tavolo.
option-partner_has_two_suits-yes = Sì, di due semi
option-partner_has_two_suits-no = No
fact-dummy_lost_rights = Il morto aveva perso i suoi diritti (scambio di carte, alzarsi a guardare il dichiarante, vedere la mano di un difensore)?
option-dummy_lost_rights-yes = Li aveva persi
option-dummy_lost_rights-no = Li aveva ancora

fact-could_comply = Poteva davvero giocare la carta dovuta?
    .aside = Se poteva rispondere: guardate le sue carte lontano dal tavolo, e lì non ditene nulla.
option-could_comply-yes = Poteva rispondere
option-could_comply-no = Non aveva quel seme
fact-duty = Che cosa non ha fatto?
option-duty-follow_suit = Rispondere al seme
option-duty-required_card = Obbligo o restrizione
option-duty-penalty_card = Carta penalizzata dovuta
option-duty-faced_card = Dovuta: già scoperta
fact-attention = Quando è stata notata la prima volta (al board seguente: dopo una chiamata della linea innocente)?
option-attention-during_play = Notata durante il gioco
option-attention-after_play = Notata a gioco finito
option-attention-after_call_on_next_deal = Già al board seguente
option-attention-after_round = Notata finito il turno
option-attention-after_correction_period = Correzioni già chiuse
fact-earlier_revoke_same_suit = Lo stesso giocatore aveva già fatto renonce in quel seme?
option-earlier_revoke_same_suit-none = Prima nel seme
option-earlier_revoke_same_suit-established = Già una, consumata
option-earlier_revoke_same_suit-corrected = Già una, corretta
fact-other_side_revoked = Anche l'altra linea ha fatto renonce in questo board?
option-other_side_revoked-none = Solo questa linea
option-other_side_revoked-established = Anche gli altri
option-other_side_revoked-established_same_trick = Entrambe, stessa presa
option-other_side_revoked-corrected = Anche loro, corretta
option-other_side_revoked-corrected_at_trick_twelve = Loro alla 12ª, corretta
fact-same_trick_one_side_played_on = Entrambe le linee su questa presa, e una sola ha proseguito?
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
fact-won_later_with_playable_card = Il colpevole ha poi vinto una presa con una carta che avrebbe potuto giocare sulla renonce?
    .aside = Con quale carta ha vinto: guardate le prese lontano dal tavolo; se il gioco continua, aspettate la fine.
option-won_later_with_playable_card-yes = Poi vinta con la dovuta
option-won_later_with_playable_card-no = Nessuna presa così
fact-noticed_by = Chi l'ha notata?
option-noticed_by-player = Notata al tavolo
option-noticed_by-director = Notata dall'Arbitro
option-noticed_by-spectator = Notata da uno spettatore
fact-on_purpose = Sembra voluta, nascosta o di cui poteva sapere il vantaggio?
option-on_purpose-yes = Sembra voluta o celata
option-on_purpose-no = In buona fede
fact-cards_mixed = Le carte sono state mescolate, tanto che i fatti non si accertano più?
option-cards_mixed-yes = Carte mescolate
option-cards_mixed-no = Carte in ordine
fact-card_missing = Un giocatore non ha giocato nessuna carta in quella presa?
option-card_missing-yes = Presa di tre carte
option-card_missing-no = Presa di quattro carte
fact-defenders_may_ask = I difensori possono chiedersi fra loro di una renonce?
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

ask-trick = A quale presa?
choice-trick-1-11 = Da 1 a 11
ask-since =
    { $hand ->
        [defender] Quando è stata notata, un difensore aveva già giocato alla presa dopo?
       *[other] Quando è stata notata, il dichiarante o il morto aveva già giocato alla presa dopo?
    }
    .note = Conta anche un attacco o una giocata sbagliata.
choice-since-nothing = No, nessuno dei due
choice-since-played = Sì
choice-since-played-during_play = Sì, e si sta ancora giocando
choice-since-played-after_play = Sì, e il gioco è finito
group-since-claim = Prima c'è stato un claim
    .ask = Di chi è stato il claim?
choice-since-claimed =
    { $hand ->
        [defender] Dei difensori
       *[other] Del dichiarante
    }
choice-since-opponents_claimed =
    { $hand ->
        [defender] Del dichiarante
       *[other] Dei difensori
    }
choice-since-named =
    { $hand ->
        [defender] Aveva solo nominato una carta
       *[other] Il dichiarante l'aveva solo nominata
    }
ask-reply_to_claim =
    { $hand ->
        [defender] Come hanno risposto i difensori al claim?
       *[other] Come ha risposto il dichiarante al claim?
    }
ask-claim_settled =
    { $hand ->
        [defender] I difensori hanno dichiarato in un board successivo, o il turno è finito?
       *[other] La linea del dichiarante ha dichiarato in un board successivo, o il turno è finito?
    }
choice-won_by-offender =
    { $hand ->
        [declarer] Il dichiarante
        [dummy] Il morto
       *[defender] Il difensore che ha fatto renonce
    }
choice-won_by-partner =
    { $hand ->
        [declarer] Il morto
        [dummy] Il dichiarante
       *[defender] Il suo compagno
    }
choice-won_by-opponents =
    { $hand ->
        [declarer] Un difensore
        [dummy] Un difensore
       *[defender] Il dichiarante o il morto
    }
ask-opponents_played_after =
    { $hand ->
        [defender] Da allora la linea del dichiarante ha giocato una carta?
       *[other] Da allora un difensore ha giocato una carta?
    }
choice-opponents_played_after-yes = Sì
choice-opponents_played_after-no = No
ask-partner_played_after =
    { $hand ->
        [declarer] E poi il morto?
        [dummy] E poi la mano del dichiarante?
       *[defender] E poi il suo compagno?
    }
choice-partner_played_after-yes = Sì
choice-partner_played_after-no = No
ask-partner_has_two_suits = Il compagno doveva ancora giocare, con carte di due semi?
ask-later_tricks =
    { $hand ->
        [defender] I difensori hanno vinto una presa successiva?
       *[other] La linea del dichiarante ha vinto una presa successiva?
    }
ask-dummy_lost_rights = Il morto aveva perso i suoi diritti?
    .note = Mani scambiate, posto lasciato, o la mano di un difensore guardata.

rare-card = La carta giocata o dovuta
rare-late = Notata tardi
rare-several = Più di una renonce
rare-noticed = Chi l'ha notata, chi ha chiesto
rare-doubtful = Fatti dubbi, malafede
choice-could_comply-no = Non aveva carte di quel seme
choice-duty-required_card = Non ha rispettato un obbligo
choice-duty-penalty_card = Non ha giocato la penalizzata
choice-duty-faced_card = La carta dovuta era già scoperta
choice-played_card_faced-yes = La carta giocata era già scoperta
choice-won_later_with_playable_card-yes = Dopo ha vinto una carta giocabile
choice-attention-after_play = Notata solo a gioco finito
choice-attention-after_call_on_next_deal = Board dopo: gli altri hanno chiamato
choice-attention-after_round = Il turno era finito
choice-attention-after_correction_period = Il periodo di correzione era finito
choice-earlier_revoke_same_suit-established = Stesso seme, la prima era consumata
choice-earlier_revoke_same_suit-corrected = Stesso seme, la prima fu corretta
choice-other_side_revoked-established = Anche gli altri, consumata
choice-other_side_revoked-established_same_trick = Tutti e due su questa presa
choice-other_side_revoked-corrected = Anche gli altri, corretta
choice-other_side_revoked-corrected_at_trick_twelve = Anche gli altri alla 12ª, corretta
choice-same_trick_one_side_played_on-yes = Su questa presa, una ha proseguito
choice-dummy_drew_attention-yes = Il primo a dirlo è stato il morto
choice-defender_asked_partner-yes = Un difensore ha chiesto al compagno
choice-noticed_by-director = L'ha vista l'Arbitro
choice-noticed_by-spectator = L'ha notata uno spettatore
choice-on_purpose-yes = Sembra voluta o nascosta
choice-cards_mixed-yes = Le carte sono state mescolate
choice-card_missing-yes = Nella presa manca una carta

supposed-could_comply =
    { $duty ->
        [required_card] poteva rispettare l'obbligo
        [penalty_card] poteva giocarla
        [faced_card] poteva giocarla
       *[other] aveva il seme
    }
supposed-earlier_revoke_same_suit = prima renonce in quel seme
supposed-other_side_revoked = nessuna renonce degli altri
supposed-attention = notata durante il gioco
supposed-defender_asked_partner = nessun difensore ha chiesto al compagno
supposed-dummy_drew_attention = il morto non ha parlato per primo
supposed-duty = doveva solo rispondere nel seme
supposed-played_card_faced = la carta veniva dalla mano
supposed-same_trick_one_side_played_on = non tutti e due su questa presa
supposed-won_later_with_playable_card = dopo non ha vinto una carta giocabile
supposed-card_missing = la presa ha quattro carte
supposed-on_purpose = in buona fede
supposed-cards_mixed = le carte sono in ordine
supposed-noticed_by = l'ha notata un giocatore

## La decisione in una riga

headline-not_a_revoke = Non è una renonce: la giocata resta ({ $articles }).
headline-MendTheDefectiveTrick = Manca una carta nella presa: non vale la renonce ma l'articolo 67 ({ $articles }).
headline-must_correct = Renonce non consumata: si corregge, nessuna presa trasferita ({ $articles }).
headline-CorrectTheRevoke-62D1 = Renonce alla dodicesima presa: si corregge, nessuna presa trasferita ({ $articles }).
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
        [1] Si sostituisce la carta e passa una presa, come se fosse consumata ({ $articles }).
       *[other] Si sostituisce la carta e passano due prese, come se fosse consumata ({ $articles }).
    }
headline-play_on = Nessuna rettifica ora: si continua a giocare ({ $articles }).
headline-too_late = Troppo tardi: resta il risultato del tavolo ({ $articles }).
headline-board =
    { $tricks ->
        [0] { $others ->
            [0] Più renonce: nessuna presa trasferita.
            [1] Più renonce: nessuna presa dalla linea della prima, una dall'altra.
           *[other] Più renonce: nessuna presa dalla linea della prima, { $others } dall'altra.
        }
        [1] { $others ->
            [0] Più renonce: in tutto una presa dalla linea della prima.
            [1] Più renonce: una presa dalla linea della prima, una dall'altra.
           *[other] Più renonce: una presa dalla linea della prima, { $others } dall'altra.
        }
       *[other] { $others ->
            [0] Più renonce: in tutto { $tricks } prese dalla linea della prima.
            [1] Più renonce: { $tricks } prese dalla linea della prima, una dall'altra.
           *[other] Più renonce: { $tricks } prese dalla linea della prima, { $others } dall'altra.
        }
    }
board-each = { $number }ª renonce: { $headline }
board-payment = La presa { $trick } paga la { $number }ª renonce
board-unpaid = Per la { $number }ª renonce manca una presa da trasferire: ne era dovuta un'altra, ma non ce ne sono più

## Gli ordini

order-NotARevoke = Lasciate la giocata: il giocatore non poteva giocare altrimenti
order-MendTheDefectiveTrick = Stabilite chi non ha giocato, quali carte aveva e se entrambe le linee hanno già giocato alla presa seguente; poi applicate l'articolo 67
order-LetTheResultStand = Lasciate il risultato del tavolo
order-RectifyNothingAnyMore = Il vostro dovere di rettificare è finito con il periodo di correzione
order-CorrectTheRevoke =
    { $hand ->
        [declarer] Il dichiarante riprende la carta e ne gioca una legale
        [dummy] Si rimette la carta al morto e se ne gioca una legale
        [defender] Il difensore ritira la carta e ne gioca una legale
       *[other] Si ritira la carta e se ne gioca una legale
    }
order-LetDeclarerAcceptOrRefuse = Chiedete al dichiarante se accetta la carta giocata; se la rifiuta si gioca la carta penalizzata, e l'altra diventa penalizzata maggiore
order-KeepTheCardDeclarerAccepted = Lasciate la carta giocata; la carta penalizzata resta scoperta sul tavolo
order-SubstituteAndCount =
    { $hand ->
        [declarer] Il dichiarante sostituisce la carta con una legale; poi contate come per una renonce consumata
       *[other] Il difensore sostituisce la carta con una legale; poi contate come per una renonce consumata
    }
order-PlayOnAsIfNothingHadHappened = Fate proseguire il gioco come se nulla fosse accaduto
order-LetTheTrickStand =
    { $attention ->
        [during_play] Non si corregge più: la presa resta com'è e si continua a giocare
       *[other] Non si corregge più: la presa resta com'è
    }
order-TransferTricks =
    { $won_by ->
        [offender] { $tricks ->
            [1] { $attention ->
                [during_play] Finite il gioco, poi trasferite { $trick ->
                    [unknown] la presa della renonce
                   *[other] la presa { $trick }
                }
               *[other] Trasferite { $trick ->
                    [unknown] la presa della renonce
                   *[other] la presa { $trick }
                }
            }
           *[other] { $attention ->
                [during_play] Finite il gioco, poi trasferite { $trick ->
                    [unknown] la presa della renonce e una delle successive
                   *[other] la presa { $trick } e una delle successive
                }
               *[other] Trasferite { $trick ->
                    [unknown] la presa della renonce e una delle successive
                   *[other] la presa { $trick } e una delle successive
                }
            }
        }
       *[other] { $tricks ->
            [1] { $attention ->
                [during_play] Finite il gioco, poi trasferite una presa che la linea colpevole ha vinto dalla renonce in poi
               *[other] Trasferite una presa che la linea colpevole ha vinto dalla renonce in poi
            }
           *[other] { $attention ->
                [during_play] Finite il gioco, poi trasferite due prese che la linea colpevole ha vinto dalla renonce in poi, una delle quali con una carta giocabile allora
               *[other] Trasferite due prese che la linea colpevole ha vinto dalla renonce in poi, una delle quali con una carta giocabile allora
            }
        }
    }
order-MajorPenaltyCard = La carta ritirata resta scoperta: penalizzata maggiore, di qualunque rango sia
order-ReplaceFreely =
    { $hand ->
        [declarer] La carta torna in mano al dichiarante senza altra rettifica
        [dummy] La carta torna fra quelle del morto senza altra rettifica
       *[other] La carta torna nella mano da cui veniva senza altra rettifica
    }
order-PutBackFaceUp = La carta ritirata torna scoperta sul tavolo, com'era
order-OpponentsMayTakeBack = La linea innocente può riprendere le carte giocate dopo la renonce e cambiarle
order-PartnerMayTakeBack =
    { $becomes_penalty_card ->
        [yes] Se una di quelle carte cambia, il difensore della linea colpevole che gioca subito dopo può cambiare la sua: quella ritirata diventa penalizzata
       *[no] Se una di quelle carte cambia, la mano che gioca subito dopo per la linea colpevole può cambiare la sua, senza altro
    }
order-PlayItAtTheFirstOpportunity = La carta penalizzata si gioca alla prima occasione legale, dopo il dovere di rispondere al seme e le scelte del dichiarante; se ne ha più d'una vale 51B
order-DeclarerChoosesTheLead = Prima che il compagno attacchi, il dichiarante gli impone o vieta quel seme (la carta torna in mano) o lo lascia libero
order-PartnerMayNotChooseTheSuggestedPlay = Il compagno, con carte di due semi, non può scegliere la giocata suggerita dalla carta vista
order-TestThePartnersPlay = Il compagno, con carte di due semi, non può scegliere fra le alternative logiche quella suggerita dalla carta vista (16C)
order-UseWithdrawnCards = La linea innocente può servirsi di ciò che hanno mostrato le carte ritirate
order-IgnoreWithdrawnCards = Per la linea colpevole ciò che hanno mostrato le carte ritirate è informazione non autorizzata
order-AllowTheQuestion =
    { $hand ->
        [declarer] La domanda del morto era nei suoi diritti: nulla da aggiungere
       *[other] La domanda fra difensori era ammessa
    }
order-ReproveTheQuestion = La domanda fra difensori qui è vietata: correggete lo stesso, richiamate o penalizzate (90)
order-WeighTheQuestion = Ciò che la domanda ha fatto capire al compagno è informazione non autorizzata: se ne approfitta, punteggio arbitrale
order-WarnDummy = Richiamate il morto: non poteva far notare la renonce di un difensore durante il gioco (90); la rettifica resta dovuta
order-RemindDummy = Ricordate al morto che deve badare a che la sua mano risponda al seme
order-ConsiderAdjustedScore = Poi valutate l'equità: se la linea innocente non è risarcita abbastanza, punteggio arbitrale
order-CompareWithoutTheLaterRevokes = Confrontate con ciò che sarebbe probabilmente accaduto senza le renonce successive, contando anche il trasferimento dovuto per la prima
order-CompareWithoutAnyRevoke = Valutate se una linea è stata danneggiata, guardando all'esito probabile senza renonce
order-AdjustTheDefendersScoreAlone = A fine gioco, se la renonce ha reso ai difensori, riducete soltanto il loro punteggio
order-AdjustAtTheEnd = A fine gioco valutate il danno e, se c'è, date un punteggio arbitrale
order-CountTheClaim = Prima decidete la richiesta o concessione; le prese che ne vengono contano come vinte
order-RuleTheClaimAfterwards = Corretta la renonce, decidete la richiesta; ciò che chi l'ha fatta ignorava non gli va addossato
order-RuleAgainstWhoMixedTheCards = Se la renonce era stata denunciata prima che qualcuno mescolasse le proprie carte, decidete i fatti incerti a favore dell'altra linea
order-ConsiderAPenaltyForConcealment = Se ha nascosto o ripetuto la renonce apposta, è un'infrazione a sé: penalità (90, 91)
order-ConsiderWhetherHeCouldHaveKnown = Se poteva sapere che l'irregolarità gli avrebbe reso, togliete il vantaggio con un punteggio arbitrale
order-RectifyHoweverItBecameKnown = Rettificate anche se l'avete saputo da voi o da uno spettatore

## Che cosa si dice ai giocatori

say-NotARevoke =
    .all = non è renonce; la carta giocata resta.
say-MendTheDefectiveTrick =
    .all = in quella presa manca una carta; aspettate che io sappia di chi.
say-LetTheResultStand =
    .both_sides = è tardi per cambiare qualcosa; il vostro risultato resta.
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
           *[other] riprenda la carta e ne giochi una legale.
        }
say-LetDeclarerAcceptOrRefuse =
    .declarer =
        può accettare la carta giocata; la penalizzata allora resta sul tavolo.
        oppure può rifiutarla; allora si gioca la penalizzata, e la carta giocata diventa penalizzata maggiore.
say-KeepTheCardDeclarerAccepted =
    .all = la carta giocata resta, perché la linea del dichiarante ha proseguito; la penalizzata resta scoperta.
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
say-PlayOnAsIfNothingHadHappened =
    .all = proseguite; se c'è un danno lo vedrò a fine gioco.
say-LetTheTrickStand =
    .all =
        { $attention ->
            [during_play] la renonce è consumata, la presa resta com'è. Proseguite.
           *[other] { "" }
        }
    .both_sides =
        { $attention ->
            [during_play] { "" }
           *[other] la renonce è consumata, la presa resta com'è stata giocata.
        }
say-TransferTricks =
    .both_sides =
        { $tricks ->
            [1]
                { $attention ->
                    [during_play] a fine gioco una presa passa dalla linea della renonce all'altra.
                   *[other] una presa passa dalla linea della renonce all'altra.
                }
           *[other]
                { $attention ->
                    [during_play] a fine gioco due prese passano dalla linea della renonce all'altra.
                   *[other] due prese passano dalla linea della renonce all'altra.
                }
        }
say-MajorPenaltyCard =
    .revoker = lasci la carta ritirata scoperta davanti a sé; è penalizzata maggiore.
say-ReplaceFreely =
    .declarer =
        { $hand ->
            [declarer] la carta torna in mano, senza altro.
            [dummy] la carta torna al morto, senza altro.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] la carta torna in mano, senza altro.
        }
say-PutBackFaceUp =
    .revoker = rimetta la carta scoperta sul tavolo, com'era.
say-OpponentsMayTakeBack =
    .declarer =
        { $hand ->
            [defender] può riprendere le carte che la sua linea ha giocato dopo la renonce, e cambiarle.
           *[other] { "" }
        }
    .defenders =
        { $hand ->
            [defender] { "" }
           *[other] potete riprendere le carte che avete giocato dopo la renonce, e cambiarle.
        }
say-PartnerMayTakeBack =
    .other_defender =
        { $becomes_penalty_card ->
            [yes] se una di quelle carte cambia, può cambiare quella che ha giocato subito dopo; la carta ripresa diventa penalizzata.
           *[no]
                { $hand ->
                    [defender] se una di quelle carte cambia, può cambiare quella che ha giocato subito dopo, senza altro.
                   *[other] { "" }
                }
        }
    .declarer =
        { $becomes_penalty_card ->
            [yes] { "" }
           *[no]
                { $hand ->
                    [defender] { "" }
                   *[other] se una di quelle carte cambia, può cambiare quella che la sua linea ha giocato subito dopo, senza altro.
                }
        }
say-PlayItAtTheFirstOpportunity =
    .holder = la giochi appena può farlo legalmente.
say-DeclarerChoosesTheLead =
    .declarer = se attacca l'altro difensore mentre la carta è sul tavolo, può imporgli o vietargli quel seme (la carta torna allora in mano), o lasciarlo libero.
    .other_defender = non attacchi prima che il dichiarante abbia scelto.
say-PartnerMayNotChooseTheSuggestedPlay =
    .revokers_partner = se ha carte di due semi, non può scegliere la giocata suggerita dalla carta che ha visto.
say-TestThePartnersPlay =
    .revokers_partner = se ha carte di due semi, non scelga la giocata che la carta vista può suggerire.
say-UseWithdrawnCards =
    .declarer =
        { $hand ->
            [defender] può servirsi di ciò che hanno mostrato le carte ritirate.
           *[other] { "" }
        }
    .defenders =
        { $hand ->
            [defender] { "" }
           *[other] potete servirvi di ciò che hanno mostrato le carte ritirate.
        }
say-IgnoreWithdrawnCards =
    .defenders =
        { $hand ->
            [defender] non potete servirvi di ciò che hanno mostrato le carte ritirate.
           *[other] { "" }
        }
    .declarer =
        { $hand ->
            [defender] { "" }
           *[other] non può servirsi di ciò che hanno mostrato le carte ritirate.
        }
say-ReproveTheQuestion =
    .defenders = qui non potete chiedervi fra voi di una renonce.
say-WeighTheQuestion =
    .askers_partner = non può servirsi di ciò che la domanda le ha fatto capire.
say-WarnDummy =
    .dummy = durante il gioco non può far notare la renonce di un difensore.
say-RemindDummy =
    .dummy = badi che la sua mano risponda al seme.
say-CountTheClaim =
    .both_sides = prima decido la richiesta, poi la renonce.
say-RuleTheClaimAfterwards =
    .both_sides = prima si corregge la renonce, poi decido la richiesta.
say-board =
    .both_sides =
        { $others ->
            [0]
                { $tricks ->
                    [1] una presa passa dalla linea che ha fatto renonce per prima all'altra.
                   *[other] passano { $tricks } prese dalla linea che ha fatto renonce per prima all'altra.
                }
           *[other]
                { $tricks ->
                    [0] prese che passano alla linea che ha fatto renonce per prima: { $others }.
                   *[other] prese dalla linea che ha fatto renonce per prima: { $tricks }; dall'altra: { $others }.
                }
        }

## Le disposizioni, in parole nostre

law-only_one_card_was_left = Alla tredicesima presa ognuno ha una carta sola: giocarla non è mai renonce.
law-a_card_is_missing_from_the_trick = Una presa a cui qualcuno non ha dato carta si rimedia secondo l'articolo 67.
law-four_cards_were_played = La presa ha quattro carte e non è l'ultima.
law-could_not_follow_suit = Chi non ha carte del seme d'attacco può giocare qualunque carta.
law-could_not_comply = Chi non ha la carta o il seme che gli è imposto può giocare qualunque carta legale.
law-failed_to_follow_suit = Chi può rispondere al seme deve farlo, prima di ogni altro obbligo.
law-disobeyed_a_requirement = È renonce anche non giocare, potendo, la carta o il seme imposti dal Codice o da un avversario (per esempio secondo 50D, 51 o 57A).
law-a_revoke = Un giocatore che poteva non ha giocato ciò che doveva: è una renonce.
law-in_time = L'attenzione è stata richiamata entro il periodo di correzione.
law-governed = È una renonce di cui l'Arbitro ha saputo in tempo.
law-dummy_may_ask_declarer = Il morto può chiedere al dichiarante se ha fatto renonce.
law-dummy_may_not_ask_defenders = Il morto non può chiederlo a un difensore.
law-defenders_may_ask_each_other = I difensori possono chiederselo fra loro, se l'autorità non lo vieta.
    .until-1997 = I difensori non possono chiederselo fra loro, se la zona non lo consente.
law-a_defender_asked_his_partner = I difensori possono chiedersi di una renonce, se l'autorità non lo vieta, a rischio di dare informazioni.
law-a_question_tells_partner_something = Ciò che una domanda fa capire al compagno non è autorizzato.
law-authorised_for_the_innocent_side = Le carte ritirate, proprie e altrui, informano legittimamente la linea innocente.
law-unauthorised_for_the_offending_side = Le carte ritirate, proprie e altrui, non informano legittimamente la linea colpevole.

law-to_be_corrected = Una renonce non consumata va corretta.
law-another_card_than_the_penalty_card = Un difensore ha giocato un'altra carta quando doveva la penalizzata.
law-must_be_corrected = Chi ha fatto renonce la corregge, finché non è consumata, appena se ne richiama l'attenzione.
    .until-2007 = Chi si accorge della propria renonce prima che sia consumata deve correggerla.
law-defender_may_not_withdraw_it = Il difensore non può ritirare da sé la carta giocata al posto della penalizzata.
law-declarer_accepts_or_refuses = Il dichiarante può accettare la carta giocata al posto della penalizzata; proseguendo l'ha accettata.
law-twelfth_trick_is_corrected = Alla dodicesima presa si corregge anche una renonce consumata, finché le quattro mani non sono nel board.
law-both_sides_correct = Se entrambe le linee hanno fatto renonce sulla stessa presa e una sola ha proseguito, correggono entrambe.
law-corrected = La renonce viene corretta.
law-put_right_at_once = La renonce si sistema subito.
law-opponents_may_take_back = La linea innocente può cambiare ciò che ha giocato fra la renonce e il richiamo dell'attenzione.
law-partner_may_take_back = Se lo fa, il giocatore della linea colpevole che segue può cambiare la sua carta; quella di un difensore diventa penalizzata.
law-partner_has_a_choice = Un difensore ha fatto renonce alla dodicesima e il compagno, ancora di turno, ha due semi.
law-partners_play_is_tested = Alla dodicesima la carta vista è informazione non autorizzata per il compagno che ha due semi.
    .until-2007 = Alla dodicesima il compagno con due semi non può scegliere la giocata suggerita dalla carta vista.

law-played_to_the_next_trick = Il colpevole o il compagno hanno attaccato o giocato nella presa successiva, anche illegalmente.
law-named_a_card_for_the_next_trick = Il colpevole o il compagno hanno nominato o designato una carta per la presa successiva.
law-claimed_or_conceded = La linea colpevole ha fatto una richiesta o una concessione di prese.
    .until-2007 = La linea colpevole ha fatto una richiesta o concessione, o si è detta d'accordo con una.
law-let_the_opponents_claim_stand = L'accordo della linea colpevole sulla richiesta avversaria è ormai completo.
law-agreed_for_good = La richiesta non è stata contestata prima che quella linea chiamasse in un board successivo o che il turno finisse.
law-established = La renonce è consumata.
law-unestablished = La renonce non è consumata.
law-may_no_longer_be_corrected = Una renonce consumata non si corregge più e la presa resta com'è stata giocata.

law-counted_because_partner_asked = Dopo una domanda vietata fra difensori la carta si sostituisce e si applica l'articolo 64 come a una renonce consumata.

law-dummy_had_lost_his_rights = Il morto ha parlato per primo dopo aver perso i suoi diritti.
law-dummy_had_his_rights = Il morto ha parlato per primo e aveva i suoi diritti.
law-dummy_sees_that_he_follows_suit = Il morto gioca come gli è detto e bada a che la sua mano risponda al seme.
law-dummy_asked_declarer = Il morto che ha i suoi diritti può chiedere al dichiarante se non ha più carte del seme.
law-dummy_went_too_far = Il morto non può far notare durante il gioco la renonce di un difensore; la rettifica resta dovuta.
law-counted_because_dummy_asked = Se chiede per primo un morto senza diritti, il dichiarante sostituisce la carta e si applica l'articolo 64 come a una renonce consumata.
law-no_rectification_now = Se un morto senza diritti fa notare per primo l'irregolarità di un difensore, non si rettifica e si prosegue.
law-only_the_defenders_score = Se i difensori ne hanno avuto un vantaggio, si riduce solo il loro punteggio.
    .until-2007 = A fine gioco l'Arbitro guarda al danno.

law-a_card_is_withdrawn = La carta della renonce viene ritirata.
law-a_penalty_card_lies_on_the_table = La carta ritirata da un difensore resta scoperta.
law-deliberately_played = La carta veniva dalla mano coperta, con una giocata voluta.
law-becomes_a_major_penalty_card = La carta che un difensore ritira nella mano coperta diventa penalizzata maggiore.
law-replaced_without_more = Una carta del dichiarante, del morto o già scoperta si sostituisce senza altra rettifica.
law-played_at_the_first_opportunity = La carta penalizzata maggiore si gioca alla prima occasione legale.
law-declarer_chooses_before_the_lead = Il compagno di chi ha la carta penalizzata non attacca prima che il dichiarante abbia scelto.

law-to_be_counted = La renonce è consumata, o conta come se lo fosse.
law-rectified = Per una renonce che conta si trasferiscono prese.
law-won_by_the_offender = Se la presa l'ha vinta il colpevole, passano quella e, se la sua linea ne ha vinte altre dopo, una di esse.
law-not_won_by_the_offender = Se non l'ha vinta il colpevole, ma la sua linea ha vinto quella o una successiva, passa una presa.
    .until-1997 = Se non l'ha vinta il colpevole passa una presa, o due se ne ha poi vinta una con una carta giocabile allora e la sua linea un'altra.
law-kept_a_playable_card = Il colpevole ha poi vinto una presa con una carta che poteva giocare allora, e la sua linea un'altra ancora.
law-on_the_twelfth_trick = La renonce è stata fatta alla dodicesima presa.
law-both_were_corrected = Entrambe le renonce sulla stessa presa vengono corrette.
law-both_sides_revoked = Entrambe le linee hanno fatto renonce nel board, ed entrambe sono consumate.
    .until-2007 = Entrambe le linee hanno fatto renonce nel board.
law-both_sides_revoked_on_one_trick = Entrambe le linee hanno fatto renonce sulla stessa presa: solo equità, come se nessuna l'avesse fatta (minuta WBF del 2001).
law-a_card_in_sight_was_not_played = Non è stata giocata una carta penalizzata o una carta del morto.
    .until-2007 = Non è stata giocata una carta scoperta sul tavolo o di una mano scoperta, morto compreso.
law-same_suit_again = Lo stesso giocatore ha fatto di nuovo renonce nel seme, e la prima era consumata.
    .until-2007 = Lo stesso giocatore ha fatto di nuovo renonce nello stesso seme.
law-after_a_call_on_the_next_deal = L'attenzione è stata richiamata dopo una chiamata della linea innocente nella mano successiva.
law-after_the_round = L'attenzione è stata richiamata dopo la fine del turno.
law-won_nothing = La linea colpevole non ha vinto né la presa della renonce né una successiva.
law-compensated_enough = Dopo ogni renonce che conta l'Arbitro guarda se la linea innocente è risarcita abbastanza.
law-without_the_later_revokes = Per renonce ripetute si guarda all'esito senza le successive.
law-without_any_revoke = Se hanno fatto renonce entrambe, si guarda se una linea è stata danneggiata.

law-claimed_after_it = Dopo la renonce c'è stata una richiesta o concessione.
law-a_claim_is_pending = Una richiesta fatta dopo la renonce si decide con equità per entrambe le linee.
law-facts_lost_in_mixed_cards = Se qualcuno mescola le proprie carte dopo la denuncia e i fatti non si accertano, si decide per gli altri.
law-hidden_on_purpose = Non si può nascondere un'infrazione, nemmeno con una seconda renonce o mescolando le carte.
law-could_have_known = Chi poteva sapere che l'irregolarità gli avrebbe reso non deve trarne vantaggio.
law-correction_period_is_over = Finito il periodo di correzione resta il risultato del tavolo.
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
            [offender] La presa l'ha vinta il colpevole{ $later_tricks ->
                [none] ; la sua linea non ne ha vinte altre dopo.
                [one] ; la sua linea ne ha vinta un'altra dopo.
                [more] ; la sua linea ne ha vinte altre dopo.
               *[other] .
            }
            [partner] La presa l'ha vinta l'altra mano della linea colpevole, non il colpevole.
           *[opponents] La presa l'ha vinta la linea innocente{ $later_tricks ->
                [none] ; la linea colpevole non ne ha vinte altre dopo.
                [one] ; la linea colpevole ne ha vinta una dopo.
                [more] ; la linea colpevole ne ha vinte altre dopo.
               *[other] .
            }
        }
    }
reason-no-exemption = Non si applica nessuna delle eccezioni dell'articolo 64B.
