# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-simultaneous_calls =
    | + (insieme/contemporane-/stesso istante/stesso momento) .. (parlat-/licit-/dichiar-/passat-)?
    | + (insieme/contemporanea-/stesso momento) | + (insieme/contemporane-/sincro-/unisono)
    | + stess- .. (istante/momento/%2/tempo) | + in contemporanea | + (perfetto accordo) | + doppia apertura
case-three_passes_one_out_of_rotation =
    | + (passo/passi/passato/passava) .. (fuori/anticip-/ordine/disordine/prima/posto/sbagliat-/turno/fila/scopro)
    | + (#3) (passo/passi) | + (%3) pass- | + passo .. passo .. passo | + (saltat-/scavalcat-) | + (#3) passo
    | + pass- pass- pass- | + #3 passo | + passo passo passo | + #3 passano | + coi passi
deprived-no =
    | nessuno .. (turno/giro/parola) | nessuno .. (saltat-/perso/perde/persa/fregat-/rimasto/saltato/manca)
    | nessuno .. (saltat-/perso/perde/scavalcat-/escluso/danneggiat-)
    | <everyone> .. (avuto/detto/turno/occasione/parlato) | a nessuno
    | (<everyone>/ognuno/ciascuno) .. (parlato/dichiarato/avuto/chiamato/turno/detto)
    | (turno/parola) .. <not> .. (manca/persa/perso) .. nessuno | (turni/turno) persi nessuno | (%4) .. (parlato)
    | (doveva chiamare) .. chiamato
deprived-yes =
    | <not> .. (potuto/parlat-/potesse) .. (parlare/dichiarare/<not>)?
    | <not> .. (<not>/parlat-/turno/licitat-/dichiarat-)
    | <who> <not> .. (<not>/piu)? (parlat-/dichiarat-/licitat-/chiamat-/potut-/avuto)
    | <not> .. potuto .. (parlare/dichiarare) | (rimast-) .. (<not> (parola/turno)/becco/asciutto)
    | (saltato/perso) .. turno | (perso) .. (parola/turno/giro) | (aspettava) .. (suo) | <not> che .. potesse
    | privat- .. (turno/parola/giro)
deprived-yes-likely =
    | (saltat-/scavalcat-) | (salt-/scavalc-/perso/perde/bruciat-) .. (turno/giro/<who>/parola)
lead_faced-no =
    | attacco coperto (sul tavolo)? | carte .. .. in mano | attacco (da) (girare/fare/scoprire) | attende .. attacco
    | (licita/dichiarazione) .. (in corso/cominciat-) | attacco (no) (c &)? | prima .. attacco | inizio .. licita
lead_faced-no-likely =
    | <not> .. (attacc-) | attacco (<not>/coperto/no/attende)
lead_faced-yes =
    | attacco .. (fatto/scoperto/girato) | attacco (scoperto/girato/in vista/sul tavolo/faccia/fissava/tappeto/fatto)
    | attacco <card>? (fatto/scoperto)
    | (<card>/carta/dama/asso/re/fante) .. (a faccia/scopert-/in vista/sul tavolo/d attacco) | faccia in su
    | dopo attacco | attacco (di/del/con) <card>? .. (scoperto/girato/in vista/sul tavolo/faccia/tappeto)
