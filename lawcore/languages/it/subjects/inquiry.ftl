### Che cosa si dice delle domande su una renonce, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Si può chiedere?
    .command = domanda
    .menu = Una domanda su una renonce: chi può farla

## I fatti: come si chiedono, come si risponde

fact-asker = Durante il gioco, chi vuole chiedere o ha chiesto?
option-asker-declarer = Dichiarante
option-asker-dummy = Morto
option-asker-defender = Difensore
fact-wants = Che cosa vuole fare?
option-wants-ask_declarer = Chiedere al dichiarante
option-wants-ask_defender =
    { $asker ->
        [defender] Chiedere al compagno
       *[other] Chiedere a un difensore
    }
option-wants-ask_about_dummy = Segnalare il morto
option-wants-see_trick = Rivedere una presa
fact-trick = Come sta la sua carta di quella presa, e la sua linea ha già giocato alla successiva?
option-trick-card_faced = È ancora scoperta
option-trick-card_turned = Voltata, non proseguito
option-trick-quitted = La linea ha proseguito
fact-asked = Ha già chiesto?
option-asked-not_yet = Non ancora
option-asked-first =
    { $asker ->
        [dummy] Sì, per primo
       *[other] Sì, ha già chiesto
    }
option-asked-after_others = Sì, ma dopo altri
fact-dummy_lost_rights = Il morto aveva perso i suoi diritti (scambio di carte, alzarsi a guardare il dichiarante, guardare la mano di un difensore)?
option-dummy_lost_rights-yes = Li aveva persi
option-dummy_lost_rights-no = Li aveva ancora
fact-defenders_may_ask = I difensori possono interrogarsi reciprocamente su una renonce?
option-defenders_may_ask-yes = Ammesso
option-defenders_may_ask-no = Vietato

## I fatti dove le circostanze rare

ask-asker = Chi vuole chiedere, o ha chiesto?
ask-trick = La sua carta è ancora scoperta, o la linea ha proseguito?
ask-dummy_lost_rights = Il morto aveva perso i suoi diritti?
    .note = Mani scambiate, alzarsi a guardare il dichiarante, una mano della difesa guardata.
choice-asker-declarer = Il dichiarante
choice-asker-dummy = Il morto
choice-asker-defender = Un difensore
choice-trick-card_turned = È voltata, senza proseguire
choice-wants-ask_about_dummy = Indicare una carta del morto
choice-wants-ask_defender =
    { $asker ->
        [defender] Chiedere al compagno
       *[other] Chiedere di una renonce
    }
brief-asked-not_yet = non ancora chiesto
brief-asked-first = chiesto per primo
brief-asked-after_others = chiesto dopo altri
brief-dummy_lost_rights-yes = morto senza diritti
brief-dummy_lost_rights-no = morto con i suoi diritti
brief-asker-declarer = dichiarante
brief-asker-dummy = morto
brief-asker-defender = difensore
why-asker = Chi può chiedere di una renonce, e a chi, è diverso per dichiarante, morto e difensori (61B).
why-wants = Chiedere di una renonce (61B) e rivedere una presa (66) hanno regole diverse.
why-dummy_lost_rights = Se il morto ha perso i diritti e chiede per primo, la renonce del dichiarante vale come consumata (43B2(b)).
why-asked = Una domanda non ammessa si può ancora fermare; una già fatta ha conseguenze (43B2(b), 61B2(b)).
    .until-1997 = Una domanda non ammessa si può ancora fermare; una già fatta ha conseguenze (42B1, 43B2(b), 63B).
depends-asker = chi chiede
depends-wants = che cosa vuole
depends-trick = com'è la carta
depends-asked = se ha già chiesto
depends-dummy_lost_rights = se il morto aveva perso i diritti

## La decisione in una riga

headline-LetHimAsk =
    { $asker ->
        [declarer] Sì: il dichiarante può chiederlo a un difensore ({ $articles }).
        [dummy] Sì: il morto può chiederlo al dichiarante ({ $articles }).
       *[other] Sì: un difensore può chiederlo al dichiarante ({ $articles }).
    }
headline-LetDefendersAskEachOther = Sì: i difensori possono interrogarsi reciprocamente ({ $articles }).
headline-LetHimPointItOut = Sì: le carte del morto sono scoperte, può dirlo subito ({ $articles }).
headline-ShowTheTrick = Sì: può rivedere la presa ({ $articles }).
headline-LetHimLookUntilACardIsLed = Solo la propria ultima carta, finché non si attacca ({ $articles }).
headline-LetHimLookAtHisCard = Sì, ma solo la propria ultima carta e senza mostrarla ({ $articles }).
headline-KeepTheTrickClosed =
    { $trick ->
        [quitted] No: le prese coperte non le riaprono i giocatori ({ $articles }).
       *[other] No: non è il morto a poter rivedere la presa ({ $articles }).
    }
