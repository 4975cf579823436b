# How a call out of turn is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 31
certain =
    | (passa/passo/passato/licit-/dichiar-/apert-/contrat-/aperto) .. (quando toccava/prima che toccasse/toccava a/prima che tocc-)
    | (mazziere)
    | (licita/licit-/dichiar-/apr-/apert-/passa/passo/passat-/contro/contra-/surcontro/chiam-/<card>) .. (fuori turno/fuori rotazione/fuoriturno)
topic =
    | (fuori turno/fuori rotazione) .. (licit-/dichiar-/apert-/apre/passo/passa/contro)
    | (apr-/apert-/aperto/licit-/passa/passo/dichiar-/contra-) .. (mazziere/toccava/doveva aprire/prima del compagno/prima di/non era il suo turno/turno)
    | (doveva aprire/mazziere)
    | (passo/passato/licitato/aperto) .. (prima) .. (compagno/toccava/turno)
    | (saltat-) .. turno
hint =
    | (fuori turno)
    | (toccava/mazziere/turno)
trace =
    | (apre/aperto/apro/passo/passa)
    | <card>
against =
    | (uscit-)
    | (aperto/apro) <card> .. <card>
    | (attacc-/presa/morto/gioca-)
    | insufficient-
offender =
    | ^ <who> (aperto/apre/apro/passa/passato/passo/contra/contrato/dichiara/dichiarato/licita/licitato/interviene/intervenuto/surcontra/surcontrato)
    | ^ <named> (parla/parlato)
    | <named> <he>? (aperto/apre/apro/passa/passato/passo/contra/contrato/dichiara/dichiarato/licita/licitato/interviene/intervenuto/surcontra/surcontrato/parla/parlato)
    | <he>? (aperto/apre/apro/passa/passato/passo/contra/contrato/dichiara/dichiarato/licita/licitato/interviene/intervenuto/surcontra/surcontrato/parlato/parla) <card>? <named>
    | <named> <he>? (dice/detto/dichiara) (<card>/passo/contro) | ^ <named> <bid>
    | (^/,/&) (passo/contro/dichiarazione/licita/apertura/<card>) (di/del/dell/della/da/dal) <named>
    | (passo/contro/apertura/dichiarazione/licita/<card>) fuori turno (di/del/dell/della/da) <named>
    | (^/,/&) (passo/contro/apertura) (anticipat-/prematur-)? (del/di) <named> | <named> (salta/scavalca/esce/entra) .. <card>
    | (passato/aperto/contrato/parlato) (mio/il/la)? <named>
turn_of-who =
    | toccava (a/al/all/alla)? <who> | doveva (aprire/licitare/chiamare/parlare/passare) <who> | <who> (era/sono)? mazziere
    | mazziere (era)? <who> | prima che toccasse (a/al)? <who> | <who> (doveva/toccava) | quando toccava (a/al) <who>
    | doveva (parlare/dichiarare/licitare/passare) (a/al/il)? <who>
    | <who> (doveva/dovrebbe) (aprire/parlare/dichiarare/licitare/cominciare/iniziare)
    | (doveva/dovrebbe) (aprire/parlare/dichiarare/licitare/cominciare/iniziare) <who>
    | (parola/dichiarazione/mano) (era)? (a/al/all/di/del/dell) <who> | <who> <not> .. (parlato/dichiarato/licitato/aperto/passato)
    | (scavalc-/saltat-/saltando) <who> | <who> di turno | dava carte <who> | <who> dava carte | <who> , mazziere | mazziere <who>
    | (prima che) (parlasse/parli/dichiarasse/aprisse/licitasse/passasse/tocchi a/toccasse a) <who> | <who> (che)? (doveva/dovesse)
    | (doveva/dovesse) (aprire/parlare) <who> | (parlasse/parli) <who> | (davanti) (a/al/alla) <who> | senza aspettare (il/la)? <who>
    | <who> <not> .. (parlato/passato/dichiarato)
    | (toccava/tocca/spettava/spetta/turno/stava/sta/parola) (a/al/alla/all/era di/era del/di/del/della/dell) <who>
    | <who> (doveva/dovrebbe/avrebbe dovuto) .. (parlare/dichiarare/licitare/aprire/passare/cominciare/iniziare/chiamare)
    | (mazziere/dealer) (e/è/era)? (il/mio/la/suo)? <who> | <who> (e/è/era) (il)? (mazziere/dealer/di turno/primo a parlare)
    | era <who> (che)? (doveva/a parlare/di turno) | <who> <not> .. (ancora)? (parlato/dichiarato/licitato/aperto/passato)
    | (turno/parola) era (di/del/della/dell/al/a) <who> | doveva (parlare/dichiarare/licitare/aprire/passare/cominciare) .. <who>
    | (toccava/tocca/spettava/turno/parlava/parola/turno era) (a/al/alla/di/del)? <who> | (mazziere/cartaro/dealer) (era/è)? <who>
    | <who> (era/è)? (mazziere/cartaro/dealer) | parlava <who> | doveva (ancora)? (parlare/dichiarare/aprire/chiamare) .. <who>
    | al posto (di/del/della/mio/suo)? <who> | (scavalcando/saltando/saltato) <who> | quando (toccava/spettava/tocca) (a/al/alla) <who>
    | <who> (che)? (doveva/dovesse/dovevano) .. (parlare/dichiarare/aprire/ancora) | era (di)? <who> (il)? turno
    | <who> a (dover)? parlare | <who> (ancora)? <not> .. (parlato/dichiarato) | <who> (devo/deve/dovevo) ancora (parlare/dichiarare)
    | (toccava/doveva) .. <who> | era <who> (che/a dover) | mazziere .. <who> | (toccava/spettava/parola/turno) (a/al/alla/di/del)? <who>
    | volta (di/del/della) <who> | (prima di/prima del/prima della) <who> | mentre <who> (doveva/pensava)
    | (al posto/invece/davanti) (di/del/della/dell/al/a) <who>
