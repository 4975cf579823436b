# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = by
word-chiesta =
    | claim | richiesta | concessione | rivendicazione
word-indeciso =
    | da valutare | valutarlo | valutarla | valutare | da decidere | da giudicare | giudicarlo | giudicare | decidere
    | devo decidere | decidere se | decida | not deciso | not decido | not capito | capirlo | capire se | aperto
    | aperta | aperte | insicuro | not sappiamo | not dire | riflettere | rifletterci | devo pensare | devo pensarci
    | pensarci | pensando | not giudicato | not valutato | not chiaro | da stabilire | in dubbio | resta da vedere
    | da vedere | boh | chissa | not certo | valuto | vedra
word-consenso =
    | accettato | accettata | accettano | accetta | accettare | accettando | accettiamo | accettammo | accettarono
    | d accordo | accordo | acconsentito | acconsente | acconsentono | acconsentiamo | annuito | annuiscono | annuisce
    | ok | va bene | andava bene | stava bene | consenso | assenso | concordato | concordano | firmato
word-ripensa =
    | ripensa | ripensano | ripensiamo | ripensato | ripensandoci | ripensamento | ripenso | pentono | pente | pentiti
    | pento | accorge | accorgono | accorgo | accorgiamo | accorto | accorti | accorta | conto | vedo | vede | vedono
    | vediamo | visto | guardando | guardo | riguardando | riguardiamo | rifacendo | ricontando | scopro | scopre
    | scoprono | scoperto | trova | trovato | vuole | vogliono | vorrebbe | vorrebbero | vorremmo | vorrei | rivuole
    | rivogliono | rivogliamo | rivorrei | contesta | contestano | contestato | contestiamo | cambiato idea
    | cambiano idea | cambiamo idea | cambia idea | cambio idea | ritirato | ritirata | ritira | ritirano | ritiriamo
    | rimangio | rimangia | rimangiano | indietro | ricredono | ricrede | nostra | dice che not | dicono di not
    | dice di not | not contento
word-indietro =
    | indietro | ridatemela | ridarmela | ridatecela | ridarcela | ridare | ridata | ridargliela | restituire
    | restituita | riprendere | riprendersela | riprendermela | riprendo | riprenderla | annullare | annullata
    | annulla | ritirare | ritirata | ritirato | ritira | ritiro | rivuole | rivoglio | rivogliamo | rivogliono
    | rivorrei | rivorrebbe | rivorrebbero | recuperare | recupero | riaverla | riavere | rimangia | rimangiare
    | ripensa | ripensato | ripensano | ripensiamo
word-conces =
    | concesso | concessa | concesse | concessi | concede | <me> concesso | concedono | concedendo | concessione
    | ceduto | ceduta | cede | cedo | cedute | dato | data | date | regalato | regalata | regala | mollato | mollata
    | molla | lasciato | lasciata | abbandonato
word-tutto =
    | tutte | tutto | resto | rimanenti | restanti | altre | quante restano
word-linea =
    | linea | linee | gioco | giocata | giocate | modo | modi | maniera | giocando | ordine | sequenza | carta
word-assurdo =
    | pazzia | follia | ricovero | assurdo | assurda | irrazionale | folle | pazzo | pazzesco | demenziale | insensato
    | insensata | da matti | matto
word-difende =
    | <defender> | <defending_side> | indifesa | controgioco | difende | controgioca | difensiva
