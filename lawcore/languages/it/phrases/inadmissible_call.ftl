# How an inadmissible call is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 35
certain =
    | (contrat-/contra) .. (proprio/suo) compagno
    | surcontro senza
    | (doveva passare) .. (ma/,) .. (licit-/dichiar-/contr-)
    | (licit-/dichiar-/contr-) dopo .. (#3 passo/passo finali/ultimo passo/tre passo)
    | livello .. (otto/#8)
topic =
    | (surcontr-/contr-/surcontro/contro) .. (nessuno/proprio compagno/compagno/non era/gia contrat-/niente/proprio/contrato)
    | (dichiar-/licit-/detto) #8
    | <over_seven>
    | (oltre il sette/piu di sette/livello #8)
    | (dopo) .. (ultimo passo/tre passo/#3 passo/licita finita/passo finale)
    | (licita/licitazione/dichiarazione) (finit-/chius-/terminat-) .. (contr-/licit-/dichiar-/passo/detto/dice)
    | (obbligato a passare/doveva passare/escluso/costretto a passare/squalificato/doveva stare zitto/zittito) .. (licit-/parl-/dichiar-/contr-/ma/detto/invece)
    | (contro) .. (inammissibile/illegale/vietato/non ammesso/impossibile)
    | (inammissibil-)
    | <card> .. livello otto
    | (contro) .. (parole/sbagliat-)
hint =
    | (contro/surcontro)
    | (passare)
against =
    | (lento/pensat-/accord-/esit-)
    | voleva contrare
    | (contro <card>)
    | controgioco
    | attacc-
    | (fuori turno)
what-dbl_rdbl =
    | (contrat-/contra/contro) .. (proprio compagno/compagno/propria linea/propria licita)
    | (surcontro/surcontrat-) .. (nessuno/non/senza/illegale) | (contro/surcontro) (inammissibile/vietato/illegale)
what-barred_acted =
    | (obbligat- a passare/doveva passare/esclus-/costrett- a passare/zittit-) .. (licit-/parl-/dichiar-/contr-/detto)
    | (obbligat-/costrett-/condannat-/squalificat-/interdett-/zittit-/esclus-)
    | (doveva/devo/dovevo/dovrebbe) (stare/star) (zitto/muta/muto) | (doveva/dovevo/dovrebbe/deve) (passare/tacere/saltare)
    | (zitto/muto/muta/bocca chiusa/tacere/silenzio) | un giro di silenzio
what-over_seven =
    | livello (di)? otto | (detto/licit-/dichiar-) otto
    | (otto/#8/<over_seven>) (picche/cuori/quadri/fiori/sa/senza)? | <over_seven>
what-after_final =
    | dopo .. (ultimo passo/#3 passo/tre passo/passo finali/passo finale)
    | (licita/licitazione/dichiarazione) (finit-/chius-/terminat-) .. (contr-/licit-/dichiar-/passo/detto)
    | (dopo) .. (tre/#3/ultimo/finale/terzo) (passo/passi)
    | (licita/dichiarazione/asta/licitazione) .. (finita/chiusa/terminata/conclusa/morta/bell) | (tre/#3) (passo/passi)
    | (passo finale/passi finali) | (chiusa) in <card> | (finita/chiusa) .. (licita/tre passo)
what-wrong_words =
    | contro .. parole (sbagliat-/errat-)
    | (dice/detto/fa/dire) .. (contro/contra) .. <card> .. (ma/era/erano/invece)
lho_called-yes =
    | (quello dopo/avversario dopo/giocatore dopo/avversario di sinistra) .. (passat-/licit-/chiamat-/detto)
    | <lho> .. (poi/ha/gia/pure)? <calls> | (altro dopo/prossimo/chi segue/quello dopo) .. <calls>
    | (parlato/dichiarato/passato/contrato/surcontrato) sopra | gli passa | passato tutti | gli ho dichiarato sopra
    | la sinistra (contra/passa)
barred-next =
    | (un/#1) turno | una volta
    | (#1/un/solo/questo) (giro/turno) | giro di silenzio | prossimo (turno/giro)
barred-always =
    | (tutta la licita/per tutta/sempre/resto della licita)
    | (tutta/per tutta) (licita/la licita) | fino alla fine | sempre | per sempre | resto
who-def_action =
    | difensore .. (contr-/licit-)
    | (difensore/controgiocante/attaccare/difesa/indifesa/difende) .. (contra/contro/dichiara/dice/dichiaro/licita)
    | contro .. attaccare
late-yes =
    | dopo .. attacco
    | (attacco) .. (fatto/scoperto/girato/gia) | ad attacco
out_turn-yes =
    | (anche/e) fuori turno
    | <not> .. (turno/toccava) | fuori (turno/ordine/giro/tempo) | (neanche/nemmeno) .. turno | non toccava
what-dbl_rdbl-else =
    | (contra/contrato/contro/contrare) .. (compagno/propria/sua linea/suo compagno/proprio compagno/passo)
    | (surcontra/surcontrato/surcontro) .. (nessuno/senza/non/mai) | (contra/contrato/contro) .. (gia contrat-/contrat-)
    | (contro/surcontro) (illegal-/inammissibil-) | <not> contrat- .. surcontr-
    | (contro/contra/contrat-/surcontr-) .. (contro/compagno/suo/propria/proprio/gia/passo/niente/nulla)
    | (contro/contra/contrato/surcontra/surcontro/surcontrato) .. (compagno/socio/senza/contrat-/nessuno/suo/propri-/contro)
    | (passo ,? passo) ,? contro
what-barred_acted-else =
    | (doveva passare/devo passare/obbligat- a passare/obbligat- al passo/costrett- a passare/doveva tacere/squalificat-/interdett-/zittit-/non poteva dichiarare/passo obbligato/passo forzato/passare sempre/passare un giro) .. <calls>
    | <calls> .. (lo stesso/comunque/invece) ++ (passare/obbligat-/zittit-/costrett-) | (nonostante/malgrado) .. (passare/obbligo)
    | (obbligat-/costrett-/doveva/dovevo/tenut-) .. (passare/tacere/silenzio/passo) .. (ma/e/invece/dimentic-/licit-/dichiar-/fa/fatto/parlato)?
what-over_seven-else =
    | <over_seven> | (livello/a) (otto/#8) | (otto/#8) (picche/cuori/quadri/fiori/sa/senza) | (sopra/oltre/piu di) (sette/#7)
    | (otto/#8/nove/#9) (picche/cuori/quadri/fiori/senza/sa)
what-after_final-else =
    | (dopo/finita/chiusa/terminata) .. (licita/dichiarazione/#3 passo/passo finale/terzo passo/licitazione/asta)
    | licita .. (finita/chiusa/terminata/conclusa) | (#3 passo/tre passo/tutti passato) .. (contr-/dichiar-/licit-/parla)
    | (dopo) .. (passo finale/terzo passo/tre passo/ultimo passo/licita finita/licita chiusa)
what-wrong_words-else =
    | (contro/contra/contrato) .. (livello/seme/numero) (sbagliat-) | contr- .. sbaglia- .. (livello/seme)
    | contro (a/su) <card> .. (ma/era/invece) .. <card>
lho_called-yes-else =
    | <lho> .. <calls>
    | (seguente/successivo/dopo/chi segue/sinistra) .. (gia)? (passat-/passa/parlat-/licit-/dichiar-/contrat-)
lho_called-no-else =
    | <lho> .. <not> .. <calls> | prima .. <lho>
    | (seguente/successivo/dopo/sinistra) <not> .. (parlat-/licit-/dichiar-)
barred-next-else =
    | (un giro/#1 giro/un turno/una volta/prossimo turno/prossimo giro/solo giro)
    | (un giro/un turno/una volta/solo giro)
barred-always-else =
    | (tutta licita/tutta dichiarazione/sempre/resto/fino alla fine/persempre)
    | (tutta la licita/fino alla fine/sempre/persempre/resto della licita)
who-def_action-else =
    | difensore .. (contra/contrato/dichiara/dichiarato/licita-)
who-def_pass-else =
    | difensore .. (passa/passato/passo)
who-decl_side-else =
    | (dichiarante/morto) .. (dichiara/licita-/contra/surcontra)
late-yes-else =
    | (dopo/fatto) .. (attacco/attaccato/morto) | (accort-/accorg-/scopert-) .. (gioco/presa/attacco/dopo)
out_turn-yes-else =
    | (anche/pure/inoltre/&) .. fuori turno
lho_called-no =
    | nessuno .. (chiamat-/parlat-/fiatato/osato) .. (dopo/sopra)?
    | <lho> .. (<not> .. (parlat-/chiamat-/dichiarat-)/fermo/silente/sta fermo/bocca aperta)
    | <not> .. (parlato/chiamato) .. (piu/nessuno/ancora) | nessuno dopo | ancora (silente/zitto)
    | <not> ha (ancora)? (parlato/chiamato) | nessuno (dopo)? .. (coraggio/parlato)
who-def_pass =
    | (difensore/difende/controgiocante/difesa) .. (passa/passare/passo/passato)
who-decl_side =
    | (morto/dichiarante/vivo) .. (dice/surcontr-/contra/dichiara/contro/ripensa) | (futuro/in pectore) (morto)? | morto in pectore
late-no =
    | prima .. attacco | <not> .. attacc-
out_turn-no =
    | al (suo/proprio) turno | turno regolare
also_19-yes =
    | (esclus-/obbligat-/zitt-/doveva) .. (contra/contrato/surcontrato) .. (senza/compagno/suo/socio/propri-)
also_19-no =
    | (contro) (regolare/lecito) | di suo si puo | (mica) .. compagno | lecito di per se
side-unknown =
    | (licita/dichiarazione) .. (in corso/aperta)
