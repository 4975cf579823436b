### Che cosa si dice dei punteggi, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Punteggio e risultati
    .command = risultati
    .menu = Prese contestate, errore nello score, nessun risultato, squadre
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-case = Di che si tratta?
option-case-tricks = Quante prese si sono vinte
option-case-entry = Segnato male
option-case-no_result = Non c'è risultato
option-case-teams = Un board a squadre
fact-claimed = C'è stata una richiesta o una concessione?
option-claimed-yes = Sì
option-claimed-no = No
fact-round_over = Il turno era finito quando ti hanno chiamato?
option-round_over-yes = Sì
option-round_over-no = No
fact-convinced = Sei chiaramente convinto del risultato al tavolo?
option-convinced-yes = Sì
option-convinced-no = No
fact-period = Il periodo di correzione è scaduto?
    .aside = 30 minuti dall'esposizione del punteggio ufficiale, se l'organizzatore non dispone altrimenti.
option-period-open = No, è aperto
option-period-over = Sì, è scaduto
fact-beyond_doubt = L'errore è certo oltre ogni ragionevole dubbio, e l'organizzatore consente ancora di correggerlo?
option-beyond_doubt-yes = Sì, entrambe
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
supposed-mixed = nessuno ha mescolato le carte giocate
choice-results-one_clear = Uno, chiaro vantaggio di una linea
choice-results-one_unclear = Uno, senza chiaro vantaggio
choice-mixed-one_side = Una linea ha mescolato le sue carte
choice-mixed-both = Entrambe le linee hanno mescolato
brief-case-tricks = prese contestate
brief-case-entry = segnato male
brief-case-no_result = nessun risultato
brief-case-teams = a squadre
brief-claimed-yes = richiesta o concessione
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
brief-results-one_unclear = un risultato, non chiaramente
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
why-case = Uno score errato (79C), prese in discussione (79B) e un board senza risultato (12C2) si trattano in modo diverso.
why-results = Un risultato chiaro per una linea: punteggio assegnato (86B1); se no, anche artificiale (86B2).
why-fault_ns = Media meno, media o media più dipende da quanta colpa ha ogni linea (12C2(a)).
why-fault_ew = Media meno, media o media più dipende da quanta colpa ha ogni linea (12C2(a)).
why-fault = Da quale squadra ha colpa dipende quali punteggi si attribuiscono (86B2).
why-period = Uno score errato si può correggere finché non finisce il periodo di correzione (79C1).
why-claimed = Se ci sono state richieste o concessioni decidono i loro articoli (69B, 71, 79B1).
why-round_over = Finito il turno un punteggio si aumenta solo a condizioni più severe (79B3).
depends-case = di che si tratta
depends-claimed = se c'è stata una richiesta
depends-round_over = se il turno era finito
depends-convinced = se sei convinto
depends-period = se il periodo è scaduto
depends-beyond_doubt = se l'errore è certo
depends-results = quali risultati ci sono
depends-result_known = se l'esito è conoscibile
depends-fault = di chi è la colpa
depends-fault_ns = quanta colpa ha Nord-Sud
depends-fault_ew = quanta colpa ha Est-Ovest
depends-mixed = se le carte sono mescolate

## La decisione

headline-RuleOnTheClaim = C'è stata una richiesta: valgono le sue norme ({ $articles }).
headline-RuleWhatIsRecorded = Stabilisci tu che cosa si segna ({ $articles }).
headline-ChangeItForBothSides = Il punteggio si può cambiare per le due linee ({ $articles }).
headline-RaiseItForNobody = Lo score resta, o si riduce a una sola linea ({ $articles }).
headline-CorrectTheRecord = Lo score si può correggere ({ $articles }).
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
order-CorrectTheRecord = Correggi lo score secondo il risultato concordato
order-CorrectItIfAllowed = Correggi lo score, come l'organizzatore ammette
order-LetTheRecordStand = Lascia lo score com'è
order-AwardArtificialScores =
    Attribuisci a Nord-Sud { $fault_ns ->
        [scored] nulla: il suo punteggio resta
        [directly] media meno (al massimo 40%)
        [partly] media (50%)
       *[not] media più (almeno 60%)
    }, a Est-Ovest { $fault_ew ->
        [scored] nulla: il suo punteggio resta
        [directly] media meno (al massimo 40%)
        [partly] media (50%)
       *[not] media più (almeno 60%)
    }
order-ScoreItInImps = A IMP media più o meno vale 3 IMP, salvo regolamento
order-LookAtTheSessionScore = Oltre il 60% senza colpa, o sotto il 40% con colpa, negli altri board della sessione: vale quella percentuale
order-TakeTheMeanInKnockout = A eliminazione diretta assegnare a entrambe la media dei due punteggi
order-LookForARegulation = Vedi se un regolamento cambia il punteggio di un board giocato a un solo tavolo
order-AssignAScore = Se spetta un punteggio arbitrale, assegnane uno che rispetti il risultato all'altro tavolo
order-PlayASubstitute = Annulla il board, e attribuisci punteggi artificiali o, se c'è tempo, fai giocare un board sostitutivo
order-CancelWithoutASubstitute = Annulla il board e attribuisci punteggi artificiali
order-GiveTheBetterOfTwo = Attribuisci alla squadra senza colpa il migliore tra media più e un punteggio assegnato; all'altra il complemento
order-CancelTheBoards = Annulla il board e attribuisci punteggi artificiali, secondo la colpa
order-HaveItPlayedLater = Fai giocare il board, rinvialo o annullalo
order-HaveItRedealt = Puoi farlo ridare
order-HaveNoneRedealt = Non far ridare alcun board; attribuisci un punteggio arbitrale
say-RuleOnTheClaim =
    .both_sides = c'è stata una richiesta; decido su quella.
