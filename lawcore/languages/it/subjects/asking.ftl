### Che cosa si dice di domande, ripetizioni e della propria convention card, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Domande e ripetizioni
    .command = domande
    .menu = Può chiedere? Domande, ripetizioni, convention card, correzioni
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-what = Di che si tratta?
option-what-meaning = Il significato di una chiamata
option-what-refused = Risposta negata
choice-what-refused = Risposta negata o non intera
option-what-review = Tutta la licitazione
option-what-unclear_call = Quale chiamata era
option-what-whose_lead = A chi tocca attaccare
option-what-their_card = La convention card avversaria
option-what-correction = Spiegazione sbagliata
choice-what-correction = Spiegazione errata: chi corregge
option-what-own_calls = Chiamate della sua linea
option-what-played_card = Una carta del compagno
choice-what-played_card = Che carta ha giocato il compagno
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
option-what-partners_review = Ripete il compagno
choice-what-partners_review = La ripete il suo compagno
option-what-wrong_answerer = Risponde chi ha chiamato
choice-what-wrong_answerer = Ha risposto chi aveva chiamato
option-what-comment = Un commento
choice-what-comment = Un commento alla spiegazione
option-what-own_card = Ha guardato la sua carta
choice-what-own_card = Ha letto la sua convention card
option-what-aid = Un aiuto alla memoria
choice-what-aid = Un aiuto a memoria o calcolo
fact-when = Quando è successo?
    .aside = Il gioco comincia quando l'attacco è scoperto.
option-when-auction = In licitazione
option-when-clarification = Dopo l'ultimo passo
option-when-play = Durante il gioco
fact-his_turn = È il suo turno di chiamare o giocare?
option-his_turn-yes = Sì
option-his_turn-no = No
fact-whose = Quale spiegazione trova sbagliata?
option-whose-own = La propria
option-whose-partners = Quella del compagno
fact-to_explain = Guarda per spiegare la chiamata del compagno?
option-to_explain-no = No
option-to_explain-yes = Sì
choice-to_explain-yes = Gli chiedono di spiegare il compagno
supposed-to_explain = nessuno gli ha chiesto nulla
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
next-damage = Mano finita: c'è stato danno?
group-what-lawful = Che cosa può chiedere?
group-what-question = Una domanda non ammessa
group-what-review = Una ripetizione non regolare
group-what-answer = Una risposta non regolare
group-what-aid = Ha consultato qualcosa
brief-what-for_partner = domanda per il compagno
brief-what-to_trap = domanda per far sbagliare
brief-what-not_his_turn = fuori turno
brief-what-part_review = ripetizione parziale
brief-what-late_review = ripetizione tardiva
brief-what-wrong_review = ripetizione con errore
brief-what-partners_review = ripete il compagno
brief-what-wrong_answerer = ha risposto chi aveva chiamato
brief-what-comment = un commento alla spiegazione
brief-what-own_card = ha guardato la propria carta
brief-what-aid = un aiuto alla memoria
brief-what-meaning = senso di una chiamata
brief-what-refused = risposta negata
brief-what-review = ripetizione
brief-what-unclear_call = quale chiamata era
brief-what-whose_lead = a chi tocca attaccare
brief-what-their_card = carta degli avversari
brief-what-correction = spiegazione sbagliata
brief-what-own_calls = chiamate della sua linea
brief-what-played_card = una carta giocata dal compagno
brief-his_turn-yes = al suo turno
brief-his_turn-no = fuori turno
brief-whose-own = la propria spiegazione
brief-whose-partners = spiegazione del compagno
brief-to_explain-no = nessuno ha chiesto
brief-to_explain-yes = per spiegare il compagno
why-his_turn = In licitazione e nel gioco la carta degli avversari si consulta al proprio turno (40B2(c)(iii)).
why-whose = Del proprio errore si parla in tempo (20F4(a), 75B2), di quello del compagno solo quando il Codice lo permette (20F5).
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
depends-his_turn = se è il suo turno
depends-whose = di chi è la spiegazione
depends-to_explain = se gli hanno chiesto
depends-damage = se c'è danno

## La decisione

