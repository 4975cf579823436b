### Che cosa si dice di un claim o di una concessione, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Claim
    .command = richiesta
    .menu = Un claim o una concessione: accettati, contestati, ritirati

## I fatti: come si chiedono, come si risponde

fact-accepted = Sono state richieste o concesse delle prese: come stanno le cose?
option-accepted-no = Contestato o dubbio
option-accepted-yes = Gli altri d'accordo
option-accepted-silent = Gli altri hanno taciuto
option-accepted-later_withdrawn = Accettato, ora protesta
option-accepted-conceder_withdraws = Chi ha concesso ritratta
fact-phase =
    { $accepted ->
        [later_withdrawn] Quando la linea che aveva accettato ha protestato, a che punto si era?
        [conceder_withdraws] Quando la linea che ha concesso si è fatta avanti, a che punto si era?
       *[other] La linea che non ha fatto il claim ha già chiamato in un altro board?
    }
option-phase-same_board = Ancora su questo board
option-phase-next_board_called_by_side = Chiamato in altro board
option-phase-round_over = Il turno è finito
option-phase-correction_period_over = Termine ormai scaduto
fact-by = Chi ha richiesto o concesso?
option-by-declarer = Dichiarante
option-by-defender = Un difensore
fact-act = Che cosa ha detto o fatto? (Se ne ha concesse alcune e si discute delle altre, ha richiesto le altre.)
option-act-said_win_n = Ha detto quante ne fa
option-act-said_lose_n = Ha detto quante ne perde
option-act-curtail = Ha proposto di smettere
option-act-showed_cards = Ha mostrato le carte
option-act-abandoned_hand = Ha abbandonato la mano
fact-about_current_trick_only = Riguardava la presa in corso e nessun'altra?
option-about_current_trick_only-yes = Solo la presa in corso
option-about_current_trick_only-no = Anche prese successive
fact-clearly_no_claim_intended = Ha mostrato le carte senza voler fare, chiaramente, un claim? E perché?
option-clearly_no_claim_intended-none = Voleva richiedere
option-clearly_no_claim_intended-lead_out_of_turn = Per attacco fuori turno
option-clearly_no_claim_intended-other_reason = Non voleva richiedere
fact-partner_objected_immediately = Il compagno del difensore si è opposto subito a cedere prese?
option-partner_objected_immediately-yes = Il compagno si è opposto
option-partner_objected_immediately-no = Nessuna opposizione
fact-played_on = Si è continuato a giocare? E l'aveva chiesto l'altra linea, con tutti e quattro d'accordo?
option-played_on-no = Il gioco si è fermato
option-played_on-all_agreed = Giocato, tutti d'accordo
option-played_on-not_all_agreed = Giocato senza accordo
fact-revoke_pending = È venuta fuori una renonce fatta prima, e di quale linea?
option-revoke_pending-none = Nessuna renonce prima
option-revoke_pending-claimers = Renonce di chi richiede
option-revoke_pending-others = Renonce degli altri
fact-trumps_out = Un avversario aveva ancora un'atout, e il richiedente l'aveva menzionata?
    .aside = Non parlare delle carte fuori prima che abbia ripetuto il claim.
option-trumps_out-none = Nessuna atout in gioco
option-trumps_out-mentioned = Atout fuori, menzionata
option-trumps_out-not_mentioned = Atout fuori, taciuta
fact-defender_claim_depends_on_partner = Il claim del difensore ha bisogno che il compagno scelga fra più giocate normali?
option-defender_claim_depends_on_partner-yes = Dipende dal compagno
option-defender_claim_depends_on_partner-no = Non dal compagno
fact-needs_card_position = Una linea di gioco non dichiarata ha bisogno di una carta in mano a un certo avversario, e qualcuno aveva già mancato di rispondere nel seme?
    .aside = Non parlare delle carte fuori prima che abbia ripetuto il claim.
option-needs_card_position-none = Nessuna carta da trovare
option-needs_card_position-nobody_showed_out = Carta da indovinare
option-needs_card_position-opponent_showed_out = Carta già localizzata
fact-order_unstated = Dipende dall'ordine di un seme che il richiedente non ha detto?
    .aside = Non parlare delle carte fuori prima che abbia ripetuto il claim.
option-order_unstated-yes = Ordine non detto
option-order_unstated-no = L'ordine non conta
fact-claimed_all = Il difensore ha richiesto tutte le prese rimaste, senza cederne nessuna?
option-claimed_all-yes = Le ha richieste tutte
option-claimed_all-no = Ne ha ceduta qualcuna
fact-claimer_unaware_likely = È possibile che, facendo il claim, non sapesse di quell'atout?
    .aside = Giudicalo da ciò che ha detto e fatto; non nominargli l'atout.
option-claimer_unaware_likely-yes = Sì, è possibile
option-claimer_unaware_likely-no = No, lo sapeva
option-claimer_unaware_likely-open = Devo ancora giudicare
fact-trump_can_score_normal = Con un gioco normale (anche disattento o inferiore) poteva perdere una presa a quell'atout?
option-trump_can_score_normal-yes = Sì, poteva
option-trump_can_score_normal-no = No, non poteva
option-trump_can_score_normal-open = Devo ancora giudicare
fact-would_show_out_any_normal = Con ogni linea di gioco normale si vedrebbe che un avversario non ha quel seme?
option-would_show_out_any_normal-yes = Sì, con tutte
option-would_show_out_any_normal-no = No, non con tutte
option-would_show_out_any_normal-open = Devo ancora giudicare
fact-alternative_irrational = Sarebbe irrazionale non giocare per quella posizione delle carte?
option-alternative_irrational-yes = Sì, irrazionale
option-alternative_irrational-no = No, solo inferiore
option-alternative_irrational-open = Devo ancora giudicare
fact-less_successful_normal_line = Dentro ciò che ha dichiarato, c'è una linea di gioco normale (anche disattenta o inferiore) che fa meno prese di quelle richieste?
option-less_successful_normal_line-yes = Sì, una ne fa meno
option-less_successful_normal_line-no = No, le fanno tutte
option-less_successful_normal_line-open = Devo ancora giudicare
fact-trick_given_up = La presa in discussione: che cosa è vero?
    .aside = Vale la prima risposta vera.
