### Che cosa si dice degli appelli, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Appelli
    .command = appelli
    .menu = Chi può fare appello, entro quando, col consenso di chi, e che cosa si può cambiare
not_covered = { $fact }: il Codice { $value } non è trattato, solo { $allowed }. Per il Codice in vigore da marzo 2017 chiedere con l'edizione 2017

## I fatti: come si chiedono, come si risponde

fact-stage = A che punto è?
option-stage-wanted = Una linea fa appello
option-stage-doubted = Dubito della decisione
option-stage-heard = È al comitato
option-stage-decided = Deciso in appello
choice-stage-heard = Che cosa può cambiare il comitato?
choice-stage-decided = L'appello è deciso: e poi?
fact-own_table = La decisione era stata presa al loro tavolo?
    .aside = In tempo: di solito entro 30 minuti dal punteggio ufficiale.
ask-own_table = L'appello è sul loro tavolo, in tempo, e lo vogliono entrambi?
choice-own_table-yes-yes-pairs-yes = Sì, tutto
choice-own_table-yes-no = Fuori tempo
choice-own_table-yes-yes-pairs-no = Lo vuole uno solo
choice-own_table-no = Altro tavolo
choice-own_table-yes-yes = A squadre o individuale
option-own_table-yes = Sì
option-own_table-no = No
fact-in_time = Lo chiedono in tempo?
    .aside = Di solito 30 minuti dopo il punteggio ufficiale.
option-in_time-yes = Sì
option-in_time-no = No
fact-event = Che cosa si gioca?
option-event-pairs = Coppie
option-event-teams = Squadre
option-event-individual = Individuale
fact-concur =
    { $event ->
        [teams] Il capitano è d'accordo?
       *[other] Sono d'accordo tutti e due i compagni?
    }
option-concur-yes = Sì
option-concur-no = No
fact-committee = C'è un comitato, o un'altra disposizione?
ask-committee = Il torneo ha un comitato d'appello? Su che cosa è l'appello?
choice-committee-no = Nessun comitato
choice-committee-yes-law = Comitato: il Codice
choice-committee-yes-judgement = Comitato: fatti o valutazioni
choice-committee-yes-both = Comitato: entrambi
choice-committee-yes-discipline = Comitato: una sanzione
option-committee-yes = Sì
option-committee-no = No
fact-about = Su che cosa è l'appello?
option-about-law = L'applicazione del Codice
option-about-judgement = Fatti o valutazioni
option-about-both = Entrambi
option-about-discipline = Sanzione disciplinare
brief-stage-wanted = si vuole fare appello
brief-stage-doubted = decisione in dubbio
brief-stage-heard = davanti al comitato
brief-stage-decided = deciso in appello
brief-own_table-yes = al loro tavolo
brief-own_table-no = a un altro tavolo
brief-in_time-yes = in tempo
brief-in_time-no = troppo tardi
brief-event-pairs = coppie
brief-event-teams = squadre
brief-event-individual = individuale
brief-concur-yes = tutti d'accordo
brief-concur-no = non tutti d'accordo
brief-committee-yes = c'è un comitato
brief-committee-no = nessun comitato
brief-about-law = sul Codice
brief-about-judgement = sulle valutazioni
brief-about-both = su Codice e valutazioni
brief-about-discipline = sulla disciplina
why-own_table = Si può fare appello solo contro una decisione presa al proprio tavolo (92A).
why-in_time = Il diritto scade 30 minuti dopo che il punteggio ufficiale è disponibile, se non è stabilito altrimenti (92B).
why-concur = Senza il consenso del compagno (92D1) o del capitano (92D2) l'appello non si discute.
why-committee = Senza un comitato l'appello lo discute l'Arbitro capo (93A).
why-about = Sul Codice decide l'Arbitro capo (93B1), su tutto il resto il comitato (93B2, 93B3).
depends-stage = a che punto è
depends-own_table = se la decisione era sulla loro mano
depends-in_time = se lo chiedono in tempo
depends-event = che cosa si gioca
depends-concur = se sono tutti d'accordo
depends-committee = se c'è un comitato
depends-about = su che cosa è

## La via che prende

headline-RefuseAnothersAppeal = Non spetta a loro fare appello ({ $articles }).
headline-RefuseALateAppeal = Troppo tardi per l'appello ({ $articles }).
headline-RefuseWithoutConsent = Senza consenso l'appello non si discute ({ $articles }).
headline-HearItYourself = L'appello lo decide l'Arbitro capo ({ $articles }).
headline-RuleOnTheLaw = Sul Codice decide l'Arbitro capo ({ $articles }).
headline-ReferIt = L'appello va al comitato ({ $articles }).
headline-LetThemUseThePowers = Il comitato può cambiare la decisione ({ $articles }).
headline-LetThemRecommend = Il comitato può solo raccomandare di cambiare la decisione ({ $articles }).
headline-LookForAFurtherStage = Un altro appello, solo se l'autorità lo prevede ({ $articles }).
headline-TellThemOrReferIt = Avvertili del diritto di appello ({ $articles }).
order-RefuseAnothersAppeal = Non accoglierlo: si fa appello contro decisioni prese al proprio tavolo
order-RefuseALateAppeal = Non accoglierlo: il termine è scaduto
order-RefuseWithoutConsent =
    { $event ->
        [teams] Non accoglierlo: il capitano deve essere d'accordo
       *[other] Non accoglierlo: devono essere d'accordo tutti e due i compagni
    }
