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
