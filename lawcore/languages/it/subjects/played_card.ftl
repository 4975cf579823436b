### Che cosa si dice di una carta giocata o nominata, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Carta giocata
    .command = carta_giocata
    .menu = La carta è giocata? E quale è stata nominata?

## I fatti: come si chiedono, come si risponde

fact-who = Di chi è la carta?
option-who-defender = Di un difensore
option-who-declarer = Del dichiarante
option-who-dummy_for_declarer = Del morto
fact-gesture =
    { $who ->
        [defender] Che cosa ha fatto il difensore con la carta?
        [declarer] Che cosa ha fatto il dichiarante con la carta?
        [dummy_for_declarer] Com'è stata giocata o chiesta la carta del morto?
       *[other] Che cosa è successo con la carta?
    }
option-gesture-faced_on_table = Messa scoperta in tavola
option-gesture-held_so_partner_could_see = Visibile al compagno
option-gesture-held_touching_or_near_table = Tenuta vicino al tavolo
option-gesture-held_as_played = Tenuta come se giocasse
option-gesture-touched_in_dummy = Toccata dal dichiarante
option-gesture-named =
    { $who ->
        [dummy_for_declarer] Chiesta a voce
       *[other] Nominata
    }
option-gesture-designated_otherwise = Indicata con un gesto
option-gesture-detached_only = Solo estratta dalla mano
option-gesture-dropped = Caduta per sbaglio
option-gesture-penalty_card = È una carta penalizzata
option-gesture-dummy_took_another = Un'altra messa dal morto
option-gesture-at_the_same_time = Due insieme
fact-purpose_arranging = Il dichiarante l'ha toccata solo per sistemare le carte del morto o per raggiungerne una vicina?
option-purpose_arranging-yes = Sì, solo per quello
option-purpose_arranging-no = No, apposta
fact-turn = Un altro giocatore ha attaccato o giocato nello stesso momento. A chi toccava?
option-turn-own = A questo giocatore
option-turn-next = All'altro, poi a questo
option-turn-later = All'altro, questo dopo
fact-changed =
    { $gesture ->
        [designated_otherwise] Poi l'ha cambiata con un'altra?
       *[other] Poi l'ha cambiata, nominandone un'altra?
    }
option-changed-yes = Sì, l'ha cambiata
option-changed-no = No
fact-pause_for_thought = Prima di cambiarla si è fermato a pensare?
option-pause_for_thought-yes = Sì, c'è stata una pausa
option-pause_for_thought-no = No, subito
fact-partner_played =
    { $who ->
        [dummy_for_declarer] Prima del cambio era già stata giocata una carta dalla mano del dichiarante?
       *[other] Prima del cambio il suo compagno aveva già giocato una carta?
    }
option-partner_played-yes = Sì, aveva giocato
option-partner_played-no = No, non ancora
fact-declarer_played_again = Prima del cambio il dichiarante aveva già giocato un'altra carta, di mano o dal morto?
    .aside = Ciò che intendeva svela il suo piano: chiediglielo lontano dal tavolo.
option-declarer_played_again-yes = Sì, aveva già giocato
option-declarer_played_again-no = No, non ancora
fact-unintended = È stato un lapsus?
    .aside = Ciò che intendeva svela il suo piano: chiediglielo lontano dal tavolo.
choice-declarer_played_again-no-yes = Sì
choice-declarer_played_again-no-no = No, ha cambiato idea
choice-declarer_played_again-no-open = Devo valutare
choice-declarer_played_again-yes = Aveva già giocato altro
option-unintended-yes = Sì
option-unintended-no = No, ha cambiato idea
option-unintended-open = Devo valutare
fact-designation = Che cosa ha chiesto esattamente il dichiarante?
option-designation-full = Una carta precisa
option-designation-suit_only = Solo il seme
option-designation-rank_only = Solo il valore
option-designation-high = «Alta»
option-designation-low = «Bassa» o «piccola»
option-designation-win = «Prendi» o «vinci»
option-designation-anything = «Una qualunque»
option-designation-not_in_dummy = Una che il morto non ha
fact-intent_incontrovertible = È incontestabile che il dichiarante intendesse un'altra carta?
    .aside = Se occorre chiederglielo, fallo lontano dal tavolo.
option-intent_incontrovertible-yes = Sì
option-intent_incontrovertible-no = No
option-intent_incontrovertible-open = Da valutare
fact-dummy_leads = Toccava al morto attaccare nella presa?
option-dummy_leads-yes = Sì, attacca il morto
option-dummy_leads-no = No, risponde
fact-rank_in_suit_won = Il morto ha quel valore nel seme con cui ha vinto la presa precedente?
option-rank_in_suit_won-yes = Sì, in quel seme
option-rank_in_suit_won-no = No, solo in altri semi
fact-legal_cards_of_that_rank = Quante carte di quel valore può giocare legalmente il morto?
option-legal_cards_of_that_rank-one = Una
option-legal_cards_of_that_rank-more = Due o più
option-legal_cards_of_that_rank-none = Nessuna
fact-each_side_played_on = Quando è stato notato, entrambe le linee avevano già giocato alla presa successiva?
option-each_side_played_on-yes = Sì, entrambe
option-each_side_played_on-no = No, non entrambe
fact-revoke_by = Con le carte così come sono state giocate, chi non ha risposto a colore pur potendo?
    .aside = Chi poteva rispondere: guarda le carte lontano dal tavolo.
option-revoke_by-nobody = Nessuno
option-revoke_by-dummy = Il morto
option-revoke_by-declarer = Il dichiarante
option-revoke_by-defender = Un difensore
fact-opponent_played =
    { $gesture ->
        [dummy_took_another] Dopo la carta sbagliata, e prima che fosse notata, un difensore ha giocato?
       *[other] Prima del cambio un avversario aveva già giocato al suo turno?
    }
