### Che cosa è cambiato tra le edizioni, in italiano. Le chiavi sono quelle della specifica.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Su un caso

difference-none = Qui il Codice { $former } e il Codice { $latter } decidono lo stesso, articolo per articolo.
difference-only = Solo { $edition }: { $text } ({ $article }).
difference-number = Stesso ordine, altro numero: { $old } ({ $former }), { $new } ({ $latter }): { $text }.
difference-exempts = Solo { $edition }: vale l'eccezione { $article }. { $text }

## Tra due edizioni

change-text = { $edition } · { $article }: { $text }
change-not-there = { $edition }: disposizione assente.
change-not-treated = { $edition }: non è fra i punti trattati qui.
change-cases =
    { $cases ->
        [0] Nessuna decisione cambia per questo: solo parole o numeri.
        [one] Un caso è deciso diversamente.
       *[other] { $cases } casi sono decisi diversamente.
    }
change-example = Per esempio:
change-answer = { $question } { $answer }
change-ruling = { $edition }: { $headline }
change-uncounted = { $article }: detto o deciso altrimenti
change-label = { $article } · { $title }
change-renumbered = { $old } è diventato { $new }
change-D1 = Seconda presa perché chi ha fatto renonce ne ha poi vinta una con una carta che poteva giocare: solo 1997
change-D2 = Domande tra difensori su una renonce: vietate nel 1997 salvo permesso della zona, dal 2007 permesse salvo divieto dell'autorità
change-D3 = La domanda vietata che valeva come renonce consumata: solo 1997
change-D4 = Il dovere di correggere: quando chi ha fatto renonce se ne accorge (1997, 2007), quando si richiama l'attenzione (2017)
change-D5 = Accettare il claim degli avversari: fino al 2007 consuma subito la renonce, nel 2017 solo ad accordo completo
change-D6 = Renonce di entrambe le linee nella stessa presa e una sola ha proseguito: nel 2017 correggono entrambe
change-D7 = Renonce di entrambe le linee nello stesso board: dal 2007 nessun trasferimento, nel 2017 solo se consumate tutte e due
change-D8 = Seconda renonce nello stesso seme: nel 2017 è senza trasferimento solo se la prima era consumata
change-D9 = Carta in vista non giocata: qualunque carta scoperta fino al 2007, solo carta penalizzata o del morto nel 2017
change-D10 = Dodicesima presa, scelta del compagno: giocata vietata fino al 2007, prova dell'informazione non autorizzata nel 2017
change-D11 = Ciò che le carte ritirate hanno mostrato: articolo 16C nel 1997, 16D nel 2007, di nuovo 16C nel 2017
change-D12 = Il morto senza diritti segnala un'irregolarità dei difensori: nessuna penalità nel 1997, si prosegue e si guarda il danno nel 2007, solo il punteggio dei difensori nel 2017
change-D13 = Il morto deve badare che la sua mano risponda a colore: dal 2017
change-D14 = Attacco prematuro di un difensore: tre opzioni al dichiarante fino al 2007, quattro nel 2017
change-D15 = Gioco dopo un claim: nullo nel 1997, prova nel 2007, permesso nel 2017 se tutti e quattro sono d'accordo
change-D16 = Linea non specificata ammessa se sarebbe irrazionale non seguirla: solo fino al 2007
change-D17 = Il gioco dopo il claim come prova: solo 2007
change-D18 = Un difensore concede e il compagno si oppone: nessuna concessione, e nel 2017 nemmeno claim
change-D19 = Ritirare l'accettazione di un claim: presa che non si poteva perdere (1997), presa che probabilmente si sarebbe vinta (dal 2007)
change-D20 = Annullare una concessione: tre regole con due scadenze nel 1997, una regola per tutto il periodo di correzione dal 2007
change-D21 = Gioco normale: disattento o inferiore, ma nel 1997 non irrazionale
change-D22 = Carta designata per lapsus: qualunque giocatore nel 1997, finché il compagno non gioca nel 2007, solo la chiamata del dichiarante dal morto nel 2017
