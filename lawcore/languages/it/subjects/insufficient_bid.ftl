### Che cosa si dice di una licita insufficiente, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Licita insufficiente
    .command = licita_insufficiente
    .menu = Una licita non abbastanza alta

## I fatti: come si chiedono, come si risponde

fact-meant = È la licita che voleva fare in quel momento?
    .aside = Se non è evidente, chiediglielo lontano dal tavolo.
option-meant-meant = Sì, la voleva
option-meant-slip = No, cartellino o lapsus
option-meant-unsure = Non è chiaro
fact-lho = L'avversario di sinistra accetta la licita?
ask-lho = L'avversario di sinistra accetta la licita?
option-lho-declines = Non accetta
option-lho-accepts = Accetta
option-lho-called = Ha già chiamato
option-lho-undecided = Non ancora chiesto
fact-repl = Con che cosa la sostituisce?
    .aside = Prima spiegale tutte. Conta il seme mostrato, non quello nominato.
option-repl-same_denom = La minima, stessa denominazione
option-repl-other_bid = Un'altra licita sufficiente
option-repl-pass = Passo
option-repl-dbl_rdbl = Contro o surcontro
option-repl-insuff_again = Ancora insufficiente
option-repl-none = Non ancora scelto
fact-lho2 = L'avversario di sinistra accetta la seconda licita?
option-lho2-declines = No
option-lho2-accepts = Accetta
option-lho2-undecided = Non ancora chiesto
fact-cmp = La nuova chiamata è comparabile (23A)?
option-cmp-yes = Sì, comparabile
option-cmp-no = No
option-cmp-unsure = Aiutami a decidere
fact-natural_both = Erano naturali tutt'e due le licite, senza dubbio?
    .aside = Quella insufficiente e quella che la sostituisce.
option-natural_both-yes = Sì, tutt'e due naturali
option-natural_both-no = Una può essere artificiale
fact-precise = Ha lo stesso significato, o più preciso?
    .aside = Ogni mano adatta alla nuova chiamata lo era già alla prima.
option-precise-yes = Lo stesso o più preciso
option-precise-no = Un altro
fact-turn = Era il suo turno di chiamata?
option-turn-in_turn = Sì, era il suo turno
option-turn-out_of_turn = No, fuori turno
fact-early = L'aveva già cambiata prima del tuo arrivo?
ask-early = L'aveva già cambiata prima del tuo arrivo?
option-early-no = No
option-early-yes = Sì, già sostituita
fact-prior = Una prima sostituzione fu annullata?
option-prior-none = No
option-prior-dbl = Sì, contro o surcontro
option-prior-insuff = Sì, ancora insufficiente
fact-damage = La licita insufficiente ha aiutato chi ha sbagliato, con danno per l'altra linea?
option-damage-not_yet = Gioco non finito
option-damage-no = Nessun danno
option-damage-yes = Poteva andare diversamente

choice-turn-out_of_turn = Non era il suo turno
choice-early-yes = L'aveva già sostituita
choice-prior-dbl = Prima fu annullato un contro
choice-prior-insuff = Annullata prima un'insufficiente
choice-repl-same_denom = La minima
choice-repl-other_bid = Altra licita
choice-repl-pass = Passo
choice-repl-dbl_rdbl = Contro o surcontro
choice-repl-insuff_again = Ancora insufficiente
choice-repl-none = Non ancora
supposed-turn = era il suo turno
supposed-early = la sostituisce solo ora
supposed-prior = nessuna sostituzione fu annullata prima
supposed-damage = il gioco non è finito
brief-meant-meant = la voleva fare
brief-meant-slip = un lapsus
brief-meant-unsure = forse un lapsus
brief-lho-declines = non accettata
brief-lho-accepts = accettata
brief-lho-called = chi segue ha chiamato
brief-lho-undecided = chi segue non ha ancora scelto
brief-repl-none = non ancora sostituita
brief-lho2-declines = la seconda non accettata
brief-lho2-accepts = la seconda accettata
brief-lho2-undecided = nessuna scelta ancora sulla seconda
brief-cmp-yes = comparabile
brief-cmp-no = non comparabile
brief-cmp-unsure = da confrontare
brief-natural_both-yes = tutt'e due naturali
brief-natural_both-no = una forse artificiale
brief-precise-yes = uguale o più precisa
brief-precise-no = con un altro significato
choose-lho =
    { $at_lho ->
        [unknown] Accetta?
       *[other] { $at_lho } accetta?
    }
