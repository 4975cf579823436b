### Che cosa si dice di un board o di una mano errati, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Board o mano errati
    .command = board_errato
    .menu = Carte di un altro board, o un board non previsto

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa è errato?
option-case-only_looked = Ha visto o saputo altro
option-case-cards_from_wrong_board = Una mano di un altro board
option-case-wrong_pocket_called = Mano di un'altra tasca
option-case-board_not_scheduled = Board non previsto
option-case-wrong_seat = Posto sbagliato
option-case-fouled = Non uguale a ogni tavolo
option-case-not_dealt = Non mescolato o vecchio
choice-case-not_dealt = Non mescolato, o smazzata vecchia
fact-board_seen = Di quale board sa qualcosa?
option-board_seen-current = Quello in gioco
option-board_seen-yet_to_play = Uno ancora da giocare
option-board_seen-already_played = Uno già giocato
fact-any_call = Qualcuno aveva già chiamato in quel board?
option-any_call-no = No
option-any_call-yes = Sì
fact-can_move = Gara e punteggio permettono di cambiare i posti, o di ridare?
option-can_move-seats = Solo i posti
option-can_move-redeal = Solo ridare
option-can_move-both = Entrambi
option-can_move-neither = Nessuno dei due
fact-stage = A che punto era il board?
option-stage-before_call = Nessuna chiamata
choice-stage-begun-no = Iniziato un altro board
choice-stage-played-no = Giocato un altro board
option-stage-begun = Licitazione o gioco iniziati
option-stage-played = Giocato
fact-right_board = Il board e gli avversari erano giusti?
option-right_board-yes = Sì
option-right_board-no = No
fact-opponents_card = Ha solo visto una carta di un avversario, senza volerlo?
option-opponents_card-no = No
option-opponents_card-yes = Sì, per caso
supposed-opponents_card = più di una carta avversaria vista per caso
choice-opponents_card-yes = Carta avversaria vista per caso
choice-case-only_looked = Si è visto o saputo qualcosa
choice-case-cards_from_wrong_board = Ha chiamato con un altro board
choice-case-wrong_pocket_called = Ha chiamato con la mano di un altro
brief-case-only_looked = visto o sentito qualcosa
brief-case-wrong_pocket_called = mano di un'altra tasca
brief-case-wrong_seat = posto sbagliato
brief-board_seen-current = il board in gioco
brief-board_seen-yet_to_play = un board ancora da giocare
brief-board_seen-already_played = un board già giocato
brief-any_call-no = nessuno ha chiamato
brief-any_call-yes = qualcuno ha chiamato
brief-can_move-seats = si possono cambiare i posti
brief-can_move-redeal = si può ridare
brief-can_move-both = si possono cambiare posti e ridare
brief-can_move-neither = né posti né ridare
brief-stage-before_call = prima di una chiamata
brief-stage-begun = board iniziato
brief-stage-played = board giocato
brief-right_board-yes = il board giusto
brief-right_board-no = non il board giusto
brief-opponents_card-no = più di una carta per caso
brief-opponents_card-yes = carta avversaria per caso
depends-board_seen = di quale board si tratta
depends-any_call = se qualcuno ha chiamato
depends-can_move = che cosa permette la gara
depends-stage = a che punto era il board
depends-right_board = se era il board giusto
depends-opponents_card = se era una carta avversaria
fact-partner_called_after = Il compagno ha chiamato dopo di lui?
option-partner_called_after-no = No
option-partner_called_after-yes = Sì
fact-event =
    { $case ->
        [board_not_scheduled] Qualcuno dei quattro l'aveva già giocato?
       *[other] Che cosa si gioca?
    }
choice-event-pairs-no = Nessuno
choice-event-pairs-yes = Sì, qualcuno
choice-event-teams =
    { $case ->
        [board_not_scheduled] Si gioca a squadre
       *[other] Squadre
    }