turn_of-lho-else =
    | mazziere .. (alla mia sinistra/a sinistra) | (toccava/tocca/mazziere/turno/spettava) .. (a/alla/di/la)? (mia/sua)? sinistra
    | (mazziere/dealer) (alla/a/di) (mia)? sinistra | (mazziere/toccava/doveva/era/turno) .. sinistra
    | (sinistra) .. (doveva/toccava/mazziere/dovevano) | <lho> (era/doveva/di turno) | toccava .. lho | lho (doveva/di turno/mazziere)
    | (toccava/tocca/spettava/parola/turno/doveva parlare/doveva aprire/mazziere/dealer/parlare) (a/al/alla/era/era di/del/di/della/il/suo/mio)? lho
    | lho (mazziere/dealer/di turno/doveva/dovrebbe/primo)
    | (prima del/prima di/prima della/al posto del/al posto di/davanti al/invece del/scavalcando/saltando/saltato/scavalcato) lho
    | (turno/posto/parola/volta) (del/di/della) lho
turn_of-rho-else =
    | mazziere .. (alla mia destra/a destra) | (toccava/tocca/mazziere/turno/spettava) .. (a/alla/di/la)? (mia/sua)? destra
    | (mazziere/dealer) (alla/a/di) (mia)? destra | <rho> (libero/barrato/obbligat-/doveva/dovesse/esclus-/zittit-)
    | destra .. (doveva/dovevano/libera/libero/parlare/obbligat-) | (mancava/doveva) .. destra | (al/a) posto .. destra
    | (prima/davanti) .. destra | toccava a destra | (toccava/spettava/parola/turno/prima) .. rho
    | rho (doveva/di turno/mazziere/libero/barrato) | (doveva) .. rho
    | (rho/destra) <he>? (poi/ora/pure/adesso/allora)? <him>? (passa/passato/<acts>) | dopo passo di (destra/rho)
    | (rho/destra) <he>? (<not> .. (parlato/chiamato/detto/dichiarato)/deve (parlare/dichiarare)) | <rho> <he>? (passa/passato/<acts>)
    | (rho/destra) sta pensando | rho (dice/fa/detto) <card>
    | (toccava/tocca/spettava/parola/turno/doveva parlare/doveva aprire/mazziere/dealer/parlare) (a/al/alla/era/era di/del/di/della/il/suo/mio)? rho
    | rho (mazziere/dealer/di turno/doveva/dovrebbe/primo)
    | (prima del/prima di/prima della/al posto del/al posto di/davanti al/invece del/scavalcando/saltando/saltato/scavalcato) rho
    | (turno/posto/parola/volta) (del/di/della) rho
kind-pass =
    | ^ passo (del/di) <him> .. <early>
    | <passes> .. <early> | <early> .. <passes> | <passes> .. (quando/mentre/ma/e) .. <due> | <passes> .. <due>
    | <passes> .. (al posto/prima di/prima del/prima che/davanti a/invece di/scavalcando/saltando/in luogo)
    | <passes> ... <not> (mio/suo/sua/mia) (turno/volta) | <early> , <passes>
