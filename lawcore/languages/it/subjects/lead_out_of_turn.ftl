### Che cosa si dice di un attacco fuori turno, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Attacco fuori turno
    .command = fuori_turno
    .menu = Un attacco fuori turno, iniziale o durante il gioco
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }: il testo degli articoli 41, 47 e da 53 a 56 di quell'edizione non è stato letto. Per la decisione del Codice in vigore da marzo 2017 chiedere con l'edizione 2017
instead = Il testo { $value } degli articoli 41, 47 e da 53 a 56 non è stato letto: si decide con il Codice { $edition }, in vigore dal marzo 2017.

## I fatti: come si chiedono, come si risponde

fact-lead = Quale attacco fuori turno, e di chi?
option-lead-opening_faced = Iniziale scoperto
option-lead-opening_face_down = Iniziale coperto
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
        [declarer] All'altra mano
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
    .aside = Di' a tutti le scelte; nessuno si consulti.
option-reply-nothing = Ancora niente
option-reply-accepted = Attacco accettato
option-reply-refused = Attacco rifiutato
option-reply-next_played =
    { $lead ->
        [opening_faced] Giocato dalla sua mano
        [defender] Dichiarante o morto
       *[other] Giocato chi segue
    }
option-reply-spread = Steso le sue carte
option-reply-dummy_played = Giocato dal morto
option-reply-differ = Non sono d'accordo
option-reply-wrong_defender_played = Giocato quello a destra
option-reply-proper_lead = Attaccato chi doveva

fact-misinformed = È stato un avversario a dire al giocatore che toccava a lui attaccare?
option-misinformed-yes = Detto da un avversario
option-misinformed-no = Errore tutto suo
fact-last_trick = Era la tredicesima presa?
option-last_trick-yes = Tredicesima presa
option-last_trick-no = Prima della tredicesima
fact-dummy_seen = Il dichiarante poteva aver visto una carta del morto? (Non una che il morto aveva mostrato nella licitazione. Se poteva, non ha più scelta.)
option-dummy_seen-yes = Vista carta del morto
option-dummy_seen-no = Morto ancora coperto
fact-partner_led_face_down = Il compagno aveva già attaccato coperto?
option-partner_led_face_down-yes = Anche uno coperto
option-partner_led_face_down-no = Un solo attacco
fact-partner_followed = Ha già risposto anche il compagno di chi ha attaccato, prima della mano seguente?
option-partner_followed-yes = Anche il compagno
option-partner_followed-no = Il compagno non ancora
fact-defender_played_before_the_lead = Ritirato l'attacco, un difensore ha giocato prima che il dichiarante attaccasse dalla mano giusta?
option-defender_played_before_the_lead-yes = Difensore ha anticipato
option-defender_played_before_the_lead-no = Nessuno ha anticipato
fact-on_purpose = Sembra voluto, o poteva prevederne un danno per gli altri?
option-on_purpose-yes = Sembra voluto
option-on_purpose-no = In buona fede

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

group-reply-another = Ha giocato un'altra mano
rare-lead = Come si è arrivati all'attacco
rare-others = Che cosa hanno fatto gli altri
supposed-misinformed = nessuno ha tratto in errore il giocatore
supposed-dummy_seen = nessuna carta del morto è stata vista
supposed-partner_led_face_down = il compagno non aveva attaccato coperto
supposed-partner_followed = il compagno di chi ha attaccato non ha giocato
supposed-defender_played_before_the_lead = nessun difensore ha giocato tra il ritiro e il nuovo attacco
supposed-last_trick = non era la tredicesima presa
supposed-on_purpose = in buona fede
choice-reply-nothing = Ancora niente
choice-reply-accepted = L'ha accettato
choice-reply-refused = L'ha rifiutato
choice-reply-spread = Ha steso le carte
choice-reply-next_played =
    { $lead ->
        [opening_faced] Ha giocato di mano
        [defender] Ha giocato dichiarante o morto
       *[other] Ha giocato chi segue
    }
