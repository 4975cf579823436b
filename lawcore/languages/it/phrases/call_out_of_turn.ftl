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
    | ^ <who> (aperto/apre/passa/passato/passo/contra/contrato/dichiara/dichiarato/licita/licitato/parla/parlato/dice/detto)
    | <named> <he>? (aperto/apre/apro/passa/passato/passo/contra/contrato/dichiara/dichiarato/licita/licitato/parla/parlato/interviene/intervenuto/dice/detto)
    | (apre/aperto/passa/passato/contra/contrato/dichiara/parla/interviene) <card>? <named>
    | (passo/contro/dichiarazione/licita/apertura/<card>) (di/del/dell/della/da/dal) <named>
    | (passo/contro/apertura) (anticipat-/prematur-)? (del/di) <named> | <named> (salta/scavalca/esce/entra) .. <card>
    | (passato/aperto/contrato/parlato) (mio/il/la)? <named>
turn_of-who =
    | toccava (a/al/all/alla)? <who> | doveva (aprire/licitare/chiamare/parlare/passare) <who> | <who> (era/sono)? mazziere
    | mazziere (era)? <who> | prima (di/del/dell) <who> | prima che toccasse (a/al)? <who> | <who> (doveva/toccava)
    | quando toccava (a/al) <who> | doveva (parlare/dichiarare/licitare/passare) (a/al/il)? <who>
    | <who> (doveva/dovrebbe) (aprire/parlare/dichiarare/licitare/cominciare/iniziare)
    | (doveva/dovrebbe) (aprire/parlare/dichiarare/licitare/cominciare/iniziare) <who>
    | (parola/dichiarazione/mano) (era)? (a/al/all/di/del/dell) <who> | <who> <not> .. (parlato/dichiarato/licitato/aperto/passato)
    | (scavalc-/saltat-/saltando) <who> | <who> di turno | dava carte <who> | <who> dava carte | <who> , mazziere | mazziere ,? <who>
    | (prima che) (parlasse/parli/dichiarasse/aprisse/licitasse/passasse/tocchi a/toccasse a) <who> | <who> (che)? (doveva/dovesse)
    | (doveva/dovesse) (aprire/parlare) <who> | (parlasse/parli) <who> | (davanti) (a/al/alla) <who> | senza aspettare (il/la)? <who>
    | <who> <not> .. (parlato/passato/dichiarato)
    | (toccava/tocca/spettava/spetta/turno/stava/sta/parola) (a/al/alla/all/era di/era del/di/del/della/dell) <who>
    | <who> (doveva/dovrebbe/avrebbe dovuto) .. (parlare/dichiarare/licitare/aprire/passare/cominciare/iniziare/chiamare)
    | (al posto/invece/davanti/prima) (di/del/della/dell/al/a) <who> | (mazziere/dealer) (e/è/era)? (il/mio/la/suo)? <who>
    | <who> (e/è/era) (il)? (mazziere/dealer/di turno/primo a parlare) | era <who> (che)? (doveva/a parlare/di turno)
    | <who> <not> .. (ancora)? (parlato/dichiarato/licitato/aperto/passato) | (turno/parola) era (di/del/della/dell/al/a) <who>
    | doveva (parlare/dichiarare/licitare/aprire/passare/cominciare) .. <who>
    | (toccava/tocca/spettava/turno/parlava/parola/turno era) (a/al/alla/di/del)? <who> | (mazziere/cartaro/dealer) (era/è)? <who>
    | <who> (era/è)? (mazziere/cartaro/dealer) | parlava <who> | doveva (ancora)? (parlare/dichiarare/aprire/chiamare) .. <who>
    | al posto (di/del/della/mio/suo)? <who> | (scavalcando/saltando/saltato) <who>
    | quando (toccava/spettava/tocca) (a/al/alla) <who>
    | <who> (che)? (doveva/dovesse/dovevano) .. (parlare/dichiarare/aprire/ancora) | era (di)? <who> (il)? turno
    | <who> a (dover)? parlare | <who> (ancora)? <not> .. (parlato/dichiarato) | prima di <who>
    | <who> (devo/deve/dovevo) ancora (parlare/dichiarare) | (toccava/doveva) .. <who> | era <who> (che/a dover) | mazziere .. <who>
