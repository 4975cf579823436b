### Che cosa si dice dei punteggi, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Punteggio e risultati
    .command = risultati
    .menu = Prese contestate, errore nel punteggio, nessun risultato, squadre
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-case = Di che si tratta?
option-case-tricks = Quante prese si sono vinte
option-case-entry = Segnato male
choice-case-entry-open = Segnato male, in tempo
choice-case-entry-over = Segnato male, fuori tempo
option-case-no_result = Non c'è risultato
option-case-passed_out = Quattro passo
option-case-adjusted = Punteggio arbitrale
choice-case-adjusted = Quale punteggio arbitrale?
option-case-teams = Un board a squadre
fact-claimed = C'è stato un claim o una concessione?
option-claimed-yes = Sì
option-claimed-no = No
fact-round_over = Il turno era finito quando ti hanno chiamato?
option-round_over-yes = Sì
option-round_over-no = No
fact-convinced = Sei chiaramente convinto del risultato al tavolo?
option-convinced-yes = Sì
option-convinced-no = No
fact-period = Il periodo di correzione è scaduto?
    .aside = Di solito 30 minuti dopo il punteggio ufficiale.
option-period-open = No, è aperto
option-period-over = Sì, è scaduto
fact-beyond_doubt = L'errore è certo oltre ogni ragionevole dubbio, e l'organizzatore consente ancora di correggerlo?
option-beyond_doubt-yes = Sì, entrambe le cose
option-beyond_doubt-no = No
fact-results = Quali risultati ci sono tra le due squadre?
option-results-one_clear = Uno, chiaramente buono
option-results-one_unclear = Uno, non chiaramente
option-results-not_comparable = Due, non confrontabili
option-results-none = Nessuno
fact-result_known = Qualcuno può sapere il risultato dell'incontro senza questo board?
option-result_known-yes = Sì
option-result_known-no = No
fact-fault = Di chi è la colpa?
option-fault-nobody = Di nessuno
option-fault-one_side = Di una squadra
option-fault-both = Di entrambe
fact-ground = Perché si chiede un punteggio arbitrale?
option-ground-damage = Un'irregolarità nuoce
choice-ground-damage = Un'irregolarità ha danneggiato
option-ground-rectification = Rettifica ingiusta
choice-ground-rectification = La rettifica sembra ingiusta
fact-possible = Senza l'irregolarità, quanti risultati erano possibili?
option-possible-one = Uno
choice-possible-one = Uno era probabile
option-possible-several = Alcuni
choice-possible-several = Alcuni, più o meno probabili
option-possible-numerous = Troppi per elencarli
choice-possible-numerous = Troppi, o non evidenti
fact-fault_ns = Quanta colpa ha Nord-Sud?
option-fault_ns-directly = Diretta
option-fault_ns-partly = Solo in parte
option-fault_ns-not = Nessuna
option-fault_ns-scored = Ha già il suo punteggio
fact-fault_ew = Quanta colpa ha Est-Ovest?
option-fault_ew-directly = Diretta
option-fault_ew-partly = Solo in parte
option-fault_ew-not = Nessuna
option-fault_ew-scored = Ha già il suo punteggio
fact-mixed = Qualcuno aveva mescolato le carte giocate?
option-mixed-nobody = Nessuno
option-mixed-one_side = Una linea sì
option-mixed-both = Entrambe le linee
fact-knew = Una linea ha tenuto una presa che sapeva non sua?
option-knew-no = No
option-knew-yes = Sì
choice-knew-yes = Una linea lo sapeva
supposed-knew = in buona fede
fact-several_boards = A un concorrente manca il risultato anche di un altro board di questa sessione?
option-several_boards-no = No
option-several_boards-yes = Sì
choice-several_boards-yes = Non è il primo board senza risultato
supposed-several_boards = è l'unico board senza risultato
supposed-mixed = nessuno ha mescolato le carte giocate
choice-results-one_clear = Uno, chiaro vantaggio di una linea
choice-results-one_unclear = Uno, senza chiaro vantaggio
choice-mixed-one_side = Una linea ha mescolato le sue carte
choice-mixed-both = Entrambe le linee hanno mescolato
brief-case-tricks = prese contestate
brief-case-entry = segnato male
brief-case-no_result = nessun risultato
brief-case-passed_out = quattro passo
brief-case-teams = a squadre
brief-claimed-yes = claim o concessione
brief-claimed-no = nessun claim
brief-round_over-yes = turno finito
brief-round_over-no = turno non finito
brief-convinced-yes = chiaramente convinto
brief-convinced-no = non chiaramente convinto
brief-period-open = nel periodo di correzione
brief-period-over = periodo di correzione scaduto
brief-beyond_doubt-yes = certo e ammesso
brief-beyond_doubt-no = dubbio o non ammesso
brief-results-one_clear = un risultato, chiaramente buono
brief-results-one_unclear = un risultato, non chiaramente buono
brief-results-not_comparable = risultati non confrontabili
brief-results-none = nessun risultato
brief-result_known-yes = esito dell'incontro conoscibile
brief-result_known-no = esito dell'incontro ignoto
brief-fault-nobody = nessuna colpa
brief-fault-one_side = colpa di una squadra
brief-fault-both = colpa di entrambe
brief-fault_ns-directly = Nord-Sud direttamente
brief-fault_ns-partly = Nord-Sud in parte
brief-fault_ns-not = Nord-Sud per nulla
brief-fault_ns-scored = Nord-Sud ha già il punteggio
brief-fault_ew-directly = Est-Ovest direttamente
brief-fault_ew-partly = Est-Ovest in parte
brief-fault_ew-not = Est-Ovest per nulla
brief-fault_ew-scored = Est-Ovest ha già il punteggio
brief-mixed-nobody = carte in ordine
brief-mixed-one_side = una linea ha mescolato le carte
brief-mixed-both = entrambe hanno mescolato le carte
brief-case-adjusted = punteggio arbitrale
brief-ground-damage = danno
brief-ground-rectification = rettifica ritenuta ingiusta
brief-possible-one = un risultato probabile
brief-possible-several = alcuni risultati possibili
brief-possible-numerous = troppi risultati possibili
brief-knew-no = nessuno lo sapeva
brief-knew-yes = una linea lo sapeva
brief-several_boards-no = solo questo board
brief-several_boards-yes = più board senza risultato
why-ground = Il danno di un'irregolarità si ripara (12B1); una rettifica non si attenua né si aggrava con un punteggio (12B2).
why-possible = Se si può, il punteggio è assegnato (12C1(a)); se le possibilità sono molte può essere artificiale (12C1(d)).
why-case = Uno score errato (79C), prese in discussione (79B) e un board senza risultato (12C2) si trattano in modo diverso.
why-results = Un risultato chiaro per una linea: punteggio assegnato (86B1); se no, anche artificiale (86B2).
why-fault_ns = Media meno, media o media più dipende da quanta colpa ha ogni linea (12C2(a)).
why-fault_ew = Media meno, media o media più dipende da quanta colpa ha ogni linea (12C2(a)).
why-fault = Da quale squadra ha colpa dipende quali punteggi si attribuiscono (86B2).
why-period = Uno score errato si può correggere finché non finisce il periodo di correzione (79C1).
why-claimed = Se ci sono stati claim o concessioni decidono i loro articoli (69B, 71, 79B1).
why-round_over = Finito il turno un punteggio si aumenta solo a condizioni più severe (79B3).
depends-case = di che si tratta
depends-claimed = se c'è stato un claim
depends-round_over = se il turno era finito
depends-convinced = se sei convinto
depends-period = se il periodo è scaduto
depends-beyond_doubt = se l'errore è certo
depends-results = quali risultati ci sono
depends-result_known = se l'esito è conoscibile
depends-ground = perché si chiede
depends-possible = quanti risultati erano possibili
depends-knew = se una linea lo sapeva
depends-several_boards = se è l'unico board senza risultato
depends-fault = di chi è la colpa
depends-fault_ns = quanta colpa ha Nord-Sud
depends-fault_ew = quanta colpa ha Est-Ovest
depends-mixed = se le carte sono mescolate