option-opponent_played-yes = Sì, ha giocato
option-opponent_played-no = No
fact-declarer_followed = E dopo quel difensore il dichiarante ha giocato nella presa dalla sua mano?
option-declarer_followed-yes = Sì, ha giocato
option-declarer_followed-no = No
fact-already_played_to_trick = Da quella mano si era già giocato in questa presa?
option-already_played_to_trick-yes = Sì, è la quinta
option-already_played_to_trick-no = No, non ancora
fact-first_call_incomplete = La prima richiesta era incompleta, senza seme o senza valore?
option-first_call_incomplete-yes = Incompleta
option-first_call_incomplete-no = Seme e valore
fact-legal_in_dummy = Il morto poteva giocare legalmente ciò che è stato chiesto?
option-legal_in_dummy-yes = Il morto può giocarla
option-legal_in_dummy-no = Il morto deve rispondere
fact-dummy_can_win = Il morto aveva una carta di cui si sa che vince la presa?
option-dummy_can_win-yes = Ha una carta vincente
option-dummy_can_win-no = Nessuna vince
fact-dummy_is_void = Il morto non aveva carte del seme d'attacco?
option-dummy_is_void-yes = Il morto non ne ha
option-dummy_is_void-no = Il morto ha il seme
fact-meant_as_lead = Era un attacco, cioè la prima carta della presa successiva?
option-meant_as_lead-yes = Sì, era un attacco
option-meant_as_lead-no = No, una quinta carta
option-meant_as_lead-open = Da valutare

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

group-gesture-said = Detta o indicata
group-designation-word = Alta, bassa, prendi, qualunque
    .ask = Quale parola ha detto?
group-designation-meant = Forse voleva altro
    .ask = Che cosa ha chiesto il dichiarante, forse volendo un'altra carta?
ask-designation =
    { $changed ->
        [yes] Che cosa ha chiesto per primo il dichiarante?
       *[other] Che cosa ha chiesto il dichiarante?
    }
group-gesture-loose = Estratta o caduta
supposed-already_played_to_trick = quella mano non aveva ancora giocato alla presa
supposed-first_call_incomplete = la prima richiesta diceva seme e valore
supposed-legal_in_dummy = il morto può giocare legalmente quella carta
supposed-dummy_can_win = il morto ha una carta vincente
supposed-dummy_is_void = il morto ha carte del seme d'attacco
ask-purpose_arranging = Sistemava solo le carte, o ne prendeva una vicina?
ask-intent_incontrovertible =
    { $changed ->
        [yes] È incontestabile che con la prima richiesta intendesse un'altra carta?
       *[other] È incontestabile che intendesse un'altra carta?
    }
ask-revoke_by = Con le carte giocate, chi non ha risposto a colore pur potendo?
ask-partner_played =
    { $who ->
        [dummy_for_declarer] Prima del cambio si era già giocato dalla mano del dichiarante?
       *[other] Prima del cambio il compagno aveva già giocato?
    }
ask-opponent_played =
    { $gesture ->
        [dummy_took_another] Un difensore ha giocato dopo la carta sbagliata?
       *[other] Prima del cambio aveva già giocato un avversario?
    }
ask-declarer_played_again = È stato un lapsus?
ask-each_side_played_on = Le due linee avevano giocato alla presa dopo?
choice-gesture-named-no = A voce, senza cambiare
choice-gesture-named-yes-no = Completa, poi altra
choice-gesture-named-yes-yes = Incompleta, poi altra
choice-gesture-faced_on_table = Messa in tavola
choice-gesture-held_so_partner_could_see = Il compagno può vederla
choice-gesture-held_touching_or_near_table = Vicino al tavolo
choice-gesture-held_as_played = Tenuta come se la giocasse
choice-gesture-touched_in_dummy = Il dichiarante l'ha toccata
choice-gesture-detached_only = Solo estratta
choice-gesture-dropped = È caduta
choice-gesture-designated_otherwise = Con un gesto
choice-gesture-dummy_took_another = Il morto mette altro
choice-gesture-penalty_card = È penalizzata
choice-already_played_to_trick-yes = Quella mano aveva già giocato
choice-first_call_incomplete-yes = La prima richiesta era incompleta
choice-legal_in_dummy-no = Il morto doveva rispondere
choice-dummy_can_win-no = Il morto non ha carte vincenti
choice-dummy_is_void-yes = Il morto non ha il seme d'attacco
choice-gesture-at_the_same_time = Due insieme
brief-who-defender = un difensore
brief-who-declarer = dichiarante
brief-who-dummy_for_declarer = morto
brief-gesture-faced_on_table = scoperta sul tavolo
brief-gesture-held_so_partner_could_see = vista dal compagno
brief-gesture-named = nominata
brief-gesture-designated_otherwise = indicata
brief-gesture-detached_only = solo estratta
brief-gesture-dropped = caduta
brief-gesture-penalty_card = penalizzata
brief-changed-yes = poi cambiata
brief-changed-no = non cambiata
brief-unintended-yes = un lapsus
brief-unintended-no = ha cambiato idea
brief-unintended-open = lapsus da valutare
brief-purpose_arranging-yes = solo per sistemare le carte
brief-purpose_arranging-no = toccata apposta
brief-pause_for_thought-yes = dopo una pausa
brief-pause_for_thought-no = cambiata subito
brief-partner_played-yes = il compagno aveva giocato
brief-partner_played-no = il compagno non aveva giocato
brief-declarer_played_again-yes = il dichiarante aveva già giocato
brief-declarer_played_again-no = il dichiarante non aveva ancora giocato
brief-intent_incontrovertible-yes = ne intendeva un'altra
brief-intent_incontrovertible-no = nessun'altra intenzione certa
brief-dummy_leads-yes = attaccava il morto
brief-dummy_leads-no = il morto rispondeva
brief-rank_in_suit_won-yes = quel valore nel seme vincente
brief-rank_in_suit_won-no = quel valore solo in altri semi
brief-legal_cards_of_that_rank-one = una sola legale di quel valore
brief-legal_cards_of_that_rank-more = più d'una legale di quel valore
brief-legal_cards_of_that_rank-none = nessuna legale di quel valore
brief-each_side_played_on-yes = le due linee avevano proseguito
brief-each_side_played_on-no = notata in tempo
brief-revoke_by-nobody = nessuna renonce
brief-opponent_played-yes = un difensore ha giocato dopo
brief-opponent_played-no = nessun difensore ha giocato dopo
brief-declarer_followed-yes = il dichiarante ha giocato dopo
brief-declarer_followed-no = il dichiarante non aveva giocato
brief-meant_as_lead-yes = era un attacco
brief-meant_as_lead-no = una quinta carta
why-who = Quando una carta è giocata è diverso per un difensore, per il dichiarante e per il morto (45C).
why-gesture = Da ciò che se n'è fatto dipende se la carta è giocata (45A, 45C).
why-designation = Una richiesta incompleta indica la carta che dice l'articolo 46, a meno che indiscutibilmente ne intendesse un'altra (46B).
why-each_side_played_on = Finché le due linee non hanno giocato alla presa successiva la carta errata si corregge; poi resta (45D1, 45D2).
    .until-2007 = Finché le due linee non hanno giocato alla presa successiva la carta errata si corregge; poi resta (45D).
