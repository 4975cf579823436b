### Che cosa si dice di una chiamata fuori turno, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Chiamata fuori turno
    .command = chiamata_fuori_turno
    .menu = Una licita, un passo o un contro fuori turno

## I fatti: come si chiedono, come si risponde

fact-kind = Che cosa è stato chiamato fuori turno?
option-kind-pass = Passo
option-kind-bid = Una licita
option-kind-dbl_rdbl = Contro o surcontro
fact-turn_of = A chi toccava chiamare?
option-turn_of-rho = Al suo avversario di destra
choice-turn_of-rho = All'avversario di destra
option-turn_of-partner = Al suo compagno
choice-turn_of-partner = Al compagno
option-turn_of-lho = Al suo avversario di sinistra
choice-turn_of-lho = All'avversario di sinistra
choice-turn_of-lho-no = A sinistra: prima chiamata
choice-turn_of-lho-yes = A sinistra: già chiamato
fact-any_bid_before = Prima di quel passo qualcuno aveva licitato?
    .aside = Una licita, non un passo.
option-any_bid_before-yes = Sì
option-any_bid_before-no = No, solo passo
fact-before = Il giocatore aveva già chiamato?
option-before-no = No, prima chiamata
option-before-yes = Sì
fact-lho = L'avversario di sinistra accetta la chiamata?
ask-lho = L'avversario di sinistra accetta la chiamata?
option-lho-declines = Non accetta
option-lho-accepts = Accetta
option-lho-called = Ha già chiamato
option-lho-undecided = Non ancora chiesto
fact-rho_then = Che cosa chiama ora l'avversario di destra?
option-rho_then-passes = Passo
option-rho_then-acts = Licita, contro, surcontro
option-rho_then-none = Non ancora
fact-repeats_denom = La nuova chiamata ripete la denominazione?
    .aside = Quella della licita fuori turno, a qualsiasi livello.
option-repeats_denom-yes = Sì, una licita nella stessa
option-repeats_denom-no = No, un'altra chiamata
fact-cmp = La sua nuova chiamata è comparabile (23A)?
option-cmp-yes = Sì, comparabile
option-cmp-no = No
option-cmp-unsure = Aiutami a decidere
option-cmp-none = Non ha ancora chiamato
fact-artificial =
    { $kind ->
        [bid] La licita era artificiale?
       *[other] Passo artificiale, o su chiamata artificiale del compagno?
    }
option-artificial-no =
    { $kind ->
        [bid] No, naturale
       *[other] No, passo normale
    }
option-artificial-yes = Sì
fact-rho_barred = L'avversario di destra era obbligato a passare?
option-rho_barred-no = No
option-rho_barred-yes = Sì, obbligato
fact-correct_called = L'avversario di turno ha chiamato prima della decisione?
ask-correct_called = L'avversario di turno ha chiamato prima del tuo arrivo?
option-correct_called-no = No
option-correct_called-yes = Sì
fact-inadmissible = Quel contro è inammissibile (19)?
option-inadmissible-no = No
option-inadmissible-yes = Sì
fact-insufficient = La licita era anche insufficiente?
option-insufficient-no = No
option-insufficient-yes = Sì

choice-artificial-yes =
    { $kind ->
        [bid] La licita è artificiale
       *[other] Il passo o la licita era artificiale
    }
choice-rho_barred-yes = L'avversario a destra doveva passare
choice-correct_called-yes = Chi era di turno ha chiamato
choice-inadmissible-yes = Il contro è inammissibile
choice-insufficient-yes = La licita è anche insufficiente
choice-rho_then-acts = Licita, contro o surcontro
supposed-artificial = niente di artificiale
supposed-rho_barred = l'avversario di destra era libero di chiamare
supposed-correct_called = chi era di turno non aveva chiamato prima della decisione
supposed-inadmissible = il contro è ammesso
supposed-insufficient = la licita è sufficiente
brief-turn_of-rho = toccava a destra
brief-turn_of-partner = toccava al compagno
brief-turn_of-lho = toccava a sinistra
brief-artificial-yes = artificiale
brief-before-no = sua prima chiamata
brief-before-yes = aveva già chiamato
brief-any_bid_before-yes = dopo una licita
brief-any_bid_before-no = prima di ogni licita
brief-lho-declines = non accettata
brief-lho-accepts = accettata
brief-lho-called = chi segue ha chiamato
brief-lho-undecided = chi segue non ha ancora scelto
brief-rho_then-passes = passa l'avversario di destra
brief-rho_then-acts = interviene l'avversario di destra
brief-rho_then-none = l'avversario di destra non ha ancora chiamato
brief-repeats_denom-yes = di nuovo la stessa denominazione
brief-repeats_denom-no = un'altra chiamata
brief-cmp-yes = comparabile
brief-cmp-no = non comparabile
brief-cmp-unsure = da confrontare
brief-cmp-none = deve ancora chiamare
choose-rho_then =
    { $at_rho ->
        [unknown] Che cosa chiama ora l'avversario di destra?
       *[other] Che cosa chiama ora { $at_rho }?
    }