## La decisione

headline-RuleOnTheClaim = C'è stato un claim: valgono le sue norme ({ $articles }).
headline-RuleWhatIsRecorded = Stabilisci tu che cosa si segna ({ $articles }).
headline-ChangeItForBothSides = Il punteggio si può cambiare per le due linee ({ $articles }).
headline-RaiseItForNobody = Lo score resta, o si riduce per una sola linea ({ $articles }).
headline-RefuseToCorrectTheLaw = Nessun punteggio arbitrale per questo motivo ({ $articles }).
headline-PutAPassedOutHandBack = Quattro passo: non si gioca e non si ridistribuisce ({ $articles }).
headline-AssignTheProbableResult = Assegna il risultato probabile ({ $articles }).
headline-WeighThePossibleResults = Pesa i risultati che erano possibili ({ $articles }).
headline-CorrectTheRecord = Il punteggio si può correggere ({ $articles }).
headline-CorrectItIfAllowed = Si può ancora correggere ({ $articles }).
headline-LetTheRecordStand = Resta ciò che è segnato ({ $articles }).
headline-AwardArtificialScores = Punteggi artificiali, secondo la colpa ({ $articles }).
headline-AssignAScore = Punteggio arbitrale assegnato ({ $articles }).
headline-PlayASubstitute = Annullato: punteggio artificiale o board sostitutivo ({ $articles }).
headline-CancelWithoutASubstitute = Annullato: punteggio artificiale, nessun sostitutivo ({ $articles }).
headline-GiveTheBetterOfTwo = Alla squadra innocente il migliore di due punteggi ({ $articles }).
headline-CancelTheBoards = Annullato: punteggi artificiali ({ $articles }).
headline-HaveItPlayedLater = Si può far giocare, rinviare o annullare ({ $articles }).
headline-HaveNoneRedealt = Non si ridà: punteggio arbitrale ({ $articles }).
order-RuleOnTheClaim = Decidi su ciò che è stato richiesto, concesso o accettato
order-LookAtThePlayedCards = Fai ispezionare le carte giocate; ciascuno tocca solo le proprie
order-RuleForWhoKeptTheCards = Se i fatti non si possono più accertare, decidi a favore della linea che ha tenuto le carte in ordine
order-WeighTheEvidence = Stabilisci le prese secondo ciò che è più probabile
order-RuleWhatIsRecorded = Stabilisci quale punteggio si segna
order-ChangeItForBothSides = Cambia il punteggio per le due linee, se credi
order-RaiseItForNobody = Lascia il punteggio segnato, o riducilo a una linea senza aumentare quello dell'altra
order-ConsiderAPenaltyForKeepingATrick = Una linea non deve tenere consapevolmente una presa non vinta: valuta una penalità
order-RefuseToCorrectTheLaw = Non correggere nulla: che la rettifica sia severa o mite non è un motivo
order-PutAPassedOutHandBack = Fai rimettere le carte nel board senza giocare; il board non si ridistribuisce
order-EnterZeroForBothSides = Segna zero per ciascuna linea
order-LookForARegulationOnSeveralBoards = A un concorrente mancano più board di questa sessione: guarda se il regolamento varia i punteggi dopo il primo
order-AssignTheProbableResult = Attribuisci il risultato probabile senza l'irregolarità; quale, giudicalo tu
order-WeighThePossibleResults = Pesa i risultati secondo quanto erano probabili, solo quelli legali; i pesi giudicali tu
order-LeaveTheirOwnErrorToThem = Se gli innocenti hanno aggravato il danno con un errore gravissimo estraneo all'infrazione o con un azzardo, quella parte non si ripara; a chi ha sbagliato il vantaggio si toglie lo stesso
order-CorrectTheRecord = Correggi il punteggio secondo il risultato concordato
order-CorrectItIfAllowed = Correggi il punteggio, come l'organizzatore ammette
order-LetTheRecordStand = Lascia il punteggio com'è
order-AwardArtificialScores =
    Attribuisci punteggi artificiali: Nord-Sud { $fault_ns ->
        [scored] tiene il punteggio che ha
        [directly] media meno (al massimo 40%)
        [partly] media (50%)
       *[not] media più (almeno 60%)
    }; Est-Ovest { $fault_ew ->
        [scored] tiene il punteggio che ha
        [directly] media meno (al massimo 40%)
        [partly] media (50%)
       *[not] media più (almeno 60%)
    }