kind-bid =
    | <bids> .. <early> | <early> .. <bids> | <bids> .. (quando/mentre/ma/e) .. <due> | <bids> .. <due>
    | <bids> .. (al posto/prima di/prima del/prima che/davanti a/invece di/scavalcando/saltando/in luogo)
    | <bids> ... <not> (mio/suo/sua/mia) (turno/volta) | <early> , <bids> | <card> .. <early> | <early> .. <card> | <card> .. <due>
    | <card> .. (al posto/prima di/prima del/prima che/davanti a/invece di/scavalcando/saltando/in luogo)
    | <card> .. <not> (mio/suo) turno
kind-dbl_rdbl =
    | <doubles> .. <early> | <early> .. <doubles> | <doubles> .. (quando/mentre/ma/e) .. <due> | <doubles> .. <due>
    | <doubles> .. (al posto/prima di/prima del/prima che/davanti a/invece di/scavalcando/saltando/in luogo)
    | <doubles> ... <not> (mio/suo/sua/mia) (turno/volta) | <early> , <doubles>
lho-accepts =
    | (quello/giocatore/avversario) dopo <he>? (detto/dichiarato/licitato/contrato) <card>?
    | <lho> .. <accepts> | (io/noi/loro) .. <accepts> | <lho> <he>? <calls> (sopra/comunque/lo stesso/dopo)
    | <accepts> ++ (turno/tocc-/mazziere) | (parlato/dichiarato/passato/contrato/parla/dichiara/passa/rilanciato) (sopra/dietro)
    | licita (andata/proseguita/continuata) | <accepts> | (tutto/tutti) (buono/regolare)
    | (interferito/intervenuto/rilanciato/surcontrato/dichiarato/passato/contrato) .. (sopra/su/sulla/sul) (licita/dichiarazione/passo/contro/apertura/di/fuori)
    | (io/lui/lei/<who>) (zac/tac)? .. <card> sopra | <lho> .. (passa/apre/aperto/rilanciato/dichiara) .. (dietro/sopra/comunque/regolare)
    | (va avanti/si va avanti/andati avanti/tira via/tira dritto/tira avanti) | <lho> .. (tira/prosegue/continua)
lho-declines =
    | no (,/$)
    | <not> .. <accepts> | <declines> | <not> (vuole/voglio/vogliono/vogliamo) | <not> (la/lo)? (vuole/voglio/gradisce/prende/tiene)
    | <not> .. (accett-/tengo/tiene/presa/vuole/voluto/gradisce/ci sta/la vuole/accolt-/prende/ingoia)
    | (rifiut-/respin-/boccia/bocciat-/protesta/annull-) | <not> ci (sta/sto) | (dico/detto/dice/dicono) (di)? no | <who> rifiuta
    | (rifiuto) , | (cancellat-/ritirat-) | si oppone | oppone
correct_called-yes =
    | (gia/intanto/lo stesso) .. (aperto/dichiarato/risposto/passato/detto/apro/apre) .. (arriv-/arbitro/tardi)? ++ (arbitro/tardi/arriv-/chiamano)
    | <who> apro lo stesso | (detto/ha detto) la sua .. (arbitro/prima/lo stesso) | <calls> .. prima (dell/di/che) .. <arbiter>
    | al suo turno <he>? (chiamato/parlato/dichiarato)
    | (quello giusto/giocatore giusto/giocatore corretto/giocatore di turno/quello di turno/quello a cui spettava/quello a cui toccava/chi doveva parlare/quello che doveva parlare/chi di turno) <he>? (<calls>/gioca/bidda/risposto)
artificial-yes =
    | passo .. (forte/artificiale/forza/forzante/convenzionale) | (passo/contro/apertura/licita) (artificial-/convenzional-/forzante)
    | <card> (artificial-/convenzional-/multi/transfer/forte) | (passo/contro/<card>) .. (promette/vuol dire/significa/mostra)
    | (stayman/blackwood/splinter)
rho_then-passes =
    | <rho> <he>? (poi)? (passa/passato/passo) | <rho> (poi/ora/pure/adesso) <he>? (passa/passato)
    | (cartaro/quello di turno/chi era di turno/giocatore di turno) .. (passa/passato) | destra (poi/ora)? (passa/passato)
    | dopo passo di (destra/<rho>) | (rifiut-/respint-) ... (<rho>/destra/compagno) (poi)? (passa/passato)
    | rho (poi)? <he>? (passa/passato)