offer-lho = Decida senza consultare il compagno. Può:
offer-lho-accepts = accettarla e fare la Sua chiamata;
offer-lho-declines =
    { $early ->
        [yes] non accettarla: decido su ciò che il giocatore ha messo al suo posto.
       *[no] { $edition ->
            [1997] non accettarla: il giocatore deve sostituirla.
            [2007] non accettarla: il giocatore deve sostituirla.
           *[other] { $at_partner ->
                [unknown] non accettarla: chi ha sbagliato la sostituisce. Con la minima licita sufficiente che mostra lo stesso seme o SA, o con una chiamata comparabile, si prosegue; altrimenti il compagno passa fino alla fine e, se difende, il suo primo attacco può essere limitato.
               *[other] non accettarla: { $at_offender } la sostituisce. Con la minima licita sufficiente che mostra lo stesso seme o SA, o con una chiamata comparabile, si prosegue; altrimenti { $at_partner } passa fino alla fine e, se difende, il suo primo attacco può essere limitato.
            }
        }
    }
choose-repl = Con che cosa la sostituisce?
chosen-repl-other_bid = Altra licita
chosen-repl-pass = Passo
chosen-repl-dbl_rdbl = Contro
offer-repl = La sostituisca. Può scegliere:
offer-repl-same_denom =
    { $prior ->
        [dbl] la minima nella stessa denominazione;
        [insuff] la minima nella stessa denominazione;
       *[none] { $edition ->
            [2007] la minima nella stessa denominazione: nessuno deve passare se ambedue sono naturali o non dice di meno, se no il compagno passa fino alla fine;
           *[other] la minima che mostra lo stesso seme o SA: nessuno deve passare, ma alla fine posso correggere il punteggio;
        }
    }
offer-repl-other_bid =
    { $prior ->
        [dbl] un'altra licita;
        [insuff] un'altra licita;
       *[none] { $edition ->
            [2007] un'altra licita: se dice di meno, il compagno passa fino alla fine e il suo attacco può essere limitato;
           *[other] un'altra licita: se non è comparabile, il compagno passa fino alla fine e il suo primo attacco può essere limitato;
        }
    }
offer-repl-pass =
    { $prior ->
        [dbl] passo;
        [insuff] passo;
       *[none] { $edition ->
            [2007] passo, con le stesse conseguenze;
           *[other] passo, con le stesse conseguenze;
        }
    }
offer-repl-dbl_rdbl =
    { $edition ->
        [2007] contro o surcontro, solo se non dicono di meno.
       *[other] contro o surcontro comparabili.
    }
offer-lho2 = Decida senza consultare il compagno. Può:
offer-lho2-accepts =
    { $prior ->
        [dbl] accettare questa licita e fare la Sua chiamata: il compagno passa ugualmente fino alla fine;
        [insuff] accettare questa licita e fare la Sua chiamata: il compagno passa ugualmente fino alla fine;
       *[none] accettare questa seconda licita e fare la Sua chiamata;
    }
