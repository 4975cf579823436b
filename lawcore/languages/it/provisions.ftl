# Che cosa si dice delle norme che più materie condividono (lawcore/laws/provisions).

## Che cosa fa l'Arbitro

order-AdjustTheDefendersScoreAlone = A fine gioco, se l'irregolarità ha giovato ai difensori, togli quel vantaggio dal loro solo punteggio; la linea del dichiarante tiene il suo
order-ConsiderAPenaltyForIntent = Se l'ha fatto di proposito è un'infrazione a sé, anche se è disposto a pagarla: sanzionala con gli articoli 90 e 91
order-AdjustBothScores = A fine gioco, se i difensori hanno tratto un vantaggio diretto dall'irregolarità, attribuisci a entrambe le linee un punteggio arbitrale che ristabilisca l'equità
order-AdjustAtTheEnd = A fine gioco valuta il danno e, se c'è, attribuisci un punteggio arbitrale
order-LetTheResultStand = Lascia il risultato del tavolo
order-UseThePenaltyCardWhileItLies = Finché la carta penalizzata è sul tavolo, ciò che mostra e l'obbligo di giocarla sono informazione autorizzata per tutti
order-ForgetWhatAPickedUpCardShowed = Se la scelta del dichiarante fa riprendere la carta, ciò che ha mostrato non è informazione autorizzata per il compagno di chi l'aveva; il dichiarante può servirsene
order-ForgetHowItCameAbout = Giocata la carta, il modo in cui è stata mostrata non è informazione autorizzata per il compagno di chi l'aveva
order-AdjustIfThePenaltyCardHelped = Se senza la carta in vista l'esito del board poteva facilmente essere un altro, e l'altra linea ne ha avuto danno, attribuisci un punteggio arbitrale
order-RemindDummy = Ricorda al morto che deve badare a che la sua mano risponda a colore
order-RefuseALateRequest = Lascia il punteggio com'è: il diritto di chiedere una decisione è scaduto
order-ConsiderWhetherHeCouldHaveKnown =
    { $edition ->
        [1997] Se in quel momento poteva sapere che l'irregolarità avrebbe probabilmente danneggiato l'altra linea, e la sua ne ha tratto vantaggio, toglilo con un punteggio arbitrale
       *[other] Se in quel momento poteva rendersi conto che l'irregolarità poteva facilmente danneggiare l'altra linea, e la sua ne ha tratto vantaggio, toglilo con un punteggio arbitrale
    }

## Che cosa si dice ai giocatori

step-ConsiderWhetherHeCouldHaveKnown =
    { $edition ->
        [1997] chi ha sbagliato poteva sapere che il danno era probabile? Allora togli il vantaggio
       *[other] chi ha sbagliato poteva prevedere il danno? Allora togli il vantaggio
    }
step-AdjustBothScores = i difensori ne hanno tratto un vantaggio diretto? Allora rettifica entrambi i punteggi
step-AdjustTheDefendersScoreAlone = i difensori ne hanno tratto vantaggio? Allora toglilo dal loro solo punteggio
aside-UseThePenaltyCardWhileItLies = Finché la penalizzata è in tavola possono servirsene tutti; poi non il compagno di chi l'aveva
aside-ForgetWhatAPickedUpCardShowed = { "" }
aside-ForgetHowItCameAbout = { "" }
aside-AdjustIfThePenaltyCardHelped = Punteggio arbitrale se la carta scoperta ha giovato alla difesa
headline-RefuseALateRequest = Troppo tardi: il punteggio resta ({ $articles }).
say-RefuseALateRequest =
    .both_sides = È troppo tardi per chiedere una decisione su questo board: il punteggio resta.
say-LetTheResultStand =
    .both_sides = è troppo tardi per cambiare; il vostro risultato resta.
say-UseThePenaltyCardWhileItLies =
    .all = finché la carta penalizzata è sul tavolo ciascuno può servirsi di ciò che mostra.
say-ForgetWhatAPickedUpCardShowed =
    .other_defender = Ripresa la carta, Lei non può servirsi di ciò che ha mostrato.
say-ForgetHowItCameAbout =
    .other_defender = una volta giocata la carta, non può servirsi del modo in cui è stata mostrata.
say-RemindDummy =
    .dummy = d'ora in poi badi che il morto risponda a colore.

## Che cosa dicono le norme

law-only_the_defenders_score = Se i difensori ne hanno avuto un vantaggio, alla fine si riduce solo il loro punteggio; la linea del dichiarante tiene il suo.
    .until-2007 = A fine gioco l'Arbitro guarda al danno.
    .until-1997 = Se i difensori ne hanno tratto un vantaggio diretto, si rettifica il punteggio di entrambe le linee.
