### Che cosa si dice del morto, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Morto
    .command = morto
    .menu = Il morto: che cosa può fare e che cosa costa

## I fatti: come si chiedono, come si risponde

fact-act = Che cosa fa, o vorrebbe fare, il morto?
option-act-ask_declarer_revoke = Chiede al dichiarante
option-act-ask_defender = Chiede a un difensore
option-act-draw_attention = Fa notare un'infrazione
option-act-call_director = Chiama l'Arbitro
option-act-prevent = Previene un'infrazione
option-act-suggest_or_touch = Tocca o indica una carta
option-act-comment_on_play = Commenta il gioco
option-act-exchange_hands = Scambia le carte
option-act-left_seat_to_watch = Si alza a guardare
option-act-looked_at_defender_hand = Guarda mano avversaria
option-act-shown_defender_hand = Gli mostrano una mano
option-act-hand_revoked = La sua mano fa renonce
option-act-info_to_director = Riferisce all'Arbitro
option-act-count_tricks = Tiene il conto
option-act-correct_explanation = Corregge il dichiarante
fact-phase = Il gioco della mano era finito?
option-phase-during_play = Gioco ancora in corso
option-phase-after_play = Gioco già finito
fact-attention_already_drawn = Un altro giocatore l'aveva già fatto notare?
option-attention_already_drawn-yes = Già notata da altri
option-attention_already_drawn-no = Prima notata dal morto
fact-a2_breached_before = Il morto aveva già perso i suoi diritti (scambio di carte, alzarsi a guardare il dichiarante, guardare la mano di un difensore)?
option-a2_breached_before-yes = Diritti già persi
option-a2_breached_before-no = Diritti intatti
fact-was_a_revoke = Si trattava di una renonce?
    .aside = È una renonce? Guarda le carte lontano dal tavolo.
option-was_a_revoke-yes = Sì, di una renonce
option-was_a_revoke-no = No, di altro
fact-was_irregularity_by =
    { $act ->
        [prevent] Chi stava per commettere l'irregolarità?
       *[other] Chi aveva commesso l'irregolarità?
    }
option-was_irregularity_by-declarer = Il dichiarante
option-was_irregularity_by-defender = Un difensore
fact-lead_from_wrong_hand = Ha avvertito il dichiarante che attaccava dalla mano sbagliata?
option-lead_from_wrong_hand-yes = Sì, mano sbagliata
option-lead_from_wrong_hand-no = No, di altro

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

group-act-asked = Ha chiesto o fatto notare qualcosa
group-act-card = Ha dato un'indicazione o commentato
group-act-saw = Ha visto un'altra mano
group-act-seat = Si è alzato, o ha scambiato carte
choice-act-hand_revoked = La sua mano ha fatto renonce
choice-act-ask_declarer_revoke = Chiede al dichiarante
choice-act-ask_defender = Chiede a un difensore
choice-act-draw_attention = Fa notare qualcosa
choice-act-call_director = Chiama l'Arbitro
choice-act-prevent = Avverte qualcuno
choice-act-suggest_or_touch = Ha toccato o suggerito una carta
choice-act-comment_on_play = Ha commentato il gioco
choice-act-exchange_hands = Ha scambiato le carte
choice-act-left_seat_to_watch = Si è alzato a guardare
choice-act-looked_at_defender_hand = Ha visto la mano di un difensore
choice-act-shown_defender_hand = Mano mostrata da un difensore
choice-act-info_to_director = Riferisce fatti
choice-act-count_tricks = Conta le prese
choice-act-correct_explanation = Ha corretto una spiegazione
choice-phase-after_play = Il gioco era finito
choice-attention_already_drawn-yes = Qualcuno l'aveva già fatto notare
choice-a2_breached_before-yes = Il morto aveva perso i suoi diritti
supposed-attention_already_drawn = il morto ha parlato per primo
supposed-a2_breached_before = il morto aveva ancora i suoi diritti
supposed-phase = si stava ancora giocando
ask-act = Che cosa ha fatto, o vorrebbe fare, il morto?
brief-was_a_revoke-yes = una renonce
brief-was_a_revoke-no = non una renonce
brief-lead_from_wrong_hand-yes = ha avvertito della mano sbagliata
brief-lead_from_wrong_hand-no = ha avvertito di altro
why-act = Alcune cose il morto le può fare; altre gli costano i suoi diritti o una penalità (42, 43).
why-was_a_revoke = Se era una renonce può darsi che si debba decidere anche quella (61, 62, 63, 64).
why-was_irregularity_by = Il seguito è diverso per un'irregolarità di un difensore e per una della linea del morto (43B2, 43B3).
depends-act = che cosa ha fatto il morto
depends-was_a_revoke = se era una renonce
depends-was_irregularity_by = di chi era l'irregolarità