choose-lho =
    { $at_lho ->
        [unknown] Accetta?
       *[other] { $at_lho } accetta?
    }
offer-lho = Decida senza consultare il compagno. Può:
offer-lho-accepts =
    { $turn_of ->
        [lho] accettarla: vale, e la Sua chiamata la segue;
       *[other] accettarla e fare la Sua chiamata;
    }
offer-lho-declines =
    { $edition ->
        [1997] non accettarla: è annullata, e la licitazione torna a chi toccava.
        [2007] non accettarla: è annullata, e la licitazione torna a chi toccava.
       *[other] { $turn_of ->
            [lho] non accettarla: è annullata, e la prima chiamata è la Sua; poi il giocatore chiama come vuole: se la sua chiamata non è comparabile, il compagno passa un turno e, se difende, il suo primo attacco può essere limitato.
            [rho] { $kind ->
                [pass] non accettarla: è annullata e chiama il Suo compagno; poi chi ha sbagliato deve passare.
               *[other] { $at_rho ->
                    [unknown] non accettarla: è annullata, e chiama il Suo compagno. Se passa, chi ha sbagliato ripete la chiamata; se no chiama come vuole: se la nuova chiamata non è comparabile, il compagno passa un turno e, se difende, il suo primo attacco può essere limitato.
                   *[other] non accettarla: è annullata, e chiama { $at_rho }. Se passa, { $at_offender } ripete la chiamata; se no { $at_offender } chiama come vuole: se la nuova chiamata non è comparabile, { $at_partner } passa un turno e, se difende, il suo primo attacco può essere limitato.
                }
            }
           *[other] { $at_partner ->
                [unknown] non accettarla: è annullata e chiama il compagno del giocatore; poi il giocatore chiama come vuole: se la sua chiamata non è comparabile, il compagno passa un turno e, se difende, il suo primo attacco può essere limitato.
               *[other] non accettarla: è annullata e chiama { $at_partner }; poi { $at_offender } chiama come vuole: se la sua chiamata non è comparabile, { $at_partner } passa un turno e, se difende, il suo primo attacco può essere limitato.
            }
        }
    }
next-lho = Chi segue ha deciso
next-rho_then = La destra ha chiamato
next-cmp = Ha chiamato di nuovo
depends-kind = che cosa ha chiamato
depends-turn_of = di chi era il turno
depends-any_bid_before = se qualcuno aveva licitato
depends-before = se aveva già chiamato
depends-lho = che cosa fa chi segue
depends-rho_then = che cosa chiama l'avversario di destra
depends-repeats_denom = se ripete la denominazione
depends-cmp = se la nuova chiamata è comparabile
why-kind = Passo (30), licita (31) e contro (32) fuori turno hanno ciascuno la sua regola.
why-turn_of = Al turno di un avversario una comparabile libera il compagno; al turno del compagno si può rimediare meno (30, 31, 32).
    .until-2007 = Da chi era il turno dipende che cosa può ancora chiamare il compagno (30, 31, 32).
why-lho = Se accetta la chiamata, o ci chiama sopra, la licitazione prosegue da lì; se no è annullata (29A, 29B). Se era il suo turno, chiamare e basta non è accettare (28B).
why-before = Se aveva già chiamato, questa può contare come cambio di chiamata (30B2, 31C, 32C).
    .until-2007 = Se aveva già chiamato, una licita qui può essere un cambio di chiamata (31B).
why-rho_then = Se quell'avversario passa deve ripetere la chiamata; se no può sceglierne un'altra (31A, 32A).
    .until-2007 = Se quell'avversario passa deve ripetere la chiamata; se no può sceglierne un'altra (31A, 32B).

## La decisione in una riga

