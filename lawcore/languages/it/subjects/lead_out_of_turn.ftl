### Che cosa si dice di un attacco fuori turno, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Attacco fuori turno
    .command = fuori_turno
    .menu = Un attacco fuori turno, iniziale o durante il gioco

## I fatti: come si chiedono, come si risponde

fact-lead = Che attacco era, e di chi?
option-lead-opening_faced = Iniziale, scoperto
option-lead-opening_face_down = Iniziale, coperto
option-lead-opening_wrong_side = Iniziale, altra linea
option-lead-declarer = Dal dichiarante o morto
option-lead-defender = Difensore, nel gioco
fact-turn =
    { $lead ->
        [declarer] A chi toccava attaccare?
       *[other] A chi toccava attaccare, se non a quel difensore?
    }
option-turn-partner =
    { $lead ->
        [declarer] All'altra sua mano
        [defender] Al suo compagno
       *[other] All'altra mano
    }
option-turn-opponent =
    { $lead ->
        [declarer] A un difensore
        [defender] Dichiarante o morto
       *[other] A un avversario
    }
fact-reply =
    { $lead ->
        [declarer] Che cosa hanno fatto i difensori?
       *[other] Che cosa ha fatto il dichiarante?
    }
    .aside = Dite tutte le scelte al tavolo; nessuno si consulti con il compagno.
option-reply-nothing = Ancora niente
option-reply-accepted = Attacco accettato
option-reply-refused = Attacco rifiutato
option-reply-next_played =
    { $lead ->
        [opening_faced] Giocato dalla sua mano
       *[other] Giocato chi segue
    }
option-reply-spread = Steso le sue carte
option-reply-dummy_played = Giocato dal morto
option-reply-differ = Non sono d'accordo
option-reply-wrong_defender_played = Giocato quello a destra
option-reply-proper_lead = Attaccato chi doveva

fact-misinformed = È stato un avversario a dirgli che toccava a lui?
option-misinformed-yes = Detto da un avversario
option-misinformed-no = Errore tutto suo
fact-last_trick = Era la tredicesima presa?
option-last_trick-yes = Tredicesima presa
option-last_trick-no = Prima della tredicesima
fact-dummy_seen = Il dichiarante poteva aver visto una carta del morto?
option-dummy_seen-yes = Vista carta del morto
option-dummy_seen-no = Morto ancora coperto
fact-partner_led_face_down = Il compagno aveva già attaccato coperto?
option-partner_led_face_down-yes = Anche uno coperto
option-partner_led_face_down-no = Un solo attacco
fact-on_purpose = Sembra voluto, o poteva sapere che gli avrebbe reso?
option-on_purpose-yes = Sembra voluto
option-on_purpose-no = In buona fede

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

group-reply-another = Ha giocato un'altra mano
supposed-misinformed = nessuno lo ha tratto in errore
supposed-dummy_seen = nessuna carta del morto è stata vista
supposed-partner_led_face_down = il compagno non aveva attaccato
supposed-last_trick = non era la tredicesima presa
supposed-on_purpose = in buona fede

## La decisione in una riga

headline-PutTheFaceDownLeadBack = L'attacco coperto torna in mano, senza rettifica ({ $articles }).
headline-TakeTheLeadBack = L'attacco si ritira senza rettifica: la colpa è dell'avversario ({ $articles }).
headline-LeadFromTheRightHand = L'attacco si ritira: alla tredicesima presa non si può accettare ({ $articles }).
headline-RestoreTheCard = L'attacco si ritira senza altra rettifica ({ $articles }).
headline-LeadAnythingFromTheRightHand = L'attacco si ritira: il dichiarante attacca dalla mano giusta, come vuole ({ $articles }).
headline-MakeItAPenaltyCard = L'attacco è rifiutato: la carta diventa penalizzata maggiore ({ $articles }).
headline-declarer_chooses = Sceglie il dichiarante: accettare l'attacco o rifiutarlo ({ $articles }).
headline-LetADefenderChoose = Scelgono i difensori: accettare l'attacco o farlo ritirare ({ $articles }).
headline-FollowTheNextInTurn = Decide il difensore che gioca subito dopo quell'attacco ({ $articles }).
headline-AcceptTheOpeningLead = L'attacco è accettato e il morto si stende ({ $articles }).
headline-AcceptHavingSeenDummy = L'attacco resta: il dichiarante deve accettarlo ({ $articles }).
headline-KeepDummysCard = L'attacco resta, e resta la carta giocata dal morto ({ $articles }).
headline-LetTheLeadStand = L'attacco è accettato e resta ({ $articles }).
headline-LetTheLeadStandAndApply57 = L'attacco resta; la carta dell'altro difensore è prematura ({ $articles }).
headline-declarer_is_dummy = Il dichiarante diventa morto, e il morto dichiarante ({ $articles }).
headline-proper_lead_stands = Resta l'attacco fatto da chi doveva ({ $articles }).
headline-card_of_the_auction = È una carta mostrata nel periodo della licita: vale l'articolo 24 ({ $articles }).

