### Che cosa si dice dell'ordine delle chiamate, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Ordine di chiamata
    .command = ordine_chiamate
    .menu = Un turno saltato, o due chiamate insieme

## I fatti: come si chiedono, come si risponde

fact-case = Che cosa non va nell'ordine delle chiamate?
option-case-three_passes_one_out_of_rotation = Tre passi, uno fuori turno
option-case-simultaneous_calls = Due chiamate insieme
fact-deprived = Qualcuno ha perso il turno per quel passo?
option-deprived-yes = Sì, qualcuno
option-deprived-no = No, nessuno
fact-lead_faced = L'attacco è già scoperto?
option-lead_faced-no = Non ancora
option-lead_faced-yes = Sì, scoperto
brief-case-three_passes_one_out_of_rotation = tre passi, uno fuori turno
brief-case-simultaneous_calls = due chiamate insieme
brief-deprived-yes = un turno perso
brief-deprived-no = nessun turno perso
brief-lead_faced-no = attacco non scoperto
brief-lead_faced-yes = attacco scoperto
why-case = Una chiamata simultanea (33) e una licitazione finita troppo presto (17D3) hanno regole diverse.
why-deprived = Se nessuno ha perso il turno la licitazione è finita (22A); se qualcuno l'ha perso, il turno torna a lui (17D3).
depends-case = che cosa non va
depends-deprived = se un turno è andato perso
depends-lead_faced = se l'attacco è scoperto

## La decisione

headline-GiveTheTurnBack = La licitazione non è finita: il turno si restituisce ({ $articles }).
headline-TakeTheAuctionAsOver = La licitazione è finita ({ $articles }).
headline-LetThePlayGoOn = Il gioco è iniziato: la licitazione resta com'è ({ $articles }).
headline-TakeTheOtherCallAsLater = L'altra chiamata vale come fatta dopo ({ $articles }).
order-GiveTheTurnBack = Restituisci il turno a chi l'ha perso; tutti i passi successivi sono annullati e la licitazione prosegue
order-TakeTheAuctionAsOver = Considera finita la licitazione; l'ultima licita è il contratto
order-LetThePlayGoOn = Fai proseguire il gioco
order-AdjustForTheLostTurn = Se il turno perso ha danneggiato la linea di quel giocatore, puoi attribuire un punteggio arbitrale
order-TakeTheOtherCallAsLater = Considera la chiamata non di turno come fatta dopo l'altra; se quel giocatore non era il successivo, trattala come fuori turno
say-GiveTheTurnBack =
    .all = La licitazione non è finita: il turno torna a chi l'ha perso, e i passi successivi sono annullati.
say-TakeTheAuctionAsOver =
    .all = La licitazione è finita; si gioca.
say-LetThePlayGoOn =
    .all = Il gioco è iniziato: proseguite; a fine gioco chiamatemi se pensate che ci sia danno.
say-TakeTheOtherCallAsLater =
    .all = La chiamata non di turno vale come fatta dopo.

## Le norme, in parole nostre

law-called_at_once = Una chiamata fatta insieme a quella del giocatore di turno vale come fatta dopo.
law-a_pass_was_out_of_rotation = A una chiamata sono seguiti tre passi, uno dei quali fuori turno.
law-a_turn_was_lost = Per quel passo un giocatore ha perso il turno di chiamata.
law-nobody_lost_a_turn = Tre passi per i quali nessuno ha perso il turno hanno chiuso la licitazione.
law-auction_has_not_ended = Tre passi non chiudono la licitazione se uno di essi, fuori turno, ha tolto il turno a qualcuno.
law-turn_is_given_back = La licitazione torna a chi ha perso il turno; tutti i passi successivi sono annullati, e chi è passato fuori turno è colpevole.
law-play_has_begun = Con l'attacco scoperto il gioco è iniziato definitivamente, e nessun turno si restituisce più.
law-damage_by_the_lost_turn = Dove non è prevista una rettifica l'Arbitro può attribuire un punteggio arbitrale a una linea innocente.

## What is left to be done later, in few words

task-AdjustForTheLostTurn = danno da quel turno?