why-opponent_played = Un difensore che ha giocato dopo la carta errata può cambiare la propria (45D1, 47D).
    .until-2007 = Un difensore che ha giocato dopo la carta errata può cambiare la propria (45D, 47D).
why-declarer_followed = Se quel difensore cambia la carta, il dichiarante può cambiare quella che ha giocato dopo (45D1).
    .until-2007 = Se quel difensore cambia la carta, il dichiarante può cambiare quella che ha giocato dopo (45D).
why-revoke_by = Se la carta resta, chi poteva rispondere e non l'ha fatto può aver fatto renonce (45D2, 61A).
    .until-2007 = Se la carta resta, chi poteva rispondere e non l'ha fatto può aver fatto renonce (45D, 61A).
why-rank_in_suit_won = Il solo valore continua nel seme con cui il morto ha vinto la presa, se ha quella carta (46B3(a)).
why-declarer_played_again = Quando il dichiarante ha giocato ancora il lapsus non si corregge più (45C4(b)).
why-unintended = Un lapsus si corregge; un ripensamento no (45C4(b)).
depends-who = di chi è la carta
depends-gesture = che cosa ha fatto
depends-changed = se l'ha cambiata
depends-unintended = se era un lapsus
depends-designation = che cosa ha chiesto

## La decisione in una riga

headline-PlayTheCard =
    { $edition ->
        [1997] La carta deve essere giocata ({ $articles }).
        [2007] La carta deve essere giocata ({ $articles }).
       *[other] La carta è giocata ({ $articles }).
    }
headline-PlayTheCard-45A = La carta è giocata ({ $articles }).
headline-HaveDummyFollowSuit = Il morto deve rispondere: il dichiarante nomina una carta legale ({ $articles }).
headline-KeepTheFirstCard = Nessun cambio: si gioca la prima carta ({ $articles }).
headline-CountItAsPlayedFirst = La carta è giocata; l'altra vale come giocata dopo ({ $articles }).
headline-CountItAsPlayedLater = La carta è giocata, dopo l'altra ({ $articles }).
headline-RuleItAsPlayedTooSoon = La carta vale come giocata troppo presto ({ $articles }).
headline-not_played = La carta non è giocata ({ $articles }).
headline-TreatAsExposed = La carta non è giocata, ma è una carta esposta ({ $articles }).
headline-PlayThePenaltyCardWhenDue = Si gioca quando lo impone la regola sulle carte penalizzate ({ $articles }).
headline-changed = Cambio ammesso: vale ciò che intendeva ({ $articles }).
headline-JudgeTheSlip = Da valutare: lapsus o ripensamento ({ $articles }).
headline-completed =
    { $designation ->
        [high] { $edition ->
            [1997] Si gioca la carta più alta ({ $articles }).
            [2007] Si gioca la carta più alta ({ $articles }).
           *[other] Si gioca la carta più alta del seme d'attacco ({ $articles }).
        }
        [low] { $edition ->
            [1997] Si gioca la carta più bassa ({ $articles }).
            [2007] Si gioca la carta più bassa ({ $articles }).
           *[other] Si gioca la carta più bassa del seme d'attacco ({ $articles }).
        }
        [win] Si gioca la più bassa che si sa vincente ({ $articles }).
        [suit_only] Si gioca la più bassa del seme nominato ({ $articles }).
       *[other] { $dummy_leads ->
            [yes] { $rank_in_suit_won ->
                [yes] Il morto continua il seme con cui ha vinto, con quel valore ({ $articles }).
               *[other] Si gioca l'unica carta di quel valore che il morto ha ({ $articles }).
            }
           *[other] Si gioca l'unica carta legale di quel valore ({ $articles }).
        }
    }
headline-as_intended = Si gioca la carta che il dichiarante intendeva ({ $articles }).
headline-JudgeTheIntention = Da valutare: è incontestabile che intendesse un'altra carta? ({ $articles }).
headline-LetDeclarerSayWhich = Il dichiarante dice quale di quelle carte gioca ({ $articles }).
headline-LetDeclarerNameALegalCard = Chiamata nulla: il dichiarante nomina una carta legale qualsiasi ({ $articles }).
headline-defender_names = Sceglie la carta del morto uno qualsiasi dei difensori ({ $articles }).
headline-corrected = Si corregge la carta del morto ({ $articles }).
headline-stands = Troppo tardi: la carta del morto resta giocata ({ $articles }).
headline-MakeItAPenaltyCard = La quinta carta diventa penalizzata ({ $articles }).
headline-returned = La quinta carta torna al suo posto, senza rettifica ({ $articles }).
headline-a_lead =
    { $who ->
        [defender] È un attacco: decide l'articolo 53 o 56 ({ $articles }).
       *[other] È un attacco: decide l'articolo 55 ({ $articles }).
    }