choice-reply-dummy_played = Ha giocato dal morto
choice-reply-wrong_defender_played = Ha giocato il difensore sbagliato
choice-reply-proper_lead = Intanto ha attaccato chi doveva
choice-reply-differ = Non sono d'accordo
choice-dummy_seen-yes = Dichiarante: poteva vedere il morto
choice-misinformed-yes = Un avversario ha detto «tocca a te»
choice-last_trick-yes = Era la tredicesima presa
choice-partner_led_face_down-yes = Il compagno aveva attaccato coperto
choice-partner_followed-yes = Anche il compagno ha già giocato
choice-defender_played_before_the_lead-yes = Un difensore ha anticipato
choice-on_purpose-yes = Sembra voluto
choice-lead-opening_wrong_side = Iniziale, linea del dichiarante
choice-lead-declarer = Di dichiarante o morto
choice-lead-declarer-nothing = { choice-lead-declarer }
choice-lead-defender = Di un difensore, nel gioco
ask-turn = A chi toccava attaccare?
brief-lead-opening_faced = attacco iniziale
brief-lead-opening_face_down = iniziale coperto
brief-lead-opening_wrong_side = iniziale della linea del dichiarante
brief-lead-declarer = dichiarante o morto
brief-lead-defender = un difensore
brief-reply-nothing = nessuno ha ancora scelto
brief-reply-accepted = attacco accettato
brief-reply-refused = attacco rifiutato
brief-on_purpose-yes = sembra voluto
depends-lead = che attacco era
depends-reply = la risposta all'attacco
depends-turn = a chi toccava
next-reply = Che cosa è stato scelto
choose-reply =
    { $lead ->
        [declarer] Che cosa scelgono i difensori?
       *[other] Che cosa sceglie il dichiarante?
    }
offer-reply =
    { $lead ->
        [declarer] Ciascuno di voi può scegliere, senza consultarsi col compagno; se scegliete diversamente decide chi gioca subito dopo:
       *[other] Senza consultare il compagno, può:
    }
chosen-reply-accepted =
    { $lead ->
        [opening_faced] Accetta
        [declarer] Accettano
       *[other] Accetta
    }
chosen-reply-spread = Stende
chosen-reply-refused =
    { $lead ->
        [declarer] Fanno ritirare
       *[other] Rifiuta
    }
chosen-reply-next_played =
    { $lead ->
        [opening_faced] Giocato di mano
        [defender] Ha giocato dichiarante o morto
       *[other] Ha già giocato chi segue
    }
chosen-reply-dummy_played = Giocato dal morto
offer-reply-accepted =
    { $lead ->
        [opening_faced] { $partner_followed ->
            [yes] accettarlo, e gioca Lei di mano;
           *[other] accettare l'attacco: scende il morto, gioca Lei dalla Sua mano;
        }
        [declarer] accettare l'attacco;
       *[other] accettarlo: vale come se fosse in turno;
    }
offer-reply-spread = accettarlo stendendo le Sue carte: il morto è Lei, gioca il compagno;
offer-reply-refused =
    { $lead ->
        [declarer] { $turn ->
            [opponent] farlo ritirare: attacca il difensore a cui toccava.
           *[other] farlo ritirare: il dichiarante attacca dall'altra mano.
        }
       *[other] rifiutarlo: la carta resta sul tavolo, penalizzata, e attacca la Sua linea.
    }
    .then = o rifiutarlo; all'altro difensore può:
why-lead = Dopo un attacco iniziale scoperto il dichiarante ha più scelte (54), dopo uno successivo due (56); su un attacco del dichiarante scelgono i difensori (55).
why-turn = Decide chi attacca se è rifiutato, e se il dichiarante può vincolare quell'attacco (50D2, 55B, 56B).
    .until-2007 = Decide chi attacca se è rifiutato, e se il dichiarante può vincolare quell'attacco (50D2, 55B, 56).
