### Che cosa si dice di domande, ripetizioni e della propria carta di sistema, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Domande e ripetizioni
    .command = domande
    .menu = Una domanda, una ripetizione, uno sguardo alla propria carta
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-what = Che cosa non andava nella domanda o nella ripetizione?
option-what-for_partner = Per il compagno
choice-what-for_partner = Domanda solo per il compagno
option-what-to_trap = Per far sbagliare
choice-what-to_trap = Per far sbagliare la risposta
option-what-not_his_turn = Fuori turno o dal morto
choice-what-not_his_turn = Fuori turno, o dal morto
option-what-part_review = Ripetizione parziale
choice-what-part_review = Ripetizione parziale o interrotta
option-what-late_review = Ripetizione tardiva
choice-what-late_review = Chiesta dopo la sua prima carta
option-what-wrong_review = Ripetizione errata
choice-what-wrong_review = Ripetizione con errore
option-what-wrong_answerer = Risponde chi ha chiamato
choice-what-wrong_answerer = Ha risposto chi aveva chiamato
option-what-own_card = Ha guardato la sua carta
choice-what-own_card = Ha letto la sua carta di sistema
fact-when = Quando è successo?
    .aside = Il gioco comincia quando l'attacco è scoperto.
option-when-auction = In licitazione
option-when-clarification = Dopo l'ultimo passo
option-when-play = Durante il gioco
fact-declaring_side = Chi chiede è della linea del dichiarante?
option-declaring_side-no = No
option-declaring_side-yes = Sì
fact-told_partner = Può aver detto qualcosa al suo compagno?
option-told_partner-no = No
option-told_partner-yes = Sì
fact-damage = Gli avversari ne sono danneggiati?
option-damage-not_yet = Gioco non finito
option-damage-yes = Sì
option-damage-no = No
option-damage-unsure = In dubbio
next-damage = Gioco finito: c'è stato danno?
group-what-question = La domanda
group-what-review = La ripetizione
brief-what-for_partner = domanda per il compagno
brief-what-to_trap = domanda per far sbagliare
brief-what-not_his_turn = fuori turno
brief-what-part_review = ripetizione parziale
brief-what-late_review = ripetizione tardiva
brief-what-wrong_review = ripetizione con errore
brief-what-wrong_answerer = ha risposto chi aveva chiamato
brief-what-own_card = ha guardato la propria carta
brief-when-auction = in licitazione
brief-when-clarification = dopo l'ultimo passo
brief-when-play = durante il gioco
brief-declaring_side-no = difende
brief-declaring_side-yes = della linea del dichiarante
brief-told_partner-no = non ha detto nulla al compagno
brief-told_partner-yes = può aver detto qualcosa al compagno
brief-damage-not_yet = gioco non finito
brief-damage-yes = danno
brief-damage-no = nessun danno
brief-damage-unsure = danno in dubbio
why-what = Alcune domande non sono ammesse; altre devono solo aspettare il turno (20F, 20G).
why-when = In licitazione si chiede al proprio turno di chiamata, poi al proprio turno di gioco (20F1, 20F2).
why-told_partner = Ciò che la domanda dice al compagno non è autorizzato per lui (16B1, 73C1).
why-damage = Il punteggio si corregge per risarcire un danno della linea innocente (12B1).
why-declaring_side = Fra ultimo passo e attacco scoperto solo la linea del dichiarante può guardare la propria carta (40B2(b)).
depends-what = che cosa non andava
depends-when = quando è successo
depends-declaring_side = quale linea ha guardato
depends-told_partner = se il compagno può averne saputo qualcosa
depends-damage = se c'è danno

## La decisione