headline-JudgeWhetherItWasLed = Da valutare: attacco o quinta carta ({ $articles }).

## La decisione in poche parole

aside-UseWithdrawnCards =
    { $gesture ->
        [dummy_took_another] Ciò che le carte hanno mostrato: i difensori possono usarlo
       *[other] Ciò che la carta ha mostrato: può usarlo la linea che la riprende
    }
aside-IgnoreTheWithdrawnCard = Ciò che le carte hanno mostrato: il dichiarante non può usarlo

## Gli ordini

order-PlayTheCard =
    { $gesture ->
        [faced_on_table] La carta resta giocata sul tavolo
        [touched_in_dummy] Fai giocare dal morto la carta toccata
        [designated_otherwise] Fai giocare la carta indicata
        [named] Fai giocare la carta nominata
       *[other] Fai giocare la carta nella presa in corso
    }
order-KeepTheFirstCall = Non consentire il cambio: resta la prima richiesta
order-HaveDummyFollowSuit = Fai rispondere il morto a colore: la carta chiesta non è giocata, o torna al suo posto senza rettifica, e il dichiarante nomina una carta che il morto può giocare legalmente
order-KeepTheFirstCard =
    { $who ->
        [dummy_for_declarer] { $gesture ->
            [named] Fai giocare la carta chiesta per prima
           *[other] Fai giocare la carta del morto indicata per prima
        }
       *[other] Fai giocare la carta indicata per prima
    }
order-CountItAsPlayedFirst = Lascia giocata la carta; considera quella dell'altro giocatore come giocata dopo, e decidi su quella se non era ancora il suo turno
order-CountItAsPlayedLater = Lascia giocata la carta, al suo turno, dopo quella dell'altro giocatore
order-RuleItAsPlayedTooSoon =
    { $who ->
        [defender] Considerala giocata dopo quella dell'altro giocatore e prima del suo turno, e decidi secondo l'articolo 57
       *[other] Considerala giocata dopo quella dell'altro giocatore e prima del suo turno
    }
order-LeaveTheCard =
    { $gesture ->
        [touched_in_dummy] Lascia la carta fra quelle del morto; il dichiarante è libero di giocarne un'altra
       *[other] La carta torna in mano; è libero di giocarne un'altra
    }
order-TakeBackTheDroppedCard = Il dichiarante riprende la carta: non è mai penalizzata
order-TreatAsExposed = Se il compagno poteva vederne la faccia, la carta resta scoperta come penalizzata; altrimenti torna in mano
order-PlayThePenaltyCardWhenDue = Lasciala scoperta sul tavolo e decidi secondo l'articolo 50
order-AllowTheChange =
    { $who ->
        [dummy_for_declarer] Fai giocare dal morto la carta che il dichiarante intendeva chiedere
       *[other] Fagli giocare la carta che intendeva indicare
    }
order-JudgeTheSlip =
    { $edition ->
        [1997] Chiedigli che cosa intendeva e quando se n'è accorto. Se quella carta non l'ha mai voluta, il cambio vale; se in quel momento la voleva, si gioca la prima. Tocca a lui convincerti
        [2007] Chiedigli che cosa intendeva e quando se n'è accorto. Se quella carta non l'ha mai voluta, il cambio vale; se in quel momento la voleva, si gioca la prima. Tocca a lui convincerti
       *[other] Chiedigli che cosa intendeva e quando se n'è accorto. Un lapsus si corregge; una distrazione o un ripensamento no, per quanto rapidi. Tocca a lui convincerti, altrimenti si gioca la prima carta
    }
order-PlayTheCardTheCallMeans =
    { $designation ->
        [high] { $edition ->
            [1997] Fai giocare dal morto la carta più alta
            [2007] Fai giocare dal morto la carta più alta
           *[other] Fai giocare dal morto la carta più alta del seme d'attacco
        }
        [low] { $edition ->
            [1997] Fai giocare dal morto la carta più bassa
            [2007] Fai giocare dal morto la carta più bassa
           *[other] Fai giocare dal morto la carta più bassa del seme d'attacco
        }
        [win] Fai giocare dal morto la carta più bassa che si sa vincere la presa
        [suit_only] Fai giocare dal morto la carta più bassa di quel seme
       *[other] { $dummy_leads ->
            [yes] { $rank_in_suit_won ->
                [yes] Fai attaccare il morto con quel valore nel seme con cui ha vinto la presa precedente
               *[other] Fai attaccare il morto con la sua unica carta di quel valore
            }
           *[other] Fai giocare dal morto la sua unica carta legale di quel valore
        }
    }
order-PlayTheIntendedCard = Fai giocare dal morto la carta che il dichiarante intendeva, qualunque cosa abbia detto
order-JudgeTheIntention =
    Chiediti se al tavolo qualcuno poteva dubitare di ciò che intendeva, guardando al gioco fin lì e non a ciò che conveniva. Se un dubbio c'è, { $designation ->
        [suit_only] il morto gioca la più bassa di quel seme
        [rank_only] contano le parole: attaccando, il seme appena vinto; altrimenti una carta legale di quel valore
        [high] il morto gioca la più alta
        [low] il morto gioca la più bassa
        [win] il morto gioca la più bassa che si sa vincente
        [anything] sceglie uno dei difensori
       *[other] la chiamata è nulla e nomina una carta legale qualsiasi
    }