headline-MakeTheCallClear = Può farsela chiarire subito ({ $articles }).
headline-TellWhoLeads = Il giocatore può chiedere se deve attaccare ({ $articles }).
headline-ExplainIt = Può chiedere ({ $articles }).
headline-GiveAReview = Può farsi ripetere tutta la licitazione ({ $articles }).
headline-LetHimLookAtTheirs = Può guardare la carta degli avversari ({ $articles }).
headline-PutTheirCardAway = Non ora: la guarda al suo turno ({ $articles }).
headline-MayCorrectIt = Può correggerla ora, e deve farlo in tempo ({ $articles }).
headline-CorrectItNow = Si corregge adesso ({ $articles }).
headline-SayNothingYet = In licitazione non dice nulla ({ $articles }).
headline-WaitUntilPlayIsOver = Da difensore aspetta la fine del gioco ({ $articles }).
headline-RefuseWhatHisOwnSideAgreed = Non ammesso: solo sulle chiamate avversarie ({ $articles }).
headline-NameNoPlayedCard = Non è ammesso chiedere al compagno che carta ha giocato ({ $articles }).
headline-ForbidAskingForPartner = Non ammessa, se solo per il compagno ({ $articles }).
headline-ForbidTheTrap = Non ammessa, se solo per far sbagliare ({ $articles }).
headline-WaitForHisTurn = La domanda aspetta il suo turno ({ $articles }).
headline-HavePartnerAnswer = Risponde il compagno di chi ha chiamato ({ $articles }).
headline-StopTheComment = Non è ammesso aggiungere nulla alla spiegazione ({ $articles }).
headline-ReviewTheWhole = Si ripete tutta la licitazione, non una parte ({ $articles }).
headline-TellTheContractAlone = È tardi: gli si dice solo il contratto ({ $articles }).
headline-HaveTheReviewCorrected = Tutti correggono subito la ripetizione ({ $articles }).
headline-AdjustForTheReview = Danno accertato: attribuisci un punteggio ({ $articles }).
headline-WeighTheReview = In dubbio: la ripetizione ha fatto danno? ({ $articles }).
headline-LeaveTheResult = Secondo te la ripetizione non ha fatto danno ({ $articles }).
headline-LetHimLook = Ammesso: ora la linea del dichiarante può guardare ({ $articles }).
headline-PutTheCardAway = Non ammesso guardare la propria convention card ({ $articles }).
headline-PutTheAidAway = Non ammessi aiuti in licitazione e nel gioco ({ $articles }).
headline-StopTheReview = La licitazione la ripete solo un avversario ({ $articles }).
order-MakeTheCallClear = Fai chiarire subito la chiamata, di chiunque sia il turno
order-TellWhoLeads = Dopo il passo finale ogni difensore può chiedere se l'attacco è suo
order-LetAMisledLeadGoBack = Se un avversario gli ha risposto male, il suo attacco torna in mano senza rettifica
order-ExplainIt =
    { $when ->
        [auction] Al suo turno, se non deve passare: fai spiegare al compagno di chi ha chiamato, secondo gli accordi, le chiamate fatte, le altre possibili e ciò che la scelta dice; il compagno di chi chiede aspetta il turno
        [clarification] Fai spiegare al compagno di chi ha chiamato; chi attacca può chiedere prima di attaccare, il suo compagno e il dichiarante presunto finché l'attacco non è scoperto, il morto presunto no
       *[other] Fai spiegare al compagno di chi ha chiamato o giocato; un difensore chiede al suo turno della licitazione, il dichiarante delle chiamate e carte dei difensori
    }
order-LetHimAskOfOneCall = Può chiedere di una sola chiamata; il compagno non può usare ciò che la domanda dice
order-HaveItAllTold = Fai dire tutto ciò che viene da accordi o esperienza, non ciò che ogni giocatore sa
order-LookAtWhoWasNotTold = Se ha chiamato o giocato senza la risposta, decidi su questo
order-GiveAReview = 
    { $when ->
        [auction] Al suo turno, se non deve passare: fai ripetere tutte le chiamate con gli alert, non una parte
        [clarification] Fai ripetere tutte le chiamate, non una parte: a chi attacca prima che attacchi, al suo compagno o al dichiarante presunto finché l'attacco non è scoperto
       *[other] Al suo primo turno di gioco, prima della sua carta: fai ripetere tutte le chiamate, non una parte
    }
