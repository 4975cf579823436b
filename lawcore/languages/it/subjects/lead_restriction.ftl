### Che cosa si dice dell'attacco dopo una chiamata ritirata, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Restrizione d'attacco
    .command = restrizione
    .menu = L'attacco del compagno dopo una chiamata ritirata

## I fatti: come si chiedono, come si risponde

fact-origin = Quale chiamata è stata ritirata?
option-origin-ib = Licita insufficiente
option-origin-out_of_turn = Chiamata fuori turno
option-origin-changed = Chiamata cambiata
option-origin-inadmissible = Chiamata inammissibile
fact-cmp = Sostituita da chiamata comparabile?
ask-cmp = È stata sostituita da una chiamata comparabile?
option-cmp-no = No
option-cmp-yes = Sì
fact-first_turn = È la prima volta che il compagno di chi ha sbagliato è di attacco?
option-first_turn-yes = Sì, prima volta
option-first_turn-no = No, ha già attaccato
fact-withdrawn_relates_to_suits = Quali semi, e solo semi, mostrava la chiamata ritirata?
    .aside = Una licita naturale mostra il seme che nomina.
option-withdrawn_relates_to_suits-none = Nessuno, o non solo semi
option-withdrawn_relates_to_suits-S = ♠
option-withdrawn_relates_to_suits-H = ♥
option-withdrawn_relates_to_suits-D = ♦
option-withdrawn_relates_to_suits-C = ♣
option-withdrawn_relates_to_suits-SH = ♠ ♥
option-withdrawn_relates_to_suits-SD = ♠ ♦
option-withdrawn_relates_to_suits-SC = ♠ ♣
option-withdrawn_relates_to_suits-HD = ♥ ♦
option-withdrawn_relates_to_suits-HC = ♥ ♣
option-withdrawn_relates_to_suits-DC = ♦ ♣
option-withdrawn_relates_to_suits-SHD = ♠ ♥ ♦
option-withdrawn_relates_to_suits-SHC = ♠ ♥ ♣
option-withdrawn_relates_to_suits-SDC = ♠ ♦ ♣
option-withdrawn_relates_to_suits-HDC = ♥ ♦ ♣
option-withdrawn_relates_to_suits-SHDC = Tutti e quattro
fact-specified = Quali semi ha mostrato chi ha sbagliato nella licitazione valida?
    .aside = Mostrati, non solo nominati; in chiamate che valgono, compresa la sostituzione.
ask-specified = Quanti semi ha mostrato chi ha sbagliato nella licitazione valida?
option-specified-none = Nessuno
option-specified-S = ♠
option-specified-H = ♥
option-specified-D = ♦
option-specified-C = ♣
option-specified-SH = ♠ ♥
option-specified-SD = ♠ ♦
option-specified-SC = ♠ ♣
option-specified-HD = ♥ ♦
option-specified-HC = ♥ ♣
option-specified-DC = ♦ ♣
option-specified-SHD = ♠ ♥ ♦
option-specified-SHC = ♠ ♥ ♣
option-specified-SDC = ♠ ♦ ♣
option-specified-HDC = ♥ ♦ ♣
option-specified-SHDC = Tutti e quattro
fact-forbidden = Quale seme ha vietato il dichiarante?
option-forbidden-not_yet = Non ha ancora scelto
option-forbidden-S = ♠
option-forbidden-H = ♥
option-forbidden-D = ♦
option-forbidden-C = ♣
option-forbidden-none = Nessuno
fact-exempt = Un articolo esclude le restrizioni?
option-exempt-none = Nessuno
option-exempt-27B1a = 27B1(a)
option-exempt-25A = 25A1
option-exempt-28B = 28B
option-exempt-29A = 29A chiamata accettata
option-exempt-31A1 = 31A1 o 32A1, ripetuta
option-exempt-36A = 36A
option-exempt-37A = 37A
option-exempt-38D = 38D, chi segue ha chiamato
option-exempt-39B = 39B