headline-TakeItAsInRotation = In rotazione: l'avversario a destra doveva passare ({ $articles }).
headline-RuleTheBidInRotation = In rotazione, ma insufficiente: decidi su questo ({ $articles }).
headline-RuleTheDoubleInRotation = In rotazione, ma contro inammissibile: decidi su questo ({ $articles }).
headline-RuleAnInadmissibleDouble = Un contro inammissibile non si può mai accettare ({ $articles }).
headline-RuleAChangeOfCall = Ha cambiato la sua chiamata: decidi su questo ({ $articles }).
headline-ApplyTheLawOfInadmissibleDoubles = Un contro inammissibile non si può mai accettare ({ $articles }).
headline-ApplyTheLawOfChangedCalls = Ha cambiato la sua chiamata: decide un altro articolo ({ $articles }).
headline-as_if_not_called = La chiamata fuori turno è come non fatta ({ $articles }).
headline-lho_chooses = L'avversario di sinistra sceglie: accetta o no ({ $articles }).
headline-accepted = La chiamata è accettata e vale ({ $articles }).
headline-to_be_judged = Prima confronta le due chiamate ({ $articles }).
headline-WaitForRho =
    Annullata: chiama prima { $at_rho ->
        [unknown] l'avversario di destra
       *[other] { $at_rho }
    } ({ $articles }).
headline-LetHimCallAgain = Annullata: al suo turno, qualsiasi chiamata legale ({ $articles }).
headline-has_to_pass =
    Annullata: { $at_offender ->
        [unknown] il giocatore
       *[other] { $at_offender }
    } passa una volta, { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } è libero ({ $articles }).
headline-LetHimPassThroughout =
    Annullata: { $at_offender ->
        [unknown] il giocatore
       *[other] { $at_offender }
    } passa fino alla fine ({ $articles }).
headline-partner_has_to_pass =
    Annullata; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa fino alla fine ({ $articles }).
headline-LetTheCallOfAnotherKindStand =
    La nuova chiamata vale; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa fino alla fine ({ $articles }).
headline-has_to_repeat =
    Annullata: { $at_offender ->
        [unknown] il giocatore
       *[other] { $at_offender }
    } ripete la chiamata ({ $articles }).
headline-LetTheAuctionGoOn =
    La nuova chiamata vale; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } è libero ({ $articles }).
headline-LetTheNewCallStand =
    La nuova chiamata vale; { $at_partner ->
        [unknown] il compagno
       *[other] { $at_partner }
    } passa un turno ({ $articles }).

## Gli ordini

order-TakeItAsInRotation = Considera la chiamata in rotazione: vale
order-RuleTheBidInRotation = Considera la licita in rotazione, e trattala come insufficiente
order-RuleTheDoubleInRotation = Considera il contro in rotazione, e trattalo come inammissibile
order-RuleAnInadmissibleDouble = Trattala come contro inammissibile, che nessuno può accettare
order-RuleAChangeOfCall = Trattala come cambio della chiamata che aveva già fatto
order-ApplyTheLawOfInadmissibleDoubles = Decidi con l'articolo 36 di quel Codice, che qui non è trattato: nessuno può accettarlo
order-ApplyTheLawOfChangedCalls = Decidi con l'articolo 25 di quel Codice, che qui non è trattato, come cambio della chiamata che aveva già fatto
order-TreatItAsNotCalled = La chiamata di chi era di turno vale; annulla quella fuori turno come non fatta, senza rettifica né restrizione d'attacco
order-LetLhoAcceptOrDecline = L'avversario di sinistra accetta la chiamata o no; chiamare è accettare
order-LetTheCallStand = La chiamata vale, senza rettifica; si prosegue dall'avversario di sinistra
order-CancelItForRho = Annulla la chiamata; la licitazione torna all'avversario alla sua destra
order-NoteThatItWentBackToRho = La chiamata è stata annullata; la licitazione è tornata all'avversario di destra
aside-NoteThatItWentBackToRho = La chiamata è stata annullata; la licitazione è tornata all'avversario di destra
order-CancelItForPartner = Annulla la chiamata; la licitazione torna al compagno
order-NoteThatItWentBackToPartner = La chiamata è stata annullata; la licitazione è tornata al compagno
aside-NoteThatItWentBackToPartner = La chiamata è stata annullata; la licitazione è tornata al compagno
order-CancelItForLho = Annulla la chiamata; tocca all'avversario alla sua sinistra
order-NoteThatLhoCalledFirst = La chiamata è stata annullata; ha chiamato prima l'avversario di sinistra
aside-NoteThatLhoCalledFirst = La chiamata è stata annullata; ha chiamato prima l'avversario di sinistra
order-LetPartnerCallWhatHeLikes = Il compagno fa qualsiasi chiamata legale, come se non avesse visto quella ritirata
order-LookHowPartnerCalled = Il compagno era libero, come se non avesse visto la chiamata ritirata: se l'ha usata, punteggio arbitrale
aside-LookHowPartnerCalled = Il compagno era libero, come se non avesse visto la chiamata ritirata: se l'ha usata, punteggio arbitrale
order-WaitForRho =
    { $edition ->
        [2007] Aspetta la chiamata di chi è alla sua destra: se passa, la ripete; altrimenti qualsiasi chiamata legale, ma { $kind ->
            [dbl_rdbl] allora il compagno passa fino alla fine
           *[other] il compagno passa una volta dopo una licita nella stessa denominazione, sempre dopo ogni altra chiamata
        }
       *[other] Aspetta la chiamata di chi è alla sua destra: se passa, la ripete; altrimenti qualsiasi chiamata legale
    }
