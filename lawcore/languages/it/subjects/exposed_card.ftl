### Che cosa si dice di una carta scoperta in licitazione, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Carta scoperta
    .command = carta_scoperta
    .menu = Una carta vista in licitazione, o prima del gioco

## I fatti: come si chiedono, come si risponde

fact-when = Quando si è vista la carta?
option-when-auction = In licitazione
option-when-dealing = Mescolando o distribuendo
option-when-before = Prima della prima chiamata
option-when-clarification = Dopo l'ultimo passo
fact-count = Quante carte?
option-count-one = Una
option-count-more = Due o più
fact-rank = È un onore (10 o più)?
option-rank-low = No, sotto il 10
option-rank-honour = Sì, onore
fact-suits = Le carte sono di un solo seme?
option-suits-same_suit = Tutte di un seme
option-suits-several_suits = Di più semi
fact-led = È stata attaccata prima del tempo?
option-led-no = No, solo mostrata
option-led-yes = Sì, attaccata
fact-seen = Il compagno poteva vederne la faccia?
ask-seen = Il compagno poteva vederne la faccia?
option-seen-yes = Sì
option-seen-no = No
fact-fault = Per colpa di chi?
option-fault-own = Sua
option-fault-other = Non sua
fact-who = Anche altri hanno mostrato carte?
option-who-one = Nessun altro
option-who-both = Anche il compagno
option-who-both_sides = Uno per linea
choice-when-auction-one-low = Licitazione: sotto il 10
choice-when-auction-one-honour = Licitazione: un onore
choice-when-auction-more = Licitazione: più carte
choice-when-dealing = Mescolando o distribuendo

choice-when-clarification-defends = Dopo l'ultimo passo: difesa
choice-when-clarification-declares = Dopo l'ultimo passo: non in difesa
choice-count-one-low = Una, sotto il 10
choice-count-one-honour = Un onore
choice-led-yes = È stata attaccata
choice-seen-no = Il compagno non poteva vederla
choice-fault-other = Non è stata colpa sua
choice-who-both = Anche il compagno ne ha mostrate
choice-who-both_sides = Anche l'altra linea ne ha mostrate
choice-when-before = Prima delle chiamate
supposed-led = solo mostrata, non attaccata
supposed-seen = il compagno poteva vederla
supposed-fault = l'errore è di chi l'ha mostrata
supposed-who = nessun altro ha mostrato carte
brief-count-one = una carta
brief-count-more = due o più carte
brief-rank-low = sotto il 10
brief-rank-honour = un onore
brief-suits-same_suit = di un seme
brief-suits-several_suits = di più semi
why-when = Una carta vista mentre si dà (6D1), in licitazione (24) o nel gioco (49) ha articoli diversi.
why-count = Una sola carta piccola, non attaccata, è il caso più lieve; con più carte il compagno passa una volta (24A, 24C).
why-suits = Con più penalizzate il dichiarante impone o vieta il seme, o sceglie fra i loro semi (51B).
depends-when = quando si è vista
depends-count = quante carte
depends-rank = quale carta
depends-suits = se le carte sono di un solo seme

## La decisione in una riga

headline-another_law = Una carta attaccata ora è l'attacco iniziale: decidi su quello ({ $articles }).
headline-not_of_the_auction = Non è l'articolo 24: informazione estranea ({ $articles }).
headline-back_to_the_hand = La carta si riprende: il compagno non poteva vederla ({ $articles }).
headline-LeaveItFaceUp =
    { $count ->
        [more] Le carte restano scoperte; il compagno passa un turno ({ $articles }).
       *[other] { $rank ->
            [honour] La carta resta scoperta; il compagno passa un turno ({ $articles }).
           *[other] { $led ->
                [yes] La carta resta scoperta; il compagno passa un turno ({ $articles }).
               *[other] La carta resta scoperta; nessuno deve passare ({ $articles }).
            }
        }
    }