## La decisione in poche parole

result-LeadAnythingFromTheRightHand = Attacco ritirato: il dichiarante attacca ciò che vuole dalla mano giusta ({ $articles })
result-LeadFromTheRightHand = Attacco ritirato: alla tredicesima presa non si può accettare ({ $articles })

## Gli ordini

order-PutTheFaceDownLeadBack = Fate riprendere l'attacco coperto e fate attaccare il difensore giusto
order-TakeTheLeadBack = Fate riprendere la carta e fate attaccare la mano giusta; gli avversari non possono accettarla
order-LeadFromTheRightHand = Fate riprendere la carta e fate attaccare la mano giusta
order-TreatItAsShownInTheAuction = Applicate l'articolo 24, come a una carta mostrata durante la licita; poi attacca il difensore giusto
order-LetDeclarerChoose =
    { $lead ->
        [opening_faced] Dite al dichiarante tutte le scelte, senza che si consulti con il compagno
       *[other] Chiedete al dichiarante se accetta l'attacco; se lo accetta, vale come fatto in turno
    }
order-OfferToSpread = Può stendere le sue carte e fare il morto: il compagno gioca la mano
order-OfferToAccept = Può accettare l'attacco e giocare: il morto si stende e la seconda carta viene dalla mano del dichiarante 
order-OfferToRefuse =
    { $partner_leads ->
        [no] Può rifiutare l'attacco: la carta resta scoperta, penalizzata maggiore, e attacca la sua linea
       *[yes] Può rifiutare l'attacco: la carta resta scoperta, penalizzata maggiore, e secondo 50D2 impone il seme, lo vieta o lascia libero prima che attacchi il difensore giusto
    }
order-SpreadTheWholeHand = Fate stendere al dichiarante tutte le carte, anche se ne ha mostrate poche: fa il morto, e il compagno gioca la mano
order-AcceptTheOpeningLead = Lasciate l'attacco e fate stendere il morto
order-AcceptHavingSeenDummy = Lasciate l'attacco: il dichiarante poteva aver visto una carta del morto, e resta dichiarante
order-KeepDummysCard = Lasciate l'attacco e la carta giocata dal morto: si ritira soltanto per correggere una renonce
order-PlaySecondFromTheHand = Fate giocare la seconda carta dalla mano del dichiarante
order-RetractTheFaceDownLead = Fate riprendere al compagno il suo attacco coperto
order-LetTheLeadStand = Lasciate l'attacco: vale come fatto in turno
order-LetTheLeadStandAndApply57 = Lasciate l'attacco; a chi ha giocato prima del compagno applicate l'articolo 57
order-LetTheProperLeadStand = Lasciate l'attacco di chi doveva; le carte giocate per errore si ritirano senza altra rettifica
order-MakeItAPenaltyCard =
    { $partner_leads ->
        [yes] Lasciate la carta scoperta, penalizzata maggiore; secondo 50D2 fate imporre o vietare il seme al dichiarante, o lasciare libero, prima che attacchi il difensore giusto
       *[no] Lasciate la carta scoperta, penalizzata maggiore, e fate attaccare la linea del dichiarante dalla mano giusta
    }
order-LetADefenderChoose = Chiedete ai difensori, senza che si consultino: ognuno può accettare l'attacco o farlo ritirare; se divergono decide chi gioca subito dopo quell'attacco
order-FollowTheNextInTurn = Seguite la scelta del difensore che gioca subito dopo quell'attacco
order-OfferToLetItStand = Se un difensore lo accetta a voce, o la mano che segue gioca, l'attacco resta
order-OfferToHaveItRestored = Se si ritira, la carta torna alla sua mano e attacca il difensore a cui toccava
order-OfferTheRightHand = Se si ritira, il dichiarante attacca dalla mano giusta con la carta che vuole
order-RestoreTheCard = Fate rimettere la carta nella sua mano e fate attaccare il difensore a cui toccava
order-LeadAnythingFromTheRightHand = Fate rimettere la carta e fate attaccare il dichiarante dalla mano giusta, di qualunque seme
order-WatchDeclarersLine = Se poi il dichiarante sceglie una linea fondata su ciò che ha saputo dal suo errore, vale l'articolo 16
order-MindTheWithdrawnCards = Ciò che hanno mostrato le carte ritirate informa solo la linea innocente
order-ConsiderWhetherHeCouldHaveKnown = Se poteva sapere che l'attacco fuori turno gli avrebbe reso, togliete il vantaggio con un punteggio arbitrale

