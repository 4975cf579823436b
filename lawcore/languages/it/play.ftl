### Quello che si dice di una registrazione del gioco, in italiano.

## Errori di chi ha scritto. La chiave è il codice dell'errore.

record-too_large = troppo lungo: si leggono solo { $expected } byte per volta
record-too_many_boards = { $number } smazzate, se ne leggono { $expected } per volta: mandane una parte
record-no_record = non è una registrazione del gioco: PBN, LIN, un link del visualizzatore, oppure righe come «4P S» e «FF A 2 3»
record-other_format = questo è un file del formato { $text }, che non si legge: manda un PBN, un LIN o il link di un visualizzatore, oppure scrivi il gioco
record-no_file = «{ $text }» non si può leggere
record-link_without_cards = in questo link non si trovano carte: aprilo e copia il testo LIN, o le quattro mani
record-boards_mixed = qui cominciano più smazzate (righe { $text }) e non è chiaro quale numero va con quali carte: non è stato letto nulla, perché nessuna smazzata finisca sotto un numero sbagliato. Metti una riga vuota prima di ogni smazzata
record-two_deals = la smazzata { $text } c'è con carte diverse: non è stato tenuto nulla, perché nessuna smazzata finisca sotto un numero sbagliato. Manda una sessione per volta
record-no_number = la smazzata al posto { $number } non ha un numero leggibile: non è stato tenuto nulla, perché nessuna smazzata finisca sotto un numero sbagliato
record-end_position = i finali non si leggono, solo smazzate intere: nessuna mano ha più di { $number } carte
record-tag_broken = «{ $text }» non è un tag intero: si tralascia, con ciò che segue
record-tag_repeated = { $text } viene di nuovo per la stessa smazzata: conta solo il primo
record-tag_not_understood = { $text } non si capisce e si tralascia
record-comment_open = il commento che comincia qui non è chiuso: può nascondere ciò che segue
record-not_a_call = «{ $text }» non è una chiamata: le chiamate da lì in poi si tralasciano
record-behind_the_end = «{ $text }» viene dopo la fine della licita o del gioco e si tralascia
record-hand_not_known = la mano di { $player } non è nota carta per carta e si tralascia
record-not_understood = «{ $text }» non si capisce: ci vuole un contratto, una mano, una presa oppure «resto 9»
record-not_a_card = «{ $text }» non è una carta — i ranghi sono A R D F 10 9…2
record-no_suit = «{ $text }» è senza seme — alla prima carta di una presa serve, per esempio { $letters } o { $card }
record-x_without_hand = presa { $trick }: per la «x» bisogna conoscere la mano di { $player }
record-x_without_suit = presa { $trick }: { $player } non ha più { $suit } per «{ $text }»
record-hand_count = { $player } ha { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }, non { $expected }
record-card_twice = { $card } è due volte nella mano di { $player }
record-card_in_two_hands = { $card } è sia nella mano di { $player } sia in quella di { $owner }
record-no_deal = «{ $text }» non è una mano: ci vogliono quattro semi da picche a fiori, per esempio 10.DF653.R652.ARD
record-players_not_named = qui cominciano delle mani e non si dice di chi sono: scrivi Nord, Est, Sud od Ovest prima di ognuna
record-no_contract = manca il contratto: non si sa chi ha vinto le prese
record-no_leader = presa { $trick }: non si sa chi ha attaccato — scrivi il dichiarante dopo il contratto, per esempio «4P S»
record-no_dealer = non si dice chi è il mazziere: non si sa di chi sono le chiamate, e si tralasciano
record-nothing_played = la smazzata { $text } non ha né carte né chiamate e si tralascia
record-mixed_rows = prese e righe dei giocatori non si mescolano: una presa per riga, oppure un giocatore per riga
record-trick_number = qui dovrebbe esserci la presa { $expected } ed è scritto { $number }: ne manca una?
record-not_four_cards = la presa { $trick } ha { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }, non { $expected }
record-card_missing = presa { $trick }: manca la carta di { $player }
record-too_many_tricks = ci sono più di { $expected } prese
record-card_elsewhere = presa { $trick }: { $player } non può aver giocato { $card }: { $card } è nella mano di { $owner }
    .alone = presa { $trick }: { $player } non può aver giocato { $card }: non è nella sua mano