offer-lho2-declines = non accettarla: il giocatore sceglie di nuovo, e il compagno passa fino alla fine qualunque sia quella chiamata.
next-meant = So che cosa voleva dire
next-lho = Chi segue ha deciso
next-lho2 = Chi segue ha deciso
next-repl = Ha scelto un'altra chiamata
next-cmp = Ho deciso
next-damage = Mano finita: c'è stato danno?
depends-meant = se la voleva fare
depends-lho = che cosa fa chi segue
depends-repl = con che cosa la sostituisce
depends-lho2 = che cosa fa chi segue della seconda licita
depends-cmp = se la nuova chiamata è comparabile
depends-natural_both = se tutt'e due erano naturali
depends-precise = se il significato è lo stesso
depends-turn = di chi era il turno
depends-early = se l'aveva già sostituita
depends-prior = che cosa fu annullato prima
why-meant = Un lapsus si corregge senza rettifiche (25A1); una licita voluta si accetta o si sostituisce (27).
why-cmp = Dopo una chiamata comparabile nessuno deve passare (27B1(b)), se nessuna sostituzione è stata annullata prima; dopo ogni altra il compagno passa fino alla fine (27B2, 27B3).
why-lho = Se accetta la licita la licitazione prosegue da lì; se no la licita è sostituita (27A1, 27B).
why-repl = Da che cosa sostituisce la licita dipende se il compagno può ancora chiamare (27B).

## La decisione in una riga

headline-AskHimAwayFromTheTable = Prima accerta se è stato un lapsus ({ $articles }).
headline-RuleAChangeOfCall = Un lapsus: vale la licita che voleva fare ({ $articles }).
headline-ApplyTheLawOfUnintendedCalls = Un lapsus: può valere la licita che voleva fare ({ $articles }).
headline-ApplyTheLawOfBidsOutOfTurn = La licita era fuori turno: questo viene prima ({ $articles }).
headline-RuleABidOutOfTurn = La licita era fuori turno: questo viene prima ({ $articles }).
headline-CompareTheCalls = Prima confronta le due chiamate ({ $articles }).
headline-LetLhoAcceptOrDecline = L'avversario di sinistra sceglie: accetta o no ({ $articles }).
headline-LetLhoChooseAgain = L'avversario di sinistra sceglie di nuovo, sulla nuova ({ $articles }).
headline-AskWhichBidLhoCalledOver = Chiedi su quale delle due ha chiamato ({ $articles }).
headline-accepted = La licita è accettata e vale ({ $articles }).
headline-LetThatBidStandToo =
    La licita è accettata, ma una era stata annullata: { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa fino alla fine ({ $articles }).
headline-CancelTheBid =
    Annullata: { $at_offender ->
        [unknown] va sostituita
       *[other] { $at_offender } la sostituisce
    } ({ $articles }).
headline-LetTheAuctionGoOn =
    La nuova chiamata vale; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } è libero ({ $articles }).
headline-LetTheCallOfThatMeaningStand =
    La nuova chiamata vale; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } è libero ({ $articles }).
headline-LetTheReplacementStand =
    La nuova chiamata vale; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa fino alla fine ({ $articles }).
headline-CancelTheDouble =
    Il contro è annullato; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa fino alla fine ({ $articles }).
headline-CancelTheSecondBid =
    Anche questa licita è annullata; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa fino alla fine ({ $articles }).

## Gli ordini

order-AskHimAwayFromTheTable = Chiedi al giocatore, lontano dal tavolo, che cosa voleva licitare, e poi decidi
order-RuleAChangeOfCall = Trattala come cambio di chiamata involontaria; la licita voluta si giudica poi per conto suo
order-ApplyTheLawOfUnintendedCalls = Applica l'articolo 25 di quel Codice: la licita voluta ne prende il posto se la cambia senza pausa di riflessione e prima che il compagno chiami
order-ApplyTheLawOfBidsOutOfTurn = Decidi prima sulla licita fuori turno; se poi la ripete, l'insufficienza viene dopo
order-RuleABidOutOfTurn = Decidi prima sulla licita fuori turno; l'insufficienza viene dopo
order-LetLhoAcceptOrDecline = L'avversario di sinistra accetta la licita o no; chiamare è accettare
order-LetLhoChooseAgain = L'avversario di sinistra accetta la nuova licita o no
order-AskWhichBidLhoCalledOver = Chiedi all'avversario di sinistra su quale delle due licite voleva chiamare; ne dipende se la prima è accettata
order-LetTheBidStand = La licita vale come se fosse legale; si prosegue dall'avversario di sinistra, e tutti la possono usare
order-LetTheSecondBidStand = La seconda licita vale come se fosse legale; si prosegue dall'avversario di sinistra
order-LetThatBidStandToo = Questa licita vale come se fosse legale; si prosegue dall'avversario di sinistra
order-LetTheFirstBidStand = La prima licita vale e la sostituzione è annullata; si prosegue dall'avversario di sinistra
order-CancelTheBid = Annulla la licita
order-HaveItReplaced = Fagliela sostituire con una chiamata legale; il passo lo è sempre
order-ExplainWhatMayReplaceIt =
    { $edition ->
        [2007] Digli che cosa segue da ogni chiamata; che cosa una significherebbe, lontano dal tavolo
       *[other] Digli che cosa segue da ogni chiamata; se una sarebbe comparabile, lontano dal tavolo
    }