turn_of-lho-else =
    | mazziere .. (alla mia sinistra/a sinistra)
    | (toccava/tocca/mazziere/turno) .. (a/alla/di/la) (mia/sua)? sinistra | (mazziere/dealer) (alla/a/di) (mia)? sinistra
    | (mazziere/toccava/doveva/era/turno) .. sinistra | (alla sua sinistra/alla mia sinistra) .. (doveva/toccava/mazziere)
    | <lho> (era/doveva/di turno)
turn_of-rho-else =
    | mazziere .. (alla mia destra/a destra)
    | (toccava/tocca/mazziere/turno) .. (a/alla/di/la) (mia/sua)? destra | (mazziere/dealer) (alla/a/di) (mia)? destra
    | <rho> .. (poi/ha/ora/adesso)? (passa/passato/detto/aperto/apre/dichiar-/rialzato/interviene/contra)
    | (destra) .. (doveva/dovevano/ancora/libera/apre/passa/aspetta/parlare/obbligat-) | (mancava/doveva) .. destra
    | (al/a) posto .. destra | (prima/davanti) .. destra | toccava a destra | (alla/sua/mia/di) destra
kind-pass =
    | (passo/passa/passato) .. (fuori turno/prima/toccava/turno/fuori rotazione/doveva) | fuori turno .. pass- | ^ passo
    | ^ .. (passo/passa/passato/passare) .. (fuori turno/turno/toccava/prima/mazziere/posto) | passo (di/da/del) | <offender> .. (passa/passato/passo)
    | (passo) fuori turno
    | (passo/passa/passato/passando/passano) .. (fuori/prima/turno/anticip-/ma/toccava/quando/al posto/invece)
    | (cartellino verde/verde) | ^ (passo/passa/passato)
    | (passo) (fuori/del/di/da/prematuro/in/forzante/al) | <who> (passa/passato/passo)
    | (passa/passato/passo) (per primo/pure/al posto/lui)? | messo passo | mio passo | passo
kind-bid =
    | (apro/aperto/apre/apertura/licitato/licita/dichiarato/detto) <card> | <card> fuori turno
    | (apro/aperto/apre/apertura) .. (fuori turno/mazziere/toccava/doveva/turno) | licit- .. fuori turno
    | (apre/apro/aperto/apertura/interviene/intervenuto/dichiarato/licitato) ... (fuori turno/turno/toccava/mazziere/posto)
    | <offender> .. (apre/aperto/interviene/intervenuto) | apertura fuori turno | <bid> fuori turno
    | <bid> | (apertura/intervento/transfer)
    | (apre/aperto/apro/apertura/interviene/intervento/dichiara/dichiarato/licita/licitato/dice/detto) .. (fuori/prima/turno/anticip-/ma/toccava/quando/al posto/invece)
    | (apertura/intervento/dichiarazione/licita) (fuori/anticip-/prima) | ^ (apre/aperto/apro)
    | <card> (fuori/prima/al posto/anticip-/invece)
    | (apre/aperto/apertura/apro/dichiara/dichiarato/licita/licitato/interviene/sottoapertura/apriamo) .. (<card>)?
    | <card> (fuori/prima/al/del/anticip-)
kind-dbl_rdbl =
    | (contro/contra/contrato/surcontro/surcontrato) .. (fuori turno/prima/toccava/rotazione)
    | (contro/contra/contrato/surcontro/surcontra/surcontrato) .. (fuori turno/turno/toccava/prima/posto) | <offender> .. (contra/contrato/surcontra)
    | contro fuori turno
    | (contra/contrato/contro/surcontro/surcontrato/contre) .. (fuori/prima/turno/anticip-/ma/toccava/quando/al posto/invece)
    | ^ (contra/contrato/contro/surcontro)
    | (x/contro/contra/contrato/surcontro/surcontra) (fuori/al/del/detto/di/regolamentare/saltando)?
    | <who> (contra/contrato/surcontra) | contro | surcontro
lho-accepts =
    | (accett-/accetta) | (avversario dopo/giocatore dopo/avversario di sinistra) .. (licit-/passat-/chiamat-/detto/dichiar-)
    | <lho> .. <accepts> | (io/noi/loro) .. <accepts> | (turno/toccava/mazziere/prima) ... <lho> .. <calls>
    | <lho> <calls> (sopra/comunque/lo stesso/dopo) | <accepts> ++ (turno/tocc-/mazziere) | (parlato/dichiarato/passato/contrato) sopra
    | licita (andata/proseguita/continuata)
    | <accepts> | (tutto/tutti) (buono/regolare)
    | (interferito/intervenuto/parlato/rilanciato/surcontrato/dichiarato) .. (sopra/dopo/su)
    | (io/lui/lei/<who>) (zac/tac)? .. <card> sopra
    | <lho> .. (passa/apre/aperto/rilanciato/dichiara) .. (dietro/sopra/comunque/regolare) | (va avanti/si va avanti/andati avanti)
    | gia surcontrato