order-LetHimCallAgain = Al suo turno fa qualsiasi chiamata legale: dopo una comparabile nessuno deve passare, dopo ogni altra il compagno passa un turno
order-LetHimPassOnce = Passa al prossimo turno e poi è libero; il compagno è libero
order-LetHimPassThroughout = Passa ogni volta che tocca a lui, fino alla fine della licitazione
order-LetPartnerBidOrPass = A questo turno il compagno può licitare o passare, ma non contrare né surcontrare
order-SilencePartner =
    { $side ->
        [defends] Controlla che il compagno sia passato fino alla fine
        [declares] Controlla che il compagno sia passato fino alla fine
       *[other] Al suo turno fa qualsiasi chiamata legale; il compagno passa ogni volta che tocca a lui, fino alla fine della licitazione
    }
order-LetHimRepeatTheCall = Al suo turno ripete la stessa chiamata; nessuna rettifica
order-LetHimRepeatTheBid = Al suo turno ripete la stessa licita
order-RuleTheInsufficientBid = Quando l'ha ripetuta, decidi come licita insufficiente
order-RuleItByTheTurnAlone = Che fosse anche insufficiente ora non conta: una licita fuori turno si tratta come fuori turno
aside-RuleItByTheTurnAlone = Era anche insufficiente, ma essendo fuori turno si tratta solo come tale
order-TakeTheLowBidAsLegal = Considera legale la licita insufficiente: la prossima licita deve superare questa
aside-TakeTheLowBidAsLegal = La licita insufficiente ora è legale: la prossima deve superare questa
order-GoByWhatItShowed = Conta le denominazioni che la licita artificiale mostrava, non quella nominata
aside-GoByWhatItShowed = La licita artificiale conta per ciò che mostrava, non per la denominazione nominata
order-CompareTheCalls = Confronta la nuova chiamata con quella ritirata, e torna qui
order-LetTheAuctionGoOn = La nuova chiamata vale; si prosegue, il compagno è libero e nessun attacco è limitato
order-LetTheNewCallStand = La nuova chiamata vale
order-LetTheCallOfAnotherKindStand = La nuova chiamata vale
order-ForbidOneSuitIfTheyDefend = Se la sua linea difende, il dichiarante può vietare al compagno di chi ha sbagliato, al primo attacco di quel compagno, un seme qualsiasi finché il compagno resta in presa
order-ForbidOneSuit = Prima del primo attacco del compagno di chi ha sbagliato chiedi al dichiarante quale seme gli vieta, se ne vieta, finché resta in presa
order-LetPartnerNotUseIt = Tra chiamate possibili il compagno non può scegliere ciò che quella ritirata suggerisce
order-LetTheOffendersNotUseIt = La linea che ha sbagliato non può usare la chiamata ritirata; se l'ha fatto, punteggio arbitrale

## Che cosa si dice ai giocatori

say-TakeItAsInRotation =
    .all = La chiamata era in rotazione, e vale.
say-TreatItAsNotCalled =
    .all = Chi era di turno ha chiamato: la chiamata fuori turno è annullata, come se non fosse stata fatta, senza rettifica.
say-LetLhoAcceptOrDecline =
    .lho =
        { $turn_of ->
            [lho] Era il Suo turno. Dica se accetta la chiamata: se sì vale, senza rettifiche, e la Sua la segue; se no è annullata, e la prima chiamata è la Sua.
           *[other] Può accettare la chiamata e fare la Sua, senza rettifiche. Altrimenti è annullata e la licitazione torna indietro.
        }
say-LetTheCallStand =
    .all = La chiamata è accettata e vale; si prosegue.