order-CompareTheCalls = Confronta la nuova chiamata con la licita ritirata, e torna qui
order-LetTheAuctionGoOn = La nuova chiamata vale; si prosegue, il compagno è libero e nessun attacco è limitato
order-LetTheCallOfThatMeaningStand = La nuova chiamata vale; si prosegue, il compagno è libero e nessun attacco è limitato
order-LetTheReplacementStand = La nuova chiamata vale
order-CancelTheDouble = Annulla il contro o surcontro
order-CancelTheSecondBid = Annulla anche questa licita insufficiente
order-HaveTheDoubleReplaced = Fagli scegliere un'altra chiamata
order-HaveTheSecondBidReplaced = Fagli scegliere una chiamata legale
order-TakeHisReplacementAsMade = L'aveva sostituita prima del tuo arrivo: se la prima licita non è accettata, ciò che ha chiamato vale se è legale
aside-TakeHisReplacementAsMade = L'aveva sostituita prima del tuo arrivo: quella chiamata vale se legale, salvo che la prima licita sia accettata
order-RuleHisReplacement = L'aveva sostituita prima del tuo arrivo: ciò che ha chiamato allora si tratta come ogni altra sostituzione
aside-RuleHisReplacement = L'aveva sostituita prima del tuo arrivo: quella chiamata si tratta come ogni altra sostituzione
order-LookWhetherTheBidHelped = Se senza l'aiuto della prima licita il risultato avrebbe potuto facilmente essere diverso e l'altra linea ne ha avuto danno, attribuisci quello probabile senza di essa
order-AwardTheScoreWithoutTheBid = Attribuisci come punteggio arbitrale (12C1(b)) il risultato probabile senza la licita insufficiente
order-ConsiderTheScoreAsItWouldHaveBeen = Valuta come punteggio arbitrale (12C1) il risultato probabile senza la licita insufficiente
order-LeaveTheScore = Nessun danno: il punteggio resta

## Che cosa si dice ai giocatori

say-LetLhoAcceptOrDecline =
    .lho =
        { $early ->
            [yes] Può accettare la prima licita, e chiamare poi su quella. Se non l'accetta, decido su ciò che il giocatore ha messo al suo posto. Decida senza consultare il compagno.
           *[no] { $edition ->
                [1997] Può accettare questa licita e fare la Sua chiamata. Se non l'accetta, il giocatore deve sostituirla. Decida senza consultare il compagno.
                [2007] Può accettare questa licita e fare la Sua chiamata. Se non l'accetta, il giocatore deve sostituirla. Decida senza consultare il compagno.
               *[other] Può accettare la licita e fare la Sua chiamata. Se non l'accetta viene sostituita: con la minima che mostra lo stesso seme o SA, o una chiamata comparabile, si prosegue; con altro, o passo, il compagno passa fino alla fine e, se difende, il suo primo attacco può essere limitato. Contro e surcontro solo se comparabili. Decida senza consultare il compagno.
            }
        }