headline-ForbidTheQuestion =
    { $asker ->
        [defender] No: qui i difensori non possono interrogarsi reciprocamente ({ $articles }).
       *[other] { $wants ->
            [ask_declarer] No: questo morto ha perso il diritto di chiedere ({ $articles }).
           *[other] No: il morto non può chiederlo a un difensore ({ $articles }).
        }
    }
headline-ReproveTheQuestion =
    { $asker ->
        [defender] Domanda vietata: una renonce non consumata si corregge e basta ({ $articles }).
       *[other] { $wants ->
            [ask_declarer] Il morto non poteva chiedere, ma non ha parlato per primo: rettifica ordinaria ({ $articles }).
           *[other] Il morto non poteva chiederlo a un difensore: la rettifica resta dovuta ({ $articles }).
        }
    }
headline-as_if_established = Se è renonce, la carta si sostituisce e conta come consumata ({ $articles }).
headline-play_on =
    { $edition ->
        [1997] Nessuna penalità per il difensore ({ $articles }).
       *[other] Nessuna rettifica adesso: si prosegue ({ $articles }).
    }

## La decisione in poche parole

result-as_if_established = Se è renonce, la carta si sostituisce e conta come consumata ({ $articles })
result-ReproveTheQuestion =
    { $asker ->
        [defender] Domanda vietata: una renonce non consumata si corregge e basta ({ $articles })
       *[other] { $wants ->
            [ask_declarer] Il morto non poteva chiedere, ma ha chiesto dopo altri: rettifica ordinaria ({ $articles })
           *[other] Il morto non poteva chiederlo a un difensore: rettifica ancora dovuta ({ $articles })
        }
    }

## Gli ordini

order-LetHimAsk =
    { $asker ->
        [declarer] Lascia che il dichiarante chieda
        [dummy] Lascia che il morto chieda
       *[other] Lascia che il difensore chieda
    }
order-LetDefendersAskEachOther = Lascia che il difensore chieda al compagno
order-LetHimPointItOut = Passa alla renonce del morto, se c'è stata davvero
order-ShowTheTrick = Fai scoprire di nuovo le carte della presa
order-LetHimLookUntilACardIsLed = Se nessuno ha ancora attaccato nella presa successiva, lasciagli guardare la propria ultima carta senza mostrarla; le altre restano voltate
order-LetHimLookAtHisCard = Lasciagli guardare la propria ultima carta senza mostrarla; le altre restano voltate
order-KeepTheTrickClosed =
    { $trick ->
        [quitted] Lascia coperta la presa; se serve per accertare una renonce, guardala tu
       *[other] Lascia la presa com'è: può chiederla il dichiarante o un difensore
    }
order-ForbidTheQuestion =
    { $asker ->
        [defender] Di' al difensore di non chiedere
       *[other] Di' al morto di non chiedere
    }
order-ReproveTheQuestion =
    { $asker ->
        [defender] Richiama o penalizza il difensore: qui la domanda al compagno è vietata
       *[other] { $wants ->
            [ask_declarer] Di' al morto che senza i suoi diritti non dovrebbe chiedere
           *[other] Di' al morto che la domanda ai difensori spetta al dichiarante
        }
    }
order-ReplaceAndCount =
    { $asker ->
        [defender] Se il compagno ha fatto renonce, fagli sostituire la carta con una legale e applica l'articolo 64 come se fosse consumata
       *[other] Se la giocata era una renonce, fai sostituire la carta del dichiarante con una legale e applica l'articolo 64 come se fosse consumata
    }
order-ImposeNoPenalty = Non applicare penalità all'irregolarità del difensore; ciò che va corretto si corregge
order-PlayOnAsIfNothingHadHappened = Fai proseguire il gioco come se non fosse successo nulla
order-RuleTheRevokePartnerAskedAbout = Passa alla renonce del compagno, se c'è stata davvero
order-RuleTheRevokeDummyAskedAbout =
    { $of_declarer ->
        [yes] Passa alla renonce del dichiarante, se c'è stata davvero
       *[other] Passa alla renonce del difensore, se c'è stata davvero
    }
