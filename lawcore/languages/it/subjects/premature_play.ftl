### Che cosa si dice di un attacco o di una giocata anticipati, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Giocata prematura
    .command = giocata_anticipata
    .menu = Una carta attaccata o giocata prima del suo turno

## I fatti: come si chiedono, come si risponde

fact-case = Chi ha giocato prima del suo turno?
option-case-defender_before_partner = Un difensore, prima del compagno
option-case-defender_at_rho_turn = Difensore, al turno di destra
choice-case-defender_at_rho_turn = Difensore: toccava alla sua destra
option-case-declarer = Il dichiarante, non in attacco
option-case-declarer_led = Il dichiarante, in attacco
fact-since =
    Prima del difensore, da quali mani aveva giocato il dichiarante?
    .aside = La carta del morto conta se il dichiarante l'ha chiamata o indicata.
option-since-nobody = Nessuno, o una mano prima
option-since-both_hands = Le due mani, prima
option-since-dummy = Il morto, di suo
option-since-next_hand = La mano che segue, dopo
fact-misinformed = È stato un avversario a dire al giocatore che toccava a lui?
option-misinformed-no = Errore tutto suo
option-misinformed-yes = Detto da un avversario
fact-next_hand_played = La mano che gioca dopo il giocatore ha giocato?
option-next_hand_played-no = Non ancora
option-next_hand_played-yes = Ha giocato
brief-case-defender_before_partner = un difensore, prima del compagno
brief-case-defender_at_rho_turn = difensore: toccava alla sua destra
brief-case-declarer = il dichiarante, non in attacco
brief-case-declarer_led = il dichiarante, in attacco
brief-since-nobody = dichiarante: da una mano al massimo
brief-since-both_hands = dichiarante: dalla mano e dal morto
brief-since-dummy = il morto aveva scelto
brief-since-next_hand = la mano seguente ha già giocato
why-case = Se un difensore gioca prima del compagno, il dichiarante sceglie (57A); se è il dichiarante, la carta resta (57C3).
supposed-next_hand_played = la mano seguente non ha giocato
supposed-misinformed = nessuno ha tratto in errore il giocatore
choice-misinformed-yes = Un avversario ha detto «tocca a te»
choice-next_hand_played-yes = La mano seguente ha giocato
choice-since-nobody = Da nessuna, o da una sola
choice-since-both_hands = Dalla mano e dal morto
choice-since-dummy = Il morto aveva già scelto da solo
choice-since-next_hand = La mano seguente ha già giocato
depends-case = chi ha anticipato
depends-since = che cosa aveva giocato la linea del dichiarante

## La decisione

headline-LetDeclarerBindThePartner = Carta penalizzata maggiore; il dichiarante vincola il compagno ({ $articles }).
headline-RectifyNothing = Nessuna rettifica: il dichiarante aveva giocato dalla mano e dal morto ({ $articles }).
headline-RectifyNothingAfterDummy = Nessuna rettifica: il morto aveva scelto una carta da solo ({ $articles }).
headline-forfeited = Rettifica perduta: la carta vale come di turno ({ $articles }).
headline-PlayItAtItsTurn = La carta si gioca al suo turno se è legale ({ $articles }).
headline-LetDeclarersCardStand = La carta del dichiarante è giocata ({ $articles }).
headline-RuleDeclarersLead = Un attacco non è una giocata prematura ({ $articles }).
order-LetDeclarerBindThePartner = Lascia la carta scoperta, penalizzata maggiore; il dichiarante fa giocare al compagno la più alta o la più bassa del seme, o una carta di un altro seme che nomina, o vieta quel seme
order-RectifyNothing = Fai proseguire: nessuna rettifica
order-RectifyNothingAfterDummy = Fai proseguire: il morto aveva scelto o suggerito una carta di sua iniziativa
order-LetThePlayStand = La carta resta: la mano dopo chi ha sbagliato ha giocato, e il diritto alla rettifica è perduto
order-TreatItAsPlayedInTurn = Considera la carta come giocata al suo turno
order-PlayItAtItsTurn = Fai giocare la carta al suo turno; se allora non è legale, è penalizzata maggiore. Ciò che ha detto al compagno può non essere autorizzato
order-RuleDeclarersLead = Decidi l'attacco fuori turno: un attacco non è una giocata prematura
order-LetDeclarersCardStand = La carta resta: se è legale il dichiarante non può ritirarla
say-LetDeclarerBindThePartner =
    .declarer = Può far giocare all'altro difensore la più alta o la più bassa del seme, o imporre o vietare un altro seme che nomina.
say-RectifyNothing =
    .all = Nessuna rettifica: il dichiarante aveva già giocato dalla mano e dal morto. Proseguite.
say-RectifyNothingAfterDummy =
    .all = Nessuna rettifica: il morto aveva scelto una carta di sua iniziativa. Proseguite.
say-LetThePlayStand =
    .declarer = Nessuna rettifica: la Sua linea ha giocato dopo.
say-PlayItAtItsTurn =
    .hasty_defender = Giochi quella carta al Suo turno, se allora è legale; altrimenti resta scoperta come carta penalizzata.
say-RuleDeclarersLead =
    .all = Un momento: decido sull'attacco fuori turno.
say-LetDeclarersCardStand =
    .declarer = La Sua carta è giocata, se è legale.

## Le norme, in parole nostre

law-on_an_opponents_word = È stata giocata perché un avversario aveva detto che toccava a lui.
law-by_his_own_error = La carta è stata giocata prima del turno, e nessun avversario glielo aveva detto.
law-before_his_partner = Un difensore ha attaccato nella presa dopo o giocato prima che il compagno giocasse.
law-major_penalty_card = La carta diventa penalizzata maggiore, e il dichiarante impone al compagno la più alta o la più bassa del seme, o impone o vieta una carta di un altro seme.
law-declarer_had_played = Se il dichiarante ha giocato da tutte e due le mani, giocare prima del compagno non si rettifica.
law-dummy_had_chosen = Se il morto ha scelto di sua iniziativa una carta prima del turno, o ne ha suggerita una, giocare prima del compagno non si rettifica.
law-the_next_hand_played_on = Se la mano dopo chi ha sbagliato gioca prima che la rettifica sia decisa, il diritto è perduto.
law-as_if_in_turn = Perduta la rettifica, la carta prematura vale come giocata al suo turno.
law-declarers_premature_play = La carta che il dichiarante gioca in anticipo da una mano è giocata, e se legale non si ritira.
law-declarers_premature_lead = La carta con cui il dichiarante attacca non è di quelle che 57C3 dà per giocate: fuori turno è un attacco fuori turno.
law-tried_at_the_opponents_turn = Un difensore ha cercato di giocare al turno dell'avversario alla sua destra.
law-at_the_opponents_turn = Una carta che si voleva giocare al turno dell'avversario di destra si gioca al proprio turno se allora è legale; altrimenti è penalizzata maggiore.