option-event-pairs = Coppie o individuale
option-event-teams = Squadre
fact-played_before_by_someone = Qualcuno dei quattro l'aveva già giocato?
option-played_before_by_someone-no = Nessuno
option-played_before_by_someone-yes = Sì, qualcuno
choice-case-fouled = Mani diverse da tavolo a tavolo
brief-case-not_dealt = non distribuito per questa sessione
brief-case-fouled = board falsato
brief-case-cards_from_wrong_board = mano di un altro board
brief-case-board_not_scheduled = board non previsto
brief-partner_called_after-no = il compagno non ha chiamato
brief-partner_called_after-yes = il compagno ha chiamato
brief-event-pairs = coppie
brief-event-teams = squadre
brief-played_before_by_someone-no = nessuno l'aveva giocato
brief-played_before_by_someone-yes = qualcuno l'aveva giocato
why-case = Un posto sbagliato (5B), una mano errata (7B1, 15A) e un board errato (15B) si trattano in modo diverso.
why-stage = Da quanto era avanti il board dipende che cosa si può ancora correggere.
why-event = A squadre conta anche il risultato all'altro tavolo (86B).
why-right_board = Se erano quelli assegnati, decidi tu che cosa vale il punteggio (82A, 82B1); se no 15B o 86B.
why-board_seen = Sapere qualcosa conta solo di un board che si gioca o si deve ancora giocare (16D1).
why-can_move = Prima di ogni chiamata puoi cambiare i posti o ridistribuire, dove è possibile (16D2).
why-any_call = Prima di ogni chiamata si possono ancora cambiare i posti o ridistribuire (16D2, 16D3).
depends-case = che cosa è errato
depends-partner_called_after = se il compagno ha chiamato
depends-event = che cosa si gioca
depends-played_before_by_someone = se qualcuno l'aveva giocato

## La decisione

headline-PutItBack = Nulla da proteggere: quel board è giocato ({ $articles }).
headline-LetHimUseIt = La carta avversaria vista per caso si può usare ({ $articles }).
headline-AskHimAside = Si gioca normalmente, se ciò che il giocatore sa non disturba ({ $articles }).
headline-AskHimAsideAndPlayOn = Posti e carte non cambiano più ({ $articles }).
headline-GiveEachHisHand = A ciascuno la sua mano; forse punteggio arbitrale ({ $articles }).
headline-SendThemToTheirSeats = I giocatori prendono i posti assegnati ({ $articles }).
headline-LetNoResultStand = Su quella smazzata nessun risultato vale ({ $articles }).
headline-ScoreThemAsTheySat = Il risultato vale, così come erano seduti ({ $articles }).
headline-RankEachFormByItself = Il risultato vale fra chi ha giocato le stesse mani ({ $articles }).
headline-RuleAFouledBoardOfTeams = A squadre i risultati non si confrontano ({ $articles }).
headline-CancelTheCall = Annullata con le chiamate successive; chiama di nuovo ({ $articles }).
headline-AwardAnAdjustedScore = Il compagno ha chiamato: punteggio arbitrale ({ $articles }).
headline-HaveItPlayedToTheEnd =
    { $stage ->
        [played] Il risultato vale ({ $articles }).
       *[other] Si gioca fino alla fine e il risultato vale ({ $articles }).
    }
headline-CancelTheBoard = Il board è annullato per le due linee ({ $articles }).
headline-RuleItAsInTeams = A squadre conta l'altro tavolo ({ $articles }).
order-PutItBack = Fai rimettere la carta o la mano; nessuno è danneggiato
order-ConsiderAPenaltyForTouching = È possibile una penalità procedurale per chi ha toccato carte altrui
order-LetHimUseIt = Lasciagliela usare, se l'ha vista senza volerlo
order-AskHimAside = Chiedi lontano dal tavolo che cosa sa; se disturba poco fai giocare normalmente, se no scegli tu
order-AskHimAsideAndPlayOn = Chiedi lontano dal tavolo che cosa sa
order-ChangeTheSeats = Scegli uno di questi modi: cambia i posti, così che il giocatore abbia la mano che ha visto
order-HaveItRedealt =
    { $can_move ->
        [both] O fai ridare il board
       *[redeal] Scegli uno di questi modi: fai ridare il board
    }
order-PlayReadyToAdjust =
    { $can_move ->
        [seats] O fai giocare, pronto a correggere se ciò che si sapeva ha contato
        [redeal] O fai giocare, pronto a correggere se ciò che si sapeva ha contato
        [both] O fai giocare, pronto a correggere se ciò che si sapeva ha contato
       *[other] Scegli uno di questi modi: fai giocare, pronto a correggere se ciò che si sapeva ha contato
    }