say-RuleWhatIsRecorded =
    .both_sides = stabilisco io che cosa si segna.
say-ChangeItForBothSides =
    .both_sides = mi avete chiamato a turno finito: cambio il punteggio per entrambi solo perché ne sono chiaramente convinto.
say-RaiseItForNobody =
    .both_sides = mi avete chiamato a turno finito: non aumento il punteggio di nessuno se non ne sono chiaramente convinto.
say-CorrectTheRecord =
    .both_sides = lo score si corregge.
say-CorrectItIfAllowed =
    .both_sides = lo score si corregge.
say-LetTheRecordStand =
    .both_sides = è troppo tardi per correggere lo score.
say-LookAtThePlayedCards =
    .all = Ciascuno mostri solo le proprie carte, nell'ordine in cui le ha giocate.
say-HaveNoneRedealt =
    .both_sides = questo board non si ridà; attribuisco io un punteggio.

## Le norme, in parole nostre

law-tricks_are_disputed = Le linee non sono d'accordo sulle prese vinte.
law-there_was_a_claim = Se c'è stata una richiesta o una concessione valgono le norme sull'accordo ritirato e sulla concessione annullata.
law-there_was_no_claim = Non si è richiesto né concesso nulla.
law-called_in_the_round = Se non c'è stata una richiesta l'Arbitro stabilisce quale punteggio si segna.
law-cards_are_inspected = A gioco finito le carte si possono ispezionare, ciascuno le proprie; se una sola linea ha mescolato le sue e i fatti non si possono accertare, si decide per l'altra.
law-both_mixed_their_cards = L'Arbitro accerta i fatti secondo ciò che è più probabile.
law-called_after_the_round = Se l'Arbitro è chiamato solo a turno finito, il punteggio cambia per le due linee solo se è chiaramente convinto del risultato; altrimenti resta, o si riduce a una senza aumentare all'altra.
law-record_is_wrong = Il risultato concordato è stato segnato o calcolato male.
law-corrected_in_time = Un errore nel segnare o calcolare il risultato concordato si può correggere finché non scade il periodo di correzione.
law-corrected_late = Dopo, se l'organizzatore lo ammette, si può correggere se l'Arbitro ne è certo oltre ogni ragionevole dubbio.
law-in_teams = Un board a squadre non ha due risultati regolari.
law-one_result_is_clearly_good = Se si attribuisce un punteggio arbitrale e l'unico risultato è chiaramente favorevole a una linea, il punteggio è assegnato.
law-results_cannot_be_compared = Due o più risultati tra le stesse squadre non si possono confrontare, o ce n'è uno solo, di un tavolo, non chiaramente buono per una linea.
law-board_was_not_played = Il board non ha alcun risultato.
law-match_could_be_known = Un contendente può sapere il risultato finale dell'incontro senza quel board.
law-no_team_is_at_fault = Senza colpa di nessuna squadra il board si annulla, e si attribuiscono punteggi artificiali o si gioca un board sostitutivo.
law-one_team_is_at_fault = Con la colpa di una squadra l'altra riceve il migliore tra media più e un punteggio assegnato, e la colpevole il complemento.
law-both_teams_are_at_fault = Con la colpa di entrambe il board si annulla e si attribuiscono punteggi artificiali.
law-may_still_be_played = L'Arbitro può far giocare, rinviare o annullare un board.
law-may_be_redealt = L'Arbitro può far ridare per ogni motivo compatibile con il Codice.
law-adjusted_instead_of_redealt = Non si ridà un board se qualcuno può sapere il risultato dell'incontro senza di esso; si attribuisce un punteggio arbitrale.
law-played_at_one_table_only = L'Autorità può disporre altrimenti per i board giocati a un solo tavolo.
law-no_result_can_be_had = Nessuna rettifica permette di giocare normalmente il board.
law-scores_by_responsibility = Senza risultato si attribuisce un punteggio artificiale secondo la responsabilità: media meno, media o media più.
law-one_has_a_score = Il contendente che ha già un punteggio valido del board non è privato di nulla: non gli si attribuisce un punteggio artificiale.
law-both_get_average = Ogni linea a cui si attribuisce un punteggio ha colpa solo in parte.
law-one_alone_is_at_fault = Una linea ha colpa diretta e l'altra nessuna.
law-scored_in_imps = A IMP media più o meno vale più o meno 3 IMP, se l'organizzatore non ha disposto altro.
law-session_score_counts = Una linea senza colpa che ha oltre il 60% nella sessione, o una con colpa sotto il 40%, riceve la percentuale degli altri suoi board.
law-scores_do_not_balance = A eliminazione diretta la media di due punteggi che non si bilanciano è assegnata a entrambe.

## Che cosa resta da fare dopo, in poche parole

task-AwardArtificialScores = punteggi artificiali
task-LookAtTheSessionScore = media della sessione?
task-TakeTheMeanInKnockout = media a eliminazione?
task-LookForARegulation = regolamento?
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