order-LetHimLookAtTheirs = Lascialo guardare, se l'autorità non dispone altrimenti
order-PutTheirCardAway = Fai mettere via la carta; la può guardare al suo turno
order-MayCorrectIt = Può chiamarti e correggerla ora; deve prima che l'attacco sia scoperto
order-CorrectItNow = Falla correggere adesso, davanti a te; si dice l'accordo e nient'altro
order-SayNothingYet = Digli in disparte: in licitazione non la corregga e non mostri che era sbagliata; da dichiarante o morto parla dopo il passo finale, da difensore a gioco finito
order-WaitUntilPlayIsOver = Digli in disparte: da difensore ti chiama e la corregge a gioco finito, non prima
order-CorrectNothingThatWasRight = Se la spiegazione era giusta e l'errore era nella chiamata, non si corregge nulla
order-LookAtWhoWasMisled = Decidi sugli avversari che possono avervi fatto conto
order-RefuseWhatHisOwnSideAgreed = Digli che può chiedere solo della licitazione avversaria
order-NameNoPlayedCard = Ferma la domanda: le carte di una presa coperta si guardano solo se lo disponi tu
order-ForbidAskingForPartner = Di' a chi ha chiesto che una domanda solo per il compagno non è ammessa; se lo era, lo giudichi tu
order-ForbidTheTrap = Di' a chi ha chiesto che una domanda solo per far sbagliare non è ammessa; se lo era, lo giudichi tu
order-LookAtTheFalseInference = Guarda se un avversario ne è stato ingannato
order-WaitForHisTurn = 
    { $when ->
        [clarification] Chi attacca può chiedere prima di attaccare, il suo compagno e il dichiarante presunto finché l'attacco non è scoperto, poi ciascuno al proprio turno di gioco; il morto mai
        [play] Dichiarante e difensori chiedono al proprio turno di gioco; il morto mai
       *[other] Chiede al proprio turno di chiamata, se non è obbligato a passare; il compagno aspetta il suo
    }
order-HavePartnerAnswer = Fai rispondere il compagno di chi ha chiamato, se non decidi altrimenti
order-StopTheComment = Ferma il commento: chi spiega dice l'accordo, o che non c'è, e non chiede nulla al compagno
order-LetPartnerShowNoMistake = Il compagno non conferma, non corregge e non lascia capire che era sbagliata, finché il Codice non lo consente
order-ReviewTheWhole = 
    { $when ->
        [auction] Al suo turno di chiamata, se non è obbligato a passare: tutta, con gli alert, senza interromperla
       *[other] Al primo turno di gioco del dichiarante o di un difensore: tutta, senza interromperla
    }
order-LetAnOpponentReview = La ripete un avversario
order-StopTheReview = Ferma il compagno, e fai ripetere tutta la licitazione a un avversario
order-ReviewBeforeTheLeadIsFaced = Ne ha diritto chi attacca, prima di attaccare; il suo compagno e il dichiarante presunto, finché l'attacco non è scoperto; il morto presunto no
order-TellTheContractAlone = Gli si dice, al suo turno, il contratto e se, non da chi, è contrato; non la licitazione, ma dichiarante o difensore può ancora chiedere che cosa significava una chiamata
order-HaveTheReviewCorrected = Fai correggere subito la ripetizione a chi se ne accorge, anche al morto e a chi deve passare; a fine gioco guarda se c'è danno
order-AdjustForTheReview = Attribuisci un punteggio arbitrale per la ripetizione non corretta; quale, lo giudichi tu
order-WeighTheReview = Accerta che cosa sarebbe probabilmente successo con la ripetizione giusta
order-LeaveTheResult = Il risultato resta; dillo alle due linee, con i motivi
order-LetHimLook = Lasciagli guardare la propria convention card finché l'attacco è coperto; gli appunti solo se il regolamento lo ammette
order-PutTheCardAway = Fai mettere via la carta fino a fine gioco, se il regolamento non ammette altro
order-PutTheNotesAway = Lo stesso vale per gli appunti
order-PutTheAidAway = Fai mettere via l'aiuto fino a fine gioco, se il regolamento non lo ammette
order-ConsiderAPenalty = È possibile una penalità procedurale
order-AdjustAsNothingIsPrescribed = Nessuna rettifica è prevista: puoi correggere per la linea danneggiata
order-WeighWhatItDid = Guarda se l'altra linea ha subito danno; se sì puoi attribuire un punteggio arbitrale
order-KeepTheQuestionFromPartner = Il compagno non può usare ciò che la domanda ha detto
order-KeepTheReviewFromHim = Ciò che il compagno ha detto non si può usare
order-KeepTheAnswerFromPartner = Il compagno di chi ha risposto non può usare ciò che ha sentito
say-AdjustForTheReview =
    .all = C'è stato danno: annullo il risultato e attribuisco un punteggio arbitrale; ve lo dico appena calcolato. Potete appellarvi entro il termine.
