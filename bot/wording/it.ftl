### Le frasi del bot. Quelle della legge sono nel pacchetto lawcore.

## Nomi

title = { $subject } · Codice { $edition }
edition-name = Codice { $edition }
language-it = Italiano
language-en = English

## Comandi

command-start = Da dove si comincia
command-law = Un articolo, per numero o parole
command-help = Come si usa
command-language = Lingua · Language
command-edition = Edizione del Codice
command-authority = Opzioni della federazione
command-changes = Che cosa è cambiato tra le edizioni
command-cancel = Chiudere il caso aperto

greeting =
    Buongiorno. Qualche domanda su ciò che è accaduto al tavolo, poi la decisione con gli articoli del Codice.
    Vale il { $edition }; /edition per cambiarlo, /language per la lingua.
    Che cosa è successo?
help =
    Toccate i pulsanti: una domanda alla volta, fino alla decisione con i suoi articoli.
    «Non so» va sempre bene: se quel fatto non conta, la decisione arriva lo stesso; se conta, vedrete le decisioni possibili una accanto all'altra.
    «Perché?» dice quale articolo chiede quel fatto, «Indietro» toglie l'ultima risposta.
    { $subjects }
    /law 64A1 – un articolo, per numero o parole
    /edition – edizione del Codice
    /authority – opzioni della federazione
    /changes – che cosa è cambiato tra le edizioni
    /language – lingua
    /cancel – chiudere il caso aperto
    La decisione resta dell'Arbitro.
help-subject = /{ $command } – { $subject }
nothing-open = Nessun caso aperto: /start per cominciare, /help per sapere come si usa.
ask-language = In quale lingua?
ask-edition = Secondo quale edizione del Codice?
language-chosen = Lingua: { $chosen }.
edition-chosen = D'ora in poi vale il { $chosen }.
authority-chosen = D'ora in poi valgono le opzioni di questa autorità: { $chosen }.
ask-authority = Le opzioni di quale autorità valgono? Ciò che una decisione deve a una di esse vi è scritto, e se è stato verificato.
no-authority = Nessuna: come nel Codice
law-ask = Quale articolo? Scrivete il numero o qualche parola dopo il comando: /law 64A1 oppure /law carta penalizzata.
changes-ask = Quali edizioni si confrontano?
changes-pair = { $former } → { $latter }
changes-number =
    { $number ->
        [0] { $subject }: nessun cambiamento
        [one] { $subject }: un cambiamento
       *[other] { $subject }: { $number } cambiamenti
    }
changes-not-covered = { $subject }: non trattato in entrambe le edizioni
changes-entry = { $number }. { $title }

## Pulsanti

back = Indietro
why = Perché?
unsure = Non so
none-of-these = Niente di tutto questo
several = Più cose insieme…
list-one = Toccate quella che è successa; se sono più d'una, prima «Più cose insieme…».
list-beside = Se è successo qualcosa di quanto segue toccate quello; rispondendo alla domanda dite che non è successo nulla di tutto questo.
list-several = Toccatele una alla volta, poi «Nient'altro».
list-unsure = Di quale non siete certi?
nothing-else = Nient'altro
reasoning = Ragionamento
change = Cambia risposta
another = Un'altra renonce
new = Nuova decisione
over = → { $subject }
back-to-edition = Torna al { $edition }

## Schermate

why-asked = Perché si chiede:
rest-of-orders = Poi:
director-decides = La decisione resta dell'Arbitro.
to-weigh = Da valutare:
reasoning-heading = Il ragionamento, articolo per articolo:
shortened = … il seguito è troppo lungo per un messaggio.
change-heading = Quale risposta volete cambiare?
change-entry = { $number }. { $question } { $answer }
change-rare = { $number }. Circostanze particolari: nessuna
change-several = { $number }. Renonce nel board: { $revokes }
branches-heading = Ciò che non sapete cambia la decisione:
branch = { $question } { $answer }
branch-more =
    { $more ->
        [one] … e in un altro caso simile
       *[other] … e in altri { $more } casi simili
    }
compared = Rispetto al { $edition }:
settled = { $authority }: { $question } { $answer } (verificato).
settled-unverified = { $authority }: { $question } { $answer } (non verificato: chiedete alla vostra autorità).
unsettled = { $authority }: { $question } Non si sa; vale quanto dice il Codice. Chiedete alla vostra autorità.
cancelled = Caso chiuso. Le risposte non servono più a nulla; se ne può cominciare un altro.

## Avvisi

stale = Quel pulsante non vale più: ecco dove siamo.
foreign = Questi pulsanti sono di un altro Arbitro: con /start aprite un caso vostro.
gone = Questo caso non c'è più. Con /start se ne comincia un altro.
unreadable = Quel pulsante non dice nulla: ecco dove siamo.
hint-question = Non è una delle risposte: toccate un pulsante, o scrivete quello che c'è scritto sopra.
hint-other = Toccate uno dei pulsanti, o scrivete quello che c'è scritto sopra. /start apre un nuovo caso.
hint-command = Questo comando non esiste: /help li elenca. Niente è andato perso.
failed = Qualcosa non ha funzionato. Niente è andato perso: riprovate.

## Terminale

terminal-hint = Un numero preme il pulsante, ogni altra riga è un messaggio; la fine dell'input chiude.
no-token =
    BOT_TOKEN non è impostato. Un token si ottiene su Telegram da @BotFather con /newbot.
    Poi: BOT_TOKEN=… python -m bot
    Per provare il bot qui, senza token e senza rete: python -m bot chat
token-refused = Telegram rifiuta BOT_TOKEN: controllatelo, o chiedetene uno nuovo a @BotFather.
telegram-unreachable = Telegram non risponde ({ $error }): controllate la rete e BOT_API_URL, poi riprovate.
webhook-later = WEBHOOK_URL: questa versione riceve gli aggiornamenti solo per polling; togliete la variabile.
unknown-command = «{ $command }» non è un comando: python -m bot, python -m bot chat o python -m bot migrate.
migrated = Il database è aggiornato.
