### Le frasi del bot. Quelle della legge sono nel pacchetto lawcore.

## Nomi

title = { $subject } · Codice { $edition }
edition-name = Codice { $edition }

## Comandi

command-start = Nuovo caso
    .name = inizio
command-law = Cercare un articolo
    .name = legge
command-play = Il gioco, carta per carta
    .name = gioca
command-help = Come si usa
    .name = aiuto
command-language = Lingua · Language
    .name = lingua
command-edition = Edizione del Codice
    .name = edizione
command-authority = Opzioni della federazione
    .name = federazione
command-history = Le decisioni già date
    .name = decisioni
command-changes = Confrontare le edizioni
    .name = cambiamenti
command-link = Dove pubblicare
    .name = collega
command-unlink = Togliere la chat collegata
    .name = scollega
command-cancel = Chiudere il caso aperto
    .name = chiudi
command-commands = Tutti i comandi
    .name = comandi
command-subjects = Un comando per argomento
    .name = argomenti
command-line = { $commands } – { $about }

greeting =
    Buongiorno. { $edition }: /edizione; lingua: /lingua.
    Tocca, o scrivi «renonce del morto».
    Che cosa è successo?
start-asks =
    Che cosa è successo?
    { $edition }. Tocca, o scrivi «renonce del morto».
start-asks-briefly =
    Che cosa è successo?
    { $edition }. Tocca, o scrivilo.
start-asks-in-group =
    Che cosa è successo?
    { $edition }. Tocca, o rispondi a questo messaggio: «renonce di un difensore, vinta dal compagno». Puoi anche citarmi con @.
help =
    Tocca o scrivi; «Non so» va bene.
    La decisione resta dell'Arbitro.
help-in-group =
    Tocca che cosa è successo, o scrivilo in una riga che risponde a questo messaggio o menziona il bot: qui le altre non si leggono.
    «Non so» va sempre bene.
    La decisione resta dell'Arbitro.
help-example = renonce di un difensore, vinta dal compagno
help-try = Prova un esempio
begin-auction = Licitazione…
what-happened = Che cosa è successo nella licitazione?
begin-play = Gioco…
what-happened-in-play = Che cosa è successo nel gioco?
begin-information = Informazioni…
which-information = Di quale informazione si tratta?
begin-cards = Board, altro…
begin-behaviour = Comportamento, ritardi, appelli
begin-procedure = Ritardo, scortesia, procedura
which-behaviour = Di che cosa si tratta?
subjects-how = Poi scrivi che cosa è successo.
nothing-open = Nessun caso aperto.
ask-language = In quale lingua?
ask-edition = Secondo quale edizione del Codice?
language-chosen = Lingua: { $chosen }.
choice-follows = { $chosen }: anche per il caso aperto?
edition-chosen = D'ora in poi vale il { $chosen }.
authority-chosen = D'ora in poi valgono le opzioni di questa autorità: { $chosen }.
ask-authority = Quale federazione? Le sue regole si applicano dove il Codice lo permette, e la decisione lo dice.
no-authority = Nessuna: come nel Codice
law-ask = Quale articolo? Scrivi il numero o qualche parola: /legge 64A1 oppure /legge carta penalizzata. Oppure comincia da uno di questi.
changes-ask = Quali edizioni si confrontano?
changes-pair = { $former } → { $latter }
changes-number =
    { $number ->
        [0] Nessun cambiamento.
        [one] Un cambiamento.
       *[other] { $number } cambiamenti.
    }
changes-none = Nulla è cambiato: { $subjects }.
changes-not-covered = Non trattati in entrambe le edizioni: { $subjects }.
next-page = Avanti ›
page = Pagina { $page } di { $pages }.

## Pulsanti

back = Indietro
why = Perché?
unsure = Non so
none-of-these = Niente di tutto questo
list-several = Toccale una alla volta.
list-unsure = Di quale non sei certo?
nothing-else = Nient'altro
reasoning = Il ragionamento
change = Cambia
new = Nuovo caso
new-beside = Nuovo
begin-again = Ancora: { $subject }
copy = Copia
share = Condividi
open-page = Apri sulla pagina
open-page-home = Apri la pagina
over = → { $subject }
back-to-edition = Torna al { $edition }

play-is-over = Mano finita: conta le prese
why-ruled = Perché
add-fact = Altri fatti…
more = Altro…
to-ruling = ‹ Alla decisione
to-private = Apri la chat privata
open-case = Continua il caso
asks = Chiede { $name }
open-help = Come si usa
open-commands = Tutti i comandi
open-questions = Domande frequenti
questions-ask = Su che cosa? { $edition }.
questions-none = Per il { $edition } non ci sono ancora risposte.
open-subjects = Per argomento
open-law = Cerca un articolo
open-play = Registra il gioco
open-score = Punteggi
open-evening = La serata
open-history = Le tue decisioni
open-quiz = Quiz
open-settings = Impostazioni
open-export = I tuoi dati, in un file
open-forget = Cancella i tuoi dati…
guest-title = Renonce
guest-ask = Da questa riga non si può ancora decidere: servono alcune domande.
guest-begin = Chiedimi in privato
guest-otherwise = È andata diversamente: chiedimi
show-to-all = Mostra a tutti
show-again = Mostrala di nuovo
alone-begin = Comincia: le domande le vedi solo tu
alone-begin-about = { $subject }: comincia, le vedi solo tu
alone-invite = Le domande le vede solo chi chiede; la decisione la vedono tutti quando viene mostrata.
alone-another = Chiedi di un altro caso
alone-shown = La decisione è già stata mostrata a tutti.
alone-may-be-shown = Forse nel gruppo c'è già: guarda, e mostrala di nuovo solo se non c'è.
alone-not-shown = Telegram non ha lasciato mostrarla a tutti. Riprova tra un po'; se non va, un amministratore deve permettere al bot di scrivere qui.
guest-show = Mostrala dove hai chiesto
guest-shown = Si legge dove hai chiesto.
open-in-private = Apri il caso in privato

## Schermate

why-asked = Perché si chiede:
director-decides = La decisione resta dell'Arbitro.
reasoning-heading = Il ragionamento, articolo per articolo:
shortened = … il seguito è troppo lungo per un messaggio.
change-heading = Quale risposta vuoi cambiare?
more-answers = Altre risposte…
change-entry = { $fact }: { $answer }
present = • { $answer }
likely = ✎ { $answer }
changed = Cambiato: { $was } → { $became }
unusual-nothing = Niente di insolito
what-unusual = Che cosa c'era di insolito?
chosen = Finora: { $facts }
further-step = • { $text }
supposed = Si suppone: { $facts }.
say-in = Dillo in { $language }
say-in-it = Dillo in italiano
say-in-en = Dillo in inglese
fell-away = Non serve più: { $subject }.
dropped = Non conta più: { $answers }
dropped-more =
    Non contano più: { $answers }, e { $more ->
        [one] un'altra
       *[other] altre { $more }
    }.
branches-others = Le altre: serve sapere altro
not-yet = Non si può ancora decidere. Prima serve questo:
likelier = Se non si chiarisce, vale ciò che è più probabile (85A1).
branch = { $question } { $answer }
branch-more =
    { $more ->
        [one] … e in un altro caso simile
       *[other] … e in altri { $more } casi simili
    }
compared = Rispetto al { $edition }:
settled = { $authority }: { $question } { $answer } (verificato).
settled-unverified = { $authority }: { $question } { $answer } (non verificato: chiedi alla tua autorità).
unsettled = { $authority }: { $question } Non si sa; vale quanto dice il Codice. Chiedi alla tua autorità.
citation-source = { $articles } – { $edition }
no-link = Le risposte sono troppe per un collegamento: qui non si può condividere.
no-link-of-this = I collegamenti non conoscono questa edizione, autorità o risposta: questo caso non si può condividere.
history-heading = Le tue decisioni, dalla più recente
history-none = Ancora nessuna decisione. Che cosa è successo?
history-changed = Dal { $day } la risposta è cambiata.
history-then = Allora: { $headline }
history-now = Ora: { $headline }
history-same-headline = La prima riga è la stessa, cambia il resto: { $headline }
inline-hint = Scrivi un articolo (64A1) o che cosa è successo
inline-nothing = Niente di sicuro: aprimi in privato
inline-article = Apri { $number }
inline-open = Apri la decisione
inline-rest = Completa le risposte
inline-incomplete =
    { $missing ->
        [1] { $subject }: manca 1 risposta
       *[other] { $subject }: mancano delle risposte
    }