order-ScoreItInImps = A IMP la media più vale +3 IMP, la media meno −3, salvo regolamento
order-LookAtTheSessionScore = Oltre il 60% senza colpa, o sotto il 40% con colpa, negli altri board della sessione: vale quella percentuale
order-TakeTheMeanInKnockout = A eliminazione diretta assegna a entrambe la media dei due punteggi
order-LookForARegulation = Vedi prima se un regolamento cambia il punteggio di un board giocato a un solo tavolo; se no prosegui
order-AssignAScore = Se spetta un punteggio arbitrale, assegnane uno che rispetti il risultato all'altro tavolo
order-PlayASubstitute = Annulla il board, e attribuisci punteggi artificiali o, se c'è tempo, fai giocare un board sostitutivo
order-CancelWithoutASubstitute = Annulla il board e attribuisci punteggi artificiali
order-GiveTheBetterOfTwo = Attribuisci alla squadra senza colpa il migliore tra media più e un punteggio assegnato; all'altra il complemento
order-CancelTheBoards = Annulla il board e attribuisci punteggi artificiali, secondo la colpa
order-HaveItPlayedLater = Fai giocare il board, rinvialo o annullalo
order-HaveItRedealt = Puoi farlo ridare
order-HaveNoneRedealt = Non far ridare alcun board; attribuisci un punteggio arbitrale
aside-ScoreItInImps = A IMP la media più vale +3 IMP, la media meno −3, salvo regolamento
aside-LookAtTheSessionScore = Oltre il 60% senza colpa, o sotto il 40% con colpa, negli altri board della sessione: vale quella percentuale
aside-TakeTheMeanInKnockout = A eliminazione diretta assegna a entrambe la media dei due punteggi
say-AwardArtificialScores =
    .all =
        Su questo board Nord-Sud { $fault_ns ->
            [scored] tengono il punteggio che hanno
            [directly] hanno media meno, al massimo il 40%
            [partly] hanno la media, il 50%
           *[not] hanno media più, almeno il 60%
        }; Est-Ovest { $fault_ew ->
            [scored] tengono il punteggio che hanno
            [directly] hanno media meno, al massimo il 40%
            [partly] hanno la media, il 50%
           *[not] hanno media più, almeno il 60%
        }. Potete appellarvi entro il termine.