order-LetDeclarerSayWhich = Chiedi al dichiarante quale di quelle carte gioca
order-LetDeclarerNameALegalCard = Fai nominare al dichiarante una carta che il morto può giocare legalmente
order-LetADefenderName = Chiedi ai difensori quale carta gioca il morto: può dirlo l'uno o l'altro
order-CorrectDummysCard = Rimetti a posto la carta del morto e fai giocare quella che il dichiarante ha chiesto
order-LetTheWrongCardStand = Lascia le carte come sono state giocate e fai proseguire
order-MakeItAPenaltyCard = Lascia scoperta la quinta carta come penalizzata e applica l'articolo 50
order-ReturnTheFifthCard =
    { $who ->
        [declarer] Il dichiarante riprende in mano la quinta carta, senza rettifica
       *[other] La quinta carta torna fra quelle del morto, senza rettifica
    }
order-RuleItAsALead =
    { $who ->
        [defender] Trattala come attacco di un difensore (53, 56)
       *[other] Trattala come attacco del dichiarante (55)
    }
order-RuleTheLeadOutOfTurn =
    { $who ->
        [defender] Trattala come attacco di un difensore (53, 56)
       *[other] Trattala come attacco del dichiarante (55)
    }
order-JudgeWhetherItWasLed =
    { $who ->
        [defender] Chiedigli se credeva finita la presa e voleva cominciare la successiva. Se è così, articolo 53 o 56; se nulla fa pensare a un attacco, la carta diventa penalizzata
       *[other] Chiedigli se credeva finita la presa e voleva cominciare la successiva. Se è così, articolo 55; se nulla fa pensare a un attacco, la carta torna a posto senza altro
    }
order-PutTheFirstCardBack = La carta indicata per prima torna al suo posto senza rettifica
order-DoNotTakeItBack = La carta non si riprende, salvo renonce o informazione errata di un avversario
order-OpponentMayTakeBack =
    { $gesture ->
        [dummy_took_another] Il difensore che ha già giocato dopo la carta sbagliata può cambiare la sua
       *[other] L'avversario che ha già giocato al suo turno può riprendere la carta e giocarne un'altra
    }
order-OpponentThenDeclarerMayTakeBack = Il difensore che ha già giocato dopo la carta sbagliata può cambiare la sua; se la cambia l'avversario di destra del dichiarante, questi può cambiare quella giocata dopo
order-UseWithdrawnCards =
    { $gesture ->
        [dummy_took_another] I difensori possono servirsi di ciò che ha mostrato una carta che ritirano
       *[other] La linea che riprende la carta può servirsi di ciò che ha mostrato
    }
order-IgnoreTheWithdrawnCard = Per il dichiarante ciò che hanno mostrato le carte ritirate è informazione non autorizzata
order-RuleTheRevoke =
    { $hand ->
        [dummy] Decidi sulla renonce del morto: nessun trasferimento di prese, ma valuta l'equità
        [declarer] Decidi sulla renonce del dichiarante: non ha risposto a colore sull'attacco del morto
       *[other] Decidi sulla renonce del difensore: non ha risposto a colore sull'attacco del morto
    }

## Che cosa si dice ai giocatori

say-PlayTheCard =
    .all = la carta è giocata.
say-KeepTheFirstCall =
    .all = nessun cambio: resta la prima richiesta.
say-HaveDummyFollowSuit =
    .declarer = il morto deve rispondere a colore; nomini una carta che il morto può giocare legalmente.
say-KeepTheFirstCard =
    .all = nessun cambio: si gioca la carta chiesta per prima.
say-CountItAsPlayedFirst =
    .all = quella carta è giocata. L'altra vale come giocata dopo; se non era ancora il suo turno, decido poi su quella.
say-CountItAsPlayedLater =
    .all = tutte e due le carte sono giocate: prima quella di chi era di turno, poi l'altra.
say-RuleItAsPlayedTooSoon =
    .all = un momento: quella carta è stata giocata prima del suo turno.
say-LeaveTheCard =
    .declarer =
        { $gesture ->
            [touched_in_dummy] quella carta non è giocata; può giocarne un'altra.
           *[other]
                { $who ->
                    [defender] { "" }
                   *[other] riprenda la carta; non è giocata, e può giocarne un'altra.
                }
        }
    .defender =
        { $gesture ->
            [touched_in_dummy] { "" }
           *[other]
                { $who ->
                    [defender] riprenda la carta; non è giocata, e può giocarne un'altra.
                   *[other] { "" }
                }
        }
say-TakeBackTheDroppedCard =
    .declarer = riprenda la carta; non è giocata.
say-TreatAsExposed =
    .defender = la carta non è giocata; la lasci dov'è mentre decido.
say-PlayThePenaltyCardWhenDue =
    .defender = lasci scoperta la carta penalizzata; Le dirò io quando si gioca.
say-AllowTheChange =
    .defender =
        { $who ->
            [defender] il cambio vale; giochi la carta che intendeva.
           *[other] { "" }
        }
    .declarer =
        { $who ->
            [defender] { "" }
            [dummy_for_declarer] il cambio vale.
           *[other] il cambio vale; giochi la carta che intendeva.
        }
    .dummy =
        { $who ->
            [dummy_for_declarer] { $designation ->
                [suit_only] giochi ciò che è stato nominato per ultimo; se è solo un seme, la più bassa.
               *[other] giochi la carta nominata per ultima.
            }
           *[other] { "" }
        }
say-JudgeTheSlip =
    .defender =
        { $who ->
            [defender] venga via dal tavolo e mi dica che cosa intendeva e quando se n'è accorto.
           *[other] { "" }
        }
    .declarer =
        { $who ->
            [defender] { "" }
           *[other] venga via dal tavolo e mi dica che cosa intendeva e quando se n'è accorto.
        }
