# How a claim or a concession is told. Slots and signs: see phrases.py.
certain =
    | (resto/altre/rimanenti) .. (mio/mie/vostre/vostro/nostre/suo)
    | (mostr-/stend-/mette/apre/stende) .. (carte/mano) .. (dice/dico/linea di gioco/dicendo/in tavola senza)
    | (stendo/stende/steso) .. (dico/dice/perdo/perde/faccio)
    | claim-
    | (concesso/concede/concedo/concessione/concedono)
topic =
    | (richiest-/richied-/reclam-/rivendic-/rikiest-) .. (prese/presa/resto/tutte/altre/ultime/contest-/accett-)
    | richiesta
    | (dopo/alla/sua) richiesta
    | (richiest-/richied-) (senza/tutte)
    | (tutte/altre/resto) (mie/vostre/nostre/sue)
    | (stende/steso/stend-) .. (dic-/batt-/tutte/buone)
    | (mostr-/fa vedere/apre/scopre/mette giu/cala) .. (carte) .. (tavolo/dice/tutti/segna)
    | (smett-/ferm-) qui
    | (butt-/abbandon-) .. (carte/mano)
    | (sono/tutte) buone
hint =
    | (atout) .. (fuori/nominat-)
    | (accett-/contest-/d accordo)
    | (segna/segnare)
    | stend-
    | (stess- board)
against =
    | (renonce/rifiut-) .. (stende/richied-/claim-/conce-)
    | (richied-/richiest-) .. (dopo/sulla) .. (renonce/rifiut-)
    | (ricors-/ricorr-/appell-)
    | (attacco) .. (stes-/stend-)
    | (claim-/reclam-) contro
    | penalizzata
word-reclamare =
    | claimato | claima | claimano | claimando | rivendicato | rivendica | rivendicano | reclamato | reclama | richiesto prese
    | richiede prese | fatto claim | fa claim | fanno claim | fatto richiesta | fa richiesta