say-CancelItForRho =
    .all =
        { $at_rho ->
            [unknown] { $rho_then ->
                [passes] La chiamata è annullata; l'avversario di destra ha passato.
                [acts] La chiamata è annullata; l'avversario di destra ha chiamato.
               *[other] La chiamata è annullata; la licitazione torna all'avversario alla destra di chi ha sbagliato.
            }
           *[other] { $rho_then ->
                [passes] La chiamata è annullata; { $at_rho } ha passato.
                [acts] La chiamata è annullata; { $at_rho } ha chiamato.
               *[other] La chiamata è annullata; la licitazione torna a { $at_rho }.
            }
        }
say-CancelItForPartner =
    .all =
        { $at_partner ->
            [unknown] La chiamata è annullata; la licitazione torna al compagno di chi ha sbagliato.
           *[other] La chiamata è annullata; la licitazione torna a { $at_partner }.
        }
say-CancelItForLho =
    .all =
        { $at_lho ->
            [unknown] La chiamata è annullata; la prima chiamata è quella dell'avversario di sinistra.
           *[other] La chiamata è annullata; la prima chiamata è quella di { $at_lho }.
        }
say-LetPartnerCallWhatHeLikes =
    .partner = Al Suo turno chiami ciò che vuole.
say-WaitForRho =
    .offender =
        { $edition ->
            [2007] Se l'avversario alla Sua destra passa, Lei ripete la chiamata. Se non passa, può fare qualsiasi chiamata legale, ma { $kind ->
                [dbl_rdbl] allora il compagno passa fino alla fine.
               *[other] il compagno passa una volta se licita nella stessa denominazione, altrimenti fino alla fine.
            }
           *[other] { $at_rho ->
                [unknown] Se l'avversario alla Sua destra passa, Lei ripete la chiamata. Se non passa, può fare qualsiasi chiamata legale.
               *[other] Se { $at_rho } passa, Lei ripete la chiamata. Se { $at_rho } non passa, può fare qualsiasi chiamata legale.
            }
        }
say-LetHimCallAgain =
    .offender = Al Suo turno faccia una chiamata legale. Se è comparabile nessuno deve passare, ma alla fine posso correggere il punteggio; se no il compagno passa un turno e il suo attacco può essere limitato.
say-LetHimPassOnce =
    .offender = Al prossimo turno deve passare; poi è libero.
say-LetHimPassThroughout =
    .offender = Da ora deve passare a ogni turno.
say-LetPartnerBidOrPass =
    .partner = A questo turno può licitare o passare, ma non contrare né surcontrare.
say-SilencePartner =
    .offender =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] Al Suo turno faccia qualsiasi chiamata legale.
        }
    .partner =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] Lei deve passare fino alla fine della licitazione.
        }
say-LetHimRepeatTheCall =
    .offender = Al Suo turno ripeta la chiamata; nessuna rettifica.
say-LetHimRepeatTheBid =
    .offender = Al Suo turno ripeta la licita; poi la tratto come insufficiente.
say-LetTheAuctionGoOn =
    .all = La nuova chiamata vale e si prosegue normalmente. Chiamatemi a fine mano se pensate che la chiamata fuori turno abbia aiutato la linea di chi ha sbagliato.
say-LetTheNewCallStand =
    .all = La nuova chiamata vale.
say-LetTheCallOfAnotherKindStand =
    .all = Vale la nuova chiamata.
say-ForbidOneSuitIfTheyDefend =
    .both_sides =
        { $at_partner ->
            [unknown] Se chi ha sbagliato difende, chiamatemi prima del primo attacco del suo compagno.
           *[other] Se { $at_partner } difende, chiamatemi prima del suo primo attacco.
        }
say-ForbidOneSuit =
    .declarer = La prima volta che il compagno di chi ha sbagliato è di attacco, Lei può vietargli un seme qualsiasi, finché resta in presa.
say-LetPartnerNotUseIt =
    .partner = Non segua però ciò che la chiamata ritirata suggerisce.
say-LetTheOffendersNotUseIt =
    .both_sides = Solo la linea che non ha sbagliato può usare la chiamata annullata.

## Le norme, in parole nostre