group-withdrawn_relates_to_suits-one = Un seme
group-withdrawn_relates_to_suits-two = Due semi
group-withdrawn_relates_to_suits-three = Tre semi
group-specified-one = Un seme
group-specified-two = Due semi
group-specified-three = Tre semi
choice-exempt-27B1a = La minima, stesso seme (27B1(a))
choice-exempt-25A = Un lapsus corretto (25A1)
choice-exempt-28B = Chiamato al suo turno (28B)
choice-exempt-29A = Chiamata accettata (27A1, 29A)
choice-exempt-31A1 = Ripetuta al suo turno (31A1, 32A1)
choice-exempt-36A = Contro, e chi segue chiama (36A)
choice-exempt-37A = Escluso, e chi segue chiama (37A)
choice-exempt-38D = Oltre il sette, poi chiamato (38D)
choice-exempt-39B = Dopo l'ultimo passo (39B)
choice-cmp-no-27B1a = La minima, stesso seme (27B1(a))
choice-cmp-no-25A = Un lapsus corretto (25A1)
choice-cmp-no-28B = Chiamato al suo turno (28B)
choice-cmp-no-29A = Chiamata accettata (27A1, 29A)
choice-cmp-no-31A1 = Ripetuta al suo turno (31A1, 32A1)
choice-cmp-no-36A = Contro, e chi segue chiama (36A)
choice-cmp-no-37A = Escluso, e chi segue chiama (37A)
choice-cmp-no-38D = Oltre il sette, poi chiamato (38D)
choice-cmp-no-39B = Dopo l'ultimo passo (39B)
group-cmp-alone = No: si è corretta da sé
    .ask = Come è stata corretta la chiamata?
group-cmp-called = No: chiamato dopo, o troppo tardi
    .ask = Che cosa è venuto dopo la chiamata?
group-exempt-alone = Corretta da sé
    .ask = Come è stata corretta la chiamata?
group-exempt-called = Chiamato dopo, o troppo tardi
    .ask = Che cosa è venuto dopo la chiamata?
choice-cmp-yes = Sì, comparabile
choice-cmp-no-none = No, o non sostituita
supposed-origin = è stata ritirata una licita insufficiente
supposed-forbidden = il dichiarante non ha ancora scelto
brief-cmp-no = nessuna chiamata comparabile
brief-cmp-yes = una chiamata comparabile
brief-exempt-none = nessun articolo esclude restrizioni
brief-first_turn-yes = primo attacco del compagno
brief-first_turn-no = il compagno ha già attaccato
brief-withdrawn_relates_to_suits-none = la chiamata non era di soli semi
brief-specified-none = nessun seme mostrato
brief-forbidden-not_yet = non ha scelto
brief-forbidden-none = nessun seme vietato
why-cmp = Dopo una chiamata comparabile nessun attacco è limitato (26A); se no il dichiarante può vietare un seme (26B).
why-side = Un attacco si limita solo se la linea che ha sbagliato difende (26B).
    .until-2007 = Un attacco si limita solo se la linea che ha sbagliato difende (26).
why-first_turn = Il dichiarante sceglie quando il compagno di chi ha sbagliato deve attaccare la prima volta (26B).
    .until-2007 = Il dichiarante sceglie quando il compagno di chi ha sbagliato deve attaccare la prima volta (26).
why-specified = Si può vietare un seme che chi ha sbagliato non ha indicato in licitazione (26B).
    .until-2007 = Un seme che chi ha sbagliato ha indicato anche nella licitazione legale non si impone né si vieta (26A).
depends-cmp = se c'è stata una chiamata comparabile
depends-side = quale linea gioca
depends-first_turn = se è il suo primo attacco
depends-withdrawn_relates_to_suits = quali semi mostrava la chiamata
depends-specified = quali semi ha mostrato
depends-forbidden = quale seme vieta il dichiarante
next-forbidden = Che cosa ha scelto il dichiarante
choose-forbidden = Quale seme vieta il dichiarante?

## La decisione in una riga

headline-OfferToForbidOneSuit = Il dichiarante può vietare un seme: { $left } ({ $articles }).
headline-ForbidTheSuit = { $suit } è vietato finché chi attacca resta in presa ({ $articles }).
headline-LeaveTheLeadFree = Il dichiarante non vieta niente: attacco libero ({ $articles }).
headline-OfferToRequireOrForbidASuit = Il dichiarante può imporre o vietare un seme: { $left } ({ $articles }).
headline-OfferToForbidAnySuit = Il dichiarante può vietare un seme qualsiasi ({ $articles }).
headline-LetTheSuitsShownSinceDo = Nessuna restrizione: quei semi sono stati poi mostrati ({ $articles }).
headline-not_covered = Non trattato: che cosa ne dice quel Codice ({ $articles }).
headline-RestrictNothing = Nessuna restrizione: gioca la linea che ha sbagliato ({ $articles }).
headline-RestrictNothingAnyMore = Nessuna restrizione più: il compagno ha già attaccato ({ $articles }).
headline-FindNoSuitToForbid = Nessuna restrizione: tutti i semi sono stati mostrati ({ $articles }).
headline-LetTheComparableCallDo = Nessuna restrizione dopo una chiamata comparabile ({ $articles }).
headline-FollowItsOwnLaw = Nessuna restrizione: questo articolo la esclude ({ $articles }).