inline-asks = Resta da sapere:
inline-begins = La prima domanda:
link-unreadable = Questo collegamento non porta a nulla: forse ne manca un pezzo. Con /start si comincia un caso.
link-other-version = Questo collegamento è di un'altra versione del bot e qui non si legge più. Con /start si comincia un caso.
cancelled = Caso chiuso. Puoi cominciarne un altro.

## Testo libero

understood = Ho capito: { $sentence }.
understood-opening = { $subject }
    .revoke = { $hand ->
        [declarer] il dichiarante ha fatto renonce
        [dummy] il morto ha fatto renonce
        [defender] un difensore ha fatto renonce
       *[other] una renonce
    }{ $trick ->
        [untold] {""}
        [1] {" "}alla prima presa
        [13] {" "}all'ultima presa
       *[other] {" "}alla { $trick }ª
    }
    .claim = { $by ->
        [defender] un difensore ha richiesto o concesso prese
       *[other] il dichiarante ha richiesto o concesso prese
    }
    .penalty_card = { $role ->
        [defender] carta penalizzata, di un difensore
       *[other] carta penalizzata, del dichiarante o del morto
    }
    .lead_out_of_turn = { $lead ->
        [opening_faced] un attacco iniziale scoperto fuori turno
        [opening_face_down] un attacco iniziale coperto fuori turno
        [opening_wrong_side] l'attacco iniziale l'ha fatto la linea del dichiarante
        [declarer] il dichiarante ha attaccato fuori turno
       *[other] un difensore ha attaccato fuori turno
    }
    .inquiry = { $asker ->
        [declarer] il dichiarante chiede
        [dummy] il morto chiede
       *[other] un difensore chiede
    }
    .call_out_of_turn = { $kind ->
        [pass] un passo fuori turno
        [bid] una licita fuori turno
       *[other] un contro o surcontro fuori turno
    }
understood-change = { $answer } (prima: { $former })
understood-change-asked = Cambio «{ $former }» in «{ $answer }»?
understood-not = Non ho capito: { $words }.
understood-open = Chiederò anche: { $asks }
understood-several = Più di una: racconta ora la prima, poi tocca «{ $another }» sotto la decisione.
you-wrote = Ne hai scritto. Quale di queste?
you-wrote-likely = Hai scritto, pare: { $answer }.
take-out = ✕ { $answer }
agree = Giusto
discard = No

## Avvisi

stale = Quel pulsante non vale più: ecco dove siamo.
foreign = Questi pulsanti sono di un altro Arbitro: con /start apri un caso tuo.
gone = Questo caso non c'è più. Con /start se ne comincia un altro.
unreadable = Quel pulsante non dice nulla: ecco dove siamo.
hint-question = Non ho capito: tocca un pulsante, o scrivi quello che c'è scritto sopra.
hint-other = Non ho capito.
hint-place = Non ho capito. Board e tavolo si scrivono così: 12{"\u00A0"}5
hint-asked = Una domanda qui non risponde: tocca un pulsante, o scrivi ciò che c'è scritto sopra.
hint-unsure = Se non lo sai, tocca «Non so».
hint-change = L'ultima risposta era «{ $answer }»: per cambiarla, tocca «{ $way }».
hint-waits = Finché non è deciso lascia tutto così, poi tocca la risposta.
hint-doubted = Ciò che non è sicuro non va confermato: toglilo, o tocca «No».
hint-counted = Qui le scelte non hanno numeri: toccane una, o scrivi le sue parole.
hint-number = Qui quel numero non c'è: scrivine uno da { $first } a { $last }.
hint-known = È già tra le tue risposte.
cannot-hear = Non posso ascoltare. Il microfono della tastiera scrive quello che dici: mandamelo come testo.
cannot-see = Leggo solo testo, e file PBN o LIN con le mani. Scrivi in una riga che cosa è successo.
thanked = Prego. Quando serve, sono qui.
word-help = aiuto | aiutami | aiutatemi | aiuto per favore | ciao | salve | buongiorno | buonasera | come funziona | come si usa | che faccio | che devo fare | cosa devo fare | non capisco | guida
word-thanks = grazie | grazie mille | mille grazie | ok grazie | va bene grazie | perfetto | benissimo
word-director = arbitro | direttore | menu | menù | inizio | nuovo | nuovo caso | ricomincia | ricominciamo | da capo | argomenti | indietro
word-quit = esci | basta | chiudi | annulla
hint-command = Questo comando non esiste. Niente è andato perso.
too-much = Troppo in una volta: una parte non è stata presa. Aspetta qualche secondo, poi continua.
failed = Qualcosa non ha funzionato. Niente è andato perso: riprova.
not-shown = Fatto, ma Telegram non lascia cambiare il messaggio: quella che vedi è la schermata di prima. Tocca un suo pulsante tra un po'.

## Righe scritte

# Espressioni divise da |, parole divise da spazi. Che cosa dice una riga che è solo questo.
line-yes = sì | si | sisì | certo | sì certo
line-no = no | no no
line-agrees = giusto | è giusto | va bene così | esatto | ok | va bene | corretto | confermo
# «Non so», da solo o attorno a una risposta.
line-unsure = boh | bho | mah | non so | non lo so | non saprei | non sono sicuro | non sono sicura | non si sa | non ricordo | non mi ricordo | non è chiaro | credo che | credo | credo di sì | credo di no | penso che | penso | forse | magari | mi pare che | mi pare | mi sembra che | mi sembra | probabilmente | può darsi | può essere | chissà | ma non so | ma non lo so
# È successo più di una volta, in un argomento che ne ha più d'una sullo stesso board.
line-several = due renonce | 2 renonce | tre renonce | 3 renonce | doppia renonce | un'altra renonce | altra renonce | seconda renonce | renonce due volte | due volte renonce | renonce anche | anche renonce | di nuovo renonce | renonce di nuovo | renonce entrambi | entrambi renonce | entrambi i difensori hanno fatto renonce | entrambi hanno fatto renonce | tutti e due hanno fatto renonce | tutti e due i difensori hanno fatto renonce | renonce tutti e due | anche il compagno ha fatto renonce | anche il dichiarante ha fatto renonce
# Ciò che ritira qualcosa.
line-corrects = ops | oops | opss | ooops | ups | scuas | aspe | apsetta | scusa | scusi | scusate | no scusa | no scusi | aspetta | aspetti | no aspetta | volevo dire | intendevo | intendo | mi correggo | mi sono sbagliato | mi sono sbagliata | ho sbagliato | errore | pardon | anzi | no anzi
# Come comincia una domanda, e che cosa può starle davanti.
line-asks = posso | può | puo | possono | possiamo | potrei | potrebbe | devo | deve | devono | dobbiamo | dovrei | come | chi | perché | quando | che | cosa | che cosa | quanto | quanti | quante | quale | quali | dove | si può | si deve | è possibile | bisogna | mi chiedo | vorrei sapere | se | supponiamo | mettiamo | il morto può | il dichiarante può | il compagno può
line-leads = e ed ma allora ciao salve buonasera buongiorno poi però quindi dunque ok beh
line-either = o oppure altro altra altri altre
line-laws = e ed allora adesso ora secondo con il lo la l i le col coi al dal del dell nel nell sul sotto in di a da per codice codici legge leggi edizione regola regole norme vecchio vecchia vecchie
line-not = non pensava pensavo pensavamo credeva credevo credevamo quasi avrebbe avrei no né mai nessuno nessuna niente nulla senza neanche nemmeno neppure
line-people = dichiarante morto difensore difensori compagno compagna avversario avversaria avversari giocatore giocatori lui lei loro io noi voi nord sud est ovest arbitro mio mia suo sua nostro tutti
line-of = di
line-suits = picche cuori quadri fiori
line-idle = sia siano transfer lungo tirato successo succede se avesse avessero fosse fossero presa prese carta carte prima dopo poi successivamente siamo siete eravamo eravate il lo la i gli le l un una uno e ed o ma di del dello della dei degli delle dell d a al allo alla ai agli alle all in nel nello nella nei nelle nell su sul sulla con per da dal dalla dall fra tra è era erano sono stato stata stati state essere ha ho hanno abbiamo hai avevo aveva avevano avuto si mi ti ci vi ne se che chi cui come quando cosa già ancora anche solo poi ora adesso però quindi dunque allora ciao salve grazie scusi prego questo questa quello quella qui lì lui lei loro io noi voi mio mia suo sua sue suoi nostro c s t fatto fa fare detto dice tutto fuori tavolo board sì si
line-weighs = asso re dama donna fante dieci nove onore vincente atout briscola steso scoperto
# Una parola e quella che hanno per lei le domande.
line-same = atù atout | atu atout | briscola atout | briscole atout
# Una parola e quella della risposta solita contro cui parla.
line-against = due unica | tre unica | seconda unica | altra unica

