### Che cosa si dice di chi vuole rivedere una presa, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Rivedere le prese
    .command = rivedere_presa
    .menu = Chi può rivedere una presa, e fino a quando

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa si vuole?
option-case-current_trick = Rivedere l'ultima presa
option-case-quitted_trick = Una presa passata, in gioco
option-case-wrongly_pointed = Far girare una carta
option-case-after_play = Vedere carte a fine gioco
fact-who = Chi lo vuole?
ask-who = Chi vuole rivedere la presa?
option-who-declarer = Il dichiarante
option-who-defender = Un difensore
option-who-dummy = Il morto
fact-own_side_played_next = La sua linea ha giocato nella presa dopo?
option-own_side_played_next-no = No
option-own_side_played_next-yes = Sì
fact-own_card_turned = Ha già coperto la propria carta?
option-own_card_turned-no = No, è scoperta
option-own_card_turned-yes = Sì, coperta
fact-mixed = Chi ha mescolato le carte giocate?
option-mixed-nobody = Nessuno
option-mixed-one_side = Una linea
option-mixed-both = Entrambe le linee
fact-can_be_told = Si può ancora accertare il fatto?
option-can_be_told-yes = Sì
option-can_be_told-no = No, non più
brief-case-current_trick = l'ultima presa
brief-case-quitted_trick = una presa passata
brief-case-wrongly_pointed = una carta mal girata
brief-case-after_play = a gioco finito
brief-who-declarer = il dichiarante
brief-who-defender = un difensore
brief-who-dummy = il morto
brief-own_side_played_next-no = la sua linea non ha proseguito
brief-own_side_played_next-yes = la sua linea ha proseguito
brief-own_card_turned-no = propria carta scoperta
brief-own_card_turned-yes = propria carta coperta
brief-mixed-nobody = carte non mescolate
brief-mixed-one_side = carte mescolate da una linea
brief-mixed-both = carte mescolate dalle due linee
brief-can_be_told-yes = fatti accertabili
brief-can_be_told-no = fatti non accertabili
why-case = Che cosa si può guardare dipende dalla presa e dal motivo (65B3, 66).
why-who = Il dichiarante e i difensori possono far scoprire la presa appena giocata; il morto no (66A).
why-own_side_played_next = Quando la sua linea ha giocato alla presa successiva, questa resta coperta (66A, 66C).
why-mixed = Se solo una linea ha mescolato le carte, ciò che non si accerta più si decide per l'altra (66D).
depends-case = che cosa si vuole
depends-who = chi lo vuole
depends-own_side_played_next = se la sua linea ha proseguito
depends-own_card_turned = se la sua carta è coperta
depends-mixed = chi ha mescolato le carte
depends-can_be_told = se i fatti si possono accertare

## La decisione

headline-FaceTheTrick = Sì: le quattro carte si riscoprono ({ $articles }).
headline-LookAtTheOwnCard = Può guardare solo la propria carta ({ $articles }).
headline-KeepItClosed = No: la presa resta coperta ({ $articles }).
headline-HaveTheCardTurned = Sì: la carta si gira nel verso giusto ({ $articles }).
headline-LeaveTheCardAsItLies = Troppo tardi per segnalarlo ({ $articles }).
headline-no_right = No: il morto non può far rivedere la presa ({ $articles }).
headline-settled_by_the_cards = Si guardano le carte, giocate e no ({ $articles }).
headline-for_the_other_side = La decisione è per la linea che non ha mescolato ({ $articles }).
headline-judged = Si decide secondo le probabilità ({ $articles }).
order-FaceTheTrick = Fai scoprire le carte appena giocate alla presa
order-LookAtTheOwnCard = Lasciagli guardare la propria ultima carta senza mostrarla
order-KeepItClosed = Tieni coperta la presa fino alla fine del gioco, salvo che serva a te
order-HaveTheCardTurned = Fai girare la carta nel verso giusto
order-LeaveTheCardAsItLies = Lascia la carta com'è
order-WeighTheRemark = Ciò che la frase ha detto al compagno può essere informazione non autorizzata
order-WarnDummy = Ricorda al morto che durante il gioco non può richiamare l'attenzione su un'irregolarità; è possibile una penalità
order-RefuseDummy = Non far mostrare la presa: il diritto è del dichiarante e dei difensori
order-SettleItByTheCards = Fai guardare le carte, giocate e no, per stabilire la renonce o il numero di prese; ciascuno tocca solo le proprie
order-RuleForTheOtherSide = Se un fatto non si accerta più, decidi contro la linea che ha mescolato le carte
order-HoldTheMixingAgainstThem = Chi ha mescolato mette a rischio il diritto di reclamare prese dubbie, e di sostenere o negare una renonce
order-WeighTheProbabilities = Decidi secondo le probabilità, sulle prove che riesci a raccogliere
say-FaceTheTrick =
    .all = Scoprite di nuovo le carte di questa presa.
