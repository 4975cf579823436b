### Che cosa si dice di una chiamata inammissibile, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Chiamata inammissibile
    .command = chiamata_inammissibile
    .menu = Un contro vietato, chi era escluso, oltre il sette

## I fatti: come si chiedono, come si risponde

fact-what = Che cosa è successo?
option-what-dbl_rdbl = Contro o surcontro vietato
option-what-barred_acted = Ha parlato chi era escluso
option-what-over_seven = Licita oltre il sette
option-what-after_final = Chiamata dopo l'ultimo passo
option-what-wrong_words = Contro con parole errate
fact-lho_called = L'avversario di sinistra ha già chiamato?
option-lho_called-no = No
option-lho_called-yes = Sì
fact-who = Chi ha chiamato, e che cosa?
option-who-def_action = Difensore: licita o contro
option-who-def_pass = Difensore: passo
option-who-decl_side = Linea del dichiarante
option-who-passed_out = Nessuno aveva licitato
fact-barred = Per quanto doveva passare?
option-barred-next = Solo un turno
choice-barred-next = Solo un turno
option-barred-always = Tutta la licitazione
fact-cmp = La nuova chiamata è comparabile (23A)?
    .aside = Il compagno passa comunque fino alla fine; ne dipende l'attacco.
option-cmp-yes = Sì, comparabile
option-cmp-no = No
option-cmp-unsure = Aiutami a decidere
option-cmp-none = Non ha ancora chiamato
fact-slip = Gli è sfuggita di mano o di bocca?
    .aside = Se non è chiaro, chiedilo al giocatore lontano dal tavolo.
option-slip-no = No, la voleva fare
option-slip-yes = Sì, una svista
choice-barred-always = Tutta la licitazione
fact-late = Rilevato solo dopo l'attacco scoperto?
option-late-no = No
option-late-yes = Sì, dopo l'attacco
fact-out_turn = Era anche fuori turno?
option-out_turn-no = No
option-out_turn-yes = Sì
fact-also_19 = Era anche un contro o surcontro vietato dall'articolo 19?
option-also_19-no = No
option-also_19-yes = Sì

choice-late-yes = Rilevato dopo l'attacco scoperto
choice-slip-yes = È stato un lapsus
choice-out_turn-yes = Era anche fuori turno
choice-also_19-yes = (Sur)contro vietato dall'articolo 19
choice-what-dbl_rdbl = Contro o surcontro vietato
choice-what-barred_acted = Ha chiamato chi doveva passare
choice-who-decl_side = Linea del dichiarante: qualsiasi
choice-who-passed_out = Dopo quattro passo
supposed-late = rilevato prima dell'attacco scoperto
supposed-slip = voleva fare quella chiamata
supposed-out_turn = era il suo turno
supposed-also_19 = nessun contro vietato dall'articolo 19
brief-lho_called-no = chi segue non ha chiamato
brief-lho_called-yes = chi segue ha chiamato
brief-cmp-yes = comparabile
brief-cmp-no = non comparabile
brief-cmp-unsure = da confrontare
brief-cmp-none = non ha ancora chiamato
why-what = Ogni tipo di chiamata inammissibile ha un articolo suo (dal 35 al 39).
why-lho_called = Se chi segue ci ha chiamato sopra la rettifica è un'altra, o è perduta (36A, 37A, 38D, 39B).
next-cmp = Ha chiamato di nuovo
depends-what = che cosa è successo
depends-lho_called = se chi segue ha chiamato
depends-who = chi ha chiamato
depends-barred = per quanto era escluso
depends-cmp = se le chiamate sono comparabili

## La decisione in una riga

