### Che cosa si dice di chi vuole rivedere una presa, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Rivedere le prese
    .command = rivedere_presa
    .menu = Chi può rivedere una presa, e fino a quando

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa vuole il dichiarante o un difensore?
option-case-current_trick = Rivedere l'ultima presa
option-case-quitted_trick = Rivedere una presa passata
option-case-wrongly_pointed = Far girare una carta
fact-own_side_played_next = La sua linea ha giocato nella presa dopo?
option-own_side_played_next-no = No
option-own_side_played_next-yes = Sì
fact-own_card_turned = Ha già coperto la propria carta?
option-own_card_turned-no = No, è scoperta
option-own_card_turned-yes = Sì, coperta
brief-case-current_trick = l'ultima presa
brief-case-quitted_trick = una presa passata
brief-case-wrongly_pointed = una carta mal girata
brief-own_side_played_next-no = la sua linea non ha proseguito
brief-own_side_played_next-yes = la sua linea ha proseguito
brief-own_card_turned-no = propria carta scoperta
brief-own_card_turned-yes = propria carta coperta
depends-case = che cosa vuole
depends-own_side_played_next = se la sua linea ha proseguito
depends-own_card_turned = se la sua carta è coperta

## La decisione

headline-FaceTheTrick = Sì: le quattro carte si riscoprono ({ $articles }).
headline-LookAtTheOwnCard = Può guardare solo la propria carta ({ $articles }).
headline-KeepItClosed = No: la presa resta coperta ({ $articles }).
headline-HaveTheCardTurned = Sì: la carta si gira nel verso giusto ({ $articles }).
headline-LeaveTheCardAsItLies = Troppo tardi per segnalarlo ({ $articles }).
order-FaceTheTrick = Far scoprire le carte appena giocate alla presa; il morto non ha questo diritto
order-LookAtTheOwnCard = Lasciargli guardare la propria ultima carta senza mostrarla; il morto non ha questo diritto
order-KeepItClosed = Tenere coperta la presa fino alla fine del gioco, salvo che serva all'Arbitro
order-HaveTheCardTurned = Far girare la carta nel verso giusto
order-LeaveTheCardAsItLies = Lasciare la carta com'è; parlarne ora può dare informazione non autorizzata
say-FaceTheTrick =
    .all = Scoprite di nuovo le carte di questa presa.
say-LookAtTheOwnCard =
    .asker = Guardi la Sua carta, senza mostrarla.
say-KeepItClosed =
    .all = La presa resta coperta; proseguite.
say-HaveTheCardTurned =
    .all = Girate la carta nel verso giusto.
say-LeaveTheCardAsItLies =
    .all = Lasciate la carta com'è; proseguite.

## Le norme, in parole nostre

law-wrongly_pointed_card = Un giocatore può segnalare una carta mal girata finché la sua linea non gioca nella presa dopo; poi può essere informazione non autorizzata.
law-still_the_current_trick = La sua linea non ha giocato nella presa dopo.
law-his_card_is_face_up = Finché non copre la propria carta il dichiarante o un difensore può far scoprire tutta la presa.
law-his_card_is_turned = Finché la sua linea non prosegue il dichiarante o un difensore può guardare la propria ultima carta, senza mostrarla.
law-his_side_has_played_on = La sua linea ha giocato nella presa dopo.
law-quitted_tricks_stay_closed = Fino alla fine del gioco le prese coperte si guardano solo su disposizione dell'Arbitro.
