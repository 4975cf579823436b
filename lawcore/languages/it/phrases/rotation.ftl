# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 33
certain =
    | (dichiarat-/licit-/passat-/contrat-/parlat-) .. (insieme/contemporanea-/stesso momento) | (#3/tre) passo .. fuori turno
    | (saltato/perso) .. turno | mano passata .. (fuori turno/turno)
topic =
    | turno .. saltat-
hint =
    | turno
against =
    | (carta/presa/attacco)
case-simultaneous_calls =
    | + (insieme/contemporanea-/stesso momento) | + (insieme/contemporane-/sincro-/unisono)
    | + stess- .. (istante/momento/secondo/tempo) | + in contemporanea | + (perfetto accordo) | + doppia apertura
case-three_passes_one_out_of_rotation =
    | + (#3/tre) passo | + (tre/#3) (passo/passi) | + (terzo) pass- | + pass- pass- pass- | + tre passano | + #3 passano
    | + #3 passo
deprived-yes =
    | (saltato/perso) .. turno | <not> .. potuto .. (parlare/dichiarare)
    | <not> .. (potuto/parlat-/potesse) .. (parlare/dichiarare/mai)? | (saltat-/scavalcat-) | (perso) .. (parola/turno/giro)
    | (rimast-) .. (senza (parola/turno)/becco/asciutto) | (aspettava) .. (suo/ancora) | senza che .. potesse
    | <who> <not> .. (mai/ancora/piu)? (parlat-/dichiarat-/licitat-/chiamat-/potut-/avuto)
    | (salt-/scavalc-/perso/perde/bruciat-) .. (turno/giro/<who>/parola) | privat- .. (turno/parola/giro)
lead_faced-yes =
    | attacco <card>? (fatto/scoperto) | attacco (gia)? (scoperto/girato/in vista/sul tavolo/faccia/fissava/tappeto/fatto)
    | attacco (di/del/con) <card>? .. (scoperto/girato/in vista/sul tavolo/faccia/tappeto) | dopo attacco
    | (<card>/carta/dama/asso/re/fante) .. (a faccia/scopert-/in vista/sul tavolo/d attacco) | faccia in su
case-three_passes_one_out_of_rotation-else =
    | + (tre/#3) (passo/passi) | + passo passo passo
    | + (passo/passi/passato/passava) .. (fuori/anticip-/ordine/disordine/prima/posto/sbagliat-/turno/fila/scopro)
    | + passo .. passo .. passo | + (saltat-/scavalcat-) | + coi passi
case-simultaneous_calls-else =
    | + (insieme/contemporane-/stesso istante/stesso momento) .. (parlat-/licit-/dichiar-/passat-)?
deprived-yes-else =
    | <not> .. (mai/parlat-/turno/licitat-/dichiarat-) | (saltat-/scavalcat-/perso il turno)
lead_faced-no-else =
    | attacco <not> | prima .. attacco | <not> .. attacc-
lead_faced-yes-else =
    | attacco .. (fatto/scoperto/girato)
deprived-no =
    | nessuno .. (saltat-/perso/perde/persa/fregat-/rimasto/saltato/manca) | tutti .. (avuto/detto/turno/occasione/parlato)
    | (turni/turno) persi nessuno | (turno/parola) .. <not> .. (manca/persa/perso) .. nessuno | nessuno .. (turno/giro/parola)
    | (quarto) .. (parlato) | (doveva chiamare) .. chiamato | a nessuno
    | (tutti/ognuno/ciascuno) .. (parlato/dichiarato/avuto/chiamato/turno/detto)
    | nessuno .. (saltat-/perso/perde/scavalcat-/escluso/danneggiat-)
lead_faced-no =
    | <not> .. (attacc-) | attacco (<not>/coperto/no/attende) | attacco coperto (sul tavolo)? | (si)? attende .. attacco
    | carte .. (ancora)? .. in mano | (licita/dichiarazione) .. (in corso/cominciat-) | prima .. attacco | inizio .. licita
    | attacco (no/ancora) (c e)? | attacco (da) (girare/fare/scoprire)