insufficient-yes =
    | (anche/e) insufficiente
    | insufficient- ++ turno
    | (insuff-/corta/bassa/<not> basta) | <bid> su <beaten>
offender-unsaid =
    | (passo/apertura/contro/dichiarazione/licita/aperto)
lho-undecided =
    | <not> accett- <not> (rifiut-/respint-)
    | <not> (capito/deciso/scelto) (che/se) (puo/possa/vuole/accett-)
    | <not> .. (deciso/decide) | (nessuno/<not>) .. (chiest-/domand-/interpellat-) | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole)
    | <not> .. (chiesto/domandato/spiegat-/interpellat-/deciso) .. (<lho>/ancora/nulla/niente/scelta)?
    | <not> .. stata .. (spiegata/chiesta) | (nessuno/<not>) .. (detto/risposto) .. se .. (vuole/vogliono/accett-/tiene)
    | <lho> .. <not> .. (detto/risposto/pronunciato) | (sta/stava) (pensando/decidendo) se
before-yes =
    | %2 chiamata ($/fuori)
    | (%2/secondo/terzo/%3) (giro/volta/passo)
    | <he> avuto (passato/parlato/dichiarato/aperto/licitato/contrato/detto) | ho avuto (passato/parlato/dichiarato/aperto/licitato)
    | dopo avere? (passato/parlato/aperto) | aver (passato/parlato/aperto/dichiarato) | suo passo .. (giro prima) | ripassato
    | (passa/passato/dichiara/parla/contra) (di nuovo/un altra volta) | <he> (passato/parlato/aperto/dichiarato/licitato) #1 volta
    | giro (prima/precedente) | <him> (passato/parlato) (prima/al giro) | (passo/passato/passa) (al/nel) (giro/%1)
before-no =
    | (prima/primo) (chiamata/dichiarazione/volta/licita) | prima chiamata in assoluto
    | (prima/primo) (passo/licita/chiamata) .. (parlava/per lui/partita) | per primo | prima di tutti
    | %1 (chiamata/dichiarazione/volta/licita/passo) | <not> .. (parlato/chiamato/dichiarato) prima di (adesso/ora/allora)
    | chi <him> <not> avuto (chiamato/parlato/dichiarato)
artificial-no =
    | naturale | (naturale/naturalissima/normale/normalissimo) | (niente/nulla) .. (convenzionale/artificiale) | passo (semplice/normale)
    | <not> .. (convenzional-/artificial-)
rho_then-acts =
    | <rho> <he>? (poi/ora/allora/adesso)? <acts> | (chi era di turno/giocatore di turno) .. (fa/dice/apre/interviene) .. <card>?
    | <rho> (poi/ora/allora)? <he>? (dice/fa/detto) <card> | rho (poi/ora/adesso)? <he>? (poi/ora)? <acts>
    | destra (poi/ora)? <he>? <acts> | (rifiut-/accettat-) ... (<rho>/destra) (allora/poi)? (dice/fa/apre) <card>
asked-about = cmp lho side before
lho-accepts-else =
    | (giocatore successivo/giocatore seguente/chi segue/quello dopo/avversario dopo/giocatore dopo/signora dopo/next_player) <he>? (accett-/lascia correre/va bene/dichiar-/licit-/passa/passato/parla/parlato)
    | <lho> <he>? <calls> | sinistra <he>? (accett-/lascia/dichiar-/licit-/passa/passato/parla/parlato/contra)
    | (accett-/va bene/lascia correre) .. (fuori turno/licita/passo/apertura/lui/lei)? | (parla/parlato/licitato/passato) sopra
lho-declines-else =
    | <not> .. (sta bene/gradisce) | contest-
lho-undecided-else =
    | <not> .. (deciso/chiesto/domandato/scelto/pronunciato) .. (accett-/ancora/cosa/se)? | deve (ancora)? (decidere/scegliere) se
rho_then-passes-else = (poi/ora/adesso) <rho> (passa/passato)
rho_then-acts-else = (poi/ora/adesso) <rho> (apre/aperto/licit-/dichiar-/contra/interv-)
artificial-yes-else = (artificial-/convenzional-/stayman/multi/interrogativ-/forzante)
before-yes-else =
    | (avuto/ha/ho/hanno) (parlato/dichiarato/licitato/aperto/passato) (al primo giro/una volta/al giro prima)