## La decisione in una riga

headline-LetDummyDoSo =
    { $phase ->
        [after_play] A gioco finito il morto può far notare qualunque irregolarità ({ $articles }).
       *[other] { $act ->
            [ask_declarer_revoke] Il morto può chiedere al dichiarante se ha ancora carte del seme ({ $articles }).
            [prevent] Il morto può cercare di prevenire l'irregolarità ({ $articles }).
            [info_to_director] Il morto può parlare davanti all'Arbitro di fatti e di Codice ({ $articles }).
            [correct_explanation] Il morto corregge la spiegazione errata del dichiarante, anche durante il gioco ({ $articles }).
           *[other] Il morto può tenere il conto delle prese ({ $articles }).
        }
    }
headline-LetDummyCallTheDirector = Altri l'hanno già fatto notare: anche il morto può chiamare l'Arbitro ({ $articles }).
headline-StopDummy =
    { $act ->
        [ask_declarer_revoke] Il morto non può più chiedere: ha perso i suoi diritti ({ $articles }).
        [ask_defender] Il morto non può chiedere a un difensore ({ $articles }).
        [draw_attention] Il morto non può far notare un'irregolarità durante il gioco ({ $articles }).
        [call_director] Il morto non può chiamare l'Arbitro per primo ({ $articles }).
        [comment_on_play] Il morto non può dire nulla del gioco ({ $articles }).
       *[other] { $a2_breached_before ->
            [yes] Il morto non può più avvertire: ha perso i suoi diritti ({ $articles }).
           *[other] Il morto non può prevenire l'irregolarità di un difensore ({ $articles }).
        }
    }
headline-DiscourageDummy = Il morto non dovrebbe chiamare l'Arbitro per primo ({ $articles }).
headline-PlayOnAndWeighTheSuggestion = Il morto non può indicare una carta: il gioco prosegue, il danno si valuta dopo ({ $articles }).
headline-protection_lost = Il morto ha perso i suoi diritti: domande e avvertimenti costano ({ $articles }).
headline-rights_kept = Il morto conserva i suoi diritti: non ha guardato di sua iniziativa ({ $articles }).
headline-defender_at_fault = È il difensore in infrazione: non può mostrare la sua mano al morto ({ $articles }).
headline-hand_chosen = Un difensore sceglie da quale mano il dichiarante attacca ({ $articles }).
headline-as_if_established = Se è renonce, la carta si sostituisce e conta come consumata ({ $articles }).
headline-play_on =
    { $edition ->
        [1997] Nessuna penalità per il difensore ({ $articles }).
       *[other] Nessuna rettifica adesso: si prosegue ({ $articles }).
    }
headline-dummy_revoked = Renonce della mano del morto: si corregge se non è consumata ({ $articles }).

## La decisione in poche parole

result-protection_lost = Il morto ha perso i suoi diritti ({ $articles })
result-PlayOnAndWeighTheSuggestion = Il morto non può suggerire una carta: danno da valutare alla fine ({ $articles })
result-defender_at_fault = Difensore in infrazione: non può mostrare la sua mano ({ $articles })
result-as_if_established = Se è renonce, la carta si sostituisce e conta come consumata ({ $articles })
outcome-LetDummyDoSo = può farlo ({ $articles })
outcome-StopDummy = non può ({ $articles })
outcome-DiscourageDummy = non per primo ({ $articles })

## Gli ordini

