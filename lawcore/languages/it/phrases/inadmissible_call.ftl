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
    | (contrat-/contra/contro) .. (proprio compagno/compagno/propria linea/propria licita) | (surcontro/surcontrat-) .. (nessuno/non/senza/illegale) | (contro/surcontro) (inammissibile/vietato/illegale)
    | (contra/contrato/contro/contrare) .. (compagno/propria/sua linea/suo compagno/proprio compagno/passo) | (surcontra/surcontrato/surcontro) .. (nessuno/senza/non/mai) | (contra/contrato/contro) .. (gia contrat-/contrat-) | (contro/surcontro) (illegal-/inammissibil-) | <not> contrat- .. surcontr-
what-barred_acted =
    | (obbligat- a passare/doveva passare/esclus-/costrett- a passare/zittit-) .. (licit-/parl-/dichiar-/contr-/detto)
    | (doveva passare/devo passare/obbligat- a passare/obbligat- al passo/costrett- a passare/doveva tacere/squalificat-/interdett-/zittit-/non poteva dichiarare/passo obbligato/passo forzato/passare sempre/passare un giro) .. <calls> | <calls> .. (lo stesso/comunque/invece) ++ (passare/obbligat-/zittit-/costrett-) | (nonostante/malgrado) .. (passare/obbligo)
what-over_seven =
    | <over_seven> | livello (di)? otto | (detto/licit-/dichiar-) otto
    | (livello/a) (otto/#8) | (otto/#8) (picche/cuori/quadri/fiori/sa/senza) | (sopra/oltre/piu di) (sette/#7)
what-after_final =
    | dopo .. (ultimo passo/#3 passo/tre passo/passo finali/passo finale) | (licita/licitazione/dichiarazione) (finit-/chius-/terminat-) .. (contr-/licit-/dichiar-/passo/detto)
    | (dopo/finita/chiusa/terminata) .. (licita/dichiarazione/#3 passo/passo finale/terzo passo/licitazione/asta) | licita .. (finita/chiusa/terminata/conclusa) | (#3 passo/tre passo/tutti passato) .. (contr-/dichiar-/licit-/parla)
what-wrong_words =
    | contro .. parole (sbagliat-/errat-)
    | (contro/contra/contrato) .. (livello/seme/numero) (sbagliat-) | contr- .. sbaglia- .. (livello/seme) | contro (a/su) <card> .. (ma/era/invece) .. <card>
lho_called-yes =
    | (quello dopo/avversario dopo/giocatore dopo/avversario di sinistra) .. (passat-/licit-/chiamat-/detto)
    | <lho> .. <calls>
barred-next =
    | (un/#1) turno | una volta
    | (un giro/#1 giro/un turno/una volta/prossimo turno/prossimo giro/solo giro)
barred-always =
    | (tutta la licita/per tutta/sempre/resto della licita)
    | (tutta licita/tutta dichiarazione/sempre/resto/fino alla fine/persempre)
who-def_action =
    | difensore .. (contr-/licit-)
    | difensore .. (contra/contrato/dichiara/dichiarato/licita-)
late-yes =
    | dopo .. attacco
    | (dopo/fatto) .. (attacco/attaccato/morto) | (accort-/accorg-/scopert-) .. (gioco/presa/attacco/dopo)
out_turn-yes =
    | (anche/e) fuori turno
    | (anche/pure/inoltre/&) .. fuori turno
lho_called-no =
    | <lho> .. <not> .. <calls> | prima .. <lho>
who-def_pass =
    | difensore .. (passa/passato/passo)
who-decl_side =
    | (dichiarante/morto) .. (dichiara/licita-/contra/surcontra)