option-trick_given_up-already_won = Già vinta nel gioco
option-trick_given_up-contract_settled = Già fatto o battuto
option-trick_given_up-no_legal_play_loses_it = Legalmente non si perde
option-trick_given_up-no_normal_play_loses_it = Normalmente non si perde
option-trick_given_up-likely_won = Probabilmente vinta
option-trick_given_up-not_likely_won = Probabilmente no
option-trick_given_up-open = Devo ancora giudicare
fact-claim_suit_order = In che ordine si considera giocato un seme, se il richiedente non l'ha detto?
option-claim_suit_order-none = Nessun ordine fissato
option-claim_suit_order-top_down = Dalla più alta

## I fatti dove le circostanze rare si suppongono: domande, pulsanti, gruppi

group-trick_given_up-likely = Niente di questo
    .ask = Era probabile vincere quella presa?
rare-act = Che cosa ha detto o mostrato
rare-besides = Gioco proseguito, o renonce
rare-line = Atout fuori, o una carta da trovare
supposed-played_on = nessuno ha giocato ancora
supposed-revoke_pending = nessuna renonce
supposed-trumps_out = nessuna atout fuori
supposed-order_unstated = nessun ordine del seme in questione
supposed-needs_card_position = nessuna carta da collocare
supposed-defender_claim_depends_on_partner = nessuna scelta lasciata al compagno
supposed-partner_objected_immediately = il compagno non si è opposto
supposed-about_current_trick_only = riguardava anche prese successive
supposed-clearly_no_claim_intended = voleva davvero fare un claim
ask-accepted = Che cosa dice l'altra linea?
ask-act =
    { $by ->
        [unknown] Chi ha richiesto o concesso, e come?
       *[other] In che modo?
    }
    .note =
        { $accepted ->
            [no] Prima: «Ripeta la Sua dichiarazione, senza aggiungere altro.» Poi le obiezioni (70B).
           *[other] { "" }
        }
ask-less_successful_normal_line = Con ciò che ha detto, una linea di gioco normale fa meno prese?
ask-trick_given_up =
    La presa ceduta: che cosa è vero?
    .note = Vale la prima risposta vera.
ask-phase =
    { $accepted ->
        [later_withdrawn] Quando hanno protestato, avevano già chiamato in un altro board?
        [conceder_withdraws] La presa ceduta si poteva perdere?
       *[other] La linea che non ha fatto il claim ha già chiamato in un altro board?
    }
    .note =
        { $accepted ->
            [conceder_withdraws] Vale la prima risposta vera.
           *[other] { "" }
        }
ask-claimer_unaware_likely = È almeno un po' probabile che non sapesse di quell'atout?
choice-claimer_unaware_likely-no = No, lo sapeva
choice-claimer_unaware_likely-yes-yes = Sì: può fare presa
choice-claimer_unaware_likely-yes-no = Sì: non può farne
choice-claimer_unaware_likely-yes-open = Sì: devo valutarlo
choice-accepted-no = Obiezioni o dubbi
choice-accepted-yes = Sono d'accordo
choice-accepted-silent = Niente
choice-accepted-later_withdrawn = Accettato, ora protestano
choice-accepted-conceder_withdraws = Rivogliono la presa
choice-act-said_win_n-declarer = Claim del dichiarante
choice-act-said_win_n-defender = Claim di un difensore
choice-act-said_lose_n-declarer = Il dichiarante concede
choice-act-said_lose_n-defender = Un difensore concede
choice-act-said_lose_n-defender-yes = Sì, il compagno si è opposto subito
choice-act-said_lose_n-defender-no = No, il compagno non si è opposto
group-act-defender_conceded = Un difensore concede
    .ask = Il compagno si è opposto subito?
choice-act-showed_cards-declarer = Dichiarante, carte stese
choice-act-showed_cards-defender = Un difensore ha mostrato le carte
choice-act-curtail-declarer = Il dichiarante voleva smettere
choice-act-curtail-defender = Un difensore voleva smettere
choice-act-abandoned_hand-declarer = Il dichiarante ha abbandonato
choice-act-abandoned_hand-defender = Un difensore ha abbandonato
group-act-otherwise = Altro modo
    .ask = In quale modo?
choice-act-said_win_n = Ha detto quante ne fa
choice-act-said_lose_n = Ha detto quante ne perde
choice-act-curtail = Ha proposto di smettere
choice-act-showed_cards = Ha mostrato le carte
choice-act-abandoned_hand = Ha abbandonato la mano
choice-less_successful_normal_line-yes = Sì
choice-less_successful_normal_line-no = No, nessuna
choice-less_successful_normal_line-open = Devo giudicare
choice-phase-same_board = No, non ancora
choice-phase-next_board_called_by_side =
    { $accepted ->
        [conceder_withdraws] Altro board o turno finito
       *[other] Sì
    }
choice-phase-correction_period_over = Il periodo di correzione è finito
choice-phase-same_board-already_won = No, era già vinta
choice-phase-same_board-contract_settled = No, già fatto o battuto
choice-phase-same_board-no_legal_play_loses_it = No, con nessun gioco legale
choice-phase-same_board-no_normal_play_loses_it = No, non giocando normalmente
choice-phase-same_board-not_likely_won = Sì
choice-phase-same_board-open = Da valutare
choice-trick_given_up-already_won = Era già vinta
choice-trick_given_up-contract_settled = Già fatto o battuto
choice-trick_given_up-not_likely_won =
    { $accepted ->
        [conceder_withdraws] Si poteva perdere
       *[other] Probabilmente no
    }