lho-declines =
    | non (accett-/accetta) | (rifiut-)
    | <not> .. <accepts> | <declines> | <not> (vuole/voglio/vogliono/vogliamo)
    | <not> .. (accett-/tengo/tiene/presa/vuole/voluto/gradisce/ci sta/la vuole/accolt-)
    | (rifiut-/respin-/boccia/bocciat-/protesta/annull-) | <not> ci (sta/sto) | (dico/detto/dice) (di)? no | <who> rifiuta
    | (rifiuto) , | detto no
correct_called-yes =
    | (poi/&) (mazziere/chi doveva/quello giusto) .. <calls>
    | (gia/intanto/lo stesso) .. (aperto/dichiarato/risposto/passato/detto/apro/apre) .. (arriv-/arbitro/tardi)? ++ (arbitro/tardi/arriv-/chiamano)
    | <who> apro lo stesso | (a cui toccava/di turno) .. (ha)? gia .. | (detto/ha detto) la sua .. (arbitro/prima/lo stesso)
artificial-yes =
    | passo .. (forte/artificiale/forza/forzante)
    | (artificial-/convenzional-/multi/transfer/forzante) | (vuol dire/significa/mostra/promette) | (stayman/blackwood/splinter)
    | (passo/contro/<card>) .. (promette/chiede/mostra/vuol dire/significa/forzante/convenzionale/forte)
    | (forzante/convenzionale/artificiale)
rho_then-passes =
    | avversario di destra .. pass-
    | <rho> (poi)? (passa/passato/passo)
    | <rho> .. (poi/ora/pure/anche)? (passa/passato)
    | (cartaro/quello di turno/chi era di turno/di turno/toccava) .. (passa/passato)
    | (rifiut-/accettat-/accetto/respint-) ... (io/<rho>/compagno/<who>) (poi)? (passo/passa/passato)
    | (io/compagno) (passo/passa) , (poi)? (lui/lei) | <rho> (ha)? poi passato
insufficient-yes =
    | (anche/e) insufficiente
    | insufficient- ++ turno
    | (insuff-/corta/bassa/<not> basta) | <bid> su <beaten>
offender-unsaid =
    | (passo/apertura/contro/dichiarazione/licita/aperto)
lho-undecided =
    | <not> .. (deciso/decide)
    | nessuno .. (chiest-/domand-) | <not> .. chiest-
    | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole)
    | <not> .. (chiesto/domandato/spiegat-/interpellat-/deciso) .. (<lho>/ancora/nulla/niente/scelta)?
    | <not> .. stata .. (spiegata/chiesta)
before-yes =
    | (%2/secondo/terzo) giro | aveva .. (passato/parlato/dichiarato) .. (prima/giro)
    | (aveva/aveva gia/avevo) (gia)? (aperto/passato/parlato/dichiarato/detto/fatto/licitato) .. (giro/prima/gia/lui)?
    | (suo passo) .. (gia/giro prima) | (rilicitato/ridichiarato/ripassato) | giro prima | lui stesso
before-no =
    | (primo/%1) giro | nessuno .. (parlato/dichiarato/licitato)
    | (prima/primo) (chiamata/dichiarazione/volta/passo/giro/licita) .. (parlava/per lui/partita)? | mai parlato
    | <not> .. mai .. parlato | per primo | prima di tutti
artificial-no =
    | naturale
    | (naturale/naturalissima/normale/normalissimo) | (niente/nulla) .. (convenzionale/artificiale)
rho_then-acts =
    | <rho> (poi)? (apre/contra/interviene/dichiara)
    | <rho> .. (poi/ora/allora)? (apre/aperto/dichiar-/detto <card>/rialzato/interviene/contra/dice <card>/fa <card>)
    | (chi era di turno/di turno) .. (fa/dice/apre/interviene) .. <card>?
    | (rifiut-/accettat-/accetta/vuole) ... (<rho>/<who>) (allora/poi)? (dice/fa/apre) <card>