## Che cosa si dice ai giocatori

say-PutTheFaceDownLeadBack =
    .leader = riprenda la carta.
    .other_defender = l'attacco iniziale tocca a lei.
say-TakeTheLeadBack =
    .all = la carta torna indietro senza rettifica e non si può accettare; attacca la mano giusta.
say-LeadFromTheRightHand =
    .all = la carta torna indietro; all'ultima presa attacca la mano giusta.
say-TreatItAsShownInTheAuction =
    .all = quella carta vale come mostrata in licita; l'attacco iniziale tocca al difensore giusto.
say-LetDeclarerChoose =
    .declarer =
        { $lead ->
            [opening_faced] l'attacco iniziale è fuori turno. Le dico tutte le scelte; non si consulti con il compagno.
           *[other] l'attacco è fuori turno. Può accettarlo: allora vale come fatto in turno.
        }
say-OfferToSpread =
    .declarer = può stendere le sue carte e fare il morto; il suo compagno gioca la mano.
say-OfferToAccept =
    .declarer = può accettare l'attacco e giocare; il morto si stende, e la seconda carta viene dalla sua mano.
say-OfferToRefuse =
    .declarer =
        { $partner_leads ->
            [no] può rifiutare l'attacco; la carta diventa penalizzata maggiore, e attacca la sua linea.
           *[yes] può rifiutare l'attacco; la carta diventa penalizzata maggiore, e al difensore giusto può imporre o vietare quel seme (la carta torna allora in mano), o lasciarlo libero.
        }
say-SpreadTheWholeHand =
    .declarer = stenda tutte le carte; fa il morto.
    .partner = gioca lei la mano, da dichiarante.
say-AcceptTheOpeningLead =
    .all = l'attacco iniziale resta.
    .dummy = stenda le carte.
say-AcceptHavingSeenDummy =
    .declarer = poteva aver visto una carta del morto; perciò l'attacco resta, e lei resta dichiarante.
say-KeepDummysCard =
    .all = l'attacco resta, e così la carta del morto.
say-PlaySecondFromTheHand =
    .declarer = giochi la seconda carta dalla sua mano.
say-RetractTheFaceDownLead =
    .other_defender = riprenda la carta con cui ha attaccato coperto.
say-LetTheLeadStand =
    .all = l'attacco resta, come fatto in turno.
say-LetTheLeadStandAndApply57 =
    .all = l'attacco del dichiarante resta.
    .defender_before_partner = lasci la carta sul tavolo; su quella decido subito.
say-LetTheProperLeadStand =
    .all = resta l'attacco di chi doveva; le carte giocate per errore tornano in mano, senza rettifica.
say-MakeItAPenaltyCard =
    .leader = lasci la carta scoperta davanti a sé; è penalizzata maggiore.
    .declarer =
        { $partner_leads ->
            [yes] prima che attacchi il difensore giusto può imporre o vietare quel seme (la carta torna allora in mano), o lasciarlo libero.
           *[no] attacchi dalla mano giusta.
        }
say-LetADefenderChoose =
    .defenders = senza consultarvi, ognuno di voi può accettare l'attacco o farlo ritirare; se divergete decide chi gioca subito dopo.
say-FollowTheNextInTurn =
    .defenders = divergete, perciò decide chi gioca subito dopo quell'attacco.
say-OfferToLetItStand =
    .defenders = se uno di voi lo accetta, o la mano che segue gioca, l'attacco resta.
say-OfferToHaveItRestored =
    .defenders = se lo fate ritirare, attacca quello di voi a cui toccava.
say-OfferTheRightHand =
    .defenders = se lo fate ritirare, il dichiarante attacca come vuole dalla mano giusta.
say-RestoreTheCard =
    .declarer = rimetta a posto la carta.
    .defenders = attacca quello di voi a cui toccava.
say-LeadAnythingFromTheRightHand =
    .declarer = rimetta a posto la carta e attacchi come vuole dalla mano giusta.
say-WatchDeclarersLine =
    .declarer = non può fondare la sua linea su ciò che ha saputo dal suo errore.
say-MindTheWithdrawnCards =
    .both_sides = di ciò che hanno mostrato le carte ritirate può servirsi solo la linea innocente.

## Le disposizioni, in parole nostre