why-reply = Un attacco accettato resta (53A); uno rifiutato si ritira, e il seguito dipende da chi l'ha fatto (54D, 55B, 56B).
    .until-2007 = Un attacco accettato resta (53A); uno rifiutato si ritira, e il seguito dipende da chi l'ha fatto (54D, 55B, 56).

## La decisione in una riga

headline-PutTheFaceDownLeadBack = L'attacco coperto torna in mano, senza rettifica ({ $articles }).
headline-TakeTheLeadBack = L'attacco si ritira senza rettifica: l'errore è di un avversario ({ $articles }).
headline-LeadFromTheRightHand = L'attacco si ritira: alla tredicesima presa non si può accettare ({ $articles }).
headline-RestoreTheCard = L'attacco si ritira senza altra rettifica ({ $articles }).
headline-LeadAnythingFromTheRightHand = L'attacco si ritira: il dichiarante attacca dalla mano giusta, come vuole ({ $articles }).
headline-MakeItAPenaltyCard = L'attacco è rifiutato: la carta diventa penalizzata maggiore ({ $articles }).
headline-declarer_chooses = Sceglie il dichiarante: accettare l'attacco o rifiutarlo ({ $articles }).
headline-LetADefenderChoose = Scelgono i difensori: accettare l'attacco o farlo ritirare ({ $articles }).
headline-FollowTheNextInTurn = Decide il difensore che gioca subito dopo quell'attacco ({ $articles }).
headline-AcceptTheOpeningLead = L'attacco è accettato e il morto stende le carte ({ $articles }).
headline-AcceptHavingSeenDummy = L'attacco resta: il dichiarante deve accettarlo ({ $articles }).
headline-KeepDummysCard = L'attacco resta, e resta la carta giocata dal morto ({ $articles }).
headline-LetTheLeadStand = L'attacco è accettato e resta ({ $articles }).
headline-LetTheLeadStandAndApply57 = L'attacco resta; la carta dell'altro difensore è prematura ({ $articles }).
headline-declarer_is_dummy = Il dichiarante diventa morto, e il morto dichiarante ({ $articles }).
headline-proper_lead_stands = Resta l'attacco fatto da chi doveva ({ $articles }).
headline-card_of_the_auction = È una carta mostrata nel periodo della licitazione: vale l'articolo 24 ({ $articles }).

## La decisione in poche parole

result-LeadAnythingFromTheRightHand = Attacco ritirato: il dichiarante attacca come vuole dalla mano giusta ({ $articles })
result-LeadFromTheRightHand = Attacco ritirato: alla tredicesima presa non si può accettare ({ $articles })
result-PutTheFaceDownLeadBack = L'attacco coperto torna in mano. Nessuna rettifica ({ $articles })
result-TakeTheLeadBack = L'attacco si ritira: l'errore è di un avversario ({ $articles })
result-declarer_chooses = Il dichiarante sceglie, da solo ({ $articles })
result-LetADefenderChoose = I difensori accettano l'attacco o lo fanno ritirare ({ $articles })
result-MakeItAPenaltyCard = Attacco rifiutato: è penalizzata maggiore ({ $articles })
result-RestoreTheCard = L'attacco si ritira, nient'altro ({ $articles })
outcome-card_of_the_auction = mostrata nella licitazione: articolo 24 ({ $articles })
outcome-MakeItAPenaltyCard = rifiutato: penalizzata maggiore ({ $articles })
outcome-PutTheFaceDownLeadBack = torna in mano, nient'altro ({ $articles })
outcome-FollowTheNextInTurn = decide il difensore che gioca subito dopo ({ $articles })
outcome-LeadAnythingFromTheRightHand = ritirato, attacca dalla mano giusta ({ $articles })
outcome-LetADefenderChoose = scelgono i difensori ({ $articles })
outcome-declarer_chooses = sceglie il dichiarante ({ $articles })