say-PutTheirCardAway =
    .offender = Guardi la convention card degli avversari al Suo turno.
say-CorrectItNow =
    .all = La spiegazione si corregge adesso. Chi ha fatto conto su quella sbagliata me lo dica.
say-RefuseWhatHisOwnSideAgreed =
    .asker = Può chiedere solo delle chiamate avversarie.
say-NameNoPlayedCard =
    .asker = Non può chiedere al compagno che cosa ha giocato.
say-ForbidAskingForPartner =
    .asker = Non può chiedere solo per aiutare il compagno.
say-ForbidTheTrap =
    .asker = Non può chiedere solo per ottenere una risposta sbagliata.
say-WaitForHisTurn =
    .asker =
        { $when ->
            [clarification] Chi attacca può chiedere prima di attaccare, il suo compagno e il dichiarante presunto finché l'attacco non è scoperto; il morto no.
            [play] Dichiarante e difensori chiedono al proprio turno di gioco; il morto no.
           *[other] Chieda al Suo turno di chiamata.
        }
say-HavePartnerAnswer =
    .all = La chiamata la spiega il compagno di chi l'ha fatta.
say-StopTheComment =
    .explainers = Dite l'accordo, o che non ne avete uno; non aggiungete altro e non chiedete nulla al compagno.
say-LetPartnerShowNoMistake =
    .speakers_partner = Non confermi e non corregga adesso, neppure con un gesto.
say-ReviewTheWhole =
    .asker =
        { $when ->
            [auction] Al Suo turno può farsi ripetere tutta la licitazione, non una parte.
           *[other] Se ne ha ancora diritto, può farsi ripetere tutta la licitazione, non una parte.
        }
say-TellTheContractAlone =
    .asker = Per la licitazione è tardi. Al Suo turno Le si dice il contratto e se è contrato, non da chi.
say-HaveTheReviewCorrected =
    .all = Correggete subito la ripetizione; a fine gioco chiamatemi se pensate che ci sia danno.
say-LetHimLook =
    .all = La linea del dichiarante può guardare la propria convention card finché l'attacco è coperto.
say-PutTheCardAway =
    .offender = Metta via la Sua convention card: fino a fine gioco non può guardarla.
say-PutTheAidAway =
    .offender = Fino a fine gioco non può usare aiuti alla memoria o al calcolo.
say-StopTheReview =
    .all = Le chiamate le ripete solo un avversario.
say-KeepTheReviewFromHim =
    .asker = Non tragga vantaggio da ciò che ha detto il Suo compagno.
say-HaveItAllTold =
    .explainers = Dite tutto ciò che sapete per accordo o esperienza, non ciò che ogni giocatore sa.
say-KeepTheQuestionFromPartner =
    .askers_partner = Non tragga vantaggio da ciò che la domanda Le ha fatto capire.
say-KeepTheAnswerFromPartner =
    .speakers_partner = Non tragga vantaggio da ciò che la risposta Le ha detto.

## Le norme, in parole nostre