law-faced_opening_lead = Un difensore ha attaccato scoperto e fuori turno all'inizio del gioco.
law-during_play = L'attacco fuori turno è avvenuto durante il gioco.
law-told_it_was_his_turn = Chi ha attaccato perché un avversario gli ha detto che toccava a lui riprende la carta senza rettifica.
law-on_the_last_trick = Era l'attacco alla tredicesima presa.
law-faced_opening_lead_at_issue = L'attacco iniziale scoperto si può accettare o rifiutare.
law-later_lead_at_issue = L'attacco durante il gioco si può accettare o rifiutare.
law-still_declarers_choice = Il dichiarante non ha detto niente, o ha rifiutato l'attacco.
law-declarer_may_choose = Il dichiarante può ancora scegliere.
law-accepted_by_word_or_card = L'attacco è accettato se un avversario lo dice o se la mano che segue gioca.
law-declarer_is_to_choose = L'attacco di un difensore aspetta la scelta del dichiarante.
law-defenders_are_to_choose = L'attacco del dichiarante aspetta la scelta dei difensori.
law-lead_accepted_or_not = Prima della tredicesima presa un attacco fuori turno si può accettare, e allora vale come corretto.
law-proper_lead_made = Se l'avversario a cui toccava fa il suo attacco, resta quello e le altre carte si ritirano.
law-what_withdrawn_cards_told = Le carte ritirate informano legittimamente solo la linea innocente.
law-wrong_defender_played = Se sull'attacco del dichiarante gioca il difensore alla destra di quella mano, l'attacco resta e vale l'articolo 57.

law-face_down = Un attacco coperto si riprende solo su istruzione dell'Arbitro, e torna in mano.
law-by_declarers_side = Per un attacco iniziale della linea del dichiarante vale l'articolo 24.
law-partner_had_led_face_down = Se il compagno di chi ha sbagliato ha attaccato coperto, riprende quella carta.
law-declarer_spreads_his_hand = Il dichiarante può stendere le sue carte, e deve stenderle tutte se ha cominciato; diventa morto.
law-opening_lead_accepted = Il dichiarante può accettare l'attacco iniziale; il morto si stende.
law-dummy_was_seen = Se poteva aver visto una carta del morto, il dichiarante deve accettare l'attacco.
law-second_card_from_the_hand = La seconda carta della presa viene dalla mano del dichiarante.
law-second_card_from_dummy = Se la seconda carta è venuta dal morto, si ritira soltanto per correggere una renonce.
law-opening_lead_refused = Se il dichiarante rifiuta l'attacco iniziale, la carta diventa penalizzata maggiore.
law-defenders_later_lead = Un difensore ha attaccato fuori turno durante il gioco.
law-later_lead_refused = Se il dichiarante rifiuta l'attacco di un difensore, la carta diventa penalizzata maggiore.

law-declarers_lead = Il dichiarante ha attaccato fuori turno.
law-defenders_have_not_settled = I difensori non hanno ancora scelto, o divergono.
law-either_defender_chooses = Ogni difensore può accettare l'attacco del dichiarante o farlo ritirare; se divergono decide il prossimo a giocare.
law-defenders_refused = I difensori possono far ritirare l'attacco del dichiarante.
law-instead_of_a_defender = Toccava attaccare a un difensore.
law-when_a_defender_was_to_lead = Se toccava a un difensore, il dichiarante rimette la carta nella sua mano senza altra rettifica.
law-when_the_other_hand_was_to_lead = Se toccava all'altra sua mano, il dichiarante ritira la carta e attacca da quella giusta.
law-what_declarer_learnt = Se la linea del dichiarante può fondarsi su ciò che ha saputo dal suo errore, vale l'articolo 16.
law-could_have_known = Chi poteva sapere che l'attacco fuori turno gli avrebbe reso non deve trarne vantaggio.

## Perché

reason-1 =
    { $lead ->
        [opening_faced] Un difensore ha fatto l'attacco iniziale scoperto e fuori turno.
        [opening_face_down] Un difensore ha fatto l'attacco iniziale fuori turno, ma coperto.
        [opening_wrong_side] La linea del dichiarante ha fatto un attacco iniziale.
        [declarer] { $turn ->
            [partner] Il dichiarante ha attaccato dalla mano sbagliata.
            [opponent] Il dichiarante ha attaccato quando toccava a un difensore.
           *[other] Il dichiarante ha attaccato fuori turno.
        }
        [defender] { $turn ->
            [partner] Un difensore ha attaccato quando toccava al compagno.
            [opponent] Un difensore ha attaccato quando toccava alla linea del dichiarante.
           *[other] Un difensore ha attaccato fuori turno.
        }
       *[other] { "" }
    }
