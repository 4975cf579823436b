### Che cosa si dice di una presa difettosa, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Presa difettosa
    .command = presa_difettosa
    .menu = Una presa con una carta in meno o in più

## I fatti: come si chiedono, come si risponde

fact-kind = Che cosa non va nella presa?
option-kind-omitted = Uno non ha dato carta
option-kind-too_many = Uno ne ha date troppe
option-kind-misplaced = Carta giocata, ma altrove
fact-found = Le due linee hanno giocato nella presa dopo?
option-found-before_both_sides_played_next = Non ancora
option-found-after_both_sides_played_next = Sì, tutte e due
fact-has_suit = Il giocatore ha una carta del seme di quella presa?
    .aside = Guarda la mano del giocatore, lontano dal tavolo.
option-has_suit-yes = Sì
option-has_suit-no = No
fact-played_again = Quella carta è stata giocata una seconda volta?
    .aside = Si rimedia finché le due linee non hanno giocato oltre.
option-played_again-no = No
option-played_again-mendable = Sì, si può rimediare
option-played_again-yes = Sì, tardi per rimediare
fact-dummys = È il morto che non ha dato la carta?
option-dummys-no = Un'altra mano
option-dummys-yes = Il morto
choice-dummys-yes = Mancava la carta del morto
supposed-dummys = non mancava la carta del morto
brief-dummys-no = non il morto
brief-dummys-yes = mancava la carta del morto
why-dummys = Per una carta del morto non giocata non si trasferiscono prese (64B3).
depends-dummys = se mancava la carta del morto
choice-kind-omitted = Un giocatore non ha giocato
choice-kind-too_many = Un giocatore ha dato due carte o più
choice-kind-misplaced = Una carta giocata è finita altrove
brief-kind-misplaced = una carta giocata è finita altrove
brief-played_again-no = non rigiocata
brief-played_again-mendable = rigiocata, ancora rimediabile
brief-played_again-yes = rigiocata, tardi per rimediare
brief-kind-omitted = una carta in meno
brief-kind-too_many = una carta in più
brief-found-before_both_sides_played_next = notata prima che tutti proseguissero
brief-found-after_both_sides_played_next = le due linee avevano già proseguito
brief-has_suit-yes = il giocatore ha il seme
brief-has_suit-no = il giocatore non ha il seme
why-kind = Una carta che manca e una di troppo si correggono in modo diverso (67).
why-found = Finché le due linee non hanno giocato alla presa successiva basta correggere (67A); poi decide 67B.
depends-played_again = se è stata rigiocata
depends-kind = che cosa non va
depends-found = se tutti hanno proseguito
depends-has_suit = se ha il seme

## La decisione

headline-PutItAmongTheTricks = La carta torna nella sua presa ({ $articles }).
headline-AdjustAsItWasPlayedTwice = Giocata due volte, tardi per rimediare: punteggio arbitrale ({ $articles }).
headline-SupplyALegalCard = Il giocatore aggiunge una carta che può giocare legalmente ({ $articles }).
headline-RuleTheCardsPlayed = Le carte in più si trattano come giocate insieme ({ $articles }).
headline-PlaceACardOfTheSuit = Il giocatore mette una carta di quel seme: vale come renonce ({ $articles }).
headline-PlaceAnyCard = Il giocatore mette una carta qualsiasi: vale come renonce ({ $articles }).
headline-RestoreTheExtraCards = Le carte in più tornano in mano; la presa resta com'è ({ $articles }).
order-SupplyALegalCard = Fagli aggiungere una carta che può giocare legalmente
order-RuleTheCardsPlayed = Tratta le carte come giocate insieme, quella data dopo la propria come quinta carta
order-PlaceACardOfTheSuit = Fagli mostrare una carta del seme d'attacco e metterla tra le giocate; la presa resta a chi l'ha vinta
order-PlaceAnyCard = Fagli mostrare una carta a scelta e metterla tra le giocate; la presa resta a chi l'ha vinta
order-CountItAsARevoke = Trasferisci una presa se la linea di chi non ha giocato in quella presa ha vinto quella o una successiva
order-CountARevokeOfDummys = Non trasferire prese per una carta che il morto non ha giocato; valuta se i difensori ne hanno avuto danno
order-RestoreTheExtraCards = Guarda tu le carte giocate; lascia quella scoperta, se no la più alta che poteva giocare, e restituisci le altre; la presa resta a chi l'ha vinta
order-LookForARevoke = La carta restituita vale come se fosse sempre stata in mano: se con quella poteva rispondere, c'è una renonce; se è di un difensore ed è stata vista, è penalizzata
order-PutItAmongTheTricks = Metti la carta tra le prese, in quella a cui era stata giocata
order-SupplyACardInItsPlace = Fagli aggiungere alla presa successiva una carta che può giocare legalmente
order-AdjustAsItWasPlayedTwice = La carta è stata rigiocata e non si può più correggere: attribuisci un punteggio arbitrale
say-AdjustAsItWasPlayedTwice =
    .all = Quella carta è stata giocata due volte; attribuirò un punteggio arbitrale.
