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