law-a_question_tells_partner_something = Ciò che una domanda fa capire al compagno non è autorizzato.
law-authorised_for_the_innocent_side = L'informazione data dalle carte ritirate, proprie e altrui, è autorizzata per la linea innocente.
law-dummy_sees_that_he_follows_suit = Il morto gioca come gli è detto e bada a che la sua mano risponda a colore.
law-known_to_all_while_it_lies = Finché una carta penalizzata è sul tavolo, ciò che mostra e l'obbligo di giocarla sono autorizzati per tutti.
law-told_by_a_card_picked_up = Ciò che ha mostrato una carta penalizzata ripresa non è autorizzato per il compagno di chi l'aveva, lo è per il dichiarante.
law-how_it_came_about = Giocata la carta penalizzata, il modo in cui è stata mostrata non è autorizzato per il compagno di chi l'aveva.
law-looked_at_afterwards = Se senza la carta in vista l'esito poteva facilmente essere un altro, e l'altra linea ne ha avuto danno, l'Arbitro attribuisce un punteggio arbitrale.
law-could_have_known = Chi, nel commettere l'irregolarità, poteva rendersi conto che poteva facilmente danneggiare l'altra linea non deve trarne vantaggio.
    .until-1997 = Chi, nel commettere l'irregolarità, poteva sapere che avrebbe probabilmente danneggiato l'altra linea non deve trarne vantaggio.
law-infringed_with_intent = Nessuno può violare il Codice di proposito, nemmeno se è disposto a pagare la rettifica.
law-correction_period_is_over = Finito il periodo di correzione resta il risultato del tavolo.
law-nothing_is_rectified_any_more = L'Arbitro rettifica un errore di cui viene a sapere solo nei periodi di correzione e di appello.
law-right_to_ask_has_expired = Il diritto di chiedere una decisione scade 30 minuti dopo che il punteggio ufficiale è stato reso disponibile, se l'organizzatore non ha fissato un altro termine.
law-dummy_is_liable_to_a_penalty = Il morto che esce dai suoi limiti è passibile di penalità per il 90, qualunque altra cosa ne segua.

## Of calls

order-ExplainTheChoice = Spiega tutte le scelte prima che si agisca
order-BarPartnerThroughout =
    { $side ->
        [defends] Controlla che il compagno sia passato fino alla fine
        [declares] Controlla che il compagno sia passato fino alla fine
       *[other] Il suo compagno passa ogni volta che tocca a lui, fino alla fine della licitazione
    }
order-BarPartnerFromNowOn = Il compagno passa ogni volta che tocca a lui, fino alla fine della licitazione
order-BarPartnerOnce =
    { $side ->
        [defends] Controlla che il compagno sia passato al turno dovuto
        [declares] Controlla che il compagno sia passato al turno dovuto
       *[other] Il suo compagno passa al prossimo turno, e solo a quello
    }
order-MindTheWithdrawnCall = Ciò che la chiamata ritirata ha detto è autorizzato per l'altra linea, non autorizzato per la sua
order-RestrictTheLeadIfTheyDefend = Se la sua linea difende, il dichiarante può vietare al compagno, al primo attacco di quel compagno, un seme che chi ha sbagliato non ha mostrato nella licitazione legale, finché il compagno resta in presa
order-RestrictThePartnersLead = Prima del primo attacco del compagno chiedi al dichiarante se gli vieta, finché resta in presa, uno dei semi che chi ha sbagliato non ha mostrato nella licitazione legale
order-FollowLaw26IfTheyDefend = Se la sua linea difende: quando il compagno attacca la prima volta il dichiarante può imporre o vietare un seme che la chiamata ritirata mostrava e chi ha sbagliato non ha mostrato nella licitazione legale, o vietarne uno qualsiasi se non mostrava solo semi; il divieto dura finché il compagno resta in presa
order-FollowLaw26 = Prima del primo attacco del compagno di chi ha sbagliato chiedi al dichiarante se impone o vieta un seme: quale, dipende dalla chiamata ritirata
order-RestrictNoLead = La linea che ha sbagliato gioca il contratto: nessun attacco è limitato
order-RestrictNoLeadAfterAComparableCall = Nessun attacco è limitato: la chiamata che vale è comparabile
order-LookWhetherTheCallHelped = Se senza l'aiuto della chiamata ritirata il risultato poteva facilmente essere diverso e l'altra linea ne ha avuto danno, attribuisci un punteggio arbitrale
order-AdjustIfItCouldBeForeseen = Se in quel momento poteva rendersi conto che poteva facilmente danneggiare l'altra linea, e la sua ne ha tratto vantaggio, toglilo con un punteggio arbitrale
step-AdjustIfItCouldBeForeseen = Chi ha sbagliato poteva prevedere il danno? Allora togli il vantaggio

