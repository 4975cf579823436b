### Che cosa si dice dell'ordine delle chiamate, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Ordine di chiamata
    .command = ordine_chiamate
    .menu = Un turno saltato, due chiamate insieme, mezza chiamata

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa non va nell'ordine delle chiamate?
option-case-three_passes_one_out_of_rotation = Tre passi, uno fuori turno
option-case-simultaneous_calls = Due chiamate insieme
option-case-card_not_faced = Cartellino non posato
option-case-cards_picked_up = Cartellini ripresi senza chiamare
choice-case-card_not_faced = Un cartellino preso e non posato
choice-case-cards_picked_up = Cartellini ripresi senza chiamare
fact-together = Visto da chi era di turno, chi ha chiamato insieme a lui?
option-together-next = L'avversario a sinistra
option-together-partner = Il compagno
option-together-previous = L'avversario a destra
fact-deprived = Qualcuno ha perso il turno per quel passo?
option-deprived-yes = Sì, qualcuno
option-deprived-no = No, nessuno
fact-lead_faced = L'attacco è già scoperto?
option-lead_faced-no = Non ancora
option-lead_faced-yes = Sì, scoperto
fact-counts = Per il regolamento conta come chiamata?
    .aside = 18F lascia all'autorità come si chiama.
ask-counts = Un cartellino preso e non posato vale già come chiamata?
option-counts-yes = Sì, conta
option-counts-no = No, non ancora
option-counts-unsure = Non ancora letto
brief-case-three_passes_one_out_of_rotation = tre passi, uno fuori turno
brief-case-simultaneous_calls = due chiamate insieme
brief-case-card_not_faced = cartellino non posato
brief-case-cards_picked_up = cartellini ripresi senza chiamare
brief-together-next = e il giocatore seguente
brief-together-partner = con il compagno
brief-together-previous = con l'avversario a destra
brief-deprived-yes = un turno perso
brief-deprived-no = nessun turno perso
brief-lead_faced-no = attacco non scoperto
brief-lead_faced-yes = attacco scoperto
brief-counts-yes = conta come chiamata
brief-counts-no = non conta come chiamata
brief-counts-unsure = regolamento non letto
next-counts = Ho letto il regolamento
why-case = Una chiamata simultanea (33) e una licitazione finita troppo presto (17D3) hanno regole diverse.
why-together = La chiamata non di turno vale come fatta dopo: del giocatore seguente è nel suo turno, di ogni altro fuori turno (33).
why-deprived = Se nessuno ha perso il turno la licitazione è finita (22A); se qualcuno l'ha perso, il turno torna a lui (17D3).
why-counts = Quando una chiamata è fatta lo dice l'autorità (18F).
depends-case = che cosa non va
depends-together = chi ha chiamato insieme a chi era di turno
depends-deprived = se un turno è andato perso
depends-lead_faced = se l'attacco è scoperto
depends-counts = se conta come chiamata

## La decisione

headline-GiveTheTurnBack = La licitazione non è finita: il turno si restituisce ({ $articles }).
headline-TakeTheAuctionAsOver = La licitazione è finita ({ $articles }).
headline-LetThePlayGoOn = Il gioco è iniziato: la licitazione resta com'è ({ $articles }).
headline-TakeTheOtherCallAsLater = L'altra chiamata vale come fatta dopo, fuori turno ({ $articles }).
headline-TakeTheOtherCallInItsTurn = L'altra chiamata vale come fatta dopo, nel suo turno ({ $articles }).
headline-ReadTheRegulation = Lo dice il regolamento, se è una chiamata ({ $articles }).
headline-TakeItAsCalled = La chiamata è fatta ({ $articles }).
headline-TakeItAsAPass = È un passo ({ $articles }).
headline-LetHimCallYet = Nessuna chiamata è fatta: il giocatore chiama ({ $articles }).
order-GiveTheTurnBack = Restituisci il turno a chi l'ha perso; tutti i passi successivi sono annullati e la licitazione prosegue
order-TakeTheAuctionAsOver = Considera finita la licitazione; l'ultima licita è il contratto
order-LetThePlayGoOn = Fai proseguire il gioco
order-AdjustForTheLostTurn = Se il turno perso ha danneggiato la linea di quel giocatore, puoi attribuire un punteggio arbitrale
order-TakeTheOtherCallAsLater = Considera la chiamata non di turno come fatta dopo l'altra: è fuori turno, e si decide così. Se la chiamata nel turno era l'ultimo passo, la licitazione è finita e l'altra si decide come chiamata dopo di esso
order-TakeTheOtherCallInItsTurn = Considera fatta per prima la chiamata di chi era di turno e l'altra dopo, nel suo turno: valgono entrambe e la licitazione prosegue. Se la seconda è troppo bassa, decidi come licita insufficiente; se non è ammessa, come inammissibile. Se la chiamata nel turno era l'ultimo passo, la licitazione è finita e l'altra si decide come chiamata dopo di esso
order-ReadTheRegulation = Leggi nel regolamento della tua autorità da quando un cartellino conta come chiamata, e che cosa vuol dire ritirarli
order-TakeItAsCalled = Considera fatta la chiamata; se è stata una svista, o viene cambiata, si decide come chiamata cambiata
order-TakeItAsAPass = Consideralo un passo; se è il terzo in rotazione dopo l'ultima licita, la licitazione è finita
order-LetHimCallYet = Fagli fare qualsiasi chiamata legale: non ha ancora chiamato
order-LetTheAuctionGoOn = Fai rimettere i cartellini: la licitazione non è finita
order-KeepTheGestureFromPartner = Ciò che il gesto ha mostrato non è autorizzato per il compagno
say-GiveTheTurnBack =
    .all = La licitazione non è finita: il turno torna a chi l'ha perso, e i passi successivi sono annullati.