record-already_played = presa { $trick }: { $player } non può aver giocato { $card }: { $card } è già stato giocato alla presa { $earlier }
record-wrong_leader = presa { $trick }: { $player } non può aver giocato { $card }: { $card } è nella mano di { $owner } — oppure { $owner } ha attaccato fuori turno? allora scrivi «{ $owner }> { $letters }»
record-leader_unclear = presa { $trick }: tocca a { $player } attaccare, ma solo con l'attacco di { $owner } tutti rispondono a colore — la presa è giusta, o è stato un attacco fuori turno?
record-result_impossible = { $text } prese non possono essere: sono da { $number } a { $expected }
record-instead = { $message } — volevi dire { $cards }?
record-other =
    { $language ->
        [en] { $message } — in inglese le stesse lettere indicano { $card }, che va bene: la lingua è quella giusta?
       *[other] { $message } — in un'altra lingua le stesse lettere indicano { $card }, che va bene: la lingua è quella giusta?
    }
record-at-line = riga { $line }: { $message }
or = { $first } o { $last }

## Osservazioni

note-rows_put_right = righe rimesse a posto secondo la smazzata
note-led_out_of_turn = presa { $trick }: { $player } ha attaccato fuori turno
note-mark_without_revoke = presa { $trick }: { $card } di { $player } è segnato come renonce, ma le carte non la mostrano
note-revoke_not_marked = presa { $trick }: { $card } di { $player } è una renonce non segnata
note-mark_without_lead = presa { $trick }: l'attacco di { $player } è segnato come fuori turno, ma toccava a lui
note-mark_without_insufficient = { $text } è segnata come dichiarazione insufficiente, ma è sufficiente
note-dummy_declared = dichiarante e morto si sono scambiati: ha giocato { $player } come dichiarante
note-dealer_differs = chiama per primo { $player }, benché si indichi un altro mazziere e nessuno sia segnato come saltato: si considera mazziere { $player }
note-auction_differs = secondo la licita sono { $text } di { $player }; valgono il contratto e il dichiarante indicati nella registrazione
note-passes_added =
    { $number ->
        [one] la registrazione omette il passo prima della prima licita; è stato aggiunto, come richiede il dichiarante indicato
       *[other] la registrazione omette i { $number } passi prima della prima licita; sono stati aggiunti, come richiede il dichiarante indicato
    }
note-passes_missing =
    { $number ->
        [one] le chiamate corrisponderebbero al dichiarante indicato se mancasse un passo prima della prima licita; non ne è stato aggiunto nessuno
       *[other] le chiamate corrisponderebbero al dichiarante indicato se mancassero { $number } passi prima della prima licita; non ne è stato aggiunto nessuno
    }
note-result_differs = la registrazione dà { $text } prese al dichiarante, le carte ne mostrano { $number } (articolo 79)
note-result_agreed = ci si è accordati su { $text } prese; la registrazione dice che non sono quelle vinte (articolo 79)
note-goes_on = il gioco continua: il dichiarante ne ha { $number } finora
note-unpaid = renonce { $number }: non resta una presa da trasferire
note-open = le carte non mostrano quello che il Codice chiede per primo: { $fact }

## La ricostruzione del gioco

strain-S = ♠
strain-H = ♥
strain-D = ♦
strain-C = ♣
strain-none = SA
vulnerable-None = nessuno in zona
vulnerable-NS = Nord-Sud in zona
vulnerable-EW = Est-Ovest in zona
vulnerable-All = tutti in zona
play-board = Board { $board }
play-deal-alone = Smazzata
play-trick = { $number }. { $leader }: { $cards } → { $winner }
play-revoke = Renonce { $number }: alla presa { $trick } { $player } non ha risposto a { $suit }, giocando { $card } con { $held } in mano
play-established = consumata alla presa { $trick } da { $player }
play-established-by-claim = consumata da un claim o da una concessione della linea
play-not-established = non consumata, per quanto è scritto
play-won-offender = la presa l'ha vinta chi ha fatto renonce
play-won-partner = la presa l'ha vinta il suo compagno
play-won-opponents = la presa l'hanno vinta gli avversari
play-won-unknown = la presa non è completa
play-later = { $won }; { $later ->
    [one] 1 presa successiva
   *[other] { $later } prese successive
 } della linea
play-law = Articolo { $article }: { $tricks ->
    [0] nessuna presa trasferita
    [one] 1 presa trasferita
   *[other] { $tricks } prese trasferite
 }
play-law-open = Quante prese si trasferiscono dipende da quello che le carte non mostrano.
play-tricks = Dichiarante { $tricks } su 13
play-tricks-after = { $tricks } dopo la decisione
play-score = Punti { $score }
play-scores = Punti { $score } → { $after }
play-no-revoke = Nessuna renonce in queste carte.
play-error = Nella registrazione: { $message }
play-note = Nota: { $message }

## The words of the picture

picture-declarer = dichiarante
picture-dummy = morto
picture-unknown = carte non note
picture-leads = attacca la presa
picture-wins = vince la presa
picture-revoke = renonce
picture-indication = Indizio, non decisione: decide l'Arbitro