say-PutItAmongTheTricks =
    .all = Quella carta era già giocata; la rimetto nella sua presa.
say-SupplyACardInItsPlace =
    .short_player = Aggiunga alla presa successiva una carta che può giocare legalmente.
say-SupplyALegalCard =
    .short_player = Aggiunga una carta che può giocare legalmente.
say-RuleTheCardsPlayed =
    .all = Un momento: una presa ha una carta in più, la tratto subito.
say-PlaceACardOfTheSuit =
    .short_player = Mostri una carta del seme d'attacco e la metta tra quelle giocate.
    .all =
        { $dummys ->
            [yes] Proseguite.
           *[other] Proseguite; a fine mano vedrò se va trasferita una presa.
        }
say-PlaceAnyCard =
    .short_player = Mostri una carta qualsiasi e la metta tra quelle giocate.
    .all =
        { $dummys ->
            [yes] Proseguite.
           *[other] Proseguite; a fine mano vedrò se va trasferita una presa.
        }
say-CountARevokeOfDummys =
    .defenders = Per una carta del morto non si trasferiscono prese; se ne avete avuto danno, attribuirò un punteggio arbitrale.
say-RestoreTheExtraCards =
    .all = la presa resta a chi l'ha vinta.
    .offender = lasci nella presa la carta che ha mostrato, o, se nessuno sa quale, la più alta che poteva legalmente giocare. Riprenda le altre.

## Le norme, in parole nostre

law-noticed_in_time = È emerso prima che un giocatore di ogni linea giocasse nella presa dopo.
law-noticed_too_late = Le due linee avevano giocato nella presa dopo.
law-omission_is_made_good = Chi non ha dato carta alla presa ne aggiunge una che può giocare legalmente.
law-too_many_in_time = Le carte di troppo di un giocatore si trattano come quinta carta, o come giocate insieme.
law-card_is_missing = Manca una carta in una presa dopo la quale tutti hanno proseguito.
law-who_has_the_suit = Chi ha una carta del seme d'attacco la mostra e la mette tra le giocate; si considera che abbia fatto renonce.
law-who_has_not_the_suit = Chi non ha il seme d'attacco mostra e mette una carta qualsiasi; si considera che abbia fatto renonce.
law-one_trick_is_transferred = Si trasferisce una presa se la sua linea ha vinto quella o una successiva, salvo che mancasse una carta del morto.
law-none_for_a_card_of_dummys = Per una carta del morto non giocata non si trasferiscono prese.
law-surplus_goes_back = L'Arbitro restituisce le carte in più e lascia quella scoperta, o la più alta giocabile legalmente; la presa resta a chi l'ha vinta.
law-restored_card_was_always_there = La carta restituita si considera sempre stata in mano, e non averla giocata prima può essere una renonce.
law-card_lies_elsewhere = Una carta giocata che non si trova tra le prese vi si mette; se è stata rigiocata e non si può più correggere, si attribuisce un punteggio arbitrale.
law-the_later_trick_lacks_a_card = Rimessa nella sua presa, la carta manca in quella successiva alla quale fu rigiocata: si aggiunge una carta legale.

## Che cosa resta da fare dopo, in poche parole

task-CountItAsARevoke = presa da trasferire?
task-CountARevokeOfDummys = c'è danno?
task-AdjustAsItWasPlayedTwice = punteggio arbitrale
