### Che cosa si dice di una chiamata cambiata, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Chiamata cambiata
    .command = cambio_di_chiamata
    .menu = Una chiamata che si vuole cambiare, o già cambiata

## I fatti: come si chiedono, come si risponde

fact-meant = In quel momento, che cosa voleva chiamare?
    .aside = Se non è evidente, chiediglielo lontano dal tavolo.
option-meant-slip = La seconda: la prima fu una svista
choice-meant-slip = La seconda: la prima fu una svista
option-meant-meant = La prima, poi ci ha ripensato
choice-meant-meant = La prima, poi ci ha ripensato
option-meant-unsure = Non è chiaro
fact-partner =
    { $meant ->
        [slip] Chi ha chiamato dopo?
       *[other] Il compagno ha chiamato dopo?
    }
choice-partner-not_called-none = Nessuno
choice-partner-not_called-over_first = Solo l'avversario
choice-partner-called =
    { $meant ->
        [slip] Anche il compagno
       *[other] Sì
    }
option-partner-not_called = No
option-partner-called = Sì
fact-done = L'ha cambiata o l'ha solo chiesto?
option-done-only_asked = Ha solo chiesto o parlato
option-done-substituted = Seconda chiamata fatta
fact-lho = Che cosa ha fatto l'avversario di sinistra?
option-lho-none = Ancora nulla
option-lho-over_first = Chiamato sulla prima
option-lho-over_second = Chiamato sulla seconda
option-lho-declines = Non accetta la seconda
fact-cmp = La chiamata che vale è comparabile a quella ritirata (23A)?
option-cmp-yes = Sì, comparabile
option-cmp-no = No
option-cmp-unsure = Aiutami a decidere
fact-period = Il periodo della licitazione è finito (attacco scoperto, mani riposte)?
option-period-open = No
option-period-over = Sì, finito
fact-first_insuff = La prima era una licita insufficiente?
option-first_insuff-no = No
option-first_insuff-yes = Sì

choice-period-over = Periodo della licitazione finito
choice-first_insuff-yes = La prima licita era insufficiente
choice-done-substituted = Ha fatto la seconda chiamata
choice-lho-over_first = Ha chiamato sulla prima
choice-lho-over_second = Ha chiamato sulla seconda
supposed-period = il periodo della licitazione non è finito
supposed-first_insuff = la prima chiamata era sufficiente
brief-meant-slip = un lapsus
brief-meant-meant = la voleva fare
brief-meant-unsure = forse un lapsus
brief-partner-not_called = il compagno non ha chiamato
brief-partner-called = il compagno ha chiamato
brief-lho-none = chi segue non ha fatto nulla
brief-cmp-yes = comparabile
brief-cmp-no = non comparabile
brief-cmp-unsure = da confrontare
next-meant = So che cosa voleva
next-lho = Chi segue ha deciso
next-cmp = Ho deciso
depends-meant = che cosa voleva
depends-partner = se il compagno ha chiamato
depends-done = se l'ha cambiata
depends-lho = che cosa ha fatto chi segue
depends-cmp = se le chiamate sono comparabili
why-meant = Un lapsus si cambia finché il compagno non chiama (25A1); una chiamata voluta solo se l'avversario accetta (25B).
why-done = Un cambio solo chiesto non si fa (25A2); uno già fatto può ancora essere accettato (25B1).
why-partner = Dopo la chiamata del compagno nulla si sostituisce più (25A4).
why-lho = Chi segue può accettare la seconda chiamata chiamandoci sopra; se no vale la prima (25B1, 25B2).

## La decisione in una riga

headline-AskHimAwayFromTheTable = Prima accerta se è stato un lapsus ({ $articles }).
headline-LetTheIntendedCallStand = Un lapsus: vale la chiamata che voleva ({ $articles }).
headline-RefuseTheChange = Troppo tardi per cambiare: vale la prima ({ $articles }).
headline-OfferNoChange = La voleva: vale la prima chiamata ({ $articles }).
headline-another_law = La prima era insufficiente: decidi su questo ({ $articles }).
headline-CompareTheCalls = Prima si confrontano le due chiamate ({ $articles }).
headline-lho_chooses = L'avversario di sinistra sceglie: accetta la seconda o no ({ $articles }).
headline-LetTheSecondCallStand = La seconda chiamata è accettata e vale ({ $articles }).
headline-LetTheFirstCallStand = La seconda è annullata: vale la prima ({ $articles }).

## Gli ordini

order-AskHimAwayFromTheTable = Chiedi al giocatore, lontano dal tavolo, che cosa voleva chiamare, e poi decidi
order-LetTheIntendedCallStand = Vale la chiamata che voleva, comunque se ne sia accorto; segue poi il suo articolo, e nessun attacco è limitato
order-LetLhoTakeHisCallBack = L'avversario di sinistra può ritirare la chiamata fatta sulla prima; ciò che ha detto è solo per la sua linea
order-RefuseTheChange = Vale la prima chiamata: non si sostituisce più nulla
order-OfferNoChange = La chiamata vale; non offrire il cambio
order-WeighWhatHeSaid = Ciò che ha detto non è autorizzato per il compagno; se l'ha usato, punteggio arbitrale
order-RuleAnInsufficientBid = Trattala come licita insufficiente sostituita prima del tuo arrivo
order-CompareTheCalls = Confronta la chiamata che vale con quella ritirata, e torna qui
order-LetLhoAcceptOrDecline = L'avversario di sinistra accetta la seconda chiamandoci sopra, o non l'accetta
order-AskLhoWhichHeCallsOver = Chiedi all'avversario di sinistra, che aveva chiamato sulla prima, se ora chiama sulla seconda o se resta la prima
order-LetTheSecondCallStand = Ritira la prima chiamata; vale la seconda, e si prosegue
order-LetTheFirstCallStand =
    { $period ->
        [over] Annulla la seconda chiamata; vale la prima
       *[other] Annulla la seconda chiamata; vale la prima, e si prosegue
    }

