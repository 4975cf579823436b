# How misinformation is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 21
certain =
    | (spiegazione) (sbagliata/errata)
    | (spiegato) male
    | informazione (errata/sbagliata)
    | non (alertat-/alert)
    | mancato alert
    | detto .. (transfer/naturale/debole/forte) .. (invece/ma) .. ?
    | non .. accordi
    | dimenticat- .. sistema
topic =
    | (spieg-) .. (male/sbagliat-/errat-/invece/corregg-/corret-/diversa/diverso)
    | (informazione/informazioni) (sbagliat-/errat-)
    | (non alert-/non .. alert/mancat- alert/alert mancat-/senza alert)
    | alert-
    | (nessun accordo/non accordo/non .. accord-)
    | (non) (sanno/sapeva-/sa) .. (vuol dire/significa/cosa)
    | (dett-) .. (naturale/debole/forte/artificiale) .. (invece/aveva)
    | (scordat-/dimenticat-) .. (sistema/convenzione/accordo)
    | (carta delle convenzioni/system card)
    | (corregge/corretto) .. spieg-
    | spieg-
hint =
    | (avrei) (licit-/contr-/attacc-/detto)
    | (naturale/artificiale/debole/forte)
against =
    | (esit-/pensat-)
    | (attacco coperto)
when-auction =
    | (in/durante/piena) .. (licita/licitazione/dichiarazione)
when-clarification =
    | dopo .. (ultimo passo/passo finale) | prima dell? attacco
when-play =
    | (durante/a meta) .. (gioco/mano)
    | meta (mano/gioco)
when-after =
    | dopo .. (gioco/mano) | (gioco/mano) finit- | a fine mano
    | carte giocate | (scopert-/scopr-) .. (dopo/fine)
m_kind-wrong_expl =
    | spiegat- male | spiegazione (sbagliat-/errat-) | (corregg-/corrett-) .. spieg- | informazione (sbagliat-/errat-)
    | detto .. (naturale/debole/forte/transfer/multi) .. (invece/era) | (spiegato/spiega) .. ma .. (era/fosse/aveva)
    | (dicono/dice/detto/spiega-) .. (forcing/forzante/naturale/debole/forte/transfer) .. (non/invece/ma) | spiegazione (errata/sbagliata)
m_kind-failed_alert =
    | (alert/alertat-) .. (mancat-/non) | non (alertat-/alert) | mancat- alert | alert .. non | non .. allertat-
    | alert .. manca- | (mancava/mancato) .. alert
m_kind-no_agreement =
    | nessun accordo | non .. accord- | non sanno
    | <not> .. (discuss-/parlat-)
m_kind-misbid =
    | (dimenticat-/scordat-) .. sistema | sbagliat- licita
    | (confus-/sbagliato lui/dimenticat-) ++ spiega-
    | (carta/scheda/convenzioni) .. (dice/riporta/scritto) ... ma ... avuto <number>
m_harm-yes =
    | (guadagnat-/danneggiat-/danno)
m_partner-not_called =
    | compagno non .. (parlato/licitat-/chiamat-)
m_kind-wrong_expl-else =
    | (spiega-/spiegazione/informazione/info/risposta/allert-) .. (sbagliat-/errat-/scorrett-/male/inesatt-/falsa/diversa)
    | (sbagliat-/errat-) .. (spiega-/informazion-)
    | (dett-/spiegat-/dicono/dice/spiega/descritt-/presentat-) .. (come)? .. (debole/forte/naturale/transfer/forzante/invito/multi/bicolore/convenzionale/artificiale)
    | (spiegat-/informat-) (male) | (corregg-/corrett-/rettific-) .. spiegazion- | (disinformat-/disinformazione)
    | (invece/ma/in realta/viceversa) .. (debole/forte/naturale/transfer)
    | (spiegat-/descritt-/dett-/detto/annunciat-/alertat-) .. (come)? .. (debole/forte/naturale/artificial-/transfer/forzante/sottoapertura/limite/multi) .. (ma/invece/era/in realta/risulta)?
    | (spiegazion-/informazion-/descrizion-/rispost-) .. (sbagliat-/errat-/incomplet-/fals-/scorrett-) | spiegat- (male/sbagliat-)
m_kind-failed_alert-else =
    | (non/mai/senza/mancat-/dimenticat-) .. (alert/allert-/alertat-/avvisat-/annunci-) | alert .. (mancat-/tardiv-/ritardo/non)
    | (doveva/andava) .. (alert-/allert-/annunci-)
    | (non/senza/mai/nessuno/dimenticat-/mancat-) .. (alert-/allert-/annunci-)
