# How a restriction on the lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 26
topic =
    | restrizion- .. (attacco)
    | (viet-/proib-/impedi-) .. (attacco/attaccare/seme) .. (licita/chiamata/ritirat-)
    | (licita/chiamata/dichiarazione) (ritirat-/annullat-) .. attacc-
hint =
    | attacc-
    | (viet-/proib-)
against =
    | penalizz-
    | renonc-