law-rho_had_to_pass = Una chiamata prima di un avversario di destra obbligato a passare conta come in rotazione.
law-too_low_in_rotation = Una licita insufficiente che conta come in rotazione si tratta con questo articolo.
law-double_in_rotation_may_not_be_made = Il contro conta come in rotazione, ed è inammissibile.
law-not_allowed_in_rotation = Un contro o surcontro inammissibile che conta come in rotazione si tratta con questo articolo.
law-stands_in_rotation = Una chiamata che conta come in rotazione, ed è legale, vale.
law-is_out_of_rotation = Non era il suo turno.
law-rho_has_called_in_turn = L'avversario a destra, di cui era il turno, ha chiamato prima della decisione.
law-may_not_be_made_at_all = Contro e surcontro fuori turno che non si possono mai fare si trattano con l'articolo 36.
law-never_accepted = Un contro o surcontro inammissibile è annullato, chiunque abbia chiamato dopo.
    .until-2007 = Un contro o surcontro inammissibile non si accetta mai.
law-pass_ruled_as_a_bid = Un passo artificiale, o su una chiamata artificiale, si tratta come licita fuori turno.
law-ruled_as_a_pass = È un passo, e non artificiale.
law-ruled_as_a_bid = È una licita, o si tratta come tale.
law-ruled_as_a_double = È un contro o surcontro che si può fare.
law-had_called_before = Al turno dell'avversario di sinistra aveva già chiamato.
law-pass_that_changes_a_call = Un passo al turno dell'avversario di sinistra, dopo una chiamata precedente, è un cambio di chiamata.
    .until-2007 = Quando qualcuno ha licitato, un passo al turno dell'avversario di sinistra è un cambio di chiamata.
law-bid_that_changes_a_call = Una licita al turno dell'avversario di sinistra, dopo una chiamata precedente, è un cambio di chiamata.
law-double_that_changes_a_call = Un contro o surcontro al turno dell'avversario di sinistra è un cambio di chiamata.
law-is_a_change_of_call = Una chiamata che ne cambia una precedente si tratta con questo articolo.
    .until-2007 = Un passo dopo una licita di chiunque, una licita dopo una chiamata precedente o un contro al turno dell'avversario di sinistra è un cambio di chiamata, che decide questo articolo.
law-double_at_lhos_turn = Era un contro o surcontro al turno dell'avversario di sinistra.
law-later_bid_at_lhos_turn = Era una licita al turno dell'avversario di sinistra, dopo una sua chiamata precedente.
law-is_a_call_out_of_turn = La chiamata era fuori turno.
law-player_in_turn_has_called = L'avversario di turno ha chiamato prima della decisione.
law-called_in_turn_meanwhile = L'avversario di turno che chiama prima della rettifica vi rinuncia, e la chiamata fuori turno è come non fatta.
law-what_the_void_call_told = Ciò che la chiamata ritirata ha detto non è autorizzato per la linea che ha sbagliato.
law-is_still_at_issue = Chi segue può accettare la chiamata o no.
law-lho_has_not_chosen = A chi segue non è stato ancora chiesto.
law-lho_declines = Chi segue non accetta la chiamata.
law-lho_accepts = Il giocatore seguente accetta la chiamata, o ci ha chiamato sopra.
law-lho_may_accept = Chi segue può accettare una chiamata fuori turno, e così rinuncia alla rettifica.
law-at_rhos_turn = Toccava all'avversario alla sua destra.
law-at_another_turn = Toccava al compagno, o al mazziere alla sua sinistra.
law-depends_on_rho = Dipende dalla chiamata dell'avversario alla sua destra.
law-rho_acts = L'avversario alla sua destra licita, contra o surcontra.
law-he_calls_what_he_likes = Al suo turno può fare qualsiasi chiamata legale.
law-is_to_be_compared = La nuova chiamata è ancora da confrontare.
law-has_not_called_again = Non ha ancora chiamato di nuovo.
law-found_comparable = La nuova chiamata è stata ritenuta comparabile.
law-found_not_comparable = La nuova chiamata è stata ritenuta non comparabile.
law-is_ruled_by_its_kind = La chiamata ritirata si tratta come passo, come licita o come contro.
law-calls_are_compared = Se una chiamata è comparabile lo dicono le prove di questo articolo.
law-is_cancelled = La chiamata è annullata.
law-has_made_a_new_call = La licitazione è tornata indietro, e lui ha chiamato di nuovo.
law-turn_went_back = La chiamata è stata annullata, e la licitazione è tornata a chi toccava.
law-turn_goes_back = Una chiamata fuori turno non accettata è annullata, e la licitazione torna a chi toccava.
    .until-2007 = Una chiamata fuori turno non accettata è annullata, e la licitazione torna a chi toccava; ciò che l'avversario di destra ha chiamato nel frattempo vale.