## Gli ordini

order-PutTheFaceDownLeadBack = Fai riprendere l'attacco coperto e fai attaccare il difensore di turno
order-TakeTheLeadBack =
    { $edition ->
        [2007] Fai riprendere la carta, con quella che un avversario vi ha giocato, e fai attaccare il giocatore di turno; gli avversari non possono accettarla
       *[other] Fai riprendere la carta, con quella che un avversario vi ha giocato, e fai attaccare il giocatore di turno; gli avversari non possono accettarla, e non consuma nessuna renonce
    }
order-LeadFromTheRightHand = Fai riprendere la carta e fai attaccare il giocatore di turno
order-TreatItAsShownInTheAuction = Trattala come una carta mostrata durante la licitazione: nessuno deve più passare; poi attacca il difensore di turno
order-ReturnItToTheHand = Fai riprendere in mano la carta
order-LetTheDefendersUseIt = L'informazione data dalla carta è autorizzata per i difensori, non per la linea del dichiarante
order-LetDeclarerChoose =
    { $lead ->
        [opening_faced] Di' al dichiarante tutte le scelte, senza che si consulti con il compagno
       *[other] Chiedi al dichiarante, senza che consulti il morto, se accetta l'attacco; se lo accetta, vale come se fosse in turno
    }
order-OfferToSpread = Può stendere le sue carte e fare il morto: il compagno gioca la mano
order-OfferToAccept = Può accettare l'attacco e giocare: il morto stende le carte e la seconda carta viene dalla mano del dichiarante
order-OfferToRefuse =
    { $partner_leads ->
        [no] Il dichiarante può rifiutare l'attacco: la carta resta scoperta, penalizzata maggiore, e attacca la sua linea
       *[yes] Il dichiarante può rifiutare l'attacco: la carta diventa penalizzata maggiore; secondo 50D2 può imporre quel seme al compagno di chi ha attaccato o vietarlo, e la carta si riprende, o lasciarlo libero
    }
order-SpreadTheWholeHand = Fai stendere al dichiarante tutte le carte, anche se ne ha mostrate poche: fa il morto, e il compagno gioca la mano
order-AcceptTheOpeningLead = Lascia l'attacco e fai stendere il morto
order-AcceptHavingSeenDummy =
    { $reply ->
        [spread] Lascia l'attacco: il dichiarante poteva aver visto una carta del morto; riprende le sue carte e resta dichiarante
       *[other] Lascia l'attacco: il dichiarante poteva aver visto una carta del morto, e resta dichiarante
    }
order-KeepDummysCard = Lascia l'attacco e la carta giocata dal morto: si ritira soltanto per correggere una renonce
order-PlaySecondFromTheHand = Fai giocare la seconda carta dalla mano del dichiarante
order-RetractTheFaceDownLead = Fai riprendere al compagno il suo attacco coperto
order-LetTheLeadStand = Lascia l'attacco: vale come se fosse in turno, e ciò che mostra serve a tutti
order-LetTheLeadStandAndApply57 = Lascia l'attacco; a chi ha giocato prima del compagno applica l'articolo 57
order-LetTheProperLeadStand = Lascia l'attacco di chi doveva; le carte giocate per errore si possono ritirare
order-MakeItAPenaltyCard =
    { $partner_leads ->
        [yes] Lascia la carta scoperta, penalizzata maggiore; per 50D2 il dichiarante può imporre il seme, vietarlo o lasciare libero l'attacco prima che attacchi il difensore di turno
       *[no] Lascia la carta scoperta, penalizzata maggiore, e fai attaccare la linea del dichiarante dalla mano giusta
    }