order-LetDummyDoSo =
    { $phase ->
        [after_play] Ascolta il morto e rettifica ciò che è ancora in tempo
       *[other] { $act ->
            [ask_declarer_revoke] Lascia che il morto chieda
            [prevent] Lascia che il morto avverta, prima che l'irregolarità sia commessa
            [info_to_director] Ascolta il morto
            [correct_explanation] Ascolta il morto: doveva dirlo appena finita la licitazione; poi giudica l'informazione errata
           *[other] Lascia che il morto conti, senza annunciarlo durante il gioco
        }
    }
order-LetDummyCallTheDirector = Vai al tavolo e rettifica l'irregolarità
order-StopDummy =
    { $act ->
        [ask_declarer_revoke] Ferma il morto: senza i suoi diritti non dovrebbe chiedere
        [ask_defender] Ferma il morto: la domanda ai difensori spetta al dichiarante
        [draw_attention] Ferma il morto: può farlo notare solo a gioco finito
        [call_director] Ferma il morto: può chiamare l'Arbitro solo dopo che un altro ha fatto notare l'irregolarità
        [comment_on_play] Ferma il morto: non partecipa al gioco
       *[other] { $a2_breached_before ->
            [yes] Ferma il morto: senza i suoi diritti non dovrebbe avvertire
           *[other] Ferma il morto: 42B2 gli consente di prevenire solo le irregolarità del dichiarante
        }
    }
order-DiscourageDummy = Di' al morto di aspettare che un altro faccia notare l'irregolarità
order-PlayOnAndWeighTheSuggestion = Fai proseguire il gioco; a fine gioco, se il dichiarante ha seguito il suggerimento e i difensori ne hanno avuto danno, attribuisci un punteggio arbitrale
order-DenyDummyHisRights = Di' al morto che cosa costa d'ora in poi se chiede di una renonce al dichiarante, lo avverte della mano sbagliata o fa notare l'irregolarità di un difensore
order-LeaveDummyHisRights = Lascia al morto i suoi diritti
order-ReproveTheDefender = Richiama il difensore: le sue carte non si mostrano al morto
order-LetADefenderChooseTheHand = Fai scegliere a uno dei difensori da quale mano il dichiarante attacca
order-ReplaceAndCount = Se la giocata era una renonce, fai sostituire la carta del dichiarante con una legale e applica l'articolo 64 come se fosse consumata
order-ImposeNoPenalty = Non applicare penalità all'irregolarità del difensore; ciò che va corretto si corregge
order-PlayOnAsIfNothingHadHappened = Fai proseguire il gioco come se non fosse successo nulla
order-RuleDummysRevoke = Decidi sulla renonce: se non è consumata, la carta torna al morto e se ne gioca una legale
order-RuleTheRevoke =
    { $hand ->
        [declarer] Passa alla renonce del dichiarante, se c'è stata davvero
       *[other] Passa alla renonce del difensore, se c'è stata davvero
    }
order-TransferNothing = Se è consumata non trasferire prese: valuta solo l'equità
order-WarnDummy =
    { $a2_breached_before ->
        [yes] Richiama o penalizza il morto secondo l'articolo 90
       *[other] { $act ->
            [ask_defender] Richiama o penalizza il morto secondo l'articolo 90; se c'è renonce, la rettifica resta dovuta
            [draw_attention] Richiama o penalizza il morto secondo l'articolo 90; l'irregolarità va rettificata lo stesso
            [call_director] Richiama o penalizza il morto secondo l'articolo 90; l'irregolarità va rettificata lo stesso
           *[other] Richiama o penalizza il morto secondo l'articolo 90
        }
    }
order-WeighTheQuestion = Ciò che la domanda ha fatto capire al dichiarante è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
order-AdjustIfItHelped = Se il dichiarante ha scelto, fra alternative logiche, ciò che quelle parole suggerivano, attribuisci un punteggio arbitrale

## Che cosa si dice ai giocatori

say-LetDummyDoSo =
    .dummy = è nei Suoi diritti.
say-LetDummyCallTheDirector =
    .all = l'irregolarità era già stata notata, perciò chiunque può chiamarmi.