law-partner_calls_first = Toccava al compagno, o gli tocca prima che a chi ha sbagliato.
law-partner_is_free_after_a_pass = Il compagno può fare al suo turno qualsiasi chiamata legale, ma non può usare il passo ritirato.
law-partner_calls_after_a_pass = Il compagno può allora fare qualsiasi chiamata legale.
law-partner_is_free_after_a_bid = Il compagno può fare al suo turno qualsiasi chiamata legale, ma non può usare la licita ritirata.
law-partner_calls_after_a_bid = Il compagno può allora fare qualsiasi chiamata legale.
law-partner_is_free_after_a_double = Il compagno può fare al suo turno qualsiasi chiamata legale, ma non può usare il contro ritirato.
law-partner_calls_after_a_double = Il compagno può allora fare qualsiasi chiamata legale.
law-partners_call_is_looked_at = Se il compagno ha usato la chiamata ritirata, con danno dell'altra linea, l'Arbitro corregge il punteggio.
law-pass_at_rhos_turn = Chi passa al turno dell'avversario di destra passa al proprio turno seguente.
law-pass_at_partners_turn = Chi passa al turno del compagno può fare al proprio qualsiasi chiamata legale.
law-pass_made_good = Se la nuova chiamata è comparabile al passo, non c'è altra rettifica.
law-pass_not_made_good = La nuova chiamata non è comparabile al passo.
law-new_call_after_a_pass = Una nuova chiamata non comparabile al passo vale.
law-partner_passes_once_after_a_pass = Il compagno di chi ha sbagliato passa allora al suo prossimo turno.
law-pass_not_accepted = Era un passo, e non è accettato.
law-pass_before_any_bid = Nessuno aveva licitato.
law-pass_after_a_bid = Qualcuno aveva licitato.
law-passes_once_before_any_bid = Chi passa fuori turno prima che qualcuno abbia licitato passa di nuovo al suo prossimo turno.
law-passes_once_at_rhos_turn = Dopo una licita, chi passa al turno dell'avversario di destra passa di nuovo al suo prossimo turno.
law-passed_for_his_partner = Dopo una licita è passato al turno del compagno.
law-passes_throughout = Dopo una licita, chi passa al turno del compagno passa poi ogni volta che tocca a lui.
law-partner_does_not_double = Il compagno può licitare o passare, ma a quel turno non contrare né surcontrare.
law-rho_acts_over_the_bid = L'avversario di destra è intervenuto.
law-same_denomination_again = La nuova chiamata ripete la denominazione.
law-another_call_than_that = La nuova chiamata non ripete la denominazione.
law-bid_of_the_same_denomination = Una nuova chiamata che ripete la denominazione vale.
law-partner_passes_once_then = Il compagno di chi ha sbagliato passa poi al suo prossimo turno.
law-another_call_stands = Una nuova chiamata che non ripete la denominazione vale.
law-partner_passes_throughout_then = Il compagno di chi ha sbagliato passa poi ogni volta che tocca a lui.
law-bid_for_another = La licita non era al turno dell'avversario di destra.
law-bid_silences_the_partner = Dopo una licita al turno del compagno, o del mazziere alla sua sinistra, il compagno di chi ha sbagliato passa ogni volta che tocca a lui.
law-double_for_another = Il contro era al turno del compagno.
law-double_silences_the_partner = Dopo un contro o surcontro al turno del compagno, il compagno di chi ha sbagliato passa ogni volta che tocca a lui.
law-rho_acts_over_the_double = L'avversario di destra è intervenuto.
law-call_after_the_double_stands = Se l'avversario di destra interviene, può fare qualsiasi chiamata legale.
law-partner_passes_throughout_after_it = Il compagno di chi ha sbagliato passa poi ogni volta che tocca a lui.
law-waits_for_rho = L'avversario di destra non ha ancora chiamato.
law-rho_has_passed = L'avversario di destra è passato.
law-is_free_after_rho = L'avversario di destra è intervenuto, e lui può fare qualsiasi chiamata legale.
law-is_free_at_another_turn = Al suo turno, che deve ancora venire, può fare qualsiasi chiamata legale.
law-bid_waits_for_rho = Che cosa deve fare dipende dalla chiamata dell'avversario alla sua destra.
law-bid_has_to_be_repeated = Quell'avversario è passato.
law-bid_was_insufficient_too = La licita è anche insufficiente.
law-bid_is_repeated = Se l'avversario di destra passa, ripete la chiamata; se è legale, nessuna rettifica.
law-repeated_bid_is_insufficient = Una licita insufficiente si tratta con questo articolo una volta fatta al suo turno.
law-then_it_is_an_insufficient_bid = Una licita insufficiente fuori turno si tratta prima come fuori turno.
law-insufficient_and_at_issue = Era una licita insufficiente fuori turno.
law-turn_goes_before_height = Una licita insufficiente fuori turno si tratta come licita fuori turno.
law-low_bid_is_accepted = Una licita insufficiente accettata dal giocatore seguente si considera legale.
law-denomination_specified = Se una chiamata fuori turno è artificiale conta ciò che indica, non la denominazione nominata.
law-bid_may_be_any_call = Se l'avversario di destra interviene, può fare qualsiasi chiamata legale.
law-bid_at_partners_turn = Al proprio turno può allora fare qualsiasi chiamata legale.
law-bid_goes_on_as_at_rhos_turn = Ciò che segue è come se l'avversario di destra fosse intervenuto.
law-bid_is_replaced = Era libero di fare un'altra chiamata.
law-bid_made_good = Se la nuova chiamata è comparabile alla licita, non c'è altra rettifica.
law-bid_not_made_good = La nuova chiamata non è comparabile alla licita.
law-new_call_after_a_bid = Una nuova chiamata non comparabile alla licita vale.
law-partner_passes_once_after_a_bid = Il compagno di chi ha sbagliato passa allora al suo prossimo turno.
law-double_waits_for_rho = Che cosa deve fare dipende dalla chiamata dell'avversario alla sua destra.
law-double_is_repeated = Se l'avversario di destra passa, ripete il contro; nessuna rettifica.
law-double_may_be_any_call = Se l'avversario di destra interviene, può fare qualsiasi chiamata legale.
law-double_at_partners_turn = Al proprio turno può allora fare qualsiasi chiamata legale.
law-double_goes_on_as_at_rhos_turn = Ciò che segue è come se l'avversario di destra fosse intervenuto.
law-double_is_replaced = Era libero di fare un'altra chiamata.
law-double_made_good = Se la nuova chiamata è comparabile al contro, non c'è altra rettifica.
law-double_not_made_good = La nuova chiamata non è comparabile al contro.
law-new_call_after_a_double = Una nuova chiamata non comparabile al contro vale.
law-partner_passes_once_after_a_double = Il compagno di chi ha sbagliato passa allora al suo prossimo turno.
law-comparable_call = Una chiamata è comparabile se supera una delle tre prove di questo articolo.
law-nothing_is_unauthorised = Dopo una chiamata comparabile ciò che quella ritirata ha detto non segue il 16C.
law-no_restriction_after_it = Se una chiamata comparabile sostituisce quella ritirata, nessun attacco è limitato.
law-comparable_without_more = La nuova chiamata è comparabile.
law-help_is_looked_at = Dopo una chiamata comparabile l'Arbitro attribuisce alla fine un punteggio arbitrale se l'aiuto dell'infrazione poteva cambiare il risultato e ha fatto danno.
law-partner_may_not_use_it = Tra alternative logiche il compagno non può scegliere quella che la chiamata ritirata suggerisce.
law-no_comparable_call = Nessuna chiamata comparabile ha sostituito quella ritirata.
    .until-2007 = Quando una chiamata è ritirata la linea innocente può usare ciò che ha mostrato, l'altra no.