m_kind-no_agreement-else =
    | <not> .. (accordo/accordi/discuss-) | (mai) (discuss-/parlat-) | (prima volta) .. (insieme/giocano)
    | (non/mai/senza/nessun) .. (accord-/parlato/discuss-/sappiamo/concordat-) | prima volta .. (insieme/giochiamo/compagno)
m_kind-misbid-else =
    | (dimenticat-/scordat-/confus-) .. (sistema/accordo/convenzione/transfer/cosa) | (sbagliat-) .. (licita/dichiarazione/sistema)
    | spiegazione .. (giusta/corretta/esatta)
    | (dimenticat-/sbagliat-/scordat-) .. (sistema/convenzion-/licita/accord-/dichiarazion-)
    | spiegazion- .. (giusta/corretta/esatta)
when-auction-else =
    | (durante/in/piena/mentre/corso) .. (licita/dichiarazione) | licita .. (in corso/aperta)
    | (cambiare/ritirare) .. (passo/licita/dichiarazione)
    | (durante/piena/ancora/corso) .. licita
    | (posso/puo/possiamo) .. (cambiar-/riprend-/ritirar-) .. (passo/licita/dichiarazione/ultima)
when-clarification-else =
    | prima .. attacco | (fine/finita/dopo/chiusa/terminata) .. (licita/dichiarazione/ultimo passo/passo finale)
    | licita .. (finita/chiusa/terminata)
    | (attacco/attaccato/morto) .. (ancora)? .. (non/<not>/fatto/chiuso/steso) | (prima) .. (attacco/attaccare)
    | (ultimo passo/licita finita/finita la licita/dichiarazione finita/tre passo/passo finale)
when-play-else =
    | (durante/in/corso) .. (gioco/mano) | (meta) mano | alla <ordinal> presa | (steso/sceso) .. morto | morto (steso/a terra/giu)
    | dopo .. attacco
    | (durante/meta/mezzo/corso) .. (gioco/mano) | (alla/presa) (<ordinal>/<number>) | morto (gia)? (steso/sceso/giu/aperto)
when-after-else =
    | (dopo/fine/finita/finito/terminat-) .. (gioco/mano/smazzata/turno/board/incontro) | (a)? (fine mano)
    | (mano/gioco/smazzata) .. (finit-/terminat-)
    | (mano/board/smazzata/gioco) (gia)? finit- | (a/alla/dopo) fine (mano/smazzata/gioco/board) | (carte) .. (rimess-/ripost-)
    | (dopo/poi) .. (guardando/risultato/post)
m_partner-not_called-else =
    | compagno .. <not> .. (parlato/dichiarato/licitato/passato) | prima .. compagno
    | compagno <not> .. (ancora/poi)? .. (parlat-/dichiar-/licit-/passat-)
m_partner-called-else =
    | compagno .. (parlato/dichiarato/licitato/passato)
    | compagno .. (gia/poi)? .. (parlato/dichiarato/licitato/passato)
m_influenced-yes-else =
    | (avrei/avremmo/avrebbe/avrebbero/sarei) .. (licitato/dichiarato/contrato/passato/attaccato/detto/riaperto/difeso/giocato/parlato)
    | (avrei/avremmo/avrebbe/sarei/saremmo) .. (licit-/dichiar-/contrat-/passat-/attaccat-/giocat-/fatto/detto/difes-/intervenut-)
m_influenced-no-else =
    | (lo stesso/comunque/ugualmente) .. (avrei/avremmo)
    | (avrei/avrebbe/avremmo) .. (stesso/uguale/comunque) | <not> .. (cambiat-/cambia/influi-)
m_harm-yes-else =
    | (guadagnat-/danneggiat-/danno/perso/costat-) | (pers-/mancat-) .. (manche/slam/contratto)
    | (danneggiat-/danno/costat-/perso/brutto/zero/peggio)
m_harm-no-else =
    | <not> .. (danneggiat-/danno/cambiato nulla)
    | <not> .. (danno/danneggiat-/costat-)
m_partner-called =
    | compagno (avuto)? .. (contrato/parlato/passato/dichiarato)
m_card-yes-else =
    | (cambiar-/ritirar-/riprend-) .. (carta/attacco/scarto)