correct_called-yes-else =
    | (mazziere/giocatore di turno/chi doveva/compagno/avversario) .. (gia/intanto/nel frattempo) .. (aperto/apre/passato/dichiarato/licitato/parlato)
rho_barred-yes-else =
    | (destra/<rho>) .. (obbligat- .. passare/silenzio/non poteva parlare)
turn_of-partner-else =
    | (toccava/doveva/mazziere/posto/spettava/turno era/volta) .. (del/al/il/suo/mio/della/alla)? (compagno/compagna/socio/pard/marito/moglie)
    | (turno/parola) (del/di/al/della) (suo/mio)? (compagno/marito/moglie) | prima (del/di) (mio/suo)? compagno
    | (toccava/tocca/spettava/parola/turno/doveva parlare/doveva aprire/mazziere/dealer/parlare) (a/al/alla/era/era di/del/di/della/il/suo/mio)? compagno
    | compagno (mazziere/dealer/di turno/doveva/dovrebbe/primo)
    | (prima del/prima di/prima della/al posto del/al posto di/davanti al/invece del/scavalcando/saltando/saltato/scavalcato) compagno
    | (turno/posto/parola/volta) (del/di/della) compagno
rho_then-none =
    | (<rho>/quello di destra/rho/destra) <he>? .. (pensando/deve ancora/devo ancora/deve/<not> .. (parlato/chiamato/dichiarato/detto niente)/pensa)
    | (devo/deve) ancora (parlare/dichiarare) | (<rho>/rho/destra) <he>? <not> .. (parlato/chiamato/detto/dichiarato)
cmp-none =
    | (ancora)? <not> .. (ridichiarato/ridetto/richiamato/rifatto) | deve (ancora)? (ridire/ridichiarare/rifare/richiamare)
    | (<not>/deve ancora/deve) .. (decidere/scegliere/scelto/deciso/dichiarato) .. (sostitu-/nuova/chiamata/cosa)
    | chiamata (sostitut-/sostituita/nuova) <not> (fatta/data) | <not> .. (scelto/fatto) .. (nuova/sostitu-)
any_bid_before-yes =
    | (dopo/sull/su/sopra) <card> (di/del/dell/alla/forte) | (qualcuno/uno) .. (aperto/dichiarato/licitato/contrato)
    | apertura .. (c era/in campo/tavolo/prima) | c (era)? (apertura/licita/dichiarazione/<card>)
    | (apertura/licita/dichiarazione/<card>) (sul)? (in)? (tavolo/licita) | #1 (licita/dichiarazione/apertura) .. (tavolo/prima/fatta)
    | (licita/<card>) in licita | (passo/contro) .. (su/sull/sulla) (<card>/chiamata/apertura) | aperta di <card> | dopo apertura
    | su <card> forte
any_bid_before-no =
    | nessuno .. (aperto/parlato/dichiarato/licitato) prima | nessuno <him>? (avuto)? (aperto/licitato/dichiarato) | <not> aperto nessuno
    | zero aperture | prima che (chiunque/qualcuno) .. (dichiarato/parlato/aperto/licitato) | inizio (licita/dichiarazione)
    | <not> (dichiarata/dichiarato) (niente/nulla) | (solo)? passi , | (tutti) .. passato | <not> (dichiarazioni/licite/aperture)
    | <not> (aperture/licite)
correct_called-no =
    | <not> .. (chiamato/parlato/dichiarato) (piu/nessuno/altro)
    | (quello giusto/chi doveva/di turno) .. <not> .. (parlato/chiamato/aperto)
    | nessuno .. (chiamato/parlato/dichiarato) .. prima .. <arbiter> | nessuno .. suo turno .. (parlato/chiamato)
    | nessuno di turno .. (parlato/chiamato) | nessuno <he>? piu
repeats_denom-yes =
    | (ripete/ridichiara/ripetuto/rilicita/ripetendo/ridice/rida) .. (contro/fiori/quadri/cuori/picche/<card>/seme/colore/denominazione)
    | stess- (seme/colore/denominazione) | sempre (picche/cuori/fiori/quadri) | di nuovo (picche/cuori/fiori/quadri/<card>)
repeats_denom-no =
    | (altro/divers-/nuovo) (seme/colore/denominazione) | (cambia/cambio/cambiato/cambiando) (seme/colore/denominazione)
    | (seme/colore/denominazione) (divers-/differente/nuov-)