## Gli ordini

order-OfferToForbidOneSuit = Prima dell'attacco chiedi al dichiarante quale seme vieta ({ $left }), se ne vieta
order-ForbidTheSuit = Di' al compagno di chi ha sbagliato che { $suit } è vietato
order-LeaveTheLeadFree = Il compagno attacca come vuole
order-OfferToRequireOrForbidASuit = Prima dell'attacco chiedi al dichiarante se impone o vieta un seme ({ $left }), o niente
order-OfferToForbidAnySuit = Prima dell'attacco chiedi al dichiarante quale seme vieta, se ne vieta, finché il compagno resta in presa
order-KeepOffTheSuit = Finché resta in presa non attacca nel seme vietato, nemmeno con una propria penalizzata; farlo, potendo altrimenti, è una renonce
order-LeadAnyCardIfUnable = Se ha solo carte di quel seme attacca come vuole
order-RestrictNothing = Il compagno attacca come vuole
order-RestrictNothingAnyMore = Il compagno attacca come vuole: la restrizione valeva per il suo primo attacco; ma un seme vietato allora resta vietato se da allora è rimasto in presa
order-FindNoSuitToForbid = Il compagno attacca come vuole: non c'è seme da vietare
order-LetTheComparableCallDo = Il compagno attacca come vuole; alla fine vedi se la chiamata ritirata ha aiutato, con danno dell'altra linea
order-LetTheSuitsShownSinceDo = Il compagno attacca come vuole; ciò che la chiamata ritirata ha detto non può usarlo
order-LookItUpInThatCode = Qui non si decide nulla: leggi il testo di quel Codice
order-FollowItsOwnLaw = Il compagno attacca come vuole

## Che cosa si dice ai giocatori

say-OfferToForbidOneSuit =
    .declarer =
        { $specified ->
            [SHD] Può vietare { $left } finché chi attacca resta in presa, o lasciare libero l'attacco. Che cosa sceglie?
            [SHC] Può vietare { $left } finché chi attacca resta in presa, o lasciare libero l'attacco. Che cosa sceglie?
            [SDC] Può vietare { $left } finché chi attacca resta in presa, o lasciare libero l'attacco. Che cosa sceglie?
            [HDC] Può vietare { $left } finché chi attacca resta in presa, o lasciare libero l'attacco. Che cosa sceglie?
           *[other] Può vietare un seme ({ $left }) finché chi attacca resta in presa, oppure lasciare libero l'attacco; non può imporre un seme. Che cosa sceglie?
        }
say-ForbidTheSuit =
    .defender_on_lead = Il dichiarante vieta { $suit }.
say-LeaveTheLeadFree =
    .all = L'attacco è libero.
say-OfferToRequireOrForbidASuit =
    .declarer = Su questo attacco può imporre un seme ({ $left }), o vietarlo finché chi attacca resta in presa. Che cosa sceglie?
say-OfferToForbidAnySuit =
    .declarer = Può vietare un seme qualsiasi finché chi attacca resta in presa, o lasciare libero l'attacco. Che cosa sceglie?
say-KeepOffTheSuit =
    .defender_on_lead = Finché resta in presa non può attaccare nel seme vietato, nemmeno con una Sua penalizzata.
say-LeadAnyCardIfUnable =
    .defender_on_lead = Se non ha altri semi, attacchi come vuole.
say-RestrictNothing =
    .all = L'attacco è libero.
say-RestrictNothingAnyMore =
    .all = L'attacco è libero, salvo un seme vietato al primo attacco di quel giocatore, se da allora è rimasto in presa.
say-FindNoSuitToForbid =
    .all = L'attacco è libero.
say-LetTheComparableCallDo =
    .all = L'attacco è libero.
say-LetTheSuitsShownSinceDo =
    .all = L'attacco è libero.
say-FollowItsOwnLaw =
    .all = L'attacco è libero.