## Impostazioni, dati personali, quiz

command-settings = Impostazioni
    .name = impostazioni
command-about = Com'è stato controllato
    .name = verifiche
command-privacy = Privacy
    .name = dati
command-export = I tuoi dati, in un file
    .name = esporta
command-forget = Cancellare i tuoi dati
    .name = dimentica
command-quiz = Mettersi alla prova
settings-own = Impostazioni: toccane una per cambiarla.
settings-chat = Impostazioni della chat, per tutti
settings-of-your-own = Le tue impostazioni
settings-precedence = Scelgono gli amministratori; per il resto valgono le tue.
settings-entry = { $name }: { $value }
setting-default = Predefinito
setting-language = Lingua
setting-language-about = La lingua in cui ti rispondo.
setting-language-about-chat = La lingua di tutto ciò che qui leggono tutti: quella scelta dagli amministratori, altrimenti quella di chi ha chiesto per primo.
setting-edition = Codice
setting-edition-about = L'edizione con cui comincia un caso.
setting-authority = Federazione
setting-authority-about = La federazione di cui valgono le opzioni.
setting-desk = Arbitri interpellati
setting-desk-about = Lo sportello a cui vanno le domande; se non scegli, uno che risponde nella tua lingua.
setting-plain = Simboli
setting-plain-about = Senza simboli il testo si legge bene ad alta voce, e ogni pulsante ha un numero che si può anche scrivere.
setting-plain-yes = No
setting-plain-no = Sì
setting-public = Domande
setting-public-about = Un caso pone più domande. Le vede solo chi chiede, che poi mostra a tutti la decisione; oppure tutti vedono tutto, come a un corso.
setting-public-no = Solo per chi chiede
setting-public-yes = Per tutti
setting-no-authority = nessuna
setting-not-chosen = di chi chiede
setting-no-desk = per lingua
only-administrators = Per tutta la chat possono scegliere solo i suoi amministratori.
only-private = Questo si trova nella chat privata con il bot.
export-only-private = I tuoi dati arrivano solo dove nessun altro li legge: nella chat privata con il bot.
about =
    Renonce dice che cosa dispongono i Codici 2017, 2007 e 1997 dopo un'irregolarità. La decisione resta dell'Arbitro.
    Controllato fino al { $day }: { $sentences } frasi sul testo del 2017; di { $situations } situazioni decise da altri { $agree } concordano, { $judgement } sono valutazioni, { $disputed } discusse; in { $mended } sbagliavamo ed è corretto, in { $reader_wrong } sbagliava il lettore.
privacy =
    Che cosa si conserva
    I numeri tuo, di chat e messaggi; impostazioni; risposte nei casi; esiti del quiz; carte e mani che annoti; la chat in cui pubblichi; di una serata nome, casi e compiti. In un gruppo il tuo nome sopra il caso, su che cosa chiedi, il messaggio che vedi solo tu, se apri serate; dove il bot è ospite solo numero e link della risposta. Dei testi solo ciò che se ne è capito; per intero le note ai casi e i nomi di serata e arbitro.
    Per quanto tempo
    Un caso chiuso o deciso, una serata, una risposta da ospite per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } da quando li si è toccati; un caso che chiede ancora e le impostazioni finché non li cancelli.
    Che cosa puoi fare
    /esporta manda tutto ciò che ti riguarda in un file.
    /dimentica cancella tutto, subito.
privacy-model = Una riga lunga nella chat privata, o non capita, va a un modello linguistico scelto da chi gestisce questo bot: la sola riga, senza il Suo nome né numero. Ciò che il modello vi legge vale solo se Lei lo conferma.
privacy-counted = Qui si contano le decisioni per irregolarità, edizione e mese: nessuna persona, nessuna chat, nessuna risposta.
forget-ask = Cancellare tutto ciò che si conserva di te, in ogni chat: casi, serate, impostazioni, quiz? Non si può annullare.
forget-yes = Sì, cancellare tutto
forgotten = Fatto: di te non si conserva più nulla. Se continui a usare il bot, si ricomincia da capo.
export-caption = Tutto ciò che si conserva di te.
export-id = il nome interno del caso
export-chat_id = il numero della chat
export-user_id = il tuo numero di Telegram
export-ephemeral_id = il messaggio in cui lo vede solo chi chiede
export-shared_id = il messaggio in cui tutti vedono la decisione
export-origin_id = il messaggio su cui si è chiesto
export-asker = il tuo nome, come il gruppo lo ha letto sopra il caso
export-guest_id = la risposta in un'altra chat da cui sei venuto al caso
export-inline_message_id = la risposta alla tua menzione in un'altra chat
export-payload = dove porta il pulsante sotto quella risposta
export-public = se tutti vedono le domande
export-directs = se un amministratore ti lascia aprire e chiudere le serate
export-message_id = il messaggio in cui si vede, o di cui valgono i pulsanti
export-alone = se nel suo gruppo nessun altro vede il caso
export-topic_id = l'argomento del gruppo in cui si vede
export-subject = di che cosa tratta il caso
export-edition = l'anno dell'edizione del Codice
export-authority = l'autorità di cui valgono le opzioni
export-language = la lingua
export-plain = testo semplice
export-answers = le risposte, ognuna con il nome del fatto; null dove hai risposto di non sapere
export-proposed = ciò che si è capito di un testo e non è ancora confermato
export-linked_id = la chat in cui si può pubblicare la decisione
export-linked_name = il nome pubblico di quella chat
export-posted = la decisione che vi è stata pubblicata, in forma di impronta
export-target_id = la chat in cui pubblicare le decisioni
export-name = un nome: di quella chat, della serata, o il tuo come arbitro
export-ruled = l'impronta dell'ultima decisione mostrata
export-headline = la prima riga di quella decisione
export-record = le carte annotate del gioco
export-waiting = le righe annotate che non si leggono ancora
export-line = il numero della prima di quelle righe
export-conversation = il caso aperto su quel gioco
export-board = il board della sessione
export-awaits = a che cosa risponde la prossima riga che scrivi
export-place = il suo posto nella sessione
export-hands = le quattro mani del board
export-at = quando le mani sono state conservate
export-auction = la licitazione confermata, di cui le domande nominano le chiamate
export-chain = gli altri argomenti del caso, con le risposte
export-screen = la schermata che si vede
export-step = quante volte il caso è cambiato
export-finished = il caso è chiuso o messo da parte
export-version = quante volte la riga è stata scritta
export-created_at = quando è cominciato
export-touched_at = quando è cambiato l'ultima volta
export-level = il livello del quiz
export-answered = le domande a cui hai risposto
export-correct = le risposte giuste
export-last = l'ultima domanda contata: edizione e numero
quiz-title = Quiz
quiz-how = Un caso, una domanda, una sola risposta giusta; poi il perché e l'articolo.
quiz-level = Livello { $level }
quiz-level-about =
    { $level ->
        [1] Livello 1: che cosa si decide
        [2] Livello 2: articoli e prese
       *[3] Livello 3: le altre edizioni
    }
quiz-score =
    { $answered ->
        [one] Giuste: { $correct } su 1.
       *[other] Giuste: { $correct } su { $answered }.
    }
quiz-told = { $asked } { $answer }.
quiz-asks-ruling = Che cosa decide l'Arbitro?
quiz-asks-order = Che cosa si dispone per prima cosa?
quiz-asks-article = Quale articolo lo dispone? «{ $text }»
quiz-asks-tricks = Quante prese si trasferiscono?
quiz-asks-then = Qui si decide: «{ $text }» E con il { $edition }?
quiz-asks-edition = Quale edizione decide così? «{ $text }»
quiz-right = Giusto: { $right }
quiz-wrong = Sbagliato. Risposta giusta: { $right }
quiz-explained = { $text } ({ $article }).
quiz-open = Articolo { $article }
quiz-next = Un'altra domanda
quiz-gone = Questa domanda non vale più: con /quiz se ne apre un'altra.
plain-then = poi
plain-previous = Precedente: { $label }
plain-next = Successivo: { $label }
plain-above = Sopra: { $label }
plain-spades = picche
plain-hearts = cuori
plain-diamonds = quadri
plain-clubs = fiori

## Gruppi