law-a_call_was_withdrawn = Una chiamata è stata ritirata; non ne ha preso il posto una comparabile, o lo prenderà il passo dovuto.
law-lead_is_at_issue = Un attacco può essere limitato.
    .until-2007 = Un attacco può essere limitato da una licita che obbliga il compagno a passare.
law-double_was_withdrawn = Un contro o surcontro obbliga il compagno a passare sempre.
law-lead_after_a_double = Se la linea che ha sbagliato difende, il dichiarante può vietare al compagno di chi ha sbagliato, al primo turno d'attacco di quel compagno e finché resta in presa, un seme qualsiasi.
law-his_side_defends = La sua linea difende.
law-his_side_declares = La sua linea gioca il contratto.
law-may_have_been_foreseen = Un giocatore deve passare a causa sua.
    .until-2007 = Un giocatore deve passare a causa sua.

## Perché

reason-1 =
    { $turn_of ->
        [rho] Ha chiamato al turno dell'avversario di destra.
        [partner] Ha chiamato al turno del compagno.
       *[other] Ha chiamato al turno dell'avversario di sinistra.
    }

## Che cosa resta da fare dopo, in poche parole

## What is left to be done later, in few words

task-LetTheOffendersNotUseIt = chiamata: ha aiutato?
task-LookHowPartnerCalled = il compagno l'ha usata?
task-ForbidOneSuit = attacco: quale seme?
