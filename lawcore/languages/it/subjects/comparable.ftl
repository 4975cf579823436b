### Che cosa si dice quando si confrontano due chiamate, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Chiamata comparabile
    .command = comparabile
    .menu = La nuova chiamata è comparabile a quella ritirata?
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }: non conosce chiamate comparabili. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-c_known = Si può stabilire il significato delle due chiamate?
    .aside = Chiedi al giocatore, lontano dal tavolo, che cosa poteva dire la prima; poi alla carta o al compagno, non alla sua mano.
option-c_known-yes = Sì
option-c_known-no = No
fact-c_similar = La nuova chiamata ha un significato uguale o simile?
    .aside = Valuta forza, lunghezza, altri semi mostrati o negati, forzante o no.
ask-c_similar = La nuova chiamata ha un significato uguale o simile?
option-c_similar-yes = Sì
option-c_similar-no = No
option-c_similar-unsure = In dubbio
fact-c_subset = (Quasi) tutte le mani della nuova stanno nella vecchia?
    .aside = Quasi ogni mano che fa la nuova chiamata avrebbe fatto la vecchia?
option-c_subset-yes = Sì
option-c_subset-no = No
option-c_subset-unsure = In dubbio
fact-c_purpose = La nuova chiamata ha lo stesso scopo (interrogativa, relay)?
option-c_purpose-yes = Sì
option-c_purpose-no = No
option-c_purpose-unsure = In dubbio
brief-c_known-yes = significati noti
brief-c_known-no = significati ignoti
brief-c_similar-yes = senso simile
brief-c_similar-no = significato diverso
brief-c_similar-unsure = somiglianza in dubbio
brief-c_subset-yes = un sottoinsieme
brief-c_subset-no = nessun sottoinsieme
brief-c_subset-unsure = sottoinsieme in dubbio
brief-c_purpose-yes = stesso scopo
brief-c_purpose-no = altro scopo
brief-c_purpose-unsure = scopo in dubbio
why-c_known = Le chiamate si confrontano per il senso o lo scopo da attribuire loro (23A).
why-c_similar = Basta un significato uguale o simile perché la nuova chiamata sia comparabile (23A1).
why-c_subset = Una chiamata che mostra una parte delle mani di quella ritirata, e non altre, è comparabile (23A2).
depends-c_known = che cosa dicono le chiamate
depends-c_similar = se si somigliano
depends-c_subset = se è un sottoinsieme
depends-c_purpose = a che cosa servono

## La decisione

headline-comparable = La nuova chiamata è comparabile ({ $articles }).
headline-not_comparable = La nuova chiamata non è comparabile ({ $articles }).
headline-JudgeTheComparison = In dubbio: decidi tu, le prove non bastano ({ $articles }).
headline-JudgeOnTheEvidence = I significati non sono accertati: decidi tu ({ $articles }).

order-TakeItAsComparable = Considera comparabile la nuova chiamata: nessun attacco è limitato, e il compagno è libero, salvo che un contro o una sostituzione annullati lo obblighino a passare
order-TakeItAsNotComparable = Considera non comparabile la nuova chiamata
order-JudgeTheComparison = Decidi tu. Gli Arbitri propendono per comparabile, perché la mano si giochi: alla fine il 23C protegge l'altra linea
order-JudgeOnTheEvidence = Decidi in base a ciò che si può raccogliere: carta del sistema, i due giocatori separatamente, la licitazione
order-LookWhetherItHelped = La chiamata ritirata ha aiutato chi ha sbagliato, tanto che, senza di essa, il risultato poteva facilmente essere un altro, a danno dell'altra linea? Allora attribuisci un punteggio arbitrale

## Che cosa si dice ai giocatori

say-TakeItAsComparable =
    .all = La nuova chiamata è comparabile: si prosegue. Chiamatemi a fine gioco se la chiamata ritirata vi ha danneggiato.
say-TakeItAsNotComparable =
    .all = La nuova chiamata non è comparabile. Dopo una chiamata fuori turno il compagno passa una volta, dopo una licita insufficiente fino alla fine. Se quella linea difende, l'attacco può essere limitato.

## Le norme, in parole nostre

law-meanings_are_known = Si può stabilire che cosa significano le due chiamate.
law-similar_meaning = Una chiamata è comparabile se ha lo stesso significato, o uno simile, che si poteva attribuire a quella ritirata.
law-subset_of_the_meanings = Una chiamata è comparabile se definisce un sottoinsieme dei significati possibili di quella ritirata.
law-same_purpose = Una chiamata è comparabile se ha lo stesso scopo di quella ritirata, come un'interrogativa o un relay.
law-passes_a_test = La nuova chiamata supera una delle tre prove.
law-passes_no_test = Una chiamata che non supera nessuna delle tre prove non è comparabile.
law-is_in_doubt = Una delle prove è in dubbio.
law-protected_by_the_score = Per quanto si trovi comparabile, alla fine l'Arbitro corregge il punteggio se ha aiutato e fatto danno.
law-not_comparable = Nessuna prova è superata: la chiamata non è comparabile.
law-help_is_looked_at = Dopo una chiamata comparabile l'Arbitro attribuisce alla fine un punteggio arbitrale se l'aiuto dell'infrazione poteva cambiare il risultato e ha fatto danno.
law-left_to_the_director = Se una prova è in dubbio e nessuna è superata decide l'Arbitro; gli Arbitri sono allora larghi.
law-evidence_is_weighed = Dove i fatti non sono concordi l'Arbitro pesa le prove che può raccogliere.

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

ask-c_known = Si può stabilire il significato delle due chiamate?
    .note = Guarda la convention card, o chiedi ai due compagni, lontano dal tavolo.
ask-c_subset = Con le mani della nuova chiamata avrebbe fatto anche la prima?
    .note = Basta con quasi tutte.

## Che cosa resta da fare dopo, in poche parole

task-LookWhetherItHelped = la chiamata è servita?