word-concedere = concesso | concede | concedono | concedendo
subject = claim | <reclamare> | <concedere> | concessione | rivendicazione | richiesta di prese | richiesta contestata | richiesta accettata | richiesta del dichiarante
offender-role = by
offender =
    | <who> <reclamare> | <who> <he>? <reclamare> | <who> <concedere> | <who> <he>? <concedere> | claim di <who> | claim del <who>
    | claim della <who> | claim dell <who> | concessione di <who> | concessione del <who> | concessione dell <who> | richiesta di <who>
    | richiesta del <who>
    | <who> * (claim-/conced-/conces-/rivendic-/dice/detto/stende/steso/mostra/mostrato/apre/cala/scopre/chied-/richied-) .. (resto/tutte/tutto/carte/mano/perdo/prese/presa/buone/mie/#1/#2/#3)
    | (mostro/stendo/apro/concedo/scopro/reclamo) | richiesta (di/del/della) <who>
    | <who> , (le/tutte/il resto/altre) .. (mie/mio)
    | <who> .. (butta/lascia/mollat-/rimette/chius-/arres-/posa) .. (carte/mano/tutto)
word-carte = carte | mano
word-mostrare = mostrato | mostra | mostrando | mostrano | steso | stende | stendendo | esposto | espone | scopre tutte | scoperto tutte
word-prese = presa | prese | levee
act-showed_cards =
    | <offending>? <he>? <mostrare> <carte> | <offending>? <he>? <mostrare> sue <carte> | <offending>? <he>? <mostrare> sua <carte>
    | <offending>? <he>? <mostrare> tutte? mie <carte> | <offending>? <he>? <mostrare> tutte? sue? <carte>
    | (vedere/mostr-/apre/scopre/mette giu/cala/espone) .. carte | (stende/steso/stes-) .. (carte/mano)
    | (steso/stende/mostra/mostrato/abbassa/abbassato) .. carte
    | (steso/stese/stende-/stendo/stendendo) | (mostra/mostrato/mostro) .. (carte/mano/tutto)
    | (apert-/apre/mess-/mette/poggiat-/appoggiat-/girat-/gira) (giu)? .. (carte/mano/mani)
    | (carte/mani) .. (messe giu/stese/sul tavolo)
act-said_win_n =
    | <offending>? <he>? <reclamare> ultime? <number> <prese> | <offending>? <he>? <reclamare> resto
    | <offending>? <he>? <reclamare> tutte <prese>? | <offending>? <he>? <reclamare> tutte altre? <prese>
    | <offending>? <he>? <reclamare> altre? <number> <prese> | <offending>? <he>? <reclamare> tutto? resto
    | <offending>? <he>? <reclamare> prese rimanenti | claim del resto | claim di tutte * prese | claim di <number> prese
    | (richie-/richiest-/claim-/reclam-/rivendic-/chiest-) .. (tutte/resto/<number> prese/prese)
    | (dic-/dice/dico) .. (resto/tutte/altre) .. (mio/mie) | (dice/dico/dicendo) .. (faccio/ne faccio) <number>
    | (resto/altre/tutte) (mie/mio/nostre/sue) | (mie/mio) (resto/tutte/altre)
    | (chied-/chiest-/richied-/rivendic-/reclam-) .. (tutte/tutto/resto/rimanenti/ultime/<number>)
    | richiesta .. (tutte/resto/rimanenti) | (dice/dico/detto) .. (ne faccio/faccio/fatto/prendo) (<number>/tutte/resto)
    | tutte buone
act-said_lose_n =
    | <offending>? <he>? <concedere> <number> <prese> | <offending>? <he>? <concedere> <number>
    | <offending>? <he>? <concedere> ultime? <number> <prese> | <offending>? <he>? <concedere> ultima? presa
    | concessione di <number> <prese> | <offending>? <he>? <concedere> tutte <prese>? | <offending>? <he>? <concedere> resto
    | <offending>? <he>? <concedere> ultime <number>? <prese>
    | (concesso/concede/concedo/concedono) .. (presa/prese/resto/<number>/down/ultime) | (altre/resto/tutte) (vostre/vostro/loro)
    | (dico/dice) .. perdo
    | (resto/altre/tutte) (tuo/tue/vostre/loro/vostro)
    | (conced-/conces-) .. (presa/prese/<number>/ultim-/resto/tutto/picche/cuori/quadri/fiori) | fate tutte voi
    | (una/presa) .. (ve la do/te la lascio/vostra) | prendo (solo)? #1 presa
act-abandoned_hand =
    | <offending>? <he>? <abbandonare> mano | <offending>? <he>? <abbandonare> gioco | (butta/buttato/abbandona-/lascia) .. (carte/mano/gioco)
    | (rimess-/rimette/ripos-) .. (carte/mano) .. (board/astuccio)
    | (butta-/buttat-/mollat-/abbandon-/chius-) .. (carte/mano/tutto/via) | carte .. nel board ++ (mollat-/rimett-/abbandon-)
word-abbandonare = abbandonato | abbandona | abbandonando
act-curtail =
    | <offending>? <he>? <proporre> di smettere | <offending>? <he>? <proporre> di finire
    | (smettiamo/smettere/fermiamoci/chiudiamo/basta) .. (qui/la/tanto) | (propone/proposto/suggerisce) .. (smett-/ferm-/chiud-)
    | (smettiamo/chiudiamola/chiudiamo/fermiamoci/finiamola/smettere) | si fa prima
word-proporre = proposto | propone
word-contestare = contestato | contesta | contestano | contestata | opposto | oppone | oppongono | protesta | protestano | protestato
word-chiesta = claim | richiesta | concessione | rivendicazione
accepted-no =
    | <chiesta> * contestato | <chiesta> * contestata | <innocent> <he>? <contestare> | <innocent> <he>? <not> d accordo
    | <innocent> <he>? <not> accettato | <innocent> <he>? <not> accetta | <innocent> <he>? <not> accettano | <chiesta> <not> accettato
    | <chiesta> <not> accettata | contestata da <innocent> | contestato da <innocent> | contestato dal <innocent>
    | contestata dal <innocent> | contestato dagli <innocent> | contestata dagli <innocent> | contestato dalla <innocent>
    | contestata dalla <innocent> | contestato dai <innocent> | contestata dai <innocent> | <chiesta> dubbio | <chiesta> dubbia
    | (noi/io/avversari/difensore/difensori/avversario/<who>) .. (contest-/oppon-/non d accordo/non accett-/obiett-/protest-)
    | <innocent> (obietta/dice no/<not>) | (obietta/obiettano/contestano) | (lite/litigano/discutiamo)
    | (dice/dico/detto) (di)? <not> | (subito)? chiamato ++ (steso/richied-/tutte mie)
accepted-yes =
    | <chiesta> accettato | <chiesta> accettata | <innocent> <he>? accettato | <innocent> <he>? accetta | <innocent> <he>? accettano
    | <innocent> <he>? d accordo | accettata da <innocent> | accettato da <innocent> | accettata dagli <innocent>
    | accettato dagli <innocent> | accettato dalla <innocent> | <innocent> sono d accordo | <all> d accordo | <all> sono d accordo
    | (tutti/tutti ok/altri tutti/avversari/noi/gli altri) .. (ok/d accordo/accett-) .. $ | tutti ok | (claim/richiesta) accettat-
    | (tutti) (ok/va bene/d accordo/bene) | (noi/loro/<innocent>) (tutti)? (ok/va bene/bene)
accepted-silent =
    | <innocent> <he>? taciuto | <innocent> <he>? tace | <innocent> <he>? tacciono | <innocent> <he>? <not> detto niente
    | <innocent> <he>? <not> detto <not> | nessuno .. (detto/obiett-/contest-) .. (richiesta/claim) | (zitti/silenzio)
    | (noi/loro/<innocent>) (zitti/muti) | nessuno .. (fiatat-/risponde/risposto) | (tutti)? (zitti) | <innocent> <not> risponde
accepted-later_withdrawn =
    | <innocent> <he>? accettato ** poi <him>? <contestare> | <innocent> <he>? ritirato accordo | <innocent> <he>? ritira accordo
    | <innocent> <he>? ritirano accordo | ritirato accordo | (contestano/contesta/contestare) .. (accettat-)
    | (accettat-) .. (poi/dopo/ma/ora/adesso) .. (dice/contest-/presa/nostra/accorg-/ripens-/era)
    | accett- .. (ora/adesso/poi/ma/pero) .. (ripens-/accorg-/contest-/dubb-/ricred-)
    | (ok/d accordo/accettat-) ... (poi/dopo/a casa) .. (vedo/vediamo/visto/accorg-)
    | + (accett-/d accordo/accordo/annu-/ok/va bene) ... (poi/adesso/ora/dopo/invece/minuti) .. (ripens-/dicono/dice/vuole/vogliono/contest-/accorg-/avrebbero/vorrebb-/ridat-/indietro/lament-/trov-/scopr-)
    | + (accett-/d accordo) ... ripens-
accepted-conceder_withdraws =
    | <offending> <he>? ritirato * concessione | <offending> <he>? ritira * concessione | ritirare * concessione | annullare * concessione
    | ritirato * concessione | (concesso/concessione) .. (poi/ma/ora) .. (ripens-/indietro/vuole/riprender-/annull-/accorg-)
    | + (conced-/conces-/mollat-/ceduto/abbandona/regal-) ... (poi/adesso/ora/ma/dopo) .. (ripens-/rivuol-/rivogl-/rivorr-/accorg-/accort-/ridat-/indietro/annull-/vede/vorrebb-)
    | + (rivuole/rivogliono/ridatecela/ridateci/indietro) .. (concess-/presa)? | + (conced-/conces-) ... (ripens-/ridat-/rivogl-)
word-fuori = fuori | rimasta | in giro | ancora fuori | mancante
word-menzionare = menzionato | menzionare | menziona | nominato | nominare | nomina | parlato | parlare | citato | citare
trumps_out-not_mentioned =
    | <not> <menzionare> di? dell? atout <fuori> | atout <fuori> ** <not> menzionata | atout <fuori> ** <not> nominata
    | con atout <fuori> ** <not> <menzionare> | atout <fuori> <not> menzionata | dimenticato? * atout <fuori> <not> nominata
    | atout .. (fuori/rimasta/in giro) .. non .. (nominat-/detto/menzion-/citat-)
    | (senza/non) .. (nominare/menzionare/dire/parlare/nominat-) .. atout | (scordat-/dimenticat-) .. atout
    | <not> .. (nomin-/menzion-/detto/parlat-/parla/cit-/cenno) .. (atout)? ++ atout
    | atout .. <not> .. (nominat-/menzionat-/detto/parlat-/parla/cit-/cenno) | (scord-/dimentic-) .. atout
    | atout ... <not> .. (parlato/parla/detto/nominat-/cenno)
phase-round_over =
    | finito turno | a turno finito | turno finito
    | (turno) .. (nuovo/finito/dopo/concluso/chiuso/successivo) | al bar | tavolo <number> .. turno | a casa
phase-correction_period_over = dopo periodo di correzione | scaduto periodo di correzione | periodo di correzione * scaduto
    | (periodo/tempo/termine) .. correzion- .. (scadut-/finit-)
    | (correzioni/periodo/termini/tempo) .. (scadut-/finit-/chius-/passat-)
asked-about = accepted act by
by-declarer-else =
    | dichiarante .. (stes-/stende/apre/mostr-/claim-/richie-/reclam-/conce-/mette) | (claim/richiesta/concessione) del dichiarante
    | <who> gioca .. stende | ^ dichiarante (dice/detto/chiede/steso/stende/mostra) | (atout) .. fuori | (tiro/batto/tolgo) .. atout
    | impasse | (mio/nostro) contratto
    | (dichiarante/giocante/dich) .. (richied-/richiest-/claim-/conced-/chied-/chiest-/stend-/stes-/mostr-/mette giu/intavol-/dice/dette)
    | (prese) (del/di/dal) (giocante/dichiarante) | atout (fuori/in giro/rimast-)
    | (una/uno) giu
by-defender-else =
    | difensore .. (vedere/mostr-/conce-/claim-/richie-/stende) | (claim/richiesta/concessione) del? difensore
    | difensore .. (claim-/conced-/dice/mostra/richied-)
    | (difensore/controgiocante/difesa) .. (richied-/richiest-/claim-/conced-/chied-/mostr-/stend-/dice/cede/regala)
    | indifesa | (controgiocava/difendendo/abbiamo difeso) | (conced-/conces-/resto tuo/vostre/cede) .. compagno
phase-same_board =
    | stesso board | stessa mano
    | (stesso/quel/stessa) (board/mano) | board .. (aperto davanti/sul tavolo)
phase-next_board_called_by_side =
    | (licitato/licitat-/dichiarat-) .. board (dopo/successivo/seguente) | board dopo .. licitat-
    | (licitat-/licita/dichiarat-/apert-/passat-) .. (board/mano) (dopo/successiv-/<number>/nuov-)
    | (board/mano) (dopo/successiv-/seguente/nuov-) .. (licitat-/dichiarat-/licita/apert-) | licitato in quello dopo
    | dichiarato al board
trumps_out-mentioned =
    | (dic-/detto/nominat-) .. (batto/tolgo/tiro/elimino) .. atout
    | (batto/batte/tolgo/levo/tiro/elimino) .. (atout/ultima) | atout .. (l avuto/ma) detto
trumps_out-none =
    | non (piu)? atout (fuori)?
    | <not> atout (in giro/fuori/da)? .. (<not> carta)? | (nessuna) atout (da nessuna/in giro/in ballo)
needs_card_position-opponent_showed_out =
    | (gia mostrato/mostrato) .. senza
    | (ovest/est/nord/sud/avversario/difensore/uno) .. (scartat-/<not> .. (rispost-/rispondeva)) .. | carta segnata
    | (impasse) .. (segnat-/marcat-)
defender_claim_depends_on_partner-yes =
    | (solo se/se/dipende) .. compagno .. (gioca/carta giusta/prende)
    | (dipende/regge) .. compagno
    | compagno .. (tenere/tiene/indovinare/scegli-/scart-) ++ (chied-/chiest-/richiest-/difesa/indifesa/vuole)
played_on-all_agreed =
    | (continuato/giocare/proseguito) .. tutti .. d accordo
    | (continuare/continuat-/rigiocat-/giocat-) .. (tutti/consenso di tutti/d accordo)
    | tutti .. d accordo .. (continuare/giocare) | (tutti) ++ (di continuare/a continuare)
played_on-not_all_agreed =
    | (avanti/continuat-/proseguit-) .. (io/noi/uno) .. (no/non)
    | (tirato avanti/continuat-/giocat- avanti/si gioca) .. (<not>/lo stesso) | (<not>) ... si gioca lo stesso
    | continuato .. <not> d accordo
revoke_pending-claimers =
    | renonce .. (proprio)? di chi (richiede/claima/ha richiesto/fa claim)
    | (renonce) .. (di/della/del) (coppia che) .. (chiest-/richiest-) | renonce (del/di/dei) <offending>
revoke_pending-others =
    | (altra linea/avversari) .. (renonce/rifiut-) | renonce .. (altra linea/avversari)
    | renonce (del/di/dei/della) <innocent> | <innocent> .. (fatto/avuto)? .. renonce
order_unstated-yes =
    | senza dire .. ordine | non .. detto .. ordine | ordine non
    | <not> .. (detto/dice/specifica/specificat-) .. (ordine/da dove/da che parte/da quale/parte/partiva)
    | (senza ordine/come la giochi/da che parte)
trick_given_up-contract_settled =
    | contratto .. (gia)? (fatto/mantenuto)
    | contratto .. (fatto/mantenuto/sotto/battuto/caduto) | contr .. fatto
about_current_trick_only-yes =
    | (solo/soltanto)? .. presa in corso
    | (questa) (mia/prendo/la prendo) | (sola/solo)? (di)? (quella presa li/presa in corso/presa davanti)
clearly_no_claim_intended-other_reason =
    | non (voleva/intendeva) (claim-/richied-/rivendic-)
    | <not> (richiesta/intenzione) | (cercare/ridere/mostrare/far vedere) ++ carte | (pensavo/credeva) .. (mano) (finita)
    | nient altro
partner_objected_immediately-yes =
    | compagno .. (subito/immediatamente) .. (oppost-/protest-/contest-/obiett-) | compagno si oppone | compagno .. (protest-/oppos-/dice di no/detto di no)
    | compagno .. (ma che dici/<not> <not>/aspetta/protest-/oppon-/oppos-/obiett-/contest-)
    | (io) .. (detto/protest-) .. (nooo-/no)
act-said_win_n-else =
    | (resto/altre/tutte/tutto) .. (mio/mie/buone/franche/nostre/sue)
    | (faccio/ne faccio/fa/prendo/incasso/ho) .. (resto/tutte/altre/<number>)
    | (dice/dico/dicendo/detto) .. (mie/mio/buone/faccio/tutte/resto)
    | (rivendic-/richied-/richiest-/reclam-/claim-/chied-/chiest-) .. (tutte/resto/<number>/altre/ultime) | tutte buone
    | (richied-/richiest-/claim-/chied-/chiest-/reclam-/dice/dichiar-) .. (resto/tutte/restanti/rimanenti/prese/<number>/ultime)
    | (tutte/resto/restanti/altre) .. (mie/nostre/sue/buone/vincenti)
act-said_lose_n-else =
    | (conced-/conces-/do/dato/regal-) .. (presa/prese/<number>/down/resto/tutto/ultime/una)
    | (perdo/perde/cedo) .. (presa/prese/<number>/una)? | (resto/altre) .. (vostre/vostro/loro)
    | (conced-/concess-/cede/cedo/regal-/perdo/perde/perdiamo/lascio/lascia/do/dà) .. (presa/prese/una/due/#1/#2/#3/ultima/ultime/resto/<number>/picche/cuori/quadri/fiori)?
    | (vostre/vostra/uno down/down)
act-showed_cards-else =
    | (mostr-/stend-/steso/stese/apr-/scopr-/cala/calat-/mett-/messo/abbass-) .. (carte/mano) | (carte) .. (tavolo/scoperte/viste/vedere)
    | (stes-/stend-/mostr-/scopr-/scopert-/mess- giu/mette giu/metto giu/intavol-/poggi-/fatto vedere/fa vedere/apre/aperto) .. (carte/mano/tavolo)
act-abandoned_hand-else =
    | (butt-/gett-/rimess-/rimette/abbandon-/ripos-) .. (carte/mano/gioco)
    | (butt-/ripost-/chius-/rimess-/infil-/mett-) .. (carte/mano) .. (board/astuccio/via/mazzo)
act-curtail-else =
    | (finiamola/fermiamoci/smettiamo/basta cosi/finiamo/chiudiamo/chiudiamola/segniamo/scriviamo)
    | (propon-/sugger-) .. (smett-/finir-/segn-/ferm-)
    | (e basta/basta cosi/inutile giocare/finiamola/chiudiamo/risparmiamo tempo/smettiamo)
accepted-no-else =
    | (contest-/protest-/oppon-/obiett-/obiezion-) | <not> .. (accett-/d accordo/convint-) | (dice/diciamo/detto) .. (no/aspetta)
    | (contest-/oppong-/oppos-/oppone/protest-/rifiut-/dubb-/dubit-) | <not> .. (d accordo/accett-/convint-/sta bene/vogli-/va bene)
accepted-yes-else =
    | (accett-/d accordo/va bene/tutti ok/ok tutti) ++ (claim/richiest-/segn-/carte/resto)
    | (accett-/annuit-/concordat-/d accordo)
accepted-silent-else =
    | nessuno .. (obiett-/protest-/detto/contest-/dice/fiata) | (zitt-/silenzio/tac-)
    | nessuno .. (dett-/dice/parl-/obiet-/protest-/fiat-) | (zitt-/silenzio/muti)
accepted-later_withdrawn-else =
    | (accett-/d accordo) .. (poi/ora/adesso/dopo/ma/pero) .. (vuol-/rivuol-/rivogl-/accorg-/accort-/contest-/ripens-/era/dice/scopr-/nostra/indietro/avevamo)
    | (rivuol-/rivogl-/vuole/vogliono) .. presa .. (indietro)?
    | (accett-/d accordo) ... (poi/ora/adesso/dopo) .. (vuol-/rivogl-/accorg-/scopr-/dice/ripens-/presa)
    | (accett-/accord-/annu-/d accordo/concordat-) .. (ora/adesso/poi/dopo/ma/invece/pero/successiv-) .. (ripens-/accorg-/accort-/vogl-/vuol-/vorr-/contest-/dubb-/ricred-/trov-/vist-/vedo/indietro)
    | (ritir-/riprend-) .. (accettazion-/consens-/assenso)
accepted-conceder_withdraws-else =
    | (conced-/conces-) .. (ma/poi/pero/invece) .. (fatto/accorg-/accort-/avuto/aveva/vincente/buona/ripens-/indietro/non potevo/riprend-)
    | (conced-/concess-/cedut-/ceduto) .. (ma/poi/pero/invece/ora) .. (ritir-/riprend-/vincente/avuto/aveva/ripens-/non poteva perd-/accorg-)
phase-same_board-else =
    | (stesso board/stessa mano/prima .. board nuovo/prima di aprire/prima del board/ancora sul board)
    | (stesso board/stessa mano/ancora sullo stesso/board dopo non/prima del board/mano dopo non)
phase-next_board_called_by_side-else =
    | (licitat-/dichiarat-/aperto/passato/iniziat-) .. (board/mano/smazzata) (dopo/successiv-/seguente/nuov-)
    | (board/mano) (dopo/successiv-/seguente/nuov-) .. (licitat-/dichiarat-/iniziat-)
    | (board/mano/smazzata) (dopo/successiv-/seguente) .. (licit-/dichiar-/apert-/parlat-/iniziat-)
phase-round_over-else =
    | turno (chiuso/finito/terminato/concluso) | (finito/chiuso) turno | cambiato tavolo | (altro) tavolo
trumps_out-not_mentioned-else =
    | <not> .. (nomin-/menzion-/dett-/parl-/cit-) .. atout | (dimentic-/scord-) .. atout
    | atout .. <not> .. (nomin-/menzion-/dett-/parl-/cit-)
    | atout .. (fuori/in giro/rimast-/mancav-) .. (senza/non/mai/dimentic-/niente/nulla/parola)?
    | (dimentic-) .. atout
trumps_out-mentioned-else =
    | (batt-/tir-/tolgo/tolg-/elimin-) .. atout | atout .. (nominat-/menzionat-/contata/detto/dett-)
    | (batto/batte/battut-/elimin-/tir-/battere/levo/togli-) .. atout
trumps_out-none-else =
    | <not> atout (fuori/in giro) | (finite/senza) atout
needs_card_position-opponent_showed_out-else =
    | scartato nel (colore/seme)
needs_card_position-nobody_showed_out-else =
    | nessuno .. (scartat-/senza/mostrat-)
    | nessuno .. (scartat-/mostrat-/finit-) | impasse
order_unstated-yes-else =
    | (ordine/sequenza/linea) .. <not> | <not> .. (ordine/linea/sequenza)
claimer_unaware_likely-yes-else =
    | (chiaramente/evidentemente/ovviamente) .. (dimentic-/scord-) | (non sapeva/ignorava)
claimer_unaware_likely-no-else =
    | (sapeva/contat-)
played_on-all_agreed-else =
    | (continuat-/proseguit-/giocat-/andati avanti) .. (tutti/accordo/comunque/lo stesso)
    | (tutti) .. (d accordo/accordo/voluto/ok) .. (gioc-/continu-/avanti/prosegu-)
    | (gioc-/continu-/proseg-/andat- avanti) .. (tutti/comune) .. (accordo/d accordo)
played_on-not_all_agreed-else =
    | (continuat-/proseguit-/giocat-/avanti) .. (no/contrari-/senza/protest-)
    | (gioc-/continu-/proseg-/andat- avanti/si era andati avanti) .. (senza/non/contro/nonostante) .. (ok/accordo/tutti/consens-/volesse)?
revoke_pending-claimers-else =
    | (chi/lui/richiedente/dichiarante) .. (renonce/rifiutat-)
revoke_pending-others-else =
    | (altri/avversari/difensori/loro/altra linea) .. (renonce/rifiutat-)
partner_objected_immediately-yes-else =
    | (compagno/altro/io) .. (salta/oppon-/oppos-/protest-/obiett-/no no/nooo/subito/aspetta/detto di no/contest-) ++ conc-
    | (compagno/socio) .. (subito/immediata-/al volo/protest-/oppone/oppong-/dice/grida/contest-) .. (no/non/ho/aspetta)?
about_current_trick_only-yes-else =
    | (solo)? presa in corso
clearly_no_claim_intended-lead_out_of_turn-else =
    | (credendo/pensando/convinto) .. (attacco/morto/fuori turno)
    | (credev-/pensav-/creduto/convint-) .. (morto/attacc-/fuori turno) | (perche/siccome) .. (attacc-/uscit-) .. fuori turno
clearly_no_claim_intended-other_reason-else =
    | (starnut-/cadut-)
defender_claim_depends_on_partner-yes-else =
    | (se/solo se/purche/dipende) .. compagno
trick_given_up-contract_settled-else =
    | contratto .. (fatto/mantenuto/sicuro)
trick_given_up-no_legal_play_loses_it-else =
    | <not> .. (perdere/potevo perd-/perdeva)
accepted-unless =
    | (poi/ora/adesso/dopo/pero) .. (vuol-/rivogl-/accorg-/dice/scopr-/ripens-)
by-declarer =
    | (dichiarante/giocante) .. (steso/stende/chied-/chiest-/richied-/richiest-/conced-/conces-/mostr-/mollat-/rivendic-/mette giu/messo giu)
    | (richiesta/claim/concessione) (del/di) dichiarante | (chiede/richiede/stende/concede) dichiarante
    | dichiarante .. (dice/detto/dicendo) .. (mie/mio/resto/tutte/buone/perdo/una/faccio) | dice dichiarante
    | <who> gioca & sulla presa
by-defender =
    | (difensore/difesa/difensori) .. (chiest-/chied-/richied-/conced-/conces-/mostr-/mollat-/chius-/appoggiat-/cede/dice)
    | (indifesa/controgioca-/difende/difendendo) .. (chied-/chiest-/apert-/dico/conces-)
    | (richiesta/concessione) (del/di/della) (difensore/difesa) | (chied-/chiest-/conced-/conces-/dice) .. (indifesa/controgioco)
claimer_unaware_likely-yes =
    | + (scord-/dimentic-/pensava/credeva/convinto) .. (atout/uscit-/finit-) | + atout ... (scordat-/dimenticat-)
    | + <not> sapeva .. atout
claimer_unaware_likely-no =
    | + (sapeva/lo sapeva/sapesse) .. (sicuro/eccome/atout)?
claimer_unaware_likely-open =
    | + da valutare | + <not> .. (so/sappiamo/deciso) .. (sapeva/se)
trump_can_score_normal-yes =
    | + (giocando normale/gioco sensato/linea sciatta/scartina) .. (tagli-/prende/presa/fa)?
    | + (poteva) .. (farselo tagliare/fare presa) | + atout .. (prende/fa presa)
trump_can_score_normal-no =
    | + <not> (poteva) (fare presa/prendere)
trump_can_score_normal-open =
    | + insicuro .. atout
needs_card_position-nobody_showed_out =
    | (tutti) .. (seguivano/rispondevano/rispost-) | nessuno .. (scartato/mostrato) | dov .. <not> .. sapeva nessuno
needs_card_position-none =
    | <not> (carta da piazzare/impasse)
order_unstated-no =
    | (qualsiasi/qualunque) ordine
claim_suit_order-top_down =
    | (dall alto/dalla piu alta/alto in giu/asso in giu/piu alta in giu)
claim_suit_order-none =
    | <not> .. (stabilito/regola) .. ordine | <not> ordine .. semi
less_successful_normal_line-yes =
    | (modo/linea) .. normale .. (perde/perdere/meno) | se (parte/comincia) .. (perde/presa)
less_successful_normal_line-open =
    | + (decidere) .. linea normale
less_successful_normal_line-no =
    | (in) (qualunque/qualsiasi) ordine
alternative_irrational-yes =
    | + (pazzia/follia/da ricovero/assurdo/irrazionale/folle)
alternative_irrational-no =
    | + <not> irrazionale
alternative_irrational-open =
    | + (decidere) .. irrazionale
claimed_all-yes =
    | (difensore/difesa/indifesa/controgioco) .. (chied-/chiest-/richied-/vuole) .. (tutte/tutto/rimanenti/resto)
    | (chiest-/richiesta) .. (tutte/tutto/rimanenti) ++ (difensore/indifesa/difesa/difendiamo)
claimed_all-no =
    | resto tuo ++ (difesa/difensore/faccio)
played_on-no =
    | (tutto) .. (fermat-/bloccat-/fermo) | smesso di giocare
revoke_pending-none =
    | <not> renonce
partner_objected_immediately-no =
    | compagno .. <not> .. (fatto/detto/piega/bao/fiatat-) | compagno .. (zitto/sta zitto/guarda soffitto)
clearly_no_claim_intended-lead_out_of_turn =
    | attacco .. (sbagliat-/fuori turno/parte sbagliata/lato sbagliato) | (fare il/da) morto ++ (carte/steso)
defender_claim_depends_on_partner-no =
    | (senza bisogno/niente affatto) .. compagno | <not> bisogno .. compagno
trick_given_up-already_won =
    | (presa) .. (gia)? (avuto fatt-/fatta) .. (conces-)? ++ conces- | gia (loro/nostra) in mucchio | in mucchio
trick_given_up-no_legal_play_loses_it =
    | + (qualunque/qualsiasi/ogni) carta | + per forza | + carta legale
trick_given_up-no_normal_play_loses_it =
    | + (sensato/decente/normale/ragionevole) ++ conces-
trick_given_up-likely_won =
    | + (novanta per cento/quasi certo/probabil-) .. (fatta/vinta)?