say-RuleOnTheClaim =
    .both_sides = c'è stato un claim; decido su quello.
say-RuleWhatIsRecorded =
    .both_sides = stabilisco io che cosa si segna.
say-ChangeItForBothSides =
    .both_sides = mi avete chiamato a turno finito, ma il risultato è chiaro: correggo il punteggio di tutte e due le linee.
say-RaiseItForNobody =
    .both_sides = mi avete chiamato a turno finito, e il risultato non è chiaro: non aumento il punteggio di nessuno.
say-CorrectTheRecord =
    .both_sides = Siete d'accordo su contratto, dichiarante e prese fatte? Allora correggo il punteggio: controllatelo.
say-CorrectItIfAllowed =
    .both_sides = Siete d'accordo su contratto, dichiarante e prese fatte? Allora correggo il punteggio: controllatelo.
say-LetTheRecordStand =
    .both_sides = è troppo tardi per correggere il punteggio.
say-RefuseToCorrectTheLaw =
    .both_sides = La rettifica è quella prevista dal Codice: non posso cambiare il punteggio perché sembra severa o mite.
say-PutAPassedOutHandBack =
    .all = Avete passato tutti e quattro: rimettete le carte nel board. Non si ridistribuisce.
say-LookAtThePlayedCards =
    .all = Ciascuno mostri solo le proprie carte, per quanto può nell'ordine in cui le ha giocate.
say-HaveNoneRedealt =
    .both_sides = questo board non si ridà; attribuisco io un punteggio.

## Le norme, in parole nostre