choice-trick_given_up-no_legal_play_loses_it = Nessun gioco legale la perde
choice-trick_given_up-no_normal_play_loses_it = Nessun gioco normale la perde
choice-about_current_trick_only-yes = Riguardava solo la presa in corso
choice-clearly_no_claim_intended-lead_out_of_turn = Carte stese dopo un fuori turno
choice-clearly_no_claim_intended-other_reason = Non voleva chiaramente richiedere
choice-partner_objected_immediately-yes = Il compagno si è opposto subito
choice-played_on-all_agreed = Tutti d'accordo nel continuare
choice-played_on-not_all_agreed = Hanno giocato ancora senza accordo
choice-revoke_pending-claimers = Una renonce della sua linea
choice-revoke_pending-others = Una renonce degli altri
choice-trumps_out-mentioned = Manca un'atout, detta
choice-trumps_out-not_mentioned = Atout fuori, non detta
choice-defender_claim_depends_on_partner-yes = Dipende dalla scelta del compagno
choice-needs_card_position-nobody_showed_out = Serve indovinare una carta
choice-needs_card_position-opponent_showed_out = Serve una carta già localizzata
choice-order_unstated-yes = Ordine di un seme non detto
brief-accepted-no = contestato
brief-accepted-later_withdrawn = accettato, poi protesta
brief-accepted-conceder_withdraws = concessa, poi richiesta indietro
brief-accepted-yes = accettato
brief-accepted-silent = nessuna risposta
brief-act-said_win_n = ha detto quante ne fa
brief-act-said_lose_n = ha detto quante ne perde
brief-act-curtail = propone di smettere
brief-less_successful_normal_line-yes = una linea di gioco normale ne fa meno
brief-less_successful_normal_line-no = ogni linea di gioco normale le fa
brief-less_successful_normal_line-open = linea di gioco da giudicare
brief-phase-same_board = stesso board
brief-phase-next_board_called_by_side =
    { $accepted ->
        [conceder_withdraws] board successivo o turno finito
       *[other] board successivo
    }
brief-phase-round_over = turno finito
brief-phase-correction_period_over = periodo di correzione finito
brief-trick_given_up-already_won = presa vinta giocando
brief-trick_given_up-not_likely_won =
    { $accepted ->
        [conceder_withdraws] presa che si poteva perdere
       *[other] non probabile
    }
brief-trick_given_up-open = presa da giudicare
brief-claimer_unaware_likely-yes = forse non sapeva dell'atout
brief-claimer_unaware_likely-no = sapeva dell'atout
brief-trump_can_score_normal-yes = l'atout poteva vincere
brief-trump_can_score_normal-no = l'atout non poteva vincere
brief-would_show_out_any_normal-yes = scarto con ogni linea di gioco normale
brief-would_show_out_any_normal-no = scarto solo con alcune linee di gioco
brief-alternative_irrational-yes = ogni altra linea di gioco irrazionale
brief-alternative_irrational-no = altre linee di gioco solo inferiori
why-act = Dire quante prese si fanno, o mostrare le carte salvo chiara intenzione diversa, è claim o concessione (68A, 68B).
why-phase = Da quanto tardi protestano dipende che cosa serve per riavere una presa (69, 71).
why-accepted = Un claim contestato si giudica (70A); chi l'ha accettato può tornarci solo secondo 69B, chi ha concesso solo secondo 71.
why-claimer_unaware_likely = Quell'atout può costargli una presa solo se è almeno un po' probabile che non ne sapesse (70C2).
why-trump_can_score_normal = Quell'atout costa una presa solo se un gioco normale gliene può cedere una (70C3).
depends-accepted = che cosa dicono gli altri
depends-act = che cosa ha detto o fatto
depends-by = chi ha richiesto
depends-phase = a che punto si era
depends-less_successful_normal_line = se una linea di gioco normale fa meno
depends-trick_given_up = quanto era sicura la presa

## La decisione in una riga

headline-PlayOn = Nessun claim: riguardava solo la presa in corso; si continua a giocare ({ $articles }).
headline-TakeItForNoClaim = Nessun claim: le carte sono state mostrate senza volerlo fare ({ $articles }).
headline-no_concession = Nulla è concesso: il compagno si è opposto subito; si continua a giocare ({ $articles }).
headline-agreed =
    { $accepted ->
        [silent] Se il silenzio era assenso, si segna come richiesto ({ $articles }).
       *[other] Accordo raggiunto: si segna come richiesto ({ $articles }).
    }
headline-not_yet_agreed = Si segna come richiesto, salvo obiezioni in tempo ({ $articles }).
headline-played_out = Resta il risultato del gioco; il claim o la concessione non vale ({ $articles }).
headline-accepted = Il claim è accolto ({ $articles }).
headline-AwardATrickToTheTrump = Claim respinto in parte: agli avversari ciò che l'atout poteva vincere ({ $articles }).
headline-RefuseWhatHangsOnPartner = Claim respinto dove dipende dalla scelta del compagno ({ $articles }).
headline-RefuseTheCardPosition = Claim respinto: la linea, non dichiarata, dipende da dove sta una carta ({ $articles }).
headline-RefuseTheUnstatedLine = Vale la linea di gioco normale peggiore: conta le sue prese ({ $articles }).
headline-JudgeTheClaim = Sta all'Arbitro: ogni dubbio va contro il richiedente ({ $articles }).
headline-JudgeTheConcession = Sta all'Arbitro: in una concessione il dubbio non favorisce nessuno ({ $articles }).
headline-JudgeTheTrickGivenUp = Sta all'Arbitro se la presa va resa ({ $articles }).
headline-trick_restored =
    { $accepted ->
        [later_withdrawn] La presa torna alla linea che aveva accettato di perderla ({ $articles }).
        [no] { $phase ->
            [next_board_called_by_side] La presa torna alla linea che aveva accettato di perderla ({ $articles }).
            [round_over] La presa torna alla linea che aveva accettato di perderla ({ $articles }).
           *[other] La presa torna alla linea che l'aveva concessa ({ $articles }).
        }
       *[other] La presa torna alla linea che l'aveva concessa ({ $articles }).
    }
headline-LetTheAgreementStand = L'accordo resta: la presa non torna ({ $articles }).
headline-LetTheConcessionStand = La concessione resta ({ $articles }).
headline-revoke_first = Prima si corregge la renonce, poi si giudica il claim ({ $articles }).
headline-too_late = Troppo tardi: resta il risultato del tavolo ({ $articles }).

## La decisione in poche parole

result-AwardATrickToTheTrump =
    { $by ->
        [declarer] Ai difensori le prese che l'atout poteva fare ({ $articles })
       *[other] Al dichiarante le prese che l'atout poteva fare ({ $articles })
    }
