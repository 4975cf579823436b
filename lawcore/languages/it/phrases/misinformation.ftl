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
    | dopo .. (ultimo passo/passo finale)
    | prima dell? attacco
when-play =
    | (durante/a meta) .. (gioco/mano)
when-after =
    | dopo .. (gioco/mano) | (gioco/mano) finit- | a fine mano
m_kind-wrong_expl =
    | spiegat- male | spiegazione (sbagliat-/errat-) | (corregg-/corrett-) .. spieg- | informazione (sbagliat-/errat-) | detto .. (naturale/debole/forte/transfer/multi) .. (invece/era)
    | (spiegato/spiega) .. ma .. (era/fosse/aveva)
m_kind-failed_alert =
    | (alert/alertat-) .. (mancat-/non) | non (alertat-/alert) | mancat- alert | alert .. non
    | non .. allertat-
m_kind-no_agreement =
    | nessun accordo | non .. accord- | non sanno
m_kind-misbid =
    | (dimenticat-/scordat-) .. sistema | sbagliat- licita
m_harm-yes =
    | (guadagnat-/danneggiat-/danno)
m_partner-not_called =
    | compagno non .. (parlato/licitat-/chiamat-)
