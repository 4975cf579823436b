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
    | (vedere/mostr-/apre/scopre/mette giu/cala/espone) .. carte | (steso/stende/mostra/mostrato/abbassa/abbassato) .. carte
    | (steso/stese/stende-/stendo/stendendo) | (mostra/mostrato/mostro) .. (carte/mano/tutto)
    | (carte/mani) .. (messe giu/stese/sul tavolo)
act-said_win_n =
    | <offending>? <he>? <reclamare> ultime? <number> <prese> | <offending>? <he>? <reclamare> resto
    | <offending>? <he>? <reclamare> tutte <prese>? | <offending>? <he>? <reclamare> tutte altre? <prese>
    | <offending>? <he>? <reclamare> altre? <number> <prese> | <offending>? <he>? <reclamare> tutto? resto
    | <offending>? <he>? <reclamare> prese rimanenti | claim del resto | claim di tutte * prese | claim di <number> prese
    | (richie-/richiest-/claim-/reclam-/rivendic-/chiest-) .. (tutte/resto/<number> prese/prese)
    | (dic-/dice/dico) .. (resto/tutte/altre) .. (mio/mie) | (dice/dico/dicendo) .. (faccio/ne faccio) <number>
    | (resto/altre/tutte) (mie/mio/nostre/sue) | (mie/mio) (resto/tutte/altre)
    | (chied-/chiest-/richied-/rivendic-/reclam-) .. (tutte/tutto/resto/rimanenti/ultime/<number>) | richiesta .. (tutte/resto/rimanenti)
    | (dice/dico/detto) .. (ne faccio/faccio/fatto/prendo) (<number>/tutte/resto)
    | (questa/questa qui) (mia/prendo/nostra)
    | (vuole/voglio/vogliono/pretende/reclam-/chied-/chiest-/claim-/prendo/prende/faccio) .. (<tutto>/ultime)
    | (dice/dico/fa/detto/dicendo) .. (fatto/faccio/prendo/farne) <number>
    | (tolgo/batto/tiro/levo) .. (atout) .. (alte/buone/tutte/franche/mie) | <number> (prese)? (dichiarate/richieste/chieste)
    | (sono)? tutte (buone/alte/mie/nostre/franche/vincenti) | (tutte/altre/resto) (io/noi)
    | (richied-/richiest-/chied-/chiest-/claim-/vuole) * <number>
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
    | (una/<number>) giu | (dice/dico/fa/do/dà) .. giu $ | (dato/date/lasciat-/mollat-/ceduto) (ultim-/#2/#3/presa/resto/#1)
    | (te la/ve la/ve le/te le) (lascio/do/regalo/concedo) | (le)? (molla-/cede/conced-/regala) tutte | (presa) (concess-/cedut-/regalat-)
    | concess- <card> | (tutte/altre) (vostre/tue/loro)
act-abandoned_hand =
    | <offending>? <he>? <abbandonare> mano | <offending>? <he>? <abbandonare> gioco | (butta/buttato/abbandona-/lascia) .. (carte/mano/gioco)
    | (rimess-/rimette/ripos-) .. (carte/mano) .. (board/astuccio)
    | (butta-/buttat-/mollat-/abbandon-/chius-) .. (carte/mano/tutto/via) | carte .. nel board ++ (mollat-/rimett-/abbandon-)
    | (mette/messo/metto/mettono/infila/infilato/rimette/rimesso/ficca/ficcato/ripone/riposto) .. (carte/mano) .. (board/astuccio/via/tasca/mazzo)
    | (mischia-/mescola-) .. (carte) | (getta/gettato/sbatte/lancia/tira/scaraventa-) .. (carte/mano) | (mess- via/riposto) carte
word-abbandonare = abbandonato | abbandona | abbandonando
act-curtail =
    | <offending>? <he>? <proporre> di smettere | <offending>? <he>? <proporre> di finire
    | (smettiamo/smettere/fermiamoci/chiudiamo/basta) .. (qui/la/tanto) | (propone/proposto/suggerisce) .. (smett-/ferm-/chiud-)
    | (smettiamo/chiudiamola/chiudiamo/fermiamoci/finiamola/smettere) | si fa prima
    | (chiudiamo/chiudiamola/finiamo/finiamola/fermiamoci/smettiamo/smettiamola) | (vi va/che ne dite/dai) .. (chiud-/finir-/smett-/ferm-)
    | (segna/scrivi/segnamo/scriviamo/segniamo) (#9/#10/#8/#11/#12/#7)
word-proporre = proposto | propone
word-contestare = contestato | contesta | contestano | contestata | opposto | oppone | oppongono | protesta | protestano | protestato
word-chiesta = claim | richiesta | concessione | rivendicazione
accepted-no =
    | <chiesta> * contestato | <chiesta> * contestata | <innocent> <he>? <contestare> | <innocent> <he>? <not> d accordo
    | <innocent> <he>? <not> accettato | <innocent> <he>? <not> accetta | <innocent> <he>? <not> accettano | <chiesta> <not> accettato
    | <chiesta> <not> accettata | contestata da <innocent> | contestato da <innocent> | contestato dal <innocent>
    | contestata dal <innocent> | contestato dagli <innocent> | contestata dagli <innocent> | contestato dalla <innocent>
    | contestata dalla <innocent> | contestato dai <innocent> | contestata dai <innocent> | <chiesta> dubbio | <chiesta> dubbia
    | (obietta/obiettano/contestano) | (subito)? chiamato ++ (steso/richied-/tutte mie)
    | <innocent> (obietta/obiettano/dice <not>/dicono <not>)
    | (noi/io/loro) (contestiamo/contesto/contestano/contestato/obiettiamo/obiettato/protestato/opposti)
    | contest- (avversari/avversario/difesa/dichiarante)
    | (avversari/avversario/difesa/difensori/difensore/dichiarante) .. (contest-/oppon-/oppos-/obiett-/protest-)
    | (noi/io/loro) <not> ($/convin-/ci sto/accett-) | <not> (sta/stiamo/sto/stanno) ($/lo stesso) | <not> convin-
    | (difesa/avversari) in dubbio | <who> (dice/dicono/detto/dico/detto di) <not> $
    | (lite/litigano/discutiamo/discussione) ++ (claim/richiest-/stes-)
accepted-yes =
    | <chiesta> accettato | <chiesta> accettata | <innocent> <he>? accettato | <innocent> <he>? accetta | <innocent> <he>? accettano
    | <innocent> <he>? d accordo | accettata da <innocent> | accettato da <innocent> | accettata dagli <innocent>
    | accettato dagli <innocent> | accettato dalla <innocent> | <innocent> sono d accordo | <all> d accordo | <all> sono d accordo
    | tutti ok | (claim/richiesta) accettat- | (tutti) (ok/va bene/d accordo/bene) | ok di tutti | <innocent> (acconsent-/annui-/ok)
    | (consenso/assenso) (dato/di tutti)
accepted-silent =
    | <innocent> <he>? taciuto | <innocent> <he>? tace | <innocent> <he>? tacciono | <innocent> <he>? <not> detto niente
    | <innocent> <he>? <not> detto <not> | (zitti/silenzio) | (noi/loro/<innocent>) (zitti/muti) | nessuno .. (fiatat-/risponde/risposto)
    | (tutti)? (zitti) | <innocent> <not> risponde
    | (nessuno) .. (fiat-/risponde/risposto/obietta/obiettato/replica/parla/parlato/battuto ciglio/reagi-)
    | (noi/loro/difesa/avversari) <not> (fiat-/risposto/detto <not>/reagi-)
accepted-later_withdrawn =
    | <innocent> <he>? accettato ** poi <him>? <contestare> | <innocent> <he>? ritirato accordo | <innocent> <he>? ritira accordo
    | <innocent> <he>? ritirano accordo | ritirato accordo | (contestano/contesta/contestare) .. (accettat-)
    | (accettat-) .. (poi/dopo/ma/ora/adesso) .. (dice/contest-/presa/nostra/accorg-/ripens-/era)
    | accett- .. (ora/adesso/poi/ma/pero) .. (ripens-/accorg-/contest-/dubb-/ricred-)
    | (ok/d accordo/accettat-) ... (poi/dopo/a casa) .. (vedo/vediamo/visto/accorg-)
    | + (accett-/d accordo/accordo/annu-/ok/va bene) ... (poi/adesso/ora/dopo/invece/minuti) .. (ripens-/dicono/dice/vuole/vogliono/contest-/accorg-/avrebbero/vorrebb-/ridat-/indietro/lament-/trov-/scopr-)
    | + (accett-/d accordo) ... ripens-
    | + <consenso> ... (? ...)? (poi/ora/adesso/dopo/oggi/a casa/prima/invece/ma/minuti/domani/ormai) ... <ripensa>
    | + <consenso> ... (ripens-/pent-/cambia- idea/rimangi-/ricred-) | + (pent-/ripens-) .. <consenso>
    | + (ripens-/riguard-/guardando) ... (consenso/accettat-/acconsent-/d accordo)
    | + (accordo/consenso/assenso) .. (ritirat-/revocat-/rimangi-) | + (ritir-/revoc-/rimangi-) .. (accordo/consenso/assenso/parola)
    | + (acconsent-/accettat-/d accordo/accordo) ... (presa/mia/nostra) .. (mia/nostra/spettava/fatta/avuto/presa)
    | + (accettat-/acconsent-) ... (dice/dicono) .. <not> $
accepted-conceder_withdraws =
    | <offending> <he>? ritirato * concessione | <offending> <he>? ritira * concessione | ritirare * concessione | annullare * concessione
    | ritirato * concessione | (concesso/concessione) .. (poi/ma/ora) .. (ripens-/indietro/vuole/riprender-/annull-/accorg-)
    | + (conced-/conces-/mollat-/ceduto/abbandona/regal-) ... (poi/adesso/ora/ma/dopo) .. (ripens-/rivuol-/rivogl-/rivorr-/accorg-/accort-/ridat-/indietro/annull-/vede/vorrebb-)
    | + (rivuole/rivogliono/ridatecela/ridateci/indietro) .. (concess-/presa)? | + (conced-/conces-) ... (ripens-/ridat-/rivogl-)
    | + <conces> ... (? ...)? <indietro> | + <indietro> .. (presa)? .. (concess-/concesso/ceduta/regalata/data)
    | + <conces> ... (poi/ma/ora/adesso) .. (guardo/vedo/visto/accorg-/accort-/avuto/rendo/rende/scopr-)
    | + conces- ... <not> .. (perd-/perderla) | + concess- (presa/una) .. (avuto) .. (fatta/vinta) | + (concessione) (ritirat-/annullat-)
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
    | atout ... <not> .. (nomin-/menzion-/dett-/dirlo/dett-/cit-/parol-/cenn-)
    | <not> .. (nomin-/menzion-/citat-/cenno/parola) .. (atout/briscola) | (atout/briscola) ... (dimentic-/scord-)
    | <not> fa parola ++ atout | richiesta <not> dett- ++ atout
phase-round_over =
    | finito turno | a turno finito | turno finito
    | (turno) .. (nuovo/finito/dopo/concluso/chiuso/successivo) | al bar | tavolo <number> .. turno | a casa
    | (round/turno/incontro) (finito/finita/chiuso/concluso/terminato/passato) | (cambio/cambiato) (tavolo/turno/fatto)
    | fine (turno/round/incontro) | (finito/chiuso/terminato) (turno/round/incontro)
phase-correction_period_over = dopo periodo di correzione | scaduto periodo di correzione | periodo di correzione * scaduto
    | (periodo/tempo/termine) .. correzion- .. (scadut-/finit-)
    | (correzioni/periodo/termini/tempo) .. (scadut-/finit-/chius-/passat-)
    | (termine/termini/tempo/periodo/tempi) (reclami/reclamo/correzioni/correzione/correggere)? .. (scadut-/passat-/finit-/chius-)
    | (scadut-/finit-/chius-) .. (termin-/periodo/tempo) .. (correz-/reclam-) | (giorno dopo/ieri) ++ (corre-/reclam-)
asked-about = accepted act by
by-declarer-else =
    | dichiarante .. (stes-/stende/apre/mostr-/claim-/richie-/reclam-/conce-/mette) | (claim/richiesta/concessione) del dichiarante
    | <who> gioca .. stende | ^ dichiarante (dice/detto/chiede/steso/stende/mostra) | (tiro/batto/tolgo) .. atout | impasse
    | (mio/nostro) contratto
    | (dichiarante/giocante/dich) .. (richied-/richiest-/claim-/conced-/chied-/chiest-/stend-/stes-/mostr-/mette giu/intavol-/dice/dette)
    | (prese) (del/di/dal) (giocante/dichiarante) | (fa/va/dice/scrivi/scriviamo/meno/conced-/do/dà) giu (di #1)?
    | (batto/batte/tolgo/tiro/elimino) .. atout
by-defender-else =
    | difensore .. (vedere/mostr-/conce-/claim-/richie-/stende) | (claim/richiesta/concessione) del? difensore
    | difensore .. (claim-/conced-/dice/mostra/richied-)
    | (difensore/controgiocante/difesa) .. (richied-/richiest-/claim-/conced-/chied-/mostr-/stend-/dice/cede/regala)
    | indifesa | (controgiocava/difendendo/abbiamo difeso) | (conced-/conces-/resto tuo/vostre/cede) .. compagno
phase-same_board =
    | stesso board | stessa mano
    | (stesso/quel/stessa) (board/mano) | board .. (aperto davanti/sul tavolo)
    | (stesso/stessa/medesimo/medesima) (board/smazzata/mano) | ancora (sul/stesso/alla stessa) .. (board/mano/smazzata)
    | prima (di/che) .. (carte nuove/board nuovo/mano nuova/nuovo board/nuove carte/prossimo board) | board ancora (li/sul tavolo/aperto)
phase-next_board_called_by_side =
    | (licitato/licitat-/dichiarat-) .. board (dopo/successivo/seguente) | board dopo .. licitat-
    | (licitat-/licita/dichiarat-/apert-/passat-) .. (board/mano) (dopo/successiv-/<number>/nuov-)
    | (board/mano) (dopo/successiv-/seguente/nuov-) .. (licitat-/dichiarat-/licita/apert-) | licitato in quello dopo
    | dichiarato al board
    | (board/mano/smazzata) (dopo/successiv-/seguente/nuov-/<number>) ... (licit-/dichiar-/apert-/passat-/contrat-)
    | (licit-/dichiar-/apert-/passat-) ... (board/mano/smazzata/quello/quella) (dopo/successiv-/seguente/nuov-/<number>)
trumps_out-mentioned =
    | (dic-/detto/nominat-) .. (batto/tolgo/tiro/elimino) .. atout
    | (batto/batte/tolgo/levo/tiro/elimino) .. (atout/ultima) | atout .. (l avuto/ma) detto
    | (detto/dice/dicendo/annuncia-/nominat-/menzionat-) .. (batto/batteva/tolgo/elimina/cade/cadeva/tiro) .. atout
    | (nominat-/menzionat-/citat-) atout
trumps_out-none =
    | non (piu)? atout (fuori)? | <not> atout (in giro/fuori/da)? .. (<not> carta)? | (nessuna) atout (da nessuna/in giro/in ballo)
    | (atout/briscole) (tutte)? (cadute/finite/battute/uscite/esaurite)
    | <not> .. (atout/briscole) .. (fuori/giro/rimast-/mancava/mancavano)
needs_card_position-opponent_showed_out =
    | (gia mostrato/mostrato) .. senza
    | (ovest/est/nord/sud/avversario/difensore/uno) .. (scartat-/<not> .. (rispost-/rispondeva)) .. | carta segnata
    | (impasse) .. (segnat-/marcat-)
    | <who> (avuto)? (scartat-/mostrato vuoto/mostrato di <not>) | (scartat-/mostrat-) .. (in quel/su quel/nel) (colore/seme)
    | (avuto) .. mostrato (vuoto/mancanza)
defender_claim_depends_on_partner-yes =
    | (solo se/se/dipende) .. compagno .. (gioca/carta giusta/prende)
    | (dipende/regge) .. compagno
    | compagno .. (tenere/tiene/indovinare/scegli-/scart-) ++ (chied-/chiest-/richiest-/difesa/indifesa/vuole)
    | + (se/solo se/purche/sempre che/a patto che/serve che/bisogno che) .. compagno .. (tiene/tenga/tenere/scart-/scegl-/butt-/gioc-/indovin-/conserv-/sbloc-/carta)
    | + compagno .. (deve/dovrebbe/dovra/bisogna che) .. (tenere/scegliere/scegl-/indovinare/scartare/scarto/carta/buttare/sbloccare/conservare)
    | + dipende .. (gioca/scarta/tiene) compagno | + dipende .. compagno | + compagno indovini
played_on-all_agreed =
    | (continuato/giocare/proseguito) .. tutti .. d accordo
    | (continuare/continuat-/rigiocat-/giocat-) .. (tutti/consenso di tutti/d accordo)
    | tutti .. d accordo .. (continuare/giocare) | (tutti) ++ (di continuare/a continuare)
played_on-not_all_agreed =
    | (avanti/continuat-/proseguit-) .. (io/noi/uno) .. (no/non) | (<not>) ... si gioca lo stesso | continuato .. <not> d accordo
    | (continuat-/proseguit-/andat- avanti/tirato avanti/giocat- avanti) .. (lo stesso/<not> .. accordo/<not> .. ok/<not> .. tutti/<not> .. consens-/come se <not>/contro .. parere)
    | mica tutti .. (voleva-/d accordo)
revoke_pending-claimers =
    | renonce .. (proprio)? di chi (richiede/claima/ha richiesto/fa claim)
    | (renonce) .. (di/della/del) (coppia che) .. (chiest-/richiest-) | renonce (del/di/dei) <offending>
    | <offending> (rifiutat-/fatto renonce/avuto rifiutat-) | (richiedente/chi richiede/chi chiede) .. (rifiutat-/rifiuto/renonce/revoca)
    | (rifiutat-/rifiuto/renonce/revoca) .. (del)? richiedente | (rifiutat-/rifiuto/renonce/revoca) (suo/sua/del morto)
revoke_pending-others =
    | (altra linea/avversari) .. (renonce/rifiut-) | renonce .. (altra linea/avversari)
    | renonce (del/di/dei/della) <innocent> | <innocent> .. (fatto/avuto)? .. renonce
    | <innocent> (rifiutat-/fatto renonce/avuto rifiutat-) | (difensori/difesa/altri/avversari) (avuto)? (rifiutat-)
    | (rifiutat-/rifiuto/renonce/revoca) (dei/della/degli/di) (difensori/difesa/altri/avversari)
order_unstated-yes =
    | senza dire .. ordine | non .. detto .. ordine | ordine non
    | <not> .. (detto/dice/specifica/specificat-) .. (ordine/da dove/da che parte/da quale/parte/partiva)
    | (senza ordine/come la giochi/da che parte)
trick_given_up-contract_settled =
    | contratto .. (gia)? (fatto/mantenuto)
    | contratto .. (fatto/mantenuto/sotto/battuto/caduto) | contr .. fatto
    | + contratto .. (fatto/mantenuto/battuto/deciso/caduto/salvo/realizzato) ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + (salva/salvo) ++ (giu/conces-/conced-)
about_current_trick_only-yes =
    | (solo/soltanto)? .. presa in corso
    | (questa) (mia/prendo/la prendo) | (sola/solo)? (di)? (quella presa li/presa in corso/presa davanti)
    | parla- .. (questa/quella) presa | (questa/quella) (presa)? .. <not> (altre/resto)
    | (parlava/riferiva/intendeva/riguardava) .. presa (in corso/sul tavolo/li) | (questa) (mia) , (questa/per altre <not>/altre <not>)
clearly_no_claim_intended-other_reason =
    | <not> (richiesta/intenzione) | (cercare/ridere/mostrare/far vedere) ++ carte | (pensavo/credeva) .. (mano) (finita) | nient altro
    | (starnut-/tosse/caduta/cadute/volat-/sfuggit-/scivolat-/per sbaglio/inciampa-) ++ (carte/mano)
    | <not> (rivendicava/richiedeva/chiedeva/claimava)
    | (richied-/claim-/chied-) <not> .. (pensava/pensato)
partner_objected_immediately-yes =
    | al? <partner> <not> (va bene/piace/garba/sta bene)
    | compagno .. (subito/immediatamente) .. (oppost-/protest-/contest-/obiett-) | compagno si oppone | compagno .. (protest-/oppos-/dice di no/detto di no)
    | compagno .. (ma che dici/<not> <not>/aspetta/protest-/oppon-/oppos-/obiett-/contest-)
    | (io) .. (detto/protest-) .. (nooo-/no)
    | compagno .. (urla/grida/strilla/salta/immediatamente/al volo/insorge)
    | compagno (dice/fa/detto/esclama) (<not> $/<not> ,/aspetta/fermo)
act-said_win_n-else =
    | (resto/altre/tutte/tutto) .. (mio/mie/buone/franche/nostre/sue)
    | (faccio/ne faccio/fa/prendo/incasso/ho) .. (resto/tutte/altre/<number>)
    | (rivendic-/richied-/richiest-/reclam-/claim-/chied-/chiest-) .. (tutte/resto/<number>/altre/ultime) | tutte buone
    | (richied-/richiest-/claim-/chied-/chiest-/reclam-/dice/dichiar-) .. (resto/tutte/restanti/rimanenti/prese/<number>/ultime)
    | (tutte/resto/restanti/altre) .. (mie/nostre/sue/buone/vincenti)
act-said_lose_n-else =
    | (conced-/conces-/do/dato/regal-) .. (presa/prese/<number>/down/resto/tutto/ultime/una) | (resto/altre) .. (vostre/vostro/loro)
    | (conced-/concess-/cede/cedo/regal-) .. (presa/prese/#1/#2/#3/ultima/ultime/resto/<number>/picche/cuori/quadri/fiori)?
    | (perdo/perdiamo) (#1/#2/#3/presa/ultim-/tutte) | (vostre/vostra) $ | (una)? down
act-showed_cards-else =
    | (mostr-/stend-/steso/stese/apr-/scopr-/cala/calat-/mett-/messo/abbass-) .. (carte/mano) | (carte) .. (tavolo/scoperte/viste/vedere)
    | (stes-/stend-/mostr-/scopr-/scopert-/mess- giu/mette giu/metto giu/intavol-/poggi-/fatto vedere/fa vedere/apre/aperto) .. (carte/mano/tavolo)
act-abandoned_hand-else =
    | (butt-/gett-/rimess-/rimette/abbandon-/ripos-) .. (carte/mano/gioco)
    | (butt-/ripost-/chius-/rimess-/infil-/mett-) .. (carte/mano) .. (board/astuccio/via/mazzo)
act-curtail-else =
    | (finiamola/fermiamoci/smettiamo/basta cosi/finiamo/chiudiamo/chiudiamola/segniamo/scriviamo)
    | (propon-/sugger-) .. (smett-/finir-/segn-/ferm-)
    | (basta cosi/inutile giocare/finiamola/chiudiamo/risparmiamo tempo/smettiamo)
accepted-no-else =
    | (contest-/protest-/oppon-/obiett-/obiezion-) | <not> .. (accett-/d accordo/convint-) | (dice/diciamo/detto) .. (no/aspetta)
    | <not> .. (d accordo/accett-/convint-/sta bene/vogli-/va bene)
accepted-silent-else =
    | nessuno .. (dett-/dice/parl-/obiet-/protest-/fiat-)
    | (tutti/noi/loro/avversari/difesa/difensori/dichiarante/tavolo) (sono/stanno/rimasti/restano/rimangono/stati)? (zitt-/in silenzio/muti/tac-)
    | ^ (silenzio/zitti/tutti zitti) | (zitti/muti) (tutti/noi/loro) | silenzio (generale/totale/di tutti)
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
    | atout .. <not> .. (nomin-/menzion-/dett-/parl-/cit-) | (dimentic-) .. atout | (ignaro/ignara/inconsapevole) .. atout
trumps_out-mentioned-else =
    | (batt-/tir-/tolgo/tolg-/elimin-) .. atout | atout .. (nominat-/menzionat-/contata/detto/dett-)
    | (batto/batte/battut-/elimin-/tir-/battere/levo/togli-) .. atout
trumps_out-none-else =
    | <not> atout (fuori/in giro) | (finite/senza) atout
needs_card_position-opponent_showed_out-else =
    | scartato nel (colore/seme)
needs_card_position-nobody_showed_out-else =
    | nessuno .. (scartat-/senza/mostrat-) | nessuno .. (scartat-/mostrat-/finit-)
claimer_unaware_likely-yes-else =
    | (chiaramente/evidentemente/ovviamente) .. (dimentic-/scord-) | (non sapeva/ignorava)
claimer_unaware_likely-no-else =
    | (sapeva/contat-)
played_on-all_agreed-else =
    | (tutti) .. (d accordo/accordo/voluto/ok) .. (gioc-/continu-/avanti/prosegu-)
    | (gioc-/continu-/proseg-/andat- avanti) .. (tutti/comune) .. (accordo/d accordo)
played_on-not_all_agreed-else =
    | (continuat-/proseguit-/giocat-/avanti) .. (no/contrari-/senza/protest-)
partner_objected_immediately-yes-else =
    | (compagno/altro/io) .. (salta/oppon-/oppos-/protest-/obiett-/no no/nooo/subito/aspetta/detto di no/contest-) ++ conc-
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
accepted-unless =
    | (poi/ora/adesso/dopo/pero) .. (vuol-/rivogl-/accorg-/dice/scopr-/ripens-)
    | compagno .. (oppon-/oppos-/protest-/contest-/obiett-/urla/grida)
by-declarer =
    | (dichiarante/giocante) .. (steso/stende/chied-/chiest-/richied-/richiest-/conced-/conces-/mostr-/mollat-/rivendic-/mette giu/messo giu)
    | (richiesta/claim/concessione) (del/di) dichiarante | (chiede/richiede/stende/concede) dichiarante
    | dichiarante .. (dice/detto/dicendo) .. (mie/mio/resto/tutte/buone/perdo/una/faccio) | dice dichiarante
    | <who> gioca & sulla presa
    | <declarer> .. (steso/stende/chiest-/chied-/richied-/richiest-/conced-/conces-/mostr-/rivendic-/apert-/dice/dà/stend-)
    | stende <who> che gioca | dichiarante .. (apert-/aperto/apre/scopr-/fa claim/claim-) | che gioca .. (stend-/richied-/chied-)
    | (richiesta/claim/concessione) .. (del/di/dal) dichiarante | difensori .. (contest-/accett-/d accordo/zitti)
by-defender =
    | (difensore/difesa/difensori) .. (chiest-/chied-/richied-/conced-/conces-/mostr-/mollat-/chius-/appoggiat-/cede/dice)
    | (indifesa/controgioca-/difende/difendendo) .. (chied-/chiest-/apert-/dico/conces-)
    | (richiesta/concessione) (del/di/della) (difensore/difesa) | (chied-/chiest-/conced-/conces-/dice) .. (indifesa/controgioco)
    | <defender> .. (stes-/stend-/chiest-/chied-/richied-/richiest-/conced-/conces-/mostr-/rivendic-/cede/regala/molla-/vuole/dice)
    | <who> <difende> | (dice/dico/chied-/chiest-/richied-/fa/stend-/stes-/conced-/conces-/vuole) .. <difende>
    | <difende> .. (chied-/richied-/richiest-/rivendic-/chiest-/vuole/conced-/conces-/dico/dice/stend-/stes-/scopr-/mostr-/molla-/lascio)
    | (richiesta) (del/della/di) <difende> | dichiarante .. (contest-/non accett-/non d accordo/non ci sta/oppon-)
    | compagno .. (urla/grida/salta/protest-/oppon-/oppos-/dice <not>)
claimer_unaware_likely-yes =
    | + (scord-/dimentic-/pensava/credeva/convinto) .. (atout/uscit-/finit-) | + atout ... (scordat-/dimenticat-)
    | + <not> sapeva .. atout
    | + (ignaro/ignara) | + <not> (sapeva/sapesse/accorto/contat-) .. atout
    | + (sicuramente/certamente/chiaramente/di sicuro/evidentemente) <not> (sapeva/sapesse) | + dimentic- (atout/di atout)
claimer_unaware_likely-no =
    | + sapeva (benissimo/bene/perfettamente) | + (contat-) .. (atout/voce) | atout .. (avuto)? contat-
claimer_unaware_likely-open =
    | + da valutare | + <not> .. (so/sappiamo/deciso) .. (sapeva/se)
    | + <indeciso> ... (? ...)? (sapesse/sapeva/sappia/dimentic-/scord-/ignar-/ricordasse)
    | + (sapesse/sapeva/sappia/dimentic-/scordat-/ignar-/ricordasse) ... (? ...)? <indeciso>
trump_can_score_normal-yes =
    | + (giocando normale/gioco sensato/linea sciatta/scartina) .. (tagli-/prende/presa/fa)?
    | + (poteva) .. (farselo tagliare/fare presa) | + atout .. (prende/fa presa)
    | + <distratto> ... (atout)? .. (fa presa/prende/far presa/faceva presa/prenderebbe/prendere/tagli-/presa) ++ (atout/briscola/uscit-)
    | + atout .. (puo/potrebbe/poteva) (fare/far/prendere/segnare) (presa)?
    | + <normale> <linea> .. (perde/prende) ++ (atout/briscola/uscit-)
trump_can_score_normal-no =
    | + <not> (poteva) (fare presa/prendere)
    | + atout .. <not> .. (prende/presa/segna) | + <not> .. (fa presa/prende/far presa/prenderebbe) .. (mai)? ++ (atout/briscola/uscit-)
    | + (atout) .. (cade/cadrebbe/cadeva) .. (comunque/sempre/sotto)
trump_can_score_normal-open =
    | + insicuro .. atout
    | + <indeciso> ... (? ...)? (atout/questa/quella/facesse) .. <prende> | + (atout/facesse/questa) .. <prende> ... (? ...)? <indeciso>
    | + (facesse presa/possa prendere/possa fare presa) ... (? ...)? (<indeciso>/nemmeno/neanche)
needs_card_position-nobody_showed_out =
    | (tutti) .. (seguivano/rispondevano/rispost-) | nessuno .. (scartato/mostrato) | dov .. <not> .. sapeva nessuno
    | nessuno .. (scartat-/mostrat-/mostrava) .. | nessuno (avuto)? .. (vuoto/esaurit-/finit-) | nessuno .. mostrato di <not>
needs_card_position-none =
    | <not> (carta da piazzare/impasse)
    | <not> .. (collocare/indovinare/piazzare) | <not> (impasse/sorpasso) | <not> (dama/onore/carta) da
order_unstated-no =
    | (qualsiasi/qualunque) ordine
    | ordine .. <not> (c entra/conta/importa) | (ordine) (detto/dichiarato/precisato/indicato/specificato) | <not> .. questione .. ordine
claim_suit_order-top_down =
    | (dall alto/dalla piu alta/alto in giu/asso in giu/piu alta in giu)
    | (dall alto/alto al basso/dalla piu alta/alto verso basso) ++ (ordine/seme/colore/regola/vige/richiest-/claim/precis-/federazione/regolamento)
claim_suit_order-none =
    | <not> .. (stabilito/regola) .. ordine | <not> ordine .. semi
    | <not> (ordine) .. (prestabilit-/presunt-/fissat-/stabilit-/previst-) | <not> .. (regola/norma) .. (ordine/seme/colore)
less_successful_normal_line-yes =
    | se (parte/comincia) .. (perde/presa)
    | (linea/modo/gioco) <normale> .. (perde/meno/peggio) | (esiste/c) .. linea .. (peggiore/meno/perde) | (presa) (in)? meno
less_successful_normal_line-open =
    | + (decidere) .. linea normale
    | + <indeciso> ... (? ...)? (linea/gioco/modo) .. (normale/peggiore/meno/peggio)
    | + (linea/giocando male/gioco) .. (normale/peggiore/meno) ... (? ...)? <indeciso>
less_successful_normal_line-no =
    | (in) (qualunque/qualsiasi) ordine
    | (qualsiasi/qualunque/ogni/tutte) .. <linea> .. (porta/stesse/stesso/<number>/uguale)
    | comunque .. (gioch-) .. (prese quelle/<not> .. perde/stesse) | <not> .. linea .. (peggiore/meno/perde)
alternative_irrational-yes =
    | + <assurdo>
alternative_irrational-no =
    | + <not> (certo/proprio/affatto/esattamente)? <assurdo> | + <assurdo> .. <not> , .. (peggio/inferiore)
    | + (peggio/inferiore) , <not> <assurdo> | + <assurdo> ... (? ...)? (direi/dico)? di <not>
alternative_irrational-open =
    | + <indeciso> ... (? ...)? <assurdo> | + <assurdo> ... (? ...)? <indeciso> | + (decidere) .. irrazionale
claimed_all-yes =
    | (difensore/difesa/indifesa/controgioco) .. (chied-/chiest-/richied-/vuole) .. (tutte/tutto/rimanenti/resto)
claimed_all-no =
    | resto tuo ++ (difesa/difensore/faccio)
    | tutte meno (#1/<number>/una) | (chied-/chiest-/richied-/richiest-/vuole/dice) ... (conced-/lascia/cede/molla) ++ <difende>
    | <number> (su/di/delle) (#3/#4/#5/ultime) ++ <difende>
played_on-no =
    | (tutto) .. (fermat-/bloccat-/fermo) | smesso di giocare
    | (gioco) (fermo/fermato/interrotto/sospeso/bloccato/finito) | (fermato/interrotto/sospeso/interrompe/fermiamo) (gioco)
    | (smett-/smesso) .. (giocare/li) | nessuno .. (proseguit-/giocat-/continuat-) | ci (siamo) fermat-
revoke_pending-none =
    | <not> renonce
    | (nessuno) .. (rifiutat-/sbagliato seme/renonce) | <not> (renonce/rifiuti/rifiuto)
partner_objected_immediately-no =
    | compagno .. <not> .. (fatto/detto/piega/bao/fiatat-) | compagno .. (zitto/sta zitto/guarda soffitto)
    | compagno .. (muto/zitto/tace/tranquillo/annuisce) | compagno <not> .. (dice/detto/obiett-/protest-/oppon-/oppos-/fiata/dire)?
    | compagno dice <not> $
clearly_no_claim_intended-lead_out_of_turn =
    | attacco .. (sbagliat-/fuori turno/parte sbagliata/lato sbagliato) | (fare il/da) morto ++ (carte/steso)
    | (perche/siccome/credendo/convinto/pensava/creduto/credeva) ... (attacc-/uscit-/attacco) .. (fuori turno/sbagliat-/altro/parte)
    | (pensava/credeva/credendo/convinto/pensando) .. (morto/fare morto/essere morto)
defender_claim_depends_on_partner-no =
    | (senza bisogno/niente affatto) .. compagno | <not> bisogno .. compagno
    | + <not> .. (dipende/dipendeva/bisogno/serve) .. compagno
    | + <not> .. compagno .. (possa/deve/debba/puo) .. (sbagli-/sceglier-/indovin-)? | + (qualunque/qualsiasi) .. compagno
trick_given_up-already_won =
    | (presa) .. (gia)? (avuto fatt-/fatta) .. (conces-)? ++ conces- | gia (loro/nostra) in mucchio | in mucchio
    | + (presa)? .. (avuto) (fatta/vinta/incassata) ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + presa .. (fatta/vinta) da (io/noi/lui/lei) ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
trick_given_up-no_legal_play_loses_it =
    | + (qualunque/qualsiasi/ogni) carta | + carta legale
    | + <not> .. (giocata/carta/modo) (legale/possibile/lecita) .. | + <not> .. (possibile/legale) .. (perd-)
    | + <not> (potevo/potevamo/poteva/posso/puo/possiamo) (piu)? (perder-) ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + <not> .. perd- .. <not> carta | + <not> perdibil- | + (impossibile) .. perder-
    | + <not> (perde/perdeva/perdersi) .. (con)? ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + fatta per forza | + per forza ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
trick_given_up-no_normal_play_loses_it =
    | + (sensato/decente/normale/ragionevole) ++ conces-
    | + <not> .. (linea/giocata/gioco/modo) <normale> .. ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + <not> <normale> (linea/gioco/giocatore) ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + (pazzo/matto/folle/scemo/idiota) ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
    | + (qualsiasi/qualunque/ogni) .. <normale> .. ++ (conces-/conced-/cedut-/ceduto/dato/data/regalat-/mollat-/rivogl-/rivorr-/indietro)
word-indeciso =
    | da valutare | valutarlo | valutarla | ancora valutare | da decidere | da giudicare | giudicarlo | ancora giudicare | ancora decidere
    | devo decidere | decidere se | decida | <not> deciso | <not> decido | <not> capito | ancora capirlo | capirlo | capire se | aperto
    | aperta | aperte | insicuro | <not> sappiamo | <not> dire | riflettere | rifletterci | ci devo pensare | devo pensarci | pensarci
    | pensando | <not> giudicato | <not> valutato | <not> chiaro | da stabilire | in dubbio | resta da vedere | da vedere | boh | chissa
    | <not> certo | <not> ancora deciso | lo valuto | si vedra
word-consenso =
    | accettato | accettata | accettano | accetta | accettare | accettando | accettiamo | accettammo | accettarono | d accordo | accordo
    | acconsentito | acconsente | acconsentono | acconsentiamo | annuito | annuiscono | annuisce | ok | va bene | andava bene | stava bene
    | consenso | assenso | concordato | concordano | firmato
word-ripensa =
    | ripensa | ripensano | ripensiamo | ripensato | ripensandoci | ripensamento | ripenso | pentono | pente | pentiti | pento | accorge
    | accorgono | accorgo | accorgiamo | accorto | accorti | accorta | conto | vedo | vede | vedono | vediamo | visto | guardando | guardo
    | riguardando | riguardiamo | rifacendo | ricontando | scopro | scopre | scoprono | scoperto | trova | trovato | vuole | vogliono
    | vorrebbe | vorrebbero | vorremmo | vorrei | rivuole | rivogliono | rivogliamo | rivorrei | contesta | contestano | contestato
    | contestiamo | cambiato idea | cambiano idea | cambiamo idea | cambia idea | cambio idea | ritirato | ritirata | ritira | ritirano
    | ritiriamo | rimangio | rimangia | rimangiano | indietro | ricredono | ricrede | nostra | dice che <not> | dicono di <not>
    | dice di <not> | <not> contento
word-indietro =
    | indietro | ridatemela | ridarmela | ridatecela | ridarcela | ridare | ridata | ridargliela | restituire | restituita | riprendere
    | riprendersela | riprendermela | riprendo | riprenderla | annullare | annullata | annulla | ritirare | ritirata | ritirato | ritira
    | ritiro | rivuole | rivoglio | rivogliamo | rivogliono | rivorrei | rivorrebbe | rivorrebbero | recuperare | recupero | riaverla
    | riavere | rimangia | rimangiare | ripensa | ripensato | ripensano | ripensiamo
word-conces =
    | concesso | concessa | concesse | concessi | concede | concedo | concedono | concedendo | concessione | ceduto | ceduta | cede | cedo
    | cedute | dato | data | date | regalato | regalata | regala | mollato | mollata | molla | lasciato | lasciata | abbandonato
word-tutto =
    | tutte | tutto | resto | rimanenti | restanti | altre | quante ne restano
word-normale =
    | normale | normali | sensato | sensata | ragionevole | decente | sano | logico | logica | razionale | ordinario | ordinaria | sensati
word-distratto =
    | distratto | distratta | normale | sciatto | sciatta | negligente | pigro | trascurato | sbadato | carlona | scadente | inferiore
    | male
word-linea =
    | linea | linee | gioco | giocata | giocate | modo | modi | maniera | giocando | ordine | sequenza | carta
word-assurdo =
    | pazzia | follia | ricovero | assurdo | assurda | irrazionale | folle | pazzo | pazzesco | demenziale | insensato | insensata
    | da matti | matto
word-vuoto =
    | scarta | scarterebbe | scarterebbero | scartava | scartano | scartare | scartato | scarto | vuoto | mostrerebbe | mostrato
    | mostrava | mostra | mancanza | zero | non avrebbe risposto | piombo
word-prende =
    | prende | prendere | prenderebbe | prendesse | presa | segna | vince | vincere | incassa | tagliare | taglia | farebbe | facesse
    | fare presa | fa presa | faceva presa | far presa
word-difende =
    | difensore | difensori | difesa | indifesa | controgioco | controgiocante | difende | difendendo | controgioca | difensiva
accepted-yes-else =
    | (noi/loro/tutti/avversari/difesa/dichiarante/difensori) (accett-/annui-/d accordo/acconsent-/concord-/ok)
    | ^ (d accordo/accettat-/ok) (tutti)? $ | (claim/richiesta/concessione) accettat- | ok di tutti | (io/noi/loro) ok
about_current_trick_only-no =
    | <not> (questa/quella)? presa in corso | questa & (<number>/altre/tutte/resto) | (questa) .. & (<number> dopo/seguenti/altre)
    | <not> (quella/questa) (presa)? , (tutte/resto/altre)
clearly_no_claim_intended-none =
    | (proprio/davvero/chiaramente) (un)? claim
    | (voleva/intendeva/intendeva si) (proprio)? (richied-/claim-/stend-/chied-/richiesta/rivendic-)
    | era .. claim .. (conferma/confermato)
would_show_out_any_normal-yes =
    | + (ogni/qualsiasi/qualunque/tutte/comunque/sempre) .. (scart-/zero/mancanza/risulterebbe/mostrer-/<vuoto>) ++ (linea/linee/gioco/giochi/modo/comunque)
    | + (scart-/mostrer-/vedrebbe/scarterebbe) .. (ogni/qualsiasi/qualunque/tutte/comunque/sempre) ++ (linea/linee/gioco/giochi/modo/comunque)
would_show_out_any_normal-no =
    | + (nessuno/<not>) .. (scart-/mostrerebbe/scarterebbe) .. (per forza/sempre/comunque/ogni/qualsiasi/tutte)
    | + <not> (sempre/su tutte/in tutte) .. (scart-/mostr-/vuoto) | + <not> obbligat- a (scart-/mostr-)
would_show_out_any_normal-open =
    | + <indeciso> ... (? ...)? (scart-/mostrerebbe/scarterebbe/vuoto) .. (comunque/ogni/qualsiasi/sempre/linea)?
    | + (scart-/scarterebbe/mostrerebbe/avuto scartato) .. (comunque/ogni/qualsiasi/sempre/linea) ... (? ...)? <indeciso>
order_unstated-yes-else =
    | (ordine/sequenza) .. <not> .. (dett-/dich-/precis-/specific-/indicat-/dice/nominat-/dato)
    | <not> .. (dett-/dice/precis-/specific-/indicat-/dato/dire) .. (ordine/sequenza) | <not> (dichiarat-/precisat-) .. ordine
    | ordine <not>? (taciuto/ignoto) | <not> (dett-/dice) .. (quale prima/cosa prima/da dove/con cosa) | claim <not> ordine
    | <not> (dett-/precis-) in (ke/quale) ordine
trick_given_up-likely_won =
    | + (novanta per cento/quasi certo/quasi certamente/probabil-/probabilita/sicuramente/certamente) .. (fatta/vinta/presa/nostra/mia/sua/loro/fatto) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
trick_given_up-not_likely_won =
    | + (probabil-/probabilita/sicuramente/certamente/quasi) .. <not> .. (fatta/vinta/presa/nostra/fatto) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
    | + (improbabile/difficilmente) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
    | + <not> (probabil-) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
    | + <not> .. (fatta/vinta) .. (comunque/probabil-) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
trick_given_up-open =
    | + <indeciso> ... (? ...)? (presa) .. (sua/mia/nostra/persa/perdeva/perdibile/loro/avrebbe) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
    | + presa ... (? ...)? <indeciso> ... (? ...)? (persa/sua/mia/nostra/perdeva/perdente) ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
    | + (presa) .. (persa/sua/mia/nostra) ... (? ...)? <indeciso> ++ (conces-/conced-/accett-/consenso/acconsent-/accordo/contesa/ripens-/pent-/cedut-/d accordo/discussione)
claimed_all-yes-else =
    | (chiest-/richiesta) .. (tutte/tutto/rimanenti) ++ (difensore/indifesa/difesa/difendiamo)
    | (chied-/chiest-/richied-/richiest-/rivendic-/claim-/vuole/pretende/dice/dico/prendo/fo/faccio/prendiamo) .. (<tutto>/tre che restano) ++ <difende>
    | (tutte/altre/resto) (mie/nostre/mio/io) ++ <difende>
claimed_all-unless =
    | dichiarante ** (rivendic-/chied-/chiest-/richied-/richiest-/reclam-/claim-/stes-/stend-/dice)
    | (richiesta/claim) (del/di) dichiarante | tutte meno