headline-TakeTheDoubleAsMade = Ha contrato la licita com'era ({ $articles }).
headline-RuleAChangeOfCall = Una svista: vale la chiamata che voleva fare ({ $articles }).
headline-UndoTheDoubleAndWhatFollowed = Quella chiamata e le successive sono annullate ({ $articles }).
headline-to_be_judged = Prima si confrontano le due chiamate ({ $articles }).
headline-CancelTheDouble = Annullata; il compagno passa fino alla fine ({ $articles }).
headline-ScoreAsIfNotMade = Segna come se quella chiamata non ci fosse ({ $articles }).
headline-LetTheActionStand = Quella chiamata e le successive valgono ({ $articles }).
headline-LetTheActionStandAndHimPass = La chiamata vale; poi chi l'ha fatta passa fino alla fine ({ $articles }).
headline-CancelTheAction = Annullata, vale passo; la linea passa fino alla fine ({ $articles }).
headline-CancelTheBidOverSeven = Annullata, vale passo; la linea passa fino alla fine ({ $articles }).
headline-CancelTheBidCalledOver = Annullata, vale passo; la linea passa fino alla fine ({ $articles }).
headline-CancelTheLateCall = La chiamata è annullata ({ $articles }), senza altra rettifica (39B).
headline-CancelTheCallAfterFourPasses = La chiamata è annullata: la mano è passata ({ $articles }).
headline-CancelTheLateAction = La chiamata è annullata ({ $articles }); attacco forse limitato (39C).

## Gli ordini

order-TakeTheDoubleAsMade = Consideralo un contro della licita com'era; si prosegue dall'avversario di sinistra
order-RuleAChangeOfCall = Trattala come cambio di una chiamata non voluta; quella che voleva si giudica poi da sé
order-UndoTheDoubleAndWhatFollowed = Annulla quella chiamata e le successive; la licitazione torna a chi toccava, come se nulla fosse, senza restrizione d'attacco
order-MindTheCancelledCalls = Ciò che le chiamate annullate hanno detto è autorizzato solo per l'altra linea
order-CancelTheDouble = Annulla il contro o surcontro
order-HaveItReplaced = Fagliela sostituire con una chiamata legale
order-ReturnTheTurn = La licitazione torna a chi toccava; al suo turno fa qualsiasi chiamata legale
order-CompareTheCalls = Confronta la nuova chiamata con il contro annullato, e torna qui
order-LetTheNewCallStand = La nuova chiamata vale
order-HaveHimPassAsBefore = Deve ancora passare al prossimo turno, come prima del contro
order-HaveHimPassThroughoutAsBefore = Deve ancora passare ogni volta che tocca a lui, come prima del contro
order-ScoreAsIfNotMade = Segna il contratto come se il contro o surcontro inammissibile non ci fosse stato
order-LetTheActionStand = Quella chiamata e le successive valgono, e per essa nessun attacco è limitato; lui è di nuovo libero
order-LetTheActionStandAndHimPass = Quella chiamata e le successive valgono, e per essa nessun attacco è limitato; ai turni seguenti lui passa ancora
order-CancelTheAction = Annulla la chiamata di chi doveva passare
order-CancelTheBidOverSeven = Annulla la licita oltre il sette e le chiamate successive; non si gioca mai
order-CancelTheBidCalledOver = Annulla la licita oltre il sette e le chiamate successive; non si gioca mai
order-HaveBothPassThroughout = Si sostituisce con passo, ed entrambi i giocatori della sua linea passano fino alla fine
order-RestrictNoLeadAsLhoCalled = Nessun attacco è limitato: chi segue aveva chiamato
order-CountTheContractBeforeIt = A licitazione chiusa il contratto è l'ultima licita legale; se no, a gioco iniziato, punteggio arbitrale
order-CancelTheLateCall = Annulla la chiamata e le successive
order-RectifyNothingElse = Non c'è altra rettifica; nessun attacco è limitato
order-CancelTheCallAfterFourPasses = Annulla la chiamata e le successive; nient'altro si rettifica
order-PassTheBoardOut = Fai rimettere le carte nell'astuccio senza giocare; non si ridistribuisce
order-CancelTheLateAction = Annulla la chiamata

## Che cosa si dice ai giocatori

say-TakeTheDoubleAsMade =
    .all = La licita è contrata com'era; si prosegue.