order-TakeTheAppeal = Ricevi tu l'appello, con i fatti e i tuoi motivi: passa dall'Arbitro
order-WarnOfASanction = Di' loro che un appello senza fondamento può costare una sanzione, se un regolamento la prevede
order-HearItYourself = Se dirigi da solo esaminalo e decidi tu; altrimenti passalo all'Arbitro capo
order-RuleOnTheLaw = Fai decidere l'Arbitro capo; contro questa decisione possono fare appello al comitato
order-RuleOnTheLawFirst = Fai decidere prima dall'Arbitro capo ciò che riguarda Codice o regolamenti
order-ReferIt =
    { $about ->
        [both] Rimetti il resto al comitato
       *[other] Rimettilo al comitato
    }
order-LetThemUseThePowers = Il comitato usi i poteri dell'Arbitro su fatti, valutazioni e punteggio
order-LetThemRecommend = Il comitato raccomandi all'Arbitro capo di cambiarla; non può annullarla
order-KeepThemToTheLaw = Ricorda al comitato: su Codice, regolamenti e disciplina può solo raccomandare
order-TakeDisciplineAsFinal = La decisione disciplinare è definitiva
order-LookForAFurtherStage = Guarda se l'autorità prevede un altro appello; uno senza fondamento può costare una sanzione
order-ReferItToTheAuthority = La questione si può rimettere all'autorità, che può deciderla in via definitiva
order-TellThemOrReferIt = Di' ai concorrenti che possono fare appello, o rimetti tu la questione a un comitato
say-RefuseAnothersAppeal =
    .appellants = Potete fare appello solo contro una decisione presa al vostro tavolo.
say-RefuseALateAppeal =
    .appellants = È troppo tardi: il termine per l'appello è scaduto.
say-RefuseWithoutConsent =
    .appellants = { $event ->
        [teams] L'appello si discute solo se è d'accordo il vostro capitano.
       *[other] L'appello si discute solo se siete d'accordo tutti e due.
    }
say-TakeTheAppeal =
    .appellants = { $committee ->
        [no] Ditemi che cosa contestate e perché: l'appello sarà esaminato, e la decisione vi sarà comunicata.
       *[other] Il vostro appello passa da me. Ditemi che cosa contestate e perché.
    }
say-WarnOfASanction =
    .appellants = Un appello senza fondamento può costarvi una sanzione, se il regolamento la prevede.
say-TellThemOrReferIt =
    .both_sides = Altri potrebbero vederla diversamente: potete fare appello.

## Le norme, in parole nostre

law-ruling_was_of_another_table = Un concorrente, o il suo capitano, può fare appello contro ogni decisione presa al suo tavolo.
law-right_has_expired = Il diritto di appello scade 30 minuti dopo che il punteggio ufficiale è disponibile, se l'organizzatore non ha stabilito altrimenti.
law-partner_does_not_concur = A coppie un appello non si discute se non sono d'accordo tutti e due i compagni.
law-captain_does_not_concur = A squadre un appello non si discute se il capitano non è d'accordo.
law-both_partners_concur = A coppie devono essere d'accordo tutti e due i compagni; in una gara individuale il consenso del compagno non serve.
law-captain_concurs = A squadre il capitano deve essere d'accordo.
law-goes_through_the_director = Ogni richiesta di riesame passa dall'Arbitro.
law-without_merit = Un appello ritenuto senza fondamento può costare una sanzione, se un regolamento lo dice.
law-nobody_else_hears_it = Senza un comitato d'appello o un'altra disposizione, o se non può lavorare senza disturbare la gara, l'Arbitro capo discute e decide tutti gli appelli.
law-about_the_law_alone = Ciò che riguarda solo Codice o regolamenti lo decide l'Arbitro capo; contro questa decisione si può fare appello al comitato.
law-about_the_law_too = La parte che riguarda solo Codice o regolamenti la decide l'Arbitro capo.
law-referred_to_the_committee = Tutti gli altri appelli l'Arbitro capo li rimette al comitato.
law-powers_of_the_director = Nel decidere il comitato può usare tutti i poteri dell'Arbitro.
law-may_only_recommend = Il comitato non può annullare una decisione dell'Arbitro capo su Codice, regolamenti o disciplina; può raccomandargli di cambiarla.
law-not_the_law = Su Codice, regolamenti e disciplina il comitato non può annullare la decisione dell'Arbitro capo.
law-discipline_is_final = La decisione dell'Arbitro di penalizzare o sospendere per disciplina è definitiva.
law-further_appeal = L'autorità può prevedere altri appelli, e una sanzione per quelli senza fondamento.
law-authority_decides_finally = L'Arbitro capo o l'organo che riesamina può rimettere una questione all'autorità, che può deciderla in via definitiva.
law-review_could_be_in_order = Se l'Arbitro ritiene che un riesame sui fatti o sulla sua discrezione possa ben essere opportuno, avverte un concorrente del diritto di appello o rimette la questione a un comitato.

## Che cosa resta da fare, in poche parole

task-TakeTheAppeal = appello
task-ReferIt = al comitato
task-HearItYourself = decidere l'appello
task-RuleOnTheLaw = decidere sul Codice
task-ReferItToTheAuthority = autorità?