inadmissible-yes =
    | (ultima licita/ultima dichiarazione) .. (socio/compagno/sua/propri-) | (nessuno/non) .. contrat- .. ++ surcontr- | senza senso
    | contro (al/a/del) (proprio)? compagno | (contro/surcontro) (illegale/impossibile/inammissibile/non ammesso/irregolare)
    | contro .. (sulla/alla/sua) (licita/dichiarazione) (del) compagno | <not> .. da surcontrare
inadmissible-no =
    | (contro/surcontro) (regolare/regolamentare/lecito/ammesso) | (contro/surcontro) .. (lecito/ammissibile/regolare/legale)
    | del tutto (lecito/regolare)
rho_barred-yes =
    | (destra/<rho>) .. (obblig-/dovesse passare/zittit-)
    | (<rho>/rho/destra) .. (barrat-/doveva passare/passo obbligato/silenzio/fuori gioco) | (legge/penalita/regolamento) doveva passare
    | doveva passare .. (destra/rho) | costrett- .. passare | (obbligo/obbligat-) .. (passare/tacere/passo) | passo obbligato
    | (dovesse/doveva) passare | esclus- .. (licita/dichiarazione)
rho_barred-no =
    | <not> .. (obbligat-/esclus-/zittit-) | (liber-) .. (parlare/dire/dichiarare) | nessuna esclusione
side-unknown = (licita/dichiarazione/auction) (ancora)? (in piedi/in corso/aperta/viva)
told-first = kind
word-passes =
    | passo | passa | passato | passando | passano | passare | passavo | passava | passare
word-bids =
    | apre | aperto | aperta | apro | apertura | apriva | interviene | intervenuto | intervento | dichiara | dichiarato | licita
    | licitato | bidda | dice | detto | detta | rialza | rialzato | spara | sottoapertura | apriamo
word-doubles =
    | contra | contrato | contro | surcontro | surcontra | surcontrato | contre | contrava
word-early =
    | fuori turno | fuori rotazione | fuori giro | fuoriturno | fuori posto | in anticipo | anticipat- | prematur- | troppo presto
    | prima del tempo | a sproposito
word-due =
    | toccava | tocca | spettava | spetta | doveva | dovesse | dovrebbe | toccasse | dovevo | stava a | turno | parola | mazziere | dealer
    | cartaro | parlava
word-acts =
    | apre | aperto | contra | contrato | interviene | intervenuto | dichiara | dichiarato | licita | licitato | rilicita | rilicitato
    | rialza | rialzato | rilancia | rilanciato | surcontra | agisce | agito | bidda
word-arbiter =
    | arbitro | arrivassi | arrivasse | arrivo | intervento | chiamassero | chiamasse | chiamare | chiami | tardi
kind-pass-else =
    | <passes> | (cartellino verde/verde) | messo passo | mio passo
kind-bid-else =
    | (apre/aperto/apro/apertura/apriamo) | <bids> <card> | <bid> | (intervento/transfer)
    | ^ (dichiara/dichiarato/licita/licitato/interviene)
kind-dbl_rdbl-else =
    | <doubles> | x
before-unless =
    | qualcuno .. (aperto/parlato/dichiarato/licitato) | nessuno .. (aperto/parlato/dichiarato/licitato)
insufficient-no =
    | sufficiente | abbastanza alta | (bastava/basta) | livello (giusto/sufficiente)
repeats_denom-denominations = yes no
repeats_denom-bid =
    | <beaten> ... (ora/adesso/poi/dopo/invece/nuova/sostitu-/ripete/ripetuto/rifatta/al suo posto) <offending>? (dice/detto/fa/dichiara/licita/chiama/vuole/mette/passa a)? <bid>
    | <beaten> ... <offending> (ora/adesso/poi/dopo/invece)? (dice/detto/fa/dichiara/licita/vuole/mette/propone/ripete) (ora/adesso/poi/invece)? <bid>
    | <beaten> (diventa/sostituito con/cambiato in) <bid> | <bid> (al posto di/invece di/al posto del/invece del/per sostituire) <beaten>
rho_then-unless =
    | rho <him>? (passa/passato/aperto/apre/contra/contrato/dichiarato/licitato) <card>? .. (fuori/prima/quando/al posto/invece)
turn_of-unless =
    | rho <him>? (passa/passato/aperto/apre/contra/contrato/dichiarato/licitato) <card>? .. (fuori/prima/quando/al posto/invece)
kind-unless =
    | (giocatore/quello/chi) (al/cui/di)? (turno/toccava/spettava) .. <calls> (<card>)?
