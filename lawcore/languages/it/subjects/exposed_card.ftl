### Che cosa si dice di una carta scoperta in licitazione, in italiano. Le chiavi sono i nomi del codice.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Nome

subject = Carta scoperta
    .command = carta_scoperta
    .menu = Una carta vista in licitazione, o prima del gioco

## I fatti: come si chiedono, come si risponde

fact-when = Quando si è vista la carta?
option-when-auction = Durante la licitazione
option-when-before = Prima della prima chiamata
option-when-clarification = Dopo l'ultimo passo
fact-count = Quante carte?
option-count-one = Una
option-count-more = Due o più
fact-rank = È un onore (10 o più)?
option-rank-low = No, sotto il 10
option-rank-honour = Sì, onore
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

choice-when-clarification-defends = Dopo l'ultimo passo: di un difensore
choice-when-clarification-declares = Dopo: del dichiarante o del morto
choice-led-yes = È stata attaccata
choice-seen-no = Il compagno non poteva vederla
choice-fault-other = Non è stata colpa sua
choice-when-before = Prima della prima chiamata
supposed-led = solo mostrata, non attaccata
supposed-seen = il compagno poteva vederla
supposed-fault = un errore suo
brief-count-one = una carta
brief-count-more = due o più carte
brief-rank-low = sotto il 10
brief-rank-honour = un onore
depends-when = quando si è vista
depends-count = quante carte
depends-rank = quale carta

## La decisione in una riga

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
headline-picked_up = La carta si riprende: la sua linea gioca il contratto ({ $articles }).
headline-minor = La carta diventa penalizzata minore ({ $articles }).
headline-major = La carta diventa penalizzata maggiore ({ $articles }).
headline-penalty_card = La carta diventa penalizzata ({ $articles }).
headline-who_plays = Decide quale linea gioca ({ $articles }).

## Gli ordini

order-ProceedByExtraneousInformation = Trattare ciò che si è visto come informazione estranea: prima della prima chiamata cambiare posti, ridistribuire se permesso, far giocare pronti a un punteggio arbitrale, o attribuirlo; dopo, solo gli ultimi due
order-MindWhatTheCardTold =
    { $side ->
        [defends] In licitazione solo l'altra linea poteva usare ciò che la carta ha detto; finché è in tavola come penalizzata lo possono tutti
       *[other] Ciò che la carta ha detto è autorizzato per l'altra linea, non autorizzato per la sua
    }
aside-MindWhatTheCardTold =
    { $side ->
        [defends] In licitazione solo l'altra linea poteva usare ciò che la carta ha detto; finché è in tavola come penalizzata lo possono tutti
       *[other] Solo la linea che non ha sbagliato può usare ciò che la carta ha detto; se lo fa l'altra, punteggio arbitrale alla fine
    }
order-PutTheCardBack = Far riprendere la carta; gli avversari possono usare ciò che hanno visto
order-LeaveItFaceUp = Lasciare ogni carta simile scoperta sul tavolo fino alla fine della licitazione
order-HaveItPickedUp = Far riprendere la carta
order-MakeItAMinorPenaltyCard = Lasciare la carta scoperta, penalizzata minore
order-MakeItAMajorPenaltyCard = Lasciare ogni carta simile scoperta, penalizzata maggiore
order-LetDeclarerChooseTheLead = Prima dell'attacco del compagno il dichiarante impone il seme, lo vieta (la carta si riprende), o lo lascia libero
order-TakeItAsAPenaltyCard = Trattarla come carta penalizzata di un difensore: una sola piccola è minore, ogni altra maggiore
order-LetDeclarersSidePickItUp = Far riprendere la carta: nessuna carta della linea del dichiarante è penalizzata
order-AskWhichSidePlays = Accertare quale linea gioca: la carta di un difensore è penalizzata, quella di dichiarante o morto si riprende

## Che cosa si dice ai giocatori

say-ProceedByExtraneousInformation =
    .all = Nessuno può usare ciò che si è visto per caso; decido io come si gioca la mano.
say-MindWhatTheCardTold =
    .both_sides = Solo la linea che non ha sbagliato può usare ciò che la carta ha detto.
say-PutTheCardBack =
    .offender = Riprenda la carta.
