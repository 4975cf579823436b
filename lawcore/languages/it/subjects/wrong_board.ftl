### Che cosa si dice di un board o di una mano errati, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Board o mano errati
    .command = board_errato
    .menu = Carte di un altro board, o un board non previsto

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa è errato?
option-case-cards_from_wrong_board = Una mano di un altro board
option-case-board_not_scheduled = Il board non era previsto
option-case-fouled = Non uguale a ogni tavolo
fact-partner_called_after = Il compagno ha chiamato dopo di lui?
option-partner_called_after-no = No
option-partner_called_after-yes = Sì
fact-event = Che cosa si gioca?
option-event-pairs = Coppie o individuale
option-event-teams = Squadre
fact-played_before_by_someone = Qualcuno dei quattro l'aveva già giocato?
option-played_before_by_someone-no = Nessuno
option-played_before_by_someone-yes = Sì, qualcuno
choice-case-fouled = Diverso da un tavolo all'altro
brief-case-fouled = board falsato
brief-case-cards_from_wrong_board = mano di un altro board
brief-case-board_not_scheduled = board non previsto
brief-partner_called_after-no = il compagno non ha chiamato
brief-partner_called_after-yes = il compagno ha chiamato
brief-event-pairs = coppie
brief-event-teams = squadre
brief-played_before_by_someone-no = nessuno l'aveva giocato
brief-played_before_by_someone-yes = qualcuno l'aveva giocato
depends-case = che cosa è errato
depends-partner_called_after = se il compagno ha chiamato
depends-event = che cosa si gioca
depends-played_before_by_someone = se qualcuno l'aveva giocato

## La decisione

headline-RankEachFormByItself = Ogni forma del board si classifica a parte ({ $articles }).
headline-RuleAFouledBoardOfTeams = A squadre i risultati non si confrontano ({ $articles }).
headline-CancelTheCall = Annullata con le chiamate successive; chiama di nuovo ({ $articles }).
headline-AwardAnAdjustedScore = Il compagno ha chiamato: punteggio arbitrale ({ $articles }).
headline-HaveItPlayedToTheEnd = Si gioca fino alla fine e il risultato vale ({ $articles }).
headline-CancelTheBoard = Il board è annullato per le due linee ({ $articles }).
headline-RuleItAsInTeams = A squadre conta l'altro tavolo ({ $articles }).
order-CancelTheCall = Annullare la chiamata fatta con le carte errate e tutte le successive
order-HaveHimCallAgain = Fargli guardare la mano giusta e chiamare di nuovo; la licitazione prosegue da lì
order-MindTheCancelledCalls = Ciò che dicono le chiamate annullate è autorizzato per l'altra linea, non per la sua
aside-MindTheCancelledCalls = Solo l'altra linea può usare ciò che dicevano le chiamate annullate
order-WatchHisCallOnTheOtherBoard = Sul board di cui aveva le carte ripete quella chiamata, o c'è un punteggio arbitrale; è possibile una penalità
aside-WatchHisCallOnTheOtherBoard = Sul board di cui aveva le carte deve ripetere quella chiamata, o c'è un punteggio arbitrale
order-AwardAnAdjustedScore = Non far proseguire il board, e attribuire un punteggio arbitrale
order-HaveItPlayedToTheEnd = Far completare licitazione e gioco; il risultato vale. Le due coppie possono dover giocare più tardi il board giusto
order-CancelTheBoard = Annullare il board per le due linee
order-AwardAnArtificialScore = Attribuire un punteggio artificiale a chi non ha potuto ottenerne uno valido
order-RuleItAsInTeams = Seguire quanto vale per le squadre: il risultato all'altro tavolo e di chi è la colpa
order-RankEachFormByItself = Trovare quali punteggi sono di quale forma del board, e classificare ogni gruppo a parte, secondo il regolamento
order-RuleAFouledBoardOfTeams = Seguire il 86B2, come per risultati che non si possono confrontare: decide di chi è la colpa
say-RankEachFormByItself =
    .all = Il board non era uguale a ogni tavolo; classifico a parte i punteggi di ogni forma.
say-RuleAFouledBoardOfTeams =
    .all = Il board non era uguale ai due tavoli; decido che cosa ne è.
say-CancelTheCall =
    .all = Quella chiamata e tutte le successive sono annullate.
say-HaveHimCallAgain =
    .offender = Prenda la mano giusta, la guardi e chiami di nuovo.
say-AwardAnAdjustedScore =
    .all = Questo board qui non prosegue.
say-HaveItPlayedToTheEnd =
    .all = Giocatelo fino alla fine; il risultato vale.
say-CancelTheBoard =
    .all = Questo board è annullato.

## Le norme, in parole nostre

law-called_with_other_cards = Un giocatore ha chiamato con le carte di un altro board.
law-partner_has_called = Se il compagno del colpevole ha chiamato dopo, si attribuisce un punteggio arbitrale.
law-partner_has_not_called = Il compagno non ha chiamato dopo.
law-call_is_cancelled = La chiamata fatta con le carte di un board errato è annullata, e così ogni successiva.
law-calls_with_the_right_hand = Il colpevole guarda la mano giusta e chiama di nuovo, e la licitazione prosegue normalmente.
law-cancelled_calls_told = A ciò che dicono chiamate ritirate o annullate si applica il 16C.
law-other_board_is_watched = Se ripete la chiamata sul board di cui aveva le carte, lo si può far giocare; se chiama altro si attribuisce un punteggio arbitrale.
law-board_was_not_scheduled = Il board non andava giocato in questo turno.
law-teams_have_a_law_of_their_own = A squadre un board errato si tratta secondo il risultato all'altro tavolo e la colpa.
law-wrong_board_of_pairs = Coppie o singoli giocano un board non previsto.
law-somebody_had_played_it = Se un giocatore al tavolo ha già giocato il board, è annullato per le due linee.
law-nobody_had_played_it = Se nessuno dei quattro l'ha giocato, licitazione e gioco si completano e il risultato vale; il board giusto può doversi giocare più tardi.
law-deprived_of_a_score = A chi è privato della possibilità di un risultato valido si attribuisce un punteggio artificiale.
law-board_was_fouled = Una carta era fuori posto, o mazziere o zona erano diversi, così che chi andava confrontato non ha giocato lo stesso board.
law-scores_are_grouped = Per coppie e individuale l'Arbitro trova quali punteggi sono di quale forma del board e classifica ogni gruppo a parte.
law-fouled_in_teams = A squadre un board falsato si tratta come risultati che non si possono confrontare (86B2).

## Che cosa resta da fare dopo, in poche parole

task-WatchHisCallOnTheOtherBoard = ripete la chiamata?
task-AwardAnAdjustedScore = punteggio arbitrale
task-AwardAnArtificialScore = punteggio artificiale
