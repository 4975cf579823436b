# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-simultaneous_calls =
    | + (insieme/contemporanea-/stesso momento) | + (insieme/contemporane-/sincro-/unisono) | + in contemporanea
    | + doppia apertura
case-simultaneous_calls-likely =
    | + (insieme/contemporane-/stesso istante/stesso momento) .. (parlat-/licit-/dichiar-/passat-)?
    | + stess- .. (istante/momento/%2/tempo) | + (perfetto accordo)
case-three_passes_one_out_of_rotation =
    | + passo .. passo .. passo | + (#3) passo | + pass- pass- pass- | + #3 passo | + passo passo passo | + #3 passano
case-three_passes_one_out_of_rotation-likely =
    | + (passo/passi/passato/passava) .. (fuori/anticip-/ordine/disordine/prima/posto/sbagliat-/turno/fila/scopro)
    | + (#3) (passo/passi) | + (%3) pass- | + (saltat-/scavalcat-) | + coi passi
deprived-no =
    | nessuno .. (turno/giro/parola) | nessuno .. (saltat-/perso/perde/persa/fregat-/rimasto/saltato/manca)
    | nessuno .. (saltat-/perso/perde/scavalcat-/escluso/danneggiat-)
    | (turno/parola) .. <not> .. (manca/persa/perso) .. nessuno | (turni/turno) persi nessuno
deprived-no-likely =
    | <everyone> .. (avuto/detto/turno/occasione/parlato)
    | (<everyone>/ognuno/ciascuno) .. (parlato/dichiarato/avuto/chiamato/turno/detto) | (%4) .. (parlato)
    | (doveva chiamare) .. chiamato | a nessuno
deprived-yes =
    | <not> .. potuto .. (parlare/dichiarare) | (rimast-) .. (<not> (parola/turno)/becco/asciutto)
    | (saltato/perso) .. turno | (perso) .. (parola/turno/giro) | privat- .. (turno/parola/giro)
deprived-yes-likely =
    | (saltat-/scavalcat-) | (salt-/scavalc-/perso/perde/bruciat-) .. (turno/giro/<who>/parola)
    | <not> .. (potuto/parlat-/potesse) .. (parlare/dichiarare/<not>)?
    | <not> .. (<not>/parlat-/turno/licitat-/dichiarat-)
    | <who> <not> .. (<not>/piu)? (parlat-/dichiarat-/licitat-/chiamat-/potut-/avuto) | (aspettava) .. (suo)
    | <not> che .. potesse
lead_faced-no =
    | attacco coperto (sul tavolo)? | attende .. attacco | (licita/dichiarazione) .. (in corso/cominciat-)
    | inizio .. licita
lead_faced-no-likely =
    | <not> .. (attacc-) | attacco (<not>/coperto/no/attende) | carte .. .. in mano | prima .. attacco
    | attacco (da) (girare/fare/scoprire) | attacco (no) (c &)?
lead_faced-yes =
    | attacco .. (fatto/scoperto/girato) | attacco (scoperto/girato/in vista/sul tavolo/faccia/fissava/tappeto/fatto)
    | attacco <card>? (fatto/scoperto) | faccia in su
lead_faced-yes-likely =
    | dopo attacco | (<card>/carta/dama/asso/re/fante) .. (a faccia/scopert-/in vista/sul tavolo/d attacco)
    | attacco (di/del/con) <card>? .. (scoperto/girato/in vista/sul tavolo/faccia/tappeto)