say-LeaveItFaceUp =
    .offender = La lasci scoperta fino alla fine della licitazione.
say-HaveItPickedUp =
    .offender = Riprenda la carta.
say-MakeItAMinorPenaltyCard =
    .offender = Lasci la carta scoperta; è penalizzata minore.
say-MakeItAMajorPenaltyCard =
    .offender = La lasci scoperta; è penalizzata maggiore.
say-LetDeclarerChooseTheLead =
    .declarer = Prima dell'attacco del compagno può imporre quel seme, vietarlo (la carta si riprende), o lasciarlo libero.
say-TakeItAsAPenaltyCard =
    .offender = Lasci la carta scoperta; è penalizzata.
say-LetDeclarersSidePickItUp =
    .offender = Riprenda la carta.

## Le norme, in parole nostre

law-seen_before_the_first_call = Di carte viste mentre si mescola o si distribuisce parla questo articolo.
law-director_may_choose = Prima della prima chiamata l'Arbitro può cambiare i posti, far ridistribuire, o far giocare e poi attribuire un punteggio arbitrale.
law-director_is_told = Chi riceve per caso un'informazione estranea lo dice subito all'Arbitro.
law-seen_since_the_first_call = La prima chiamata era stata fatta.
law-only_for_his_own_error = Questo articolo parla di una carta mostrata per errore del giocatore, dove il compagno poteva vederne la faccia.
law-by_no_error_of_his = Con un'informazione estranea ricevuta dopo la prima chiamata si gioca, o si attribuisce un punteggio arbitrale.
law-by_his_own_error = È stato un errore suo.
law-partner_could_not_see = Una carta di cui il compagno non poteva vedere la faccia non è scoperta.
law-is_exposed = Il compagno poteva vederla, per errore suo.
law-exposed_in_the_auction = Una carta che il compagno poteva vedere durante la licitazione, per errore del giocatore, resta scoperta fino alla fine della licitazione.
law-several_are_exposed = Dopo due o più carte simili il compagno passa al prossimo turno.
law-one_is_exposed = È scoperta una sola carta.
law-honour_or_led = Dopo un solo onore, o una carta attaccata, il compagno passa al prossimo turno.
law-low_and_not_led = Una sola carta sotto il rango di onore, non attaccata, non ha altra rettifica in licitazione.
law-partner_passes_once = Il compagno passa allora al prossimo turno.
law-partner_passes_once_after_several = Il compagno passa allora al prossimo turno.
law-partner_has_to_pass = Il compagno passa un turno.
law-each_kind_of_exposure = Si sa quante carte sono scoperte, e quali.
law-what_the_card_told = Ciò che una carta scoperta ha detto è autorizzato solo per la linea innocente.
law-lies_face_up = Ogni carta simile resta scoperta fino alla fine della licitazione.
law-declarers_side_picks_it_up = Se il colpevole diventa dichiarante o morto le carte si riprendono.
law-he_defends = È un difensore.
law-minor_or_major = Una sola carta piccola mostrata per caso è penalizzata minore, ogni altra maggiore.
law-minor_card = Con una penalizzata minore l'attacco del compagno non è limitato.
law-several_penalty_cards = Di più carte penalizzate di un difensore parla l'articolo 51.
law-major_card = È una penalizzata maggiore.
law-becomes_a_penalty_card = Se il colpevole diventa difensore ogni carta simile diventa penalizzata.
law-declarer_binds_the_lead = Prima dell'attacco del compagno di una penalizzata maggiore il dichiarante può imporne il seme, vietarlo, o nessuno dei due.
law-after_the_final_pass = Era dopo l'ultimo passo, e nessun attacco era scoperto.
law-kind_of_penalty_card = Una sola carta piccola mostrata per caso è penalizzata minore, ogni altra maggiore.
law-defenders_card = La carta di un difensore che il compagno poteva vedere diventa penalizzata.
law-declarers_card = Nessuna carta di dichiarante o morto diventa mai penalizzata.

## Perché

reason-1 =
    { $when ->
        [before] La carta si è vista prima della prima chiamata.
        [clarification] La carta si è vista dopo l'ultimo passo, prima di un attacco scoperto.
       *[other] La carta si è vista durante la licitazione.
    }