say-StopDummy =
    .dummy =
        { $act ->
            [ask_declarer_revoke] in questa mano ha perso i Suoi diritti, perciò non chieda.
            [ask_defender] Lei non può chiederlo a un difensore: può farlo solo il dichiarante.
            [draw_attention] può farlo notare solo a gioco finito.
            [call_director] può chiamarmi solo dopo che un altro ha fatto notare l'irregolarità.
            [comment_on_play] Lei è il morto: non può dire nulla del gioco.
           *[other]
                { $a2_breached_before ->
                    [yes] in questa mano ha perso i Suoi diritti, perciò non avverta.
                   *[other] può prevenire solo le irregolarità del dichiarante.
                }
        }
say-DiscourageDummy =
    .dummy = aspetti che un altro faccia notare l'irregolarità.
say-PlayOnAndWeighTheSuggestion =
    .dummy = Lei è il morto: non può toccare, indicare o suggerire una carta.
    .all = proseguite; a fine mano chiamatemi se pensate di avere avuto un danno.
say-DenyDummyHisRights =
    .dummy =
        { $act ->
            [left_seat_to_watch] torni al Suo posto. In questa mano ha perso i Suoi diritti: non chieda né avverta né faccia notare nulla.
           *[other] in questa mano ha perso i Suoi diritti: non chieda né avverta né faccia notare nulla.
        }
say-LeaveDummyHisRights =
    .dummy = conserva i Suoi diritti.
say-ReproveTheDefender =
    .defender = non può mostrare le Sue carte al morto.
say-LetADefenderChooseTheHand =
    .defenders = uno di voi due può dire da quale mano attacca il dichiarante.
say-ReplaceAndCount =
    .declarer = se quella carta era una renonce, la sostituisca con una legale; vale come consumata.
    .dummy = in questa mano ha perso i Suoi diritti, e non può chiedere di una renonce.
say-ImposeNoPenalty =
    .all = l'errore si corregge, senza penalità.
say-PlayOnAsIfNothingHadHappened =
    .all = per ora nessuna rettifica; proseguite.
say-RuleDummysRevoke =
    .all = un momento: prima la renonce della mano del morto.
say-RuleTheRevoke =
    .all = un momento: guardo subito se c'è stata renonce.
say-TransferNothing =
    .defenders = una renonce del morto non costa prese; se vi ha danneggiato, attribuisco un punteggio arbitrale.
say-WarnDummy =
    .dummy = questo può costarvi una penalità.
say-WeighTheQuestion =
    .declarer = non può servirsi di ciò che la domanda del morto Le ha fatto capire.
say-AdjustIfItHelped =
    .declarer = non può servirsi di ciò che ha detto il morto.

## Le disposizioni, in parole nostre

law-did_what_he_may_not = Il morto ha rinunciato ai suoi diritti, ha passato i suoi limiti, o ha parlato dopo aver perso i diritti.
law-asked_what_he_may_not = Il morto ha chiesto a un difensore di una renonce.
law-informed_the_director = Davanti all'Arbitro il morto può riferire fatti e parlare di Codice.
law-kept_count_of_tricks = Il morto può tenere il conto delle prese vinte e perse.
law-corrected_declarers_explanation = Dopo il passo finale il morto deve chiamare l'Arbitro e dire che il dichiarante ha spiegato male una chiamata.
law-dummys_hand_did_not_follow = Anche la mano del morto risponde a colore, se può.
law-a_card_of_dummys_was_not_played = Per una carta del morto non giocata non si trasferiscono prese.
law-indicated_a_card = Il morto non tocca né indica una carta se il dichiarante non lo ordina.
law-asks_declarer = Finché ha i suoi diritti il morto può chiedere al dichiarante se ha fatto renonce.
law-asks_a_defender = Il morto non può chiedere a un difensore se ha fatto renonce.
law-asked_about_a_revoke = Il morto che ha i suoi diritti può chiedere al dichiarante, mai a un difensore, se non ha più carte del seme.
law-tries_to_prevent = Qualunque giocatore, morto compreso, può cercare di prevenire un'irregolarità; il morto nei limiti degli articoli 42 e 43.
law-prevented_an_irregularity = Il morto che ha i suoi diritti può cercare di prevenire qualunque irregolarità.
    .until-2007 = Il morto che ha i suoi diritti può cercare di prevenire le irregolarità del dichiarante.
    .until-1997 = Il morto che ha i suoi diritti può cercare di prevenire le irregolarità del dichiarante.