say-PlayTheCardTheCallMeans =
    .dummy =
        { $designation ->
            [high]
                { $edition ->
                    [1997] il dichiarante ha detto «alta»: giochi la carta più alta.
                    [2007] il dichiarante ha detto «alta»: giochi la carta più alta.
                   *[other] il dichiarante ha detto «alta»: giochi la carta più alta del seme d'attacco.
                }
            [low]
                { $edition ->
                    [1997] il dichiarante ha detto «bassa»: giochi la carta più bassa.
                    [2007] il dichiarante ha detto «bassa»: giochi la carta più bassa.
                   *[other] il dichiarante ha detto «bassa»: giochi la carta più bassa del seme d'attacco.
                }
            [win] il dichiarante ha detto di prendere: giochi la carta più bassa che sicuramente vince la presa.
            [suit_only] il dichiarante ha nominato solo il seme: giochi la Sua carta più bassa in quel seme.
           *[other]
                { $dummy_leads ->
                    [yes]
                        { $rank_in_suit_won ->
                            [yes] il dichiarante ha nominato solo il valore: attacchi con la carta di quel valore nel seme con cui ha vinto la presa precedente.
                           *[other] il dichiarante ha nominato solo il valore: attacchi con la Sua unica carta di quel valore.
                        }
                   *[other] il dichiarante ha nominato solo il valore: giochi la Sua unica carta legale di quel valore.
                }
        }
say-PlayTheIntendedCard =
    .dummy = non c'è dubbio su quale carta intendeva il dichiarante: giochi quella.
say-JudgeTheIntention =
    .all = un momento, valuto quale carta intendeva.
say-LetDeclarerSayWhich =
    .declarer = il morto ha più carte legali del valore che ha nominato: quale gioca?
say-LetDeclarerNameALegalCard =
    .declarer = la Sua chiamata non vale: nomini una carta che il morto può giocare legalmente.
say-LetADefenderName =
    .defenders = uno di voi due può dire quale carta gioca il morto.
say-CorrectDummysCard =
    .dummy = rimetta a posto quella carta e giochi quella che il dichiarante ha chiesto.
say-LetTheWrongCardStand =
    .all =
        { $revoke_by ->
            [nobody] è troppo tardi per cambiare la carta del morto; proseguite.
           *[other] è troppo tardi per cambiare la carta del morto: resta giocata.
        }
say-MakeItAPenaltyCard =
    .defender = lasci scoperta la quinta carta; è una carta penalizzata.
say-ReturnTheFifthCard =
    .declarer =
        { $who ->
            [declarer] riprenda la quinta carta, senza rettifica.
           *[other] { "" }
        }
    .dummy =
        { $who ->
            [declarer] { "" }
           *[other] rimetta a posto la quinta carta, senza rettifica.
        }
say-RuleItAsALead =
    .all = un momento: tratto quella carta come un attacco.
say-RuleTheLeadOutOfTurn =
    .all = un momento: tratto quella carta come un attacco fuori turno.
say-JudgeWhetherItWasLed =
    .defender =
        { $who ->
            [defender] credeva che la presa fosse finita?
           *[other] { "" }
        }
    .declarer =
        { $who ->
            [defender] { "" }
           *[other] credeva che la presa fosse finita?
        }
say-PutTheFirstCardBack =
    .all = la prima carta torna al suo posto, senza rettifica.
say-DoNotTakeItBack =
    .all = una carta giocata non si riprende.
say-OpponentMayTakeBack =
    .next_defender =
        { $gesture ->
            [dummy_took_another] può cambiare la Sua carta.
           *[other] { "" }
        }
    .opponent_who_played =
        { $gesture ->
            [dummy_took_another] { "" }
           *[other] può riprendere la carta e giocarne un'altra.
        }
say-OpponentThenDeclarerMayTakeBack =
    .next_defender = può cambiare la Sua carta.
    .declarer = se il Suo avversario di destra cambia la carta, può cambiare la Sua.
say-UseWithdrawnCards =
    .defenders =
        { $gesture ->
            [dummy_took_another] potete servirvi di ciò che ha mostrato una carta che ritirate.
           *[other] { "" }
        }
    .side_taking_back =
        { $gesture ->
            [dummy_took_another] { "" }
           *[other] potete servirvi di ciò che ha mostrato.
        }
say-IgnoreTheWithdrawnCard =
    .declarer = non può servirsi di ciò che hanno mostrato le carte ritirate.
say-RuleTheRevoke =
    .all = aspettate: forse c'è anche una renonce, la esamino subito.

## Le disposizioni, in parole nostre

law-touched_to_be_played = Il dichiarante ha toccato la carta, e non per sistemare il morto o raggiungerne un'altra.
law-put_to_the_trick = La carta è stata scoperta, tenuta o toccata in uno dei modi in cui si gioca.
law-a_fifth_card = Una carta in più da una mano che ha già giocato nella presa è una quinta carta.
law-faced_on_the_table = Si gioca una carta togliendola dalla mano e scoprendola sul tavolo davanti a sé.
law-in_sight_of_his_partner = La carta di un difensore è giocata appena è tenuta dove il compagno può vederne la faccia.
    .until-2007 = La carta di un difensore deve essere giocata se è tenuta dove il compagno può vederne la faccia.
law-held_at_the_table = Una carta del dichiarante è giocata se è tenuta scoperta e tocca il tavolo, o quasi.
    .until-2007 = Il dichiarante deve giocare la carta che tiene scoperta e che tocca il tavolo, o quasi.
law-held_as_if_played = Una carta del dichiarante è giocata se resta in una posizione che la indica come giocata.
    .until-2007 = Il dichiarante deve giocare la carta che tiene in una posizione che la indica come giocata.