say-TakeTheAuctionAsOver =
    .all = La licitazione è finita; si gioca.
say-LetThePlayGoOn =
    .all = Il gioco è iniziato: proseguite; a fine gioco chiamatemi se pensate che ci sia danno.
say-TakeTheOtherCallAsLater =
    .all = La chiamata di chi era di turno viene prima; l'altra vale come fatta dopo, fuori turno.
say-TakeTheOtherCallInItsTurn =
    .all = La chiamata di chi era di turno viene prima, l'altra dopo, nel suo turno: se è legale sopra la prima valgono entrambe. Proseguite.
say-TakeItAsCalled =
    .all = Questa conta come chiamata.
say-TakeItAsAPass =
    .all = Questo conta come passo.
say-LetHimCallYet =
    .offender = Lei non ha ancora chiamato: faccia la chiamata legale che vuole.
say-LetTheAuctionGoOn =
    .all = La licitazione non è finita: rimettete i cartellini.
say-KeepTheGestureFromPartner =
    .partner = Non può usare ciò che quel gesto ha mostrato.

## Le norme, in parole nostre

law-called_at_once = Una chiamata fatta insieme a quella del giocatore di turno vale come fatta dopo.
law-the_next_player_called = Fatta da chi viene allora di turno, la chiamata successiva è nel suo turno.
law-another_called = Fatta da ogni altro giocatore, la chiamata successiva è fuori turno, al turno di chi segue.
law-a_pass_was_out_of_rotation = A una chiamata sono seguiti tre passi, uno dei quali fuori turno.
law-a_turn_was_lost = Per quel passo un giocatore ha perso il turno di chiamata.
law-nobody_lost_a_turn = Tre passi per i quali nessuno ha perso il turno hanno chiuso la licitazione.
law-auction_has_not_ended = Tre passi non chiudono la licitazione se uno di essi, fuori turno, ha tolto il turno a qualcuno.
law-turn_is_given_back = La licitazione torna a chi ha perso il turno; tutti i passi successivi sono annullati, e l'irregolarità è di chi è passato fuori turno.
law-play_has_begun = Con l'attacco scoperto il gioco è iniziato definitivamente, e nessun turno si restituisce più.
law-damage_by_the_lost_turn = Dove non è prevista una rettifica l'Arbitro può attribuire un punteggio arbitrale a una linea innocente.
law-perhaps_a_call = È in dubbio se un giocatore abbia chiamato.
law-authority_says_what_is_a_call = L'autorità dice come si fanno le chiamate.
law-counts_as_a_call = Ciò che per il regolamento è una chiamata lo è.
law-has_not_called = Chi per il regolamento non ha ancora chiamato ha ancora il turno.
law-three_passes_are_needed = La licitazione è finita solo dopo tre passi in rotazione sull'ultima licita.
law-what_the_gesture_told = Ciò che ha detto un gesto che non era una chiamata non è autorizzato per il compagno.

## What is left to be done later, in few words

task-AdjustForTheLostTurn = danno da quel turno?