result-RefuseTheUnstatedLine = Vale la linea di gioco normale peggiore: conta le sue prese ({ $articles })
result-no_concession = Nulla è concesso: il compagno si è opposto; si continua ({ $articles })
result-RefuseTheCardPosition = Claim respinto: la linea, non dichiarata, dipende da dove sta una carta ({ $articles })
result-JudgeTheClaim = Giudichi tu; il dubbio va contro il richiedente ({ $articles })
result-JudgeTheConcession = Giudichi tu; il dubbio non favorisce nessuno ({ $articles })
result-JudgeTheTrickGivenUp = Giudichi tu se la presa torna ({ $articles })
result-trick_restored = La presa torna a chi l'aveva ceduta ({ $articles })
result-LetTheConcessionStand = La concessione resta ({ $articles })
result-LetTheAgreementStand = L'accordo resta: la presa non torna ({ $articles })
result-PlayOn = Nessun claim: riguardava solo la presa in corso ({ $articles })
result-played_out = Resta il risultato ottenuto giocando ({ $articles })
result-accepted = Claim accolto ({ $articles })
result-revoke_first = Prima la renonce, poi il claim ({ $articles })
aside-AllowPlayingOn =
    { $less_successful_normal_line ->
        [yes] { "" }
        [no] { "" }
       *[other] { $trump_can_score_normal ->
            [yes] { "" }
            [no] { "" }
           *[other] Prima che tu decida si può giocare ancora, se l'altra linea lo chiede e tutti sono d'accordo
        }
    }
step-TestTheNormalLines = non accettare una linea di gioco non dichiarata se una normale fa meno prese
step-TestTheTrump = da' agli avversari le prese dell'atout fuori, se il richiedente non ne ha parlato, può averla dimenticata e con un gioco normale può perderle
step-TestTheCardPosition =
    { $edition ->
        [1997] respingi una linea di gioco non dichiarata che dipende da dove sta una carta, salvo che con ogni linea di gioco normale si veda che un avversario non ha quel seme, o che ogni altra linea sia irrazionale
        [2007] respingi una linea di gioco non dichiarata che dipende da dove sta una carta, salvo che con ogni linea di gioco normale si veda che un avversario non ha quel seme, o che ogni altra linea sia irrazionale
       *[other] respingi una linea di gioco non dichiarata che dipende da dove sta una carta, salvo che ogni gioco normale mostri un avversario senza quel seme
    }
step-JudgeTheClaim = giudica con equità per le due linee
step-HaveCardsFacedIfNeeded = fai scoprire le carte, se servono
step-ThenRuleTheRevoke = poi decidi sulla renonce
step-LookForAPrematureCard = il compagno doveva ancora giocare? Allora vedi la giocata prematura
step-WeighTheLaterPlay = ciò che è stato giocato dopo è solo un indizio
step-TakeTheSuitFromTheTop = il seme si considera giocato dalla più alta
outcome-JudgeTheClaim = da giudicare ({ $articles })
outcome-JudgeTheConcession = da giudicare ({ $articles })
outcome-RefuseTheUnstatedLine = claim ridotto ({ $articles })
short-AllowPlayingOn = si continua solo se l'altra linea lo chiede e tutti sono d'accordo

## Gli ordini

order-PlayOn =
    { $by ->
        [declarer] Fai proseguire il gioco: non c'è né claim né concessione
       *[other] Fai proseguire il gioco: non c'è né claim né concessione, e le carte mostrate da un difensore non sono penalizzate
    }
order-TakeItForNoClaim = Non trattarla come un claim
order-PlayOnWithoutAConcession =
    { $edition ->
        [1997] Fai proseguire il gioco: nulla è stato concesso
       *[other] Fai proseguire il gioco: nulla è stato concesso, e le carte scoperte dal difensore non sono penalizzate
    }
order-ScoreAsClaimed =
    { $accepted ->
        [silent] Segna le prese come richieste o concesse se il silenzio risulta un assenso, per esempio perché hanno preso atto del risultato; senza assenso non c'è accordo
       *[other] Segna le prese come richieste o concesse, come se fossero state giocate
    }
order-ScoreUnlessSomebodyObjects = Segna come richiesto; se l'altra linea obietta prima di chiamare in un board successivo o prima che finisca il turno, decidi come per una contestazione
order-LetThePlayedScoreStand = Lascia il risultato e non aggiudicare nulla; alle carte scoperte nel claim non si applicano gli articoli 16 e 50
order-CancelWhatCouldNotBeLost =
    { $edition ->
        [1997] Annulla la concessione di una presa già vinta o che nessun gioco legale poteva perdere, o di un contratto già fatto o già battuto; prima della chiamata in un board successivo e della fine del turno anche di una che nessun gioco normale poteva perdere
       *[other] Fino alla fine del periodo di correzione annulla la concessione di una presa già vinta o che nessun gioco normale poteva perdere
    }
aside-CancelWhatCouldNotBeLost =
    { $edition ->
        [1997] Chi ha concesso può ancora riavere una presa già vinta o che nessun gioco legale poteva perdere, o un contratto già fatto o già battuto; fino alla chiamata nel board successivo o alla fine del turno, anche una che nessun gioco normale poteva perdere
       *[other] Chi ha concesso può ancora riavere, entro il periodo di correzione, solo una presa già vinta o che nessun gioco normale poteva perdere
    }
order-AcceptTheClaim = Assegna al richiedente le prese richieste
order-AwardATrickToTheTrump = Assegna agli avversari la presa o le prese che con un gioco normale potevano andare all'atout
order-RefuseWhatHangsOnPartner = Respingi la parte che il compagno poteva rovinare con un'altra giocata normale
order-RefuseTheCardPosition = Respingi la linea di gioco non dichiarata e assegna agli avversari ciò che perde una linea di gioco normale senza quella posizione
order-RefuseTheUnstatedLine = Vincola il richiedente alla linea di gioco normale che fa meno prese e assegna la differenza agli avversari
order-JudgeTheClaim = Giudica il claim con equità per entrambe le linee; ciò che resta dubbio va contro il richiedente
order-JudgeTheConcession =
    { $trick_given_up ->
        [likely_won] Valuta le due letture: l'equità per le due linee (70A) è per restituire la presa probabile, ma per l'articolo 71 una concessione resta se la presa non era vinta né tale che nessun gioco normale l'avrebbe persa
       *[other] Restituisci la presa se era già vinta o se nessun gioco normale poteva perderla (71); se era solo probabile, pesa l'equità (70A) contro l'articolo 71, per cui la concessione resta
    }
