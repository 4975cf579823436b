### Che cosa si dice di carte giocate insieme, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Giocate simultanee
    .command = giocate_simultanee
    .menu = Due giocatori insieme, o due carte da una mano

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa è successo?
option-case-two_cards_one_hand = Carte da una mano
option-case-two_players = Due giocatori insieme
option-case-both_defenders_led = Attacco dei due difensori
option-case-declarer_led_both = Dichiarante: da due mani
fact-each_side_played_on = Ciascuna linea ha già giocato nella presa dopo?
option-each_side_played_on-no = No, ci siamo accorti prima
option-each_side_played_on-yes = Sì, tutte e due
fact-visible = Di quante carte si vede la faccia?
ask-visible = Di quante carte si vede la faccia?
option-visible-one = Una sola
option-visible-more = Due o più
fact-hand = Di chi sono le carte?
option-hand-defender = Di un difensore
choice-hand-defender = Di un difensore
option-hand-declarer = Linea del dichiarante
choice-case-two_cards_one_hand = Più carte dalla stessa mano
choice-case-both_defenders_led = Hanno attaccato i due difensori
choice-case-declarer_led_both = Dichiarante: dalla mano e dal morto
choice-hand-declarer = Della linea del dichiarante
brief-case-two_cards_one_hand = più carte dalla stessa mano
brief-case-two_players = due giocatori insieme
brief-case-both_defenders_led = hanno attaccato i due difensori
brief-case-declarer_led_both = attacco dalla mano e dal morto
brief-each_side_played_on-no = ci si è accorti in tempo
brief-each_side_played_on-yes = le due linee avevano già proseguito
brief-visible-one = una sola carta in vista
brief-visible-more = più carte in vista
brief-hand-defender = un difensore
brief-hand-declarer = linea del dichiarante
why-case = Due giocatori insieme (58A) e più carte da una mano (58B) hanno regole diverse.
why-each_side_played_on = Quando le due linee hanno giocato alla presa successiva è una presa difettosa (58B4, 67).
why-visible = Se si vede una sola carta, quella è giocata; se più d'una, dice quale (58B1, 58B2).
depends-case = che cosa è successo
depends-each_side_played_on = se ogni linea ha giocato dopo
depends-visible = quante carte si vedono
depends-hand = di chi sono le carte

## La decisione

headline-TakeTheOtherAsLater = L'altra carta vale come giocata dopo ({ $articles }).
headline-KeepTheCardSeen = La carta vista è giocata; le altre tornano in mano ({ $articles }).
headline-RuleTheDefectiveTrick = Le due linee hanno giocato dopo: presa difettosa ({ $articles }).
headline-DesignateOneCard =
    { $hand ->
        [defender] Il difensore dice quale gioca; le altre sono penalizzate ({ $articles }).
       *[other] Chi ha sbagliato dice quale gioca e riprende le altre ({ $articles }).
    }
order-TakeTheOtherAsLater = Considera la giocata non di turno come fatta dopo l'altra; se così è fuori turno o prematura, trattala come tale
order-PlayThePartnersCardInTurn = Se quella carta si può giocare legalmente nella presa, falla giocare al suo turno; altrimenti è penalizzata maggiore. Un attacco coperto fuori turno torna solo in mano
order-KeepDeclarersOtherCard = L'attacco è la carta della mano che doveva muovere. La carta dell'altra mano, se si può giocare legalmente a questa presa, è giocata e resta, anche se non è il suo turno; altrimenti torna in mano. Se toccava a un difensore, sono due attacchi fuori turno
order-KeepTheCardSeen = La carta vista è giocata e le altre si riprendono, senza rettifica
order-DesignateOneCard = Fagli dire quale carta gioca
order-RuleTheDefectiveTrick = Trattala come presa difettosa: guarda le carte giocate e fai restituire quelle in più
order-MakeTheOthersPenaltyCards = Lascia sul tavolo ogni altra carta vista come penalizzata
order-PickUpTheOthers = Fai riprendere le altre: nessuna carta della linea del dichiarante è penalizzata
order-LetAnOpponentChangeHisPlay = Un avversario che ha giocato dopo in questa presa può cambiare carta
order-MindWhatTheOpponentTookBack = Ciò che quell'avversario riprende è autorizzato per la sua linea, non autorizzato per chi ha giocato le due carte
aside-MindWhatTheOpponentTookBack = Se un avversario riprende una carta, può usarla solo la linea di quell'avversario
say-TakeTheOtherAsLater =
    .all = La carta di chi non era di turno vale come giocata dopo.
say-PlayThePartnersCardInTurn =
    .defender = a Lei non toccava attaccare: se la carta è legale la giochi al Suo turno; altrimenti è una carta penalizzata maggiore.
say-KeepDeclarersOtherCard =
    .declarer = Vale l'attacco della mano a cui toccava. L'altra carta, se è legale, è giocata nella stessa presa; altrimenti torna in mano.
say-KeepTheCardSeen =
    .all = La carta che si vede è giocata; le altre si riprendono.
say-DesignateOneCard =
    .offender = Dica quale carta gioca.
say-MakeTheOthersPenaltyCards =
    .offender = Lasci scoperte le altre; sono penalizzate.
say-PickUpTheOthers =
    .offender = Riprenda le altre.
say-LetAnOpponentChangeHisPlay =
    .opponent_who_played = Può cambiare la carta che ha giocato dopo in questa presa.
say-MindWhatTheOpponentTookBack =
    .both_sides = Una carta così cambiata la può usare solo la linea di chi la cambia.

## Le norme, in parole nostre

law-two_players_at_once = Una giocata fatta insieme a quella legale di un altro vale come fatta dopo.
law-both_defenders_led = I due difensori hanno attaccato insieme a carta scoperta, uno a suo turno.
law-declarer_led_from_both_hands = Il dichiarante ha mosso insieme dalla mano e dal morto, e toccava a una delle due.
law-the_other_hands_card_is_played = La carta della mano del dichiarante a cui non toccava vale come giocata a quella presa e, se è legale, non si ritira.
law-the_other_lead_is_too_early = L'attacco del difensore a cui non toccava è una carta messa al turno della mano alla sua destra.
law-several_cards_of_one_hand = Da una mano si sono giocate due o più carte insieme.
law-noticed_too_late = Se ci si accorge solo dopo che le due linee hanno giocato nella presa seguente, la presa è difettosa.
law-noticed_in_time = Ci si è accorti prima che le due linee avessero giocato nella presa seguente.
law-one_face_is_seen = Se si vede una sola carta, quella è giocata; le altre si riprendono senza altra rettifica.
law-more_faces_are_seen = Se si vedono più carte il giocatore indica la carta che gioca.
law-an_opponent_may_change = Ritirata una carta vista, un avversario che ha giocato dopo può cambiare la sua senza rettifica.
law-what_the_opponents_card_told = Una carta così ripresa è autorizzata solo per la sua linea.
law-others_are_penalty_cards = Ogni altra carta mostrata da un difensore diventa penalizzata.
law-declarer_picks_up_the_others = Il dichiarante indica una carta; nessuna della sua linea diventa penalizzata, perciò le altre si riprendono.
