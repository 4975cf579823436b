### Che cosa si dice di un attacco iniziale, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Attacco iniziale
    .command = attacco_iniziale
    .menu = Un attacco iniziale: di chi, scoperto o coperto

## I fatti: come si chiedono, come si risponde

fact-leader = Chi ha attaccato?
option-leader-right = Il difensore di turno
option-leader-wrong = Il difensore sbagliato
option-leader-decl_side = La linea del dichiarante
fact-faced = La carta è scoperta?
option-faced-yes = Scoperta
option-faced-no = Coperta
fact-choice = Che cosa sceglie il dichiarante?
option-choice-spread = Stende: diventa morto
option-choice-accept = Accetta e gioca
option-choice-refuse = Rifiuta l'attacco
option-choice-undecided = Non ancora chiesto
fact-misinformed = Un avversario ha detto al giocatore che toccava a lui?
option-misinformed-no = No
option-misinformed-yes = Sì
fact-partner_down = Il difensore di turno ha attaccato coperto?
option-partner_down-no = No
option-partner_down-yes = Sì
fact-dummy_seen = Il dichiarante ha potuto vedere il morto?
option-dummy_seen-no = No
option-dummy_seen-yes = Sì

next-choice = Che cosa ha scelto il dichiarante
choice-leader-wrong-yes = Difensore sbagliato, carta scoperta
choice-leader-wrong-yes-yes = Difensore sbagliato, morto già steso
choice-leader-wrong-no = Difensore sbagliato, carta coperta
choice-leader-right-yes = Difensore di turno, carta scoperta
choice-leader-right-no = Difensore di turno, carta coperta
choice-misinformed-yes = Un avversario ha detto «tocca a te»
choice-partner_down-yes = Quello di turno ha attaccato coperto
choice-dummy_seen-yes = Dichiarante: poteva vedere il morto
choice-leader-decl_side = La linea del dichiarante
choice-choice-spread = Stende le carte e diventa morto
supposed-misinformed = nessuno ha detto al giocatore che toccava a lui
supposed-partner_down = il difensore di turno non aveva attaccato
supposed-dummy_seen = nessuna carta del morto è stata vista
brief-leader-right = il difensore di turno
brief-leader-wrong = il difensore sbagliato
brief-leader-decl_side = la linea del dichiarante
brief-faced-yes = carta scoperta
brief-faced-no = carta coperta
why-leader = L'attacco del difensore di turno apre il gioco quando è scoperto (41C); quello di un altro è fuori turno (54).
depends-leader = chi ha attaccato
depends-faced = se la carta è scoperta
depends-choice = che cosa sceglie il dichiarante

## La decisione in una riga

headline-lead_stands = Il gioco è cominciato: l'attacco vale ({ $articles }).
headline-lead_face_down = L'attacco resta coperto ({ $articles }).
headline-lead_withdrawn = L'attacco si ritira e non si può accettare: l'errore è di un avversario ({ $articles }).
headline-declarer_chooses = Il dichiarante conosce le sue scelte, e sceglie ({ $articles }).
headline-RuleTheFaceDownLead = Attacco coperto fuori turno: si decide lì ({ $articles }).
headline-RuleTheLeadOfDeclarersSide = Attacco della linea del dichiarante: si decide lì ({ $articles }).
headline-RuleTheLeadWithDummySeen = Il dichiarante poteva vedere il morto: si decide lì ({ $articles }).
headline-RuleWhatDeclarerChose =
    { $choice ->
        [spread] Il dichiarante stende le carte: si decide lì ({ $articles }).
        [accept] Il dichiarante accetta l'attacco: si decide lì ({ $articles }).
       *[refuse] Il dichiarante rifiuta l'attacco: si decide lì ({ $articles }).
    }

## Gli ordini

order-BeginPlay = Lascia l'attacco e fai stendere il morto
order-LeaveItFaceDown = Lascia l'attacco coperto: si riprende solo se lo dici tu, dopo un'irregolarità
order-AllowReviewAndQuestions = Prima che si scopra, il compagno di chi attacca e il presunto dichiarante, non il presunto morto, possono chiedere una ripetizione della licitazione o una spiegazione
order-HaveTheLeadTakenBack = Fai riprendere la carta; gli avversari non possono accettarla; attacca il difensore di turno
order-HaveTheOtherLeadTakenBack = Fai riprendere anche al difensore di turno il suo attacco coperto
order-MindTheWithdrawnLead = Ciò che la carta ha detto è autorizzato per la linea tratta in errore, non per l'altra
order-RuleTheFaceDownLead = Passa all'attacco fuori turno: è stato fatto coperto
order-RuleTheLeadOfDeclarersSide = Passa all'attacco fuori turno: ha attaccato il dichiarante o il morto
order-RuleTheLeadWithDummySeen = Passa all'attacco fuori turno: il dichiarante poteva vedere una carta del morto
order-RuleWhatDeclarerChose =
    { $choice ->
        [spread] Passa all'attacco fuori turno: il dichiarante stende le carte
        [accept] Passa all'attacco fuori turno: il dichiarante lo accetta
       *[refuse] Passa all'attacco fuori turno: il dichiarante lo rifiuta
    }