## Che cosa si dice ai giocatori

say-LetTheIntendedCallStand =
    .all = È stato un errore involontario: quel cartellino si toglie, e vale la chiamata che voleva fare.
say-LetLhoTakeHisCallBack =
    .lho = Può ritirare la chiamata che ha fatto sopra quella sbagliata; solo la Sua linea può usare ciò che ha mostrato.
say-RefuseTheChange =
    .all = È troppo tardi per cambiare: vale la prima chiamata.
say-OfferNoChange =
    .offender = Quella chiamata era voluta, quindi resta.
say-WeighWhatHeSaid =
    .partner = Non tenga conto di ciò che ha detto il compagno.
say-LetLhoAcceptOrDecline =
    .lho = Decida senza consultare il compagno. Può accettare la seconda e fare la Sua chiamata; altrimenti vale la prima.
say-AskLhoWhichHeCallsOver =
    .lho = Lei aveva chiamato sulla prima. Accetta la seconda e chiama di nuovo, o vale la prima? Decida senza consultare il compagno.
say-LetTheSecondCallStand =
    .all = La seconda chiamata è accettata e vale; la prima è ritirata.
say-LetTheFirstCallStand =
    .all = La seconda chiamata è annullata; vale la prima.

## Le norme, in parole nostre

law-was_a_slip = È stato un errore meccanico o un lapsus.
law-partner_has_called = Quando il compagno ha chiamato non si sostituisce più.
law-partner_has_not_called = Il compagno non ha ancora chiamato.
law-auction_period_is_over = Il periodo della licitazione finisce quando un difensore scopre l'attacco, o dopo quattro passi quando tutte le mani sono nel board.
law-too_late_after_the_auction = Dove la licitazione è finita prima di arrivare al compagno, dopo il periodo della licitazione non si sostituisce nulla.
law-however_he_noticed = Una chiamata involontaria si sostituisce comunque uno se ne sia accorto.
law-intended_call_stands = Finché il compagno non chiama un giocatore può sostituire una chiamata involontaria con quella voluta; la chiamata voluta si giudica poi come ogni altra, e nessun attacco è limitato.
law-lho_may_take_his_back = Chi segue può ritirare una chiamata fatta sulla prima; ciò che ha detto è autorizzato solo per la sua linea.
law-only_spoke_of_it = Voleva la chiamata, e ha solo parlato di cambiarla.
law-intended_at_that_moment = Resta la chiamata che voleva fare quando l'ha scelta o detta.
law-what_he_said = Ciò che ne ha detto è informazione estranea per il compagno.
law-changed_what_he_meant = Ha cambiato una chiamata che voleva.
law-first_was_insufficient = Se la prima era una licita insufficiente vale l'articolo sulla sostituzione prematura.
law-is_at_issue = La seconda chiamata può essere accettata o no.
law-lho_has_not_called_over_it = Il giocatore seguente non ha chiamato sulla seconda chiamata né l'ha rifiutata.
law-partner_has_called_over_the_first = Dopo che il compagno ha chiamato nessuna chiamata si sostituisce, che la prima fosse voluta o no.
law-changed_after_the_auction = Finito il periodo della licitazione nessuno può più chiamare sulla seconda chiamata.
law-may_be_accepted = Il giocatore seguente è ancora in tempo per accettare la seconda chiamata.
law-lho_has_not_chosen = Chi segue non ha fatto ancora nulla.
law-lho_called_over_the_first = Chi segue aveva chiamato sulla prima.
law-lho_accepts = Chi segue ha chiamato sulla seconda.
law-lho_declines = Chi segue non accetta la seconda.
law-second_is_not_accepted = Il giocatore seguente rifiuta la seconda chiamata, o non può più accettarla.
law-a_call_is_withdrawn = A una chiamata ritirata o annullata si applica il 16C.
law-calls_are_compared = Se una chiamata è comparabile si trova con le prove di questo articolo.
law-it_is_known_what_stands = Una chiamata è ritirata, e si sa se quella che vale è comparabile.
law-found_comparable = La chiamata che vale fu trovata comparabile.
law-found_not_comparable = La chiamata che vale fu trovata non comparabile.
law-else_the_first_stands = Se la seconda non è accettata vale la prima.
law-second_may_be_accepted = Chi segue può accettare la seconda chiamandoci sopra di proposito; la prima è allora ritirata.
law-first_stands = Una seconda chiamata non accettata è annullata, e vale la prima.
law-his_side_defends = La sua linea difende.
law-his_side_declares = La sua linea gioca il contratto.

## Perché

reason-1 =
    { $meant ->
        [slip] Voleva fare un'altra chiamata.
        [unsure] Non è chiaro quale chiamata volesse fare.
       *[other] Voleva quella chiamata quando l'ha fatta.
    }

## What is left to be done later, in few words

task-WeighWhatHeSaid = le parole hanno aiutato?
