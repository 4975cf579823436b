# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-barrato =
    | barrat- | esclus- | zittit- | silenziat- | squalificat- | interdett- | sospes- | obbligat a passare
    | costrett a passare | condannat a passare | tenut a passare | obbligat al passo | doveva passare | dovevo passare
    | deve passare | doveva tacere | doveva saltare | doveva stare zitto | doveva stare zitta | doveva star zitto
    | doveva restare zitto | dovrebbe passare | dovrebbe tacere | fuori per | <not> poteva parlare
    | <not> poteva dichiarare | <not> poteva licitare | <not> poteva chiamare
what-after_final =
    | + (licita/dichiarazione/asta) .. (finita/chiusa/terminata/conclusa) | + (passo finale/passi finali)
    | + dopo (fine/chiusura)
what-after_final-likely =
    | + (#3) (passo/passi)
what-barred_acted =
    | + <barrato> | + (obbligat-/costrett-/condannat-/squalificat-/interdett-/zittit-/esclus-)
what-barred_acted-likely =
    | + (zitto/zitta/muto/muta/silente) (per)? (tutta/#1/turno/giro)
    | + (obbligo/turno/giro/costretto/costretta/condannat-/imposto) .. (silenzio/mutismo/tacere)
what-dbl_rdbl =
    | + (contro/surcontro) (illegal-/inammissibil-) | + (contra/contrato) contro | + contro su contro
    | + (contra/contrato/surcontra/surcontrato) al? (propri-/<partner>)
    | + (contra/contrato/surcontra/surcontrato) (mia/nostra/sua/stessa/propria) (licita/dichiarazione/apertura/contratto/linea)
    | + (contra/contrato) (licita/dichiarazione/apertura) (di/del/della) (proprio/propria)? <partner>
what-dbl_rdbl-likely =
    | + (surcontro/surcontra/surcontrato/redoppia/surcontrare)
    | + (contro/surcontro) (<not>)? (permess-/ammess-/inammissibil-/vietat-/irregolar-/illegal-/lecit-/valid-)
    | + (surcontra/surcontrato/surcontro) .. (nessuno/<not>)
what-over_seven-likely =
    | + (#8/<over_seven>) (picche/cuori/quadri/fiori/sa/<not>)?
what-wrong_words-likely =
    | + contro <card> .. (ma/invece/contratto/realta)
lho_called-no =
    | <lho> .. (<not> .. (parlat-/chiamat-/dichiarat-)/fermo/silente/sta fermo/bocca aperta)
    | <not> <he> (parlato/chiamato) | nessuno (parlat-/chiamat-/dichiarat-/licitat-) dopo
lho_called-no-likely =
    | + <lho> .. (muto/muta/silente/fermo/ferma/zitto/zitta/<not>/immobile/aspetta/attende) | + <lho> <not>
    | nessuno .. (parlat-/chiamat-/dichiarat-/licitat-) dopo?
lho_called-yes =
    | (<next_player>/successivo/sinistra) .. (passat-/passa/parlat-/licit-/dichiar-/contrat-)
lho_called-yes-likely =
    | <lho> .. (poi/<he>)? <calls>
who-decl_side-likely =
    | (futuro/in pectore) (<dummy>)?
    | + (<dummy>/<declarer>) .. (dice/surcontr-/contra/dichiara/licita/contrato/dichiarato)
who-def_action-likely =
    | + (<defender>/attaccare/<defending_side>/indifesa/difende) .. (contra/contro/contrato/dichiara/<me> dichiarato/licita/licitato)
who-def_pass-likely =
    | (<defender>/difende/<defending_side>) .. (passa/passare/passo/passato)
barred-always-likely =
    | (tutta licita/tutta dichiarazione/sempre/resto/fino alla fine/persempre)
    | fino (a/alla/in)? (fine/fondo/chiusura)
barred-next-likely =
    | (per/saltare/salta/passare/tacere/zitto/zitta/star fermo/silenzio) (#1)? (turno/giro)
late-yes =
    | + attacco (fatto/scoperto/girato/partito/in tavola) | + ad attacco
late-yes-likely =
    | + dopo .. attacco
out_turn-no-likely =
    | + (in/nel/al/a) (suo/proprio/mio)? turno
out_turn-yes-likely =
    | fuori (turno/ordine/giro/tempo)
also_19-yes =
    | + <barrato> .. (contra/contrato/contro/surcontra/surcontrato) .. (<partner>/proprio/propria/propri/suo stesso/vietat-/inammissibil-/illegal-/nessuno)
side-unknown =
    | (licita/dichiarazione) .. (in corso/aperta)