order-LetADefenderChoose = Chiedi ai difensori, senza che si consultino: ognuno può accettare l'attacco o farlo ritirare; se divergono decide chi gioca subito dopo quell'attacco
order-FollowTheNextInTurn = Segui la scelta del difensore che gioca subito dopo quell'attacco
order-OfferToLetItStand = Se un difensore lo accetta a voce, o la mano che segue gioca, l'attacco resta
order-OfferToHaveItRestored = Se si ritira, la carta torna alla sua mano e attacca il difensore a cui toccava
order-OfferTheRightHand = Se si ritira, il dichiarante attacca dalla mano giusta con la carta che vuole
order-RestoreTheCard = Fai rimettere la carta nella sua mano e fai attaccare il difensore a cui toccava
order-LeadAnythingFromTheRightHand = Fai rimettere la carta e fai attaccare il dichiarante dalla mano giusta, di qualunque seme
order-WatchDeclarersLine =
    { $edition ->
        [2007] Se poi il dichiarante sceglie una linea fondata su ciò che ha saputo dal suo errore, si può attribuire un punteggio arbitrale
       *[other] Se poi il dichiarante sceglie una linea fondata su ciò che ha saputo dal suo errore, vale l'articolo 16
    }
order-MindTheWithdrawnCards =
    { $misinformed ->
        [yes] L'informazione data dalla carta ritirata è autorizzata per la linea del giocatore tratto in errore, non per l'altra
       *[other] L'informazione data dalle carte ritirate è autorizzata solo per la linea innocente
    }
order-MindWhatThePenaltyCardTells = Che la carta vada giocata è informazione autorizzata per tutti; il resto che mostra non è autorizzato per il compagno
order-PenaliseTheDefendersCard = Tratta da penalizzata maggiore la carta che il difensore ha giocato prima del nuovo attacco
order-RuleThePartnersCardToo = La carta del compagno non toglie scelte al dichiarante: se rifiuta l'attacco è penalizzata anch'essa; se lo accetta, si gioca al suo turno se allora è legale
order-DesignateThePartnersCard = Stabilisci se la carta giocata dal compagno diventa penalizzata: il 47E1 risparmia la sola carta di chi fu tratto in errore
order-MakeThePartnersCardOneToo = Fai restare scoperta anche la carta giocata dal compagno: è penalizzata maggiore, da giocare appena è legale
order-PlayThePartnersCardInTurn =
    { $edition ->
        [2007] Fai restare scoperta la carta già giocata dal compagno: è penalizzata maggiore, da giocare al suo turno se allora è legale
       *[other] Fai giocare al suo turno la carta già giocata dal compagno; se allora non è legale, è penalizzata maggiore. Ciò che ha detto può non essere autorizzato
    }

## Che cosa si dice ai giocatori

say-PutTheFaceDownLeadBack =
    .leader = riprenda la carta.
    .other_defender = l'attacco iniziale tocca a Lei.
say-TakeTheLeadBack =
    .all = chi ha attaccato riprende la carta, senza rettifica; non si può accettare. Può riprendere la sua anche chi ha giocato dopo. Attacca il giocatore di turno.
say-LeadFromTheRightHand =
    .all = la carta torna indietro; all'ultima presa attacca il giocatore di turno.
say-TreatItAsShownInTheAuction =
    .all = quella carta vale come mostrata nella licitazione; l'attacco iniziale tocca al difensore di turno.
say-ReturnItToTheHand =
    .all = chi ha attaccato riprende la carta.
say-LetTheDefendersUseIt =
    .both_sides = di ciò che ha mostrato quella carta possono servirsi solo i difensori.
say-LetDeclarerChoose =
    .declarer =
        { $lead ->
            [opening_faced] l'attacco iniziale è fuori turno. Scelga, senza consultare il compagno.
           *[other] l'attacco è fuori turno. Può accettarlo: allora vale come se fosse in turno.
        }
    .defenders =
        { $partner_followed ->
            [yes] { "" }
           *[other] { $partner_led_face_down ->
                [yes] { "" }
               *[other] la carta resta scoperta; l'altro difensore aspetti.
            }
        }
say-OfferToSpread =
    .declarer = stenda le Sue carte: il morto è Lei, e gioca il Suo compagno.
