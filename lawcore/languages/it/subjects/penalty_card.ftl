### Che cosa si dice di una carta esposta o penalizzata, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Carta penalizzata
    .command = penalizzata
    .menu = Una carta esposta o penalizzata, una giocata prematura

## I fatti: come si chiedono, come si risponde

fact-role = Di chi è la carta?
option-role-defender = Di un difensore
option-role-declarer_side = Dichiarante o morto
fact-how =
    { $role ->
        [declarer_side] Che cosa è successo con la carta del dichiarante o del morto?
       *[other] Che cosa è successo con la carta?
    }
option-how-dropped = Caduta o intravista
option-how-two_cards_to_trick = Due carte nella presa
option-how-named = Nominata
option-how-led_out_of_turn = Attacco fuori turno
option-how-revoke_corrected = Renonce corretta
option-how-played_early = Giocata prematura
option-how-not_played = Penalizzata non giocata
option-how-claim_context = Mostrata con parole
option-how-law_context = Come vuole il Codice
option-how-another_way = In altro modo
fact-other_way = In quale altro modo è diventata visibile?
option-other_way-in_the_auction = Vista nella licitazione
option-other_way-before_declarers_lead = Prima di attacco dovuto
option-other_way-withdrawn_after_a_revoke = Renonce del compagno
option-other_way-both_sides_revoked = Renonce delle due linee
option-other_way-found_again = Carta mancante, resa
option-other_way-surplus_restored = Carta in più, resa
option-other_way-fifth_card = Quinta carta in presa
fact-treated = Il dichiarante tratta la carta come penalizzata?
    .aside = Di' al dichiarante le due scelte al tavolo; nessuno lo consiglia.
option-treated-not_yet = Non ha ancora deciso
option-treated-penalty_card = Come penalizzata
option-treated-picked_up = No, si riprende
fact-faces = Delle carte messe insieme nella presa, di quante si poteva vedere la faccia, anche solo da un avversario?
option-faces-one = Di una sola
option-faces-more = Di due o più
fact-claim = Di che cosa parlava il difensore mostrando la carta?
option-claim-trick_in_progress = Della presa in corso
option-claim-partner_objected = Concessione contestata
option-claim-stands = Claim o concessione
fact-honour = È un onore (10 o più)?
ask-honour =
    È un onore (10 o più)?{ $on_lead ->
        [holder] {""}
        [partner] {""}
        [other] {""}
       *[untold] {" "}Se sì, a chi tocca?
    }
option-honour-yes = Sì, un onore
option-honour-no = No
fact-since = Dopo la carta giocata al posto della penalizzata, chi ha giocato? (Se ha giocato il dichiarante o il morto conta quello, chiunque altro abbia giocato.)
option-since-nothing = Nessuno
option-since-declarer_side = Dichiarante o morto
option-since-next_trick = Solo la difesa
fact-declarer_accepts = Il dichiarante accetta la carta giocata al posto della penalizzata?
    .aside = Di' al dichiarante le due scelte al tavolo; nessuno lo consigli.
option-declarer_accepts-not_yet = Non ha ancora deciso
option-declarer_accepts-accepted = La accetta
option-declarer_accepts-refused = La rifiuta
fact-on_lead = A chi tocca ora?
option-on_lead-holder = A chi ha la carta
option-on_lead-partner = Attacca il compagno
option-on_lead-other = A un altro
fact-declarer_choice = Che cosa ha scelto il dichiarante per l'attacco del compagno?
    .aside = Di' al dichiarante tutte le scelte al tavolo; nessuno lo consigli.
option-declarer_choice-not_yet = Non ha ancora scelto
option-declarer_choice-require = Impone quel seme
option-declarer_choice-forbid = Vieta quel seme
option-declarer_choice-none = Lascia libero
option-declarer_choice-led_too_soon = Ha già attaccato
fact-play_choice = Che cosa ha scelto il dichiarante per la giocata del compagno?
    .aside = Senza consultare il morto.
option-play_choice-not_yet = Non ha ancora scelto
option-play_choice-highest = La carta più alta
option-play_choice-lowest = La carta più bassa
option-play_choice-other_suit = Un altro seme
option-play_choice-not_other_suit = Vieta un seme

fact-partner_could_see = Il compagno poteva vederne la faccia?
option-partner_could_see-yes = Visibile al compagno
option-partner_could_see-no = Non visibile al compagno
fact-deliberate =
    { $other_way ->
        [in_the_auction] È stato un attacco prima che la licitazione finisse?
       *[other] È stata mostrata apposta?
    }
option-deliberate-yes =
    { $other_way ->
        [in_the_auction] Attacco prematuro
       *[other] Mostrata apposta
    }
option-deliberate-no = Senza volerlo
fact-opening_lead = Era l'attacco iniziale?
option-opening_lead-yes = L'attacco iniziale
option-opening_lead-no = Un attacco successivo
fact-number_of_penalty_cards = Quante carte penalizzate ha quel difensore?
option-number_of_penalty_cards-one = Una
option-number_of_penalty_cards-same_suit = Più, dello stesso seme
option-number_of_penalty_cards-several_suits = Più, di semi diversi
fact-leader_has_penalty_card = Anche il compagno che attacca ha una carta penalizzata?
option-leader_has_penalty_card-yes = Anche chi attacca ne ha
option-leader_has_penalty_card-no = Chi attacca non ne ha
fact-call_withdrawn = Chi ha la carta aveva ritirato una chiamata e ne ha fatta un'altra (dal 2017: non comparabile), e questo è il primo attacco del compagno?
option-call_withdrawn-yes = Sì, primo attacco
option-call_withdrawn-no = Nessuna chiamata
fact-chose_both = Il dichiarante ha imposto uno dei semi e vietato un altro?
option-chose_both-yes = Uno imposto, uno vietato
option-chose_both-no = Non tutti e due
fact-due = La carta penalizzata andava davvero giocata in quel turno?
    .aside = Se doveva giocare altro: guarda le sue carte lontano dal tavolo.