headline-ForbidAskingForPartner = Non ammessa, se solo per il compagno ({ $articles }).
headline-ForbidTheTrap = Non ammessa, se solo per far sbagliare ({ $articles }).
headline-WaitForHisTurn = La domanda aspetta il suo turno ({ $articles }).
headline-HavePartnerAnswer = Risponde il compagno di chi ha chiamato ({ $articles }).
headline-ReviewTheWhole = Si ripete tutta la licitazione, non una parte ({ $articles }).
headline-TellTheContractAlone = È tardi: gli si dice solo il contratto ({ $articles }).
headline-HaveTheReviewCorrected = Tutti correggono subito la ripetizione ({ $articles }).
headline-AdjustForTheReview = Secondo te la ripetizione ha fatto danno: correggi ({ $articles }).
headline-WeighTheReview = In dubbio: la ripetizione ha fatto danno? ({ $articles }).
headline-LeaveTheResult = Secondo te la ripetizione non ha fatto danno ({ $articles }).
headline-LetHimLook = Ammesso: ora la linea del dichiarante può guardare ({ $articles }).
headline-PutTheCardAway = Non ammesso guardare la propria carta di sistema ({ $articles }).
order-ForbidAskingForPartner = Di' a chi ha chiesto che una domanda solo per il compagno non è ammessa; se lo era, lo giudichi tu
order-ForbidTheTrap = Di' a chi ha chiesto che una domanda solo per far sbagliare non è ammessa; se lo era, lo giudichi tu
order-LookAtTheFalseInference = Guarda se un avversario ne è stato ingannato
order-WaitForHisTurn = 
    { $when ->
        [clarification] Prima che l'attacco sia scoperto chiedono il compagno di chi attacca e il dichiarante presunto, dopo ciascuno al proprio turno di gioco; il morto mai
        [play] Dichiarante e difensori chiedono al proprio turno di gioco; il morto mai
       *[other] Chiede al proprio turno di chiamata, se non è obbligato a passare; il compagno aspetta il suo
    }
order-HavePartnerAnswer = Fai rispondere il compagno di chi ha chiamato, se non decidi altrimenti
order-ReviewTheWhole = 
    { $when ->
        [auction] Al suo turno di chiamata, se non è obbligato a passare: tutta, con gli alert, senza interromperla
       *[other] Al primo turno di gioco del dichiarante o di un difensore: tutta, senza interromperla
    }
order-LetAnOpponentReview = La ripete un avversario
order-ReviewBeforeTheLeadIsFaced = Prima che l'attacco sia scoperto possono averla il compagno di chi attacca e il dichiarante presunto, non il morto presunto
order-TellTheContractAlone = Gli si dice, al suo turno, il contratto e se, non da chi, è contrato; non la licitazione, ma dichiarante o difensore può ancora chiedere che cosa significava una chiamata
order-HaveTheReviewCorrected = Fai correggere subito la ripetizione a chi se ne accorge, anche al morto e a chi deve passare; a fine gioco guarda se c'è danno
order-AdjustForTheReview = Attribuisci un punteggio arbitrale per la ripetizione non corretta; quale, lo giudichi tu
order-WeighTheReview = Accerta che cosa sarebbe probabilmente successo con la ripetizione giusta
order-LeaveTheResult = Il risultato resta; dillo alle due linee, con i motivi
order-LetHimLook = Lasciagli guardare la propria carta di sistema finché l'attacco è coperto; gli appunti solo se il regolamento lo ammette
order-PutTheCardAway = Fai mettere via la carta fino a fine gioco, se il regolamento non ammette altro
order-PutTheNotesAway = Lo stesso vale per gli appunti
order-ConsiderAPenalty = È possibile una penalità procedurale
order-AdjustAsNothingIsPrescribed = Nessuna rettifica è prevista: puoi correggere per la linea danneggiata
order-WeighWhatItDid = A fine gioco guarda se l'altra linea ha subito danno; se sì puoi correggere
order-KeepTheQuestionFromPartner = Il compagno non può usare ciò che la domanda ha detto
order-KeepTheAnswerFromPartner = Il compagno di chi ha risposto non può usare ciò che ha sentito
say-ForbidAskingForPartner =
    .asker = Non può chiedere solo per aiutare il compagno.
say-ForbidTheTrap =
    .asker = Non può chiedere solo per ottenere una risposta sbagliata.
say-WaitForHisTurn =
    .asker =
        { $when ->
            [clarification] Prima che l'attacco sia scoperto chiedono il compagno di chi attacca e il dichiarante presunto, il morto no.
            [play] Dichiarante e difensori chiedono al proprio turno di gioco; il morto no.
           *[other] Chieda al Suo turno di chiamata.
        }
say-HavePartnerAnswer =
    .all = La chiamata la spiega il compagno di chi l'ha fatta.
say-ReviewTheWhole =
    .asker = Può farsi ripetere tutta la licitazione, non una parte.
say-TellTheContractAlone =
    .asker = Per la licitazione è tardi. Al Suo turno Le si dice il contratto e se è contrato, non da chi.
say-HaveTheReviewCorrected =
    .all = Correggete subito la ripetizione; a fine gioco chiamatemi se pensate che ci sia danno.
say-LetHimLook =
    .all = La linea del dichiarante può guardare la propria carta di sistema finché l'attacco è coperto.
say-PutTheCardAway =
    .offender = Metta via la Sua carta di sistema: fino a fine gioco non può guardarla.
say-KeepTheQuestionFromPartner =
    .askers_partner = Non tragga vantaggio da ciò che la domanda Le ha detto.