## Che cosa si dice ai giocatori

aside-ExplainTheChoice = Di' tutte le scelte prima che qualcuno agisca
say-BarPartnerThroughout =
    .partner =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] Lei deve passare fino alla fine della licitazione.
        }
say-BarPartnerFromNowOn =
    .partner = Lei deve passare fino alla fine della licitazione.
say-BarPartnerOnce =
    .partner =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] Al prossimo turno deve passare; poi può chiamare.
        }
say-MindTheWithdrawnCall =
    .both_sides = Solo la linea che non ha sbagliato può usare la chiamata ritirata.
say-RestrictTheLeadIfTheyDefend =
    .both_sides =
        { $at_partner ->
            [unknown] Se chi ha sbagliato difende, chiamatemi prima del primo attacco del suo compagno.
           *[other] Se { $at_partner } difende, chiamatemi prima del suo primo attacco.
        }
say-FollowLaw26IfTheyDefend =
    .both_sides =
        { $at_partner ->
            [unknown] Se chi ha sbagliato difende, chiamatemi prima del primo attacco del suo compagno.
           *[other] Se { $at_partner } difende, chiamatemi prima del suo primo attacco.
        }
say-FollowLaw26 =
    .declarer = Al primo attacco del compagno di chi ha sbagliato Lei può imporre, o vietare finché resta in presa, un seme mostrato solo dalla chiamata ritirata; se non mostrava solo semi, può vietarne uno qualsiasi.
say-RestrictThePartnersLead =
    .declarer = La prima volta che il compagno di chi ha sbagliato è di attacco, Lei può vietargli, finché resta in presa, un seme che chi ha sbagliato non ha mostrato nelle chiamate valide.

## I fatti che più argomenti hanno in comune

fact-side = Quale linea gioca il contratto?
option-side-unknown = Licitazione in corso
option-side-defends = Chi ha sbagliato difende
option-side-declares = Chi ha sbagliato gioca
supposed-side = la licitazione non è finita
next-side = Licitazione finita: chi gioca?
task-side = alla fine: difende?

law-nobody_acts_before = Nessuno agisce prima che l'Arbitro abbia spiegato che cosa si può fare.
law-chosen_without_consulting = Chi ha una scelta la fa senza consultare il compagno.
law-every_choice_is_explained = L'Arbitro spiega tutte le scelte che ci sono.
law-what_a_withdrawn_call_told = Ciò che una chiamata ritirata ha detto è autorizzato solo per la linea innocente.
law-lead_of_the_offenders_partner = Il dichiarante può vietare al compagno, al suo primo turno d'attacco e finché resta in presa, un seme che chi ha sbagliato non ha specificato nella licitazione legale.
    .until-2007 = Se la chiamata ritirata mostrava semi che il suo autore non ha mostrato nella licitazione legale, il dichiarante può imporne o vietarne uno; se non era di soli semi, vietarne uno qualsiasi. Il divieto dura finché il compagno resta in presa.
law-could_have_been_aware = Chi, nel commettere l'irregolarità, poteva rendersi conto che poteva facilmente danneggiare l'altra linea non deve trarne vantaggio.
law-lead_is_free_after_a_comparable_call = Se una chiamata comparabile prende il posto di quella ritirata nessun attacco è limitato, e il 16C non vale.
law-help_of_the_withdrawn_call = Se senza l'aiuto dell'infrazione il risultato poteva facilmente essere diverso e l'altra linea ne ha avuto danno, l'Arbitro corregge alla fine.

## Law 12

order-CompareWithoutTheInfraction = Confronta il risultato con quello senza l'infrazione: c'è danno se è meno favorevole
order-LookAtTheProbableResult = Il punteggio arbitrale si avvicini il più possibile al risultato senza l'infrazione
order-WeighSeveralResults = Si possono pesare più risultati raggiungibili, solo quelli legali
order-LookForTheirOwnError = Se l'altra linea ha fatto un errore gravissimo estraneo all'infrazione, o ha azzardato, quella parte del danno non le si restituisce; a chi ha sbagliato il vantaggio si toglie lo stesso
aside-LookAtTheProbableResult = Il punteggio arbitrale si avvicini il più possibile al risultato senza l'infrazione
aside-WeighSeveralResults = Si possono pesare più risultati raggiungibili, solo quelli legali
aside-LookForTheirOwnError = Ciò che la linea innocente ha perso per suo azzardo o per un errore gravissimo estraneo non si compensa; il vantaggio di chi ha sbagliato si toglie comunque
law-damage_is_a_worse_score = C'è danno se il risultato della linea innocente è meno favorevole di quello senza l'infrazione.
law-probable_result = Il punteggio arbitrale si avvicina il più possibile al risultato probabile senza l'infrazione.
law-several_results_weighed = Il punteggio arbitrale può pesare le probabilità di più risultati, solo di quelli raggiungibili legalmente.
law-damage_of_their_own_making = Ciò che la linea innocente ha perso per un errore gravissimo estraneo all'infrazione, o per un azzardo, non le si restituisce.

