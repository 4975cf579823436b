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
turn_of-lho-else =
    | mazziere .. (alla mia sinistra/a sinistra)
    | (toccava/tocca/mazziere/turno) .. (a/alla/di/la) (mia/sua)? sinistra | (mazziere/dealer) (alla/a/di) (mia)? sinistra
turn_of-rho-else =
    | mazziere .. (alla mia destra/a destra)
    | (toccava/tocca/mazziere/turno) .. (a/alla/di/la) (mia/sua)? destra | (mazziere/dealer) (alla/a/di) (mia)? destra
kind-pass =
    | (passo/passa/passato) .. (fuori turno/prima/toccava/turno/fuori rotazione/doveva) | fuori turno .. pass- | ^ passo
    | ^ .. (passo/passa/passato/passare) .. (fuori turno/turno/toccava/prima/mazziere/posto) | passo (di/da/del) | <offender> .. (passa/passato/passo)
    | (passo) fuori turno
kind-bid =
    | (apro/aperto/apre/apertura/licitato/licita/dichiarato/detto) <card> | <card> fuori turno
    | (apro/aperto/apre/apertura) .. (fuori turno/mazziere/toccava/doveva/turno) | licit- .. fuori turno
    | (apre/apro/aperto/apertura/interviene/intervenuto/dichiarato/licitato) ... (fuori turno/turno/toccava/mazziere/posto)
    | <offender> .. (apre/aperto/interviene/intervenuto) | apertura fuori turno | <bid> fuori turno
kind-dbl_rdbl =
    | (contro/contra/contrato/surcontro/surcontrato) .. (fuori turno/prima/toccava/rotazione)
    | (contro/contra/contrato/surcontro/surcontra/surcontrato) .. (fuori turno/turno/toccava/prima/posto) | <offender> .. (contra/contrato/surcontra)
    | contro fuori turno
lho-accepts =
    | (accett-/accetta) | (avversario dopo/giocatore dopo/avversario di sinistra) .. (licit-/passat-/chiamat-/detto/dichiar-)
    | <lho> .. <accepts> | (io/noi/loro) .. <accepts> | (turno/toccava/mazziere/prima) ... <lho> .. <calls>
    | <lho> <calls> (sopra/comunque/lo stesso/dopo) | <accepts> ++ (turno/tocc-/mazziere) | (parlato/dichiarato/passato/contrato) sopra
    | licita (andata/proseguita/continuata)
lho-declines =
    | non (accett-/accetta) | (rifiut-)
    | <not> .. <accepts> | <declines> | <not> (vuole/voglio/vogliono/vogliamo)
correct_called-yes =
    | (avversario di turno/giocatore di turno/chi doveva/mazziere) .. (apre/aperto/licit-/passat-/dichiar-/chiamat-)
    | (mazziere/giocatore giusto/chi doveva/di turno/giocatore di turno/avversario di turno) .. <calls> .. (prima/poi/lo stesso/comunque)?
    | (poi/&) (mazziere/chi doveva/quello giusto) .. <calls>
artificial-yes =
    | passo .. (forte/artificiale/forza/forzante)
    | (artificial-/convenzional-/multi/transfer/forzante) | (vuol dire/significa/mostra/promette) | (stayman/blackwood/splinter)
rho_then-passes =
    | avversario di destra .. pass-
    | <rho> (poi)? (passa/passato/passo)
insufficient-yes =
    | (anche/e) insufficiente
    | insufficient- ++ turno
cmp-no =
    | non comparabile
    | <not> .. (comparabil-/paragonabil-/equivalent-)
cmp-yes =
    | chiamata comparabile
    | (comparabil-/paragonabil-/equivalent-) | stesso significato
offender-unsaid =
    | (passo/apertura/contro/dichiarazione/licita/aperto)
lho-undecided =
    | <not> .. (deciso/decide)
    | nessuno .. (chiest-/domand-) | <not> .. chiest-
    | <lho>? lho? <not> (sa/so/sanno) se .. (accett-/vuole)
kind-bid-else =
    | <bid> | (apertura/intervento/transfer)
    | (apre/aperto/apro/apertura/interviene/intervento/dichiara/dichiarato/licita/licitato/dice/detto) .. (fuori/prima/turno/anticip-/ma/toccava/quando/al posto/invece)
    | (apertura/intervento/dichiarazione/licita) (fuori/anticip-/prima) | ^ (apre/aperto/apro)
    | <card> (fuori/prima/al posto/anticip-/invece)
before-yes =
    | (%2/secondo/terzo) giro | aveva .. (passato/parlato/dichiarato) .. (prima/giro)
before-no =
    | (primo/%1) giro | nessuno .. (parlato/dichiarato/licitato)
artificial-no =
    | naturale
rho_then-acts =
    | <rho> (poi)? (apre/contra/interviene/dichiara)
side-defends =
    | <offending> .. (difend-/difesa/controgioco/indifesa)
    | (difendono/in difesa)
side-declares =
    | <offending> .. (giocano contratto/dichiarano/gioca contratto)
asked-about = cmp lho side before
kind-pass-else =
    | (passo/passa/passato/passando/passano) .. (fuori/prima/turno/anticip-/ma/toccava/quando/al posto/invece)
    | (cartellino verde/verde) | ^ (passo/passa/passato)
kind-dbl_rdbl-else =
    | (contra/contrato/contro/surcontro/surcontrato/contre) .. (fuori/prima/turno/anticip-/ma/toccava/quando/al posto/invece)
    | ^ (contra/contrato/contro/surcontro)
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
cmp-yes-else =
    | (comparabil-/stesso significato/significato simile)
cmp-no-else =
    | <not> .. (comparabil-/simile) | (altro/diverso) significato
cmp-unsure-else =
    | (dubbio/non so/insicuro/decidere/capire) .. comparabil- | comparabil- .. (insicuro/dubbio/non so/decidere/boh)
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
