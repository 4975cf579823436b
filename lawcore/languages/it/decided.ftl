### I casi decisi in tabella, in italiano.

column-id = caso
column-edition = Codice
column-source = fonte
column-ours = qui
column-theirs = decisione data
column-agreement = confronto

agreement-agrees = concorda
agreement-judgement = giudizio
agreement-disputed = discusso
agreement-disagrees = discorda

outcome = { $status }{ $tricks ->
    [none] {""}
    [0] , nessuna presa
    [1] , 1 presa
   *[other] , { $tricks } prese
}{ $card ->
    [major] , carta penalizzata maggiore
    [minor] , carta penalizzata minore
   *[none] {""}
}{ $articles ->
    [none] {""}
   *[other] : { $articles }
}{ $beside ->
    [none] {""}
   *[other] {" "}(anche { $beside })
}

reason = Discusso: { $text }
reading-ours = Decisione di qui ({ $edition }): { $text }
reading-theirs = Decisione data ({ $edition }): { $text }
reading-other = L'altra lettura: { $text }
not-expressible = Non esprimibili nei fatti di alcun argomento:
judgement = giudizio: concorda quando l'Arbitro ha giudicato come la fonte.
derived = { $mark } { $number ->
    [1] Una decisione è ricavata
   *[other] { $number } decisioni sono ricavate
} dal Codice: la fonte chiede senza rispondere, o decide con un'altra edizione.
summary = { $rulings ->
    [1] 1 decisione
   *[other] { $rulings } decisioni
}, { $cases ->
    [1] 1 caso
   *[other] { $cases } casi
}: { $agrees } concordi, { $judgement } a pari giudizio, { $disputed } discusse, { $disagrees } discordi; { $not_expressible } non esprimibili

## Che cosa si decide

