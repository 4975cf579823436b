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
what-barred_acted =
    | (obbligat- a passare/doveva passare/esclus-/costrett- a passare/zittit-) .. (licit-/parl-/dichiar-/contr-/detto)
what-over_seven =
    | <over_seven> | livello (di)? otto | (detto/licit-/dichiar-) otto
what-after_final =
    | dopo .. (ultimo passo/#3 passo/tre passo/passo finali/passo finale) | (licita/licitazione/dichiarazione) (finit-/chius-/terminat-) .. (contr-/licit-/dichiar-/passo/detto)
what-wrong_words =
    | contro .. parole (sbagliat-/errat-)
lho_called-yes =
    | (quello dopo/avversario dopo/giocatore dopo/avversario di sinistra) .. (passat-/licit-/chiamat-/detto)
barred-next =
    | (un/#1) turno | una volta
barred-always =
    | (tutta la licita/per tutta/sempre/resto della licita)
who-def_action =
    | difensore .. (contr-/licit-)
late-yes =
    | dopo .. attacco
out_turn-yes =
    | (anche/e) fuori turno