order-WarnDummy =
    { $wants ->
        [ask_declarer] Richiama o penalizza il morto secondo l'articolo 90
       *[other] { $dummy_lost_rights ->
            [yes] Richiama o penalizza il morto secondo l'articolo 90
           *[other] Richiama o penalizza il morto secondo l'articolo 90; se c'è renonce, la rettifica resta dovuta
        }
    }
order-WeighTheQuestion =
    { $asker ->
        [defender] { $edition ->
            [1997] Ciò che la domanda fa capire al compagno è informazione non autorizzata, anche se renonce non c'è: se ne approfitta, attribuisci un punteggio arbitrale
            [2007] Ciò che la domanda fa capire al compagno è informazione non autorizzata, anche se renonce non c'è: se ne approfitta, attribuisci un punteggio arbitrale
           *[other] Se la domanda fa capire qualcosa al compagno (fatta per abitudine, di norma no), è informazione non autorizzata, anche se renonce non c'è: se ne approfitta, attribuisci un punteggio arbitrale
        }
       *[other] Ciò che la domanda ha fatto capire al dichiarante è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
    }

## Che cosa si dice ai giocatori

say-LetHimAsk =
    .declarer =
        { $asker ->
            [declarer] può chiedere a un difensore se ha una carta del seme d'attacco.
           *[other] { "" }
        }
    .dummy =
        { $asker ->
            [dummy] può chiedere al dichiarante se ha una carta del seme d'attacco.
           *[other] { "" }
        }
    .defender =
        { $asker ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] può chiedere al dichiarante se ha una carta del seme d'attacco.
        }
say-LetDefendersAskEachOther =
    .defender = può chiedere al compagno se ha una carta del seme d'attacco.
say-LetHimPointItOut =
    .asker = le carte del morto sono scoperte; dica subito che cosa non va.
say-ShowTheTrick =
    .all = scoprite di nuovo le carte di quella presa.
say-LetHimLookUntilACardIsLed =
    .asker = finché nessuno attacca nella presa successiva può guardare la Sua ultima carta, senza mostrarla a nessuno.
say-LetHimLookAtHisCard =
    .asker = può guardare la Sua ultima carta, senza mostrarla a nessuno.
say-KeepTheTrickClosed =
    .dummy =
        { $trick ->
            [quitted] { "" }
           *[other] rivedere la presa lo possono chiedere il dichiarante o un difensore.
        }
    .all =
        { $trick ->
            [quitted] le prese voltate restano coperte, se non dico io altrimenti.
           *[other] { "" }
        }
say-ForbidTheQuestion =
    .defender =
        { $asker ->
            [defender] qui non può chiedere al compagno.
           *[other] { "" }
        }
    .dummy =
        { $asker ->
            [defender] { "" }
           *[other]
                { $wants ->
                    [ask_declarer] in questa mano ha perso i Suoi diritti: non può chiedere.
                   *[other] Lei non può chiederlo a un difensore: può farlo solo il dichiarante.
                }
        }
say-ReproveTheQuestion =
    .defender =
        { $asker ->
            [defender] qui non può chiedere al compagno.
           *[other] { "" }
        }
    .dummy =
        { $asker ->
            [defender] { "" }
           *[other]
                { $wants ->
                    [ask_declarer] in questa mano ha perso i Suoi diritti: non può chiedere.
                   *[other] Lei non può chiederlo a un difensore: può farlo solo il dichiarante.
                }
        }
say-ReplaceAndCount =
    .asked_partner =
        { $asker ->
            [defender] se ha fatto renonce, sostituisca la carta con una legale; vale come consumata.
           *[other] { "" }
        }
    .declarer =
        { $asker ->
            [defender] { "" }
           *[other] se quella carta era una renonce, la sostituisca con una legale; vale come consumata.
        }
    .dummy =
        { $asker ->
            [defender] { "" }
           *[other] in questa mano ha perso i Suoi diritti, e non può chiedere di una renonce.
        }
say-ImposeNoPenalty =
    .all = l'errore si corregge, senza penalità.
say-PlayOnAsIfNothingHadHappened =
    .all = per ora nessuna rettifica; proseguite.
say-RuleTheRevokePartnerAskedAbout =
    .all = un momento: guardo subito se c'è stata renonce.
say-RuleTheRevokeDummyAskedAbout =
    .all = un momento: guardo subito se c'è stata renonce.
say-WarnDummy =
    .dummy = aver chiesto può costare una penalità alla Sua linea.