law-tricks_are_disputed = Le linee non sono d'accordo sulle prese vinte.
law-there_was_a_claim = Se c'è stato un claim o una concessione valgono le norme sull'accordo ritirato e sulla concessione annullata.
law-there_was_no_claim = Non si è richiesto né concesso nulla.
law-called_in_the_round = Se non c'è stato un claim l'Arbitro stabilisce quale punteggio si segna.
law-cards_are_inspected = A gioco finito le carte si possono ispezionare, ciascuno le proprie; se una sola linea ha mescolato le sue e i fatti non si possono accertare, si decide per l'altra.
law-both_mixed_their_cards = L'Arbitro accerta i fatti secondo ciò che è più probabile.
law-called_after_the_round = Se l'Arbitro è chiamato solo a turno finito, il punteggio cambia per le due linee solo se l'Arbitro è chiaramente convinto del risultato; altrimenti resta, o si riduce quello di una linea senza aumentare quello dell'altra.
law-record_is_wrong = Il risultato concordato è stato segnato o calcolato male.
law-corrected_in_time = Un errore nel segnare o calcolare il risultato concordato si può correggere finché non scade il periodo di correzione.
law-corrected_late = Dopo, se l'organizzatore lo ammette, si può correggere se l'Arbitro ne è certo oltre ogni ragionevole dubbio.
law-asked_after_the_round = Il turno era finito, e nulla era stato richiesto.
law-ended_with_the_correction_period = Il periodo in cui il punteggio si corregge è scaduto.
law-a_side_knew_it_was_wrong = Un giocatore non deve accettare consapevolmente il punteggio di una presa che la sua linea non ha vinto, né la concessione di una presa che gli avversari non potevano perdere.
law-in_teams = Un board a squadre non ha due risultati regolari.
law-one_result_is_clearly_good = Se si attribuisce un punteggio arbitrale e l'unico risultato è chiaramente favorevole a una linea, il punteggio è assegnato.
law-results_cannot_be_compared = Due o più risultati tra le stesse squadre non si possono confrontare, o ce n'è uno solo, di un tavolo, non chiaramente buono per una linea.
law-board_was_not_played = Il board non ha alcun risultato.
law-match_could_be_known = Un contendente può sapere il risultato finale dell'incontro senza quel board.
law-no_team_is_at_fault = Senza colpa di nessuna squadra il board si annulla, e si attribuiscono punteggi artificiali o si gioca un board sostitutivo.
law-one_team_is_at_fault = Con la colpa di una squadra l'altra riceve il migliore tra media più e un punteggio assegnato, e quella il complemento.
law-both_teams_are_at_fault = Con la colpa di entrambe il board si annulla e si attribuiscono punteggi artificiali.
law-may_still_be_played = L'Arbitro può far giocare, rinviare o annullare un board.
law-may_be_redealt = L'Arbitro può far ridare per ogni motivo compatibile con il Codice.
law-adjusted_instead_of_redealt = Non si ridà un board se qualcuno può sapere il risultato dell'incontro senza di esso; si attribuisce un punteggio arbitrale.
law-played_at_one_table_only = L'Autorità può disporre altrimenti per i board giocati a un solo tavolo.
law-no_result_can_be_had = Nessuna rettifica permette di giocare normalmente il board.
law-all_four_passed = Se tutti e quattro passano le carte si rimettono nel board senza giocare e non si ridistribuisce.
law-passed_out_scores_zero = Se tutti e quattro hanno passato ciascuna linea segna zero.
law-several_boards_have_no_result = Per un concorrente senza risultato in più board della sessione l'autorità può variare i punteggi dei successivi.
law-a_score_is_to_be_adjusted = Si chiede un punteggio arbitrale.
law-rectification_is_called_unfair = L'Arbitro non può correggere un punteggio perché una rettifica del Codice è troppo severa o vantaggiosa per una linea.
law-damage_is_made_good = Un'irregolarità ha danneggiato.
law-an_assigned_score_is_possible = Quando può correggere un punteggio e può attribuirne uno assegnato, l'Arbitro lo fa; esso sostituisce quello del gioco.
law-one_result_was_probable = Un punteggio assegnato cerca di ristabilire l'esito probabile senza l'infrazione.
law-several_results_were_possible = Un punteggio assegnato può essere pesato secondo la probabilità di più risultati, solo quelli raggiungibili legalmente.
law-own_error_is_not_made_good = La linea che ha aggravato il proprio danno con un errore gravissimo estraneo all'infrazione, o con un azzardo, non è risarcita di quella parte.
law-possibilities_are_numerous = Se le possibilità sono molte o non evidenti l'Arbitro può attribuire un punteggio artificiale.
law-scores_are_artificial = Si attribuisce un punteggio artificiale.
law-scores_by_responsibility = Senza risultato si attribuisce un punteggio artificiale secondo la responsabilità: media meno, media o media più.
law-one_has_a_score = Il contendente che ha già un punteggio valido del board non è privato di nulla: non gli si attribuisce un punteggio artificiale.
law-both_get_average = Ogni linea a cui si attribuisce un punteggio ha colpa solo in parte.
law-one_alone_is_at_fault = Una linea ha colpa diretta e l'altra nessuna.
law-scored_in_imps = A IMP la media più vale +3 IMP e la media meno −3, se l'organizzatore non ha disposto altro.
law-session_score_counts = Una linea senza colpa che ha oltre il 60% nella sessione, o una con colpa sotto il 40%, riceve la percentuale degli altri suoi board.
law-scores_do_not_balance = A eliminazione diretta la media di due punteggi che non si bilanciano è assegnata a entrambe.

## Che cosa resta da fare dopo, in poche parole

task-AwardArtificialScores = punteggi artificiali
task-LookAtTheSessionScore = media della sessione?
task-TakeTheMeanInKnockout = media a eliminazione?
task-LookForARegulation = regolamento?
task-LookForARegulationOnSeveralBoards = regolamento?
task-AssignAScore = punteggio assegnato
task-PlayASubstitute = board sostitutivo?
task-CancelWithoutASubstitute = punteggi artificiali
task-GiveTheBetterOfTwo = il migliore dei due
task-CancelTheBoards = punteggi artificiali
task-HaveNoneRedealt = punteggio arbitrale
task-HaveItPlayedLater = giocarlo più tardi
task-ChangeItForBothSides = cambiare il punteggio?
task-CorrectTheRecord = correggere il punteggio
task-CorrectItIfAllowed = correggere il punteggio?
task-AssignTheProbableResult = punteggio assegnato
task-WeighThePossibleResults = punteggio pesato
task-ConsiderAPenaltyForKeepingATrick = penalità?