order-JudgeTheTrickGivenUp =
    { $accepted ->
        [later_withdrawn] { $edition ->
            [1997] Rendi la presa solo se la linea l'aveva di fatto vinta, o se nessun gioco normale delle carte rimaste l'avrebbe persa
           *[other] Rendi la presa solo se la linea l'aveva di fatto vinta, o se giocando l'avrebbe probabilmente vinta
        }
        [no] { $edition ->
            [1997] { $phase ->
                [next_board_called_by_side] Rendi la presa solo se la linea l'aveva di fatto vinta, o se nessun gioco normale delle carte rimaste l'avrebbe persa
                [round_over] Rendi la presa solo se la linea l'aveva di fatto vinta, o se nessun gioco normale delle carte rimaste l'avrebbe persa
               *[other] Cancella la concessione solo se la presa era di fatto vinta, se nessun gioco normale poteva perderla o se il contratto era già mantenuto o battuto
            }
           *[other] Rendi la presa solo se la linea l'aveva di fatto vinta, o se giocando l'avrebbe probabilmente vinta
        }
       *[other] { $edition ->
            [1997] { $phase ->
                [next_board_called_by_side] Cancella la concessione solo se la presa era di fatto vinta, se nessun gioco legale poteva perderla o se il contratto era già mantenuto o battuto
                [round_over] Cancella la concessione solo se la presa era di fatto vinta, se nessun gioco legale poteva perderla o se il contratto era già mantenuto o battuto
               *[other] Cancella la concessione solo se la presa era di fatto vinta, se nessun gioco normale poteva perderla o se il contratto era già mantenuto o battuto
            }
           *[other] Cancella la concessione solo se la presa era di fatto vinta, o se nessun gioco normale delle carte rimaste poteva perderla
        }
    }
order-RestoreTheTrick =
    { $accepted ->
        [later_withdrawn] Segna di nuovo il board dando quella presa alla linea che aveva accettato di perderla
        [no] { $phase ->
            [next_board_called_by_side] Segna di nuovo il board dando quella presa alla linea che aveva accettato di perderla
            [round_over] Segna di nuovo il board dando quella presa alla linea che aveva accettato di perderla
           *[other] Segna di nuovo il board dando quella presa alla linea che l'aveva concessa
        }
       *[other] Segna di nuovo il board dando quella presa alla linea che l'aveva concessa
    }
order-LetTheAgreementStand = Lascia il risultato come era stato accettato
order-LetTheConcessionStand = Lascia la presa alla linea a cui è stata concessa
order-CorrectTheRevokeFirst = Fai correggere la renonce, se non era già consumata per altra via; poi giudica il claim
order-RuleTheRevokeAsWell = Decidi anche la renonce: se nessun claim resta valido, può averla consumata solo ciò che si è giocato dopo
order-ThenRuleTheRevoke =
    { $of ->
        [claimers] Poi decidi sulla renonce della linea che ha richiesto o concesso: è consumata, e le prese che vengono dal claim contano come vinte
       *[other] Poi decidi sulla renonce dell'altra linea: è consumata, e le prese che vengono dal claim contano come vinte
    }
order-AskForTheStatement = Fai ripetere al richiedente ciò che ha detto allora, senza aggiungere altro
order-HaveAllCardsFaced = Poi fai scoprire a tutti le carte rimaste
order-HearTheObjections =
    { $edition ->
        [1997] Poi ascolta le obiezioni degli avversari
       *[other] Poi ascolta le obiezioni degli avversari; si può considerare anche altro
    }
order-HaveCardsFacedIfNeeded = Poi, se serve, fai scoprire le carte rimaste
order-TestTheTrump =
    { $edition ->
        [1997] Da' agli avversari ciò che va all'atout se valgono tutte e tre: non l'ha menzionata, c'è una qualche probabilità che non ne sapesse, e con un gioco normale (disattento o inferiore, non irrazionale) si poteva perdere una presa
       *[other] Da' agli avversari ciò che va all'atout se valgono tutte e tre: non l'ha menzionata, c'è una qualche probabilità che non ne sapesse, e con un gioco normale (disattento o inferiore per un giocatore della sua categoria) si poteva perdere una presa
    }
order-TestTheCardPosition =
    { $edition ->
        [1997] Respingi la linea di gioco non dichiarata, a meno che con qualunque linea di gioco normale un avversario manchi di rispondere nel seme, o che ogni altra linea sia irrazionale
        [2007] Respingi la linea di gioco non dichiarata, a meno che con qualunque linea di gioco normale un avversario manchi di rispondere nel seme, o che ogni altra linea sia irrazionale
       *[other] Respingi la linea di gioco non dichiarata, a meno che con qualunque linea di gioco normale un avversario manchi di rispondere nel seme
    }
order-TestTheNormalLines =
    { $edition ->
        [1997] Non accettare una linea di gioco vincente che non ha dichiarato, se una normale (disattenta o inferiore, non irrazionale) fa meno prese
       *[other] Non accettare una linea di gioco vincente che non ha dichiarato, se una normale (disattenta o inferiore per un giocatore della sua categoria) fa meno prese
    }
order-TakeTheSuitFromTheTop = Considera il seme giocato dalla più alta alla più bassa, come ha stabilito l'autorità, salvo che un'altra norma disponga diversamente
order-DisregardTheLaterPlay = Considera nullo ciò che è stato giocato dopo
order-WeighTheLaterPlay = Usa quelle giocate solo come prova di come si sarebbe giocato e della bontà del claim
order-RuleInSpiteOfTheLaterPlay =
    { $edition ->
        [2007] Giudica lo stesso il claim: con esso il gioco era cessato
       *[other] Giudica lo stesso, perché non tutti e quattro erano d'accordo di continuare; ciò che è stato giocato è solo un fatto da valutare
    }