asked-about = cmp lho side before
lho-accepts-else =
    | (sinistra/seguente/successivo/dopo/chi segue/quello dopo) .. (accett-/lascia correre/va bene/dichiar-/licit-/passa/passato/parla/parlato)
    | (accett-/va bene/lascia correre) .. (fuori turno/licita/passo/apertura/lui/lei)? | (parla/parlato/licitato/passato) sopra
lho-declines-else =
    | <not> .. (accett-/vuole/voglio/voluto/sta bene/gradisce/vogliono) | (rifiut-/respin-/annull-/contest-)
    | <not> (la/lo)? (accett-/vuole/voglio)
lho-undecided-else =
    | <not> .. (deciso/chiesto/domandato/risposto/sa/scelto/pronunciato) .. (accett-/ancora/cosa/se)?
    | (sta/stava) (ancora)? (pensando/decidendo) | deve (ancora)? (decidere/scegliere)
rho_then-passes-else =
    | <rho> .. (poi/ora/adesso/dopo) .. pass- | (poi/ora/adesso) <rho> .. pass-
rho_then-acts-else =
    | <rho> .. (poi/ora/adesso/dopo) .. (apre/aperto/licit-/dichiar-/contra/interv-)
    | (poi/ora/adesso) <rho> .. (apre/aperto/licit-/dichiar-/contra/interv-)
artificial-yes-else =
    | (artificial-/convenzional-/transfer/stayman/multi/interrogativ-/forzante)
before-yes-else =
    | (secondo/%2/terzo/%3) giro
    | (avuto/ha/ho/hanno) (gia)? (parlato/dichiarato/licitato/aperto/passato) (prima/al primo giro/una volta/al giro prima)
before-no-else =
    | primo giro | nessuno .. (ancora/prima) .. (parlato/dichiarato/licitato)
correct_called-yes-else =
    | (mazziere/giocatore di turno/chi doveva/compagno/avversario) .. (gia/intanto/nel frattempo) .. (aperto/apre/passato/dichiarato/licitato/parlato)
rho_barred-yes-else =
    | (destra/<rho>) .. (obbligat- .. passare/silenzio/non poteva parlare)
turn_of-partner-else =
    | (toccava/turno/doveva/mazziere/posto/spettava) .. (compagno/compagna/socio/pard)
rho_then-none =
    | (<rho>/quello di destra/io/destra) .. (pensando/deve ancora/devo ancora/<not> .. parlato/pensa)
    | (devo/deve) ancora (parlare/dichiarare)
cmp-none =
    | (ancora)? <not> .. (ridichiarato/ridetto/richiamato/rifatto) | deve (ancora)? (ridire/ridichiarare/rifare/richiamare)
any_bid_before-yes =
    | (dopo/sull/su) <card> (di/del/dell/alla) | gia (aperto/aperta/fatta)
    | apertura .. (c era/gia)
any_bid_before-no =
    | nessuno .. (aperto/parlato/dichiarato) | <not> aperto nessuno | zero aperture
    | (mazziere) .. (ancora/prima) | inizio mano | primo giro
correct_called-no =
    | <not> .. (chiamato/parlato/dichiarato) (piu/nessuno/altro) | nessuno (ha)? (piu) ..
    | (quello giusto/chi doveva/di turno) .. <not> .. parlato | <not> ho ancora parlato
repeats_denom-yes =
    | (ripete/ridichiara/ripetuto) .. (contro/fiori/quadri/cuori/picche/<card>/seme)? | stesso (seme/colore)
    | sempre (picche/cuori/fiori/quadri)
repeats_denom-no =
    | (altro/divers-) (seme/colore)
inadmissible-yes =
    | (ultima/licita/dichiarazione) .. (socio/compagno/sua/propri-) | (nessuno/non) .. contrat- .. ++ surcontr- | senza senso
    | (contro/surcontro) .. (nessuno/compagno/illegale/impossibile)
inadmissible-no =
    | (contro/surcontro) (regolare/regolamentare/lecito/ammesso)
rho_barred-yes =
    | (obbligo/obbligat-/passo obbligato/dovesse passare/deve passare/esclus-) .. (passare/tacere/passo)?
    | (destra/<rho>) .. (obblig-/dovesse passare/zittit-)
rho_barred-no =
    | <not> .. (obbligat-/esclus-/zittit-) | (liber-) .. (parlare/dire/dichiarare) | nessuna esclusione
side-unknown =
    | (licita/dichiarazione) .. (in piedi/in corso/aperta)
told-first = kind