headline-picked_up = La carta si riprende: la linea che ha sbagliato gioca il contratto ({ $articles }).
headline-minor = La carta diventa penalizzata minore ({ $articles }).
headline-major = La carta diventa penalizzata maggiore ({ $articles }).
headline-MakeThemMajorPenaltyCards = Le carte diventano penalizzate maggiori ({ $articles }).
headline-who_plays = Dipende da quale linea gioca ({ $articles }).
headline-dealt_anew = Si mescola e si distribuisce di nuovo ({ $articles }).
order-DealAnew = Fai mescolare e distribuire di nuovo

## Gli ordini

order-RuleTheOpeningLead = Trattala come attacco iniziale: decide chi ha attaccato
order-ProceedByExtraneousInformation = Se ciò che si è visto turberebbe il gioco normale: cambia i posti così che chi ha visto abbia quella mano, fai ridistribuire se la gara lo permette, fai giocare, pronto a un punteggio arbitrale, o attribuiscilo
order-PlayOnReadyToAdjust = Fai giocare la mano, pronto a un punteggio arbitrale se ciò che il compagno ha visto ha influito sul risultato, o attribuiscilo; dopo una chiamata non si cambiano i posti e non si ridistribuisce
order-LetOpponentsUseWhatTheySaw = Gli avversari possono servirsi di una carta che hanno visto senza volerlo
order-MindWhatTheCardTold = Ciò che la carta ha detto è autorizzato per l'altra linea, non autorizzato per la sua
order-LookWhetherItWasUsedInTheAuction = Se la sua linea ha usato in licitazione ciò che la carta ha detto, e l'altra ne ha avuto danno, attribuisci un punteggio arbitrale
aside-LookWhetherItWasUsedInTheAuction = Punteggio arbitrale se la linea che ha sbagliato ha usato la carta in licitazione
order-RuleTheOtherCardsToo = Decidi a parte sulle carte dell'altro giocatore, come se fossero le sole
order-PutTheCardBack = Fai riprendere la carta
order-LeaveItFaceUp = Fai lasciare scoperto sul tavolo, fino alla fine della licitazione, tutto ciò che ha mostrato così
order-HaveItPickedUp = Fai riprendere in mano le carte scoperte
order-MakeItAMinorPenaltyCard = Lascia la carta scoperta, penalizzata minore: la gioca prima di ogni altra del seme sotto il 10
order-MakeItAMajorPenaltyCard = Lascia la carta scoperta, penalizzata maggiore: la gioca, anche in attacco, alla prima occasione legale
order-MakeThemMajorPenaltyCards = Lascia scoperte tutte le carte, ciascuna penalizzata maggiore
order-LetDeclarerChooseTheLead = Prima dell'attacco del compagno il dichiarante impone il seme, lo vieta (la carta si riprende), o lo lascia libero
order-LetDeclarerDesignateOne = Ogni volta che il difensore può giocarne legalmente più d'una, il dichiarante indica quale
order-LetDeclarerBindTheirSuit = Prima dell'attacco del compagno il dichiarante impone il loro seme o lo vieta (tutte le carte si riprendono), o lo lascia libero
order-LetDeclarerBindOneOrMoreSuits = Prima dell'attacco del compagno il dichiarante impone uno dei loro semi, o ne vieta uno o più (le carte dei semi imposti o vietati si riprendono, le altre restano), o lo lascia libero
order-LetDeclarersSidePickItUp = Fai riprendere la carta: nessuna carta della linea del dichiarante è penalizzata
order-AskWhichSidePlays = Accerta quale linea gioca: la carta di un difensore è penalizzata, quella di dichiarante o morto si riprende
say-DealAnew =
    .all = Mescolate e distribuite di nuovo.

## Che cosa si dice ai giocatori

say-ProceedByExtraneousInformation =
    .all = Chi ha visto qualcosa me lo dica lontano dal tavolo; decido io come si gioca la mano.