say-LetLhoChooseAgain =
    .lho =
        { $prior ->
            [dbl] Può accettare questa licita e fare la Sua chiamata. Se non l'accetta è annullata, e il giocatore sceglie di nuovo. In ogni caso il compagno passa fino alla fine. Decida senza consultare il compagno.
            [insuff] Può accettare questa licita e fare la Sua chiamata. Se non l'accetta è annullata, e il giocatore sceglie di nuovo. In ogni caso il compagno passa fino alla fine. Decida senza consultare il compagno.
           *[none] Può accettare questa seconda licita e fare la Sua chiamata. Se non l'accetta è annullata: il giocatore sceglie di nuovo, e il compagno passa fino alla fine qualunque sia quella chiamata. Decida senza consultare il compagno.
        }
say-AskWhichBidLhoCalledOver =
    .lho = Su quale delle due licite ha chiamato?
say-LetTheBidStand =
    .all = La licita è accettata e vale; si prosegue.
say-LetTheSecondBidStand =
    .all = La seconda licita è accettata e vale; si prosegue.
say-LetThatBidStandToo =
    .all = Questa licita è accettata e vale; si prosegue. Ma prima una sostituzione è stata annullata: il compagno di chi ha sbagliato passa comunque fino alla fine.
say-LetTheFirstBidStand =
    .all = La prima licita è accettata e vale; la sostituzione è annullata. Si prosegue.
say-CancelTheBid =
    .all = La licita non è accettata.
say-HaveItReplaced =
    .offender = La sostituisca con una chiamata legale.
say-ExplainWhatMayReplaceIt =
    .offender =
        { $edition ->
            [2007] { $prior ->
                [none] Dopo la minima nella stessa denominazione, se ambedue naturali, o una chiamata che non dice di meno, nessuno deve passare. Un'altra licita, o il passo, fa passare il compagno fino alla fine e può limitare un attacco. Il contro solo se non dice di meno.
               *[other] Il compagno passa comunque fino alla fine. Il contro solo se non dice di meno.
            }
           *[other] { $prior ->
                [none] Con la minima che mostra lo stesso seme o SA, o una chiamata comparabile, nessuno deve passare, ma alla fine posso correggere il punteggio. Con altro, o passo, il compagno passa fino alla fine e un attacco può essere limitato. Il contro solo se comparabile.
               *[other] Il compagno passa comunque fino alla fine; con una chiamata comparabile l'attacco resta libero. Il contro solo se comparabile.
            }
        }
say-LetTheAuctionGoOn =
    .all =
        { $damage ->
            [not_yet] La nuova chiamata vale e si prosegue normalmente. Chiamatemi a fine mano se pensate che la licita insufficiente abbia aiutato la linea di chi ha sbagliato.
           *[other] La nuova chiamata vale.
        }
say-LetTheCallOfThatMeaningStand =
    .all =
        { $damage ->
            [not_yet] La nuova chiamata vale e si prosegue normalmente. Chiamatemi a fine mano se pensate che la licita insufficiente abbia aiutato la linea di chi ha sbagliato.
           *[other] La nuova chiamata vale.
        }
say-LetTheReplacementStand =
    .all = Vale la nuova chiamata.
say-CancelTheDouble =
    .all = Questa chiamata è annullata.
say-CancelTheSecondBid =
    .all = Anche questa licita è annullata.
say-HaveTheDoubleReplaced =
    .offender = Scelga un'altra chiamata.
say-HaveTheSecondBidReplaced =
    .offender = Scelga una chiamata legale.
say-TakeHisReplacementAsMade =
    .all = Ciò che ha chiamato dopo vale se è legale, salvo che la prima licita sia accettata.
say-RuleHisReplacement =
    .all = La prima licita non è accettata: decido su ciò che ha chiamato dopo.

## Le norme, in parole nostre

law-was_no_intention = Ciò che un giocatore voleva chiamare resta; si sostituisce solo ciò che non voleva.
law-was_a_slip = Dopo un errore meccanico o un lapsus la chiamata voluta ne prende il posto.
    .until-2007 = Una chiamata involontaria si cambia prima che il compagno chiami, se non ci fu pausa di riflessione.