say-KeepTheAnswerFromPartner =
    .partner = Non tragga vantaggio da ciò che la risposta Le ha detto.

## Le norme, in parole nostre

law-asked_for_partner = Non si può fare una domanda al solo scopo di giovare al compagno.
law-asked_to_trap = Non si può fare una domanda al solo scopo di ottenere da un avversario una risposta sbagliata.
law-meant_to_mislead = Non si può cercare di ingannare un avversario con una domanda.
law-out_of_turn = Qualcuno ha chiesto fuori turno, o ha chiesto il morto.
law-asks_at_his_turn_to_call = In licitazione si chiede al proprio turno di chiamata, se non si è obbligati a passare; il compagno aspetta il suo per chiedere altro.
law-asks_before_the_lead_is_faced = Prima che l'attacco sia scoperto possono chiedere il compagno di chi attacca e il dichiarante presunto, non il morto presunto.
law-asks_at_his_turn_to_play = Dopo l'ultimo passo e durante il gioco un difensore chiede al proprio turno, il dichiarante al suo turno da ciascuna mano.
law-the_caller_answered = La chiamata l'ha spiegata chi l'aveva fatta.
law-partner_answers_in_the_auction = Se l'Arbitro non dispone altrimenti risponde il compagno di chi ha chiamato.
law-partner_answers_later = Dopo l'ultimo passo risponde il compagno del giocatore la cui azione si spiega.
law-asked_for_a_part = La ripetizione è stata chiesta in parte, o interrotta.
law-reviewed_in_the_auction = In licitazione ci si può far ripetere tutte le chiamate al proprio turno, se non si è obbligati a passare, con gli alert, né in parte né interrompendo.
law-reviewed_after_the_final_pass = Dopo l'ultimo passo il dichiarante o un difensore può farsi ripetere tutte le chiamate al primo turno di gioco, non una parte.
law-an_opponent_reviews = Alla richiesta di ripetere risponde solo un avversario.
law-review_before_the_lead_is_faced = Prima che l'attacco sia scoperto il compagno di chi attacca e il dichiarante presunto possono avere una ripetizione.
law-only_the_contract_is_told = Quando è tardi per una ripetizione, al proprio turno si sa il contratto e se è contrato, non da chi.
law-reviewed_wrongly = Una chiamata è stata ripetuta male.
law-everybody_corrects = Tutti, anche il morto e chi è obbligato a passare, correggono subito gli errori di una ripetizione.
law-the_review_did_damage = Una ripetizione non corretta che fa danno porta a un punteggio arbitrale.
law-the_review_is_weighed = Se una ripetizione non corretta abbia fatto danno va accertato.
law-the_review_did_no_damage = Solo una ripetizione non corretta che fa danno porta a un punteggio arbitrale.
law-declarers_side_looked = La linea del dichiarante ha guardato tra l'ultimo passo e l'attacco scoperto.
law-may_look_at_the_card = Nel periodo di chiarimento la linea del dichiarante, e solo essa, può guardare la propria carta di sistema.
law-looked_at_the_card = Dall'inizio della licitazione alla fine del gioco non si può guardare la propria carta di sistema, se l'autorità non dispone altrimenti.
law-looked_at_notes = Né si possono guardare i propri appunti durante licitazione e gioco, se non dove l'autorità lo ammette.
law-penalty_for_looking = Un'infrazione alla procedura corretta può portare una penalità procedurale.
law-damage_by_looking = Dove il Codice non prevede rettifica l'Arbitro può attribuire un punteggio arbitrale all'altra linea.
law-damage_by_looking_is_weighed = Se l'altra linea abbia subito danno si giudica a gioco finito.
law-partner_could_learn = I compagni non comunicano con domande o spiegazioni.
law-what_the_question_told = Ciò che una domanda ha detto al compagno non è autorizzato per lui.
law-what_the_answer_told = Ciò che una risposta ha detto al compagno di chi l'ha data non è autorizzato per lui.
law-damage_is_weighed = È in dubbio se ci sia danno.
law-score_is_adjusted = Per l'Arbitro c'è danno.
law-something_was_judged = La decisione si fonda su ciò che l'Arbitro ha giudicato.

## Che cosa resta da fare dopo, in poche parole

task-AdjustAsNothingIsPrescribed = danno?
task-WeighWhatItDid = danno?
task-ConsiderAPenalty = penalità procedurale?
task-AdjustForTheReview = punteggio arbitrale
task-HaveTheReviewCorrected = danno a fine mano?
task-PutTheCardAway = danno a fine mano?