say-OfferToAccept =
    .declarer = lo accetti: il morto stende le carte, e la seconda carta la gioca dalla Sua mano.
say-OfferToRefuse =
    .declarer =
        { $partner_leads ->
            [no] se lo rifiuta, la carta diventa penalizzata maggiore, e attacca la Sua linea.
           *[yes] se lo rifiuta, la carta diventa penalizzata maggiore: può imporre quel seme al compagno di chi ha attaccato o vietarlo, e la carta si riprende, o lasciarlo libero.
        }
say-SpreadTheWholeHand =
    .declarer = stenda tutte le carte: il morto è Lei.
    .declarers_partner = gioca Lei la mano, da dichiarante.
say-AcceptTheOpeningLead =
    .all = l'attacco iniziale resta.
    .dummy = stenda le carte.
say-AcceptHavingSeenDummy =
    .declarer =
        { $reply ->
            [spread] poteva aver visto una carta del morto; perciò l'attacco resta, e Lei resta dichiarante; riprenda le Sue carte.
           *[other] poteva aver visto una carta del morto; perciò l'attacco resta, e Lei resta dichiarante.
        }
say-KeepDummysCard =
    .all = l'attacco resta, e così la carta del morto, se non è una renonce.
say-PlaySecondFromTheHand =
    .declarer = giochi la seconda carta dalla Sua mano.
say-RetractTheFaceDownLead =
    .other_defender =
        { $partner_followed ->
            [yes] riprenda solo l'attacco coperto.
           *[other] riprenda il Suo attacco coperto.
        }
say-LetTheLeadStand =
    .all = l'attacco resta valido, come se fosse in turno.
say-LetTheLeadStandAndApply57 =
    .all = l'attacco del dichiarante resta.
    .defender_before_partner = lasci la carta sul tavolo: la guardo subito.
say-LetTheProperLeadStand =
    .all = resta l'attacco di chi doveva; chi ha giocato per errore può riprendere la carta.
say-MakeItAPenaltyCard =
    .leader = lasci la carta scoperta davanti a sé: è una carta penalizzata maggiore.
    .declarer =
        { $partner_leads ->
            [yes] può imporre quel seme all'altro difensore o vietarlo, e la carta si riprende, o lasciarlo libero.
           *[no] attacchi dalla mano giusta.
        }
say-LetADefenderChoose =
    .defenders = senza consultarvi: ciascuno di voi può accettare l'attacco o farlo ritirare. Se non siete d'accordo decide chi gioca dopo.
say-FollowTheNextInTurn =
    .defenders = non siete d'accordo: decide chi gioca subito dopo quell'attacco.
say-OfferToLetItStand =
    .defenders = se uno di voi lo accetta, a parole o giocando, resta.
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
    .declarer = non può basare il gioco su ciò che ha saputo dal Suo errore.
say-MindTheWithdrawnCards =
    .both_sides =
        { $misinformed ->
            [yes] di ciò che ha mostrato la carta ritirata può servirsi solo la linea del giocatore tratto in errore.
           *[other] di ciò che hanno mostrato le carte ritirate può servirsi solo la linea innocente.
        }
say-MindWhatThePenaltyCardTells =
    .other_defender = conti solo sull'obbligo di giocare quella carta.
say-PenaliseTheDefendersCard =
    .hasty_defender = lasci la carta scoperta; è una carta penalizzata maggiore.
say-RuleThePartnersCardToo =
    .other_defender =
        { $partner_led_face_down ->
            [yes] l'altra carta resta.
           *[other] lasci scoperta la carta che ha giocato.
        }
say-DesignateThePartnersCard =
    .other_defender = lasci scoperta la carta che ha giocato finché non ho deciso.
say-MakeThePartnersCardOneToo =
    .other_defender = anche la Sua carta resta scoperta: è una carta penalizzata maggiore.