say-UndoTheDoubleAndWhatFollowed =
    .all = Quella chiamata e le successive sono annullate; la licitazione torna al giocatore che doveva chiamare e riprende da lì.
say-MindTheCancelledCalls =
    .both_sides = Solo la linea che non ha sbagliato può usare le chiamate annullate.
say-CancelTheDouble =
    .all = Quella chiamata non è ammessa: è annullata.
say-HaveItReplaced =
    .offender = Scelga una chiamata legale; il compagno passerà fino alla fine. Solo dopo una chiamata comparabile il suo attacco sarà libero.
say-ReturnTheTurn =
    .offender = Al Suo turno faccia qualsiasi chiamata legale; il compagno passerà fino alla fine. Solo dopo una chiamata comparabile il suo attacco sarà libero.
say-LetTheNewCallStand =
    .all = La nuova chiamata vale.
say-HaveHimPassAsBefore =
    .offender = Al prossimo turno deve ancora passare.
say-HaveHimPassThroughoutAsBefore =
    .offender = Deve ancora passare fino alla fine della licitazione.
say-ScoreAsIfNotMade =
    .all = Il contratto si segna come se quel contro o surcontro non ci fosse stato.
say-LetTheActionStand =
    .all = Quella chiamata e le successive valgono.
say-LetTheActionStandAndHimPass =
    .all = Quella chiamata e le successive valgono.
    .offender = Ai turni seguenti Lei passa ancora.
say-CancelTheAction =
    .offender = Lei doveva passare; la chiamata è annullata.
say-CancelTheBidOverSeven =
    .all = Quella licita e le successive sono annullate.
say-CancelTheBidCalledOver =
    .all = Quella licita e le successive sono annullate.
say-HaveBothPassThroughout =
    .all =
        { $side ->
            [defends] La chiamata diventa passo.
            [declares] La chiamata diventa passo.
           *[other] La chiamata diventa passo, e la linea passa fino alla fine.
        }
say-CancelTheLateCall =
    .all = La licitazione è finita; quella chiamata è annullata.
say-RectifyNothingElse =
    .all = Non c'è altra rettifica.
say-CancelTheCallAfterFourPasses =
    .all = La licitazione era finita: quella chiamata è annullata, e non segue altro.
say-PassTheBoardOut =
    .all = Avete passato tutti e quattro: rimettete le carte nell'astuccio. Non si ridistribuisce.
say-CancelTheLateAction =
    .all = La licitazione è finita; quella chiamata è annullata.

## Le norme, in parole nostre

