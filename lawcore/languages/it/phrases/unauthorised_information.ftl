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
    | (licit-/passo/contro) .. (lento/lentamente/dopo lunga/dopo lungo/esit-/pensat-) | (esitazion-/esitat-) | alternativ- (logic-)
    | (sentit-/sento/visto) .. (altro tavolo/tavolo accanto/tavolo vicino/tavolo)
    | (smorfi-/gest-/scuot-/scosso/sospir-/sbuff-/commento/faccia) .. (licit-/passo/compagno/contro/testa) | (smorfi-/sospir-/sbuff-)
    | (testa) .. (licita/compagno) | (usare) .. (compagno) .. (ritirat-/mostrat-) | (chiesto/domanda) .. (poi/e) .. (passat-/attaccat-)
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
    | (impiegat-/messo) .. (secondi/minuto/minuti/tempo) | mano sul cartellino
source-words =
    | (smorfi-/gest-/sospir-/sbuff-/testa/commento/domanda/chiesto/voce/faccia)
    | con (un)? tono
source-explanation =
    | (alert/spiegazione)
source-withdrawn =
    | ritirat-
source-other =
    | (sentit-/visto) .. tavolo | altro tavolo | tavolo (vicino/accanto)
u_la-no =
    | non .. alternativ-
source-tempo-else =
    | (esit-/pensat-/pensa/pensata/pensare/pausa/tempo/lent-/lungh-/rapid-/veloc-/minuto/minuti/secondi/tentenn-/titub-/indugi-/fulmine-/rifless-)
    | (esit-/esitazion-/pens-/pensa/pensat-/lent-/riflett-/riflession-/pausa/tempo/tentenn-/secondi/minuti/minuto/secolo/ore) .. (pass-/contr-/licit-/dichiar-/prima/poi/su/per/compagno/lui)?
    | (passo/contro) (lento/veloce/rapido/lungo/secco)
source-words-else =
    | (scoss-/scuot-/gest-/smorfi-/sospir-/sbuff-/sorris-/sorrid-/comment-/espression-/tono/voce/annuit-/faccia/occhi/mimica/fatto cenno/battuta/esclam-/borbott-/mormor-)
    | (domand-/chiest-/chiede) .. (significat-/licita/cosa/colore/seme/spiegazion-)
    | (smorfi-/sospir-/gest-/comment-/tono/voce/sbuff-/occhi-/facc-/parol-/domand-/chiest-/ris-/sorris-/mimic-/battut-/esclam-)
source-explanation-else =
    | (alert/allert-/spiegazion-/spiegat-/rispost-) .. (compagno/ricordat-/svegliat-/capito/accort-)
    | compagno .. (spiega-/alert-/allert-/annunci-)
    | (spiegazion-/spiegat-/spiega/alert-/allert-/annunci-/descri-) .. (compagno/socio/partner/mio/sua/capit-/sentit-/accort-/malintes-)?
source-withdrawn-else =
    | (ritirat-/annullat-/ripres-/cambiat-/sostituit-/insufficient-) .. (licita/dichiarazione/carta/contro/passo)?
    | (ritirat-/annullat-/cambiat-/insufficient-/fuori turno) .. (licit-/dichiar-/chiam-/carta/contro/passo)?
source-other-else =
    | (altro tavolo/tavolo accanto/tavolo vicino/vicini/sentito .. tavolo/score/punteggio)
    | (sentit-/vist-/visto/sentito) .. (tavolo/risultato/mano/carte/contratto)
    | (sentit-/vist-/ascoltat-/udit-) .. (altro/altri/vicin-/accanto) tavol- | tavolo (vicino/accanto/a fianco)
    | (sentit-/vist-) .. (board/mano/risultat-/punteggio)
when-now-else =
    | (durante/adesso/ora/in corso/mentre) .. (licita/gioco/dichiarazione/mano) | riserv- .. diritt-
    | (siamo/adesso/ora/ancora/durante/piena/tocca a me) .. (licita/licitando/dichiarando/gioco/mano/parlare)?
    | (devo/posso/cosa devo/che devo) .. (fare/passare/licitare/ignorare/finta)
when-after-else =
    | (fine/finit-/dopo/terminat-) .. (mano/gioco/smazzata/board/turno)
    | (mano/board/smazzata/gioco) (gia)? finit- | (a/alla/dopo) fine (mano/smazzata/gioco/board)
    | (dopo/poi) .. (chiam-/arbitro/protest-)
u_la-no-else =
    | <not> .. (alternativ-/scelta) | (obbligat-/automatic-/evidente) .. (licita/dichiarazione/passo)?
    | <not> .. alternativ- | (unica/obbligat-/automatic-/ovvia) .. (licita/dichiarazione/scelta/passo/azione)
    | tutti .. (avrebbero/farebbero/direbbero)
u_la-yes-else =
    | (alternativ-) logic- | (passo/passare) .. alternativ-
    | (passo/passare/contro/altra) .. (era/e/è)? .. (alternativa/logica) | (alternativ-) .. (logic-/c era/possibil-)
    | (molti/tanti/altri/metà) .. (avrebbero/passer-/farebbero)
u_info-no-else =
    | <not> .. (esit-/pensat-/pausa/tempo) | (nega/negano/contesta-) .. (esit-/pausa)
    | <not> .. (esitat-/pensat-/pausa) | (neg-/nega/contest-) .. (esit-/pens-/pausa)
u_info-yes-else =
    | (chiara/evidente/netta/ammess-/tutti d accordo) .. (esit-/pausa/pensata)
    | (chiara/evidente/netta/ammess-/accertat-/palese/tutti d accordo/riconosciut-) .. (esitazion-/pausa/pensat-)
    | (esitazion-/pausa/tempo) .. (chiara/evidente/netta/ammess-/accertat-/riconosciut-/tutti)
u_points-yes-else =
    | (sugger-/indica-) ..
    | (sugger-/indic-/mostra-/punta-) .. (licit-/riaprir-/attacc-/forza/valori/contrar-/di/picche/cuori/quadri/fiori)
u_chose-suggested-else =
    | (poi/&) .. (riapert-/riapre/contra-/dichiar-/licit-/rialzat-)
    | (poi/e/&/allora) .. (rialza/licita/riapre/interviene/dichiara/contra/attacca/prosegue) | (scelt-/scelto/ha fatto) .. sugger-
u_points-no =
    | <not> .. (diceva/sugger-/indica-)
u_points-no-else =
    | <not> .. (sugger-/indic-/mostra-)
u_chose-other-else =
    | (scelt-/fatt-/attaccat-) .. (altro/diverso/contrario)
u_adv-yes-else =
    | (guadagn-/vantagg-/danneggiat-/danno/riusc-/ha funzionato)
u_adv-no-else =
    | <not> .. (guadagn-/vantagg-/danno/danneggiat-)