say-PlayThePartnersCardInTurn =
    .other_defender = giochi quella carta al Suo turno, se allora è legale; altrimenti resta scoperta come carta penalizzata.

## Le disposizioni, in parole nostre

law-led_on_purpose = Ha attaccato fuori turno di proposito, o poteva prevederne un danno per l'altra linea.
law-faced_opening_lead = Un difensore ha attaccato scoperto e fuori turno all'inizio del gioco.
law-during_play = L'attacco fuori turno è avvenuto durante il gioco.
law-told_it_was_his_turn = Chi ha attaccato o giocato perché un avversario gli ha detto che toccava a lui riprende la carta senza rettifica, e nessuno può accettarla.
law-on_the_last_trick = Era l'attacco alla tredicesima presa.
law-faced_opening_lead_at_issue = L'attacco iniziale scoperto si può accettare o rifiutare.
law-later_lead_at_issue = L'attacco durante il gioco si può accettare o rifiutare.
law-might_not_accept = Il dichiarante non ha detto niente, ha rifiutato l'attacco o ha steso le carte.
law-spread_in_spite_of_it = Il dichiarante ha steso le carte benché potesse aver visto una carta del morto.
law-has_to_accept = Il dichiarante poteva aver visto una carta del morto.
law-declarer_may_choose = Il dichiarante può ancora scegliere.
law-accepted_by_word_or_card = L'attacco di un difensore è accettato se lo dice il dichiarante, quello del dichiarante se lo dice un difensore; tutti e due se la mano che segue gioca.
law-declarer_may_accept_it = Il dichiarante può accettare l'attacco fuori turno di un difensore.
law-a_defender_has_accepted_it = L'uno o l'altro difensore può accettare l'attacco fuori turno del dichiarante.
law-declarer_is_to_choose = L'attacco di un difensore aspetta la scelta del dichiarante.
law-defenders_are_to_choose = L'attacco del dichiarante aspetta la scelta dei difensori.
law-somebody_is_to_choose = Il dichiarante o i difensori hanno una scelta che non hanno ancora fatto.
law-the_next_hand_has_played = Un avversario che gioca dopo l'attacco irregolare di chi è alla sua destra rinuncia alla rettifica.
law-a_defenders_lead_stands = Un difensore ha attaccato fuori turno, e l'attacco è stato accettato o seguito.
law-lead_accepted_or_not = Prima della tredicesima presa un attacco fuori turno si può accettare, e allora vale come corretto.
    .until-2007 = Un attacco fuori turno si può accettare, e allora vale come corretto.
law-proper_lead_made = Se l'avversario a cui toccava fa il suo attacco, resta quello e le carte giocate per errore si possono ritirare.
law-what_withdrawn_cards_told = L'informazione data dalle carte ritirate è autorizzata solo per la linea innocente.
law-wrong_defender_played = Se sull'attacco del dichiarante gioca il difensore alla destra di quella mano, l'attacco resta e vale l'articolo 57.

