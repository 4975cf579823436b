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
m_kind-failed_alert-else =
    | (non/mai/senza/mancat-/dimenticat-) .. (alert/allert-/alertat-/avvisat-/annunci-) | alert .. (mancat-/tardiv-/ritardo/non)
    | (doveva/andava) .. (alert-/allert-/annunci-)
m_kind-no_agreement-else =
    | <not> .. (accordo/accordi/discuss-) | (mai) (discuss-/parlat-) | (prima volta) .. (insieme/giocano)
m_kind-misbid-else =
    | (dimenticat-/scordat-/confus-) .. (sistema/accordo/convenzione/transfer/cosa) | (sbagliat-) .. (licita/dichiarazione/sistema)
    | spiegazione .. (giusta/corretta/esatta)
when-auction-else =
    | (durante/in/piena/mentre/corso) .. (licita/dichiarazione) | licita .. (in corso/aperta)
    | (cambiare/ritirare) .. (passo/licita/dichiarazione)
when-clarification-else =
    | prima .. attacco | (fine/finita/dopo/chiusa/terminata) .. (licita/dichiarazione/ultimo passo/passo finale)
    | licita .. (finita/chiusa/terminata)
when-play-else =
    | (durante/in/corso) .. (gioco/mano) | (meta) mano | alla <ordinal> presa | (steso/sceso) .. morto | morto (steso/a terra/giu)
    | dopo .. attacco
when-after-else =
    | (dopo/fine/finita/finito/terminat-) .. (gioco/mano/smazzata/turno/board/incontro) | (a)? (fine mano)
    | (mano/gioco/smazzata) .. (finit-/terminat-)
m_partner-not_called-else =
    | compagno .. <not> .. (parlato/dichiarato/licitato/passato) | prima .. compagno
m_partner-called-else =
    | compagno .. (parlato/dichiarato/licitato/passato)
m_influenced-yes-else =
    | (avrei/avremmo/avrebbe/avrebbero/sarei) .. (licitato/dichiarato/contrato/passato/attaccato/detto/riaperto/difeso/giocato/parlato)
m_influenced-no-else =
    | (lo stesso/comunque/ugualmente) .. (avrei/avremmo)
m_harm-yes-else =
    | (guadagnat-/danneggiat-/danno/perso/costat-) | (pers-/mancat-) .. (manche/slam/contratto)
m_harm-no-else =
    | <not> .. (danneggiat-/danno/cambiato nulla)
m_partner-called =
    | compagno (avuto)? .. (contrato/parlato/passato/dichiarato)