## Articolo 83

order-TellOfTheAppeal = Se un riesame può avere senso, di' che si può fare appello, o rimetti il caso a una commissione
aside-TellOfTheAppeal = Se un riesame può avere senso, di' che si può fare appello
task-TellOfTheAppeal = diritto d'appello
law-told_of_the_right_to_appeal = Se un riesame di ciò che si è accertato o valutato può avere senso, l'Arbitro dice al giocatore che può fare appello, o rimette il caso a una commissione.

## Articolo 47E1

headline-LetTheLeadBeTakenBack = L'attacco si può riprendere senza penalità: l'errore è di un avversario ({ $articles }).
result-LetTheLeadBeTakenBack = L'attacco si può riprendere: l'errore è di un avversario ({ $articles })
outcome-LetTheLeadBeTakenBack = si può riprendere, senza penalità ({ $articles })
headline-TakeTheCardBack = La carta si riprende senza rettifica: l'errore è di un avversario ({ $articles }).
result-TakeTheCardBack = La carta si riprende: l'errore è di un avversario ({ $articles })
outcome-TakeTheCardBack = si riprende, nient'altro ({ $articles })
order-LetTheLeadBeTakenBack = Lascia riprendere l'attacco senza penalità; attacca il giocatore di turno
order-TakeTheCardBack =
    { $edition ->
        [2007] Fai riprendere la carta, con quella che un avversario vi ha giocato, e fai giocare il giocatore di turno; gli avversari non possono accettarla
       *[other] Fai riprendere la carta, con quella che un avversario vi ha giocato, e fai giocare il giocatore di turno; gli avversari non possono accettarla, e non consuma nessuna renonce
    }
order-KeepItFromWhoMisled = L'informazione data dalla carta è autorizzata per la linea del giocatore tratto in errore, non per l'altra
say-LetTheLeadBeTakenBack =
    .all = l'attacco si può riprendere senza penalità; attacca poi il giocatore di turno.
say-TakeTheCardBack =
    .all = la carta si riprende senza rettifica e non si può accettare; gioca il giocatore di turno.
say-KeepItFromWhoMisled =
    .both_sides = di ciò che la carta ha mostrato può servirsi solo la linea del giocatore tratto in errore.
law-taken_back_for_nothing = Chi attacca o gioca perché un avversario gli ha detto che toccava a lui riprende la carta senza rettifica, e nessuno può accettarla.
    .until-1997 = Chi ha attaccato fuori turno perché un avversario gli ha detto che toccava a lui può riprendere l'attacco senza penalità.
law-what_the_card_taken_back_told = Ciò che ha detto una carta ripresa è autorizzato solo per la linea tratta in errore.

## Law 60A

order-KeepEarlierDuties = Se quella linea doveva già giocare una penalizzata o rispettare una restrizione, l'obbligo resta ai suoi prossimi turni
aside-KeepEarlierDuties = Una penalizzata o una restrizione che la linea aveva già vale ancora
law-earlier_duties_remain = L'obbligo di giocare una penalizzata o di rispettare una restrizione, se c'era già, resta ai turni seguenti.

## Che cosa resta da fare dopo, in poche parole

task-AdjustTheDefendersScoreAlone = difesa avvantaggiata?
task-ConsiderAPenaltyForIntent = di proposito?
task-AdjustBothScores = difesa avvantaggiata?
task-AdjustAtTheEnd = c'è danno?
task-AdjustIfThePenaltyCardHelped = la carta ha giovato?
task-ConsiderWhetherHeCouldHaveKnown = poteva saperlo?
task-AdjustIfItCouldBeForeseen = poteva prevederlo?
step-LookWhetherTheCallHelped = La chiamata ritirata ha aiutato chi ha sbagliato, con danno per l'altra linea? Allora attribuisci un punteggio arbitrale
task-LookWhetherTheCallHelped = chiamata: ha aiutato?
task-CompareWithoutTheInfraction = c'è danno?
task-LookAtTheProbableResult = { "" }
task-WeighSeveralResults = { "" }
task-LookForTheirOwnError = { "" }
task-RestrictThePartnersLead = attacco: quale seme?
task-FollowLaw26 = attacco: quale seme?