take-over = Prendere in carico? Questo caso è di un altro Arbitro. Premi ancora entro un minuto, e passa a te.
case-aside = { $subject }: lasciata per un altro caso.
too-many-commands = In un gruppo ricevono risposta tre comandi al minuto: il prossimo fra un minuto, oppure in privato.
taken-over = Caso preso in carico da te come amministratore.
not-posted = Non è stato possibile pubblicare nella chat collegata: controlla i permessi con /collega.
anonymous = Chi scrive come gruppo o canale non può premere i pulsanti: riscrivi il comando con il tuo nome.
administrators-only = Lo può fare solo un amministratore del gruppo.
linking-ask = In quale chat si pubblicano le decisioni? Scrivi /collega @nome oppure /collega con l'id di un canale o gruppo dove il bot può scrivere. /scollega la toglie.
linking-kept = Le decisioni si possono pubblicare in { $chat }. /scollega la toglie.
linking-made = Fatto: sotto ogni decisione un pulsante la pubblica in { $chat }.
linking-gone = Nessuna chat collegata: le decisioni restano qui.
linking-unreadable = Non è un altro gruppo o canale: scrivi /collega @nome, o il suo id che comincia con -.
linking-not-found = Quella chat non si trova: aggiungi prima il bot a quella chat.
linking-no-right = Il bot lì non può scrivere: dagli il permesso di pubblicare, poi ripeti /collega.
linking-not-yours = Per collegare quella chat devi esserne amministratore.
post = Pubblica nella chat
post-to = Pubblica in { $chat }
posted = Pubblicata nella chat collegata.
posted-to = Pubblicata in { $chat }.

## Una registrazione del gioco

play-title = Registrazione del gioco
play-how =
    Manda tutta la registrazione come testo, file PBN o LIN, o link di un visualizzatore; oppure scrivila riga per riga:
    4P S – contratto e dichiarante
    N 10.DF653.R652.ARD – una mano, prima le picche; oppure: board 12, di una sessione già mandata
    FF A 2 3 – una presa per riga, nell'ordine di gioco; un valore da solo risponde a colore
    resto 9 – il dichiarante fa 9 delle prese non giocate
play-next = Presa { $trick }: attacca { $player }.
play-no-contract = Contratto e dichiarante, per esempio 4P S?
play-trouble = Non accettato: { $message }
play-waiting = Riscrivi questa riga; quelle dopo restano:
play-undo = Annulla
play-done = Fatto
play-right-question = È giusto?
play-right = Giusto
play-correct = Correggi
play-confirmed = Confermato. Quello che le carte non mostrano si chiede qui sotto.
play-ruled = Deciso. Se si cambia una risposta, «Immagine» ridisegna la smazzata.
play-picture = Immagine
play-indication = Indicazione
play-which = { $number } smazzate: quale?
play-more = Altre smazzate
play-cancelled = Registrazione chiusa.
play-nothing = Non è una registrazione del gioco: /gioca dice come si scrive.
play-press = Tocca un pulsante della registrazione, o mandane un'altra intera.
play-gone = Questa registrazione non c'è più. Con /gioca se ne comincia un'altra.
play-too-many = Più renonce di quante se ne contano insieme: decidile una per una con /renonce.
play-waits = Una riga non è ancora accettata: riscrivila o annullala.
play-no-tricks = Non c'è ancora nessuna presa.
play-only-private = Le registrazioni del gioco vanno nella nostra chat privata: le smazzate di una sessione sono segrete. Scrivimi lì.
play-other-file = Leggo file PBN, LIN e di testo con una registrazione del gioco, fino a 200 kB; questo è di un altro tipo.
play-solving = Calcolo a carte viste… al massimo { $seconds } secondi; intanto si può proseguire.
play-no-dds = DDS non è installato: il risolutore interno impiega troppo dove restano molte carte.
session-deals =
    { $number ->
        [one] Una smazzata della tua sessione è conservata.
       *[other] { $number } smazzate della tua sessione sono conservate.
    } Le vedi solo tu; si cancellano alla fine della sessione, o dopo { $days } giorni.
    Tocca un board per registrarne il gioco, o scrivi «board 12» in una registrazione.
session-calls = Le chiamate, i contratti e i risultati del file non sono conservati con queste smazzate: per farli leggere manda una smazzata da sola.
session-end = Fine sessione
session-ended = Sessione finita: smazzate e registrazioni cancellate.
session-gone = Quel board non è più conservato.

## Scores

command-score = Quanto vale un contratto
    .name = punti
score-ask =
    Scrivi contratto, risultato, dichiarante e zona, per esempio: 4P+1 N zona
    Due a confronto, in IMP: 4P+1 N zona vs 3SA= S
    Pesato: 60% 4P= 40% 4P-1 N zona vs 620
    Fra altri, in matchpoint: 4P+1 N zona | 620x3 650 -100
work-out-score = Calcola il punteggio
score-how = Per esempio: 4P+1 N zona
score-title = Punteggio
score-title-compared = Due punteggi
score-title-weighted = Punteggio pesato
score-passed = Passata
score-vulnerable = { $result }, in zona
score-not-vulnerable = { $result }, in prima
score-declarers-side = Linea del dichiarante
score-result = { $result }: { $points }
score-part = { $percent }% · { $result }
score-other-table = Altro tavolo: { $points }
score-alone = { $side } { $points } (77)
score-by-vulnerability = { $side } { $safe } in prima, { $vulnerable } in zona (77)
score-difference = Differenza: { $points }, { $imps } IMP (78B)
score-weighted = Pesato: { $points } (12C1(c))
score-change = { $before } → { $after }
score-artificial = Artificiale: Nord-Sud { $ns }%, Est-Ovest { $ew }% (12C2)
score-weighted-name = Pesato
score-imps-weighted = Nel confronto, pesato: { $imps } IMP (78B)
score-matchpoints = { $result }: { $percent }%, { $points } su { $top } (78A)
score-legal-results = Conta solo ciò che era lecito.
score-law = Articolo { $law }
score-whose = Dalla parte di: { $side }.
decimal-mark = ,
score-wrong-not_understood = «{ $text }» non si capisce.
score-wrong-no_contract = Manca un contratto.
score-wrong-no_result = { $contract }: manca il risultato: =, +1 o -1.
score-wrong-impossible_result = { $contract }{ $text } non può essere: le prese sono tredici.
score-wrong-no_vulnerability = Per confrontare bisogna sapere chi è in zona: scrivi zona o prima dopo il contratto di ogni linea.
score-wrong-no_declarer = { $contract }: chi è il dichiarante? N, E, S oppure O.
score-wrong-told_twice = In un contratto qualcosa è scritto due volte.
score-wrong-no_percent = Più risultati: ognuno vuole la sua percentuale, oppure vs fra due.
score-wrong-not_all = Le percentuali fanno { $text }, non 100.
score-wrong-too_many = È troppo in una volta: sei risultati, o i punteggi di 400 tavoli.
score-wrong-one_result = Lì va un solo risultato: contratto, risultato, dichiarante.
score-wrong-no_score = Nessun contratto vale { $text }.
score-wrong-no_frequencies = Dopo la barra vanno i punteggi degli altri tavoli, come 420x3 450 -50.

## Serate

command-evening = I casi di una serata
    .name = serata