order-AdjustAtOnce = O attribuisci subito un punteggio arbitrale; a squadre si guarda l'altro tavolo
order-GiveEachHisHand = Da' a ciascuno la mano della sua tasca; la norma parla solo di un altro board
order-LetNoResultStand = Nessun risultato vale su una smazzata da un mazzo ordinato non mescolato, o di un'altra sessione, se la gara non rigioca smazzate passate
order-HaveItDealtAnew = Fallo mescolare e ridare se c'è tempo; a squadre non se qualcuno può sapere l'esito dell'incontro senza di esso
order-AwardItIfNotPlayed = Se non si gioca più, attribuisci punteggi artificiali secondo la colpa
order-SendThemToTheirSeats = Mandali ai loro posti; chi ha visto una mano te lo dica
order-ScoreThemAsTheySat =
    { $stage ->
        [begun] Fai finire il board come sono seduti e registralo alle linee come sono sedute; nessuna norma dà il punteggio
       *[other] Registra il risultato alle linee com'erano sedute; nessuna norma dà il punteggio
    }
order-OrAwardAScore = Solo se il movimento o il calcolo non lo permettono, annulla il board e attribuisci un punteggio secondo la colpa
order-ConsiderAPenalty = È possibile una penalità procedurale
order-ConsiderAPenaltyForThePocket = Se accerti chi ha messo una carta nella tasca sbagliata, è possibile una penalità procedurale
order-CancelTheCall = Annulla la chiamata fatta con le carte errate e tutte le successive
order-HaveHimCallAgain = Fagli guardare la mano giusta e chiamare di nuovo; la licitazione prosegue da lì
order-MindTheCancelledCalls = Ciò che dicono le chiamate annullate è autorizzato per l'altra linea, non per la sua
order-WatchHisCallOnTheOtherBoard = Se ripete la chiamata sull'altro board puoi lasciarlo giocare; se ha un senso molto diverso o è psichica, attribuisci un punteggio arbitrale
aside-WatchHisCallOnTheOtherBoard = Sull'altro board la chiamata ripetuta può valere; un'altra porta un punteggio arbitrale
order-AwardAnAdjustedScore = Non far proseguire il board, e attribuisci un punteggio arbitrale
order-HaveItPlayedToTheEnd =
    { $stage ->
        [played] Il risultato vale. Le due coppie possono dover giocare più tardi il board giusto
       *[other] Fai completare licitazione e gioco; il risultato vale. Le due coppie possono dover giocare più tardi il board giusto
    }