law-face_down = Un attacco coperto si riprende solo su istruzione dell'Arbitro, e torna in mano.
law-by_declarers_side = Per un attacco iniziale della linea del dichiarante vale l'articolo 24.
law-it_goes_back_to_the_hand = La carta mostrata prima del gioco da chi diventa dichiarante o morto torna in mano.
law-defenders_may_use_it = Ciò che ha mostrato una carta con cui ha attaccato la linea del dichiarante è autorizzato per i difensori, non per quella linea.
law-partner_had_led_face_down = Se il compagno di chi ha sbagliato ha attaccato coperto, riprende quella carta.
law-has_spread_in_time = Il dichiarante ha steso le carte quando poteva farlo.
law-declarer_spreads_his_hand = Il dichiarante può stendere le sue carte, e deve stenderle tutte se ha cominciato; diventa morto.
law-opening_lead_accepted = Il dichiarante può accettare l'attacco; il morto stende le carte.
law-dummy_was_seen = Se poteva aver visto una carta del morto, salvo una mostrata nella licitazione, il dichiarante deve accettare l'attacco e resta dichiarante.
law-second_card_from_the_hand = La seconda carta della presa viene dalla mano del dichiarante.
law-second_card_from_dummy = Se la seconda carta è venuta dal morto, si ritira soltanto per correggere una renonce.
law-a_card_led_on_purpose = La carta di un difensore attaccata fuori turno e rifiutata è penalizzata maggiore, qualunque sia il valore.
law-declarer_then_chooses_the_lead = Il compagno di chi ha una penalizzata maggiore attacca solo dopo la scelta del dichiarante.
law-may_be_refused = Il dichiarante può ancora rifiutare l'attacco scoperto di un difensore.
law-refused_in_time = Il dichiarante ha rifiutato l'attacco quando poteva farlo.
law-partner_has_a_penalty_card_too = Il compagno, che deve attaccare, ha risposto all'attacco rifiutato: anche quella carta è rettificata.
law-opening_lead_refused = Se il dichiarante rifiuta l'attacco iniziale, la carta diventa penalizzata maggiore.
law-defenders_later_lead = Un difensore ha attaccato fuori turno durante il gioco.
law-later_lead_refused = Se il dichiarante fa ritirare l'attacco di un difensore, la carta diventa penalizzata maggiore.
law-a_penalty_card_lies = L'attacco rifiutato resta sul tavolo come carta penalizzata.
law-what_the_penalty_card_tells = Che una carta penalizzata vada giocata è autorizzato per tutti; il resto che mostra non lo è per il compagno.

law-declarers_lead = Il dichiarante ha attaccato fuori turno.
law-defenders_have_not_settled = I difensori non hanno ancora scelto, o divergono.
law-either_defender_chooses = Ogni difensore può accettare l'attacco del dichiarante o farlo ritirare; se divergono decide il prossimo a giocare.
law-defenders_refused = I difensori possono far ritirare l'attacco del dichiarante.
law-instead_of_a_defender = Toccava attaccare a un difensore.
law-when_a_defender_was_to_lead = Se toccava a un difensore, il dichiarante rimette la carta nella sua mano senza altra rettifica.
law-when_the_other_hand_was_to_lead = Se toccava all'altra sua mano, il dichiarante ritira la carta e attacca da quella giusta.
law-what_declarer_learnt = Se la linea del dichiarante può fondarsi su ciò che ha saputo dal suo errore, vale l'articolo 16.
    .until-2007 = Se la linea del dichiarante può fondarsi su ciò che ha saputo dal suo errore, l'Arbitro può attribuire un punteggio arbitrale.
law-declarer_has_to_lead_again = Il dichiarante deve riprendere l'attacco, perché lo vuole un difensore o perché un avversario lo aveva tratto in errore.
law-played_before_the_required_lead = La carta di un difensore giocata dopo che il dichiarante ha dovuto ritirare un attacco, e prima di quello nuovo, diventa penalizzata maggiore.
law-accepted_in_turn = Il dichiarante ha accettato l'attacco di un difensore, o deve accettarlo, e la mano seguente deve ancora giocare.
law-a_defender_was_misled = L'attacco scoperto di un difensore si riprende perché un avversario gli ha detto che toccava a lui.
law-partners_card_before_the_ruling = La carta che il compagno di chi ha attaccato gioca prima della decisione non toglie scelte al dichiarante; se l'attacco è rifiutato, è penalizzata anch'essa.
law-partners_card_at_its_turn = Se l'attacco resta, la carta che il compagno di chi ha attaccato ha giocato al turno della mano alla sua destra si gioca al proprio turno se allora è legale.
law-partners_card_was_seen = Se l'attacco resta, la carta che il compagno di chi ha attaccato ha giocato al turno della mano alla sua destra è una carta esposta.

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

## What is left to be done later, in few words

task-WatchDeclarersLine = linea del dichiarante?