law-only_taken_from_the_hand = La carta che il dichiarante ha solo estratto dalla mano non è giocata.
law-touched_in_dummy = La carta del morto che il dichiarante tocca di proposito è giocata, salvo che stesse sistemando le carte o volesse prenderne un'altra.
    .until-2007 = La carta del morto che il dichiarante tocca deve essere giocata, salvo che sistemasse le carte o ne raggiungesse un'altra.
law-designated = La carta è stata nominata o indicata in altro modo.
law-designated_to_the_trick = La carta è stata designata, e quella mano non aveva ancora giocato nella presa.
law-the_first_stands = Resta ciò che è stato designato per primo: era tardi per cambiare, o non era un lapsus.
law-the_first_call_stands = Una richiesta incompleta che non si può cambiare resta, e la carta è quella che dice l'articolo 46.
law-nothing_wins = Il dichiarante ha detto al morto di vincere, e di nessuna sua carta si sa che vince.
law-none_of_the_suit_led = Il dichiarante ha detto alta o bassa, e il morto non ha carte del seme d'attacco.
law-suit_alone_is_meant = Il dichiarante ha chiesto un seme senza valore.
law-one_card_is_called = Il dichiarante ha chiamato, indicato o toccato una certa carta del morto, e non ha cambiato.
law-corrected_as_a_revoke_is = Una richiesta che farebbe fare renonce al morto si corregge, e nient'altro.
law-dummy_has_to_follow_suit = L'obbligo di rispondere a colore precede una richiesta che farebbe giocare al morto un altro seme.
law-one_certain_card = Al morto si chiede una carta nominando seme e valore; se no, quale sia lo dice l'articolo 46.
law-asked_to_change = Il dichiarante ha cambiato la carta chiesta al morto; nessun'altra designazione si può cambiare.
    .until-2007 = Il giocatore ha cambiato la carta che aveva indicato.
law-declarer_had_played_again = Il dichiarante aveva ormai giocato di nuovo, dalla mano o dal morto.
law-he_paused_for_thought = Prima di cambiarla si è fermato a pensare.
law-his_partner_had_played = Il suo compagno aveva ormai giocato.
law-changed_too_late = Un lapsus si corregge finché il dichiarante non gioca di nuovo, e dopo non più.
    .until-2007 = Un lapsus si corregge subito e finché il compagno non gioca, e dopo non più.
    .until-1997 = Un lapsus si corregge subito, e non dopo una pausa per pensare.
law-changed_in_time = Il cambio è venuto quando un lapsus si poteva ancora correggere.
law-a_change_of_mind = Non è stato un lapsus: quando l'ha chiesta, la carta la voleva.
    .until-2007 = La designazione non era involontaria: quando l'ha indicata, la carta la voleva.
law-a_slip = Quella carta non l'ha mai voluta, e l'ha cambiata in tempo.
law-named_as_the_one_he_plays = Una carta è giocata quando un giocatore la nomina o la indica come quella che intende giocare.
    .until-2007 = Una carta deve essere giocata quando un giocatore la nomina o la indica come quella che intende giocare.
law-unintended_designation = Il dichiarante può correggere un lapsus nel chiedere una carta al morto finché non gioca di nuovo, dalla mano o dal morto.
    .until-2007 = Finché il compagno non ha giocato, si può cambiare una designazione involontaria, se lo si fa senza pausa per pensare.
    .until-1997 = Si può cambiare una designazione involontaria, se lo si fa senza pausa per pensare.
law-a_penalty_card_may_be_due = Una carta penalizzata può dover essere giocata, come dice l'articolo 50.
law-dummy_put_up_another_card = Il morto ha messo in posizione una carta che il dichiarante non aveva nominato.
law-noticed_in_time = È stato notato prima che entrambe le linee giocassero alla presa successiva.
law-noticed_too_late = Entrambe le linee avevano già giocato alla presa successiva.
law-dummys_wrong_card = La carta messa dal morto senza che fosse nominata si corregge finché entrambe le linee non hanno giocato alla presa successiva.
    .until-2007 = La carta messa dal morto senza che fosse nominata si corregge finché entrambe le linee non hanno giocato alla presa successiva, e dopo non più.
law-dummys_wrong_card_stands = Quando è troppo tardi per correggerla si prosegue con le carte come sono state giocate.
law-a_defenders_fifth_card = La quinta carta di un difensore diventa penalizzata; se era un attacco vale come attacco (53, 56).
    .until-1997 = La quinta carta di un difensore diventa penalizzata, salvo che fosse un attacco (53, 56).
law-declarers_fifth_card = La quinta carta del dichiarante o del morto torna al suo posto senza rettifica; se era un attacco vale come attacco (55).
    .until-1997 = La quinta carta del dichiarante o del morto torna al suo posto senza rettifica, salvo che fosse un attacco (55).

law-called_incompletely = Il dichiarante ha chiesto al morto una carta in modo incompleto, o una che non c'è.
law-another_intention_prevails = Le regole sulle chiamate incomplete cedono se è incontestabile che il dichiarante intendeva altro.
law-held_to_his_words = Nessun'altra intenzione è incontestabile: contano le parole.
law-by_a_word_of_the_suit_led = Il dichiarante ha usato una parola che riguarda il seme d'attacco.
law-nothing_was_led = Attaccava il morto: non c'è un seme d'attacco.
law-suit_led_is_meant = C'è un seme d'attacco a cui la parola si riferisce.
law-called_high = «Alta» è la più alta del seme d'attacco.
    .until-2007 = «Alta» è la carta più alta.
law-told_to_win = «Prendi» è la carta più bassa che si sa vincere la presa.
law-called_low = «Bassa» è la più bassa del seme d'attacco.
    .until-2007 = «Bassa» è la carta più bassa.