say-PlayOnReadyToAdjust =
    .card_owners_partner = Lei non può servirsi della carta che ha visto.
    .all = Si prosegue; dopo posso correggere il punteggio.
say-LetOpponentsUseWhatTheySaw =
    .other_side = Potete servirvi di ciò che avete visto senza volerlo.
say-MindWhatTheCardTold =
    .both_sides = Solo la linea che non ha sbagliato può usare ciò che la carta ha mostrato.
say-PutTheCardBack =
    .offender = Riprenda la carta.
say-LeaveItFaceUp =
    .offender =
        { $count ->
            [more] Lasci scoperte le carte; si continua a licitare. Dopo l'ultimo passo mi chiami: se Lei è in difesa, diventano penalizzate.
           *[other] Lasci scoperta la carta; si continua a licitare. Dopo l'ultimo passo mi chiami: se Lei è in difesa, diventa penalizzata.
        }
say-HaveItPickedUp =
    .offender =
        { $count ->
            [more] Riprenda in mano le carte che erano scoperte.
           *[other] Riprenda in mano la carta che era scoperta.
        }
say-MakeItAMinorPenaltyCard =
    .offender = Lasci la carta scoperta; è una carta penalizzata minore: la giochi prima di ogni altra del seme sotto il 10.
say-MakeItAMajorPenaltyCard =
    .offender = Lasci la carta scoperta; è una carta penalizzata maggiore: la giochi, anche in attacco, appena è legale.
say-MakeThemMajorPenaltyCards =
    .offender = Lasci le carte scoperte; ciascuna è una carta penalizzata maggiore.
say-LetDeclarerChooseTheLead =
    .declarer = Prima che attacchi il compagno di chi ha la carta, Lei può imporre il seme della carta o vietarlo, e la carta si riprende; oppure lasciare libero l'attacco.
say-LetDeclarerDesignateOne =
    .declarer = Quando chi ha le carte può giocarne più d'una, dice Lei quale.
say-LetDeclarerBindTheirSuit =
    .declarer = Prima che attacchi il suo compagno, Lei può imporre il loro seme o vietarlo, e si riprendono tutte; oppure lasciare libero l'attacco.
say-LetDeclarerBindOneOrMoreSuits =
    .declarer = Prima che attacchi il suo compagno, Lei può imporre uno dei loro semi o vietarne uno o più, e le carte di quei semi si riprendono; oppure lasciare libero l'attacco.
say-LetDeclarersSidePickItUp =
    .offender = Riprenda la carta.
law-seen_while_dealt = Se mentre si mescola o si distribuisce un giocatore ha potuto vedere la carta di un altro, si mescola e si distribuisce di nuovo.

## Le norme, in parole nostre

