# How unauthorised information is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 16
certain =
    | (pensato/pensa/pensando/pensarci) .. (lungo/minuto/secondi/po/molto) .. (passa-/licit-/contr-/prima)
    | (contro/passo/licita) lent-
    | esitazion-
    | (fatto una domanda/domanda) .. poi .. (passato/attaccato/licit-)
topic =
    | informazion- (non autorizz-/illecit-/illegittim-)
    | (esit-/tempo/tentenn-/pensat-/pensa/pensato/pausa/lento/lentamente/lungo/ci ha messo) .. (passo/passat-/contro/contrat-/licit-/compagno/riapert-/minuto/secondi/dichiar-)
    | (licit-/passo/contro) .. (lento/lentamente/dopo lunga/dopo lungo/esit-/pensat-)
    | (esitazion-/esitat-)
    | alternativ- (logic-)
    | (sentit-/sento/visto) .. (altro tavolo/tavolo accanto/tavolo vicino/tavolo)
    | (smorfi-/gest-/scuot-/scosso/sospir-/sbuff-/commento/faccia) .. (licit-/passo/compagno/contro/testa)
    | (smorfi-/sospir-/sbuff-)
    | (testa) .. (licita/compagno)
    | (usare) .. (compagno) .. (ritirat-/mostrat-)
    | (chiesto/domanda) .. (poi/e) .. (passat-/attaccat-)
    | (suo/mio) (alert/spiegazione) .. (svegli-/ricord-)
hint =
    | (compagno)
    | (sugger-)
    | (riaperto/riapre)
against =
    | (spiegato male/spiegazione sbagliata)
    | renonc-
    | (morto/dichiarante) .. pensat-
when-now =
    | (adesso/ora) .. (licita/gioco)
when-after =
    | (mano/gioco) finit- | dopo .. (mano/gioco)
source-tempo =
    | (esit-/pensat-/pensa/tempo/pausa/lento/lentamente/minuto/tentenn-/lungo)
source-words =
    | (smorfi-/gest-/sospir-/sbuff-/testa/commento/domanda/chiesto/voce/faccia)
source-explanation =
    | (alert/spiegazione)
source-withdrawn =
    | ritirat-
source-other =
    | (sentit-/visto) .. tavolo | altro tavolo | tavolo (vicino/accanto)
u_la-no =
    | non .. alternativ-