order-AskDeclarer = Spiega al dichiarante tutte e tre le scelte prima che qualcuno agisca; sceglie senza consultare il compagno
order-OfferToSpread = Può stendere le sue carte e fare il morto: il compagno gioca la mano
order-OfferToAccept = Può accettare l'attacco: il morto stende le carte, e la seconda carta viene dalla mano del dichiarante
order-OfferToRefuse = Può rifiutare l'attacco: la carta resta scoperta, penalizzata maggiore, e attacca il difensore di turno
order-OfferToBindTheSuit = Dopo il rifiuto può imporre quel seme al difensore di turno o vietarlo, e la carta si riprende; o lasciarlo libero, e la carta resta

## Che cosa si dice ai giocatori

say-BeginPlay =
    .all = L'attacco vale.
    .dummy = Stenda le carte.
say-LeaveItFaceDown =
    .leader = Lasci la carta coperta; finite le domande, la scopra.
say-AllowReviewAndQuestions =
    .other_defender = Prima che l'attacco si scopra può chiedere di ripetere la licitazione, o una spiegazione.
    .declarer = Anche Lei può chiedere di ripetere la licitazione, o una spiegazione.
say-HaveTheLeadTakenBack =
    .leader = Riprenda la carta, senza rettifica.
    .declarer = Non può accettarla.
say-HaveTheOtherLeadTakenBack =
    .other_defender = Riprenda la carta con cui ha attaccato coperto.
say-MindTheWithdrawnLead =
    .both_sides = Di ciò che ha detto la carta può servirsi solo la linea tratta in errore.
say-AskDeclarer =
    .declarer = L'attacco è fuori turno. Scelga da solo.
say-OfferToSpread =
    .declarer = Può stendere e fare il morto.
say-OfferToAccept =
    .declarer = O accettare, e la seconda carta la gioca dalla Sua mano.
say-OfferToRefuse =
    .declarer = O rifiutare: è una carta penalizzata maggiore.
say-OfferToBindTheSuit =
    .declarer = Poi può imporre o vietare quel seme al compagno di chi ha attaccato, e la carta si riprende, o lasciarlo libero.

## Le norme, in parole nostre

law-right_defender_led = Ha attaccato il difensore a cui toccava.
law-play_begins = Quando l'attacco iniziale si scopre il gioco comincia senza ritorno, e il morto stende le carte.
law-lead_lies_face_down = Un attacco iniziale coperto si ritira solo su istruzione dell'Arbitro, dopo un'irregolarità.
law-before_it_is_faced = Prima che l'attacco si scopra il compagno di chi attacca e il presunto dichiarante possono chiedere una ripetizione della licitazione o una spiegazione.
law-wrong_defender_led = Ha attaccato un difensore a cui non toccava.
law-told_it_was_his_lead = Chi ha attaccato perché un avversario gli ha detto che toccava a lui riprende la carta senza rettifica, e nessuno può accettarla.
law-what_the_withdrawn_lead_told = Ciò che una carta ritirata ha detto è autorizzato solo per la linea innocente.
law-led_by_his_own_error = Nessun avversario gli aveva detto di attaccare.
law-declarers_side_led = Di un attacco iniziale della linea del dichiarante parla questo articolo.
law-wrong_defender_led_face_down = L'attacco iniziale si fa coperto, dal difensore a sinistra del presunto dichiarante.
law-faced_out_of_turn = L'attacco iniziale fuori turno è scoperto.
law-right_defender_had_led_face_down = Il difensore a cui toccava aveva attaccato coperto.
law-declarer_could_see_dummy = Di un dichiarante che poteva aver visto una carta del morto parla questo articolo.
law-choice_is_declarers = La scelta è del dichiarante.
law-declarer_has_not_chosen = Al dichiarante non si è ancora chiesto.
law-nobody_acts_before_declarer = Nessuno agisce prima che l'Arbitro abbia spiegato che cosa può fare il dichiarante.
law-declarer_is_told_his_choices = A chi ha una scelta l'Arbitro dice tutto ciò che può scegliere.
law-declarer_may_spread = Dopo un attacco iniziale scoperto fuori turno il dichiarante può stendere le sue carte; fa il morto, e il morto il dichiarante.
law-declarer_may_accept = Il dichiarante può accettare l'attacco; il morto stende le carte.
law-declarer_may_refuse = Il dichiarante può far ritirare l'attacco: la carta diventa penalizzata maggiore.
law-declarer_may_then_bind_the_lead = Prima dell'attacco del compagno di chi ha una penalizzata maggiore il dichiarante può imporne il seme, vietarlo, o nessuno dei due.
law-declarer_has_chosen = Che cosa il dichiarante può scegliere dopo un attacco iniziale scoperto fuori turno lo dice questo articolo.
law-faced_lead_is_dealt_with_here = L'attacco scoperto torna in mano, o se ne chiede al dichiarante.
law-the_other_had_led_face_down = Se un attacco iniziale fuori turno è scoperto, l'attacco coperto del compagno si riprende.

## Perché

reason-1 =
    { $leader ->
        [right] Ha attaccato il difensore a cui toccava.
        [wrong] Ha attaccato un difensore a cui non toccava.
       *[other] Ha attaccato la linea del dichiarante.
    }