status-a_lead = è un attacco
status-accept_or_refuse = il dichiarante accetta o rifiuta
status-accepted = accolta
status-agreed = accordo
status-allowed = permesso
status-as_if_established = come consumata
status-as_intended = come intendeva il dichiarante
status-card_of_the_auction = carta della licitazione
status-card_stands = la carta resta giocata
status-changed = cambio ammesso
status-claim = si decide il claim
status-completed = chiamata completata
status-corrected = corretta
status-declarer_chooses = sceglie il dichiarante
status-declarer_is_dummy = il dichiarante diventa morto
status-declarer_names = il dichiarante indica la carta
status-defective_trick = presa difettosa
status-defender_at_fault = colpa del difensore
status-defender_names = un difensore indica la carta
status-defenders_choose = scelgono i difensori
status-dummy_revoked = renonce della mano del morto
status-established = consumata
status-hand_chosen = un difensore sceglie la mano
status-lead_stands = l'attacco vale
status-lead_withdrawn = attacco ritirato
status-major = carta penalizzata maggiore
status-minor = carta penalizzata minore
status-must_correct = da correggere
status-no_claim = nessun claim
status-no_concession = nessuna concessione
status-no_penalty_card = nessuna carta penalizzata
status-not_a_revoke = nessuna renonce
status-not_allowed = non permesso
status-not_played = non giocata
status-not_yet_agreed = accordo non ancora completo
status-penalty_card = carta penalizzata
status-picked_up = carta ripresa in mano
status-play_on = il gioco prosegue
status-played = giocata
status-taken_back = ripresa senza rettifica
status-played_in_turn = giocata al suo turno
status-played_out = vale il risultato giocato
status-proper_lead_stands = vale l'attacco regolare
status-protection_lost = diritti del morto perduti
status-refused = respinta
status-returned = la carta torna in mano
status-revoke = una renonce
status-revoke_first = prima la renonce
status-rights_kept = diritti conservati
status-stands = resta valida
status-substituted = carta sostituita
status-to_be_judged = lasciata all'Arbitro
status-too_late = troppo tardi
status-too_soon = giocata troppo presto
status-trick_restored = presa restituita
status-not_of_the_auction = informazione estranea
status-back_to_the_hand = ripresa
status-face_up = resta scoperta
status-who_plays = chi gioca
status-lead_face_down = resta coperto
status-led_out_of_turn = attacco fuori turno
status-another_law = un altro articolo
status-at_his_turn = chiede al proprio turno
status-at_their_own_risk = a proprio rischio
status-auction_reopened = si riapre la licitazione
status-award_adjusted_score = punteggio arbitrale
status-call_kept = la chiamata resta
status-consider_penalty = valutare una penalità
status-correct_it = da correggere
status-dealt_anew = si ridistribuisce
status-discipline = disciplina
status-extraneous = informazione estranea
status-follow_the_regulation = come da regolamento
status-for_the_other_side = a favore degli altri
status-forfeited = diritto perso
status-judged = da valutare
status-lawful = lecito
status-may_be_used = utilizzabile
status-no_right = nessun diritto
status-nothing = niente da decidere
status-nothing_affected = nessun effetto
status-partner_answers = risponde il compagno
status-rectify = da rettificare
status-stop_it = da far cessare
status-weigh = da valutare
status-whole_review = ripetizione intera
status-contract_alone = solo il contratto
status-settled_by_the_cards = secondo le carte
status-as_if_not_called = come non fatta
status-as_made = com'era
status-cancelled = annullata
status-comparable = comparabile
status-first_stands = vale la prima
status-has_to_pass = passa una volta
status-partner_has_to_pass = il compagno passa
status-has_to_repeat = ripete la chiamata
status-in_rotation = in rotazione
status-judge = al giudizio dell'Arbitro
status-lho_chooses = sceglie chi segue
status-no_restriction = nessuna restrizione
status-not_comparable = non comparabile
status-not_scored = non si segna
status-one_suit_forbidden = si può vietare un seme
status-one_suit_required_or_forbidden = si può imporre o vietare un seme
status-not_covered = non trattato in quel Codice
status-replaced = sostituita
status-replacement_cancelled = sostituzione annullata
status-second_stands = vale la seconda
status-undone = come non fatta
status-waiting = in attesa
status-record_and_play_on = fatti annotati, si prosegue
status-stop_no_information = nessuna informazione accertata
status-weigh_information = c'era informazione
status-stop_nothing_suggested = nulla di suggerito
status-weigh_suggestion = che cosa suggerisce
status-stop_no_logical_alternative = nessuna alternativa accertata
status-weigh_logical_alternative = c'era un'alternativa
status-stop_not_the_suggested_action = non l'azione suggerita
status-weigh_choice = era l'azione suggerita
status-infraction_no_advantage = nessun vantaggio accertato
status-weigh_damage = c'è stato danno
status-consider_adjusted_score = punteggio da valutare
status-not_from_partner = non dal compagno
status-mistaken_call_no_infraction = chiamata errata, parole giuste
status-call_may_be_changed = chiamata da poter cambiare
status-weigh_influence = è stato influenzato
status-call_not_influenced = chiamata non influenzata
status-too_late_for_that_call = tardi per quella chiamata
status-card_may_be_retracted = carta da poter ritirare
status-play_on_and_call_back = si prosegue, si riguarda
status-result_stands = nessun vantaggio trovato
status-supplied = carta aggiunta
status-deemed_a_revoke = vale come renonce
status-restored = restituita
status-played_normally = si gioca normalmente
status-played_ready_to_adjust = si gioca, poi si guarda
status-calls_again = chiama di nuovo
status-score_stands = il risultato vale
status-major_penalty_card = penalizzata maggiore
status-no_rectification = nessuna rettifica
status-later = giocata dopo
status-one_is_played = quella vista è giocata
status-he_designates = la indica
status-all_faced = tutte scoperte
status-own_card = la propria carta
status-closed = chiusa
status-auction_goes_on = licitazione aperta
status-auction_is_over = licitazione finita
status-play_has_begun = gioco iniziato
status-later_call = chiamata successiva
status-put_in_its_place = messa al suo posto
status-to_be_adjusted = punteggio rettificato
status-grouped = classifiche separate
status-pointed_out = segnalata
status-director_chooses = sceglie l'Arbitro
status-ready_to_adjust = pronti a rettificare
status-put_back = rimesso a posto
status-seated_anew = posti cambiati
status-claim_ruled = secondo le regole dei claim
status-ruled = l'Arbitro stabilisce le prese
status-not_raised = punteggio non aumentato
status-artificial = punteggi artificiali
status-assigned = punteggio assegnato
status-better_of_two = il migliore di due punteggi
status-played_later = board giocato dopo
status-no_redress = nessun rimedio
status-not_redealt = non si ridà
status-passed_out = quattro passo
status-ruled_now = si decide adesso
status-decided_by_its_law = decide il suo articolo
status-may_be_forfeited = diritto forse perso
status-gain_taken_away = vantaggio tolto
status-waiver = l'Arbitro decide se rinunciare
status-put_right = si rimedia
status-adjusted = punteggio arbitrale per le due linee
status-by_regulation = come dice il regolamento
status-call_is_made = la chiamata è fatta
status-no_call_is_made = nessuna chiamata ancora
status-not_heard = appello non ammesso
status-director_hears = lo discute l'Arbitro
status-committee_hears = lo discute il comitato
status-right_is_told = informati del diritto di appello
status-may_change = il comitato può cambiarla
status-may_recommend = il comitato può solo raccomandare
status-authority = solo se l'autorità lo prevede
status-called_now = Arbitro chiamato ora
status-no_infraction = nessuna infrazione
status-chooses_alone = sceglie da solo

## Che cosa non va in un file

error-no_folder = { $where } non è una cartella
error-unknown_file = { $where } non è di nessun argomento
error-not_toml = { $where } non è TOML: { $what }
error-missing = { $where }: manca { $what }
error-unknown_field = { $where }: { $what } non è un campo di un caso
error-wrong_value = { $where }: il valore di { $what } non va bene
error-twice = { $where } c'è due volte
error-untold = { $where }: indicare o supporre { $what }
error-refused = { $where }: { $what }
error-allowed = { $error }; ammessi: { $allowed }