law-words_may_tell_something = Ciò che le sue parole hanno detto può non essere autorizzato per il compagno.
law-slip_of_such_a_call = Era un lapsus, e nessuno poteva fare quella chiamata.
law-was_a_slip = Dopo un errore meccanico o un lapsus vale la chiamata voluta.
law-slip_noticed_too_late = Scoperto l'attacco iniziale una chiamata non voluta non si cambia più.
law-call_as_he_meant = Voleva fare quella chiamata, o non può più cambiarla.
law-redoubled_as_it_was = Chi nomina male la licita nel surcontrare l'ha surcontrata com'era.
law-doubled_as_it_was = Chi nomina male la licita nel contrare l'ha contrata com'era.
law-barred_player_doubled_so = Chi doveva passare ha fatto un contro che l'articolo 19 vieta.
law-against_law_19 = È un contro o surcontro che l'articolo 19 vieta.
law-noticed_after_the_lead = Rilevato solo dopo l'attacco scoperto, il contratto si segna come se non ci fosse stato.
law-noticed_in_time = È stato rilevato prima dell'attacco scoperto.
law-called_over = Dove chi segue ha chiamato prima della rettifica, il contro inammissibile e le chiamate successive sono annullati, come se nulla fosse.
law-what_cancelled_calls_told = Ciò che chiamate annullate hanno detto è autorizzato solo per la linea innocente.
law-still_has_to_pass = Chi doveva passare deve ancora farlo, cancellato il suo contro inammissibile.
law-not_called_over = Chi segue non ci ha chiamato sopra, e chi ha contrato era libero di chiamare.
law-calls_are_compared = Se una chiamata è comparabile si trova con le prove di questo articolo.
law-double_is_ruled = Si sa se la nuova chiamata è comparabile, o deve ancora venire.
law-waits_for_a_new_call = Non ha ancora chiamato di nuovo.
law-found_comparable = La nuova chiamata fu trovata comparabile.
law-found_not_comparable = La nuova chiamata fu trovata non comparabile.
law-double_is_cancelled = Un contro o surcontro che l'articolo 19 vieta è annullato.
law-made_in_turn = È stato fatto al suo turno.
law-other_laws_may_apply = Si può applicare il 72C, e un attacco può essere limitato.
law-legal_call_instead = Chi ha sbagliato lo sostituisce con una chiamata legale.
law-partner_is_silenced = Il compagno di chi ha sbagliato passa ogni volta che tocca a lui.
law-made_out_of_turn = È stato fatto fuori turno.
law-turn_goes_back = Se era fuori turno, la licitazione torna indietro e chi ha sbagliato fa al suo turno qualsiasi chiamata legale.
law-partner_is_silenced_too = Il compagno di chi ha sbagliato passa poi ogni volta che tocca a lui.
law-had_to_pass = Chi doveva passare ha agito.
law-action_called_over = Dove chi segue ha chiamato, l'azione e le chiamate successive valgono; chi doveva passare sempre passa ancora dopo.
law-action_not_called_over = Chi segue non ci ha chiamato sopra, quale che fosse l'azione.
law-action_is_cancelled = La licita, il contro o il surcontro di chi doveva passare è annullato.
law-both_are_silenced = Si sostituisce con passo, ed entrambi passano ogni volta che tocca a loro.
law-over_seven = Era una licita oltre il sette.
law-recourse_to_other_laws = Un attacco può essere limitato e il 72C applicarsi, salvo che chi segue avesse chiamato.
law-bid_not_called_over = Chi segue non ci ha chiamato sopra.
law-never_played = Un contratto oltre il sette non si gioca mai.
law-bid_is_cancelled = Una licita oltre il sette è annullata con le chiamate successive.
law-side_is_silenced = Si sostituisce con passo, ed entrambi passano ogni volta che tocca a loro.
law-no_recourse_any_more = Dove chi segue aveva chiamato non si ricorre a 26B e 72C.
law-contract_before_it = Un passo ne prende il posto, e la licitazione prosegue se non ne è completata.
law-after_the_final_pass = È venuta dopo l'ultimo passo.
law-action_by_a_defender = Dopo la licita, il contro o surcontro di un difensore su cui non si è chiamato un attacco può essere limitato.
law-no_rectification = Dopo il passo di un difensore, ogni chiamata della linea del dichiarante, o una su cui si è chiamato, non c'è rettifica.
law-nobody_had_bid = Se passano tutti e quattro le carte tornano nell'astuccio senza giocare, e non si ridistribuisce.
law-late_call_is_cancelled = Tutte le chiamate dopo l'ultimo passo sono annullate.
law-a_call_is_cancelled = Una chiamata che può aver detto qualcosa è ritirata o annullata, e nessuna comparabile ne prende il posto.
law-lead_may_be_restricted = È stata ritirata una chiamata per cui un attacco può essere limitato.
law-his_side_defends = La sua linea difende.
law-his_side_declares = La sua linea gioca il contratto.
law-may_have_been_foreseen = Un giocatore deve passare a causa sua.

## Perché

reason-1 =
    { $what ->
        [dbl_rdbl] Il contro o surcontro non è ammesso dal 19.
        [barred_acted] Ha agito chi doveva passare.
        [over_seven] La licita era oltre il sette.
        [after_final] La chiamata è venuta dopo l'ultimo passo.
       *[other] Ha nominato male la licita nel contrarla.
    }