say-WeighTheQuestion =
    .other_defender =
        { $asker ->
            [defender] non può servirsi di ciò che la domanda Le ha fatto capire.
           *[other] { "" }
        }
    .declarer =
        { $asker ->
            [defender] { "" }
           *[other] non può servirsi di ciò che la domanda Le ha fatto capire.
        }

## Le disposizioni, in parole nostre

law-a_defender_turns_to_his_partner = Un difensore si rivolge al compagno.
law-forbidden_between_defenders = Qui l'autorità non consente ai difensori di interrogarsi reciprocamente.
law-declarer_may_ask_a_defender = Il dichiarante può chiedere a un difensore che non ha risposto a colore se è senza carte del seme.
law-defenders_may_ask = I difensori possono chiedere al dichiarante e interrogarsi reciprocamente, a rischio di dare informazione non autorizzata.
    .until-2007 = I difensori possono chiedere al dichiarante e, se l'autorità non lo vieta, interrogarsi reciprocamente, a rischio di dare informazione non autorizzata.
    .until-1997 = Il dichiarante può chiedere ai difensori e i difensori al dichiarante; fra loro solo se la zona lo consente.
law-counted_because_partner_asked = Dopo una domanda vietata fra difensori la carta si sostituisce e si applica l'articolo 64 come a una renonce consumata.
law-dummys_cards_lie_open = Durante il gioco il dichiarante o un difensore può far notare un'irregolarità.

law-dummy_had_lost_his_rights = Il morto aveva scambiato le carte, si era alzato a guardare o aveva visto la mano di un difensore.
law-dummy_asks_declarer = Finché ha i suoi diritti il morto può chiedere al dichiarante se ha fatto renonce.
law-dummy_asks_a_defender = Il morto non può chiedere a un difensore se ha fatto renonce.
law-dummy_may_ask_declarer_only = Il morto che ha i suoi diritti può chiedere al dichiarante, mai a un difensore, se non ha più carte del seme.
law-dummy_had_lost_that_right = Un morto che ha violato 43A2 non dovrebbe usare i diritti di 42B.
law-counted_because_dummy_asked = Se chiede per primo un morto senza diritti, il dichiarante sostituisce la carta e si applica l'articolo 64 come a una renonce consumata.
law-nothing_is_corrected_now = Il morto aveva perso i suoi diritti, e l'irregolarità del difensore resta com'è mentre si prosegue.
law-no_rectification_now = Se un morto senza diritti fa notare per primo l'irregolarità di un difensore non c'è rettifica immediata, e si prosegue.
    .until-1997 = Se un morto senza diritti fa notare per primo l'irregolarità di un difensore, non c'è penalità.
law-asked_a_defender_and_it_is_ruled = Il morto ha chiesto a un difensore di una renonce, che si decide ora.
law-dummy_asked_though_he_may_not = Il morto ha chiesto a un difensore, o al dichiarante dopo aver perso i suoi diritti.
law-asked_a_defender_and_the_revoke_is_ruled = Il morto ha chiesto a un difensore, e la rettifica resta dovuta.

law-tells_partner_something = La domanda può far capire qualcosa al compagno di chi la fa.
law-dummy_asked_declarer_without_rights = Il morto ha chiesto al dichiarante dopo averne perso il diritto.
law-the_revoke_is_ruled_on = Se è renonce si decide, anche se la domanda non era ammessa.
law-wants_to_see_it = Il dichiarante o un difensore vuole rivedere una presa; ad altri non si mostra.
law-a_claim_of_a_revoke_opens_no_trick = Sospettare una renonce non dà da solo diritto a rivedere le prese coperte.
law-may_see_the_trick_again = Il dichiarante o un difensore può far scoprire la presa finché non ha voltato la sua carta e la sua linea non ha giocato alla successiva.
law-may_no_longer_have_them_faced = Chi ha girato la propria carta non può più far scoprire le carte della presa.
law-may_look_at_his_own_card = Finché la sua linea non ha giocato alla presa successiva il dichiarante o un difensore può guardare la propria ultima carta, ma non mostrarla.
    .until-2007 = Finché nessuno ha attaccato nella presa successiva il dichiarante o un difensore può guardare la propria ultima carta, ma non mostrarla.
law-quitted_tricks_stay_closed = Fino alla fine del gioco le prese coperte si rivedono solo se lo dispone l'Arbitro.

## Perché

reason-1 =
    { $status ->
        [as_if_established] { $asker ->
            [dummy] Il morto è stato il primo a chiedere.
           *[other] Il difensore ha già chiesto al compagno.
        }
        [play_on] Il morto è stato il primo a chiedere.
       *[other] { "" }
    }