law-call_was_not_recognised = Chi è in dubbio su quale chiamata sia stata fatta può chiedere subito un chiarimento.
law-asks_whether_to_lead = Dopo il passo finale ogni difensore può chiedere se l'attacco iniziale è suo.
law-told_wrongly_who_leads = L'attacco fuori turno di chi un avversario ha informato male sul turno torna in mano senza altra rettifica, e non può essere accettato.
law-meaning_during_the_auction = Prima del passo finale un giocatore può chiedere al suo turno, se non deve passare, la spiegazione della licitazione avversaria: chiamate fatte, altre possibili e deduzioni dalla scelta secondo gli accordi.
law-may_still_ask = Finché l'attacco non è scoperto possono chiedere spiegazioni il compagno di chi attacca e il dichiarante presunto, poi dichiarante e difensori al proprio turno.
law-meaning_after_the_final_pass = Dopo il passo finale un difensore può chiedere al suo turno della licitazione avversaria, il dichiarante delle chiamate e del gioco dei difensori; spiega il compagno di chi ha agito.
law-of_a_single_call = Si può chiedere di una sola chiamata, ma ciò che questo dice al compagno non è autorizzato.
law-review_in_turn = Nel periodo della licitazione chi è di turno può farsi ripetere tutte le chiamate, se non deve passare, non una parte.
law-wants_an_explanation = Chiede che cosa significa un'azione avversaria.
law-an_answer_was_refused = Chi spiega una chiamata o giocata dà tutte le informazioni speciali che vengono da accordi o esperienza, non ciò che i giocatori sanno in generale.
law-silence_is_misinformation = Gli accordi si devono dire con esattezza; non farlo è informazione errata.
law-may_still_have_a_review = Prima che l'attacco sia scoperto possono avere una ripetizione il compagno di chi attacca e il dichiarante presunto, poi dichiarante o difensore finché non gioca una carta.
law-review_at_the_first_turn = Dopo il passo finale dichiarante o difensore può al primo turno di gioco farsi ripetere tutte le chiamate, non una parte.
law-looks_between_auction_and_play = Se l'autorità non dispone altrimenti, dopo la licitazione e prima del gioco si può consultare la convention card avversaria.
law-looks_in_turn = Se l'autorità non dispone altrimenti, in licitazione e nel gioco la carta avversaria si consulta solo al proprio turno.
law-looks_out_of_turn = In licitazione e nel gioco la convention card avversaria si consulta solo al proprio turno.
law-looks_so_as_to_explain = Chi deve spiegare una chiamata o giocata del compagno può consultare la carta avversaria per spiegarla bene.
law-corrects_himself_in_time = Chi in licitazione si accorge che la propria spiegazione era errata o incompleta deve chiamare l'Arbitro e correggerla prima che l'attacco sia scoperto, e può farlo prima.
law-corrects_himself_in_the_play = Chi si accorge del proprio errore durante il gioco chiama allora l'Arbitro e lo corregge.
law-corrects_nothing_in_the_auction = Chi ha sentito il compagno spiegare male non può correggerlo in licitazione, né mostrare in alcun modo che c'è un errore.
law-corrects_partner_as_declarer_or_dummy = Da dichiarante o morto si deve chiamare l'Arbitro e correggere la spiegazione del compagno dopo il passo finale.
law-corrects_partner_as_a_defender = Da difensore si chiama l'Arbitro e si corregge la spiegazione del compagno solo a gioco finito.
law-explanation_was_right = Se l'accordo era spiegato bene e l'errore era nella chiamata, non c'è infrazione e nulla si corregge.
law-acted_on_misinformation = Se un giocatore ha agito per un'informazione errata di un avversario vale 21 o 47E.
law-asked_about_his_own_side = Si ha diritto alla spiegazione della sola licitazione avversaria.
law-asked_for_a_turned_card = Finché il gioco non è finito le carte delle prese coperte non si guardano, se non lo dispone l'Arbitro.
law-partner_reviewed = A chi chiede di ripetere le chiamate risponde solo un avversario.
law-what_partners_review_told = Ciò che un giocatore sente dal compagno che ripete le chiamate, o che dice che carta ha giocato, non è autorizzato.
law-used_an_aid = Se l'autorità non dispone altrimenti, in licitazione e nel gioco non sono ammessi aiuti a memoria, calcolo o tecnica.
law-helped_himself = Ha usato la propria carta o un aiuto quando non poteva.
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
law-commented_on_an_answer = I compagni non comunicano con osservazioni né con ciò che aggiungono a una spiegazione.
law-partner_shows_no_mistake = Chi sente dal compagno una spiegazione sbagliata non può correggerla durante la licitazione, né lasciar capire in alcun modo che c'è stato un errore.
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
law-may_look_at_the_card = Nel periodo di chiarimento la linea del dichiarante, e solo essa, può guardare la propria convention card.
law-looked_at_the_card = Dall'inizio della licitazione alla fine del gioco non si può guardare la propria convention card, se l'autorità non dispone altrimenti.
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
