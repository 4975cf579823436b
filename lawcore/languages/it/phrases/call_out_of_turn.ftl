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
    | <who> <him>? (aperto/apre/apro/passato/passa/passo/licitato/licita/contrato/contra/dichiarato/chiamato/detto)
    | (passo/licita/apertura/contro) .. (di/del/dell/da) <who>
turn_of-who =
    | toccava (a/al/all/alla)? <who>
    | doveva (aprire/licitare/chiamare/parlare/passare) <who>
    | <who> (era/sono)? mazziere
    | mazziere (era)? <who>
    | prima (di/del/dell) <who>
    | prima che toccasse (a/al)? <who>
    | <who> (doveva/toccava)
    | quando toccava (a/al) <who>
    | doveva (parlare/dichiarare/licitare/passare) (a/al/il)? <who>
turn_of-lho-else =
    | mazziere .. (alla mia sinistra/a sinistra)
turn_of-rho-else =
    | mazziere .. (alla mia destra/a destra)
kind-pass =
    | (passo/passa/passato) .. (fuori turno/prima/toccava/turno/fuori rotazione/doveva) | fuori turno .. pass- | ^ passo
kind-bid =
    | (apro/aperto/apre/apertura/licitato/licita/dichiarato/detto) <card>
    | <card> fuori turno
    | (apro/aperto/apre/apertura) .. (fuori turno/mazziere/toccava/doveva/turno)
    | licit- .. fuori turno
kind-dbl_rdbl =
    | (contro/contra/contrato/surcontro/surcontrato) .. (fuori turno/prima/toccava/rotazione)
lho-accepts =
    | (accett-/accetta) | (avversario dopo/giocatore dopo/avversario di sinistra) .. (licit-/passat-/chiamat-/detto/dichiar-)
lho-declines =
    | non (accett-/accetta) | (rifiut-)
correct_called-yes =
    | (avversario di turno/giocatore di turno/chi doveva/mazziere) .. (apre/aperto/licit-/passat-/dichiar-/chiamat-)
artificial-yes =
    | passo .. (forte/artificiale/forza/forzante)
rho_then-passes =
    | avversario di destra .. pass-
insufficient-yes =
    | (anche/e) insufficiente
cmp-no =
    | non comparabile
cmp-yes =
    | chiamata comparabile
offender-unsaid =
    | (passo/apertura/contro/dichiarazione/licita/aperto)
