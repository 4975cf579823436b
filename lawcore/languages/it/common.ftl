### Che cosa si dice della legge, in italiano, qualunque sia l'argomento. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Cornice

yes = Sì
no = No
edition = Codice { $edition }
with-article = { $text } ({ $article }).
article-printed = { $printed } [{ $number }]
list-heading = È successo qualcosa di insolito?
rare-unusual = Qualcosa di insolito
trick-number = Presa { $trick }
why = Lo chiede l'articolo { $article }: { $text }
why-through = Da lì dipende: { $articles }.
appeal = Le due linee possono fare appello nei termini

## A chi si dice qualcosa

said-to = { $to }: { $text }
to-all = a tutti
to-seat = a { $seat }
said-to-seat = { $seat }, { $text }
always-capital = Lei
to-both_sides = alle due linee
to-declarer = al dichiarante
to-dummy = al morto
to-defenders = ai difensori
to-defender = al difensore
to-other_defender = all'altro difensore
to-partner = al compagno
to-declarers_partner = al compagno del dichiarante
to-speakers_partner = al compagno di chi ha parlato
to-players_partner = al compagno di quel giocatore
to-card_owners_partner = al compagno di chi ha la carta
to-revoker = a chi ha fatto renonce
to-holder = al difensore con la penalizzata
to-leader = al difensore che ha attaccato
to-defender_on_lead = al difensore che deve attaccare
to-next_defender = al difensore che ha giocato dopo
to-hasty_defender = al difensore che ha giocato prima del turno
to-defender_before_partner = al difensore che ha giocato prima del compagno
to-defenders_partner = al compagno del difensore
to-opponent_who_played = all'avversario che ha già giocato
to-side_taking_back = alla linea che riprende la carta
to-other_side = all'altra linea
to-innocents = alla linea innocente
to-informed_player = al giocatore che sa qualcosa
to-claimer = al richiedente
to-side_that_did_not_claim = alla linea che non ha fatto il claim
to-asker = a chi chiede
to-appellants = a chi fa appello
to-askers_partner = al compagno di chi ha chiesto
to-asked_partner = al compagno a cui è stato chiesto
to-short_player = a chi non ha giocato nella presa
to-offender = a chi ha sbagliato
to-lho = all'avversario di sinistra
to-peers = a giocatori dello stesso livello, lontano dal tavolo
to-explainers = a ciascuno della coppia che ha spiegato, lontano dal tavolo
to-explainers_partner = al compagno di chi ha spiegato, lontano dal tavolo
to-misled_player = al giocatore male informato

## Decisioni in poche parole

supposes = Si suppone: { $what }.
depends = Dipende dalla risposta:
depends-on = Dipende da { $what }:
cannot-rule = Non si può decidere senza sapere { $what }.
depends-rest = Il resto dipende da { $what }.
depends-and = { $first } e { $last }
depends-or = { $first } o { $last }
depends-line = { $case }: { $outcome }
depends-part = { $text } ({ $article })
depends-always = In ogni caso: { $what }.
step-said-now = { $to }: «{ $text }» ({ $articles })
step-said-next_lead = Più tardi, { $to }: «{ $text }» ({ $articles })
step-said-end_of_play = A fine mano, { $to }: «{ $text }» ({ $articles })
step-said-director = Poi, { $to }: «{ $text }» ({ $articles })
task-asked = che cosa si è scelto?
step-done-now = Ora: { $text } ({ $articles }).
step-done-next_lead = Più tardi: { $text } ({ $articles }).
step-done-end_of_play = A fine mano: { $text } ({ $articles }).
step-done-director = Poi: { $text } ({ $articles }).

## Articoli

article-heading = { $article } · { $edition }
article-none = L'articolo { $number } non è trattato qui nel { $edition }.

## Errori

error-unknown_fact = { $fact }: non è un fatto di questo argomento
error-unknown_setting = { $fact }: non è un'opzione dell'autorità
error-unknown_option = { $fact }: '{ $value }' non è fra { $allowed }
error-unknown_key = '{ $value }' non è una chiave della richiesta: { $allowed }
error-number_as_text = '{ $value }' è un testo: serve il numero { $value }, senza virgolette
error-impossible = { $fact }: '{ $value }' non può stare insieme con { $allowed }
error-unknown_subject = '{ $value }' non è un argomento: { $allowed }
error-no_subject = La richiesta non dice l'argomento: "subject" è uno fra { $allowed }
error-did-you-mean = { $error }. Forse { $suggestion }?
error-unknown_edition = '{ $value }' non è un'edizione: { $allowed }
error-not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per la decisione del Codice in vigore da marzo 2017 chiedere con l'edizione 2017
instead-of-it = Il Codice { $value } qui non è trattato: si decide con quello del { $edition }.
error-unknown_language = '{ $value }' non è una lingua: { $allowed }
error-not_json = La riga non è JSON: { $value }
error-not_an_object = La riga non è un oggetto JSON con "answers"
error-too_unsure = Troppi fatti incerti insieme: indicarne almeno uno fra { $allowed }
error-too_long = La riga ha { $value } caratteri, al massimo { $allowed }
error-bad_auction = '{ $value }' non si può leggere come licitazione: va scritta come { $allowed }
error-legal_auction = Tutte le chiamate sono legali e in turno in '{ $value }', con i passi non scritti: serve un argomento, o un ? dopo la chiamata fuori turno
error-wrong_type = { $fact }: qui ci vuole { $allowed }

## Perché

tree-held = sì · { $article } · { $text }
tree-not-held = no · { $article } · { $text }
tree-set-aside = escluso da { $by } · { $article } · { $text }
changes-none = Dal { $former } al { $latter } non è cambiato niente.
changes-not-searched = I cambiamenti dal { $former } al { $latter } non sono stati cercati da quando la legge è cambiata: lo fa `{ $command }`, che li scrive.
changes-not-covered = { $subject }: non è trattato sia nel { $former } sia nel { $latter }.