law-suit_without_rank = Un seme senza valore vuol dire la sua carta più bassa.
law-rank_without_suit = Il dichiarante ha nominato un valore senza seme.
law-the_suit_is_continued = Attaccando, il solo valore continua il seme con cui il morto ha vinto la presa precedente, se la carta c'è.
law-no_suit_to_continue = È stato nominato un valore, e non continua il seme con cui il morto ha vinto.
law-a_legal_card_of_that_rank = In ogni altro caso il solo valore vuol dire una carta legale di quel valore, se c'è; fra due o più sceglie il dichiarante.
law-none_of_that_rank = Un valore di cui il morto non può giocare legalmente nessuna carta è chiesto invano, come una carta che il morto non ha.
law-a_card_dummy_does_not_have = Chiedere una carta che il morto non ha è nullo, e il dichiarante può nominarne una legale qualsiasi.
law-neither_suit_nor_rank = Se il dichiarante non nomina né seme né valore, può scegliere l'uno o l'altro difensore.
law-no_suit_is_designated = Se attacca il morto, «alta», «bassa» o «prendi» non indicano né seme né valore, e può scegliere l'uno o l'altro difensore.

law-an_opponent_followed_a_slip = Un avversario aveva già giocato al suo turno sulla carta indicata per lapsus.
law-a_defender_followed_the_wrong_card = Un difensore aveva giocato dopo la carta sbagliata del morto, prima che fosse notata.
law-the_first_card_goes_back = Dopo un cambio ammesso la prima carta torna al suo posto senza rettifica.
law-the_opponent_may_change_too = Dopo che un avversario ha cambiato la giocata si può cambiare anche la carta già giocata.
law-the_card_is_played = La carta vale come giocata.
law-not_taken_back = Una carta giocata non si ritira, salvo dove un articolo lo prevede.
law-declarer_dropped_it = Una carta che cade al dichiarante non è giocata.
law-a_defender_dropped_it = La carta di un difensore che il compagno poteva vedere diventa penalizzata, anche se è solo caduta.
law-two_at_once = Un altro giocatore ha attaccato o giocato nello stesso momento.
law-counts_as_the_later = La carta attaccata o giocata insieme a quella dovuta vale come giocata dopo.
law-did_not_follow_the_wrong_card = Se la carta resta, non rispondere a colore pur potendo è renonce.
law-dummys_hand_revoked = Se la carta che resta fa renonce del morto, nessuna presa passa automaticamente.
law-unauthorised_for_declarers_side = La linea del dichiarante non può servirsi di ciò che hanno mostrato le carte ritirate per l'errore del morto.

## Perché

reason-1 =
    { $gesture ->
        [faced_on_table] { $who ->
            [defender] Un difensore ha messo la carta scoperta sul tavolo.
           *[other] Il dichiarante ha messo la carta scoperta sul tavolo.
        }
        [held_so_partner_could_see] Un difensore ha tenuto la carta in modo che il compagno potesse vederne la faccia.
        [held_touching_or_near_table] Il dichiarante ha tenuto la carta scoperta sul tavolo o quasi.
        [held_as_played] Il dichiarante ha tenuto ferma la carta come se l'avesse giocata.
        [touched_in_dummy] { $purpose_arranging ->
            [yes] Il dichiarante ha toccato la carta solo per sistemare le carte o raggiungerne un'altra.
           *[other] Il dichiarante ha toccato apposta la carta del morto.
        }
        [named] { $who ->
            [defender] Un difensore ha nominato la carta.
            [declarer] Il dichiarante ha nominato una carta della propria mano.
           *[other] { $designation ->
                [suit_only] Il dichiarante ha nominato solo il seme.
                [rank_only] Il dichiarante ha nominato solo il valore.
                [high] Il dichiarante ha chiesto una carta alta.
                [low] Il dichiarante ha chiesto una carta bassa.
                [win] Il dichiarante ha detto al morto di prendere.
                [anything] Il dichiarante ha detto al morto di giocare una carta qualunque.
                [not_in_dummy] Il dichiarante ha chiesto una carta che il morto non ha.
               *[other] Il dichiarante ha chiesto una carta al morto.
            }
        }
        [designated_otherwise] { $who ->
            [defender] Un difensore ha indicato la carta senza nominarla per intero.
            [declarer] Il dichiarante ha indicato una carta della sua mano senza nominarla per intero.
           *[other] Il dichiarante ha indicato una carta del morto senza nominarla per intero.
        }
        [detached_only] { $who ->
            [defender] Il difensore ha solo estratto la carta; il compagno non poteva vederla.
           *[other] Il dichiarante ha solo estratto la carta; non era sul tavolo né tenuta come giocata.
        }
        [dropped] { $who ->
            [defender] A un difensore è caduta la carta.
           *[other] Al dichiarante è caduta la carta.
        }
        [penalty_card] La carta è sul tavolo come penalizzata.
        [dummy_took_another] Il morto ha messo in posizione una carta che il dichiarante non aveva nominato.
        [at_the_same_time] { $turn ->
            [own] Nello stesso momento ha giocato un altro giocatore, e non toccava a lui.
            [next] Nello stesso momento ha giocato un altro giocatore, a cui toccava.
            [later] Nello stesso momento ha giocato un altro giocatore, a cui toccava, e dopo non toccava a questa mano.
           *[other] Nello stesso momento ha giocato un altro giocatore.
        }
       *[other] { "" }
    }
reason-2 =
    { $already_played_to_trick ->
        [yes] Da quella mano si era già giocato nella presa.
       *[other] { "" }
    }
reason-3 =
    { $status ->
        [changed] { $edition ->
            [1997] Quella carta non l'ha mai voluta e l'ha cambiata senza pausa per pensare.
            [2007] Quella carta non l'ha mai voluta e l'ha cambiata senza pausa per pensare, prima che il compagno giocasse.
           *[other] È stato un lapsus, corretto prima che il dichiarante giocasse di nuovo.
        }
       *[other] { "" }
    }