order-CancelTheBoard = Annulla il board per le due linee
order-LookWhoLosesABoard = A chi resta senza risultato valido in un board da' un punteggio artificiale
order-AwardAnArtificialScore = Attribuisci un punteggio artificiale a chi non ha potuto ottenerne uno valido
order-RuleItAsInTeams = Segui quanto vale per le squadre: il risultato all'altro tavolo e di chi è la colpa
order-RankEachFormByItself = Trova quali punteggi sono di quale forma del board, e classifica ogni gruppo a parte, secondo il regolamento
order-RuleAFouledBoardOfTeams = Decidi come per risultati che non si possono confrontare: conta di chi è la colpa
step-ChangeTheSeats = { "" }
step-HaveItRedealt = { "" }
step-PlayReadyToAdjust = { "" }
step-AdjustAtOnce =
    { $can_move ->
        [seats] se disturba il gioco normale, o cambi i posti, così che il giocatore abbia la mano che ha visto; o fai giocare il board, e correggi se ciò che sapeva ha contato; o dai subito un punteggio arbitrale (a squadre guarda l'altro tavolo)
        [redeal] se disturba il gioco normale, o fai ridare il board; o lo fai giocare, e correggi se ciò che sapeva ha contato; o dai subito un punteggio arbitrale (a squadre guarda l'altro tavolo)
        [both] se disturba il gioco normale, o cambi i posti, così che il giocatore abbia la mano che ha visto; o fai ridare il board; o lo fai giocare, e correggi se ciò che sapeva ha contato; o dai subito un punteggio arbitrale (a squadre guarda l'altro tavolo)
        [neither] se disturba il gioco normale, o fai giocare il board, e correggi se ciò che sapeva ha contato; o dai subito un punteggio arbitrale (a squadre guarda l'altro tavolo)
       *[other] o fai giocare il board, e correggi se ciò che sapeva ha contato; o dai subito un punteggio arbitrale (a squadre guarda l'altro tavolo)
    }
say-PutItBack =
    .all = Rimettete a posto le carte, per favore: quel board è già stato giocato.
say-LetHimUseIt =
    .all = Proseguite; ciascuno tenga le carte in modo che non si vedano.
say-AskHimAside =
    .informed_player = Mi dica, lontano dal tavolo, che cosa sa.
say-AskHimAsideAndPlayOn =
    .informed_player = Mi dica, lontano dal tavolo, che cosa sa.
say-GiveEachHisHand =
    .all = Ciascuno prenda la mano della sua tasca.
say-LetNoResultStand =
    .all = Questa smazzata non è di questa sessione, o non è stata mescolata: qui non vale. Si ridà, o non si gioca.
say-SendThemToTheirSeats =
    .all = Sedetevi ai posti assegnati.
say-ScoreThemAsTheySat =
    .all = { $stage ->
        [begun] Siete seduti ai posti sbagliati. Finite così il board: il risultato vale per come siete seduti.
       *[other] Il risultato vale per com'eravate seduti; così lo registro.
    }
say-RankEachFormByItself =
    .all = Questo board non è uguale a quello degli altri tavoli. Il vostro risultato resta: lo confronto solo con chi ha giocato le stesse mani.
say-RuleAFouledBoardOfTeams =
    .all = Il board non era uguale ai due tavoli; decido che cosa ne è.
say-CancelTheCall =
    .all = Quella chiamata e tutte le successive sono annullate.
say-HaveHimCallAgain =
    .offender = Prenda la mano giusta, la guardi e chiami di nuovo.
say-AwardAnAdjustedScore =
    .all = A questo tavolo il board non si può più giocare: vi do un punteggio arbitrale.
say-HaveItPlayedToTheEnd =
    .all =
        { $stage ->
            [played] Non era il vostro board, ma nessuno di voi l'aveva già giocato: il risultato vale. Più tardi vi dico se giocate anche quello giusto.
           *[other] Giocatelo fino alla fine; il risultato vale. Più tardi vi dico se giocate anche il board giusto.
        }
say-CancelTheBoard =
    .all = Questo board è annullato: a chi resta senza risultato valido do un punteggio artificiale.
say-MindTheCancelledCalls =
    .both_sides = Solo la linea che non ha sbagliato può tener conto di ciò che dicevano le chiamate annullate.

## Le norme, in parole nostre

law-knows_something = Un giocatore sa per caso qualcosa di un board, e non ha chiamato con una mano errata.
law-nothing_to_protect = Nessuno tocca senza permesso carte non sue; di un board già giocato non si perde nulla.
law-touched_cards_of_another = Toccare o maneggiare carte di un altro giocatore può portare una penalità procedurale.
law-board_is_still_to_be_finished = Il board è in gioco o ancora da giocare.
law-saw_a_card_of_an_opponent = Un giocatore può servirsi di ciò che ha visto senza volerlo delle carte di un avversario.
law-information_before_the_first_call = Chi viene a sapere per caso qualcosa di un board che gioca o deve giocare lo fa sapere subito all'Arbitro.
law-information_after_the_first_call = Dopo la prima chiamata il board si può solo giocare con riserva di correzione, o correggere.
law-seats_may_be_changed = Prima di ogni chiamata l'Arbitro può cambiare i posti, così che chi conosce una mano la abbia, se gara e punteggio lo permettono.
law-may_be_redealt = Prima di ogni chiamata può far ridare il board a quei contendenti, se la gara lo permette.
law-something_extraneous_is_known = Un giocatore sa qualcosa del board da altra fonte.
law-a_call_was_made_with_it = Dopo una chiamata non si cambiano né posti né carte.
law-played_ready_to_adjust = L'Arbitro può far completare il board, pronto a correggere il punteggio se l'informazione ha influito sul risultato.
law-adjusted_at_once = L'Arbitro può attribuire un punteggio arbitrale.
law-has_called_with_anothers_hand = Ciascuno prende la mano della sua tasca; nessun articolo regola una chiamata fatta con un'altra mano dello stesso board.
law-sat_in_a_wrong_seat = Ogni giocatore risponde di muoversi come indicato e di occupare il posto giusto.
law-nobody_has_called_yet = Prima di una chiamata i giocatori prendono i posti loro assegnati.
law-board_was_played_in_wrong_seats = Un board è stato iniziato o giocato da posti sbagliati.
law-right_board_from_wrong_seats = L'Arbitro corregge gli errori di procedura in modo non contrario al Codice; nessun articolo dice che cosa ne è di un tale punteggio.
law-adjusted_for_an_error_of_procedure = Per correggere un errore di procedura può attribuire un punteggio arbitrale come il Codice permette.
law-penalty_besides = Si può infliggere in più una penalità procedurale.
law-card_in_a_wrong_pocket = Mettere una carta nella tasca sbagliata può portare una penalità procedurale.
law-called_with_other_cards = La chiamata fatta con le carte di un altro board è annullata, e così ogni successiva.
law-partner_has_called = Se il compagno di chi ha sbagliato ha chiamato dopo, si attribuisce un punteggio arbitrale.
law-partner_has_not_called = Il compagno non ha chiamato dopo.
law-call_is_cancelled = Poiché il compagno non ha chiamato, le chiamate sono annullate e questo board prosegue.
law-calls_with_the_right_hand = Chi ha sbagliato guarda la mano giusta e chiama di nuovo, e la licitazione prosegue normalmente.
law-cancelled_calls_told = A ciò che dicono chiamate ritirate o annullate si applica il 16C.
law-other_board_is_watched = Se ripete la chiamata sul board di quelle carte, lo si può far giocare normalmente; se la chiamata è diversa si attribuisce un punteggio arbitrale.
law-board_was_not_scheduled = Il board non andava giocato in questo turno da questi giocatori.
law-teams_have_a_law_of_their_own = A squadre un board errato si tratta secondo il risultato all'altro tavolo e la colpa.
law-wrong_board_of_pairs = Coppie o singoli giocano un board non previsto.
law-somebody_had_played_it = Se un giocatore al tavolo ha già giocato il board, è annullato per le due linee.
law-nobody_had_played_it = Se nessuno dei quattro l'ha giocato, licitazione e gioco si completano e il risultato vale; il board giusto può doversi giocare più tardi.
law-deprived_of_a_score = A chi è privato della possibilità di un risultato valido si attribuisce un punteggio artificiale.
law-was_not_dealt = Se la gara non rigioca smazzate passate, nessun risultato può valere se le carte furono date senza mescolare un mazzo ordinato o se la smazzata viene da un'altra sessione.
law-may_be_dealt_anew = L'Arbitro può far mescolare e ridare per ogni motivo compatibile con il Codice.
law-is_not_played_any_more = Se nessuna rettifica permette di giocare il board normalmente l'Arbitro attribuisce un punteggio artificiale.
law-board_was_fouled = Una carta era fuori posto, o mazziere o zona erano diversi, così che chi andava confrontato non ha giocato lo stesso board.
law-scores_are_grouped = Per coppie e individuale l'Arbitro trova quali punteggi sono di quale forma del board e classifica ogni gruppo a parte.
law-fouled_in_teams = A squadre un board falsato si tratta come risultati che non si possono confrontare (86B2).

## Che cosa resta da fare dopo, in poche parole

task-ConsiderAPenaltyForTouching = penalità?
task-ConsiderAPenalty = penalità?
task-ConsiderAPenaltyForThePocket = penalità?
task-WatchHisCallOnTheOtherBoard = ripete la chiamata?
task-AwardAnAdjustedScore = punteggio arbitrale
task-AwardAnArtificialScore = punteggio artificiale
task-LookWhoLosesABoard = qualcuno perde un board?
task-PlayReadyToAdjust = ha influito?
task-HaveItPlayedToTheEnd = board giusto più tardi?
task-AwardItIfNotPlayed = punteggi artificiali?
task-OrAwardAScore = punteggio arbitrale?