order-AllowPlayingOn = Prima di giudicare, lascia continuare il gioco solo se lo chiede l'altra linea e tutti e quattro sono d'accordo; il claim o la concessione allora non vale
order-WeighWhatPartnerLearned = Tratta ciò che il difensore ha fatto sapere al compagno come informazione non autorizzata per il compagno
order-LookForAPrematureCard = Se ha mostrato una carta prima che il compagno giocasse nella presa, vedi le opzioni dell'articolo 57A
order-RuleTheOpeningLead = Decidi sull'attacco iniziale fuori turno secondo l'articolo 54
order-RuleOnThatLead = Decidi sull'attacco iniziale fuori turno secondo l'articolo 54
order-ReturnTheCardsToDeclarer = Il dichiarante riprende le carte senza rettifica
order-RuleTheExposedCards = Tratta le carte del difensore come carte scoperte (50)

## Che cosa si dice ai giocatori

say-PlayOn =
    .all =
        non è stato richiesto né concesso nulla; proseguite.{ $by ->
            [declarer] { "" }
           *[other] { " " }Le carte mostrate non sono penalizzate.
        }
say-TakeItForNoClaim =
    .all = non era un claim.
say-PlayOnWithoutAConcession =
    .all =
        non è stato concesso nulla; proseguite.{ $edition ->
            [1997] { "" }
           *[other] { " " }Le carte mostrate non sono penalizzate.
        }
say-ScoreAsClaimed =
    .both_sides = il board si segna com'è stato richiesto o concesso. Chi ha accettato può ancora chiedermi, entro il periodo di correzione, una presa già vinta o che probabilmente avrebbe vinto.
say-ScoreUnlessSomebodyObjects =
    .side_that_did_not_claim = potete ancora opporvi, finché non chiamate in un board successivo o non finisce il turno.
say-LetThePlayedScoreStand =
    .both_sides = avete continuato tutti d'accordo, e vale il risultato ottenuto.
say-AcceptTheClaim =
    .both_sides = le prese sono quelle del claim.
say-AwardATrickToTheTrump =
    .both_sides = chi ha fatto il claim non ha parlato dell'atout ancora fuori, e può averla dimenticata. Con un gioco normale, anche disattento, quell'atout può fare ___ prese: vanno agli avversari.
say-RefuseWhatHangsOnPartner =
    .both_sides = non accetto la parte del claim che dipende da una scelta giusta del compagno.
say-RefuseTheCardPosition =
    .both_sides = Non accetto una linea di gioco non dichiarata, che riesce solo se una carta è in una certa mano.
say-RefuseTheUnstatedLine =
    .all = Secondo la dichiarazione si può giocare anche in un modo normale, magari disattento, che fa meno prese: ___. Con quella linea di gioco ___ prese vanno a chi ha richiesto, le altre agli avversari.
say-JudgeTheClaim =
    .both_sides = valuterò con equità per entrambe; il dubbio va contro il richiedente.
say-JudgeTheConcession =
    .both_sides = valuterò quanto era sicura la presa.
say-JudgeTheTrickGivenUp =
    .both_sides = valuterò se la presa torna indietro.
say-RestoreTheTrick =
    .both_sides =
        { $accepted ->
            [later_withdrawn] la presa torna alla linea che aveva accettato di perderla.
            [no] { $phase ->
                [next_board_called_by_side] la presa torna alla linea che aveva accettato di perderla.
                [round_over] la presa torna alla linea che aveva accettato di perderla.
               *[other] la presa torna alla linea che l'aveva concessa.
            }
           *[other] la presa torna alla linea che l'aveva concessa, e correggo il punteggio.
        }
say-LetTheAgreementStand =
    .both_sides = resta ciò che era stato accettato.
say-LetTheConcessionStand =
    .both_sides =
        { $trick_given_up ->
            [not_likely_won] la presa si poteva perdere: la concessione resta.
           *[other] la concessione resta.
        }
say-CorrectTheRevokeFirst =
    .both_sides = prima decido sulla renonce, poi sul claim.
say-RuleTheRevokeAsWell =
    .all =
        { $played_on ->
            [all_agreed] guardo anche la renonce.
           *[other] prima che si giochi altro guardo anche la renonce.
        }
say-ThenRuleTheRevoke =
    .both_sides = giudicato il claim, decido sulla renonce.
say-AskForTheStatement =
    .claimer = ripeta ciò che ha detto allora, senza aggiungere altro.
say-HaveAllCardsFaced =
    .all = scoprite le carte che vi restano.
say-HearTheObjections =
    .other_side = che cosa obiettate?
say-DisregardTheLaterPlay =
    .all = ciò che è stato giocato dopo il claim non conta.
say-RuleInSpiteOfTheLaterPlay =
    .all =
        { $edition ->
            [2007] il gioco cessa con il claim, perciò lo giudico.
           *[other] non eravate tutti d'accordo di continuare, perciò giudico il claim.
        }
say-AllowPlayingOn =
    .all = si continua solo se lo chiede la linea che non ha fatto il claim e tutti e quattro siete d'accordo; il claim allora non vale.
say-WeighWhatPartnerLearned =
    .defenders_partner = non può servirsi di ciò che il compagno Le ha fatto sapere.
say-RuleOnThatLead =
    .all = un momento: guardo l'attacco iniziale fuori turno.
say-ReturnTheCardsToDeclarer =
    .declarer = riprenda le Sue carte.
say-RuleTheExposedCards =
    .defender = lasci sul tavolo le carte mostrate; su quelle decido subito.

## Le disposizioni, in parole nostre