law-intention_is_not_clear = Che cosa voleva in quel momento va accertato prima di decidere.
law-bid_as_he_meant = Voleva fare quella licita.
law-at_his_turn = L'ha fatta al suo turno.
law-bid_out_of_rotation = Di una licita fuori turno parla l'articolo 31.
law-out_of_turn_comes_first = Una licita insufficiente fuori turno si tratta come licita fuori turno, salvo che sia accettata.
    .until-2007 = A una licita fuori turno che è anche insufficiente si applica prima l'articolo 31, salvo che sia accettata.
law-lho_has_not_chosen = A chi segue non è stato ancora chiesto.
law-lho_accepts = Chi segue accetta la licita, o ha chiamato.
law-lho_declines = Chi segue non accetta la licita.
law-was_replaced_early = L'aveva sostituita prima che arrivasse l'Arbitro.
law-lho_called_over_one_of_two = Chi segue ha chiamato dopo due licite.
law-is_authorised_as_a_legal_call = Ciò che dicono le chiamate legali o accettate lo possono usare tutti.
law-may_be_accepted = Chi segue può accettare una licita insufficiente come se fosse legale; chiamare è accettare.
law-accepted_after_all = Chi segue accetta la prima licita benché fosse stata sostituita.
law-replaced_before_it_was_ruled = Ciò che l'ha sostituita prima della decisione vale se è legale, salvo che chi segue accetti la prima licita.
law-waits_for_a_replacement = Non ha ancora scelto con che cosa sostituirla.
law-bid_is_cancelled = Una licita insufficiente non accettata si corregge con una chiamata legale.
law-he_chooses_a_legal_call = Chi ha sbagliato sceglie la chiamata legale che la sostituisce.
law-he_is_told_what_follows = L'Arbitro spiega che cosa segue da ogni scelta.
law-lowest_of_the_same_denomination = È sostituita dalla minima licita sufficiente che specifica la denominazione, o le denominazioni, che specificava quella.
law-sufficient_bid_or_pass = È sostituita da un'altra licita sufficiente o da un passo.
law-double_or_redouble = È sostituita da un contro o surcontro.
law-call_to_be_compared = Conta se la nuova chiamata è comparabile.
law-found_comparable = La nuova chiamata è stata ritenuta comparabile.
law-comparable_call = Una chiamata è comparabile se supera una delle tre prove di questo articolo.
law-call_that_is_not_comparable = La nuova chiamata è stata ritenuta non comparabile.
law-calls_are_compared = Se una chiamata è comparabile lo dicono le prove di questo articolo.
law-first_replacement = Nessuna sostituzione fu annullata prima.
law-no_restriction_after_it = Se una chiamata comparabile sostituisce quella ritirata, nessun attacco è limitato.
law-neither_bid_is_artificial = Senza dubbio nessuna delle due licite è artificiale.
law-call_to_be_measured = Conta se la nuova chiamata dice lo stesso della licita insufficiente, o più precisamente.
law-same_or_more_precise = La nuova chiamata significa lo stesso della licita insufficiente, o qualcosa di più preciso.
law-neither_same_nor_more_precise = La nuova chiamata può significare qualcosa che la licita insufficiente non significava.
law-same_denomination_goes_on = Dopo la minima licita sufficiente che specifica ciò che specificava quella ritirata, una denominazione o più, si prosegue senza altra rettifica.
    .until-2007 = Se senza dubbio nessuna delle due è artificiale, dopo la minima nella stessa denominazione si prosegue senza altra rettifica.
law-comparable_call_goes_on = Dopo una chiamata comparabile si prosegue senza altra rettifica.
    .until-2007 = Dopo una chiamata legale di significato uguale o più preciso si prosegue senza altra rettifica.
law-replaced_otherwise = È sostituita da una licita o un passo non comparabile.
    .until-2007 = È sostituita da una licita o un passo che dice un'altra cosa.
law-any_other_replacement_stands = Ogni altra licita sufficiente, o il passo, vale.
law-partner_is_silenced = Il compagno di chi ha sbagliato passa poi ogni volta che tocca a lui.
law-doubled_without_comparison = È sostituita da un contro o surcontro non comparabile.
    .until-2007 = È sostituita da un contro o surcontro che dice un'altra cosa.