law-spoke_after_play = A gioco finito il morto può far notare qualunque irregolarità.
law-used_a_right_he_had_lost = Un morto che ha violato 43A2 non dovrebbe usare i diritti di 42B.

law-rights_had_been_lost = Il morto aveva scambiato le carte, si era alzato a guardare o aveva visto la mano di un difensore.
law-attention_was_drawn = Un altro giocatore ha già fatto notare l'irregolarità.
law-points_at_something = Durante il gioco il morto fa notare qualcosa o chiama l'Arbitro.
law-is_the_first_to_point = Durante il gioco il morto è il primo a far notare qualcosa o a chiamare l'Arbitro.
law-attention_has_been_drawn = Fatta notare un'irregolarità, qualunque giocatore può chiamare l'Arbitro, morto compreso.
law-called_the_director_first = Durante il gioco il morto non può chiamare l'Arbitro per primo.
    .until-2007 = Durante il gioco il morto non dovrebbe chiamare l'Arbitro per primo.
law-spoke_before_play_was_over = Il morto ha fatto notare per primo un'irregolarità prima che il gioco finisse.
law-drew_attention_during_play = Durante il gioco il morto non può far notare un'irregolarità.
law-took_part_in_the_play = Il morto non partecipa al gioco e non ne dice nulla al dichiarante.
law-told_declarer_something = Il morto non partecipa al gioco e non ne dice nulla al dichiarante.
law-what_dummy_said_helped = Se il dichiarante ha scelto, fra alternative logiche, ciò che le parole del compagno suggerivano, e ne ha avuto vantaggio, si attribuisce un punteggio arbitrale.
law-exchanged_hands = Il morto non può scambiare le carte con il dichiarante.
law-left_his_seat = Il morto non può alzarsi per guardare il dichiarante che gioca.
law-looked_at_a_hand = Il morto non può guardare le carte di un difensore.
    .until-2007 = Il morto non può guardare di sua iniziativa le carte di un difensore.
law-a_defender_showed_his_hand = Un difensore non può mostrare al morto le sue carte.

law-speaks_of_declarers_revoke = Durante il gioco il morto parla di una renonce del dichiarante.
law-speaks_of_a_defenders_revoke = Durante il gioco il morto parla di una renonce di un difensore.
law-the_revoke_is_ruled_on = Se è una renonce si decide; non subito, se un morto senza diritti ha indicato per primo quella di un difensore.
law-gave_up_his_rights = Il morto ha scambiato le carte, si è alzato a guardare o ha visto la mano di un difensore.
law-went_beyond_his_limits = Il morto ha chiamato l'Arbitro, fatto notare qualcosa o preso parte al gioco.
law-spoke_though_he_had_lost_his_rights = Il morto ha chiesto, avvertito o fatto notare qualcosa dopo aver perso i suoi diritti.
law-warned_of_the_wrong_hand = Se un morto senza diritti avverte della mano sbagliata, la sceglie un difensore.
law-spoke_first_of_declarers_revoke = Se ne parla per primo un morto senza diritti, il dichiarante sostituisce la carta e si applica l'articolo 64 come a una renonce consumata.
law-speaks_first_without_rights = Durante il gioco un morto senza diritti è il primo a parlare di un'irregolarità.
law-speaks_of_a_defenders_irregularity = Durante il gioco il morto parla di un'irregolarità di un difensore.
law-nothing_is_corrected_now = Il morto aveva perso i suoi diritti, e l'irregolarità del difensore resta com'è mentre si prosegue.
law-no_rectification_now = Se un morto senza diritti fa notare per primo l'irregolarità di un difensore non c'è rettifica immediata, e si prosegue.
    .until-1997 = Se un morto senza diritti fa notare per primo l'irregolarità di un difensore, non c'è penalità.

## Perché

reason-1 =
    { $attention_already_drawn ->
        [no] { $a2_breached_before ->
            [yes] Il morto è stato il primo a parlarne.
           *[other] { "" }
        }
       *[other] { "" }
    }

## Che cosa resta da fare dopo, in poche parole

task-AdjustIfItHelped = il morto ha aiutato?
task-TransferNothing = c'è danno?
task-PlayOnAndWeighTheSuggestion = è stato seguito?
task-WeighTheQuestion = domanda: lo ha aiutato?