law-raised_too_late = È stato sollevato a periodo di correzione finito.
law-objected_whatever_others_say = Il compagno si è opposto subito, e gli altri accettano o chi ha concesso vuole riprendere.
law-contested = Qualcuno, morto compreso, obietta prima che l'accordo sia completo.
law-a_claim = Dire quante prese si vinceranno, proporre di smettere o mostrare le carte è un claim.
law-a_concession = Dire quante prese si perderanno, o abbandonare la mano, è una concessione.
law-only_the_trick_in_progress = Parole o carte che riguardano solo la presa in corso non sono claim né concessione.
law-of_later_tricks = Riguardava altre prese oltre a quella in corso.
law-something_was_conceded = Sono state cedute prese, a parole o richiedendone meno di quante ne restavano.
law-no_claim_was_meant = Mostrare le carte non è un claim se chiaramente non lo si voleva fare.
law-partner_objected = Se un difensore cede prese e il compagno si oppone subito, non c'è concessione e nemmeno claim.
    .until-2007 = Se un difensore cede prese e il compagno si oppone subito, non c'è concessione.
    .until-1997 = Se un difensore cede prese e il compagno si oppone subito, non c'è concessione.
law-what_partner_saw = Il difensore che voleva concedere ha fatto sapere al compagno cose di cui questi non può servirsi.
law-what_partner_was_told = Ciò che un difensore dice o mostra sulla presa in corso non è autorizzato per il compagno.
    .until-1997 = Ciò che un difensore dice o mostra sulla presa in corso, o in una concessione mancata, non è autorizzato per il compagno.
law-a_card_before_partners = Una carta mostrata da un difensore prima che il compagno giochi nella presa può essere una giocata prematura.
law-claimed_or_conceded = C'è un claim o una concessione, e c'è contestazione.
law-all_four_played_on = L'altra linea ha chiesto di continuare, e tutti e quattro erano d'accordo.
law-to_be_ruled = Un claim contestato, o una concessione, lo decide l'Arbitro.

law-faced_after_an_opening_lead = Il dichiarante ha scoperto la mano dopo un attacco iniziale fuori turno.
law-the_opening_lead_is_ruled = Se il dichiarante scopre la mano dopo un attacco iniziale fuori turno vale quell'articolo, non quello sui claim.
law-declarer_takes_them_back = Il dichiarante che scopre le carte senza voler fare un claim le riprende.
law-a_defender_exposed_cards = Le carte di un difensore che il compagno poteva vedere sono penalizzate (50).

law-ruled_now = Se un claim o una concessione è in dubbio si chiama l'Arbitro, che decide.
law-doubted_at_once = L'altra linea non aveva accettato nulla, e nel board successivo non si è ancora chiamato.
law-playing_on_by_agreement = Se l'altra linea lo chiede e tutti e quattro sono d'accordo, si può continuare a giocare.
law-played_on_by_agreement = Se tutti e quattro hanno accettato di continuare, il claim o la concessione è nullo, 16 e 50 non si applicano e resta il risultato ottenuto.
law-not_all_four_concurred = Se si continua a giocare senza il consenso di tutti e quattro, si chiama l'Arbitro, che procede come se non si fosse giocato.
    .until-2007 = Si è giocato ancora dopo il claim.
law-later_play = Se non erano tutti e quattro d'accordo di continuare, il claim si giudica, qualunque cosa si sia giocata dopo.
    .until-2007 = Il gioco finisce con il claim, che si giudica qualunque cosa si sia giocata dopo (ma vedi 70D3).
    .until-1997 = Il gioco finisce con il claim: ciò che si gioca dopo è nullo.
law-later_play_is_evidence = Ciò che si è giocato dopo il claim può provare come si sarebbe giocato e quanto il claim fosse esatto.

law-a_revoke_is_pending = Una renonce fatta prima del claim è venuta fuori in tempo.
law-the_claimers_revoked = Chi fa un claim o una concessione consuma la renonce della propria linea.
    .until-2007 = Chi fa un claim o una concessione, o si dice d'accordo con quello altrui, consuma la renonce della propria linea.
law-the_others_agreement_is_complete = La linea che non ha fatto il claim consuma la sua renonce quando il suo accordo è completo.
law-established_by_the_claim = Il claim, o l'accordo su di esso, ha consumato la renonce.
law-nothing_claimed_or_conceded = Ciò che è stato detto o mostrato non era né claim né concessione, o l'obiezione del compagno l'ha annullato.
law-the_void_claim_leaves_the_revoke = Un claim nullo, o che non era tale, non consuma una renonce; può averlo fatto ciò che si è giocato dopo.
law-the_revoke_comes_first = Una renonce non consumata si corregge prima; il claim si giudica dopo.
law-the_revoke_is_counted_afterwards = La renonce consumata si rettifica quando il claim è giudicato.

law-agreement_complete = Quella linea ha chiamato in un board successivo, o il turno è finito.
law-in_time = Il periodo di correzione non è finito.
law-taken_back_in_time = Ciò che è stato accettato o concesso si può rimettere in discussione fino alla fine del periodo di correzione.

law-nobody_objected = L'altra linea si è detta d'accordo, o ha taciuto.
law-agreed = L'accordo c'è quando l'altra linea dà il suo assenso e non obietta prima di chiamare in un board successivo o prima della fine del turno.
law-agreement_taken_back = Una linea che aveva accettato rivuole una presa.
law-won_before_it_was_given_up = La presa era di fatto già vinta.
law-no_normal_play_would_lose_it = Nessun gioco normale avrebbe perso la presa.
law-agreed_to_lose_a_trick_won = Se una linea ha accettato di perdere una presa che aveva di fatto vinto, la riottiene.
law-likely_to_be_won = La presa sarebbe stata probabilmente vinta.
law-agreed_to_lose_a_likely_trick = Se una linea ha accettato di perdere una presa che avrebbe probabilmente vinto, la riottiene.
law-agreement_is_kept_to = Una presa né vinta né probabile resta come è stata accettata.
    .until-1997 = L'accordo si ritira solo per una presa di fatto vinta, o che nessun gioco normale avrebbe perso.

law-a_contested_claim = Ciò che è contestato si decide con la maggiore equità per entrambe le linee; in un claim ogni dubbio va contro il richiedente.
    .until-1997 = Un claim contestato si decide con la maggiore equità per entrambe le linee, e ogni dubbio va contro il richiedente.