law-led_after_the_final_pass = Dopo un attacco iniziale scoperto fuori turno sceglie il dichiarante; in turno vale.
law-seen_before_the_first_call = Chi prima della licitazione vede per caso la carta di un altro lo dice subito all'Arbitro.
law-director_may_choose = Prima della prima chiamata l'Arbitro può cambiare i posti, far ridistribuire, o far giocare e poi attribuire un punteggio arbitrale.
law-only_for_his_own_error = Questo articolo parla di una carta mostrata per errore del giocatore, dove il compagno poteva vederne la faccia.
law-director_may_designate_otherwise = Dopo il passo finale la carta in vista di un difensore è penalizzata, se l'Arbitro non stabilisce altrimenti.
law-by_no_error_of_his = Con un'informazione estranea ricevuta dopo la prima chiamata si gioca, o si attribuisce un punteggio arbitrale.
law-opponents_saw_it_by_accident = Chi vede senza volerlo la carta di un avversario può servirsene.
law-ruled_as_exposed = Ne trattano gli articoli sulle carte in vista.
law-partner_could_not_see = Una carta di cui il compagno non poteva vedere la faccia non è scoperta.
law-is_no_penalty_card = Dopo il passo finale una carta che il compagno non poteva vedere non è penalizzata.
law-is_exposed = Il compagno poteva vederla, per errore suo.
law-exposed_in_the_auction = Una carta che il compagno poteva vedere durante la licitazione, per errore del giocatore, resta scoperta fino alla fine della licitazione.
law-several_are_exposed = Dopo due o più carte simili il compagno passa al prossimo turno.
law-one_is_exposed = È scoperta una sola carta.
law-honour_or_led = Dopo un solo onore, o una carta attaccata, il compagno passa al prossimo turno.
law-low_and_not_led = Una sola carta sotto il valore di onore, non attaccata, non ha altra rettifica in licitazione.
law-partner_passes_once = Il compagno passa allora al prossimo turno.
law-partner_passes_once_after_several = Il compagno passa allora al prossimo turno.
law-partner_has_to_pass = Il compagno passa un turno.
law-each_kind_of_exposure = Si sa quante carte sono scoperte, e quali.
law-auction_goes_on = La licitazione prosegue.
law-what_the_card_told = Ciò che una carta scoperta ha mostrato è autorizzato solo per la linea innocente.
law-used_in_the_auction = Se la linea che ha sbagliato ha usato in licitazione ciò che la carta ha detto, e ne è venuto danno all'altra, si attribuisce un punteggio arbitrale.
law-lies_face_up = Ogni carta simile resta scoperta fino alla fine della licitazione.
law-declarers_side_picks_it_up = Se chi ha sbagliato diventa dichiarante o morto le carte si riprendono.
law-others_cards_after_the_final_pass = Anche dopo il passo finale si decide a parte sulle carte di ciascun giocatore.
law-others_exposed_cards_too = Dove più giocatori hanno mostrato carte, su quelle di ciascuno si decide a parte.
law-he_defends = È un difensore.
law-minor_or_major = Una sola carta piccola mostrata per caso è penalizzata minore, ogni altra maggiore.
law-minor_card = Con una penalizzata minore l'attacco del compagno non è limitato.
law-several_penalty_cards = Lo stesso difensore ha più carte penalizzate.
law-a_major_card = Sono sul tavolo una o più penalizzate maggiori.
law-which_of_several = Se un difensore può giocare legalmente più carte penalizzate, il dichiarante ne indica una.
law-cards_of_one_suit = Con più carte penalizzate di un seme il dichiarante può imporne o vietarne l'attacco: si riprendono tutte.
law-cards_of_several_suits = Con carte penalizzate di più semi il dichiarante può imporre l'attacco in uno o vietarne uno o più: le carte di quei semi si riprendono.
law-becomes_a_penalty_card = Se chi ha sbagliato diventa difensore ogni carta simile diventa penalizzata.
law-declarer_binds_the_lead = Prima dell'attacco del compagno di una penalizzata maggiore il dichiarante può imporne il seme, vietarlo, o nessuno dei due.
law-after_the_final_pass = Era dopo l'ultimo passo, e nessun attacco era scoperto.
law-shown_by_a_defender = L'ha mostrata un difensore.
law-is_a_penalty_card = È una carta penalizzata.
law-defenders_card = La carta di un difensore che il compagno poteva vedere diventa penalizzata.
law-declarers_card = Nessuna carta di dichiarante o morto diventa mai penalizzata.

## Perché

reason-1 =
    { $when ->
        [dealing] La carta si è vista mentre si mescolava o si distribuiva.
        [before] La carta si è vista prima della prima chiamata.
        [clarification] La carta si è vista dopo l'ultimo passo, prima di un attacco scoperto.
       *[other] La carta si è vista durante la licitazione.
    }
task-LookWhetherItWasUsedInTheAuction = usata in licitazione?
task-PlayOnReadyToAdjust = ha influito?
task-LetDeclarerChooseTheLead = attacco del compagno
task-LetDeclarerBindTheirSuit = attacco del compagno
task-LetDeclarerBindOneOrMoreSuits = attacco del compagno
