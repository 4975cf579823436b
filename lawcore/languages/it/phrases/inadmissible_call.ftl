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