law-trump_not_mentioned = Un avversario aveva un'atout che il richiedente non ha menzionato.
law-likely_unaware_of_it = C'è una qualche probabilità che il richiedente non sapesse di quell'atout.
law-could_lose_a_trick_to_it = Con qualche gioco normale si poteva perdere una presa a quell'atout.
law-the_trump_wins = Le tre condizioni sull'atout ci sono tutte.
law-the_trump_is_open = Se ci siano le tre condizioni sull'atout è ancora da giudicare.
law-outstanding_trump = Un'atout non menzionata e forse dimenticata vince per gli avversari le prese che un gioco normale poteva perdere.
law-hangs_on_partners_play = Il claim di un difensore non si accoglie dove il compagno dovrebbe scegliere la giocata giusta fra più giocate normali.
law-not_refused_yet = Né un'atout né una scelta del compagno hanno deciso il claim.
law-needs_a_card_in_one_hand = Una linea di gioco non dichiarata ha bisogno di una carta in mano a un certo avversario.
law-any_other_line_irrational = Non giocare per quella posizione sarebbe irrazionale.
law-the_position_is_known = Un avversario aveva mancato di rispondere nel seme, o lo farebbe con qualunque linea di gioco normale.
law-the_position_may_be_assumed = La posizione si può dare per nota.
law-the_position_is_open = Se un avversario mancherebbe di rispondere con qualunque linea di gioco normale è ancora da giudicare.
    .until-2007 = Se un avversario mancherebbe di rispondere, o se ogni altra linea sia irrazionale, è ancora da giudicare.
law-unstated_card_position = Una linea di gioco non dichiarata che cerca una carta in una mano vale solo se qualcuno ha già mancato di rispondere nel seme, o lo farebbe con qualunque linea di gioco normale.
    .until-2007 = Una linea di gioco non dichiarata che cerca una carta in una mano vale solo se qualcuno ha già mancato di rispondere nel seme, se lo farebbe con qualunque linea di gioco normale, o se ogni altra linea è irrazionale.
    .until-1997 = Una linea di gioco non dichiarata che cerca una carta in una mano vale solo se qualcuno ha già mancato di rispondere nel seme, se lo farebbe con qualunque linea di gioco normale, o se ogni altra linea è irrazionale.
law-an_earlier_test_is_open = L'atout o la posizione della carta sono ancora da giudicare.
law-only_the_normal_lines_matter = Resta da vedere se una linea di gioco normale fa meno prese.
law-line_not_in_the_statement = Una linea di gioco vincente non dichiarata si accoglie solo se nessuna linea di gioco normale fa meno prese.
law-left_to_the_director = Nulla respinge il claim, e qualcosa è ancora da giudicare.
law-concession_to_be_weighed = Una concessione, una volta fatta, resta, se non va cancellata.
law-fair_to_both_sides = Ciò che è contestato si decide con la maggiore equità per entrambe le linee; in un claim ogni dubbio va contro il richiedente.
    .until-1997 = Un claim contestato si decide con la maggiore equità per entrambe le linee, e ogni dubbio va contro il richiedente.
law-the_statement_is_repeated = Si comincia dalla dichiarazione, com'era stata fatta.
law-the_opponents_object = Gli avversari dicono che cosa contestano.
law-cards_are_faced = L'Arbitro può far scoprire le carte rimaste.
    .until-1997 = Tutti scoprono le carte rimaste prima delle obiezioni.
law-order_set_by_the_authority = L'autorità può fissare l'ordine in cui un seme si considera giocato, se non era stato detto.

law-a_contested_concession = Una concessione è contestata.
law-taken_back_by_the_conceders = La linea che ha concesso rivuole una presa.
law-a_concession_in_question = Una concessione è contestata o ritrattata.
law-no_legal_play_would_lose_it = Nessun gioco legale avrebbe perso la presa.
law-conceded_a_trick_won = Se la presa concessa era di fatto vinta, la concessione si cancella.
    .until-1997 = Se la presa concessa era di fatto vinta, o nessun gioco legale poteva perderla, la concessione si cancella.
law-the_contract_was_settled = Se il dichiarante concede un contratto già mantenuto, o un difensore uno già battuto, la concessione si cancella.
law-conceded_a_sure_trick = Se nessun gioco normale poteva perdere la presa concessa, la concessione si cancella.
    .until-1997 = Se nessun gioco normale poteva perdere la presa concessa, la concessione si cancella finché quella linea non chiama in un board successivo o il turno non finisce.
law-cancelled = La concessione va cancellata.
law-concession_stands = Una concessione che non va cancellata resta.
    .until-1997 = Una concessione che non va cancellata resta; per una presa che nessun gioco normale avrebbe perso il tempo finisce quando quella linea chiama in un altro board o il turno è finito.

## Perché

reason-1 =
    { $by ->
        [declarer] { $act ->
            [said_win_n] Il dichiarante ha detto quante prese avrebbe fatto.
            [said_lose_n] Il dichiarante ha detto quante prese avrebbe perso.
            [curtail] Il dichiarante ha proposto di smettere.
            [showed_cards] Il dichiarante ha mostrato le carte.
            [abandoned_hand] Il dichiarante ha abbandonato la mano.
           *[other] { "" }
        }
        [defender] { $act ->
            [said_win_n] Un difensore ha detto quante prese avrebbe fatto.
            [said_lose_n] Un difensore ha detto quante prese avrebbe perso.
            [curtail] Un difensore ha proposto di smettere.
            [showed_cards] Un difensore ha mostrato le carte.
            [abandoned_hand] Un difensore ha abbandonato la mano.
           *[other] { "" }
        }
       *[other] { "" }
    }
reason-2 =
    { $trick_given_up ->
        [already_won] La presa era già stata vinta nel gioco.
        [contract_settled] Il contratto era già mantenuto o battuto.
        [no_legal_play_loses_it] Nessun gioco legale poteva perdere la presa.
        [no_normal_play_loses_it] Nessun gioco normale poteva perdere la presa.
        [likely_won] Vincere la presa era probabile, ma non sicuro.
        [not_likely_won] Non era probabile vincere la presa.
       *[other] { "" }
    }

## What is left to be done later, in few words

task-JudgeTheClaim = decidere il claim
task-JudgeTheConcession = decidere la concessione
task-JudgeTheTrickGivenUp = decidere su quella presa
task-RefuseTheUnstatedLine = contare le prese
task-ThenRuleTheRevoke = decidere la renonce