option-due-due = Penalizzata dovuta
option-due-other_duty = Doveva giocare altro
option-due-honour_instead = Minore: giocato onore
fact-misinformed = È stato un avversario a dire al giocatore che toccava a lui?
option-misinformed-yes = Detto da un avversario
option-misinformed-no = Errore tutto suo
fact-declarer_side_played = La linea del dichiarante aveva già giocato, o ha giocato dopo? (Una carta del morto conta solo se il dichiarante l'ha chiamata o indicata. Dopo, rinuncia alla rettifica solo la mano che segue chi ha sbagliato.)
option-declarer_side_played-no = Non aveva giocato
option-declarer_side_played-both_hands = Già da mano e morto
option-declarer_side_played-dummy = Carta mossa dal morto
option-declarer_side_played-afterwards = Ha giocato chi segue
option-declarer_side_played-other_hand = Solo l'altra mano
fact-at_right_hand_turn = Toccava all'avversario di destra del difensore, con il compagno che aveva già giocato?
option-at_right_hand_turn-yes = Toccava alla sua destra
option-at_right_hand_turn-no = Toccava al compagno
fact-partner_played_too_soon = Il compagno ha giocato prima che il dichiarante scegliesse?
option-partner_played_too_soon-yes = Non ha aspettato
option-partner_played_too_soon-no = Ha aspettato
fact-disobeyed = Il compagno poteva fare ciò che il dichiarante ha scelto, e non l'ha fatto?
    .aside = Se poteva ubbidire: guarda le sue carte lontano dal tavolo.
option-disobeyed-yes = Scelta non rispettata
option-disobeyed-no = Scelta rispettata
fact-opponent_played_after = Un avversario ha giocato nella presa dopo la carta che viene ritirata?
option-opponent_played_after-yes = Un avversario ha giocato
option-opponent_played_after-no = Nessuno ha giocato dopo
fact-both_sides_played_on = Le due linee avevano giocato alla presa seguente prima che ce ne si accorgesse?
option-both_sides_played_on-yes = Proseguito da entrambe
option-both_sides_played_on-no = Notata in tempo
fact-dummy_asked = È stato il morto a chiedere della renonce?
option-dummy_asked-yes = Ha chiesto il morto
option-dummy_asked-no = Il morto ha taciuto

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

ask-role = Di chi è la carta, e che cosa è successo?
group-role-shown = Difensore, nominata o mostrata
    .ask = Che cosa è successo con la carta?
group-role-played = Difensore, giocata per errore
    .ask = Che cosa è successo con la carta?
group-role-left = Da un'altra decisione
    .ask = Che cosa è successo con la carta?
choice-role-defender-dropped = Difensore, caduta o vista
choice-role-defender-named = { choice-how-named }
choice-role-defender-claim_context = { choice-how-claim_context }
choice-role-defender-law_context = { choice-how-law_context }
choice-role-defender-two_cards_to_trick = { choice-how-two_cards_to_trick }
choice-role-defender-played_early = { choice-how-played_early }
choice-role-defender-not_played = { choice-how-not_played }
choice-role-defender-led_out_of_turn = { choice-how-led_out_of_turn }
choice-role-defender-revoke_corrected = { choice-how-revoke_corrected }
choice-role-defender-another_way = { option-how-another_way }
group-how-shown = È stata nominata o mostrata
group-how-played = È stata giocata per errore
group-how-left = Viene da un'altra decisione
rare-card = Come si è vista la carta
rare-others = Altre carte, altri obblighi
rare-play = Altre carte già giocate
supposed-partner_could_see = il compagno poteva vederla
supposed-number_of_penalty_cards =
    { $misinformed ->
        [yes] il difensore non ha altre penalizzate
       *[other] una sola penalizzata
    }
supposed-deliberate =
    { $other_way ->
        [in_the_auction] non attaccata
       *[other] non di proposito
    }
supposed-opening_lead = era un attacco successivo
supposed-due = la penalizzata era dovuta
supposed-leader_has_penalty_card = chi deve attaccare non ha penalizzate
supposed-call_withdrawn = nessuna chiamata ritirata limita l'attacco
supposed-chose_both = il dichiarante non ha imposto un seme e vietato un altro
supposed-misinformed = nessuno ha tratto in errore il giocatore
supposed-declarer_side_played = il dichiarante non aveva giocato dalla mano e dal morto
supposed-disobeyed = la scelta del dichiarante è stata rispettata
supposed-play_choice = il dichiarante non ha ancora scelto
supposed-treated = il dichiarante non ha ancora scelto
supposed-partner_played_too_soon = il compagno ha aspettato
supposed-at_right_hand_turn = toccava al compagno
supposed-both_sides_played_on = notata prima che le linee proseguissero
supposed-opponent_played_after = nessun avversario ha giocato dopo
supposed-dummy_asked = il morto non ha chiesto
ask-faces = Di quante delle carte giocate insieme si vedeva la faccia?
ask-since = Chi ha giocato dopo la carta messa al suo posto?
ask-declarer_accepts = Il dichiarante accetta la carta giocata al suo posto?
choice-honour-no = No
choice-honour-yes-holder = Sì, tocca a chi ce l'ha
choice-honour-yes-partner = Sì, attacca il compagno
choice-honour-yes-other = Sì, tocca ad altri
choice-how-led_out_of_turn = Attacco fuori turno, rifiutato
choice-how-dropped = È caduta o si è vista
choice-how-two_cards_to_trick = Due carte nella stessa presa
choice-how-named = È stata nominata
choice-how-revoke_corrected = Una renonce è stata corretta
choice-how-played_early =
    { $role ->
        [declarer_side] Giocata in anticipo, non in attacco
       *[other] Giocata o attaccata in anticipo
    }
choice-how-not_played = Si è giocata un'altra carta
choice-how-claim_context = Mostrata parlando di prese
choice-how-law_context = Mostrata come vuole il Codice
choice-other_way-in_the_auction = Nella licitazione
choice-other_way-before_declarers_lead = Prima dell'attacco
choice-other_way-withdrawn_after_a_revoke = Dopo una renonce
choice-other_way-both_sides_revoked = Renonce di tutte e due le linee
choice-other_way-found_again = Carta ritrovata
choice-other_way-surplus_restored = Carta in più resa
choice-other_way-fifth_card = Quinta carta in una presa
choice-partner_could_see-no = Il compagno non poteva vederla
choice-number_of_penalty_cards-same_suit = Più d'una, dello stesso seme
choice-number_of_penalty_cards-several_suits = Più d'una, di semi diversi
choice-leader_has_penalty_card-yes = Anche chi attacca ne ha una
choice-call_withdrawn-yes = Chi l'ha aveva ritirato una chiamata
choice-chose_both-yes = Ne impone uno e ne vieta un altro
choice-misinformed-yes = Un avversario ha detto «tocca a te»
choice-disobeyed-yes = La scelta non è stata rispettata
choice-opponent_played_after-yes = Un avversario ha giocato dopo
choice-both_sides_played_on-yes = Le due linee avevano proseguito
choice-declarer_side_played-both_hands = Dichiarante: già da mano e morto
choice-declarer_side_played-dummy = Il morto ha mosso una carta
choice-declarer_side_played-afterwards = Ha giocato l'avversario seguente
choice-declarer_side_played-other_hand = Dichiarante: solo dall'altra mano
choice-at_right_hand_turn-yes = Toccava all'avversario di destra
choice-partner_played_too_soon-yes = Il compagno non ha aspettato
choice-dummy_asked-yes = Ha chiesto il morto
brief-role-defender = un difensore
brief-role-declarer_side = dichiarante o morto
brief-honour-yes = un onore
brief-honour-no = non un onore
brief-on_lead-holder = tocca a chi l'ha
brief-on_lead-partner = attacca il suo compagno
brief-on_lead-other = tocca a un altro
brief-how-dropped = caduta o vista
brief-how-two_cards_to_trick = due carte in una presa
brief-how-named = nominata
brief-how-led_out_of_turn = attacco rifiutato
brief-how-revoke_corrected = renonce corretta
brief-how-played_early = giocata in anticipo
brief-how-not_played = giocata un'altra carta
brief-how-claim_context = mostrata parlando di prese
brief-how-law_context = mostrata come vuole il Codice
brief-how-another_way = vista in altro modo
brief-faces-one = si vede una sola faccia
brief-faces-more = si vedono più facce
brief-since-nothing = nessuno ha giocato
brief-since-declarer_side = ha giocato il dichiarante
brief-since-next_trick = ha giocato la difesa
brief-declarer_choice-not_yet = non ha scelto
brief-declarer_choice-none = attacco libero
brief-declarer_choice-led_too_soon = attacco prima della scelta
brief-play_choice-not_yet = non ha scelto
brief-play_choice-highest = la più alta
brief-play_choice-lowest = la più bassa
brief-play_choice-other_suit = un altro seme
brief-play_choice-not_other_suit = seme vietato
brief-declarer_accepts-not_yet = non ha deciso
brief-declarer_accepts-accepted = accettata
brief-declarer_accepts-refused = rifiutata
brief-treated-not_yet = non ha deciso
brief-treated-penalty_card = trattata come penalizzata
brief-treated-picked_up = non penalizzata
depends-role = di chi è la carta
depends-how = che cosa è successo
depends-honour = il valore
depends-on_lead = a chi tocca
depends-declarer_choice = la scelta del dichiarante
depends-play_choice = la scelta del dichiarante
depends-declarer_accepts = la scelta del dichiarante
depends-treated = la scelta del dichiarante
depends-since = chi ha giocato
depends-faces = quante facce si vedevano
depends-claim = che cosa ha detto
depends-other_way = come si è vista
offer-declarer_choice = Senza consultare il compagno, all'altro difensore può:
next-declarer_accepts = Che cosa ha scelto il dichiarante
next-treated = Che cosa ha scelto il dichiarante
next-declarer_choice = Che cosa ha scelto il dichiarante
next-play_choice = Che cosa ha scelto il dichiarante
choose-declarer_accepts = Che cosa sceglie il dichiarante?
chosen-declarer_accepts-accepted = La accetta
chosen-declarer_accepts-refused = La rifiuta
choose-treated = Che cosa sceglie il dichiarante?
chosen-treated-penalty_card = Penalizzata
chosen-treated-picked_up = Si riprende
offer-declarer_accepts = Si doveva giocare la carta penalizzata. Senza consultare il compagno, può:
offer-declarer_accepts-accepted = accettare la carta giocata: la penalizzata resta;
offer-declarer_accepts-refused = rifiutarla: si gioca la penalizzata, e quella ritirata diventa una penalizzata maggiore.
offer-treated = La carta si è vista in licitazione. Senza consultare il compagno, può:
offer-treated-penalty_card = trattarla come penalizzata;
offer-treated-picked_up = farla riprendere in mano.
choose-declarer_choice = Che cosa sceglie il dichiarante?
chosen-declarer_choice-require = Impone
chosen-declarer_choice-forbid = Vieta
chosen-declarer_choice-none = Libero
choose-play_choice = Che cosa fa giocare il dichiarante?
chosen-play_choice-highest = La più alta
chosen-play_choice-lowest = La più bassa
chosen-play_choice-other_suit = Un altro seme
chosen-play_choice-not_other_suit = Vieta un seme
offer-play_choice = Scelga senza il compagno. L'altro difensore gioca:
offer-play_choice-highest = la più alta nel seme d'attacco;
offer-play_choice-lowest = la più bassa nel seme d'attacco;
offer-play_choice-other_suit = un altro seme, che Lei indica;
offer-play_choice-not_other_suit = una carta qualsiasi, tranne di un altro seme che Lei indica.
offer-declarer_choice-require =
    { $number_of_penalty_cards ->
        [several_suits] imporre uno di quei semi: quelle carte tornano in mano;
        [same_suit] imporre quel seme: le carte tornano in mano;
       *[other] imporre quel seme: la carta torna in mano;
    }
offer-declarer_choice-forbid =
    { $number_of_penalty_cards ->
        [several_suits] vietarne uno o più finché quel difensore resta in presa: quelle carte tornano in mano;
        [same_suit] vietarlo finché quel difensore resta in presa: le carte tornano in mano;
       *[other] vietarlo finché quel difensore resta in presa: la carta torna in mano;
    }
offer-declarer_choice-none =
    { $number_of_penalty_cards ->
        [same_suit] lasciare libero l'attacco: le carte restano penalizzate.
        [several_suits] lasciare libero l'attacco: le carte restano penalizzate.
       *[other] lasciarlo libero: la carta resta penalizzata.
    }
why-role = Solo la carta di un difensore diventa penalizzata (48A, 49); da come si è vista dipende se è maggiore o minore (50B).
why-honour = Una carta piccola mostrata per caso è penalizzata minore, ogni altra maggiore (50B).
why-on_lead = Se attacca il compagno, prima sceglie il dichiarante (50D2); se gioca chi ce l'ha, la gioca appena è legale (50D1(a)).
    .until-1997 = Se attacca il compagno, prima sceglie il dichiarante (50D2); se gioca chi ce l'ha, la gioca appena è legale (50D1).
why-how = Da come si è vista dipende se la carta diventa penalizzata, e di che tipo (48A, 49, 50B).
why-since = Se la linea del dichiarante ha giocato dopo, la carta giocata al posto della penalizzata resta (52B1(b)).
    .until-1997 = Se la linea del dichiarante ha giocato dopo, la carta giocata al posto della penalizzata resta (52B1).
why-faces = Se si vede una sola carta, quella è giocata; se più d'una, dice quale, e le altre sono penalizzate (58B1, 58B2).
why-other_way = Da come si è vista dipende se diventa penalizzata (49).
why-treated = Una carta vista in licitazione è penalizzata solo se il dichiarante la tratta come tale (24).

## La decisione in una riga

headline-NoPenaltyCard = Nessuna carta penalizzata ({ $articles }).
headline-LetThePlayStand = Nessuna rettifica: la carta è giocata ({ $articles }).
headline-LetDeclarersPlayStand = La carta prematura del dichiarante è giocata ({ $articles }).
headline-KeepTheCardThatShows = È giocata la carta che si vede, e nient'altro ({ $articles }).
headline-defective_trick = Presa difettosa: vale l'articolo 67 ({ $articles }).
headline-LetTheOtherCardStand = Nessuna irregolarità: la carta giocata resta ({ $articles }).
headline-minor = Carta penalizzata minore ({ $articles }).
headline-LetDeclarerTreatIt = Decide il dichiarante: penalizzata o no ({ $articles }).
headline-PlayItAtTheFirstOpportunity = Carta penalizzata maggiore, da giocare alla prima occasione ({ $articles }).
headline-LeaveTheLeadFree =
    { $leader_has_penalty_card ->
        [yes] Nessun seme imposto o vietato: la penalizzata maggiore resta ({ $articles }).
       *[other] { $number_of_penalty_cards ->
            [one] Attacco libero: la carta penalizzata maggiore resta ({ $articles }).
           *[other] Attacco libero: le carte penalizzate maggiori restano ({ $articles }).
        }
    }
headline-LetDeclarerChooseTheLead = Carta penalizzata maggiore: prima dell'attacco sceglie il dichiarante ({ $articles }).
headline-RequireTheHighest = Il compagno gioca la più alta nel seme d'attacco ({ $articles }).
headline-RequireTheLowest = Il compagno gioca la più bassa nel seme d'attacco ({ $articles }).
headline-RequireAnotherSuit = Il compagno gioca una carta del seme che dice il dichiarante ({ $articles }).
headline-ForbidAnotherSuit = Il compagno non gioca il seme che dice il dichiarante ({ $articles }).
headline-LetDeclarerChooseThePlay = Carta penalizzata maggiore, e il dichiarante vincola la giocata del compagno ({ $articles }).
headline-RequireTheSuit =
    { $number_of_penalty_cards ->
        [one] Attacco imposto: la carta non è più penalizzata ({ $articles }).
       *[other] Attacco imposto: le carte di quel seme non sono più penalizzate ({ $articles }).
    }
headline-ForbidTheSuit =
    { $number_of_penalty_cards ->
        [one] Seme vietato all'attacco: la carta non è più penalizzata ({ $articles }).
       *[other] Seme vietato all'attacco: quelle carte non sono più penalizzate ({ $articles }).
    }
headline-played_in_turn = La carta si gioca al suo turno se è legale; se no è penalizzata maggiore ({ $articles }).
headline-accept_or_refuse = Decide il dichiarante: accettare la carta giocata o rifiutarla ({ $articles }).
headline-KeepTheCardPlayed = La carta giocata è accettata; la penalizzata resta ({ $articles }).
headline-substituted = Si gioca la penalizzata; la carta rifiutata diventa penalizzata maggiore ({ $articles }).
headline-RuleARevoke = È una renonce: non ha fatto, potendo, ciò che era imposto ({ $articles }).
headline-RuleAnEstablishedRevoke = È una renonce consumata: la penalizzata era dovuta ({ $articles }).
headline-claim = Giudica il claim o la concessione, non la carta ({ $articles }).

## La decisione in poche parole

result-played_in_turn = Si gioca al suo turno se legale; se no penalizzata maggiore ({ $articles })
result-substituted = Si gioca la penalizzata; la carta rifiutata diventa penalizzata maggiore ({ $articles })
result-LetDeclarerChooseTheLead = Il dichiarante sceglie, da solo ({ $articles })
result-RequireTheHighest = L'altro difensore gioca la più alta nel seme d'attacco ({ $articles })
result-RequireTheLowest = L'altro difensore gioca la più bassa nel seme d'attacco ({ $articles })
result-RequireAnotherSuit = L'altro difensore gioca il seme che dice il dichiarante ({ $articles })
result-ForbidAnotherSuit = L'altro difensore non gioca il seme che dice il dichiarante ({ $articles })
result-LetDeclarerChooseThePlay = Il dichiarante sceglie, da solo ({ $articles })
result-PlayItAtTheFirstOpportunity = Carta penalizzata maggiore: va giocata appena possibile ({ $articles })
result-accept_or_refuse = Il dichiarante accetta la carta giocata o la rifiuta ({ $articles })
aside-UseTheDutyAlone = Il compagno di chi ha la carta può contare sull'obbligo di giocarla, non altro
aside-AdjustIfItHelped = Punteggio arbitrale se la carta ha giovato alla difesa
step-LookForAPrematureCard = il compagno doveva ancora giocare? Allora vedi la giocata prematura
outcome-claim = si giudica il claim, non la carta ({ $articles })
outcome-LetDeclarerChooseTheLead = penalizzata maggiore ({ $articles })
outcome-NoPenaltyCard = nessuna ({ $articles })

## Gli ordini

order-NoPenaltyCard =
    { $role ->
        [declarer_side] { $how ->
            [two_cards_to_trick] Fai riprendere l'altra carta: non è penalizzata
           *[other] Fai riprendere la carta senza rettifica: se è solo caduta non va giocata per forza
        }
       *[other] { $how ->
            [claim_context] Fai riprendere la carta e proseguire il gioco
           *[other] Fai riprendere la carta: non è penalizzata
        }
    }
order-LetThePlayStand =
    { $declarer_side_played ->
        [both_hands] Lascia la carta: il dichiarante aveva già giocato dalle due mani
        [dummy] Lascia la carta: il morto aveva mosso o suggerito una carta di sua iniziativa
       *[other] Lascia la carta: la mano che segue ha giocato dopo, e così ha rinunciato alla rettifica
    }
order-LetDeclarersPlayStand =
    { $edition ->
        [2007] Lascia la carta: una carta che il dichiarante gioca in anticipo, senza attaccare, è giocata
       *[other] Lascia la carta, se è legale: una carta che il dichiarante gioca in anticipo, senza attaccare, è giocata
    }
order-TreatItAsPlayedInTurn = Considera la carta prematura come giocata in turno
order-KeepTheCardThatShows = Lascia giocata la carta di cui si vede la faccia; fai riprendere le altre
order-LetAnOpponentChangeHisPlay = Lascia che l'avversario che ha giocato dopo cambi la carta; di ciò che hanno mostrato le carte riprese può servirsi la sua linea, l'altra no
order-RuleTheDefectiveTrick = Tratta la presa come difettosa: le carte in più tornano in mano, e la presa resta a chi l'ha vinta
order-RuleADefectiveTrick = Fai rimettere in mano le carte in più (67B2), lasciando nella presa quella che era stata scoperta; la presa resta a chi l'ha vinta, e non aver giocato prima una carta rimessa può essere renonce
order-LookForAPrematureCard = Se il compagno non aveva ancora giocato nella presa, vedi le opzioni dell'articolo 57A
order-LetTheOtherCardStand =
    { $due ->
        [honour_instead] Lascia l'onore giocato: con una penalizzata minore è permesso; la penalizzata resta
       *[other] Lascia la carta giocata: doveva rispondere a colore o rispettare una scelta; la penalizzata resta e si gioca appena possibile
    }
order-RuleTheClaim = Ferma il gioco e giudica il claim o la concessione: le carte mostrate con esso non sono penalizzate
order-MinorPenaltyCard =
    { $how ->
        [named] Salvo diversa disposizione, trattala da penalizzata minore: è una sola, sotto il 10
       *[other] Salvo diversa disposizione, trattala da penalizzata minore: è una sola, sotto il 10, mostrata senza volerlo
    }
order-MajorPenaltyCard =
    { $number_of_penalty_cards ->
        [same_suit] Tratta da maggiori tutte le carte penalizzate del difensore
        [several_suits] Tratta da maggiori tutte le carte penalizzate del difensore
       *[other] Salvo diversa disposizione, trattala da penalizzata maggiore
    }
order-PlayItAtTheFirstOpportunity =
    { $on_lead ->
        [holder] Fai giocare la penalizzata adesso, se è legale; altrimenti alla prima occasione: attaccando, rispondendo, scartando o tagliando
       *[other] Quando toccherà a chi l'ha, fai giocare la penalizzata alla prima occasione legale: attaccando, rispondendo, scartando o tagliando
    }
order-PlayItWhenItIsLegal = Da allora fai giocare la penalizzata maggiore alla prima occasione legale: attaccando, rispondendo, scartando o tagliando
order-LetDeclarerChooseTheLead =
    { $declarer_choice ->
        [led_too_soon] Ferma l'attacco: il dichiarante sceglie lo stesso, e il compagno attacca dopo
       *[other] Ferma l'attacco finché il dichiarante non ha scelto
    }
order-StopTheLeadUntilDeclarerChooses =
    { $number_of_penalty_cards ->
        [one] Se più tardi attacca il compagno con la carta ancora sul tavolo, non attacchi prima che il dichiarante abbia scelto se imporre il seme, vietarlo o lasciare libero l'attacco
       *[other] Se più tardi attacca il compagno con le penalizzate ancora sul tavolo, non attacchi prima che il dichiarante abbia scelto se imporre uno dei loro semi, vietarne uno o più, o lasciare libero l'attacco
    }
order-OfferTheSuit = Offri al dichiarante di imporre quel seme, o di vietarlo finché il compagno resta in presa: nei due casi la carta torna in mano e non è più penalizzata
order-OfferToRequire =
    { $number_of_penalty_cards ->
        [several_suits] Offri al dichiarante di imporre uno dei semi delle penalizzate: tornano in mano tutte quelle di quel seme, le altre restano
       *[other] Offri al dichiarante di imporre quel seme: tornano in mano tutte le penalizzate
    }
order-OfferToForbid =
    { $number_of_penalty_cards ->
        [several_suits] Offri al dichiarante di vietare uno o più di quei semi, finché il compagno resta in presa: tornano in mano le penalizzate dei semi vietati
       *[other] Offri al dichiarante di vietare quel seme, finché il compagno resta in presa: tornano in mano tutte le penalizzate
    }
order-OfferAFreeLead =
    { $number_of_penalty_cards ->
        [one] Offri al dichiarante di lasciare libero l'attacco: la carta resta penalizzata
       *[other] Offri al dichiarante di lasciare libero l'attacco: le carte restano penalizzate
    }
order-LetDeclarerMakeOneChoice = Fai scegliere di nuovo il dichiarante: può imporre uno dei semi oppure vietarne uno o più, non le due cose insieme
order-RequireTheSuit =
    { $number_of_penalty_cards ->
        [one] Fai attaccare il compagno in quel seme; chi aveva la carta penalizzata la riprende e gioca ciò che vuole
        [same_suit] Fai attaccare il compagno in quel seme; le carte penalizzate tornano tutte in mano
       *[other] Fai attaccare il compagno nel seme scelto; le penalizzate di quel seme tornano in mano, le altre restano
    }
order-ForbidTheSuit =
    { $number_of_penalty_cards ->
        [one] Fai attaccare il compagno in un altro seme, e così finché resta in presa; la carta penalizzata torna in mano
        [same_suit] Fai attaccare il compagno in un altro seme, e così finché resta in presa; le carte penalizzate tornano tutte in mano
       *[other] Fai attaccare il compagno fuori dai semi vietati, finché resta in presa; le penalizzate di quei semi tornano in mano, le altre restano
    }
order-LeaveTheLeadFree =
    { $number_of_penalty_cards ->
        [one] Lascia l'attacco del compagno senza semi imposti o vietati; la carta resta penalizzata e la scelta si ripete ai suoi prossimi attacchi
       *[other] Lascia l'attacco del compagno senza semi imposti o vietati; le carte restano penalizzate e la scelta si ripete ai suoi prossimi attacchi
    }
order-LeaveTheOtherPenaltyCard = Ogni altra sua penalizzata resta scoperta: la carta ripresa non lo è, quelle sì; decidi su ciò che vincolano, anche l'attacco del compagno
order-LeadTheOwnPenaltyCard =
    { $call_withdrawn ->
        [yes] Il compagno attacca con la propria penalizzata, se maggiore e se la chiamata ritirata non lo esclude; altrimenti con ciò che questa gli lascia
       *[other] Il compagno attacca con la propria penalizzata, se maggiore; altrimenti come vuole
    }
order-LetTheChoiceGoFirst =
    { $declarer_choice ->
        [require] Il compagno attacca con la propria penalizzata solo se è del seme imposto; se no, resta e si gioca appena possibile
        [forbid] Il compagno non può attaccare con la propria penalizzata se è del seme vietato: resta e si gioca appena possibile
       *[other] La scelta del dichiarante viene prima della penalizzata del compagno, che si gioca appena la scelta lo permette
    }
order-PenaliseTheCardLedToo = Tratta da penalizzata anche la carta con cui il compagno ha attaccato senza aspettare la scelta
order-PenaliseThatCardToo = Tratta da penalizzata anche la carta che il compagno ha giocato senza aspettare la scelta
order-ThenRestrictTheLead = Poi chiedi al dichiarante se vieta un seme che chi ha la carta non ha mostrato nella licitazione legale, finché chi attacca resta in presa
order-ThenFollowLaw26 = Poi chiedi al dichiarante se impone o vieta un seme a questo primo attacco: quale, dipende dalla chiamata ritirata
order-ThenReadLaw26 = Poi leggi l'articolo 26 di quel Codice: dopo una chiamata ritirata il dichiarante può imporre o vietare un seme a questo primo attacco
order-DesignateThePlayedCard =
    { $role ->
        [declarer_side] Chiedi al dichiarante quale delle carte gioca
       *[other] Chiedi al difensore quale delle carte gioca; ogni altra che si vede è penalizzata
    }
order-LeaveItFaceUp =
    { $number_of_penalty_cards ->
        [same_suit] Fai lasciare le carte scoperte sul tavolo davanti a chi le ha
        [several_suits] Fai lasciare le carte scoperte sul tavolo davanti a chi le ha
       *[other] Fai lasciare la carta scoperta sul tavolo davanti a chi l'ha
    }
order-PlayItBeforeOtherSmallCards =
    { $call_withdrawn ->
        [yes] In quel seme il difensore giochi la penalizzata prima di ogni altra carta sotto il 10; un onore è permesso, e questa carta non limita l'attacco del compagno
       *[other] In quel seme il difensore giochi la penalizzata prima di ogni altra carta sotto il 10; un onore è permesso, e il compagno attacca liberamente
    }
order-DesignateWhichIsPlayed = Se può giocare legalmente più d'una penalizzata, chiedi al dichiarante quale
order-PlayAnyLegalCardIfUnable = Chi non può fare ciò che il dichiarante ha scelto giochi qualunque carta legale
order-LetDeclarerChooseThePlay = Tratta la carta da penalizzata maggiore; per la giocata del compagno in questa presa fai scegliere al dichiarante una di queste
order-OfferTheHighest = Può imporre la più alta nel seme d'attacco
order-OfferTheLowest = Può imporre la più bassa nel seme d'attacco
order-OfferToRequireAnotherSuit = Può imporre una carta di un altro seme, che il dichiarante indica
order-OfferToForbidAnotherSuit = Può vietare le carte di un altro seme, che il dichiarante indica
order-RequireTheHighest = Fai giocare al compagno la carta più alta che ha nel seme d'attacco
order-RequireTheLowest = Fai giocare al compagno la carta più bassa che ha nel seme d'attacco
order-RequireAnotherSuit = Fai giocare al compagno una carta del seme che il dichiarante indica
order-ForbidAnotherSuit = Non far giocare al compagno carte del seme che il dichiarante indica
order-PlayItInTurn = Fai giocare la carta quando tocca al difensore, se è legale; se non lo è, trattala da penalizzata maggiore
order-LetDeclarerAcceptOrRefuse = Chiedi al dichiarante: se accetta (52B1), la carta resta e la penalizzata rimane tale; se rifiuta (52B2), si gioca la penalizzata e l'altra diventa penalizzata maggiore
order-LetDeclarerTreatIt = Chiedi al dichiarante se tratta la carta come penalizzata; se no, si riprende
order-KeepTheCardPlayed =
    { $since ->
        [declarer_side] Lascia la carta giocata: la linea del dichiarante ha giocato dopo e deve accettarla
       *[other] Lascia la carta giocata
    }
order-LeaveThePenaltyCard =
    { $since ->
        [next_trick] Fai lasciare scoperta la penalizzata: non giocata, resta tale
       *[other] Fai lasciare scoperta la penalizzata: resta tale
    }
order-SubstituteThePenaltyCard = Fai giocare la penalizzata; la carta giocata al suo posto resta scoperta, penalizzata maggiore
order-RuleARevoke = Trattala come una renonce: non ha giocato ciò che era imposto
order-RuleAnEstablishedRevoke = Trattala come una renonce consumata: non ha giocato la penalizzata e la difesa ha proseguito
order-UseTheDutyAlone =
    { $how ->
        [played_early] Il compagno può contare sull'obbligo di giocarla, non su altro che la carta gli mostri
       *[other] Il compagno può contare sugli obblighi di chi ha la carta, non su altro che la carta gli mostri
    }
order-IgnoreWhatItShowed =
    { $number_of_penalty_cards ->
        [one] Ripresa la carta, ciò che ha mostrato è informazione non autorizzata per il compagno, autorizzata per il dichiarante
       *[other] Riprese le carte, ciò che hanno mostrato è informazione non autorizzata per il compagno, autorizzata per il dichiarante
    }
order-WeighWhatItShowed = Ciò che il compagno ha visto può essere informazione non autorizzata: se ne approfitta, punteggio arbitrale
order-AdjustIfItHelped = A fine gioco, se ciò che la carta ha mostrato ha danneggiato il dichiarante, attribuisci un punteggio arbitrale
order-WeighTheQuestion = Ciò che la domanda ha fatto capire al dichiarante è informazione non autorizzata: se ne approfitta, attribuisci un punteggio arbitrale
order-WarnDummy = Richiama il morto (90): non può chiedere a un difensore se ha fatto renonce

## Che cosa si dice ai giocatori

say-NoPenaltyCard =
    .declarer =
        { $role ->
            [declarer_side] { $how ->
                [two_cards_to_trick] riprenda l'altra: le carte del dichiarante non sono mai penalizzate.
               *[other] riprenda la carta; non è una carta penalizzata.
            }
           *[other] { "" }
        }
    .defender =
        { $role ->
            [declarer_side] { "" }
           *[other] riprenda la carta; non è una carta penalizzata.
        }
say-LetThePlayStand =
    .all = la carta resta giocata, senza rettifica.
say-TreatItAsPlayedInTurn =
    .all = la carta vale come giocata in turno.
say-LetDeclarersPlayStand =
    .all = la carta del dichiarante è giocata, se è legale.
say-KeepTheCardThatShows =
    .all = la carta che si vede è giocata; le altre tornano in mano.
say-LetAnOpponentChangeHisPlay =
    .opponent_who_played = può cambiare la Sua carta.
say-RuleTheDefectiveTrick =
    .all = le due linee hanno proseguito: una presa ha una carta in più, la tratto subito.
say-RuleADefectiveTrick =
    .all = un momento, una presa ha una carta in più e la rimetto a posto.
say-LetTheOtherCardStand =
    .all = la carta giocata resta; la carta penalizzata rimane sul tavolo.
say-RuleTheClaim =
    .all = fermate il gioco; giudico il claim o la concessione.
say-MinorPenaltyCard =
    .defender =
        { $how ->
            [two_cards_to_trick] l'altra è una carta penalizzata minore.
           *[other] è una carta penalizzata minore.
        }
say-MajorPenaltyCard =
    .defender =
        { $number_of_penalty_cards ->
            [same_suit] le carte sono tutte penalizzate maggiori.
            [several_suits] le carte sono tutte penalizzate maggiori.
           *[other] { $how ->
               [two_cards_to_trick] l'altra è una carta penalizzata maggiore.
              *[other] è una carta penalizzata maggiore.
           }
        }
say-PlayItAtTheFirstOpportunity =
    .defender =
        { $on_lead ->
            [holder] { $number_of_penalty_cards ->
                [same_suit] ne giochi adesso una, se è legale; altrimenti appena può.
                [several_suits] ne giochi adesso una, se è legale; altrimenti appena può.
               *[other] { $how ->
                   [two_cards_to_trick] la giochi appena può farlo legalmente, dalla prossima presa.
                  *[other] la giochi adesso, se è legale; altrimenti appena può.
               }
            }
           *[other] { $number_of_penalty_cards ->
                [same_suit] dal Suo prossimo turno le giochi appena può farlo legalmente.
                [several_suits] dal Suo prossimo turno le giochi appena può farlo legalmente.
               *[other] dal Suo prossimo turno la giochi appena può farlo legalmente.
            }
        }
say-PlayItWhenItIsLegal =
    .defender = la giochi appena può.
say-LetDeclarerChooseTheLead =
    .other_defender =
        { $declarer_choice ->
            [led_too_soon] lasci scoperta la carta con cui ha attaccato, e attacchi solo quando il dichiarante avrà scelto.
           *[other] non attacchi prima che il dichiarante abbia scelto.
        }
say-StopTheLeadUntilDeclarerChooses =
    .other_defender =
        { $number_of_penalty_cards ->
            [one] Se deve attaccare con quella carta sul tavolo, aspetti il dichiarante.
           *[other] Se deve attaccare con quelle carte sul tavolo, aspetti la scelta del dichiarante.
        }
say-OfferTheSuit =
    .declarer = può imporre quel seme, o vietarlo finché l'altro difensore resta in presa: la carta torna in mano.
say-OfferToRequire =
    .declarer =
        { $number_of_penalty_cards ->
            [several_suits] può imporre uno di quei semi: le sue carte tornano allora in mano.
           *[other] può imporre quel seme: tutte le carte tornano allora in mano.
        }
say-OfferToForbid =
    .declarer =
        { $number_of_penalty_cards ->
            [several_suits] oppure vietarne alcuni finché l'altro difensore resta in presa: le loro carte tornano allora in mano.
           *[other] oppure vietarlo finché l'altro difensore resta in presa: tutte le carte tornano allora in mano.
        }
say-OfferAFreeLead =
    .declarer =
        { $number_of_penalty_cards ->
            [one] o lasciare libero l'attacco: la carta resta penalizzata.
           *[other] o lasciare libero l'attacco: le carte restano penalizzate.
        }
say-LetDeclarerMakeOneChoice =
    .declarer = scelga una sola delle tre cose.
say-RequireTheSuit =
    .defender =
        { $number_of_penalty_cards ->
            [one] riprenda in mano la carta penalizzata: il dichiarante ha imposto quel seme.
            [same_suit] riprenda in mano tutte le Sue penalizzate: il dichiarante ha imposto quel seme.
           *[other] riprenda in mano le penalizzate del seme che il dichiarante ha imposto; le altre restano.
        }
    .other_defender = attacchi nel seme imposto dal dichiarante.
say-ForbidTheSuit =
    .defender =
        { $number_of_penalty_cards ->
            [one] riprenda in mano la carta penalizzata: il dichiarante ha vietato quel seme.
            [same_suit] riprenda in mano tutte le Sue penalizzate: il dichiarante ha vietato quel seme.
           *[other] riprenda in mano le penalizzate dei semi che il dichiarante ha vietato; eventuali altre restano.
        }
    .other_defender =
        { $number_of_penalty_cards ->
            [several_suits] finché resta in presa, non attacchi nei semi vietati.
           *[other] finché resta in presa, non attacchi in quel seme.
        }
say-LeaveTheLeadFree =
    .other_defender =
        { $leader_has_penalty_card ->
            [yes] { "" }
           *[other] { $call_withdrawn ->
                [yes] la penalizzata non limita il Suo attacco; la chiamata ritirata può limitarlo.
               *[other] attacchi come vuole.
            }
        }
    .declarer =
        { $number_of_penalty_cards ->
            [one] la carta resta penalizzata; al prossimo attacco dell'altro difensore Lei sceglie di nuovo.
           *[other] le carte restano penalizzate; al prossimo attacco dell'altro difensore Lei sceglie di nuovo.
        }
say-LeaveTheOtherPenaltyCard =
    .defender = l'altra Sua penalizzata resta scoperta.
say-LeadTheOwnPenaltyCard =
    .other_defender =
        { $call_withdrawn ->
            [yes] se la Sua penalizzata è maggiore, attacchi con quella, salvo che lo escluda la scelta del dichiarante per la chiamata ritirata.
           *[other] se la Sua penalizzata è maggiore, attacchi con quella; altrimenti attacchi come vuole.
        }
say-LetTheChoiceGoFirst =
    .other_defender =
        { $declarer_choice ->
            [require] attacchi con la Sua penalizzata solo se è del seme imposto.
            [forbid] non attacchi con la Sua penalizzata se è del seme vietato.
            [not_yet] nemmeno con la Sua penalizzata.
           *[other] la scelta viene prima della Sua penalizzata.
        }
say-PenaliseTheCardLedToo =
    .other_defender = anche la carta con cui ha attaccato è penalizzata.
say-PenaliseThatCardToo =
    .other_defender = Anche la carta che ha giocato resta scoperta, penalizzata.
say-ThenRestrictTheLead =
    .declarer = può poi vietare, finché chi attacca resta in presa, un seme non mostrato nelle chiamate valide di chi ha la carta.
say-ThenFollowLaw26 =
    .declarer = può poi imporre, o vietare finché chi attacca resta in presa, un seme mostrato solo dalla chiamata ritirata, o vietarne uno qualsiasi se non era di soli semi.
say-ThenReadLaw26 =
    .declarer = anche la chiamata ritirata può darLe una scelta: verifico.
say-DesignateThePlayedCard =
    .declarer =
        { $role ->
            [declarer_side] quale delle due gioca?
           *[other] { "" }
        }
    .defender =
        { $role ->
            [declarer_side] { "" }
           *[other] quale delle due gioca?
        }
say-LeaveItFaceUp =
    .defender =
        { $number_of_penalty_cards ->
            [same_suit] { $declarer_choice ->
                [none] le carte restano scoperte: appena può ne giochi una.
               *[other] le lasci scoperte.
            }
            [several_suits] { $declarer_choice ->
                [none] le carte restano scoperte: appena può ne giochi una.
               *[other] le lasci scoperte.
            }
           *[other] { $declarer_choice ->
                [none] la carta resta scoperta: la giochi appena può.
               *[other] la carta resta scoperta finché non la gioca.
            }
        }
say-PlayItBeforeOtherSmallCards =
    .defender =
        { $call_withdrawn ->
            [yes] in quel seme la giochi prima di ogni altra carta sotto il 10; un onore può giocarlo prima. La carta non limita l'attacco del compagno.
           *[other] in quel seme la giochi prima di ogni altra carta sotto il 10; un onore può giocarlo prima. Il compagno attacca come vuole.
        }
say-DesignateWhichIsPlayed =
    .declarer = se il difensore può giocare più d'una penalizzata, dica Lei quale.
say-PlayAnyLegalCardIfUnable =
    .other_defender =
        { $play_choice ->
            [not_yet] aspetti la scelta del dichiarante.
           *[other] { $declarer_choice ->
                [forbid] { $number_of_penalty_cards ->
                    [several_suits] se non può, giochi qualsiasi carta legale.
                   *[other] se ha solo quel seme, attacchi in quello.
                }
                [require] se non ne ha, attacchi come vuole.
               *[other] se non può, giochi qualsiasi carta legale.
            }
        }
say-LetDeclarerChooseThePlay =
    .defender = è una carta penalizzata maggiore.
say-OfferTheHighest =
    .declarer = la più alta nel seme.
say-OfferTheLowest =
    .declarer = la più bassa.
say-OfferToRequireAnotherSuit =
    .declarer = un altro seme, che Lei indica.
say-OfferToForbidAnotherSuit =
    .declarer = una carta qualsiasi, tranne di un altro seme che Lei indica.
say-RequireTheHighest =
    .other_defender = giochi la Sua carta più alta nel seme d'attacco.
say-RequireTheLowest =
    .other_defender = giochi la Sua carta più bassa nel seme d'attacco.
say-RequireAnotherSuit =
    .declarer = quale seme dice?
    .other_defender = giochi una carta di quel seme.
say-ForbidAnotherSuit =
    .declarer = quale seme dice?
    .other_defender = non giochi carte di quel seme.
say-PlayItInTurn =
    .defender = giochi la carta quando tocca a Lei, se è legale; se non lo è, diventa penalizzata maggiore.
say-LetDeclarerAcceptOrRefuse =
    .declarer =
        può accettare la carta giocata; la carta penalizzata allora resta.
        oppure può rifiutarla; allora si gioca la carta penalizzata, e la carta giocata diventa penalizzata maggiore.
say-LetDeclarerTreatIt =
    .declarer = quella carta si è vista in licitazione: può trattarla come penalizzata, o farla riprendere. Decida da solo.
say-KeepTheCardPlayed =
    .all = la carta giocata resta.
say-LeaveThePenaltyCard =
    .defender = lasci scoperta la carta penalizzata.
say-SubstituteThePenaltyCard =
    .defender = giochi la carta penalizzata; lasci l'altra carta scoperta: è una carta penalizzata maggiore.
say-RuleARevoke =
    .all = un momento, questa è una renonce e la decido.
say-RuleAnEstablishedRevoke =
    .all = un momento, questa è una renonce consumata e la decido.
say-UseTheDutyAlone =
    .other_defender = può contare sull'obbligo di giocarla, non su altro che la carta mostri.
say-IgnoreWhatItShowed =
    .other_defender =
        { $number_of_penalty_cards ->
            [one] ripresa la carta, non può servirsi di ciò che ha mostrato.
           *[other] riprese le carte, non può servirsi di ciò che hanno mostrato.
        }
say-WeighWhatItShowed =
    .other_defender = non può servirsi di ciò che ha visto o sentito di quella carta.
say-WeighTheQuestion =
    .declarer = non può servirsi di ciò che la domanda del morto Le ha fatto capire.
say-WarnDummy =
    .dummy = non può chiedere a un difensore se ha fatto renonce.

## Le disposizioni, in parole nostre

law-never_on_declarers_side = Nessuna carta del dichiarante o del morto diventa mai penalizzata.
law-a_defenders = La carta è di un difensore.
law-by_accident = La carta è caduta, si è lasciata vedere o è stata rimessa nella mano.
law-out_of_partners_sight = La faccia non è mai stata dove il compagno potesse vederla.
law-seen_by_nobody_or_by_right = Una carta mostrata come vuole il Codice, o che il compagno non poteva vedere, non è penalizzata.
law-shown_with_words = La carta è stata mostrata parlando di prese.
law-about_the_trick_in_progress = Una carta mostrata parlando soltanto della presa in corso non diventa penalizzata.
law-partner_objected_to_the_concession = Se il compagno si oppone subito alla concessione, le carte mostrate con essa non sono penalizzate.
law-the_claim_is_ruled = Dopo un claim o una concessione il gioco si ferma e si giudica quello.
law-what_the_words_told = Ciò che una carta mostrata parlando della presa in corso dice al compagno può non essere autorizzato.
law-what_the_concession_showed = Ciò che è stato mostrato in una concessione a cui il compagno si è opposto non è autorizzato per lui.
law-shown_in_conceding = La carta è stata mostrata in una concessione a cui il compagno si è opposto.
law-came_by_play = Una carta attaccata o giocata, e poi ritirata, è stata esposta giocando di proposito.
law-exposed = La carta è penalizzata.
law-exposed_in_play = Una carta che il compagno del difensore poteva vedere, o che il difensore ha nominato come sua, diventa penalizzata, se l'Arbitro non dispone altrimenti.
law-exposed_as_another_law_says = Un altro articolo rende penalizzata la carta.
law-settled_by_another_law = Che cosa sia della carta lo dice un altro articolo.
law-at_once = Una mano ha messo insieme due o più carte nella presa.
law-noticed_when_both_sides_had_played_on = Se le due linee hanno giocato alla presa seguente prima che ce ne si accorga, la presa è difettosa.
    .until-2007 = Se le due linee hanno giocato alla presa seguente prima che ce ne si accorga, la presa è difettosa.
law-surplus_cards_go_back = Delle carte messe in una presa irregolare tutte tranne una tornano in mano.
law-noticed_in_time = Ce ne si è accorti prima che le due linee giocassero alla presa seguente.
law-one_face_shows = Se si poteva vedere la faccia di una sola carta, quella è giocata e le altre si riprendono.
law-several_faces_show = Chi mostra più carte nella presa dice quale gioca; ogni altra, di un difensore, è penalizzata.
law-an_opponent_may_change = Se si ritira una carta visibile, un avversario che ha giocato dopo può cambiare la sua.

law-of_another_law = Di quella carta di un difensore parla un altro articolo.
law-led_on_an_opponents_word = Un difensore ha attaccato fuori turno perché un avversario gli ha detto che toccava a lui.
law-on_an_opponents_word_at_all = La carta è stata attaccata o giocata perché un avversario ha detto che toccava a quel giocatore.
law-led_by_his_own_error = Un difensore ha attaccato fuori turno, e non per le parole di un avversario.
law-opening_lead_refused = Un attacco iniziale fuori turno che il dichiarante rifiuta diventa carta penalizzata maggiore.
law-later_lead_refused = Un attacco fuori turno in una presa successiva che il dichiarante rifiuta diventa carta penalizzata maggiore.
law-a_lead_was_refused = Il dichiarante ha rifiutato l'attacco fuori turno di un difensore.
law-withdrawn_to_correct_a_revoke = La carta che un difensore ritira per correggere una renonce diventa penalizzata maggiore.
law-led_during_the_auction = La carta è stata attaccata prima che la licitazione finisse.
law-seen_during_the_auction = Una carta che il compagno poteva vedere durante la licitazione diventa penalizzata se chi l'ha difende.
law-declarer_may_treat_it_as_one = Il dichiarante può trattare come penalizzata una carta vista durante la licitazione, se chi l'ha difende.
law-declarer_has_a_choice = È penalizzata solo se il dichiarante la tratta come tale.
law-penalty_card_of_the_auction = La carta vista durante la licitazione è penalizzata.
    .until-1997 = Il dichiarante tratta come penalizzata la carta vista durante la licitazione.
law-before_the_lead_declarer_owes = La carta di un difensore giocata dopo che il dichiarante ha dovuto ritirare un attacco, e prima di quello nuovo, diventa penalizzata maggiore.
law-withdrawn_after_a_revoke = La carta che il compagno di chi ha fatto renonce riprende perché un avversario ha cambiato la sua diventa penalizzata.
law-withdrawn_where_both_sides_revoked = Se nella presa hanno fatto renonce le due linee, ogni carta ritirata dalla difesa diventa penalizzata.
    .until-2007 = Una carta ritirata per correggere una renonce diventa penalizzata.
law-missing_and_found_again = Una carta mancante rimessa nella mano può diventare penalizzata.
law-surplus_in_a_quitted_trick = Una carta in più rimessa nella mano di un difensore diventa penalizzata se è stata vista.
law-a_fifth_card = Una quinta carta in una presa diventa penalizzata, salvo che sia stata attaccata.
law-restored_to_the_hand = La carta è stata rimessa nella mano.
law-withdrawn_from_a_trick = La carta è stata ritirata da una presa.

law-an_honour = Un onore è sempre penalizzata maggiore.
law-not_by_accident = È stata mostrata apposta, e dunque non è minore.
law-one_of_several = Se un difensore ha più carte penalizzate, sono tutte maggiori.
law-major = La carta è penalizzata maggiore.
law-partner_is_to_lead = Tocca attaccare al compagno di chi ha la penalizzata maggiore.
law-declarer_has_not_chosen = L'attacco aspetta che il dichiarante dica che cosa vuole.
law-a_suit_is_bound = Il dichiarante ha imposto o vietato un seme.
law-led_against_the_choice = Il compagno non ha attaccato, potendo, come aveva scelto il dichiarante.
law-picked_up = Le penalizzate del seme scelto tornano in mano.
law-suit_required = Il seme è imposto.
law-suit_forbidden = Il seme è vietato.
law-lies_on_the_table = La carta penalizzata resta sul tavolo.
law-another_law_makes_it_major = La carta giocata in anticipo, o rifiutata, è da ora penalizzata maggiore.
law-left_face_up = La penalizzata resta scoperta davanti a chi l'ha, finché è giocata o una scelta del dichiarante la libera.
law-another_card_lies = Oltre all'attacco ripreso per colpa di un avversario, lo stesso difensore ha una penalizzata.
law-the_right_leader_has_one = Al posto di chi riprende l'attacco attacca il compagno, che ha una penalizzata.
law-the_other_card_stays = La penalizzata del difensore che riprende l'attacco fatto per colpa di un avversario resta scoperta e vincola come prima.
law-the_right_leader_leads_it = Il compagno che attacca al suo posto attacca con la propria penalizzata, se non ne resta una anche all'altro.
law-minor_or_major = Una sola carta sotto il 10 mostrata senza volerlo è penalizzata minore; ogni altra è maggiore.
law-minor_card_lies = La carta è penalizzata minore.
law-before_other_small_cards = Prima della penalizzata minore, nel seme si può giocare solo un onore; il compagno non ha restrizioni d'attacco.
law-at_the_first_opportunity = La penalizzata maggiore si gioca alla prima occasione legale.
law-other_duties_go_first = Rispondere a colore e rispettare ciò che è stato imposto o vietato viene prima della penalizzata.
law-declarer_speaks_before_the_lead = Il compagno di chi ha una penalizzata maggiore non attacca prima che il dichiarante abbia scelto.
law-the_suit_of_one = C'è una sola carta penalizzata.
law-the_suit_required_or_forbidden = Il dichiarante può imporre o vietare il seme della penalizzata, che allora torna in mano.
law-the_lead_left_free = Il dichiarante può lasciare libero l'attacco; la penalizzata resta, e così quelle di uno stesso seme.
    .until-2007 = Il dichiarante può lasciare libero l'attacco; le penalizzate restano.
law-the_suit_is_one = Le penalizzate sono di un solo seme, o ce n'è una sola.
law-no_choice_was_made = Il dichiarante ha lasciato libero l'attacco.
law-who_cannot_lead_as_chosen = Chi non ha carte del seme imposto, o ha solo carte di quello vietato, attacca con qualunque carta legale.
law-led_before_the_choice = Chi attacca senza aspettare la scelta del dichiarante espone la sua carta.
law-that_card_too = Per chi attacca senza aspettare la scelta del dichiarante vale l'articolo 49: la sua carta è penalizzata anch'essa.
law-a_call_restricts_the_lead_too = Attacca il compagno di chi ha la carta e ha ritirato una chiamata, qualunque penalizzata vi sia.
law-a_call_was_withdrawn_too = Al primo attacco del compagno di chi ha ritirato una chiamata senza una comparabile il dichiarante può vietare un seme, qualunque cosa scelga per la carta penalizzata.
    .until-2007 = Al primo attacco del compagno di chi ha ritirato una chiamata e ne ha scelta un'altra il dichiarante può vietare un seme, o imporne uno se la chiamata ritirata era di soli semi, qualunque cosa scelga per la carta penalizzata.
    .until-1997 = Al primo attacco del compagno di chi ha ritirato una chiamata e ne ha scelta un'altra il dichiarante può vietare un seme, o imporne uno se la chiamata ritirata era di soli semi, qualunque cosa scelga per la carta penalizzata.

law-some_are_to_be_played = Le penalizzate stanno lì per essere giocate.
law-which_of_several = Se può giocare più penalizzate, il dichiarante dice quale.
law-of_one_suit = Le penalizzate sono dello stesso seme.
law-of_several_suits = Le penalizzate sono di semi diversi.
law-declarer_chooses_among_their_suits = Se le penalizzate sono di semi diversi, il dichiarante dice prima dell'attacco quale impone, quali vieta, o che l'attacco è libero.
law-requiring_and_forbidding_exclude_each_other = Il dichiarante può imporre uno dei semi, oppure vietarne uno o più, oppure lasciare libero l'attacco: una delle tre cose.
law-their_suit_required = Se il dichiarante impone il seme, tutte le sue penalizzate tornano in mano.
law-their_suit_forbidden = Se il dichiarante vieta il seme, tutte le sue penalizzate tornano in mano.
law-one_of_their_suits_required = Il dichiarante può imporre uno dei semi delle penalizzate; quelle di quel seme tornano in mano.
law-some_of_their_suits_forbidden = Il dichiarante può vietare uno o più di quei semi; le penalizzate relative tornano in mano.
law-the_lead_left_free_of_several_suits = Con penalizzate di più semi il dichiarante può lasciare libero l'attacco; restano tutte.

law-not_played = Un difensore con una penalizzata ha giocato un'altra carta.
law-was_due = In quel turno la penalizzata era dovuta.
law-play_went_on_without_it = La penalizzata era dovuta e la difesa ha già giocato alla presa seguente.
law-may_not_be_withdrawn = Il difensore non può ritirare da sé la carta giocata al posto della penalizzata.
law-the_card_may_be_accepted = Il dichiarante può accettare la carta giocata.
law-the_card_may_be_refused = Se il dichiarante non l'accetta, si gioca invece la penalizzata.
law-declarer_is_asked = Il dichiarante può accettare la carta giocata al posto della penalizzata, o far giocare questa.
law-the_card_is_accepted = Il dichiarante può accettare la carta giocata al posto della penalizzata.
    .until-1997 = Il dichiarante può accettare la carta giocata al posto della penalizzata, e deve se la sua linea ha giocato dopo.
law-the_card_has_to_be_accepted = Se il dichiarante ha giocato dalla sua mano o dal morto deve accettare la carta giocata al posto della penalizzata.
law-accepted_or_played_on = La carta giocata al suo posto resta, o la difesa ha proseguito.
law-the_unplayed_card_remains = Una penalizzata non giocata quando doveva esserlo resta penalizzata.
law-the_card_is_refused = Se la rifiuta si gioca la penalizzata, e la carta rifiutata diventa penalizzata maggiore.

law-before_its_turn = La carta è stata giocata prima del turno.
law-on_an_opponents_word = È stata giocata perché un avversario aveva detto che toccava a lui.
law-too_early = La carta è stata giocata prima del turno, e nessun avversario glielo aveva detto.
law-declarers_premature_play = Una carta che il dichiarante gioca in anticipo dalla mano o dal morto, senza attaccare, è giocata; se è legale non si ritira.
    .until-2007 = Una carta che il dichiarante gioca in anticipo dalla mano o dal morto, senza attaccare, è giocata.
law-played_early = Un difensore ha giocato prima del suo turno.
law-shown_about_the_trick_in_progress = Un difensore ha mostrato la carta parlando della presa in corso.
law-at_the_opponents_turn = Il compagno aveva giocato, e toccava all'avversario alla sua destra.
law-with_partner_before_him = Giocata quando prima di lui mancava solo un avversario, la carta è una carta esposta.
law-before_his_right_hand_opponent = Se toccava all'avversario di destra, la carta si gioca al suo turno quando è legale; se no è penalizzata maggiore.
law-before_his_partner = Un difensore ha attaccato o giocato prima del compagno.
law-declarer_had_played = Non c'è rettifica se il dichiarante aveva già giocato dalle due mani; una carta del morto conta se il dichiarante l'ha chiamata o indicata.
    .until-2007 = Non c'è rettifica se il dichiarante aveva già giocato dalle due mani o il morto aveva giocato o suggerito una carta; un singolo del morto, o una di più carte contigue, non conta come giocata finché il dichiarante non l'ha chiamata o indicata.
    .until-1997 = Non c'è rettifica se il dichiarante aveva già giocato dalle due mani o il morto aveva giocato o suggerito una carta; un singolo del morto, o una di più carte equivalenti, non conta da sé come giocata.
law-dummy_had_shown_a_card = Non c'è rettifica se il morto ha mosso o suggerito una carta di sua iniziativa.
law-the_next_hand_played_on = Chi gioca dopo la carta prematura dell'avversario alla sua destra rinuncia alla rettifica.
law-as_if_in_turn = Persa la rettifica, la carta prematura vale come giocata in turno.
law-no_right_is_lost = La linea del dichiarante non ha giocato nessuna carta che tolga un diritto.
law-subject_to_rectification = Ha giocato prima del compagno, e la linea del dichiarante non ha perso diritti.
law-the_partners_play_is_bound = Il dichiarante vincola la giocata del compagno.
law-played_against_the_choice = Il compagno non ha giocato, potendo, come aveva scelto il dichiarante.
law-declarer_chooses_the_play = La carta giocata prima del compagno è penalizzata maggiore, e il dichiarante vincola la giocata del compagno.
law-the_play_is_not_chosen = Il dichiarante vincola la giocata del compagno, e non ha ancora scelto.
    .until-2007 = Il dichiarante vincola la giocata del compagno e non ha ancora scelto, o ha imposto un altro seme, che allora non era una scelta.
law-the_highest = Il dichiarante può imporre al compagno la più alta del seme d'attacco.
law-the_lowest = Il dichiarante può imporre al compagno la più bassa del seme d'attacco.
law-another_suit_required = Il dichiarante può imporre al compagno una carta di un altro seme.
law-another_suit_forbidden = Il dichiarante può vietare al compagno le carte di un altro seme.
law-who_cannot_play_as_chosen = Il compagno che non può fare ciò che è scelto, o deve rispondere a colore, gioca qualunque carta legale.
law-partner_did_not_wait = Se il compagno gioca senza aspettare la scelta del dichiarante, la sua carta vale come mostrata: è penalizzata anch'essa.

law-duty_known_to_all = L'obbligo di giocare la penalizzata è informazione autorizzata per tutti.
law-what_the_partner_may_not_use = Ciò che ha mostrato una penalizzata ripresa non è autorizzato per il compagno, lo è per il dichiarante.
    .until-2007 = Tolto l'obbligo di giocarla, ciò che la penalizzata mostra non è autorizzato per il compagno.
    .until-1997 = Ciò che la penalizzata mostra al compagno non è autorizzato; l'obbligo di giocarla lo è (verbale WBF del 1998).
law-what_the_attempt_told = Ciò che la carta mostrata al turno dell'avversario dice al compagno può non essere autorizzato.
law-a_revoke_after_all = Non giocare, potendo, ciò che impongono il Codice o il dichiarante è una renonce.
law-dummy_asked_a_defender = Il morto non può chiedere a un difensore se ha fatto renonce.
law-it_did_damage = Se ciò che la carta ha mostrato ha danneggiato gli altri, l'Arbitro attribuisce un punteggio arbitrale.
law-showing_it_could_pay = Chi, nel mostrare la carta, poteva rendersi conto che ciò poteva facilmente danneggiare l'altra linea non deve trarne vantaggio.
    .until-1997 = Chi, nel mostrare la carta, poteva sapere che ciò avrebbe probabilmente danneggiato l'altra linea non deve trarne vantaggio.

## Perché

reason-1 =
    { $role ->
        [declarer_side] { $how ->
            [two_cards_to_trick] Il dichiarante ha messo due carte nella presa.
            [played_early] Il dichiarante ha giocato prima del suo turno.
           *[other] La carta è del dichiarante o del morto.
        }
       *[other] { $how ->
            [dropped] Una carta di un difensore è caduta o si è lasciata vedere.
            [two_cards_to_trick] Un difensore ha messo due carte nella presa.
            [named] Un difensore ha nominato una sua carta.
            [led_out_of_turn] Un difensore ha ritirato un attacco fuori turno.
            [revoke_corrected] Un difensore ha ritirato la carta di una renonce.
            [played_early] Un difensore ha giocato prima del suo turno.
            [not_played] Un difensore ha giocato un'altra carta invece della penalizzata.
            [claim_context] Un difensore ha mostrato la carta parlando di prese.
            [law_context] La carta è stata mostrata come vuole il Codice.
            [another_way] { $other_way ->
                [in_the_auction] La carta di un difensore si è vista durante la licitazione.
                [before_declarers_lead] Un difensore ha giocato dopo l'attacco ritirato del dichiarante e prima di quello nuovo.
                [withdrawn_after_a_revoke] Il compagno di chi ha fatto renonce ha ripreso la carta giocata.
                [both_sides_revoked] Un difensore ha ripreso una carta dove avevano fatto renonce le due linee.
                [found_again] Una carta mancante è stata rimessa nella mano di un difensore.
                [surplus_restored] Una carta in più è stata rimessa nella mano di un difensore.
                [fifth_card] Un difensore ha messo una quinta carta in una presa.
               *[other] { "" }
            }
           *[other] { "" }
        }
    }

## Che cosa resta da fare dopo, in poche parole

task-AdjustIfItHelped = la carta ha giovato?
task-WeighWhatItShowed = la carta ha giovato?
task-WeighTheQuestion = domanda: li ha aiutati?
task-StopTheLeadUntilDeclarerChooses = attacco del compagno
task-LeaveTheLeadFree = attacco del compagno