note-it = Annota
note-place = Board, tavolo…
note-noted = Annotato nell'elenco della serata.
note-noted-in-group = Annotato nell'elenco del gruppo in cui arbitri.
note-noted-at = Annotato: { $place }.
note-how = Board e tavolo? Scrivili, per esempio: 12{"\u00A0"}5
note-how-in-group = Board e tavolo? Rispondi a questo messaggio, per esempio: 12{"\u00A0"}5
note-own = Puoi aggiungere le coppie e una nota che vedi solo tu.
note-replace = Cambiare in { $place }?
note-replace-yes = Sì, cambia
note-replace-no = No, lascia com'è
note-not = Non nell'elenco della serata
# Parole dei luoghi scritti, separate da spazi.
note-board = board bd smazzata mano b
note-table = tavolo tav t
note-pairs = coppie coppia
note-ns = ns n-s n/s
note-ew = eo e-o e/o
note-and = e
place-board = Board { $board }
place-table = Tavolo { $table }
place-both = Board { $board }, tavolo { $table }
place-list = { $board }, tavolo { $table }
place-typed = { $board }/{ $table }
board-empty = Board { $board }: niente annotato.
place-unknown = Caso { $number }
place-none = Ancora senza board
task-to-do = { $text } ({ $articles })
task-undecided = La decisione aspetta un fatto che non era sicuro
task-undecided-short = un fatto da accertare
task-appeal = Appello (92)
task-appeal-short = appello (92)
task-appealed-short = appello: { $text }
evening-day =
    { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
evening-title = Serata del { $day }
evening-named = { $name } · { $day }
evening-opened = Serata aperta: le decisioni date qui da ora in poi ne fanno parte.
evening-empty = Ancora nessun caso.
evening-counts =
    { $open ->
        [0] Non resta niente da fare
        [one] Resta da fare una cosa
       *[other] Restano da fare { $open } cose
    } · { $rulings ->
        [one] un caso
       *[other] { $rulings } casi
    }
evening-closed = La serata è chiusa.
evening-director = Arbitro { $director }
evening-key = { $number } = arbitro { $director }
evening-all-cases = Tutti i casi ({ $rulings })
evening-cases = Tutti i casi ({ $rulings }), per board
evening-next = Avanti ›
evening-first = ‹ Inizio
evening-close = Chiudi la serata
evening-close-ask =
    { $open ->
        [one] Resta da fare una cosa
       *[other] Restano da fare { $open } cose
    } su { $boards ->
        [one] un board
       *[other] { $boards } board
    }. Chiudo lo stesso?
evening-close-no = Mostra che cosa resta
evening-close-yes = Chiudi lo stesso
evening-new = Nuova serata
evening-again = Riapri la serata
evening-export = Esporta
evening-comes = I file arrivano qui sotto.
evening-csv = Per chi calcola: una riga per decisione.
evening-pdf = Da stampare: l'elenco, i casi, un modulo per ogni appello.
evening-print-ask = Che cosa stampare? La tabella ha tutti i casi.
evening-print-all = Tutti ({ $rulings })
evening-print-open = Da fare ({ $rulings })
evening-print-adjusted = Con punteggio arbitrale ({ $rulings })
evening-print-appealed = Con appello ({ $rulings })
evening-earlier = Serate precedenti
evening-which = Quale serata?
evening-gone = Quella serata o quel caso non c'è più. /serata mostra quello che c'è.
evening-anothers = Questo elenco risponde a chi l'ha aperto: con /serata ne apri uno tuo.
evening-directed-by = In questo gruppo le serate le aprono e le chiudono solo gli amministratori e chi nominano loro: chiedi a uno di loro.
evening-undirected = Qui la serata la apre un amministratore, che può nominarti con il pulsante. In privato puoi aprirne una tua.
evening-let = Nomina { $name }
evening-let-nameless = Nomina questa persona
evening-let-done = Fatto: questa persona qui apre e chiude le serate.
evening-let-undone = Fatto: questa persona qui non apre più serate.
evening-let-no-longer = Revocare la nomina
evening-full = L'elenco della serata è pieno: chiudila e aprine un'altra con /serata.
place-told = Board e tavolo segnati: valgono per la decisione.
place-known = Board e tavolo sono già segnati: li cambi sotto la decisione.
task-settled-already = Quella cosa è già sistemata: ecco che cosa resta.
director-name = Le mie iniziali
director-name-how = Nome o iniziali? Scrivili, per esempio: AB
director-name-in-group = Nome o iniziali? Rispondi a questo messaggio, per esempio: AB
director-name-where = Stanno negli elenchi, nella tabella e sui fogli della serata al posto del tuo numero.
director-name-taken = { $name } è già un altro arbitro. Un altro nome?
director-name-wrong = { $name } non va: lettere, al massimo 12, in al massimo tre parole.
task-answer = Rispondi ora
task-otherwise = Sistemato
task-done = Fatto
task-count = Conta le prese
task-score = Calcola il punteggio
task-no-adjustment = Non cambia niente
task-adjust = Punteggio arbitrale…
evening-ask-tricks = Che cosa segna lo score adesso, senza le prese trasferite? Contratto, risultato, dichiarante: 4P= N
evening-ask-before = Il risultato al tavolo? Contratto, risultato, dichiarante: 4P= N
evening-ask-after = Il punteggio da dare? Contratto, risultato, dichiarante: 4P+1 N
evening-ask-result = Il risultato al tavolo? Contratto, risultato, dichiarante: 4P= N
evening-ask-weights = Pesato: 60% 4P= N 40% 4P-1 N · artificiale: 60/40
evening-ask-vulnerable = La zona la dice il board; se manca, aggiungi zona o prima.
evening-by-reply = Rispondi così a questo messaggio.
evening-without-score = Senza punteggio
evening-not-known = Non si sa
evening-right = È giusto
evening-whose = I punteggi sono di Nord-Sud.
evening-type-again = Se no, riscrivilo.
evening-too-many-tricks = { $result }: quelle prese non ci stanno. Una mano ne ha tredici.
task-announce = Appello
task-reopen = È ancora da fare
task-is-appealed = È stato annunciato un appello.
task-is-done = Fatto
task-is-no_adjustment = Non cambia niente
task-is-adjusted = Punteggio arbitrale
task-scored = { $state }: { $score }
task-recorded = Da segnare: { $score }
task-by = { $state } ({ $director }).
noted-pairs = Coppie { $pairs }
noted-ruling = La decisione
noted-open = Apri la decisione
noted-result = Al tavolo: { $result }
noted-tell-result = Risultato…
noted-drop = Togli dall'elenco
noted-drop-ask = Togliere questo caso dall'elenco, con quello che resta da fare?
noted-drop-yes = Sì, toglilo
export-counted = la decisione è nel conto delle decisioni del mese
export-noted = dove il caso è annotato in una serata: board e tavolo
export-evening = la serata a cui appartiene
export-day = il giorno della serata
export-closed = la serata è chiusa
export-number = il tuo numero di arbitro nella serata
export-awaiting = che cosa stai per scrivere per una serata
export-director = il numero dell'arbitro che l'ha annotato
export-at_table = il tavolo
export-pairs = le coppie
export-scored = il risultato al tavolo
export-own_line = la riga tua
export-to_do = che cosa resta o restava da fare
export-in_short = che cosa resta da fare, in poche parole
export-kind = come finisce: contato, con un punteggio, con una risposta o fatto
export-articles = gli articoli di ciò che resta da fare
export-state = che cosa ne è stato
export-appealed = è stato annunciato un appello
export-adjusted = il punteggio assegnato
export-settled_by = il numero dell'arbitro che l'ha sistemato

## Sheets to print

sheet-title = { $name } { $day }
sheet-evening = Serata del { $day }
sheet-foot = Renonce · La decisione resta dell'Arbitro.
sheet-directors =
    { $number ->
        [0] Decisioni della serata
        [one] Decisioni della serata · un arbitro
       *[other] Decisioni della serata · arbitri { $directors }
    }
sheet-number = N.
sheet-board = Board
sheet-table = Tavolo
sheet-pairs = Coppie
sheet-decision = Decisione
sheet-result = Risultato
sheet-state = Stato
sheet-state-open = in sospeso
sheet-state-done = fatto
sheet-state-no_adjustment = nessuna modifica
sheet-state-adjusted = modificato
sheet-state-appeal = appello
sheet-none = Nessuna decisione annotata.
sheet-ruling = Decisione { $number }
sheet-appeal = Modulo d'appello · decisione { $number }
sheet-goes-on = { $title }, segue
sheet-about = { $subject } · { $edition }
sheet-by-director = arbitro { $director }
sheet-by-named = arbitro { $director }
sheet-assumed = Si suppone: { $what }
sheet-facts = Fatti accertati
sheet-decided = Decisione ({ $edition })
sheet-told = Detto ai giocatori
sheet-tasks = Da fare più tardi
sheet-before = Risultato prima
sheet-after = Risultato dopo
sheet-own-line = La riga dell'arbitro
sheet-deal = Smazzata
sheet-dealer = Mazziere { $dealer } · { $vulnerable }
sheet-see-picture = Le mani e il gioco sono nella figura della pagina seguente.
sheet-auction = Licitazione
sheet-play = Gioco
sheet-explanations = Spiegazioni e alert
sheet-ground = Motivi dell'appello
sheet-lodged = Presentato da (coppia): …………… alle ore: …………… Sentita l'altra linea: sì / no
sheet-committee = Decisione sull'appello
sheet-picture = Il board
sheet-signed-ns = Nord-Sud
sheet-signed-ew = Est-Ovest
sheet-signed-director = Arbitro
sheet-signed-appellant = Chi presenta appello
sheet-signed-opponent = L'altra linea

## Terminale

terminal-quits = esci | basta
terminal-hint = Scrivi un numero per premere un pulsante, oppure che cosa è successo. «esci» chiude.
no-token =
    BOT_TOKEN non è impostato. Un token si ottiene su Telegram da @BotFather con /newbot.
    Poi: BOT_TOKEN=… python -m bot
    Per provare il bot qui, senza token e senza rete: python -m bot chat
token-refused = Telegram rifiuta BOT_TOKEN: controllalo, o chiedine uno nuovo a @BotFather.
telegram-unreachable = Telegram non risponde ({ $error }): controlla la rete e BOT_API_URL, poi riprova.
webhook-refused = Telegram rifiuta WEBHOOK_URL: { $error }
cannot-listen = { $setting }: non si può ascoltare su { $place } ({ $reason }): { $advice }.
listen-at-another-port = scegli un'altra porta o chiudi chi la usa
listen-elsewhere = scrivi un indirizzo di questa macchina, come 127.0.0.1
unknown-command = «{ $command }» non è un comando: python -m bot, python -m bot chat, python -m bot migrate, copy, status, health, site, cards o desk [--csv | --cases].
usage-none = Il bot su Telegram, con il token in BOT_TOKEN; tutte le impostazioni vengono dall'ambiente (docs/running.md).
usage-chat = lo stesso bot in questo terminale, senza token e senza rete
usage-migrate = aggiorna il database e termina; con uno schema precedente, per esempio 0015, torna a quello
usage-copy = copia il database in quello vuoto indicato da COPY_TO e termina
usage-health = dice se il bot che gira con queste impostazioni sta bene (stato 0) o no (1)
usage-status = dice come sta un bot in funzione e termina
usage-site = costruisce la pagina in una cartella, per qualunque server di file, e finisce: site CARTELLA
usage-cards = stampa le schede A5 di ogni argomento e un libretto (PDF), e finisce: cards CARTELLA
site-bot = il nome del bot a cui la pagina rimanda
site-url = l'indirizzo che la pagina avrà
site-authority = la federazione di cui valgono le opzioni
site-one-file = un solo file, che si apre anche da una chiavetta
site-built = La pagina è in { $folder }: { $number } file.
site-other = { $folder }: qui c'è altro, e non si tocca; scegli una cartella vuota o quella di una pagina.
site-not-written = { $folder }: non si può scrivere ({ $reason }).
site-bad-bot = { $name }: non è il nome di un bot su Telegram; scrivilo come in t.me/renonce_bot
site-bad-url = { $url }: scrivi un indirizzo come https://example.org/arbitro/
site-bad-authority = { $name }: federazione sconosciuta; le conosciute: { $known }.
usage-help = mostra questo e termina
usage-version = mostra la versione e termina
status-schema = Database: { $kind }, schema { $schema }, aggiornato.
status-release = Renonce { $release }, schema { $schema }.
status-schema-newer = Database: { $kind }, schema { $schema }: l'ha fatto una versione più recente. Installa quella, oppure torna indietro come dice docs/running.md.
status-backup = Ultima copia di sicurezza: { $at }.
status-no-backup = Ultima copia di sicurezza: nessuna nella cartella di BACKUPS.
status-schema-old = Database: { $kind }, schema { $schema } e non { $newest }: esegui python -m bot migrate.
status-no-database = Database: { $error }
status-interviews = Casi aperti: { $number }.
status-received = Ultimo aggiornamento registrato: { $at }.
status-rulings = Decisioni nel mese { $month }, { $subject }, { $edition }: { $number }.
status-no-token = Telegram: non interrogato, BOT_TOKEN non è impostato.
status-no-telegram = Telegram: nessuna risposta ({ $error }).
status-webhook = Webhook: { $url }
status-polling = Webhook: nessuno, il bot usa il polling.
status-webhook-other = Webhook: Telegram ha { $url }, le impostazioni { $wanted }.
status-ephemeral = Casi nei gruppi: le domande le vede solo chi chiede.
status-no-ephemeral = Casi nei gruppi: le domande le vedono tutti, il server di Telegram non conosce i messaggi effimeri.
status-guest = Alle menzioni in altre chat si risponde.
status-no-guest = Le menzioni in altre chat non arrivano al bot: la modalità ospite è spenta in BotFather.
status-queue = Aggiornamenti in attesa da Telegram: { $number }.
status-webhook-error = Ultimo invio fallito, { $at }: { $error }
status-no-metrics = Errori: nessuno risponde su { $place } (METRICS_PORT).
status-no-errors = Errori dall'avvio: nessuno.
status-errors = Errori dall'avvio, { $error }: { $number }.
migrated = Il database è aggiornato.
migrated-back = Il database ha di nuovo lo schema { $schema }. Avvia la versione a cui appartiene: questa lo aggiornerebbe.
copied = Tutto è copiato: indica il nuovo database in DATABASE_URL.
copy-where = Indica in { $variable } il database vuoto da riempire, come in DATABASE_URL: sqlite:///path o postgresql+psycopg://user@host/name
health-well = Il bot riceve gli aggiornamenti.
health-unwell = Il bot non riceve aggiornamenti, o non risponde: python -m bot status dice di più.

## A chi gestisce il bot

operator-new = Un errore di un tipo nuovo: { $kind }
    Per intero è nel log. Se si ripete, una volta al giorno segue il conto.
operator-counts = Errori che si sono ripetuti dall'ultimo conto:
operator-times = { $kind }: { $times }
operator-database-away = Il database { $fault ->
    [full] è pieno: non si può scrivere
    [read_only] si può solo leggere
    [busy] è occupato da un altro processo
    [schema] ha un altro schema, o manca un permesso
    [damaged] o il suo disco è danneggiato
   *[away] non è raggiungibile
}. Quello che si manda è rinviato o rifiutato finché non si scrive di nuovo.
operator-database-back = Il database si può usare di nuovo, dopo al massimo { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
 }.

## Prima la licitazione: scritta, o inserita con i tasti

auction-offer = O scrivi la licitazione:
auction-example =
    { $subject ->
        [call_out_of_turn] N: 1F S: 1P?
        [inadmissible_call] 1P (passo) X?
        [changed_call] 1P (2F) 2C > 3C
        [rotation] mazziere N: 1F P O: P N: P
        [lead_restriction] 1P (2F) 1C > 2P (3F) P (P) P
       *[insufficient_bid] 1P (2C) 2Q?
    }
auction-tap = Con i tasti
auction-again = Cambia la licitazione
keypad-dealer = Chi era il mazziere?
keypad-dealer-unknown = Se non si sa, scegli Nord.
keypad-call = Che chiamata ha fatto { $player }?
keypad-player = Chi ha chiamato fuori turno?
keypad-changed = In che cosa { $player } ha cambiato { $call }?
keypad-end = Ecco la chiamata
keypad-without = Senza licitazione
key-P = Passo
key-X = Contro
key-XX = Surcontro
key-others = Altre chiamate
key-players = Fuori turno: chi?
key-changed = Chiamata cambiata

## Il tavolo, disegnato

show-table = Mostra il tavolo
seats-clockwise = In senso orario, da chi ha sbagliato:
seat-called = Ha fatto la chiamata
seat-made = Ha chiamato { $call }
seat-led = Ha giocato fuori turno
seat-revoked = Ha fatto renonce
seat-owner = Ha la carta penalizzata
seat-next = Avversario di sinistra
seat-partner = Il suo compagno
seat-right = Avversario di destra
seat-declarer = Dichiarante
seat-dummy = Morto
seat-defender = Difensore
seat-declarers_side = Dichiarante o morto
seat-turn = Era il suo turno
faced-led_faced = La carta giocata, scoperta
faced-led_face_down = La carta d'attacco, coperta
faced-penalty_card = La carta penalizzata, scoperta

## Una riga che da sola non apre un caso

answer-which = Quale domanda è?
answer-general = In generale, non è una decisione.
answer-rests = In generale, non è una decisione: { $articles }
answer-by = Codice { $edition }: { $text }
happened = È successo al mio tavolo
about-which = Di che cosa si tratta?
not-ruled-on = Qui non si decide su questo. L'articolo { $law } dice di più.
about-law = Articolo { $law } ›
pass-on = Manda questa riga al gestore
passed-on = La riga è stata mandata al gestore, senza il tuo nome. Grazie.

## Uno sportello di arbitri

command-desk = Uno sportello di arbitri, nel loro gruppo
    .name = sportello
command-ask = Chiedi a un arbitro
    .name = chiedi
ask-director = Chiedi a un arbitro
ask-beside = Senti un Arbitro
desk-title = Sportello · { $name }
desk-how =
    Chi tocca «Ci penso io» risponde in privato.
    Qui si discute: ciò che si scrive sotto una scheda non è né conservato né inviato.
desk-languages = Lingue: { $languages }
desk-quiet = Ore di silenzio: { $begins }–{ $ends }
desk-quiet-none = Ore di silenzio: nessuna
desk-channel = Canale: { $channel }
desk-channel-none = Canale: nessuno
desk-channel-how = Le risposte si pubblicano nel canale collegato: un amministratore scrive qui /collega @nome. /scollega lo toglie.
desk-open = Domande aperte: { $number }
desk-numbers = Statistiche
desk-link = Link per chiedere
desk-link-how =
    Chi apre questo link in privato chiede da allora a voi: fissatelo nel vostro canale.
    In un gruppo pubblico un suo amministratore può scrivere /sportello { $desk }.
desk-blocked = Bloccati: { $number }
desk-blocks = Qui non può chiedere chi ha posto queste domande:
desk-lift = { $called } può chiedere di nuovo
desk-list =
    { $number ->
        [0] Nessuna domanda aperta.
        [one] Una domanda aperta:
       *[other] { $number } domande aperte:
    }
desk-since =
    { $days ->
        [0] dalle { $time }
        [one] da ieri
       *[other] da { $days } giorni
    }
desk-more =
    { $more ->
        [one] … e un'altra
       *[other] … e altre { $more }
    }
desk-off = Questo gruppo non è più uno sportello. Chi aveva una domanda aperta è stato avvisato.
desk-off-none = Questo gruppo non è uno sportello.
desk-not-allowed = Qui questo gruppo non può essere uno sportello: chi gestisce il bot deve nominarlo in DESKS ({ $chat }).
desk-in-a-group = Scrivi /sportello nel gruppo dei vostri arbitri: diventa il loro sportello.
desk-of-group = Le domande di questo gruppo vanno allo sportello { $name }.
desk-unknown = Non c'è uno sportello così: la chiave sta dietro «Link per chiedere» nel gruppo dei suoi arbitri.
desk-chosen = Ora chiedi allo sportello { $name }.
desk-chosen-how = «Chiedi a un arbitro» sta sotto le decisioni, in «Altro…»; /chiedi chiede subito.
desk-closed = Questo sportello non prende più domande.
numbers-title = { $name } · { $month }
numbers-none = Ancora nessuna domanda.
numbers-asked = Domande: { $number }; aperte: { $open }; ritirate: { $withdrawn }
numbers-taken = Prese in carico dopo { $median }, nove su dieci entro { $most }
numbers-answered = Risposte dopo { $median }, nove su dieci entro { $most }
numbers-unclear = Non chiare per chi ha chiesto: { $number }
numbers-before = ‹ Mese prima
numbers-after = Mese dopo ›
numbers-table = Come tabella
numbers-file = I numeri dello sportello, una riga al mese; durate in minuti.
duration-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
duration-hours =
    { $hours ->
        [one] un'ora
       *[other] { $hours } ore
    }

## Chiedere a uno sportello

ask-to = Chiedi a: { $desk }
ask-seen = Vedranno fatti, decisione, Codice e parole tue; il nome no. Il caso senza le tue parole può essere pubblicato. /dati
ask-seen-name = Vedranno fatti, decisione, Codice, parole e il tuo nome ({ $name }). Il solo caso può essere pubblicato. /dati
ask-now = Invia: sto arbitrando adesso
ask-calm = Invia: arbitro, con calma
ask-player = Invia: sono un giocatore
ask-words = Parole mie…
ask-words-change = Altre parole…
ask-name-no = Nome: no
ask-name-yes = Nome: sì
ask-needs-words = Scrivi la tua domanda in un messaggio.
ask-other-desk = Altro sportello
ask-which = A chi vuoi chiedere?
ask-no-desk = Qui non c'è uno sportello di arbitri a cui chiedere.
ask-too-many = Hai tre domande aperte: ritirane una, o aspetta la risposta.
ask-too-many-today = Hai fatto cinque domande in un giorno. Domani puoi chiedere di nuovo.
ask-desk-full = Questo sportello ha tante domande aperte quante ne può prendere. Riprova più tardi.
ask-blocked = Questo sportello non prende domande da te.
ask-gone = Questa domanda non c'è più.
ask-late = Sono passati più di sette giorni: fai una domanda nuova con /chiedi.
ask-unclear-already = L'hai già detto: se serve ancora, fai una domanda nuova con /chiedi.
ask-nothing = Non è stato inviato nulla.
quoted = «{ $text }»
found-heading = Già risposto?
found-anyway = No, chiedo lo stesso
found-helps = Sì, mi basta
found-check = Da verificare: oggi questo caso si decide altrimenti.
found-thanks = Bene. Non è stato inviato nulla.
found-button = Risposto: { $about }
asked-sent = { $called } · Inviata allo sportello { $desk }
asked-rule = Se il tavolo aspetta, decidi: un errore si corregge (82C).
asked-player-waits = Durante la gara chiedi al tuo Arbitro: lo sportello lì non decide.
asked-player = Al tavolo decide il tuo Arbitro.
asked-quiet = Lo sportello è in silenzio fino alle { $hour }.
asked-taken = { $called } · Se ne occupa un arbitro dalle { $time }
asked-nobody = { $called } · Nessuno è libero
asked-nobody-how = Decidi, e di' che la decisione si può appellare (92A): un errore si corregge (82C). La domanda resta aperta.
asked-back = { $called } · { $desk } chiede:
asked-withdrawn = { $called } · Domanda ritirata
asked-declined = { $called } · Nessuna risposta dallo sportello { $desk }
asked-no_law = Non è una questione di Codice.
asked-too_little = Del caso si sa troppo poco. Chiedi di nuovo con più fatti.
asked-conduct = Lo sportello non risponde a questa domanda.
asked-closed = Lo sportello è stato chiuso, o non si può raggiungere. Chiedi a un altro, oppure decidi: un errore si corregge (82C).
asker-add = Aggiungi…
asker-withdraw = Ritira la domanda
asker-reply = Rispondi…
asker-clear = Chiaro, grazie
asker-unclear = Non è chiaro…
answered-by = { $name }, { $desk }
answer-case = Apri il caso
answer-thanks = Grazie a te. La risposta resta qui sopra.

## Rispondere a uno sportello

card-now = sta arbitrando
card-calm = arbitra, con calma
card-player = un giocatore
card-no-case = Domanda
card-bot = Bot: { $headline }
card-no-ruling = ancora nessuna decisione
card-name = Da: { $name }
card-take = Ci penso io
card-take-one = { $called }: ci penso io
card-back-one = { $called }: in lista
card-answer = Rispondi
card-facts = Apri i fatti
card-reopen = Riapri
card-taken = Se ne occupa { $name } · { $time }
card-asked = { $name } ha chiesto un chiarimento
card-back = Di nuovo in lista; se ne occupava { $name }
card-withdrawn = Domanda ritirata
card-waits = { $called }: il tavolo aspetta.
card-opens = Si risponde nella chat privata.
card-has = Se ne occupa { $name }.
card-not-open = Non è più aperta.
result-confirmed = Confermata
result-differently = Deciso diversamente
result-judgement = Questione di giudizio
result-already = Già risposto
result-already-as = Già risposto, come { $called }
result-answered = Risposta
result-no_law = Non è questione di Codice
result-too_little = Si sa troppo poco
result-conduct = Respinta
result-handed = Passata a un altro sportello
result-closed = Sportello chiuso
hold-title = La domanda è tua. Nulla parte prima di «Invia».
hold-confirmed = Confermo la decisione
hold-differently = Decido diversamente…
hold-judgement = È giudizio: il mio parere…
hold-answered = La mia risposta…
hold-already = Già risposto…
hold-fact = Chiarimento…
hold-hand = Affida a…
hold-refuse = Non è per noi…
hold-asked = Hai chiesto: «{ $text }»
hold-correction = Correggi…
hold-publish = Pubblica domani
hold-unpublish = Non pubblicare
hold-mark = Segna come caso deciso
hold-published = Pubblicata.
hold-scheduled = Si pubblica un giorno dopo che l'hai chiesto.
hold-marked = Segnato: python -m bot desk --cases ne fa la bozza.
hold-not-yours = Questa domanda non è (più) tua.
hold-left = Non sei più nel gruppo di questo sportello: la domanda è tornata in lista.
hold-withdrawn = { $called } è stata ritirata: non è stato inviato nulla.
told-added = Chi ha chiesto aggiunge: «{ $text }»
told-handed = Passata a te
told-unclear = Il dubbio di chi ha chiesto: «{ $text }»
told-replied = Chi ha chiesto risponde: «{ $text }»
told-silent = Da due giorni chi ha chiesto non risponde
told-withdrawn = Domanda ritirata
told-undelivered = Non recapitata: chi ha chiesto ha bloccato il bot
told-unposted = Non pubblicata nel canale, dove il bot non può scrivere. Nel bot si trova
hand-heading = { $called }: a chi?
hand-back = Rimetti in lista
hand-to = A { $name }
hand-to-namesake = A { $name }, che ha avuto { $called }
hand-desk = Allo sportello { $name }
refuse-heading = { $called }: perché? Chi ha chiesto lo saprà.
refuse-no_law = Non è questione di Codice
refuse-too_little = Si sa troppo poco
refuse-conduct = Condotta: blocca per 180 giorni
already-heading = Quale risposta va bene?
already-none = Nessuna risposta pubblicata le somiglia.
type-words = Scrivi la tua domanda in un messaggio.
type-addition = { $called }: che cosa vuoi aggiungere? Scrivilo in un messaggio.
type-reply = { $called }: scrivi la tua risposta in un messaggio.
type-unclear = { $called }: che cosa non è chiaro? Scrivilo in un messaggio.
type-confirmed = { $called }: scrivi le parole che vanno con la conferma.
type-differently = { $called }: come decidi, e con quale articolo? Scrivilo in un messaggio.
type-judgement = { $called }: il tuo parere, in un messaggio.
type-answered = { $called }: la tua risposta, in un messaggio.
type-already = { $called }: scrivi le parole che vanno con quella risposta.
type-fact = { $called }: quale fatto manca? Scrivilo in un messaggio.
type-correction = { $called }: la risposta intera, di nuovo, in un messaggio.
type-how = Al massimo 600 caratteri, senza link. La vedi prima che parta.
type-too-long = Sono { $number } caratteri: al massimo 600. Mandala più corta.
type-full = Tutto insieme può avere 2000 caratteri. Mandala più corta.
type-no-links = Niente link e niente @nomi, per favore. Mandala senza.
type-no-text = Solo testo, per favore.
draft-to-asker = Va a chi ha chiesto { $called }:
draft-to-desk = Va allo sportello { $desk }:
draft-may-add = Puoi aggiungere qualche parola.
draft-added = Nel frattempo chi ha chiesto ha aggiunto:
draft-send = Invia
draft-signed = Firmato: { $name }
draft-unsigned = Firmato: lo sportello
draft-again = Riscrivi…
draft-add = Aggiungi parole…
draft-old = Il testo è cambiato: questo è ciò che partirebbe.
publish-where = Tra un giorno va nel canale { $channel }, e si trova nel bot.
publish-nowhere = Nessun canale è collegato: tra un giorno si trova nel bot.
publish-names = Il testo è senza nomi?
publish-yes = Sì, pubblica domani
post-open = Apri nel bot
desk-cases-none = Nessuna domanda è segnata come caso deciso.
desk-figures-none = Ancora nessuna domanda a uno sportello.
usage-desk = i numeri degli sportelli; --csv come tabella, --cases bozze di casi decisi
export-desk = lo sportello di arbitri
export-called = il numero della tua domanda, o di una a cui hai risposto
export-words = ciò che hai scritto per essa
export-asker_name = il tuo nome, come l'hai lasciato vedere
export-hurry = se arbitri o giochi, e se un tavolo aspettava
export-asked = ciò che ti è stato chiesto, o che hai chiesto
export-result = che cosa ne è venuto
export-answer = la risposta
export-signature = il nome sotto la risposta
export-holder_name = il tuo nome, come l'hanno visto i colleghi
export-taken_at = quando l'hai presa in carico
export-answered_at = quando hai risposto
export-question = la domanda per cui stai scrivendo
export-typing = che cosa stai scrivendo
export-text = ciò che hai scritto e non inviato
export-signed = se porterà il tuo nome
export-turn = quante volte l'hai scritto
export-picked = la domanda a cui si era già risposto
export-typed_at = quando l'hai scritto
privacy-desk = Una domanda a uno sportello: i suoi arbitri vedono fatti, decisione e parole tue, il nome solo se lo dici, e possono copiare ciò che leggono. Parole, nome e numero tuoi si cancellano { $days } giorni dopo l'ultima mossa; fatti, esito e una risposta pubblicata restano. Chi non può chiedere: un numero, per 180 giorni.
privacy-desks = Il tuo sportello, del gruppo omonimo: { $desks }.

## La pagina

page-about = Decisioni di bridge passo per passo, anche senza rete
page-articles = Articoli
page-asides = Da leggere dopo
page-bad-link = Questo collegamento non porta a un caso.
page-bot = Apri il bot
page-change = Cambia
page-copied = Collegamento copiato
page-copy = Copia il collegamento
page-earlier = Un'edizione precedente funziona senza rete dopo che l'hai scelta.
page-earlier-kept = Anche il Codice { $edition } funziona senza rete.
page-edition = Edizione del Codice
page-group-auction = Nella licita
page-group-cards = Carte, board e altro
page-group-behaviour = Comportamento, ritardi, appelli
page-group-information = Informazioni
page-group-often = I più frequenti
page-group-play = Nel gioco
page-instead = Qui non c'è { $number }; questo è { $nearest }.
page-keep = Per averla senza rete: aggiungi la pagina alla schermata Home.
page-language = Lingua
page-lead = Prosegui con: { $subject }
page-missing = Manca un file: serve la rete. Riprova.
page-newer = C'è una versione nuova.
page-newer-form = La pagina è cambiata: ricaricala.
page-not-covered = Questa edizione non tratta l'argomento: scegline un'altra.
page-note = Parafrasi nostre; il testo ufficiale è il Codice. Nessun dato lascia questo apparecchio.
page-nothing-found = Niente con queste parole. Scegli che cosa è successo:
page-offline = Funziona senza rete.
page-or = o
page-print = Stampa
page-reload = Ricarica
page-remove = Togli
page-search = Cerca
page-search-label = Che cosa è successo, a parole tue, o un articolo: ha rifiutato a picche, 64A1
page-search-title = Fatti, articoli e risposte
page-skip = Vai al contenuto
page-start = Che cosa è successo?
page-together = Queste risposte si escludono a vicenda.
page-told = Che cosa è stato detto
page-too-unsure = Troppe cose sono incerte: rispondi almeno a una domanda.
page-unusual = Qualcosa di insolito…
page-weigh = L'Arbitro valuta
page-why = Perché si chiede

## Schede stampate

cards-title = Schede per l'arbitro
cards-file = { $title } · { $edition }
cards-by = { $edition } · { $authority }
cards-number = Scheda { $number }
cards-how =
    Come si leggono: la domanda è in verde, e sotto stanno le risposte, ognuna con la decisione e le parole da dire.
    «Sempre» vale per tutte le decisioni che stanno sotto, o sopra.
    Una lettera segna una domanda a cui si torna da più risposte. La prima scheda ha il caso più frequente, le altre il resto.
    Una scheda ha al massimo due facciate A5: si stampa fronte e retro.
cards-every = Sempre:
cards-no-more = Nient'altro.
cards-on-card = → scheda{"\u00A0"}{ $point }
cards-goes-on = → vedi { $point }
cards-lead = →{"\u00A0"}{ $subject } (scheda{"\u00A0"}{ $number })
cards-lead-alone = →{"\u00A0"}{ $subject }
cards-more-page = Se qualcosa è diverso: il codice apre la pagina.
cards-more-bot = Se qualcosa è diverso: il codice apre il bot.
cards-more-none = Se qualcosa è diverso, chiedi al bot.
cards-ours = Parole nostre; il testo ufficiale è il Codice.
cards-made = Renonce { $version }
cards-subject = solo la scheda di questo argomento; si può ripetere
cards-edition = l'edizione del Codice, se non è quella in vigore
cards-language = solo in questa lingua; si può ripetere
cards-url = l'indirizzo della pagina, che il codice apre; se manca vale SITE_URL
cards-bot = il nome del bot, che il codice apre se non c'è una pagina
cards-printed = Le schede sono in { $folder }: { $number } file.
cards-no-code = Le schede non hanno il codice da fotografare: manca l'indirizzo (--url, --bot o SITE_URL).
cards-too-long = { $subject }: nemmeno la prima domanda sta su una pagina; abbrevia le sue parole.
cards-bad-language = { $name }: lingua sconosciuta; le conosciute: { $known }.