offender =
    | <who> .. (claim-/conced-/conces-/rivendic-/dice/detto/stende/steso/mostra/mostrato/apre/cala/scopre/chied-/richied-) .. (resto/tutte/tutto/carte/mano/perdo/prese/presa/buone/mie/#1/#2/#3)
    | <who> .. (butta/lascia/mollat-/rimette/chius-/arres-/posa) .. (carte/mano/tutto)
accepted-conceder_withdraws =
    | + <indietro> .. (presa)? .. (concess-/concesso/ceduta/regalata/data)
accepted-conceder_withdraws-likely =
    | + <conces> .. <indietro> | + conces- .. <not> .. (perd-/perderla)
    | + (conced-/conces-/mollat-/ceduto/abbandona/regal-) .. (poi/adesso/ora/ma/dopo) .. (ripens-/rivuol-/rivogl-/rivorr-/accorg-/accort-/ridat-/indietro/annull-/vede/vorrebb-)
accepted-later_withdrawn =
    | + <consenso> .. (ripens-/pent-/cambia- idea/rimangi-/ricred-)
    | + (accett-/d accordo/accordo/annu-/ok/va bene) .. (poi/adesso/ora/dopo/invece/minuti) .. (ripens-/dicono/dice/vuole/vogliono/contest-/accorg-/avrebbero/vorrebb-/ridat-/indietro/lament-/trov-/scopr-)
    | (accettat-) .. (poi/dopo/ma/ora/adesso) .. (dice/contest-/presa/nostra/accorg-/ripens-)
    | + (ritir-/revoc-/rimangi-) .. (accordo/consenso/assenso/parola)
    | + (accordo/consenso/assenso) .. (ritirat-/revocat-/rimangi-)
accepted-later_withdrawn-likely =
    | + <consenso> .. (poi/ora/adesso/dopo/oggi/a casa/prima/invece/ma/minuti/domani/ormai) .. <ripensa>
accepted-no =
    | <chiesta> .. contestata
    | (<opposing_side>/<opponent>/<defending_side>/<defender>/<declarer>) .. (contest-/oppon-/oppos-/obiett-/protest-)
    | <chiesta> .. contestato | (<we>/<me>/loro) <not> (convin-/sto/accett-)
accepted-no-likely =
    | (contest-/protest-/oppon-/obiett-/obiezion-) | <not> .. (accett-/d accordo/convint-)
accepted-silent =
    | (nessuno) .. (fiat-/risponde/risposto/obietta/obiettato/replica/parla/parlato/battuto ciglio/reagi-)
    | nessuno .. (dett-/dice/parl-/obiet-/protest-/fiat-)
accepted-silent-likely =
    | (zitti/silenzio)
accepted-yes =
    | <chiesta> accettato
phase-correction_period_over =
    | (termine/termini/tempo/periodo/tempi) (reclami/reclamo/correzioni/correzione/correggere)? .. (scadut-/passat-/finit-/chius-)
phase-next_board_called_by_side-likely =
    | (licit-/dichiar-/apert-/passat-) .. (board/mano/smazzata/quello/quella) (dopo/successiv-/<next_player>/nuov-/<number>)
    | (board/mano/smazzata) (dopo/successiv-/<next_player>/nuov-/<number>) .. (licit-/dichiar-/apert-/passat-/contrat-)
phase-round_over =
    | (turno) .. (nuovo/finito/dopo/concluso/chiuso/successivo) | (finito/chiuso/terminato) (turno/round/incontro)
    | (cambio/cambiato) (tavolo/turno/fatto)
phase-same_board =
    | (stesso/quel/stessa) (board/mano) | (stesso/stessa/medesimo/medesima) (board/smazzata/mano)
phase-same_board-likely =
    | (stesso board/stessa mano/prima .. board nuovo/prima di aprire/prima del board/sul board)
by-declarer =
    | <declarer> .. (steso/stende/chiest-/chied-/richied-/richiest-/conced-/conces-/mostr-/rivendic-/apert-/dice/dà/stend-)
    | <declarer> .. (stes-/stende/apre/mostr-/reclam-/mette) | <declarer> <him>? (richie-/conce-)
    | (<declarer>) .. (steso/stende/chied-/chiest-/richied-/richiest-/conced-/conces-/mostr-/mollat-/rivendic-/mette giu/messo giu)
    | <declarer> .. (dice/detto/dicendo) .. (mie/mio/resto/tutte/buone/perdo/<me> fatto)
    | (richiesta/claim/concessione) .. (del/di/dal) <declarer>
    | <declarer> .. (apert-/aperto/apre/scopr-) | <declarer> <him>? (fa claim/claim-) | dice <declarer>
    | (chiede/richiede/stende/concede) <declarer> | <declarer> <him>? (fatto/fa) (claim/richiesta)
by-declarer-likely =
    | (batto/batte/tolgo/tiro/elimino) .. atout
    | <declarer> .. (fa claim/claima/claimato/claimando)
by-defender =
    | (<defender>/<defending_side>) .. (chiest-/chied-/richied-/conced-/conces-/mostr-/mollat-/chius-/appoggiat-/cede/dice)
    | <defender> .. (vedere/mostr-/conce-/claim-/richie-/stende) | (claim/richiesta/concessione) del? <defender>
    | <declarer> <him>? (contest-/<not> accett-/<not> d accordo/<not> sta/oppon-)
    | <defender> <him>? (fatto/fa) (claim/richiesta)
    | <declarer> <him>? (contest-/<not> accett-) (claim/richiesta/concessione)
by-defender-likely =
    | <partner> .. (urla/grida/salta/protest-/oppon-/oppos-/dice <not>) | <who> <difende>
    | (controgiocava/indifesa/<we> difeso)
    | <difende> .. (chied-/richied-/richiest-/rivendic-/chiest-/vuole/conced-/conces-/dico/dice/stend-/stes-/scopr-/mostr-/molla-/lascio)
    | <declarer> .. (contesta/<not> accett-/<not> d accordo/oppon-)
act-abandoned_hand-likely =
    | (butt-/gett-/rimess-/rimette/abbandon-/ripos-) .. (carte/mano/gioco)
    | (butta-/buttat-/mollat-/abbandon-/chius-) .. (carte/mano/tutto/via)
    | (butt-/ripost-/chius-/rimess-/infil-/mett-) .. (carte/mano) .. (board/astuccio/via/mazzo)
act-curtail =
    | (chiudiamo/chiudiamola/finiamo/finiamola/fermiamoci/smettiamo/smettiamola)
    | (propone/proposto/suggerisce) .. (smett-/ferm-/chiud-)
act-said_lose_n =
    | (conced-/concess-/cede/cedo/regal-) .. (presa/prese/#1/#2/#3/ultima/ultime/resto/<number>/picche/cuori/quadri/fiori)?
    | (altre/resto/tutte) (vostre/vostro/loro)
act-said_lose_n-likely =
    | (vostre/vostra) | (presa) (concess-/cedut-/regalat-) | (resto/altre/tutte) (tuo/tue/vostre/loro/vostro)
    | (dato/date/lasciat-/mollat-/ceduto) (ultim-/#2/#3/presa/resto/#1)
    | (conced-/conces-/do/dato/regal-) .. (presa/prese/<number>/down/resto/tutto/ultime)
act-said_win_n =
    | (vuole/voglio/vogliono/pretende/reclam-/chied-/chiest-/claim-/<me> vinto/prende/<me> fatto) .. (<tutto>/ultime)
    | (tutte/tutto/resto/altre/restanti) (sono)? (mie/mio/nostre/nostro) | (claima/claimato/reclama/richiede/chiede/pretende/rivendica/richiesto/chiesto) <number> prese
act-said_win_n-likely =
    | (sono)? tutte (buone/alte/mie/nostre/franche/vincenti)
    | (tolgo/batto/tiro/levo) .. (atout) .. (alte/buone/tutte/franche/mie)
act-showed_cards-likely =
    | (steso/stende/mostra/mostrato/abbassa/abbassato) .. carte | (mostra/mostrato/mostro) .. (carte/mano/tutto)
about_current_trick_only-yes =
    | (questa) (mia/<me> vinto)
about_current_trick_only-yes-likely =
    | (sola)? (di)? (quella presa li/presa in corso/presa davanti)
clearly_no_claim_intended-lead_out_of_turn-likely =
    | attacco .. (sbagliat-/fuori turno/parte sbagliata/lato sbagliato)
partner_objected_immediately-no-likely =
    | <partner> .. (muto/zitto/tace/tranquillo/annuisce)
partner_objected_immediately-yes =
    | <partner> .. (urla/grida/strilla/salta/immediatamente/al volo/insorge)
partner_objected_immediately-yes-likely =
    | + (<partner>/<other_defender>/<compass>) <him>? (protest-/oppon-/contest-/obiett-/<not> d accordo/<not> accett-/dice (<not>/no))
played_on-all_agreed =
    | (continuare/continuat-/rigiocat-/giocat-) .. (<everyone>/consenso di <everyone>/d accordo)
    | (<everyone>) .. (d accordo/accordo/voluto/ok) .. (gioc-/continu-/avanti/prosegu-)
played_on-not_all_agreed =
    | (continuat-/proseguit-/andat- avanti/tirato avanti/giocat- avanti) .. (stesso/<not> .. accordo/<not> .. ok/<not> .. <everyone>/<not> .. consens-/come se <not>/contro .. parere)
played_on-not_all_agreed-likely =
    | (continuat-/proseguit-/giocat-/avanti) .. (no/contrari-/<not>/protest-)
revoke_pending-none =
    | <not> (renonce/rifiuti/rifiuto)
trumps_out-mentioned =
    | (detto/dice/dicendo/annuncia-/nominat-/menzionat-) .. (batto/batteva/tolgo/elimina/cade/cadeva/tiro) .. atout
    | atout .. (nominat-/menzionat-/contata/detto/dett-)
trumps_out-mentioned-likely =
    | (manca/mancano/mancava/mancavano/fuori/rimasta/restava/restano) .. (atout/briscola)
    | (atout/briscola) .. (fuori/manca/mancava/mancante/rimasta/giro)
    | (batto/batte/tolgo/levo/tiro/elimino) .. (atout/ultima)
trumps_out-not_mentioned =
    | atout .. <not> .. (nominat-/menzionat-/detto/parlat-/parla/cit-/cenno)
    | atout .. <not> .. (nomin-/menzion-/dett-/dirlo/cit-/parol-/cenn-)
    | (<not>) .. (nominare/menzionare/dire/parlare/nominat-) .. atout
    | <not> .. (nomin-/menzion-/dett-/parl-/cit-) .. atout | (atout/briscola) .. (dimentic-/scord-)
    | <not> .. (nomin-/menzion-/citat-/cenno/parola) .. (atout/briscola)
defender_claim_depends_on_partner-no =
    | + <not> .. (dipende/dipendeva/bisogno/serve) .. <partner>
defender_claim_depends_on_partner-yes =
    | + (se/purche/sempre che/a patto che/serve che/bisogno che) .. <partner> .. (tiene/tenga/tenere/scart-/scegl-/butt-/gioc-/indovin-/conserv-/sbloc-/carta)
    | + dipende .. (gioca/scarta/tiene) <partner>
needs_card_position-none =
    | <not> .. (collocare/indovinare/piazzare)
needs_card_position-opponent_showed_out-likely =
    | (mostrato) .. <not> | <who> (avuto)? (scartat-/mostrato vuoto/mostrato di <not>)
order_unstated-yes =
    | <not> .. (detto/dice/specifica/specificat-) .. (ordine/da dove/da che parte/da quale/parte/partiva)
    | <not> dire .. ordine
claimed_all-yes-likely =
    | (tutte/tutto/resto/altre/restanti) (mie/mio/nostre/nostro) | (claim-/chied-/chiest-) (resto/restanti)
    | (<defender>/<defending_side>/indifesa/controgioco) .. (chied-/chiest-/richied-/vuole) .. (tutte/tutto/rimanenti/resto)
claimer_unaware_likely-no =
    | + (contat-) .. (atout/voce) | + sapeva (benissimo/bene/perfettamente)
claimer_unaware_likely-yes =
    | + (scord-/dimentic-/pensava/credeva/convinto) .. (atout/uscit-/finit-) | + atout .. (scordat-/dimenticat-)
trump_can_score_normal-no =
    | + <not> (poteva) (fare presa/prendere)
trump_can_score_normal-no-likely =
    | + atout .. <not> .. (prende/presa/segna)
trump_can_score_normal-yes-likely =
    | + atout .. (puo/potrebbe/poteva) (fare/far/prendere/segnare) (presa)?
alternative_irrational-no-likely =
    | + <not> (certo/proprio/affatto/esattamente)? <assurdo>
less_successful_normal_line-no-likely =
    | (qualsiasi/qualunque/ogni/tutte) .. <linea> .. (porta/stesse/stesso/<number>/uguale)
less_successful_normal_line-open-likely =
    | + <indeciso> .. (linea/gioco/modo) .. (normale/peggiore/meno/peggio)
trick_given_up-contract_settled-likely =
    | contratto .. (fatto/mantenuto/sotto/battuto/caduto)
trick_given_up-no_legal_play_loses_it-likely =
    | + (qualunque/qualsiasi/ogni) carta
trumps_out-not_mentioned-likely =
    | (manca/mancano/mancava/mancavano/fuori/rimasta/restava/restano) .. (atout/briscola)
    | (atout/briscola) .. (fuori/manca/mancava/mancante/rimasta/giro)
    | atout .. <not> .. (detto/parlato/menzionat-)
act-showed_cards =
    | (steso/stende/mostra/mostrato) carte