say-LookAtTheOwnCard =
    .asker = Guardi la Sua carta, senza mostrarla.
say-KeepItClosed =
    .all = La presa resta coperta; proseguite.
say-HaveTheCardTurned =
    .all = In tempo: si giri la carta. Dopo che la propria linea ha giocato nella presa seguente non lo si può più chiedere.
say-WarnDummy =
    .dummy = Ora Lei non può più segnalare nulla fino a fine gioco.
say-RefuseDummy =
    .dummy = Lei non può chiedere di rivedere la presa.
say-SettleItByTheCards =
    .all = Ciascuno mostri solo le proprie carte, per quanto può nell'ordine in cui le ha giocate.
say-RuleForTheOtherSide =
    .all = I fatti non si possono più accertare: decido per la linea che non ha mescolato.
say-HoldTheMixingAgainstThem =
    .all = Tenete le carte in ordine finché non siete d'accordo sulle prese.
say-WeighTheProbabilities =
    .all = Avete mescolato entrambi; ditemi che cosa ricordate, poi decido.
say-LeaveTheCardAsItLies =
    .all = Lasciate la carta com'è; proseguite.
say-WeighTheRemark =
    .speakers_partner = Non può servirsi di ciò che quella frase Le ha detto.

## Le norme, in parole nostre

law-wrongly_pointed_card = Un giocatore può segnalare una carta mal girata finché la sua linea non gioca nella presa dopo.
law-pointed_out_in_time = La sua linea non ha giocato nella presa dopo.
law-pointed_out_too_late = La sua linea ha giocato dopo: è tardi per segnalarla.
law-dummy_may_point_it_out = La carta mal girata è un caso a parte fra le irregolarità del gioco: in tempo può segnalarla chiunque, anche il morto.
law-any_player_may_point_it_out = La segnala in tempo un giocatore, anche il morto.
law-what_a_late_remark_tells = Ciò che si dice troppo tardi di una carta mal girata può essere informazione non autorizzata.
law-dummy_spoke_too_late = Il morto non può richiamare l'attenzione su un'irregolarità durante il gioco.
law-wants_to_see_it = Il dichiarante o un difensore vuole rivedere la presa appena giocata.
law-dummy_has_no_such_right = Solo il dichiarante e i difensori possono far scoprire la presa appena giocata.
law-still_the_current_trick = La sua linea non ha giocato nella presa dopo.
law-his_card_is_face_up = Finché non copre la propria carta il dichiarante o un difensore può far scoprire tutta la presa.
law-may_no_longer_have_them_faced = Chi ha girato la propria carta non può più far scoprire le carte della presa.
law-his_card_is_turned = Finché la sua linea non prosegue il dichiarante o un difensore può guardare la propria ultima carta, senza mostrarla.
law-his_side_has_played_on = La sua linea ha giocato nella presa dopo.
law-quitted_tricks_stay_closed = Fino alla fine del gioco le prese coperte si guardano solo su disposizione dell'Arbitro.
law-play_has_ceased = Il gioco è finito.
law-facts_are_lost = Le carte sono state mescolate, e i fatti non si possono più accertare.
law-inspected_after_play = Finito il gioco si possono guardare le carte, giocate e no, per stabilire una renonce o il numero di prese, ciascuno toccando le proprie; se i fatti non si possono accertare e ha mescolato una sola linea, si decide per l'altra.
law-mixing_jeopardises_rights = Chi disturba l'ordine delle proprie carte prima dell'accordo sulle prese mette a rischio le prese dubbie e ciò che sostiene di una renonce.
law-both_sides_mixed = Se hanno mescolato le due linee, l'Arbitro decide secondo le probabilità.