law-double_is_cancelled = Un tale contro o surcontro è annullato.
law-double_is_replaced = Deve poi scegliere un'altra chiamata.
law-waits_after_a_cancelled_attempt = Al posto di un tentativo annullato non c'è ancora una chiamata che vale.
law-insufficient_again = Di una seconda licita insufficiente si decide come dopo un contro, salvo che chi segue l'accetti.
law-waits_for_lho_again = A chi segue non è stato chiesto della seconda licita.
law-second_bid_may_be_accepted = Chi segue può accettare la seconda licita come poteva la prima.
law-lho_has_a_choice = Il giocatore seguente può accettare la licita, e non ha ancora scelto.
law-second_bid_declined = La seconda licita non è accettata.
law-second_bid_accepted = La seconda licita è accettata, e la prima fu ritirata per essa.
law-accepted_after_a_cancelled_attempt = Un'altra licita insufficiente è accettata, ma un tentativo precedente era stato annullato.
law-second_bid_is_cancelled = Una seconda licita insufficiente non accettata è annullata.
law-second_bid_is_replaced = Deve poi scegliere una chiamata legale.
law-legal_at_the_second_attempt = Una chiamata legale sostituisce un tentativo annullato.
    .until-2007 = Una chiamata legale di qualunque significato sostituisce un tentativo annullato, ma un contro solo se significa lo stesso.
law-later_replacement_stands = La chiamata legale che sostituisce un contro annullato vale.
law-replacement_of_the_second_bid_stands = La chiamata legale che sostituisce una seconda licita insufficiente vale.
law-partner_is_silenced_whatever_follows = Dopo un tentativo annullato il compagno passa fino alla fine, qualunque cosa si scelga poi.
law-partner_is_silenced_after_the_second_bid = Dopo una seconda licita insufficiente il compagno passa fino alla fine, come dopo un contro.
law-partner_has_to_pass = Una chiamata è stata ritirata, e il compagno deve passare.
law-a_call_is_withdrawn = Una chiamata fu ritirata, e ciò che ha detto non è liberato dal 27B1 né da una chiamata comparabile.
    .until-2007 = Una chiamata fu ritirata, e ciò che ha detto non è liberato dal 27B1.
law-comparable_after_all = La chiamata che alla fine vale è comparabile.
law-no_comparable_call = Nessuna chiamata comparabile ha sostituito quella ritirata.
    .until-2007 = Una chiamata è stata ritirata, e il compagno deve passare.
law-another_call_is_due = Una chiamata sostitutiva è stata annullata, e va a sua volta sostituita.
law-his_side_defends = La sua linea difende.
law-his_side_declares = La sua linea gioca il contratto.
law-auction_went_on_without_rectification = Si è proseguito senza altra rettifica.
law-help_of_the_bid_is_looked_at = Se l'aiuto dell'infrazione poteva cambiare il risultato e ha fatto danno, il punteggio arbitrale va verso quello probabile senza di essa.
    .until-2007 = Se l'aiuto dell'infrazione poteva cambiare il risultato e ha danneggiato, l'Arbitro attribuisce quello probabile senza la licita.

## Perché

reason-1 =
    { $meant ->
        [slip] Non voleva fare quella licita.
        [unsure] Non è chiaro che cosa volesse licitare.
       *[other] { $lho ->
            [accepts] Chi segue accetta la licita insufficiente.
            [called] Chi segue ha chiamato sulla licita insufficiente.
            [declines] Chi segue non accetta la licita insufficiente.
           *[other] Un giocatore ha fatto una licita insufficiente.
        }
    }

## Che cosa resta da fare dopo, in poche parole

step-LookWhetherTheBidHelped = La licita insufficiente ha aiutato chi ha sbagliato, con danno per l'altra linea? Allora attribuisci un punteggio arbitrale
task-LookWhetherTheBidHelped = la licita è servita?
task-AwardTheScoreWithoutTheBid = senza quella licita?
task-ConsiderTheScoreAsItWouldHaveBeen = senza quella licita?
task-LeaveTheScore = { "" }
