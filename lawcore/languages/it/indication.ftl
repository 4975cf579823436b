### Che cosa dice la soluzione a carte viste di una renonce, in italiano: un'indicazione, mai la decisione.

title = Indicazione a carte viste (double dummy)

## Perché non c'è un numero

silence-no_revoke = Nessuna renonce, niente da confrontare.
silence-record_errors = Non calcolato: la registrazione contiene errori.
silence-deal_unknown = Non calcolato: non si conoscono tutte le mani.
silence-to_be_corrected = Renonce { $number } (presa { $trick }, { $player }): nessun confronto, la carta si corregge.
silence-one_comparison = Renonce { $number } (presa { $trick }, { $player }): renonce delle due linee, un solo confronto a partire dalla prima.
silence-not_finished = Renonce { $number } (presa { $trick }, { $player }): non calcolato, il risolutore non ha finito.

## Una renonce

without = Senza la renonce { $number } (presa { $trick }, { $player }):
item = – { $said }
range = { $least }–{ $most }
cards =
    { $transferred ->
        [0] con { $cards } il dichiarante fa { $tricks }
        [1] con { $cards } il dichiarante fa { $before }, { $to ->
            [declarer] più una presa
           *[defence] meno una presa
        } per le renonce precedenti: { $tricks }
       *[other] con { $cards } il dichiarante fa { $before }, { $to ->
            [declarer] più { $transferred } prese
           *[defence] meno { $transferred } prese
        } per le renonce precedenti: { $tricks }
    }
as-played =
    { $changes ->
        [0] proseguendo come registrato, con { $card }: dichiarante { $tricks }
        [1] proseguendo come registrato, con { $card } e un'altra carta cambiata: dichiarante { $tricks }
       *[other] proseguendo come registrato, con { $card } e altre { $changes } carte cambiate: dichiarante { $tricks }
    }
cumulative = i pareri divergono; sommando il danno delle renonce ripetute precedenti: dichiarante { $tricks }
verdict-enough = anche l'ipotesi più favorevole alla linea innocente non le dà più di quanto ha già per il Codice: nessun segno che si applichi { $reading }
verdict-not_enough = qualunque carta giochi, la linea innocente avrebbe fatto meglio: probabilmente si applica { $reading }, fino a dichiarante { $tricks }
verdict-depends = se si applichi { $reading } dipende dalla carta che avrebbe giocato
twelfth =
    { $possible ->
        [yes] Renonce { $number } (presa 12, { $player }): corretta, il dichiarante può fare { $tricks } (62D); il risultato del tavolo è fra questi
        [no] Renonce { $number } (presa 12, { $player }): corretta, il dichiarante può fare { $tricks } (62D); il risultato del tavolo non è possibile
       *[unknown] Renonce { $number } (presa 12, { $player }): corretta, il dichiarante può fare { $tricks } (62D)
    }

## Nell'insieme

result =
    { $verdict ->
        [enough] Per { $side } nessun confronto dà di più: dichiarante { $law }.
       *[other] Per { $side } il confronto migliore è dichiarante { $tricks }, contro { $law } per il solo Codice ({ $reading }).
    }
reading = Il confronto parte da subito prima della carta di chi ha fatto renonce; quella renonce e le seguenti si annullano, il costo delle precedenti resta.
engine-dds = Risolto da DDS.
engine-python = Risolto dal risolutore interno.
question = Il risolutore conta prese; se e come attribuire un punteggio arbitrale resta all'Arbitro.

## Che cosa non può vedere

caveat-sees_all = Vede tutte le mani: trova ogni Dama, ogni caduta e ogni compressione.
caveat-defence = Anche la sua difesa è perfetta, migliore di quella vera.
caveat-belief = Dopo una renonce gli altri credono quel giocatore privo del seme; il risolutore no.
caveat-mistakes = Gli errori dopo la renonce, anche se non dovuti a essa, spariscono; un errore grave o una domanda successiva sono questioni di Codice.
caveat-choice = Quale carta avrebbe giocato è un'ipotesi, di solito la più bassa.
caveat-tricks = Valuta prese, non il punteggio, e senza ponderare; il dubbio va alla linea innocente.
caveat-true_deal = Gli servono la vera smazzata e il vero ordine di gioco: una carta sbagliata cambia tutto.
caveat-duty = Non vede una carta imposta dal Codice che non è stata attaccata o giocata.