## Le norme, in parole nostre

law-help_is_looked_at_instead = Dopo una chiamata comparabile l'Arbitro guarda alla fine se l'infrazione ha aiutato.
law-comparable_call_made = Se una chiamata comparabile sostituisce quella ritirata, nessun attacco è limitato.
law-lowest_of_the_same_denomination = Dopo la minima licita sufficiente nella stessa denominazione nessun attacco è limitato.
law-slip_was_put_right = Dopo la correzione di una chiamata involontaria nessun attacco è limitato.
law-called_in_turn_meanwhile = Dove chi era di turno ha chiamato nessun attacco è limitato.
law-call_was_accepted = Dove chi segue accetta una chiamata non c'è rettifica.
    .until-2007 = Se una chiamata fu accettata nulla è stato ritirato, e nessun attacco è limitato.
law-call_was_repeated = Se una chiamata fuori turno è ripetuta al suo turno non c'è rettifica.
law-called_over_an_inadmissible_double = Dove chi segue ha chiamato su un contro inammissibile nessun attacco è limitato.
law-called_over_a_barred_player = Dove chi segue ha chiamato sull'azione di chi doveva passare nessun attacco è limitato.
law-called_over_a_bid_over_seven = Dove chi segue ha chiamato su una licita oltre il sette nessun attacco è limitato.
law-no_matter_after_the_final_pass = Dopo una chiamata oltre l'ultimo passo che è un passo, è della linea del dichiarante o su cui si è chiamato, nessun attacco è limitato.
    .until-2007 = Che cosa segue a una chiamata dopo l'ultimo passo qui non è trattato per questo Codice.
law-nothing_excludes_it = Nessun articolo esclude una restrizione.
law-offenders_declare = La sua linea gioca il contratto.
law-offenders_defend = La sua linea difende.
law-at_partners_first_lead = È il primo turno d'attacco del compagno.
law-showed_suits_alone = La chiamata ritirata mostrava semi, e nient'altro.
law-showed_them_again = Chi ha sbagliato li ha mostrati tutti nella licitazione valida.
law-what_it_told_is_looked_at = Quando una chiamata è ritirata la linea innocente può usare ciò che ha mostrato, l'altra no.
law-suits_were_shown_again = Se lo stesso giocatore ha mostrato gli stessi semi nella licitazione valida, nessun attacco è limitato.
law-suit_may_be_required_or_forbidden = Se la chiamata ritirata mostrava semi che lui non ha mostrato nella licitazione valida, il dichiarante può imporne o vietarne uno al compagno, al suo primo turno d'attacco; il divieto dura finché il compagno resta in presa.
law-any_suit_may_be_forbidden = Dopo ogni altra chiamata ritirata il dichiarante può vietare al compagno, al suo primo turno d'attacco e finché resta in presa, un seme qualsiasi.
law-some_suit_is_left = C'è un seme che chi ha sbagliato non ha specificato.
law-declarer_has_not_chosen = Si può vietare un seme, e il dichiarante non ha ancora detto quale, o che non ne vieta.
law-lead_is_left_free = Il dichiarante è stato interpellato e non vieta nessun seme.
law-one_suit_may_be_forbidden = Il dichiarante può vietare al compagno, al suo primo turno d'attacco e finché resta in presa, un seme che chi ha sbagliato non ha specificato nella licitazione valida.
    .until-2007 = Ciò che il dichiarante può imporre o vietare è il primo attacco del compagno di chi ha sbagliato, se la sua linea difende.
law-declarer_has_chosen = Il seme che il dichiarante indica è vietato finché chi attacca resta in presa; se non ne indica, l'attacco è libero.
law-no_suit_is_left = Dove chi ha sbagliato ha specificato ogni seme non c'è nulla da vietare.
law-to_disobey_is_a_revoke = Attaccare in un seme vietato, potendo altrimenti, è una renonce.
law-who_is_unable_leads_anything = Chi non può attaccare come richiesto può attaccare con qualsiasi carta.

## Perché

reason-1 =
    { $cmp ->
        [yes] Una chiamata comparabile ha sostituito quella ritirata.
       [no] Una chiamata è stata ritirata, e nessuna comparabile l'ha sostituita.
       *[other] Una chiamata è stata ritirata.
    }

## What is left to be done later, in few words

task-LetTheComparableCallDo = chiamata: ha aiutato?
